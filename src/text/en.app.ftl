## The shell

app-name = Baize
app-description = Patience (solitaire) for everybody: free, offline, without ads or accounts.
nav-home = All games
nav-settings = Settings
nav-record = Your record
nav-close = Close

## Home

home-continue = Continue
home-favourites = Favourites
home-played = Played last
favourite = Favourite
# $name (name of a game), on a button that makes it a favourite, or no longer
favourite-game = Favourite: { $name }
# $deal (its number), $moves (how many were made in it)
home-deal = Deal { $deal }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $n (number of games)
home-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# name of a row of links to the best known games
home-ways = Short ways
home-daily = Deal of the day
home-random = Any game
home-search = Find a game
home-filters = Filters
# $query (what was typed)
home-search-nothing = No game matches “{ $query }”.
# $guess (name of a game, near what was typed in vain), on a button that looks for it
home-search-guess = Did you mean “{ $guess }”?
home-search-all = Show all games
# $family: groups of games as players know them
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Fans
    [bakers-dozen] Baker’s Dozen
    [beleaguered-castle] Beleaguered Castle
    [raglan] Raglan
    [terrace] Terrace
    [numerica] Numerica
    [calculation] Calculation
    [tabby-cat] Tabbycat
    [golf] Golf
    [pyramid] Pyramid
    [montana] Montana
    [singles] One of a kind
   *[other] Other games
}

# $n (number of games of the family) at a button that shows those of them which are not shown
family-all = All { $n } games

## A game's page

rules = Rules
# $name (proper name of the game that this is a variant of)
variant-of = A variant of { $name }.
variants = Variants
# What stands in brackets behind the proper name of a game and tells a variant from it: “Spider (1 Suit)”
name-draw-1 = Draw 1
name-draw-3 = Draw 3
name-1-suit = 1 Suit
name-2-suits = 2 Suits
name-3-decks = 3 Decks
name-traditional = Traditional
name-king-to-ace = king to ace
name-whole-tail = whole tail
name-nothing-on-kings = nothing on kings
not-found-title = There is nothing here
not-found = This page does not exist. Perhaps the address was mistyped; here are all the games.
# $name (of another language, in that language)
other-language = This page in { $name }
fair-deals-title = Where the cards come from
fair-deals = A new deal is a number that your browser draws by chance, from 32000 to 9999999999, and that number alone decides the order of the cards. Nobody picks deals that are easy or hard, and nothing depends on how you have played. The same number gives the same cards here, in PySolFC, and for every friend whom you send the link.

## Being offline, being new

offline-ready = All the games are stored on this device now and work without the internet.
# Said where a part of a page cannot be fetched, and the button that tries again
unfetched = A part of this page is still missing: it takes the internet the first time.
unfetched-again = Try again
# On a page that is shown in another language than its address says. $name (of that language, as its speakers call it)
language-missing = { $name } is not stored on this device yet, and there is no network now. Come back once with the internet, and it stays.
update-available = There is a new version. Your deals stay as they are.
update-now = Use it now
update-later = At the next deal
install = Install
install-explained = Put Baize on your home screen: it then opens like any other app, and works without the internet.
install-title = Baize on your device
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Tap the share button at the edge of the screen.
install-step-add = Choose “Add to Home Screen”, and then “Add”.
install-step-open = From now on, open Baize from the home screen.

## Keeping your deals

storage-keep = Shall the browser keep your deals and results even when space gets scarce? Nothing leaves this device.
storage-keep-yes = Yes, keep them
storage-keep-no = Not now

## Settings

settings-title = Settings
settings-search = Find a setting
settings-none = No setting is called that.
settings-language = Language
settings-theme = Colours
settings-theme-value = { $value ->
    [auto] As on the device
    [light] Light
   *[dark] Dark
}
settings-table = Table
settings-table-value = { $value ->
    [felt] Green felt
    [blue] Blue felt
    [wine] Red felt
   *[plain] Plain
}
settings-suits = Suits
settings-suits-value = { $value ->
    [two] In two colours
    [four] In four colours
   *[safe] In four colours that everybody can tell apart
}
settings-index = Signs in the corners
settings-index-value = { $value ->
    [normal] Normal
   *[big] Big (small cards have them anyway)
}
settings-back = Backs of the cards
settings-back-value = { $value ->
    [crescent] Crescent
    [waves] Waves
    [rays] Rays
    [stars] Stars
   *[weave] Weave
}
settings-auto = Automatic moves
settings-auto-value = { $value ->
    [off] Off
    [safe] Only cards that you can no longer need
   *[all] Every card that fits a foundation
}
settings-tap = A tap on a card
settings-tap-value = { $value ->
    [best] plays it to the best place
   *[select] picks it up
}
settings-hints = Hints
settings-hints-value = { $value ->
    [fair] know what you have seen
   *[all-seeing] know every card
}
settings-truth = Say whether the deal can be won
settings-truth-value = { $value ->
    [auto] Where no card is hidden
    [on] Always
   *[off] Never
}
settings-switches = At the table
settings-left = For the left hand: stock and buttons change sides
settings-sideways = Columns lie on their side: their cards go from left to right
settings-light = Beginner’s light: what can move has a bright edge, and a tap shows where it may go
settings-clock = Show the time played
settings-confirm = Ask before a deal that you have begun gives way to another
settings-peek = A long press, the right button or Shift shows a card that lies under others
settings-celebration = The cards dance after a win
settings-sound = Sounds
settings-haptics = The phone buzzes when a card lies down
settings-backup = Backup and another device
settings-reset = Back to the defaults
settings-not-stored = This browser does not let Baize remember your choices. They hold until you leave this page.

## The first minutes

# Said once, to whoever plays for the first time, with two buttons: a tap is to show the places that a card may go to, or nothing is to be lit
# $by (mouse, finger: what the player plays with)
light-first = { $by ->
    [mouse] Cards with a bright edge can move: click one, or drag it.
   *[finger] Cards with a bright edge can move: tap one, or drag it.
}
light-show = Show where first
light-out = No bright edges
# After a few moves, once
light-gone = The bright edges are off now. In the settings, under “{ settings-switches }”, you can switch them on again.

# Explanations, each given once, when it is first needed
# $by (mouse, finger: what the player plays with)
lesson-again = { $by ->
    [mouse] That card had more than one place to go. Click it again at once, and it goes to the next one.
   *[finger] That card had more than one place to go. Tap it again at once, and it goes to the next one.
}
lesson-double = { $by ->
    [mouse] Double-click a card, and it goes to a foundation.
   *[finger] Tap a card twice, quickly, and it goes to a foundation.
}
lesson-stock = { $by ->
    [mouse] Click the stock to bring new cards into play.
   *[finger] Tap the stock to bring new cards into play.
}
lesson-peek = { $by ->
    [mouse] Hold the right mouse button down on a card that lies under others, and you see it whole. Shift and the left button do the same.
   *[finger] Rest a finger on a card that lies under others, and you see it whole.
}
lesson-undo = Undo takes a move back, and as many before it as you like. It costs nothing.
lesson-loupe = The cards lie close together here. Rest a finger on them, slide to the one that you mean, and let go.

## About

about-title = About Baize
about = Baize is patience for everybody: free, without advertising, accounts or tracking. The cards, the rules and the solver are open source.
about-privacy = What you play stays on your device. Baize sends nothing anywhere.
licence = Licence
all-rules = The rules of all games
all-rules-lead = Every game explained pile by pile, with examples: choose the one that you want to read about.
# $topic: a short page about the site
about-topic = { $topic ->
    [fair-deals] How the cards are dealt
    [winnable] What “can be won” means
    [privacy] What stays with you
   *[accessibility] Playing without hurdles
}

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: play solitaire online, free, without registration
# $name (proper name of the game), $app (our own name)
game-page-title = { $name } Solitaire: play online, free, without registration · { $app }
not-found-page-title = Nothing here · { $app }
record-page-title = Your record · { $app }
# $topic (title of a short page), $app (our own name)
about-page-title = { $topic } · { $app }
record-description = How you have played: every deal, your wins, rows and best times, game by game. It stays on your device.
record-unscripted = Your record lies in this browser alone. For it to be shown, the browser has to be allowed to run JavaScript.
missing-unscripted = This page does not exist. Perhaps the address was mistyped. All games are found from the start page.
embed-unscripted = To play patience here, the browser has to be allowed to run JavaScript.
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = The address asks for deal “{ $deal }”. { $fault } So here is another deal.
# Asked where the player wants it (settings-confirm), with the two buttons below
leave-ask = You have begun this deal. Shall it give way to another? You can come back to it.
leave-yes = Deal another
leave-no = Play on
