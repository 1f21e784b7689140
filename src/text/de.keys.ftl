## Mit Tasten spielen

# Buchstaben, die befehlen, solange der Fokus auf den Karten ist: vom Talon geben, auf den Zielstapel, rückgängig,
# wiederholen, neue Partie, Tipp, beenden. Nur der letzte darf einen Rang aus typed-ranks beginnen.
key-letters = g f u r n t a
# Gesagt, wenn Karten mit einer Taste aufgenommen werden. $piles (Namen von Stapeln, als Liste)
goes-to = Möglich: { $piles }.
no-such-card = Diese Karte liegt nicht offen.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.
keys-title = Tasten
# Je eine Zeile: Tasten, ein Strich, was sie tun. $deal, $home, $undo, $redo, $fresh, $hint, $finish (Buchstaben aus key-letters)
key-list =
    Links, Rechts | zum nächsten Stapel
    Oben, Unten | von Karte zu Karte, und weiter in die nächste Reihe
    Pos1, Ende | zum ersten oder letzten Stapel der Reihe
    Bild auf, Bild ab | in die Reihe darüber oder darunter
    Leertaste, Eingabe | Karten aufnehmen, ablegen, vom Talon geben
    Esc | zurücklegen, was du in der Hand hast
    1 … 9, 0, -, = | was du in der Hand hast, auf Spalte 1 bis 12 legen
    { $deal } | vom Talon geben
    { $home } | auf einen Zielstapel
    { $undo }, Strg+Z | rückgängig
    { $redo }, Strg+Y | wiederholen
    { $fresh } | neue Partie
    { $hint } | Tipp
    { $finish } | die Partie beenden, wenn alles offen liegt
    D P, 1 0 H | Pik-Dame, Herz-10 finden; noch einmal für die nächste
    ? | diese Liste
keys-and-readers = Die Tasten gelten, solange der Fokus auf den Karten ist. Mit einem Screenreader wechsle zuerst in den Fokusmodus; die Karten lassen sich auch wie Schaltflächen drücken.
