## The rules of a game, sentence by sentence

# Every message here is one or more whole sentences. What is chosen by is a word of the rules, with hyphens for blanks:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping and so on)

## Headings

rules-heading = How to play
rules-heading-goal = The goal
rules-heading-layout = The layout at a glance
rules-heading-foundations = { $count ->
    [one] The foundation
   *[other] The foundations
}
rules-heading-columns = { $count ->
    [one] The column
   *[other] The columns
}
rules-heading-reserve = { $count ->
    [one] The reserve
   *[other] The reserve piles
}
rules-heading-cells = { $count ->
    [one] The cell
   *[other] The cells
}
rules-heading-tail = { $count ->
    [one] The tail
   *[other] The tails
}
rules-heading-stock = { $waste ->
    [yes] Stock and waste
   *[no] The stock
}
rules-heading-again = Dealing again
rules-heading-chain = { $piles ->
    [one] The pile in the middle
   *[other] The piles in the middle
}
rules-heading-pairs = What leaves the table
rules-heading-hand = Playing by hand

## Goal

# Games without foundations. $name, $cards (cards in all)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] { $name } is won when all { $cards } cards lie on the columns in finished runs of thirteen{ built-suits }{ $king ->
        [yes] , from the king down to the ace
       *[no] { "" }
    }, one to a column.
   *[with-four-of-a-rank-on-each-column] { $name } is won when all { $cards } cards lie on the columns by rank, the four cards of one rank on each. Four that lie together stay where they are.
}

# $name (proper name), $count (foundations), $cards (cards that win), $all (yes, no): whether these are all cards
# $leave (cards, runs, both): how cards reach the foundations
rules-goal = { $name } is won when { $all ->
    [yes] all { $cards } cards lie on
   *[no] { $cards } cards lie on
} { goal-foundations }{ $leave ->
    [cards] { "" }
    [runs] , in finished runs of thirteen
   *[both] , some of them card by card, the others in finished runs
}{ $all ->
    [yes] .
   *[no] ; the others are left over.
}
goal-foundations = { $count ->
    [one] the foundation
   *[other] the foundations
}
# $packs (number), $cards (cards in all)
rules-packs = { $packs ->
    [one] It is played with one pack: { $cards } cards.
   *[other] It is played with { SPELL($packs) } packs shuffled together: { $cards } cards.
}
# The packs hold other suits than usual. $suits (each suit with how often it is there, as a list)
rules-packs-suits = { $packs ->
    [one] This is no ordinary pack: it holds only { $suits }.
   *[other] These are no ordinary packs: each one holds only { $suits }.
}
# The packs hold other ranks than usual. $ranks (a list of rank)
rules-packs-ranks = Not all ranks are in play, only these: { $ranks }.
# $suit, $n (number)
rules-suit-times = { $n ->
    [1] the { suit }
    [2] the { suit } twice
   *[other] the { suit } { SPELL($n) } times
}

## Layout: a summary by pile

# $count (foundations), $order, $suits, $by (ranks from a card to the next), $base (how they begin), $rank (the base rank, where that is known)
# $ends (yes, no): whether the last card is known, $last (its rank), $own (yes, no): whether each begins with the card dealt there, whatever its rank
rules-layout-foundations = { $count ->
    [one] One foundation,
   *[other] { SPELL($count) } foundations,
} { $order ->
    [up] built up{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }
    [up-wrapping] built up{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }, and around from king to ace
    [down] built down{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }
    [down-wrapping] built down{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }, and around from ace to king
    [up-then-down] built up to the king and then down again{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }
    [the-same-rank] for cards of one rank{ built-suits }
    [down-to-the-ace-then-from-the-base-again] built down to the ace and then from the beginning again{ $by ->
        [1] { "" }
       *[other] { " " }in steps of { SPELL($by) }
    }{ built-suits }
   *[doubling] built by doubling{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { rank } to { last-rank }
       *[no] , beginning with { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , { $count ->
            [one] beginning
           *[other] each beginning
        } with the card that is dealt there
       *[no] , beginning with the rank of the first card that is dealt to a foundation
    }
    [rank-chosen-by-the-player] , beginning with a rank that you choose
    [any-rank] , beginning with any card
   *[listed-cards] , { $count ->
        [one] beginning with a card of its own
       *[other] each beginning with a card of its own
    }
}.
# Foundations for a single card. $count, $base, $rank as above
rules-layout-foundations-one = { $count ->
    [one] One foundation
   *[other] { SPELL($count) } foundations
} for a single card{ $base ->
    [rank] , { a-rank }
    [rank-of-the-first-card-dealt] of the rank of the first card dealt
    [rank-chosen-by-the-player] of a rank that you choose
    [any-rank] , whatever it is
   *[listed-cards] , the one named below
}.
# As rank; $last chooses
last-rank = { $last ->
    [ace] ace
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] jack
    [queen] queen
   *[king] king
}
# $count, $ranks (a list of rank, one for each)
rules-layout-foundations-ranks = { SPELL($count) } foundations for a single card each: { $ranks }.
# $count (foundations), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [one] One foundation
   *[other] { SPELL($count) } foundations
} for finished runs of thirteen{ built-suits }, { $begins ->
    [with-a-king] king to ace
   *[at-any-rank-wrapping] beginning at any rank
}.
rules-layout-fours = One foundation, where cards go four at a time, all of one rank.
# $count (columns), $size (cards in each, or -1 where they differ), $cards (cards in all), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [one] One column
   *[other] { SPELL($count) } columns
} { $size ->
    [-1] with { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards
    } in all
    [0] without cards at first
    [one] of one card
   *[other] of { SPELL($size) } cards
}, { $build ->
    [the-next-rank] built { $order ->
        [down] down{ built-suits }
        [down-wrapping] down{ built-suits }, and around from ace to king
        [down-wrapping-above-the-base] down{ built-suits }, and around, but never past the base
        [up] up{ built-suits }
        [up-wrapping] up{ built-suits }, and around from king to ace
        [up-or-down] up or down{ built-suits }
        [up-or-down-wrapping] up or down{ built-suits }, and around between king and ace
       *[up-or-down-as-the-pile-began] up or down{ built-suits }, as each one began
    }
    [nothing] on which nothing is built
    [the-same-rank] on which cards of one rank are gathered
    [the-next-lower-rank-in-suit-or-the-same-rank] built down in suit or with equal ranks
   *[any-waste-card] as heaps for cards from the waste
}.
# $count (piles), $cards (cards in all)
rules-layout-reserve = { $count ->
    [one] A reserve{ $cards ->
        [0] , empty at first
        [one] { " " }of one card
       *[other] { " " }of { SPELL($cards) } cards
    }: it gives cards, and you lay none there.
   *[other] { SPELL($count) } reserve piles, { $cards ->
        [0] empty at first
        [one] one card in all
       *[other] { SPELL($cards) } cards in all
    }: they give cards, and you lay none there.
}
# $count (cells), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [one] One cell for a single card.
       *[other] { SPELL($count) } cells for single cards.
    }
    [one-card-of-its-own-suit] { SPELL($count) } cells, one for each suit.
    [a-run] { $count ->
        [one] One tail for a single run.
       *[other] { SPELL($count) } tails for one run each.
    }
    [single-cards] { $count ->
        [one] One cell on which cards may be piled.
       *[other] { SPELL($count) } cells on which cards may be piled.
    }
   *[rank] { $count ->
        [one] One cell for { ranks }.
       *[other] { SPELL($count) } cells for { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in the stock)
# $draw (cards turned by a tap; 0: it changes from pass to pass), $passes (number, or the word unlimited)
rules-layout-stock = { $cards ->
    [one] A stock of one card,
   *[other] A stock of { SPELL($cards) } cards,
} { $deals ->
    [to-the-waste] turned onto a waste { $draw ->
        [0] in changing numbers
        [1] one by one
       *[other] { SPELL($draw) } at a time
    }, { $passes ->
        [1] once through
        [2] twice through
        [unlimited] with as many passes as you like
       *[other] { SPELL($passes) } times through
    }.
    [into-emptied-columns-by-itself] which fills the columns as they fall empty.
    [a-card-to-each-column] { $columns ->
        [one] dealt onto the column one by one.
       *[other] dealt onto the columns in rows.
    }
   *[a-card-to-each-reserve-pile] dealt onto the reserve in rows.
}
rules-layout-again = An empty stock: all cards are dealt before play begins, and a tap on it may lay them in another order.
rules-layout-no-stock = No stock: all cards are dealt before play begins.

# How to lay it out with real cards. $areas (a list of rules-area)
rules-deal-order = Laying it out with real cards? Deal { $areas }.
rules-deal-order-several = Laying it out with real cards? Deal in this order: { $areas }.
# $area (foundations, columns, reserve, cells), $count (such piles)
rules-area = { $area ->
    [foundations] { $count ->
        [one] the foundation
       *[other] the foundations
    }
    [columns] { $count ->
        [one] the column
       *[other] the columns
    }
    [reserve] the reserve
    [waste] one face-up card to the waste
    [longer-columns] what the longer columns hold more than the others
   *[cells] { $count ->
        [one] the cell
       *[other] the cells
    }
}
# $fill: in which order the columns get their cards
rules-deal-columns = { $fill ->
    [row-by-row] The columns get their cards row by row, from left to right.
    [row-by-row-from-the-right] The columns get their cards row by row, from right to left.
    [row-by-row-short-columns-last] The columns get their cards row by row, from left to right; the short ones wait until the others need no more than they do.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] The columns get their cards row by row, from left to right, where the short ones wait until the others need no more than they do; and at the end one row more to all but the first column.
    [row-by-row-from-the-right-last-row-apart] The columns get their cards row by row, from right to left, all but the top cards; then each gets its top card, again from right to left.
    [row-by-row-last-row-apart] The columns get their cards row by row, from left to right, all but the top cards; then each gets its top card, again from left to right.
    [face-down-cards-first] The columns get their face-down cards first, row by row from left to right, and then the open ones in the same way.
    [face-down-cards-first-then-short-columns-last] The columns get their face-down cards first, row by row from left to right; then the open ones, and here the short columns wait until the others need no more than they do.
    [face-down-cards-first-from-the-right] The columns get their face-down cards first, row by row from right to left, and then the open ones in the same way.
    [face-down-cards-first-then-the-rest-from-the-right] The columns get their face-down cards first, row by row from left to right, and then the open ones row by row from right to left.
    [column-by-column-last-row-apart] The columns get their cards one after the other, the left one first, all but the top cards; then each gets its top card, again from left to right.
   *[column-by-column] The columns get their cards one after the other, the left one first.
}
# $also (yes, no): whether the same has been said of the columns
rules-deal-reserve = The reserve piles get their cards row by row{ $also ->
    [yes] , too.
   *[no] .
}
# What is done with cards that fit a foundation while they are dealt
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] An ace that turns up in the deal goes to a foundation at once, and the next card takes its place.
    [cards-that-fit-go-up-and-are-replaced] A card that a foundation takes goes there at once instead, and the next card takes its place.
    [cards-that-fit-go-up-and-leave-a-gap] A card that a foundation takes goes there at once instead, and its place stays empty: the columns may end up shorter than said here.
   *[open-cards-that-fit-go-up-after-each-row] After each row the open cards that a foundation takes go there, as long as there are any: the columns may end up shorter than said here.
}
# What is done to the shuffled pack before it is dealt, one thing after another. $turn (first, next)
# $cards (a list of names), $n (how many), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [one] one card is looked for and { $to ->
        [top] put on top of the pack, so that it is dealt first
       *[bottom] put under the pack, so that it comes last
    }
   *[other] some cards are looked for and { $to ->
        [top] put on top of the pack, so that they are dealt first
       *[bottom] put under the pack, so that they come last
    }, in this order
}: { $cards }.
# Which of several equal cards is looked for. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Every copy of each comes along.
    [first-pack] Of several copies only the one from the first pack is meant.
   *[nearest-to-bottom] Of several copies only the one nearest to the bottom is meant.
}
# $same (yes, no): whether it is $n times $rank, $ranks (a list of ranks), $from and $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } { SPELL($n) } { ranks } are looked for, { $from ->
        [top] from the top of the pack down
       *[bottom] from the bottom of the pack up
    }, and they are { $to ->
        [top] put on top, so that they are dealt first
       *[bottom] put under the pack, so that they come last
    }.
   *[no] { before-the-deal } one card of each of these ranks is looked for, { $from ->
        [top] from the top of the pack down
       *[bottom] from the bottom of the pack up
    }, and they are { $to ->
        [top] put on top, so that they are dealt first
       *[bottom] put under the pack, so that they come last
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } the pack’s top card is looked at, and the other cards of its rank are brought to the top as well.
# $rank, $count (cards), $from and $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [one] one card that is
   *[other] { SPELL($count) } cards that are
} not { a-rank } { $count ->
    [one] is looked for
   *[other] are looked for
}, { $from ->
    [top] from the top of the pack down
   *[bottom] from the bottom of the pack up
}, and put { $to ->
    [top] on top, to be dealt first
   *[bottom] under the pack, to come last
}{ $count ->
    [one] { "" }
   *[other] , in the order in which they lay
}.
rules-arranged-turned = { before-the-deal } the shuffled pack is turned over, so that its last card comes first.
# $columns (number), $cards (how many cards take part; 0: all)
rules-arranged-kings = { before-the-deal } kings sink to the bottom: if the cards are thought of as lying in { $columns ->
    [one] one column
   *[other] { SPELL($columns) } columns
}, each king changes places with the deepest card under it that is no king. { $cards ->
    [0] All cards take part in this.
    [one] Only the first card takes part in this.
   *[other] Only the first { $cards } cards take part in this.
}
before-the-deal = { $turn ->
    [first] Before the deal,
   *[next] After that,
}

## Pieces that sentences are made of

in-suits = { $suits ->
    [same-suit] in suit
    [alternating-colours] in alternating colours
    [same-colour] in one colour
    [another-suit] each of another suit than the one under it
   *[any-suit] whatever the suits
}
# The same after "built up", "built down"
built-suits = { $suits ->
    [same-suit] { " " }in suit
    [alternating-colours] { " " }in alternating colours
    [same-colour] { " " }in one colour
    [another-suit] , each card on one of another suit
   *[any-suit] , whatever the suits
}
# $n (number of piles), $cards (cards in each), and how they lie, bottom card first:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down and $up (for "last": so many below, so many above), $runs (for "mixed": a list of rules-faces-run)
rules-faces = { $faces ->
    [none] { $n ->
        [one] It is empty at the start.
       *[other] They are empty at the start.
    }
    [up] { $cards ->
        [one] { $n ->
            [one] It lies face up.
           *[other] Each lies face up.
        }
       *[other] All of them lie face up.
    }
    [down] { $cards ->
        [one] { $n ->
            [one] It lies face down.
           *[other] Each lies face down.
        }
       *[other] All of them lie face down.
    }
    [top] { $n ->
        [one] Only the top card lies face up.
       *[other] Only the top card of each lies face up.
    }
    [last] { $down ->
        [one] One card lies face down
       *[other] { SPELL($down) } cards lie face down
    }{ $n ->
        [one] { "" }
       *[other] { " " }in each
    }, with { $up ->
        [one] one face up
       *[other] { SPELL($up) } face up
    } on top.
    [by-turns-down] { $cards ->
        [4] Counted from the bottom, the first and third card lie face down, the second and fourth face up: so there is an open card that lies under a hidden one.
       *[other] Counted from the bottom they lie face down and face up by turns, the first one face down.
    }
    [by-turns-up] Counted from the bottom they lie face up and face down by turns, the first one face up.
   *[mixed] Counted from the bottom they lie like this: { $runs }.
}
# $n (number), $face (u, d)
rules-faces-run = { $face ->
    [u] { SPELL($n) } face up
   *[d] { SPELL($n) } face down
}
# Piles of several sizes with as many open cards. $up (number)
rules-faces-open = The top { SPELL($up) } cards of each lie face up, those under them face down.
rules-turns-up = A face-down card that is uncovered turns up by itself.
# Numbers of neighbouring piles. $first, $last
rules-range = { $first } to { $last }

# Worked examples. $card (what lies there), $rank (its rank, for an article), $fits (a list of what may be laid on it)
rules-example = On the { $card }, for instance: { $fits }, nothing else.
rules-example-more = On the { $card }: { $fits }.
rules-example-nothing = On the { $card }: nothing at all.

# Where a card may come from. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (how many there are)
rules-from = { $place ->
    [columns] { $count ->
        [one] from the column
       *[other] from a column
    }
    [other-columns] from another column
    [reserve] from the reserve
    [waste] from the waste
    [cells] { $count ->
        [one] from the cell
       *[other] from a cell
    }
    [tails] { $count ->
        [one] from the tail
       *[other] from a tail
    }
   *[foundations] { $count ->
        [one] from the foundation
       *[other] from a foundation
    }
}
# Where a card may go. As above
rules-to = { $place ->
    [columns] { $count ->
        [one] to the column
       *[other] to a column
    }
    [other-columns] to another column
    [reserve] to the reserve
    [waste] to the waste
    [cells] { $count ->
        [one] to the cell
       *[other] to a cell
    }
    [tails] { $count ->
        [one] to the tail
       *[other] to a tail
    }
   *[foundations] { $count ->
        [one] to the foundation
       *[other] to a foundation
    }
}

## Foundations

# A group of foundations: $groups (number of groups in the game), $count (foundations in this one), $first and $last (their numbers)
the-foundations = { $groups ->
    [1] { $count ->
        [one] The foundation
       *[other] The { SPELL($count) } foundations
    }
   *[other] { $count ->
        [one] Foundation { $first }
        [2] Foundations { $first } and { $last }
       *[other] Foundations { $first } to { $last }
    }
}

# The group, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [one] is
   *[other] are
} built { $order ->
    [up] up { by-ranks }{ built-suits }
    [down] down { by-ranks }{ built-suits }
    [up-wrapping] up { by-ranks }{ built-suits }, going around from the king to the ace
    [down-wrapping] down { by-ranks }{ built-suits }, going around from the ace to the king
    [up-then-down] up { by-ranks }{ built-suits }, to the king; then a second king, and down again the same way
    [the-same-rank] with cards of the same rank{ built-suits }
    [down-to-the-ace-then-from-the-base-again] down { by-ranks }{ built-suits }, to the ace; then it begins again with a card of the rank that lies lowest
   *[doubling] up{ built-suits }, each card twice as high as the one under it (thirteen is taken off what is more than thirteen)
}. One card goes there at a time.
# Foundations for a single card. The group
rules-foundation-single = { the-foundations } { $count ->
    [one] holds one card and no more: nothing is ever built on it.
   *[other] hold one card each and no more: nothing is ever built on them.
}
# $by (ranks from a card to the next)
by-ranks = { $by ->
    [1] rank by rank
   *[other] in steps of { SPELL($by) } ranks
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (on how many of them a card is dealt)
rules-base-rank = { $count ->
    [one] It begins
   *[other] Each begins
} with { a-rank }{ $dealt ->
    [nothing] ; no other card goes to an empty foundation.
    [some] . { $some ->
        [one] The first one has it before you begin, { $rest ->
            [one] the other is empty
           *[other] the others are empty
        }
       *[other] The first { SPELL($some) } have it before you begin, { $rest ->
            [one] the other is empty
           *[other] the others are empty
        }
    }; no other card goes to an empty foundation.
   *[one-card-each] , which is dealt there before you begin.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [one] It begins
       *[other] Each begins
    } with a card of the base rank; no other card goes to an empty foundation. The base is the rank of the first card that was dealt to a foundation.
    [some] { $some ->
        [one] A card is dealt to the first one before you begin, and its rank is the base
       *[other] A card is dealt to each of the first { SPELL($some) } before you begin. The rank of the very first one is the base
    }: every foundation has to begin with that rank, and no other card goes to an empty one.
    [the-only-one] A card is dealt there before you begin.
    [each-its-own] A card is dealt to each before you begin; with that card it begins, whatever its rank.
   *[one-card-each] { $count ->
        [one] A card is dealt there before you begin, and its rank is the base: every foundation has to begin with that rank.
       *[other] A card is dealt to each before you begin. The rank of the very first one is the base: every foundation has to begin with that rank.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = The base is yours to choose: the first card that you bring here sets the rank with which all foundations begin. { $from ->
    [columns] It has to come from a column.
    [reserve] It has to come from the reserve.
   *[anywhere] It may come from anywhere.
} { $until ->
    [nothing-else-moves] Until you have chosen, nothing else may be played.
    [only-reserve-cards-move] Until you have chosen, only reserve cards may be played.
   *[everything-else-moves] Until you have chosen, everything else may be played as usual.
}
rules-base-any = { $count ->
    [one] Any card may begin it.
   *[other] Any card may begin an empty one.
}
# $cards (a list of names)
rules-base-listed = { $count ->
    [one] It begins with its own card: { $cards }.
   *[other] Each begins with a card of its own, from left to right: { $cards }.
}
rules-foundation-dealt = { $count ->
    [one] A card lies there when play begins.
   *[other] A card lies on each when play begins.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [one] It is empty before the deal.
       *[other] They are empty before the deal.
    }
   *[no] { $count ->
        [one] It is empty when play begins.
       *[other] They are empty when play begins.
    }
}
# $rank
rules-foundation-no-suit = No foundation belongs to a suit: any { rank } may go to any empty one.
rules-foundation-no-suit-base = No foundation belongs to a suit: any card of the base rank may go to any empty one.
rules-foundation-one-per-suit = No two of them may begin with the same suit.
# $places (a list of rules-from)
rules-foundation-from = A card may come { $places }, as long as no other card lies on it.
# $holds (number), $count, $ends (yes, no): whether the last card is known, $rank (that last card)
rules-foundation-holds = { $count ->
    [one] It holds
   *[other] Each holds
} at most { SPELL($holds) } cards{ $ends ->
    [yes] , and { a-rank } comes last.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] A card that lies there stays there: it never comes back into play.
    [to-other-foundations] The top card may move to another foundation that takes it. It never comes back into play anywhere else.
    [to-any-pile-once-the-stock-is-empty] As long as the stock lasts, a card that lies there stays there; after that the top card may come back into play wherever another pile takes it.
   *[to-any-pile] The top card may come back into play wherever another pile takes it.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] No card goes there as long as one is left in the stock or on the waste.
   *[once-the-first-one-is-full] No card begins a foundation before the first of all is full.
}
# $columns (a list of numbers)
rules-foundation-first-from = In the first pass only these columns give cards to them, counted from the left: { $columns }; later on all columns do.
# $rank
rules-foundation-lone = { a-rank-capital } that lies alone may also move to any other empty foundation.
# As a-rank, at the beginning of a sentence
a-rank-capital = { $rank ->
    [ace] An ace
    [eight] An 8
    [jack] A jack
    [queen] A queen
    [king] A king
   *[other] A { rank }
}
# Equal cards. $card (say, 2 of hearts), $under (say, ace of hearts)
rules-foundation-twin = Equal cards may change places, too: the { $card } may leave one { $under } for another.
rules-foundation-keeps = But the bottom card of each never leaves.

# What follows holds for several groups of foundations. $first and $last (their numbers), $count
rules-foundation-rest = The rest is the same for foundations { $first } { $count ->
    [2] and
   *[other] to
} { $last }.

# Foundations for complete runs. The group, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [one] takes
   *[other] take
} only complete runs: thirteen cards in one go, without a gap, { $begins ->
    [with-a-king] from the king down to the ace, { in-suits }.
   *[at-any-rank-wrapping] rank by rank downwards, { in-suits }. A run may begin at any rank, since the king follows on the ace: one that begins with a 5 goes down to the ace, then on from the king to the 6.
}
rules-runs-single = A single card never goes to a foundation.
# $tails (how many): whether a run may also leave from a tail
rules-runs-where = The run has to lie at the open end of a column{ $tails ->
    [0] { "" }
    [one] { " " }or of the tail
   *[other] { " " }or of a tail
}; where a longer run ends there, its last thirteen cards go. Only an empty foundation takes a run.
rules-runs-yours = When to take a finished run off is for you to decide: it never goes by itself.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] Cards that lie there stay there: they never come back into play.
   *[to-any-pile] The top card of a foundation may come back if another pile takes it. Think twice before you do that: the foundation then takes nothing at all until the other twelve are off as well and it is empty again.
}
rules-runs-by-hand = Neither a tap nor an automatic move ever takes a card back from there: drag it, if you really mean it.
rules-fours = Four cards of one rank that lie together on top of a column may go there, all four at once. When to take them off is for you to decide. They never come back into play.

## Columns

# $count (columns), $cards (cards in each)
rules-columns-same = { $cards ->
    [0] { $count ->
        [one] There is one column.
       *[other] There are { SPELL($count) } columns.
    }
    [one] { $count ->
        [one] There is one column of one card.
       *[other] There are { SPELL($count) } columns of one card each.
    }
   *[other] { $count ->
        [one] There is one column of { SPELL($cards) } cards.
       *[other] There are { SPELL($count) } columns of { SPELL($cards) } cards each.
    }
}
# $count, $cards (in the first), $last (in the last), $step (more, less)
rules-columns-growing = There are { SPELL($count) } columns: { $cards ->
    [0] the first is empty
    [one] the first holds one card
   *[other] the first holds { SPELL($cards) } cards
}, and every further one { $step ->
    [more] a card more, up to { SPELL($last) }
   *[less] a card less, down to { SPELL($last) }
} in the last.
# $count
rules-columns-several = There are { SPELL($count) } columns, and they are not all alike.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-columns-group = { $n ->
    [one] Column { $columns }
   *[other] Columns { $columns }
} { $cards ->
    [0] { $n ->
        [one] gets no card.
       *[other] get no card.
    }
    [one] { $n ->
        [one] gets one card.
       *[other] get one card each.
    }
   *[other] { $n ->
        [one] gets { SPELL($cards) } cards.
       *[other] get { SPELL($cards) } cards each.
    }
}
# Neighbouring columns of different sizes. $first and $last (their numbers), $cards (a list of numbers)
rules-columns-row = Columns { $first } to { $last } get this many cards, in order: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [one] The column is built
   *[other] The columns are built
} { $order ->
    [down] down { by-ranks }{ built-suits }.
    [down-wrapping] down { by-ranks }{ built-suits }. It goes around: after the ace comes the king{ $long ->
        [yes] , so a column may hold more than thirteen cards in one run
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] down { by-ranks }{ built-suits }. It goes around, the king following on the ace, but nothing is ever laid on a card of the base rank.
    [up] up { by-ranks }{ built-suits }.
    [up-wrapping] up { by-ranks }{ built-suits }. It goes around: after the king comes the ace{ $long ->
        [yes] , so a column may hold more than thirteen cards in one run
       *[no] { "" }
    }.
    [up-or-down] up or down as you like, { by-ranks }{ built-suits }; you may change direction on the way.
    [up-or-down-wrapping] up or down as you like, { by-ranks }{ built-suits }; you may change direction on the way. It goes around: king and ace are neighbours.
   *[up-or-down-as-the-pile-began] up or down, { by-ranks }{ built-suits }; but each column keeps to the direction in which it began.
}
# The step depends on the suit of the card underneath. $order, $suits, $clubs, $spades, $hearts, $diamonds (ranks)
rules-columns-build-by-suit = The columns are built { $order ->
    [down] down{ built-suits }, and around from ace to king
    [down-wrapping] down{ built-suits }, after the ace on with the king
    [down-wrapping-above-the-base] down{ built-suits }, around from ace to king, but never on a card of the base rank
    [up] up{ built-suits }
    [up-wrapping] up{ built-suits }, after the king on with the ace
    [up-or-down] up or down{ built-suits }
    [up-or-down-wrapping] up or down{ built-suits } and around
   *[up-or-down-as-the-pile-began] up or down{ built-suits }, in the direction in which each column began
}. How many ranks two cards lie apart depends on the suit of the lower one: { $clubs } on clubs, { $spades } on spades, { $hearts } on hearts and { $diamonds } on diamonds.
rules-columns-build-nothing = You never lay a card on another one in the columns.
rules-columns-build-curds = On a card goes the next lower one of its suit, or any card of the same rank.
rules-columns-build-rank = On a card goes any card of the same rank, and no other.
rules-columns-build-heap = The columns are heaps: the waste’s top card may be laid on any of them at any time, whatever it is. No other card may.

# $places (a list of rules-from)
rules-columns-from = A card that fits may come { $places }.
# $places (a list of rules-to)
rules-columns-to = The uncovered card of a column may go { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] A column without a card takes none from you.
   *[other] A column that holds fewer than { SPELL($cards) } cards takes none from you.
}
rules-columns-lone = A card that is alone in its column takes no other, and may only go to a foundation, as long as the stock lasts.

# What moves together. $suits; $cells (number of cells); $doubling (yes, no): whether empty columns help
rules-lift-one = You move one card at a time, strictly: no run moves, and there is no shortcut that moves several in one go.
rules-lift-one-kind = A run in suit moves as a group, and so do several cards of one rank that lie on each other; or any part of them, from the uncovered end. Mixed groups do not.
rules-lift-any = Any face-up card may be moved, and everything that lies on it goes along, in order or not. Only the card you take hold of has to fit.
rules-lift-run = { $build ->
    [the-same-rank] Cards of one rank that lie on each other
   *[the-next-rank] Cards that lie in order
}, { in-suits }, may be moved together, { $part ->
    [any-part] { $build ->
        [the-same-rank] all of them or as many as you like, from the uncovered end.
       *[the-next-rank] the whole run or any part of it from the uncovered end.
    }
    [one-card-or-the-whole-column] but only as a whole column: from column to column goes either the uncovered card alone or all the cards of the column, nothing in between.
    [the-whole-column] but only as a whole column: from column to column go all its cards or none.
   *[any-part-to-an-empty-column-only] the whole run or any part of it from the uncovered end, but only into an empty column. Everywhere else you move one card at a time.
}
rules-lift-free = Cards that lie in order, { in-suits }, may be moved together, as many as you could carry one by one over free places. { $cells ->
    [0] { $doubling ->
        [yes] That is one card; two with an empty column beside, and twice as many again with every further one.
       *[no] That is one card.
    }
   *[other] { $doubling ->
        [yes] That is one card more than there are free cells, and twice as many with every empty column beside.
       *[no] That is one card more than there are free cells.
    }
} { $doubling ->
    [yes] An empty column that they are moved to does not count.
   *[no] Empty columns do not help.
}
rules-lift-parts = Cards that lie in order, whatever their suits, may be moved together if the parts of them that are in suit could be moved one after the other over the empty columns. With no column empty, that is one part in suit; every empty column doubles it, but the one that they are moved to does not count.

# What an empty column takes. $several (yes, no): whether more than one card may be moved together
rules-empty-any = An empty column takes any card{ $several ->
    [yes] , and whatever may be moved along with it.
   *[no] .
}
rules-empty-one = An empty column takes any card, but only one at a time.
# $stock (yes, no): whether the stock deals to empty columns too
rules-empty-nothing = { $stock ->
    [yes] You can lay no card in an empty column; only the stock deals there.
   *[no] An empty column stays empty: no card may be laid there.
}
# Of the empty columns only some take a card. $columns (a list of numbers)
rules-empty-some = { $several ->
    [yes] Only these columns take a card, or cards that may be moved together, once they are empty
   *[no] Only these columns take a card once they are empty
}, counted from the left: { $columns }. An empty place elsewhere stays empty.
# $rank
rules-empty-rank = An empty column takes only { a-rank }{ $several ->
    [yes] , alone or with the cards that move along with it.
   *[no] .
}
rules-empty-below-base = An empty column takes only a card of the rank just below the base (a king, if the base is the ace){ $several ->
    [yes] , alone or with the cards that move along with it.
   *[no] .
}
rules-empty-waste = An empty column takes only the top card of the waste.
rules-empty-plot = An empty column takes a card of the waste; but until the first foundation is full, only one of the rank that the foundations begin with.
rules-empty-reserve = An empty column takes only a card of the reserve.
rules-empty-not-waste = An empty column takes any card{ $several ->
    [yes] , and whatever may be moved along with it
   *[no] { "" }
}, but none from the waste while the reserve lasts.
# $places (a list of rules-from)
rules-empty-from = It may come { $places }.
# $refill: what fills a column by itself
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] A column that you have emptied gets the next three cards of the stock at once, by itself, all face up, as long as there are any.
    [with-three-cards-of-the-stock-the-first-face-down] A column that you have emptied gets the next three cards of the stock at once, by itself, the first one face down, as long as there are any.
    [from-the-reserve] A column that you have emptied is filled again at once with the top card of the reserve, by itself.
    [from-the-reserve-then-the-waste] A column that you have emptied is filled again at once, by itself: with the top card of the reserve, and when that is used up, with the top card of the waste.
    [from-the-stock] A column that you have emptied is filled again at once with the next card of the stock, by itself, as long as there is one.
    [from-the-waste] A column that you have emptied is filled again at once with the top card of the waste, by itself, if there is one.
    [from-the-waste-then-the-stock] A column that you have emptied is filled again at once, by itself: with the top card of the waste, or with the next one of the stock when the waste is empty.
   *[from-the-reserve-then-the-stock] A column that you have emptied is filled again at once, by itself: with the top card of the reserve, and when that is used up, with the next card of the stock.
}
rules-refill-longest = Of the reserve piles, the highest gives the card.
rules-refill-after = Once there is no card left for that, it is for you to fill an empty column.
# $holds (number)
rules-columns-hold = { $holds ->
    [one] A column holds one card and no more.
   *[other] A column holds at most { SPELL($holds) } cards.
}

## Reserve

# $cards (in the pile)
rules-reserve-one = { $cards ->
    [0] The reserve gets no card at the start.
    [one] The reserve is a single card.
   *[other] The reserve is a pile of { SPELL($cards) } cards.
}
# $count (piles), $cards (in each)
rules-reserve-same = { $cards ->
    [0] There are { SPELL($count) } reserve piles without cards.
    [one] There are { SPELL($count) } reserve piles of one card each.
   *[other] There are { SPELL($count) } reserve piles of { SPELL($cards) } cards each.
}
# $count (piles)
rules-reserve-several = There are { SPELL($count) } reserve piles, and they are not all alike.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-reserve-group = { $n ->
    [one] Reserve pile { $columns }
   *[other] Reserve piles { $columns }
} { $cards ->
    [0] { $n ->
        [one] gets no card.
       *[other] get no card.
    }
    [one] { $n ->
        [one] gets one card.
       *[other] get one card each.
    }
   *[other] { $n ->
        [one] gets { SPELL($cards) } cards.
       *[other] get { SPELL($cards) } cards each.
    }
}
rules-reserve-readable = You can read them all from the start.
# $count (piles), $places (a list of rules-to)
rules-reserve-top = { $count ->
    [one] Only its top card may be played: { $places }.
   *[other] Only the top card of each may be played: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] No card ever enters the reserve, and when it is empty, it stays empty.
    [refill] You can lay no card on the reserve. But a reserve pile that you have emptied gets its next card at once, by itself: the top card of the waste, or the next one of the stock when the waste is empty.
   *[stock] You can lay no card on the reserve; only the stock deals onto it.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] The reserve also fills the columns that fall empty, as said above.
   *[no] The reserve fills nothing by itself: you decide when a card leaves it.
}
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-unseen = Face-down cards of the reserve stay face down, and only fill spaces, until one alone is left: that one turns up and may be played.
rules-reserve-opens = { $opens ->
    [from-the-start] You may use the reserve from the first move on.
   *[once-the-stock-is-empty] You may not use the reserve before the stock is empty.
}

## Cells

# $count (cells), $filled (cells with a card at the start), $takes (one-card, a-run, single-cards, rank)
rules-cells-deep = Others lie under it: { $count ->
    [one] the cell
   *[other] each filled cell
} begins with { $cards ->
    [one] one card
   *[other] { SPELL($cards) } cards
}, and the last one is open.
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [one] Beside the columns there is a tail.
       *[other] Beside the columns there are { SPELL($count) } tails.
    }
   *[other] { $count ->
        [one] Beside the columns there is one cell.
       *[other] There are { SPELL($count) } cells.
    }
} { $filled ->
    [0] { $count ->
        [one] It is empty at the start.
       *[other] They are empty at the start.
    }
   *[other] { $rest ->
        [0] { $count ->
            [one] It gets a face-up card at the start.
           *[other] Each gets a face-up card at the start.
        }
       *[other] { $filled ->
            [one] The first one gets a face-up card at the start; { $rest ->
                [one] the other is empty.
               *[other] the others are empty.
            }
           *[other] The first { SPELL($filled) } get a face-up card each at the start; { $rest ->
                [one] the other is empty.
               *[other] the others are empty.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [one] While it is empty, it takes one card, whatever it is
   *[other] While it is empty, a cell takes one card, whatever it is
}. No second card goes on it.
rules-cells-one-suit = Each of them takes one card of its own suit while it is empty: the first one clubs, then spades, hearts and diamonds. So no two cards of a suit can wait there.
# $gives (any-part, everything-at-once), $count (tails)
rules-cells-run = While it is empty, { $count ->
    [one] it
   *[other] a tail
} takes a card or a whole run, as it may be moved in the columns. Nothing is added while a card lies there. { $gives ->
    [any-part] What lies there may leave all at once or in parts, from the uncovered end.
   *[everything-at-once] What lies there leaves all at once or not at all.
}
# $holds (number), $count (cells)
rules-cells-pile = { $count ->
    [one] It
   *[other] A cell
} takes single cards, whatever they are, one on another, up to { SPELL($holds) }. Only the top one may leave again.
# $rank, $holds, $count (cells)
rules-cells-rank = { $count ->
    [one] It
   *[other] A cell
} takes nothing but { ranks }, { $holds ->
    [one] one and no more
   *[other] up to { SPELL($holds) } of them
}. Only the top one may leave again.
# $places (a list of rules-from)
rules-cells-from = A card may come { $places }.
# Where cards go from a cell. $columns (yes, no): whether there are columns; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } a card may go to any column that takes it, empty ones included{ $foundations ->
        [cards] , and to a foundation.
        [runs] , but never to a foundation.
       *[both] , and to a foundation that takes single cards.
    }
   *[no] { $foundations ->
        [cards] { from-cell } a card goes to a foundation, and nowhere else.
        [runs] From there it goes nowhere.
       *[both] { from-cell } a card goes to a foundation that takes single cards, and nowhere else.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [one] From the tail
       *[other] From a tail
    }
   *[other] { $count ->
        [one] From the cell
       *[other] From a cell
    }
}
rules-tail-to = { from-cell } cards may go to any column that takes them, empty ones included. A complete run of thirteen may also go straight to a foundation.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [one] You may use it from the first move on.
       *[other] You may use them from the first move on.
    }
   *[once-the-stock-is-empty] { $count ->
        [one] You may not use it before the stock is empty.
       *[other] You may not use them before the stock is empty.
    }
}

## Stock

# $cards (in the stock)
rules-stock-size = { $cards ->
    [0] No card is left for the stock.
    [one] The one card that is left is the stock. It lies face down.
   *[other] The { SPELL($cards) } cards that are left are the stock. They lie face down.
}
# $draw (cards), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] A tap on the stock turns one card onto the waste.
   *[other] A tap on the stock turns { SPELL($draw) } cards onto the waste at once, or as many as are left.
}
# $draws (a list of rules-stock-draw-pass)
rules-stock-draws = How many cards a tap on the stock turns onto the waste changes from pass to pass: { $draws }.
# $pass (number), $draw (cards)
rules-stock-draw-pass = { $draw ->
    [one] one card in pass { $pass }
   *[other] { SPELL($draw) } cards in pass { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] You may do that at any time.
   *[while-the-waste-is-empty] You may do that only while the waste is empty: the card that was turned has to be played first.
}
# $cards
rules-stock-fills = But as long as a column holds fewer than { SPELL($cards) } cards, a tap deals to such columns instead, row after row, until none does.
# $waste (may-be-empty, never-empty)
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] One card lies on the waste at the start.
   *[no] The waste is empty at the start.
} { $waste ->
    [may-be-empty] Nothing is turned there before you ask for it.
   *[never-empty] Whenever your move leaves it without a card, the next card of the stock is turned by itself.
}
# $places (a list of rules-to)
rules-waste-top = Only the top card of the waste may be played: { $places }. You can lay no card there yourself.
# $passes (number, or the word unlimited)
rules-passes = { $passes ->
    [1] You go through the stock once. There is no redeal: when the stock is empty, nothing more is turned.
    [unlimited] You may go through the stock as often as you like. Another pass is a tap of its own: a tap on the empty stock turns the waste over, in the same order as before, and deals no card yet.
   *[other] You may go through the stock { $passes ->
        [2] twice
       *[other] { SPELL($passes) } times
    } in all. Another pass is a tap of its own: a tap on the empty stock turns the waste over, in the same order as before, and deals no card yet.
}
# A stock that deals rows. $count (columns), $cards (in the stock), $deals (taps until it is empty), $last (cards of the last deal)
rules-stock-row = { $deals ->
    [one] { $last ->
        [one] A tap on the stock deals its one card face up, onto the first column.
       *[other] A tap on the stock deals its { SPELL($last) } cards face up, one each onto the first { SPELL($last) } columns.
    }
   *[other] A tap on the stock deals one card face up { $count ->
        [one] onto the column
       *[other] onto each of the { SPELL($count) } columns
    }. { $most ->
        [yes] That makes at most { SPELL($deals) } deals.
       *[no] That makes { SPELL($deals) } deals.
    }
}
# $last (cards), $count (piles)
rules-stock-row-last = The last deal has only { $last ->
    [one] one card
   *[other] { SPELL($last) } cards
}, { $from ->
    [second] from the second column on.
   *[first] { $last ->
        [one] for the first { $piles ->
            [columns] column.
           *[reserve] reserve pile.
        }
       *[other] for the first { SPELL($last) } { $piles ->
            [columns] columns.
           *[reserve] reserve piles.
        }
    }
}
rules-stock-row-skips = A tap on the stock deals one card face up onto each column that holds a card, from left to right; empty columns get none. The last deal may be too short for all of them.
rules-stock-row-short = A last deal that is too short for all columns begins at the second one.
rules-stock-row-sorted = An ace that comes from the stock goes to a foundation at once, and the next card takes its place.
rules-stock-sorted = A card that you turn goes to a foundation at once if one takes it.
# Where some cards were replaced in the deal. $cards (if none was)
rules-stock-size-sorted = The cards that are left are the stock: { $cards }, or as many fewer as were replaced in the deal. They lie face down.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] You may do that at any time{ $skips ->
        [yes] .
       *[no] ; an empty column gets a card, too.
    }
   *[while-no-column-is-empty] You may not do that while a column is empty: put a card into every empty column first.
}
# $passes (1 to ..., unlimited), $count (columns)
rules-stock-row-again = { $passes ->
    [1] There is no redeal.
    [2] { columns-turned }: once in a game.
    [3] { columns-turned }: twice in a game.
    [unlimited] { columns-turned }: as often as you like.
   *[other] { columns-turned }; so you go through it { SPELL($passes) } times.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [one] Its lowest card comes first then, and that tap deals it at once.
       *[other] The first column lies on top then, its lowest card first, and that tap deals a row at once.
    }
}
columns-turned = When the stock is used up, another tap turns { $count ->
    [one] the column
   *[other] the columns
} over to make a new stock
rules-stock-row-end = There is no waste, and the stock is gone through once. When it is empty, that is all.
rules-stock-spaces = They only fill columns that become empty, by themselves; a tap does nothing.
rules-stock-one-again = There is no waste. When the stock is used up, another tap turns over one column, the last one first, and deals its cards one by one from that column on, going around; each column has its turn once.
# $count (reserve piles), $deals, $last
rules-stock-reserve = { $deals ->
    [one] { $last ->
        [one] A tap on the stock deals its one card face up, onto the first reserve pile.
       *[other] A tap on the stock deals its { SPELL($last) } cards face up, one each onto the first { SPELL($last) } reserve piles.
    }
   *[other] A tap on the stock deals one card face up onto each of the { SPELL($count) } reserve piles. That makes { SPELL($deals) } deals.
}
# The columns are dealt again. $passes (number, or the word unlimited), $how (order-kept, shuffled), $cards (for each column)
rules-again = { $passes ->
    [1] The columns are never dealt again.
    [2] Once you may have { dealt-again }, with a tap on the empty stock.
    [3] Twice you may have { dealt-again }, with a tap on the empty stock.
    [4] Three times you may have { dealt-again }, with a tap on the empty stock.
   *[unlimited] As often as you like you may have { dealt-again }, with a tap on the empty stock.
} { $how ->
    [order-kept] They are laid on each other, the last one at the bottom, and dealt from the top without shuffling: each column gets { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards in the order in which they lay
    }, as far as they go.
    [shuffled-laid-as-at-the-start] They are gathered, shuffled, and dealt again as at the start, some face down and some face up, as far as they go.
    [order-kept-row-by-row] They are laid on each other, the first one at the bottom, and dealt row by row from the top without shuffling.
    [turned-over-row-by-row] They are laid on each other, the last one at the bottom, turned over without shuffling, and dealt row by row.
    [bottom-cards-to-the-top] Nothing is shuffled or gathered: in every column the lowest card comes to the top.
   *[shuffled] They are gathered, shuffled, and dealt row by row into as few columns of { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards
    } as are needed.
} Cards on the foundations stay there.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] a card moved in every column
   *[other] the columns dealt again
}

## Playing by hand

# $foundations (how many that take single cards)
rules-hand = Tap a card, and it goes, with what lies on it, to the best place that takes it; tap it again at once, and it goes to the next one.{ $foundations ->
    [0] { "" }
    [one] { " " }A double tap brings it to the foundation.
   *[other] { " " }A double tap brings it to a foundation.
} Or drag it to the place that you have in mind.
rules-hand-single = Tap a card, and it goes to the best place that takes it; tap it again at once, and it goes to the next one. Or drag it to the place that you have in mind.
# $leave (cards, runs, both): how cards reach the foundations, $count (foundations)
rules-hand-automatic = { $leave ->
    [cards] A card that you can no longer need elsewhere may go to its foundation by itself; the setting for automatic moves decides that.
   *[other] No card goes to the { $count ->
        [one] foundation
       *[other] foundations
    } by itself.
}
rules-hand-undo = Every move can be undone, as many as you like.

## One chain (Golf)

# $cards (cards in all)
rules-chain-goal = { $name } is won when every card of the columns{ $cells ->
    [0] { "" }
    [one] { " " }and of the cell
   *[other] { " " }and of the cells
} has gone onto { the-chain }.
# $piles (how many)
the-chain = { $piles ->
    [one] the pile in the middle
   *[other] one of the { SPELL($piles) } piles in the middle
}
# $count (columns), $size (cards in each, or -1), $cards (cards in all)
rules-chain-layout-columns = { $count ->
    [one] One column
   *[other] { SPELL($count) } columns
} { $size ->
    [-1] with { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards
    } in all.
    [0] without cards.
    [one] of one card.
   *[other] of { SPELL($size) } cards.
}
rules-chain-layout-pile = { $piles ->
    [one] One pile
   *[other] { SPELL($piles) } piles
} in the middle, which all cards go to.
# $cells
rules-chain-layout-cells = { $cells ->
    [one] One cell for a single card.
   *[other] { SPELL($cells) } cells for single cards.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] The columns are single cards that form three peaks: the lowest row has ten, and above it each peak has rows of three, two and one.
   *[a-pyramid] The columns are single cards that form a pyramid: one card at the top, and each row has one card more than the row above it.
} Every card except those of the lowest row has two cards of the next row lying on it, and may be played when both of them are gone.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (a name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] It begins with the first card that the stock turns onto it.
    [any-card] { $piles ->
        [one] It begins with any card that you like.
       *[other] Each begins with any card that you like.
    }
   *[a-card] { $piles ->
        [one] It begins with the { $card }, which is put there before the deal.
       *[other] The first one begins with the { $card }, which is put there before the deal; the others stay empty.
    }
}
rules-chain-gives = The top card of { the-chain } may go back to { $cells ->
    [one] the cell
   *[other] a cell
}.
# $holds (cards), $piles
rules-chain-holds = { $piles ->
    [one] It
   *[other] Each
} takes at most { SPELL($holds) } cards.
# $cells
rules-chain-cells = While it is empty, { $cells ->
    [one] it
   *[other] a cell
} takes one card of a column, whatever it is. Its card leaves it for { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = The uncovered card of a column may go onto { the-chain } if it is { $order ->
    [up-or-down] one rank higher or one rank lower than the card that lies there, whatever the suits. You may change direction as you like.
    [up-or-down-wrapping] one rank higher or one rank lower than the card that lies there, whatever the suits. You may change direction as you like. It goes around: king and ace are neighbours.
    [up] one rank higher than the card that lies there, whatever the suits. After the king it does not go on.
    [down] one rank lower than the card that lies there, whatever the suits. After the ace it does not go on.
    [up-wrapping] one rank higher than the card that lies there, whatever the suits. After the king it goes on with the ace.
   *[down-wrapping] one rank lower than the card that lies there, whatever the suits. After the ace it goes on with the king.
}
# $king (a-queen, nothing)
rules-chain-king = { $king ->
    [a-queen] A king is no dead end: what the order allows goes on it as on any other card.
   *[nothing] But a king stops everything: nothing goes on it{ $stock ->
        [yes] , until the stock gives you another card
       *[no] { "" }
    }.
}
# $gives (yes, no): whether the top card may go back to a cell
rules-chain-one = One card goes there at a time.{ $gives ->
    [yes] { "" }
   *[no] { " " }It never comes back.
} Nothing is ever laid on a column: an empty one stays empty.
rules-chain-columns = Only the uncovered card of a column may be played.
# $cards (in the stock)
rules-chain-layout-stock = { $cards ->
    [one] A stock of one card, which is turned onto that pile.
   *[other] A stock of { SPELL($cards) } cards, turned onto that pile one by one.
}
rules-chain-hand = Tap a card, and it goes onto { the-chain } if it fits there; or drag it.
rules-chain-stock = A tap on the stock turns its next card onto { $piles ->
    [one] the pile in the middle
   *[other] the first pile
}, whether it fits or not. { $with ->
    [the-first-card-of-the-stock] The pile is empty at the start, so your first tap gives you the card to begin with.
   *[other] You need not wait until you are stuck.
} You go through the stock once; there is no redeal.

## Pairs (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (cards in all), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] { $name } is won when all { $cards } cards have left the table{ $stock ->
        [yes] , those of the stock included
       *[no] { "" }
    }.
   *[the-pyramid] { $name } is won when { $shape ->
        [pyramid] the pyramid is
        [grid] the square is
       *[columns] the columns are
    } gone; other cards may be left over.
}
# $shape, $rows, $columns, $cards (in the layout), $size (cards in each column, or -1 where they differ)
rules-removal-layout = { $shape ->
    [pyramid] A pyramid of { SPELL($rows) } rows, { $cards } cards.
    [grid] A square of { $cards } single cards, { $rows ->
        [one] one row
       *[other] { SPELL($rows) } rows
    } of { SPELL($columns) }.
   *[columns] { $columns ->
        [one] One column
       *[other] { SPELL($columns) } columns
    } { $size ->
        [-1] with { SPELL($cards) } cards in all.
        [one] of one card.
       *[other] of { SPELL($size) } cards.
    }
}
rules-removal-layout-sets = Three cells, in which cards are collected that leave by threes.
# $cards (in the stock)
rules-removal-layout-stock = { $cards ->
    [one] A stock of one card.
   *[other] A stock of { SPELL($cards) } cards.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] The columns get their cards row by row, from left to right.
   *[column-by-column] The columns get their cards one after the other, the left one first.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] The pyramid
    [grid] The square
   *[columns] The columns
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = The { $cards } cards of the pyramid lie in { SPELL($rows) } rows: one card at the top, and each row has one card more than the row above it. { $faces ->
    [all-face-up] All of them lie face up.
   *[only-the-lowest-row-face-up] Only the lowest row lies face up; the others turn up when they are open.
} Every card except those of the lowest row has two cards of the next row lying on it, and is open when both of them are gone. The lowest row is open from the start.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = The cards lie face up side by side, { $rows ->
    [one] one row
   *[other] { SPELL($rows) } rows
} of { SPELL($columns) }, and all of them are open. { $touching ->
    [yes] But only cards that touch can leave together: side by side, one above the other, or corner to corner.
   *[no] Any two of them can leave together, wherever they lie.
}
rules-removal-columns = Only the top card of each column is open.
rules-removal-separated = No column of six holds two cards of one rank: in the deal, such cards have changed places with others.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] You can lay no card in an empty column.
   *[any] Any open card may go to an empty column.
}
# $count (piles)
rules-removal-reserve = { $count ->
    [one] Its top card is open, and leaves like the others.
   *[other] The top card of each is open, and leaves like the others.
}
rules-removal-ranks = Two open cards leave the table together if they are of one rank. Suits do not matter.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] A jack, a queen and a king leave together, whatever their suits: put them into the cells one by one, and with the third all three are gone.
   *[three-ranks-in-a-row-around-the-corner-too] Three cards whose ranks follow one another leave together, whatever their suits: put them into the cells one by one, each a neighbour of those that are there, and with the third all three are gone. King, ace and 2 are neighbours too.
} Until then, a card does not leave its cell again.
rules-removal-gaps = As soon as a place is empty, the next card of the stock goes there by itself.
# $reserve (yes, no)
rules-removal-rows = A tap on the stock deals a card onto each column, empty ones too, at any time. { $reserve ->
    [yes] Cards that are left and too few for another row go to the reserve.
   *[no] The last deal may be too short for all of them.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] When there are gaps, a tap on the stock closes them:
   *[by-itself] Gaps close by themselves after every pair:
} { $closing ->
    [row-by-row] the cards move up to fill them, row by row in their order,
   *[upwards-in-each-column] the cards move straight up in their columns,
} and the stock fills the places that are left.
# $sum
rules-removal-sum = Two open cards leave the table together if they make { $sum }. An ace counts 1, a jack 11, a queen 12 and a king 13; the others count what they show. Suits do not matter.
# $card, $fits
rules-removal-example = With the { $card } goes, for instance: { $fits }.
# $rank (the rank that makes the sum by itself)
rules-removal-alone = { a-rank-capital } makes { $sum } by itself, and leaves alone.
# $ranks (a list of ranks-named)
rules-removal-unpaired = { $ranks } make no pair.
ranks-named = { ranks }
rules-removal-gone = What has left never comes back, and no card is ever laid on another one.
# $cards (in the stock)
rules-removal-stock = { $cards ->
    [one] The one card that is left is the stock.
   *[other] The { $cards } cards that are left are the stock.
} Its top card lies open from the start, and so does the top card of the waste: either may make a pair with a card of the pyramid, and the two may make a pair with each other.
# $draw (cards), $sum (0: no card leaves alone)
rules-removal-stock-draw = A tap on the stock lays { $draw ->
    [one] its top card
   *[other] its top { SPELL($draw) } cards
} on the waste, face up.{ $sum ->
    [0] { "" }
   *[other] { " " }A card that makes { $sum } by itself cannot be laid there: take it off the table.
}
rules-removal-hand-stock = For a pair with the stock’s open card, tap the other card.
rules-removal-hand = Tap a card, and it leaves with a partner if there is one, or alone if it may; tap it again at once for another partner, or drag it onto the one that you have in mind.
rules-removal-hand-sets = Tap a card that leaves by threes, and it goes into a cell; or drag it there.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = How to play
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = { $name } is won when each of the four rows holds one suit in order, from { $aces ->
    [taken-out-of-the-rows] the 2
    [laid-first-each-with-a-gap-beside-it] the ace
   *[brought-to-the-front-of-the-rows] the ace
} to the king, from left to right.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Four rows of thirteen cards, all face up. The four aces are taken out, and leave four gaps.
    [laid-first-each-with-a-gap-beside-it] Four rows of fourteen places, all cards face up. An ace begins each row, with a gap beside it, and the other cards fill the rest.
   *[brought-to-the-front-of-the-rows] Four rows of fourteen places, all cards face up. The cards fill thirteen places of each row; then the four aces go to the places at the front, and leave four gaps.
}
rules-gaps-play = A gap takes one card: the next higher one in the suit of the card at its left. { $aces ->
    [taken-out-of-the-rows] A gap at the front of a row takes any 2.
    [laid-first-each-with-a-gap-beside-it] Beside an ace goes the 2 of its suit, and the aces stay where they were laid.
   *[brought-to-the-front-of-the-rows] Beside an ace goes the 2 of its suit, and no card goes to the front of a row.
} Nothing goes to the right of a king, nor to the right of another gap. The card that moves leaves a new gap.
# $redeals (number), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] The cards are never dealt again.
    [one] Once you may have the cards dealt again, with a tap on the empty stock.
    [2] Twice you may have the cards dealt again, with a tap on the empty stock.
   *[other] { SPELL($redeals) } times you may have the cards dealt again, with a tap on the empty stock.
} Cards that lie in order from the front of their row stay in a redeal; the others are gathered, shuffled and laid out again, { $gaps ->
    [beside-the-cards-in-place] with a gap beside the cards that stayed.
   *[anywhere] and the gaps fall anywhere.
}
rules-accordion-goal = { $name } is won when all cards have been pushed together into one pile.
# $cards
rules-accordion-layout = One row of { $cards } cards, all face up, laid out line by line for want of space.
# $near, $far (places)
rules-accordion-play = A card may go onto the card { $near ->
    [1] at its left
   *[other] { SPELL($near) } places to its left
}, or onto the card { SPELL($far) } places to its left, if the two have the same rank or the same suit. What it covers is out of play, and the row closes up.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] { $name } is won when only the aces are left, one in each column, and the stock is used up.
   *[low] { $name } is won when only the kings are left, one in each column, and the stock is used up.
}
# $columns
rules-discards-layout = { SPELL($columns) } columns of one card, and a stock of all the others.
rules-discards-play = Of two open cards of one suit the lower one may leave the table. { $aces ->
    [high] Aces are the highest.
   *[low] Aces are the lowest.
} What is gone never comes back.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] Any open card may go to an empty column.
   *[nothing] No card may go to an empty column.
}
rules-discards-stock = A tap on the stock deals one card onto each of the { SPELL($columns) } columns, at any time, until it is used up.
rules-osmosis-goal = { $name } is won when all cards lie on the four foundations, a suit on each.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Four foundations, one under the other, the first of which begins with a card that is dealt there. Four reserve piles of four cards, { $reserve ->
    [only-the-top-card-face-up] of which only the top one lies face up
   *[all-face-up] all face up
}. The rest is the stock.
rules-osmosis-play = The first foundation takes any card of its suit, in any order. Each of the others begins with a card of the same rank as the first one, and takes a card of its suit only if a card of that rank lies on the foundation above it already. Cards come from the top of the reserve piles and of the waste, and never go back.
# $draw
rules-osmosis-stock = A tap on the stock turns { $draw ->
    [one] one card
   *[other] { SPELL($draw) } cards
} onto the waste; when it is used up, a tap turns the waste over. You may go through it as often as you like.
rules-clock-goal = { $name } is won when every card lies face up with its own rank before the fourth king has stopped the clock.
rules-clock-layout = Twelve heaps of four cards around a clock, and one in the middle, all face down; the top card of the middle heap is turned up.
rules-clock-play = The open card goes under the heap of its hour: an ace to one o’clock, a jack to eleven, a queen to twelve. The top card of that heap comes to the middle and is next. A king goes under the middle heap, and the next card there is turned up. There is nothing to decide.
# $name
rules-gallery-goal = { $name } is won when the eight aces are put away and each of the 24 places holds four cards of one suit.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Three rows of eight places, all cards face up: the row of { $rows ->
    [twos-threes-and-fours-from-above] 2s above, then that of 3s and that of 4s
   *[fours-threes-and-twos-from-above] 4s above, then that of 3s and that of 2s
}. Below them a fourth row of eight cards, and a stock of 72.
# $swaps (yes, no)
rules-gallery-play = Aces go to the foundation, whatever their suits. A 2, 3 or 4 goes to any empty place of its own row; on it goes, in suit, the card three ranks higher, and so on: 2, 5, 8, jack; 3, 6, 9, queen; 4, 7, 10, king. Nothing is built on a card that lies in the wrong row.{ $swaps ->
    [yes] { " " }Two single cards of these rows may change places if each of them lies in its own row then.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = The top cards of the fourth row may be played. A place that becomes empty there gets the next card of the stock by itself{ $takes ->
    [nothing] ; once the stock is used up it stays empty
   *[any-card] ; once the stock is used up any card may go there
}. A tap on the stock deals a card onto each of the eight places, at any time. You go through the stock once.
