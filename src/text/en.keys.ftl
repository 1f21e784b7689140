## The keys, and what is heard of the table by keys

# What a key is called. $key (its name as browsers have it, or the sign on it)
key-name = { $key ->
    [ArrowLeft] Left
    [ArrowRight] Right
    [ArrowUp] Up
    [ArrowDown] Down
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Space] Space
    [Enter] Enter
    [Escape] Esc
    [Insert] Insert
    [Delete] Delete
    [Backspace] Backspace
   *[other] { $key }
}
# What a key does. $deed (one of the deeds of the table)
key-does = { $deed ->
    [left] to the pile on the left
    [right] to the pile on the right
    [up] up a card, and on to the row above
    [down] down a card, and on to the row below
    [first] to the first pile of the row
    [last] to the last pile of the row
    [above] to the row above
    [below] to the row below
    [press] take cards up, put them down, turn the stock
    [back] put back what is in your hand
    [deal] deal from the stock
    [home] to a foundation
    [undo] undo
    [redo] redo
    [fresh] new deal
    [hint] hint
    [finish] finish the game, when all is open
    [board] hear the whole table
    [column] hear this pile
    [where] hear where this card can go
    [moved] hear the last move again
    [moves] hear all that can move
    [help] this list
   *[text] text board: read the table, and type moves
}
# The key of one column. $n (its number)
key-column = put what is in your hand on column { $n }
# Behind the keys of all columns
key-columns = put what is in your hand on a column
# The keys that find a card, as an example, and what they do
keys-find = Q S, 1 0 H
keys-find-does = find the queen of spades, the 10 of hearts; again for the next one
key-control = Ctrl
keys-and-readers = The keys work while the focus is on the cards. With a screen reader, switch to focus mode first; cards can also be pressed like buttons.
# In the settings, over the list of keys
keys-choose = Choose a line, then press the key that you would like for it.
# In place of a key that is being chosen
keys-press = Press a key …
# $key (a key), $does (what it does already)
keys-taken = { $key } is taken already: { $does }.
# $key (a key)
keys-finds = { $key } begins the name of a card.
keys-not-this = The table has no use for that key.
# Said when a key was given. $key (the key), $does (what it does now)
keys-given = { $key }: { $does }.
# In place of a key where nothing is left of it
keys-none = no key
keys-usual = Back to the usual keys

# A card that can move. $card (its name), $more (cards lying on it that move with it), $piles (names of piles, as a list)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}with { $more } card
   *[other] {" "}with { $more } cards
} to { $piles }.
can-turn = The stock can be turned.
