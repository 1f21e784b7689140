## Playing by keys

# Letters that command while the focus is on the cards: deal from the stock, to the foundation, undo, redo, new deal,
# hint, finish. None but the last may begin a rank in typed-ranks.
key-letters = d f u r n h a
# Said when cards are taken up by a key. $piles (names of piles, as a list)
goes-to = Goes to { $piles }.
no-such-card = No such card lies open.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to do again.
keys-title = Keys
# One line for each: keys, a stroke, what they do. $deal, $home, $undo, $redo, $fresh, $hint, $finish (letters of key-letters)
key-list =
    Left, Right | to the next pile
    Up, Down | from card to card, and on to the next row
    Home, End | to the first or last pile of the row
    Page Up, Page Down | to the row above or below
    Space, Enter | take cards up, put them down, turn the stock
    Esc | put back what is in your hand
    1 … 9, 0, -, = | put what is in your hand on column 1 to 12
    { $deal } | deal from the stock
    { $home } | to a foundation
    { $undo }, Ctrl+Z | undo
    { $redo }, Ctrl+Y | redo
    { $fresh } | new deal
    { $hint } | hint
    { $finish } | finish the game, when all is open
    Q S, 1 0 H | find the queen of spades, the 10 of hearts; again for the next one
    ? | this list
keys-and-readers = The keys work while the focus is on the cards. With a screen reader, switch to focus mode first; cards can also be pressed like buttons.
