## The menu and its sheets

# A game whose rules came with the page, where sentences name it
own-game = this game
menu-rules = Rules
menu-text = Text board
menu-print = Print
menu-sure = Deal one that can be won
sure-looking = Looking for a deal that can be won …
sure-none = No deal was found in time that can surely be won.
menu-moves = Moves so far
moves-begin = The beginning
moves-help = Choose one to go back to it, or forward. Cards that went by themselves count, too.
moves-none = None yet.
menu-pause = Pause the clock
paused = Paused
paused-help = The clock stands still until you go on.
go-on = Go on
# $time (minutes and seconds, as text)
time-played = Time played: { $time }
# $left (how often the stock may still be turned over)
redeals-left = { $left ->
    [0] no redeal left
    [one] { $left } redeal left
   *[other] { $left } redeals left
}
