## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = Solitario { $name }
page-promise = Gioca a { $name } online: gratis, senza registrazione, senza pubblicità.
page-relatives = Potrebbero piacerti anche
page-request = Se qualcosa in questa pagina o al tavolo ti sembra strano, o se hai un’idea per rendere { $name } più bello da giocare, scrivimelo, per favore.
page-wish = E adesso buon divertimento, e che in cima ci sia sempre la carta giusta!

## The first set

munger-pitch = Il cugino più stretto di Minerva: un mazzo, una riserva di sette carte e un solo giro del tallone. Fallo fruttare!
manx-pitch = Metti in ordine il mazzo in quattro scale da tredici, con quattro colonne nate da una carta sola, una cella e un giro. Quasi tutta bravura.
triple-minerva-pitch = Tre mazzi, dodici colonne da quattro e una riserva di quindici carte: la tua ancora quando il tavolo si intasa. Lungo, e più bravura che fortuna.
waning-moon-pitch = Un cugino di Forty Thieves: due mazzi su tredici colonne da quattro, una carta alla volta, un solo giro. Difficile, e soprattutto bravura.
minerva-pitch = Le colonne di Athena accanto a una riserva scoperta di undici carte, e due giri di un tallone corto. Un mazzo, fortuna e bravura alla pari.
double-minerva-pitch = Minerva con due mazzi: nove colonne, una riserva di tredici carte, due giri. Più spazio, e più cose da tenere a mente.
athena-pitch = Klondike disposto a scacchiera: sette colonne da quattro, una carta sì e una no coperta. Un mazzo, tre carte alla volta, tutti i giri che vuoi.
canfield-pitch = Il gioco del biscazziere: una riserva di tredici, quattro colonne magre, e basi che cominciano dove vuole il caso. Un mazzo; la fortuna ha parecchio da dire.
spider-pitch = Due mazzi, dieci colonne e otto scale dal re all’asso da portare a casa tutte d’un pezzo. Soprattutto bravura, e pazienza.
tabby-cat-pitch = Quattro colonne, un giro, e una coda su cui può riposare una scala intera. Un mazzo, i semi non contano, quasi tutta bravura.
klondike-pitch = Quello a cui pensano quasi tutti quando dicono «solitario». Un mazzo, sette colonne, una carta alla volta, tutti i giri che vuoi.
forty-thieves-pitch = Due mazzi, dieci colonne scoperte da quattro, nello stesso seme, una carta alla volta, un solo giro. Un classico, e di quelli duri.
eclipse-pitch = Le colonne di Waning Moon, ma le scale dello stesso seme si muovono insieme, e il tallone cade sul tavolo in quattro file da tredici. Due mazzi, soprattutto bravura.
thirty-nine-steps-pitch = Waning Moon con colonne da tre: trentanove carte sul tavolo, sessantacinque nel tallone, un solo giro. Due mazzi, soprattutto bravura.

## Variants: what is different

klondike-draw-3-pitch = Klondike con tre carte girate alla volta: subito si può giocare solo l’ultima, e l’ordine del tallone diventa un rompicapo a sé.
athena-draw-1-pitch = Athena con una carta girata alla volta, come in PySolFC: ogni carta del tallone arriva in cima.
munger-pysol-pitch = Munger come in PySolFC: della riserva vedi solo la carta in cima, e quello che sta su una base ci resta.
minerva-pysol-pitch = Minerva come in PySolFC: della riserva vedi solo la carta in cima, e quello che sta su una base ci resta.
spider-2-suits-pitch = Spider solo con fiori e cuori: metà dei semi da mettere in ordine, e buone possibilità di vincere.
spider-1-suit-pitch = Spider solo con i fiori: ogni scala si può muovere. La porta d’ingresso gentile.
manx-pysol-pitch = Manx con la regola del suo inventore e di PySolFC: a casa vanno solo le scale dal re all’asso, e non torna mai niente.
tabby-cat-whole-tail-pitch = Tabbycat con la regola del suo inventore: quello che sta sulla coda riparte tutto insieme, o non riparte.
golf-nothing-on-kings-pitch = Golf come lo conoscono quasi tutti: un re è un vicolo cieco, finché il tallone non ti dà un’altra carta.

## More games

scorpion-pitch = Lo scopo di Spider con la libertà di Yukon: ogni carta scoperta si muove con tutto quello che ha sopra, e le tre carte del tallone sono l’ultima risorsa.
gypsy-pitch = Due mazzi, otto colonne in rosso e nero, e un tallone che dà una fila alla volta: il fratello maggiore di Klondike, lungo e generoso.
freecell-pitch = Tutte le carte sono scoperte, e quattro celle sono tutto l’aiuto che ti serve: quasi ogni partita si può vincere, dunque dipende solo da te.
penguin-pitch = La prima carta, il becco, decide da dove cominciano le basi. Tutto scoperto, sette celle, quasi tutta bravura.
yukon-pitch = Klondike senza tallone: le carte sono tutte distribuite, e ogni carta scoperta si muove con tutto quello che ha sopra.
bakers-dozen-pitch = Tredici colonne scoperte con i re in fondo, carte mosse una alla volta, e colonne vuote che non si riempiono più. Facile da imparare, bello da vincere.
bisley-pitch = Gli assi salgono e i re scendono finché si incontrano, e le colonne si costruiscono nei due versi. Tutto scoperto, soprattutto bravura.
beleaguered-castle-pitch = Gli assi stanno in mezzo, assediati da otto colonne scoperte. I semi non contano, conta ogni singola carta. Tutta bravura.
fan-pitch = Diciassette ventaglietti da tre carte e una carta sola, da costruire a scendere nello stesso seme; un vuoto lo può riempire solo un re. Tutto scoperto.
calculation-pitch = Quattro basi che contano di uno in uno, di due in due, di tre in tre e di quattro in quattro, e quattro mucchi per tenere il resto. I semi non contano; conta pensare avanti.
sultan-pitch = Il re di cuori siede in mezzo, e intorno a lui la corte cresce fino alle donne. Sei celle, tre giri, soprattutto fortuna, e un bel quadro quando riesce.
golf-pitch = Sette colonne verso un’unica pila, un valore su o giù ogni volta. Rapido, giusto per una breve pausa.
pyramid-pitch = Togli a coppie le carte libere che fanno tredici, finché la piramide non c’è più. Un mazzo, tre giri, soprattutto fortuna.
spiderette-pitch = Spider sul tavolo di Klondike: un mazzo, colonne da una a sette carte, e un tallone che piove giù a file.
simple-simon-pitch = Le 52 carte tutte scoperte in dieci colonne, e quattro semi interi da mettere insieme sul tavolo. Niente tallone, niente fortuna, niente scuse.
eight-off-pitch = Il nonno di FreeCell: otto celle, quattro già occupate, colonne nello stesso seme, e nei vuoti soltanto re. Tutto scoperto.
seahaven-towers-pitch = Dieci colonne scoperte nello stesso seme, quattro celle di cui due occupate, re nei vuoti: un rompicapo freddo e preciso.
four-seasons-pitch = Una croce di cinque carte, quattro angoli da riempire e un mazzo da passare una volta sola: rapido, antico, e soprattutto fortuna.
aces-up-pitch = Quattro colonne, e di due carte di un seme la più bassa se ne va: un gioco da pausa caffè, di solito finito prima del caffè.
eagle-wing-pitch = Otto carte aperte come ali, e sotto un tronco di tredici che viene su soltanto quando cade una piuma.
easthaven-pitch = Klondike a file: sette colonne da tre, e un tallone che per cinque volte copre tutto.
bakers-game-pitch = Il padre di FreeCell: le stesse quattro celle, ma colonne nello stesso seme, e ogni mossa conta doppio.
la-belle-lucie-pitch = Diciotto ventaglietti, nello stesso seme, una carta alla volta; e quando non si muove più niente, due nuove mescolate.
bristol-pitch = Otto ventagli da tre, semi che non contano, e un tallone che dà carte a tre piccole pile: svelto e gentile.
flower-garden-pitch = Sei aiuole da sei fiori e un mazzolino di sedici, tutto scoperto: un giardino incantevole ed esigente.
king-albert-pitch = Nove colonne da una a nove carte e sette carte di rinforzo accanto: tutto scoperto, e duro da convincere.
fourteen-pitch = Dodici colonne da vuotare a coppie che fanno quattordici: tutto scoperto, poche scelte, tutte importanti.
monte-carlo-pitch = Venticinque carte in quadrato: accoppia le vicine, lascia che le altre serrino le file, e spera in quelle nuove.
montana-pitch = Quattro file, quattro buchi, e ogni carta ha un posto dove vuole andare: metà gioco del quindici, metà solitario.
chameleon-pitch = Canfield con tre colonne soltanto, ma con semi che non contano: stretto e indulgente insieme.
dutchess-pitch = Quattro ventagli da tre come riserva, una partenza che scegli tu, e due giri: il Canfield democratico.
will-o-the-wisp-pitch = Una Spiderette più leggera: sette colonne da tre, tutte le carte in cima scoperte, cinque file in arrivo.
limited-pitch = Forty Thieves su dodici colonne da tre: più posti, meno carte sepolte, e sempre un solo giro.
streets-and-alleys-pitch = Beleaguered Castle senza il muro degli assi: anche loro sono da qualche parte nelle otto colonne. Tutto scoperto, tutta bravura.
fortress-pitch = Dieci colonne scoperte da costruire a salire e a scendere, ma solo nello stesso seme: una fortezza con poche porte.
shamrocks-pitch = Diciotto ventagli che non hanno mai più di tre carte, da costruire nei due versi e con qualsiasi seme: mite, verde, e non del tutto innocuo.
numerica-pitch = Quattro basi, quattro mucchi, e una carta alla volta che da qualche parte deve andare: forse il più antico dei solitari.
auld-lang-syne-pitch = Gli assi sono pronti, le carte arrivano quattro alla volta, e si può solo guardare che cosa va bene: la pazienza in persona.
terrace-pitch = Una terrazza di undici carte, una partenza scelta da te, e basi in rosso e nero: uno dei grandi vecchi solitari con due mazzi.
carpet-pitch = Quattro assi e in mezzo un tappeto di venti carte: ogni carta in vista può andare sulle basi, e i buchi si riempiono dal mazzo.
three-peaks-pitch = Tre cime di carte, una pila, un valore su o giù: veloce, allegro, e una partita sola non basta mai.
black-hole-pitch = Tutto cade nell’asso di picche, un valore su o giù ogni volta: 51 carte, niente tallone, nessuna via di scampo.
nestor-pitch = Togli coppie dello stesso valore finché non resta niente: otto colonne, quattro carte di soccorso, e nessun tallone.
accordion-pitch = Una lunga fila da stringere in un’unica pila: il tavolo più semplice del mondo, e tra i più difficili da battere.
osmosis-pitch = I semi filtrano di fila in fila, nell’ordine in cui li ha ricevuti la fila sopra: diverso da ogni altro solitario.
clock-pitch = Ogni carta va alla sua ora finché il quarto re non ferma l’orologio: nessuna bravura, e riesce una partita su tredici.
westcliff-pitch = Dieci colonne corte in rosso e nero, qualsiasi carta in un vuoto, un solo giro: il Klondike più compiacente che ci sia.
thumb-and-pouch-pitch = Un Klondike in cui è vietato solo il seme della carta stessa, e ogni carta può aprire un vuoto: rilassato, con un giro solo.
whitehead-pitch = Tutto scoperto, rosso su rosso e nero su nero, e solo le scale dello stesso seme si muovono insieme: un Klondike per pensatori.
thirty-six-pitch = Sei colonne scoperte da sei, semi che non contano, scale intere in movimento: breve, leggero, un solo giro.
gargantua-pitch = Klondike per l’appetito di un gigante: due mazzi, nove colonne, e due giri del tallone.
big-harp-pitch = Dieci colonne come le corde di un’arpa, due mazzi, qualsiasi carta in un vuoto, un solo giro.
batsford-pitch = Un doppio Klondike con sala d’attesa per tre re: dieci colonne, due mazzi, un solo giro.
thieves-of-egypt-pitch = Una piramide capovolta, tutta scoperta, due mazzi e due giri: i quaranta ladroni vanno in Egitto.
storehouse-pitch = Canfield nello stesso seme: i 2 sono pronti, tredici carte sono in magazzino, e il tallone passa tre volte.
mrs-mop-pitch = Spider con tutte le 104 carte scoperte sul tavolo: tredici colonne, niente tallone, una grande pulizia.
big-spider-pitch = Spider con tre mazzi: tredici colonne, dodici scale, e sei file che arrivano come il maltempo.
forty-and-eight-pitch = Otto colonne scoperte da quattro, nello stesso seme, una carta alla volta, ma due giri: Forty Thieves che ci ripensa.
deuces-pitch = Gli otto 2 aprono le basi, dieci carte singole aprono le colonne, e 86 devono ancora arrivare.
lucas-pitch = Tredici colonne scoperte nello stesso seme, e scale intere che si muovono: Forty Thieves al suo più generoso.
rank-and-file-pitch = Forty Thieves in rosso e nero, con tre carte coperte per colonna e scale che marciano insieme.
fortunes-favor-pitch = Dodici carte singole intorno ai quattro assi, e vuoti che si riempiono da soli: quasi tutto lo fa la fortuna.
seven-by-four-pitch = FreeCell con una colonna in meno: sette colonne, quattro celle, tutto scoperto.
forecell-pitch = FreeCell che comincia con le celle piene e nei vuoti ammette solo re: quattro catene da scrollarsi di dosso.
good-measure-pitch = Baker’s Dozen di una taglia più piccola: dieci colonne scoperte da cinque, due assi già fuori, i re in fondo.
cruel-pitch = Dodici mucchietti nello stesso seme, e una ridistribuzione a volontà che mantiene l’ordine: un rompicapo di spinte.
scotch-patience-pitch = Diciotto ventagli, semi che non contano, ma basi in rosso e nero: parsimonioso, come lascia intendere il nome.
betsy-ross-pitch = Quattro serie aritmetiche, un tallone che passa tre volte, e niente da decidere: contare per compagnia.
windmill-pitch = Una grande pala in mezzo che gira quattro volte dall’asso al re, e quattro che scendono dai re.
royal-cotillion-pitch = Le dame da una parte, i signori dall’altra, e basi che salgono di due valori alla volta: una danza per due mazzi.
doublets-pitch = Tutto si raddoppia: dal 3 al 6, alla donna, al fante, e sempre in tondo, mentre i re stanno a guardare.
napoleons-tomb-pitch = Una pila scende quattro volte dal 6 all’asso, quattro salgono dal 7 al re, e quattro posti aspettano: una faccenda svelta e ordinata.
grandfathers-clock-pitch = Dodici basi intorno a un quadrante, e si vince quando ogni pila mostra la sua ora.
thirteens-pitch = Dieci carte, coppie che fanno tredici, i re da soli, buchi riempiti subito: il solitario più semplice.
peek-pitch = Osmosis con la riserva scoperta: vedi che cosa arriva, il che non vuol dire che tu possa farle fretta.
vegas-klondike-pitch = Klondike come lo davano i casinò: una carta alla volta, e un solo giro del tallone.
small-harp-pitch = Klondike con le colonne in fila come corde d’arpa, dalla lunga alla corta, come si giocava in Germania.
trigon-pitch = Klondike nello stesso seme: una carta alla volta, tutti i giri che vuoi, e molta più resistenza.
northwest-territory-pitch = Klondike senza tallone: otto colonne, e accanto sedici carte scoperte da usare come vuoi.
jane-pitch = Un Klondike con la partenza decisa dalla sorte, e sette carte scoperte di riserva che il tallone rinnova.
agnes-bernauer-pitch = Tutte le colonne scoperte, una partenza decisa dalla sorte, sette riserve: un Klondike per chi ama i piani.
agnes-sorel-pitch = Rosso su rosso e nero su nero, un tallone che cade a file, e vuoti che restano vuoti: una dama con una volontà sua.
pas-seul-pitch = Sei carte singole per cominciare, rosso e nero, un solo giro: un ballo da soli su una pista quasi vuota.
saratoga-pitch = Klondike senza niente di nascosto, tre carte alla volta: tempo per pensare compreso.
double-klondike-pitch = Klondike con due mazzi: nove colonne, otto basi, una carta alla volta, e nessuna fretta.
double-klondike-draw-3-pitch = Double Klondike con tre carte alla volta: il lungo tallone diventa un rompicapo a sé.
