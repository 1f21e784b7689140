## The player's record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Nothing counted yet
   *[other] { $played } played, { $won } won{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } in a row
    }
}
# $name (proper name of a game)
record-of = Your record in { $name }
record-private = It stays on this device, and no account is needed.
record-lost = This browser keeps nothing for Baize at the moment: what you play now is gone when you leave.
record-empty = There is nothing here yet. Play a deal: it stands here once it is won, or once you have made a move and gone on to another.
record-counts-title = What counts
record-counts = A deal counts when you win it, or when you have made a move in it and deal another one. Whoever comes back to it and wins has won it. A win stays a win, whatever you undo afterwards; and one that only has to be cleared is a win, too. Typical means that half of your wins took less, and half took more.

## Figures

record-played = Played
record-won = Won
record-rate = Win rate
# The win rate to be expected. $lower, $upper (such as 46%)
record-interval = Win rate in the long run: probably between { $lower } and { $upper }.
record-streak = Wins in a row
record-longest = Longest row
record-best-time = Best time
record-usual-time = Typical time
record-best-moves = Fewest moves
record-usual-moves = Typical moves
record-alone = Won without help
record-with-undo = Won with undo
record-with-hint = Won with hints

## Tables

record-games = Game by game
record-game = Game
# A game whose rules came from elsewhere
record-own-rules = Rules of your own
record-months = The last twelve months
# $month (a month and its year), $played, $won (numbers of deals)
record-month-told = { $month }: { $played } played, { $won } won
record-all-months = All months in figures
record-month = Month
record-history = Your last deals
record-all-history = Your deals
record-deal = Deal
record-result = Result
record-outcome = { $outcome ->
    [won] Won
   *[abandoned] Not finished
}
record-helped-by = { $help ->
    [both] Undo, hints
    [hint] Hints
   *[undo] Undo
}
record-again = Play again
# For those who only hear it; begins with record-again. $deal (its number), $name (proper name of its game)
record-again-told = Play again: deal { $deal } of { $name }
record-more = Show more
record-everything = Months, all deals, all games
record-all-games = All games

## The deal of the day

record-daily = The deal of the day
# $name (proper name of a game)
record-daily-told = Today everybody who plays { $name } gets the same cards. Nobody has checked whether this deal can be won.
# $n (days in a row on which the deal of the day was won)
record-daily-streak = { $n ->
    [one] Won on { $n } day.
   *[other] Won on { $n } days in a row.
}
record-daily-play = Play today’s deal
# $day (a day and its month)
record-daily-day = { $day }: { $state ->
    [won] won
    [left] left
   *[open] not played
}

## Reset

record-reset = Reset everything
# $name (proper name of a game)
record-reset-game = Reset { $name }
record-was-reset = Done: from here on it counts anew. Deals that you have begun are still there.
record-put-back = Put it back

## A win that is the best so far

# $n (wins in a row)
record-new-streak = { $n } wins in a row: your longest row yet.
record-new-time = Your best time so far.
record-new-moves = Your fewest moves so far.
