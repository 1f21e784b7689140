## Korte pagina’s over het geheel. Een alinea die met “# ” begint, is een kop.

about-fair-deals-lead = Niemand zoekt je kaarten uit. Een nieuw potje is een getal dat bij toeval getrokken wordt, en alleen dat getal bepaalt waar elke kaart ligt.
about-fair-deals-text =
    # Hoe er een getal getrokken wordt

    Vraag je om een nieuw potje, dan trekt je browser een getal van 32000 tot en met 9999999999. Hij gebruikt daarvoor dezelfde bron van toeval waarmee hij ook geheime sleutels maakt, en elk getal is precies even waarschijnlijk. Wie er speelt, hoe vaak je gewonnen hebt of hoe lang dat geleden is, daar wordt niet naar gekeken: niets daarvan zit in het getal, en een lijst met makkelijke of moeilijke potjes om uit te kiezen is er niet.

    # Van het getal naar de kaarten

    Het getal zet een toevalsgenerator in gang, en die schudt: om de beurt ruilt elke kaart van plaats met een kaart die geloot wordt uit wat nog niet vastligt. Daarna wordt er gedeeld volgens de regels van het spel. Sommige spellen willen bepaalde kaarten vooraf op een bepaalde plaats; welke dat zijn, staat bij hun spelregels.

    Daarom geeft hetzelfde getal altijd dezelfde kaarten: vandaag en over tien jaar, op jouw telefoon en op die van een vriendin. Schrijf het op, en je kunt het potje nog eens spelen; geef het door, en iemand anders kan het proberen.

    # Getallen die ook anderen kennen

    De nummers zijn niet alleen van ons. Tot en met 31999 volgen ze de methode die bekend werd door de genummerde FreeCell-potjes van Microsoft, en vanaf 32000 die van PySolFC, een grote verzameling patiencespellen. Met “ms” ervoor volgen ook grotere getallen de methode van Microsoft. Waar een spel hier hetzelfde is als daar, is potje 42 ook hetzelfde potje 42.

    # Het potje van de dag

    Dat wordt helemaal niet getrokken. Het wordt uitgerekend uit de naam van het spel en de datum, en uit niets anders, zodat iedereen bij wie die dag op de kalender staat, dezelfde kaarten heeft.

    Bij sommige spellen, waaronder de bekendste, zijn we voor de komende dagen een stap verder gegaan: vanaf het nummer van de dag is het eerste potje genomen dat een zoekprogramma kon winnen. Er is dus een weg, al zegt niemand dat die makkelijk te zien is. Of het potje van een dag onderzocht is, staat ernaast.

about-winnable-lead = “Te winnen” zegt iets over de kaarten, en niets over jou.
about-winnable-text =
    # Twee vragen

    Is dit potje eigenlijk te winnen? En ga ik het winnen? Op de eerste vraag is er één antwoord, en dat ligt in de kaarten. De tweede hangt ook van jou af, en van kaarten die je niet kunt zien. Hier wordt het ene antwoord nooit voor het andere uitgegeven.

    # Hoe het antwoord gevonden wordt

    Een zoekprogramma speelt het potje verder, op de ene manier na de andere, en het kent alle kaarten, ook de gesloten. Dat kan op drie manieren aflopen. Er is een weg naar de winst gevonden: dan is het potje te winnen, en elke zet op die weg is volgens de regels nagespeeld voordat je ervan hoort. Of alles is bekeken en er is geen weg: dan is het potje vanaf hier niet te winnen. Of de tijd is om: dan is het niet beslist, en dat krijg je ook te horen.

    Dat gebeurt allemaal in je browser, op je eigen apparaat.

    # Aan tafel

    Ligt er geen kaart gesloten, dan zegt de tafel uit zichzelf wat ze weet. Liggen er wel kaarten gesloten, dan zwijgt ze, want zelfs “te winnen” zou al iets verraden; in de instellingen kun je kiezen dat ze het altijd zegt, of nooit. Tips zijn er in twee soorten. Een eerlijke tip weet alleen wat jij gezien hebt: hij probeert verschillende manieren waarop de andere kaarten kunnen liggen, en zegt in hoeveel daarvan zijn zet wint. Een alwetende tip kent elke kaart.

    # De cijfers bij de spelregels

    Van sommige spellen zijn de eerste potjes, vanaf nummer 1, elk twee seconden lang onderzocht, en de pagina zegt wat dat opleverde. Uit zo’n steekproef volgt een marge voor alle potjes samen: die is zo berekend dat ze in negentien van de twintig gevallen zou moeten kloppen, waarbij onbesliste potjes aan de onderkant als verloren tellen en aan de bovenkant als gewonnen.

    Wees niet teleurgesteld als je minder vaak wint. In { GAME("waning-moon") } is er in bijna elk potje een weg, en toch winnen spelers er misschien één op de tien: ze kunnen de stok niet zien. Beide cijfers kloppen, en ze beantwoorden verschillende vragen.

about-privacy-lead = Wat je speelt, blijft op je apparaat. Er is geen account en geen reclame, en niemand telt je.
about-privacy-text =
    # Wat er bewaard wordt, en waar

    Je browser bewaart het, op dit apparaat: je instellingen; de potjes waaraan je begonnen bent, met hun zetten; hoe ze afliepen, met tijd, zetten, en of je iets teruggenomen of een tip gevraagd hebt. Hij bewaart ook de spellen zelf, zodat alles zonder internet werkt. Cookies zijn er niet.

    # Wat het apparaat verlaat

    Niets van wat je speelt. De pagina’s halen bij niemand anders iets op: geen lettertypen, geen plaatjes, geen scripts, geen statistieken. De server waarop de site staat, ziet wat elke webserver ziet: dat een browser op jouw internetadres bestanden heeft opgehaald. En af en toe vraagt je browser hem of er een nieuwere versie is.

    Een link die je deelt, zegt wat erin staat: het spel en het potje, en als je daarvoor kiest je zetten of je resultaat. Hij gaat naar wie jij hem stuurt, en nergens anders heen. Voor een melding die je ons schrijft, geldt hetzelfde.

    # Hoe je het kwijtraakt

    Resultaten wis je op de pagina met je resultaten, van één spel of van alle. Alles tegelijk verdwijnt als je in de instellingen van je browser de gegevens van deze site wist. Niemand anders heeft een kopie: wat daar gewist is, is weg.

    Een browser kan zulke gegevens ook uit zichzelf opruimen als de ruimte krap wordt. Daarom wordt je één keer gevraagd of hij de jouwe moet bewaren.

about-accessibility-lead = Iedereen moet kunnen spelen: met een muis of een vinger, met toetsen, op het gehoor, en zonder haast.
about-accessibility-text =
    # Met de hand

    Elke zet kun je doen door te tikken; niets hoeft gesleept te worden. Een tik speelt een kaart naar de beste plaats, of, als je dat instelt, pakt hem op, en een tweede tik legt hem neer. Er loopt geen klok tegen je, en elke zet is terug te nemen, helemaal tot de eerste. Waar kaarten dicht op elkaar liggen, brengt een vinger die blijft rusten een loep.

    # Met toetsen

    De pijltoetsen gaan van stapel naar stapel en van kaart naar kaart, de spatiebalk pakt kaarten op en legt ze neer, en wie de naam van een kaart typt, vindt hem. Het vraagteken toont de hele lijst, als je het indrukt terwijl je op de kaarten staat. Elke toets kan een andere zijn, in de instellingen.

    # Voor de ogen

    Licht, donker, of zoals op je apparaat. De soorten zijn er in twee kleuren, in vier, of in vier die met elk kleurenzicht te onderscheiden zijn; aan hun vorm zijn ze in elk geval te herkennen. De tekst volgt de grootte die je in de browser hebt ingesteld. Vraagt je apparaat om minder beweging, dan vliegt er geen kaart over de tafel; vraagt het om eigen kleuren, dan houdt de tafel zich daaraan.

    # Op het gehoor

    Elke stapel en elke kaart heeft een naam voor schermlezers, en elke zet wordt in een zin verteld, met wat er opengedraaid werd. Een kaart die gesloten ligt, heeft geen naam: je hoort nooit meer dan anderen zien. Losse toetsen vertellen je de hele tafel, één stapel, waar een kaart heen kan, en alles wat je kunt verplaatsen.

    # Als iets je in de weg staat

    Dan is dat een fout, en die hoort hersteld te worden.
