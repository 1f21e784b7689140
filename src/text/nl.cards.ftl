## Getallen, rangen, soorten en kaarten

# “Soort” is overal schoppen, harten, ruiten of klaveren; voor de kleuren staat er “rood” en “zwart”.

# Een getal in letters.
# $n (number)
number-word = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] aas
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] boer
    [queen] vrouw
   *[king] heer
}

# Met lidwoord: “een aas”, “een 7”.
a-rank = een { rank }

# Voor meer dan één kaart: “azen”.
ranks = { $rank ->
    [ace] azen
    [two] tweeën
    [three] drieën
    [four] vieren
    [five] vijven
    [six] zessen
    [seven] zevens
    [eight] achten
    [nine] negens
    [ten] tienen
    [jack] boeren
    [queen] vrouwen
   *[king] heren
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
   *[diamonds] ruiten
}

# De naam van een kaart: “schoppenvrouw”, “harten 7”, “klaveraas”. $rank en $suit als hierboven.
card = { $suit ->
    [clubs] { $rank ->
        [ace] klaveraas
        [jack] klaverboer
        [queen] klavervrouw
        [king] klaverheer
       *[other] { suit } { rank }
    }
   *[other] { $rank ->
        [ace] { suit }aas
        [jack] { suit }boer
        [queen] { suit }vrouw
        [king] { suit }heer
       *[other] { suit } { rank }
    }
}

# Een kaart van deze rang, van welke soort ook. $rank als hierboven.
any-card-of-rank = elke { rank }

# Een kaart die gesloten ligt.
hidden-card = gesloten kaart

# De letters op de kaarten, aas tot heer, met een spatie ertussen.
rank-marks = A 2 3 4 5 6 7 8 9 10 B V H

# Wat je typt om een kaart te vinden: de rang, aas tot heer, dan de soort: klaveren, schoppen, harten, ruiten.
# Tussen verschillende schrijfwijzen staat een streepje.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 b|j v|d|q h|k
typed-suits = k s h r

## Stapels

# $kind (stock, waste, foundation, column, reserve, cell; chain: de stapel in het midden van Golf;
# place: de plaats van één kaart in Pyramid; removed: waar haar paren heen gaan)
# $number (nummer, vanaf 1 binnen de soort stapel), $of (aantal stapels van die soort)
pile = { $kind ->
    [stock] stok
    [waste] aflegstapel
    [chain] stapel in het midden
    [removed] weggenomen kaarten
    [place] plaats { $number }
    [foundation] { $of ->
        [1] fundering
       *[other] fundering { $number }
    }
    [column] { $of ->
        [1] kolom
       *[other] kolom { $number }
    }
    [reserve] { $of ->
        [1] reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] cel
       *[other] cel { $number }
    }
}

# Als pile, midden in een zin: “de aflegstapel”, “kolom 3”.
the-pile = { $kind ->
    [stock] de stok
    [waste] de aflegstapel
    [chain] de stapel in het midden
    [removed] de weggenomen kaarten
    [place] plaats { $number }
    [foundation] { $of ->
        [1] de fundering
       *[other] fundering { $number }
    }
    [column] { $of ->
        [1] de kolom
       *[other] kolom { $number }
    }
    [reserve] { $of ->
        [1] de reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] de cel
       *[other] cel { $number }
    }
}

# Hoe een stapel heet voor wie luistert: “kolom 3, 5 kaarten, 2 gesloten”. Als pile, en
# $cards (aantal kaarten erin), $down (hoeveel daarvan gesloten liggen)
pile-label = { pile }, { $cards ->
    [0] leeg
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } gesloten
    }
}
