## De tafel als tekst

typed-move = Jouw zet
# Woorden die tussen twee kaarten of stapels mogen staan, kleine letters, met een spatie ertussen; geen ervan noemt een kaart of een stapel
typed-fillers = op naar in bij de het
text-board-play = Spelen
text-board-short = Korte vorm
# $id (letter en nummer van een stapel, zoals je ze typt: t3), $pile (zijn naam, hoeveel kaarten, hoeveel gesloten), $cards (hun namen, de laatste ligt bovenop)
text-board-pile = { $id }, { $pile }: { $cards }
# Als text-board-pile, waar niets open ligt
text-board-bare = { $id }, { $pile }
# $one, $other (kaarten zoals je ze typt: 7h, 8s)
text-board-help = Typ een zet met kaarten of stapels: “{ $one } { $other }” legt de ene kaart op de andere, “{ $one } t3” legt hem op kolom 3, “{ $one } f” op een fundering; “t1 t3 x2” verplaatst twee kaarten, “s” draait de stok. Op een kaart alleen krijg je te horen waar die heen mag. Ook deze woorden werken: { $commands }. B, V, H gelden net als J, Q, K.
# $moves (hoe je ze schrijft, als opsomming)
typed-which = Zo’n zet kan op meer dan één manier: { $moves }. Welke bedoel je?
# $typed (wat er getypt werd)
typed-unknown = “{ $typed }” is geen zet. Typ “?” om te horen wat je kunt typen.
# Gezegd op “afmaken” zolang er meer te doen is dan de kaarten naar huis te brengen
text-board-not-yet = Er valt nog iets te bedenken, dus vanzelf loopt het potje nog niet af.

## A deal by its cards

cards-prompt = De kaarten van het spel
cards-help = Een regel per kolom, de onderste kaart eerst, zoals oplosprogramma’s ze schrijven: 2H is harten twee, TD of 10D ruiten tien.
cards-empty = Er zijn nog geen kaarten.
# $word (what was typed)
cards-unreadable = ‘{ $word }’ is geen kaart. Een kaart schrijf je met rang en kleur in het Engels, zoals AS, 10H of QD.
cards-other = Dit zijn niet de kaarten waarmee dit spel wordt gespeeld.
# $cards (names of cards), $more (how many others)
cards-missing = Er ontbreekt: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Te vaak aanwezig: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = Het zijn de juiste kaarten, maar zo deelt dit spel ze nooit.
