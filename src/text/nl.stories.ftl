## De spellen, verteld

# Een tot vier alinea’s over een spel, met een lege regel ertussen, en welke spellen dichtbij liggen.
# GAME("minerva") staat voor de eigennaam van een spel waar lezers heen kunnen gaan.

munger-introduction =
    Munger hoort bij de familie van Athena, waarvan de kolommen gedeeld worden als een dambord: een kaart gesloten, een open, een gesloten, een open. Van Canfield is de reserve geleend, een stapeltje dat je van het begin af kunt lezen, maar alleen van boven kunt afbouwen. Je speelt met één spel kaarten, en geluk en inzicht wegen ongeveer even zwaar.

    Het draait om de twee gesloten kaarten in elke kolom. Veertien zijn het er samen, en zolang die niet open liggen, speel je half in het donker. De opening is dus geduldwerk: draai open wat je kunt voordat de stok op is, want er is maar één ronde, en een verspilde beurt maak je zelden goed. Heren zijn in het begin alleen welkom als er een lege kolom voor ze is. En vergeet niet: een kaart die op een fundering ligt, is niet weg. Je mag hem terughalen als een kolom hem nodig heeft.
munger-relatives = Vind je zeven kaarten reserve te weinig, dan geeft { GAME("minerva") } je er elf, en een tweede ronde. { GAME("double-minerva") } is hetzelfde idee met twee spellen kaarten. En om op adem te komen ga je naar { GAME("athena") }: daar is geen reserve, en je krijgt er zoveel rondes als je wilt.

manx-introduction =
    Manx is bedacht door Rick Holzgrafe, de maker van Solitaire Till Dawn, en genoemd naar de kat zonder staart. Zijn zusje Tabbycat heeft er wel een: een plaats waar een hele reeks kan wachten. Manx laat je één cel, voor één kaart.

    Aan de regels moet je even wennen. De soort doet er niet toe, en de rangen gaan rond: na de aas komt de heer. Daarom mag een reeks overal beginnen, als er maar dertien kaarten zonder gat op elkaar volgen. Losse kaarten gaan nooit naar huis, alleen een hele reeks, en alleen als jij het zegt. Wachten kan verstandig zijn, want een volledige reeks die blijft liggen, is nog een kolom om op te bouwen.

    Je mag zelfs kaarten terughalen van een volledige reeks, één voor één. Het mag, en het is duur: die fundering neemt niets meer aan tot alle dertien kaarten er weer af zijn. Met twee vrije kolommen lukt dat, met één niet. Vraag je voor elke rij uit de stok af waar de volgende vier kaarten heen kunnen; de rij valt overal bovenop, en er zijn er maar twaalf.

    Zo wordt het spel hier gespeeld. De regel van de bedenker zelf, en die van PySolFC, is strenger: alleen reeksen van heer tot aas gaan weg, en er komt nooit iets terug. Dat spel vind je onder { GAME("manx-pysol") }.
manx-relatives = Met { GAME("spider") } zit je altijd goed als je graag hele reeksen naar huis brengt. { GAME("tabby-cat") } heeft dezelfde vier kolommen en dezelfde krappe plaats ernaast, met een staart in plaats van een cel.

triple-minerva-introduction =
    Triple Minerva is Minerva in het groot: Thomas Warfield maakte er een spel voor drie spellen kaarten van. Twaalf kolommen, twaalf funderingen en een reserve van vijftien kaarten, die je van het begin af allemaal kunt zien.

    Met 156 kaarten slibben de kolommen sneller dicht dan je denkt, en daarom telt de reserve hier zwaarder dan in Minerva: vaak ligt alleen daar die ene kaart waarmee alles weer in beweging komt. Gebruik de reserve vroeg, laag na laag, en houd in het oog wat er dieper in ligt. Er zijn twee rondes door de stok, dus wat je de eerste keer op de aflegstapel moet laten, krijg je de tweede keer nog eens aangeboden.

    Van elke kaart zijn er drie, dus gelijke kaarten kom je de hele tijd tegen. Kijk twee keer voor je kiest: welke van de drie zevens je verplaatst, beslist welke kaart er vrijkomt. En omdat een fundering niet bij één soort hoort, kun je zelfs een lage kaart van de ene fundering naar de andere schuiven.
triple-minerva-relatives = Hetzelfde spel in een kleinere maat: { GAME("double-minerva") } met twee spellen kaarten, { GAME("minerva") } met één. Of ga terug naar het klassieke { GAME("klondike") }: daar heb je geen reserve nodig.

waning-moon-introduction =
    De naam komt van de tafel zelf: de rij van dertien kolommen wordt kaart voor kaart dunner, als een afnemende maan. Waning Moon speelt met dezelfde 104 kaarten als Forty Thieves, maar in drie kolommen meer, zodat elke stapel ondieper is en alles open ligt. Het hoort bij een oude traditie van spellen met twee spellen kaarten, die de legende aan Napoleon op Sint-Helena verbindt. Dat hij er ook maar één van gespeeld heeft, heeft nooit iemand aangetoond.

    Je vijand is de aflegstapel. Er is één ronde en daarna niets meer, dus een kaart die daar begraven raakt, is voorgoed verloren, tenzij alles wat erop ligt een plaats vindt. Speel zo vroeg mogelijk een kolom leeg, en bewaak hem dan: hij is meer waard dan de kaart die je er graag in zou leggen. Bouw in dezelfde soort waar dat iets vrijmaakt, niet omdat het kan.

    Hoe moeilijk is het? Spelers schatten de kans op ongeveer tien procent; dat geldt voor mensen, die de stok niet kunnen zien. Een computer die alle kaarten kende, won 115 van de 120 potjes, en daarmee staat zo goed als vast dat minstens negen op de tien potjes te winnen zijn. De twee getallen spreken elkaar niet tegen: in bijna elk potje is er een weg, en die blind vinden is de kunst.
waning-moon-relatives = In { GAME("eclipse") } gaan hele reeksen in dezelfde soort mee, en de stok komt er in rijen. { GAME("thirty-nine-steps") } is hetzelfde spel met kolommen van drie en een langere stok. En uit { GAME("forty-thieves") } komen ze allemaal voort.

minerva-introduction =
    Minerva is de naam die de Romeinen aan Athena gaven, en het spel is ook dat van Athena: zeven kolommen, gedeeld als een dambord, een kaart gesloten, een open. Nieuw is de reserve van elf kaarten. Je kunt die van het begin af helemaal lezen, maar alleen de bovenste kaart mag je spelen.

    Met elf kaarten in de reserve blijven er dertien over voor de stok, en daar mag je twee keer doorheen. Al gauw weet je dus bijna alles wat er te weten valt, en dan wordt het spel een puzzel: in welke volgorde moet de reserve uitgepakt worden, en welke kolom geeft het eerst mee? Gesloten kaarten opendraaien komt eerst, nette funderingen komen later. Met de funderingen is er toch geen haast, want hun bovenste kaart mag terug in het spel.

    In PySolFC ligt de reserve gesloten, op de bovenste kaart na, en geven de funderingen niets terug. Dat is een ander spel; je vindt het onder { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } is het krappere nichtje, met zeven kaarten reserve en één ronde. { GAME("double-minerva") } en { GAME("triple-minerva") } zijn voor lange avonden. En uit { GAME("canfield") } komt de reserve.

double-minerva-introduction =
    Double Minerva neemt alles van Minerva over en speelt het met twee spellen kaarten: negen kolommen van vier, gesloten, open, gesloten, open, acht funderingen, en een open reserve van dertien kaarten. In een lege kolom mag alleen een heer zich vestigen.

    Twee spellen kaarten maken het milder en lastiger tegelijk. Milder, omdat elke kaart er twee keer is: ligt de ene begraven, dan is zijn evenbeeld misschien dichtbij. Lastiger, omdat er aan het begin achttien kaarten gesloten liggen, en omdat uit de stok van 55 een dikke aflegstapel groeit. Begin bij de kolommen met de veelbelovendste gesloten kaarten, en zie de reserve als een derde hand, niet als iets waar je vanaf moet. Er is een tweede ronde, dus gebruik de eerste om rond te kijken.
double-minerva-relatives = { GAME("minerva") } heeft genoeg aan één spel kaarten, voor { GAME("triple-minerva") } heb je er drie nodig. Wil je twee spellen kaarten zonder reserve en zonder gesloten kaarten, kijk dan eens naar { GAME("forty-thieves") }.

athena-introduction =
    Athena speelt als Klondike, en toch voelt het vanaf de eerste zet anders. Alle zeven kolommen tellen vier kaarten, en in elke kolom liggen die gesloten, open, gesloten, open. Aan het begin zie je dus veertien kaarten in plaats van zeven, en de helft daarvan ligt nog waar je er niet bij kunt.

    Dat is er het aardige van: je kunt plannen maken met kaarten die je ziet, maar nog niet hebt. Kijk naar de open kaart in de tweede rij, bedenk waar hij heen zal gaan, en maak de weg vrij. De stok draait drie kaarten tegelijk. Speel je er daar een van, dan schuift de volgorde van wat volgt één plaats op, en een kaart waar je niet bij kon, komt in de volgende ronde bovenop. Draai je liever één kaart tegelijk, neem dan { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } is de moeder van dit spel. Met een reserve naast dezelfde kolommen wordt het { GAME("minerva") }, en met een kleine reserve en één ronde { GAME("munger") }.

canfield-introduction =
    Het verhaal gaat dat Richard Canfield, die aan het eind van de negentiende eeuw in Saratoga een beroemd gokhuis had, zijn gasten voor vijftig dollar een spel kaarten verkocht en hun vijf dollar betaalde voor elke kaart die ze naar huis brachten. De meesten brachten er vijf of zes thuis. Het wordt als geschiedenis verteld, maar zoals de meeste verhalen over kaartspellen kun je het het best als legende opvatten.

    De eerste kaart die op een fundering gedeeld wordt, bepaalt met welke rang ze alle vier beginnen, en van daar gaat het rond, voorbij de heer naar de aas. Ernaast liggen dertien kaarten in een reserve, waarvan je alleen de bovenste ziet, en om die kaarten draait het: zolang ze er zijn, vullen ze elke kolom die leegraakt, meteen en zonder het je te vragen. Maak de reserve zo snel mogelijk vrij. Een kolom die je wat vroeg leegspeelt, brengt een kaart van de reserve omhoog, en dat is bijna altijd goed; een kaart van de aflegstapel is dat zelden.

    De boeken zijn het niet eens over het verplaatsen van een deel van een kolom. Hier gaat er één kaart, of de hele kolom, zoals in PySolFC.
canfield-relatives = { GAME("munger") } en { GAME("minerva") } hebben een reserve die je van het begin af kunt lezen. Vind je het leuk als het toeval de beginrang bepaalt, probeer dan { GAME("penguin") }: daar liggen alle kaarten open.

spider-introduction =
    Spider is de koningin van de spellen waarin niets kaart voor kaart naar huis gaat. Je bouwt op tafel, in de kolommen zelf, en pas als een reeks van één soort volledig is, van heer tot aas, mag ze weg. Acht reeksen moeten er weg, zoveel als een spin poten heeft; daar, zegt men, komt de naam vandaan.

    In de kolommen mag je bouwen zonder op de soort te letten. De valstrik is dat zo’n gemengde reeks zich niet laat verplaatsen: alleen kaarten van dezelfde soort gaan samen. Elke gemakkelijke zet van nu kan dus later een knoop zijn. Bouw waar het kan in dezelfde soort, draai gesloten kaarten open, en werk toe naar een lege kolom, want beter gereedschap is er niet. Voor elke nieuwe rij uit de stok moet er in alle kolommen een kaart liggen. Breng ze eerst op orde, want de rij begraaft wat er ligt.

    Met vier soorten is Spider veeleisend. Met twee is het vriendelijker, en met één kun je het goed leren.
spider-relatives = { GAME("spider-1-suit") } en { GAME("spider-2-suits") } zijn een zacht begin. { GAME("scorpion") } heeft hetzelfde doel, met één spel kaarten en veel meer vrijheid om te verplaatsen. Ook in { GAME("manx") } breng je reeksen naar huis, en daar doet de soort er niet toe.

tabby-cat-introduction =
    Tabbycat komt net als Manx van Rick Holzgrafe en zijn Solitaire Till Dawn. Een Manxkat heeft geen staart, een cyperse kat wel, en daarmee is het hele verschil in één beeld gezegd: op de staart naast de kolommen mag niet alleen een losse kaart, maar een hele reeks, zolang de staart leeg is.

    Verder is alles krap. Er zijn vier kolommen, en twaalf keer valt daar een rij van vier kaarten op. Je bouwt aflopend zonder op de soort te letten, en de rangen gaan rond, maar naar huis gaan alleen volledige reeksen, van heer tot aas. Zet een lange reeks op de staart om te komen bij wat eronder ligt, en let op wanneer je de staart weer vrijmaakt: een bezette staart helpt je niet als de volgende rij komt. Wat erop ligt, mag er in delen weer af. De bedenker was strenger en liet het alleen als geheel gaan; dat spel is { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } is het zusje zonder staart. Zijn vier kolommen je te weinig, dan heeft { GAME("spider") } er tien.

klondike-introduction =
    Klondike is waarschijnlijk het bekendste patiencespel ter wereld, en voor veel mensen het enige. Het zou genoemd zijn naar de goudkoorts in het hoge noorden van Canada, waar op winteravonden tijd genoeg was; wie het bedacht heeft, weet niemand. Sinds het vanaf 1990 bij elke Windows-computer zat, heeft het hele kantoren beziggehouden.

    De regels zijn snel geleerd, en het is niet alleen een kwestie van geluk. Draai eerst gesloten kaarten open, en begin bij de langste kolommen. Speel geen kolom leeg als er geen heer klaarstaat om erin te gaan. En haast je niet naar de funderingen: op een rode vijf die thuis ligt, kun je geen zwarte vier leggen, al mag je hem hier terughalen als je hem nodig hebt.

    Wetenschappers lieten hun computers naar heel veel potjes kijken, met alle kaarten bekend: ongeveer negen van de tien zijn te winnen als je één kaart tegelijk draait, en ongeveer acht van de tien als je er drie draait (Blake en Gent). Omdat mensen niet alle kaarten kennen, winnen ze veel minder vaak. Daar hoef je je niet voor te schamen.
klondike-relatives = { GAME("klondike-draw-3") } is de klassieke uitdaging. In { GAME("athena") } ligt elke kolom gesloten, open, gesloten, open. In { GAME("yukon") } zijn alle kaarten al gedeeld, en { GAME("gypsy") } is de grote broer van Klondike, met twee spellen kaarten.

forty-thieves-introduction =
    Veertig kaarten liggen er aan het begin op tafel, en dat zijn de veertig rovers van Ali Baba. Het spel heet ook Napoleon op Sint-Helena, want de keizer zou er in zijn ballingschap de tijd mee gedood hebben. Een mooi verhaal, en volstrekt onbewezen.

    In de kolommen is niets verborgen, en niets krijg je cadeau. Je bouwt in dezelfde soort, je verplaatst één kaart tegelijk, en elke kaart van de stok zie je maar één keer. Denk dus na voor je omdraait. Maak de azen en de tweeën vrij, houd de kolommen in dezelfde soort, en speel vooral een kolom leeg en houd hem leeg: alleen op een lege plaats kan een kaart wachten. Beginners vullen die meteen; oude rotten bewaren hem tot ze er twee zetten voor terugkrijgen.
forty-thieves-relatives = In drie kolommen meer worden dezelfde kaarten { GAME("waning-moon") }, met kolommen van drie worden ze { GAME("thirty-nine-steps") }. In { GAME("eclipse") } mogen reeksen mee.

eclipse-introduction =
    Eclipse lijkt op zijn neef Waning Moon: twee spellen kaarten, dertien kolommen van vier, alles open, aflopend gebouwd in dezelfde soort. Twee dingen zijn anders, en die veranderen alles. Reeksen in dezelfde soort gaan als geheel mee, en dat maakt je vlug. En er is geen aflegstapel: een tik op de stok deelt een hele rij, een kaart op elk van de dertien kolommen, ook op de lege.

    Vier keer wordt het zo donker op tafel, en wat je op orde had, ligt onder nieuwe kaarten. Breng dus zoveel mogelijk naar huis voor je tikt, en spaar geen lege kolommen op voor na de rij, want dan zijn ze niet meer leeg. Tussen de rijen is het spel gul: elke kaart of reeks mag naar een lege kolom, en de funderingen geven hun bovenste kaart terug.
eclipse-relatives = { GAME("waning-moon") } heeft dezelfde kolommen, met losse kaarten en een aflegstapel. Ook { GAME("gypsy") } deelt rijen, op acht kolommen die om en om rood en zwart gebouwd worden. Rijen en hele reeksen samen vind je in { GAME("spider") }.

thirty-nine-steps-introduction =
    Dertien kolommen van drie zijn negenendertig kaarten, en meer zit er niet achter de naam, al is het ook een knipoog naar de oude spionageroman van John Buchan. De regels zijn die van Forty Thieves en Waning Moon: alles open, aflopend in dezelfde soort, één kaart tegelijk, één ronde.

    De kolommen zijn ondiep, dus je speelt er makkelijker een leeg dan in Waning Moon. Daar staat een langere stok tegenover, en elke kaart die je omdraait en niet kwijt kunt, begraaft de kaarten ervoor. De kunst is om ruimte klaar te hebben als de stok brengt wat je nodig hebt. Geef je lege kolommen langzaam uit, en zie de aflegstapel als een kolom die je weer zult moeten afbreken, van boven af.
thirty-nine-steps-relatives = Met een vierde rij is het { GAME("waning-moon") }. Met tien kolommen is het { GAME("forty-thieves") }. Is één kaart tegelijk je te streng, dan gaan in { GAME("eclipse") } hele reeksen mee.
