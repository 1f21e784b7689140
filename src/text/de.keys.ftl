## Die Tasten, und was man durch sie vom Tisch hört

# Wie eine Taste heißt. $key (ihr Name im Browser, oder das Zeichen darauf)
key-name = { $key ->
    [ArrowLeft] Links
    [ArrowRight] Rechts
    [ArrowUp] Oben
    [ArrowDown] Unten
    [Home] Pos1
    [End] Ende
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Space] Leertaste
    [Enter] Eingabe
    [Escape] Esc
    [Insert] Einfg
    [Delete] Entf
    [Backspace] Rücktaste
   *[other] { $key }
}
# Was eine Taste tut. $deed (eine der Handlungen am Tisch)
key-does = { $deed ->
    [left] zum Stapel links
    [right] zum Stapel rechts
    [up] eine Karte hinauf, und weiter in die Reihe darüber
    [down] eine Karte hinunter, und weiter in die Reihe darunter
    [first] zum ersten Stapel der Reihe
    [last] zum letzten Stapel der Reihe
    [above] in die Reihe darüber
    [below] in die Reihe darunter
    [press] Karten aufnehmen, ablegen, vom Talon geben
    [back] zurücklegen, was du in der Hand hast
    [deal] vom Talon geben
    [home] auf einen Zielstapel
    [undo] rückgängig
    [redo] wiederholen
    [fresh] neue Partie
    [hint] Tipp
    [finish] die Partie beenden, wenn alles offen liegt
    [board] den ganzen Tisch hören
    [column] diesen Stapel hören
    [where] hören, wohin diese Karte kann
    [moved] den letzten Zug noch einmal hören
    [moves] alles hören, was sich bewegen lässt
    [help] diese Liste
   *[text] Tisch als Text: lesen und Züge tippen
}
# Die Taste einer Spalte. $n (ihre Nummer)
key-column = was du in der Hand hast, auf Spalte { $n } legen
# Hinter den Tasten aller Spalten
key-columns = was du in der Hand hast, auf eine Spalte legen
# Die Tasten, die eine Karte finden, als Beispiel, und was sie tun
keys-find = D P, 1 0 H
keys-find-does = Pik-Dame, Herz-10 finden; noch einmal für die nächste
key-control = Strg
keys-and-readers = Die Tasten gelten, solange der Fokus auf den Karten ist. Mit einem Screenreader wechsle zuerst in den Fokusmodus; die Karten lassen sich auch wie Schaltflächen drücken.
# In den Einstellungen, über der Liste der Tasten
keys-choose = Wähle eine Zeile und drücke dann die Taste, die du dafür haben möchtest.
# Anstelle einer Taste, die gerade gewählt wird
keys-press = Drücke eine Taste …
# $key (eine Taste), $does (was sie schon tut)
keys-taken = { $key } ist schon vergeben: { $does }.
# $key (eine Taste)
keys-finds = Mit { $key } beginnt der Name einer Karte.
keys-not-this = Mit dieser Taste kann der Tisch nichts anfangen.
# Gesagt, wenn eine Taste vergeben wurde. $key (die Taste), $does (was sie nun tut)
keys-given = { $key }: { $does }.
# Anstelle einer Taste, wo keine bleibt
keys-none = keine Taste
keys-usual = Zurück zu den üblichen Tasten

# Eine Karte, die sich bewegen lässt. $card (ihr Name), $more (Karten darauf, die mitgehen), $piles (Namen von Stapeln, als Liste)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}mit { $more } Karte
   *[other] {" "}mit { $more } Karten
}, möglich: { $piles }.
can-turn = Vom Talon kann gegeben werden.
