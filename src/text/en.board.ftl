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
typed-unknown = “{ $typed }” is no move. Type “?” to hear what can be typed.
# Said to “finish” before all that is left to do is to bring the cards home
text-board-not-yet = There is still something to think about, so the game does not finish by itself.

## A deal by its cards

cards-prompt = The cards of the deal
cards-help = A line for each column, its lowest card first, as solvers print them: 2H is the two of hearts, TD or 10D the ten of diamonds.
cards-empty = There are no cards yet.
# $word (what was typed)
cards-unreadable = “{ $word }” is no card. A card is a rank and a suit, such as AS, 10H or QD.
cards-other = These are not the cards that this game is played with.
# $cards (names of cards), $more (how many others)
cards-missing = Missing: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Too often there: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = The cards are the right ones, but this game never deals them like that.
