## The rules of a game, sentence by sentence

# Every message here is one or more whole sentences. What is chosen by is a word of the rules, with hyphens for blanks:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping and so on)
# “couleur” is a suit; red and black are always called by their names.

## Headings

rules-heading = Comment jouer
rules-heading-goal = Le but du jeu
rules-heading-layout = La table en un coup d’œil
rules-heading-foundations = { $count ->
    [one] La fondation
   *[other] Les fondations
}
rules-heading-columns = { $count ->
    [one] La colonne
   *[other] Les colonnes
}
rules-heading-reserve = { $count ->
    [one] La réserve
   *[other] Les piles de réserve
}
rules-heading-cells = { $count ->
    [one] La cellule
   *[other] Les cellules
}
rules-heading-tail = { $count ->
    [one] La queue
   *[other] Les queues
}
rules-heading-stock = { $waste ->
    [yes] Le talon et la défausse
   *[no] Le talon
}
rules-heading-again = Redistribuer
rules-heading-chain = { $piles ->
    [1] La pile du milieu
   *[other] Les piles du milieu
}
rules-heading-pairs = Ce qui quitte la table
rules-heading-hand = Jouer à la main

## Goal

# Games without foundations. $name, $cards (cards in all)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] { $name } est réussi quand les { $cards } cartes sont toutes dans les colonnes, en suites complètes de treize{ built-suits }{ $king ->
        [yes] , du roi à l’as
       *[no] { "" }
    }, une par colonne.
   *[with-four-of-a-rank-on-each-column] { $name } est réussi quand les { $cards } cartes sont toutes dans les colonnes, rangées par rang, les quatre cartes d’un même rang dans chacune. Quatre cartes réunies restent où elles sont.
}

# $name (proper name), $count (foundations), $cards (cards that win), $all (yes, no): whether these are all cards
# $leave (cards, runs, both): how cards reach the foundations
rules-goal = { $name } est réussi quand { $all ->
    [yes] les { $cards } cartes sont toutes sur
   *[no] { $cards } cartes sont sur
} { goal-foundations }{ $leave ->
    [cards] { "" }
    [runs] , en suites complètes de treize
   *[both] , les unes carte par carte, les autres en suites complètes
}{ $all ->
    [yes] .
   *[no]  ; les autres restent.
}
goal-foundations = { $count ->
    [one] la fondation
   *[other] les fondations
}
# $packs (number), $cards (cards in all)
rules-packs = { $packs ->
    [1] Il se joue avec un jeu de { $cards } cartes.
   *[other] Il se joue avec { SPELL($packs) } jeux mélangés ensemble : { $cards } cartes.
}
# The packs hold other suits than usual. $suits (each suit with how often it is there, as a list)
rules-packs-suits = { $packs ->
    [1] Ce n’est pas un jeu ordinaire : il ne contient que { $suits }.
   *[other] Ce ne sont pas des jeux ordinaires : chacun ne contient que { $suits }.
}
# The packs hold other ranks than usual. $ranks (a list of rank)
rules-packs-ranks = Tous les rangs ne sont pas en jeu, seulement ceux-ci : { $ranks }.
# $suit, $n (number)
rules-suit-times = { $n ->
    [1] les { suit }s
   *[other] les { suit }s { SPELL($n) } fois
}

## Layout: a summary by pile

# $count (foundations), $order, $suits, $by (ranks from a card to the next), $base (how they begin), $rank (the base rank, where that is known)
# $ends (yes, no): whether the last card is known, $last (its rank)
rules-layout-foundations = { $count ->
    [1] Une fondation
   *[other] { SPELL($count) } fondations
} à construire { $order ->
    [up] en montant{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }
    [up-wrapping] en montant{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }, en passant du roi à l’as
    [down] en descendant{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }
    [down-wrapping] en descendant{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }, en passant de l’as au roi
    [up-then-down] en montant jusqu’au roi puis en redescendant{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }
    [the-same-rank] avec des cartes du même rang{ built-suits }
    [down-to-the-ace-then-from-the-base-again] en descendant jusqu’à l’as puis en reprenant du début{ $by ->
        [1] { "" }
       *[other] { " " }par pas de { SPELL($by) }
    }{ built-suits }
   *[doubling] en doublant{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] { "\u202F" }: { $rank ->
            [ace] de l’as
            [queen] de la dame
           *[other] du { rank }
        } { last-rank }
       *[no] , en commençant par { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [1] en commençant par la carte qui y est distribuée
           *[other] chacune commençant par la carte qui y est distribuée
        }
       *[no] , en commençant par le rang de la première carte distribuée à une fondation
    }
    [rank-chosen-by-the-player] , en commençant par un rang que vous choisissez
    [any-rank] , en commençant par n’importe quelle carte
   *[listed-cards] , { $count ->
        [1] en commençant par une carte désignée
       *[other] en commençant chacune par une carte désignée
    }
}.
# Foundations for a single card. $count, $base, $rank as above
rules-layout-foundations-one = { $count ->
    [1] Une fondation d’une seule carte
   *[other] { SPELL($count) } fondations d’une seule carte chacune
}{ $base ->
    [rank] { "\u202F" }: { a-rank }
    [rank-of-the-first-card-dealt] , du rang de la première carte distribuée
    [rank-chosen-by-the-player] , d’un rang que vous choisissez
    [any-rank] , quelle qu’elle soit
   *[listed-cards] , celle qui est nommée plus bas
}.
# “to the king”, after “from the ace”; $last chooses
last-rank = { $last ->
    [ace] à l’as
    [two] au 2
    [three] au 3
    [four] au 4
    [five] au 5
    [six] au 6
    [seven] au 7
    [eight] au 8
    [nine] au 9
    [ten] au 10
    [jack] au valet
    [queen] à la dame
   *[king] au roi
}
# $count, $ranks (a list of rank, one for each)
rules-layout-foundations-ranks = { SPELL($count) } fondations d’une seule carte chacune : { $ranks }.
# $count (foundations), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [1] Une fondation
   *[other] { SPELL($count) } fondations
} pour des suites complètes de treize cartes, { $begins ->
    [with-a-king] du roi à l’as
   *[at-any-rank-wrapping] commençant à n’importe quel rang
}{ built-suits }.
rules-layout-fours = Une fondation, où les cartes vont quatre par quatre, toutes du même rang.
# $count (columns), $size (cards in each, or -1 where they differ), $cards (cards in all), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [1] Une colonne
   *[other] { SPELL($count) } colonnes
} { $size ->
    [-1] avec { $cards ->
        [1] une carte
       *[other] { SPELL($cards) } cartes
    } en tout
    [0] sans carte au départ
    [1] d’une carte
   *[other] de { SPELL($size) } cartes
}, { $build ->
    [the-next-rank] à construire { $order ->
        [down] en descendant{ built-suits }
        [down-wrapping] en descendant{ built-suits }, en passant de l’as au roi
        [down-wrapping-above-the-base] en descendant{ built-suits }, en passant de l’as au roi, mais jamais au-delà de la base
        [up] en montant{ built-suits }
        [up-wrapping] en montant{ built-suits }, en passant du roi à l’as
        [up-or-down] en montant ou en descendant{ built-suits }
        [up-or-down-wrapping] en montant ou en descendant{ built-suits }, roi et as étant voisins
       *[up-or-down-as-the-pile-began] en montant ou en descendant{ built-suits }, selon le sens où chacune a commencé
    }
    [nothing] où l’on ne construit rien
    [the-same-rank] où l’on rassemble les cartes d’un même rang
    [the-next-lower-rank-in-suit-or-the-same-rank] à construire en descendant dans la même couleur, ou avec des cartes du même rang
   *[any-waste-card] qui servent de tas aux cartes de la défausse
}.
# $count (piles), $cards (cards in all)
rules-layout-reserve = { $count ->
    [1] Une réserve { $cards ->
        [0] vide au départ : elle donne des cartes
        [1] d’une carte : elle en donne
       *[other] de { SPELL($cards) } cartes : elle en donne
    }, et vous n’y en posez pas.
   *[other] { SPELL($count) } piles de réserve, { $cards ->
        [0] vides au départ : elles donnent des cartes
        [1] une carte en tout : elles en donnent
       *[other] { SPELL($cards) } cartes en tout : elles en donnent
    }, et vous n’y en posez pas.
}
# $count (cells), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [1] Une cellule pour une seule carte.
       *[other] { SPELL($count) } cellules pour une carte chacune.
    }
    [a-run] { $count ->
        [1] Une queue pour une seule suite.
       *[other] { SPELL($count) } queues pour une suite chacune.
    }
    [single-cards] { $count ->
        [1] Une cellule où des cartes peuvent s’empiler.
       *[other] { SPELL($count) } cellules où des cartes peuvent s’empiler.
    }
    [one-card-of-its-own-suit] { SPELL($count) } cellules, une pour chaque couleur.
   *[rank] { $count ->
        [1] Une cellule réservée aux { ranks }.
       *[other] { SPELL($count) } cellules réservées aux { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in the stock)
# $draw (cards turned by a tap; 0: it changes from pass to pass), $passes (number, or the word unlimited)
rules-layout-stock = { $cards ->
    [1] Un talon d’une carte,
   *[other] Un talon de { SPELL($cards) } cartes,
} { $deals ->
    [to-the-waste] { $cards ->
        [1] retournée
       *[other] retournées
    } sur la défausse { $draw ->
        [0] en nombre variable
        [1] une à une
        [2] deux par deux
        [3] trois par trois
       *[other] { SPELL($draw) } à la fois
    }, { $passes ->
        [1] en un seul passage
        [unlimited] en autant de passages que vous voulez
       *[other] en { SPELL($passes) } passages
    }.
    [into-emptied-columns-by-itself] qui remplit les colonnes à mesure qu’elles se vident.
    [a-card-to-each-column] { $columns ->
        [1] distribué carte par carte sur la colonne.
       *[other] distribué par rangées sur les colonnes.
    }
   *[a-card-to-each-reserve-pile] distribué par rangées sur la réserve.
}
rules-layout-again = Un talon vide : toutes les cartes sont distribuées d’emblée, et un appui dessus peut les remettre dans un autre ordre.
rules-layout-no-stock = Pas de talon : toutes les cartes sont distribuées avant que l’on commence.

# How to lay it out with real cards. $areas (a list of rules-area)
rules-deal-order = Vous jouez avec de vraies cartes ? Distribuez { $areas }.
rules-deal-order-several = Vous jouez avec de vraies cartes ? Distribuez dans cet ordre : { $areas }.
# $area (foundations, columns, reserve, cells)
rules-area = { $area ->
    [foundations] { $count ->
        [1] la fondation
       *[other] les fondations
    }
    [columns] { $count ->
        [1] la colonne
       *[other] les colonnes
    }
    [reserve] la réserve
    [waste] une carte à la défausse, face visible
    [longer-columns] ce que les colonnes les plus longues ont de plus que les autres
   *[cells] { $count ->
        [1] la cellule
       *[other] les cellules
    }
}
# $fill: in which order the columns get their cards
rules-deal-columns = { $fill ->
    [row-by-row] Les colonnes reçoivent leurs cartes rangée par rangée, de gauche à droite.
    [row-by-row-from-the-right] Les colonnes reçoivent leurs cartes rangée par rangée, de droite à gauche.
    [row-by-row-short-columns-last] Les colonnes reçoivent leurs cartes rangée par rangée, de gauche à droite ; les plus courtes attendent que les autres n’aient pas plus de cartes à recevoir qu’elles.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] Les colonnes reçoivent leurs cartes rangée par rangée, de gauche à droite ; les plus courtes attendent que les autres n’aient pas plus de cartes à recevoir qu’elles, et à la fin une rangée de plus va à toutes les colonnes sauf la première.
    [row-by-row-from-the-right-last-row-apart] Les colonnes reçoivent leurs cartes rangée par rangée, de droite à gauche, toutes sauf celles du dessus ; puis chacune reçoit celle du dessus, encore de droite à gauche.
    [row-by-row-last-row-apart] Les colonnes reçoivent leurs cartes rangée par rangée, de gauche à droite, toutes sauf celles du dessus ; puis chacune reçoit celle du dessus, encore de gauche à droite.
    [face-down-cards-first] Les colonnes reçoivent d’abord leurs cartes cachées, rangée par rangée, de gauche à droite, puis les cartes visibles de la même manière.
    [face-down-cards-first-then-short-columns-last] Les colonnes reçoivent d’abord leurs cartes cachées, rangée par rangée, de gauche à droite ; puis les cartes visibles, et là les colonnes courtes attendent que les autres n’aient pas plus de cartes à recevoir qu’elles.
    [face-down-cards-first-from-the-right] Les colonnes reçoivent d’abord leurs cartes cachées, rangée par rangée, de droite à gauche, puis les cartes visibles de la même manière.
    [face-down-cards-first-then-the-rest-from-the-right] Les colonnes reçoivent d’abord leurs cartes cachées, rangée par rangée, de gauche à droite, puis les cartes visibles, rangée par rangée, de droite à gauche.
    [column-by-column-last-row-apart] Les colonnes reçoivent leurs cartes l’une après l’autre, celle de gauche en premier, toutes sauf celles du dessus ; puis chacune reçoit celle du dessus, de gauche à droite.
   *[column-by-column] Les colonnes reçoivent leurs cartes l’une après l’autre, celle de gauche en premier.
}
rules-deal-reserve = Les piles de réserve reçoivent { $also ->
    [yes] elles aussi leurs cartes
   *[no] leurs cartes
} rangée par rangée.
# What is done with cards that fit a foundation while they are dealt
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Un as qui apparaît pendant la distribution va aussitôt sur une fondation, et la carte suivante prend sa place.
    [cards-that-fit-go-up-and-are-replaced] Une carte qu’une fondation prend y va aussitôt, et la carte suivante prend sa place.
    [cards-that-fit-go-up-and-leave-a-gap] Une carte qu’une fondation prend y va aussitôt, et sa place reste vide : les colonnes peuvent être plus courtes qu’il n’est dit ici.
   *[open-cards-that-fit-go-up-after-each-row] Après chaque rangée, les cartes visibles qu’une fondation prend y vont, tant qu’il y en a : les colonnes peuvent être plus courtes qu’il n’est dit ici.
}
# What is done to the shuffled pack before it is dealt, one thing after another. $turn (first, next)
# $cards (a list of names), $n (how many), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [1] une carte est recherchée et { $to ->
        [top] placée sur le jeu, pour être distribuée la première
       *[bottom] placée sous le jeu, pour venir en dernier
    }
   *[other] quelques cartes sont recherchées et { $to ->
        [top] placées sur le jeu, pour être distribuées les premières
       *[bottom] placées sous le jeu, pour venir en dernier
    }, dans cet ordre
} : { $cards }.
# Which of several equal cards is looked for. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Tous les exemplaires suivent.
    [first-pack] Quand il y a plusieurs exemplaires, c’est celui du premier jeu.
   *[nearest-to-bottom] Quand il y a plusieurs exemplaires, c’est le plus proche du fond.
}
# $same (yes, no): whether it is $n times $rank, $ranks (a list of ranks), $from and $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } { $rank ->
        [queen] { SPELL($n) } dames sont recherchées
       *[other] { SPELL($n) } { ranks } sont recherchés
    }, { $from ->
        [top] en partant du dessus du jeu
       *[bottom] en partant du dessous du jeu
    }, et { $rank ->
        [queen] placées
       *[other] placés
    } { $to ->
        [top] sur le jeu, pour venir en premier
       *[bottom] sous le jeu, pour venir en dernier
    }.
   *[no] { before-the-deal } une carte de chacun des rangs suivants est recherchée, { $from ->
        [top] en partant du dessus du jeu
       *[bottom] en partant du dessous du jeu
    }, et toutes sont placées { $to ->
        [top] sur le jeu, pour être distribuées les premières
       *[bottom] sous le jeu, pour venir en dernier
    } : { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } on regarde la carte du dessus du jeu, et les autres cartes de son rang viennent la rejoindre sur le dessus.
# $rank, $count (cards), $from and $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [1] une carte autre qu’{ a-rank } est recherchée
   *[other] { SPELL($count) } cartes autres que des { ranks } sont recherchées
}, { $from ->
    [top] en partant du dessus du jeu
   *[bottom] en partant du dessous du jeu
}, et { $count ->
    [1] placée
   *[other] placées
} { $to ->
    [top] sur le dessus, pour venir en premier
   *[bottom] sous le jeu, pour venir en dernier
}{ $count ->
    [1] { "" }
   *[other] , dans l’ordre où elles se présentent
}.
rules-arranged-turned = { before-the-deal } le jeu mélangé est retourné : sa dernière carte devient la première.
# $columns (number), $cards (how many cards take part; 0: all)
rules-arranged-kings = { before-the-deal } les rois descendent au fond : si l’on imagine les cartes étalées en { $columns ->
    [1] une colonne
   *[other] { SPELL($columns) } colonnes
}, chaque roi change de place avec la carte la plus profonde sous lui qui n’est pas un roi. { $cards ->
    [0] Toutes les cartes y participent.
    [1] Seule la première carte y participe.
   *[other] Seules les { $cards } premières cartes y participent.
}
before-the-deal = { $turn ->
    [first] Avant la distribution,
   *[next] Après cela,
}

## Pieces that sentences are made of

in-suits = { $suits ->
    [same-suit] dans la même couleur
    [alternating-colours] rouge et noir en alternance
    [same-colour] toutes rouges ou toutes noires
    [another-suit] sans deux voisines de la même couleur
   *[any-suit] quelles que soient les couleurs
}
# The same after “en montant”, “en descendant”
built-suits = { $suits ->
    [same-suit] { " " }dans la même couleur
    [alternating-colours] , rouge et noir en alternance
    [same-colour] , rouge sur rouge et noir sur noir
    [another-suit] , jamais sur une carte de la même couleur
   *[any-suit] , quelles que soient les couleurs
}
# $n (number of piles), $cards (cards in each), and how they lie, bottom card first:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down and $up (for “last”: so many below, so many above), $runs (for “mixed”: a list of rules-faces-run)
rules-faces = { $faces ->
    [none] { $n ->
        [1] Elle est vide au départ.
       *[other] Elles sont vides au départ.
    }
    [up] { $cards ->
        [1] { $n ->
            [1] Elle est face visible.
           *[other] Chacune est face visible.
        }
       *[other] Toutes les cartes sont face visible.
    }
    [down] { $cards ->
        [1] { $n ->
            [1] Elle est face cachée.
           *[other] Chacune est face cachée.
        }
       *[other] Toutes les cartes sont face cachée.
    }
    [top] { $n ->
        [1] Seule la carte du dessus est face visible.
       *[other] Seule la carte du dessus de chacune est face visible.
    }
    [last] { $down ->
        [1] Une carte est face cachée
       *[other] { SPELL($down) } cartes sont face cachée
    }{ $n ->
        [1] { "" }
       *[other] { " " }dans chacune
    }, et { SPELL($up) } face visible par-dessus.
    [by-turns-down] { $cards ->
        [4] En partant du fond, la première et la troisième carte sont face cachée, la deuxième et la quatrième face visible : il y a donc une carte visible sous une carte cachée.
       *[other] En partant du fond, elles sont tour à tour face cachée et face visible, la première face cachée.
    }
    [by-turns-up] En partant du fond, elles sont tour à tour face visible et face cachée, la première face visible.
   *[mixed] En partant du fond, elles sont disposées ainsi : { $runs }.
}
# $n (number), $face (u, d)
rules-faces-run = { $face ->
    [u] { SPELL($n) } face visible
   *[d] { SPELL($n) } face cachée
}
# Piles of several sizes with as many open cards. $up (number)
rules-faces-open = Les { SPELL($up) } cartes du dessus de chacune sont face visible, celles d’en dessous face cachée.
rules-turns-up = Une carte cachée que plus rien ne recouvre se retourne toute seule.
# Numbers of neighbouring piles. $first, $last
rules-range = { $first } à { $last }

# Worked examples. $card (what lies there), $rank (its rank, for an article), $fits (a list of what may be laid on it)
rules-example = Sur { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, par exemple : { $fits }, rien d’autre.
rules-example-more = Sur { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} : { $fits }.
rules-example-nothing = Sur { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} : rien du tout.

# Where a card may come from. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (how many there are)
rules-from = { $place ->
    [columns] { $count ->
        [1] de la colonne
       *[other] d’une colonne
    }
    [other-columns] d’une autre colonne
    [reserve] de la réserve
    [waste] de la défausse
    [cells] { $count ->
        [1] de la cellule
       *[other] d’une cellule
    }
    [tails] { $count ->
        [1] de la queue
       *[other] d’une queue
    }
   *[foundations] { $count ->
        [1] de la fondation
       *[other] d’une fondation
    }
}
# Where a card may go. As above
rules-to = { $place ->
    [columns] { $count ->
        [1] sur la colonne
       *[other] sur une colonne
    }
    [other-columns] sur une autre colonne
    [reserve] sur la réserve
    [waste] sur la défausse
    [cells] { $count ->
        [1] dans la cellule
       *[other] dans une cellule
    }
    [tails] { $count ->
        [1] sur la queue
       *[other] sur une queue
    }
   *[foundations] { $count ->
        [1] sur la fondation
       *[other] sur une fondation
    }
}

## Foundations

# A group of foundations: $groups (number of groups in the game), $count (foundations in this one), $first and $last (their numbers)
the-foundations = { $groups ->
    [1] { $count ->
        [1] La fondation
       *[other] Les { SPELL($count) } fondations
    }
   *[other] { $count ->
        [1] La fondation { $first }
        [2] Les fondations { $first } et { $last }
       *[other] Les fondations { $first } à { $last }
    }
}

# The group, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [1] se construit
   *[other] se construisent
} { $order ->
    [up] en montant { by-ranks }{ built-suits }
    [down] en descendant { by-ranks }{ built-suits }
    [up-wrapping] en montant { by-ranks }{ built-suits }, en passant du roi à l’as
    [down-wrapping] en descendant { by-ranks }{ built-suits }, en passant de l’as au roi
    [up-then-down] en montant { by-ranks }{ built-suits }, jusqu’au roi ; puis vient un second roi, et l’on redescend de la même façon
    [the-same-rank] avec des cartes du même rang{ built-suits }
    [down-to-the-ace-then-from-the-base-again] en descendant { by-ranks }{ built-suits }, jusqu’à l’as ; puis on reprend avec une carte du rang qui se trouve tout au fond
   *[doubling] en doublant{ built-suits } : chaque carte vaut le double de celle qu’elle recouvre (au-delà de treize, on retranche treize)
}. On y pose une carte à la fois.
# Foundations for a single card. The group
rules-foundation-single = { the-foundations } { $count ->
    [1] contient une carte, pas davantage : on n’y construit jamais rien.
   *[other] contiennent une carte chacune, pas davantage : on n’y construit jamais rien.
}
# $by (ranks from a card to the next)
by-ranks = { $by ->
    [1] de rang en rang
   *[other] par pas de { SPELL($by) } rangs
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (on how many of them a card is dealt)
rules-base-rank = { $count ->
    [1] Elle commence
   *[other] Chacune commence
} par { a-rank }{ $dealt ->
    [nothing] { "\u202F" }; aucune autre carte ne va sur une fondation vide.
    [some] . { $some ->
        [1] La première l’a déjà avant que vous commenciez, { $rest ->
            [1] l’autre est vide
           *[other] les autres sont vides
        }
       *[other] Les { SPELL($some) } premières l’ont déjà avant que vous commenciez, { $rest ->
            [1] l’autre est vide
           *[other] les autres sont vides
        }
    } ; aucune autre carte ne va sur une fondation vide.
   *[one-card-each] , qui s’y trouve avant que vous commenciez.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [1] Elle commence
       *[other] Chacune commence
    } par une carte du rang de base ; aucune autre carte ne va sur une fondation vide. La base est le rang de la première carte distribuée à une fondation.
    [some] { $some ->
        [1] Une carte est distribuée à la première avant que vous commenciez, et son rang est la base
       *[other] Une carte est distribuée à chacune des { SPELL($some) } premières avant que vous commenciez. Le rang de la toute première est la base
    } : chaque fondation doit commencer par ce rang, et aucune autre carte ne va sur une fondation vide.
    [the-only-one] Une carte y est distribuée avant que vous commenciez.
    [each-its-own] Une carte est distribuée à chacune avant que vous commenciez ; c’est par elle qu’elle commence, quel que soit son rang.
   *[one-card-each] { $count ->
        [1] Une carte y est distribuée avant que vous commenciez, et son rang est la base : toute fondation doit commencer par ce rang.
       *[other] Une carte est distribuée à chacune avant que vous commenciez. Le rang de la toute première est la base : chaque fondation doit commencer par ce rang.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = C’est vous qui choisissez la base : la première carte que vous posez ici fixe le rang par lequel commencent toutes les fondations. { $from ->
    [columns] Elle doit venir d’une colonne.
    [reserve] Elle doit venir de la réserve.
   *[anywhere] Elle peut venir de n’importe où.
} { $until ->
    [nothing-else-moves] Avant ce choix, rien d’autre ne peut être joué.
    [only-reserve-cards-move] Avant ce choix, seules les cartes de la réserve peuvent être jouées.
   *[everything-else-moves] Avant ce choix, tout le reste se joue comme d’habitude.
}
rules-base-any = { $count ->
    [1] N’importe quelle carte peut la commencer.
   *[other] N’importe quelle carte peut en commencer une.
}
# $cards (a list of names)
rules-base-listed = { $count ->
    [1] Elle commence par une carte désignée : { $cards }.
   *[other] Chacune commence par une carte désignée, de gauche à droite : { $cards }.
}
rules-foundation-dealt = { $count ->
    [1] Une carte s’y trouve au début de la partie.
   *[other] Une carte se trouve sur chacune au début de la partie.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [1] Elle est vide avant la distribution.
       *[other] Elles sont vides avant la distribution.
    }
   *[no] { $count ->
        [1] Elle est vide au début de la partie.
       *[other] Elles sont vides au début de la partie.
    }
}
# $rank
rules-foundation-no-suit = Aucune fondation n’a de couleur attitrée : { any-card-of-rank } peut aller sur n’importe quelle fondation vide.
rules-foundation-no-suit-base = Aucune fondation n’a de couleur attitrée : n’importe quelle carte du rang de base peut aller sur n’importe quelle fondation vide.
rules-foundation-one-per-suit = Deux d’entre elles ne peuvent pas commencer dans la même couleur.
# $places (a list of rules-from)
rules-foundation-from = Une carte peut venir { $places }, du moment qu’aucune autre ne la recouvre.
# $holds (number), $count, $ends (yes, no): whether the last card is known, $rank (that last card)
rules-foundation-holds = { $count ->
    [1] Elle contient
   *[other] Chacune contient
} au plus { SPELL($holds) } { $holds ->
    [one] carte
   *[other] cartes
}{ $ends ->
    [yes] , et { a-rank } vient en dernier.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Une carte qui s’y trouve y reste : elle ne revient jamais en jeu.
    [to-other-foundations] La carte du dessus peut passer sur une autre fondation qui la prend. Elle ne revient jamais en jeu ailleurs.
    [to-any-pile-once-the-stock-is-empty] Tant que le talon dure, une carte qui s’y trouve y reste ; ensuite, la carte du dessus peut revenir en jeu partout où une autre pile la prend.
   *[to-any-pile] La carte du dessus peut revenir en jeu partout où une autre pile la prend.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Aucune carte n’y va tant qu’il en reste une au talon ou sur la défausse.
   *[once-the-first-one-is-full] Aucune carte n’ouvre une fondation avant que la toute première soit pleine.
}
# $columns (a list of numbers)
rules-foundation-first-from = Au premier passage, seules ces colonnes leur donnent des cartes, en comptant à partir de la gauche : { $columns } ; ensuite, toutes les colonnes leur en donnent.
# $rank
rules-foundation-lone = { a-rank-capital } { $rank ->
    [queen] seule
   *[other] seul
} sur sa fondation peut aussi passer sur n’importe quelle autre fondation vide.
# As a-rank, at the beginning of a sentence
a-rank-capital = { $rank ->
    [ace] Un as
    [queen] Une dame
   *[other] Un { rank }
}
# Equal cards. $card (say, 2 of hearts), $under (say, ace of hearts)
rules-foundation-twin = De même, quand deux fondations commencent par la même carte ({ $under }), celle qui va dessus ({ $card }) peut passer de l’une à l’autre.
rules-foundation-keeps = Seule la carte du fond de chacune n’en repart jamais.

# What follows holds for several groups of foundations. $first and $last (their numbers), $count
rules-foundation-rest = Le reste est le même pour les fondations { $first } { $count ->
    [2] et
   *[other] à
} { $last }.

# Foundations for complete runs. The group, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [1] ne prend
   *[other] ne prennent
} que des suites complètes : treize cartes d’un seul coup, sans trou, { $begins ->
    [with-a-king] du roi à l’as, { in-suits }.
   *[at-any-rank-wrapping] en descendant de rang en rang, { in-suits }. Une suite peut commencer à n’importe quel rang, puisque le roi vient après l’as : celle qui commence par un 5 descend jusqu’à l’as, puis reprend au roi et finit au 6.
}
rules-runs-single = Une carte seule ne va jamais sur une fondation.
# $cells (yes, no): whether a run may also leave from a tail
rules-runs-where = La suite doit se trouver au bout libre d’une colonne{ $tails ->
    [0] { "" }
    [1] { " " }ou de la queue
   *[other] { " " }ou d’une queue
} ; si une suite plus longue s’y termine, ce sont ses treize dernières cartes qui partent. Seule une fondation vide prend une suite.
rules-runs-yours = C’est à vous de décider quand retirer une suite complète : elle ne part jamais toute seule.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Les cartes qui s’y trouvent y restent : elles ne reviennent jamais en jeu.
   *[to-any-pile] La carte du dessus d’une fondation peut revenir en jeu si une autre pile la prend. Réfléchissez-y à deux fois : la fondation ne prend alors plus rien du tout, jusqu’à ce que les douze autres en soient reparties aussi et qu’elle soit de nouveau vide.
}
rules-runs-by-hand = Ni un appui ni un coup automatique ne reprend jamais une carte à cet endroit : faites-la glisser, si vous y tenez vraiment.
rules-fours = Quatre cartes d’un même rang, réunies sur le dessus d’une colonne, peuvent y aller, toutes les quatre à la fois. C’est à vous de décider quand. Elles ne reviennent jamais en jeu.

## Columns

# $count (columns), $cards (cards in each)
rules-columns-same = { $cards ->
    [0] { $count ->
        [1] Il y a une colonne.
       *[other] Il y a { SPELL($count) } colonnes.
    }
    [1] { $count ->
        [1] Il y a une colonne d’une carte.
       *[other] Il y a { SPELL($count) } colonnes d’une carte chacune.
    }
   *[other] { $count ->
        [1] Il y a une colonne de { SPELL($cards) } cartes.
       *[other] Il y a { SPELL($count) } colonnes de { SPELL($cards) } cartes chacune.
    }
}
# $count, $cards (in the first), $last (in the last), $step (more, less)
rules-columns-growing = Il y a { SPELL($count) } colonnes : { $cards ->
    [0] la première est vide
    [1] la première contient une carte
   *[other] la première contient { SPELL($cards) } cartes
}, et chacune des suivantes en a une { $step ->
    [more] de plus, jusqu’à { SPELL($last) }
   *[less] de moins, jusqu’à { SPELL($last) }
} dans la dernière.
# $count
rules-columns-several = Il y a { SPELL($count) } colonnes, et elles ne sont pas toutes pareilles.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-columns-group = { $n ->
    [1] La colonne { $columns }
   *[other] Les colonnes { $columns }
} { $cards ->
    [0] { $n ->
        [1] ne reçoit pas de carte.
       *[other] ne reçoivent pas de carte.
    }
    [1] { $n ->
        [1] reçoit une carte.
       *[other] reçoivent une carte chacune.
    }
   *[other] { $n ->
        [1] reçoit { SPELL($cards) } cartes.
       *[other] reçoivent { SPELL($cards) } cartes chacune.
    }
}
rules-columns-row = Les colonnes { $first } à { $last } reçoivent, dans l’ordre, ce nombre de cartes : { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [1] La colonne se construit
   *[other] Les colonnes se construisent
} { $order ->
    [down] en descendant { by-ranks }{ built-suits }.
    [down-wrapping] en descendant { by-ranks }{ built-suits }. La suite tourne en rond : après l’as vient le roi{ $long ->
        [yes] , si bien qu’une colonne peut compter plus de treize cartes d’affilée
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] en descendant { by-ranks }{ built-suits }. La suite tourne en rond, le roi venant après l’as, mais on ne pose jamais rien sur une carte du rang de base.
    [up] en montant { by-ranks }{ built-suits }.
    [up-wrapping] en montant { by-ranks }{ built-suits }. La suite tourne en rond : après le roi vient l’as{ $long ->
        [yes] , si bien qu’une colonne peut compter plus de treize cartes d’affilée
       *[no] { "" }
    }.
    [up-or-down] en montant ou en descendant à votre gré, { by-ranks }{ built-suits } ; vous pouvez changer de sens en cours de route.
    [up-or-down-wrapping] en montant ou en descendant à votre gré, { by-ranks }{ built-suits } ; vous pouvez changer de sens en cours de route. La suite tourne en rond : le roi et l’as sont voisins.
   *[up-or-down-as-the-pile-began] en montant ou en descendant, { by-ranks }{ built-suits } ; mais chaque colonne garde le sens dans lequel elle a commencé.
}
# The step depends on the suit of the card underneath. $order, $suits, $clubs, $spades, $hearts, $diamonds (ranks)
rules-columns-build-by-suit = Les colonnes se construisent { $order ->
    [down] en descendant{ built-suits }, en passant de l’as au roi
    [down-wrapping] en descendant{ built-suits }, le roi suivant l’as
    [down-wrapping-above-the-base] en descendant{ built-suits }, en passant de l’as au roi, mais jamais sur une carte du rang de base
    [up] en montant{ built-suits }
    [up-wrapping] en montant{ built-suits }, l’as suivant le roi
    [up-or-down] en montant ou en descendant{ built-suits }
    [up-or-down-wrapping] en montant ou en descendant{ built-suits }, roi et as étant voisins
   *[up-or-down-as-the-pile-began] en montant ou en descendant{ built-suits }, dans le sens où chaque colonne a commencé
}. L’écart entre deux cartes dépend de la couleur de celle du dessous : { $clubs } sur un trèfle, { $spades } sur un pique, { $hearts } sur un cœur et { $diamonds } sur un carreau.
rules-columns-build-nothing = Dans les colonnes, vous ne posez jamais une carte sur une autre.
rules-columns-build-curds = Sur une carte va la carte de sa couleur juste au-dessous, ou toute carte du même rang.
rules-columns-build-rank = Sur une carte va toute carte du même rang, et aucune autre.
rules-columns-build-heap = Les colonnes sont des tas : la carte du dessus de la défausse peut se poser à tout moment sur n’importe laquelle, quelle qu’elle soit. Aucune autre carte ne le peut.

# $places (a list of rules-from)
rules-columns-from = Une carte qui convient peut venir { $places }.
# $places (a list of rules-to)
rules-columns-to = La carte libre d’une colonne, celle que rien ne recouvre, peut aller { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] Une colonne sans carte n’en prend aucune de votre main.
   *[other] Une colonne qui compte moins de { SPELL($cards) } cartes n’en prend aucune de votre main.
}
rules-columns-lone = Une carte seule dans sa colonne n’en prend pas d’autre et ne peut aller que sur une fondation, tant que le talon dure.

# What moves together. $suits; $cells (number of cells); $doubling (yes, no): whether empty columns help
rules-lift-one = On déplace une carte à la fois, strictement : aucune suite ne bouge d’un bloc, et aucun raccourci n’en déplace plusieurs d’un geste.
rules-lift-one-kind = Une suite d’une même couleur se déplace d’un bloc, et de même plusieurs cartes du même rang posées l’une sur l’autre, ou n’importe quelle partie prise au bout libre. Les groupes mêlés ne se déplacent pas.
rules-lift-any = Toute carte visible peut être déplacée, et tout ce qui la recouvre vient avec elle, dans l’ordre ou non. Seule la carte que vous prenez doit convenir à l’arrivée.
rules-lift-run = { $build ->
    [the-same-rank] Des cartes d’un même rang posées l’une sur l’autre
   *[the-next-rank] Des cartes qui se suivent
}, { in-suits }, peuvent se déplacer ensemble, { $part ->
    [any-part] { $build ->
        [the-same-rank] toutes ou autant que vous voulez, prises au bout libre.
       *[the-next-rank] la suite entière ou n’importe quelle partie prise au bout libre.
    }
    [one-card-or-the-whole-column] mais seulement par colonne entière : d’une colonne à l’autre passe soit la carte libre seule, soit la colonne entière, rien entre les deux.
    [the-whole-column] mais seulement par colonne entière : d’une colonne à l’autre passent toutes les cartes ou aucune.
   *[any-part-to-an-empty-column-only] la suite entière ou n’importe quelle partie prise au bout libre, mais seulement vers une colonne vide. Partout ailleurs, on déplace une carte à la fois.
}
rules-lift-free = Des cartes qui se suivent, { in-suits }, peuvent se déplacer ensemble, autant que vous pourriez en porter une à une en passant par les places libres. { $cells ->
    [0] { $doubling ->
        [yes] C’est une seule carte ; deux s’il y a en plus une colonne vide, et le double à chaque nouvelle colonne vide.
       *[no] C’est une seule carte.
    }
   *[other] { $doubling ->
        [yes] C’est une carte de plus qu’il n’y a de cellules libres, et le double pour chaque colonne vide en plus.
       *[no] C’est une carte de plus qu’il n’y a de cellules libres.
    }
} { $doubling ->
    [yes] Une colonne vide qui est leur destination ne compte pas.
   *[no] Les colonnes vides n’y aident pas.
}
rules-lift-parts = Des cartes qui se suivent, quelles que soient leurs couleurs, peuvent se déplacer ensemble si leurs morceaux d’une même couleur pouvaient passer l’un après l’autre par les colonnes vides. Sans colonne vide, cela fait un seul morceau ; chaque colonne vide double ce nombre, mais celle qui est leur destination ne compte pas.

# What an empty column takes. $several (yes, no): whether more than one card may be moved together
rules-empty-any = Une colonne vide prend n’importe quelle carte{ $several ->
    [yes] , et tout ce qui peut se déplacer avec elle.
   *[no] .
}
rules-empty-one = Une colonne vide prend n’importe quelle carte, mais une seule à la fois.
# $stock (yes, no): whether the stock deals to empty columns too
rules-empty-nothing = { $stock ->
    [yes] Vous ne pouvez poser aucune carte dans une colonne vide ; seul le talon y distribue.
   *[no] Une colonne vide reste vide : aucune carte ne peut s’y poser.
}
# Of the empty columns only some take a card. $columns (a list of numbers)
rules-empty-some = { $several ->
    [yes] Seules ces colonnes prennent une carte, ou des cartes qui se déplacent ensemble, une fois vides
   *[no] Seules ces colonnes prennent une carte une fois vides
}, en comptant à partir de la gauche : { $columns }. Ailleurs, une place vide reste vide.
# $rank
rules-empty-rank = Une colonne vide ne prend { $rank ->
    [queen] qu’une dame{ $several ->
        [yes] , seule ou avec les cartes qui se déplacent avec elle.
       *[no] .
    }
   *[other] qu’{ a-rank }{ $several ->
        [yes] , seul ou avec les cartes qui se déplacent avec lui.
       *[no] .
    }
}
rules-empty-below-base = Une colonne vide ne prend qu’une carte du rang juste au-dessous de la base (un roi, si la base est l’as){ $several ->
    [yes] , seule ou avec les cartes qui se déplacent avec elle.
   *[no] .
}
rules-empty-waste = Une colonne vide ne prend que la carte du dessus de la défausse.
rules-empty-plot = Une colonne vide prend une carte de la défausse ; mais tant que la première fondation n’est pas pleine, seulement une carte du rang par lequel commencent les fondations.
rules-empty-reserve = Une colonne vide ne prend qu’une carte de la réserve.
rules-empty-not-waste = Une colonne vide prend n’importe quelle carte{ $several ->
    [yes] , et tout ce qui peut se déplacer avec elle
   *[no] { "" }
}, mais aucune de la défausse tant que la réserve dure.
# $places (a list of rules-from)
rules-empty-from = La carte peut venir { $places }.
# $refill: what fills a column by itself
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Une colonne que vous avez vidée reçoit aussitôt, d’elle-même, les trois prochaines cartes du talon, toutes face visible, tant qu’il y en a.
    [with-three-cards-of-the-stock-the-first-face-down] Une colonne que vous avez vidée reçoit aussitôt, d’elle-même, les trois prochaines cartes du talon, la première face cachée, tant qu’il y en a.
    [from-the-reserve] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même, par la carte du dessus de la réserve.
    [from-the-reserve-then-the-waste] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même : par la carte du dessus de la réserve, et quand celle-ci est épuisée, par la carte du dessus de la défausse.
    [from-the-waste] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même, par la carte du dessus de la défausse, s’il y en a une.
    [from-the-waste-then-the-stock] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même : par la carte du dessus de la défausse, ou par la prochaine carte du talon quand la défausse est vide.
    [from-the-stock] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même, par la prochaine carte du talon, tant qu’il y en a une.
   *[from-the-reserve-then-the-stock] Une colonne que vous avez vidée est aussitôt remplie, d’elle-même : par la carte du dessus de la réserve, et quand celle-ci est épuisée, par la prochaine carte du talon.
}
rules-refill-longest = Des piles de réserve, c’est la plus haute qui donne la carte.
rules-refill-after = Quand il ne reste plus de carte pour cela, c’est à vous de remplir une colonne vide.
# $holds (number)
rules-columns-hold = { $holds ->
    [1] Une colonne contient une carte, pas davantage.
   *[other] Une colonne contient au plus { SPELL($holds) } cartes.
}

## Reserve

# $cards (in the pile)
rules-reserve-one = { $cards ->
    [0] La réserve ne reçoit aucune carte au départ.
    [1] La réserve est une seule carte.
   *[other] La réserve est une pile de { SPELL($cards) } cartes.
}
# $count (piles), $cards (in each)
rules-reserve-same = { $cards ->
    [0] Il y a { SPELL($count) } piles de réserve sans carte.
    [1] Il y a { SPELL($count) } piles de réserve d’une carte chacune.
   *[other] Il y a { SPELL($count) } piles de réserve de { SPELL($cards) } cartes chacune.
}
# $count (piles)
rules-reserve-several = Il y a { SPELL($count) } piles de réserve, et elles ne sont pas toutes pareilles.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-reserve-group = { $n ->
    [1] La pile de réserve { $columns }
   *[other] Les piles de réserve { $columns }
} { $cards ->
    [0] { $n ->
        [1] ne reçoit pas de carte.
       *[other] ne reçoivent pas de carte.
    }
    [1] { $n ->
        [1] reçoit une carte.
       *[other] reçoivent une carte chacune.
    }
   *[other] { $n ->
        [1] reçoit { SPELL($cards) } cartes.
       *[other] reçoivent { SPELL($cards) } cartes chacune.
    }
}
rules-reserve-readable = Vous pouvez tout y lire dès le début.
# $count (piles), $places (a list of rules-to)
rules-reserve-top = { $count ->
    [1] Seule sa carte du dessus peut être jouée : { $places }.
   *[other] Seule la carte du dessus de chacune peut être jouée : { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] Aucune carte n’entre jamais dans la réserve, et quand elle est vide, elle le reste.
    [refill] Vous ne pouvez poser aucune carte sur la réserve. Mais une pile de réserve que vous avez vidée reçoit aussitôt une nouvelle carte, d’elle-même : celle du dessus de la défausse, ou la prochaine du talon quand la défausse est vide.
   *[stock] Vous ne pouvez poser aucune carte sur la réserve ; seul le talon y distribue.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] La réserve remplit aussi les colonnes qui se vident, comme il est dit plus haut.
   *[no] La réserve ne remplit rien d’elle-même : c’est vous qui décidez quand une carte en sort.
}
rules-reserve-unseen = Les cartes cachées de la réserve restent face cachée et ne font que remplir les places vides, jusqu’à ce qu’il n’en reste qu’une : celle-là se retourne et peut être jouée.
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-opens = { $opens ->
    [from-the-start] Vous pouvez vous servir de la réserve dès le premier coup.
   *[once-the-stock-is-empty] Vous ne pouvez pas vous servir de la réserve avant que le talon soit vide.
}

## Cells

# $cards (in each filled cell)
rules-cells-deep = D’autres se trouvent dessous : { $count ->
    [1] la cellule commence
   *[other] chaque cellule garnie commence
} avec { $cards ->
    [1] une carte
   *[other] { SPELL($cards) } cartes
}, et la dernière est face visible.
# $count (cells), $filled (cells with a card at the start), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [1] À côté des colonnes, il y a une queue.
       *[other] À côté des colonnes, il y a { SPELL($count) } queues.
    }
   *[other] { $count ->
        [1] À côté des colonnes, il y a une cellule.
       *[other] Il y a { SPELL($count) } cellules.
    }
} { $filled ->
    [0] { $count ->
        [1] Elle est vide au départ.
       *[other] Elles sont vides au départ.
    }
   *[other] { $rest ->
        [0] { $count ->
            [1] Elle reçoit une carte face visible au départ.
           *[other] Chacune reçoit une carte face visible au départ.
        }
       *[other] { $filled ->
            [1] La première reçoit une carte face visible au départ ; { $rest ->
                [1] l’autre est vide.
               *[other] les autres sont vides.
            }
           *[other] Les { SPELL($filled) } premières reçoivent une carte face visible chacune au départ ; { $rest ->
                [1] l’autre est vide.
               *[other] les autres sont vides.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [1] Tant qu’elle est vide, elle prend une carte, quelle qu’elle soit
   *[other] Tant qu’elle est vide, une cellule prend une carte, quelle qu’elle soit
}. Aucune autre carte ne va par-dessus.
rules-cells-one-suit = Chacune prend une carte de sa couleur tant qu’elle est vide : la première un trèfle, puis viennent le pique, le cœur et le carreau. Deux cartes d’une même couleur ne peuvent donc pas y attendre ensemble.
# $gives (any-part, everything-at-once)
rules-cells-run = Tant qu’elle est vide, { $count ->
    [1] elle
   *[other] une queue
} prend une carte ou toute une suite, celle que l’on pourrait déplacer dans les colonnes. On n’y ajoute rien tant qu’une carte s’y trouve. { $gives ->
    [any-part] Ce qui s’y trouve peut repartir d’un seul coup ou par morceaux, à partir du bout libre.
   *[everything-at-once] Ce qui s’y trouve repart d’un seul coup ou pas du tout.
}
# $holds (number)
rules-cells-pile = { $count ->
    [1] Elle
   *[other] Une cellule
} prend des cartes une à une, quelles qu’elles soient, l’une sur l’autre, jusqu’à { SPELL($holds) }. Seule celle du dessus peut en repartir.
# $rank, $holds
rules-cells-rank = { $count ->
    [1] Elle
   *[other] Une cellule
} n’accepte que les { ranks }, { $holds ->
    [1] { $rank ->
        [queen] une seule à la fois
       *[other] un seul à la fois
    }
   *[other] { SPELL($holds) } au plus
}. Seule la carte du dessus peut en repartir.
# $places (a list of rules-from)
rules-cells-from = Une carte peut venir { $places }.
# Where cards go from a cell. $columns (yes, no): whether there are columns; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell }, une carte peut aller sur toute colonne qui la prend, les colonnes vides comprises{ $foundations ->
        [cards] , et sur une fondation.
        [runs] , mais jamais sur une fondation.
       *[both] , et sur une fondation qui prend des cartes seules.
    }
   *[no] { $foundations ->
        [cards] { from-cell }, une carte va sur une fondation, et nulle part ailleurs.
        [runs] De là, elle ne va nulle part.
       *[both] { from-cell }, une carte va sur une fondation qui prend des cartes seules, et nulle part ailleurs.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [1] De la queue
       *[other] D’une queue
    }
   *[other] { $count ->
        [1] De la cellule
       *[other] D’une cellule
    }
}
rules-tail-to = { from-cell }, les cartes peuvent aller sur toute colonne qui les prend, les colonnes vides comprises. Une suite complète de treize peut aussi aller tout droit sur une fondation.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] Vous pouvez vous en servir dès le premier coup.
   *[once-the-stock-is-empty] Vous ne pouvez pas vous en servir avant que le talon soit vide.
}

## Stock

# $cards (in the stock)
rules-stock-size = { $cards ->
    [0] Il ne reste aucune carte pour le talon.
    [1] La seule carte qui reste forme le talon. Elle est face cachée.
   *[other] Les { SPELL($cards) } cartes qui restent forment le talon. Elles sont face cachée.
}
# $draw (cards), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Un appui sur le talon retourne une carte sur la défausse.
   *[other] Un appui sur le talon retourne { SPELL($draw) } cartes d’un coup sur la défausse, ou ce qu’il en reste.
}
# $draws (a list of rules-stock-draw-pass)
rules-stock-draws = Le nombre de cartes qu’un appui sur le talon retourne sur la défausse change d’un passage à l’autre : { $draws }.
# $pass (number), $draw (cards)
rules-stock-draw-pass = { $draw ->
    [1] une carte au passage { $pass }
   *[other] { SPELL($draw) } cartes au passage { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Vous pouvez le faire à tout moment.
   *[while-the-waste-is-empty] Vous ne pouvez le faire que si la défausse est vide : la carte retournée doit d’abord être jouée.
}
# $cards
rules-stock-fills = Mais tant qu’une colonne compte moins de { SPELL($cards) } cartes, un appui sert d’abord ces colonnes, rangée après rangée, jusqu’à ce qu’il n’y en ait plus.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] Une carte se trouve sur la défausse au départ.
   *[no] La défausse est vide au départ.
} { $waste ->
    [may-be-empty] Rien ne s’y retourne avant que vous le demandiez.
   *[never-empty] Chaque fois que votre coup la laisse sans carte, la prochaine carte du talon se retourne d’elle-même.
}
# $places (a list of rules-to)
rules-waste-top = Seule la carte du dessus de la défausse peut être jouée : { $places }. Vous ne pouvez pas y poser de carte vous-même.
# $passes (number, or the word unlimited)
rules-passes = { $passes ->
    [1] Le talon se parcourt une seule fois. On ne le reprend pas : quand il est vide, plus rien ne se retourne.
    [unlimited] Vous pouvez parcourir le talon autant de fois que vous voulez. Un nouveau passage demande un appui de plus : sur le talon vide, il y remet la défausse retournée, dans le même ordre qu’avant, et ne donne encore aucune carte.
   *[other] Vous pouvez parcourir le talon { SPELL($passes) } fois en tout. Un nouveau passage demande un appui de plus : sur le talon vide, il y remet la défausse retournée, dans le même ordre qu’avant, et ne donne encore aucune carte.
}
# A stock that deals rows. $count (columns), $cards (in the stock), $deals (taps until it is empty), $last (cards of the last deal)
rules-stock-row = { $deals ->
    [1] { $last ->
        [1] Un appui sur le talon distribue sa seule carte, face visible, sur la première colonne.
       *[other] Un appui sur le talon distribue ses { SPELL($last) } cartes, face visible, une sur chacune des { SPELL($last) } premières colonnes.
    }
   *[other] Un appui sur le talon distribue une carte, face visible, { $count ->
        [1] sur la colonne
       *[other] sur chacune des { SPELL($count) } colonnes
    }. { $most ->
        [yes] Cela fait { SPELL($deals) } distributions au plus.
       *[no] Cela fait { SPELL($deals) } distributions.
    }
}
# $last (cards), $count (piles)
rules-stock-row-last = La dernière ne compte { $last ->
    [1] qu’une carte
   *[other] que { SPELL($last) } cartes
}, { $from ->
    [second] à partir de la deuxième colonne.
   *[first] { $last ->
        [1] pour la première { $piles ->
            [columns] colonne.
           *[reserve] pile de réserve.
        }
       *[other] pour les { SPELL($last) } premières { $piles ->
            [columns] colonnes.
           *[reserve] piles de réserve.
        }
    }
}
rules-stock-row-skips = Un appui sur le talon distribue une carte, face visible, sur chaque colonne qui en contient, de gauche à droite ; les colonnes vides n’en reçoivent pas. La dernière distribution peut être trop courte pour toutes.
rules-stock-row-short = Une dernière distribution trop courte pour toutes les colonnes commence à la deuxième.
rules-stock-row-sorted = Un as qui vient du talon va aussitôt sur une fondation, et la carte suivante prend sa place.
rules-stock-sorted = Une carte que vous retournez va aussitôt sur une fondation, si l’une d’elles la prend.
# Where some cards were replaced in the deal. $cards (if none was)
rules-stock-size-sorted = Les cartes qui restent forment le talon : { $cards }, moins celles qui en ont remplacé d’autres pendant la distribution. Elles sont face cachée.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Vous pouvez le faire à tout moment{ $skips ->
        [yes] .
       *[no] { "\u202F" }; une colonne vide reçoit une carte elle aussi.
    }
   *[while-no-column-is-empty] Vous ne pouvez pas le faire tant qu’une colonne est vide : mettez d’abord une carte dans chaque colonne vide.
}
# $passes (1 to ..., unlimited)
rules-stock-row-again = { $passes ->
    [1] On ne le reprend pas.
    [2] { columns-turned } : une fois par partie.
    [3] { columns-turned } : deux fois par partie.
    [unlimited] { columns-turned } : autant de fois que vous voulez.
   *[other] { columns-turned } ; vous le parcourez ainsi { SPELL($passes) } fois.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [1] Sa carte du fond vient alors en premier, et cet appui la distribue aussitôt.
       *[other] La première colonne se trouve alors sur le dessus, sa carte du fond en premier, et cet appui distribue aussitôt une rangée.
    }
}
columns-turned = Quand le talon est épuisé, un nouvel appui retourne { $count ->
    [1] la colonne
   *[other] les colonnes
} pour en faire un nouveau talon
rules-stock-row-end = Il n’y a pas de défausse, et le talon se parcourt une seule fois. Quand il est vide, c’est fini.
rules-stock-spaces = Elles ne font que remplir d’elles-mêmes les colonnes qui se vident ; un appui ne fait rien.
rules-stock-one-again = Il n’y a pas de défausse. Quand le talon est épuisé, un nouvel appui retourne une colonne, la dernière en premier, et distribue ses cartes une à une à partir de cette colonne, en faisant le tour ; chaque colonne a son tour une fois.
# $count (reserve piles), $deals, $last
rules-stock-reserve = { $deals ->
    [1] { $last ->
        [1] Un appui sur le talon distribue sa seule carte, face visible, sur la première pile de réserve.
       *[other] Un appui sur le talon distribue ses { SPELL($last) } cartes, face visible, une sur chacune des { SPELL($last) } premières piles de réserve.
    }
   *[other] Un appui sur le talon distribue une carte, face visible, sur chacune des { SPELL($count) } piles de réserve. Cela fait { SPELL($deals) } distributions.
}
# The columns are dealt again. $passes (number, or the word unlimited), $how (order-kept, shuffled), $cards (for each column)
rules-again = { $passes ->
    [1] Les colonnes ne sont jamais redistribuées.
    [2] Vous pouvez faire { dealt-again } une fois, d’un appui sur le talon vide.
    [3] Vous pouvez faire { dealt-again } deux fois, d’un appui sur le talon vide.
    [4] Vous pouvez faire { dealt-again } trois fois, d’un appui sur le talon vide.
   *[unlimited] Vous pouvez faire { dealt-again } autant de fois que vous voulez, d’un appui sur le talon vide.
} { $how ->
    [order-kept] Elles sont posées les unes sur les autres, la dernière en dessous, et redistribuées à partir du dessus sans être mélangées : chaque colonne reçoit { $cards ->
        [1] une carte
       *[other] { SPELL($cards) } cartes dans l’ordre où elles étaient
    }, tant qu’il y en a.
    [shuffled-laid-as-at-the-start] Elles sont ramassées, mélangées et redistribuées comme au départ, certaines cartes face cachée et d’autres face visible, tant qu’il y en a.
    [order-kept-row-by-row] Elles sont posées les unes sur les autres, la première en dessous, et redistribuées rangée par rangée à partir du dessus, sans être mélangées.
    [turned-over-row-by-row] Elles sont posées les unes sur les autres, la dernière en dessous, retournées sans être mélangées, et redistribuées rangée par rangée.
    [bottom-cards-to-the-top] Rien n’est mélangé ni ramassé : dans chaque colonne, la carte du fond vient sur le dessus.
   *[shuffled] Elles sont ramassées, mélangées et redistribuées rangée par rangée, en aussi peu de colonnes de { $cards ->
        [1] une carte
       *[other] { SPELL($cards) } cartes
    } qu’il en faut.
} Les cartes des fondations y restent.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] déplacer une carte dans chaque colonne
   *[other] redistribuer les colonnes
}

## Playing by hand

# $foundations (yes, no): whether there are any
rules-hand = Appuyez sur une carte, et elle va, avec ce qui est posé dessus, à la meilleure place qui la prend ; appuyez de nouveau aussitôt, et elle va à la suivante.{ $foundations ->
    [0] { "" }
    [1] { " " }Un double appui la porte sur la fondation.
   *[other] { " " }Un double appui la porte sur une fondation.
} Ou faites-la glisser jusqu’à l’endroit que vous avez en tête.
rules-hand-single = Appuyez sur une carte, et elle va à la meilleure place qui la prend ; appuyez de nouveau aussitôt, et elle va à la suivante. Ou faites-la glisser jusqu’à l’endroit que vous avez en tête.
# $leave (cards, runs, both): how cards reach the foundations
rules-hand-automatic = { $leave ->
    [cards] Une carte dont vous ne pouvez plus avoir besoin ailleurs peut aller toute seule sur sa fondation ; le réglage des coups automatiques en décide.
   *[other] Aucune carte ne va toute seule sur { $count ->
        [1] la fondation
       *[other] les fondations
    }.
}
rules-hand-undo = Chaque coup peut être annulé, autant que vous voulez.

## One chain (Golf)

# $cards (cards in all)
rules-chain-goal = { $name } est réussi quand toutes les cartes des colonnes{ $cells ->
    [0] { "" }
    [1] { " " }et de la cellule
   *[other] { " " }et des cellules
} sont passées sur { the-chain }.
# $piles (how many)
the-chain = { $piles ->
    [1] la pile du milieu
   *[other] l’une des { SPELL($piles) } piles du milieu
}
# $count (columns), $size (cards in each, or -1), $cards (cards in all)
rules-chain-layout-columns = { $count ->
    [1] Une colonne
   *[other] { SPELL($count) } colonnes
} { $size ->
    [-1] avec { $cards ->
        [1] une carte
       *[other] { SPELL($cards) } cartes
    } en tout.
    [0] sans carte.
    [1] d’une carte.
   *[other] de { SPELL($size) } cartes.
}
rules-chain-layout-pile = { $piles ->
    [1] Une pile au milieu, où vont toutes les cartes.
   *[other] { SPELL($piles) } piles au milieu, où vont toutes les cartes.
}
# $cells
rules-chain-layout-cells = { $cells ->
    [1] Une cellule pour une seule carte.
   *[other] { SPELL($cells) } cellules pour une carte chacune.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] Les colonnes sont des cartes isolées qui forment trois sommets : la rangée du bas en compte dix, et au-dessus chaque sommet a des rangées de trois, de deux et d’une carte.
   *[a-pyramid] Les colonnes sont des cartes isolées qui forment une pyramide : une carte au sommet, et chaque rangée en compte une de plus que la rangée au-dessus.
} Chaque carte, sauf celles de la rangée du bas, est recouverte par deux cartes de la rangée suivante ; elle peut être jouée quand toutes deux sont parties.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (a name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] Elle commence par la première carte que le talon y retourne.
    [any-card] { $piles ->
        [1] Elle commence par n’importe quelle carte, à votre choix.
       *[other] Chacune commence par n’importe quelle carte, à votre choix.
    }
   *[a-card] { $piles ->
        [1] Elle commence par une carte désignée, qui y est mise avant la distribution : { $card }.
       *[other] La première commence par une carte désignée, qui y est mise avant la distribution ({ $card }) ; les autres restent vides.
    }
}
rules-chain-gives = La carte du dessus de { the-chain } peut retourner dans { $cells ->
    [1] la cellule
   *[other] une cellule
}.
# $holds (cards), $piles
rules-chain-holds = { $piles ->
    [1] Elle prend
   *[other] Chacune prend
} au plus { SPELL($holds) } { $holds ->
    [one] carte
   *[other] cartes
}.
# $cells
rules-chain-cells = Tant qu’elle est vide, { $cells ->
    [1] elle
   *[other] une cellule
} prend une carte d’une colonne, quelle qu’elle soit. Cette carte n’en sort que pour aller sur { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = La carte libre d’une colonne peut aller sur { the-chain } si elle est { $order ->
    [up-or-down] d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelles que soient les couleurs. Vous pouvez changer de sens à votre gré.
    [up-or-down-wrapping] d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelles que soient les couleurs. Vous pouvez changer de sens à votre gré. La suite tourne en rond : le roi et l’as sont voisins.
    [up] d’un rang au-dessus de la carte qui s’y trouve, quelles que soient les couleurs. Après le roi, la suite s’arrête.
    [down] d’un rang au-dessous de la carte qui s’y trouve, quelles que soient les couleurs. Après l’as, la suite s’arrête.
    [up-wrapping] d’un rang au-dessus de la carte qui s’y trouve, quelles que soient les couleurs. Après le roi, on reprend à l’as.
   *[down-wrapping] d’un rang au-dessous de la carte qui s’y trouve, quelles que soient les couleurs. Après l’as, on reprend au roi.
}
# $king (a-queen, nothing), $stock (yes, no)
rules-chain-king = { $king ->
    [a-queen] Un roi n’est pas une impasse : on y pose ce que permet l’ordre, comme sur toute autre carte.
   *[nothing] Mais un roi arrête tout : rien ne va dessus{ $stock ->
        [yes] , jusqu’à ce que le talon vous donne une autre carte
       *[no] { "" }
    }.
}
rules-chain-one = On y pose une carte à la fois.{ $gives ->
    [yes] { "" }
   *[no] { " " }Elle n’en revient jamais.
} On ne pose jamais rien sur une colonne : une colonne vide reste vide.
rules-chain-columns = Seule la carte libre d’une colonne, celle que rien ne recouvre, peut être jouée.
# $cards (in the stock)
rules-chain-layout-stock = { $cards ->
    [1] Un talon d’une carte, retournée sur cette pile.
   *[other] Un talon de { SPELL($cards) } cartes, retournées une à une sur cette pile.
}
rules-chain-hand = Appuyez sur une carte, et elle va sur { the-chain } si elle y convient ; ou faites-la glisser.
rules-chain-stock = Un appui sur le talon retourne sa prochaine carte sur { $piles ->
    [1] la pile du milieu
   *[other] la première pile
}, qu’elle convienne ou non. { $with ->
    [the-first-card-of-the-stock] La pile est vide au départ : votre premier appui vous donne donc la carte par laquelle commencer.
   *[other] Inutile d’attendre d’être bloqué pour le faire.
} Le talon se parcourt une seule fois, et on ne le reprend pas.

## Pairs (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (cards in all), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] { $name } est réussi quand les { $cards } cartes ont toutes quitté la table{ $stock ->
        [yes] , celles du talon comprises
       *[no] { "" }
    }.
   *[the-pyramid] { $name } est réussi quand { $shape ->
        [pyramid] la pyramide a disparu
        [grid] le carré a disparu
       *[columns] les colonnes ont disparu
    } ; il peut rester d’autres cartes.
}
# $shape, $rows, $columns, $cards (in the layout)
rules-removal-layout = { $shape ->
    [pyramid] Une pyramide de { SPELL($rows) } rangées, { $cards } cartes.
    [grid] Un carré de { $cards } cartes isolées, en { $rows ->
        [1] une rangée
       *[other] { SPELL($rows) } rangées
    } de { SPELL($columns) }.
   *[columns] { $columns ->
        [1] Une colonne
       *[other] { SPELL($columns) } colonnes
    } { $size ->
        [-1] avec { SPELL($cards) } cartes en tout.
        [1] d’une carte.
       *[other] de { SPELL($size) } cartes.
    }
}
rules-removal-layout-sets = Trois cellules, où l’on rassemble les cartes qui partent par trois.
# $cards (in the stock)
rules-removal-layout-stock = { $cards ->
    [1] Un talon d’une carte.
   *[other] Un talon de { SPELL($cards) } cartes.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] Les colonnes reçoivent leurs cartes rangée par rangée, de gauche à droite.
   *[column-by-column] Les colonnes reçoivent leurs cartes l’une après l’autre, celle de gauche en premier.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] La pyramide
    [grid] Le carré
   *[columns] Les colonnes
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = Les { $cards } cartes de la pyramide sont disposées en { SPELL($rows) } rangées : une carte au sommet, et chaque rangée en compte une de plus que la rangée au-dessus. { $faces ->
    [all-face-up] Toutes sont face visible.
   *[only-the-lowest-row-face-up] Seule la rangée du bas est face visible ; les autres cartes se retournent quand elles sont libres.
} Chaque carte, sauf celles de la rangée du bas, est recouverte par deux cartes de la rangée suivante ; elle est libre quand toutes deux sont parties. La rangée du bas est libre dès le début.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = Les cartes sont côte à côte, face visible, en { $rows ->
    [1] une rangée
   *[other] { SPELL($rows) } rangées
} de { SPELL($columns) }, et toutes sont libres. { $touching ->
    [yes] Mais seules des cartes qui se touchent peuvent partir ensemble : côte à côte, l’une au-dessus de l’autre ou par un coin.
   *[no] Deux cartes peuvent partir ensemble où qu’elles se trouvent.
}
rules-removal-columns = Seule la carte du dessus de chaque colonne est libre.
rules-removal-separated = Aucune colonne de six ne contient deux cartes du même rang : à la distribution, de telles cartes ont changé de place avec d’autres.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] Vous ne pouvez poser aucune carte dans une colonne vide.
   *[any] Toute carte libre peut aller dans une colonne vide.
}
# $count (piles)
rules-removal-reserve = { $count ->
    [1] Sa carte du dessus est libre, et part comme les autres.
   *[other] La carte du dessus de chacune est libre, et part comme les autres.
}
rules-removal-ranks = Deux cartes libres quittent la table ensemble si elles sont du même rang. Les couleurs ne comptent pas.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Un valet, une dame et un roi partent ensemble, quelles que soient leurs couleurs : mettez-les un à un dans les cellules, et avec le troisième les trois s’en vont.
   *[three-ranks-in-a-row-around-the-corner-too] Trois cartes dont les rangs se suivent partent ensemble, quelles que soient leurs couleurs : mettez-les une à une dans les cellules, chacune voisine de celles qui y sont, et avec la troisième les trois s’en vont. Le roi, l’as et le 2 sont voisins aussi.
} Jusque-là, une carte ne ressort pas de sa cellule.
rules-removal-gaps = Dès qu’une place est vide, la prochaine carte du talon y va d’elle-même.
# $reserve (yes, no)
rules-removal-rows = Un appui sur le talon distribue une carte sur chaque colonne, les vides comprises, à tout moment. { $reserve ->
    [yes] Les cartes qui restent, trop peu nombreuses pour une autre rangée, vont à la réserve.
   *[no] La dernière distribution peut être trop courte pour toutes.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Quand il y a des trous, un appui sur le talon les referme :
   *[by-itself] Les trous se referment d’eux-mêmes après chaque paire :
} { $closing ->
    [row-by-row] les cartes avancent pour les combler, rangée par rangée, dans leur ordre,
   *[upwards-in-each-column] les cartes remontent tout droit dans leurs colonnes,
} et le talon remplit les places qui restent.
# $sum
rules-removal-sum = Deux cartes libres quittent la table ensemble si elles font { $sum }. Un as compte 1, un valet 11, une dame 12 et un roi 13 ; les autres comptent ce qu’elles affichent. Les couleurs ne comptent pas.
# $card, $rank (its rank, for an article), $fits
rules-removal-example = Avec { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, par exemple : { $fits }, rien d’autre.
# $rank (the rank that makes the sum by itself)
rules-removal-alone = { a-rank-capital } fait { $sum } à { $rank ->
    [queen] elle seule, et part seule.
   *[other] lui seul, et part seul.
}
# $ranks (a list of ranks-named)
rules-removal-unpaired = { $ranks } ne font aucune paire.
# As ranks, at the beginning of a sentence
ranks-named = les { ranks }
rules-removal-gone = Ce qui est parti ne revient jamais, et l’on ne pose jamais une carte sur une autre.
# $cards (in the stock)
rules-removal-stock = { $cards ->
    [1] La seule carte qui reste forme le talon.
   *[other] Les { $cards } cartes qui restent forment le talon.
} Sa carte du dessus est visible dès le début, tout comme celle de la défausse : chacune peut faire la paire avec une carte de la pyramide, et toutes deux peuvent aussi la faire ensemble.
# $draw (cards), $sum (0: no card leaves alone)
rules-removal-stock-draw = Un appui sur le talon pose { $draw ->
    [1] sa carte du dessus
   *[other] ses { SPELL($draw) } cartes du dessus
} sur la défausse, face visible.{ $sum ->
    [0] { "" }
   *[other] { " " }Une carte qui fait { $sum } à elle seule ne peut pas y être posée : retirez-la de la table.
}
rules-removal-hand-stock = Pour une paire avec la carte visible du talon, appuyez sur l’autre carte.
rules-removal-hand = Appuyez sur une carte, et elle part avec une partenaire s’il y en a une, ou seule si elle le peut ; appuyez de nouveau aussitôt pour une autre partenaire, ou faites-la glisser sur celle que vous avez en tête.
rules-removal-hand-sets = Appuyez sur une carte qui part par trois, et elle va dans une cellule ; ou faites-l’y glisser.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = Le déroulement
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = { $name } est réussi quand chacune des quatre rangées contient une seule couleur, dans l’ordre, { $aces ->
    [taken-out-of-the-rows] du 2
    [laid-first-each-with-a-gap-beside-it] de l’as
   *[brought-to-the-front-of-the-rows] de l’as
} au roi, de gauche à droite.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Quatre rangées de treize cartes, toutes face visible. Les quatre as sont retirés et laissent quatre trous.
    [laid-first-each-with-a-gap-beside-it] Quatre rangées de quatorze places, toutes les cartes face visible. Un as commence chaque rangée, avec un trou à côté de lui, et les autres cartes remplissent le reste.
   *[brought-to-the-front-of-the-rows] Quatre rangées de quatorze places, toutes les cartes face visible. Les cartes remplissent treize places de chaque rangée ; puis les quatre as vont aux places de devant et laissent quatre trous.
}
rules-gaps-play = Un trou prend une seule carte : celle qui suit, en montant dans la même couleur, la carte à sa gauche. { $aces ->
    [taken-out-of-the-rows] Un trou au début d’une rangée prend n’importe quel 2.
    [laid-first-each-with-a-gap-beside-it] À côté d’un as va le 2 de sa couleur, et les as restent où ils ont été posés.
   *[brought-to-the-front-of-the-rows] À côté d’un as va le 2 de sa couleur, et aucune carte ne va au début d’une rangée.
} Rien ne va à droite d’un roi, ni à droite d’un autre trou. La carte qui bouge laisse un nouveau trou.
# $redeals (number), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] Les cartes ne sont jamais redistribuées.
    [1] Vous pouvez faire redistribuer les cartes une fois, d’un appui sur le talon vide.
   *[other] Vous pouvez faire redistribuer les cartes { SPELL($redeals) } fois, d’un appui sur le talon vide.
} Les cartes en ordre depuis le début de leur rangée y restent alors ; les autres sont ramassées, mélangées et étalées de nouveau, { $gaps ->
    [beside-the-cards-in-place] avec un trou à côté des cartes restées en place.
   *[anywhere] et les trous tombent n’importe où.
}
rules-accordion-goal = { $name } est réussi quand toutes les cartes ont été rassemblées en une seule pile.
# $cards
rules-accordion-layout = Une rangée de { $cards } cartes, toutes face visible, disposée sur plusieurs lignes faute de place.
# $near, $far (places)
rules-accordion-play = Une carte peut aller sur la carte { $near ->
    [1] juste à sa gauche
   *[other] { SPELL($near) } places à sa gauche
}, ou sur la carte { SPELL($far) } places à sa gauche, si les deux sont du même rang ou de la même couleur. Ce qu’elle recouvre est hors jeu, et la rangée se resserre.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] { $name } est réussi quand il ne reste que les as, un dans chaque colonne, et que le talon est épuisé.
   *[low] { $name } est réussi quand il ne reste que les rois, un dans chaque colonne, et que le talon est épuisé.
}
# $columns
rules-discards-layout = { SPELL($columns) } colonnes d’une carte, et un talon de toutes les autres.
rules-discards-play = De deux cartes libres de la même couleur, la plus basse peut quitter la table. { $aces ->
    [high] L’as est la plus haute.
   *[low] L’as est la plus basse.
} Ce qui est parti ne revient jamais.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] Toute carte libre peut aller dans une colonne vide.
   *[nothing] Aucune carte ne peut aller dans une colonne vide.
}
rules-discards-stock = Un appui sur le talon distribue une carte sur chacune des { SPELL($columns) } colonnes, à tout moment, jusqu’à ce qu’il soit épuisé.
rules-osmosis-goal = { $name } est réussi quand toutes les cartes sont sur les quatre fondations, une couleur sur chacune.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Quatre fondations, l’une sous l’autre ; la première commence par une carte qui y est distribuée. Quatre piles de réserve de quatre cartes, { $reserve ->
    [only-the-top-card-face-up] dont seule celle du dessus est face visible
   *[all-face-up] toutes face visible
}. Le reste forme le talon.
rules-osmosis-play = La première fondation prend toute carte de sa couleur, dans n’importe quel ordre. Chacune des autres commence par une carte du même rang que la première, et ne prend une carte de sa couleur que si une carte de ce rang se trouve déjà sur la fondation au-dessus. Les cartes viennent du dessus des piles de réserve et de la défausse, et ne reviennent jamais.
# $draw
rules-osmosis-stock = Un appui sur le talon retourne { $draw ->
    [1] une carte
   *[other] { SPELL($draw) } cartes
} sur la défausse ; quand il est épuisé, un appui y remet la défausse retournée. Vous pouvez le parcourir autant de fois que vous voulez.
rules-clock-goal = { $name } est réussi quand toutes les cartes sont face visible, chacune avec celles de son rang, avant que le quatrième roi arrête l’horloge.
rules-clock-layout = Douze tas de quatre cartes autour d’un cadran, et un au milieu, tous face cachée ; la carte du dessus du tas du milieu est retournée.
rules-clock-play = La carte visible va sous le tas de son heure : un as à une heure, un valet à onze, une dame à douze. La carte du dessus de ce tas vient au milieu, et c’est son tour. Un roi va sous le tas du milieu, où l’on retourne la carte suivante. Il n’y a rien à décider.
# $name
rules-gallery-goal = { $name } est réussi quand les huit as sont rangés et que chacune des 24 places porte quatre cartes d’une même couleur.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Trois rangées de huit places, toutes les cartes face visible : { $rows ->
    [twos-threes-and-fours-from-above] celle des 2 en haut, puis celle des 3 et celle des 4
   *[fours-threes-and-twos-from-above] celle des 4 en haut, puis celle des 3 et celle des 2
}. Au-dessous, une quatrième rangée de huit cartes, et un talon de 72.
# $swaps (yes, no)
rules-gallery-play = Les as vont sur la fondation, quelles que soient leurs couleurs. Un 2, un 3 ou un 4 va sur n’importe quelle place vide de sa rangée ; on y pose, dans la même couleur, la carte trois rangs au-dessus, et ainsi de suite : 2, 5, 8, valet ; 3, 6, 9, dame ; 4, 7, 10, roi. On ne construit rien sur une carte qui se trouve dans la mauvaise rangée.{ $swaps ->
    [yes] { " " }Deux cartes isolées de ces rangées peuvent échanger leurs places si chacune se trouve alors dans sa rangée.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = Les cartes du dessus de la quatrième rangée peuvent être jouées. Une place qui s’y vide reçoit d’elle-même la prochaine carte du talon{ $takes ->
    [nothing]  ; quand le talon est épuisé, elle reste vide
   *[any-card]  ; quand le talon est épuisé, toute carte peut y aller
}. Un appui sur le talon distribue une carte sur chacune des huit places, à tout moment. Le talon se parcourt une seule fois.
