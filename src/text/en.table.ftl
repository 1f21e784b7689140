## Numbers, ranks, suits and cards

# A number in letters. A language may leave this out; then figures are shown.
# $n (number)
number-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
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

# As rank, with an article: "an ace", "a 7".
a-rank = { $rank ->
    [ace] an ace
    [two] a 2
    [three] a 3
    [four] a 4
    [five] a 5
    [six] a 6
    [seven] a 7
    [eight] an 8
    [nine] a 9
    [ten] a 10
    [jack] a jack
    [queen] a queen
   *[king] a king
}

# As rank, for more than one card: "aces".
ranks = { $rank ->
    [ace] aces
    [two] 2s
    [three] 3s
    [four] 4s
    [five] 5s
    [six] 6s
    [seven] 7s
    [eight] 8s
    [nine] 9s
    [ten] 10s
    [jack] jacks
    [queen] queens
   *[king] kings
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}

# The name of a card: "queen of spades", "7 of hearts". $rank, $suit as above.
card = { rank } of { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = any { rank }

# A card that lies face down.
hidden-card = face-down card

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10|t j q k
typed-suits = c s h d

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] stock
    [waste] waste
    [chain] pile in the middle
    [removed] removed cards
    [place] place { $number }
    [foundation] { $of ->
        [1] foundation
       *[other] foundation { $number }
    }
    [column] { $of ->
        [1] column
       *[other] column { $number }
    }
    [reserve] { $of ->
        [1] reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] cell
       *[other] cell { $number }
    }
}

# As pile, within a sentence: "the waste", "column 3".
the-pile = { $kind ->
    [stock] the stock
    [waste] the waste
    [chain] the pile in the middle
    [removed] the removed cards
    [place] place { $number }
    [foundation] { $of ->
        [1] the foundation
       *[other] foundation { $number }
    }
    [column] { $of ->
        [1] the column
       *[other] column { $number }
    }
    [reserve] { $of ->
        [1] the reserve
       *[other] reserve { $number }
    }
   *[cell] { $of ->
        [1] the cell
       *[other] cell { $number }
    }
}

# What a pile is called by those who hear it: "column 3, 5 cards, 2 face down". As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , { $down } face down
    }
}

## Buttons

undo = Undo
redo = Redo
restart = Restart
new-deal = New deal
hint = Hint
finish = Finish
menu = Menu
close = Close
cancel = Cancel

## The table

# $name (proper name of the game), $deal (deal number, as text)
table-label = { $name }, deal { $deal }
# $deal (deal number, as text)
deal-label = Deal { $deal }
# A heading over the piles of one kind. $kind (stock, waste, foundation, column, reserve, cell), $of (number of piles)
pile-group = { $kind ->
    [stock] Stock
    [waste] Waste
    [foundation] { $of ->
        [one] Foundation
       *[other] Foundations
    }
    [column] { $of ->
        [one] Column
       *[other] Columns
    }
    [reserve] { $of ->
        [one] Reserve
       *[other] Reserves
    }
   *[cell] { $of ->
        [one] Cell
       *[other] Cells
    }
}

# The stock's label. $cards (number left), $pass (the pass under way), $passes (number of passes in all; 0: no limit)
stock-label = { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}, { $passes ->
    [0] pass { $pass }
   *[other] pass { $pass } of { $passes }
}
# The label of a stock that deals rows. $cards (number left), $deals (taps left)
stock-rows-label = { $cards ->
    [0] no cards left
    [one] { $cards } card left
   *[other] { $cards } cards left
}, { $deals ->
    [0] no more deals
    [one] { $deals } more deal
   *[other] { $deals } more deals
}
# Shown on the place of an empty stock. $left (passes that are left; 0: none)
stock-again = { $left ->
    [0] no redeal
   *[other] turn over
}
# $moves (number), $time (minutes and seconds, as text)
moves-and-time = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }
# $moves (number)
moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# Where no card goes home: how many are still to be taken off. $cards (number)
cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
# $home (cards on the foundations), $cards (cards in all)
cards-home = { $home } of { $cards } cards home
# On a foundation that gave a card back and now waits until it is empty. $cards (number it holds), $full (number of a finished run)
foundation-blocked = { $cards }/{ $full }, not finished

## Cards

# A card for those who hear it. $card (its name), $place (counted from the bottom), $of (cards in the pile)
card-label = { $card }, { $place } of { $of }
# As card-label. $more (cards lying on it that move with it)
card-label-movable = { $card }, { $place } of { $of }, { $more ->
    [0] movable
    [one] movable with { $more } card
   *[other] movable with { $more } cards
}
# Several face-down cards under each other. $n (number)
hidden-cards = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
# $card (name of the lowest card taken up), $more (cards that come with it)
picked-up = Picked up { $card }{ $more ->
    [0] { "" }
    [one] { " " }with { $more } card
   *[other] { " " }with { $more } cards
}.
put-back = Put back.
nothing-to-pick-up = No card can be taken from here.

## What is said after a move

# $card (name of the lowest card moved), $more (cards that came with it), and the pile: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] to { the-pile }
    [one] with { $more } card to { the-pile }
   *[other] with { $more } cards to { the-pile }
}.
# $card (name)
said-turn = Turned up { $card }.
# From the stock onto the waste. $cards (names, the last one on top), $n (number of them)
said-draw = { $n ->
    [one] Turned { $cards }.
   *[other] Turned { $cards }; the last one is on top.
}
# From an open stock onto the waste. $cards (names), $n (number of them)
said-draw-open = { $cards } to the waste.
# From the stock onto other piles. $cards (names, pile by pile), $n (number of them)
said-deal = Dealt { $cards }.
# The waste goes back. $n (number of cards)
said-redeal = Turned the waste over: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the stock.
# $card (name of the lowest card that filled the place), $more (cards with it), and the place: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] fills { the-pile }
    [one] with { $more } card fills { the-pile }
   *[other] with { $more } cards fills { the-pile }
}.
# Cards are collected to be dealt again. $n (number of them)
said-gather = Gathered { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
# $n (number of cards dealt again)
said-lay-out = Dealt { $n ->
    [one] { $n } card
   *[other] { $n } cards
} again.
said-shuffle = Shuffled.
# $cards (names of one or two cards that leave the table)
said-remove = Removed { $cards }.
# Cards went to the foundations by themselves. $n (number of them), $cards (their names)
said-went-home = { $n ->
    [one] { $cards } went home by itself
   *[other] { $n } cards went home by themselves
}.
said-undo = Undone.
said-redo = Done again.
said-restart = Back to the beginning.
# $name (proper name), $deal (number, as text)
said-new-deal = { $name }, deal { $deal }. { $moves ->
    [0] Good luck!
    [one] { $moves } move made so far.
   *[other] { $moves } moves made so far.
}

## Winning, and being stuck

win-title = Well done!
# $moves (number), $time (minutes and seconds, as text)
win = You have won, in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and { $time }.
no-moves = No move is left. Undo some, or try another deal.
only-the-stock = Only the stock is left to turn.
# Said once, with undo beside it, when a card has been taken back from a finished run.
run-opened = That foundation takes nothing now until all its cards are off it again.
verdict-won = This can be won.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] This deal cannot be won.
   *[other] From here this cannot be won.
}
not-loaded = This could not be loaded. Try again when you are online.
hint-none = No move leads anywhere new from here.
# $states (positions looked at so far)
hint-thinking = Thinking … { $states } positions looked at.
hint-stop = Stop
# As said-carry
hint-carry = Hint: { said-carry }
# $cards (names of one or two cards that leave the table)
hint-remove = Hint: { $cards } off the table.
hint-stock = Hint: tap the stock.
hint-sure = It leads to a win.
hint-knows = With every card known, it leads to a win.
# A fair hint. $wins (ways that were won), $samples (ways that were tried)
hint-sampled = It wins in { $wins } of { $samples } cases, depending on how the hidden cards lie.
hint-guess = No way to a win was found, so this is a guess.
hint-show = Show me the way
hint-longer = Look longer
# A way to a win is being played on the table
line-playing = This is a way to win.
line-faster = Faster
lost-find = Where was it lost?
# After moves have been taken back. $moves (how many)
lost-back = Here it could still be won: { $moves ->
    [one] one move
   *[other] { $moves } moves
} taken back.
# $why (never, unknown)
lost-where = { $why ->
    [never] This deal could never be won.
   *[unknown] Where it was lost, we do not know.
}
# Small, below the deal number. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] can be won
    [lost] cannot be won
    [thinking] thinking …
   *[undecided] not decided
}

## Deal numbers

deal-number = Deal number
deal-number-prompt = Which deal would you like?
deal-number-help = A number of up to 20 digits. The same number always gives the same cards.
deal-number-cards = Type or paste cards
deal-number-play = Deal it
deal-number-empty = Type a number first.
deal-number-not-a-number = That is not a number. Use the digits 0 to 9 only; ms in front of them means Microsoft’s numbering.
deal-number-zero = The deals begin with 1.
deal-number-too-long = That number is too long: 20 digits are the most.
deal-number-too-large = Microsoft’s numbering ends at 8589934591.
deal-number-cards-missing = Some of its cards are missing: the link is damaged.

## Why a move is refused

refused-no-such-pile = This game has no such pile.
refused-too-far = That card lies too far away.
refused-not-beaten = No open card of its suit is higher.
refused-no-gap = There is no gap to close.
refused-empty-pile = There is no card to take.
refused-face-down = That card lies face down.
refused-too-few-cards = There are not that many cards there.
refused-gives-nothing = No card leaves this pile.
refused-not-yet = This pile may not be used yet.
refused-only-the-top-card = Only the top card may be taken.
refused-not-a-run = These cards are not in order, so they do not move together.
refused-not-this-part = This part of the run may not be moved.
refused-too-few-free-places = There are too few free places to move so many cards.
refused-same-pile = The card lies there already.
refused-takes-nothing = No card may be laid on this pile.
refused-not-from-there = This pile takes no card from there.
refused-one-card-at-a-time = This pile takes one card at a time.
refused-only-a-complete-run = Only a complete run of thirteen goes there.
refused-pile-is-full = No more cards fit there.
refused-not-on-an-empty-place = This card may not begin an empty place.
refused-does-not-fit = This card does not fit there.
refused-base-not-chosen = First choose the card that the foundations begin with.
refused-stock-is-empty = The stock is empty and may not be turned again.
refused-empty-column = Fill the empty columns first; then the stock deals again.
refused-waste-not-empty = Play the waste card first; then the stock turns the next one.
refused-covered = Other cards lie on this one.
refused-no-pair = These two cards do not go together.
refused-leaves-alone = This card leaves the table by itself: take it off.
refused-not-ready = The cards are not dealt yet.
refused-readonly = This table is only for looking.
refused-cancelled = This move was not allowed here.
refused-nowhere = No place takes this card now.
refused-on-purpose = A mere tap takes no card off a finished run: drag it, if you really mean it.

## Troubles

# $game (what was asked for)
error-unknown-game = There is no game called “{ $game }”.
# $deal (what was asked for)
error-bad-deal = “{ $deal }” is not a deal number.
# $problem (where and what, in English, as the check says it)
error-bad-rules = These rules cannot be played: { $problem }.
# Behind such a fault, where a deal lies on the table
last-deal-stays = The last deal stays.
error-bad-record = This record does not fit the rules of the game, so it was set aside. You can save it as a file.
table-failed = The table could not be shown.

## Keeping

# $deal (number, as text). A button beside "deal 42. Good luck!", for whoever did not mean to leave the last one.
back-to-deal = Back to deal { $deal }
not-kept-blocked = The browser lets nothing be stored here, so this deal is not kept.
not-kept-full = No space is left on this device, so this deal is not kept.
not-kept-torn = The stored deals do not answer, so this deal is not kept.
played-elsewhere = This deal is open in another tab, so it is not kept here.
play-here = Play here

## Playing by keys

# Letters that command while the focus is on the cards: deal from the stock, to the foundation, undo, redo, new deal,
# hint, finish; then what is heard: the whole table, this pile, where to, the last move, all moves. None but `finish`
# may begin a rank in typed-ranks.
key-letters = d f u r n h a b c w l m
# Said when cards are taken up by a key. $piles (names of piles, as a list)
goes-to = Goes to { $piles }.
no-such-card = No such card lies open.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to do again.
keys-title = Keys
