## Numbers, ranks, suits and cards

# “seme” is a suit (fiori, picche, cuori, quadri); red and black are always called by their names.
# Cards, columns and nearly everything else that is counted are feminine, so 1 is “una”.
# $n (number)
number-word = { $n ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] fante
    [queen] donna
   *[king] re
}

# As rank, with an article: “un asso”, “una donna”.
a-rank = { $rank ->
    [ace] un asso
    [two] un 2
    [three] un 3
    [four] un 4
    [five] un 5
    [six] un 6
    [seven] un 7
    [eight] un 8
    [nine] un 9
    [ten] un 10
    [jack] un fante
    [queen] una donna
   *[king] un re
}

# As rank, for more than one card, without the article: “assi”, “donne”.
ranks = { $rank ->
    [ace] assi
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] fanti
    [queen] donne
   *[king] re
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}

# The name of a card: “donna di picche”, “7 di cuori”. $rank, $suit as above.
card = { rank } di { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = qualsiasi { rank }

# A card that lies face down.
hidden-card = carta coperta

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 f|j d|q r|k
typed-suits = f p c q

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] tallone
    [waste] scarti
    [chain] pila centrale
    [removed] carte tolte
    [place] posto { $number }
    [foundation] { $of ->
        [1] base
       *[other] base { $number }
    }
    [column] { $of ->
        [1] colonna
       *[other] colonna { $number }
    }
    [reserve] { $of ->
        [1] riserva
       *[other] riserva { $number }
    }
   *[cell] { $of ->
        [1] cella
       *[other] cella { $number }
    }
}

# As pile, within a sentence: “gli scarti”, “la colonna 3”. Never after “a”, “in” or “su”: these melt into “sulla”, “nella”.
the-pile = { $kind ->
    [stock] il tallone
    [waste] gli scarti
    [chain] la pila centrale
    [removed] le carte tolte
    [place] il posto { $number }
    [foundation] { $of ->
        [1] la base
       *[other] la base { $number }
    }
    [column] { $of ->
        [1] la colonna
       *[other] la colonna { $number }
    }
    [reserve] { $of ->
        [1] la riserva
       *[other] la riserva { $number }
    }
   *[cell] { $of ->
        [1] la cella
       *[other] la cella { $number }
    }
}

# What a pile is called by those who hear it: “colonna 3, 5 carte, 2 coperte”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
        [one] , { $down } coperta
       *[other] , { $down } coperte
    }
}
