## Ein Spiel aussuchen

choose-title = Spiele filtern
choose-family = Familie
choose-family-any = Alle Familien
choose-packs = Karten
choose-packs-value = { $value ->
    [one] Ein Deck
    [two] Zwei Decks
   *[more] Drei Decks oder mehr
}
choose-length = Dauer
choose-length-value = { $value ->
    [short] Kurz
    [medium] Mittel
   *[long] Lang
}
choose-skill = Glück oder Können
choose-skill-value = { $value ->
    [luck] Mehr Glück
    [balanced] Beides gleich
   *[skill] Mehr Können
}
choose-won = Geht es auf?
choose-won-value = { $value ->
    [most] Mindestens drei von vier Partien
    [half] Mindestens jede zweite Partie
   *[few] Weniger als jede zweite Partie
}
# $n (Zahl der Spiele)
choose-won-told = Gemessen bei Partien, deren Karten alle bekannt sind, bisher in { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
}.
choose-hand = In der Hand
choose-hand-value = { $value ->
    [phone] Passt aufs Handy
   *[one-hand] Eine Hand genügt
}
choose-hand-told = Passt aufs Handy: Hochkant gehalten sind die Karten so breit, wie ein Finger es braucht. Eine Hand genügt: Für jeden Zug reicht ein Tippen, nichts muss gezogen werden.
choose-yours = Deine Spiele
choose-yours-value = { $value ->
    [favourite] Lieblingsspiele
    [played] Schon gespielt
   *[new] Noch nie gespielt
}
# $name (Eigenname eines Spiels): nur Spiele, die ihm ähneln
choose-like = Wie { $name }
# $n (Zahl der Spiele, die übrig sind), auf dem Knopf, der die Filter schließt
choose-show = { $n ->
    [0] Kein Spiel ist übrig
    [one] { $n } Spiel zeigen
   *[other] { $n } Spiele zeigen
}
choose-clear = Alle Filter löschen
choose-any = Eins davon spielen
choose-nothing = Kein Spiel ist übrig. Nimm einen der Filter weg.
# $filter (was ein Filter sagt), fürs Ohr: ein Knopf, der ihn wegnimmt
choose-drop = Wegnehmen: { $filter }
