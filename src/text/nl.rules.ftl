## De regels van een spel, zin voor zin

# Elk bericht hier is een hele zin, of meer dan één. Er wordt gekozen op woorden van de regels, met streepjes in plaats van spaties:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping enzovoort)
# “Soort” is overal schoppen, harten, ruiten of klaveren; voor de kleuren staat er “rood” en “zwart”.

## Koppen

rules-heading = Zo speel je
rules-heading-goal = Het doel
rules-heading-layout = De opstelling in het kort
rules-heading-foundations = { $count ->
    [one] De fundering
   *[other] De funderingen
}
rules-heading-columns = { $count ->
    [one] De kolom
   *[other] De kolommen
}
rules-heading-reserve = { $count ->
    [one] De reserve
   *[other] De reservestapels
}
rules-heading-cells = { $count ->
    [one] De cel
   *[other] De cellen
}
rules-heading-tail = { $count ->
    [one] De staart
   *[other] De staarten
}
rules-heading-stock = { $waste ->
    [yes] Stok en aflegstapel
   *[no] De stok
}
rules-heading-again = Opnieuw delen
rules-heading-chain = { $piles ->
    [one] De stapel in het midden
   *[other] De stapels in het midden
}
rules-heading-pairs = Wat er van tafel gaat
rules-heading-hand = Zo verplaats je kaarten

## Het doel

# Spellen zonder funderingen. $name, $cards (kaarten in totaal)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] Je hebt { $name } gewonnen als alle { $cards } kaarten in de kolommen liggen, in elke kolom één volledige reeks van dertien{ built-suits }{ $king ->
        [yes] , van de heer omlaag tot de aas
       *[no] { "" }
    }.
   *[with-four-of-a-rank-on-each-column] Je hebt { $name } gewonnen als alle { $cards } kaarten per rang in de kolommen liggen, in elke kolom de vier kaarten van één rang. Vier die bij elkaar liggen, blijven liggen.
}

# $name (eigennaam), $count (funderingen), $cards (kaarten waarmee je wint), $all (yes, no): of dat alle kaarten zijn
# $leave (cards, runs, both): hoe kaarten op de funderingen komen
rules-goal = Je hebt { $name } gewonnen als { $all ->
    [yes] alle { $cards } kaarten op
   *[no] { $cards } kaarten op
} { goal-foundations } liggen{ $leave ->
    [cards] { "" }
    [runs] , in volledige reeksen van dertien
   *[both] , een deel kaart voor kaart, de rest in volledige reeksen
}{ $all ->
    [yes] .
   *[no] ; de andere blijven over.
}
goal-foundations = { $count ->
    [one] de fundering
   *[other] de funderingen
}
# $packs (aantal), $cards (kaarten in totaal)
rules-packs = { $packs ->
    [one] Je speelt met één spel kaarten: { $cards } kaarten.
   *[other] Je speelt met { SPELL($packs) } spellen kaarten door elkaar: { $cards } kaarten.
}
# De spellen kaarten bevatten andere soorten dan gewoonlijk. $suits (elke soort met hoe vaak ze erin zit, als opsomming)
rules-packs-suits = { $packs ->
    [one] Dit is geen gewoon spel kaarten: het bestaat alleen uit { $suits }.
   *[other] Dit zijn geen gewone spellen kaarten: elk bestaat alleen uit { $suits }.
}
# De spellen kaarten bevatten niet alle rangen. $ranks (opsomming)
rules-packs-ranks = Niet alle rangen doen mee, alleen deze: { $ranks }.
# $suit, $n (aantal)
rules-suit-times = { $n ->
    [1] { suit }
   *[other] { SPELL($n) } keer { suit }
}

## De opstelling: een overzicht van de stapels

# $count (funderingen), $order, $suits, $by (rangen van kaart tot kaart), $base (waarmee ze beginnen), $rank (de beginrang, als die bekend is)
# $ends (yes, no): of de laatste kaart bekend is, $last (haar rang), $own (yes, no): of elke fundering begint met de kaart die er gedeeld wordt, van welke rang ook
rules-layout-foundations = { $count ->
    [one] Eén fundering,
   *[other] { SPELL($count) } funderingen,
} { $order ->
    [up] oplopend gebouwd{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }
    [up-wrapping] oplopend gebouwd{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }, van de heer verder naar de aas
    [down] aflopend gebouwd{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }
    [down-wrapping] aflopend gebouwd{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }, van de aas verder naar de heer
    [up-then-down] oplopend gebouwd tot de heer en dan weer aflopend{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }
    [the-same-rank] voor kaarten van één rang{ built-suits }
    [down-to-the-ace-then-from-the-base-again] aflopend gebouwd tot de aas en dan weer van voren af aan{ $by ->
        [1] { "" }
       *[other] { " " }in stappen van { SPELL($by) }
    }{ built-suits }
   *[doubling] gebouwd door te verdubbelen{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { rank } tot en met { last-rank }
       *[no] , te beginnen met { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [one] te beginnen
           *[other] elk te beginnen
        } met de kaart die daar gedeeld wordt
       *[no] , te beginnen met de rang van de eerste kaart die op een fundering gedeeld wordt
    }
    [rank-chosen-by-the-player] , te beginnen met een rang die jij kiest
    [any-rank] , te beginnen met een willekeurige kaart
   *[listed-cards] , { $count ->
        [one] te beginnen met een eigen kaart
       *[other] elk te beginnen met een eigen kaart
    }
}.
# Funderingen voor één kaart. $count, $base, $rank als hierboven
rules-layout-foundations-one = { $count ->
    [one] Eén fundering voor één enkele kaart
   *[other] { SPELL($count) } funderingen voor elk één kaart
}{ $base ->
    [rank] : { a-rank }
    [rank-of-the-first-card-dealt] { " " }van de rang van de eerste kaart die gedeeld wordt
    [rank-chosen-by-the-player] { " " }van een rang die jij kiest
    [any-rank] , welke dan ook
   *[listed-cards] , die hieronder genoemd wordt
}.
# Als rank; gekozen wordt op $last
last-rank = { $last ->
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
# $count, $ranks (een opsomming van rank, voor elke fundering één)
rules-layout-foundations-ranks = { SPELL($count) } funderingen voor elk één kaart: { $ranks }.
# $count (funderingen), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [one] Eén fundering
   *[other] { SPELL($count) } funderingen
} voor volledige reeksen van dertien{ built-suits }, { $begins ->
    [with-a-king] van heer tot aas
   *[at-any-rank-wrapping] vanaf elke rang
}.
rules-layout-fours = Eén fundering, waar kaarten met vier tegelijk heen gaan, alle vier van één rang.
# $count (kolommen), $size (kaarten in elke kolom, of -1 als dat verschilt), $cards (kaarten in totaal), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [one] Eén kolom
   *[other] { SPELL($count) } kolommen
} { $size ->
    [-1] met in totaal { $cards ->
        [one] één kaart
       *[other] { SPELL($cards) } kaarten
    }
    [0] zonder kaarten aan het begin
    [one] van één kaart
   *[other] van { SPELL($size) } kaarten
}, { $build ->
    [the-next-rank] { $order ->
        [down] aflopend gebouwd{ built-suits }
        [down-wrapping] aflopend gebouwd{ built-suits }, van de aas verder naar de heer
        [down-wrapping-above-the-base] aflopend gebouwd{ built-suits }, van de aas verder naar de heer, maar nooit voorbij de beginrang
        [up] oplopend gebouwd{ built-suits }
        [up-wrapping] oplopend gebouwd{ built-suits }, van de heer verder naar de aas
        [up-or-down] op- of aflopend gebouwd{ built-suits }
        [up-or-down-wrapping] op- of aflopend gebouwd{ built-suits }, ook tussen heer en aas
       *[up-or-down-as-the-pile-began] op- of aflopend gebouwd{ built-suits }, zoals { $count ->
            [one] de kolom
           *[other] elke kolom
        } begonnen is
    }
    [nothing] waarop niet gebouwd wordt
    [the-same-rank] waarin kaarten van één rang verzameld worden
    [the-next-lower-rank-in-suit-or-the-same-rank] aflopend gebouwd in dezelfde soort, of met gelijke rangen
   *[any-waste-card] als hoopjes voor kaarten van de aflegstapel
}.
# $count (stapels), $cards (kaarten in totaal)
rules-layout-reserve = { $count ->
    [one] Een reserve { $cards ->
        [0] zonder kaarten aan het begin
        [one] van één kaart
       *[other] van { SPELL($cards) } kaarten
    }: er gaan kaarten af, en je legt er geen op.
   *[other] { SPELL($count) } reservestapels { $cards ->
        [0] zonder kaarten aan het begin
        [one] met in totaal één kaart
       *[other] met in totaal { SPELL($cards) } kaarten
    }: er gaan kaarten af, en je legt er geen op.
}
# $count (cellen), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [one] Eén cel voor één enkele kaart.
       *[other] { SPELL($count) } cellen voor elk één kaart.
    }
    [one-card-of-its-own-suit] { SPELL($count) } cellen, een voor elke soort.
    [a-run] { $count ->
        [one] Eén staart voor één enkele reeks.
       *[other] { SPELL($count) } staarten voor elk één reeks.
    }
    [single-cards] { $count ->
        [one] Eén cel waarin je kaarten kunt opstapelen.
       *[other] { SPELL($count) } cellen waarin je kaarten kunt opstapelen.
    }
   *[rank] { $count ->
        [one] Eén cel voor { ranks }.
       *[other] { SPELL($count) } cellen voor { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in de stok)
# $draw (kaarten per tik; 0: dat verandert van ronde tot ronde), $passes (aantal, of het woord unlimited)
rules-layout-stock = { $cards ->
    [one] Een stok van één kaart,
   *[other] Een stok van { SPELL($cards) } kaarten,
} { $deals ->
    [to-the-waste] { $draw ->
        [0] in wisselende aantallen
        [1] één voor één
       *[other] met { SPELL($draw) } tegelijk
    } naar de aflegstapel gedraaid, { $passes ->
        [1] in één enkele ronde
        [unlimited] in zoveel rondes als je wilt
       *[other] in { SPELL($passes) } rondes
    }.
    [into-emptied-columns-by-itself] voor kolommen die leegraken.
    [a-card-to-each-column] { $columns ->
        [one] kaart voor kaart op de kolom gedeeld.
       *[other] in rijen op de kolommen gedeeld.
    }
   *[a-card-to-each-reserve-pile] in rijen op de reserve gedeeld.
}
rules-layout-again = Een lege stok: alle kaarten worden vooraf gedeeld, en met een tik erop kun je ze anders laten neerleggen.
rules-layout-no-stock = Geen stok: alle kaarten worden vooraf gedeeld.

# Hoe je het spel met echte kaarten neerlegt. $areas (een opsomming van rules-area)
rules-deal-order = Speel je met echte kaarten? Deel ze dan { $areas }.
rules-deal-order-several = Speel je met echte kaarten? Deel ze dan in deze volgorde: { $areas }.
# $area (foundations, columns, reserve, cells), $count (aantal van zulke stapels)
rules-area = { $area ->
    [foundations] { $count ->
        [one] op de fundering
       *[other] op de funderingen
    }
    [columns] { $count ->
        [one] op de kolom
       *[other] op de kolommen
    }
    [reserve] op de reserve
    [waste] één kaart open op de aflegstapel
    [longer-columns] op de langere kolommen wat ze meer hebben dan de andere
   *[cells] { $count ->
        [one] op de cel
       *[other] op de cellen
    }
}
# $fill: in welke volgorde de kolommen hun kaarten krijgen
rules-deal-columns = { $fill ->
    [row-by-row] De kolommen krijgen hun kaarten rij voor rij, van links naar rechts.
    [row-by-row-from-the-right] De kolommen krijgen hun kaarten rij voor rij, van rechts naar links.
    [row-by-row-short-columns-last] De kolommen krijgen hun kaarten rij voor rij, van links naar rechts; de korte wachten tot de andere niet meer kaarten tekortkomen dan zij.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] De kolommen krijgen hun kaarten rij voor rij, van links naar rechts, waarbij de korte wachten tot de andere niet meer kaarten tekortkomen dan zij; tot slot komt er nog een rij op alle kolommen behalve de eerste.
    [row-by-row-from-the-right-last-row-apart] De kolommen krijgen hun kaarten rij voor rij, van rechts naar links, behalve de bovenste; daarna krijgt elke kolom de bovenste kaart, weer van rechts naar links.
    [row-by-row-last-row-apart] De kolommen krijgen hun kaarten rij voor rij, van links naar rechts, behalve de bovenste; daarna krijgt elke kolom de bovenste kaart, weer van links naar rechts.
    [face-down-cards-first] De kolommen krijgen eerst hun gesloten kaarten, rij voor rij van links naar rechts, en daarna op dezelfde manier de open kaarten.
    [face-down-cards-first-then-short-columns-last] De kolommen krijgen eerst hun gesloten kaarten, rij voor rij van links naar rechts; daarna de open kaarten, en dan wachten de korte kolommen tot de andere niet meer kaarten tekortkomen dan zij.
    [face-down-cards-first-from-the-right] De kolommen krijgen eerst hun gesloten kaarten, rij voor rij van rechts naar links, en daarna op dezelfde manier de open kaarten.
    [face-down-cards-first-then-the-rest-from-the-right] De kolommen krijgen eerst hun gesloten kaarten, rij voor rij van links naar rechts, en daarna de open kaarten, rij voor rij van rechts naar links.
    [column-by-column-last-row-apart] De kolommen krijgen hun kaarten na elkaar, de linker eerst, behalve de bovenste; daarna krijgt elke kolom de bovenste kaart, van links naar rechts.
   *[column-by-column] De kolommen krijgen hun kaarten na elkaar, de linker eerst.
}
# $also (yes, no): of hetzelfde al van de kolommen gezegd is
rules-deal-reserve = { $also ->
    [yes] Ook de
   *[no] De
} reservestapels krijgen hun kaarten rij voor rij.
# Wat er gebeurt met kaarten die tijdens het delen op een fundering passen
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Komt er bij het delen een aas, dan gaat die meteen naar een fundering, en de volgende kaart neemt de plaats in.
    [cards-that-fit-go-up-and-are-replaced] Een kaart die op een fundering past, gaat daar meteen heen, en de volgende kaart neemt de plaats in.
    [cards-that-fit-go-up-and-leave-a-gap] Een kaart die op een fundering past, gaat daar meteen heen, en de plaats blijft leeg: de kolommen kunnen dus korter worden dan hier staat.
   *[open-cards-that-fit-go-up-after-each-row] Na elke rij gaan de open kaarten die op een fundering passen daarheen, zolang er zulke zijn: de kolommen kunnen dus korter worden dan hier staat.
}
# Wat er voor het delen met de geschudde kaarten gebeurt, het een na het ander. $turn (first, next)
# $cards (een opsomming van namen), $n (hoeveel), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [one] wordt één kaart opgezocht en { $to ->
        [top] bovenop gelegd, zodat die het eerst gedeeld wordt
       *[bottom] onderop gelegd, zodat die het laatst komt
    }
   *[other] worden enkele kaarten opgezocht en in deze volgorde { $to ->
        [top] bovenop gelegd, zodat ze het eerst gedeeld worden
       *[bottom] onderop gelegd, zodat ze het laatst komen
    }
}: { $cards }.
# Welke van een aantal gelijke kaarten gezocht wordt. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Alle gelijke kaarten gaan mee.
    [first-pack] Van gelijke kaarten is alleen die uit het eerste spel kaarten bedoeld.
   *[nearest-to-bottom] Van gelijke kaarten is alleen de onderste bedoeld.
}
# $same (yes, no): of het $n keer $rank is, $ranks (een opsomming van rangen), $from en $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } worden { SPELL($n) } { ranks } opgezocht, { $from ->
        [top] van boven naar beneden
       *[bottom] van beneden naar boven
    }, en { $to ->
        [top] bovenop gelegd, zodat ze het eerst gedeeld worden
       *[bottom] onderop gelegd, zodat ze het laatst komen
    }.
   *[no] { before-the-deal } wordt van elk van deze rangen één kaart opgezocht, { $from ->
        [top] van boven naar beneden
       *[bottom] van beneden naar boven
    }, en { $to ->
        [top] die komen bovenop, zodat ze het eerst gedeeld worden
       *[bottom] die komen onderop, zodat ze het laatst gedeeld worden
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } wordt de bovenste kaart bekeken, en de andere kaarten van die rang komen ook bovenop.
# $rank, $count (kaarten), $from en $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [one] wordt één kaart opgezocht
   *[other] worden { SPELL($count) } kaarten opgezocht
} die geen { rank } { $count ->
    [one] is
   *[other] zijn
}, { $from ->
    [top] van boven naar beneden
   *[bottom] van beneden naar boven
}, en { $to ->
    [top] bovenop gelegd, om het eerst gedeeld te worden
   *[bottom] onderop gelegd, om het laatst te komen
}{ $count ->
    [one] { "" }
   *[other] , in de volgorde waarin ze lagen
}.
rules-arranged-turned = { before-the-deal } worden de geschudde kaarten omgekeerd, zodat de laatste het eerst komt.
# $columns (aantal), $cards (hoeveel kaarten meedoen; 0: allemaal)
rules-arranged-kings = { before-the-deal } zakken de heren naar beneden: denk je de kaarten in { $columns ->
    [one] één kolom
   *[other] { SPELL($columns) } kolommen
} neergelegd, dan ruilt elke heer van plaats met de diepste kaart onder zich die geen heer is. { $cards ->
    [0] Alle kaarten doen daaraan mee.
    [one] Alleen de eerste kaart doet daaraan mee.
   *[other] Alleen de eerste { $cards } kaarten doen daaraan mee.
}
before-the-deal = { $turn ->
    [first] Voor het delen
   *[next] Daarna
}

## Stukken waaruit zinnen bestaan

in-suits = { $suits ->
    [same-suit] in dezelfde soort
    [alternating-colours] om en om rood en zwart
    [same-colour] allemaal rood of allemaal zwart
    [another-suit] elk van een andere soort dan de kaart eronder
   *[any-suit] van welke soort ook
}
# Hetzelfde na “oplopend gebouwd”, “aflopend gebouwd”
built-suits = { $suits ->
    [same-suit] { " " }in dezelfde soort
    [alternating-colours] , om en om rood en zwart
    [same-colour] , rood op rood en zwart op zwart
    [another-suit] , elke kaart op een van een andere soort
   *[any-suit] , van welke soort ook
}
# $n (aantal stapels), $cards (kaarten in elke stapel), en hoe ze liggen, de onderste het eerst:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down en $up (bij “last”: zoveel onder, zoveel boven), $runs (bij “mixed”: een opsomming van rules-faces-run)
rules-faces = { $faces ->
    [none] Aan het begin ligt daar geen kaart.
    [up] { $cards ->
        [one] { $n ->
            [one] Die ligt open.
           *[other] Elke kaart ligt open.
        }
       *[other] Ze liggen allemaal open.
    }
    [down] { $cards ->
        [one] { $n ->
            [one] Die ligt gesloten.
           *[other] Elke kaart ligt gesloten.
        }
       *[other] Ze liggen allemaal gesloten.
    }
    [top] { $n ->
        [one] Alleen de bovenste kaart ligt open.
       *[other] Alleen de bovenste kaart van elk ligt open.
    }
    [last] { $n ->
        [one] { $down ->
            [one] Er ligt één kaart gesloten
           *[other] Er liggen { SPELL($down) } kaarten gesloten
        }
       *[other] { $down ->
            [one] In elk ligt één kaart gesloten
           *[other] In elk liggen { SPELL($down) } kaarten gesloten
        }
    }, met daarop { $up ->
        [one] één open kaart
       *[other] { SPELL($up) } open kaarten
    }.
    [by-turns-down] { $cards ->
        [4] Van onderen geteld liggen de eerste en de derde kaart gesloten, de tweede en de vierde open: er ligt dus een open kaart onder een gesloten kaart.
       *[other] Van onderen geteld liggen ze om en om gesloten en open, de eerste gesloten.
    }
    [by-turns-up] Van onderen geteld liggen ze om en om open en gesloten, de eerste open.
   *[mixed] Van onderen geteld liggen ze zo: { $runs }.
}
# $n (aantal), $face (u, d)
rules-faces-run = { $face ->
    [u] { SPELL($n) } open
   *[d] { SPELL($n) } gesloten
}
# Stapels van verschillende hoogte met evenveel open kaarten. $up (aantal)
rules-faces-open = De bovenste { SPELL($up) } kaarten van elk liggen open, de kaarten daaronder gesloten.
rules-turns-up = Een gesloten kaart die vrijkomt, draait vanzelf open.
# Nummers van stapels naast elkaar. $first, $last
rules-range = { $first } tot en met { $last }

# Uitgewerkte voorbeelden. $card (wat er ligt), $rank (haar rang, voor een lidwoord), $fits (een opsomming van wat erop mag)
rules-example = Op { $card } past bijvoorbeeld { $fits }, en verder niets.
rules-example-more = Op { $card } past { $fits }.
rules-example-nothing = Op { $card } past helemaal niets.

# Waar een kaart vandaan mag komen. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (hoeveel er zijn)
rules-from = { $place ->
    [columns] { $count ->
        [one] uit de kolom
       *[other] uit een kolom
    }
    [other-columns] uit een andere kolom
    [reserve] uit de reserve
    [waste] van de aflegstapel
    [cells] { $count ->
        [one] uit de cel
       *[other] uit een cel
    }
    [tails] { $count ->
        [one] uit de staart
       *[other] uit een staart
    }
   *[foundations] { $count ->
        [one] van de fundering
       *[other] van een fundering
    }
}
# Waar een kaart heen mag. Als hierboven
rules-to = { $place ->
    [columns] { $count ->
        [one] naar de kolom
       *[other] naar een kolom
    }
    [other-columns] naar een andere kolom
    [reserve] naar de reserve
    [waste] naar de aflegstapel
    [cells] { $count ->
        [one] naar de cel
       *[other] naar een cel
    }
    [tails] { $count ->
        [one] naar de staart
       *[other] naar een staart
    }
   *[foundations] { $count ->
        [one] naar de fundering
       *[other] naar een fundering
    }
}

## Funderingen

# Een groep funderingen: $groups (aantal groepen in het spel), $count (funderingen in deze groep), $first en $last (hun nummers)
the-foundations = { $groups ->
    [1] { $count ->
        [one] De fundering
       *[other] De { SPELL($count) } funderingen
    }
   *[other] { $count ->
        [one] Fundering { $first }
        [2] De funderingen { $first } en { $last }
       *[other] De funderingen { $first } tot en met { $last }
    }
}

# De groep, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [one] wordt
   *[other] worden
} { $order ->
    [up] oplopend gebouwd, { by-ranks }{ built-suits }
    [down] aflopend gebouwd, { by-ranks }{ built-suits }
    [up-wrapping] oplopend gebouwd, { by-ranks }{ built-suits }, en van de heer verder naar de aas
    [down-wrapping] aflopend gebouwd, { by-ranks }{ built-suits }, en van de aas verder naar de heer
    [up-then-down] oplopend gebouwd, { by-ranks }{ built-suits }, tot de heer; dan volgt een tweede heer, en op dezelfde manier gaat het weer omlaag
    [the-same-rank] gebouwd met kaarten van dezelfde rang{ built-suits }
    [down-to-the-ace-then-from-the-base-again] aflopend gebouwd, { by-ranks }{ built-suits }, tot de aas; dan begint het opnieuw met een kaart van de rang die helemaal onderop ligt
   *[doubling] oplopend gebouwd{ built-suits }: elke kaart is twee keer zo hoog als de kaart eronder (van wat boven de dertien komt, gaat dertien af)
}. Er gaat maar één kaart tegelijk heen.
# Funderingen voor één kaart. De groep
rules-foundation-single = { the-foundations } { $count ->
    [one] is voor één kaart en niet meer: er wordt nooit op gebouwd.
   *[other] zijn voor elk één kaart en niet meer: er wordt nooit op gebouwd.
}
# $by (rangen van kaart tot kaart)
by-ranks = { $by ->
    [1] rang voor rang
   *[other] in stappen van { SPELL($by) } rangen
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (op hoeveel ervan een kaart gedeeld wordt)
rules-base-rank = { $count ->
    [one] De fundering begint
   *[other] Elke fundering begint
} met { a-rank }{ $dealt ->
    [nothing] ; geen andere kaart mag op een lege fundering.
    [some] . { $some ->
        [one] Op de eerste ligt die kaart al voordat je begint, { $rest ->
            [one] de andere is leeg
           *[other] de andere zijn leeg
        }
       *[other] Op de eerste { SPELL($some) } ligt die kaart al voordat je begint, { $rest ->
            [one] de andere is leeg
           *[other] de andere zijn leeg
        }
    }; geen andere kaart mag op een lege fundering.
   *[one-card-each] ; die kaart ligt er al voordat je begint.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [one] De fundering begint
       *[other] Elke fundering begint
    } met een kaart van de beginrang; geen andere kaart mag op een lege fundering. De beginrang is de rang van de eerste kaart die op een fundering gedeeld is.
    [some] { $some ->
        [one] Op de eerste ligt al een kaart voordat je begint, en de rang daarvan is de beginrang
       *[other] Op de eerste { SPELL($some) } ligt al een kaart voordat je begint. De rang van de allereerste is de beginrang
    }: elke fundering moet met die rang beginnen, en geen andere kaart mag op een lege.
    [the-only-one] Er ligt al een kaart voordat je begint.
    [each-its-own] Op elke fundering ligt al een kaart voordat je begint; met die kaart begint de fundering, van welke rang die ook is.
   *[one-card-each] { $count ->
        [one] Er ligt al een kaart voordat je begint, en de rang daarvan is de beginrang: elke fundering moet met die rang beginnen.
       *[other] Op elke fundering ligt al een kaart voordat je begint. De rang van de allereerste is de beginrang: elke fundering moet met die rang beginnen.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = De beginrang kies je zelf: de eerste kaart die je hierheen brengt, bepaalt de rang waarmee alle funderingen beginnen. { $from ->
    [columns] Die moet uit een kolom komen.
    [reserve] Die moet uit de reserve komen.
   *[anywhere] Die mag overal vandaan komen.
} { $until ->
    [nothing-else-moves] Tot je gekozen hebt, mag er niets anders gespeeld worden.
    [only-reserve-cards-move] Tot je gekozen hebt, mogen er alleen kaarten uit de reserve gespeeld worden.
   *[everything-else-moves] Tot je gekozen hebt, mag al het andere gewoon gespeeld worden.
}
rules-base-any = { $count ->
    [one] De fundering mag met elke kaart beginnen.
   *[other] Een lege fundering mag met elke kaart beginnen.
}
# $cards (een opsomming van namen)
rules-base-listed = { $count ->
    [one] De fundering begint met een eigen kaart: { $cards }.
   *[other] Elke fundering begint met een eigen kaart, van links naar rechts: { $cards }.
}
rules-foundation-dealt = { $count ->
    [one] Aan het begin ligt er één kaart.
   *[other] Aan het begin ligt op elke fundering één kaart.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [one] Voor het delen is de fundering leeg.
       *[other] Voor het delen zijn ze leeg.
    }
   *[no] { $count ->
        [one] Aan het begin is de fundering leeg.
       *[other] Aan het begin zijn ze leeg.
    }
}
# $rank
rules-foundation-no-suit = Geen fundering hoort bij één bepaalde soort: { any-card-of-rank } mag op elke lege.
rules-foundation-no-suit-base = Geen fundering hoort bij één bepaalde soort: elke kaart van de beginrang mag op elke lege.
rules-foundation-one-per-suit = Geen twee ervan mogen met dezelfde soort beginnen.
# $places (een opsomming van rules-from)
rules-foundation-from = Een kaart mag { $places } komen, zolang er geen andere kaart op ligt.
# $holds (aantal), $count, $ends (yes, no): of de laatste kaart bekend is, $rank (die laatste kaart)
rules-foundation-holds = { $count ->
    [one] Er passen
   *[other] Op elke fundering passen
} hooguit { SPELL($holds) } kaarten{ $count ->
    [one] { " " }op
   *[other] { "" }
}{ $ends ->
    [yes] , en de laatste is { a-rank }.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Een kaart die daar ligt, blijft daar: die komt nooit meer in het spel.
    [to-other-foundations] De bovenste kaart mag naar een andere fundering als hij daar past. Verder komt hij nooit meer in het spel.
    [to-any-pile-once-the-stock-is-empty] Zolang de stok niet leeg is, blijft een kaart die daar ligt liggen; daarna mag de bovenste kaart terug in het spel, waar hij maar op een andere stapel past.
   *[to-any-pile] De bovenste kaart mag terug in het spel, waar hij maar op een andere stapel past.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Er gaat geen kaart heen zolang er nog een in de stok of op de aflegstapel ligt.
   *[once-the-first-one-is-full] Geen kaart opent een fundering voordat de allereerste vol is.
}
# $columns (een opsomming van nummers)
rules-foundation-first-from = In de eerste ronde komen alleen uit deze kolommen kaarten hierheen, van links geteld: { $columns }; daarna uit alle.
# $rank
rules-foundation-lone = { a-rank-capital } waar nog niets op ligt, mag ook naar een andere lege fundering.
# Als a-rank, aan het begin van een zin
a-rank-capital = Een { rank }
# Gelijke kaarten. $card (bijvoorbeeld harten 2), $under (bijvoorbeeld hartenaas)
rules-foundation-twin = Ook gelijke kaarten mogen wisselen: { $card } mag van de ene { $under } naar de andere.
rules-foundation-keeps = Maar de onderste kaart van elke fundering gaat er nooit af.

# Wat volgt, geldt voor een aantal groepen funderingen. $first en $last (hun nummers), $count
rules-foundation-rest = De rest is hetzelfde voor de funderingen { $first } { $count ->
    [2] en
   *[other] tot en met
} { $last }.

# Funderingen voor volledige reeksen. De groep, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [one] neemt
   *[other] nemen
} alleen volledige reeksen aan: dertien kaarten in één keer, zonder gat, { $begins ->
    [with-a-king] van de heer omlaag tot de aas, { in-suits }.
   *[at-any-rank-wrapping] rang voor rang aflopend, { in-suits }. Een reeks mag met elke rang beginnen, want op de aas volgt de heer: een reeks die met een 5 begint, gaat omlaag tot de aas en dan van de heer verder tot de 6.
}
rules-runs-single = Een losse kaart gaat nooit naar een fundering.
# $tails (hoeveel): of een reeks ook uit een staart mag komen
rules-runs-where = De reeks moet aan het vrije einde van een kolom{ $tails ->
    [0] { "" }
    [one] { " " }of van de staart
   *[other] { " " }of van een staart
} liggen; eindigt daar een langere reeks, dan gaan de laatste dertien kaarten. Alleen een lege fundering neemt een reeks aan.
rules-runs-yours = Wanneer je een volledige reeks wegneemt, beslis jij: vanzelf gaat die nooit.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Kaarten die daar liggen, blijven daar: ze komen nooit meer in het spel.
   *[to-any-pile] De bovenste kaart van een fundering mag terugkomen als hij op een andere stapel past. Bedenk je goed voor je dat doet: de fundering neemt daarna helemaal niets aan tot ook de andere twaalf eraf zijn en alles weer leeg is.
}
rules-runs-by-hand = Geen tik en geen automatische zet haalt daar ooit een kaart vandaan: sleep hem zelf, als je het echt wilt.
rules-fours = Vier kaarten van één rang die boven op een kolom bij elkaar liggen, mogen daarheen, alle vier tegelijk. Wanneer, beslis jij. Ze komen nooit meer in het spel.

## Kolommen

# $count (kolommen), $cards (kaarten in elke kolom)
rules-columns-same = { $cards ->
    [0] { $count ->
        [one] Er is één kolom.
       *[other] Er zijn { SPELL($count) } kolommen.
    }
    [one] { $count ->
        [one] Er is één kolom van één kaart.
       *[other] Er zijn { SPELL($count) } kolommen van elk één kaart.
    }
   *[other] { $count ->
        [one] Er is één kolom van { SPELL($cards) } kaarten.
       *[other] Er zijn { SPELL($count) } kolommen van elk { SPELL($cards) } kaarten.
    }
}
# $count, $cards (in de eerste), $last (in de laatste), $step (more, less)
rules-columns-growing = Er zijn { SPELL($count) } kolommen: { $cards ->
    [0] de eerste is leeg
    [one] in de eerste ligt één kaart
   *[other] in de eerste liggen { SPELL($cards) } kaarten
}, in elke volgende één { $step ->
    [more] meer, tot { SPELL($last) }
   *[less] minder, tot { SPELL($last) }
} in de laatste.
# $count
rules-columns-several = Er zijn { SPELL($count) } kolommen, en ze zijn niet allemaal gelijk.
# $columns (een opsomming van nummers), $n (hoeveel), $cards (kaarten in elke kolom)
rules-columns-group = { $n ->
    [one] Kolom { $columns } krijgt
   *[other] De kolommen { $columns } krijgen
} { $cards ->
    [0] geen kaart.
    [one] { $n ->
        [one] één kaart.
       *[other] elk één kaart.
    }
   *[other] { $n ->
        [one] { SPELL($cards) } kaarten.
       *[other] elk { SPELL($cards) } kaarten.
    }
}
# Kolommen naast elkaar van verschillende grootte. $first en $last (hun nummers), $cards (een opsomming van getallen)
rules-columns-row = De kolommen { $first } tot en met { $last } krijgen achtereenvolgens zoveel kaarten: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [one] De kolom wordt
   *[other] De kolommen worden
} { $order ->
    [down] aflopend gebouwd, { by-ranks }{ built-suits }.
    [down-wrapping] aflopend gebouwd, { by-ranks }{ built-suits }. Het gaat rond: op de aas volgt de heer{ $long ->
        [yes] , dus een reeks in een kolom mag meer dan dertien kaarten tellen
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] aflopend gebouwd, { by-ranks }{ built-suits }. Het gaat rond, op de aas volgt de heer; alleen op een kaart van de beginrang wordt nooit iets gelegd.
    [up] oplopend gebouwd, { by-ranks }{ built-suits }.
    [up-wrapping] oplopend gebouwd, { by-ranks }{ built-suits }. Het gaat rond: op de heer volgt de aas{ $long ->
        [yes] , dus een reeks in een kolom mag meer dan dertien kaarten tellen
       *[no] { "" }
    }.
    [up-or-down] naar keuze op- of aflopend gebouwd, { by-ranks }{ built-suits }; je mag onderweg van richting veranderen.
    [up-or-down-wrapping] naar keuze op- of aflopend gebouwd, { by-ranks }{ built-suits }; je mag onderweg van richting veranderen. Het gaat rond: heer en aas zijn buren.
   *[up-or-down-as-the-pile-began] op- of aflopend gebouwd, { by-ranks }{ built-suits }; maar elke kolom houdt de richting waarin die begonnen is.
}
# De stap hangt af van de soort van de kaart eronder. $order, $suits, $clubs, $spades, $hearts, $diamonds (rangen)
rules-columns-build-by-suit = De kolommen worden { $order ->
    [down] aflopend gebouwd{ built-suits }, van de aas verder naar de heer
    [down-wrapping] aflopend gebouwd{ built-suits }, na de aas verder met de heer
    [down-wrapping-above-the-base] aflopend gebouwd{ built-suits }, van de aas verder naar de heer, maar nooit op een kaart van de beginrang
    [up] oplopend gebouwd{ built-suits }
    [up-wrapping] oplopend gebouwd{ built-suits }, na de heer verder met de aas
    [up-or-down] op- of aflopend gebouwd{ built-suits }
    [up-or-down-wrapping] op- of aflopend gebouwd{ built-suits }, ook tussen heer en aas
   *[up-or-down-as-the-pile-began] op- of aflopend gebouwd{ built-suits }, in de richting waarin elke kolom begonnen is
}. Hoeveel rangen twee kaarten uit elkaar liggen, hangt af van de soort van de onderste: { $clubs } op klaveren, { $spades } op schoppen, { $hearts } op harten en { $diamonds } op ruiten.
rules-columns-build-nothing = In de kolommen leg je nooit een kaart op een andere.
rules-columns-build-curds = Op een kaart gaat de eerstvolgende lagere van dezelfde soort, of elke kaart van dezelfde rang.
rules-columns-build-rank = Op een kaart gaat elke kaart van dezelfde rang, en geen andere.
rules-columns-build-heap = De kolommen zijn hoopjes: de bovenste kaart van de aflegstapel mag er altijd op, op elk van de hoopjes, welke kaart het ook is. Andere kaarten mogen dat niet.

# $places (een opsomming van rules-from)
rules-columns-from = Een kaart die past, mag { $places } komen.
# $places (een opsomming van rules-to)
rules-columns-to = De vrije kaart van een kolom mag { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] Een kolom zonder kaart neemt er van jou geen aan.
   *[other] Een kolom met minder dan { SPELL($cards) } kaarten neemt er van jou geen aan.
}
rules-columns-lone = Op een kaart die alleen in een kolom ligt, mag geen andere; en zolang de stok niet leeg is, mag hij alleen naar een fundering.

# Wat samen verplaatst wordt. $suits; $cells (aantal cellen); $doubling (yes, no): of lege kolommen helpen
rules-lift-one = Je verplaatst strikt één kaart tegelijk: geen reeks gaat als geheel mee, en er is geen kortere weg die er meer in één keer verplaatst.
rules-lift-one-kind = Een reeks in dezelfde soort verplaats je als geheel, en ook een aantal kaarten van één rang die op elkaar liggen; of een deel daarvan, vanaf het vrije einde. Gemengde groepen niet.
rules-lift-any = Elke open kaart mag je verplaatsen, en alles wat erop ligt gaat mee, op volgorde of niet. Alleen de kaart die je vastpakt, moet passen.
rules-lift-run = { $build ->
    [the-same-rank] Kaarten van één rang die op elkaar liggen
   *[the-next-rank] Kaarten die op volgorde liggen
}, { in-suits }, mag je samen verplaatsen{ $part ->
    [any-part] { $build ->
        [the-same-rank] : allemaal, of zoveel als je wilt vanaf het vrije einde.
       *[the-next-rank] : de hele reeks, of een deel ervan vanaf het vrije einde.
    }
    [one-card-or-the-whole-column] , maar alleen als hele kolom: van kolom naar kolom gaat ofwel de vrije kaart alleen, ofwel alle kaarten van de kolom, niets daartussenin.
    [the-whole-column] , maar alleen als hele kolom: van kolom naar kolom gaan alle kaarten of geen.
   *[any-part-to-an-empty-column-only] : de hele reeks, of een deel ervan vanaf het vrije einde, maar alleen naar een lege kolom. Verder verplaats je overal één kaart tegelijk.
}
rules-lift-free = Kaarten die op volgorde liggen, { in-suits }, mag je samen verplaatsen: zoveel als je er één voor één over vrije plaatsen zou kunnen dragen. { $cells ->
    [0] { $doubling ->
        [yes] Dat is één kaart; twee met een lege kolom ernaast, en met elke lege kolom meer nog eens dubbel zoveel.
       *[no] Dat is één kaart.
    }
   *[other] { $doubling ->
        [yes] Dat is één kaart meer dan er vrije cellen zijn, en met elke lege kolom ernaast dubbel zoveel.
       *[no] Dat is één kaart meer dan er vrije cellen zijn.
    }
} { $doubling ->
    [yes] De lege kolom waar ze heen gaan, telt daarbij niet mee.
   *[no] Lege kolommen helpen daarbij niet.
}
rules-lift-parts = Kaarten die op volgorde liggen, van welke soort ook, mag je samen verplaatsen als de delen die van één soort zijn na elkaar over de lege kolommen verplaatst konden worden. Is er geen kolom leeg, dan is dat één deel van één soort; elke lege kolom verdubbelt het aantal, maar de kolom waar ze heen gaan, telt niet mee.

# Wat een lege kolom aanneemt. $several (yes, no): of er meer dan één kaart samen verplaatst mag worden
rules-empty-any = Een lege kolom neemt elke kaart aan{ $several ->
    [yes] , en alles wat je samen met die kaart mag verplaatsen.
   *[no] .
}
rules-empty-one = Een lege kolom neemt elke kaart aan, maar niet meer dan één tegelijk.
# $stock (yes, no): of de stok ook op lege kolommen deelt
rules-empty-nothing = { $stock ->
    [yes] In een lege kolom mag je geen kaart leggen; alleen de stok deelt daar.
   *[no] Een lege kolom blijft leeg: er mag geen kaart in.
}
# Van de lege kolommen neemt maar een deel een kaart aan. $columns (een opsomming van nummers)
rules-empty-some = { $several ->
    [yes] Alleen deze kolommen nemen, als ze leeg zijn, een kaart aan of kaarten die je samen mag verplaatsen
   *[no] Alleen deze kolommen nemen een kaart aan als ze leeg zijn
}, van links geteld: { $columns }. Een lege plaats elders blijft leeg.
# $rank
rules-empty-rank = Een lege kolom mag alleen met { a-rank } opnieuw beginnen{ $several ->
    [yes] , los of samen met de kaarten die meegaan.
   *[no] .
}
rules-empty-below-base = Een lege kolom mag alleen opnieuw beginnen met een kaart van de rang net onder de beginrang (een heer, als de beginrang de aas is){ $several ->
    [yes] , los of samen met de kaarten die meegaan.
   *[no] .
}
rules-empty-waste = Een lege kolom neemt alleen de bovenste kaart van de aflegstapel aan.
rules-empty-plot = Een lege kolom neemt een kaart van de aflegstapel aan; maar tot de eerste fundering vol is, alleen een van de rang waarmee de funderingen beginnen.
rules-empty-reserve = Een lege kolom neemt alleen een kaart uit de reserve aan.
rules-empty-not-waste = Een lege kolom neemt elke kaart aan{ $several ->
    [yes] , en alles wat je samen met die kaart mag verplaatsen
   *[no] { "" }
}, maar geen kaart van de aflegstapel zolang de reserve niet op is.
# $places (een opsomming van rules-from)
rules-empty-from = Die mag { $places } komen.
# $refill: wat een kolom vanzelf vult
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Een kolom die je leeggespeeld hebt, krijgt meteen vanzelf de volgende drie kaarten van de stok, alle drie open, zolang die er zijn.
    [with-three-cards-of-the-stock-the-first-face-down] Een kolom die je leeggespeeld hebt, krijgt meteen vanzelf de volgende drie kaarten van de stok, de eerste gesloten, zolang die er zijn.
    [from-the-reserve] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld met de bovenste kaart van de reserve.
    [from-the-reserve-then-the-waste] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld: met de bovenste kaart van de reserve, en als die op is, met de bovenste kaart van de aflegstapel.
    [from-the-stock] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld met de volgende kaart van de stok, zolang die er is.
    [from-the-waste] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld met de bovenste kaart van de aflegstapel, als daar een ligt.
    [from-the-waste-then-the-stock] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld: met de bovenste kaart van de aflegstapel, of, als die leeg is, met de volgende van de stok.
   *[from-the-reserve-then-the-stock] Een kolom die je leeggespeeld hebt, wordt meteen vanzelf weer gevuld: met de bovenste kaart van de reserve, en als die op is, met de volgende kaart van de stok.
}
rules-refill-longest = Van de reservestapels geeft de hoogste de kaart.
rules-refill-after = Is daar geen kaart meer voor, dan vul je een lege kolom zelf.
# $holds (aantal)
rules-columns-hold = { $holds ->
    [one] In een kolom past één kaart en niet meer.
   *[other] In een kolom passen hooguit { SPELL($holds) } kaarten.
}

## Reserve

# $cards (op de stapel)
rules-reserve-one = { $cards ->
    [0] De reserve krijgt aan het begin geen kaart.
    [one] De reserve is één enkele kaart.
   *[other] De reserve is een stapel van { SPELL($cards) } kaarten.
}
# $count (stapels), $cards (op elke stapel)
rules-reserve-same = { $cards ->
    [0] Er zijn { SPELL($count) } reservestapels zonder kaarten.
    [one] Er zijn { SPELL($count) } reservestapels van elk één kaart.
   *[other] Er zijn { SPELL($count) } reservestapels van elk { SPELL($cards) } kaarten.
}
# $count (stapels)
rules-reserve-several = Er zijn { SPELL($count) } reservestapels, en ze zijn niet allemaal gelijk.
# $columns (een opsomming van nummers), $n (hoeveel), $cards (kaarten op elke stapel)
rules-reserve-group = { $n ->
    [one] Reservestapel { $columns } krijgt
   *[other] De reservestapels { $columns } krijgen
} { $cards ->
    [0] geen kaart.
    [one] { $n ->
        [one] één kaart.
       *[other] elk één kaart.
    }
   *[other] { $n ->
        [one] { SPELL($cards) } kaarten.
       *[other] elk { SPELL($cards) } kaarten.
    }
}
rules-reserve-readable = Je kunt ze van het begin af allemaal lezen.
# $count (stapels), $places (een opsomming van rules-to)
rules-reserve-top = { $count ->
    [one] Alleen de bovenste kaart mag je spelen: { $places }.
   *[other] Alleen de bovenste kaart van elke stapel mag je spelen: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] Er komt nooit een kaart bij in de reserve, en is ze leeg, dan blijft ze leeg.
    [refill] Op de reserve mag je geen kaart leggen. Maar een reservestapel die je leeggespeeld hebt, krijgt meteen vanzelf een nieuwe kaart: de bovenste van de aflegstapel, of, als die leeg is, de volgende van de stok.
   *[stock] Op de reserve mag je geen kaart leggen; alleen de stok deelt daar.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] De reserve vult ook de kolommen die leegraken, zoals hierboven gezegd.
   *[no] De reserve vult niets vanzelf: jij beslist wanneer er een kaart af gaat.
}
rules-reserve-unseen = Gesloten kaarten van de reserve blijven gesloten en vullen alleen lege plaatsen, tot er nog één over is: die draait open en mag gespeeld worden.
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-opens = { $opens ->
    [from-the-start] Je mag de reserve vanaf de eerste zet gebruiken.
   *[once-the-stock-is-empty] Je mag de reserve pas gebruiken als de stok leeg is.
}

## Cellen

# $cards (kaarten in elke gevulde cel)
rules-cells-deep = Daaronder liggen er meer: { $count ->
    [one] de cel
   *[other] elke gevulde cel
} begint met { $cards ->
    [one] één kaart
   *[other] { SPELL($cards) } kaarten
}, en de laatste ligt open.
# $count (cellen), $filled (cellen met een kaart aan het begin), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [one] Naast de kolommen is er een staart.
       *[other] Naast de kolommen zijn er { SPELL($count) } staarten.
    }
   *[other] { $count ->
        [one] Naast de kolommen is er één cel.
       *[other] Er zijn { SPELL($count) } cellen.
    }
} { $filled ->
    [0] { $count ->
        [one] Aan het begin is die leeg.
       *[other] Aan het begin zijn ze leeg.
    }
   *[other] { $rest ->
        [0] { $count ->
            [one] Aan het begin ligt er een open kaart in.
           *[other] Aan het begin ligt in elke cel een open kaart.
        }
       *[other] { $filled ->
            [one] Aan het begin ligt in de eerste een open kaart; { $rest ->
                [one] de andere is leeg.
               *[other] de andere zijn leeg.
            }
           *[other] Aan het begin ligt in de eerste { SPELL($filled) } telkens een open kaart; { $rest ->
                [one] de andere is leeg.
               *[other] de andere zijn leeg.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [one] Zolang de cel leeg is, mag er één kaart in, welke dan ook
   *[other] Zolang een cel leeg is, mag er één kaart in, welke dan ook
}. Een tweede kaart komt er niet bij.
rules-cells-one-suit = In elke cel mag, zolang die leeg is, één kaart van de eigen soort: in de eerste klaveren, dan schoppen, harten en ruiten. Er kunnen dus geen twee kaarten van één soort wachten.
# $gives (any-part, everything-at-once), $count (staarten)
rules-cells-run = Zolang { $count ->
    [one] de staart
   *[other] een staart
} leeg is, mag er één kaart of één hele reeks heen, zoals die in de kolommen verplaatst mag worden. Zolang er een kaart ligt, komt er niets bij. { $gives ->
    [any-part] Wat er ligt, mag in één keer weer weg of in delen, vanaf het vrije einde.
   *[everything-at-once] Wat er ligt, gaat in één keer weer weg of helemaal niet.
}
# $holds (aantal), $count (cellen)
rules-cells-pile = { $count ->
    [one] Er mogen losse kaarten in
   *[other] In een cel mogen losse kaarten
}, welke dan ook, de ene op de andere, hooguit { SPELL($holds) }. Alleen de bovenste mag er weer uit.
# $rank, $holds, $count (cellen)
rules-cells-rank = { $count ->
    [one] Er mogen alleen { ranks } in
   *[other] In een cel mogen alleen { ranks }
}, { $holds ->
    [one] en niet meer dan één
   *[other] en hooguit { SPELL($holds) }
}. Alleen de bovenste kaart mag er weer uit.
# $places (een opsomming van rules-from)
rules-cells-from = Een kaart mag { $places } komen.
# Waar kaarten uit een cel heen gaan. $columns (yes, no): of er kolommen zijn; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } mag een kaart naar elke kolom waar hij past, ook naar een lege{ $foundations ->
        [cards] , en naar een fundering.
        [runs] , maar nooit naar een fundering.
       *[both] , en naar een fundering die losse kaarten aanneemt.
    }
   *[no] { $foundations ->
        [cards] { from-cell } gaat een kaart naar een fundering, en nergens anders heen.
        [runs] Van daar gaat hij nergens meer heen.
       *[both] { from-cell } gaat een kaart naar een fundering die losse kaarten aanneemt, en nergens anders heen.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [one] Uit de staart
       *[other] Uit een staart
    }
   *[other] { $count ->
        [one] Uit de cel
       *[other] Uit een cel
    }
}
rules-tail-to = { from-cell } mogen kaarten naar elke kolom waar ze passen, ook naar een lege. Een volledige reeks van dertien mag ook rechtstreeks naar een fundering.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [one] Je mag die vanaf de eerste zet gebruiken.
       *[other] Je mag ze vanaf de eerste zet gebruiken.
    }
   *[once-the-stock-is-empty] { $count ->
        [one] Je mag die pas gebruiken als de stok leeg is.
       *[other] Je mag ze pas gebruiken als de stok leeg is.
    }
}

## Stok

# $cards (in de stok)
rules-stock-size = { $cards ->
    [0] Voor de stok blijft geen kaart over.
    [one] De ene kaart die overblijft, is de stok. Die ligt gesloten.
   *[other] De { SPELL($cards) } kaarten die overblijven, zijn de stok. Ze liggen gesloten.
}
# $draw (kaarten), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Tik je op de stok, dan draait er één kaart naar de aflegstapel.
   *[other] Tik je op de stok, dan draaien er { SPELL($draw) } kaarten tegelijk naar de aflegstapel, of zoveel als er nog zijn.
}
# $draws (een opsomming van rules-stock-draw-pass)
rules-stock-draws = Hoeveel kaarten er met een tik op de stok naar de aflegstapel draaien, verandert van ronde tot ronde: { $draws }.
# $pass (nummer), $draw (kaarten)
rules-stock-draw-pass = { $draw ->
    [one] één kaart in ronde { $pass }
   *[other] { SPELL($draw) } kaarten in ronde { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Dat mag je op elk moment doen.
   *[while-the-waste-is-empty] Dat mag je alleen doen als de aflegstapel leeg is: de omgedraaide kaart moet eerst gespeeld worden.
}
# $cards
rules-stock-fills = Maar zolang een kolom minder dan { SPELL($cards) } kaarten heeft, deelt een tik in plaats daarvan aan zulke kolommen, rij na rij, tot er geen meer is.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] Aan het begin ligt er één kaart op de aflegstapel.
   *[no] De aflegstapel is aan het begin leeg.
} { $waste ->
    [may-be-empty] Daar wordt niets omgedraaid voordat je erom vraagt.
   *[never-empty] Zodra er na een zet van jou geen kaart meer op ligt, draait de volgende kaart van de stok vanzelf om.
}
# $places (een opsomming van rules-to)
rules-waste-top = Alleen de bovenste kaart van de aflegstapel mag je spelen: { $places }. Zelf mag je er geen kaart op leggen.
# $passes (aantal, of het woord unlimited)
rules-passes = { $passes ->
    [1] Je gaat één keer door de stok. Een tweede ronde is er niet: is de stok leeg, dan wordt er niets meer omgedraaid.
    [unlimited] Je mag zo vaak door de stok gaan als je wilt. Voor een nieuwe ronde is een eigen tik nodig: een tik op de lege stok draait de aflegstapel om, in dezelfde volgorde als daarvoor, en deelt nog geen kaart.
   *[other] Je mag in totaal { SPELL($passes) } keer door de stok gaan. Voor een nieuwe ronde is een eigen tik nodig: een tik op de lege stok draait de aflegstapel om, in dezelfde volgorde als daarvoor, en deelt nog geen kaart.
}
# Een stok die rijen deelt. $count (kolommen), $cards (in de stok), $deals (tikken tot hij leeg is), $last (kaarten van de laatste rij)
rules-stock-row = { $deals ->
    [one] { $last ->
        [one] Een tik op de stok deelt de enige kaart open op de eerste kolom.
       *[other] Een tik op de stok deelt de { SPELL($last) } kaarten open op de eerste { SPELL($last) } kolommen, op elke één.
    }
   *[other] Een tik op de stok deelt { $count ->
        [one] één open kaart op de kolom
       *[other] één open kaart op elk van de { SPELL($count) } kolommen
    }. { $most ->
        [yes] Dat kan hooguit { SPELL($deals) } keer.
       *[no] Dat kan { SPELL($deals) } keer.
    }
}
# $last (kaarten), $count (stapels)
rules-stock-row-last = De laatste rij heeft maar { $last ->
    [one] één kaart
   *[other] { SPELL($last) } kaarten
}, { $from ->
    [second] vanaf de tweede kolom.
   *[first] { $last ->
        [one] voor de eerste { $piles ->
            [columns] kolom.
           *[reserve] reservestapel.
        }
       *[other] voor de eerste { SPELL($last) } { $piles ->
            [columns] kolommen.
           *[reserve] reservestapels.
        }
    }
}
rules-stock-row-skips = Een tik op de stok deelt één open kaart op elke kolom waar een kaart ligt, van links naar rechts; lege kolommen krijgen niets. De laatste rij is misschien te kort voor alle kolommen.
rules-stock-row-short = Een laatste rij die te kort is voor alle kolommen, begint bij de tweede.
rules-stock-row-sorted = Een aas die uit de stok komt, gaat meteen naar een fundering, en de volgende kaart neemt de plaats in.
rules-stock-sorted = Een kaart die je omdraait, gaat meteen naar een fundering als hij daar past.
# Waar bij het delen kaarten vervangen werden. $cards (als er geen vervangen werd)
rules-stock-size-sorted = De kaarten die overblijven, zijn de stok: { $cards }, of zoveel minder als er bij het delen vervangen zijn. Ze liggen gesloten.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Dat mag je op elk moment doen{ $skips ->
        [yes] .
       *[no] ; ook een lege kolom krijgt een kaart.
    }
   *[while-no-column-is-empty] Dat mag je niet doen zolang er een kolom leeg is: leg eerst in elke lege kolom een kaart.
}
# $passes (1 tot ..., unlimited), $count (kolommen)
rules-stock-row-again = { $passes ->
    [1] Een tweede ronde is er niet.
    [2] { columns-turned }: één keer in een potje.
    [3] { columns-turned }: twee keer in een potje.
    [unlimited] { columns-turned }: zo vaak je wilt.
   *[other] { columns-turned }; in totaal ga je er { SPELL($passes) } keer doorheen.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [one] De onderste kaart komt dan het eerst, en diezelfde tik deelt die meteen.
       *[other] De eerste kolom ligt dan bovenop, met de onderste kaart het eerst, en diezelfde tik deelt meteen een rij.
    }
}
columns-turned = Is de stok op, dan draait een volgende tik { $count ->
    [one] de kolom
   *[other] de kolommen
} om tot een nieuwe stok
rules-stock-row-end = Een aflegstapel is er niet, en je gaat één keer door de stok. Is die leeg, dan is het op.
rules-stock-spaces = Ze vullen alleen kolommen die leegraken, vanzelf; een tik doet niets.
rules-stock-one-again = Een aflegstapel is er niet. Is de stok op, dan draait een volgende tik één kolom om, de laatste het eerst, en deelt de kaarten ervan één voor één vanaf die kolom rond; elke kolom komt één keer aan de beurt.
# $count (reservestapels), $deals, $last
rules-stock-reserve = { $deals ->
    [one] { $last ->
        [one] Een tik op de stok deelt de enige kaart open op de eerste reservestapel.
       *[other] Een tik op de stok deelt de { SPELL($last) } kaarten open op de eerste { SPELL($last) } reservestapels, op elke één.
    }
   *[other] Een tik op de stok deelt één open kaart op { $count ->
        [one] de reservestapel
       *[other] elk van de { SPELL($count) } reservestapels
    }. Dat kan { SPELL($deals) } keer.
}
# De kolommen worden opnieuw gedeeld. $passes (aantal, of het woord unlimited), $how (order-kept, shuffled), $cards (voor elke kolom)
rules-again = { $passes ->
    [1] De kolommen worden nooit opnieuw gedeeld.
    [2] Eén keer mag je { dealt-again }, met een tik op de lege stok.
    [3] Twee keer mag je { dealt-again }, met een tik op de lege stok.
    [4] Drie keer mag je { dealt-again }, met een tik op de lege stok.
   *[unlimited] Zo vaak je wilt, mag je { dealt-again }, met een tik op de lege stok.
} { $how ->
    [order-kept] Ze worden op elkaar gelegd, de laatste onderop, en zonder schudden van boven af gedeeld: elke kolom krijgt { $cards ->
        [one] één kaart
       *[other] { SPELL($cards) } kaarten in de volgorde waarin ze lagen
    }, zolang ze er zijn.
    [shuffled-laid-as-at-the-start] Ze worden verzameld, geschud en weer gedeeld zoals aan het begin, deels gesloten en deels open, zolang ze er zijn.
    [order-kept-row-by-row] Ze worden op elkaar gelegd, de eerste onderop, en zonder schudden van boven af rij voor rij gedeeld.
    [turned-over-row-by-row] Ze worden op elkaar gelegd, de laatste onderop, zonder schudden omgedraaid en rij voor rij gedeeld.
    [bottom-cards-to-the-top] Er wordt niets geschud of verzameld: in elke kolom komt de onderste kaart bovenop.
   *[shuffled] Ze worden verzameld, geschud en rij voor rij gedeeld, over niet meer kolommen van { $cards ->
        [one] één kaart
       *[other] { SPELL($cards) } kaarten
    } dan nodig is.
} Kaarten op de funderingen blijven daar.
# $how, als in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] in elke kolom één kaart laten verhuizen
   *[other] de kolommen opnieuw laten delen
}

## Met de hand

# $foundations (hoeveel er losse kaarten aannemen)
rules-hand = Tik op een kaart, en die gaat met alles wat erop ligt naar de beste plaats waar hij past; tik je meteen nog eens, dan gaat hij naar de volgende.{ $foundations ->
    [0] { "" }
    [one] { " " }Een dubbele tik brengt hem naar de fundering.
   *[other] { " " }Een dubbele tik brengt hem naar een fundering.
} Of sleep hem naar de plaats die je in gedachten hebt.
rules-hand-single = Tik op een kaart, en die gaat naar de beste plaats waar hij past; tik je meteen nog eens, dan gaat hij naar de volgende. Of sleep hem naar de plaats die je in gedachten hebt.
# $leave (cards, runs, both): hoe kaarten op de funderingen komen, $count (funderingen)
rules-hand-automatic = { $leave ->
    [cards] Een kaart die je nergens anders meer nodig kunt hebben, mag vanzelf naar een fundering gaan; dat regel je met de instelling “Automatische zetten”.
   *[other] Vanzelf gaat er geen kaart naar { $count ->
        [one] de fundering
       *[other] de funderingen
    }.
}
rules-hand-undo = Elke zet kun je terugnemen, zoveel je wilt.

## Eén ketting (Golf)

# $cards (kaarten in totaal)
rules-chain-goal = Je hebt { $name } gewonnen als alle kaarten van de kolommen{ $cells ->
    [0] { "" }
    [one] { " " }en van de cel
   *[other] { " " }en van de cellen
} naar { the-chain } zijn gegaan.
# $piles (hoeveel)
the-chain = { $piles ->
    [one] de stapel in het midden
   *[other] een van de { SPELL($piles) } stapels in het midden
}
# $count (kolommen), $size (kaarten in elke kolom, of -1), $cards (kaarten in totaal)
rules-chain-layout-columns = { $count ->
    [one] Eén kolom
   *[other] { SPELL($count) } kolommen
} { $size ->
    [-1] met in totaal { $cards ->
        [one] één kaart
       *[other] { SPELL($cards) } kaarten
    }.
    [0] zonder kaarten.
    [one] van één kaart.
   *[other] van { SPELL($size) } kaarten.
}
rules-chain-layout-pile = { $piles ->
    [one] Eén stapel
   *[other] { SPELL($piles) } stapels
} in het midden, waar alle kaarten heen gaan.
# $cells
rules-chain-layout-cells = { $cells ->
    [one] Eén cel voor één enkele kaart.
   *[other] { SPELL($cells) } cellen voor elk één kaart.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] De kolommen zijn losse kaarten die drie toppen vormen: de onderste rij telt er tien, en daarboven heeft elke top rijen van drie, twee en één.
   *[a-pyramid] De kolommen zijn losse kaarten die een piramide vormen: één kaart aan de top, en in elke rij één kaart meer dan in de rij erboven.
} Op elke kaart, behalve op die van de onderste rij, liggen twee kaarten van de volgende rij; hij mag gespeeld worden als die allebei weg zijn.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (een naam), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] De stapel begint met de eerste kaart die de stok erop draait.
    [any-card] { $piles ->
        [one] De stapel begint met een kaart naar keuze.
       *[other] Elke stapel begint met een kaart naar keuze.
    }
   *[a-card] { $piles ->
        [one] De stapel begint met een bepaalde kaart, die er voor het delen gelegd wordt: { $card }.
       *[other] De eerste begint met een bepaalde kaart, die er voor het delen gelegd wordt: { $card }. De andere blijven leeg.
    }
}
rules-chain-gives = De bovenste kaart van { the-chain } mag terug naar { $cells ->
    [one] de cel
   *[other] een cel
}.
# $holds (kaarten), $piles
rules-chain-holds = { $piles ->
    [one] Er passen
   *[other] Op elke stapel passen
} hooguit { SPELL($holds) } kaarten{ $piles ->
    [one] { " " }op.
   *[other] .
}
# $cells
rules-chain-cells = Zolang { $cells ->
    [one] de cel
   *[other] een cel
} leeg is, mag er één kaart uit een kolom in, welke dan ook. Die kaart gaat er weer uit naar { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = De vrije kaart van een kolom mag naar { the-chain } als hij { $order ->
    [up-or-down] één rang hoger of één rang lager is dan de kaart die daar ligt, van welke soort ook. Je mag van richting veranderen zoals je wilt.
    [up-or-down-wrapping] één rang hoger of één rang lager is dan de kaart die daar ligt, van welke soort ook. Je mag van richting veranderen zoals je wilt. Het gaat rond: heer en aas zijn buren.
    [up] één rang hoger is dan de kaart die daar ligt, van welke soort ook. Na de heer gaat het niet verder.
    [down] één rang lager is dan de kaart die daar ligt, van welke soort ook. Na de aas gaat het niet verder.
    [up-wrapping] één rang hoger is dan de kaart die daar ligt, van welke soort ook. Na de heer gaat het verder met de aas.
   *[down-wrapping] één rang lager is dan de kaart die daar ligt, van welke soort ook. Na de aas gaat het verder met de heer.
}
# $king (a-queen, nothing)
rules-chain-king = { $king ->
    [a-queen] Een heer is geen eindpunt: wat de volgorde toelaat, mag erop zoals op elke andere kaart.
   *[nothing] Maar een heer houdt alles tegen: er mag niets op{ $stock ->
        [yes] , tot de stok je een andere kaart geeft
       *[no] { "" }
    }.
}
# $gives (yes, no): of de bovenste kaart terug mag naar een cel
rules-chain-one = Er gaat maar één kaart tegelijk heen.{ $gives ->
    [yes] { "" }
   *[no] { " " }Terug komt er nooit een.
} Op een kolom wordt nooit iets gelegd: een lege blijft leeg.
rules-chain-columns = Alleen de vrije kaart van een kolom mag je spelen.
# $cards (in de stok)
rules-chain-layout-stock = { $cards ->
    [one] Een stok van één kaart, die naar die stapel draait.
   *[other] Een stok van { SPELL($cards) } kaarten, die één voor één naar die stapel draaien.
}
rules-chain-hand = Tik op een kaart, en die gaat naar { the-chain } als hij daar past; of sleep hem.
rules-chain-stock = Een tik op de stok draait de volgende kaart naar { $piles ->
    [one] de stapel in het midden
   *[other] de eerste stapel
}, of die past of niet. { $with ->
    [the-first-card-of-the-stock] De stapel is aan het begin leeg; je eerste tik geeft je dus de kaart waarmee je begint.
   *[other] Je hoeft daarmee niet te wachten tot je vastzit.
} Je gaat één keer door de stok; een tweede ronde is er niet.

## Paren (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (kaarten in totaal), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] Je hebt { $name } gewonnen als alle { $cards } kaarten van tafel zijn{ $stock ->
        [yes] , ook die van de stok
       *[no] { "" }
    }.
   *[the-pyramid] Je hebt { $name } gewonnen als { $shape ->
        [pyramid] de piramide weg is
        [grid] het vierkant weg is
       *[columns] de kolommen weg zijn
    }; andere kaarten mogen overblijven.
}
# $shape, $rows, $columns, $cards (in de opstelling), $size (kaarten in elke kolom, of -1 als dat verschilt)
rules-removal-layout = { $shape ->
    [pyramid] Een piramide van { $rows ->
        [one] één rij
       *[other] { SPELL($rows) } rijen
    }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
    [grid] Een rechthoek van { $cards } losse kaarten, { $rows ->
        [one] één rij
       *[other] { SPELL($rows) } rijen
    } van { SPELL($columns) }.
   *[columns] { $columns ->
        [one] Eén kolom
       *[other] { SPELL($columns) } kolommen
    } { $size ->
        [-1] met in totaal { SPELL($cards) } kaarten.
        [one] van één kaart.
       *[other] van { SPELL($size) } kaarten.
    }
}
rules-removal-layout-sets = Drie cellen, waarin zich kaarten verzamelen die met z’n drieën weggaan.
# $cards (in de stok)
rules-removal-layout-stock = { $cards ->
    [one] Een stok van één kaart.
   *[other] Een stok van { SPELL($cards) } kaarten.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] De kolommen krijgen hun kaarten rij voor rij, van links naar rechts.
   *[column-by-column] De kolommen krijgen hun kaarten na elkaar, de linker eerst.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] De piramide
    [grid] De rechthoek
   *[columns] De kolommen
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = De { $cards } kaarten van de piramide liggen in { $rows ->
    [one] één rij
   *[other] { SPELL($rows) } rijen
}: één kaart aan de top, en in elke rij één kaart meer dan in de rij erboven. { $faces ->
    [all-face-up] Ze liggen allemaal open.
   *[only-the-lowest-row-face-up] Alleen de onderste rij ligt open; de andere draaien open als ze vrijkomen.
} Op elke kaart, behalve op die van de onderste rij, liggen twee kaarten van de volgende rij; hij is vrij als die allebei weg zijn. De onderste rij is van het begin af vrij.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = De kaarten liggen open naast elkaar, { $rows ->
    [one] één rij
   *[other] { SPELL($rows) } rijen
} van { SPELL($columns) }, en ze zijn allemaal vrij. { $touching ->
    [yes] Maar alleen kaarten die elkaar raken, mogen samen weg: naast elkaar, boven elkaar, of hoek aan hoek.
   *[no] Elke twee mogen samen weg, waar ze ook liggen.
}
rules-removal-columns = Alleen de bovenste kaart van elke kolom is vrij.
rules-removal-separated = In geen kolom van zes liggen twee kaarten van één rang: bij het delen hebben zulke kaarten met andere van plaats geruild.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] In een lege kolom mag je geen kaart leggen.
   *[any] In een lege kolom mag elke vrije kaart.
}
# $count (stapels)
rules-removal-reserve = { $count ->
    [one] De bovenste kaart van de reserve is vrij, en gaat weg zoals de andere.
   *[other] De bovenste kaart van elke reservestapel is vrij, en gaat weg zoals de andere.
}
rules-removal-ranks = Twee vrije kaarten gaan samen van tafel als ze van één rang zijn. De soort doet er niet toe.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Een boer, een vrouw en een heer gaan samen weg, van welke soort ook: leg ze één voor één in de cellen, en met de derde zijn ze alle drie weg.
   *[three-ranks-in-a-row-around-the-corner-too] Drie kaarten met opeenvolgende rangen gaan samen weg, van welke soort ook: leg ze één voor één in de cellen, elk een buur van wat er al ligt, en met de derde zijn ze alle drie weg. Ook heer, aas en 2 zijn buren.
} Tot dan komt een kaart de cel niet meer uit.
rules-removal-gaps = Zodra een plaats leeg is, komt de volgende kaart van de stok daar vanzelf te liggen.
# $reserve (yes, no)
rules-removal-rows = Een tik op de stok deelt een kaart op elke kolom, ook op lege, op elk moment. { $reserve ->
    [yes] Kaarten die overblijven en te weinig zijn voor nog een rij, gaan naar de reserve.
   *[no] De laatste rij is misschien te kort voor alle kolommen.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Zijn er gaten, dan sluit een tik op de stok ze:
   *[by-itself] Gaten sluiten zich vanzelf na elk paar:
} { $closing ->
    [row-by-row] de kaarten schuiven op, rij voor rij in hun volgorde,
   *[upwards-in-each-column] de kaarten schuiven in hun kolom recht omhoog,
} en de stok vult de plaatsen die overblijven.
# $sum
rules-removal-sum = Twee vrije kaarten gaan samen van tafel als ze { $sum } opleveren. Een aas telt voor 1, een boer voor 11, een vrouw voor 12 en een heer voor 13; de andere tellen voor wat erop staat. De soort doet er niet toe.
# $card, $fits
rules-removal-example = Bij { $card } past bijvoorbeeld { $fits }.
# $rank (de rang die in haar eentje de som oplevert)
rules-removal-alone = { a-rank-capital } levert in zijn eentje al { $sum } op, en gaat alleen van tafel.
# $ranks (een opsomming van ranks-named)
rules-removal-unpaired = { $ranks } vormen geen paar.
ranks-named = { ranks }
rules-removal-gone = Wat weg is, komt nooit terug, en er wordt nooit een kaart op een andere gelegd.
# $cards (in de stok)
rules-removal-stock = { $cards ->
    [one] De ene kaart die overblijft, is de stok.
   *[other] De { $cards } kaarten die overblijven, zijn de stok.
} De bovenste kaart daarvan ligt van het begin af open, net als de bovenste van de aflegstapel: elk van de twee mag een paar vormen met een kaart van de piramide, en de twee mogen ook samen een paar vormen.
# $draw (kaarten), $sum (0: geen kaart gaat alleen weg)
rules-removal-stock-draw = Een tik op de stok legt { $draw ->
    [one] de bovenste kaart
   *[other] de bovenste { SPELL($draw) } kaarten
} open op de aflegstapel.{ $sum ->
    [0] { "" }
   *[other] { " " }Een kaart die in zijn eentje { $sum } oplevert, mag daar niet op: neem hem van tafel.
}
rules-removal-hand-stock = Voor een paar met de open kaart van de stok tik je op de andere kaart.
rules-removal-hand = Tik op een kaart, en die gaat van tafel met een kaart die erbij past, als die er is, of alleen, als dat mag; tik je meteen nog eens, dan gaat het met een andere. Of sleep hem op de kaart die je in gedachten hebt.
rules-removal-hand-sets = Tik op een kaart die met twee andere weggaat, en die gaat naar een cel; of sleep hem erheen.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = Het verloop
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = Je hebt { $name } gewonnen als in elk van de vier rijen één soort op volgorde ligt, van { $aces ->
    [taken-out-of-the-rows] de 2
    [laid-first-each-with-a-gap-beside-it] de aas
   *[brought-to-the-front-of-the-rows] de aas
} tot en met de heer, van links naar rechts.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Vier rijen van dertien kaarten, allemaal open. De vier azen worden eruit genomen en laten vier gaten achter.
    [laid-first-each-with-a-gap-beside-it] Vier rijen van veertien plaatsen, alle kaarten open. Elke rij begint met een aas en een gat ernaast, en de andere kaarten vullen de rest.
   *[brought-to-the-front-of-the-rows] Vier rijen van veertien plaatsen, alle kaarten open. De kaarten vullen dertien plaatsen van elke rij; dan gaan de vier azen naar de plaatsen helemaal vooraan en laten vier gaten achter.
}
rules-gaps-play = In een gat past één kaart: de eerstvolgende hogere in de soort van de kaart links ervan. { $aces ->
    [taken-out-of-the-rows] In een gat vooraan in een rij past elke 2.
    [laid-first-each-with-a-gap-beside-it] Naast een aas komt de 2 van dezelfde soort, en de azen blijven waar ze gelegd zijn.
   *[brought-to-the-front-of-the-rows] Naast een aas komt de 2 van dezelfde soort, en vooraan in een rij komt geen kaart.
} Rechts van een heer komt niets, en rechts van een ander gat ook niet. De kaart die verhuist, laat een nieuw gat achter.
# $redeals (aantal), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] De kaarten worden nooit opnieuw gedeeld.
    [one] Eén keer mag je de kaarten opnieuw laten delen, met een tik op de lege stok.
    [2] Twee keer mag je de kaarten opnieuw laten delen, met een tik op de lege stok.
    [3] Drie keer mag je de kaarten opnieuw laten delen, met een tik op de lege stok.
   *[other] Hooguit { SPELL($redeals) } keer mag je de kaarten opnieuw laten delen, met een tik op de lege stok.
} Kaarten die vanaf het begin van hun rij op volgorde liggen, blijven dan liggen; de andere worden verzameld, geschud en opnieuw neergelegd, { $gaps ->
    [beside-the-cards-in-place] met een gat naast de kaarten die bleven liggen.
   *[anywhere] en de gaten komen waar het valt.
}
rules-accordion-goal = Je hebt { $name } gewonnen als alle kaarten op één stapel zijn geschoven.
# $cards
rules-accordion-layout = Eén rij van { $cards } kaarten, allemaal open, bij gebrek aan ruimte regel voor regel neergelegd.
# $near, $far (plaatsen)
rules-accordion-play = Een kaart mag op de kaart { $near ->
    [1] vlak links ervan
   *[other] { SPELL($near) } plaatsen links ervan
}, of op de kaart { SPELL($far) } plaatsen links ervan, als de twee dezelfde rang of dezelfde soort hebben. Wat er bedekt wordt, is uit het spel, en de rij schuift aan.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] Je hebt { $name } gewonnen als alleen de azen over zijn, een in elke kolom, en de stok op is.
   *[low] Je hebt { $name } gewonnen als alleen de heren over zijn, een in elke kolom, en de stok op is.
}
# $columns
rules-discards-layout = { SPELL($columns) } kolommen van één kaart, en een stok van alle andere.
rules-discards-play = Van twee vrije kaarten van dezelfde soort mag de laagste van tafel. { $aces ->
    [high] De aas is de hoogste kaart.
   *[low] De aas is de laagste kaart.
} Wat weg is, komt nooit terug.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] In een lege kolom mag elke vrije kaart.
   *[nothing] In een lege kolom mag geen kaart.
}
rules-discards-stock = Een tik op de stok deelt één kaart op elk van de { SPELL($columns) } kolommen, op elk moment, tot de stok op is.
rules-osmosis-goal = Je hebt { $name } gewonnen als alle kaarten op de vier funderingen liggen, op elke fundering één soort.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Vier funderingen onder elkaar; de bovenste begint met een kaart die daar gedeeld wordt. Vier reservestapels van vier kaarten, { $reserve ->
    [only-the-top-card-face-up] waarvan alleen de bovenste open ligt
   *[all-face-up] allemaal open
}. De rest is de stok.
rules-osmosis-play = De eerste fundering neemt elke kaart van haar soort aan, in willekeurige volgorde. Elke andere begint met een kaart van dezelfde rang als de eerste, en neemt een kaart van haar eigen soort alleen aan als op de fundering erboven al een kaart van die rang ligt. Kaarten komen van boven op de reservestapels en van de aflegstapel, en gaan nooit terug.
# $draw
rules-osmosis-stock = Een tik op de stok draait { $draw ->
    [one] één kaart
   *[other] { SPELL($draw) } kaarten
} naar de aflegstapel; is de stok op, dan draait een tik de aflegstapel om. Je mag er zo vaak doorheen gaan als je wilt.
rules-clock-goal = Je hebt { $name } gewonnen als elke kaart open bij de eigen rang ligt voordat de vierde heer de klok heeft stilgezet.
rules-clock-layout = Twaalf hoopjes van vier kaarten rond een wijzerplaat, en een in het midden, allemaal gesloten; de bovenste kaart van het middelste hoopje wordt opengedraaid.
rules-clock-play = De open kaart gaat onder het hoopje van zijn uur: een aas bij één uur, een boer bij elf, een vrouw bij twaalf. De bovenste kaart van dat hoopje komt naar het midden en is dan aan de beurt. Een heer gaat onder het middelste hoopje, en daar wordt de volgende kaart opengedraaid. Te beslissen valt er niets.
# $name
rules-gallery-goal = Je hebt { $name } gewonnen als de acht azen weg zijn en op elk van de 24 plaatsen vier kaarten van één soort liggen.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Drie rijen van acht plaatsen, alle kaarten open: { $rows ->
    [twos-threes-and-fours-from-above] bovenaan de rij van de tweeën, dan die van de drieën en die van de vieren
   *[fours-threes-and-twos-from-above] bovenaan de rij van de vieren, dan die van de drieën en die van de tweeën
}. Daaronder een vierde rij van acht kaarten, en een stok van 72.
# $swaps (yes, no)
rules-gallery-play = Azen gaan naar de fundering, van welke soort ook. Een 2, 3 of 4 gaat naar een lege plaats in zijn eigen rij; daarop komt, in dezelfde soort, de kaart die drie rangen hoger is, enzovoort: 2, 5, 8, boer; 3, 6, 9, vrouw; 4, 7, 10, heer. Op een kaart in de verkeerde rij wordt niet gebouwd.{ $swaps ->
    [yes] { " " }Twee losse kaarten van deze rijen mogen van plaats ruilen als ze dan allebei in hun eigen rij liggen.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = De bovenste kaarten van de vierde rij mag je spelen. Een plaats die daar leegraakt, krijgt vanzelf de volgende kaart van de stok{ $takes ->
    [nothing] ; is de stok op, dan blijft die leeg
   *[any-card] ; is de stok op, dan mag er elke kaart heen
}. Een tik op de stok deelt een kaart op elk van de acht plaatsen, op elk moment. Je gaat één keer door de stok.
