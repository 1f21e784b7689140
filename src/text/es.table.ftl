## Numbers, ranks, suits and cards

# “palo” is a suit (tréboles, picas, corazones, diamantes); red and black are always called by their names.
# Cards, columns and nearly everything else that is counted are feminine, so 1 is “una”.
# $n (number)
number-word = { $n ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jota
    [queen] dama
   *[king] rey
}

# As rank, with an article: “un as”, “una dama”.
a-rank = { $rank ->
    [ace] un as
    [two] un 2
    [three] un 3
    [four] un 4
    [five] un 5
    [six] un 6
    [seven] un 7
    [eight] un 8
    [nine] un 9
    [ten] un 10
    [jack] una jota
    [queen] una dama
   *[king] un rey
}

# As rank, for more than one card, without the article: “ases”, “damas”.
ranks = { $rank ->
    [ace] ases
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] damas
   *[king] reyes
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] tréboles
    [spades] picas
    [hearts] corazones
   *[diamonds] diamantes
}

# The name of a card: “dama de picas”, “7 de corazones”. $rank, $suit as above.
card = { rank } de { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = cualquier { rank }

# A card that lies face down.
hidden-card = carta boca abajo

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 j d|q r|k
typed-suits = t p c d

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] mazo
    [waste] descarte
    [chain] montón central
    [removed] cartas retiradas
    [place] lugar { $number }
    [foundation] { $of ->
        [1] base
       *[other] base { $number }
    }
    [column] { $of ->
        [1] columna
       *[other] columna { $number }
    }
    [reserve] { $of ->
        [1] reserva
       *[other] reserva { $number }
    }
   *[cell] { $of ->
        [1] celda
       *[other] celda { $number }
    }
}

# As pile, within a sentence: “el descarte”, “la columna 3”. Never after “a” or “de”: these melt into “al”, “del”.
the-pile = { $kind ->
    [stock] el mazo
    [waste] el descarte
    [chain] el montón central
    [removed] las cartas retiradas
    [place] el lugar { $number }
    [foundation] { $of ->
        [1] la base
       *[other] la base { $number }
    }
    [column] { $of ->
        [1] la columna
       *[other] la columna { $number }
    }
    [reserve] { $of ->
        [1] la reserva
       *[other] la reserva { $number }
    }
   *[cell] { $of ->
        [1] la celda
       *[other] la celda { $number }
    }
}

# What a pile is called by those who hear it: “columna 3, 5 cartas, 2 boca abajo”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] sin cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } boca abajo
    }
}

## Buttons

undo = Deshacer
redo = Rehacer
restart = Reiniciar
new-deal = Nueva partida
hint = Pista
finish = Terminar
menu = Menú
close = Cerrar
cancel = Dejarlo

## The table

# $name (proper name of the game), $deal (deal number, as text)
table-label = { $name }, partida { $deal }
# $deal (deal number, as text)
deal-label = Partida { $deal }
# A heading over the piles of one kind. $kind (stock, waste, foundation, column, reserve, cell), $of (number of piles)
pile-group = { $kind ->
    [stock] Mazo
    [waste] Descarte
    [foundation] { $of ->
        [one] Base
       *[other] Bases
    }
    [column] { $of ->
        [one] Columna
       *[other] Columnas
    }
    [reserve] { $of ->
        [one] Reserva
       *[other] Reservas
    }
   *[cell] { $of ->
        [one] Celda
       *[other] Celdas
    }
}

# The stock’s label. $cards (number left), $pass (the pass under way), $passes (number of passes in all; 0: no limit)
stock-label = { $cards ->
    [0] no quedan cartas
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}, { $passes ->
    [0] pasada { $pass }
   *[other] pasada { $pass } de { $passes }
}
# The label of a stock that deals rows. $cards (number left), $deals (taps left)
stock-rows-label = { $cards ->
    [0] no quedan cartas
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}, { $deals ->
    [0] ninguna fila por repartir
    [one] { $deals } fila por repartir
   *[other] { $deals } filas por repartir
}
# Shown on the place of an empty stock. $left (passes that are left; 0: none)
stock-again = { $left ->
    [0] agotado
   *[other] otra pasada
}
# $moves (number), $time (minutes and seconds, as text)
moves-and-time = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $time }
# $moves (number)
moves-made = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
# Where no card goes home: how many are still to be taken off. $cards (number)
cards-left = { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}
# $home (cards on the foundations), $cards (cards in all)
cards-home = { $home } de { $cards } cartas en su base
# On a foundation that gave a card back and now waits until it is empty. $cards (number it holds), $full (number of a finished run)
foundation-blocked = { $cards }/{ $full }, incompleta

## Cards

# A card for those who hear it. $card (its name), $place (counted from the bottom), $of (cards in the pile)
card-label = { $card }, { $place } de { $of }
# As card-label. $more (cards lying on it that move with it)
card-label-movable = { $card }, { $place } de { $of }, { $more ->
    [0] se puede mover
    [one] se puede mover con { $more } carta
   *[other] se puede mover con { $more } cartas
}
# Several face-down cards under each other. $n (number)
hidden-cards = { $n ->
    [one] { $n } carta boca abajo
   *[other] { $n } cartas boca abajo
}
# $card (name of the lowest card taken up), $more (cards that come with it)
picked-up = En la mano: { $card }{ $more ->
    [0] { "" }
    [one] { " " }con { $more } carta
   *[other] { " " }con { $more } cartas
}.
put-back = Devuelta a su sitio.
nothing-to-pick-up = De aquí no se puede tomar ninguna carta.

## What is said after a move

# $card (name of the lowest card moved), $more (cards that came with it), and the pile: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] { "" }
    [one] con { $more } carta{ " " }
   *[other] con { $more } cartas{ " " }
}{ $kind ->
    [stock] al mazo
    [waste] al descarte
    [chain] al montón central
    [removed] a las cartas retiradas
    [place] al lugar { $number }
    [foundation] { $of ->
        [1] a la base
       *[other] a la base { $number }
    }
    [column] { $of ->
        [1] a la columna
       *[other] a la columna { $number }
    }
    [reserve] { $of ->
        [1] a la reserva
       *[other] a la reserva { $number }
    }
   *[cell] { $of ->
        [1] a la celda
       *[other] a la celda { $number }
    }
}.
# $card (name)
said-turn = Se descubre: { $card }.
# From the stock onto the waste. $cards (names, the last one on top), $n (number of them)
said-draw = { $n ->
    [one] Del mazo: { $cards }.
   *[other] Del mazo: { $cards }; la última queda encima.
}
# From an open stock onto the waste. $cards (names), $n (number of them)
said-draw-open = { $cards } al descarte.
# From the stock onto other piles. $cards (names, pile by pile), $n (number of them)
said-deal = { $n ->
    [one] Carta repartida: { $cards }.
   *[other] Cartas repartidas: { $cards }.
}
# The waste goes back. $n (number of cards)
said-redeal = El descarte vuelve al mazo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
# $card (name of the lowest card that filled the place), $more (cards with it), and the place: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] llena { the-pile }
    [one] con { $more } carta llena { the-pile }
   *[other] con { $more } cartas llena { the-pile }
}.
# Cards are collected to be dealt again. $n (number of them)
said-gather = { $n ->
    [one] { $n } carta recogida
   *[other] { $n } cartas recogidas
}.
# $n (number of cards dealt again)
said-lay-out = { $n ->
    [one] { $n } carta repartida de nuevo
   *[other] { $n } cartas repartidas de nuevo
}.
said-shuffle = Cartas barajadas.
# $cards (names of one or two cards that leave the table)
said-remove = Fuera de la mesa: { $cards }.
# Cards went to the foundations by themselves. $n (number of them), $cards (their names)
said-went-home = { $n ->
    [one] Carta que ha ido sola a su base: { $cards }
   *[other] { $n } cartas han ido solas a las bases
}.
said-undo = Jugada deshecha.
said-redo = Jugada rehecha.
said-restart = De vuelta al comienzo.
# $name (proper name), $deal (number, as text)
said-new-deal = { $name }, partida { $deal }. { $moves ->
    [0] ¡Buena suerte!
    [one] { $moves } jugada hecha.
   *[other] { $moves } jugadas hechas.
}

## Winning, and being stuck

win-title = ¡Enhorabuena!
# $moves (number), $time (minutes and seconds, as text)
win = Has ganado en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} y { $time }.
no-moves = No queda ninguna jugada. Deshaz alguna, o prueba otra partida.
only-the-stock = Solo queda sacar cartas del mazo.
# Said once, with undo beside it, when a card has been taken back from a finished run.
run-opened = Ahora esa base no acepta nada hasta que hayan salido de ella todas sus cartas.
verdict-won = Esta partida se puede ganar.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] Esta partida no se puede ganar.
   *[other] Desde aquí esta partida no se puede ganar.
}
not-loaded = No se ha podido cargar. Vuelve a intentarlo cuando tengas conexión.
hint-none = Desde aquí ninguna jugada lleva a nada nuevo.
# $states (posiciones examinadas hasta ahora)
hint-thinking = Pensando… { $states } posiciones examinadas.
hint-stop = Parar
# Como said-carry
hint-carry = Pista: { said-carry }
# $cards (nombres de una o dos cartas que dejan la mesa)
hint-remove = Pista: { $cards }, fuera de la mesa.
hint-stock = Pista: toca el mazo.
hint-sure = Esta jugada lleva a la victoria.
hint-knows = Conociendo todas las cartas, esta jugada lleva a la victoria.
# Una pista limpia. $wins (casos ganados), $samples (casos probados)
hint-sampled = Gana en { $wins ->
    [one] { $wins } caso
   *[other] { $wins } casos
} de { $samples }, según dónde estén las cartas tapadas.
hint-guess = No he encontrado ningún camino a la victoria: es solo una conjetura.
hint-show = Muéstrame el camino
hint-longer = Buscar más
# Un camino a la victoria se juega en la mesa
line-playing = Así se gana.
line-faster = Más rápido
lost-find = ¿Dónde se perdió?
# Después de deshacer jugadas. $moves (cuántas)
lost-back = Aquí todavía se podía ganar: { $moves ->
    [one] una jugada deshecha
   *[other] { $moves } jugadas deshechas
}.
# $why (never, unknown)
lost-where = { $why ->
    [never] Estaba perdida desde el principio: esta partida no se puede ganar.
   *[unknown] No sabemos dónde se perdió.
}
# En pequeño, bajo el número de la partida. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] se puede ganar
    [lost] no se puede ganar
    [thinking] pensando…
   *[undecided] no se sabe
}

## Deal numbers

deal-number = Número de la partida
deal-number-prompt = ¿Qué partida quieres?
deal-number-help = Un número de 20 cifras como mucho. El mismo número da siempre las mismas cartas.
deal-number-cards = Escribir o pegar cartas
deal-number-play = Repartir
deal-number-empty = Escribe antes un número.
deal-number-not-a-number = Eso no es un número. Usa solo las cifras del 0 al 9; ms delante significa la numeración de Microsoft.
deal-number-zero = Las partidas empiezan en el 1.
deal-number-too-long = Ese número es demasiado largo: 20 cifras son el máximo.
deal-number-too-large = La numeración de Microsoft termina en 8589934591.
deal-number-cards-missing = Faltan cartas: el enlace está dañado.

## Why a move is refused

refused-no-such-pile = Este juego no tiene ningún montón así.
refused-too-far = Esa carta está demasiado lejos.
refused-not-beaten = Ninguna carta libre de su palo es más alta.
refused-no-gap = No hay ningún hueco que cerrar.
refused-empty-pile = No hay ninguna carta que tomar.
refused-face-down = Esa carta está boca abajo.
refused-too-few-cards = Ahí no hay tantas cartas.
refused-gives-nothing = De este montón no sale ninguna carta.
refused-not-yet = Este montón todavía no se puede usar.
refused-only-the-top-card = Solo se puede tomar la carta de encima.
refused-not-a-run = Estas cartas no van en orden, así que no se mueven juntas.
refused-not-this-part = Esta parte de la escalera no se puede mover.
refused-too-few-free-places = Hay muy pocos sitios libres para mover tantas cartas.
refused-same-pile = La carta ya está ahí.
refused-takes-nothing = En este montón no se puede poner ninguna carta.
refused-not-from-there = Este montón no acepta cartas de ahí.
refused-one-card-at-a-time = Este montón acepta una carta cada vez.
refused-only-a-complete-run = Ahí solo va una escalera completa de trece cartas.
refused-pile-is-full = Ahí ya no caben más cartas.
refused-not-on-an-empty-place = Esta carta no puede empezar un lugar vacío.
refused-does-not-fit = Esta carta no encaja ahí.
refused-base-not-chosen = Elige antes la carta con la que empiezan las bases.
refused-stock-is-empty = El mazo está vacío y ya no se puede volver a pasar.
refused-empty-column = Llena antes las columnas vacías; después el mazo reparte otra vez.
refused-waste-not-empty = Juega antes la carta del descarte; después el mazo da la siguiente.
refused-covered = Hay otras cartas encima de esta.
refused-no-pair = Estas dos cartas no van juntas.
refused-leaves-alone = Esta carta se va sola: retírala de la mesa.
refused-not-ready = Las cartas aún no están repartidas.
refused-readonly = Esta mesa es solo para mirar.
refused-cancelled = Aquí no está permitida esa jugada.
refused-nowhere = Ahora ningún sitio acepta esta carta.
refused-on-purpose = Un simple toque no saca cartas de una escalera terminada: arrástrala, si de verdad lo quieres.

## Troubles

# $game (what was asked for)
error-unknown-game = Ningún juego se llama «{ $game }».
# $deal (what was asked for)
error-bad-deal = «{ $deal }» no es el número de una partida.
# $problem (where and what, in English, as the check says it)
error-bad-rules = No se puede jugar con estas reglas: { $problem }.
last-deal-stays = La última partida sigue ahí.
error-bad-record = Este registro no cuadra con las reglas del juego, así que se ha apartado. Puedes guardarlo en un archivo.
table-failed = No se ha podido mostrar la mesa.

## Keeping

# $deal (number, as text). A button beside “partida 42. ¡Buena suerte!”, for whoever did not mean to leave the last one.
back-to-deal = Volver a la partida { $deal }
not-kept-blocked = El navegador no deja guardar nada aquí, así que esta partida no se guarda.
not-kept-full = No queda espacio en este dispositivo, así que esta partida no se guarda.
not-kept-torn = Las partidas guardadas no responden, así que esta no se guarda.
played-elsewhere = Esta partida está abierta en otra pestaña, así que aquí no se guarda.
play-here = Jugar aquí

## Jugar con el teclado

# Letras que mandan mientras el foco está en las cartas: sacar del mazo, a la base, deshacer, rehacer, nueva partida,
# pista, terminar; luego lo que se oye: toda la mesa, este montón, adónde, la última jugada, todas. Solo «terminar» puede
# empezar un valor de typed-ranks.
key-letters = m b u y n p t v c o l g
# Se dice cuando una tecla toma cartas. $piles (nombres de montones, como lista)
goes-to = Puede ir a: { $piles }.
no-such-card = Esa carta no está a la vista.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
keys-title = Teclas
