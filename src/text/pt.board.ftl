## The text board

typed-move = A sua jogada
# Words that may stand between two cards or piles, small letters, a blank between them; none of them may name a card or a pile
typed-fillers = para pra sobre em no na ao à o a
text-board-play = Jogar
text-board-short = Forma curta
# $id (letter and number of a pile, as it is typed: t3), $pile (its name, how many cards, how many face down), $cards (their names, the last one on top)
text-board-pile = { $id }, { $pile }: { $cards }
# As text-board-pile, where nothing lies open
text-board-bare = { $id }, { $pile }
# $one, $other (cards as they are typed: 7c, 8e)
text-board-help = Escreva uma jogada com cartas ou pilhas: “{ $one } { $other }” põe uma carta sobre a outra, “{ $one } t3” a põe na coluna 3, “{ $one } f” numa fundação; “t1 t3 x2” move duas cartas, “s” vira o monte. Uma carta sozinha recebe como resposta os lugares para onde pode ir. Valem também estas palavras: { $commands }. V, D, R valem tanto quanto J, Q, K.
# $moves (the ways to write it, as a list)
typed-which = Há mais de uma jogada possível: { $moves }. Qual delas?
# $typed (what was typed)
typed-unknown = “{ $typed }” não é uma jogada. Digite “?” para saber o que se pode escrever.
# Said to “concluir” before all that is left to do is to bring the cards home
text-board-not-yet = Ainda há em que pensar: a partida não termina sozinha por enquanto.

## A deal by its cards

cards-prompt = As cartas da partida
cards-help = Uma linha para cada coluna, a carta de baixo primeiro, como os programas que resolvem as escrevem: 2H é o dois de copas, TD ou 10D o dez de ouros.
cards-empty = Ainda não há cartas.
# $word (what was typed)
cards-unreadable = “{ $word }” não é uma carta. Uma carta se escreve com o valor e o naipe em inglês, como AS, 10H ou QD.
cards-other = Estas não são as cartas com que se joga este jogo.
# $cards (names of cards), $more (how many others)
cards-missing = Faltam: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Sobram: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = As cartas são as certas, mas este jogo nunca as distribui assim.
