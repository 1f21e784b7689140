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

## Knöpfe

undo = Rückgängig
redo = Wiederholen
restart = Von vorn
new-deal = Neue Partie
hint = Tipp
finish = Zu Ende spielen
menu = Menü
close = Schließen
cancel = Abbrechen

## Der Tisch

# $name (Eigenname des Spiels), $deal (Nummer der Partie, als Text)
table-label = { $name }, Partie { $deal }
# $deal (Nummer der Partie, als Text)
deal-label = Partie { $deal }
# Überschrift über den Stapeln einer Art. $kind (stock, waste, foundation, column, reserve, cell), $of (Zahl der Stapel)
pile-group = { $kind ->
    [stock] Talon
    [waste] Ablagestapel
    [foundation] Zielstapel
    [column] { $of ->
        [one] Spalte
       *[other] Spalten
    }
    [reserve] { $of ->
        [one] Reserve
       *[other] Reserven
    }
   *[cell] { $of ->
        [one] Zelle
       *[other] Zellen
    }
}

# Die Beschriftung des Talons. $cards (übrige Karten), $pass (laufender Durchgang), $passes (Durchgänge insgesamt; 0: unbegrenzt)
stock-label = { $cards ->
    [0] keine Karten mehr
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}, { $passes ->
    [0] Durchgang { $pass }
   *[other] Durchgang { $pass } von { $passes }
}
# Die Beschriftung eines Talons, der Reihen austeilt. $cards (übrige Karten), $deals (übrige Reihen)
stock-rows-label = { $cards ->
    [0] keine Karten mehr
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}, { $deals ->
    [0] keine Reihe mehr
    [one] noch { $deals } Reihe
   *[other] noch { $deals } Reihen
}
# Auf dem Platz eines leeren Talons. $left (übrige Durchgänge; 0: keiner)
stock-again = { $left ->
    [0] kein Durchgang mehr
   *[other] umdrehen
}
# $moves (Zahl), $time (Minuten und Sekunden, als Text)
moves-and-time = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $time }
# $moves (Zahl)
moves-made = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
# Wo keine Karte nach Hause kommt: wie viele noch abzuräumen sind. $cards (Zahl)
cards-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
# $home (Karten auf den Zielstapeln), $cards (Karten insgesamt)
cards-home = { $home } von { $cards } Karten im Ziel
# Auf einem Zielstapel, der eine Karte zurückgegeben hat und nun wartet, bis er leer ist. $cards (Karten darauf), $full (Karten einer fertigen Folge)
foundation-blocked = { $cards }/{ $full }, nicht fertig

## Karten

# Eine Karte für Zuhörende. $card (ihr Name), $place (von unten gezählt), $of (Karten im Stapel)
card-label = { $card }, { $place } von { $of }
# Wie card-label. $more (Karten, die darauf liegen und mitgehen)
card-label-movable = { $card }, { $place } von { $of }, { $more ->
    [0] beweglich
    [one] beweglich mit { $more } Karte
   *[other] beweglich mit { $more } Karten
}
# Mehrere verdeckte Karten untereinander. $n (Zahl)
hidden-cards = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
# $card (Name der untersten aufgenommenen Karte), $more (Karten, die mitkommen)
picked-up = { $card }{ $more ->
    [0] { "" }
    [one] { " " }mit { $more } Karte
   *[other] { " " }mit { $more } Karten
} aufgenommen.
put-back = Zurückgelegt.
nothing-to-pick-up = Hier lässt sich keine Karte aufnehmen.

## Was nach einem Zug gesagt wird

# $card (Name der untersten Karte), $more (Karten, die mitgingen), und der Stapel: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] { "" }
    [one] mit { $more } Karte{ " " }
   *[other] mit { $more } Karten{ " " }
}{ $kind ->
    [cell] in
    [removed] zu den abgeräumten Karten
   *[other] auf
}{ $kind ->
    [removed] { "" }
   *[other] { " " }{ the-pile }
}.
# $card (Name)
said-turn = Aufgedeckt: { $card }.
# Vom Talon auf den Ablagestapel. $cards (Namen, die letzte liegt oben), $n (Zahl)
said-draw = { $n ->
    [one] Vom Talon: { $cards }.
   *[other] Vom Talon: { $cards }. Die letzte liegt oben.
}
# Von einem offenen Talon auf den Ablagestapel. $cards (Namen), $n (Zahl)
said-draw-open = { $cards } auf den Ablagestapel.
# Vom Talon auf andere Stapel. $cards (Namen, Stapel für Stapel), $n (Zahl)
said-deal = Ausgeteilt: { $cards }.
# Der Ablagestapel geht zurück. $n (Zahl der Karten)
said-redeal = Ablagestapel umgedreht: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} im Talon.
# $card (Name der untersten Karte, die den Platz füllt), $more (Karten mit ihr), und der Platz: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] füllt { the-pile }
    [one] mit { $more } Karte füllt { the-pile }
   *[other] mit { $more } Karten füllt { the-pile }
}.
# Karten werden eingesammelt, um neu ausgeteilt zu werden. $n (Zahl)
said-gather = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} eingesammelt.
# $n (Zahl der neu ausgeteilten Karten)
said-lay-out = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} neu ausgeteilt.
said-shuffle = Gemischt.
# $cards (Namen von einer oder zwei Karten, die den Tisch verlassen)
said-remove = Abgeräumt: { $cards }.
# Karten gingen von selbst auf die Zielstapel. $n (Zahl), $cards (ihre Namen)
said-went-home = { $n ->
    [one] Von selbst ins Ziel gegangen: { $cards }
   *[other] { $n } Karten sind von selbst ins Ziel gegangen
}.
said-undo = Zurückgenommen.
said-redo = Wiederholt.
said-restart = Wieder am Anfang.
# $name (Eigenname), $deal (Nummer, als Text)
said-new-deal = { $name }, Partie { $deal }. { $moves ->
    [0] Viel Glück!
    [one] Bisher { $moves } Zug.
   *[other] Bisher { $moves } Züge.
}

## Gewinnen und feststecken

win-title = Gut gemacht!
# $moves (Zahl), $time (Minuten und Sekunden, als Text)
win = Du hast gewonnen: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, Zeit { $time }.
no-moves = Kein Zug ist mehr möglich. Nimm ein paar Züge zurück oder versuch eine andere Partie.
only-the-stock = Jetzt hilft nur noch der Talon.
# Einmal gesagt, mit „Rückgängig“ daneben, wenn eine Karte von einer fertigen Folge zurückgeholt wurde.
run-opened = Dieser Zielstapel nimmt jetzt nichts mehr an, bis alle seine Karten wieder herunter sind.
verdict-won = Diese Partie lässt sich gewinnen.
# $moves (wie viele gespielt sind)
verdict-lost = { $moves ->
    [0] Diese Partie ist nicht zu gewinnen.
   *[other] Von hier aus ist diese Partie nicht zu gewinnen.
}
not-loaded = Das ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.
hint-none = Von hier führt kein Zug zu etwas Neuem.
# $states (Stellungen, die bisher angesehen wurden)
hint-thinking = Ich denke nach … { $states } Stellungen angesehen.
hint-stop = Anhalten
# Wie said-carry
hint-carry = Tipp: { said-carry }
# $cards (Namen von ein oder zwei Karten, die den Tisch verlassen)
hint-remove = Tipp: { $cards } abräumen.
hint-stock = Tipp: Tippe den Talon an.
hint-sure = So lässt sich die Partie gewinnen.
hint-knows = So lässt sich die Partie gewinnen, wenn man alle Karten kennt.
# Ein ehrlicher Tipp. $wins (gewonnene Fälle), $samples (versuchte Fälle)
hint-sampled = Je nachdem, wie die verdeckten Karten liegen, gewinnt das in { $wins } von { $samples } Fällen.
hint-guess = Einen Weg zum Sieg habe ich nicht gefunden; das ist nur eine Vermutung.
hint-show = Zeig mir den Weg
hint-longer = Länger suchen
# Ein Weg zum Sieg wird auf dem Tisch gespielt
line-playing = So lässt sie sich gewinnen.
line-faster = Schneller
lost-find = Wo ging sie verloren?
# Nachdem Züge zurückgenommen wurden. $moves (wie viele)
lost-back = Hier war die Partie noch zu gewinnen: { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurückgenommen.
# $why (never, unknown)
lost-where = { $why ->
    [never] Sie war von Anfang an nicht zu gewinnen.
   *[unknown] Wo sie verloren ging, wissen wir nicht.
}
# Klein, unter der Nummer der Partie. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] gewinnbar
    [lost] nicht gewinnbar
    [thinking] ich denke nach …
   *[undecided] nicht entschieden
}

## Nummern der Partien

deal-number = Partienummer
deal-number-prompt = Welche Partie möchtest du spielen?
deal-number-help = Eine Zahl mit bis zu 20 Ziffern. Dieselbe Zahl gibt immer dieselben Karten.
deal-number-cards = Karten eingeben
deal-number-play = Austeilen
deal-number-empty = Gib zuerst eine Zahl ein.
deal-number-not-a-number = Das ist keine Zahl. Nimm nur die Ziffern 0 bis 9; ein vorangestelltes ms steht für die Zählung von Microsoft.
deal-number-zero = Die Partien beginnen mit 1.
deal-number-too-long = Diese Zahl ist zu lang: Mehr als 20 Ziffern gehen nicht.
deal-number-too-large = Die Zählung von Microsoft endet bei 8589934591.
deal-number-cards-missing = Es fehlen Karten: Der Link ist beschädigt.

## Warum ein Zug nicht geht

refused-no-such-pile = Diesen Stapel gibt es in diesem Spiel nicht.
refused-too-far = Diese Karte liegt zu weit entfernt.
refused-not-beaten = Keine freie Karte ihrer Farbe ist höher.
refused-no-gap = Es gibt keine Lücke zu schließen.
refused-empty-pile = Hier liegt keine Karte.
refused-face-down = Diese Karte liegt verdeckt.
refused-too-few-cards = So viele Karten liegen dort nicht.
refused-gives-nothing = Von diesem Stapel kommt keine Karte zurück.
refused-not-yet = Dieser Stapel darf noch nicht benutzt werden.
refused-only-the-top-card = Nur die oberste Karte darf genommen werden.
refused-not-a-run = Diese Karten liegen nicht in der richtigen Ordnung, darum gehen sie nicht zusammen.
refused-not-this-part = Dieser Teil der Folge darf nicht bewegt werden.
refused-too-few-free-places = Für so viele Karten auf einmal sind zu wenige Plätze frei.
refused-same-pile = Dort liegt die Karte schon.
refused-takes-nothing = Auf diesen Stapel darf keine Karte gelegt werden.
refused-not-from-there = Von dort nimmt dieser Stapel keine Karte an.
refused-one-card-at-a-time = Dieser Stapel nimmt immer nur eine Karte auf einmal.
refused-only-a-complete-run = Dorthin geht nur eine vollständige Folge von dreizehn Karten.
refused-pile-is-full = Dort passt keine Karte mehr hin.
refused-not-on-an-empty-place = Mit dieser Karte darf ein leerer Platz nicht beginnen.
refused-does-not-fit = Diese Karte passt dort nicht.
refused-base-not-chosen = Wähl zuerst die Karte, mit der die Zielstapel beginnen.
refused-stock-is-empty = Der Talon ist leer und darf nicht noch einmal umgedreht werden.
refused-empty-column = Füll zuerst die leeren Spalten; dann teilt der Talon wieder aus.
refused-waste-not-empty = Spiel zuerst die Karte vom Ablagestapel; dann kommt die nächste vom Talon.
refused-covered = Auf dieser Karte liegen noch andere.
refused-no-pair = Diese beiden Karten geben kein Paar.
refused-leaves-alone = Diese Karte geht allein vom Tisch: Räum sie ab.
refused-not-ready = Die Karten sind noch nicht ausgeteilt.
refused-readonly = An diesem Tisch darfst du nur zusehen.
refused-cancelled = Dieser Zug war hier nicht erlaubt.
refused-nowhere = Für diese Karte gibt es gerade keinen Platz.
refused-on-purpose = Ein bloßes Antippen holt keine Karte aus einer fertigen Folge: Zieh sie, wenn du es wirklich willst.

## Störungen

# $game (was verlangt war)
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
# $deal (was verlangt war)
error-bad-deal = „{ $deal }“ ist keine Partienummer.
# $problem (wo und was, auf Englisch, wie die Prüfung es sagt)
error-bad-rules = Nach diesen Regeln lässt sich nicht spielen: { $problem }.
last-deal-stays = Die letzte Partie bleibt liegen.
error-bad-record = Diese Aufzeichnung passt nicht zu den Regeln des Spiels und wurde darum beiseitegelegt. Du kannst sie als Datei sichern.
table-failed = Der Tisch konnte nicht gezeigt werden.

## Aufbewahren

# $deal (Nummer, als Text). Ein Knopf neben „Partie 42. Viel Glück!“ für alle, die die letzte gar nicht verlassen wollten.
back-to-deal = Zurück zu Partie { $deal }
not-kept-blocked = Der Browser lässt hier nichts speichern, darum wird diese Partie nicht aufbewahrt.
not-kept-full = Auf diesem Gerät ist kein Platz mehr, darum wird diese Partie nicht aufbewahrt.
not-kept-torn = Die gespeicherten Partien antworten nicht, darum wird diese Partie nicht aufbewahrt.
played-elsewhere = Diese Partie ist in einem anderen Tab offen, darum wird sie hier nicht aufbewahrt.
play-here = Hier spielen


## Mit Tasten spielen

# Buchstaben, die befehlen, solange der Fokus auf den Karten ist: vom Talon geben, auf den Zielstapel, rückgängig,
# wiederholen, neue Partie, Tipp, beenden; dann, was man hört: den ganzen Tisch, diesen Stapel, wohin, den letzten Zug,
# alle Züge. Nur „beenden“ darf einen Rang aus typed-ranks beginnen.
key-letters = g f u r n t a l s w v m
# Gesagt, wenn Karten mit einer Taste aufgenommen werden. $piles (Namen von Stapeln, als Liste)
goes-to = Möglich: { $piles }.
no-such-card = Diese Karte liegt nicht offen.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.
keys-title = Tasten
