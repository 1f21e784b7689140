## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = Paciência { $name }
page-promise = Jogue { $name } online: grátis, sem criar conta, sem publicidade.
page-relatives = Talvez você goste também
page-request = Se algo nesta página ou na mesa lhe parecer estranho, ou se tiver uma ideia para tornar { $name } mais agradável de jogar, por favor, conte para mim.
page-wish = E agora bom jogo, e que a carta certa esteja sempre em cima!
# What kind of game it is, in one line. $packs (number), $length (short, medium, long), $skill (luck-alone to skill-alone)
page-facts = { $packs ->
    [1] Um baralho
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
