## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = Paciência { $name }
page-promise = Jogue { $name } online: grátis, sem criar conta, sem publicidade.
page-relatives = Talvez você goste também
# $name (proper name of the game that the others are to be like)
page-like-this = Mais jogos como { $name }
page-request = Se algo nesta página ou na mesa lhe parecer estranho, ou se tiver uma ideia para tornar { $name } mais agradável de jogar, por favor, conte para mim.
page-wish = E agora bom jogo, e que a carta certa esteja sempre em cima!
# What kind of game it is, in one line. $packs (number), $length (short, medium, long), $skill (luck-alone to skill-alone)
page-facts = { $packs ->
    [1] Um baralho
    [2] Dois baralhos
    [3] Três baralhos
    [4] Quatro baralhos
   *[other] { $packs } baralhos
} · { $length ->
    [short] partida curta
    [medium] partida de duração média
   *[long] partida longa
} · { $skill ->
    [luck-alone] só a sorte decide
    [mostly-luck] mais sorte que habilidade
    [balanced] sorte e habilidade em partes iguais
    [mostly-skill] mais habilidade que sorte
   *[skill-alone] só a habilidade decide
}
# $inventor (name, or names after commas)
page-inventor = Criado por { $inventor }.
# $won, $lost and $open add up to $deals; $lower and $upper are whole percentages
page-winnable = Dá para ganhar? Com todas as cartas conhecidas, das primeiras { $deals } partidas { $won } podem ser ganhas, { $lost ->
    [0] de nenhuma se sabe que esteja perdida
    [1] { $lost } não pode
   *[other] { $lost } não podem
} e { $open ->
    [1] { $open } ficou
   *[other] { $open } ficaram
} sem decisão depois de { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
} de busca cada uma. De todas as partidas, portanto, entre { $lower }% e { $upper }% podem ser ganhas, até onde uma amostra pode dizer. Essa não é a sua chance: ninguém joga conhecendo todas as cartas.
# $names (links to the variants of the game, put together as a list)
page-variants = Variantes: { $names }.
# $names (other names of the game, put together as a list)
page-aliases = Também conhecido como { $names }.

## The page with a game’s rules

# $name (proper name of the game), $app (our own name)
page-rules-title = Paciência { $name }: as regras e como se joga · { $app }
# $pitch (what is special about the game, in a line)
page-rules-description = Como se joga a paciência { $name }, explicada pilha por pilha. { $pitch }
page-play = Jogar { $name }
page-layout = A mesa de { $name } em miniatura
page-rules-alone = Estas regras numa página só delas
page-how-to = Direto a como se joga
page-examples = As jogadas por exemplos
page-examples-lead = Jogadas de partidas de verdade, uma de cada tipo: de onde vem a carta e o que acontece com ela. O que só aparece no fim de uma partida pode faltar.
page-examples-try = “Mostre” arma a jogada numa mesa pequena e a faz. Dali você pode continuar, se quiser.
page-example-show = Mostre
page-unscripted = Para jogar { $name } aqui, o navegador precisa poder executar JavaScript. As regras podem ser lidas sem ele.

## Telling of something odd

page-odd = Algo estranho? Uma ideia?
page-report-write = Escreva para mim
page-report-lines = Por favor, junte estas linhas ao que você escrever:
page-report-nobody = Quem pôs este site no ar não deixou aqui um endereço. Copie estas linhas e entregue-as à pessoa que lhe mostrou o site:
page-report-copy = Copiar estas linhas
page-report-copied = Copiado
# $name (proper name of the game), $app (our own name), $version (such as 0.1.0), $language (such as en)
page-report = Trata-se de { $name }, no { $app } { $version } ({ $language }).
# $deal (its number)
page-report-deal = Trata-se da partida { $deal } de { $name }, no { $app } { $version } ({ $language }).

## The first set

munger-pitch = O primo mais apertado de Minerva: um baralho, uma reserva de sete cartas e uma única passagem pelo monte. Faça valer cada carta!
manx-pitch = Ponha o baralho em ordem, em quatro sequências de treze, com quatro colunas que nascem de uma carta só, uma célula e uma passagem. Quase tudo é habilidade.
triple-minerva-pitch = Três baralhos, doze colunas de quatro e uma reserva de quinze cartas: a sua boia quando a mesa entope. Longo, e com mais habilidade que sorte.
waning-moon-pitch = Um primo de Forty Thieves: dois baralhos em treze colunas de quatro, uma carta de cada vez, uma passagem. Difícil, e sobretudo habilidade.
minerva-pitch = As colunas de Athena ao lado de uma reserva aberta de onze cartas, e duas passagens por um monte curto. Um baralho, sorte e habilidade em partes iguais.
double-minerva-pitch = Minerva com dois baralhos: nove colunas, uma reserva de treze cartas, duas passagens. Mais espaço, e mais coisas para ter em mente.
athena-pitch = Klondike em xadrez: sete colunas de quatro, uma carta sim, uma não fechada. Um baralho, três cartas por vez, quantas passagens você quiser.
canfield-pitch = O jogo do dono do cassino: uma reserva de treze, quatro colunas magras e fundações que começam onde o acaso decide. Um baralho; a sorte tem muito a dizer.
spider-pitch = Dois baralhos, dez colunas e oito sequências do rei ao ás para levar inteiras para casa. Sobretudo habilidade, e paciência.
tabby-cat-pitch = Quatro colunas, uma passagem e uma cauda em que uma sequência inteira pode descansar. Um baralho, os naipes não contam, quase tudo é habilidade.
klondike-pitch = O jogo em que quase todo mundo pensa quando ouve a palavra paciência. Um baralho, sete colunas, uma carta por vez, quantas passagens você quiser.
forty-thieves-pitch = Dois baralhos, dez colunas abertas de quatro, no mesmo naipe, uma carta de cada vez, uma passagem. Um clássico, e dos duros.
eclipse-pitch = As colunas de Waning Moon, mas as sequências do mesmo naipe andam juntas, e o monte cai na mesa em quatro fileiras de treze. Dois baralhos, sobretudo habilidade.
thirty-nine-steps-pitch = Waning Moon com colunas de três: trinta e nove cartas na mesa, sessenta e cinco no monte, uma passagem. Dois baralhos, sobretudo habilidade.

## Variants: what is different

klondike-draw-3-pitch = Klondike com três cartas viradas por vez: só a última pode ser jogada logo, e a ordem do monte vira um quebra-cabeça à parte.
athena-draw-1-pitch = Athena com uma carta virada por vez, como no PySolFC: toda carta do monte chega ao topo.
munger-pysol-pitch = Munger como no PySolFC: da reserva você só vê a carta de cima, e o que está numa fundação fica lá.
minerva-pysol-pitch = Minerva como no PySolFC: da reserva você só vê a carta de cima, e o que está numa fundação fica lá.
spider-2-suits-pitch = Spider só com paus e copas: metade dos naipes para pôr em ordem, e boas chances de ganhar.
spider-1-suit-pitch = Spider só com paus: toda sequência pode ser movida. A porta de entrada mais amável.
manx-pysol-pitch = Manx com a regra do seu inventor e do PySolFC: só vão para casa sequências do rei ao ás, e nada volta.
tabby-cat-whole-tail-pitch = Tabbycat com a regra do seu inventor: o que está na cauda sai tudo junto, ou não sai.
golf-nothing-on-kings-pitch = Golf como quase todos o conhecem: um rei é um beco sem saída, até que o monte traga outra carta.

## More games

scorpion-pitch = O objetivo de Spider com a liberdade de Yukon: qualquer carta aberta anda com tudo o que tem em cima, e as três cartas do monte são o último recurso.
gypsy-pitch = Dois baralhos, oito colunas em cores alternadas e um monte que dá uma fileira por vez: o irmão mais velho de Klondike, generoso e longo.
freecell-pitch = Todas as cartas estão abertas, e quatro células são toda a ajuda de que você precisa: quase toda partida pode ser ganha, então só depende de você.
penguin-pitch = A primeira carta, o bico, decide onde começam as fundações. Tudo aberto, sete células, quase tudo é habilidade.
yukon-pitch = Klondike sem monte: todas as cartas estão na mesa, e qualquer carta aberta anda com tudo o que tem em cima.
bakers-dozen-pitch = Treze colunas abertas com os reis no fundo, uma carta de cada vez, e coluna que se esvazia não se preenche mais. Fácil de aprender, bom de ganhar.
bisley-pitch = Os ases sobem e os reis descem até se encontrarem, e as colunas crescem nos dois sentidos. Tudo aberto, sobretudo habilidade.
beleaguered-castle-pitch = Os ases estão no meio, e oito colunas abertas os cercam. O naipe não conta, cada carta conta. Tudo é habilidade.
fan-pitch = Dezoito pequenos leques, um deles de uma carta só, em ordem decrescente no mesmo naipe, e só reis nos lugares vazios. Tudo aberto.
calculation-pitch = Quatro fundações que contam de um em um, de dois em dois, de três em três e de quatro em quatro, e quatro montinhos para guardar o resto. O naipe não conta; pensar adiante, sim.
sultan-pitch = O rei de copas fica no meio, e em volta dele a corte cresce até as damas. Seis células, três passagens, sobretudo sorte, e bonito quando dá certo.
golf-pitch = Sete colunas para uma só pilha, um valor acima ou abaixo por vez. Rápido, bom para uma pausa curta.
pyramid-pitch = Retire em pares as cartas livres que somam treze, até a pirâmide desaparecer. Um baralho, três passagens, sobretudo sorte.
spiderette-pitch = Spider na mesa de Klondike: um baralho, colunas de uma a sete cartas, e um monte que chove em fileiras.
simple-simon-pitch = As 52 cartas abertas em dez colunas, e quatro naipes inteiros para juntar na mesa. Sem monte, sem sorte, sem desculpas.
eight-off-pitch = O avô de FreeCell: oito células, quatro já ocupadas, colunas no mesmo naipe, e só reis nos lugares vazios. Tudo aberto.
seahaven-towers-pitch = Dez colunas abertas no mesmo naipe, quatro células, duas delas ocupadas, reis nos lugares vazios: um quebra-cabeça frio e preciso.
four-seasons-pitch = Uma cruz de cinco cartas, quatro cantos para preencher e um baralho para percorrer uma só vez: rápido, antigo e sobretudo sorte.
aces-up-pitch = Quatro colunas, e de duas cartas do mesmo naipe a mais baixa sai: um jogo para a hora do café, que em geral acaba antes do café.
eagle-wing-pitch = Oito cartas abertas como asas e, debaixo delas, um tronco de treze que só aparece quando uma asa se quebra.
easthaven-pitch = Klondike em fileiras: sete colunas de três, e um monte que cai em cinco fileiras.
bakers-game-pitch = O pai de FreeCell: as mesmas quatro células, mas colunas no mesmo naipe, e por isso cada jogada conta em dobro.
la-belle-lucie-pitch = Dezoito pequenos leques, no mesmo naipe, uma carta de cada vez; e, quando nada mais anda, embaralha-se de novo, duas vezes.
bristol-pitch = Oito leques de três, naipes que não contam e um monte que dá cartas a três pequenas pilhas: esperto e gentil.
flower-garden-pitch = Seis canteiros de seis flores e um buquê de 16, tudo aberto: um jardim bonito e exigente.
king-albert-pitch = Nove colunas, de uma a nove cartas, e sete cartas avulsas ao lado: tudo aberto, e difícil de convencer.
fourteen-pitch = Doze colunas para esvaziar em pares que somam catorze: cartas abertas, poucas escolhas, todas importantes.
monte-carlo-pitch = Vinte e cinco cartas num quadrado: junte vizinhas em pares, deixe as outras cerrarem fileiras e espere pelas novas.
montana-pitch = Quatro fileiras, quatro espaços, e cada carta tem um lugar aonde quer ir: meio quebra-cabeça, meio paciência.
chameleon-pitch = Canfield com só três colunas, mas com naipes que não contam: apertado e tolerante ao mesmo tempo.
dutchess-pitch = Quatro leques de três na reserva, um valor inicial que você escolhe e duas passagens: o Canfield democrático.
will-o-the-wisp-pitch = Uma Spiderette mais leve: sete colunas de três, a carta de cima sempre aberta, cinco fileiras por vir.
limited-pitch = Forty Thieves espalhado por doze colunas de três: mais lugares, menos cartas enterradas, e ainda uma só passagem.
streets-and-alleys-pitch = Beleaguered Castle sem a muralha de ases: eles também estão em algum lugar das oito colunas. Tudo aberto, tudo é habilidade.
fortress-pitch = Dez colunas abertas que crescem nos dois sentidos, mas só no mesmo naipe: uma fortaleza de poucas portas.
shamrocks-pitch = Dezoito leques que nunca têm mais de três cartas, nos dois sentidos e em qualquer naipe: suave, verde, e não tão inofensivo.
numerica-pitch = Quatro fundações, quatro montinhos, e uma carta por vez que precisa ir para algum lugar: talvez a paciência mais antiga de todas.
auld-lang-syne-pitch = Os ases estão prontos, as cartas vêm de quatro em quatro, e só resta ver o que serve: a paciência das paciências.
terrace-pitch = Um terraço de onze cartas, um valor inicial à sua escolha e fundações em vermelho e preto: um dos grandes jogos antigos com dois baralhos.
carpet-pitch = Quatro ases e, entre eles, um tapete de vinte cartas: toda carta à vista pode ir para casa, e o descarte preenche os vazios.
three-peaks-pitch = Três picos de cartas, uma pilha, um valor acima ou abaixo: rápido, alegre, e difícil de parar numa só partida.
black-hole-pitch = Tudo cai no ás de espadas, um valor acima ou abaixo por vez: 51 cartas, nenhum monte, nenhuma saída.
nestor-pitch = Retire pares do mesmo valor até não sobrar nada: oito colunas, quatro cartas de ajuda e nenhum monte.
accordion-pitch = Uma longa fileira para apertar numa única pilha: a mesa mais simples do mundo, e das mais difíceis de vencer.
osmosis-pitch = Os naipes vão se infiltrando de fileira em fileira, na ordem em que a de cima chegou: diferente de qualquer outra paciência.
clock-pitch = Cada carta vai para a sua hora até que o quarto rei pare o relógio: nenhuma habilidade, e uma partida em treze dá certo.
westcliff-pitch = Dez colunas curtas em vermelho e preto, qualquer carta num lugar vazio, uma passagem: o Klondike mais prestativo que existe.
thumb-and-pouch-pitch = Um Klondike em que só o mesmo naipe é proibido, e qualquer carta ocupa um lugar vazio: tranquilo, com uma passagem.
whitehead-pitch = Tudo aberto, vermelho sobre vermelho e preto sobre preto, e só sequências do mesmo naipe andam juntas: um Klondike para pensar.
thirty-six-pitch = Seis colunas abertas de seis, naipes que não contam, sequências inteiras em movimento: curto, leve, uma passagem.
gargantua-pitch = Klondike para o apetite de um gigante: dois baralhos, nove colunas, e duas passagens pelo monte.
big-harp-pitch = Dez colunas como as cordas de uma harpa, dois baralhos, qualquer carta num lugar vazio, uma passagem.
batsford-pitch = Klondike em dobro, com uma sala de espera para três reis: dez colunas, dois baralhos, uma passagem.
thieves-of-egypt-pitch = Uma pirâmide de cabeça para baixo, toda aberta, dois baralhos e duas passagens: os quarenta ladrões vão ao Egito.
storehouse-pitch = Canfield no mesmo naipe: os 2 estão prontos, treze cartas em reserva, e o monte vem três vezes.
mrs-mop-pitch = Spider com as 104 cartas abertas na mesa: treze colunas, nenhum monte, uma grande faxina.
big-spider-pitch = Spider com três baralhos: treze colunas, doze sequências, e seis fileiras que caem como chuva.
forty-and-eight-pitch = Oito colunas abertas de quatro, no mesmo naipe, uma carta de cada vez, mas duas passagens pelo monte: Forty Thieves com uma segunda chance.
deuces-pitch = Os oito 2 começam as fundações, dez cartas soltas começam as colunas, e 86 ainda estão por vir.
lucas-pitch = Treze colunas abertas no mesmo naipe, e sequências inteiras que andam: Forty Thieves no seu dia mais generoso.
rank-and-file-pitch = Forty Thieves em vermelho e preto, com três cartas fechadas em cada coluna e sequências que marcham juntas.
fortunes-favor-pitch = Doze cartas soltas em volta de quatro ases, e lugares vazios que se preenchem sozinhos: a sorte faz quase tudo.
seven-by-four-pitch = FreeCell com uma coluna a menos: sete colunas, quatro células, tudo aberto.
forecell-pitch = FreeCell que começa com as células cheias e só deixa reis nos lugares vazios: quatro algemas para soltar.
good-measure-pitch = Baker’s Dozen um número menor: dez colunas abertas de cinco, dois ases já fora, reis no fundo.
cruel-pitch = Doze montinhos no mesmo naipe, e as cartas dadas de novo quando você quiser, na mesma ordem: um quebra-cabeça de empurrar.
scotch-patience-pitch = Dezoito leques, naipes que não contam, mas fundações em vermelho e preto: poupador, como o nome sugere.
betsy-ross-pitch = Quatro séries aritméticas, um monte que vem três vezes, e nenhuma decisão: contar para fazer companhia.
windmill-pitch = Uma grande pá no meio que gira quatro vezes do ás ao rei, e quatro que descem a partir dos reis.
royal-cotillion-pitch = Damas de um lado, cavalheiros do outro, e fundações que sobem de dois em dois: uma dança para dois baralhos.
doublets-pitch = Tudo dobra: do 3 ao 6, à dama, ao valete, sempre em volta, enquanto os reis assistem.
napoleons-tomb-pitch = Uma pilha desce quatro vezes do 6 ao ás, quatro sobem do 7 ao rei, e quatro lugares esperam: rápido e caprichado.
grandfathers-clock-pitch = Doze fundações em volta de um mostrador, e a partida está ganha quando cada pilha mostra a sua hora.
thirteens-pitch = Dez cartas, pares que somam treze, reis sozinhos, lugares preenchidos na hora: a paciência mais simples.
peek-pitch = Osmosis com a reserva aberta: você vê o que vem, o que não quer dizer que possa apressá-lo.
