## Numbers, ranks, suits and cards

# A number in letters. A language may leave this out; then figures are shown.
# $n (number)
number-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] queen
   *[king] king
}

# As rank, with an article: "an ace", "a 7".
a-rank = { $rank ->
    [ace] an ace
    [two] a 2
    [three] a 3
    [four] a 4
    [five] a 5
    [six] a 6
    [seven] a 7
    [eight] an 8
    [nine] a 9
    [ten] a 10
    [jack] a jack
    [queen] a queen
   *[king] a king
}

# As rank, for more than one card: "aces".
ranks = { $rank ->
    [ace] aces
    [two] 2s
    [three] 3s
    [four] 4s
    [five] 5s
    [six] 6s
    [seven] 7s
    [eight] 8s
    [nine] 9s
    [ten] 10s
    [jack] jacks
    [queen] queens
   *[king] kings
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}

# The name of a card: "queen of spades", "7 of hearts". $rank, $suit as above.
card = { rank } of { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = any { rank }

# A card that lies face down.
hidden-card = face-down card

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10|t j q k
typed-suits = c s h d

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] stock
    [waste] waste
    [chain] pile in the middle
    [removed] removed cards
    [place] place { $number }
    [foundation] { $of ->
        [1] foundation
       *[other] foundation { $number }
    }
    [column] { $of ->
        [1] column
       *[other] column { $number }
    }
    [reserve] { $of ->
        [1] reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] cell
       *[other] cell { $number }
    }
}

# As pile, within a sentence: "the waste", "column 3".
the-pile = { $kind ->
    [stock] the stock
    [waste] the waste
    [chain] the pile in the middle
    [removed] the removed cards
    [place] place { $number }
    [foundation] { $of ->
        [1] the foundation
       *[other] foundation { $number }
    }
    [column] { $of ->
        [1] the column
       *[other] column { $number }
    }
    [reserve] { $of ->
        [1] the reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] the cell
       *[other] cell { $number }
    }
}

# What a pile is called by those who hear it: "column 3, 5 cards, 2 face down". As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } face down
    }
}
