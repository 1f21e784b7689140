## Getallen, rangen, soorten en kaarten

# “Soort” is overal schoppen, harten, ruiten of klaveren; voor de kleuren staat er “rood” en “zwart”.

# Een getal in letters.
# $n (number)
number-word = { $n ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
    [13] dertien
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] aas
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] boer
    [queen] vrouw
   *[king] heer
}

# Met lidwoord: “een aas”, “een 7”.
a-rank = een { rank }

# Voor meer dan één kaart: “azen”.
ranks = { $rank ->
    [ace] azen
    [two] tweeën
    [three] drieën
    [four] vieren
    [five] vijven
    [six] zessen
    [seven] zevens
    [eight] achten
    [nine] negens
    [ten] tienen
    [jack] boeren
    [queen] vrouwen
   *[king] heren
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] klaveren
    [spades] schoppen
    [hearts] harten
   *[diamonds] ruiten
}

# De naam van een kaart: “schoppenvrouw”, “harten 7”, “klaveraas”. $rank en $suit als hierboven.
card = { $suit ->
    [clubs] { $rank ->
        [ace] klaveraas
        [jack] klaverboer
        [queen] klavervrouw
        [king] klaverheer
       *[other] { suit } { rank }
    }
   *[other] { $rank ->
        [ace] { suit }aas
        [jack] { suit }boer
        [queen] { suit }vrouw
        [king] { suit }heer
       *[other] { suit } { rank }
    }
}

# Een kaart van deze rang, van welke soort ook. $rank als hierboven.
any-card-of-rank = elke { rank }

# Een kaart die gesloten ligt.
hidden-card = gesloten kaart

# De letters op de kaarten, aas tot heer, met een spatie ertussen.
rank-marks = A 2 3 4 5 6 7 8 9 10 B V H

# Wat je typt om een kaart te vinden: de rang, aas tot heer, dan de soort: klaveren, schoppen, harten, ruiten.
# Tussen verschillende schrijfwijzen staat een streepje.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 b|j v|d|q h|k
typed-suits = k s h r

## Stapels

# $kind (stock, waste, foundation, column, reserve, cell; chain: de stapel in het midden van Golf;
# place: de plaats van één kaart in Pyramid; removed: waar haar paren heen gaan)
# $number (nummer, vanaf 1 binnen de soort stapel), $of (aantal stapels van die soort)
pile = { $kind ->
    [stock] stok
    [waste] aflegstapel
    [chain] stapel in het midden
    [removed] weggenomen kaarten
    [place] plaats { $number }
    [foundation] { $of ->
        [1] fundering
       *[other] fundering { $number }
    }
    [column] { $of ->
        [1] kolom
       *[other] kolom { $number }
    }
    [reserve] { $of ->
        [1] reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] cel
       *[other] cel { $number }
    }
}

# Als pile, midden in een zin: “de aflegstapel”, “kolom 3”.
the-pile = { $kind ->
    [stock] de stok
    [waste] de aflegstapel
    [chain] de stapel in het midden
    [removed] de weggenomen kaarten
    [place] plaats { $number }
    [foundation] { $of ->
        [1] de fundering
       *[other] fundering { $number }
    }
    [column] { $of ->
        [1] de kolom
       *[other] kolom { $number }
    }
    [reserve] { $of ->
        [1] de reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] de cel
       *[other] cel { $number }
    }
}

# Hoe een stapel heet voor wie luistert: “kolom 3, 5 kaarten, 2 gesloten”. Als pile, en
# $cards (aantal kaarten erin), $down (hoeveel daarvan gesloten liggen)
pile-label = { pile }, { $cards ->
    [0] leeg
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } gesloten
    }
}

## Knoppen

undo = Terugnemen
redo = Opnieuw doen
restart = Vanaf het begin
new-deal = Nieuw potje
hint = Tip
finish = Afmaken
menu = Menu
close = Sluiten
cancel = Annuleren

## De tafel

# $name (eigennaam van het spel), $deal (nummer van het potje, als tekst)
table-label = { $name }, potje { $deal }
# $deal (nummer van het potje, als tekst)
deal-label = Potje { $deal }
# Een kop boven de stapels van één soort. $kind (stock, waste, foundation, column, reserve, cell), $of (aantal stapels)
pile-group = { $kind ->
    [stock] Stok
    [waste] Aflegstapel
    [foundation] { $of ->
        [one] Fundering
       *[other] Funderingen
    }
    [column] { $of ->
        [one] Kolom
       *[other] Kolommen
    }
    [reserve] { $of ->
        [one] Reserve
       *[other] Reservestapels
    }
   *[cell] { $of ->
        [one] Cel
       *[other] Cellen
    }
}

# Het opschrift van de stok. $cards (kaarten over), $pass (de ronde die bezig is), $passes (aantal rondes in totaal; 0: onbeperkt)
stock-label = { $cards ->
    [0] geen kaarten meer
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}, { $passes ->
    [0] ronde { $pass }
   *[other] ronde { $pass } van { $passes }
}
# Het opschrift van een stok die rijen deelt. $cards (kaarten over), $deals (hoe vaak er nog getikt kan worden)
stock-rows-label = { $cards ->
    [0] geen kaarten meer
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}, { $deals ->
    [0] geen rij meer
    [one] nog { $deals } rij
   *[other] nog { $deals } rijen
}
# Op de plaats van een lege stok. $left (rondes die er nog zijn; 0: geen)
stock-again = { $left ->
    [0] geen ronde meer
   *[other] omdraaien
}
# $moves (aantal), $time (minuten en seconden, als tekst)
moves-and-time = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}, { $time }
# $moves (aantal)
moves-made = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
# Waar geen kaart thuiskomt: hoeveel er nog weg moeten. $cards (aantal)
cards-left = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
# $home (kaarten op de funderingen), $cards (kaarten in totaal)
cards-home = { $home } van { $cards } kaarten thuis
# Op een fundering die een kaart heeft teruggegeven en nu wacht tot ze leeg is. $cards (kaarten erop), $full (kaarten van een volledige reeks)
foundation-blocked = { $cards }/{ $full }, niet af

## Kaarten

# Een kaart voor wie luistert. $card (haar naam), $place (van onderen geteld), $of (kaarten op de stapel)
card-label = { $card }, { $place } van { $of }
# Als card-label. $more (kaarten die erop liggen en meegaan)
card-label-movable = { $card }, { $place } van { $of }, { $more ->
    [0] te verplaatsen
    [one] te verplaatsen met { $more } kaart
   *[other] te verplaatsen met { $more } kaarten
}
# Een aantal gesloten kaarten onder elkaar. $n (aantal)
hidden-cards = { $n ->
    [one] { $n } gesloten kaart
   *[other] { $n } gesloten kaarten
}
# $card (naam van de onderste opgepakte kaart), $more (kaarten die meekomen)
picked-up = { $card }{ $more ->
    [0] { "" }
    [one] { " " }met { $more } kaart
   *[other] { " " }met { $more } kaarten
} opgepakt.
put-back = Teruggelegd.
nothing-to-pick-up = Hier kun je geen kaart oppakken.

## Wat er na een zet gezegd wordt

# $card (naam van de onderste verplaatste kaart), $more (kaarten die meegingen), en de stapel: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] naar { the-pile }
    [one] met { $more } kaart naar { the-pile }
   *[other] met { $more } kaarten naar { the-pile }
}.
# $card (naam)
said-turn = Opengedraaid: { $card }.
# Van de stok naar de aflegstapel. $cards (namen, de laatste ligt bovenop), $n (aantal)
said-draw = { $n ->
    [one] Van de stok: { $cards }.
   *[other] Van de stok: { $cards }; de laatste ligt bovenop.
}
# Van een open stok naar de aflegstapel. $cards (namen), $n (aantal)
said-draw-open = { $cards } naar de aflegstapel.
# Van de stok naar andere stapels. $cards (namen, stapel voor stapel), $n (aantal)
said-deal = Gedeeld: { $cards }.
# De aflegstapel gaat terug. $n (aantal kaarten)
said-redeal = De aflegstapel is omgedraaid: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} in de stok.
# $card (naam van de onderste kaart die de plaats vult), $more (kaarten erbij), en de plaats: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] vult { the-pile }
    [one] met { $more } kaart vult { the-pile }
   *[other] met { $more } kaarten vult { the-pile }
}.
# Kaarten worden verzameld om opnieuw gedeeld te worden. $n (aantal)
said-gather = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} verzameld.
# $n (aantal opnieuw gedeelde kaarten)
said-lay-out = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} opnieuw gedeeld.
said-shuffle = Geschud.
# $cards (namen van een of twee kaarten die van tafel gaan)
said-remove = Weggenomen: { $cards }.
# Kaarten gingen vanzelf naar de funderingen. $n (aantal), $cards (hun namen)
said-went-home = { $n ->
    [one] { $cards } ging vanzelf naar huis
   *[other] { $n } kaarten gingen vanzelf naar huis
}.
said-undo = Teruggenomen.
said-redo = Opnieuw gedaan.
said-restart = Terug bij het begin.
# $name (eigennaam), $deal (nummer, als tekst)
said-new-deal = { $name }, potje { $deal }. { $moves ->
    [0] Veel geluk!
    [one] Tot nu toe { $moves } zet gedaan.
   *[other] Tot nu toe { $moves } zetten gedaan.
}

## Winnen, en vastzitten

win-title = Goed gedaan!
# $moves (aantal), $time (minuten en seconden, als tekst)
win = Je hebt gewonnen, in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} en { $time }.
no-moves = Er is geen zet meer. Neem er een paar terug of probeer een ander potje.
only-the-stock = Je kunt alleen nog de stok omdraaien.
# Eén keer gezegd, met “Terugnemen” ernaast, als er een kaart van een volledige reeks is teruggehaald.
run-opened = Deze fundering neemt nu niets aan tot alle kaarten er weer af zijn.
verdict-won = Dit potje is te winnen.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] Dit potje is niet te winnen.
   *[other] Vanaf hier is dit niet meer te winnen.
}
not-loaded = Dit kon niet geladen worden. Probeer het nog eens als je online bent.
hint-none = Geen enkele zet leidt van hieruit tot iets nieuws.
# $states (stellingen die tot nu toe bekeken zijn)
hint-thinking = Ik denk na … { $states } stellingen bekeken.
hint-stop = Stoppen
# Als said-carry
hint-carry = Tip: { said-carry }
# $cards (namen van een of twee kaarten die van tafel gaan)
hint-remove = Tip: neem { $cards } van tafel.
hint-stock = Tip: tik op de stok.
hint-sure = Zo kun je winnen.
hint-knows = Zo kun je winnen, voor wie alle kaarten kent.
# Een eerlijke tip. $wins (gevallen die gewonnen werden), $samples (gevallen die geprobeerd werden)
hint-sampled = Dit wint in { $wins } van de { $samples } gevallen, afhankelijk van hoe de gesloten kaarten liggen.
hint-guess = Een weg naar de winst is niet gevonden; dit is dus een gok.
hint-show = Wijs me de weg
hint-longer = Langer zoeken
# Een weg naar de winst wordt op tafel gespeeld
line-playing = Zo is het te winnen.
line-faster = Sneller
lost-find = Waar ging het mis?
# Nadat er zetten zijn teruggenomen. $moves (hoeveel)
lost-back = Hier was het nog te winnen: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} teruggenomen.
# $why (never, unknown)
lost-where = { $why ->
    [never] Dit potje was van het begin af niet te winnen.
   *[unknown] Waar het misging, weten we niet.
}
# Klein, onder het nummer van het potje. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] te winnen
    [lost] niet te winnen
    [thinking] ik denk na …
   *[undecided] niet beslist
}

## Nummers van potjes

deal-number = Nummer van het potje
deal-number-prompt = Welk potje wil je spelen?
deal-number-help = Een getal van hooguit 20 cijfers. Hetzelfde getal geeft altijd dezelfde kaarten.
deal-number-cards = Kaarten typen of plakken
deal-number-play = Delen
deal-number-empty = Typ eerst een getal.
deal-number-not-a-number = Dat is geen getal. Gebruik alleen de cijfers 0 tot en met 9; met ms ervoor geldt de nummering van Microsoft.
deal-number-zero = De potjes beginnen bij 1.
deal-number-too-long = Dat getal is te lang: meer dan 20 cijfers gaat niet.
deal-number-too-large = De nummering van Microsoft houdt op bij 8589934591.
deal-number-cards-missing = Er ontbreken kaarten: de link is beschadigd.

## Waarom een zet niet mag

refused-no-such-pile = Zo’n stapel heeft dit spel niet.
refused-too-far = Die kaart ligt te ver weg.
refused-not-beaten = Geen vrije kaart van dezelfde soort is hoger.
refused-no-gap = Er is geen gat om te sluiten.
refused-empty-pile = Hier ligt geen kaart.
refused-face-down = Die kaart ligt gesloten.
refused-too-few-cards = Zoveel kaarten liggen daar niet.
refused-gives-nothing = Van deze stapel gaat geen kaart weg.
refused-not-yet = Deze stapel mag je nog niet gebruiken.
refused-only-the-top-card = Alleen de bovenste kaart mag je pakken.
refused-not-a-run = Deze kaarten liggen niet op volgorde, dus ze gaan niet samen.
refused-not-this-part = Dit deel van de reeks mag je niet verplaatsen.
refused-too-few-free-places = Voor zoveel kaarten tegelijk zijn er te weinig vrije plaatsen.
refused-same-pile = Daar ligt de kaart al.
refused-takes-nothing = Op deze stapel mag je geen kaart leggen.
refused-not-from-there = Deze stapel neemt geen kaart daarvandaan aan.
refused-one-card-at-a-time = Deze stapel neemt maar één kaart tegelijk aan.
refused-only-a-complete-run = Hier gaat alleen een volledige reeks van dertien heen.
refused-pile-is-full = Daar past geen kaart meer bij.
refused-not-on-an-empty-place = Met deze kaart mag een lege plaats niet beginnen.
refused-does-not-fit = Deze kaart past daar niet.
refused-base-not-chosen = Kies eerst de kaart waarmee de funderingen beginnen.
refused-stock-is-empty = De stok is leeg en mag niet nog eens omgedraaid worden.
refused-empty-column = Vul eerst de lege kolommen; dan deelt de stok weer.
refused-waste-not-empty = Speel eerst de kaart van de aflegstapel; dan draait de stok de volgende om.
refused-covered = Er liggen andere kaarten op.
refused-no-pair = Deze twee kaarten horen niet bij elkaar.
refused-leaves-alone = Deze kaart gaat in zijn eentje van tafel: neem hem weg.
refused-not-ready = De kaarten zijn nog niet gedeeld.
refused-readonly = Aan deze tafel kun je alleen kijken.
refused-cancelled = Die zet mocht hier niet.
refused-nowhere = Voor deze kaart is er nu geen plaats.
refused-on-purpose = Met alleen een tik haal je geen kaart van een volledige reeks: sleep hem, als je het echt wilt.

## Problemen

# $game (wat er gevraagd werd)
error-unknown-game = Een spel dat “{ $game }” heet, is er niet.
# $deal (wat er gevraagd werd)
error-bad-deal = “{ $deal }” is geen nummer van een potje.
# $problem (waar en wat, in het Engels, zoals de controle het zegt)
error-bad-rules = Met deze regels valt niet te spelen: { $problem }.
last-deal-stays = Het vorige potje blijft liggen.
error-bad-record = Dit verslag past niet bij de regels van het spel en is daarom opzijgelegd. Je kunt het als bestand bewaren.
table-failed = De tafel kon niet getoond worden.

## Bewaren

# $deal (nummer, als tekst). Een knop naast “potje 42. Veel geluk!”, voor wie het vorige niet had willen verlaten.
back-to-deal = Terug naar potje { $deal }
not-kept-blocked = De browser laat hier niets opslaan, dus dit potje wordt niet bewaard.
not-kept-full = Er is op dit apparaat geen ruimte meer, dus dit potje wordt niet bewaard.
not-kept-torn = De bewaarde potjes geven geen antwoord, dus dit potje wordt niet bewaard.
played-elsewhere = Dit potje staat open in een ander tabblad, dus hier wordt het niet bewaard.
play-here = Hier spelen

## Spelen met toetsen

# Letters die iets doen zolang de focus op de kaarten ligt: kaart van de stok, naar de fundering, terugnemen, opnieuw doen,
# nieuw potje, tip, afmaken; dan wat er te horen is: de hele tafel, deze stapel, waarheen, de laatste zet, alle zetten. Op
# ‘afmaken’ na begint er geen een rang in typed-ranks.
key-letters = s f o w n t a p l r z m
# Gezegd als er met een toets kaarten zijn opgepakt. $piles (namen van stapels, als opsomming)
goes-to = Kan naar { $piles }.
no-such-card = Zo’n kaart ligt er niet open.
nothing-to-undo = Er valt niets terug te nemen.
nothing-to-redo = Er valt niets opnieuw te doen.
keys-title = Toetsen
