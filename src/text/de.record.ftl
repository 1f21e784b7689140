## The player's record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Noch nichts gezählt
   *[other] { $played } gespielt, { $won } gewonnen{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } in Folge
    }
}
record-of = Deine Bilanz in { $name }
record-private = Sie bleibt auf diesem Gerät, und du brauchst kein Konto.
record-lost = Dieser Browser merkt sich gerade nichts für Baize: Was du jetzt spielst, ist weg, wenn du gehst.
record-empty = Hier steht noch nichts. Spiel eine Partie: Sie steht hier, sobald du sie gewonnen hast, oder sobald du einen Zug gemacht und dann eine andere begonnen hast.
record-counts-title = Was zählt
record-counts = Eine Partie zählt, wenn du sie gewinnst, oder wenn du darin einen Zug gemacht hast und dann eine andere gibst. Kommst du darauf zurück und gewinnst sie doch, ist sie gewonnen. Ein Sieg bleibt ein Sieg, was immer du danach zurücknimmst; und eine Partie, die nur noch abgeräumt werden muss, ist auch gewonnen. „Üblich“ heißt: Die Hälfte deiner Siege brauchte weniger, die andere Hälfte mehr.

## Figures

record-played = Gespielt
record-won = Gewonnen
record-rate = Siegquote
record-interval = Siegquote auf die Dauer: wohl zwischen { $lower } und { $upper }.
record-streak = Siege in Folge
record-longest = Längste Serie
record-best-time = Bestzeit
record-usual-time = Übliche Zeit
record-best-moves = Wenigste Züge
record-usual-moves = Übliche Züge
record-alone = Ohne Hilfe gewonnen
record-with-undo = Mit Zurücknehmen gewonnen
record-with-hint = Mit Tipps gewonnen

## Tables

record-games = Spiel für Spiel
record-game = Spiel
record-own-rules = Eigene Regeln
record-months = Die letzten zwölf Monate
record-month-told = { $month }: { $played } gespielt, { $won } gewonnen
record-all-months = Alle Monate in Zahlen
record-month = Monat
record-history = Deine letzten Partien
record-all-history = Deine Partien
record-deal = Partie
record-result = Ergebnis
record-outcome = { $outcome ->
    [won] Gewonnen
   *[abandoned] Nicht beendet
}
record-helped-by = { $help ->
    [both] Zurücknehmen, Tipps
    [hint] Tipps
   *[undo] Zurücknehmen
}
record-again = Noch einmal
record-again-told = Noch einmal: Partie { $deal } von { $name }
record-more = Mehr zeigen
record-everything = Monate, alle Partien, alle Spiele
record-all-games = Alle Spiele

## The deal of the day

record-daily = Die Partie des Tages
record-daily-told = Heute bekommen alle, die { $name } spielen, dieselben Karten. Niemand hat geprüft, ob diese Partie zu gewinnen ist.
record-daily-streak = { $n ->
    [one] An { $n } Tag gewonnen.
   *[other] An { $n } Tagen in Folge gewonnen.
}
record-daily-play = Partie des Tages spielen
record-daily-day = { $day }: { $state ->
    [won] gewonnen
    [left] verlassen
   *[open] nicht gespielt
}

## Reset

record-reset = Alles zurücksetzen
record-reset-game = { $name } zurücksetzen
record-was-reset = Erledigt: Ab hier wird neu gezählt. Angefangene Partien sind noch da.
record-put-back = Wiederherstellen

## A win that is the best so far

record-new-streak = { $n } Siege in Folge: So viele waren es noch nie.
record-new-time = Deine bisherige Bestzeit.
record-new-moves = So wenige Züge hast du noch nie gebraucht.
