## Das Menü und seine Blätter

# Ein Spiel, dessen Regeln mit der Seite kamen, wo Sätze es nennen
own-game = dieses Spiel
menu-rules = Regeln
menu-text = Tisch als Text
menu-print = Drucken
menu-sure = Gewinnbare Partie geben
sure-looking = Ich suche eine gewinnbare Partie …
sure-none = Auf die Schnelle fand sich keine Partie, die sicher gewinnbar ist.
menu-moves = Züge bisher
moves-begin = Am Anfang
moves-help = Wähle einen, um zu ihm zurück- oder vorzugehen. Karten, die von selbst gehen, zählen mit.
moves-none = Noch keine.
menu-pause = Uhr anhalten
paused = Die Uhr steht
paused-help = Sie läuft weiter, sobald du weiterspielst.
go-on = Weiter
# $time (Minuten und Sekunden, als Text)
time-played = Spielzeit: { $time }
# $left (wie oft der Talon noch umgedreht werden darf)
redeals-left = { $left ->
    [0] kein Durchgang mehr
    [one] noch { $left } Durchgang
   *[other] noch { $left } Durchgänge
}
