## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.
# Paragraphs are separated by an empty line.

# $name (proper name)
page-heading = Solitario { $name }
page-promise = Gioca a { $name } online: gratis, senza registrazione, senza pubblicità.
page-relatives = Potrebbero piacerti anche
page-request = Se qualcosa in questa pagina o al tavolo ti sembra strano, o se hai un’idea per rendere { $name } più bello da giocare, scrivimelo, per favore.
page-wish = E adesso buon divertimento, e che in cima ci sia sempre la carta giusta!

## The first set

munger-pitch = Il cugino più stretto di Minerva: un mazzo, una riserva di sette carte e un solo giro del tallone. Fallo fruttare!
munger-introduction =
    Munger è della famiglia di Athena, quella delle colonne a scacchiera: una carta coperta, una scoperta, una coperta, una scoperta. Da Canfield ha preso la riserva, una piccola pila che puoi leggere per intero fin dall’inizio, ma smontare soltanto dalla cima. Si gioca con un mazzo, e fortuna e bravura pesano più o meno uguale.

    Tutto gira intorno alle due carte coperte di ogni colonna. Sono quattordici, e finché non le hai scoperte giochi mezzo al buio. L’apertura è dunque un lavoro di pazienza: scopri quello che puoi prima che il tallone finisca, perché il giro è uno solo e un turno sprecato si recupera di rado. I re che arrivano presto sono graditi solo se li aspetta una colonna vuota. E non dimenticare che una carta salita su una base non è persa: puoi riprenderla quando una colonna ne ha bisogno.
munger-relatives = Se sette carte di riserva ti sembrano poche, { GAME("minerva") } te ne dà undici e un secondo giro. { GAME("double-minerva") } è la stessa idea con due mazzi. E per riprendere fiato vai da { GAME("athena") }: lì non c’è riserva, e i giri sono quanti ne vuoi.

manx-pitch = Metti in ordine il mazzo in quattro scale da tredici, con quattro colonne nate da una carta sola, una cella e un giro. Quasi tutta bravura.
manx-introduction =
    Manx l’ha inventato Rick Holzgrafe, l’autore di Solitaire Till Dawn, e porta il nome del gatto dell’isola di Man, quello senza coda. Suo fratello Tabbycat la coda ce l’ha: un posto dove può aspettare una scala intera. Manx ti lascia soltanto una cella, per una carta sola.

    Alle regole bisogna abituarsi un momento. I semi non contano, e i valori girano in tondo: dopo l’asso viene il re. Per questo una scala può cominciare dovunque, purché tredici carte si seguano senza buchi. Le carte singole non vanno mai sulle basi, ci va solo una scala intera, e solo quando lo dici tu. Aspettare può essere saggio, perché una scala finita che resta sul tavolo è ancora una colonna su cui costruire.

    Puoi perfino riprendere carte da una scala già tolta, una alla volta. È permesso, ed è caro: quella base non prende più niente finché non se ne sono andate tutte e tredici. Con due colonne libere ci si riesce, con una no. E prima di ogni fila del tallone chiediti dove potranno andare le prossime quattro carte: la fila cade sopra a tutto, e ce ne sono soltanto dodici.

    Questo è il gioco come lo si conosce qui. La regola dell’inventore, che è anche quella di PySolFC, è più severa: partono solo le scale dal re all’asso, e non torna mai niente. Quel gioco lo trovi sotto { GAME("manx-pysol") }.
manx-relatives = Con { GAME("spider") } vai sul sicuro, se ti piace portare a casa scale intere. { GAME("tabby-cat") } ha le stesse quattro colonne e lo stesso posto stretto lì accanto, con una coda al posto della cella.

triple-minerva-pitch = Tre mazzi, dodici colonne da quattro e una riserva di quindici carte: la tua ancora quando il tavolo si intasa. Lungo, e più bravura che fortuna.
triple-minerva-introduction =
    Triple Minerva è Minerva diventata grande: Thomas Warfield l’ha portata a tre mazzi. Dodici colonne, dodici basi e una riserva di quindici carte, tutte sotto i tuoi occhi fin dall’inizio.

    Con 156 carte le colonne si intasano prima di quanto pensi, ed è per questo che qui la riserva conta più che in Minerva: spesso è l’unico posto da cui può venire la carta che rimette tutto in moto. Usala presto, uno strato dopo l’altro, e tieni d’occhio che cosa c’è più in fondo. Il tallone si percorre due volte: quello che la prima volta devi lasciare tra gli scarti lo puoi ancora avere la seconda.

    Di ogni carta ce ne sono tre, perciò te ne trovi davanti di continuo di uguali. Guarda due volte prima di scegliere: da quale dei tre sette muovi dipende quale carta scopri. E siccome nessuna base è legata a un seme, una carta bassa la puoi anche spostare da una base all’altra.
triple-minerva-relatives = Lo stesso gioco in una taglia più piccola: { GAME("double-minerva") } con due mazzi, { GAME("minerva") } con uno. Oppure torna al classico { GAME("klondike") }: lì di riserve non c’è bisogno.

waning-moon-pitch = Un cugino di Forty Thieves: due mazzi su tredici colonne da quattro, una carta alla volta, un solo giro. Difficile, e soprattutto bravura.
waning-moon-introduction =
    Il nome, «luna calante», viene dal tavolo stesso: la fila di tredici colonne si assottiglia carta dopo carta, come la luna quando cala. Waning Moon si gioca con le stesse 104 carte di Forty Thieves, ma su tre colonne in più: le pile sono meno profonde, e nelle colonne non c’è niente di nascosto. Appartiene alla vecchia tradizione dei solitari con due mazzi, quella che la leggenda lega a Napoleone a Sant’Elena. Che ne abbia giocato anche uno solo, nessuno l’ha mai dimostrato.

    Il tuo avversario sono gli scarti. Il giro è uno solo, e una carta che finisce sepolta lì è persa per sempre, a meno che tutto quello che ha sopra non trovi posto. Vuota una colonna appena puoi, e poi custodiscila: vale più della carta che vorresti metterci. Costruisci dove serve a scoprire qualcosa, non solo perché si può.

    Quanto è difficile? I giocatori gli danno circa il dieci per cento di possibilità; questo vale per noi, che il tallone non lo vediamo. Un computer che conosceva tutte le carte ha vinto 115 partite su 120, e così è praticamente certo che almeno nove partite su dieci si possono vincere. I due numeri non si contraddicono: quasi ogni partita ha una strada, e l’arte è trovarla alla cieca.
waning-moon-relatives = In { GAME("eclipse") } si muovono scale intere dello stesso seme, e il tallone arriva a file. { GAME("thirty-nine-steps") } è lo stesso gioco con colonne da tre e un tallone più lungo. E { GAME("forty-thieves") } è il capostipite di tutti.

minerva-pitch = Le colonne di Athena accanto a una riserva scoperta di undici carte, e due giri di un tallone corto. Un mazzo, fortuna e bravura alla pari.
minerva-introduction =
    Minerva è il nome che i romani davano ad Atena, e anche il gioco è quello di Athena: sette colonne a scacchiera, una carta coperta, una scoperta. Di nuovo c’è la riserva di undici carte. La puoi leggere tutta fin dall’inizio, ma si gioca solo quella in cima.

    Undici carte in riserva ne lasciano tredici al tallone, che puoi percorrere due volte. Così presto sai quasi tutto quello che c’è da sapere, e il gioco diventa un rompicapo: in che ordine va smontata la riserva, e quale colonna cede per prima? Prima si scoprono le carte coperte, poi si pensa alle basi. Del resto con le basi non c’è fretta, perché la loro carta in cima può tornare in gioco.

    In PySolFC la riserva è coperta, tranne la carta in cima, e le basi non restituiscono niente. È un altro gioco, e lo trovi sotto { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } è il cugino più stretto, con sette carte di riserva e un solo giro. { GAME("double-minerva") } e { GAME("triple-minerva") } sono per le serate lunghe. E da { GAME("canfield") } viene la riserva.

double-minerva-pitch = Minerva con due mazzi: nove colonne, una riserva di tredici carte, due giri. Più spazio, e più cose da tenere a mente.
double-minerva-introduction =
    Double Minerva prende tutto da Minerva e lo gioca con due mazzi: nove colonne da quattro, coperta, scoperta, coperta, scoperta, otto basi e una riserva scoperta di tredici carte. In una colonna vuota possono sistemarsi soltanto i re.

    Due mazzi lo rendono insieme più gentile e più insidioso. Più gentile, perché ogni carta c’è due volte: se una è sepolta, la gemella forse è vicina. Più insidioso, perché all’inizio le carte coperte sono diciotto, e un tallone di 55 diventa presto un grosso mucchio di scarti. Comincia dalle colonne che nascondono le carte più promettenti, e tratta la riserva come una terza mano, non come un peso di cui liberarti. C’è un secondo giro: usa il primo per guardarti intorno.
double-minerva-relatives = A { GAME("minerva") } basta un mazzo, a { GAME("triple-minerva") } ne servono tre. Se vuoi due mazzi senza riserva e senza carte coperte, guarda { GAME("forty-thieves") }.

athena-pitch = Klondike disposto a scacchiera: sette colonne da quattro, una carta sì e una no coperta. Un mazzo, tre carte alla volta, tutti i giri che vuoi.
athena-introduction =
    Athena si gioca come Klondike, eppure dalla prima mossa sa di diverso. Tutte e sette le colonne hanno quattro carte, e in ognuna si alternano coperta, scoperta, coperta, scoperta. All’inizio ne vedi dunque quattordici invece di sette, e a metà di queste non puoi ancora arrivare.

    Il bello è questo: puoi fare piani per carte che vedi ma non hai. Guarda la carta scoperta della seconda fila, pensa a dove andrà, e aprile la strada. Il tallone si gira a tre carte alla volta. Se ne giochi una, l’ordine di quelle che seguono si sposta di un posto, e una carta che non potevi raggiungere viene in cima al giro dopo. Se preferisci girarne una per volta, prendi { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } è il padre di questo gioco. Con una riserva accanto alle stesse colonne diventa { GAME("minerva") }; con una riserva piccola e un solo giro, { GAME("munger") }.

canfield-pitch = Il gioco del biscazziere: una riserva di tredici, quattro colonne magre, e basi che cominciano dove vuole il caso. Un mazzo; la fortuna ha parecchio da dire.
canfield-introduction =
    Si racconta che Richard Canfield, che alla fine dell’Ottocento teneva a Saratoga una famosa casa da gioco, vendesse ai clienti un mazzo di carte per cinquanta dollari e ne pagasse cinque per ogni carta portata sulle basi. I più ne portavano cinque o sei. Lo si racconta come storia vera, ma come quasi tutto quello che si dice sui giochi di carte è meglio gustarlo come leggenda.

    La prima carta distribuita su una base decide da quale valore cominciano tutte e quattro, e da lì si va in tondo, oltre il re fino all’asso. Accanto ci sono tredici carte di riserva, di cui vedi solo quella in cima, e sono il cuore della faccenda: finché durano, riempiono ogni colonna che si vuota, subito e senza chiederti niente. Libera la riserva più in fretta che puoi. Una colonna vuotata presto fa salire una carta della riserva, ed è quasi sempre un bene; una carta degli scarti lo è di rado.

    Sul muovere parti di una colonna i libri non vanno d’accordo. Qui si muove una carta, o la colonna intera, come in PySolFC.
canfield-relatives = { GAME("munger") } e { GAME("minerva") } hanno una riserva che puoi leggere fin dall’inizio. Se ti piace che il punto di partenza lo decida la sorte, prova { GAME("penguin") }: lì le carte sono tutte scoperte.

spider-pitch = Due mazzi, dieci colonne e otto scale dal re all’asso da portare a casa tutte d’un pezzo. Soprattutto bravura, e pazienza.
spider-introduction =
    Spider, il ragno, è il re dei solitari in cui niente va a casa carta per carta. Si costruisce sul tavolo, nelle colonne stesse, e solo quando una scala di un unico seme è completa dal re all’asso se ne va. Di scale ce ne vogliono otto, quante sono le zampe di un ragno; da lì, dicono, viene il nome.

    Nelle colonne puoi costruire senza guardare i semi. La trappola è che una scala così mescolata poi non si muove: insieme vanno solo carte dello stesso seme. Ogni mossa comoda di adesso può essere un nodo di domani. Costruisci nel seme quando puoi, scopri le carte coperte, e lavora per avere una colonna vuota, perché non c’è attrezzo migliore. Prima di ogni nuova fila del tallone ogni colonna deve avere una carta. E prima metti ordine, perché la fila coprirà tutto.

    Con quattro semi Spider è esigente. Con due è più amichevole, e con uno è un bel modo di imparare.
spider-relatives = { GAME("spider-1-suit") } e { GAME("spider-2-suits") } sono le porte d’ingresso gentili. { GAME("scorpion") } ha lo stesso scopo con un mazzo e molta più libertà di muovere. Anche { GAME("manx") } porta a casa scale intere, ma i semi non contano.

tabby-cat-pitch = Quattro colonne, un giro, e una coda su cui può riposare una scala intera. Un mazzo, i semi non contano, quasi tutta bravura.
tabby-cat-introduction =
    Tabbycat viene, come Manx, da Rick Holzgrafe e dal suo Solitaire Till Dawn. Il gatto dell’isola di Man non ha coda, il gatto tigrato sì, e tutta la differenza sta in quest’immagine: la coda accanto alle colonne prende non solo una carta, ma una scala intera, purché sia vuota.

    Per il resto si sta stretti. Le colonne sono quattro, e per dodici volte ci cade sopra una fila di quattro carte. Si scende senza guardare i semi, e i valori girano in tondo, ma a casa vanno solo le scale complete, dal re all’asso. Parcheggia sulla coda una scala lunga per arrivare a quello che c’è sotto, e pensa a quando la libererai: una coda occupata non serve a niente quando arriva la prossima fila. Quello che ci sta sopra può ripartire a pezzi. L’inventore era più severo e lo faceva ripartire solo tutto intero; quel gioco è { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } è il fratello senza coda. Se quattro colonne ti sembrano poche, { GAME("spider") } ne ha dieci.

klondike-pitch = Quello a cui pensano quasi tutti quando dicono «solitario». Un mazzo, sette colonne, una carta alla volta, tutti i giri che vuoi.
klondike-introduction =
    Klondike è probabilmente il solitario più conosciuto del mondo, e per molti l’unico. Si dice che prenda il nome dalla corsa all’oro nell’estremo nord del Canada, dove nelle sere d’inverno il tempo non mancava; chi l’abbia inventato non lo sa nessuno. Da quando, nel 1990, è arrivato con ogni computer Windows, ha tenuto occupati uffici interi.

    Le regole si imparano in fretta, e non è solo questione di fortuna. Scopri prima di tutto le carte coperte, a cominciare dalle colonne più alte. Non vuotare una colonna se non c’è un re pronto a entrarci. E non correre alle basi: un 5 rosso già salito non può più accogliere un 4 nero, anche se qui, in caso di bisogno, lo puoi riprendere.

    Gli studiosi hanno fatto esaminare ai loro computer moltissime partite, con tutte le carte note: circa nove su dieci si possono vincere girando una carta alla volta, e circa otto su dieci girandone tre (Blake e Gent). Noi, che non conosciamo tutte le carte, vinciamo molto più di rado. Non è il caso di vergognarsene.
klondike-relatives = { GAME("klondike-draw-3") } è la sfida classica. In { GAME("athena") } ogni colonna è coperta, scoperta, coperta, scoperta. { GAME("yukon") } distribuisce tutte le carte, e { GAME("gypsy") } è il fratello maggiore di Klondike, con due mazzi.

forty-thieves-pitch = Due mazzi, dieci colonne scoperte da quattro, nello stesso seme, una carta alla volta, un solo giro. Un classico, e di quelli duri.
forty-thieves-introduction =
    All’inizio sul tavolo ci sono quaranta carte: sono i quaranta ladroni di Alì Babà. Il gioco si chiama anche Napoleone a Sant’Elena, perché si racconta che l’imperatore ci passasse il tempo dell’esilio. È una bella storia, e del tutto indimostrata.

    Nelle colonne non c’è niente di nascosto, e niente ti viene regalato. Si scende nello stesso seme, si muove una carta alla volta, e ogni carta del tallone si vede una volta sola. Pensa dunque prima di ogni tocco. Libera gli assi e i 2, tieni le colonne in seme, e soprattutto vuota una colonna e lasciala vuota: è l’unico posto dove una carta può aspettare. I principianti la riempiono subito; i vecchi volponi la tengono finché non rende due mosse in cambio.
forty-thieves-relatives = Su tre colonne in più le stesse carte diventano { GAME("waning-moon") }, con colonne da tre diventano { GAME("thirty-nine-steps") }. In { GAME("eclipse") } le scale si possono muovere.

eclipse-pitch = Le colonne di Waning Moon, ma le scale dello stesso seme si muovono insieme, e il tallone cade sul tavolo in quattro file da tredici. Due mazzi, soprattutto bravura.
eclipse-introduction =
    Eclipse somiglia al cugino Waning Moon: due mazzi, tredici colonne da quattro, tutto scoperto, a scendere nello stesso seme. Due cose sono diverse, e cambiano tutto. Le scale dello stesso seme si muovono in blocco, e questo ti rende veloce. E gli scarti non ci sono: un tocco sul tallone dà una fila intera, una carta a ciascuna delle tredici colonne, vuote comprese.

    Per quattro volte il tavolo si oscura così, e quello che avevi messo in ordine finisce sotto carte nuove. Porta dunque a casa quanto puoi prima di toccare, e non mettere da parte colonne vuote per dopo la fila, perché allora vuote non saranno più. Tra una fila e l’altra il gioco è generoso: in una colonna vuota può andare qualsiasi carta o scala, e le basi restituiscono la carta in cima.
eclipse-relatives = { GAME("waning-moon") } ha le stesse colonne, con carte singole e scarti. Anche { GAME("gypsy") } dà le carte a file, su otto colonne in rosso e nero. E per file e scale intere insieme c’è { GAME("spider") }.

thirty-nine-steps-pitch = Waning Moon con colonne da tre: trentanove carte sul tavolo, sessantacinque nel tallone, un solo giro. Due mazzi, soprattutto bravura.
thirty-nine-steps-introduction =
    Tredici colonne da tre fanno trentanove carte, e il nome non vuol dire altro, anche se strizza l’occhio al vecchio romanzo di spie di John Buchan, quello dei «trentanove scalini». Le regole sono quelle di Forty Thieves e Waning Moon: tutto scoperto, a scendere nello stesso seme, una carta alla volta, un solo giro.

    Le colonne sono poco profonde, e così vuotarne una è più facile che in Waning Moon. In cambio il tallone è più lungo, e ogni carta che giri e non sistemi seppellisce quelle di prima. L’arte è avere posto quando il tallone porta quello che ti serve. Spendi le colonne vuote con calma, e guarda gli scarti come una colonna che prima o poi dovrai smontare, dalla cima.
thirty-nine-steps-relatives = Con una quarta fila è { GAME("waning-moon") }. Con dieci colonne da quattro è { GAME("forty-thieves") }. Se una carta alla volta ti sembra troppo severo, in { GAME("eclipse") } le scale si muovono.

## Variants: what is different

klondike-draw-3-pitch = Klondike con tre carte girate alla volta: subito si può giocare solo l’ultima, e l’ordine del tallone diventa un rompicapo a sé.
klondike-draw-3-introduction = È il gioco che i primi computer Windows hanno insegnato al mondo, e quello che quasi tutti ricordano come difficile. Il tallone diventa un orologio: giocare una carta sposta l’ordine di tutte le altre, e quella che non arrivava mai in cima forse ci arriva al giro dopo. Percorrilo pure una volta senza toccare niente, solo per sapere che cosa c’è.
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
scorpion-introduction = Scorpion sembra mite e punge tardi: quando ti accorgi che due carte di un seme si chiudono a vicenda, di solito la partita è persa da un pezzo. Prima di muovere cerca questi cerchi, soprattutto tra le carte coperte delle prime quattro colonne, e apri presto quelle colonne. Le ultime tre carte del tallone tienile per il momento in cui sai che cosa copriranno.
gypsy-pitch = Due mazzi, otto colonne in rosso e nero, e un tallone che dà una fila alla volta: il fratello maggiore di Klondike, lungo e generoso.
gypsy-introduction = Gypsy prende la libertà di { GAME("klondike") }, raddoppia i mazzi e al posto delle carte girate mette dieci acquazzoni. È un gioco di maree: tra una fila e l’altra metti ordine, poi torna l’acqua. Non toccare il tallone finché c’è una mossa utile, e usa una colonna vuota prima della prossima fila, perché dopo una carta ci cadrà comunque.
freecell-pitch = Tutte le carte sono scoperte, e quattro celle sono tutto l’aiuto che ti serve: quasi ogni partita si può vincere, dunque dipende solo da te.
freecell-introduction = FreeCell è nato da { GAME("bakers-game") }: nel 1978 Paul Alfille, allora studente, lo programmò a colori alterni, e più tardi arrivò con ogni computer Windows. Le sue prime 32000 partite sono diventate famose perché una sola, la 11982, non è mai stata vinta da nessuno. Prima di muovere guarda dove stanno gli assi e scava verso di loro; e occupa l’ultima cella libera solo se sai come si vuoterà di nuovo.
penguin-pitch = La prima carta, il becco, decide da dove cominciano le basi. Tutto scoperto, sette celle, quasi tutta bravura.
penguin-introduction = Penguin è un’invenzione di David Parlett, l’inglese che ha scritto tanti libri sui giochi, e ha un suo piccolo linguaggio: la prima carta è il becco, le sette celle sono la pinna. Le altre tre carte del valore del becco sono già sulle basi, perciò tutto sta nel liberare il becco dal fondo della sua colonna. Sgombra prima quella colonna, e ricordati che un vuoto prende solo il valore subito sotto quello di partenza.
yukon-pitch = Klondike senza tallone: le carte sono tutte distribuite, e ogni carta scoperta si muove con tutto quello che ha sopra.
yukon-introduction = Come il fiume Yukon va oltre i campi d’oro del Klondike, così questo gioco va avanti dove { GAME("klondike") } si ferma: non c’è un tallone da aspettare, al massimo un’idea migliore. Qui i mucchi disordinati viaggiano senza fatica, ed è la trappola: quello che ti porti dietro può seppellire quello che ti serve. Scopri prima le carte coperte delle colonne lunghe, e preferisci le mosse che più tardi non potresti più fare.
bakers-dozen-pitch = Tredici colonne scoperte con i re in fondo, carte mosse una alla volta, e colonne vuote che non si riempiono più. Facile da imparare, bello da vincere.
bakers-dozen-introduction = La dozzina del fornaio è tredici, un panino in più del promesso; qui sono tredici colonne. È uno dei giochi a carte scoperte più gentili: i re sono stati tolti di mezzo prima che tu cominci, e con un po’ di cura quasi tutte le partite si vincono. Siccome una colonna vuotata è persa per sempre, non avere fretta: ogni colonna è un posto dove costruire, e ti servirà a lungo.
bisley-pitch = Gli assi salgono e i re scendono finché si incontrano, e le colonne si costruiscono nei due versi. Tutto scoperto, soprattutto bravura.
beleaguered-castle-pitch = Gli assi stanno in mezzo, assediati da otto colonne scoperte. I semi non contano, conta ogni singola carta. Tutta bravura.
beleaguered-castle-introduction = Vista dall’alto, la vecchia disposizione sembra davvero un assedio: in mezzo il muro degli assi, su ogni lato quattro schiere di carte. È tutto scoperto, e se si perde la colpa è solo nostra. A decidere è di solito la prima colonna vuota. Scegli quella che costa meno sacrifici, e fai salire le carte basse tutte insieme, perché un seme che scappa avanti non lascia appoggi agli altri.
fan-pitch = Diciassette ventaglietti da tre carte e una carta sola, da costruire a scendere nello stesso seme; un vuoto lo può riempire solo un re. Tutto scoperto.
fan-introduction = Fan è il fratello sincero di { GAME("la-belle-lucie") }: non si rimescola, ma i re trovano posto quando un ventaglio è finito. Siccome si vede tutto, il problema è che cosa seppellire, perché ogni carta posata sigilla il ventaglio che copre. Segnati quelli in cui una carta alta sta su una bassa dello stesso seme: sono i nodi, e vanno sciolti presto.
calculation-pitch = Quattro basi che contano di uno in uno, di due in due, di tre in tre e di quattro in quattro, e quattro mucchi per tenere il resto. I semi non contano; conta pensare avanti.
calculation-introduction = Calculation è aritmetica travestita da gioco di carte, e tra gli amici dei solitari passa per uno dei più belli, perché di caso ce n’è ben poco. I principianti buttano le carte sui mucchi come vengono, e perdono; chi fa piani vince molto più spesso di quanto perda. Tieni un mucchio per i re, che vengono dappertutto per ultimi, e disponi ogni mucchio in modo che le carte se ne vadano nell’ordine in cui serviranno.
sultan-pitch = Il re di cuori siede in mezzo, e intorno a lui la corte cresce fino alle donne. Sei celle, tre giri, soprattutto fortuna, e un bel quadro quando riesce.
golf-pitch = Sette colonne verso un’unica pila, un valore su o giù ogni volta. Rapido, giusto per una breve pausa.
golf-introduction = Il nome viene dal modo di contare: ogni carta che avanza vale un colpo, e su nove partite, come su nove buche, si cerca di farne pochi. Prima di partire cerca percorsi lunghi su e giù, e lasciati due continuazioni piuttosto che una. Scomodi sono i re e gli assi, perché hanno un solo valore vicino.
pyramid-pitch = Togli a coppie le carte libere che fanno tredici, finché la piramide non c’è più. Un mazzo, tre giri, soprattutto fortuna.
pyramid-introduction = Pyramid si dispone in un attimo e si batte di rado, e forse per questo ci si torna da più di cent’anni. Guardare avanti aiuta: se le compagne di una carta stanno in fondo allo stesso angolo, apri quell’angolo presto. E non accoppiare due carte della piramide solo perché vanno bene; una carta del tallone può fare lo stesso lavoro e lasciarti una scelta in più.
spiderette-pitch = Spider sul tavolo di Klondike: un mazzo, colonne da una a sette carte, e un tallone che piove giù a file.
spiderette-introduction = Spiderette è quello che resta di { GAME("spider") } quando nel cassetto c’è un mazzo solo. È più corto, ma non molto più facile: ogni carta c’è una volta sola, e per quella sepolta non c’è una seconda occasione. La prima fila del tallone arriva spesso troppo presto; dedica dunque le mosse alle colonne lunghe di destra finché tutto è ancora piccolo.
simple-simon-pitch = Le 52 carte tutte scoperte in dieci colonne, e quattro semi interi da mettere insieme sul tavolo. Niente tallone, niente fortuna, niente scuse.
simple-simon-introduction = Il nome dev’essere uno scherzo. Simple Simon è { GAME("spider") } a sipario alzato: non arriva niente dopo, non c’è niente di nascosto, eppure per trovare l’ordine giusto ci vuole a volte un quarto d’ora. Ragiona all’indietro: prendi il seme con il re più libero, chiediti che cosa copre le sue prossime carte, e mescola i semi solo dove vedi come scioglierli.
eight-off-pitch = Il nonno di FreeCell: otto celle, quattro già occupate, colonne nello stesso seme, e nei vuoti soltanto re. Tutto scoperto.
eight-off-introduction = Eight Off è più vecchio di { GAME("freecell") } e fa vedere da dove quello viene: la stessa idea dei posti dove parcheggiare, ma tutto rigorosamente nel seme. Otto celle sembrano una ricchezza, finché non ti accorgi che metà sono affittate dal primo minuto. Manda via prima quei quattro inquilini, e pensaci bene prima di vuotare una colonna per cui non hai un re.
seahaven-towers-pitch = Dieci colonne scoperte nello stesso seme, quattro celle di cui due occupate, re nei vuoti: un rompicapo freddo e preciso.
seahaven-towers-introduction = Seahaven Towers l’ha ideato Art Cabral alla fine degli anni Ottanta, quando i giochi di carte si trasferivano sui primi computer di casa. Siccome un vuoto prende solo un re, vuotare una colonna non è di per sé un vantaggio: conta quale re hai sottomano. Conta prima di scavare: con due celle libere sollevi tre carte, non una di più.
four-seasons-pitch = Una croce di cinque carte, quattro angoli da riempire e un mazzo da passare una volta sola: rapido, antico, e soprattutto fortuna.
four-seasons-introduction = Four Seasons si dispone a croce, con le basi negli angoli, e con gli altri suoi nomi, Corner Card o Vanishing Cross, sta da generazioni nei libri di solitari. Le cinque colonne prendono quasi tutto, e l’arte è non intasarle: tienine una per i valori alti, contati da quello di partenza, e lascia aperto un vuoto finché resisti.
aces-up-pitch = Quattro colonne, e di due carte di un seme la più bassa se ne va: un gioco da pausa caffè, di solito finito prima del caffè.
aces-up-introduction = Aces Up si spiega in una frase; per questo ha una dozzina di nomi, e per questo le nonne lo insegnano ai bambini. Non farti ingannare: riesce solo ogni tanto, e l’unica vera decisione è la colonna vuota. Mettici la carta che ne libera di più, spesso quella che copre una carta più alta di un seme che vedi altrove, e non semplicemente la più alta.
eagle-wing-pitch = Otto carte aperte come ali, e sotto un tronco di tredici che viene su soltanto quando cade una piuma.
eagle-wing-introduction = Eagle Wing è della famiglia di { GAME("canfield") }, e il suo tavolo ha davvero le ali: quattro carte per parte di una pila coperta che si chiama tronco. Tutto dipende da quel tronco, perché una carta ne esce solo quando un’ala si vuota. Porta dunque sulle basi le carte delle ali anche quando sembra uno spreco, e usa i tre giri per aspettare i semi bloccati.
easthaven-pitch = Klondike a file: sette colonne da tre, e un tallone che per cinque volte copre tutto.
easthaven-introduction = Easthaven è la sorella piccola di { GAME("gypsy") }: un mazzo, e file di carte al posto di scarti in cui frugare. L’ultima fila è corta, ed è bene ricordarselo, perché risparmia le colonne di destra. Qui una colonna vuota può cominciare con qualsiasi carta, ma non essere generoso: prima della prossima fila un vuoto vale più di un re che lo occupa.
bakers-game-pitch = Il padre di FreeCell: le stesse quattro celle, ma colonne nello stesso seme, e ogni mossa conta doppio.
bakers-game-introduction = Martin Gardner descrisse questo gioco nel 1968 sulla rivista Scientific American; l’aveva avuto dal matematico C. L. Baker, che l’aveva imparato da suo padre. Dieci anni dopo qualcuno cambiò una sola regola, e il mondo ebbe { GAME("freecell") }. Nello stesso seme in ogni posto va bene una carta sola, perciò i piani sono soltanto lunghi: cerca la colonna che si scioglie in carte vicine, e comincia da lì.
la-belle-lucie-pitch = Diciotto ventaglietti, nello stesso seme, una carta alla volta; e quando non si muove più niente, due nuove mescolate.
la-belle-lucie-introduction = La Belle Lucie, la bella Lucia, è una vecchia bellezza francese, e ogni libro di solitari le tiene un posto. Un ventaglio finito non si rimpiazza, perciò ogni carta che muovi deve guadagnarsi il posto. Non coprire mai una carta che ti servirà presto: quello che qui è coperto lo resta fino alla prossima distribuzione. Gioca finché non va più niente, e solo allora raccogli le carte.
bristol-pitch = Otto ventagli da tre, semi che non contano, e un tallone che dà carte a tre piccole pile: svelto e gentile.
bristol-introduction = Bristol l’hanno inventato Albert Morehead e Geoffrey Mott-Smith per il loro libro americano di solitari, e l’hanno fatto piacevole: nessun seme sbarra la strada, e i re stanno in fondo, dove non danno fastidio. Le tre pile nutrite dal tallone sono la tua memoria: tieni d’occhio la seconda carta di ciascuna. Prima di dare altre carte, chiediti quale delle tre in cima sei disposto a seppellire.
flower-garden-pitch = Sei aiuole da sei fiori e un mazzolino di sedici, tutto scoperto: un giardino incantevole ed esigente.
flower-garden-introduction = In Flower Garden le colonne sono aiuole e la riserva è il mazzolino che hai in mano: sedici carte da usare quando vuoi. È una ricchezza, e finisce: ogni fiore che pianti in un’aiuola dà fastidio a qualcuno. Scava verso gli assi e i 2 nell’aiuola che ne ha di più, e cerca di tenere vuota un’aiuola piuttosto che pieno il mazzolino.
king-albert-pitch = Nove colonne da una a nove carte e sette carte di rinforzo accanto: tutto scoperto, e duro da convincere.
king-albert-introduction = King Albert, si dice, porta il nome del re dei belgi che tenne duro nella prima guerra mondiale, e il gioco ha la stessa testardaggine. Le sette carte accanto alle colonne sono la guarnigione: falla uscire tardi, e mai tutta insieme. Le colonne corte sono la tua speranza, perché una si può vuotare presto; da lì in poi muovere le carte una alla volta è un altro gioco.
fourteen-pitch = Dodici colonne da vuotare a coppie che fanno quattordici: tutto scoperto, poche scelte, tutte importanti.
fourteen-introduction = Fourteen si spiega subito ed è tutto lì da vedere, perciò sembra che debba riuscire; succede meno spesso di quanto si speri. A bloccarlo sono le coppie una sopra l’altra nella stessa colonna, e quelle le vedi fin dall’inizio. Smonta prima quelle colonne, e quando una carta ha due compagne possibili scegli quella che ne copre di più.
monte-carlo-pitch = Venticinque carte in quadrato: accoppia le vicine, lascia che le altre serrino le file, e spera in quelle nuove.
monte-carlo-introduction = In Monte Carlo, il gioco, il casinò non c’è, ma qualcosa del suo ritmo sì: prendi quello che c’è, le carte si stringono, e la ruota gira di nuovo. Non è fortuna cieca. Prima di chiudere i buchi pensa a come scivoleranno le file: due carte uguali che ora non si toccano forse si toccheranno dopo, e una coppia presa troppo presto può separarne altre.
montana-pitch = Quattro file, quattro buchi, e ogni carta ha un posto dove vuole andare: metà gioco del quindici, metà solitario.
montana-introduction = Montana, detto anche Gaps, somiglia più al gioco del quindici che a un gioco di carte, e quando ti prende non ti lascia più. Il buco dietro un re è morto, perciò conta più l’ordine in cui riempi i buchi che la fretta. Segui ogni catena di mosse fino in fondo prima di cominciarla, e cerca soprattutto i 2: una fila che ha il suo inizio si tira presto dietro il resto.
chameleon-pitch = Canfield con tre colonne soltanto, ma con semi che non contano: stretto e indulgente insieme.
chameleon-introduction = Chameleon, detto anche Kansas, è quello che diventa { GAME("canfield") } quando gli si toglie una colonna e, con lei, la regola dei colori. Quasi tutto può andare da qualche parte, ed è questo il tranello: in tre colonne non c’è posto per sbagliare due volte. Vuota la riserva prima di occuparti degli scarti, perché il tallone passa una volta sola.
dutchess-pitch = Quattro ventagli da tre come riserva, una partenza che scegli tu, e due giri: il Canfield democratico.
dutchess-introduction = In Dutchess si comincia con una decisione che altri giochi lasciano al caso: quale delle quattro carte libere di riserva darà il valore di partenza? Cerca un valore di cui vedi più d’una carta, e le cui carte seguenti non siano sepolte nello stesso ventaglio. La grafia con la t è antica; se fosse una duchessa o una signora olandese, non lo sa nessuno.
will-o-the-wisp-pitch = Una Spiderette più leggera: sette colonne da tre, tutte le carte in cima scoperte, cinque file in arrivo.
will-o-the-wisp-introduction = Will o’ the Wisp viene da Albert Morehead e Geoffrey Mott-Smith, che hanno dato a { GAME("spiderette") } un inizio più giusto: tutte le colonne sono ugualmente corte. Come i fuochi fatui nella brughiera promette molto e porta fuori strada, perché una scala mista sembra un progresso finché non ci cade sopra la prossima fila. Approfitta della calma prima della prima fila per vuotare una colonna, e mettici la scala dello stesso seme più lunga che hai.
limited-pitch = Forty Thieves su dodici colonne da tre: più posti, meno carte sepolte, e sempre un solo giro.
limited-introduction = Limited è un parente più gentile di { GAME("forty-thieves") }: con dodici colonne basse gli assi escono prima e il primo vuoto non è lontano. Limitato è il tallone, che si vede una volta sola, ed è lungo. All’inizio lascia lavorare il tavolo, e tieni un vuoto o due per la seconda metà, quando gli scarti saranno diventati spessi.
streets-and-alleys-pitch = Beleaguered Castle senza il muro degli assi: anche loro sono da qualche parte nelle otto colonne. Tutto scoperto, tutta bravura.
streets-and-alleys-introduction = Streets and Alleys è la sorella più severa di { GAME("beleaguered-castle") }: gli assi vanno dissotterrati prima che cominci qualcosa. Il nome è solo un’immagine del tavolo, file di carte ai due lati di un viale vuoto. Trova gli assi, conta che cosa hanno sopra, e comincia da quello il cui scavo si ripaga con una colonna vuota.
fortress-pitch = Dieci colonne scoperte da costruire a salire e a scendere, ma solo nello stesso seme: una fortezza con poche porte.
fortress-introduction = Fortress ti dà i due versi e ti toglie ogni altro seme, così ogni carta ha al massimo due vicine su cui posarsi. Siccome una colonna può cambiare verso, una scala si può rovesciare scaricandola carta per carta su un’altra: è il trucco che qui vale la pena di imparare. Non correre alle basi: una carta che resta sul tavolo è un posto per la sua vicina.
shamrocks-pitch = Diciotto ventagli che non hanno mai più di tre carte, da costruire nei due versi e con qualsiasi seme: mite, verde, e non del tutto innocuo.
shamrocks-introduction = Shamrocks, il trifoglio, è un gioco di ventagli in cui una foglia di troppo è proibita: dove ci sono tre carte non si aggiunge niente. Tutto il tavolo diventa così una questione di posti liberi, e i ventagli di una o due carte sono i tuoi soldi. Spendili prima per liberare quello che sta sotto i re, che di rado trovano un altro posto.
numerica-pitch = Quattro basi, quattro mucchi, e una carta alla volta che da qualche parte deve andare: forse il più antico dei solitari.
numerica-introduction = Numerica si chiama anche Sir Tommy o Old Patience, e molti pensano che tutta la famiglia discenda da lui. La bravura sta nei mucchi: una carta lì dentro aspetta tutto quello che ha sopra. Tieni un mucchio per i re e le altre carte alte, metti le basse sulle alte quando puoi, e non vergognarti se un mucchio resta a lungo con una carta sola.
auld-lang-syne-pitch = Gli assi sono pronti, le carte arrivano quattro alla volta, e si può solo guardare che cosa va bene: la pazienza in persona.
auld-lang-syne-introduction = Auld Lang Syne porta il nome della canzone degli addii, ed è triste e semplice come lei: le carte passano una volta, e quello che è coperto si può solo sperarlo. Riesce molto di rado. Ci si gioca lo stesso, nelle sere lunghe, perché non chiede niente. Quando una carta può andare su due basi, pensa un attimo a quale sarà servita prima.
terrace-pitch = Una terrazza di undici carte, una partenza scelta da te, e basi in rosso e nero: uno dei grandi vecchi solitari con due mazzi.
terrace-introduction = Terrace, che i vecchi libri chiamano la Regina d’Italia, si apre con un momento raro: hai davanti quattro carte, e dici tu di quale si tratterà per tutta la partita. Leggi la terrazza prima di rispondere, perché le sue carte possono andare solo sulle basi, e solo nell’ordine in cui stanno. Una partenza con i valori seguenti vicini all’estremità libera è già metà dell’opera.
carpet-pitch = Quattro assi e in mezzo un tappeto di venti carte: ogni carta in vista può andare sulle basi, e i buchi si riempiono dal mazzo.
carpet-introduction = Carpet è bello da disporre, cinque per quattro con gli assi intorno, e ha consolato molti giocatori perché riesce abbastanza spesso. Da decidere c’è poco, ma quel poco conta: riempi un buco con la carta degli scarti se sotto nasconde qualcosa di utile. E tieni un buco aperto finché gli scarti mostrano una carta che presto potrà salire.
three-peaks-pitch = Tre cime di carte, una pila, un valore su o giù: veloce, allegro, e una partita sola non basta mai.
three-peaks-introduction = TriPeaks l’ha scritto Robert Hogue nel 1989, e ha conquistato il mondo da dentro i computer; nei vecchi libri non c’è. Il suo piacere è la catena lunga, su e giù e oltre il re. Prima di toccare il tallone confronta che cosa scopre ogni scelta, e lavora a tutte e tre le cime insieme, perché una sola che resta in piedi alla fine è un posto solitario.
black-hole-pitch = Tutto cade nell’asso di picche, un valore su o giù ogni volta: 51 carte, niente tallone, nessuna via di scampo.
black-hole-introduction = Black Hole, il buco nero, è un’idea di David Parlett, e una bella idea: diciassette piccole galassie di tre carte girano intorno all’asso di picche finché non le ha inghiottite tutte. Niente è nascosto e niente viene in aiuto, perciò la partita si può pensare per intero. Tieni d’occhio insieme i re e le donne, i 2 e i 3, perché il passaggio per l’asso è spesso l’unica uscita.
nestor-pitch = Togli coppie dello stesso valore finché non resta niente: otto colonne, quattro carte di soccorso, e nessun tallone.
nestor-introduction = Nestor porta il nome del più vecchio e saggio dei greci davanti a Troia, forse perché si lascia vincere da chi ha visto molto. Sai fin dall’inizio che nessuna colonna contiene una coppia, perciò conta come sono sparse le quattro carte di un valore. Le quattro carte singole sono la tua scorta di compagne libere: tienile per i valori che hanno le altre carte in fondo.
accordion-pitch = Una lunga fila da stringere in un’unica pila: il tavolo più semplice del mondo, e tra i più difficili da battere.
accordion-introduction = Accordion chiede soltanto un mazzo e molto tavolo, e stuzzica la gente sotto una dozzina di nomi. Una pila sola, dicono, riesce una volta su cento a chi gioca come viene, e molto più spesso a chi guarda avanti. Non prendere una mossa solo perché c’è: porta semi o valori uguali a tre posti di distanza, e tieni la fila elastica alla sua estremità destra.
osmosis-pitch = I semi filtrano di fila in fila, nell’ordine in cui li ha ricevuti la fila sopra: diverso da ogni altro solitario.
osmosis-introduction = Osmosis, detto anche Treasure Trove, funziona come dice il nome: quello che è passato dalla fila di sopra può filtrare in quelle di sotto, e nient’altro. Da scegliere c’è poco e da osservare molto, e il piacere è il momento in cui una carta sola ne lascia passare altre quattro. Le riserve sono chiuse: gioca prima da quelle, quando loro e gli scarti hanno tutti e due qualcosa da offrire.
clock-pitch = Ogni carta va alla sua ora finché il quarto re non ferma l’orologio: nessuna bravura, e riesce una partita su tredici.
clock-introduction = Clock più che giocarlo si guarda, e generazioni di bambini ci hanno imparato a leggere le ore. La probabilità si calcola esattamente: riesce quando l’ultima carta girata è un re, e questo capita una volta su tredici. Consigli da dare non ce ne sono, se non di godersi l’attesa; le carte hanno deciso tutto prima che tu le tocchi.
westcliff-pitch = Dieci colonne corte in rosso e nero, qualsiasi carta in un vuoto, un solo giro: il Klondike più compiacente che ci sia.
westcliff-introduction = Westcliff viene da un tempo in cui { GAME("klondike") } sembrava troppo cupo e si chiedeva qualcosa che riuscisse. Ogni colonna nasconde solo due carte, i vuoti prendono quello che vuoi, e con dieci colonne una mossa c’è quasi sempre. Il prezzo è il giro unico: cerca sul tavolo un’altra mossa prima di girare una carta, e lascia che i re aspettino un vuoto che a te non serve.
thumb-and-pouch-pitch = Un Klondike in cui è vietato solo il seme della carta stessa, e ogni carta può aprire un vuoto: rilassato, con un giro solo.
thumb-and-pouch-introduction = Il nome è un enigma che nessuno ha risolto; il gioco è un { GAME("klondike") } rilassato in cui vanno bene tre semi su quattro. Le scale vengono lunghe e svelte, e a volte sventate: una carta che può andare in tre posti vada in quello che scopre qualcosa. Siccome non c’è un secondo giro, i vuoti conviene spenderli per carte degli scarti.
whitehead-pitch = Tutto scoperto, rosso su rosso e nero su nero, e solo le scale dello stesso seme si muovono insieme: un Klondike per pensatori.
whitehead-introduction = Whitehead mette { GAME("klondike") } allo scoperto e ne rovescia la regola più nota: qui il rosso va sul rosso e il nero sul nero. Le scale miste si fanno facilmente e poi stanno lì come muri; preferisci dunque la carta dello stesso seme, anche quando l’altra è più vicina. Siccome le colonne si vedono tutte, prepara il primo vuoto prima di toccare il tallone; prende qualsiasi carta, e il giro è uno solo.
