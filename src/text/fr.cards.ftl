## Numbers, ranks, suits and cards

# “couleur” is a suit (pique, cœur, carreau, trèfle); red and black are always called by their names.
# Cards, columns and nearly everything else that is counted are feminine, so 1 is “une”.
# $n (number)
number-word = { $n ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
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
    [jack] valet
    [queen] dame
   *[king] roi
}

# As rank, with an article: “un as”, “une dame”.
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
    [jack] un valet
    [queen] une dame
   *[king] un roi
}

# As rank, for more than one card: “des as”, “des 7”, “des dames”, without the article.
ranks = { $rank ->
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
    [jack] valets
    [queen] dames
   *[king] rois
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] trèfle
    [spades] pique
    [hearts] cœur
   *[diamonds] carreau
}

# The name of a card: “dame de pique”, “7 de cœur”. $rank, $suit as above.
card = { rank } de { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = { $rank ->
    [queen] n’importe quelle dame
   *[other] n’importe quel { rank }
}

# A card that lies face down.
hidden-card = carte face cachée

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 V D R

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 v d r
typed-suits = t p c k

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] talon
    [waste] défausse
    [chain] pile du milieu
    [removed] cartes retirées
    [place] place { $number }
    [foundation] { $of ->
        [1] fondation
       *[other] fondation { $number }
    }
    [column] { $of ->
        [1] colonne
       *[other] colonne { $number }
    }
    [reserve] { $of ->
        [1] réserve
       *[other] réserve { $number }
    }
   *[cell] { $of ->
        [1] cellule
       *[other] cellule { $number }
    }
}

# As pile, within a sentence: “la défausse”, “la colonne 3”. Never after “à” or “de”: these melt into “au”, “du”.
the-pile = { $kind ->
    [stock] le talon
    [waste] la défausse
    [chain] la pile du milieu
    [removed] les cartes retirées
    [place] la place { $number }
    [foundation] { $of ->
        [1] la fondation
       *[other] la fondation { $number }
    }
    [column] { $of ->
        [1] la colonne
       *[other] la colonne { $number }
    }
    [reserve] { $of ->
        [1] la réserve
       *[other] la réserve { $number }
    }
   *[cell] { $of ->
        [1] la cellule
       *[other] la cellule { $number }
    }
}

# What a pile is called by those who hear it: “colonne 3, 5 cartes, 2 face cachée”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , dont { $down } face cachée
    }
}
