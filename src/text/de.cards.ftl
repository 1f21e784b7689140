## Zahlen, Ränge, Farben und Karten

# Eine Zahl in Buchstaben, vor weiblichen Wörtern (Karte, Spalte, Zelle).
# $n (number)
number-word = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
   *[king] König
}

# Mit Artikel, im Dativ: „mit einem Ass“, „mit einer Sieben“.
a-rank = { $rank ->
    [ace] einem Ass
    [two] einer Zwei
    [three] einer Drei
    [four] einer Vier
    [five] einer Fünf
    [six] einer Sechs
    [seven] einer Sieben
    [eight] einer Acht
    [nine] einer Neun
    [ten] einer Zehn
    [jack] einem Buben
    [queen] einer Dame
   *[king] einem König
}

# Für mehrere Karten: „Asse“.
ranks = { $rank ->
    [ace] Asse
    [two] Zweien
    [three] Dreien
    [four] Vieren
    [five] Fünfen
    [six] Sechsen
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [ten] Zehnen
    [jack] Buben
    [queen] Damen
   *[king] Könige
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}

# Der Name einer Karte: „Pik-Dame“, „Herz-Sieben“. $rank und $suit wie oben.
card = { suit }-{ rank }

# Eine Karte dieses Rangs in irgendeiner Farbe. $rank wie oben.
any-card-of-rank = { $rank ->
    [ace] jedes Ass
    [jack] jeder Bube
    [king] jeder König
   *[other] jede { rank }
}

# Eine Karte, die verdeckt liegt.
hidden-card = verdeckte Karte

# Die Buchstaben auf den Karten, Ass bis König, mit je einer Leerstelle dazwischen.
rank-marks = A 2 3 4 5 6 7 8 9 10 B D K

# Was man tippt, um eine Karte zu finden: den Rang, Ass bis König, dann die Farbe: Kreuz, Pik, Herz, Karo.
# Mehrere Schreibweisen sind durch einen Strich getrennt.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10|z b|j d|q k
typed-suits = x p h k

## Stapel

# $kind (stock, waste, foundation, column, reserve, cell; chain: der Stapel in der Mitte von Golf;
# place: der Platz einer Karte in Pyramid; removed: wohin ihre Paare gehen)
# $number (Nummer, ab 1 in ihrer Art), $of (Zahl der Stapel dieser Art)
pile = { $kind ->
    [stock] Talon
    [waste] Ablagestapel
    [chain] Stapel in der Mitte
    [removed] abgeräumte Karten
    [place] Platz { $number }
    [foundation] { $of ->
        [1] Zielstapel
       *[other] Zielstapel { $number }
    }
    [column] { $of ->
        [1] Spalte
       *[other] Spalte { $number }
    }
    [reserve] { $of ->
        [1] Reserve
       *[other] Reserve { $number }
    }
   *[cell] { $of ->
        [1] Zelle
       *[other] Zelle { $number }
    }
}

# Wie pile, im Satz und im Akkusativ: „auf den Ablagestapel“, „auf Spalte 3“.
the-pile = { $kind ->
    [stock] den Talon
    [waste] den Ablagestapel
    [chain] den Stapel in der Mitte
    [removed] die abgeräumten Karten
    [place] Platz { $number }
    [foundation] { $of ->
        [1] den Zielstapel
       *[other] Zielstapel { $number }
    }
    [column] { $of ->
        [1] die Spalte
       *[other] Spalte { $number }
    }
    [reserve] { $of ->
        [1] die Reserve
       *[other] Reserve { $number }
    }
   *[cell] { $of ->
        [1] die Zelle
       *[other] Zelle { $number }
    }
}

# Wie ein Stapel für Zuhörende heißt: „Spalte 3, 5 Karten, 2 verdeckt“. Wie pile, und
# $cards (Zahl der Karten darin), $down (Zahl derer, die verdeckt liegen)
pile-label = { pile }, { $cards ->
    [0] leer
    [one] { $cards } Karte
   *[other] { $cards } Karten
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }
}
