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
