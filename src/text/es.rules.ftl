## The rules of a game, sentence by sentence

# Every message here is one or more whole sentences. What is chosen by is a word of the rules, with hyphens for blanks:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping and so on)
# “base” is always a foundation; the rank that foundations begin with is the “valor de partida”.
# “mazo” is the stock, “baraja” a pack of cards; “pasada” is a way through the stock.

## Headings

rules-heading = Cómo se juega
rules-heading-goal = La meta
rules-heading-layout = La mesa de un vistazo
rules-heading-foundations = { $count ->
    [one] La base
   *[other] Las bases
}
rules-heading-columns = { $count ->
    [one] La columna
   *[other] Las columnas
}
rules-heading-reserve = { $count ->
    [one] La reserva
   *[other] Las reservas
}
rules-heading-cells = { $count ->
    [one] La celda
   *[other] Las celdas
}
rules-heading-tail = { $count ->
    [one] La cola
   *[other] Las colas
}
rules-heading-stock = { $waste ->
    [yes] El mazo y el descarte
   *[no] El mazo
}
rules-heading-again = Repartir de nuevo
rules-heading-chain = { $piles ->
    [1] El montón central
   *[other] Los montones centrales
}
rules-heading-pairs = Qué deja la mesa
rules-heading-hand = Mover las cartas

## Goal

# Games without foundations. $name, $cards (cards in all)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] { $name } se gana cuando las { $cards } cartas están en las columnas en escaleras completas de trece{ built-suits }{ $king ->
        [yes] , del rey al as
       *[no] { "" }
    }, una por columna.
   *[with-four-of-a-rank-on-each-column] { $name } se gana cuando las { $cards } cartas están en las columnas ordenadas por valores, con las cuatro cartas de un mismo valor en cada una. Cuatro cartas reunidas se quedan donde están.
}

# $name (proper name), $count (foundations), $cards (cards that win), $all (yes, no): whether these are all cards
# $leave (cards, runs, both): how cards reach the foundations
rules-goal = { $name } se gana cuando { $all ->
    [yes] las { $cards } cartas están
   *[no] { $cards } cartas están
} { goal-foundations }{ $leave ->
    [cards] { "" }
    [runs] , en escaleras completas de trece
   *[both] , unas de una en una y las demás en escaleras completas
}{ $all ->
    [yes] .
   *[no] ; las otras sobran.
}
goal-foundations = { $count ->
    [one] en la base
   *[other] en las bases
}
# $packs (number), $cards (cards in all)
rules-packs = { $packs ->
    [1] Se juega con una baraja: { $cards } cartas.
   *[other] Se juega con { SPELL($packs) } barajas mezcladas: { $cards } cartas.
}
# The packs hold other suits than usual. $suits (each suit with how often it is there, as a list)
rules-packs-suits = { $packs ->
    [1] No es una baraja corriente: solo contiene { $suits }.
   *[other] No son barajas corrientes: cada una contiene solo { $suits }.
}
# The packs hold other ranks than usual. $ranks (a list of rank)
rules-packs-ranks = No entran en juego todos los valores, sino solo estos: { $ranks }.
# $suit, $n (number)
rules-suit-times = { $n ->
    [1] { suit }
   *[other] { suit } { SPELL($n) } veces
}

## Layout: a summary by pile

# $count (foundations), $order, $suits, $by (ranks from a card to the next), $base (how they begin), $rank (the base rank, where that is known)
# $ends (yes, no): whether the last card is known, $last (its rank)
rules-layout-foundations = { $count ->
    [1] Una base que se construye
   *[other] { SPELL($count) } bases que se construyen
} { $order ->
    [up] hacia arriba{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [up-wrapping] hacia arriba{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }, pasando del rey al as
    [down] hacia abajo{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [down-wrapping] hacia abajo{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }, pasando del as al rey
    [up-then-down] hacia arriba hasta el rey y luego hacia abajo{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [the-same-rank] con cartas del mismo valor{ built-suits }
    [down-to-the-ace-then-from-the-base-again] hacia abajo hasta el as y luego otra vez desde el principio{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
   *[doubling] duplicando{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { $rank ->
            [jack] de la jota
            [queen] de la dama
           *[other] del { rank }
        } { last-rank }
       *[no] , empezando con { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [1] empezando
           *[other] empezando cada una
        } con la carta que se reparte ahí
       *[no] , empezando con el valor de la primera carta que se reparte a una base
    }
    [rank-chosen-by-the-player] , empezando con un valor que eliges tú
    [any-rank] , empezando con cualquier carta
   *[listed-cards] , { $count ->
        [1] empezando con una carta fijada
       *[other] empezando cada una con una carta fijada
    }
}.
# Foundations for a single card. $count, $base, $rank as above
rules-layout-foundations-one = { $count ->
    [1] Una base para una sola carta
   *[other] { SPELL($count) } bases para una sola carta cada una
}{ $base ->
    [rank] : { a-rank }
    [rank-of-the-first-card-dealt] , del valor de la primera carta repartida
    [rank-chosen-by-the-player] , de un valor que eliges tú
    [any-rank] , sea cual sea
   *[listed-cards] , la que se nombra más abajo
}.
# “to the king”, after “from the ace”; $last chooses
last-rank = { $last ->
    [ace] al as
    [two] al 2
    [three] al 3
    [four] al 4
    [five] al 5
    [six] al 6
    [seven] al 7
    [eight] al 8
    [nine] al 9
    [ten] al 10
    [jack] a la jota
    [queen] a la dama
   *[king] al rey
}
# $count, $ranks (a list of rank, one for each)
rules-layout-foundations-ranks = { SPELL($count) } bases para una sola carta cada una: { $ranks }.
# $count (foundations), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [1] Una base
   *[other] { SPELL($count) } bases
} para escaleras completas de trece cartas, { $begins ->
    [with-a-king] del rey al as
   *[at-any-rank-wrapping] que pueden empezar en cualquier valor
}{ built-suits }.
rules-layout-fours = Una base, adonde las cartas van de cuatro en cuatro, todas del mismo valor.
# $count (columns), $size (cards in each, or -1 where they differ), $cards (cards in all), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [1] Una columna
   *[other] { SPELL($count) } columnas
} { $size ->
    [-1] con { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } cartas
    } en total
    [0] sin cartas al principio
   *[other] de { SPELL($size) } { $size ->
        [1] carta
       *[other] cartas
    }
}, { $build ->
    [the-next-rank] { $count ->
        [1] que se construye
       *[other] que se construyen
    } { $order ->
        [down] hacia abajo{ built-suits }
        [down-wrapping] hacia abajo{ built-suits }, pasando del as al rey
        [down-wrapping-above-the-base] hacia abajo{ built-suits }, pasando del as al rey, pero nunca más allá del valor de partida
        [up] hacia arriba{ built-suits }
        [up-wrapping] hacia arriba{ built-suits }, pasando del rey al as
        [up-or-down] hacia arriba o hacia abajo{ built-suits }
        [up-or-down-wrapping] hacia arriba o hacia abajo{ built-suits }, también entre rey y as
       *[up-or-down-as-the-pile-began] hacia arriba o hacia abajo{ built-suits }, en el sentido en que empezó cada una
    }
    [nothing] en { $count ->
        [1] la que
       *[other] las que
    } no se construye nada
    [the-same-rank] donde se juntan las cartas de un mismo valor
    [the-next-lower-rank-in-suit-or-the-same-rank] { $count ->
        [1] que se construye
       *[other] que se construyen
    } hacia abajo en el mismo palo, o con cartas del mismo valor
   *[any-waste-card] como montones para las cartas del descarte
}.
# $count (piles), $cards (cards in all)
rules-layout-reserve = { $count ->
    [1] Una reserva { $cards ->
        [0] vacía al principio
        [1] de una carta
       *[other] de { SPELL($cards) } cartas
    }: de ella salen cartas, y tú no pones ninguna.
   *[other] { SPELL($count) } reservas { $cards ->
        [0] vacías al principio
        [1] con una carta en total
       *[other] con { SPELL($cards) } cartas en total
    }: de ellas salen cartas, y tú no pones ninguna.
}
# $count (cells), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [1] Una celda para una sola carta.
       *[other] { SPELL($count) } celdas para una carta cada una.
    }
    [a-run] { $count ->
        [1] Una cola para una sola escalera.
       *[other] { SPELL($count) } colas para una escalera cada una.
    }
    [single-cards] { $count ->
        [1] Una celda donde se pueden apilar cartas.
       *[other] { SPELL($count) } celdas donde se pueden apilar cartas.
    }
    [one-card-of-its-own-suit] { SPELL($count) } celdas, una para cada palo.
   *[rank] { $count ->
        [1] Una celda solo para { ranks }.
       *[other] { SPELL($count) } celdas solo para { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in the stock)
# $draw (cards turned by a tap; 0: it changes from pass to pass), $passes (number, or the word unlimited)
rules-layout-stock = { $cards ->
    [0] Un mazo sin cartas,
    [1] Un mazo de una carta,
   *[other] Un mazo de { SPELL($cards) } cartas,
} { $deals ->
    [to-the-waste] que pasa al descarte { $draw ->
        [0] en número variable
        [1] de una en una
       *[other] de { SPELL($draw) } en { SPELL($draw) }
    }, { $passes ->
        [1] en una sola pasada
        [unlimited] con todas las pasadas que quieras
       *[other] en { SPELL($passes) } pasadas
    }.
    [into-emptied-columns-by-itself] que llena las columnas a medida que se vacían.
    [a-card-to-each-column] { $columns ->
        [1] que se reparte a la columna carta por carta.
       *[other] que se reparte a las columnas fila por fila.
    }
   *[a-card-to-each-reserve-pile] que se reparte a la reserva fila por fila.
}
rules-layout-again = Un mazo vacío: todas las cartas se reparten de entrada, y al tocarlo se pueden extender en otro orden.
rules-layout-no-stock = No hay mazo: todas las cartas se reparten antes de empezar.

# How to lay it out with real cards. $areas (a list of rules-area)
rules-deal-order = ¿Juegas con cartas de verdad? Reparte { $areas }.
rules-deal-order-several = ¿Juegas con cartas de verdad? Reparte en este orden: { $areas }.
# $area (foundations, columns, reserve, cells)
rules-area = { $area ->
    [foundations] { $count ->
        [1] la base
       *[other] las bases
    }
    [columns] { $count ->
        [1] la columna
       *[other] las columnas
    }
    [reserve] la reserva
    [waste] una carta boca arriba en el descarte
    [longer-columns] lo que las columnas más largas tienen de más
   *[cells] { $count ->
        [1] la celda
       *[other] las celdas
    }
}
# $fill: in which order the columns get their cards
rules-deal-columns = { $fill ->
    [row-by-row] Las columnas reciben sus cartas fila por fila, de izquierda a derecha.
    [row-by-row-from-the-right] Las columnas reciben sus cartas fila por fila, de derecha a izquierda.
    [row-by-row-short-columns-last] Las columnas reciben sus cartas fila por fila, de izquierda a derecha; las más cortas esperan hasta que a las demás les falten tantas cartas como a ellas.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] Las columnas reciben sus cartas fila por fila, de izquierda a derecha; las más cortas esperan hasta que a las demás les falten tantas cartas como a ellas, y al final todas menos la primera reciben una fila más.
    [row-by-row-from-the-right-last-row-apart] Las columnas reciben sus cartas fila por fila, de derecha a izquierda, todas menos las de encima; después cada una recibe su carta de encima, otra vez de derecha a izquierda.
    [row-by-row-last-row-apart] Las columnas reciben sus cartas fila por fila, de izquierda a derecha, todas menos las de encima; después cada una recibe su carta de encima, otra vez de izquierda a derecha.
    [face-down-cards-first] Las columnas reciben primero las cartas boca abajo, fila por fila de izquierda a derecha, y después las que van boca arriba, de la misma manera.
    [face-down-cards-first-then-short-columns-last] Las columnas reciben primero las cartas boca abajo, fila por fila de izquierda a derecha; después las que van boca arriba, y aquí las columnas cortas esperan hasta que a las demás les falten tantas cartas como a ellas.
    [face-down-cards-first-from-the-right] Las columnas reciben primero las cartas boca abajo, fila por fila de derecha a izquierda, y después las que van boca arriba, de la misma manera.
    [face-down-cards-first-then-the-rest-from-the-right] Las columnas reciben primero las cartas boca abajo, fila por fila de izquierda a derecha, y después las que van boca arriba, fila por fila de derecha a izquierda.
    [column-by-column-last-row-apart] Las columnas reciben sus cartas una tras otra, primero la de la izquierda, todas menos las de encima; después cada una recibe su carta de encima, de izquierda a derecha.
   *[column-by-column] Las columnas reciben sus cartas una tras otra, primero la de la izquierda.
}
rules-deal-reserve = { $also ->
    [yes] También las reservas
   *[no] Las reservas
} reciben sus cartas fila por fila.
# What is done with cards that fit a foundation while they are dealt
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Un as que sale al repartir va enseguida a una base, y la carta siguiente ocupa su sitio.
    [cards-that-fit-go-up-and-are-replaced] Una carta que una base puede aceptar va enseguida a ella, y la carta siguiente ocupa su sitio.
    [cards-that-fit-go-up-and-leave-a-gap] Una carta que una base puede aceptar va enseguida a ella, y su sitio se queda vacío: las columnas pueden acabar más cortas de lo que aquí se dice.
   *[open-cards-that-fit-go-up-after-each-row] Después de cada fila, las cartas boca arriba que una base puede aceptar van a ella, mientras las haya: las columnas pueden acabar más cortas de lo que aquí se dice.
}
# What is done to the shuffled pack before it is dealt, one thing after another. $turn (first, next)
# $cards (a list of names), $n (how many), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [1] se busca una carta y se pone { $to ->
        [top] encima de la baraja, para que salga la primera
       *[bottom] debajo de la baraja, para que salga la última
    }
   *[other] se buscan unas cartas y se ponen { $to ->
        [top] encima de la baraja, para que salgan las primeras
       *[bottom] debajo de la baraja, para que salgan las últimas
    }, en este orden
}: { $cards }.
# Which of several equal cards is looked for. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Con ellas van también todas las cartas iguales.
    [first-pack] Entre cartas iguales solo vale la de la primera baraja.
   *[nearest-to-bottom] Entre cartas iguales solo vale la que está más cerca del fondo.
}
# $same (yes, no): whether it is $n times $rank, $ranks (a list of ranks), $from and $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } se buscan { SPELL($n) } { ranks }, { $from ->
        [top] empezando por encima de la baraja
       *[bottom] empezando por debajo de la baraja
    }, y se ponen { $to ->
        [top] encima de ella, para que salgan al principio
       *[bottom] debajo de ella, para que salgan al final
    }.
   *[no] { before-the-deal } se busca una carta de cada uno de los valores que siguen, { $from ->
        [top] empezando por encima de la baraja
       *[bottom] empezando por debajo de la baraja
    }, y todas se ponen { $to ->
        [top] encima de ella, para que salgan las primeras
       *[bottom] debajo de ella, para que salgan las últimas
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } se mira la carta de encima de la baraja, y las demás cartas de su valor se ponen ahí con ella.
# $rank, $count (cards), $from and $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [1] se busca una carta que no sea
   *[other] se buscan { SPELL($count) } cartas que no sean
} { a-rank }, { $from ->
    [top] empezando por encima de la baraja
   *[bottom] empezando por debajo de la baraja
}, y { $count ->
    [1] se pone
   *[other] se ponen
} { $to ->
    [top] encima, para que { $count ->
        [1] salga la primera
       *[other] salgan las primeras, en el orden en que estaban
    }
   *[bottom] debajo, para que { $count ->
        [1] salga la última
       *[other] salgan las últimas, en el orden en que estaban
    }
}.
rules-arranged-turned = { before-the-deal } se da la vuelta a la baraja mezclada, de modo que su última carta sale la primera.
# $columns (number), $cards (how many cards take part; 0: all)
rules-arranged-kings = { before-the-deal } los reyes bajan al fondo: se imaginan las cartas en { $columns ->
    [1] una columna
   *[other] { SPELL($columns) } columnas
}, y cada rey cambia de sitio con la carta más profunda debajo de él que no sea un rey. { $cards ->
    [0] Participan todas las cartas.
    [1] Participa solo la primera carta.
   *[other] Participan solo las { $cards } primeras cartas.
}
before-the-deal = { $turn ->
    [first] Antes de repartir,
   *[next] Hecho esto,
}

## Pieces that sentences are made of

in-suits = { $suits ->
    [same-suit] del mismo palo
    [alternating-colours] de colores alternos
    [same-colour] todas rojas o todas negras
    [another-suit] cada una sobre una de otro palo
   *[any-suit] sin mirar los palos
}
# The same after “hacia arriba”, “hacia abajo”
built-suits = { $suits ->
    [same-suit] { " " }en el mismo palo
    [alternating-colours] , en colores alternos
    [same-colour] , rojo sobre rojo y negro sobre negro
    [another-suit] , cada carta sobre una de otro palo
   *[any-suit] , sin mirar los palos
}
# $n (number of piles), $cards (cards in each), and how they lie, bottom card first:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down and $up (for “last”: so many below, so many above), $runs (for “mixed”: a list of rules-faces-run)
rules-faces = { $faces ->
    [none] { $n ->
        [1] Al principio está vacía.
       *[other] Al principio están vacías.
    }
    [up] { $cards ->
        [1] { $n ->
            [1] Está boca arriba.
           *[other] Todas están boca arriba.
        }
       *[other] Todas las cartas están boca arriba.
    }
    [down] { $cards ->
        [1] { $n ->
            [1] Está boca abajo.
           *[other] Todas están boca abajo.
        }
       *[other] Todas las cartas están boca abajo.
    }
    [top] { $n ->
        [1] Solo la carta de encima está boca arriba.
       *[other] Solo la carta de encima de cada una está boca arriba.
    }
    [last] { $down ->
        [1] Una carta está boca abajo
       *[other] { SPELL($down) } cartas están boca abajo
    }{ $n ->
        [1] { "" }
       *[other] { " " }en cada una
    }, y encima { $up ->
        [1] hay una boca arriba
       *[other] hay { SPELL($up) } boca arriba
    }.
    [by-turns-down] { $cards ->
        [4] Contando desde el fondo, la primera y la tercera carta están boca abajo, la segunda y la cuarta boca arriba: hay, pues, una carta a la vista debajo de una tapada.
       *[other] Contando desde el fondo, las cartas están por turnos boca abajo y boca arriba, empezando por una boca abajo.
    }
    [by-turns-up] Contando desde el fondo, las cartas están por turnos boca arriba y boca abajo, empezando por una boca arriba.
   *[mixed] Contando desde el fondo, las cartas están así: { $runs }.
}
# $n (number), $face (u, d)
rules-faces-run = { $face ->
    [u] { SPELL($n) } boca arriba
   *[d] { SPELL($n) } boca abajo
}
# Piles of several sizes with as many open cards. $up (number)
rules-faces-open = Las { SPELL($up) } cartas de encima de cada una están boca arriba, las de debajo boca abajo.
rules-turns-up = Una carta boca abajo que ya no tiene nada encima se da la vuelta sola.
# Numbers of neighbouring piles. $first, $last
rules-range = { $first } a { $last }

# Worked examples. $card (what lies there), $rank (its rank, for an article), $fits (a list of what may be laid on it)
rules-example = { $rank ->
    [jack] Sobre la { $card }
    [queen] Sobre la { $card }
   *[other] Sobre el { $card }
}, por ejemplo: { $fits }, y nada más.
rules-example-more = { $rank ->
    [jack] Sobre la { $card }
    [queen] Sobre la { $card }
   *[other] Sobre el { $card }
}: { $fits }.
rules-example-nothing = { $rank ->
    [jack] Sobre la { $card }
    [queen] Sobre la { $card }
   *[other] Sobre el { $card }
}: nada en absoluto.

# Where a card may come from. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (how many there are)
rules-from = { $place ->
    [columns] { $count ->
        [1] de la columna
       *[other] de una columna
    }
    [other-columns] de otra columna
    [reserve] de la reserva
    [waste] del descarte
    [cells] { $count ->
        [1] de la celda
       *[other] de una celda
    }
    [tails] { $count ->
        [1] de la cola
       *[other] de una cola
    }
   *[foundations] { $count ->
        [1] de la base
       *[other] de una base
    }
}
# Where a card may go. As above
rules-to = { $place ->
    [columns] { $count ->
        [1] a la columna
       *[other] a una columna
    }
    [other-columns] a otra columna
    [reserve] a la reserva
    [waste] al descarte
    [cells] { $count ->
        [1] a la celda
       *[other] a una celda
    }
    [tails] { $count ->
        [1] a la cola
       *[other] a una cola
    }
   *[foundations] { $count ->
        [1] a la base
       *[other] a una base
    }
}

## Foundations

# A group of foundations: $groups (number of groups in the game), $count (foundations in this one), $first and $last (their numbers)
the-foundations = { $groups ->
    [1] { $count ->
        [1] La base
       *[other] Las { SPELL($count) } bases
    }
   *[other] { $count ->
        [1] La base { $first }
        [2] Las bases { $first } y { $last }
       *[other] Las bases { $first } a { $last }
    }
}

# The group, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [1] se construye
   *[other] se construyen
} { $order ->
    [up] hacia arriba { by-ranks }{ built-suits }
    [down] hacia abajo { by-ranks }{ built-suits }
    [up-wrapping] hacia arriba { by-ranks }{ built-suits }, pasando del rey al as
    [down-wrapping] hacia abajo { by-ranks }{ built-suits }, pasando del as al rey
    [up-then-down] hacia arriba { by-ranks }{ built-suits }, hasta el rey; después viene un segundo rey, y se baja de la misma manera
    [the-same-rank] con cartas del mismo valor{ built-suits }
    [down-to-the-ace-then-from-the-base-again] hacia abajo { by-ranks }{ built-suits }, hasta el as; después se empieza de nuevo con una carta del valor que está en el fondo
   *[doubling] duplicando{ built-suits }: cada carta vale el doble de la que tiene debajo (si pasa de trece, se le quitan trece)
}. Las cartas van de una en una.
# Foundations for a single card. The group
rules-foundation-single = { the-foundations } { $count ->
    [1] tiene una carta y ninguna más: encima no se construye nunca nada.
   *[other] tienen una carta cada una y ninguna más: encima no se construye nunca nada.
}
# $by (ranks from a card to the next)
by-ranks = { $by ->
    [1] de uno en uno
   *[other] de { SPELL($by) } en { SPELL($by) }
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (on how many of them a card is dealt)
rules-base-rank = { $count ->
    [1] Empieza
   *[other] Cada una empieza
} con { a-rank }{ $dealt ->
    [nothing] ; ninguna otra carta va a una base vacía.
    [some] . { $some ->
        [1] La primera ya lo tiene antes de que empieces, { $rest ->
            [1] la otra está vacía
           *[other] las demás están vacías
        }
       *[other] Las { SPELL($some) } primeras ya lo tienen antes de que empieces, { $rest ->
            [1] la otra está vacía
           *[other] las demás están vacías
        }
    }; ninguna otra carta va a una base vacía.
   *[one-card-each] , que ya está ahí antes de que empieces.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [1] Empieza
       *[other] Cada una empieza
    } con una carta del valor de partida; ninguna otra carta va a una base vacía. El valor de partida es el de la primera carta que se reparte a una base.
    [some] { $some ->
        [1] En la primera se pone una carta antes de que empieces, y su valor es el de partida
       *[other] En cada una de las { SPELL($some) } primeras se pone una carta antes de que empieces. El valor de la primera de todas es el de partida
    }: toda base tiene que empezar con ese valor, y ninguna otra carta va a una base vacía.
    [the-only-one] Ahí se pone una carta antes de que empieces.
    [each-its-own] En cada una se pone una carta antes de que empieces; con ella empieza, sea cual sea su valor.
   *[one-card-each] { $count ->
        [1] Ahí se pone una carta antes de que empieces, y su valor es el de partida: toda base tiene que empezar con ese valor.
       *[other] En cada una se pone una carta antes de que empieces. El valor de la primera de todas es el de partida: toda base tiene que empezar con ese valor.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = El valor de partida lo eliges tú: la primera carta que traes aquí decide con qué valor empiezan todas las bases. { $from ->
    [columns] Tiene que venir de una columna.
    [reserve] Tiene que venir de la reserva.
   *[anywhere] Puede venir de cualquier sitio.
} { $until ->
    [nothing-else-moves] Mientras no hayas elegido, no se puede jugar nada más.
    [only-reserve-cards-move] Mientras no hayas elegido, solo se pueden jugar cartas de la reserva.
   *[everything-else-moves] Mientras no hayas elegido, todo lo demás se juega como siempre.
}
rules-base-any = { $count ->
    [1] Puede empezar con cualquier carta.
   *[other] Una base vacía puede empezar con cualquier carta.
}
# $cards (a list of names)
rules-base-listed = { $count ->
    [1] Empieza con su carta: { $cards }.
   *[other] Cada una empieza con su carta, de izquierda a derecha: { $cards }.
}
rules-foundation-dealt = { $count ->
    [1] Al principio ya hay ahí una carta.
   *[other] Al principio ya hay una carta en cada una.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [1] Antes de repartir está vacía.
       *[other] Antes de repartir están vacías.
    }
   *[no] { $count ->
        [1] Al principio está vacía.
       *[other] Al principio están vacías.
    }
}
# $rank
rules-foundation-no-suit = Ninguna base pertenece a un palo: { any-card-of-rank } puede ir a cualquier base vacía.
rules-foundation-no-suit-base = Ninguna base pertenece a un palo: toda carta del valor de partida puede ir a cualquier base vacía.
rules-foundation-one-per-suit = No puede haber dos que empiecen con el mismo palo.
# $places (a list of rules-from)
rules-foundation-from = Una carta puede venir { $places }, siempre que no tenga otras encima.
# $holds (number), $count, $ends (yes, no): whether the last card is known, $rank (that last card)
rules-foundation-holds = { $count ->
    [1] Admite
   *[other] Cada una admite
} como mucho { SPELL($holds) } { $holds ->
    [1] carta
   *[other] cartas
}{ $ends ->
    [yes] , y la última es { a-rank }.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Una carta que está ahí, ahí se queda: no vuelve nunca al juego.
    [to-other-foundations] La carta de encima puede pasar a otra base que la acepte. Por lo demás no vuelve nunca al juego.
    [to-any-pile-once-the-stock-is-empty] Mientras dura el mazo, una carta que está ahí, ahí se queda; después, la carta de encima puede volver al juego en cualquier otro montón que la acepte.
   *[to-any-pile] La carta de encima puede volver al juego en cualquier otro montón que la acepte.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Ninguna carta va ahí mientras quede alguna en el mazo o en el descarte.
   *[once-the-first-one-is-full] Ninguna carta empieza una base antes de que esté llena la primera de todas.
}
# $columns (a list of numbers)
rules-foundation-first-from = En la primera pasada solo estas columnas dan cartas a estas bases, contando desde la izquierda: { $columns }; después todas.
# $rank
rules-foundation-lone = { a-rank-capital } sin otras cartas encima también puede pasar a cualquier otra base vacía.
# As a-rank, at the beginning of a sentence
a-rank-capital = { $rank ->
    [jack] Una jota
    [queen] Una dama
   *[other] Un { rank }
}
# Equal cards. $card (say, 2 of hearts), $under (say, ace of hearts)
rules-foundation-twin = Del mismo modo, cuando dos bases empiezan con la misma carta ({ $under }), la que va encima ({ $card }) puede pasar de una a otra.
rules-foundation-keeps = Solo la carta del fondo de cada una ya no sale nunca.

# What follows holds for several groups of foundations. $first and $last (their numbers), $count
rules-foundation-rest = Lo demás es igual para las bases { $first } { $count ->
    [2] y
   *[other] a
} { $last }.

# Foundations for complete runs. The group, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [1] acepta
   *[other] aceptan
} solo escaleras completas: trece cartas de una vez, sin huecos, { $begins ->
    [with-a-king] del rey al as, { in-suits }.
   *[at-any-rank-wrapping] hacia abajo de uno en uno, { in-suits }. Una escalera puede empezar en cualquier valor, porque después del as viene el rey: si empieza con un 5, baja hasta el as, sigue con el rey y termina en el 6.
}
rules-runs-single = Una carta suelta no va nunca a una base.
# $cells (yes, no): whether a run may also leave from a tail
rules-runs-where = La escalera tiene que estar en el extremo libre de una columna{ $tails ->
    [0] { "" }
    [1] { " " }o de la cola
   *[other] { " " }o de una cola
}; si ahí termina una más larga, salen sus últimas trece cartas. Solo una base vacía acepta una escalera.
rules-runs-yours = Cuándo retirar una escalera terminada lo decides tú: sola no se va nunca.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Las cartas que están ahí, ahí se quedan: no vuelven nunca al juego.
   *[to-any-pile] La carta de encima de una base puede volver al juego si otro montón la acepta. Piénsalo dos veces: desde ese momento la base no acepta nada más, hasta que hayan salido también las otras doce y vuelva a estar vacía.
}
rules-runs-by-hand = Ni un toque ni una jugada automática sacan nunca una carta de ahí: arrástrala, si de verdad lo quieres.
rules-fours = Cuatro cartas del mismo valor, reunidas encima de una columna, pueden ir ahí las cuatro a la vez. Cuándo, lo decides tú. No vuelven nunca al juego.

## Columns

# $count (columns), $cards (cards in each)
rules-columns-same = Hay { $cards ->
    [0] { $count ->
        [1] una columna.
       *[other] { SPELL($count) } columnas.
    }
    [1] { $count ->
        [1] una columna de una carta.
       *[other] { SPELL($count) } columnas de una carta cada una.
    }
   *[other] { $count ->
        [1] una columna de { SPELL($cards) } cartas.
       *[other] { SPELL($count) } columnas de { SPELL($cards) } cartas cada una.
    }
}
# $count, $cards (in the first), $last (in the last), $step (more, less)
rules-columns-growing = Hay { SPELL($count) } columnas: { $cards ->
    [0] la primera está vacía
    [1] la primera tiene una carta
   *[other] la primera tiene { SPELL($cards) } cartas
}, y cada una de las demás tiene una { $step ->
    [more] más, hasta { SPELL($last) } en la última.
   *[less] menos, hasta { SPELL($last) } en la última.
}
# $count
rules-columns-several = Hay { SPELL($count) } columnas, y no todas son iguales.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-columns-group = { $n ->
    [1] La columna { $columns }
   *[other] Las columnas { $columns }
} { $cards ->
    [0] { $n ->
        [1] no recibe cartas.
       *[other] no reciben cartas.
    }
    [1] { $n ->
        [1] recibe una carta.
       *[other] reciben una carta cada una.
    }
   *[other] { $n ->
        [1] recibe { SPELL($cards) } cartas.
       *[other] reciben { SPELL($cards) } cartas cada una.
    }
}
rules-columns-row = Las columnas { $first } a { $last } reciben, por orden, este número de cartas: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [1] La columna se construye
   *[other] Las columnas se construyen
} { $order ->
    [down] hacia abajo { by-ranks }{ built-suits }.
    [down-wrapping] hacia abajo { by-ranks }{ built-suits }. Los valores forman un círculo: después del as viene el rey{ $long ->
        [yes] , así que una columna puede tener más de trece cartas en una sola escalera
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] hacia abajo { by-ranks }{ built-suits }. Los valores forman un círculo, y después del as viene el rey; pero sobre una carta del valor de partida no se pone nunca nada.
    [up] hacia arriba { by-ranks }{ built-suits }.
    [up-wrapping] hacia arriba { by-ranks }{ built-suits }. Los valores forman un círculo: después del rey viene el as{ $long ->
        [yes] , así que una columna puede tener más de trece cartas en una sola escalera
       *[no] { "" }
    }.
    [up-or-down] hacia arriba o hacia abajo, como quieras, { by-ranks }{ built-suits }; por el camino puedes cambiar de sentido.
    [up-or-down-wrapping] hacia arriba o hacia abajo, como quieras, { by-ranks }{ built-suits }; por el camino puedes cambiar de sentido. Los valores forman un círculo: rey y as son vecinos.
   *[up-or-down-as-the-pile-began] hacia arriba o hacia abajo, { by-ranks }{ built-suits }; pero cada columna mantiene el sentido en que empezó.
}
# The step depends on the suit of the card underneath. $order, $suits, $clubs, $spades, $hearts, $diamonds (ranks)
rules-columns-build-by-suit = Las columnas se construyen { $order ->
    [down] hacia abajo{ built-suits }, sin pasar del as
    [down-wrapping] hacia abajo{ built-suits }, con el rey después del as
    [down-wrapping-above-the-base] hacia abajo{ built-suits }, con el rey después del as, pero nunca sobre una carta del valor de partida
    [up] hacia arriba{ built-suits }, sin pasar del rey
    [up-wrapping] hacia arriba{ built-suits }, con el as después del rey
    [up-or-down] hacia arriba o hacia abajo{ built-suits }
    [up-or-down-wrapping] hacia arriba o hacia abajo{ built-suits }, también entre rey y as
   *[up-or-down-as-the-pile-began] hacia arriba o hacia abajo{ built-suits }, en el sentido en que empezó cada columna
}. La distancia entre dos cartas depende del palo de la de debajo: { $clubs } sobre tréboles, { $spades } sobre picas, { $hearts } sobre corazones y { $diamonds } sobre diamantes.
rules-columns-build-nothing = En las columnas no pones nunca una carta sobre otra.
rules-columns-build-curds = Sobre una carta va la inmediatamente inferior del mismo palo, o cualquier carta del mismo valor.
rules-columns-build-rank = Sobre una carta va cualquier carta del mismo valor, y ninguna otra.
rules-columns-build-heap = Las columnas son montones: la carta de encima del descarte se puede poner en cualquier momento sobre uno cualquiera, sea cual sea. Ninguna otra carta puede hacerlo.

# $places (a list of rules-from)
rules-columns-from = Una carta que encaje puede venir { $places }.
# $places (a list of rules-to)
rules-columns-to = La carta libre de una columna, la que no tiene nada encima, puede ir { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] En una columna sin cartas no puedes poner nada.
   *[other] En una columna con menos de { SPELL($cards) } cartas no puedes poner nada.
}
rules-columns-lone = Una carta sola en su columna no acepta otras y, mientras dura el mazo, solo puede ir a una base.

# What moves together. $suits; $cells (number of cells); $doubling (yes, no): whether empty columns help
rules-lift-one = Se mueve una sola carta cada vez, sin excepción: ninguna escalera se traslada en bloque, y no hay atajo que mueva varias de una vez.
rules-lift-one-kind = Una escalera del mismo palo se mueve en bloque, y también varias cartas del mismo valor puestas una sobre otra; o cualquier parte de ellas, tomada desde el extremo libre. Los grupos mezclados no.
rules-lift-any = Toda carta boca arriba se puede mover, y todo lo que tiene encima va con ella, esté en orden o no. Solo la carta que tomas tiene que encajar donde llega.
rules-lift-run = { $build ->
    [the-same-rank] Las cartas del mismo valor puestas una sobre otra
   *[the-next-rank] Las cartas en orden
}, { in-suits }, se pueden mover juntas, { $part ->
    [any-part] { $build ->
        [the-same-rank] todas o las que quieras, tomadas desde el extremo libre.
       *[the-next-rank] toda la escalera o cualquier parte de ella, tomada desde el extremo libre.
    }
    [one-card-or-the-whole-column] pero solo por columnas enteras: de una columna a otra pasa o la carta libre sola o la columna entera, nada intermedio.
    [the-whole-column] pero solo por columnas enteras: de una columna a otra pasan todas sus cartas o ninguna.
   *[any-part-to-an-empty-column-only] toda la escalera o cualquier parte de ella, tomada desde el extremo libre, pero solo a una columna vacía. A cualquier otro sitio se mueve una sola carta cada vez.
}
rules-lift-free = Las cartas en orden, { in-suits }, se pueden mover juntas, tantas como podrías llevar de una en una pasando por los sitios libres. { $cells ->
    [0] { $doubling ->
        [yes] Eso es una carta; dos si al lado hay una columna vacía, y el doble con cada columna vacía más.
       *[no] Eso es una carta.
    }
   *[other] { $doubling ->
        [yes] Eso es una carta más que celdas libres, y el doble con cada columna vacía que haya al lado.
       *[no] Eso es una carta más que celdas libres.
    }
} { $doubling ->
    [yes] La columna vacía a la que las llevas no cuenta.
   *[no] Las columnas vacías no ayudan.
}
rules-lift-parts = Las cartas en orden, sin mirar los palos, se pueden mover juntas si sus trozos del mismo palo podrían pasar uno tras otro por las columnas vacías. Sin columnas vacías, eso es un solo trozo; cada columna vacía dobla el número, pero aquella a la que las llevas no cuenta.

# What an empty column takes. $several (yes, no): whether more than one card may be moved together
rules-empty-any = Una columna vacía acepta cualquier carta{ $several ->
    [yes] , y todo lo que se pueda mover con ella.
   *[no] .
}
rules-empty-one = Una columna vacía acepta cualquier carta, pero solo una cada vez.
# $stock (yes, no): whether the stock deals to empty columns too
rules-empty-nothing = { $stock ->
    [yes] En una columna vacía no puedes poner ninguna carta; solo el mazo las da.
   *[no] Una columna vacía se queda vacía: no se puede poner ninguna carta en ella.
}
# Of the empty columns only some take a card. $columns (a list of numbers)
rules-empty-some = { $several ->
    [yes] Solo estas columnas aceptan una carta, o cartas que se mueven juntas, cuando están vacías
   *[no] Solo estas columnas aceptan una carta cuando están vacías
}, contando desde la izquierda: { $columns }. En las demás, un sitio vacío se queda vacío.
# $rank
rules-empty-rank = Una columna vacía acepta únicamente { a-rank }{ $several ->
    [yes] , { $rank ->
        [jack] sola o con las cartas que se mueven con ella.
        [queen] sola o con las cartas que se mueven con ella.
       *[other] solo o con las cartas que se mueven con él.
    }
   *[no] .
}
rules-empty-below-base = Una columna vacía acepta solo una carta del valor inmediatamente inferior al de partida (un rey, si se empieza con el as){ $several ->
    [yes] , sola o con las cartas que se mueven con ella.
   *[no] .
}
rules-empty-waste = Una columna vacía acepta solo la carta de encima del descarte.
rules-empty-plot = Una columna vacía acepta una carta del descarte; pero mientras la primera base no esté llena, solo una del valor con que empiezan las bases.
rules-empty-reserve = Una columna vacía acepta solo una carta de la reserva.
rules-empty-not-waste = Una columna vacía acepta cualquier carta{ $several ->
    [yes] , y todo lo que se pueda mover con ella
   *[no] { "" }
}, pero ninguna del descarte mientras dure la reserva.
# $places (a list of rules-from)
rules-empty-from = La carta puede venir { $places }.
# $refill: what fills a column by itself
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Una columna que has vaciado recibe sola, al momento, las tres cartas siguientes del mazo, todas boca arriba, mientras las haya.
    [with-three-cards-of-the-stock-the-first-face-down] Una columna que has vaciado recibe sola, al momento, las tres cartas siguientes del mazo, la primera boca abajo, mientras las haya.
    [from-the-reserve] Una columna que has vaciado se llena sola, al momento, con la carta de encima de la reserva.
    [from-the-reserve-then-the-waste] Una columna que has vaciado se llena sola, al momento: con la carta de encima de la reserva y, cuando esta se ha agotado, con la carta de encima del descarte.
    [from-the-stock] Una columna que has vaciado se llena sola, al momento, con la carta siguiente del mazo, mientras quede alguna.
    [from-the-waste] Una columna que has vaciado se llena sola, al momento, con la carta de encima del descarte, si la hay.
    [from-the-waste-then-the-stock] Una columna que has vaciado se llena sola, al momento: con la carta de encima del descarte o, cuando este está vacío, con la carta siguiente del mazo.
   *[from-the-reserve-then-the-stock] Una columna que has vaciado se llena sola, al momento: con la carta de encima de la reserva y, cuando esta se ha agotado, con la carta siguiente del mazo.
}
rules-refill-longest = De las reservas, la que da la carta es la más alta.
rules-refill-after = Cuando ya no quedan cartas para eso, te toca a ti llenar una columna vacía.
# $holds (number)
rules-columns-hold = { $holds ->
    [1] Una columna tiene una carta y ninguna más.
   *[other] Una columna admite como mucho { SPELL($holds) } cartas.
}

## Reserve

# $cards (in the pile)
rules-reserve-one = { $cards ->
    [0] La reserva no recibe cartas al principio.
    [1] La reserva es una sola carta.
   *[other] La reserva es un montón de { SPELL($cards) } cartas.
}
# $count (piles), $cards (in each)
rules-reserve-same = { $cards ->
    [0] Hay { SPELL($count) } reservas sin cartas.
    [1] Hay { SPELL($count) } reservas de una carta cada una.
   *[other] Hay { SPELL($count) } reservas de { SPELL($cards) } cartas cada una.
}
# $count (piles)
rules-reserve-several = Hay { SPELL($count) } reservas, y no todas son iguales.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-reserve-group = { $n ->
    [1] La reserva { $columns }
   *[other] Las reservas { $columns }
} { $cards ->
    [0] { $n ->
        [1] no recibe cartas.
       *[other] no reciben cartas.
    }
    [1] { $n ->
        [1] recibe una carta.
       *[other] reciben una carta cada una.
    }
   *[other] { $n ->
        [1] recibe { SPELL($cards) } cartas.
       *[other] reciben { SPELL($cards) } cartas cada una.
    }
}
rules-reserve-readable = Las puedes leer todas desde el principio.
# $count (piles), $places (a list of rules-to)
rules-reserve-top = { $count ->
    [1] Solo se puede jugar su carta de encima: { $places }.
   *[other] Solo se puede jugar la carta de encima de cada una: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] En la reserva no entra nunca ninguna carta, y cuando está vacía se queda vacía.
    [refill] En la reserva no puedes poner ninguna carta. Pero una reserva que has vaciado recibe sola, al momento, su carta siguiente: la de encima del descarte o, cuando este está vacío, la siguiente del mazo.
   *[stock] En la reserva no puedes poner ninguna carta; solo el mazo las da.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] La reserva llena también las columnas que se quedan vacías, como se ha dicho más arriba.
   *[no] Por sí sola la reserva no llena nada: cuándo sale una carta de ella lo decides tú.
}
rules-reserve-unseen = Las cartas tapadas de la reserva siguen tapadas y solo sirven para llenar huecos, hasta que queda una sola: esa se descubre y se puede jugar.
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-opens = { $opens ->
    [from-the-start] Puedes usar la reserva desde la primera jugada.
   *[once-the-stock-is-empty] No puedes usar la reserva hasta que el mazo esté vacío.
}

## Cells

# $cards (cards in each filled cell)
rules-cells-deep = Debajo hay más: { $count ->
    [1] la celda
   *[other] cada celda ocupada
} empieza con { $cards ->
    [1] una carta
   *[other] { SPELL($cards) } cartas
}, y la última está boca arriba.
# $count (cells), $filled (cells with a card at the start), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [1] Junto a las columnas hay una cola.
       *[other] Junto a las columnas hay { SPELL($count) } colas.
    }
   *[other] { $count ->
        [1] Hay una celda.
       *[other] Hay { SPELL($count) } celdas.
    }
} { $filled ->
    [0] { $count ->
        [1] Al principio está vacía.
       *[other] Al principio están vacías.
    }
   *[other] { $rest ->
        [0] { $count ->
            [1] Al principio recibe una carta boca arriba.
           *[other] Al principio cada una recibe una carta boca arriba.
        }
       *[other] { $filled ->
            [1] Al principio la primera recibe una carta boca arriba; { $rest ->
                [1] la otra está vacía.
               *[other] las demás están vacías.
            }
           *[other] Al principio las { SPELL($filled) } primeras reciben una carta boca arriba cada una; { $rest ->
                [1] la otra está vacía.
               *[other] las demás están vacías.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [1] Mientras está vacía, acepta una carta, sea cual sea
   *[other] Mientras está vacía, una celda acepta una carta, sea cual sea
}. Una segunda encima no cabe.
rules-cells-one-suit = Mientras está vacía, cada una acepta una carta de su palo: la primera tréboles, luego picas, corazones y diamantes. Dos cartas del mismo palo, por tanto, no pueden esperar ahí a la vez.
# $gives (any-part, everything-at-once)
rules-cells-run = Mientras está vacía, { $count ->
    [1] acepta
   *[other] una cola acepta
} una carta o una escalera entera, tal como se podría mover en las columnas. Mientras tiene una carta, no se le añade nada. { $gives ->
    [any-part] Lo que está ahí puede salir de una vez o por partes, empezando por el extremo libre.
   *[everything-at-once] Lo que está ahí sale todo junto o no sale.
}
# $holds (number)
rules-cells-pile = { $count ->
    [1] Acepta
   *[other] Una celda acepta
} cartas de una en una, sean cuales sean, una sobre otra, hasta { SPELL($holds) }. Solo la de encima puede salir.
# $rank, $holds
rules-cells-rank = { $count ->
    [1] Acepta
   *[other] Una celda acepta
} solo { ranks }, { $holds ->
    [1] { $rank ->
        [jack] una y ninguna más
        [queen] una y ninguna más
       *[other] uno y ninguno más
    }
   *[other] hasta { SPELL($holds) }
}. Solo la carta de encima puede salir.
# $places (a list of rules-from)
rules-cells-from = Aquí una carta puede venir { $places }.
# Where cards go from a cell. $columns (yes, no): whether there are columns; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } una carta puede ir a cualquier columna que la acepte, también a una vacía{ $foundations ->
        [cards] , y a una base.
        [runs] , pero nunca a una base.
       *[both] , y a una base que acepte cartas de una en una.
    }
   *[no] { $foundations ->
        [cards] { from-cell } una carta va a una base, y a ningún otro sitio.
        [runs] Desde ahí no va a ningún sitio.
       *[both] { from-cell } una carta va a una base que acepte cartas de una en una, y a ningún otro sitio.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [1] De la cola
       *[other] De una cola
    }
   *[other] { $count ->
        [1] De la celda
       *[other] De una celda
    }
}
rules-tail-to = { from-cell } las cartas pueden ir a cualquier columna que las acepte, también a una vacía. Una escalera completa de trece puede ir también directamente a una base.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [1] La puedes usar desde la primera jugada.
       *[other] Las puedes usar desde la primera jugada.
    }
   *[once-the-stock-is-empty] { $count ->
        [1] No la puedes usar hasta que el mazo esté vacío.
       *[other] No las puedes usar hasta que el mazo esté vacío.
    }
}

## Stock

# $cards (in the stock)
rules-stock-size = { $cards ->
    [0] Para el mazo no queda ninguna carta.
    [1] La única carta que queda es el mazo. Está boca abajo.
   *[other] Las { SPELL($cards) } cartas que quedan son el mazo. Están boca abajo.
}
# $draw (cards), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Un toque en el mazo pasa una carta al descarte, boca arriba.
   *[other] Un toque en el mazo pasa { SPELL($draw) } cartas a la vez al descarte, boca arriba, o las que queden.
}
# $draws (a list of rules-stock-draw-pass)
rules-stock-draws = Cuántas cartas pasa al descarte un toque en el mazo cambia de una pasada a otra: { $draws }.
# $pass (number), $draw (cards)
rules-stock-draw-pass = { $draw ->
    [1] una carta en la pasada { $pass }
   *[other] { SPELL($draw) } cartas en la pasada { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Puedes hacerlo en cualquier momento.
   *[while-the-waste-is-empty] Solo puedes hacerlo cuando el descarte está vacío: antes hay que jugar la carta que está ahí.
}
# $cards
rules-stock-fills = Pero mientras una columna tenga menos de { SPELL($cards) } cartas, un toque sirve antes a esas columnas, fila tras fila, hasta que no quede ninguna así.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] Al principio hay una carta en el descarte.
   *[no] Al principio el descarte está vacío.
} { $waste ->
    [may-be-empty] Mientras no lo pidas, no pasa a él ninguna carta.
   *[never-empty] Cada vez que una jugada tuya lo deja sin cartas, la carta siguiente del mazo pasa sola a él.
}
# $places (a list of rules-to)
rules-waste-top = Del descarte solo se puede jugar la carta de encima: { $places }. Tú no puedes poner en él ninguna carta.
# $passes (number, or the word unlimited)
rules-passes = { $passes ->
    [1] El mazo se pasa una sola vez. No se vuelve a empezar: cuando está vacío, no sale nada más.
    [unlimited] Puedes pasar el mazo cuantas veces quieras. Una pasada nueva pide un toque aparte: al tocar el mazo vacío, el descarte vuelve a él boca abajo, en el mismo orden que antes, y todavía no sale ninguna carta.
   *[other] Puedes pasar el mazo { SPELL($passes) } veces en total. Una pasada nueva pide un toque aparte: al tocar el mazo vacío, el descarte vuelve a él boca abajo, en el mismo orden que antes, y todavía no sale ninguna carta.
}
# A stock that deals rows. $count (columns), $cards (in the stock), $deals (taps until it is empty), $last (cards of the last deal)
rules-stock-row = { $deals ->
    [1] { $last ->
        [1] Un toque en el mazo pone su única carta, boca arriba, en la primera columna.
       *[other] Un toque en el mazo pone sus { SPELL($last) } cartas, boca arriba, una en cada una de las { SPELL($last) } primeras columnas.
    }
   *[other] Un toque en el mazo pone una carta boca arriba { $count ->
        [1] en la columna
       *[other] en cada una de las { SPELL($count) } columnas
    }. { $count ->
        [1] { $most ->
            [yes] Se puede hacer como mucho { SPELL($deals) } veces.
           *[no] Se puede hacer { SPELL($deals) } veces.
        }
       *[other] { $most ->
            [yes] Son como mucho { SPELL($deals) } filas en total.
           *[no] Son { SPELL($deals) } filas en total.
        }
    }
}
# $last (cards), $count (piles)
rules-stock-row-last = La última fila tiene { $last ->
    [1] una sola carta
   *[other] solo { SPELL($last) } cartas
}, { $from ->
    [second] desde la segunda columna.
   *[first] { $last ->
        [1] para la primera { $piles ->
            [columns] columna.
           *[reserve] reserva.
        }
       *[other] para las { SPELL($last) } primeras { $piles ->
            [columns] columnas.
           *[reserve] reservas.
        }
    }
}
rules-stock-row-skips = Un toque en el mazo pone una carta boca arriba en cada columna que tenga alguna, de izquierda a derecha; las columnas vacías no reciben ninguna. Puede que la última fila no alcance para todas.
rules-stock-row-short = Una última fila demasiado corta para todas las columnas empieza en la segunda.
rules-stock-row-sorted = Un as que viene del mazo va enseguida a una base, y la carta siguiente ocupa su sitio.
rules-stock-sorted = Una carta que sale del mazo va enseguida a una base, si alguna la acepta.
# Where some cards were replaced in the deal. $cards (if none was)
rules-stock-size-sorted = Las cartas que quedan son el mazo: { $cards }, menos las que han ocupado el sitio de otras al repartir. Están boca abajo.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Puedes hacerlo en cualquier momento{ $skips ->
        [yes] .
       *[no] ; también una columna vacía recibe una carta.
    }
   *[while-no-column-is-empty] No puedes hacerlo mientras haya una columna vacía: pon antes una carta en cada columna vacía.
}
# $passes (1 to ..., unlimited)
rules-stock-row-again = { $passes ->
    [1] No se vuelve a empezar.
    [2] { columns-turned }: una vez por partida.
    [3] { columns-turned }: dos veces por partida.
    [unlimited] { columns-turned }: cuantas veces quieras.
   *[other] { columns-turned }; así lo pasas { SPELL($passes) } veces.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [1] Entonces sale primero la carta que estaba más al fondo, y ese mismo toque ya la reparte.
       *[other] La primera columna queda entonces arriba, con la carta del fondo por delante, y ese mismo toque ya reparte una fila.
    }
}
columns-turned = Cuando el mazo se ha agotado, otro toque da la vuelta a { $count ->
    [1] la columna
   *[other] las columnas
} para formar un mazo nuevo
rules-stock-row-end = No hay descarte, y el mazo se pasa una sola vez. Cuando está vacío, se acabó.
rules-stock-spaces = Solo llenan, por sí solas, las columnas que se vacían; un toque no hace nada.
rules-stock-one-again = No hay descarte. Cuando el mazo se ha agotado, otro toque da la vuelta a una columna, primero la última, y reparte sus cartas una a una desde esa columna en adelante, dando la vuelta; a cada columna le toca una vez.
# $count (reserve piles), $deals, $last
rules-stock-reserve = { $deals ->
    [1] { $last ->
        [1] Un toque en el mazo pone su única carta, boca arriba, en la primera reserva.
       *[other] Un toque en el mazo pone sus { SPELL($last) } cartas, boca arriba, una en cada una de las { SPELL($last) } primeras reservas.
    }
   *[other] Un toque en el mazo pone una carta boca arriba { $count ->
        [1] en la reserva
       *[other] en cada una de las { SPELL($count) } reservas
    }. Son { SPELL($deals) } filas en total.
}
# The columns are dealt again. $passes (number, or the word unlimited), $how (order-kept, shuffled), $cards (for each column)
rules-again = { $passes ->
    [1] Las columnas no se reparten nunca de nuevo.
    [2] Una vez puedes { dealt-again }, con un toque en el mazo vacío.
    [3] Dos veces puedes { dealt-again }, con un toque en el mazo vacío.
    [4] Tres veces puedes { dealt-again }, con un toque en el mazo vacío.
   *[unlimited] Puedes { dealt-again } cuantas veces quieras, con un toque en el mazo vacío.
} { $how ->
    [order-kept] Se ponen una sobre otra, la última debajo, y se reparten desde arriba sin barajar: cada columna recibe { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } cartas en el orden en que estaban
    }, mientras las haya.
    [shuffled-laid-as-at-the-start] Se recogen, se barajan y se reparten como al principio, con unas cartas boca abajo y otras boca arriba, mientras las haya.
    [order-kept-row-by-row] Se ponen una sobre otra, la primera debajo, y se reparten fila por fila desde arriba, sin barajar.
    [turned-over-row-by-row] Se ponen una sobre otra, la última debajo, se les da la vuelta sin barajar y se reparten fila por fila.
    [bottom-cards-to-the-top] Nada se baraja y nada se recoge: en cada columna la carta del fondo pasa arriba.
   *[shuffled] Se recogen, se barajan y se reparten fila por fila en el menor número posible de columnas de { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } cartas
    }.
} Las cartas de las bases se quedan donde están.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] hacer que se mueva una carta en cada columna
   *[other] hacer que se repartan de nuevo las columnas
}

## Playing by hand

# $foundations (yes, no): whether there are any
rules-hand = Toca una carta, y va, con lo que tiene encima, al mejor sitio que la acepte; tócala otra vez enseguida, y va al siguiente.{ $foundations ->
    [0] { "" }
    [1] { " " }Un doble toque la lleva a la base.
   *[other] { " " }Un doble toque la lleva a una base.
} O arrástrala al sitio que tú quieras.
rules-hand-single = Toca una carta, y va al mejor sitio que la acepte; tócala otra vez enseguida, y va al siguiente. O arrástrala al sitio que tú quieras.
# $leave (cards, runs, both): how cards reach the foundations
rules-hand-automatic = { $leave ->
    [cards] Una carta que ya no te puede servir en otro sitio puede ir sola a su base; lo decide el ajuste de las jugadas automáticas.
   *[other] Ninguna carta va sola { $count ->
        [1] a la base
       *[other] a las bases
    }.
}
rules-hand-undo = Todas las jugadas se pueden deshacer, tantas como quieras.

## One chain (Golf)

# $cells (how many), $piles
rules-chain-goal = { $name } se gana cuando todas las cartas de las columnas{ $cells ->
    [0] { "" }
    [1] { " " }y de la celda
   *[other] { " " }y de las celdas
} han ido { the-chain }.
# $piles (how many)
the-chain = { $piles ->
    [1] al montón central
   *[other] a uno de los { SPELL($piles) } montones centrales
}
# $count (columns), $size (cards in each, or -1), $cards (cards in all)
rules-chain-layout-columns = { $count ->
    [1] Una columna
   *[other] { SPELL($count) } columnas
} { $size ->
    [-1] con { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } cartas
    } en total.
    [0] sin cartas.
    [1] de una carta.
   *[other] de { SPELL($size) } cartas.
}
rules-chain-layout-pile = { $piles ->
    [1] Un montón central, adonde van todas las cartas.
   *[other] { SPELL($piles) } montones centrales, adonde van todas las cartas.
}
# $cells
rules-chain-layout-cells = { $cells ->
    [1] Una celda para una sola carta.
   *[other] { SPELL($cells) } celdas para una carta cada una.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] Las columnas son cartas sueltas que forman tres picos: la fila más baja tiene diez, y encima cada pico tiene filas de tres, de dos y de una carta.
   *[a-pyramid] Las columnas son cartas sueltas que forman una pirámide: una carta en la punta, y cada fila tiene una más que la de arriba.
} Cada carta, menos las de la fila más baja, tiene encima dos cartas de la fila siguiente, y se puede jugar cuando las dos se han ido.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (a name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] Empieza con la primera carta que el mazo pone en él.
    [any-card] { $piles ->
        [1] Empieza con cualquier carta, a tu elección.
       *[other] Cada uno empieza con cualquier carta, a tu elección.
    }
   *[a-card] { $piles ->
        [1] Empieza con una carta fijada, que se pone en él antes de repartir: { $card }.
       *[other] El primero empieza con una carta fijada, que se pone en él antes de repartir ({ $card }); los demás se quedan vacíos.
    }
}
rules-chain-gives = { $piles ->
    [1] La carta de encima del montón central
   *[other] La carta de encima de un montón central
} puede volver { $cells ->
    [1] a la celda
   *[other] a una celda
}.
# $holds (cards), $piles
rules-chain-holds = { $piles ->
    [1] Acepta
   *[other] Cada uno acepta
} como mucho { SPELL($holds) } { $holds ->
    [1] carta
   *[other] cartas
}.
# $cells, $piles
rules-chain-cells = Mientras está vacía, { $cells ->
    [1] acepta
   *[other] una celda acepta
} una carta de una columna, sea cual sea. Esa carta sale después de ahí para ir { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = La carta libre de una columna puede ir { the-chain } si vale { $order ->
    [up-or-down] uno más o uno menos que la que está ahí, sin mirar los palos. Puedes cambiar de sentido cuando quieras.
    [up-or-down-wrapping] uno más o uno menos que la que está ahí, sin mirar los palos. Puedes cambiar de sentido cuando quieras. Los valores forman un círculo: rey y as son vecinos.
    [up] uno más que la que está ahí, sin mirar los palos. Después del rey no se sigue.
    [down] uno menos que la que está ahí, sin mirar los palos. Después del as no se sigue.
    [up-wrapping] uno más que la que está ahí, sin mirar los palos. Después del rey se sigue con el as.
   *[down-wrapping] uno menos que la que está ahí, sin mirar los palos. Después del as se sigue con el rey.
}
# $king (a-queen, nothing), $stock (yes, no)
rules-chain-king = { $king ->
    [a-queen] Un rey no es un callejón sin salida: encima va lo que el orden permite, como sobre cualquier otra carta.
   *[nothing] Pero un rey lo para todo: encima no va nada{ $stock ->
        [yes] , hasta que el mazo te dé otra carta
       *[no] { "" }
    }.
}
rules-chain-one = Ahí van las cartas de una en una.{ $gives ->
    [yes] { "" }
   *[no] { " " }De ahí no vuelve ninguna.
} En una columna no se pone nunca nada: una columna vacía se queda vacía.
rules-chain-columns = Solo se puede jugar la carta libre de una columna, la que no tiene nada encima.
# $cards (in the stock)
rules-chain-layout-stock = { $cards ->
    [1] Un mazo de una carta, que pasa a ese montón.
   *[other] Un mazo de { SPELL($cards) } cartas, que pasan a ese montón de una en una.
}
rules-chain-hand = Toca una carta, y va { the-chain } si encaja ahí; o arrástrala.
rules-chain-stock = Un toque en el mazo pone su carta siguiente { $piles ->
    [1] en el montón central
   *[other] en el primer montón
}, encaje o no. { $with ->
    [the-first-card-of-the-stock] Al principio el montón está vacío: tu primer toque te da, pues, la carta con la que empezar.
   *[other] No hace falta que esperes a quedarte sin jugadas.
} El mazo se pasa una sola vez; no se vuelve a empezar.

## Pairs (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (cards in all), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] { $name } se gana cuando las { $cards } cartas han dejado la mesa{ $stock ->
        [yes] , también las del mazo
       *[no] { "" }
    }.
   *[the-pyramid] { $name } se gana cuando { $shape ->
        [pyramid] la pirámide ha desaparecido
        [grid] el cuadrado ha desaparecido
       *[columns] las columnas han desaparecido
    }; otras cartas pueden quedar.
}
# $shape, $rows, $columns, $cards (in the layout)
rules-removal-layout = { $shape ->
    [pyramid] Una pirámide de { SPELL($rows) } { $rows ->
        [1] fila
       *[other] filas
    }, { $cards } cartas.
    [grid] Un cuadrado de { $cards } cartas sueltas, { $rows ->
        [1] una fila
       *[other] { SPELL($rows) } filas
    } de { SPELL($columns) }.
   *[columns] { $columns ->
        [1] Una columna
       *[other] { SPELL($columns) } columnas
    } { $size ->
        [-1] con { SPELL($cards) } cartas en total.
        [1] de una carta.
       *[other] de { SPELL($size) } cartas.
    }
}
rules-removal-layout-sets = Tres celdas, donde se juntan las cartas que se van de tres en tres.
# $cards (in the stock)
rules-removal-layout-stock = { $cards ->
    [1] Un mazo de una carta.
   *[other] Un mazo de { SPELL($cards) } cartas.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] Las columnas reciben sus cartas fila por fila, de izquierda a derecha.
   *[column-by-column] Las columnas reciben sus cartas una tras otra, primero la de la izquierda.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] La pirámide
    [grid] El cuadrado
   *[columns] Las columnas
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = Las { $cards } cartas de la pirámide están en { SPELL($rows) } filas: una carta en la punta, y cada fila tiene una más que la de arriba. { $faces ->
    [all-face-up] Todas están boca arriba.
   *[only-the-lowest-row-face-up] Solo la fila más baja está boca arriba; las demás se dan la vuelta cuando quedan libres.
} Cada carta, menos las de la fila más baja, tiene encima dos cartas de la fila siguiente, y queda libre cuando las dos se han ido. La fila más baja está libre desde el principio.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = Las cartas están boca arriba una al lado de otra, { $rows ->
    [1] una fila
   *[other] { SPELL($rows) } filas
} de { SPELL($columns) }, y todas están libres. { $touching ->
    [yes] Pero solo pueden irse juntas cartas que se tocan: de lado, una encima de otra o por una esquina.
   *[no] Dos cartas cualesquiera pueden irse juntas, estén donde estén.
}
rules-removal-columns = Solo está libre la carta de encima de cada columna.
rules-removal-separated = Ninguna columna de seis tiene dos cartas del mismo valor: al repartir, cartas así han cambiado de sitio con otras.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] En una columna vacía no puedes poner ninguna carta.
   *[any] Cualquier carta libre puede ir a una columna vacía.
}
# $count (piles)
rules-removal-reserve = { $count ->
    [1] Su carta de encima está libre, y se va como las demás.
   *[other] La carta de encima de cada una está libre, y se va como las demás.
}
rules-removal-ranks = Dos cartas libres dejan juntas la mesa si son del mismo valor. Los palos no cuentan.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Una jota, una dama y un rey se van juntos, sin mirar los palos: ponlos en las celdas de uno en uno, y con el tercero desaparecen los tres.
   *[three-ranks-in-a-row-around-the-corner-too] Tres cartas de valores seguidos se van juntas, sin mirar los palos: ponlas en las celdas de una en una, cada una vecina de las que ya están ahí, y con la tercera desaparecen las tres. También son vecinos el rey, el as y el 2.
} Hasta entonces una carta no sale ya de su celda.
rules-removal-gaps = En cuanto un sitio se queda vacío, la carta siguiente del mazo va sola a él.
# $reserve (yes, no)
rules-removal-rows = Un toque en el mazo da una carta a cada columna, también a las vacías, en cualquier momento. { $reserve ->
    [yes] Las cartas que sobran, demasiado pocas para otra fila, van a la reserva.
   *[no] Puede que la última fila no alcance para todas.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Cuando hay huecos, un toque en el mazo los cierra:
   *[by-itself] Los huecos se cierran solos después de cada pareja:
} { $closing ->
    [row-by-row] las cartas avanzan hasta llenarlos, fila por fila y en su orden,
   *[upwards-in-each-column] las cartas suben derechas por sus columnas,
} y el mazo llena los sitios que quedan.
# $sum
rules-removal-sum = Dos cartas libres dejan juntas la mesa si suman { $sum }. Un as vale 1, una jota 11, una dama 12 y un rey 13; las demás valen lo que muestran. Los palos no cuentan.
# $card, $fits
rules-removal-example = Con { $rank ->
    [jack] la { $card }
    [queen] la { $card }
   *[other] el { $card }
}, por ejemplo: { $fits }, y nada más.
# $rank (the rank that makes the sum by itself)
rules-removal-alone = { a-rank-capital } suma { $sum } { $rank ->
    [jack] ella sola, y se va sola.
    [queen] ella sola, y se va sola.
   *[other] él solo, y se va solo.
}
# $ranks (a list of ranks-named)
rules-removal-unpaired = { $ranks } no forman pareja.
# As ranks, at the beginning of a sentence
ranks-named = { $rank ->
    [jack] las jotas
    [queen] las damas
   *[other] los { ranks }
}
rules-removal-gone = Lo que se ha ido no vuelve nunca, y nunca se pone una carta sobre otra.
# $cards (in the stock)
rules-removal-stock = { $cards ->
    [1] La única carta que queda es el mazo.
   *[other] Las { $cards } cartas que quedan son el mazo.
} Su carta de encima está boca arriba desde el principio, como la del descarte: cada una de las dos puede hacer pareja con una carta de la pirámide, y también pueden hacerla entre sí.
# $draw (cards), $sum (0: no card leaves alone)
rules-removal-stock-draw = Un toque en el mazo pone { $draw ->
    [1] su carta de encima, boca arriba,
   *[other] sus { SPELL($draw) } cartas de encima, boca arriba,
} en el descarte.{ $sum ->
    [0] { "" }
   *[other] { " " }Una carta que suma { $sum } ella sola no se puede poner ahí: retírala de la mesa.
}
rules-removal-hand-stock = Para una pareja con la carta a la vista del mazo, toca la otra carta.
rules-removal-hand = Toca una carta, y se va con una compañera si la hay, o sola si puede; tócala otra vez enseguida para otra compañera, o arrástrala sobre la que tú quieras.
rules-removal-hand-sets = Toca una carta que se va de tres en tres, y va a una celda; o arrástrala hasta ahí.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = El juego
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = { $name } se gana cuando cada una de las cuatro filas tiene un palo en orden, { $aces ->
    [taken-out-of-the-rows] del 2
    [laid-first-each-with-a-gap-beside-it] del as
   *[brought-to-the-front-of-the-rows] del as
} al rey, de izquierda a derecha.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Cuatro filas de trece cartas, todas boca arriba. Los cuatro ases se retiran y dejan cuatro huecos.
    [laid-first-each-with-a-gap-beside-it] Cuatro filas de catorce sitios, con todas las cartas boca arriba. Cada fila empieza con un as y un hueco al lado, y las demás cartas llenan el resto.
   *[brought-to-the-front-of-the-rows] Cuatro filas de catorce sitios, con todas las cartas boca arriba. Las cartas llenan trece sitios de cada fila; después los cuatro ases pasan a los sitios de delante y dejan cuatro huecos.
}
rules-gaps-play = Un hueco acepta una sola carta: la que sigue, hacia arriba en el mismo palo, a la carta que tiene a su izquierda. { $aces ->
    [taken-out-of-the-rows] Un hueco al principio de una fila acepta cualquier 2.
    [laid-first-each-with-a-gap-beside-it] Al lado de un as va el 2 de su palo, y los ases se quedan donde se pusieron.
   *[brought-to-the-front-of-the-rows] Al lado de un as va el 2 de su palo, y al principio de una fila no va ninguna carta.
} A la derecha de un rey no va nada, ni tampoco a la derecha de otro hueco. La carta que se mueve deja un hueco nuevo.
# $redeals (number), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] Las cartas no se reparten nunca de nuevo.
    [1] Una vez puedes hacer que se repartan de nuevo las cartas, con un toque en el mazo vacío.
   *[other] { SPELL($redeals) } veces puedes hacer que se repartan de nuevo las cartas, con un toque en el mazo vacío.
} Las cartas que van en orden desde el principio de su fila se quedan donde están; las demás se recogen, se barajan y se extienden de nuevo, { $gaps ->
    [beside-the-cards-in-place] con un hueco al lado de las que se han quedado.
   *[anywhere] y los huecos caen donde caigan.
}
rules-accordion-goal = { $name } se gana cuando todas las cartas están reunidas en un único montón.
# $cards
rules-accordion-layout = Una fila de { $cards } cartas, todas boca arriba, repartida en varias líneas por falta de sitio.
# $near, $far (places)
rules-accordion-play = Una carta puede ir sobre la carta { $near ->
    [1] que está justo a su izquierda
   *[other] que está { SPELL($near) } puestos a su izquierda
}, o sobre la que está { SPELL($far) } puestos a su izquierda, si las dos tienen el mismo valor o el mismo palo. Lo que tapa queda fuera de juego, y la fila se cierra.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] { $name } se gana cuando solo quedan los ases, uno por columna, y el mazo se ha agotado.
   *[low] { $name } se gana cuando solo quedan los reyes, uno por columna, y el mazo se ha agotado.
}
# $columns
rules-discards-layout = { SPELL($columns) } columnas de una carta, y un mazo con todas las demás.
rules-discards-play = De dos cartas libres del mismo palo, la más baja puede dejar la mesa. { $aces ->
    [high] El as es la carta más alta.
   *[low] El as es la carta más baja.
} Lo que se ha ido no vuelve nunca.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] Cualquier carta libre puede ir a una columna vacía.
   *[nothing] A una columna vacía no puede ir ninguna carta.
}
rules-discards-stock = Un toque en el mazo da una carta a cada una de las { SPELL($columns) } columnas, en cualquier momento, hasta que se agota.
rules-osmosis-goal = { $name } se gana cuando todas las cartas están en las cuatro bases, un palo en cada una.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Cuatro bases, una debajo de otra; la primera empieza con una carta que se reparte ahí. Cuatro reservas de cuatro cartas, { $reserve ->
    [only-the-top-card-face-up] de las que solo la de encima está boca arriba
   *[all-face-up] todas boca arriba
}. El resto es el mazo.
rules-osmosis-play = La primera base acepta cualquier carta de su palo, en cualquier orden. Cada una de las otras empieza con una carta del mismo valor que la primera, y acepta una carta de su palo solo si ya hay una carta de ese valor en la base que tiene encima. Las cartas vienen de encima de las reservas y del descarte, y no vuelven nunca.
# $draw
rules-osmosis-stock = Un toque en el mazo pasa { $draw ->
    [1] una carta
   *[other] { SPELL($draw) } cartas
} al descarte; cuando se ha agotado, un toque devuelve a él el descarte, boca abajo. Puedes pasarlo cuantas veces quieras.
rules-clock-goal = { $name } se gana cuando todas las cartas están boca arriba, cada una con las de su valor, antes de que el cuarto rey pare el reloj.
rules-clock-layout = Doce montones de cuatro cartas alrededor de una esfera, y uno en el centro, todos boca abajo; a la carta de encima del montón central se le da la vuelta.
rules-clock-play = La carta boca arriba va debajo del montón de su hora: un as a la una, una jota a las once, una dama a las doce. La carta de encima de ese montón pasa al centro y es la siguiente. Un rey va debajo del montón central, y ahí se da la vuelta a la carta siguiente. No hay nada que decidir.
# $name
rules-gallery-goal = { $name } se gana cuando los ocho ases se han ido y cada uno de los 24 sitios tiene cuatro cartas del mismo palo.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Tres filas de ocho sitios, todas las cartas boca arriba: { $rows ->
    [twos-threes-and-fours-from-above] arriba la de los doses, luego la de los treses y la de los cuatros
   *[fours-threes-and-twos-from-above] arriba la de los cuatros, luego la de los treses y la de los doses
}. Debajo, una cuarta fila de ocho cartas, y un mazo de 72.
# $swaps (yes, no)
rules-gallery-play = Los ases van a la base, sean del palo que sean. Un 2, un 3 o un 4 va a cualquier sitio vacío de su fila; encima va, en el mismo palo, la carta que vale tres más, y así sucesivamente: 2, 5, 8, jota; 3, 6, 9, dama; 4, 7, 10, rey. Sobre una carta en la fila equivocada no se construye.{ $swaps ->
    [yes] { " " }Dos cartas sueltas de estas filas pueden cambiarse el sitio, si con ello cada una queda en su fila.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = Las cartas de encima de la cuarta fila se pueden jugar. Un sitio que ahí se vacía recibe por sí solo la carta siguiente del mazo{ $takes ->
    [nothing] ; cuando el mazo se ha agotado, se queda vacío
   *[any-card] ; cuando el mazo se ha agotado, puede ir a él cualquier carta
}. Un toque en el mazo pone una carta en cada uno de los ocho sitios, en cualquier momento. El mazo se pasa una sola vez.
