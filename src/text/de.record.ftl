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
record-counts = Eine Partie zählt, wenn du sie gewinnst, oder wenn du darin einen Zug gemacht hast und dann eine andere gibst. Kommst du darauf zurück und gewinnst sie doch, ist sie gewonnen. Ein Sieg bleibt ein Sieg, was immer du danach zurücknimmst; und eine Partie, die nur noch abgeräumt werden muss, ist auch gewonnen. Eine Partie, deren Lösung dir gezeigt wurde, zählt als gespielt, nicht als gewonnen. „Üblich“ heißt: Die Hälfte deiner Siege brauchte weniger, die andere Hälfte mehr.
record-kept = Von den Partien, die du begonnen und verlassen hast, warten die { $n } zuletzt gespielten darauf, dass du weiterspielst. Von älteren bleibt nur das Ergebnis; ihre Nummer gibt sie neu.
record-unknown = Es gibt kein Spiel namens „{ $name }“. Das ist deine Bilanz in allen Spielen.

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
    [shown] Lösung gezeigt
   *[abandoned] Nicht beendet
}
record-helped-by = { $help ->
    [both] Zurücknehmen, Tipps
    [hint] Tipps
   *[undo] Zurücknehmen
}
record-again = Noch einmal
record-again-told = Noch einmal: Partie { $deal } von { $name }
record-watch-told = Noch einmal ansehen: { $name }, Partie { $deal }
record-more = Mehr zeigen
record-everything = Monate, alle Partien, alle Spiele
record-all-games = Alle Spiele

## The deal of the day

record-daily = Die Partie des Tages
record-daily-told = Heute bekommen alle, die { $name } spielen, dieselben Karten. { $checked ->
    [yes] Diese Partie ist zu gewinnen: Das wurde vorher geprüft.
   *[no] Niemand hat geprüft, ob diese Partie zu gewinnen ist.
}
record-daily-streak = { $n ->
    [one] An { $n } Tag gewonnen.
   *[other] An { $n } Tagen in Folge gewonnen.
}
record-daily-longest = Längste Serie: { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}.
record-daily-earlier = Monat davor
record-daily-later = Monat danach
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
# Neben dem Tisch, wo der Weg zum Sieg gezeigt wurde
record-shown = Dir wurde die Lösung gezeigt: Das zählt als gespielt, nicht als gewonnen. Nimm zurück, was gezeigt wurde, dann kannst du noch selbst gewinnen.

## Handing on

share = Teilen
share-this-deal = Diese Partie teilen
share-heading = { $what ->
    [challenge] Eine Herausforderung
    [replay] Dein Spiel zum Nachsehen
    [position] Diese Stellung
    [way] Ein Weg zum Sieg
   *[deal] Diese Partie
}
share-told = { $what ->
    [challenge] Dieselben Karten, dazu deine Zeit und deine Züge, die es zu schlagen gilt: { $time }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }. Wie du gespielt hast, bleibt dein Geheimnis.
    [replay] Wer den Link öffnet, sieht Zug um Zug, wie du gewonnen hast.
    [position] Die Karten, wie sie jetzt liegen, nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }. An deinem eigenen Spiel ändert niemand etwas.
    [way] Vom ersten Zug bis zum Sieg, wenn sich von hier aus einer finden lässt.
   *[deal] Dieselben Karten von Anfang an, für alle, die den Link öffnen.
}
share-text = { $what ->
    [challenge] Ich habe { $name }, Partie { $deal }, in { $time } mit { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } gewonnen. Kannst du das besser?
    [replay] So habe ich { $name }, Partie { $deal }, gewonnen.
    [position] Was würdest du hier ziehen? { $name }, Partie { $deal }.
    [way] Ein Weg zum Sieg in { $name }, Partie { $deal }.
   *[deal] Versuch das einmal: { $name }, Partie { $deal }.
}
share-send = Teilen …
share-copy = Link kopieren
share-copied = Kopiert.
share-by-hand = Von hier kopieren:
share-look = Einen suchen
share-looking = Wird gesucht …
share-no-way = Von hier aus wurde kein Weg zum Sieg gefunden.
share-same-deal = Dieselbe Partie noch einmal

## What an address has brought

shared-position = Jemand teilt eine Stellung mit dir: Partie { $deal } nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Sie zählt nicht in deiner Bilanz, und deine eigenen Partien sind noch so, wie du sie verlassen hast.
shared-own = Selbst spielen
shared-fault = { $fault ->
    [newer] Die Züge in diesem Link stammen von einer neueren Version von Baize. Hier ist die Partie ohne sie.
    [not-allowed] Die Züge in diesem Link halten sich nicht an die Regeln des Spiels: Nummer { $move } ist nicht erlaubt. Hier ist die Partie ohne sie.
   *[damaged] Dieser Link ist beschädigt: Ein Teil der Züge fehlt oder wurde verändert. Hier ist die Partie ohne sie.
}
replay-playing = Du siehst, wie diese Partie gewonnen wurde, mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}.
replay-stopped = Angehalten bei Zug { $moves } von { $all }.
replay-left = Du hast selbst gespielt, darum läuft die Partie nicht weiter. Was hier gespielt wird, wird nicht aufgehoben.
replay-on = Weiter
replay-title = Das war’s!
replay-done = Gewonnen mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}. Jeder Zug war nach den Regeln.
replay-again = Noch einmal ansehen
challenge = Jemand hat diese Partie in { $time } mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} gewonnen. Kannst du das besser?
challenge-fault = Der Link erzählt von einem Ergebnis, das sich nicht lesen lässt. Die Partie ist die richtige.
challenge-answered = Die Herausforderung war { $time } mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. { $standing ->
    [better] Du hast sie übertroffen!
    [time] Du warst schneller, hast aber mehr Züge gebraucht.
    [moves] Du hast weniger Züge gebraucht, aber mehr Zeit.
    [even] Genau gleich gut!
   *[not] Sie steht noch.
}

## Sicherung

backup-title = Sicherung
backup-told = Alles, was Baize auf diesem Gerät behält, in einer Datei: deine Bilanz, die begonnenen Partien, deine Einstellungen. Hol sie auf einem anderen Gerät herein, und aus beiden wird eines. Dort geht nichts verloren, und was du dort eingestellt hast, bleibt.
backup-save = Als Datei sichern
backup-bring = Datei hereinholen
backup-link = Link machen
# $file (its name)
backup-saved = { $file } ist deinem Browser übergeben; du findest die Datei bei deinen Downloads.
backup-link-told = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, kann deine Bilanz lesen.
backup-link-too-long = Für einen Link ist es zu viel. Sichere eine Datei und schick sie auf dein anderes Gerät.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Dieser Link bringt eine Sicherung: { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
} und { $deals ->
    [one] { $deals } begonnene Partie
   *[other] { $deals } begonnene Partien
}. Soll sie zu dem, was hier liegt, dazukommen?
backup-take = Ja, hereinholen
backup-leave = Lieber nicht
# $results, $deals as above: what was not here
backup-taken = Fertig. Neu hier: { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
}, { $deals ->
    [one] { $deals } begonnene Partie
   *[other] { $deals } begonnene Partien
}. Alles, was hier war, ist noch da.
backup-taken-nothing = Das war alles schon hier.
backup-not-stored = Dieser Browser behält im Moment nichts für Baize; deshalb lässt sich nichts hereinholen.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] Es steht nichts darin.
    [too-large] Für eine Sicherung ist das viel zu groß.
    [not-whole] Diese Sicherung ist beschädigt: Ein Teil fehlt.
    [newer] Diese Sicherung stammt von einer neueren Version von Baize. Sie ist in Ordnung: Hol sie noch einmal herein, sobald auch dieses Gerät die neue Version hat.
    [unknown-game] Diese Sicherung erzählt von einem Spiel, das Baize hier nicht hat: „{ $where }“.
    [wrong-part] Etwas in dieser Sicherung kann nicht stimmen. Sieh hier nach: { $where }.
   *[not-a-backup] Das ist keine Sicherung von Baize.
} Es hat sich nichts geändert.
