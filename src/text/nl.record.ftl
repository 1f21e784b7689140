## De resultaten van de speler

# Een stille regel naast de tafel. $played, $won (aantallen potjes), $streak (overwinningen op rij tot nu toe)
record-line = { $played ->
    [0] Nog niets geteld
   *[other] { $played } gespeeld, { $won } gewonnen{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } op rij
    }
}
# $name (eigennaam van een spel)
record-of = Je resultaten in { $name }
record-private = Ze blijven op dit apparaat, en je hebt er geen account voor nodig.
record-lost = Deze browser bewaart op dit moment niets voor Baize: wat je nu speelt, is weg zodra je weggaat.
record-empty = Hier staat nog niets. Speel een potje: het staat hier zodra je het gewonnen hebt, of zodra je er een zet in gedaan hebt en aan een ander begonnen bent.
record-counts-title = Wat er telt
record-counts = Een potje telt als je het wint, of als je er een zet in gedaan hebt en een ander laat delen. Wie erop terugkomt en het wint, heeft het gewonnen. Een overwinning blijft een overwinning, wat je daarna ook terugneemt; en een potje dat alleen nog opgeruimd hoeft te worden, is ook gewonnen. Een potje waarvan de oplossing je is getoond, telt als gespeeld, niet als gewonnen. “Gewoonlijk” betekent: de helft van je overwinningen had minder nodig, de andere helft meer.
record-kept = Van de potjes die je bent begonnen en hebt laten liggen, wachten de { $n } laatst gespeelde op je. Van oudere blijft alleen de uitslag; hun nummer deelt ze opnieuw.
record-unknown = Er is geen spel dat “{ $name }” heet. Dit zijn je resultaten in alle spellen.

## Cijfers

record-played = Gespeeld
record-won = Gewonnen
record-rate = Winstpercentage
# Het winstpercentage dat te verwachten is. $lower, $upper (zoals 46%)
record-interval = Winstpercentage op de lange duur: waarschijnlijk tussen { $lower } en { $upper }.
record-streak = Gewonnen op rij
record-longest = Langste reeks
record-best-time = Beste tijd
record-usual-time = Gewoonlijke tijd
record-best-moves = Minste zetten
record-usual-moves = Gewoonlijk aantal zetten
record-alone = Gewonnen zonder hulp
record-with-undo = Gewonnen met terugnemen
record-with-hint = Gewonnen met tips

## Tabellen

record-games = Spel voor spel
record-game = Spel
# Een spel waarvan de regels van elders kwamen
record-own-rules = Eigen regels
record-months = De laatste twaalf maanden
# $month (een maand met haar jaar), $played, $won (aantallen potjes)
record-month-told = { $month }: { $played } gespeeld, { $won } gewonnen
record-all-months = Alle maanden in cijfers
record-month = Maand
record-history = Je laatste potjes
record-all-history = Je potjes
record-deal = Potje
record-result = Uitslag
record-outcome = { $outcome ->
    [won] Gewonnen
    [shown] Oplossing getoond
   *[abandoned] Niet afgemaakt
}
record-helped-by = { $help ->
    [both] Terugnemen, tips
    [hint] Tips
   *[undo] Terugnemen
}
record-again = Nog eens spelen
# Alleen voor wie luistert; begint met record-again. $deal (zijn nummer), $name (eigennaam van het spel)
record-again-told = Nog eens spelen: potje { $deal } van { $name }
# Een overwinning om terug te kijken. $deal, $name als hierboven
record-watch-told = Terugkijken: potje { $deal } van { $name }
record-more = Meer tonen
record-everything = Maanden, alle potjes, alle spellen
record-all-games = Alle spellen

## Het potje van de dag

record-daily = Het potje van de dag
# $name (eigennaam van een spel), $checked (yes: het zoekprogramma heeft dit potje gewonnen; no)
record-daily-told = Iedereen die vandaag { $name } speelt, krijgt dezelfde kaarten. { $checked ->
    [yes] Dit potje is te winnen: dat is vooraf nagegaan.
   *[no] Of dit potje te winnen is, heeft niemand nagegaan.
}
# $n (dagen op rij waarop het potje van de dag gewonnen werd)
record-daily-streak = { $n ->
    [one] Op { $n } dag gewonnen.
   *[other] Op { $n } dagen achter elkaar gewonnen.
}
record-daily-longest = Langste reeks: { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}.
record-daily-earlier = Maand ervoor
record-daily-later = Maand erna
record-daily-play = Het potje van vandaag spelen
# $day (een dag met zijn maand)
record-daily-day = { $day }: { $state ->
    [won] gewonnen
    [left] niet afgemaakt
   *[open] niet gespeeld
}

## Wissen

record-reset = Alles wissen
# $name (eigennaam van een spel)
record-reset-game = { $name } wissen
record-was-reset = Gedaan: vanaf nu begint het tellen opnieuw. Potjes waaraan je begonnen was, zijn er nog.
record-put-back = Terugzetten

## Een overwinning die tot nu toe de beste is

# $n (overwinningen op rij)
record-new-streak = { $n } keer op rij gewonnen: je langste reeks tot nu toe.
record-new-time = Je beste tijd tot nu toe.
record-new-moves = Je minste zetten tot nu toe.
# Naast de tafel, waar de weg naar de winst is getoond
record-shown = De oplossing is je getoond: dit telt als gespeeld, niet als gewonnen. Neem terug wat getoond is, en je kunt nog zelf winnen.

## Doorgeven

share = Delen
share-this-deal = Dit potje delen
# $what (challenge, replay, position, way, deal)
share-heading = { $what ->
    [challenge] Een uitdaging
    [replay] Je potje om terug te kijken
    [position] Deze stelling
    [way] Een weg naar de winst
   *[deal] Dit potje
}
# $what als hierboven, $moves (tot nu toe gedaan), $time (minuten en seconden, als tekst)
share-told = { $what ->
    [challenge] Dezelfde kaarten, met jouw tijd en jouw zetten om te verslaan: { $time }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }. Hoe je gespeeld hebt, blijft jouw geheim.
    [replay] Wie de link opent, ziet zet voor zet hoe je gewonnen hebt.
    [position] De kaarten zoals ze nu liggen, na { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }. Wat een ander speelt, verandert niets aan jouw potje.
    [way] Terugkijken van de eerste kaart tot de winst, als die van hieruit te vinden is.
   *[deal] Dezelfde kaarten vanaf het begin, voor wie de link opent.
}
# Wat een bericht naast de link zegt. $what, $moves, $time als hierboven; $name (eigennaam van het spel), $deal (zijn nummer)
share-text = { $what ->
    [challenge] Ik heb potje { $deal } van { $name } gewonnen in { $time }, met { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }. Kun jij het beter?
    [replay] Zo heb ik potje { $deal } van { $name } gewonnen.
    [position] Wat zou jij hier spelen? Potje { $deal } van { $name }.
    [way] Een manier om potje { $deal } van { $name } te winnen.
   *[deal] Probeer deze eens: potje { $deal } van { $name }.
}
share-send = Delen …
share-copy = Link kopiëren
share-copied = Gekopieerd.
# De browser laat niets kopiëren: de link staat in een veld eronder
share-by-hand = Kopieer hem hier:
share-look = Zoek er een
share-looking = Aan het zoeken …
share-no-way = Van hieruit is geen weg naar de winst gevonden.
# Na een overwinning
share-same-deal = Zelfde potje nog eens

## Wat een adres heeft meegebracht

# $moves (erin gedaan), $deal (zijn nummer)
shared-position = Iemand deelt een stelling met je: potje { $deal } na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}. Dit telt niet mee in je resultaten, en je eigen potjes zijn zoals je ze achterliet.
# Een knop: verlaat wat gedeeld werd, en speelt dat potje vanaf het begin
shared-own = Zelf spelen
# $fault (damaged, newer, not-allowed), $move (nummer van de zet waar het aan ligt)
shared-fault = { $fault ->
    [newer] De zetten in deze link zijn geschreven door een nieuwere versie van Baize. Hier is het potje zonder die zetten.
    [not-allowed] De zetten in deze link volgen de regels van het spel niet: zet nummer { $move } mag niet. Hier is het potje zonder die zetten.
   *[damaged] Deze link is beschadigd: een deel van de zetten ontbreekt of is veranderd. Hier is het potje zonder die zetten.
}
# $moves (in totaal), $time (als tekst; none als die niet bekend is)
replay-playing = Je ziet hoe dit potje gewonnen werd, met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}.
# $moves (tot nu toe getoond), $all (zetten in totaal)
replay-stopped = Gestopt bij zet { $moves } van { $all }.
replay-left = Je hebt het zelf overgenomen, dus het terugkijken is gestopt. Wat hier gespeeld wordt, wordt niet bewaard.
replay-on = Doorgaan
replay-title = Dat was het!
# Als replay-playing
replay-done = Gewonnen met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}. Elke zet was volgens de regels.
replay-again = Nog eens kijken
# $time (als tekst), $moves
challenge = Iemand heeft dit potje gewonnen in { $time }, met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}. Kun jij het beter?
challenge-fault = De link vertelt van een resultaat dat niet te lezen is. Het potje zelf klopt.
# Als challenge. $standing: de overwinning van zojuist is beter, sneller met meer zetten (time), langzamer met minder (moves), gelijk, of geen van alle
challenge-answered = De uitdaging was { $time } met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}. { $standing ->
    [better] Je hebt het beter gedaan!
    [time] Je was sneller, maar had meer zetten nodig.
    [moves] Je had minder zetten nodig, maar meer tijd.
    [even] Je hebt het precies geëvenaard!
   *[not] Die staat nog.
}

## Reservekopie

backup-title = Reservekopie
backup-told = Alles wat Baize op dit apparaat bewaart, in één bestand: je resultaten, de potjes waaraan je begonnen bent, je instellingen. Haal het binnen op een ander apparaat en de twee worden samengevoegd. Daar gaat niets verloren, en wat je daar hebt ingesteld, blijft zoals het is.
backup-save = Bestand bewaren
backup-bring = Bestand binnenhalen
backup-link = Link maken
# $file (its name)
backup-saved = { $file } is aan je browser gegeven; je vindt het bij je downloads.
backup-link-told = Open deze link op je andere apparaat. Wie hem heeft, kan je resultaten lezen.
backup-link-too-long = Voor een link is het te veel. Bewaar een bestand en stuur dat naar je andere apparaat.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Deze link brengt een reservekopie: { $results ->
    [one] { $results } resultaat
   *[other] { $results } resultaten
} en { $deals ->
    [one] { $deals } begonnen potje
   *[other] { $deals } begonnen potjes
}. Wil je die samenvoegen met wat hier bewaard is?
backup-take = Ja, samenvoegen
backup-leave = Nu niet
# $results, $deals as above: what was not here
backup-taken = Klaar. Nieuw hier: { $results ->
    [one] { $results } resultaat
   *[other] { $results } resultaten
}, { $deals ->
    [one] { $deals } begonnen potje
   *[other] { $deals } begonnen potjes
}. Alles wat hier was, is er nog.
backup-taken-nothing = Dat was hier allemaal al.
backup-not-stored = Deze browser bewaart op dit moment niets voor Baize, dus er kan niets worden binnengehaald.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] Er staat niets in.
    [too-large] Dit is veel te groot voor een reservekopie.
    [not-whole] Deze reservekopie is beschadigd: er ontbreekt een deel.
    [newer] Deze reservekopie komt van een nieuwere versie van Baize. Er is niets mis mee: haal hem opnieuw binnen zodra ook dit apparaat de nieuwe versie heeft.
    [unknown-game] Deze reservekopie gaat over een spel dat Baize hier niet heeft: “{ $where }”.
    [wrong-part] Iets in deze reservekopie kan niet kloppen. Kijk hier: { $where }.
   *[not-a-backup] Dit is geen reservekopie van Baize.
} Er is niets veranderd.
