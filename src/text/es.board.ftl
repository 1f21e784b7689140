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
text-board-help = Escribe una jugada con cartas o montones: «{ $one } { $other }» pone una carta sobre la otra, «{ $one } t3» la pone en la columna 3, «{ $one } f» en una base; «t1 t3 x2» mueve dos cartas, «s» saca del mazo. A una carta sola le sigue adónde puede ir. También valen estas palabras: { $commands }.
# $moves (las maneras de escribirla, como lista)
typed-which = Hay más de una jugada así: { $moves }. ¿Cuál?
# $typed (lo que se ha escrito)
typed-unknown = «{ $typed }» no es una jugada. Más abajo está lo que se puede escribir.
# Se dice al pedir «terminar» mientras queda algo más que llevar las cartas a las bases
text-board-not-yet = Todavía hay algo que pensar: la partida no termina aún por sí sola.
