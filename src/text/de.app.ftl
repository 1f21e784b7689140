## Der Rahmen

app-name = Baize
app-description = Patiencen (Solitaire) für alle: kostenlos, offline, ohne Werbung und ohne Konto.
nav-home = Alle Spiele
nav-settings = Einstellungen
nav-record = Deine Bilanz
nav-close = Schließen

## Startseite

home-continue = Weiterspielen
home-favourites = Lieblingsspiele
home-played = Zuletzt gespielt
favourite = Lieblingsspiel
# $name (Name eines Spiels), auf einem Knopf, der es zum Lieblingsspiel macht oder nicht mehr
favourite-game = Lieblingsspiel: { $name }
# $deal (ihre Nummer), $moves (wie viele gemacht sind)
home-deal = Partie { $deal }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
# $n (Zahl der Spiele)
home-count = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
home-ways = Kurze Wege
home-daily = Partie des Tages
home-random = Irgendein Spiel
home-search = Ein Spiel suchen
home-filters = Filter
# $query (was getippt wurde)
home-search-nothing = Kein Spiel passt zu „{ $query }“.
# $guess (Name eines Spiels, nahe bei dem, was vergeblich getippt wurde), auf einem Knopf, der danach sucht
home-search-guess = Meinst du „{ $guess }“?
home-search-all = Alle Spiele zeigen
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
    [montana] Montana
    [singles] Einzelgänger
   *[other] Andere Spiele
}

family-all = Alle { $n } Spiele

## Die Seite eines Spiels

rules = Regeln
# $name (Eigenname des Spiels, von dem dies eine Variante ist)
variant-of = Eine Variante von { $name }.
variants = Varianten
# Was in Klammern hinter dem Eigennamen eines Spiels steht und eine Variante von ihm unterscheidet
name-draw-1 = 1 ziehen
name-draw-3 = 3 ziehen
name-1-suit = 1 Farbe
name-2-suits = 2 Farben
name-3-decks = 3 Decks
name-traditional = traditionell
name-king-to-ace = König bis Ass
name-whole-tail = ganzer Schweif
name-nothing-on-kings = nichts auf Könige
not-found-title = Hier ist nichts
not-found = Diese Seite gibt es nicht. Vielleicht ist die Adresse falsch getippt; hier sind alle Spiele.
# $name (einer anderen Sprache, in dieser Sprache)
other-language = Diese Seite auf { $name }
fair-deals-title = Woher die Karten kommen
fair-deals = Eine neue Partie ist eine Zahl von 32000 bis 9999999999, die dein Browser zufällig zieht, und allein diese Zahl bestimmt die Reihenfolge der Karten. Niemand sucht leichte oder schwere Partien aus, und es spielt keine Rolle, wie du bisher gespielt hast. Dieselbe Zahl gibt dieselben Karten: hier, in PySolFC und bei allen, denen du den Link schickst.

## Offline und neu

offline-ready = Alle Spiele sind jetzt auf diesem Gerät gespeichert und funktionieren ohne Internet.
# Gesagt, wenn ein Teil einer Seite sich nicht laden lässt, und der Knopf, der es noch einmal versucht
unfetched = Ein Teil dieser Seite fehlt noch: Beim ersten Mal geht es nur mit Internet.
unfetched-again = Noch einmal versuchen
language-missing = { $name } ist noch nicht auf diesem Gerät gespeichert, und gerade gibt es kein Netz. Komm einmal mit Internet wieder, dann bleibt es da.
update-available = Es gibt eine neue Version. Deine Partien bleiben, wie sie sind.
update-now = Jetzt verwenden
update-later = Bei der nächsten Partie
install = Installieren
install-explained = Leg Baize auf deinen Startbildschirm: Dann öffnet es sich wie jede andere App und funktioniert ohne Internet.
install-title = Baize auf deinem Gerät
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Tippe auf das Teilen-Zeichen am Rand des Bildschirms.
install-step-add = Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.
install-step-open = Öffne Baize von nun an vom Home-Bildschirm aus.

## Deine Partien aufbewahren

storage-keep = Soll der Browser deine Partien und Ergebnisse auch dann behalten, wenn der Platz knapp wird? Nichts davon verlässt dieses Gerät.
storage-keep-yes = Ja, behalten
storage-keep-no = Jetzt nicht

## Einstellungen

settings-title = Einstellungen
settings-search = Einstellung suchen
settings-none = So heißt keine Einstellung.
settings-language = Sprache
settings-theme = Farbschema
settings-theme-value = { $value ->
    [auto] Wie auf dem Gerät
    [light] Hell
   *[dark] Dunkel
}
settings-table = Tisch
settings-table-value = { $value ->
    [felt] Grüner Filz
    [blue] Blauer Filz
    [wine] Roter Filz
   *[plain] Einfarbig
}
settings-suits = Kartenfarben
settings-suits-value = { $value ->
    [two] Zweifarbig
    [four] Vierfarbig
   *[safe] Vierfarbig, für alle Augen gut zu unterscheiden
}
settings-index = Zeichen in den Ecken
settings-index-value = { $value ->
    [normal] Normal
   *[big] Groß (kleine Karten haben sie ohnehin)
}
settings-back = Rückseiten
settings-back-value = { $value ->
    [crescent] Mondsichel
    [waves] Wellen
    [rays] Strahlen
    [stars] Sterne
   *[weave] Geflecht
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
settings-hints = Tipps
settings-hints-value = { $value ->
    [fair] kennen, was du gesehen hast
   *[all-seeing] kennen jede Karte
}
settings-truth = Sagen, ob die Partie zu gewinnen ist
settings-truth-value = { $value ->
    [auto] Wenn keine Karte verdeckt ist
    [on] Immer
   *[off] Nie
}
settings-switches = Am Tisch
settings-left = Für die linke Hand: Talon und Knöpfe tauschen die Seiten
settings-sideways = Die Spalten liegen quer: Ihre Karten reihen sich von links nach rechts
settings-light = Licht für den Anfang: Was sich bewegen lässt, hat einen hellen Rand, und beim Antippen siehst du, wohin
settings-clock = Spielzeit anzeigen
settings-confirm = Fragen, bevor eine begonnene Partie einer anderen weicht
settings-peek = Langes Drücken, die rechte Maustaste oder Umschalt zeigt eine Karte, die unter anderen liegt
settings-celebration = Nach einem Sieg tanzen die Karten
settings-sound = Töne
settings-haptics = Das Telefon vibriert, wenn eine Karte liegt
settings-backup = Sicherung und anderes Gerät
settings-reset = Auf Standard zurücksetzen
settings-not-stored = Dieser Browser lässt Baize deine Einstellungen nicht merken. Sie gelten, bis du diese Seite verlässt.

## The first minutes

# Einmal gesagt, wer zum ersten Mal spielt; zwei Knöpfe dazu: Antippen soll zeigen, wohin eine Karte darf, oder nichts soll leuchten
# $by (mouse, finger: womit gespielt wird)
light-first = { $by ->
    [mouse] Karten mit hellem Rand lassen sich bewegen: Klick sie an oder zieh sie.
   *[finger] Karten mit hellem Rand lassen sich bewegen: Tipp sie an oder zieh sie.
}
light-show = Erst Ziele zeigen
light-out = Ohne Ränder
# Nach einigen Zügen, ein einziges Mal
light-gone = Die hellen Ränder sind jetzt aus. In den Einstellungen, unter „{ settings-switches }“, kannst du sie wieder einschalten.

# Erklärungen, jede ein einziges Mal, wenn sie zum ersten Mal gebraucht wird
# $by (mouse, finger: womit gespielt wird)
lesson-again = { $by ->
    [mouse] Diese Karte konnte an mehrere Stellen. Klicke sie gleich noch einmal an, dann geht sie zur nächsten.
   *[finger] Diese Karte konnte an mehrere Stellen. Tippe sie gleich noch einmal an, dann geht sie zur nächsten.
}
lesson-double = { $by ->
    [mouse] Klicke eine Karte doppelt an, dann geht sie auf einen Zielstapel.
   *[finger] Tippe eine Karte zweimal schnell an, dann geht sie auf einen Zielstapel.
}
lesson-stock = { $by ->
    [mouse] Klicke den Talon an, dann kommen neue Karten ins Spiel.
   *[finger] Tippe den Talon an, dann kommen neue Karten ins Spiel.
}
lesson-peek = { $by ->
    [mouse] Halte die rechte Maustaste auf einer Karte gedrückt, die unter anderen liegt: Dann siehst du sie ganz. Umschalt und die linke Taste tun dasselbe.
   *[finger] Lass den Finger auf einer Karte ruhen, die unter anderen liegt: Dann siehst du sie ganz.
}
lesson-undo = „Rückgängig“ nimmt einen Zug zurück, und davor so viele, wie du willst. Es kostet nichts.
lesson-loupe = Hier liegen die Karten dicht. Lass den Finger darauf ruhen, schieb ihn zu der, die du meinst, und lass los.

## Über Baize

about-title = Über Baize
about = Baize ist Patience für alle: kostenlos, ohne Werbung, ohne Konto und ohne dass dich jemand verfolgt. Karten, Regeln und Lösungsprogramm sind quelloffen.
about-privacy = Was du spielst, bleibt auf deinem Gerät. Baize verschickt nichts davon.
licence = Lizenz
all-rules = Die Regeln aller Spiele
all-rules-lead = Jedes Spiel Stapel für Stapel erklärt, mit Beispielen: Such dir aus, worüber du lesen willst.
about-topic = { $topic ->
    [fair-deals] Wie die Karten verteilt werden
    [winnable] Was „lässt sich gewinnen“ heißt
    [privacy] Was bei dir bleibt
   *[accessibility] Spielen ohne Hürden
}

## Titel der Seiten, und was eine Adresse verlangen kann

# $app (unser eigener Name)
home-page-title = { $app }: Solitaire online spielen, kostenlos und ohne Anmeldung
# $name (Eigenname des Spiels), $app (unser eigener Name)
game-page-title = { $name } Solitaire: online spielen, kostenlos, ohne Anmeldung · { $app }
not-found-page-title = Hier ist nichts · { $app }
record-page-title = Deine Bilanz · { $app }
about-page-title = { $topic } · { $app }
record-description = Wie du gespielt hast: jede Partie, deine Siege, Serien und Bestzeiten, Spiel für Spiel. Alles bleibt auf deinem Gerät.
record-unscripted = Deine Bilanz liegt nur in diesem Browser. Damit sie zu sehen ist, muss er JavaScript ausführen dürfen.
missing-unscripted = Diese Seite gibt es nicht. Vielleicht ist die Adresse falsch getippt. Alle Spiele findest du über die Startseite.
embed-unscripted = Um hier Patience zu spielen, muss der Browser JavaScript ausführen dürfen.
# $deal (was die Adresse verlangt), $fault (ein Satz, der sagt, was daran nicht stimmt)
bad-deal = Die Adresse verlangt Partie „{ $deal }“. { $fault } Hier ist darum eine andere Partie.
leave-ask = Du hast diese Partie begonnen. Soll sie einer anderen weichen? Du kannst auf sie zurückkommen.
leave-yes = Neu geben
leave-no = Weiterspielen
