## Numbers, ranks, suits and cards

# “naipe” is a suit (paus, espadas, copas, ouros). Cards, columns and nearly everything else that is counted are feminine,
# so 1 is “uma” and 2 is “duas”. From 16 on figures are shown: Brazil and Portugal spell those numbers differently.
# $n (number)
number-word = { $n ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] ás
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valete
    [queen] dama
   *[king] rei
}

# As rank, with an article: “um ás”, “uma dama”.
a-rank = { $rank ->
    [ace] um ás
    [two] um 2
    [three] um 3
    [four] um 4
    [five] um 5
    [six] um 6
    [seven] um 7
    [eight] um 8
    [nine] um 9
    [ten] um 10
    [jack] um valete
    [queen] uma dama
   *[king] um rei
}

# As rank, for more than one card, without the article: “ases”, “damas”.
ranks = { $rank ->
    [ace] ases
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valetes
    [queen] damas
   *[king] reis
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] paus
    [spades] espadas
    [hearts] copas
   *[diamonds] ouros
}

# The name of a card: “dama de espadas”, “7 de copas”. $rank, $suit as above.
card = { rank } de { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = qualquer { rank }

# A card that lies face down.
hidden-card = carta fechada

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 v|j d|q r|k
typed-suits = p e c o

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] monte
    [waste] descarte
    [chain] pilha do meio
    [removed] cartas retiradas
    [place] lugar { $number }
    [foundation] { $of ->
        [1] fundação
       *[other] fundação { $number }
    }
    [column] { $of ->
        [1] coluna
       *[other] coluna { $number }
    }
    [reserve] { $of ->
        [1] reserva
       *[other] reserva { $number }
    }
   *[cell] { $of ->
        [1] célula
       *[other] célula { $number }
    }
}

# As pile, within a sentence: “o descarte”, “a coluna 3”. Never after “a”, “de” or “em”: these melt into “à”, “do”, “na”.
the-pile = { $kind ->
    [stock] o monte
    [waste] o descarte
    [chain] a pilha do meio
    [removed] as cartas retiradas
    [place] o lugar { $number }
    [foundation] { $of ->
        [1] a fundação
       *[other] a fundação { $number }
    }
    [column] { $of ->
        [1] a coluna
       *[other] a coluna { $number }
    }
    [reserve] { $of ->
        [1] a reserva
       *[other] a reserva { $number }
    }
   *[cell] { $of ->
        [1] a célula
       *[other] a célula { $number }
    }
}

# What a pile is called by those who hear it: “coluna 3, 5 cartas, 2 fechadas”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] sem cartas
    [1] { $cards } carta
   *[other] { $cards } cartas
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
        [1] , { $down } fechada
       *[other] , { $down } fechadas
    }
}

## Buttons

undo = Desfazer
redo = Refazer
restart = Recomeçar
new-deal = Nova partida
hint = Dica
finish = Concluir
menu = Menu
close = Fechar
cancel = Cancelar

## The table

# $name (proper name of the game), $deal (deal number, as text)
table-label = { $name }, partida { $deal }
# $deal (deal number, as text)
deal-label = Partida { $deal }
# A heading over the piles of one kind. $kind (stock, waste, foundation, column, reserve, cell), $of (number of piles)
pile-group = { $kind ->
    [stock] Monte
    [waste] Descarte
    [foundation] { $of ->
        [1] Fundação
       *[other] Fundações
    }
    [column] { $of ->
        [1] Coluna
       *[other] Colunas
    }
    [reserve] { $of ->
        [1] Reserva
       *[other] Reservas
    }
   *[cell] { $of ->
        [1] Célula
       *[other] Células
    }
}

# The stock’s label. $cards (number left), $pass (the pass under way), $passes (number of passes in all; 0: no limit)
stock-label = { $cards ->
    [0] nenhuma carta por virar
    [1] { $cards } carta por virar
   *[other] { $cards } cartas por virar
}, { $passes ->
    [0] passagem { $pass }
   *[other] passagem { $pass } de { $passes }
}
# The label of a stock that deals rows. $cards (number left), $deals (taps left)
stock-rows-label = { $cards ->
    [0] nenhuma carta por dar
    [1] { $cards } carta por dar
   *[other] { $cards } cartas por dar
}, { $deals ->
    [0] nenhuma fileira
    [1] { $deals } fileira
   *[other] { $deals } fileiras
}
# Shown on the place of an empty stock. $left (passes that are left; 0: none)
stock-again = { $left ->
    [0] acabou
   *[other] virar
}
# $moves (number), $time (minutes and seconds, as text)
moves-and-time = { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}, { $time }
# $moves (number)
moves-made = { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}
# Where no card goes home: how many are still to be taken off. $cards (number)
cards-left = { $cards ->
    [one] falta { $cards } carta
   *[other] faltam { $cards } cartas
}
# $home (cards on the foundations), $cards (cards in all)
cards-home = { $home } de { $cards } cartas no lugar
# On a foundation that gave a card back and now waits until it is empty. $cards (number it holds), $full (number of a finished run)
foundation-blocked = { $cards }/{ $full }, incompleta

## Cards

# A card for those who hear it. $card (its name), $place (counted from the bottom), $of (cards in the pile)
card-label = { $card }, { $place } de { $of }
# As card-label. $more (cards lying on it that move with it)
card-label-movable = { $card }, { $place } de { $of }, { $more ->
    [0] pode ser movida
    [1] pode ser movida com { $more } carta
   *[other] pode ser movida com { $more } cartas
}
# Several face-down cards under each other. $n (number)
hidden-cards = { $n ->
    [1] { $n } carta fechada
   *[other] { $n } cartas fechadas
}
# $card (name of the lowest card taken up), $more (cards that come with it)
picked-up = Na mão: { $card }{ $more ->
    [0] { "" }
    [1] { " " }com { $more } carta
   *[other] { " " }com { $more } cartas
}.
put-back = De volta ao lugar.
nothing-to-pick-up = Daqui não se pode pegar nenhuma carta.

## What is said after a move

# $card (name of the lowest card moved), $more (cards that came with it), and the pile: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] para { the-pile }
    [1] com { $more } carta para { the-pile }
   *[other] com { $more } cartas para { the-pile }
}.
# $card (name)
said-turn = Abriu-se: { $card }.
# From the stock onto the waste. $cards (names, the last one on top), $n (number of them)
said-draw = { $n ->
    [1] Do monte: { $cards }.
   *[other] Do monte: { $cards }; a última está em cima.
}
# From an open stock onto the waste. $cards (names), $n (number of them)
said-draw-open = { $cards } para o descarte.
# From the stock onto other piles. $cards (names, pile by pile), $n (number of them)
said-deal = { $n ->
    [1] Carta dada: { $cards }.
   *[other] Cartas dadas: { $cards }.
}
# The waste goes back. $n (number of cards)
said-redeal = Descarte virado: { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
} no monte.
# $card (name of the lowest card that filled the place), $more (cards with it), and the place: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] ocupa { the-pile }
    [1] com { $more } carta ocupa { the-pile }
   *[other] com { $more } cartas ocupa { the-pile }
}.
# Cards are collected to be dealt again. $n (number of them)
said-gather = { $n ->
    [1] { $n } carta recolhida
   *[other] { $n } cartas recolhidas
}.
# $n (number of cards dealt again)
said-lay-out = { $n ->
    [1] { $n } carta dada de novo
   *[other] { $n } cartas dadas de novo
}.
said-shuffle = Cartas embaralhadas.
# $cards (names of one or two cards that leave the table)
said-remove = Fora da mesa: { $cards }.
# Cards went to the foundations by themselves. $n (number of them), $cards (their names)
said-went-home = { $n ->
    [1] Foi sozinha para a fundação: { $cards }
   *[other] { $n } cartas foram sozinhas para as fundações
}.
said-undo = Jogada desfeita.
said-redo = Jogada refeita.
said-restart = De volta ao começo.
# $name (proper name), $deal (number, as text)
said-new-deal = { $name }, partida { $deal }. { $moves ->
    [0] Boa sorte!
    [1] { $moves } jogada feita.
   *[other] { $moves } jogadas feitas.
}

## Winning, and being stuck

win-title = Parabéns!
# $moves (number), $time (minutes and seconds, as text)
win = Você ganhou, em { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
} e { $time }.
no-moves = Não há mais jogadas. Desfaça algumas ou tente outra partida.
only-the-stock = Só falta virar o monte.
# Said once, with undo beside it, when a card has been taken back from a finished run.
run-opened = Agora esta fundação não aceita mais nada até que todas as suas cartas tenham saído.
verdict-won = Esta partida pode ser ganha.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] Esta partida não pode ser ganha.
   *[other] A partir daqui, esta partida não pode ser ganha.
}
not-loaded = Não foi possível carregar isto. Tente de novo quando tiver conexão.
hint-none = Daqui nenhuma jogada leva a algo novo.
# $states (positions looked at so far)
hint-thinking = Pensando… { $states ->
    [1] { $states } posição examinada
   *[other] { $states } posições examinadas
}.
hint-stop = Parar
# As said-carry
hint-carry = Dica: { said-carry }
# $cards (names of one or two cards that leave the table)
hint-remove = Dica: { $cards } fora da mesa.
hint-stock = Dica: toque no monte.
hint-sure = Esta jogada leva à vitória.
hint-knows = Conhecendo todas as cartas, esta jogada leva à vitória.
# A fair hint. $wins (ways that were won), $samples (ways that were tried)
hint-sampled = Ganha em { $wins ->
    [1] { $wins } caso
   *[other] { $wins } casos
} de { $samples }, conforme as cartas fechadas.
hint-guess = Não encontrei nenhum caminho para ganhar: isto é só um palpite.
hint-show = Mostrar o caminho
hint-longer = Procurar mais
# A way to a win is being played on the table
line-playing = Este é um caminho para ganhar.
line-faster = Mais rápido
lost-find = Onde se perdeu?
# After moves have been taken back. $moves (how many)
lost-back = Aqui ainda se podia ganhar: { $moves ->
    [1] uma jogada desfeita
   *[other] { $moves } jogadas desfeitas
}.
# $why (never, unknown)
lost-where = { $why ->
    [never] Esta partida não podia ser ganha desde o começo.
   *[unknown] Não sabemos onde se perdeu.
}
# Small, below the deal number. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] pode ser ganha
    [lost] não pode ser ganha
    [thinking] pensando…
   *[undecided] não se sabe
}

## Deal numbers

deal-number = Número da partida
deal-number-prompt = Qual partida você quer?
deal-number-help = Um número de até 20 algarismos. O mesmo número dá sempre as mesmas cartas.
deal-number-cards = Digitar ou colar cartas
deal-number-play = Dar as cartas
deal-number-empty = Escreva primeiro um número.
deal-number-not-a-number = Isto não é um número. Use só os algarismos de 0 a 9; ms na frente quer dizer a numeração da Microsoft.
deal-number-zero = As partidas começam no 1.
deal-number-too-long = Este número é longo demais: 20 algarismos são o máximo.
deal-number-too-large = A numeração da Microsoft termina em 8589934591.
deal-number-cards-missing = Faltam cartas: o link está danificado.

## Why a move is refused

refused-no-such-pile = Este jogo não tem essa pilha.
refused-too-far = Essa carta está longe demais.
refused-not-beaten = Nenhuma carta livre do mesmo naipe é mais alta.
refused-no-gap = Não há nenhum espaço para fechar.
refused-empty-pile = Não há nenhuma carta para pegar.
refused-face-down = Essa carta está fechada.
refused-too-few-cards = Ali não há tantas cartas.
refused-gives-nothing = Desta pilha não sai nenhuma carta.
refused-not-yet = Esta pilha ainda não pode ser usada.
refused-only-the-top-card = Só se pode pegar a carta de cima.
refused-not-a-run = Estas cartas não estão em ordem, por isso não se movem juntas.
refused-not-this-part = Esta parte da sequência não pode ser movida.
refused-too-few-free-places = Faltam lugares livres para mover tantas cartas.
refused-same-pile = A carta já está ali.
refused-takes-nothing = Nesta pilha não se pode pôr nenhuma carta.
refused-not-from-there = Esta pilha não aceita cartas de lá.
refused-one-card-at-a-time = Esta pilha aceita uma carta de cada vez.
refused-only-a-complete-run = Ali só entra uma sequência completa de treze cartas.
refused-pile-is-full = Ali não cabem mais cartas.
refused-not-on-an-empty-place = Esta carta não pode começar um lugar vazio.
refused-does-not-fit = Esta carta não serve ali.
refused-base-not-chosen = Escolha primeiro a carta com que começam as fundações.
refused-stock-is-empty = O monte está vazio e não pode ser virado de novo.
refused-empty-column = Preencha primeiro as colunas vazias; depois o monte dá mais cartas.
refused-waste-not-empty = Jogue primeiro a carta do descarte; depois o monte vira a próxima.
refused-covered = Há outras cartas em cima desta.
refused-no-pair = Estas duas cartas não formam par.
refused-leaves-alone = Esta carta sai da mesa sozinha: retire-a.
refused-not-ready = As cartas ainda não foram dadas.
refused-readonly = Esta mesa é só para olhar.
refused-cancelled = Esta jogada não é permitida aqui.
refused-nowhere = Nenhum lugar aceita esta carta agora.
refused-on-purpose = Um simples toque não tira cartas de uma sequência completa: arraste a carta, se é mesmo o que você quer.

## Troubles

# $game (what was asked for)
error-unknown-game = Nenhum jogo se chama “{ $game }”.
# $deal (what was asked for)
error-bad-deal = “{ $deal }” não é um número de partida.
# $problem (where and what, in English, as the check says it)
error-bad-rules = Não se pode jogar com estas regras: { $problem }.
last-deal-stays = A partida anterior continua aqui.
error-bad-record = Este registro não combina com as regras do jogo, por isso foi posto de lado. Você pode salvá-lo num arquivo.
table-failed = Não foi possível mostrar a mesa.

## Keeping

# $deal (number, as text). A button beside “partida 42. Boa sorte!”, for whoever did not mean to leave the last one.
back-to-deal = Voltar à partida { $deal }
not-kept-blocked = O navegador não deixa guardar nada aqui, por isso esta partida não fica guardada.
not-kept-full = Não há mais espaço neste dispositivo, por isso esta partida não fica guardada.
not-kept-torn = As partidas guardadas não respondem, por isso esta não fica guardada.
played-elsewhere = Esta partida está aberta em outra aba, por isso aqui não fica guardada.
play-here = Jogar aqui

## Playing by keys

# Letters that command while the focus is on the cards: deal from the stock, to the foundation, undo, redo, new deal,
# hint, finish; then what is heard: the whole table, this pile, where to, the last move, all moves. None but `finish`
# may begin a rank in typed-ranks.
key-letters = m f z y n i t s c o l g
# Said when cards are taken up by a key. $piles (names of piles, as a list)
goes-to = Pode ir para: { $piles }.
no-such-card = Não há nenhuma carta dessas aberta.
nothing-to-undo = Não há nada para desfazer.
nothing-to-redo = Não há nada para refazer.
keys-title = Teclas
