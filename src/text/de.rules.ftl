## Die Regeln eines Spiels, Satz für Satz

# Jede Nachricht hier ist ein ganzer Satz oder mehrere. Gewählt wird nach Wörtern der Regeln, mit Strichen statt Leerstellen:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping und so weiter)
# „Farbe“ heißt überall Kreuz, Pik, Herz oder Karo; für die anderen beiden steht „rot und schwarz“.

## Überschriften

rules-heading = So wird gespielt
rules-heading-goal = Das Ziel
rules-heading-layout = Der Aufbau auf einen Blick
rules-heading-foundations = { $count ->
    [one] Der Zielstapel
   *[other] Die Zielstapel
}
rules-heading-columns = { $count ->
    [one] Die Spalte
   *[other] Die Spalten
}
rules-heading-reserve = { $count ->
    [one] Die Reserve
   *[other] Die Reservestapel
}
rules-heading-cells = { $count ->
    [one] Die Zelle
   *[other] Die Zellen
}
rules-heading-tail = { $count ->
    [one] Der Schweif
   *[other] Die Schweife
}
rules-heading-stock = { $waste ->
    [yes] Talon und Ablagestapel
   *[no] Der Talon
}
rules-heading-again = Neu austeilen
rules-heading-chain = { $piles ->
    [one] Der Stapel in der Mitte
   *[other] Die Stapel in der Mitte
}
rules-heading-pairs = Was den Tisch verlässt
rules-heading-hand = So bewegst du die Karten

## Das Ziel

# Spiele ohne Zielstapel. $name, $cards (Karten insgesamt)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] Du hast { $name } gewonnen, wenn alle { $cards } Karten in den Spalten liegen, in jeder Spalte eine fertige Folge von dreizehn{ built-suits }{ $king ->
        [yes] , vom König bis zum Ass
       *[no] { "" }
    }.
   *[with-four-of-a-rank-on-each-column] Du hast { $name } gewonnen, wenn alle { $cards } Karten nach Rängen in den Spalten liegen, in jeder die vier Karten eines Rangs. Vier, die beisammenliegen, bleiben liegen.
}

# $name (Eigenname), $count (Zielstapel), $cards (Karten, mit denen gewonnen ist), $all (yes, no): ob das alle sind
# $leave (cards, runs, both): wie Karten auf die Zielstapel kommen
rules-goal = Du hast { $name } gewonnen, wenn { $all ->
    [yes] alle { $cards } Karten auf
   *[no] { $cards } Karten auf
} { goal-foundations } liegen{ $leave ->
    [cards] { "" }
    [runs] , je dreizehn als fertige Folge
   *[both] , die einen Karte für Karte, die anderen als fertige Folgen
}{ $all ->
    [yes] .
   *[no] ; die übrigen bleiben zurück.
}
goal-foundations = { $count ->
    [one] dem Zielstapel
   *[other] den Zielstapeln
}
# $packs (Zahl), $cards (Karten insgesamt)
rules-packs = { $packs ->
    [one] Gespielt wird mit einem Deck: { $cards } Karten.
   *[other] Gespielt wird mit { SPELL($packs) } Decks, zusammen gemischt: { $cards } Karten.
}
# Die Decks enthalten andere Farben als üblich. $suits (jede Farbe und wie oft sie vorkommt, als Liste)
rules-packs-suits = { $packs ->
    [one] Gewöhnlich ist dieses Deck nicht: Es enthält nur { $suits }.
   *[other] Gewöhnlich sind diese Decks nicht: Jedes enthält nur { $suits }.
}
# Die Decks enthalten nicht alle Ränge. $ranks (Liste)
rules-packs-ranks = Nicht alle Ränge sind im Spiel, nur diese: { $ranks }.
# $suit, $n (Zahl)
rules-suit-times = { $n ->
    [1] { suit }
    [2] { suit } zweimal
    [3] { suit } dreimal
    [4] { suit } viermal
   *[other] { suit } { $n }-mal
}

## Der Aufbau: eine Übersicht der Stapel

# $count (Zielstapel), $order, $suits, $by (Ränge von Karte zu Karte), $base (womit sie beginnen), $rank (der Rang der Basis, wo er bekannt ist)
# $ends (yes, no): ob die letzte Karte bekannt ist, $last (ihr Rang)
rules-layout-foundations = { $count ->
    [one] Ein Zielstapel,
   *[other] { SPELL($count) } Zielstapel,
} { $order ->
    [up] aufwärts gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }
    [up-wrapping] aufwärts gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }, vom König weiter zum Ass
    [down] abwärts gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }
    [down-wrapping] abwärts gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }, vom Ass weiter zum König
    [up-then-down] aufwärts bis zum König und wieder abwärts gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }
    [the-same-rank] für Karten gleichen Rangs{ built-suits }
    [down-to-the-ace-then-from-the-base-again] abwärts bis zum Ass und dann wieder von vorn gebaut{ $by ->
        [1] { "" }
       *[other] { " " }in Schritten von { SPELL($by) }
    }{ built-suits }
   *[doubling] durch Verdoppeln gebaut{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { rank } bis { last-rank }
       *[no] , beginnend mit { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [one] beginnend
           *[other] jeder beginnend
        } mit der Karte, die dort ausgeteilt wird
       *[no] , beginnend mit dem Rang der ersten Karte, die auf einen Zielstapel ausgeteilt wird
    }
    [rank-chosen-by-the-player] , beginnend mit einem Rang deiner Wahl
    [any-rank] , beginnend mit einer beliebigen Karte
   *[listed-cards] , { $count ->
        [one] beginnend mit einer eigenen Karte
       *[other] jeder beginnend mit einer eigenen Karte
    }
}.
# Zielstapel für eine einzige Karte. $count, $base und $rank wie oben
rules-layout-foundations-one = { $count ->
    [one] Ein Zielstapel für eine einzige Karte
   *[other] { SPELL($count) } Zielstapel für je eine einzige Karte
}{ $base ->
    [rank] : { rank }
    [rank-of-the-first-card-dealt] { " " }vom Rang der ersten ausgeteilten Karte
    [rank-chosen-by-the-player] { " " }von einem Rang deiner Wahl
    [any-rank] , gleich welche
   *[listed-cards] , die unten genannt ist
}.
# Wie rank; gewählt wird nach $last
last-rank = { $last ->
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
# $count (Zielstapel), $begins (with-a-king, at-any-rank-wrapping), $suits
# $count, $ranks (eine Liste von rank, für jeden einer)
rules-layout-foundations-ranks = { SPELL($count) } Zielstapel für je eine einzige Karte: { $ranks }.
rules-layout-runs = { $count ->
    [one] Ein Zielstapel
   *[other] { SPELL($count) } Zielstapel
} für fertige Folgen von dreizehn Karten, { $begins ->
    [with-a-king] vom König bis zum Ass
   *[at-any-rank-wrapping] von jedem Rang an abwärts
}{ built-suits }.
rules-layout-fours = Ein Zielstapel, auf den Karten zu viert gehen, alle von einem Rang.
# $count (Spalten), $size (Karten in jeder, oder -1, wo sie verschieden sind), $cards (Karten insgesamt), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [one] Eine Spalte
   *[other] { SPELL($count) } Spalten
} { $size ->
    [-1] mit insgesamt { $cards ->
        [one] einer Karte
       *[other] { SPELL($cards) } Karten
    }
    [0] ohne Karten am Anfang
    [one] { $count ->
        [one] mit einer Karte
       *[other] mit je einer Karte
    }
   *[other] { $count ->
        [one] mit { SPELL($size) } Karten
       *[other] mit je { SPELL($size) } Karten
    }
}, { $build ->
    [the-next-rank] { $order ->
        [down] abwärts gebaut{ built-suits }
        [down-wrapping] abwärts gebaut{ built-suits }, vom Ass weiter zum König
        [down-wrapping-above-the-base] abwärts gebaut{ built-suits }, vom Ass weiter zum König, aber nie über die Basis hinaus
        [up] aufwärts gebaut{ built-suits }
        [up-wrapping] aufwärts gebaut{ built-suits }, vom König weiter zum Ass
        [up-or-down] auf- oder abwärts gebaut{ built-suits }
        [up-or-down-wrapping] auf- oder abwärts gebaut{ built-suits }, auch zwischen König und Ass
       *[up-or-down-as-the-pile-began] auf- oder abwärts gebaut{ built-suits }, so wie { $count ->
            [one] sie
           *[other] jede
        } begonnen hat
    }
    [nothing] { $count ->
        [one] auf der nicht gebaut wird
       *[other] auf denen nicht gebaut wird
    }
    [the-same-rank] für Karten eines Rangs
    [the-next-lower-rank-in-suit-or-the-same-rank] abwärts in derselben Farbe oder mit gleichen Rängen gebaut
   *[any-waste-card] als Häufchen für Karten vom Ablagestapel
}.
# $count (Stapel), $cards (Karten insgesamt)
rules-layout-reserve = { $count ->
    [one] Eine Reserve { $cards ->
        [0] ohne Karten
        [one] von einer Karte
       *[other] von { SPELL($cards) } Karten
    }: Sie gibt Karten ab, und du legst keine darauf.
   *[other] { SPELL($count) } Reservestapel { $cards ->
        [0] ohne Karten
        [one] mit insgesamt einer Karte
       *[other] mit insgesamt { SPELL($cards) } Karten
    }: Sie geben Karten ab, und du legst keine darauf.
}
# $count (Zellen), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [one] Eine Zelle für eine einzelne Karte.
       *[other] { SPELL($count) } Zellen für je eine Karte.
    }
    [a-run] { $count ->
        [one] Ein Schweif für eine einzelne Folge.
       *[other] { SPELL($count) } Schweife für je eine Folge.
    }
    [one-card-of-its-own-suit] { SPELL($count) } Zellen, eine für jede Farbe.
    [single-cards] { $count ->
        [one] Eine Zelle, in der sich Karten stapeln lassen.
       *[other] { SPELL($count) } Zellen, in denen sich Karten stapeln lassen.
    }
   *[rank] { $count ->
        [one] Eine Zelle für { ranks }.
       *[other] { SPELL($count) } Zellen für { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (im Talon)
# $draw (Karten bei jedem Antippen; 0: es wechselt von Durchgang zu Durchgang), $passes (Zahl oder das Wort unlimited)
rules-layout-stock = { $cards ->
    [0] Ein Talon ohne Karten,
    [one] Ein Talon von einer Karte,
   *[other] Ein Talon von { SPELL($cards) } Karten,
} { $deals ->
    [to-the-waste] { $draw ->
        [0] in wechselnder Zahl
        [1] einzeln
       *[other] immer { SPELL($draw) } auf einmal
    } auf den Ablagestapel gedreht, { $passes ->
        [1] in einem einzigen Durchgang
        [unlimited] in beliebig vielen Durchgängen
       *[other] in { SPELL($passes) } Durchgängen
    }.
    [into-emptied-columns-by-itself] für Spalten, die leer werden.
    [a-card-to-each-column] { $columns ->
        [one] Karte für Karte auf die Spalte ausgeteilt.
       *[other] in Reihen auf die Spalten ausgeteilt.
    }
   *[a-card-to-each-reserve-pile] in Reihen auf die Reserve ausgeteilt.
}
rules-layout-again = Ein leerer Talon: Alle Karten werden gleich ausgeteilt; tippst du ihn an, lassen sie sich neu auslegen.
rules-layout-no-stock = Kein Talon: Alle Karten werden vor Beginn ausgeteilt.

# Wie man mit echten Karten auslegt. $areas (eine Liste von rules-area)
rules-deal-order = Spielst du mit echten Karten? Dann teil sie { $areas } aus.
rules-deal-order-several = Spielst du mit echten Karten? Dann teil sie in dieser Reihenfolge aus: { $areas }.
# $area (foundations, columns, reserve, cells)
rules-area = { $area ->
    [foundations] { $count ->
        [one] auf den Zielstapel
       *[other] auf die Zielstapel
    }
    [columns] { $count ->
        [one] auf die Spalte
       *[other] auf die Spalten
    }
    [reserve] auf die Reserve
    [waste] eine Karte offen auf den Ablagestapel
    [longer-columns] auf die längeren Spalten, was sie mehr haben als die anderen
   *[cells] { $count ->
        [one] auf die Zelle
       *[other] auf die Zellen
    }
}
# $fill: in welcher Reihenfolge die Spalten ihre Karten bekommen
rules-deal-columns = { $fill ->
    [row-by-row] Die Spalten bekommen ihre Karten Reihe für Reihe, von links nach rechts.
    [row-by-row-from-the-right] Die Spalten bekommen ihre Karten Reihe für Reihe, von rechts nach links.
    [row-by-row-short-columns-last] Die Spalten bekommen ihre Karten Reihe für Reihe, von links nach rechts; die kurzen warten, bis den anderen nicht mehr Karten fehlen als ihnen.
    [row-by-row-from-the-right-last-row-apart] Die Spalten bekommen ihre Karten Reihe für Reihe, von rechts nach links, alle außer den obersten; danach bekommt jede ihre oberste Karte, wieder von rechts nach links.
    [row-by-row-last-row-apart] Die Spalten bekommen ihre Karten Reihe für Reihe, von links nach rechts, alle außer den obersten; danach bekommt jede ihre oberste Karte, wieder von links nach rechts.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] Die Spalten bekommen ihre Karten Reihe für Reihe, von links nach rechts, wobei die kurzen warten, bis den anderen nicht mehr Karten fehlen als ihnen; am Ende kommt noch eine Reihe auf alle außer der ersten Spalte.
    [face-down-cards-first] Die Spalten bekommen zuerst ihre verdeckten Karten, Reihe für Reihe von links nach rechts, und dann ebenso die offenen.
    [face-down-cards-first-then-short-columns-last] Die Spalten bekommen zuerst ihre verdeckten Karten, Reihe für Reihe von links nach rechts; dann die offenen, und dabei warten die kurzen Spalten, bis den anderen nicht mehr Karten fehlen als ihnen.
    [face-down-cards-first-from-the-right] Die Spalten bekommen zuerst ihre verdeckten Karten, Reihe für Reihe von rechts nach links, und dann ebenso die offenen.
    [face-down-cards-first-then-the-rest-from-the-right] Die Spalten bekommen zuerst ihre verdeckten Karten, Reihe für Reihe von links nach rechts, und dann die offenen, Reihe für Reihe von rechts nach links.
    [column-by-column-last-row-apart] Die Spalten bekommen ihre Karten eine nach der anderen, die linke zuerst, alle außer den obersten; danach bekommt jede ihre oberste Karte, von links nach rechts.
   *[column-by-column] Die Spalten bekommen ihre Karten eine nach der anderen, die linke zuerst.
}
rules-deal-reserve = { $also ->
    [yes] Auch die
   *[no] Die
} Reservestapel bekommen ihre Karten Reihe für Reihe.
# Was mit Karten geschieht, die beim Austeilen auf einen Zielstapel passen
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Kommt beim Austeilen ein Ass, geht es sofort auf einen Zielstapel, und die nächste Karte nimmt seinen Platz ein.
    [cards-that-fit-go-up-and-are-replaced] Eine Karte, die ein Zielstapel annimmt, geht sofort dorthin, und die nächste Karte nimmt ihren Platz ein.
    [cards-that-fit-go-up-and-leave-a-gap] Eine Karte, die ein Zielstapel annimmt, geht sofort dorthin, und ihr Platz bleibt leer: Die Spalten können am Ende kürzer sein, als hier steht.
   *[open-cards-that-fit-go-up-after-each-row] Nach jeder Reihe gehen die offenen Karten, die ein Zielstapel annimmt, dorthin, solange es welche gibt: Die Spalten können am Ende kürzer sein, als hier steht.
}
# Was mit den gemischten Karten vor dem Austeilen geschieht, eines nach dem anderen. $turn (first, next)
# $cards (eine Liste von Namen), $n (wie viele), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [one] wird eine Karte herausgesucht und { $to ->
        [top] obenauf gelegt, so dass sie zuerst ausgeteilt wird
       *[bottom] zuunterst gelegt, so dass sie zuletzt kommt
    }
   *[other] werden einige Karten herausgesucht und in dieser Reihenfolge { $to ->
        [top] obenauf gelegt, so dass sie zuerst ausgeteilt werden
       *[bottom] zuunterst gelegt, so dass sie zuletzt kommen
    }
}: { $cards }.
# Welche von mehreren gleichen Karten gesucht wird. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Alle gleichen kommen mit.
    [first-pack] Von gleichen ist nur die aus dem ersten Deck gemeint.
   *[nearest-to-bottom] Von gleichen ist nur die gemeint, die am weitesten unten liegt.
}
# $same (yes, no): ob es $n-mal $rank ist, $ranks (eine Liste von Rängen), $from und $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } werden { SPELL($n) } { ranks } herausgesucht, { $from ->
        [top] von oben nach unten
       *[bottom] von unten nach oben
    }, und { $to ->
        [top] obenauf gelegt, so dass sie zuerst ausgeteilt werden
       *[bottom] zuunterst gelegt, so dass sie zuletzt ausgeteilt werden
    }.
   *[no] { before-the-deal } wird von jedem dieser Ränge eine Karte herausgesucht, { $from ->
        [top] von oben nach unten
       *[bottom] von unten nach oben
    }, und { $to ->
        [top] diese Karten kommen obenauf, so dass sie zuerst ausgeteilt werden
       *[bottom] diese Karten kommen zuunterst, so dass sie zuletzt ausgeteilt werden
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } wird die oberste Karte angesehen, und die anderen Karten ihres Rangs kommen ebenfalls nach oben.
# $rank, $count (Karten), $from und $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [one] wird eine Karte herausgesucht
   *[other] werden { SPELL($count) } Karten herausgesucht
}, { $rank ->
    [ace] aber kein Ass
    [jack] aber kein Bube
    [king] aber kein König
   *[other] aber keine { rank }
}, { $from ->
    [top] von oben nach unten
   *[bottom] von unten nach oben
}, und { $to ->
    [top] obenauf gelegt
   *[bottom] zuunterst gelegt
}, { $count ->
    [one] { $to ->
        [top] so dass sie zuerst ausgeteilt wird
       *[bottom] so dass sie zuletzt kommt
    }
   *[other] { $to ->
        [top] so dass sie zuerst ausgeteilt werden
       *[bottom] so dass sie zuletzt kommen
    }, in der Reihenfolge, in der sie lagen
}.
rules-arranged-turned = { before-the-deal } werden die gemischten Karten umgedreht, so dass die letzte zuerst kommt.
# $columns (Zahl), $cards (wie viele Karten mitmachen; 0: alle)
rules-arranged-kings = { before-the-deal } sinken die Könige nach unten: Man denkt sich die Karten in { $columns ->
    [one] einer Spalte
   *[other] { SPELL($columns) } Spalten
} ausgelegt, und jeder König tauscht den Platz mit der tiefsten Karte unter ihm, die kein König ist. { $cards ->
    [0] Alle Karten machen dabei mit.
    [one] Nur die erste Karte macht dabei mit.
   *[other] Nur die ersten { $cards } Karten machen dabei mit.
}
before-the-deal = { $turn ->
    [first] Vor dem Austeilen
   *[next] Danach
}

## Stücke, aus denen Sätze bestehen

in-suits = { $suits ->
    [same-suit] in derselben Farbe
    [alternating-colours] abwechselnd rot und schwarz
    [same-colour] nur rot oder nur schwarz
    [another-suit] jede in einer anderen Farbe als die unter ihr
   *[any-suit] ohne Rücksicht auf die Farbe
}
# Dasselbe nach „aufwärts gebaut“, „abwärts gebaut“
built-suits = { $suits ->
    [same-suit] { " " }in derselben Farbe
    [alternating-colours] , abwechselnd rot und schwarz
    [same-colour] , Rot auf Rot und Schwarz auf Schwarz
    [another-suit] , jede Karte auf eine andere Farbe
   *[any-suit] { " " }ohne Rücksicht auf die Farbe
}
# $n (Zahl der Stapel), $cards (Karten in jedem), und wie sie liegen, die unterste zuerst:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down und $up (bei „last“: so viele unten, so viele oben), $runs (bei „mixed“: eine Liste von rules-faces-run)
rules-faces = { $faces ->
    [none] Am Anfang liegt dort keine Karte.
    [up] { $cards ->
        [one] { $n ->
            [one] Sie liegt offen.
           *[other] Jede liegt offen.
        }
       *[other] Alle liegen offen.
    }
    [down] { $cards ->
        [one] { $n ->
            [one] Sie liegt verdeckt.
           *[other] Jede liegt verdeckt.
        }
       *[other] Alle liegen verdeckt.
    }
    [top] { $n ->
        [one] Nur die oberste Karte liegt offen.
       *[other] Nur die oberste Karte liegt jeweils offen.
    }
    [last] { $down ->
        [one] Eine Karte liegt{ $n ->
            [one] { "" }
           *[other] { " " }jeweils
        } verdeckt
       *[other] { SPELL($down) } Karten liegen{ $n ->
            [one] { "" }
           *[other] { " " }jeweils
        } verdeckt
    }, darüber { $up ->
        [one] eine offen
       *[other] { SPELL($up) } offen
    }.
    [by-turns-down] { $cards ->
        [4] Von unten gezählt liegen die erste und die dritte Karte verdeckt, die zweite und die vierte offen: So liegt eine offene Karte unter einer verdeckten.
       *[other] Von unten gezählt liegen sie abwechselnd verdeckt und offen, die erste verdeckt.
    }
    [by-turns-up] Von unten gezählt liegen sie abwechselnd offen und verdeckt, die erste offen.
   *[mixed] Von unten gezählt liegen sie so: { $runs }.
}
# $n (Zahl), $face (u, d)
rules-faces-run = { $face ->
    [u] { SPELL($n) } offen
   *[d] { SPELL($n) } verdeckt
}
# Verschieden hohe Stapel mit gleich vielen offenen Karten. $up (Zahl)
rules-faces-open = Die obersten { SPELL($up) } Karten liegen jeweils offen, die darunter verdeckt.
rules-turns-up = Eine verdeckte Karte, die frei wird, dreht sich von selbst um.
# Nummern benachbarter Stapel. $first, $last
rules-range = { $first } bis { $last }

# Beispiele. $card (was dort liegt), $fits (eine Liste dessen, was darauf gelegt werden darf)
rules-example = Auf { $card } passt zum Beispiel { $fits }, sonst nichts.
rules-example-more = Auf { $card } passt { $fits }.
rules-example-nothing = Auf { $card } passt gar nichts.

# Woher eine Karte kommen darf. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (wie viele es gibt)
rules-from = { $place ->
    [columns] { $count ->
        [one] aus der Spalte
       *[other] aus einer Spalte
    }
    [other-columns] aus einer anderen Spalte
    [reserve] aus der Reserve
    [waste] vom Ablagestapel
    [cells] { $count ->
        [one] aus der Zelle
       *[other] aus einer Zelle
    }
    [tails] { $count ->
        [one] vom Schweif
       *[other] von einem Schweif
    }
   *[foundations] { $count ->
        [one] vom Zielstapel
       *[other] von einem Zielstapel
    }
}
# Wohin eine Karte gehen darf. Wie oben
rules-to = { $place ->
    [columns] { $count ->
        [one] auf die Spalte
       *[other] auf eine Spalte
    }
    [other-columns] auf eine andere Spalte
    [reserve] auf die Reserve
    [waste] auf den Ablagestapel
    [cells] { $count ->
        [one] in die Zelle
       *[other] in eine Zelle
    }
    [tails] { $count ->
        [one] auf den Schweif
       *[other] auf einen Schweif
    }
   *[foundations] { $count ->
        [one] auf den Zielstapel
       *[other] auf einen Zielstapel
    }
}

## Zielstapel

# Eine Gruppe von Zielstapeln: $groups (Gruppen im Spiel), $count (Zielstapel in dieser), $first und $last (ihre Nummern)
the-foundations = { $groups ->
    [1] { $count ->
        [one] Der Zielstapel
       *[other] Die { SPELL($count) } Zielstapel
    }
   *[other] { $count ->
        [one] Zielstapel { $first }
        [2] Zielstapel { $first } und { $last }
       *[other] Zielstapel { $first } bis { $last }
    }
}

# Die Gruppe, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [one] wird
   *[other] werden
} { $order ->
    [up] aufwärts gebaut, { by-ranks }{ built-suits }
    [down] abwärts gebaut, { by-ranks }{ built-suits }
    [up-wrapping] aufwärts gebaut, { by-ranks }{ built-suits }, vom König weiter zum Ass
    [down-wrapping] abwärts gebaut, { by-ranks }{ built-suits }, vom Ass weiter zum König
    [up-then-down] aufwärts gebaut, { by-ranks }{ built-suits }, bis zum König; dann folgt ein zweiter König, und ebenso geht es wieder abwärts
    [the-same-rank] mit Karten desselben Rangs gebaut{ built-suits }
    [down-to-the-ace-then-from-the-base-again] abwärts gebaut, { by-ranks }{ built-suits }, bis zum Ass; dann geht es weiter mit einer Karte des Rangs, der zuunterst liegt
   *[doubling] durch Verdoppeln gebaut{ built-suits }: Jede Karte zählt doppelt so viel wie die unter ihr (ist das mehr als dreizehn, werden dreizehn abgezogen)
}. Dorthin geht immer nur eine Karte auf einmal.
# Zielstapel für eine einzige Karte. Die Gruppe
rules-foundation-single = { the-foundations } { $count ->
    [one] fasst eine Karte und nicht mehr: Darauf wird nie gebaut.
   *[other] fassen je eine Karte und nicht mehr: Darauf wird nie gebaut.
}
# $by (Ränge von Karte zu Karte)
by-ranks = { $by ->
    [1] Rang um Rang
   *[other] in Schritten von { SPELL($by) } Rängen
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (auf wie viele eine Karte ausgeteilt wird)
rules-base-rank = { $count ->
    [one] Er beginnt
   *[other] Jeder beginnt
} mit { a-rank }{ $dealt ->
    [nothing] ; keine andere Karte geht auf einen leeren Zielstapel.
    [some] . { $some ->
        [one] Auf dem ersten liegt diese Karte schon, bevor du anfängst, { $rest ->
            [one] der andere ist leer
           *[other] die anderen sind leer
        }
       *[other] Auf den ersten { SPELL($some) } liegt diese Karte schon, bevor du anfängst, { $rest ->
            [one] der andere ist leer
           *[other] die anderen sind leer
        }
    }; keine andere Karte geht auf einen leeren Zielstapel.
   *[one-card-each] ; diese Karte liegt schon dort, bevor du anfängst.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [one] Er beginnt
       *[other] Jeder beginnt
    } mit einer Karte vom Rang der Basis; keine andere Karte geht auf einen leeren Zielstapel. Die Basis ist der Rang der ersten Karte, die auf einen Zielstapel ausgeteilt wurde.
    [some] { $some ->
        [one] Auf dem ersten liegt schon eine Karte, bevor du anfängst, und ihr Rang ist die Basis
       *[other] Auf den ersten { SPELL($some) } liegt schon je eine Karte, bevor du anfängst. Der Rang der allerersten ist die Basis
    }: Mit diesem Rang muss jeder Zielstapel beginnen, und keine andere Karte geht auf einen leeren.
    [the-only-one] Eine Karte liegt schon dort, bevor du anfängst.
    [each-its-own] Auf jedem liegt schon eine Karte, bevor du anfängst; mit ihr beginnt er, welchen Rang sie auch hat.
   *[one-card-each] { $count ->
        [one] Eine Karte liegt schon dort, bevor du anfängst, und ihr Rang ist die Basis: Mit diesem Rang muss jeder Zielstapel beginnen.
       *[other] Auf jedem liegt schon eine Karte, bevor du anfängst. Der Rang der allerersten ist die Basis: Mit diesem Rang muss jeder Zielstapel beginnen.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = Die Basis wählst du selbst: Die erste Karte, die du hierher bringst, bestimmt den Rang, mit dem alle Zielstapel beginnen. { $from ->
    [columns] Sie muss aus einer Spalte kommen.
    [reserve] Sie muss aus der Reserve kommen.
   *[anywhere] Sie darf von überall kommen.
} { $until ->
    [nothing-else-moves] Bis du gewählt hast, darf nichts anderes gespielt werden.
    [only-reserve-cards-move] Bis du gewählt hast, dürfen nur Karten der Reserve gespielt werden.
   *[everything-else-moves] Bis du gewählt hast, darf alles andere wie gewohnt gespielt werden.
}
rules-base-any = { $count ->
    [one] Er darf mit jeder Karte beginnen.
   *[other] Ein leerer darf mit jeder Karte beginnen.
}
# $cards (eine Liste von Namen)
rules-base-listed = { $count ->
    [one] Er beginnt mit seiner eigenen Karte: { $cards }.
   *[other] Jeder beginnt mit einer eigenen Karte, von links nach rechts: { $cards }.
}
rules-foundation-dealt = { $count ->
    [one] Zu Beginn liegt dort eine Karte.
   *[other] Zu Beginn liegt auf jedem eine Karte.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [one] Er ist vor dem Austeilen leer.
       *[other] Sie sind vor dem Austeilen leer.
    }
   *[no] { $count ->
        [one] Er ist zu Beginn leer.
       *[other] Sie sind zu Beginn leer.
    }
}
# $rank
rules-foundation-no-suit = Kein Zielstapel gehört zu einer bestimmten Farbe; { any-card-of-rank } darf auf jeden leeren.
rules-foundation-no-suit-base = Kein Zielstapel gehört zu einer bestimmten Farbe; jede Karte vom Rang der Basis darf auf jeden leeren.
rules-foundation-one-per-suit = Keine zwei von ihnen dürfen mit derselben Farbe beginnen.
# $places (eine Liste von rules-from)
rules-foundation-from = Eine Karte darf { $places } kommen, solange keine andere auf ihr liegt.
# $holds (Zahl), $count, $ends (yes, no): ob die letzte Karte bekannt ist, $rank (diese letzte Karte)
rules-foundation-holds = { $count ->
    [one] Er fasst
   *[other] Jeder fasst
} höchstens { SPELL($holds) } Karten{ $ends ->
    [yes] { " " }und endet mit { a-rank }.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Eine Karte, die dort liegt, bleibt dort: Sie kommt nie wieder ins Spiel.
    [to-other-foundations] Die oberste Karte darf auf einen anderen Zielstapel wechseln, der sie annimmt. Sonst kommt sie nie wieder ins Spiel.
    [to-any-pile-once-the-stock-is-empty] Solange der Talon reicht, bleibt eine Karte, die dort liegt, liegen; danach darf die oberste Karte wieder ins Spiel kommen, wo immer ein anderer Stapel sie annimmt.
   *[to-any-pile] Die oberste Karte darf wieder ins Spiel kommen, wo immer ein anderer Stapel sie annimmt.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Dorthin geht keine Karte, solange noch eine im Talon oder auf dem Ablagestapel liegt.
   *[once-the-first-one-is-full] Keine Karte eröffnet einen Zielstapel, bevor der allererste voll ist.
}
# $columns (a list of numbers)
rules-foundation-first-from = Im ersten Durchgang geben nur diese Spalten Karten dorthin ab, von links gezählt: { $columns }; danach alle.
# $rank
rules-foundation-lone = { a-rank-capital } ohne weitere Karten darauf darf auch auf jeden anderen leeren Zielstapel wechseln.
# Mit Artikel, am Anfang eines Satzes: „Ein Ass“
a-rank-capital = { $rank ->
    [ace] Ein Ass
    [jack] Ein Bube
    [king] Ein König
   *[other] Eine { rank }
}
# Gleiche Karten. $card (etwa Herz-Zwei), $under (etwa Herz-Ass)
rules-foundation-twin = Ebenso darf { $card } den Zielstapel wechseln, wenn auf einem anderen nur { $under } liegt.
rules-foundation-keeps = Nur die unterste Karte auf jedem bleibt für immer liegen.

# Was folgt, gilt für mehrere Gruppen von Zielstapeln. $first und $last (ihre Nummern), $count
rules-foundation-rest = Das Übrige gilt für die Zielstapel { $first } { $count ->
    [2] und
   *[other] bis
} { $last } gleichermaßen.

# Zielstapel für vollständige Folgen. Die Gruppe, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [one] nimmt
   *[other] nehmen
} nur vollständige Folgen an: dreizehn Karten in einem Zug, ohne Lücke, { $begins ->
    [with-a-king] vom König hinunter bis zum Ass, { in-suits }.
   *[at-any-rank-wrapping] Rang um Rang abwärts, { in-suits }. Eine Folge darf mit jedem Rang beginnen, denn auf das Ass folgt der König: Fängt sie mit einer Fünf an, geht sie hinunter bis zum Ass und dann vom König weiter bis zur Sechs.
}
rules-runs-single = Eine einzelne Karte geht nie auf einen Zielstapel.
# $tail (yes, no): ob eine Folge auch von einem Schweif gehen darf
rules-runs-where = Die Folge muss am freien Ende einer Spalte{ $tails ->
    [0] { "" }
    [one] { " " }oder des Schweifs
   *[other] { " " }oder eines Schweifs
} liegen; endet dort eine längere, gehen ihre letzten dreizehn Karten. Nur ein leerer Zielstapel nimmt eine Folge an.
rules-runs-yours = Wann du eine fertige Folge abräumst, entscheidest du: Von selbst geht sie nie.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Karten, die dort liegen, bleiben dort: Sie kommen nie wieder ins Spiel.
   *[to-any-pile] Die oberste Karte eines Zielstapels darf zurückkommen, wenn ein anderer Stapel sie annimmt. Überleg dir das gut: Der Zielstapel nimmt danach gar nichts mehr an, bis auch die übrigen zwölf herunter sind und er wieder leer ist.
}
rules-runs-by-hand = Kein Antippen und kein automatischer Zug holt je eine Karte von dort zurück: Zieh sie selbst, wenn du es wirklich willst.
rules-fours = Vier Karten eines Rangs, die oben auf einer Spalte beisammenliegen, dürfen dorthin, alle vier auf einmal. Wann, entscheidest du. Sie kommen nie wieder ins Spiel.

## Spalten

# $count (Spalten), $cards (Karten in jeder)
rules-columns-same = { $cards ->
    [0] { $count ->
        [one] Es gibt eine Spalte.
       *[other] Es gibt { SPELL($count) } Spalten.
    }
    [one] { $count ->
        [one] Es gibt eine Spalte mit einer Karte.
       *[other] Es gibt { SPELL($count) } Spalten mit je einer Karte.
    }
   *[other] { $count ->
        [one] Es gibt eine Spalte mit { SPELL($cards) } Karten.
       *[other] Es gibt { SPELL($count) } Spalten mit je { SPELL($cards) } Karten.
    }
}
# $count, $cards (in der ersten), $last (in der letzten), $step (more, less)
rules-columns-growing = Es gibt { SPELL($count) } Spalten: { $cards ->
    [0] Die erste ist leer
    [one] In der ersten liegt eine Karte
   *[other] In der ersten liegen { SPELL($cards) } Karten
}, in jeder weiteren liegt eine { $step ->
    [more] mehr, bis zu { SPELL($last) }
   *[less] weniger, bis hinunter zu { $last ->
        [one] einer
       *[other] { SPELL($last) }
    }
} in der letzten.
# $count
rules-columns-several = Es gibt { SPELL($count) } Spalten, und sie sind nicht alle gleich.
# $columns (eine Liste von Nummern), $n (wie viele), $cards (Karten in jeder)
rules-columns-group = { $n ->
    [one] Spalte { $columns } bekommt
   *[other] Die Spalten { $columns } bekommen
} { $cards ->
    [0] keine Karte.
    [one] { $n ->
        [one] eine Karte.
       *[other] je eine Karte.
    }
   *[other] { $n ->
        [one] { SPELL($cards) } Karten.
       *[other] je { SPELL($cards) } Karten.
    }
}
rules-columns-row = Die Spalten { $first } bis { $last } bekommen der Reihe nach so viele Karten: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [one] Die Spalte wird
   *[other] Die Spalten werden
} { $order ->
    [down] abwärts gebaut, { by-ranks }{ built-suits }.
    [down-wrapping] abwärts gebaut, { by-ranks }{ built-suits }. Es geht im Kreis: Auf das Ass folgt der König{ $long ->
        [yes] , darum darf eine Folge in einer Spalte mehr als dreizehn Karten haben
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] abwärts gebaut, { by-ranks }{ built-suits }. Es geht im Kreis, auf das Ass folgt der König; nur auf eine Karte vom Rang der Basis wird nie etwas gelegt.
    [up] aufwärts gebaut, { by-ranks }{ built-suits }.
    [up-wrapping] aufwärts gebaut, { by-ranks }{ built-suits }. Es geht im Kreis: Auf den König folgt das Ass{ $long ->
        [yes] , darum darf eine Folge in einer Spalte mehr als dreizehn Karten haben
       *[no] { "" }
    }.
    [up-or-down] nach Belieben auf- oder abwärts gebaut, { by-ranks }{ built-suits }; die Richtung darfst du dabei wechseln.
    [up-or-down-wrapping] nach Belieben auf- oder abwärts gebaut, { by-ranks }{ built-suits }; die Richtung darfst du dabei wechseln. Es geht im Kreis: König und Ass sind Nachbarn.
   *[up-or-down-as-the-pile-began] auf- oder abwärts gebaut, { by-ranks }{ built-suits }; aber jede Spalte behält die Richtung, in der sie begonnen hat.
}
# Der Schritt hängt von der Farbe der unteren Karte ab. $order, $suits, $clubs, $spades, $hearts, $diamonds (Ränge)
rules-columns-build-by-suit = Die Spalten werden { $order ->
    [down] abwärts gebaut{ built-suits }, vom Ass weiter zum König
    [down-wrapping] abwärts gebaut{ built-suits }, nach dem Ass geht es mit dem König weiter
    [down-wrapping-above-the-base] abwärts gebaut{ built-suits }, vom Ass weiter zum König, aber nie auf eine Karte vom Rang der Basis
    [up] aufwärts gebaut{ built-suits }
    [up-wrapping] aufwärts gebaut{ built-suits }, nach dem König geht es mit dem Ass weiter
    [up-or-down] auf- oder abwärts gebaut{ built-suits }
    [up-or-down-wrapping] auf- oder abwärts gebaut{ built-suits }, auch über König und Ass hinweg
   *[up-or-down-as-the-pile-began] auf- oder abwärts gebaut{ built-suits }, in der Richtung, in der jede begonnen hat
}. Wie viele Ränge zwei Karten auseinanderliegen, bestimmt die Farbe der unteren: auf Kreuz { $clubs }, auf Pik { $spades }, auf Herz { $hearts } und auf Karo { $diamonds }.
rules-columns-build-nothing = In den Spalten legst du nie eine Karte auf eine andere.
rules-columns-build-curds = Auf eine Karte geht die nächstniedrigere ihrer Farbe oder jede Karte desselben Rangs.
rules-columns-build-rank = Auf eine Karte geht jede Karte desselben Rangs und keine andere.
rules-columns-build-heap = Die Spalten sind Häufchen: Die oberste Karte des Ablagestapels darf jederzeit auf jedes von ihnen, gleich welche es ist. Keine andere Karte darf das.

# $places (eine Liste von rules-from)
rules-columns-from = Eine Karte, die passt, darf { $places } kommen.
# $places (eine Liste von rules-to)
rules-columns-to = Die freie Karte einer Spalte darf { $places } gehen.
# $cards
rules-columns-least = { $cards ->
    [1] Eine Spalte ohne Karten nimmt keine von dir an.
   *[other] Eine Spalte mit weniger als { SPELL($cards) } Karten nimmt keine von dir an.
}
rules-columns-lone = Eine Karte, die allein in ihrer Spalte liegt, nimmt keine andere auf und darf nur auf einen Zielstapel, solange der Talon reicht.

# Was zusammen bewegt wird. $suits; $cells (Zahl der Zellen); $doubling (yes, no): ob leere Spalten helfen
rules-lift-one = Du bewegst streng nur eine Karte auf einmal: Keine Folge wandert als Ganzes, und es gibt keine Abkürzung, die mehrere auf einen Schlag bewegt.
rules-lift-one-kind = Eine Folge in derselben Farbe wird als Ganzes bewegt, ebenso mehrere Karten eines Rangs, die aufeinanderliegen; oder ein beliebiger Teil davon, vom freien Ende an. Gemischte Gruppen nicht.
rules-lift-any = Jede offene Karte darf bewegt werden, und alles, was auf ihr liegt, geht mit, geordnet oder nicht. Nur die Karte, die du anfasst, muss passen.
rules-lift-run = { $build ->
    [the-same-rank] Karten eines Rangs, die aufeinanderliegen,
   *[the-next-rank] Karten, die der Reihe nach liegen,
} { $suits ->
    [any-suit] gleich in welchen Farben
   *[other] und zwar { in-suits }
}, dürfen zusammen bewegt werden{ $part ->
    [any-part] { $build ->
        [the-same-rank] : alle oder so viele du willst, vom freien Ende an.
       *[the-next-rank] : die ganze Folge oder ein beliebiger Teil davon, vom freien Ende an.
    }
    [one-card-or-the-whole-column] , aber nur als ganze Spalte: Von Spalte zu Spalte geht entweder die freie Karte allein oder die ganze Spalte, nichts dazwischen.
    [the-whole-column] , aber nur als ganze Spalte: Von Spalte zu Spalte gehen alle ihre Karten oder keine.
   *[any-part-to-an-empty-column-only] : die ganze Folge oder ein beliebiger Teil davon, vom freien Ende an, aber nur in eine leere Spalte. Überall sonst bewegst du nur eine Karte auf einmal.
}
rules-lift-free = Karten, die der Reihe nach liegen, { $suits ->
    [any-suit] gleich in welchen Farben
   *[other] und zwar { in-suits }
}, dürfen zusammen bewegt werden, so viele, wie du einzeln über freie Plätze tragen könntest. { $cells ->
    [0] { $doubling ->
        [yes] Das ist eine Karte; zwei, wenn daneben eine Spalte leer ist, und mit jeder weiteren leeren Spalte noch einmal doppelt so viele.
       *[no] Das ist eine Karte.
    }
   *[other] { $doubling ->
        [yes] Das ist eine Karte mehr, als Zellen frei sind, und mit jeder leeren Spalte daneben doppelt so viele.
       *[no] Das ist eine Karte mehr, als Zellen frei sind.
    }
} { $doubling ->
    [yes] Die leere Spalte, in die sie gehen, zählt dabei nicht mit.
   *[no] Leere Spalten helfen dabei nicht.
}
rules-lift-parts = Karten, die der Reihe nach liegen, gleich in welchen Farben, dürfen zusammen bewegt werden, wenn sich ihre einfarbigen Teile einer nach dem anderen über die leeren Spalten tragen ließen. Ist keine Spalte leer, ist das ein einfarbiger Teil; jede leere Spalte verdoppelt die Zahl, doch die, in die sie gehen, zählt nicht mit.

# Was eine leere Spalte annimmt. $several (yes, no): ob mehr als eine Karte zusammen bewegt werden darf
rules-empty-any = Eine leere Spalte nimmt jede Karte an{ $several ->
    [yes] { " " }und alles, was zusammen mit ihr bewegt werden darf.
   *[no] .
}
rules-empty-one = Eine leere Spalte nimmt jede Karte an, aber nur eine auf einmal.
# $stock (yes, no): ob der Talon auch auf leere Spalten austeilt
rules-empty-nothing = { $stock ->
    [yes] In eine leere Spalte kannst du keine Karte legen; nur der Talon teilt dorthin aus.
   *[no] Eine leere Spalte bleibt leer: Dorthin darf keine Karte gelegt werden.
}
# Von den leeren Spalten nehmen nur manche eine Karte auf. $columns (Liste von Zahlen)
rules-empty-some = { $several ->
    [yes] Nur diese Spalten nehmen, wenn sie leer sind, eine Karte auf oder Karten, die zusammen bewegt werden dürfen
   *[no] Nur diese Spalten nehmen, wenn sie leer sind, eine Karte auf
}, von links gezählt: { $columns }. Anderswo bleibt ein leerer Platz leer.
# $rank
rules-empty-rank = Eine leere Spalte darf nur mit { a-rank } neu beginnen{ $several ->
    [yes] , allein oder zusammen mit den Karten, die mitgehen.
   *[no] .
}
rules-empty-below-base = Eine leere Spalte darf nur mit einer Karte vom Rang gleich unter der Basis neu beginnen (mit einem König, wenn die Basis das Ass ist){ $several ->
    [yes] , allein oder zusammen mit den Karten, die mitgehen.
   *[no] .
}
rules-empty-waste = Eine leere Spalte nimmt nur die oberste Karte des Ablagestapels an.
rules-empty-plot = Eine leere Spalte nimmt eine Karte vom Ablagestapel auf; solange der erste Zielstapel nicht voll ist, aber nur eine des Rangs, mit dem die Zielstapel beginnen.
rules-empty-reserve = Eine leere Spalte nimmt nur eine Karte der Reserve an.
rules-empty-not-waste = Eine leere Spalte nimmt jede Karte an{ $several ->
    [yes] { " " }und alles, was zusammen mit ihr bewegt werden darf
   *[no] { "" }
}, aber keine vom Ablagestapel, solange die Reserve reicht.
# $places (eine Liste von rules-from)
rules-empty-from = Die Karte darf { $places } kommen.
# $refill: was eine Spalte von selbst füllt
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Eine Spalte, die du geleert hast, bekommt sofort von selbst die nächsten drei Karten des Talons, alle offen, solange es welche gibt.
    [with-three-cards-of-the-stock-the-first-face-down] Eine Spalte, die du geleert hast, bekommt sofort von selbst die nächsten drei Karten des Talons, die erste verdeckt, solange es welche gibt.
    [from-the-reserve] Eine Spalte, die du geleert hast, wird sofort und von selbst mit der obersten Karte der Reserve neu besetzt.
    [from-the-reserve-then-the-waste] Eine Spalte, die du geleert hast, wird sofort und von selbst neu besetzt: mit der obersten Karte der Reserve und, wenn diese aufgebraucht ist, mit der obersten Karte des Ablagestapels.
    [from-the-waste] Eine Spalte, die du geleert hast, wird sofort und von selbst mit der obersten Karte des Ablagestapels neu besetzt, wenn dort eine liegt.
    [from-the-waste-then-the-stock] Eine Spalte, die du geleert hast, wird sofort und von selbst neu besetzt: mit der obersten Karte des Ablagestapels oder, wenn dieser leer ist, mit der nächsten Karte des Talons.
    [from-the-stock] Eine Spalte, die du geleert hast, wird sofort und von selbst mit der nächsten Karte des Talons neu besetzt, solange er reicht.
   *[from-the-reserve-then-the-stock] Eine Spalte, die du geleert hast, wird sofort und von selbst neu besetzt: mit der obersten Karte der Reserve und, wenn diese aufgebraucht ist, mit der nächsten Karte des Talons.
}
rules-refill-longest = Von den Reservestapeln gibt der höchste die Karte ab.
rules-refill-after = Ist dafür keine Karte mehr da, füllst du eine leere Spalte selbst.
# $holds (Zahl)
rules-columns-hold = { $holds ->
    [one] Eine Spalte fasst eine Karte und nicht mehr.
   *[other] Eine Spalte fasst höchstens { SPELL($holds) } Karten.
}

## Reserve

# $cards (im Stapel)
rules-reserve-one = { $cards ->
    [0] Die Reserve bekommt am Anfang keine Karte.
    [one] Die Reserve ist eine einzelne Karte.
   *[other] Die Reserve ist ein Stapel von { SPELL($cards) } Karten.
}
# $count (Stapel), $cards (in jedem)
rules-reserve-same = { $cards ->
    [0] Es gibt { SPELL($count) } Reservestapel ohne Karten.
    [one] Es gibt { SPELL($count) } Reservestapel mit je einer Karte.
   *[other] Es gibt { SPELL($count) } Reservestapel mit je { SPELL($cards) } Karten.
}
# $count (Stapel)
rules-reserve-several = Es gibt { SPELL($count) } Reservestapel, und sie sind nicht alle gleich.
# $columns (eine Liste von Nummern), $n (wie viele), $cards (Karten in jedem)
rules-reserve-group = { $n ->
    [one] Reservestapel { $columns } bekommt
   *[other] Die Reservestapel { $columns } bekommen
} { $cards ->
    [0] keine Karte.
    [one] { $n ->
        [one] eine Karte.
       *[other] je eine Karte.
    }
   *[other] { $n ->
        [one] { SPELL($cards) } Karten.
       *[other] je { SPELL($cards) } Karten.
    }
}
rules-reserve-readable = Du kannst sie von Anfang an alle lesen.
# $count (Stapel), $places (eine Liste von rules-to)
rules-reserve-top = { $count ->
    [one] Nur die oberste Karte der Reserve darf gespielt werden: { $places }.
   *[other] Nur die oberste Karte jedes Stapels darf gespielt werden: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] In die Reserve kommt nie eine Karte hinein, und wenn sie leer ist, bleibt sie leer.
    [refill] Auf die Reserve kannst du keine Karte legen. Aber ein Reservestapel, den du geleert hast, bekommt sofort und von selbst seine nächste Karte: die oberste des Ablagestapels oder, wenn dieser leer ist, die nächste des Talons.
   *[stock] Auf die Reserve kannst du keine Karte legen; nur der Talon teilt dorthin aus.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] Die Reserve füllt auch die Spalten, die leer werden, wie oben gesagt.
   *[no] Die Reserve füllt nichts von selbst: Wann eine Karte sie verlässt, entscheidest du.
}
rules-reserve-unseen = Verdeckte Karten der Reserve bleiben verdeckt und füllen nur Lücken, bis eine allein übrig ist: Diese dreht sich um und darf gespielt werden.
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-opens = { $opens ->
    [from-the-start] Du darfst die Reserve vom ersten Zug an benutzen.
   *[once-the-stock-is-empty] Du darfst die Reserve erst benutzen, wenn der Talon leer ist.
}

## Zellen

# $cards (Karten in jeder besetzten Zelle)
rules-cells-deep = Darunter liegen weitere: { $count ->
    [one] Die Zelle
   *[other] Jede besetzte Zelle
} beginnt mit { $cards ->
    [one] einer Karte
   *[other] { SPELL($cards) } Karten
}, und die letzte liegt offen.
# $count (Zellen), $filled (Zellen, in denen am Anfang eine Karte liegt), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [one] Neben den Spalten gibt es einen Schweif.
       *[other] Neben den Spalten gibt es { SPELL($count) } Schweife.
    }
   *[other] { $count ->
        [one] Neben den Spalten gibt es eine Zelle.
       *[other] Es gibt { SPELL($count) } Zellen.
    }
} { $filled ->
    [0] { $count ->
        [one] { $takes ->
            [a-run] Er ist zu Beginn leer.
           *[other] Sie ist zu Beginn leer.
        }
       *[other] Sie sind zu Beginn leer.
    }
   *[other] { $rest ->
        [0] { $count ->
            [one] Zu Beginn liegt dort eine offene Karte.
           *[other] Zu Beginn liegt überall dort eine offene Karte.
        }
       *[other] { $filled ->
            [one] Zu Beginn liegt nur auf dem ersten Platz eine offene Karte; { $rest ->
                [one] der andere ist leer.
               *[other] die anderen sind leer.
            }
           *[other] Zu Beginn liegt auf den ersten { SPELL($filled) } Plätzen je eine offene Karte; { $rest ->
                [one] der andere ist leer.
               *[other] die anderen sind leer.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [one] Solange sie leer ist, nimmt sie eine Karte auf, gleich welche
   *[other] Solange sie leer ist, nimmt eine Zelle eine Karte auf, gleich welche
}. Eine zweite kommt nicht darauf.
rules-cells-one-suit = Jede nimmt, solange sie leer ist, eine Karte ihrer eigenen Farbe auf: die erste Kreuz, dann Pik, Herz und Karo. Darum können dort keine zwei Karten einer Farbe warten.
# $gives (any-part, everything-at-once)
rules-cells-run = Solange er leer ist, nimmt { $count ->
    [one] er
   *[other] ein Schweif
} eine Karte oder eine ganze Folge auf, so wie sie in den Spalten bewegt werden darf. Solange dort eine Karte liegt, kommt nichts dazu. { $gives ->
    [any-part] Was dort liegt, darf ganz oder in Teilen wieder gehen, vom freien Ende an.
   *[everything-at-once] Was dort liegt, geht ganz oder gar nicht.
}
# $holds (Zahl)
rules-cells-pile = { $count ->
    [one] Sie
   *[other] Eine Zelle
} nimmt einzelne Karten auf, gleich welche, eine auf die andere, bis zu { SPELL($holds) }. Nur die oberste darf wieder gehen.
# $rank, $holds
rules-cells-rank = { $count ->
    [one] Sie
   *[other] Eine Zelle
} nimmt nichts als { ranks } auf, { $holds ->
    [one] und zwar nur eine Karte
   *[other] bis zu { SPELL($holds) } davon
}. Nur die oberste Karte darf wieder gehen.
# $places (eine Liste von rules-from)
rules-cells-from = Hierher darf eine Karte { $places } kommen.
# Wohin Karten aus einer Zelle gehen. $columns (yes, no): ob es Spalten gibt; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } darf eine Karte auf jede Spalte, die sie annimmt, auch auf eine leere{ $foundations ->
        [cards] , und auf einen Zielstapel.
        [runs] , aber nie auf einen Zielstapel.
       *[both] , und auf einen Zielstapel, der einzelne Karten annimmt.
    }
   *[no] { $foundations ->
        [cards] { from-cell } darf eine Karte auf einen Zielstapel und sonst nirgendwohin.
        [runs] Weiter kommt sie von hier nicht.
       *[both] { from-cell } darf eine Karte auf einen Zielstapel, der einzelne Karten annimmt, und sonst nirgendwohin.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [one] Vom Schweif
       *[other] Von einem Schweif
    }
   *[other] { $count ->
        [one] Aus der Zelle
       *[other] Aus einer Zelle
    }
}
rules-tail-to = { from-cell } dürfen Karten auf jede Spalte, die sie annimmt, auch auf eine leere. Eine vollständige Folge von dreizehn Karten darf auch gleich auf einen Zielstapel.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [one] { $takes ->
            [a-run] Du darfst ihn vom ersten Zug an benutzen.
           *[other] Du darfst sie vom ersten Zug an benutzen.
        }
       *[other] Du darfst sie vom ersten Zug an benutzen.
    }
   *[once-the-stock-is-empty] { $count ->
        [one] { $takes ->
            [a-run] Du darfst ihn erst benutzen, wenn der Talon leer ist.
           *[other] Du darfst sie erst benutzen, wenn der Talon leer ist.
        }
       *[other] Du darfst sie erst benutzen, wenn der Talon leer ist.
    }
}

## Talon

# $cards (im Talon)
rules-stock-size = { $cards ->
    [0] Für den Talon bleibt keine Karte.
    [one] Die eine Karte, die übrig bleibt, ist der Talon. Sie liegt verdeckt.
   *[other] Die { SPELL($cards) } Karten, die übrig bleiben, sind der Talon. Sie liegen verdeckt.
}
# $draw (Karten), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Tippst du auf den Talon, wird eine Karte auf den Ablagestapel gedreht.
   *[other] Tippst du auf den Talon, werden { SPELL($draw) } Karten auf einmal auf den Ablagestapel gedreht, oder so viele, wie noch da sind.
}
# $draws (eine Liste von rules-stock-draw-pass)
rules-stock-draws = Wie viele Karten auf den Ablagestapel gedreht werden, wenn du auf den Talon tippst, wechselt von Durchgang zu Durchgang: { $draws }.
# $pass (Zahl), $draw (Karten)
rules-stock-draw-pass = { $draw ->
    [one] eine Karte in Durchgang { $pass }
   *[other] { SPELL($draw) } Karten in Durchgang { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Das darfst du jederzeit tun.
   *[while-the-waste-is-empty] Das darfst du nur tun, solange der Ablagestapel leer ist: Die gedrehte Karte muss zuerst gespielt werden.
}
# $cards
rules-stock-fills = Solange aber eine Spalte weniger als { SPELL($cards) } Karten hat, teilt ein Antippen stattdessen an solche Spalten aus, Reihe für Reihe, bis keine mehr übrig ist.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] Zu Beginn liegt eine Karte auf dem Ablagestapel.
   *[no] Der Ablagestapel ist zu Beginn leer.
} { $waste ->
    [may-be-empty] Ungefragt wird dort nichts aufgedeckt.
   *[never-empty] Sooft ihn dein Zug ohne Karte lässt, wird die nächste Karte des Talons von selbst gedreht.
}
# $places (eine Liste von rules-to)
rules-waste-top = Nur die oberste Karte des Ablagestapels darf gespielt werden: { $places }. Selbst kannst du dort keine Karte ablegen.
# $passes (Zahl oder das Wort unlimited)
rules-passes = { $passes ->
    [1] Du gehst den Talon einmal durch. Einen zweiten Durchgang gibt es nicht: Ist der Talon leer, wird nichts mehr gedreht.
    [unlimited] Du darfst den Talon durchgehen, so oft du willst. Für einen neuen Durchgang tippst du eigens auf den leeren Talon: Das dreht den Ablagestapel um, in derselben Reihenfolge wie zuvor, und teilt noch keine Karte aus.
   *[other] Du darfst den Talon insgesamt { $passes ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $passes }-mal
    } durchgehen. Für einen neuen Durchgang tippst du eigens auf den leeren Talon: Das dreht den Ablagestapel um, in derselben Reihenfolge wie zuvor, und teilt noch keine Karte aus.
}
# Ein Talon, der Reihen austeilt. $count (Spalten), $cards (im Talon), $deals (wie oft getippt wird, bis er leer ist), $last (Karten der letzten Reihe)
rules-stock-row = { $deals ->
    [one] { $last ->
        [one] Tippst du auf den Talon, kommt seine einzige Karte offen auf die erste Spalte.
       *[other] Tippst du auf den Talon, kommen seine { SPELL($last) } Karten offen auf die ersten { SPELL($last) } Spalten, je eine.
    }
   *[other] Tippst du auf den Talon, kommt { $count ->
        [one] auf die Spalte
       *[other] auf jede der { SPELL($count) } Spalten
    } eine offene Karte. { $count ->
        [one] { $most ->
            [yes] Das geht höchstens { $deals }-mal.
           *[no] Das geht { $deals }-mal.
        }
       *[other] { $most ->
            [yes] Das ergibt höchstens { SPELL($deals) } Reihen.
           *[no] Das ergibt { SPELL($deals) } Reihen.
        }
    }
}
# $last (Karten), $count (Stapel)
rules-stock-row-last = Die letzte Reihe hat nur { $last ->
    [one] eine Karte
   *[other] { SPELL($last) } Karten
}, { $from ->
    [second] von der zweiten Spalte an.
   *[first] { $last ->
        [one] { $piles ->
            [columns] für die erste Spalte.
           *[reserve] für den ersten Reservestapel.
        }
       *[other] für die ersten { SPELL($last) } { $piles ->
            [columns] Spalten.
           *[reserve] Reservestapel.
        }
    }
}
rules-stock-row-skips = Tippst du auf den Talon, kommt auf jede Spalte, in der Karten liegen, von links nach rechts eine offene Karte; leere Spalten bekommen keine. Die letzte Reihe reicht vielleicht nicht für alle.
rules-stock-row-short = Eine letzte Reihe, die nicht für alle Spalten reicht, beginnt bei der zweiten.
rules-stock-row-sorted = Ein Ass, das aus dem Talon kommt, geht sofort auf einen Zielstapel, und die nächste Karte nimmt seinen Platz ein.
rules-stock-sorted = Eine Karte, die du drehst, geht sofort auf einen Zielstapel, wenn einer sie annimmt.
# Wo beim Austeilen Karten ersetzt wurden. $cards (wenn keine ersetzt wurde)
rules-stock-size-sorted = Die Karten, die übrig bleiben, sind der Talon: { $cards } oder um so viele weniger, wie beim Austeilen ersetzt wurden. Sie liegen verdeckt.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Das darfst du jederzeit tun{ $skips ->
        [yes] .
       *[no] ; auch eine leere Spalte bekommt eine Karte.
    }
   *[while-no-column-is-empty] Das darfst du nicht, solange eine Spalte leer ist: Leg zuerst in jede leere Spalte eine Karte.
}
# $passes (1 bis ..., unlimited)
rules-stock-row-again = { $passes ->
    [1] Er wird nicht noch einmal ausgeteilt.
    [2] { columns-turned }: einmal im Spiel.
    [3] { columns-turned }: zweimal im Spiel.
    [unlimited] { columns-turned }: so oft du willst.
   *[other] { columns-turned }; insgesamt gehst du ihn { $passes }-mal durch.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [one] Ihre unterste Karte kommt dann zuerst, und dieses Antippen teilt sie gleich aus.
       *[other] Die erste Spalte liegt dann obenauf, ihre unterste Karte zuerst, und dieses Antippen teilt gleich eine Reihe aus.
    }
}
columns-turned = Ist der Talon aufgebraucht, dreht ein weiteres Antippen { $count ->
    [one] die Spalte
   *[other] die Spalten
} um und macht daraus einen neuen Talon
rules-stock-row-end = Einen Ablagestapel gibt es nicht, und der Talon wird nur einmal durchgegangen. Ist er leer, war das alles.
rules-stock-spaces = Sie füllen nur von selbst Spalten, die leer werden; ein Antippen bewirkt nichts.
rules-stock-one-again = Einen Ablagestapel gibt es nicht. Ist der Talon aufgebraucht, dreht ein weiteres Antippen eine Spalte um, die letzte zuerst, und teilt ihre Karten einzeln von dieser Spalte an reihum aus; jede Spalte kommt einmal dran.
# $count (Reservestapel), $deals, $last
rules-stock-reserve = { $deals ->
    [one] { $last ->
        [one] Tippst du auf den Talon, kommt seine einzige Karte offen auf den ersten Reservestapel.
       *[other] Tippst du auf den Talon, kommen seine { SPELL($last) } Karten offen auf die ersten { SPELL($last) } Reservestapel, je eine.
    }
   *[other] Tippst du auf den Talon, kommt { $count ->
        [one] auf den einen Reservestapel
       *[other] auf jeden der { SPELL($count) } Reservestapel
    } eine offene Karte. Das ergibt { SPELL($deals) } Reihen.
}
# Die Spalten werden neu ausgeteilt. $passes (Zahl oder das Wort unlimited), $how (order-kept, shuffled), $cards (für jede Spalte)
rules-again = { $passes ->
    [1] Die Spalten werden nie neu ausgeteilt.
    [2] Einmal darfst du { dealt-again } lassen; dazu tippst du auf den leeren Talon.
    [3] Zweimal darfst du { dealt-again } lassen; dazu tippst du auf den leeren Talon.
    [4] Dreimal darfst du { dealt-again } lassen; dazu tippst du auf den leeren Talon.
   *[unlimited] So oft du willst, darfst du { dealt-again } lassen; dazu tippst du auf den leeren Talon.
} { $how ->
    [order-kept] Sie werden aufeinandergelegt, die letzte zuunterst, und ohne Mischen von oben ausgeteilt: Jede Spalte bekommt { $cards ->
        [one] eine Karte
       *[other] { SPELL($cards) } Karten in der Reihenfolge, in der sie lagen
    }, solange sie reichen.
    [shuffled-laid-as-at-the-start] Sie werden eingesammelt, gemischt und wie am Anfang neu ausgeteilt, teils verdeckt und teils offen, solange sie reichen.
    [order-kept-row-by-row] Sie werden aufeinandergelegt, die erste zuunterst, und ohne Mischen von oben Reihe für Reihe ausgeteilt.
    [turned-over-row-by-row] Sie werden aufeinandergelegt, die letzte zuunterst, ohne Mischen umgedreht und Reihe für Reihe ausgeteilt.
    [bottom-cards-to-the-top] Nichts wird gemischt oder eingesammelt: In jeder Spalte kommt die unterste Karte nach oben.
   *[shuffled] Sie werden eingesammelt, gemischt und Reihe für Reihe ausgeteilt, auf so wenige Spalten mit { $cards ->
        [one] je einer Karte
       *[other] je { SPELL($cards) } Karten
    }, wie nötig sind.
} Karten auf den Zielstapeln bleiben dort.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] in jeder Spalte eine Karte umlegen
   *[other] die Spalten neu austeilen
}

## Mit der Hand

# $foundations (yes, no): ob es welche gibt
rules-hand = Tipp eine Karte an, und sie geht mit allem, was auf ihr liegt, auf den besten Platz, der sie annimmt; tippst du sie gleich noch einmal an, geht sie auf den nächsten.{ $foundations ->
    [0] { "" }
    [one] { " " }Ein doppeltes Antippen bringt sie auf den Zielstapel.
   *[other] { " " }Ein doppeltes Antippen bringt sie auf einen Zielstapel.
} Oder zieh sie dorthin, wo du sie haben willst.
rules-hand-single = Tipp eine Karte an, und sie geht auf den besten Platz, der sie annimmt; tippst du sie gleich noch einmal an, geht sie auf den nächsten. Oder zieh sie dorthin, wo du sie haben willst.
# $leave (cards, runs, both): wie Karten auf die Zielstapel kommen
rules-hand-automatic = { $leave ->
    [cards] Eine Karte, die du anderswo nicht mehr brauchen kannst, darf von selbst auf ihren Zielstapel gehen; das bestimmt die Einstellung „Automatisches Ablegen“.
   *[other] Von selbst geht keine Karte auf { $count ->
        [one] den Zielstapel
       *[other] die Zielstapel
    }.
}
rules-hand-undo = Jeder Zug lässt sich zurücknehmen, so viele du willst.

## Eine Kette (Golf)

rules-chain-goal = Du hast { $name } gewonnen, wenn alle Karten der Spalten{ $cells ->
    [0] { "" }
    [one] { " " }und der Zelle
   *[other] { " " }und der Zellen
} auf { $piles ->
    [one] den Stapel
   *[other] die { SPELL($piles) } Stapel
} in der Mitte gegangen sind.
# $piles (wie viele). Im Akkusativ: „auf den Stapel in der Mitte“
the-chain = { $piles ->
    [one] den Stapel in der Mitte
   *[other] einen der { SPELL($piles) } Stapel in der Mitte
}
# $count (Spalten), $size (Karten in jeder, oder -1), $cards (Karten insgesamt)
rules-chain-layout-columns = { $count ->
    [one] Eine Spalte
   *[other] { SPELL($count) } Spalten
} { $size ->
    [-1] mit insgesamt { $cards ->
        [one] einer Karte
       *[other] { SPELL($cards) } Karten
    }.
    [0] ohne Karten.
    [one] { $count ->
        [one] mit einer Karte.
       *[other] mit je einer Karte.
    }
   *[other] { $count ->
        [one] mit { SPELL($size) } Karten.
       *[other] mit je { SPELL($size) } Karten.
    }
}
rules-chain-layout-pile = { $piles ->
    [one] Ein Stapel in der Mitte, auf den alle Karten gehen.
   *[other] { SPELL($piles) } Stapel in der Mitte, auf die alle Karten gehen.
}
# $cells
rules-chain-layout-cells = { $cells ->
    [one] Eine Zelle für eine einzelne Karte.
   *[other] { SPELL($cells) } Zellen für je eine Karte.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] Die Spalten sind einzelne Karten, die drei Gipfel bilden: Die unterste Reihe hat zehn, und darüber hat jeder Gipfel Reihen von drei Karten, von zwei und von einer.
   *[a-pyramid] Die Spalten sind einzelne Karten, die eine Pyramide bilden: eine Karte an der Spitze und in jeder Reihe eine mehr als in der Reihe darüber.
} Auf jeder Karte, außer auf denen der untersten Reihe, liegen zwei Karten der nächsten Reihe; gespielt werden darf sie, wenn beide fort sind.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (ein Name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] Er beginnt mit der ersten Karte, die der Talon auf ihn dreht.
    [any-card] { $piles ->
        [one] Er darf mit jeder Karte beginnen.
       *[other] Jeder darf mit jeder Karte beginnen.
    }
   *[a-card] { $piles ->
        [one] Am Anfang liegt dort eine bestimmte Karte, die vor dem Austeilen herausgesucht wird: { $card }.
       *[other] Auf dem ersten liegt am Anfang eine bestimmte Karte, die vor dem Austeilen herausgesucht wird: { $card }. Die anderen bleiben leer.
    }
}
rules-chain-gives = { $piles ->
    [one] Die oberste Karte des Stapels in der Mitte
   *[other] Die oberste Karte jedes Stapels in der Mitte
} darf in { $cells ->
    [one] die Zelle
   *[other] eine Zelle
} zurück.
# $holds (Karten), $piles
rules-chain-holds = { $piles ->
    [one] Er
   *[other] Jeder
} fasst höchstens { SPELL($holds) } Karten.
# $cells
rules-chain-cells = Solange sie leer ist, nimmt { $cells ->
    [one] sie
   *[other] eine Zelle
} eine Karte aus einer Spalte auf, gleich welche. Von dort geht die Karte auf { the-chain }.
rules-chain-order = Die freie Karte einer Spalte darf auf { the-chain }, wenn sie { $order ->
    [up-or-down] einen Rang höher oder einen Rang tiefer ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Die Richtung darfst du nach Belieben wechseln.
    [up-or-down-wrapping] einen Rang höher oder einen Rang tiefer ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Die Richtung darfst du nach Belieben wechseln. Es geht im Kreis: König und Ass sind Nachbarn.
    [up] einen Rang höher ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Nach dem König geht es nicht weiter.
    [down] einen Rang tiefer ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Nach dem Ass geht es nicht weiter.
    [up-wrapping] einen Rang höher ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Nach dem König geht es mit dem Ass weiter.
   *[down-wrapping] einen Rang tiefer ist als die Karte, die dort liegt, ohne Rücksicht auf die Farbe. Nach dem Ass geht es mit dem König weiter.
}
# $king (a-queen, nothing), $stock (yes, no)
rules-chain-king = { $king ->
    [a-queen] Ein König ist keine Sackgasse: Was die Ordnung erlaubt, geht auf ihn wie auf jede andere Karte.
   *[nothing] Aber ein König hält alles auf: Auf ihn geht nichts{ $stock ->
        [yes] , bis dir der Talon eine andere Karte gibt
       *[no] { "" }
    }.
}
rules-chain-one = Dorthin geht immer nur eine Karte auf einmal.{ $gives ->
    [yes] { "" }
   *[no] { " " }Sie kommt nie zurück.
} Auf eine Spalte wird nie etwas gelegt: Eine leere bleibt leer.
rules-chain-columns = Nur die freie Karte einer Spalte darf gespielt werden.
# $cards (im Talon)
rules-chain-layout-stock = { $cards ->
    [0] Ein Talon ohne Karten.
    [one] Ein Talon von einer Karte, die auf diesen Stapel gedreht wird.
   *[other] Ein Talon von { SPELL($cards) } Karten, die einzeln auf diesen Stapel gedreht werden.
}
rules-chain-hand = Tipp eine Karte an, und sie geht auf { the-chain }, wenn sie dort passt; oder zieh sie hin.
rules-chain-stock = Tippst du auf den Talon, wird seine nächste Karte auf { $piles ->
    [one] den Stapel in der Mitte
   *[other] den ersten Stapel
} gedreht, ob sie passt oder nicht. { $with ->
    [the-first-card-of-the-stock] Der Stapel ist zu Beginn leer, das erste Antippen gibt dir also die Karte, mit der du anfängst.
   *[other] Du musst damit nicht warten, bis du feststeckst.
} Du gehst den Talon einmal durch; einen zweiten Durchgang gibt es nicht.

## Paare (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (Karten insgesamt), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] Du hast { $name } gewonnen, wenn alle { $cards } Karten den Tisch verlassen haben{ $stock ->
        [yes] , auch die des Talons
       *[no] { "" }
    }.
   *[the-pyramid] Du hast { $name } gewonnen, wenn { $shape ->
        [pyramid] die Pyramide abgeräumt ist
        [grid] das Viereck abgeräumt ist
       *[columns] die Spalten abgeräumt sind
    }; andere Karten dürfen übrig bleiben.
}
# $shape, $rows, $columns, $cards (im Aufbau)
rules-removal-layout = { $shape ->
    [pyramid] Eine Pyramide von { $rows ->
        [one] einer Reihe
       *[other] { SPELL($rows) } Reihen
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
    [grid] Ein Viereck von { $cards } einzelnen Karten, { $rows ->
        [one] eine Reihe
       *[other] { SPELL($rows) } Reihen
    } zu { SPELL($columns) }.
   *[columns] { $columns ->
        [one] Eine Spalte
       *[other] { SPELL($columns) } Spalten
    } mit { $size ->
        [-1] insgesamt { SPELL($cards) } Karten.
        [one] je einer Karte.
       *[other] je { SPELL($size) } Karten.
    }
}
rules-removal-layout-sets = Drei Zellen, in denen sich Karten sammeln, die zu dritt gehen.
# $cards (im Talon)
rules-removal-layout-stock = { $cards ->
    [one] Ein Talon von einer Karte.
   *[other] Ein Talon von { SPELL($cards) } Karten.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] Die Spalten bekommen ihre Karten Reihe für Reihe, von links nach rechts.
   *[column-by-column] Die Spalten bekommen ihre Karten eine nach der anderen, die linke zuerst.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] Die Pyramide
    [grid] Das Viereck
   *[columns] Die Spalten
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = { $cards ->
    [one] Die eine Karte der Pyramide liegt
   *[other] Die { $cards } Karten der Pyramide liegen
} in { $rows ->
    [one] einer Reihe
   *[other] { SPELL($rows) } Reihen
}: eine Karte an der Spitze und in jeder Reihe eine mehr als in der Reihe darüber. { $faces ->
    [all-face-up] Alle liegen offen.
   *[only-the-lowest-row-face-up] Nur die unterste Reihe liegt offen; die anderen drehen sich um, wenn sie frei werden.
} Auf jeder Karte, außer auf denen der untersten Reihe, liegen zwei Karten der nächsten Reihe; frei ist sie, wenn beide fort sind. Die unterste Reihe ist von Anfang an frei.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = Die Karten liegen offen nebeneinander, { SPELL($columns) } in einer Reihe, { $rows ->
    [one] eine Reihe
   *[other] { SPELL($rows) } Reihen
} insgesamt, und alle sind frei. { $touching ->
    [yes] Aber nur Karten, die sich berühren, dürfen zusammen gehen: nebeneinander, übereinander oder Ecke an Ecke.
   *[no] Zwei beliebige dürfen zusammen gehen, wo immer sie liegen.
}
rules-removal-columns = Nur die oberste Karte jeder Spalte ist frei.
rules-removal-separated = In keiner Spalte von sechs Karten liegen zwei Karten eines Rangs: Beim Austeilen haben solche Karten mit anderen den Platz getauscht.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] In eine leere Spalte darfst du keine Karte legen.
   *[any] In eine leere Spalte darf jede freie Karte.
}
# $count (Stapel)
rules-removal-reserve = { $count ->
    [one] Die oberste Karte der Reserve ist frei und geht wie die anderen.
   *[other] Die oberste Karte jedes Reservestapels ist frei und geht wie die anderen.
}
rules-removal-ranks = Zwei freie Karten verlassen zusammen den Tisch, wenn sie denselben Rang haben. Auf die Farbe kommt es nicht an.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Ein Bube, eine Dame und ein König gehen zusammen, ohne Rücksicht auf die Farbe: Leg sie einzeln in die Zellen, und mit der dritten Karte sind alle drei fort.
   *[three-ranks-in-a-row-around-the-corner-too] Drei Karten, deren Ränge aufeinanderfolgen, gehen zusammen, ohne Rücksicht auf die Farbe: Leg sie einzeln in die Zellen, jede eine Nachbarin derer, die schon dort liegen, und mit der dritten sind alle drei fort. Auch König, Ass und Zwei sind Nachbarn.
} Bis dahin verlässt eine Karte ihre Zelle nicht mehr.
rules-removal-gaps = Sobald ein Platz leer ist, kommt die nächste Karte des Talons von selbst dorthin.
# $reserve (yes, no)
rules-removal-rows = Tippst du auf den Talon, kommt auf jede Spalte eine Karte, auch auf leere; das darfst du jederzeit tun. { $reserve ->
    [yes] Karten, die für eine weitere Reihe nicht mehr reichen, kommen in die Reserve.
   *[no] Die letzte Reihe reicht vielleicht nicht für alle.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Gibt es Lücken, schließt sie ein Antippen des Talons:
   *[by-itself] Lücken schließen sich nach jedem Paar von selbst:
} { $closing ->
    [row-by-row] Die Karten rücken auf, Reihe für Reihe in ihrer Ordnung,
   *[upwards-in-each-column] Die Karten rücken in ihren Spalten gerade nach oben,
} und der Talon füllt die Plätze, die übrig bleiben.
# $sum
rules-removal-sum = Zwei freie Karten verlassen zusammen den Tisch, wenn sie { $sum } ergeben. Ein Ass zählt 1, ein Bube 11, eine Dame 12 und ein König 13; die anderen zählen, was sie zeigen. Auf die Farbe kommt es nicht an.
# $card, $fits
rules-removal-example = Zu { $card } passt zum Beispiel { $fits }.
# $rank (der Rang, der die Summe allein ergibt)
rules-removal-alone = { a-rank-capital } ergibt schon allein { $sum } und wird einzeln abgeräumt.
# $ranks (eine Liste von ranks-named)
rules-removal-unpaired = { $ranks } bilden kein Paar.
ranks-named = { ranks }
rules-removal-gone = Was fort ist, kommt nie zurück, und nie wird eine Karte auf eine andere gelegt.
# $cards (im Talon)
rules-removal-stock = { $cards ->
    [one] Die eine Karte, die übrig bleibt, ist der Talon.
   *[other] Die { $cards } Karten, die übrig bleiben, sind der Talon.
} Seine oberste Karte liegt von Anfang an offen, ebenso die oberste des Ablagestapels: Jede von beiden darf ein Paar mit einer Karte der Pyramide bilden, und auch die beiden dürfen ein Paar miteinander bilden.
# $draw (Karten), $sum (0: keine Karte geht allein)
rules-removal-stock-draw = Tippst du auf den Talon, { $draw ->
    [one] kommt seine oberste Karte
   *[other] kommen seine obersten { SPELL($draw) } Karten
} offen auf den Ablagestapel.{ $sum ->
    [0] { "" }
   *[other] { " " }Eine Karte, die allein schon { $sum } ergibt, lässt sich dort nicht ablegen: Räum sie ab.
}
rules-removal-hand-stock = Für ein Paar mit der offenen Karte des Talons tipp die andere Karte an.
rules-removal-hand = Tipp eine Karte an, und sie geht mit einem Partner vom Tisch, wenn es einen gibt, oder allein, wenn sie das darf; tippst du sie gleich noch einmal an, nimmt sie einen anderen. Oder zieh sie auf den Partner, den du im Sinn hast.
rules-removal-hand-sets = Tipp eine Karte an, die zu dritt geht, und sie kommt in eine Zelle; oder zieh sie dorthin.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = Der Ablauf
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = Du hast { $name } gewonnen, wenn in jeder der vier Reihen eine Farbe der Reihe nach liegt, { $aces ->
    [taken-out-of-the-rows] von der Zwei
    [laid-first-each-with-a-gap-beside-it] vom Ass
   *[brought-to-the-front-of-the-rows] vom Ass
} bis zum König, von links nach rechts.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Vier Reihen von dreizehn Karten, alle offen. Die vier Asse werden herausgenommen und lassen vier Lücken.
    [laid-first-each-with-a-gap-beside-it] Vier Reihen mit je vierzehn Plätzen, alle Karten offen. Jede Reihe beginnt mit einem Ass und einer Lücke daneben, und die anderen Karten füllen den Rest.
   *[brought-to-the-front-of-the-rows] Vier Reihen mit je vierzehn Plätzen, alle Karten offen. Die Karten füllen dreizehn Plätze jeder Reihe; dann kommen die vier Asse auf die Plätze ganz vorn und lassen vier Lücken.
}
rules-gaps-play = Eine Lücke nimmt eine einzige Karte an: die nächsthöhere in der Farbe der Karte links von ihr. { $aces ->
    [taken-out-of-the-rows] Eine Lücke ganz vorn in einer Reihe nimmt jede Zwei an.
    [laid-first-each-with-a-gap-beside-it] Neben ein Ass kommt die Zwei seiner Farbe, und die Asse bleiben, wo sie hingelegt wurden.
   *[brought-to-the-front-of-the-rows] Neben ein Ass kommt die Zwei seiner Farbe, und ganz nach vorn in eine Reihe kommt keine Karte.
} Rechts von einem König und rechts von einer anderen Lücke kommt nichts hin. Die Karte, die geht, lässt eine neue Lücke.
# $redeals (Zahl), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] Die Karten werden nie neu ausgeteilt.
    [1] Einmal darfst du die Karten neu austeilen lassen; dazu tippst du auf den leeren Talon.
    [2] Zweimal darfst du die Karten neu austeilen lassen; dazu tippst du auf den leeren Talon.
    [3] Dreimal darfst du die Karten neu austeilen lassen; dazu tippst du auf den leeren Talon.
   *[other] Bis zu { $redeals }-mal darfst du die Karten neu austeilen lassen; dazu tippst du auf den leeren Talon.
} Karten, die vom Anfang ihrer Reihe an geordnet liegen, bleiben dabei liegen; die anderen werden eingesammelt, gemischt und neu ausgelegt, { $gaps ->
    [beside-the-cards-in-place] mit je einer Lücke neben den Karten, die liegen geblieben sind.
   *[anywhere] und die Lücken fallen irgendwohin.
}
rules-accordion-goal = Du hast { $name } gewonnen, wenn alle Karten auf einen einzigen Stapel zusammengeschoben sind.
# $cards
rules-accordion-layout = Eine Reihe von { $cards } Karten, alle offen, aus Platzmangel in mehreren Zeilen.
# $near, $far (Plätze)
rules-accordion-play = Eine Karte darf auf die Karte { $near ->
    [1] gleich links von ihr
   *[other] { SPELL($near) } Plätze links von ihr
} oder auf die Karte { SPELL($far) } Plätze links von ihr, wenn beide denselben Rang oder dieselbe Farbe haben. Was sie zudeckt, ist aus dem Spiel, und die Reihe rückt zusammen.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] Du hast { $name } gewonnen, wenn nur noch die Asse da sind, eines in jeder Spalte, und der Talon aufgebraucht ist.
   *[low] Du hast { $name } gewonnen, wenn nur noch die Könige da sind, einer in jeder Spalte, und der Talon aufgebraucht ist.
}
# $columns
rules-discards-layout = { SPELL($columns) } Spalten mit je einer Karte und ein Talon aus allen anderen.
rules-discards-play = Von zwei freien Karten derselben Farbe darf die niedrigere den Tisch verlassen. { $aces ->
    [high] Das Ass ist die höchste Karte.
   *[low] Das Ass ist die niedrigste Karte.
} Was fort ist, kommt nie zurück.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] In eine leere Spalte darf jede freie Karte.
   *[nothing] In eine leere Spalte darf keine Karte.
}
rules-discards-stock = Tippst du auf den Talon, kommt auf jede der { SPELL($columns) } Spalten eine Karte; das darfst du jederzeit tun, bis er aufgebraucht ist.
rules-osmosis-goal = Du hast { $name } gewonnen, wenn alle Karten auf den vier Zielstapeln liegen, auf jedem eine Farbe.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Vier Zielstapel untereinander; der oberste beginnt mit einer Karte, die dorthin ausgeteilt wird. Vier Reservestapel mit je vier Karten, { $reserve ->
    [only-the-top-card-face-up] von denen nur die oberste offen liegt
   *[all-face-up] alle offen
}. Der Rest ist der Talon.
rules-osmosis-play = Der erste Zielstapel nimmt jede Karte seiner Farbe an, in beliebiger Reihenfolge. Jeder andere beginnt mit einer Karte vom Rang der ersten und nimmt eine Karte seiner Farbe nur an, wenn auf dem Zielstapel darüber schon eine Karte dieses Rangs liegt. Die Karten kommen von oben, aus den Reservestapeln und vom Ablagestapel, und gehen nie zurück.
# $draw
rules-osmosis-stock = Tippst du auf den Talon, { $draw ->
    [1] wird eine Karte
   *[other] werden { SPELL($draw) } Karten
} auf den Ablagestapel gedreht; ist der Talon aufgebraucht, dreht ein Antippen den Ablagestapel um. Du darfst den Talon durchgehen, so oft du willst.
rules-clock-goal = Du hast { $name } gewonnen, wenn alle Karten offen bei ihrem eigenen Rang liegen, bevor der vierte König die Uhr anhält.
rules-clock-layout = Zwölf Häufchen von vier Karten um ein Zifferblatt und eines in der Mitte, alle verdeckt; die oberste Karte des mittleren wird aufgedeckt.
rules-clock-play = Die offene Karte geht unter das Häufchen ihrer Stunde: ein Ass zur Eins, ein Bube zur Elf, eine Dame zur Zwölf. Die oberste Karte dieses Häufchens kommt in die Mitte und ist als Nächste dran. Ein König geht unter das mittlere Häufchen, und dort wird die nächste Karte aufgedeckt. Zu entscheiden gibt es nichts.
# $name
rules-gallery-goal = Du hast { $name } gewonnen, wenn die acht Asse fort sind und auf jedem der 24 Plätze vier Karten einer Farbe liegen.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Drei Reihen mit acht Plätzen, alle Karten offen: { $rows ->
    [twos-threes-and-fours-from-above] oben die der Zweien, dann die der Dreien und die der Vieren
   *[fours-threes-and-twos-from-above] oben die der Vieren, dann die der Dreien und die der Zweien
}. Darunter eine vierte Reihe von acht Karten und ein Talon von 72.
# $swaps (yes, no)
rules-gallery-play = Asse gehen auf den Zielstapel, gleich in welcher Farbe. Eine Zwei, Drei oder Vier geht auf jeden leeren Platz ihrer Reihe; auf sie kommt in derselben Farbe die Karte, die drei Ränge höher ist, und so weiter: 2, 5, 8, Bube; 3, 6, 9, Dame; 4, 7, 10, König. Auf eine Karte in der falschen Reihe wird nicht gebaut.{ $swaps ->
    [yes] { " " }Zwei einzelne Karten dieser Reihen dürfen den Platz tauschen, wenn dann jede in ihrer Reihe liegt.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = Die obersten Karten der vierten Reihe darfst du spielen. Ein Platz, der dort leer wird, bekommt von selbst die nächste Karte des Talons{ $takes ->
    [nothing] ; ist der Talon aufgebraucht, bleibt er leer
   *[any-card] ; ist der Talon aufgebraucht, darf jede Karte dorthin
}. Tippst du auf den Talon, kommt auf jeden der acht Plätze eine Karte; das darfst du jederzeit tun. Du gehst den Talon einmal durch.
