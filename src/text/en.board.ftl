## The text board

typed-move = Your move
# Words that may stand between two cards or piles, small letters, a blank between them; none of them may name a card or a pile
typed-fillers = to on onto the
text-board-play = Play
text-board-short = Short form
# $id (letter and number of a pile, as it is typed: t3), $pile (its name, how many cards, how many face down), $cards (their names, the last one on top)
text-board-pile = { $id }, { $pile }: { $cards }
# As text-board-pile, where nothing lies open
text-board-bare = { $id }, { $pile }
# $one, $other (cards as they are typed: 7h, 8s)
text-board-help = Type a move by cards or piles: “{ $one } { $other }” puts one card on the other, “{ $one } t3” puts it on column 3, “{ $one } f” on a foundation; “t1 t3 x2” moves two cards, “s” turns the stock. A card alone is answered with the places that it goes to. These words work, too: { $commands }.
# $moves (the ways to write it, as a list)
typed-which = There is more than one such move: { $moves }. Which one?
# $typed (what was typed)
typed-unknown = “{ $typed }” is no move. Look below for what can be typed.
# Said to “finish” before all that is left to do is to bring the cards home
text-board-not-yet = There is still something to think about, so the game does not finish by itself.
