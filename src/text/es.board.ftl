## La mesa en texto

typed-move = Tu jugada
# Palabras que pueden ir entre dos cartas o montones, en minúsculas, separadas por un espacio; ninguna nombra una carta ni un montón
typed-fillers = a al el en hacia la sobre
text-board-play = Jugar
text-board-short = Forma corta
# $id (letra y número de un montón, como se escriben: t3), $pile (su nombre, cuántas cartas, cuántas boca abajo), $cards (sus nombres, la última está encima)
text-board-pile = { $id }, { $pile }: { $cards }
# Como text-board-pile, donde no hay nada boca arriba
text-board-bare = { $id }, { $pile }
# $one, $other (cartas como se escriben: 7c, 8p)
text-board-help = Escribe una jugada con cartas o montones: «{ $one } { $other }» pone una carta sobre la otra, «{ $one } t3» la pone en la columna 3, «{ $one } f» en una base; «t1 t3 x2» mueve dos cartas, «s» saca del mazo. A una carta sola le sigue adónde puede ir. También valen estas palabras: { $commands }. Valen J, D, R igual que J, Q, K.
# $moves (las maneras de escribirla, como lista)
typed-which = Hay más de una jugada así: { $moves }. ¿Cuál?
# $typed (lo que se ha escrito)
typed-unknown = «{ $typed }» no es una jugada. Escribe «?» para saber qué se puede escribir.
# Se dice al pedir «terminar» mientras queda algo más que llevar las cartas a las bases
text-board-not-yet = Todavía hay algo que pensar: la partida no termina aún por sí sola.

## A deal by its cards

cards-prompt = Las cartas de la partida
cards-help = Una línea por columna, con la carta de abajo primero, como las escriben los programas que resuelven: 2H es el dos de corazones, TD o 10D el diez de diamantes.
cards-empty = Todavía no hay cartas.
# $word (what was typed)
cards-unreadable = «{ $word }» no es una carta. Una carta se escribe con su valor y su palo en inglés, como AS, 10H o QD.
cards-other = No son las cartas con las que se juega a este juego.
# $cards (names of cards), $more (how many others)
cards-missing = Faltan: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Sobran: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = Las cartas son las correctas, pero este juego nunca las reparte así.
