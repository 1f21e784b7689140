## Wat de pagina van een spel naast de regels zegt

# GAME("minerva") staat voor de eigennaam van een spel waar lezers heen kunnen gaan.

# $name (eigennaam)
page-heading = { $name } Solitaire
page-promise = Speel { $name } online: gratis, zonder aanmelding, zonder reclame.
page-relatives = Dit vind je misschien ook leuk
# $name (eigennaam van het spel waar de andere op moeten lijken)
page-like-this = Meer spellen zoals { $name }
page-request = Komt iets op deze pagina of aan de tafel je vreemd voor, of heb je een idee waar { $name } nog leuker van zou worden? Laat het me dan weten.
page-wish = En nu: veel plezier, en moge de goede kaart bovenop liggen!
# Wat voor spel het is, in één regel. $packs (aantal), $length (short, medium, long), $skill (luck-alone tot skill-alone)
page-facts = { $packs ->
    [one] Eén spel kaarten
    [2] Twee spellen kaarten
    [3] Drie spellen kaarten
    [4] Vier spellen kaarten
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
page-winnable = Is het te winnen? Met alle kaarten bekend zijn er van de eerste { $deals } potjes { $won } te winnen; { $lost ->
    [0] van geen enkel staat vast dat het verloren is
    [one] { $lost } is het niet
   *[other] { $lost } zijn het niet
}, en { $open } bleven onbeslist na telkens { $seconds } seconden zoeken. Van alle potjes is dus tussen { $lower }% en { $upper }% te winnen, voor zover een steekproef dat kan zeggen. Jouw eigen kans is dat niet: wie speelt, kent niet alle kaarten.
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
page-how-to = Meteen naar hoe je speelt
page-examples = De zetten in voorbeelden
page-examples-lead = Zetten uit echte potjes, van elke soort één: waar de kaart vandaan komt en wat ermee gebeurt. Wat pas laat in een potje voorkomt, kan ontbreken.
page-examples-try = “Laat zien” legt hem op een kleine tafel klaar en speelt hem. Van daaraf kun je verdergaan, als je wilt.
page-example-show = Laat zien
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

## Meer spellen

scorpion-pitch = Het doel van Spider met de vrijheid van Yukon: elke open kaart verhuist met alles wat erop ligt, en de drie kaarten van de stok zijn je laatste redmiddel.
gypsy-pitch = Twee spellen kaarten, acht kolommen om en om rood en zwart, en een stok die rij voor rij deelt: de grote broer van Klondike, gul en lang.
freecell-pitch = Alle kaarten liggen open, en vier vrije cellen zijn alle hulp die je nodig hebt: bijna elk potje is te winnen, dus het ligt aan jou.
penguin-pitch = De eerste kaart, de snavel, bepaalt waar de funderingen beginnen. Alle kaarten open, zeven cellen, bijna alleen inzicht.
yukon-pitch = Klondike zonder stok: alle kaarten zijn gedeeld, en elke open kaart verhuist met alles wat erop ligt.
bakers-dozen-pitch = Dertien open kolommen met de heren onderop, losse kaarten, en een lege kolom wordt nooit meer gevuld. Makkelijk te leren, fijn om te winnen.
bisley-pitch = De azen gaan omhoog en de heren komen omlaag tot ze elkaar tegenkomen, en in de kolommen mag je beide kanten op. Alles open, vooral inzicht.
beleaguered-castle-pitch = In het midden staan de azen, en acht open kolommen belegeren ze. De soort doet er niet toe, de losse kaart wel. Alleen inzicht.
fan-pitch = Zeventien kleine waaiers van drie kaarten en één losse kaart, aflopend in dezelfde soort, en een lege plaats is alleen voor heren. Alles open.
calculation-pitch = Vier funderingen die tellen met één, twee, drie en vier, en vier hoopjes voor de rest. De soort doet er niet toe; vooruitdenken wel.
sultan-pitch = Hartenheer zit in het midden, en om hem heen groeit zijn hof tot en met de vrouwen. Zes cellen, drie rondes, vooral geluk, en mooi als het uitkomt.
golf-pitch = Zeven kolommen naar één stapel, telkens één rang omhoog of omlaag. Snel, en goed voor een korte pauze.
pyramid-pitch = Neem vrije kaarten weg in paren die samen dertien zijn, tot de piramide weg is. Eén spel kaarten, drie rondes, vooral geluk.
spiderette-pitch = Spider aan de tafel van Klondike: één spel kaarten, kolommen van één tot zeven kaarten, en een stok die in rijen neerkomt.
simple-simon-pitch = Alle 52 kaarten open in tien kolommen, en vier hele soorten die op tafel bij elkaar moeten komen. Geen stok, geen geluk, geen smoesjes.
eight-off-pitch = De grootvader van FreeCell: acht cellen, waarvan vier aan het begin bezet, kolommen in dezelfde soort, en lege plaatsen alleen voor heren. Alles open.
seahaven-towers-pitch = Tien open kolommen in dezelfde soort, vier cellen waarvan twee bezet, lege plaatsen voor heren: een koele, precieze puzzel.
four-seasons-pitch = Een kruis van vijf kaarten, vier hoeken om te vullen, en de hele stok in één ronde: vlug, oud en vooral geluk.
aces-up-pitch = Vier kolommen, en van twee kaarten van één soort gaat de laagste weg: een spel voor bij de koffie, en meestal eerder op dan de koffie.
eagle-wing-pitch = Acht kaarten gespreid als vleugels, met eronder een romp van dertien, die pas tevoorschijn komt als er een vleugel afbreekt.
easthaven-pitch = Klondike in rijen: zeven kolommen van drie, en een stok die in vijf rijen valt.
bakers-game-pitch = De vader van FreeCell: dezelfde vier cellen, maar kolommen in dezelfde soort, en daarmee telt elke zet dubbel.
la-belle-lucie-pitch = Achttien kleine waaiers, in dezelfde soort, één kaart tegelijk; en als er niets meer gaat, wordt er nog twee keer geschud.
bristol-pitch = Acht waaiers van drie, van welke soort ook, en een stok die op drie stapeltjes deelt: gevat en vriendelijk.
flower-garden-pitch = Zes bedden met zes bloemen en een boeket van zestien, alles open: een mooie, veeleisende tuin.
king-albert-pitch = Negen kolommen van één tot negen kaarten, met zeven losse kaarten ernaast: alles open, en moeilijk te vermurwen.
fourteen-pitch = Twaalf kolommen om leeg te maken in paren die samen veertien zijn: open kaarten, weinig keuzes, en ze doen er allemaal toe.
monte-carlo-pitch = Vijfentwintig kaarten in een vierkant: neem buren die een paar zijn, laat de rest opschuiven, en hoop op nieuwe.
montana-pitch = Vier rijen, vier gaten, en elke kaart heeft één plaats waar hij heen wil: half schuifpuzzel, half patience.
chameleon-pitch = Canfield met maar drie kolommen, maar de soort doet er niet toe: krap en vergevingsgezind tegelijk.
dutchess-pitch = Vier waaiers van drie als reserve, een beginrang die je zelf kiest, en twee rondes: de democratische Canfield.
will-o-the-wisp-pitch = Een lichtere Spiderette: zeven kolommen van drie, elke bovenste kaart open, en vijf rijen te gaan.
limited-pitch = Forty Thieves over twaalf kolommen van drie: meer plaatsen, minder begraven kaarten, en nog altijd één ronde.
streets-and-alleys-pitch = Beleaguered Castle zonder zijn muur van azen: ook die liggen ergens in de acht kolommen. Alles open, alleen inzicht.
fortress-pitch = Tien open kolommen die op en af mogen gaan, maar alleen in dezelfde soort: een vesting met weinig deuren.
shamrocks-pitch = Achttien waaiers van nooit meer dan drie kaarten, beide kanten op en van welke soort ook: zacht, groen, en niet helemaal ongevaarlijk.
numerica-pitch = Vier funderingen, vier hoopjes, en telkens één kaart die ergens heen moet: misschien de oudste patience van allemaal.
auld-lang-syne-pitch = De azen liggen klaar, er komen vier kaarten tegelijk, en je kunt alleen maar kijken wat er past: de patience die het meest van je geduld vraagt.
terrace-pitch = Een terras van elf kaarten, een beginrang die je zelf kiest, en funderingen in rood en zwart: een van de grote oude spellen met twee spellen kaarten.
carpet-pitch = Vier azen met een tapijt van twintig kaarten ertussen: elke kaart die je ziet mag naar huis, en de gaten vul je van de aflegstapel.
three-peaks-pitch = Drie toppen van kaarten, één stapel, één rang omhoog of omlaag: snel, vrolijk, en moeilijk om het bij één potje te laten.
black-hole-pitch = Alles valt in schoppenaas, telkens één rang omhoog of omlaag: 51 kaarten, geen stok, geen ontkomen aan.
nestor-pitch = Neem paren van gelijke rang weg tot er niets meer ligt: acht kolommen, vier kaarten die helpen, en geen stok.
accordion-pitch = Eén lange rij die tot één stapel in elkaar moet: de eenvoudigste tafel ter wereld, en een van de moeilijkst te winnen.
osmosis-pitch = De soorten sijpelen van rij naar rij omlaag, in de volgorde waarin de rij erboven ze heeft doorgelaten: anders dan elke andere patience.
clock-pitch = Elke kaart gaat naar zijn uur, tot de vierde heer de klok stilzet: helemaal geen inzicht, en één op de dertien potjes komt uit.
westcliff-pitch = Tien korte kolommen in rood en zwart, elke kaart op een lege plaats, één ronde: de inschikkelijkste Klondike die er is.
thumb-and-pouch-pitch = Een Klondike waarin alleen de eigen soort verboden is en elke kaart op een lege plaats mag: ontspannen, met één ronde.
whitehead-pitch = Alles open, rood op rood en zwart op zwart, en alleen reeksen in dezelfde soort gaan samen: een Klondike voor denkers.
thirty-six-pitch = Zes open kolommen van zes, de soort doet er niet toe, hele reeksen gaan mee: kort en licht, met één ronde.
gargantua-pitch = Klondike voor de honger van een reus: twee spellen kaarten, negen kolommen, en twee keer door de stok.
big-harp-pitch = Tien kolommen als de snaren van een harp, twee spellen kaarten, elke kaart op een lege plaats, één ronde.
batsford-pitch = Een dubbele Klondike met een wachtkamer voor drie heren: tien kolommen, twee spellen kaarten, één ronde.
thieves-of-egypt-pitch = Een piramide op haar kop, helemaal open, twee spellen kaarten en twee rondes: de veertig rovers gaan naar Egypte.
storehouse-pitch = Canfield in dezelfde soort: de tweeën liggen klaar, er zijn dertien kaarten in voorraad, en de stok komt drie keer.
mrs-mop-pitch = Spider met alle 104 kaarten open op tafel: dertien kolommen, geen stok, één grote schoonmaak.
big-spider-pitch = Spider met drie spellen kaarten: dertien kolommen, twaalf reeksen, en zes rijen die vallen als regen.
forty-and-eight-pitch = Acht open kolommen van vier, in dezelfde soort, één kaart tegelijk, maar twee keer door de stok: Forty Thieves voor wie zich bedenkt.
deuces-pitch = De acht tweeën openen de funderingen, tien losse kaarten de kolommen, en er komen er nog 86.
lucas-pitch = Dertien open kolommen in dezelfde soort, en hele reeksen gaan mee: Forty Thieves op zijn gulst.
rank-and-file-pitch = Forty Thieves in rood en zwart, met drie gesloten kaarten in elke kolom en reeksen die samen marcheren.
fortunes-favor-pitch = Twaalf losse kaarten rond vier azen, en lege plaatsen die zichzelf vullen: het geluk doet het meeste werk.
seven-by-four-pitch = FreeCell met een kolom minder: zeven kolommen, vier cellen, alles open.
forecell-pitch = FreeCell dat met volle cellen begint en alleen heren op lege plaatsen toelaat: vier boeien om af te schudden.
good-measure-pitch = Baker’s Dozen een maat kleiner: tien open kolommen van vijf, twee azen al thuis, de heren onderop.
cruel-pitch = Twaalf stapeltjes in dezelfde soort, en zo vaak je wilt opnieuw delen zonder te schudden: een schuifpuzzel.
scotch-patience-pitch = Achttien waaiers van welke soort ook, maar funderingen in rood en zwart: zuinig, zoals de naam al zegt.
betsy-ross-pitch = Vier rekenreeksen, een stok die drie keer langskomt, en niets te beslissen: tellen als gezelschap.
windmill-pitch = Eén grote wiek in het midden die vier keer van aas tot heer draait, en vier die vanaf de heren omlaag komen.
royal-cotillion-pitch = Vrouwen aan de ene kant, heren aan de andere, en funderingen die met twee rangen tegelijk klimmen: een dans voor twee spellen kaarten.
doublets-pitch = Alles verdubbelt zich: van 3 naar 6 naar vrouw naar boer, rond en rond, terwijl de heren toekijken.
napoleons-tomb-pitch = Eén stapel loopt vier keer af van zes tot aas, vier lopen op van zeven tot heer, en vier plaatsen wachten: kort en net.
grandfathers-clock-pitch = Twaalf funderingen rond een wijzerplaat, en je hebt gewonnen als elke stapel zijn uur aanwijst.
