## Der Rahmen

app-name = Baize
app-description = Patiencen (Solitaire) für alle: kostenlos, offline, ohne Werbung und ohne Konto.
skip-to-table = Zum Tisch springen
nav-home = Alle Spiele
nav-settings = Einstellungen
nav-statistics = Ergebnisse
nav-about = Über Baize
back = Zurück

## Startseite

home-title = Welches Spiel darf es sein?
home-continue = Weiterspielen
# $name (Eigenname), $deal (Nummer der Partie, als Text)
home-continue-deal = { $name }, Partie { $deal }
home-daily = Die Partie des Tages
home-all-games = Alle Spiele
# $n (Zahl der Spiele)
home-count = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
home-search = Ein Spiel suchen
# $query (was getippt wurde)
home-search-nothing = Kein Spiel passt zu „{ $query }“.
home-filter-packs = { $packs ->
    [one] Ein Deck
    [2] Zwei Decks
    [3] Drei Decks
    [4] Vier Decks
   *[other] { $packs } Decks
}
home-filter-all = Alle
home-favourites = Lieblingsspiele
favourite-add = Zu den Lieblingsspielen
favourite-remove = Aus den Lieblingsspielen entfernen
# $family: Gruppen von Spielen, wie Spieler sie kennen
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Fächer
    [bakers-dozen] Baker’s Dozen
    [beleaguered-castle] Beleaguered Castle
    [raglan] Raglan
    [terrace] Terrace
    [numerica] Numerica
    [calculation] Calculation
    [tabby-cat] Tabbycat
    [golf] Golf
    [pyramid] Pyramid
   *[other] Andere Spiele
}

## Die Seite eines Spiels

play = Spielen
rules = Regeln
# $name (Eigenname des Spiels, von dem dies eine Variante ist)
variant-of = Eine Variante von { $name }.
variants = Varianten
not-found-title = Hier ist nichts
not-found = Diese Seite gibt es nicht. Vielleicht ist die Adresse falsch getippt; hier sind alle Spiele.
# $name (einer anderen Sprache, in dieser Sprache)
other-language = Diese Seite auf { $name }
copy-link = Link zu dieser Partie kopieren
link-copied = Der Link ist kopiert. Wer ihn öffnet, bekommt dieselben Karten.
fair-deals-title = Woher die Karten kommen
fair-deals = Eine neue Partie ist eine Zahl von 32000 bis 9999999999, die dein Browser zufällig zieht, und allein diese Zahl bestimmt die Reihenfolge der Karten. Niemand sucht leichte oder schwere Partien aus, und es spielt keine Rolle, wie du bisher gespielt hast. Dieselbe Zahl gibt dieselben Karten: hier, in PySolFC und bei allen, denen du den Link schickst.

## Offline und neu

offline = Du bist offline. Trotzdem funktioniert alles.
offline-ready = Alle Spiele sind jetzt auf diesem Gerät gespeichert und funktionieren ohne Internet.
update-available = Es gibt eine neue Version. Deine Partien bleiben, wie sie sind.
update-now = Jetzt verwenden
update-later = Bei der nächsten Partie
install = Installieren
install-explained = Leg Baize auf deinen Startbildschirm: Dann öffnet es sich wie jede andere App und funktioniert ohne Internet.

## Deine Partien aufbewahren

saved = Gespeichert
storage-keep-title = Soll dieses Gerät deine Partien behalten?
storage-keep = Du hast ein zweites Spiel begonnen. Wenn du es erlaubst, behält der Browser deine Partien und Ergebnisse auch dann, wenn der Platz knapp wird. Nichts davon verlässt dieses Gerät.
storage-keep-yes = Ja, behalten
storage-keep-no = Jetzt nicht
storage-full = Auf diesem Gerät ist kein Platz mehr, darum wird diese Partie nicht gespeichert. Du kannst weiterspielen und deine Partien als Datei sichern.
storage-blocked = Der Browser lässt Baize hier nichts speichern. Du kannst spielen, aber wenn du diese Seite schließt, ist die Partie weg.
storage-broken = Etwas in den gespeicherten Partien ließ sich nicht lesen. Du kannst weiterspielen. Was lesbar war, ist noch da, und du kannst es als Datei sichern.
other-tab = Diese Partie wird gerade in einem anderen Tab gespielt. Du kannst hier weitermachen; der andere Tab tritt dann zurück.
other-tab-continue = Hier weiterspielen
other-tab-newer = Diese Partie wurde in einem anderen Tab weitergespielt. Nichts wird überschrieben.
record-set-aside = Eine gespeicherte Partie von { $name } passt nicht mehr zu den Regeln und wurde darum beiseitegelegt. Sie ist nicht verloren: Du kannst sie als Datei sichern.
record-save = Als Datei sichern
backup-save = Alles als Datei sichern
backup-load = Aus einer Datei laden
# $n (Zahl der Partien)
backup-loaded = { $n ->
    [0] In dieser Datei war keine Partie.
    [one] { $n } Partie wurde geladen.
   *[other] { $n } Partien wurden geladen.
}
backup-bad = Diese Datei enthält keine Partien von Baize. Es hat sich nichts geändert.

## Ergebnisse

statistics-title = Deine Ergebnisse
statistics-none = Du hast noch keine Partie zu Ende gespielt.
# $played, $won (Zahlen)
statistics-won = { $played ->
    [one] { $won } von { $played } gespielten Partie gewonnen
   *[other] { $won } von { $played } gespielten Partien gewonnen
}
statistics-delete = Alle Ergebnisse löschen
statistics-delete-sure = Das löscht deine Ergebnisse auf diesem Gerät, und zwar endgültig. Deine offenen Partien bleiben.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farbschema
settings-theme-value = { $value ->
    [auto] Wie auf dem Gerät
    [light] Hell
   *[dark] Dunkel
}
settings-table = Tisch
settings-table-value = { $value ->
    [felt] Filz
   *[plain] Einfarbig
}
settings-suits = Farben der Kartensymbole
settings-suits-value = { $value ->
    [two] Zwei Farben
    [four] Vier Farben
   *[safe] Vier Farben, für alle gut zu unterscheiden
}
settings-auto = Automatisches Ablegen
settings-auto-value = { $value ->
    [off] Aus
    [safe] Nur Karten, die du nicht mehr brauchen kannst
   *[all] Jede Karte, die auf einen Zielstapel passt
}
settings-tap = Antippen einer Karte
settings-tap-value = { $value ->
    [best] spielt sie auf den besten Platz
   *[select] nimmt sie auf
}
settings-left-handed = Für Linkshänder
settings-reset = Auf Standard zurücksetzen

## Über Baize

about-title = Über Baize
about = Baize ist Patience für alle: kostenlos, ohne Werbung, ohne Konto und ohne dass dich jemand verfolgt. Karten, Regeln und Lösungsprogramm sind quelloffen.
about-privacy = Was du spielst, bleibt auf deinem Gerät. Baize verschickt nichts davon.
licence = Lizenz

## Titel der Seiten, und was eine Adresse verlangen kann

# $app (unser eigener Name)
home-page-title = { $app }: Solitaire online spielen, kostenlos und ohne Anmeldung
# $name (Eigenname des Spiels), $app (unser eigener Name)
game-page-title = { $name } Solitaire: online spielen, kostenlos, ohne Anmeldung · { $app }
not-found-page-title = Hier ist nichts · { $app }
# $deal (was die Adresse verlangt), $fault (ein Satz, der sagt, was daran nicht stimmt)
bad-deal = Die Adresse verlangt Partie „{ $deal }“. { $fault } Hier ist darum eine andere Partie.
