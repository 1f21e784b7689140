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
