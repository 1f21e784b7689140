## Wat de pagina van een spel naast de regels zegt

# GAME("minerva") staat voor de eigennaam van een spel waar lezers heen kunnen gaan.

# $name (eigennaam)
page-heading = { $name } Solitaire
page-promise = Speel { $name } online: gratis, zonder aanmelding, zonder reclame.
page-relatives = Dit vind je misschien ook leuk
page-request = Komt iets op deze pagina of aan de tafel je vreemd voor, of heb je een idee waar { $name } nog leuker van zou worden? Laat het me dan weten.
page-wish = En nu: veel plezier, en moge de goede kaart bovenop liggen!
# Wat voor spel het is, in één regel. $packs (aantal), $length (short, medium, long), $skill (luck-alone tot skill-alone)
page-facts = { $packs ->
    [one] Eén spel kaarten
   *[other] { $packs } spellen kaarten
} · { $length ->
    [short] een kort potje
    [medium] een middellang potje
   *[long] een lang potje
} · { $skill ->
    [luck-alone] alleen geluk beslist
    [mostly-luck] meer geluk dan inzicht
    [balanced] geluk en inzicht in evenwicht
    [mostly-skill] meer inzicht dan geluk
   *[skill-alone] alleen inzicht beslist
}
# $inventor (naam, of namen met komma’s ertussen)
page-inventor = Bedacht door { $inventor }.
# $won, $lost en $open zijn samen $deals; $lower en $upper zijn hele procenten
page-winnable = Is het te winnen? Als je alle kaarten kent, zijn van de eerste { $deals } potjes er { $won } te winnen, { $lost ->
    [0] is er geen enkel zeker verloren
    [one] is er { $lost } verloren
   *[other] zijn er { $lost } verloren
}, en { $open } bleven er onbeslist nadat er aan elk { $seconds } seconden gezocht was. Van alle potjes is dus tussen { $lower }% en { $upper }% te winnen, voor zover een steekproef dat kan zeggen. Jouw eigen kans is dat niet: niemand speelt terwijl hij alle kaarten kent.
# $names (links naar de varianten van het spel, als opsomming)
page-variants = Varianten: { $names }.
# $names (andere namen van het spel, als opsomming)
page-aliases = Heet ook { $names }.

## De pagina met de regels van een spel

# $name (eigennaam van het spel), $app (onze eigen naam)
page-rules-title = { $name } Solitaire: spelregels en uitleg · { $app }
# $pitch (wat er bijzonder is aan het spel, in één regel)
page-rules-description = Zo speel je { $name } Solitaire, stapel voor stapel uitgelegd. { $pitch }
page-play = { $name } spelen
page-layout = De tafel van { $name } in het klein
page-rules-alone = Deze spelregels op een eigen pagina
page-unscripted = Om { $name } hier te spelen, moet de browser JavaScript mogen uitvoeren. De regels kun je ook zonder lezen.

## Als er iets vreemd is

page-odd = Iets vreemds? Een idee?
page-report-write = Schrijf me
page-report-lines = Zet deze regels bij wat je schrijft:
page-report-nobody = Wie deze site online heeft gezet, heeft hier geen adres achtergelaten. Kopieer deze regels, en geef ze aan degene van wie je de site hebt:
page-report-copy = Regels kopiëren
page-report-copied = Gekopieerd
# $name (eigennaam van het spel), $app (onze eigen naam), $version (zoals 0.1.0), $language (zoals en)
page-report = Het gaat over { $name }, in { $app } { $version } ({ $language }).
# $deal (zijn nummer)
page-report-deal = Het gaat over potje { $deal } van { $name }, in { $app } { $version } ({ $language }).

## De eerste spellen

munger-pitch = Het krappere nichtje van Minerva: één spel kaarten, zeven kaarten reserve en één enkele ronde door de stok. Haal eruit wat erin zit!
manx-pitch = Orden de kaarten tot vier reeksen van dertien, met vier kolommen die elk met één kaart beginnen, één cel en één ronde. Bijna alleen inzicht.
triple-minerva-pitch = Drie spellen kaarten, twaalf kolommen van vier en een reserve van vijftien kaarten: je reddingslijn als de tafel dichtslibt. Lang, en meer inzicht dan geluk.
waning-moon-pitch = Familie van Forty Thieves: twee spellen kaarten in dertien kolommen van vier, één kaart tegelijk, één ronde. Moeilijk, en vooral inzicht.
minerva-pitch = De kolommen van Athena, met ernaast een open reserve van elf kaarten, en twee rondes door een korte stok. Eén spel kaarten, geluk en inzicht in evenwicht.
double-minerva-pitch = Minerva met twee spellen kaarten: negen kolommen, dertien kaarten reserve, twee rondes. Meer ruimte, en meer om te onthouden.
athena-pitch = Klondike, gedeeld als een dambord: zeven kolommen van vier, om en om gesloten en open. Eén spel kaarten, drie kaarten tegelijk, zoveel rondes als je wilt.
canfield-pitch = Het spel van de gokbaas: dertien kaarten reserve, vier dunne kolommen, en funderingen die beginnen waar het toeval wil. Eén spel kaarten; het geluk praat een flink woordje mee.
spider-pitch = Twee spellen kaarten, tien kolommen, en acht reeksen van heer tot aas die in één stuk naar huis willen. Vooral inzicht, en geduld.
tabby-cat-pitch = Vier kolommen, één ronde, en een staart waarop een hele reeks kan rusten. Eén spel kaarten, de soort doet er niet toe, bijna alleen inzicht.
klondike-pitch = Het spel dat de meeste mensen bedoelen als ze patience of solitaire zeggen. Eén spel kaarten, zeven kolommen, één kaart tegelijk, zoveel rondes als je wilt.
forty-thieves-pitch = Twee spellen kaarten, tien open kolommen van vier, in dezelfde soort gebouwd, één kaart tegelijk, één ronde. Een klassieker, en een zware.
eclipse-pitch = De kolommen van Waning Moon, maar reeksen in dezelfde soort gaan samen, en de stok valt in vier rijen van dertien op tafel. Twee spellen kaarten, vooral inzicht.
thirty-nine-steps-pitch = Waning Moon met kolommen van drie: negenendertig kaarten op tafel, vijfenzestig in de stok, één ronde. Twee spellen kaarten, vooral inzicht.

## Varianten: wat er anders is

klondike-draw-3-pitch = Klondike met drie kaarten tegelijk: alleen de laatste daarvan is meteen te spelen, en de volgorde van de stok wordt een puzzel op zich.
athena-draw-1-pitch = Athena met één kaart tegelijk, zoals PySolFC het speelt: elke kaart van de stok komt een keer bovenop.
munger-pysol-pitch = Munger zoals PySolFC het speelt: van de reserve zie je alleen de bovenste kaart, en wat op een fundering ligt, blijft daar.
minerva-pysol-pitch = Minerva zoals PySolFC het speelt: van de reserve zie je alleen de bovenste kaart, en wat op een fundering ligt, blijft daar.
spider-2-suits-pitch = Spider met alleen klaveren en harten: half zoveel soorten om uit te zoeken, en een goede kans om te winnen.
spider-1-suit-pitch = Spider met alleen klaveren: elke reeks kan mee. Een zacht begin.
manx-pysol-pitch = Manx volgens de regel van de bedenker en van PySolFC: alleen reeksen van heer tot aas gaan naar huis, en er komt nooit iets terug.
tabby-cat-whole-tail-pitch = Tabbycat volgens de regel van de bedenker: wat op de staart ligt, gaat er in één keer af of helemaal niet.
golf-nothing-on-kings-pitch = Golf zoals de meesten het kennen: een heer is een doodlopende weg, tot de stok je een andere kaart geeft.
