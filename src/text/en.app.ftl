## The shell

app-name = Baize
app-description = Patience (solitaire) for everybody: free, offline, without ads or accounts.
skip-to-table = Go to the table
nav-home = All games
nav-settings = Settings
nav-statistics = Results
nav-about = About
back = Back

## Home

home-title = Which game would you like?
home-continue = Continue
# $name (proper name), $deal (number, as text)
home-continue-deal = { $name }, deal { $deal }
home-daily = The deal of the day
home-all-games = All games
# $n (number of games)
home-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
home-search = Find a game
# $query (what was typed)
home-search-nothing = No game matches “{ $query }”.
home-filter-packs = { $packs ->
    [one] One pack
   *[other] { SPELL($packs) } packs
}
home-filter-all = All
home-favourites = Favourites
favourite-add = Add to favourites
favourite-remove = Remove from favourites
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
   *[other] Other games
}

## A game's page

play = Play
rules = Rules
# $name (proper name of the game that this is a variant of)
variant-of = A variant of { $name }.
variants = Variants
not-found-title = There is nothing here
not-found = This page does not exist. Perhaps the address was mistyped; here are all the games.
# $name (of another language, in that language)
other-language = This page in { $name }
copy-link = Copy the link to this deal
link-copied = The link is copied. Whoever opens it gets the same cards.
fair-deals-title = Where the cards come from
fair-deals = A new deal is a number that your browser draws by chance, from 32000 to 9999999999, and that number alone decides the order of the cards. Nobody picks deals that are easy or hard, and nothing depends on how you have played. The same number gives the same cards here, in PySolFC, and for every friend whom you send the link.

## Being offline, being new

offline = You are offline. Everything works all the same.
offline-ready = All the games are stored on this device now and work without the internet.
update-available = There is a new version. Your deals stay as they are.
update-now = Use it now
update-later = At the next deal
install = Install
install-explained = Put Baize on your home screen: it then opens like any other app, and works without the internet.

## Keeping your deals

saved = Saved
storage-keep-title = Shall this device keep your deals?
storage-keep = You have begun a second game. If you allow it, the browser keeps your deals and results even when space gets scarce. Nothing leaves this device.
storage-keep-yes = Yes, keep them
storage-keep-no = Not now
storage-full = There is no space left on this device, so this deal is not being saved. You can play on, and save your deals to a file.
storage-blocked = The browser does not let Baize save anything here. You can play, but when you close this page, the deal is gone.
storage-broken = Something in the saved deals could not be read. You can play on. What could be read is still here, and you can save it to a file.
other-tab = This deal is being played in another tab. You can go on here; the other tab will then stand aside.
other-tab-continue = Go on here
other-tab-newer = This deal has been played further in another tab. Nothing is overwritten.
record-set-aside = A saved deal of { $name } no longer fits the rules, so it was set aside. It is not lost: you can save it to a file.
record-save = Save it to a file
backup-save = Save everything to a file
backup-load = Load from a file
# $n (number of deals)
backup-loaded = { $n ->
    [0] There was no deal in that file.
    [one] { $n } deal was loaded.
   *[other] { $n } deals were loaded.
}
backup-bad = That file does not hold deals of Baize. Nothing was changed.

## Results

statistics-title = Your results
statistics-none = You have not finished a deal yet.
# $played, $won (numbers)
statistics-won = { $played ->
    [one] { $won } won of { $played } deal played
   *[other] { $won } won of { $played } deals played
}
statistics-delete = Delete all results
statistics-delete-sure = This deletes your results on this device, for good. Your open deals stay.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-value = { $value ->
    [auto] As on the device
    [light] Light
   *[dark] Dark
}
settings-table = Table
settings-table-value = { $value ->
    [felt] Felt
   *[plain] Plain
}
settings-suits = Colours of the suits
settings-suits-value = { $value ->
    [two] Two colours
    [four] Four colours
   *[safe] Four colours, easy to tell apart for everybody
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
settings-left-handed = Left-handed
settings-reset = Back to the defaults

## About

about-title = About Baize
about = Baize is patience for everybody: free, without advertising, accounts or tracking. The cards, the rules and the solver are open source.
about-privacy = What you play stays on your device. Baize sends nothing anywhere.
licence = Licence

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: play solitaire online, free, without registration
# $name (proper name of the game), $app (our own name)
game-page-title = { $name } Solitaire: play online, free, without registration · { $app }
not-found-page-title = Nothing here · { $app }
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = The address asks for deal “{ $deal }”. { $fault } So here is another deal.
