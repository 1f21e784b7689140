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
record-counts = A deal counts when you win it, or when you have made a move in it and deal another one. Whoever comes back to it and wins has won it. A win stays a win, whatever you undo afterwards; and one that only has to be cleared is a win, too. A deal whose solution was shown to you counts as played, not as won. Typical means that half of your wins took less, and half took more.
# Beside what counts. $n (number of deals)
record-kept = Of the deals that you have begun and left, the { $n } played last wait for you to go on with them. Of older ones only the result is kept; their numbers deal them anew.
# $name (what the address names)
record-unknown = There is no game called “{ $name }”. This is your record of all games.

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
    [shown] Solution shown
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
# A win as a replay. $deal, $name as above
record-watch-told = Watch the replay: deal { $deal } of { $name }
record-more = Show more
record-everything = Months, all deals, all games
record-all-games = All games

## The deal of the day

record-daily = The deal of the day
# $name (proper name of a game), $checked (yes: this deal has been won by the solver; no)
record-daily-told = Today everybody who plays { $name } gets the same cards. { $checked ->
    [yes] This deal can be won: that was checked beforehand.
   *[no] Nobody has checked whether this deal can be won.
}
# $n (days in a row on which the deal of the day was won)
record-daily-streak = { $n ->
    [one] Won on { $n } day.
   *[other] Won on { $n } days in a row.
}
# As record-daily-streak, of the past
record-daily-longest = Longest row: { $n ->
    [one] { $n } day
   *[other] { $n } days
}.
# Two buttons under the calendar
record-daily-earlier = Month before
record-daily-later = Month after
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
# Beside the table where the way to a win was shown
record-shown = The solution was shown to you: this counts as played, not as won. Take back what was shown, and the win can still be yours.

## Handing on

share = Share
share-this-deal = Share this deal
# $what (challenge, replay, position, way, deal)
share-heading = { $what ->
    [challenge] A challenge
    [replay] Your game as a replay
    [position] This position
    [way] A way to win
   *[deal] This deal
}
# $what as above, $moves (made so far), $time (minutes and seconds, as text)
share-told = { $what ->
    [challenge] The same cards, with your time and your moves to beat: { $time }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. How you played stays your secret.
    [replay] Whoever opens the link sees how you won, move by move.
    [position] The cards as they lie now, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. Nobody else’s game changes your own.
    [way] A replay from the first card to a win, if one can be found from here.
   *[deal] The same cards from the start, for whoever opens the link.
}
# What a message says beside the link. $what, $moves, $time as above; $name (proper name of the game), $deal (its number)
share-text = { $what ->
    [challenge] I won deal { $deal } of { $name } in { $time }, with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. Can you do better?
    [replay] This is how I won deal { $deal } of { $name }.
    [position] What would you play here? Deal { $deal } of { $name }.
    [way] A way to win deal { $deal } of { $name }.
   *[deal] Try this: deal { $deal } of { $name }.
}
share-send = Share …
share-copy = Copy link
share-copied = Copied.
# The browser lets nothing be copied: the link stands in a field below
share-by-hand = Copy it from here:
share-look = Look for one
share-looking = Looking …
share-no-way = No way to a win was found from here.
# After a win
share-same-deal = Same deal again

## What an address has brought

# $moves (made in it), $deal (its number)
shared-position = Somebody shares a position with you: deal { $deal } after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. It does not count in your record, and your own deals are as you left them.
# A button: leaves what was shared, and plays that deal from the start
shared-own = Play it myself
# $fault (damaged, newer, not-allowed), $move (number of the move that is at fault)
shared-fault = { $fault ->
    [newer] The moves in this link were written by a newer version of Baize. Here is the deal without them.
    [not-allowed] The moves in this link do not follow the rules of the game: number { $move } is not allowed. Here is the deal without them.
   *[damaged] This link is damaged: a part of its moves is missing or was changed. Here is the deal without them.
}
# $moves (in all), $time (as text; none where it is not known)
replay-playing = You are watching how this deal was won, with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}.
# $moves (shown so far), $all (moves in all)
replay-stopped = Stopped at move { $moves } of { $all }.
replay-left = You have taken over, so the replay has stopped. Nothing that is played here is kept.
replay-on = Go on
replay-title = That was it!
# As replay-playing
replay-done = Won with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}. Every move followed the rules.
replay-again = Watch again
# $time (as text), $moves
challenge = Somebody has won this deal in { $time } with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Can you do better?
challenge-fault = The link tells of a result that cannot be read. The deal is the right one.
# As challenge. $standing: the win just made is better, faster with more moves (time), slower with fewer (moves), even, or not
challenge-answered = The challenge was { $time } with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. { $standing ->
    [better] You have beaten it!
    [time] You were faster, but needed more moves.
    [moves] You needed fewer moves, but more time.
    [even] You have equalled it exactly!
   *[not] It still stands.
}

## Backup

backup-title = Backup
backup-told = Everything that Baize keeps on this device, in one file: your record, the deals you have begun, your settings. Bring it in on another device and the two are put together. Nothing is lost there, and whatever you have set there stays as it is.
backup-save = Save a file
backup-bring = Bring in a file
backup-link = Make a link
# $file (its name)
backup-saved = { $file } has been handed to your browser; you will find it with your downloads.
backup-link-told = Open this link on your other device. Whoever has it can read your record.
backup-link-too-long = It is too much for a link. Save a file and send that to your other device.
# $results (deals won or left), $deals (deals in progress)
backup-offered = This link brings a backup: { $results ->
    [one] { $results } result
   *[other] { $results } results
} and { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in progress. Shall it be put together with what is kept here?
backup-take = Yes, bring it in
backup-leave = Leave it
# $results, $deals as above: what was not here
backup-taken = Done. New here: { $results ->
    [one] { $results } result
   *[other] { $results } results
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in progress. All that was here is still here.
backup-taken-nothing = All of it was here already.
backup-not-stored = This browser keeps nothing for Baize at the moment, so nothing can be brought in.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] There is nothing in it.
    [too-large] It is far too large for a backup.
    [not-whole] This backup is damaged: a part of it is missing.
    [newer] This backup comes from a newer version of Baize. It is all right: bring it in again once this device has the new version, too.
    [unknown-game] This backup tells of a game that Baize does not have here: “{ $where }”.
    [wrong-part] Something in this backup cannot be right. Look here: { $where }.
   *[not-a-backup] This is not a backup from Baize.
} Nothing has been changed.
