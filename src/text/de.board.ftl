## Der Tisch als Text

typed-move = Dein Zug
# Wörter, die zwischen zwei Karten oder Stapeln stehen dürfen, klein, durch Leerzeichen getrennt; keines davon nennt eine Karte oder einen Stapel
typed-fillers = auf nach zu zum zur in den die das
text-board-play = Spielen
text-board-short = Kurzform
# $id (Buchstabe und Nummer eines Stapels, wie man sie tippt: t3), $pile (sein Name, wie viele Karten, wie viele verdeckt), $cards (ihre Namen, die letzte liegt oben)
text-board-pile = { $id }, { $pile }: { $cards }
# Wie text-board-pile, wenn nichts offen liegt
text-board-bare = { $id }, { $pile }
# $one, $other (Karten, wie man sie tippt: 7h, 8p)
text-board-help = Schreib einen Zug mit Karten oder Stapeln: „{ $one } { $other }“ legt die eine Karte auf die andere, „{ $one } t3“ legt sie auf Spalte 3, „{ $one } f“ auf einen Zielstapel; „t1 t3 x2“ bewegt zwei Karten, „s“ gibt vom Talon. Auf eine Karte allein folgt, wohin sie darf. Auch diese Wörter gelten: { $commands }. Für Bube, Dame, König gelten B, D, K und J, Q, K.
# $moves (wie man sie schreibt, als Liste)
typed-which = Das könnte mehr als ein Zug sein: { $moves }. Welcher?
# $typed (was getippt wurde)
typed-unknown = „{ $typed }“ ist kein Zug. Ein „?“ sagt, was du tippen kannst.
# Gesagt zu „zu Ende spielen“, solange mehr zu tun bleibt, als die Karten heimzubringen
text-board-not-yet = Es gibt noch etwas zu überlegen; von selbst endet die Partie noch nicht.

## A deal by its cards

cards-prompt = Die Karten, wie sie ausliegen
cards-help = Eine Zeile für jede Spalte, die unterste Karte zuerst, wie Löseprogramme sie schreiben: 2H ist die Herz-Zwei, TD oder 10D die Karo-Zehn.
cards-empty = Es sind noch keine Karten da.
# $word (what was typed)
cards-unreadable = „{ $word }“ ist keine Karte. Eine Karte schreibt man mit Rang und Farbe auf Englisch, etwa AS, 10H oder QD.
cards-other = Das sind nicht die Karten, mit denen dieses Spiel gespielt wird.
# $cards (names of cards), $more (how many others)
cards-missing = Es fehlt: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Zu oft da: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = Es sind die richtigen Karten, aber so liegen sie in diesem Spiel nie aus.
