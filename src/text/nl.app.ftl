## Het raamwerk

app-name = Baize
app-description = Patience (solitaire) voor iedereen: gratis, offline, zonder reclame en zonder account.
nav-home = Alle spellen
nav-settings = Instellingen
nav-record = Je resultaten
nav-close = Sluiten

## Beginpagina

home-continue = Verder spelen
home-favourites = Favorieten
home-played = Laatst gespeeld
favourite = Favoriet
favourite-game = Favoriet: { $name }
# $deal (zijn nummer), $moves (hoeveel er gedaan zijn)
home-deal = Potje { $deal }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
# $n (aantal spellen)
home-count = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
# naam van een rij links naar de bekendste spellen
home-ways = Snel naar
home-daily = Potje van de dag
home-random = Een willekeurig spel
home-search = Zoek een spel
home-filters = Filters
# $query (wat er getypt werd)
home-search-nothing = Geen spel past bij “{ $query }”.
home-search-guess = Bedoel je “{ $guess }”?
home-search-all = Alle spellen tonen
# $family: groepen spellen zoals spelers ze kennen
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Waaiers
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
    [singles] Buitenbeentjes
   *[other] Andere spellen
}

# $n (aantal spellen van de groep) op een knop die de spellen toont die nog niet te zien zijn
family-all = Alle { $n } spellen

## De pagina van een spel

rules = Spelregels
# $name (eigennaam van het spel waarvan dit een variant is)
variant-of = Een variant van { $name }.
variants = Varianten
# Wat tussen haakjes achter de eigennaam van een spel staat en een variant ervan onderscheidt: “Spider (1 kleur)”
name-draw-1 = 1 kaart
name-draw-3 = 3 kaarten
name-1-suit = 1 kleur
name-2-suits = 2 kleuren
name-3-decks = 3 spellen
name-traditional = traditioneel
name-king-to-ace = heer tot aas
name-whole-tail = hele staart
name-nothing-on-kings = niets op heren
not-found-title = Hier is niets
not-found = Deze pagina bestaat niet. Misschien is het adres verkeerd getypt; hier zijn alle spellen.
# $name (van een andere taal, in die taal)
other-language = Deze pagina in { $name }
fair-deals-title = Waar de kaarten vandaan komen
fair-deals = Een nieuw potje is een getal van 32000 tot en met 9999999999 dat je browser bij toeval trekt, en alleen dat getal bepaalt de volgorde van de kaarten. Niemand zoekt makkelijke of moeilijke potjes uit, en hoe je tot nu toe gespeeld hebt, maakt niets uit. Hetzelfde getal geeft dezelfde kaarten: hier, in PySolFC en bij iedereen aan wie je de link stuurt.

## Offline, en nieuw

offline-ready = Alle spellen staan nu op dit apparaat en werken zonder internet.
# Als een deel van een pagina niet te laden is, en de knop die het opnieuw probeert
unfetched = Een deel van deze pagina ontbreekt nog: de eerste keer is internet nodig.
unfetched-again = Opnieuw proberen
language-missing = { $name } staat nog niet op dit apparaat, en er is nu geen netwerk. Kom één keer terug met internet, dan blijft het staan.
update-available = Er is een nieuwe versie. Je potjes blijven zoals ze zijn.
update-now = Nu gebruiken
update-later = Bij het volgende potje
install = Installeren
install-explained = Zet Baize op je beginscherm: dan opent het als elke andere app en werkt het zonder internet.
install-title = Baize op je apparaat
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Tik op de deelknop aan de rand van het scherm.
install-step-add = Kies “Zet op beginscherm” en daarna “Voeg toe”.
install-step-open = Open Baize voortaan vanaf je beginscherm.

## Je potjes bewaren

storage-keep = Moet de browser je potjes en resultaten ook bewaren als de ruimte krap wordt? Er gaat niets van dit apparaat af.
storage-keep-yes = Ja, bewaren
storage-keep-no = Nu niet

## Instellingen

settings-title = Instellingen
settings-search = Zoek een instelling
settings-none = Geen instelling heet zo.
settings-language = Taal
settings-theme = Kleuren
settings-theme-value = { $value ->
    [auto] Zoals op het apparaat
    [light] Licht
   *[dark] Donker
}
settings-table = Tafel
settings-table-value = { $value ->
    [felt] Groen vilt
    [blue] Blauw vilt
    [wine] Rood vilt
   *[plain] Effen
}
settings-suits = Kleuren van de kaarten
settings-suits-value = { $value ->
    [two] Twee kleuren
    [four] Vier kleuren
   *[safe] Vier kleuren die iedereen uit elkaar kan houden
}
settings-index = Tekens in de hoeken
settings-index-value = { $value ->
    [normal] Gewoon
   *[big] Groot (kleine kaarten hebben ze al)
}
settings-back = Achterkant van de kaarten
settings-back-value = { $value ->
    [crescent] Maansikkel
    [waves] Golven
    [rays] Stralen
    [stars] Sterren
   *[weave] Vlechtwerk
}
settings-auto = Automatische zetten
settings-auto-value = { $value ->
    [off] Uit
    [safe] Alleen kaarten die je niet meer nodig kunt hebben
   *[all] Elke kaart die op een fundering past
}
settings-tap = Een tik op een kaart
settings-tap-value = { $value ->
    [best] speelt hem naar de beste plaats
   *[select] pakt hem op
}
settings-hints = Tips
settings-hints-value = { $value ->
    [fair] weten wat jij gezien hebt
   *[all-seeing] kennen alle kaarten
}
settings-truth = Zeggen of het potje te winnen is
settings-truth-value = { $value ->
    [auto] Als er geen kaart gesloten ligt
    [on] Altijd
   *[off] Nooit
}
settings-switches = Aan tafel
settings-left = Voor linkshandigen: stok en knoppen aan de andere kant
settings-sideways = Kolommen op hun kant: de kaarten lopen van links naar rechts
settings-light = Licht voor beginners: wat je kunt verplaatsen heeft een heldere rand, en een tik laat zien waarheen
settings-clock = De speeltijd tonen
settings-confirm = Vraag het eerst voordat een begonnen potje plaatsmaakt voor een ander
settings-peek = Lang drukken, de rechterknop of Shift toont een kaart die onder andere ligt
settings-celebration = Na een overwinning dansen de kaarten
settings-sound = Geluiden
settings-haptics = De telefoon trilt als een kaart neerkomt
settings-backup = Reservekopie en ander apparaat
settings-reset = Standaardinstellingen terugzetten
settings-not-stored = In deze browser kan Baize je keuzes niet onthouden. Ze gelden tot je deze pagina verlaat.

## The first minutes

# Eén keer gezegd tegen wie voor het eerst speelt, met twee knoppen: een tik moet tonen waar een kaart heen mag, of er hoeft niets op te lichten
# $by (mouse, finger: waarmee gespeeld wordt)
light-first = { $by ->
    [mouse] Kaarten met een heldere rand kun je verplaatsen: klik erop of sleep ze.
   *[finger] Kaarten met een heldere rand kun je verplaatsen: tik erop of sleep ze.
}
light-show = Eerst tonen waar
light-out = Zonder randen
# Na een paar zetten, één keer
light-gone = De heldere randen zijn nu uit. In de instellingen, onder ‘{ settings-switches }’, zet je ze weer aan.

# Uitleg, elk één keer gegeven, als die voor het eerst nodig is
# $by (mouse, finger: waarmee gespeeld wordt)
lesson-again = { $by ->
    [mouse] Die kaart kon op meer plekken terecht. Klik er meteen nog eens op, en hij gaat naar de volgende.
   *[finger] Die kaart kon op meer plekken terecht. Tik er meteen nog eens op, en hij gaat naar de volgende.
}
lesson-double = { $by ->
    [mouse] Dubbelklik op een kaart, en hij gaat naar een fundering.
   *[finger] Tik twee keer snel op een kaart, en hij gaat naar een fundering.
}
lesson-stock = { $by ->
    [mouse] Klik op de stok om nieuwe kaarten in het spel te brengen.
   *[finger] Tik op de stok om nieuwe kaarten in het spel te brengen.
}
lesson-peek = { $by ->
    [mouse] Houd de rechtermuisknop ingedrukt op een kaart die onder andere ligt, en je ziet hem helemaal. Shift met de linkerknop doet hetzelfde.
   *[finger] Laat je vinger rusten op een kaart die onder andere ligt, en je ziet hem helemaal.
}
lesson-undo = Terugnemen haalt een zet terug, en daarvoor zoveel als je wilt. Het kost niets.
lesson-loupe = De kaarten liggen hier dicht op elkaar. Laat je vinger erop rusten, schuif naar de kaart die je bedoelt en laat los.

## Over Baize

about-title = Over Baize
about = Baize is patience voor iedereen: gratis, zonder reclame, accounts of volgsystemen. De kaarten, de regels en het zoekprogramma zijn open source.
about-privacy = Wat je speelt, blijft op je apparaat. Baize stuurt nergens iets naartoe.
licence = Licentie
all-rules = De spelregels van alle spellen
all-rules-lead = Elk spel stapel voor stapel uitgelegd, met voorbeelden: kies waarover je wilt lezen.
# $topic: een korte pagina over het geheel
about-topic = { $topic ->
    [fair-deals] Hoe de kaarten gedeeld worden
    [winnable] Wat “te winnen” betekent
    [privacy] Wat bij jou blijft
   *[accessibility] Spelen zonder drempels
}

## Titels van pagina’s, en wat een adres kan vragen

# $app (onze eigen naam)
home-page-title = { $app }: online solitaire spelen, gratis en zonder aanmelding
# $name (eigennaam van het spel), $app (onze eigen naam)
game-page-title = { $name } Solitaire: gratis online spelen, zonder aanmelding · { $app }
not-found-page-title = Hier is niets · { $app }
record-page-title = Je resultaten · { $app }
# $topic (titel van een korte pagina), $app (onze eigen naam)
about-page-title = { $topic } · { $app }
record-description = Hoe je gespeeld hebt: elk potje, je overwinningen, reeksen en beste tijden, spel voor spel. Het blijft op je apparaat.
record-unscripted = Je resultaten staan alleen in deze browser. Om ze te tonen moet hij JavaScript mogen uitvoeren.
missing-unscripted = Deze pagina bestaat niet. Misschien is het adres verkeerd getypt. Vanaf de startpagina vind je alle spellen.
embed-unscripted = Om hier patience te spelen, moet de browser JavaScript mogen uitvoeren.
# $deal (wat het adres vraagt), $fault (een zin die zegt wat er mis mee is)
bad-deal = Het adres vraagt om potje “{ $deal }”. { $fault } Daarom krijg je een ander potje.
leave-ask = Je bent aan dit potje begonnen. Moet het plaatsmaken voor een ander? Je kunt erop terugkomen.
leave-yes = Deel een ander
leave-no = Speel verder
