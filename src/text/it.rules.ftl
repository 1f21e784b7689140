## The rules of a game, sentence by sentence

# Every message here is one or more whole sentences. What is chosen by is a word of the rules, with hyphens for blanks:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping and so on)
# “base” is always a foundation; the rank that foundations begin with is the “valore di partenza”.

## Headings

rules-heading = Come si gioca
rules-heading-goal = Lo scopo
rules-heading-layout = Il tavolo in un colpo d’occhio
rules-heading-foundations = { $count ->
    [one] La base
   *[other] Le basi
}
rules-heading-columns = { $count ->
    [one] La colonna
   *[other] Le colonne
}
rules-heading-reserve = { $count ->
    [one] La riserva
   *[other] Le riserve
}
rules-heading-cells = { $count ->
    [one] La cella
   *[other] Le celle
}
rules-heading-tail = { $count ->
    [one] La coda
   *[other] Le code
}
rules-heading-stock = { $waste ->
    [yes] Il tallone e gli scarti
   *[no] Il tallone
}
rules-heading-again = Distribuire di nuovo
rules-heading-chain = { $piles ->
    [1] La pila centrale
   *[other] Le pile centrali
}
rules-heading-pairs = Che cosa lascia il tavolo
rules-heading-hand = Muovere le carte

## Goal

# Games without foundations. $name, $cards (cards in all)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] { $name } è vinto quando tutte le { $cards } carte sono nelle colonne, in scale complete di tredici{ built-suits }{ $king ->
        [yes] , dal re all’asso
       *[no] { "" }
    }, una per colonna.
   *[with-four-of-a-rank-on-each-column] { $name } è vinto quando tutte le { $cards } carte sono nelle colonne divise per valore, in ciascuna le quattro carte di uno stesso valore. Quattro carte riunite restano dove sono.
}

# $name (proper name), $count (foundations), $cards (cards that win), $all (yes, no): whether these are all cards
# $leave (cards, runs, both): how cards reach the foundations
rules-goal = { $name } è vinto quando { $all ->
    [yes] tutte le { $cards } carte sono
   *[no] { $cards } carte sono
} { goal-foundations }{ $leave ->
    [cards] { "" }
    [runs] , in scale complete di tredici
   *[both] , alcune una per una, le altre in scale complete
}{ $all ->
    [yes] .
   *[no] ; le altre avanzano.
}
goal-foundations = { $count ->
    [one] sulla base
   *[other] sulle basi
}
# $packs (number), $cards (cards in all)
rules-packs = { $packs ->
    [1] Si gioca con un mazzo: { $cards } carte.
   *[other] Si gioca con { SPELL($packs) } mazzi mescolati insieme: { $cards } carte.
}
# The packs hold other suits than usual. $suits (each suit with how often it is there, as a list)
rules-packs-suits = { $packs ->
    [1] Non è un mazzo comune: contiene soltanto { $suits }.
   *[other] Non sono mazzi comuni: ognuno contiene soltanto { $suits }.
}
# The packs hold other ranks than usual. $ranks (a list of rank)
rules-packs-ranks = Non tutti i valori sono in gioco, ma solo questi: { $ranks }.
# $suit, $n (number)
rules-suit-times = { $n ->
    [1] { suit }
   *[other] { suit } { SPELL($n) } volte
}

## Layout: a summary by pile

# $count (foundations), $order, $suits, $by (ranks from a card to the next), $base (how they begin), $rank (the base rank, where that is known)
# $ends (yes, no): whether the last card is known, $last (its rank)
rules-layout-foundations = { $count ->
    [1] Una base
   *[other] { SPELL($count) } basi
} da costruire { $order ->
    [up] a salire{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [up-wrapping] a salire{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }, passando dal re all’asso
    [down] a scendere{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [down-wrapping] a scendere{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }, passando dall’asso al re
    [up-then-down] a salire fino al re e poi a scendere{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
    [the-same-rank] con carte dello stesso valore{ built-suits }
    [down-to-the-ace-then-from-the-base-again] a scendere fino all’asso e poi da capo{ $by ->
        [1] { "" }
       *[other] { " " }{ by-ranks }
    }{ built-suits }
   *[doubling] raddoppiando{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { $rank ->
            [ace] dall’asso
            [eight] dall’8
            [queen] dalla donna
           *[other] dal { rank }
        } { last-rank }
       *[no] , cominciando da { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [1] cominciando
           *[other] cominciando ciascuna
        } dalla carta che ci viene distribuita
       *[no] , cominciando dal valore della prima carta distribuita su una base
    }
    [rank-chosen-by-the-player] , cominciando da un valore che scegli tu
    [any-rank] , cominciando da una carta qualsiasi
   *[listed-cards] , { $count ->
        [1] cominciando da una carta stabilita
       *[other] cominciando ciascuna da una carta stabilita
    }
}.
# Foundations for a single card. $count, $base, $rank as above
rules-layout-foundations-one = { $count ->
    [1] Una base per una sola carta
   *[other] { SPELL($count) } basi per una sola carta ciascuna
}{ $base ->
    [rank] : { a-rank }
    [rank-of-the-first-card-dealt] , del valore della prima carta distribuita
    [rank-chosen-by-the-player] , di un valore che scegli tu
    [any-rank] , qualunque sia
   *[listed-cards] , quella indicata più sotto
}.
# “to the king”, after “from the ace”; $last chooses
last-rank = { $last ->
    [ace] all’asso
    [two] al 2
    [three] al 3
    [four] al 4
    [five] al 5
    [six] al 6
    [seven] al 7
    [eight] all’8
    [nine] al 9
    [ten] al 10
    [jack] al fante
    [queen] alla donna
   *[king] al re
}
# $count, $ranks (a list of rank, one for each)
rules-layout-foundations-ranks = { SPELL($count) } basi per una sola carta ciascuna: { $ranks }.
# $count (foundations), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [1] Una base
   *[other] { SPELL($count) } basi
} per scale complete di tredici carte, { $begins ->
    [with-a-king] dal re all’asso
   *[at-any-rank-wrapping] che cominciano da qualsiasi valore
}{ built-suits }.
rules-layout-fours = Una base, dove le carte vanno quattro alla volta, tutte dello stesso valore.
# $count (columns), $size (cards in each, or -1 where they differ), $cards (cards in all), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [1] Una colonna
   *[other] { SPELL($count) } colonne
} { $size ->
    [-1] con { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } carte
    } in tutto
    [0] senza carte all’inizio
   *[other] di { SPELL($size) } { $size ->
        [1] carta
       *[other] carte
    }
}, { $build ->
    [the-next-rank] da costruire { $order ->
        [down] a scendere{ built-suits }
        [down-wrapping] a scendere{ built-suits }, passando dall’asso al re
        [down-wrapping-above-the-base] a scendere{ built-suits }, passando dall’asso al re, ma mai oltre il valore di partenza
        [up] a salire{ built-suits }
        [up-wrapping] a salire{ built-suits }, passando dal re all’asso
        [up-or-down] a salire o a scendere{ built-suits }
        [up-or-down-wrapping] a salire o a scendere{ built-suits }, anche tra re e asso
       *[up-or-down-as-the-pile-began] a salire o a scendere{ built-suits }, nel verso in cui ciascuna è cominciata
    }
    [nothing] su cui non si costruisce niente
    [the-same-rank] dove si raccolgono le carte di uno stesso valore
    [the-next-lower-rank-in-suit-or-the-same-rank] da costruire a scendere nello stesso seme, o con carte dello stesso valore
   *[any-waste-card] come mucchi per le carte degli scarti
}.
# $count (piles), $cards (cards in all)
rules-layout-reserve = { $count ->
    [1] Una riserva { $cards ->
        [0] all’inizio vuota: dà carte
        [1] di una carta: ne dà
       *[other] di { SPELL($cards) } carte: ne dà
    }, e tu non ce ne metti.
   *[other] { SPELL($count) } riserve { $cards ->
        [0] all’inizio vuote: danno carte
        [1] con una carta in tutto: ne danno
       *[other] con { SPELL($cards) } carte in tutto: ne danno
    }, e tu non ce ne metti.
}
# $count (cells), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [1] Una cella per una sola carta.
       *[other] { SPELL($count) } celle per una carta ciascuna.
    }
    [a-run] { $count ->
        [1] Una coda per una sola scala.
       *[other] { SPELL($count) } code per una scala ciascuna.
    }
    [single-cards] { $count ->
        [1] Una cella dove le carte si possono impilare.
       *[other] { SPELL($count) } celle dove le carte si possono impilare.
    }
    [one-card-of-its-own-suit] { SPELL($count) } celle, una per ogni seme.
   *[rank] { $count ->
        [1] Una cella solo per { ranks }.
       *[other] { SPELL($count) } celle solo per { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in the stock)
# $draw (cards turned by a tap; 0: it changes from pass to pass), $passes (number, or the word unlimited)
rules-layout-stock = { $cards ->
    [0] Un tallone senza carte,
    [1] Un tallone di una carta,
   *[other] Un tallone di { SPELL($cards) } carte,
} { $deals ->
    [to-the-waste] da girare sugli scarti { $draw ->
        [0] in numero variabile
       *[other] { SPELL($draw) } alla volta
    }, { $passes ->
        [1] in un solo giro
        [unlimited] per tutti i giri che vuoi
       *[other] in { SPELL($passes) } giri
    }.
    [into-emptied-columns-by-itself] che riempie le colonne man mano che si vuotano.
    [a-card-to-each-column] { $columns ->
        [1] distribuito sulla colonna carta per carta.
       *[other] distribuito sulle colonne fila per fila.
    }
   *[a-card-to-each-reserve-pile] distribuito sulla riserva fila per fila.
}
rules-layout-again = Un tallone vuoto: tutte le carte si distribuiscono subito, e toccandolo le si può stendere in un altro ordine.
rules-layout-no-stock = Niente tallone: tutte le carte si distribuiscono prima di cominciare.

# How to lay it out with real cards. $areas (a list of rules-area)
rules-deal-order = Giochi con carte vere? Distribuisci { $areas }.
rules-deal-order-several = Giochi con carte vere? Distribuisci in quest’ordine: { $areas }.
# $area (foundations, columns, reserve, cells)
rules-area = { $area ->
    [foundations] { $count ->
        [1] la base
       *[other] le basi
    }
    [columns] { $count ->
        [1] la colonna
       *[other] le colonne
    }
    [reserve] la riserva
    [waste] una carta scoperta sugli scarti
    [longer-columns] quello che le colonne più lunghe hanno in più delle altre
   *[cells] { $count ->
        [1] la cella
       *[other] le celle
    }
}
# $fill: in which order the columns get their cards
rules-deal-columns = { $fill ->
    [row-by-row] Le colonne ricevono le carte fila per fila, da sinistra a destra.
    [row-by-row-from-the-right] Le colonne ricevono le carte fila per fila, da destra a sinistra.
    [row-by-row-short-columns-last] Le colonne ricevono le carte fila per fila, da sinistra a destra; le più corte aspettano finché alle altre non mancano tante carte quante a loro.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] Le colonne ricevono le carte fila per fila, da sinistra a destra; le più corte aspettano finché alle altre non mancano tante carte quante a loro, e alla fine tutte tranne la prima ricevono ancora una fila.
    [row-by-row-from-the-right-last-row-apart] Le colonne ricevono le carte fila per fila, da destra a sinistra, tutte tranne quelle in cima; poi ciascuna riceve la sua carta in cima, ancora da destra a sinistra.
    [row-by-row-last-row-apart] Le colonne ricevono le carte fila per fila, da sinistra a destra, tutte tranne quelle in cima; poi ciascuna riceve la sua carta in cima, ancora da sinistra a destra.
    [face-down-cards-first] Le colonne ricevono prima le carte coperte, fila per fila da sinistra a destra, e poi le scoperte allo stesso modo.
    [face-down-cards-first-then-short-columns-last] Le colonne ricevono prima le carte coperte, fila per fila da sinistra a destra; poi le scoperte, e qui le colonne corte aspettano finché alle altre non mancano tante carte quante a loro.
    [face-down-cards-first-from-the-right] Le colonne ricevono prima le carte coperte, fila per fila da destra a sinistra, e poi le scoperte allo stesso modo.
    [face-down-cards-first-then-the-rest-from-the-right] Le colonne ricevono prima le carte coperte, fila per fila da sinistra a destra, e poi le scoperte, fila per fila da destra a sinistra.
    [column-by-column-last-row-apart] Le colonne ricevono le carte una dopo l’altra, prima quella a sinistra, tutte tranne quelle in cima; poi ciascuna riceve la sua carta in cima, da sinistra a destra.
   *[column-by-column] Le colonne ricevono le carte una dopo l’altra, prima quella a sinistra.
}
rules-deal-reserve = { $also ->
    [yes] Anche le riserve
   *[no] Le riserve
} ricevono le carte fila per fila.
# What is done with cards that fit a foundation while they are dealt
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Un asso che esce mentre si distribuisce va subito su una base, e la carta seguente prende il suo posto.
    [cards-that-fit-go-up-and-are-replaced] Una carta che una base può prendere ci va subito, e la carta seguente ne occupa il posto.
    [cards-that-fit-go-up-and-leave-a-gap] Una carta che una base può prendere ci va subito, e il suo posto resta vuoto: le colonne possono risultare più corte di quanto è detto qui.
   *[open-cards-that-fit-go-up-after-each-row] Dopo ogni fila le carte scoperte che una base può prendere ci vanno, finché ce ne sono: le colonne possono risultare più corte di quanto è detto qui.
}
# What is done to the shuffled pack before it is dealt, one thing after another. $turn (first, next)
# $cards (a list of names), $n (how many), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [1] si cerca una carta e la si mette { $to ->
        [top] in cima al mazzo, così viene distribuita per prima
       *[bottom] in fondo al mazzo, così viene per ultima
    }
   *[other] si cercano alcune carte e le si mette { $to ->
        [top] in cima al mazzo, così vengono distribuite per prime
       *[bottom] in fondo al mazzo, così vengono per ultime
    }, in quest’ordine
}: { $cards }.
# Which of several equal cards is looked for. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Vengono con loro anche tutte le carte uguali.
    [first-pack] Tra carte uguali vale solo quella del primo mazzo.
   *[nearest-to-bottom] Tra carte uguali vale solo quella più vicina al fondo.
}
# $same (yes, no): whether it is $n times $rank, $ranks (a list of ranks), $from and $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } si cercano { SPELL($n) } { ranks }, { $from ->
        [top] partendo dalla cima del mazzo
       *[bottom] partendo dal fondo del mazzo
    }, e si mettono { $to ->
        [top] in cima, perché escano all’inizio
       *[bottom] in fondo, perché escano alla fine
    }.
   *[no] { before-the-deal } si cerca una carta per ognuno dei valori elencati qui, { $from ->
        [top] partendo dalla cima del mazzo
       *[bottom] partendo dal fondo del mazzo
    }, e le si mette { $to ->
        [top] in cima, così vengono distribuite per prime
       *[bottom] in fondo, così vengono per ultime
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } si guarda la carta in cima al mazzo, e le altre carte del suo valore la raggiungono lì.
# $rank, $count (cards), $from and $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [1] si cerca una carta che non sia
   *[other] si cercano { SPELL($count) } carte che non siano
} { a-rank }, { $from ->
    [top] partendo dalla cima del mazzo
   *[bottom] partendo dal fondo del mazzo
}, e { $count ->
    [1] la si mette
   *[other] le si mette
} { $to ->
    [top] in cima, così { $count ->
        [1] viene per prima
       *[other] vengono per prime, nell’ordine in cui stavano
    }
   *[bottom] in fondo, così { $count ->
        [1] viene per ultima
       *[other] vengono per ultime, nell’ordine in cui stavano
    }
}.
rules-arranged-turned = { before-the-deal } si capovolge il mazzo mescolato, così l’ultima carta viene per prima.
# $columns (number), $cards (how many cards take part; 0: all)
rules-arranged-kings = { before-the-deal } i re scendono in fondo: si immagina che le carte stiano in { $columns ->
    [1] una colonna
   *[other] { SPELL($columns) } colonne
}, e ogni re cambia posto con la carta più profonda sotto di lui che non sia un re. { $cards ->
    [0] Partecipano tutte le carte.
    [1] Partecipa solo la prima carta.
   *[other] Partecipano solo le prime { $cards } carte.
}
before-the-deal = { $turn ->
    [first] Prima di distribuire,
   *[next] Fatto questo,
}

## Pieces that sentences are made of

in-suits = { $suits ->
    [same-suit] nello stesso seme
    [alternating-colours] a colori alterni
    [same-colour] tutte rosse o tutte nere
    [another-suit] ciascuna su una di un altro seme
   *[any-suit] senza badare ai semi
}
# The same after “a salire”, “a scendere”
built-suits = { $suits ->
    [same-suit] { " " }nello stesso seme
    [alternating-colours] , a colori alterni
    [same-colour] , rosso su rosso e nero su nero
    [another-suit] , ogni carta su una di un altro seme
   *[any-suit] , senza badare ai semi
}
# $n (number of piles), $cards (cards in each), and how they lie, bottom card first:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down and $up (for “last”: so many below, so many above), $runs (for “mixed”: a list of rules-faces-run)
rules-faces = { $faces ->
    [none] { $n ->
        [1] All’inizio è vuota.
       *[other] All’inizio sono vuote.
    }
    [up] { $cards ->
        [1] { $n ->
            [1] È scoperta.
           *[other] Sono tutte scoperte.
        }
       *[other] Tutte le carte sono scoperte.
    }
    [down] { $cards ->
        [1] { $n ->
            [1] È coperta.
           *[other] Sono tutte coperte.
        }
       *[other] Tutte le carte sono coperte.
    }
    [top] { $n ->
        [1] Solo la carta in cima è scoperta.
       *[other] Solo la carta in cima a ciascuna è scoperta.
    }
    [last] { $down ->
        [1] Una carta è coperta
       *[other] { SPELL($down) } carte sono coperte
    }{ $n ->
        [1] { "" }
       *[other] { " " }in ciascuna
    }, con sopra { $up ->
        [1] una scoperta
       *[other] { SPELL($up) } scoperte
    }.
    [by-turns-down] { $cards ->
        [4] Contando dal fondo, la prima e la terza carta sono coperte, la seconda e la quarta scoperte: c’è dunque una carta scoperta che sta sotto una coperta.
       *[other] Contando dal fondo, le carte sono una coperta e una scoperta, a partire da una coperta.
    }
    [by-turns-up] Contando dal fondo, le carte sono una scoperta e una coperta, a partire da una scoperta.
   *[mixed] Contando dal fondo, le carte stanno così: { $runs }.
}
# $n (number), $face (u, d)
rules-faces-run = { $face ->
    [u] { $n ->
        [1] una scoperta
       *[other] { SPELL($n) } scoperte
    }
   *[d] { $n ->
        [1] una coperta
       *[other] { SPELL($n) } coperte
    }
}
# Piles of several sizes with as many open cards. $up (number)
rules-faces-open = Le { SPELL($up) } carte in cima a ciascuna sono scoperte, quelle sotto coperte.
rules-turns-up = Una carta coperta che non ha più niente sopra si gira da sola.
# Numbers of neighbouring piles. $first, $last
rules-range = da { $first } a { $last }

# Worked examples. $card (what lies there), $rank (its rank, for an article), $fits (a list of what may be laid on it)
rules-example = { $rank ->
    [ace] Sull’{ $card }
    [eight] Sull’{ $card }
    [queen] Sulla { $card }
   *[other] Sul { $card }
}, per esempio: { $fits }, nient’altro.
rules-example-more = { $rank ->
    [ace] Sull’{ $card }
    [eight] Sull’{ $card }
    [queen] Sulla { $card }
   *[other] Sul { $card }
}: { $fits }.
rules-example-nothing = { $rank ->
    [ace] Sull’{ $card }
    [eight] Sull’{ $card }
    [queen] Sulla { $card }
   *[other] Sul { $card }
}: proprio niente.

# Where a card may come from. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (how many there are)
rules-from = { $place ->
    [columns] { $count ->
        [1] dalla colonna
       *[other] da una colonna
    }
    [other-columns] da un’altra colonna
    [reserve] dalla riserva
    [waste] dagli scarti
    [cells] { $count ->
        [1] dalla cella
       *[other] da una cella
    }
    [tails] { $count ->
        [1] dalla coda
       *[other] da una coda
    }
   *[foundations] { $count ->
        [1] dalla base
       *[other] da una base
    }
}
# Where a card may go. As above
rules-to = { $place ->
    [columns] { $count ->
        [1] sulla colonna
       *[other] su una colonna
    }
    [other-columns] su un’altra colonna
    [reserve] sulla riserva
    [waste] sugli scarti
    [cells] { $count ->
        [1] nella cella
       *[other] in una cella
    }
    [tails] { $count ->
        [1] sulla coda
       *[other] su una coda
    }
   *[foundations] { $count ->
        [1] sulla base
       *[other] su una base
    }
}

## Foundations

# A group of foundations: $groups (number of groups in the game), $count (foundations in this one), $first and $last (their numbers)
the-foundations = { $groups ->
    [1] { $count ->
        [1] La base
       *[other] Le { SPELL($count) } basi
    }
   *[other] { $count ->
        [1] La base { $first }
        [2] Le basi { $first } e { $last }
       *[other] Le basi da { $first } a { $last }
    }
}

# The group, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [1] si costruisce
   *[other] si costruiscono
} { $order ->
    [up] a salire { by-ranks }{ built-suits }
    [down] a scendere { by-ranks }{ built-suits }
    [up-wrapping] a salire { by-ranks }{ built-suits }, passando dal re all’asso
    [down-wrapping] a scendere { by-ranks }{ built-suits }, passando dall’asso al re
    [up-then-down] a salire { by-ranks }{ built-suits }, fino al re; poi viene un secondo re, e si scende allo stesso modo
    [the-same-rank] con carte dello stesso valore{ built-suits }
    [down-to-the-ace-then-from-the-base-again] a scendere { by-ranks }{ built-suits }, fino all’asso; poi si ricomincia con una carta del valore che sta in fondo
   *[doubling] raddoppiando{ built-suits }: ogni carta vale il doppio di quella che le sta sotto (oltre tredici, si toglie tredici)
}. Ci va una carta alla volta.
# Foundations for a single card. The group
rules-foundation-single = { the-foundations } { $count ->
    [1] tiene una carta e non di più: sopra non si costruisce mai niente.
   *[other] tengono una carta ciascuna e non di più: sopra non si costruisce mai niente.
}
# $by (ranks from a card to the next)
by-ranks = { $by ->
    [1] di uno in uno
   *[other] di { SPELL($by) } in { SPELL($by) }
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (on how many of them a card is dealt)
rules-base-rank = { $count ->
    [1] Comincia
   *[other] Ciascuna comincia
} con { a-rank }{ $dealt ->
    [nothing] ; nessun’altra carta va su una base vuota.
    [some] . { $some ->
        [1] La prima ce l’ha già prima che tu cominci, { $rest ->
            [1] l’altra è vuota
           *[other] le altre sono vuote
        }
       *[other] Le prime { SPELL($some) } ce l’hanno già prima che tu cominci, { $rest ->
            [1] l’altra è vuota
           *[other] le altre sono vuote
        }
    }; nessun’altra carta va su una base vuota.
   *[one-card-each] , che si trova già lì prima che tu cominci.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [1] Comincia
       *[other] Ciascuna comincia
    } con una carta del valore di partenza; nessun’altra carta va su una base vuota. Il valore di partenza è quello della prima carta distribuita su una base.
    [some] { $some ->
        [1] Sulla prima viene messa una carta prima che tu cominci, e il suo valore è quello di partenza
       *[other] Su ciascuna delle prime { SPELL($some) } viene messa una carta prima che tu cominci. Il valore della primissima è quello di partenza
    }: ogni base deve cominciare con quel valore, e nessun’altra carta va su una base vuota.
    [the-only-one] Ci viene messa una carta prima che tu cominci.
    [each-its-own] Su ciascuna viene messa una carta prima che tu cominci; con quella comincia, qualunque sia il suo valore.
   *[one-card-each] { $count ->
        [1] Ci viene messa una carta prima che tu cominci, e il suo valore è quello di partenza: ogni base deve cominciare con quel valore.
       *[other] Su ciascuna viene messa una carta prima che tu cominci. Il valore della primissima è quello di partenza: ogni base deve cominciare con quel valore.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = Il valore di partenza lo scegli tu: la prima carta che porti qui decide il valore con cui cominciano tutte le basi. { $from ->
    [columns] Deve venire da una colonna.
    [reserve] Deve venire dalla riserva.
   *[anywhere] Può venire da qualsiasi posto.
} { $until ->
    [nothing-else-moves] Finché non hai scelto, non si può giocare nient’altro.
    [only-reserve-cards-move] Finché non hai scelto, si possono giocare solo carte della riserva.
   *[everything-else-moves] Finché non hai scelto, tutto il resto si gioca come al solito.
}
rules-base-any = { $count ->
    [1] Può cominciare con qualsiasi carta.
   *[other] Una base vuota può cominciare con qualsiasi carta.
}
# $cards (a list of names)
rules-base-listed = { $count ->
    [1] Comincia con la sua carta: { $cards }.
   *[other] Ciascuna comincia con la sua carta, da sinistra a destra: { $cards }.
}
rules-foundation-dealt = { $count ->
    [1] All’inizio c’è già una carta.
   *[other] All’inizio su ciascuna c’è già una carta.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [1] Prima della distribuzione è vuota.
       *[other] Prima della distribuzione sono vuote.
    }
   *[no] { $count ->
        [1] All’inizio è vuota.
       *[other] All’inizio sono vuote.
    }
}
# $rank
rules-foundation-no-suit = Nessuna base è legata a un seme: { any-card-of-rank } può andare su qualsiasi base vuota.
rules-foundation-no-suit-base = Nessuna base è legata a un seme: ogni carta del valore di partenza può andare su qualsiasi base vuota.
rules-foundation-one-per-suit = Due di loro non possono cominciare con lo stesso seme.
# $places (a list of rules-from)
rules-foundation-from = Una carta può venire { $places }, purché non ne abbia altre sopra.
# $holds (number), $count, $ends (yes, no): whether the last card is known, $rank (that last card)
rules-foundation-holds = { $count ->
    [1] Contiene
   *[other] Ciascuna contiene
} al massimo { SPELL($holds) } { $holds ->
    [1] carta
   *[other] carte
}{ $ends ->
    [yes] , e l’ultima è { a-rank }.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Una carta che sta lì ci resta: non torna mai in gioco.
    [to-other-foundations] La carta in cima può passare su un’altra base che la prende. Altrove non torna mai in gioco.
    [to-any-pile-once-the-stock-is-empty] Finché dura il tallone, una carta che sta lì ci resta; dopo, la carta in cima può tornare in gioco dovunque un’altra pila la prenda.
   *[to-any-pile] La carta in cima può tornare in gioco dovunque un’altra pila la prenda.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Nessuna carta ci va finché ne resta una nel tallone o negli scarti.
   *[once-the-first-one-is-full] Nessuna carta comincia una base prima che la prima di tutte sia piena.
}
# $columns (a list of numbers)
rules-foundation-first-from = Al primo giro solo queste colonne danno carte a queste basi, contando da sinistra: { $columns }; poi tutte.
# $rank
rules-foundation-lone = { a-rank-capital } senza altre carte sopra può anche passare su qualsiasi altra base vuota.
# As a-rank, at the beginning of a sentence
a-rank-capital = { $rank ->
    [queen] Una donna
   *[other] Un { rank }
}
# Equal cards. $card (say, 2 of hearts), $under (say, ace of hearts)
rules-foundation-twin = Allo stesso modo, quando due basi cominciano con la stessa carta ({ $under }), quella che va sopra ({ $card }) può passare dall’una all’altra.
rules-foundation-keeps = Solo la carta in fondo a ciascuna non se ne va mai più.

# What follows holds for several groups of foundations. $first and $last (their numbers), $count
rules-foundation-rest = Il resto è uguale per le basi { $count ->
    [2] { $first } e { $last }
   *[other] da { $first } a { $last }
}.

# Foundations for complete runs. The group, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [1] prende
   *[other] prendono
} solo scale complete: tredici carte in un colpo solo, senza buchi, { $begins ->
    [with-a-king] dal re fino all’asso, { in-suits }.
   *[at-any-rank-wrapping] a scendere di uno in uno, { in-suits }. Una scala può cominciare da qualsiasi valore, perché dopo l’asso viene il re: se comincia con un 5, scende fino all’asso, riprende dal re e finisce al 6.
}
rules-runs-single = Una carta da sola non va mai su una base.
# $cells (yes, no): whether a run may also leave from a tail
rules-runs-where = La scala deve trovarsi all’estremità libera di una colonna{ $tails ->
    [0] { "" }
    [1] { " " }o della coda
   *[other] { " " }o di una coda
}; se lì ne finisce una più lunga, partono le sue ultime tredici carte. Solo una base vuota prende una scala.
rules-runs-yours = Quando togliere una scala finita lo decidi tu: da sola non se ne va mai.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Le carte che stanno lì ci restano: non tornano mai in gioco.
   *[to-any-pile] La carta in cima a una base può tornare in gioco se un’altra pila la prende. Pensaci due volte: da quel momento la base non prende più niente, finché non se ne sono andate anche le altre dodici e non è di nuovo vuota.
}
rules-runs-by-hand = Né un tocco né una mossa automatica riprendono mai una carta da lì: trascinala, se lo vuoi davvero.
rules-fours = Quattro carte dello stesso valore, riunite in cima a una colonna, possono andarci tutte e quattro insieme. Quando, lo decidi tu. Non tornano mai in gioco.

## Columns

# $count (columns), $cards (cards in each)
rules-columns-same = { $cards ->
    [0] { $count ->
        [1] C’è una colonna.
       *[other] Ci sono { SPELL($count) } colonne.
    }
    [1] { $count ->
        [1] C’è una colonna di una carta.
       *[other] Ci sono { SPELL($count) } colonne di una carta ciascuna.
    }
   *[other] { $count ->
        [1] C’è una colonna di { SPELL($cards) } carte.
       *[other] Ci sono { SPELL($count) } colonne di { SPELL($cards) } carte ciascuna.
    }
}
# $count, $cards (in the first), $last (in the last), $step (more, less)
rules-columns-growing = Ci sono { SPELL($count) } colonne: { $cards ->
    [0] la prima è vuota
    [1] la prima ha una carta
   *[other] la prima ha { SPELL($cards) } carte
}, e ognuna delle altre ne ha una { $step ->
    [more] in più, fino a { SPELL($last) }
   *[less] in meno, fino a { SPELL($last) }
} nell’ultima.
# $count
rules-columns-several = Ci sono { SPELL($count) } colonne, e non sono tutte uguali.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-columns-group = { $n ->
    [1] La colonna { $columns }
   *[other] Le colonne { $columns }
} { $cards ->
    [0] { $n ->
        [1] non riceve carte.
       *[other] non ricevono carte.
    }
    [1] { $n ->
        [1] riceve una carta.
       *[other] ricevono una carta ciascuna.
    }
   *[other] { $n ->
        [1] riceve { SPELL($cards) } carte.
       *[other] ricevono { SPELL($cards) } carte ciascuna.
    }
}
rules-columns-row = Le colonne da { $first } a { $last } ricevono, nell’ordine, questo numero di carte: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [1] La colonna si costruisce
   *[other] Le colonne si costruiscono
} { $order ->
    [down] a scendere { by-ranks }{ built-suits }.
    [down-wrapping] a scendere { by-ranks }{ built-suits }. Si va in tondo: dopo l’asso viene il re{ $long ->
        [yes] , perciò una colonna può avere più di tredici carte in una sola scala
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] a scendere { by-ranks }{ built-suits }. Si va in tondo, e dopo l’asso viene il re; ma su una carta del valore di partenza non si mette mai niente.
    [up] a salire { by-ranks }{ built-suits }.
    [up-wrapping] a salire { by-ranks }{ built-suits }. Si va in tondo: dopo il re viene l’asso{ $long ->
        [yes] , perciò una colonna può avere più di tredici carte in una sola scala
       *[no] { "" }
    }.
    [up-or-down] a salire o a scendere come vuoi, { by-ranks }{ built-suits }; strada facendo puoi cambiare verso.
    [up-or-down-wrapping] a salire o a scendere come vuoi, { by-ranks }{ built-suits }; strada facendo puoi cambiare verso. Si va in tondo: re e asso sono vicini.
   *[up-or-down-as-the-pile-began] a salire o a scendere, { by-ranks }{ built-suits }; ma ogni colonna mantiene il verso in cui è cominciata.
}
# The step depends on the suit of the card underneath. $order, $suits, $clubs, $spades, $hearts, $diamonds (ranks)
rules-columns-build-by-suit = Le colonne si costruiscono { $order ->
    [down] a scendere{ built-suits }, passando dall’asso al re
    [down-wrapping] a scendere{ built-suits }, con il re dopo l’asso
    [down-wrapping-above-the-base] a scendere{ built-suits }, passando dall’asso al re, ma mai su una carta del valore di partenza
    [up] a salire{ built-suits }
    [up-wrapping] a salire{ built-suits }, con l’asso dopo il re
    [up-or-down] a salire o a scendere{ built-suits }
    [up-or-down-wrapping] a salire o a scendere{ built-suits }, anche tra re e asso
   *[up-or-down-as-the-pile-began] a salire o a scendere{ built-suits }, nel verso in cui ogni colonna è cominciata
}. La distanza tra due carte dipende dal seme di quella sotto: { $clubs } sui fiori, { $spades } sulle picche, { $hearts } sui cuori e { $diamonds } sui quadri.
rules-columns-build-nothing = Nelle colonne non metti mai una carta su un’altra.
rules-columns-build-curds = Su una carta va quella subito sotto nello stesso seme, o qualsiasi carta dello stesso valore.
rules-columns-build-rank = Su una carta va qualsiasi carta dello stesso valore, e nessun’altra.
rules-columns-build-heap = Le colonne sono mucchi: la carta in cima agli scarti si può mettere in ogni momento su uno qualsiasi, qualunque sia. Nessun’altra carta può farlo.

# $places (a list of rules-from)
rules-columns-from = Una carta adatta può venire { $places }.
# $places (a list of rules-to)
rules-columns-to = La carta libera di una colonna, quella che non ha niente sopra, può andare { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] In una colonna senza carte non puoi mettere niente.
   *[other] In una colonna con meno di { SPELL($cards) } carte non puoi mettere niente.
}
rules-columns-lone = Una carta sola nella sua colonna non ne prende altre e può andare soltanto su una base, finché dura il tallone.

# What moves together. $suits; $cells (number of cells); $doubling (yes, no): whether empty columns help
rules-lift-one = Si muove una carta alla volta, rigorosamente: nessuna scala si sposta in blocco, e non c’è scorciatoia che ne muova più d’una in un colpo.
rules-lift-one-kind = Una scala nello stesso seme si muove in blocco, e così più carte dello stesso valore messe una sull’altra; o una loro parte qualsiasi, presa dall’estremità libera. I gruppi misti no.
rules-lift-any = Ogni carta scoperta si può muovere, e tutto quello che ha sopra viene con lei, in ordine o no. Solo la carta che prendi deve andare bene dove arriva.
rules-lift-run = { $build ->
    [the-same-rank] Le carte dello stesso valore messe una sull’altra
   *[the-next-rank] Le carte in ordine
}, { in-suits }, si possono muovere insieme, { $part ->
    [any-part] { $build ->
        [the-same-rank] tutte o quante ne vuoi, prese dall’estremità libera.
       *[the-next-rank] tutta la scala o una sua parte qualsiasi, presa dall’estremità libera.
    }
    [one-card-or-the-whole-column] ma solo per colonne intere: da una colonna all’altra passa o la carta libera da sola o la colonna intera, niente in mezzo.
    [the-whole-column] ma solo per colonne intere: da una colonna all’altra passano tutte le sue carte o nessuna.
   *[any-part-to-an-empty-column-only] tutta la scala o una sua parte qualsiasi, presa dall’estremità libera, ma solo verso una colonna vuota. Altrove si muove una carta alla volta.
}
rules-lift-free = Le carte in ordine, { in-suits }, si possono muovere insieme, tante quante ne potresti portare una alla volta passando per i posti liberi. { $cells ->
    [0] { $doubling ->
        [yes] Vuol dire una carta; due se accanto c’è una colonna vuota, e il doppio con ogni altra colonna vuota.
       *[no] Vuol dire una carta.
    }
   *[other] { $doubling ->
        [yes] Vuol dire una carta in più delle celle libere, e il doppio con ogni colonna vuota accanto.
       *[no] Vuol dire una carta in più delle celle libere.
    }
} { $doubling ->
    [yes] La colonna vuota dove le porti non conta.
   *[no] Le colonne vuote non aiutano.
}
rules-lift-parts = Le carte in ordine, senza badare ai semi, si possono muovere insieme se i loro pezzi dello stesso seme potrebbero passare uno dopo l’altro per le colonne vuote. Senza colonne vuote, è un pezzo solo; ogni colonna vuota raddoppia il numero, ma quella dove le porti non conta.

# What an empty column takes. $several (yes, no): whether more than one card may be moved together
rules-empty-any = Una colonna vuota prende qualsiasi carta{ $several ->
    [yes] , e tutto quello che si può muovere con lei.
   *[no] .
}
rules-empty-one = Una colonna vuota prende qualsiasi carta, ma solo una alla volta.
# $stock (yes, no): whether the stock deals to empty columns too
rules-empty-nothing = { $stock ->
    [yes] In una colonna vuota non puoi mettere carte; le dà solo il tallone.
   *[no] Una colonna vuota resta vuota: non ci si può mettere nessuna carta.
}
# Of the empty columns only some take a card. $columns (a list of numbers)
rules-empty-some = { $several ->
    [yes] Solo queste colonne prendono una carta, o carte che si muovono insieme, quando sono vuote
   *[no] Solo queste colonne prendono una carta quando sono vuote
}, contando da sinistra: { $columns }. Altrove un posto vuoto resta vuoto.
# $rank
rules-empty-rank = Una colonna vuota prende solo { $rank ->
    [queen] una donna{ $several ->
        [yes] , da sola o con le carte che si muovono con lei.
       *[no] .
    }
   *[other] { a-rank }{ $several ->
        [yes] , da solo o con le carte che si muovono con lui.
       *[no] .
    }
}
rules-empty-below-base = Una colonna vuota prende solo una carta del valore subito sotto quello di partenza (un re, se si parte dall’asso){ $several ->
    [yes] , da sola o con le carte che si muovono con lei.
   *[no] .
}
rules-empty-waste = Una colonna vuota prende solo la carta in cima agli scarti.
rules-empty-plot = Una colonna vuota prende una carta dagli scarti; ma finché la prima base non è piena, solo una del valore con cui cominciano le basi.
rules-empty-reserve = Una colonna vuota prende solo una carta della riserva.
rules-empty-not-waste = Una colonna vuota prende qualsiasi carta{ $several ->
    [yes] , e tutto quello che si può muovere con lei
   *[no] { "" }
}, ma nessuna dagli scarti finché dura la riserva.
# $places (a list of rules-from)
rules-empty-from = La carta può venire { $places }.
# $refill: what fills a column by itself
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Una colonna che hai vuotato riceve subito, da sola, le tre carte successive del tallone, tutte scoperte, finché ce n’è.
    [with-three-cards-of-the-stock-the-first-face-down] Una colonna che hai vuotato riceve subito, da sola, le tre carte successive del tallone, la prima coperta, finché ce n’è.
    [from-the-reserve] Una colonna che hai vuotato si riempie subito da sola con la carta in cima alla riserva.
    [from-the-reserve-then-the-waste] Una colonna che hai vuotato si riempie subito da sola: con la carta in cima alla riserva e, quando questa è finita, con la carta in cima agli scarti.
    [from-the-stock] Una colonna che hai vuotato si riempie subito da sola con la prossima carta del tallone, finché ce n’è una.
    [from-the-waste] Una colonna che hai vuotato si riempie subito da sola con la carta in cima agli scarti, se ce n’è una.
    [from-the-waste-then-the-stock] Una colonna che hai vuotato si riempie subito da sola: con la carta in cima agli scarti o, quando questi sono finiti, con la prossima carta del tallone.
   *[from-the-reserve-then-the-stock] Una colonna che hai vuotato si riempie subito da sola: con la carta in cima alla riserva e, quando questa è finita, con la prossima carta del tallone.
}
rules-refill-longest = Tra le riserve, la carta la dà la più alta.
rules-refill-after = Quando per questo non ci sono più carte, tocca a te riempire una colonna vuota.
# $holds (number)
rules-columns-hold = { $holds ->
    [1] Una colonna tiene una carta e non di più.
   *[other] Una colonna tiene al massimo { SPELL($holds) } carte.
}

## Reserve

# $cards (in the pile)
rules-reserve-one = { $cards ->
    [0] La riserva all’inizio non riceve carte.
    [1] La riserva è una carta sola.
   *[other] La riserva è una pila di { SPELL($cards) } carte.
}
# $count (piles), $cards (in each)
rules-reserve-same = { $cards ->
    [0] Ci sono { SPELL($count) } riserve senza carte.
    [1] Ci sono { SPELL($count) } riserve di una carta ciascuna.
   *[other] Ci sono { SPELL($count) } riserve di { SPELL($cards) } carte ciascuna.
}
# $count (piles)
rules-reserve-several = Ci sono { SPELL($count) } riserve, e non sono tutte uguali.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-reserve-group = { $n ->
    [1] La riserva { $columns }
   *[other] Le riserve { $columns }
} { $cards ->
    [0] { $n ->
        [1] non riceve carte.
       *[other] non ricevono carte.
    }
    [1] { $n ->
        [1] riceve una carta.
       *[other] ricevono una carta ciascuna.
    }
   *[other] { $n ->
        [1] riceve { SPELL($cards) } carte.
       *[other] ricevono { SPELL($cards) } carte ciascuna.
    }
}
rules-reserve-readable = Le puoi leggere tutte fin dall’inizio.
# $count (piles), $places (a list of rules-to)
rules-reserve-top = { $count ->
    [1] Se ne può giocare solo la carta in cima: { $places }.
   *[other] Si può giocare solo la carta in cima a ciascuna: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] Nella riserva non entra mai nessuna carta, e quando è vuota resta vuota.
    [refill] Sulla riserva non puoi mettere carte. Ma una riserva che hai vuotato riceve subito, da sola, la sua prossima carta: quella in cima agli scarti o, quando questi sono finiti, la prossima del tallone.
   *[stock] Sulla riserva non puoi mettere carte; le dà solo il tallone.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] La riserva riempie anche le colonne che restano vuote, come detto sopra.
   *[no] Da sola la riserva non riempie niente: quando una carta ne esce lo decidi tu.
}
rules-reserve-unseen = Le carte coperte della riserva restano coperte e servono solo a riempire i vuoti, finché non ne resta una sola: quella si scopre e si può giocare.
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-opens = { $opens ->
    [from-the-start] Puoi usare la riserva fin dalla prima mossa.
   *[once-the-stock-is-empty] Non puoi usare la riserva prima che il tallone sia vuoto.
}

## Cells

# $cards (cards in each filled cell)
rules-cells-deep = Sotto ce ne sono altre: { $count ->
    [1] la cella
   *[other] ogni cella occupata
} comincia con { $cards ->
    [1] una carta
   *[other] { SPELL($cards) } carte
}, e l’ultima è scoperta.
# $count (cells), $filled (cells with a card at the start), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [1] Accanto alle colonne c’è una coda.
       *[other] Accanto alle colonne ci sono { SPELL($count) } code.
    }
   *[other] { $count ->
        [1] Accanto alle colonne c’è una cella.
       *[other] Ci sono { SPELL($count) } celle.
    }
} { $filled ->
    [0] { $count ->
        [1] All’inizio è vuota.
       *[other] All’inizio sono vuote.
    }
   *[other] { $rest ->
        [0] { $count ->
            [1] All’inizio riceve una carta scoperta.
           *[other] All’inizio ciascuna riceve una carta scoperta.
        }
       *[other] { $filled ->
            [1] All’inizio la prima riceve una carta scoperta; { $rest ->
                [1] l’altra è vuota.
               *[other] le altre sono vuote.
            }
           *[other] All’inizio le prime { SPELL($filled) } ricevono una carta scoperta ciascuna; { $rest ->
                [1] l’altra è vuota.
               *[other] le altre sono vuote.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [1] Finché è vuota, prende una carta, qualunque sia
   *[other] Finché è vuota, una cella prende una carta, qualunque sia
}. Una seconda sopra non ci va.
rules-cells-one-suit = Ciascuna, finché è vuota, prende una carta del suo seme: la prima fiori, poi picche, cuori e quadri. Due carte dello stesso seme, dunque, lì non possono aspettare insieme.
# $gives (any-part, everything-at-once)
rules-cells-run = Finché è vuota, { $count ->
    [1] prende
   *[other] una coda prende
} una carta o una scala intera, così come si potrebbe muovere nelle colonne. Finché c’è una carta, non si aggiunge niente. { $gives ->
    [any-part] Quello che sta lì può andarsene in una volta o a pezzi, a partire dall’estremità libera.
   *[everything-at-once] Quello che sta lì se ne va tutto insieme o non se ne va.
}
# $holds (number)
rules-cells-pile = { $count ->
    [1] Prende
   *[other] Una cella prende
} carte una alla volta, qualunque siano, una sull’altra, fino a { SPELL($holds) }. Solo quella in cima può andarsene.
# $rank, $holds
rules-cells-rank = { $count ->
    [1] Prende
   *[other] Una cella prende
} soltanto { ranks }, { $holds ->
    [1] { $rank ->
        [queen] una e non di più
       *[other] uno e non di più
    }
   *[other] fino a { SPELL($holds) }
}. Solo la carta in cima può andarsene.
# $places (a list of rules-from)
rules-cells-from = Qui una carta può venire { $places }.
# Where cards go from a cell. $columns (yes, no): whether there are columns; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } una carta può andare su ogni colonna che la prende, anche vuota{ $foundations ->
        [cards] , e su una base.
        [runs] , ma mai su una base.
       *[both] , e su una base che prende carte una per una.
    }
   *[no] { $foundations ->
        [cards] { from-cell } una carta va su una base, e da nessun’altra parte.
        [runs] Da lì non va da nessuna parte.
       *[both] { from-cell } una carta va su una base che prende carte una per una, e da nessun’altra parte.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [1] Dalla coda
       *[other] Da una coda
    }
   *[other] { $count ->
        [1] Dalla cella
       *[other] Da una cella
    }
}
rules-tail-to = { from-cell } le carte possono andare su ogni colonna che le prende, anche vuota. Una scala completa di tredici può anche andare dritta su una base.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [1] La puoi usare fin dalla prima mossa.
       *[other] Le puoi usare fin dalla prima mossa.
    }
   *[once-the-stock-is-empty] { $count ->
        [1] Non la puoi usare prima che il tallone sia vuoto.
       *[other] Non le puoi usare prima che il tallone sia vuoto.
    }
}

## Stock

# $cards (in the stock)
rules-stock-size = { $cards ->
    [0] Per il tallone non resta nessuna carta.
    [1] L’unica carta che resta è il tallone. È coperta.
   *[other] Le { SPELL($cards) } carte che restano sono il tallone. Sono coperte.
}
# $draw (cards), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Un tocco sul tallone gira una carta sugli scarti.
   *[other] Un tocco sul tallone gira { SPELL($draw) } carte insieme sugli scarti, o quante ne restano.
}
# $draws (a list of rules-stock-draw-pass)
rules-stock-draws = Quante carte un tocco sul tallone gira sugli scarti cambia da un giro all’altro: { $draws }.
# $pass (number), $draw (cards)
rules-stock-draw-pass = { $draw ->
    [1] una carta al giro { $pass }
   *[other] { SPELL($draw) } carte al giro { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Lo puoi fare in ogni momento.
   *[while-the-waste-is-empty] Lo puoi fare solo quando gli scarti sono vuoti: prima va giocata la carta girata.
}
# $cards
rules-stock-fills = Ma finché una colonna ha meno di { SPELL($cards) } carte, un tocco serve prima quelle colonne, fila dopo fila, finché non ce n’è più nessuna.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] All’inizio sugli scarti c’è una carta.
   *[no] All’inizio gli scarti sono vuoti.
} { $waste ->
    [may-be-empty] Finché non lo chiedi tu, non ci si gira niente.
   *[never-empty] Ogni volta che una tua mossa li lascia senza carte, la prossima carta del tallone si gira da sola.
}
# $places (a list of rules-to)
rules-waste-top = Si può giocare solo la carta in cima agli scarti: { $places }. Tu non ci puoi mettere nessuna carta.
# $passes (number, or the word unlimited)
rules-passes = { $passes ->
    [1] Il tallone si percorre una volta sola. Non si ricomincia: quando è vuoto, non si gira più niente.
    [unlimited] Puoi percorrere il tallone quante volte vuoi. Un nuovo giro chiede un tocco a parte: toccando il tallone vuoto gli scarti ci tornano capovolti, nello stesso ordine di prima, e ancora non esce nessuna carta.
   *[other] Puoi percorrere il tallone { SPELL($passes) } volte in tutto. Un nuovo giro chiede un tocco a parte: toccando il tallone vuoto gli scarti ci tornano capovolti, nello stesso ordine di prima, e ancora non esce nessuna carta.
}
# A stock that deals rows. $count (columns), $cards (in the stock), $deals (taps until it is empty), $last (cards of the last deal)
rules-stock-row = { $deals ->
    [1] { $last ->
        [1] Un tocco sul tallone mette la sua unica carta, scoperta, sulla prima colonna.
       *[other] Un tocco sul tallone mette le sue { SPELL($last) } carte, scoperte, una su ciascuna delle prime { SPELL($last) } colonne.
    }
   *[other] Un tocco sul tallone mette una carta scoperta { $count ->
        [1] sulla colonna
       *[other] su ciascuna delle { SPELL($count) } colonne
    }. { $count ->
        [1] { $most ->
            [yes] Si può fare al più { SPELL($deals) } volte.
           *[no] Si può fare { SPELL($deals) } volte.
        }
       *[other] { $most ->
            [yes] In tutto sono al più { SPELL($deals) } file.
           *[no] In tutto sono { SPELL($deals) } file.
        }
    }
}
# $last (cards), $count (piles)
rules-stock-row-last = L’ultima fila ha { $last ->
    [1] una carta sola
   *[other] solo { SPELL($last) } carte
}, { $from ->
    [second] dalla seconda colonna in poi.
   *[first] { $last ->
        [1] per la prima { $piles ->
            [columns] colonna.
           *[reserve] riserva.
        }
       *[other] per le prime { SPELL($last) } { $piles ->
            [columns] colonne.
           *[reserve] riserve.
        }
    }
}
rules-stock-row-skips = Un tocco sul tallone mette una carta scoperta su ogni colonna che ne ha, da sinistra a destra; le colonne vuote non ne ricevono. L’ultima fila può non bastare per tutte.
rules-stock-row-short = Un’ultima fila troppo corta per tutte le colonne comincia dalla seconda.
rules-stock-row-sorted = Un asso che viene dal tallone va subito su una base, e la carta seguente prende il suo posto.
rules-stock-sorted = Una carta che giri va subito su una base, se ce n’è una che la prende.
# Where some cards were replaced in the deal. $cards (if none was)
rules-stock-size-sorted = Le carte che restano sono il tallone: { $cards }, meno quelle che ne hanno sostituite altre mentre si distribuiva. Sono coperte.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Lo puoi fare in ogni momento{ $skips ->
        [yes] .
       *[no] ; anche una colonna vuota riceve una carta.
    }
   *[while-no-column-is-empty] Non lo puoi fare finché una colonna è vuota: prima metti una carta in ogni colonna vuota.
}
# $passes (1 to ..., unlimited)
rules-stock-row-again = { $passes ->
    [1] Non si ricomincia da capo.
    [2] { columns-turned }: una volta per partita.
    [3] { columns-turned }: due volte per partita.
    [unlimited] { columns-turned }: quante volte vuoi.
   *[other] { columns-turned }; così lo percorri { SPELL($passes) } volte.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [1] Allora viene per prima la carta più in fondo, e quel tocco la distribuisce subito.
       *[other] La prima colonna si trova allora in cima, con la carta più in fondo per prima, e quel tocco distribuisce subito una fila.
    }
}
columns-turned = Quando il tallone è finito, un altro tocco capovolge { $count ->
    [1] la colonna
   *[other] le colonne
} per farne un nuovo tallone
rules-stock-row-end = Non ci sono scarti, e il tallone si percorre una volta sola. Quando è vuoto, è finita.
rules-stock-spaces = Riempiono soltanto, da sole, le colonne che si svuotano; un tocco non fa niente.
rules-stock-one-again = Non ci sono scarti. Quando il tallone è finito, un altro tocco capovolge una colonna, prima l’ultima, e distribuisce le sue carte una a una da quella colonna in poi, facendo il giro; ogni colonna ha il suo turno una volta.
# $count (reserve piles), $deals, $last
rules-stock-reserve = { $deals ->
    [1] { $last ->
        [1] Un tocco sul tallone mette la sua unica carta, scoperta, sulla prima riserva.
       *[other] Un tocco sul tallone mette le sue { SPELL($last) } carte, scoperte, una su ciascuna delle prime { SPELL($last) } riserve.
    }
   *[other] Un tocco sul tallone mette una carta scoperta { $count ->
        [1] sulla riserva
       *[other] su ciascuna delle { SPELL($count) } riserve
    }. In tutto sono { SPELL($deals) } file.
}
# The columns are dealt again. $passes (number, or the word unlimited), $how (order-kept, shuffled), $cards (for each column)
rules-again = { $passes ->
    [1] Le colonne non si distribuiscono mai di nuovo.
    [2] Una volta puoi far { dealt-again }, con un tocco sul tallone vuoto.
    [3] Due volte puoi far { dealt-again }, con un tocco sul tallone vuoto.
    [4] Tre volte puoi far { dealt-again }, con un tocco sul tallone vuoto.
   *[unlimited] Puoi far { dealt-again } quante volte vuoi, con un tocco sul tallone vuoto.
} { $how ->
    [order-kept] Si mettono una sull’altra, l’ultima sotto, e si distribuiscono dalla cima senza mescolare: ogni colonna riceve { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } carte nell’ordine in cui stavano
    }, finché ce n’è.
    [shuffled-laid-as-at-the-start] Si raccolgono, si mescolano e si distribuiscono come all’inizio, con alcune carte coperte e altre scoperte, finché ce n’è.
    [order-kept-row-by-row] Si mettono una sull’altra, la prima sotto, e si distribuiscono fila per fila dalla cima, senza mescolare.
    [turned-over-row-by-row] Si mettono una sull’altra, l’ultima sotto, si capovolgono senza mescolare e si distribuiscono fila per fila.
    [bottom-cards-to-the-top] Niente si mescola e niente si raccoglie: in ogni colonna la carta in fondo viene in cima.
   *[shuffled] Si raccolgono, si mescolano e si distribuiscono fila per fila nel minor numero possibile di colonne di { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } carte
    }.
} Le carte sulle basi restano dove sono.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] spostare una carta in ogni colonna
   *[other] distribuire di nuovo le colonne
}

## Playing by hand

# $foundations (yes, no): whether there are any
rules-hand = Tocca una carta, e va, con quello che ha sopra, nel posto migliore che la accetta; toccala subito di nuovo, e va nel prossimo.{ $foundations ->
    [0] { "" }
    [1] { " " }Un doppio tocco la porta sulla base.
   *[other] { " " }Un doppio tocco la porta su una base.
} Oppure trascinala nel posto che hai in mente.
rules-hand-single = Tocca una carta, e va nel posto migliore che la accetta; toccala subito di nuovo, e va nel prossimo. Oppure trascinala nel posto che hai in mente.
# $leave (cards, runs, both): how cards reach the foundations
rules-hand-automatic = { $leave ->
    [cards] Una carta che altrove non ti può più servire può andare da sola sulla sua base; lo decide l’impostazione delle mosse automatiche.
   *[other] Nessuna carta va da sola { $count ->
        [1] sulla base
       *[other] sulle basi
    }.
}
rules-hand-undo = Ogni mossa si può annullare, quante ne vuoi.

## One chain (Golf)

# $cells (how many), $piles
rules-chain-goal = { $name } è vinto quando tutte le carte delle colonne{ $cells ->
    [0] { "" }
    [1] { " " }e della cella
   *[other] { " " }e delle celle
} sono andate { the-chain }.
# $piles (how many)
the-chain = { $piles ->
    [1] sulla pila centrale
   *[other] su una delle { SPELL($piles) } pile centrali
}
# $count (columns), $size (cards in each, or -1), $cards (cards in all)
rules-chain-layout-columns = { $count ->
    [1] Una colonna
   *[other] { SPELL($count) } colonne
} { $size ->
    [-1] con { $cards ->
        [1] una carta
       *[other] { SPELL($cards) } carte
    } in tutto.
    [0] senza carte.
    [1] di una carta.
   *[other] di { SPELL($size) } carte.
}
rules-chain-layout-pile = { $piles ->
    [1] Una pila centrale, dove vanno tutte le carte.
   *[other] { SPELL($piles) } pile centrali, dove vanno tutte le carte.
}
# $cells
rules-chain-layout-cells = { $cells ->
    [1] Una cella per una sola carta.
   *[other] { SPELL($cells) } celle per una carta ciascuna.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] Le colonne sono carte singole che formano tre cime: la fila più in basso ne ha dieci, e sopra ogni cima ha file di tre, di due e di una carta.
   *[a-pyramid] Le colonne sono carte singole che formano una piramide: una carta in punta, e ogni fila ne ha una in più di quella sopra.
} Ogni carta, tranne quelle della fila più in basso, ha sopra due carte della fila seguente, e si può giocare quando tutte e due se ne sono andate.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (a name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] Comincia con la prima carta che il tallone ci gira sopra.
    [any-card] { $piles ->
        [1] Comincia con una carta qualsiasi, a tua scelta.
       *[other] Ciascuna comincia con una carta qualsiasi, a tua scelta.
    }
   *[a-card] { $piles ->
        [1] Comincia con una carta stabilita, che ci viene messa prima di distribuire: { $card }.
       *[other] La prima comincia con una carta stabilita, che ci viene messa prima di distribuire ({ $card }); le altre restano vuote.
    }
}
rules-chain-gives = { $piles ->
    [1] La carta in cima alla pila centrale
   *[other] La carta in cima a una pila centrale
} può tornare { $cells ->
    [1] nella cella
   *[other] in una cella
}.
# $holds (cards), $piles
rules-chain-holds = { $piles ->
    [1] Prende
   *[other] Ciascuna prende
} al massimo { SPELL($holds) } { $holds ->
    [1] carta
   *[other] carte
}.
# $cells, $piles
rules-chain-cells = Finché è vuota, { $cells ->
    [1] prende
   *[other] una cella prende
} una carta di una colonna, qualunque sia. Quella carta poi ne esce per andare { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = La carta libera di una colonna può andare { the-chain } se è { $order ->
    [up-or-down] di un valore più alta o più bassa di quella che sta lì, senza badare ai semi. Puoi cambiare verso come vuoi.
    [up-or-down-wrapping] di un valore più alta o più bassa di quella che sta lì, senza badare ai semi. Puoi cambiare verso come vuoi. Si va in tondo: re e asso sono vicini.
    [up] di un valore più alta di quella che sta lì, senza badare ai semi. Dopo il re non si va avanti.
    [down] di un valore più bassa di quella che sta lì, senza badare ai semi. Dopo l’asso non si va avanti.
    [up-wrapping] di un valore più alta di quella che sta lì, senza badare ai semi. Dopo il re si riprende dall’asso.
   *[down-wrapping] di un valore più bassa di quella che sta lì, senza badare ai semi. Dopo l’asso si riprende dal re.
}
# $king (a-queen, nothing), $stock (yes, no)
rules-chain-king = { $king ->
    [a-queen] Un re non è un vicolo cieco: ci va quello che l’ordine permette, come su ogni altra carta.
   *[nothing] Ma un re ferma tutto: sopra non ci va niente{ $stock ->
        [yes] , finché il tallone non ti dà un’altra carta
       *[no] { "" }
    }.
}
rules-chain-one = Ci va una carta alla volta.{ $gives ->
    [yes] { "" }
   *[no] { " " }Da lì non torna mai.
} Su una colonna non si mette mai niente: una colonna vuota resta vuota.
rules-chain-columns = Si può giocare solo la carta libera di una colonna, quella che non ha niente sopra.
# $cards (in the stock)
rules-chain-layout-stock = { $cards ->
    [1] Un tallone di una carta, da girare su quella pila.
   *[other] Un tallone di { SPELL($cards) } carte, da girare su quella pila una alla volta.
}
rules-chain-hand = Tocca una carta, e va { the-chain } se lì sta bene; oppure trascinala.
rules-chain-stock = Un tocco sul tallone gira la sua prossima carta { $piles ->
    [1] sulla pila centrale
   *[other] sulla prima pila
}, che vada bene o no. { $with ->
    [the-first-card-of-the-stock] All’inizio la pila è vuota: il tuo primo tocco ti dà dunque la carta da cui cominciare.
   *[other] Non devi aspettare di essere bloccato.
} Il tallone si percorre una volta sola; non si ricomincia.

## Pairs (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (cards in all), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] { $name } è vinto quando tutte le { $cards } carte hanno lasciato il tavolo{ $stock ->
        [yes] , comprese quelle del tallone
       *[no] { "" }
    }.
   *[the-pyramid] { $name } è vinto quando { $shape ->
        [pyramid] la piramide non c’è più
        [grid] il quadrato non c’è più
       *[columns] le colonne non ci sono più
    }; altre carte possono restare.
}
# $shape, $rows, $columns, $cards (in the layout)
rules-removal-layout = { $shape ->
    [pyramid] Una piramide di { SPELL($rows) } { $rows ->
        [1] fila
       *[other] file
    }, { $cards } carte.
    [grid] Un quadrato di { $cards } carte singole, { $rows ->
        [1] una fila
       *[other] { SPELL($rows) } file
    } da { SPELL($columns) }.
   *[columns] { $columns ->
        [1] Una colonna
       *[other] { SPELL($columns) } colonne
    } { $size ->
        [-1] con { SPELL($cards) } carte in tutto.
        [1] di una carta.
       *[other] di { SPELL($size) } carte.
    }
}
rules-removal-layout-sets = Tre celle, dove si raccolgono le carte che se ne vanno a tre a tre.
# $cards (in the stock)
rules-removal-layout-stock = { $cards ->
    [1] Un tallone di una carta.
   *[other] Un tallone di { SPELL($cards) } carte.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] Le colonne ricevono le carte fila per fila, da sinistra a destra.
   *[column-by-column] Le colonne ricevono le carte una dopo l’altra, prima quella a sinistra.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] La piramide
    [grid] Il quadrato
   *[columns] Le colonne
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = Le { $cards } carte della piramide stanno in { SPELL($rows) } file: una carta in punta, e ogni fila ne ha una in più di quella sopra. { $faces ->
    [all-face-up] Sono tutte scoperte.
   *[only-the-lowest-row-face-up] Solo la fila più in basso è scoperta; le altre si girano quando sono libere.
} Ogni carta, tranne quelle della fila più in basso, ha sopra due carte della fila seguente, ed è libera quando tutte e due se ne sono andate. La fila più in basso è libera fin dall’inizio.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = Le carte stanno scoperte una accanto all’altra, { $rows ->
    [1] una fila
   *[other] { SPELL($rows) } file
} da { SPELL($columns) }, e sono tutte libere. { $touching ->
    [yes] Ma possono andarsene insieme solo carte che si toccano: di fianco, una sopra l’altra o per un angolo.
   *[no] Due carte qualsiasi possono andarsene insieme, dovunque stiano.
}
rules-removal-columns = È libera solo la carta in cima a ogni colonna.
rules-removal-separated = Nessuna colonna di sei contiene due carte dello stesso valore: nel distribuire, carte così hanno cambiato posto con altre.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] In una colonna vuota non puoi mettere nessuna carta.
   *[any] Qualsiasi carta libera può andare in una colonna vuota.
}
# $count (piles)
rules-removal-reserve = { $count ->
    [1] La sua carta in cima è libera, e se ne va come le altre.
   *[other] La carta in cima a ciascuna è libera, e se ne va come le altre.
}
rules-removal-ranks = Due carte libere lasciano insieme il tavolo se sono dello stesso valore. I semi non contano.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Un fante, una donna e un re se ne vanno insieme, senza badare ai semi: mettili nelle celle uno alla volta, e con il terzo spariscono tutti e tre.
   *[three-ranks-in-a-row-around-the-corner-too] Tre carte di valori consecutivi se ne vanno insieme, senza badare ai semi: mettile nelle celle una alla volta, ciascuna vicina di quelle che ci sono già, e con la terza spariscono tutte e tre. Sono vicini anche il re, l’asso e il 2.
} Fino ad allora una carta non esce più dalla sua cella.
rules-removal-gaps = Appena un posto è vuoto, la prossima carta del tallone ci va da sola.
# $reserve (yes, no)
rules-removal-rows = Un tocco sul tallone dà una carta a ogni colonna, anche vuota, in ogni momento. { $reserve ->
    [yes] Le carte che avanzano, troppo poche per un’altra fila, vanno alla riserva.
   *[no] L’ultima fila può non bastare per tutte.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Quando ci sono buchi, un tocco sul tallone li chiude:
   *[by-itself] I buchi si chiudono da soli dopo ogni coppia:
} { $closing ->
    [row-by-row] le carte avanzano a riempirli, fila per fila nel loro ordine,
   *[upwards-in-each-column] le carte salgono diritte nelle loro colonne,
} e il tallone riempie i posti che restano.
# $sum
rules-removal-sum = Due carte libere lasciano insieme il tavolo se fanno { $sum }. Un asso vale 1, un fante 11, una donna 12 e un re 13; le altre valgono quello che mostrano. I semi non contano.
# $card, $fits
rules-removal-example = Con { $rank ->
    [ace] l’{ $card }
    [eight] l’{ $card }
    [queen] la { $card }
   *[other] il { $card }
}, per esempio: { $fits }, nient’altro.
# $rank (the rank that makes the sum by itself)
rules-removal-alone = { a-rank-capital } fa { $sum } da { $rank ->
    [queen] sola, e se ne va da sola.
   *[other] solo, e se ne va da solo.
}
# $ranks (a list of ranks-named)
rules-removal-unpaired = { $ranks } non fanno coppia.
# As ranks, at the beginning of a sentence
ranks-named = { $rank ->
    [ace] gli assi
    [eight] gli 8
    [queen] le donne
   *[other] i { ranks }
}
rules-removal-gone = Quello che se n’è andato non torna mai, e non si mette mai una carta su un’altra.
# $cards (in the stock)
rules-removal-stock = { $cards ->
    [1] L’unica carta che resta è il tallone.
   *[other] Le { $cards } carte che restano sono il tallone.
} La sua carta in cima è scoperta fin dall’inizio, come quella degli scarti: ognuna delle due può fare coppia con una carta della piramide, e possono farla anche tra loro.
# $draw (cards), $sum (0: no card leaves alone)
rules-removal-stock-draw = Un tocco sul tallone mette { $draw ->
    [1] la sua carta in cima, scoperta,
   *[other] le sue { SPELL($draw) } carte in cima, scoperte,
} sugli scarti.{ $sum ->
    [0] { "" }
   *[other] { " " }Una carta che fa { $sum } da sola non ci si può mettere: toglila dal tavolo.
}
rules-removal-hand-stock = Per una coppia con la carta scoperta del tallone, tocca l’altra carta.
rules-removal-hand = Tocca una carta, e se ne va con una compagna se ce n’è una, o da sola se può; toccala subito di nuovo per un’altra compagna, oppure trascinala su quella che hai in mente.
rules-removal-hand-sets = Tocca una carta che se ne va in tre, e va in una cella; oppure trascinacela.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = Lo svolgimento
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = { $name } è vinto quando ognuna delle quattro file contiene un seme in ordine, { $aces ->
    [taken-out-of-the-rows] dal 2
    [laid-first-each-with-a-gap-beside-it] dall’asso
   *[brought-to-the-front-of-the-rows] dall’asso
} al re, da sinistra a destra.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Quattro file di tredici carte, tutte scoperte. I quattro assi si tolgono e lasciano quattro buchi.
    [laid-first-each-with-a-gap-beside-it] Quattro file di quattordici posti, con tutte le carte scoperte. Ogni fila comincia con un asso e un buco accanto, e le altre carte riempiono il resto.
   *[brought-to-the-front-of-the-rows] Quattro file di quattordici posti, con tutte le carte scoperte. Le carte riempiono tredici posti di ogni fila; poi i quattro assi vanno nei posti davanti e lasciano quattro buchi.
}
rules-gaps-play = Un buco prende una carta sola: quella che segue, a salire nello stesso seme, la carta alla sua sinistra. { $aces ->
    [taken-out-of-the-rows] Un buco all’inizio di una fila prende qualsiasi 2.
    [laid-first-each-with-a-gap-beside-it] Accanto a un asso va il 2 del suo seme, e gli assi restano dove sono stati messi.
   *[brought-to-the-front-of-the-rows] Accanto a un asso va il 2 del suo seme, e all’inizio di una fila non va nessuna carta.
} A destra di un re non va niente, e nemmeno a destra di un altro buco. La carta che si sposta lascia un nuovo buco.
# $redeals (number), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] Le carte non si distribuiscono mai di nuovo.
    [1] Una volta puoi far distribuire di nuovo le carte, con un tocco sul tallone vuoto.
   *[other] { SPELL($redeals) } volte puoi far distribuire di nuovo le carte, con un tocco sul tallone vuoto.
} Le carte in ordine dall’inizio della loro fila restano dove sono; le altre si raccolgono, si mescolano e si stendono di nuovo, { $gaps ->
    [beside-the-cards-in-place] con un buco accanto alle carte rimaste.
   *[anywhere] e i buchi cadono dove capita.
}
rules-accordion-goal = { $name } è vinto quando tutte le carte sono riunite in un’unica pila.
# $cards
rules-accordion-layout = Una fila di { $cards } carte, tutte scoperte, disposta su più righe per mancanza di spazio.
# $near, $far (places)
rules-accordion-play = Una carta può andare sulla carta { $near ->
    [1] subito alla sua sinistra
   *[other] { SPELL($near) } posti alla sua sinistra
}, o su quella { SPELL($far) } posti alla sua sinistra, se le due hanno lo stesso valore o lo stesso seme. Quello che copre è fuori gioco, e la fila si stringe.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] { $name } è vinto quando restano solo gli assi, uno per colonna, e il tallone è finito.
   *[low] { $name } è vinto quando restano solo i re, uno per colonna, e il tallone è finito.
}
# $columns
rules-discards-layout = { SPELL($columns) } colonne di una carta, e un tallone con tutte le altre.
rules-discards-play = Di due carte libere dello stesso seme, la più bassa può lasciare il tavolo. { $aces ->
    [high] L’asso è la più alta.
   *[low] L’asso è la più bassa.
} Quello che se n’è andato non torna mai.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] Qualsiasi carta libera può andare in una colonna vuota.
   *[nothing] In una colonna vuota non può andare nessuna carta.
}
rules-discards-stock = Un tocco sul tallone dà una carta a ciascuna delle { SPELL($columns) } colonne, in ogni momento, finché non è finito.
rules-osmosis-goal = { $name } è vinto quando tutte le carte sono sulle quattro basi, un seme per ciascuna.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Quattro basi, una sotto l’altra; la prima comincia con una carta distribuita lì. Quattro riserve di quattro carte, { $reserve ->
    [only-the-top-card-face-up] di cui solo quella in cima è scoperta
   *[all-face-up] tutte scoperte
}. Il resto è il tallone.
rules-osmosis-play = La prima base prende qualsiasi carta del suo seme, in qualsiasi ordine. Ognuna delle altre comincia con una carta dello stesso valore della prima, e prende una carta del suo seme solo se una carta di quel valore sta già sulla base sopra di lei. Le carte vengono dalla cima delle riserve e degli scarti, e non tornano mai.
# $draw
rules-osmosis-stock = Un tocco sul tallone gira { $draw ->
    [1] una carta
   *[other] { SPELL($draw) } carte
} sugli scarti; quando è finito, un tocco ci rimette gli scarti capovolti. Lo puoi percorrere quante volte vuoi.
rules-clock-goal = { $name } è vinto quando tutte le carte sono scoperte, ognuna con quelle del suo valore, prima che il quarto re fermi l’orologio.
rules-clock-layout = Dodici mucchi di quattro carte intorno a un quadrante, e uno al centro, tutti coperti; la carta in cima al mucchio centrale viene girata.
rules-clock-play = La carta scoperta va sotto il mucchio della sua ora: un asso all’una, un fante alle undici, una donna alle dodici. La carta in cima a quel mucchio viene al centro ed è la prossima. Un re va sotto il mucchio centrale, e lì si gira la carta seguente. Non c’è niente da decidere.
# $name
rules-gallery-goal = { $name } è vinto quando gli otto assi sono via e ciascuno dei 24 posti ha quattro carte dello stesso seme.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Tre file di otto posti, tutte le carte scoperte: { $rows ->
    [twos-threes-and-fours-from-above] in alto quella dei 2, poi quella dei 3 e quella dei 4
   *[fours-threes-and-twos-from-above] in alto quella dei 4, poi quella dei 3 e quella dei 2
}. Sotto, una quarta fila di otto carte, e un tallone di 72.
# $swaps (yes, no)
rules-gallery-play = Gli assi vanno sulla base, di qualunque seme. Un 2, un 3 o un 4 va su qualsiasi posto vuoto della sua fila; sopra va, nello stesso seme, la carta di tre valori più alta, e così via: 2, 5, 8, fante; 3, 6, 9, donna; 4, 7, 10, re. Su una carta nella fila sbagliata non si costruisce.{ $swaps ->
    [yes] { " " }Due carte singole di queste file possono scambiarsi di posto, se poi ciascuna sta nella sua fila.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = Le carte in cima alla quarta fila si possono giocare. Un posto che lì si vuota riceve da solo la carta successiva del tallone{ $takes ->
    [nothing] ; quando il tallone è finito, resta vuoto
   *[any-card] ; quando il tallone è finito, ci può andare qualsiasi carta
}. Un tocco sul tallone mette una carta su ciascuno degli otto posti, in ogni momento. Il tallone si percorre una volta sola.
