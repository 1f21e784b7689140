## What a game's page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = { $name } Solitaire
page-promise = Play { $name } online: free, no registration, no advertising.
page-relatives = You may also like
# $name (proper name of the game that the others are to be like)
page-like-this = More games like { $name }
page-request = If something on this page or at the table seems odd to you, or if you have an idea what would make { $name } nicer to play, please tell me.
page-wish = And now: enjoy your game, and may the right card lie on top!
# What kind of game it is, in one line. $packs (number), $length (short, medium, long), $skill (luck-alone to skill-alone)
page-facts = { $packs ->
    [one] One pack
    [2] Two packs
    [3] Three packs
    [4] Four packs
   *[other] { $packs } packs
} · { $length ->
    [short] a short game
    [medium] a game of medium length
   *[long] a long game
} · { $skill ->
    [luck-alone] luck alone decides
    [mostly-luck] more luck than skill
    [balanced] luck and skill in balance
    [mostly-skill] more skill than luck
   *[skill-alone] skill alone decides
}
# $inventor (name, or names after commas)
page-inventor = Thought up by { $inventor }.
# $won, $lost and $open add up to $deals; $lower and $upper are whole percentages
page-winnable = Can it be won? With all cards known, { $won } of the first { $deals } deals can be, { $lost ->
    [0] none is known to be lost
   *[other] { $lost } cannot
}, and { $open } stayed open after { $seconds } seconds of searching each. So of all deals, between { $lower }% and { $upper }% can be won, as far as a sample tells. That is not your own chance: nobody plays knowing every card.
# $names (links to the variants of the game, put together as a list)
page-variants = Variants: { $names }.
# $names (other names of the game, put together as a list)
page-aliases = Also known as { $names }.

## The page with a game's rules

# $name (proper name of the game), $app (our own name)
page-rules-title = { $name } Solitaire: the rules and how to play · { $app }
# $pitch (what is special about the game, in a line)
page-rules-description = How { $name } Solitaire is played, explained pile by pile. { $pitch }
page-play = Play { $name }
page-layout = The table of { $name } in small
page-rules-alone = These rules on a page of their own
page-how-to = Straight to how it is played
page-examples = The moves by example
page-examples-lead = Moves out of real deals, one of each kind: where the card comes from, and what becomes of it. What comes up only late in a game may be missing.
page-examples-try = “Show me” lays it out on a small table and plays it. Go on from there, if you like.
page-example-show = Show me
page-unscripted = To play { $name } here, the browser has to be allowed to run JavaScript. The rules can be read without it.

## Telling of something odd

page-odd = Something odd? An idea?
page-report-write = Write to me
page-report-lines = Please put these lines into what you write:
page-report-nobody = Whoever put this site up has left no address here. Copy these lines, and give them to the person you have the site from:
page-report-copy = Copy these lines
page-report-copied = Copied
# $name (proper name of the game), $app (our own name), $version (such as 0.1.0), $language (such as en)
page-report = It is about { $name }, in { $app } { $version } ({ $language }).
# $deal (its number)
page-report-deal = It is about deal { $deal } of { $name }, in { $app } { $version } ({ $language }).

## The first set

munger-pitch = Minerva’s tighter cousin: one pack, a reserve of seven cards, and a single pass through the stock. Make it count!
manx-pitch = Sort the pack into four runs of thirteen, with four columns that begin with one card each, a single cell, and one pass. Nearly all skill.
triple-minerva-pitch = Three packs, twelve columns four deep, and a reserve of fifteen cards: your lifeline when the table clogs. Long, and more skill than luck.
waning-moon-pitch = A cousin of Forty Thieves: two packs on thirteen columns of four, one card at a time, one pass. Hard, and mostly skill.
minerva-pitch = The columns of Athena beside an open reserve of eleven cards, and two passes through a short stock. One pack, luck and skill in balance.
double-minerva-pitch = Minerva with two packs: nine columns, a reserve of thirteen cards, two passes. More room, more to keep in mind.
athena-pitch = Klondike dealt like a checkerboard: seven columns of four, every other card hidden. One pack, three cards at a turn, as many passes as you like.
canfield-pitch = The gambler’s game: a reserve of thirteen, four thin columns, and foundations that begin wherever chance decides. One pack; luck has a good word to say in it.
spider-pitch = Two packs, ten columns, and eight runs from king to ace to be brought home in one piece. Mostly skill, and patience.
tabby-cat-pitch = Four columns, one pass, and a tail on which a whole run can rest. One pack, suits do not matter, nearly all skill.
klondike-pitch = The game that most people mean when they say solitaire. One pack, seven columns, one card at a turn, as many passes as you like.
forty-thieves-pitch = Two packs, ten open columns of four, in suit, one card at a time, one pass. A classic, and a hard one.
eclipse-pitch = The columns of Waning Moon, but runs in suit move together, and the stock falls on the table in four rows of thirteen. Two packs, mostly skill.
thirty-nine-steps-pitch = Waning Moon with columns of three: thirty-nine cards on the table, sixty-five in the stock, one pass. Two packs, mostly skill.

## Variants: what is different

klondike-draw-3-pitch = Klondike with three cards turned at a time: only the last of them can be played at once, and the order of the stock becomes a riddle of its own.
athena-draw-1-pitch = Athena with one card turned at a time, as PySolFC plays it: every card of the stock comes to the top.
munger-pysol-pitch = Munger as PySolFC plays it: you see only the top card of the reserve, and what lies on a foundation stays there.
minerva-pysol-pitch = Minerva as PySolFC plays it: you see only the top card of the reserve, and what lies on a foundation stays there.
spider-2-suits-pitch = Spider with clubs and hearts only: half as many suits to sort, and a fair chance to win.
spider-1-suit-pitch = Spider with clubs only: every run can move. The gentle way in.
manx-pysol-pitch = Manx by its inventor’s own rule, and PySolFC’s: only runs from king to ace go home, and nothing ever comes back.
tabby-cat-whole-tail-pitch = Tabbycat by its inventor’s own rule: what lies on the tail leaves it all at once or not at all.
golf-nothing-on-kings-pitch = Golf as most people know it: a king is a dead end until the stock gives you another card.

## More games

scorpion-pitch = Spider’s goal with Yukon’s freedom: any face-up card moves with all that lies on it, and three cards in the stock are your last resort.
gypsy-pitch = Two packs, eight columns in alternating colours, and a stock that deals a row at a time: Klondike’s big brother, generous and long.
freecell-pitch = All the cards are open, and four free cells are all the help you need: almost every deal can be won, so it is all up to you.
penguin-pitch = The first card, the beak, decides where the foundations begin. All cards open, seven cells, nearly all skill.
yukon-pitch = Klondike without a stock: all the cards are dealt, and any face-up card moves with everything that lies on it.
bakers-dozen-pitch = Thirteen open columns with the kings at the bottom, single cards, and no empty column is ever filled again. Easy to learn, nice to win.
bisley-pitch = Aces go up and kings come down until they meet, and the columns may be built both ways. All open, mostly skill.
beleaguered-castle-pitch = The aces stand in the middle, and eight open columns besiege them. Suits do not matter, single cards do. All skill.
fan-pitch = Seventeen little fans of three cards and one single card, built down in suit, and only kings may fill a gap. All open.
calculation-pitch = Four foundations that count by ones, twos, threes and fours, and four heaps to keep the rest. Suits do not matter; thinking ahead does.
sultan-pitch = The king of hearts sits in the middle, and around him his court grows up to queens. Six cells, three passes, mostly luck, and pretty when it comes out.
golf-pitch = Seven columns onto one pile, one rank up or down at a time. Quick, and good for a short break.
pyramid-pitch = Take open cards away in pairs that make thirteen, until the pyramid is gone. One pack, three passes, mostly luck.
spiderette-pitch = Spider on the table of Klondike: one pack, columns from one card to seven, and a stock that rains down in rows.
simple-simon-pitch = All 52 cards open in ten columns, and four whole suits to be put together on the table. No stock, no luck, no excuses.
eight-off-pitch = The grandfather of FreeCell: eight cells, four of them taken at the start, columns in suit, and kings only in the gaps. All open.
seahaven-towers-pitch = Ten open columns in suit, four cells of which two are taken, kings in the gaps: a cool, exact puzzle.
four-seasons-pitch = A cross of five cards, four corners to fill, and a pack to be got through in a single pass: quick, old and mostly luck.
aces-up-pitch = Four columns, and of two cards of a suit the lower one goes: a game for a coffee break, and usually over before the coffee.
eagle-wing-pitch = Eight cards spread like wings and a trunk of thirteen beneath them that only comes up when a wing breaks off.
easthaven-pitch = Klondike by rows: seven columns of three, and a stock that falls in five rows.
bakers-game-pitch = FreeCell’s parent: the same four cells, but columns in suit, which makes every move count double.
la-belle-lucie-pitch = Eighteen little fans, in suit, one card at a time; and when nothing moves any more, two fresh shuffles.
bristol-pitch = Eight fans of three, suits of no account, and a stock that deals onto three small piles: quick-witted and kind.
flower-garden-pitch = Six beds of six flowers and a bouquet of sixteen, all open: a lovely, demanding garden.
king-albert-pitch = Nine columns from one card to nine and seven spare cards beside them: all open, and hard to talk round.
fourteen-pitch = Twelve columns to be cleared in pairs that make fourteen: open cards, few choices, all of them important.
monte-carlo-pitch = Twenty-five cards in a square: pair off neighbours, let the rest close ranks, and hope for new ones.
montana-pitch = Four rows, four gaps, and every card has one place where it wants to go: half sliding puzzle, half patience.
chameleon-pitch = Canfield with only three columns, but suits that do not matter: cramped and forgiving at once.
dutchess-pitch = Four fans of three in reserve, a base that you choose yourself, and two passes: the democratic Canfield.
will-o-the-wisp-pitch = A lighter Spiderette: seven columns of three, every top card open, five rows to come.
limited-pitch = Forty Thieves spread over twelve columns of three: more places, fewer buried cards, and still one pass.
streets-and-alleys-pitch = Beleaguered Castle without its wall of aces: they too are somewhere in the eight columns. All open, all skill.
fortress-pitch = Ten open columns that may be built up and down, but only in suit: a fortress with few doors.
shamrocks-pitch = Eighteen fans that never hold more than three cards, built either way and in any suit: gentle, green, and not quite harmless.
numerica-pitch = Four foundations, four heaps, and one card at a time that has to go somewhere: perhaps the oldest patience of all.
auld-lang-syne-pitch = The aces lie ready, four cards come at a time, and you can only watch for what fits: the patience of patiences.
terrace-pitch = A terrace of eleven cards, a base of your own choosing, and foundations in red and black: one of the grand old games with two packs.
carpet-pitch = Four aces and a carpet of twenty cards between them: every card in sight may go home, and you fill the gaps from the waste.
three-peaks-pitch = Three peaks of cards, one pile, one rank up or down: fast, bright, and hard to stop at one game.
black-hole-pitch = Everything falls into the ace of spades, one rank up or down at a time: 51 cards, no stock, no escape.
nestor-pitch = Take away pairs of equal rank until nothing is left: eight columns, four cards to help, and no stock.
accordion-pitch = One long row to be squeezed into a single pile: the simplest table in the world, and among the hardest to beat.
osmosis-pitch = Suits seep down from row to row, in whatever order the row above has reached: unlike any other patience.
clock-pitch = Every card goes to its hour until the fourth king stops the clock: no skill at all, and one deal in thirteen comes out.
westcliff-pitch = Ten short columns in red and black, any card to a gap, one pass: the most obliging Klondike there is.
thumb-and-pouch-pitch = Klondike in which only the card’s own suit is forbidden, and any card may start a gap: easygoing, with one pass.
whitehead-pitch = Everything open, red on red and black on black, and only runs in suit move together: a thinker’s Klondike.
thirty-six-pitch = Six open columns of six, suits of no account, whole runs on the move: short, light, one pass.
gargantua-pitch = Klondike for a giant’s appetite: two packs, nine columns, and the stock twice through.
big-harp-pitch = Ten columns like the strings of a harp, two packs, any card to a gap, one pass.
batsford-pitch = Double Klondike with a waiting room for three kings: ten columns, two packs, one pass.
thieves-of-egypt-pitch = A pyramid turned upside down, all of it open, two packs and two passes: the Forty Thieves go to Egypt.
storehouse-pitch = Canfield in suit: the twos lie ready, thirteen cards are in store, and the stock comes three times.
mrs-mop-pitch = Spider with all 104 cards on the table and open: thirteen columns, no stock, a big clean sweep.
big-spider-pitch = Spider with three packs: thirteen columns, twelve runs, and six rows that fall like weather.
forty-and-eight-pitch = Eight open columns of four, in suit, one card at a time, but the stock twice through: Forty Thieves with a second thought.
deuces-pitch = All eight twos begin the foundations, ten single cards begin the columns, and 86 are still to come.
lucas-pitch = Thirteen open columns in suit, and whole runs may move: Forty Thieves at its most generous.
rank-and-file-pitch = Forty Thieves in red and black, with three hidden cards in every column and runs that march together.
fortunes-favor-pitch = Twelve single cards around four aces, and gaps that fill themselves: fortune does most of the work.
seven-by-four-pitch = FreeCell with a column less: seven columns, four cells, everything open.
forecell-pitch = FreeCell that begins with full cells and lets only kings into the gaps: four shackles to shake off.
good-measure-pitch = Baker’s Dozen a size smaller: ten open columns of five, two aces already out, kings at the bottom.
cruel-pitch = Twelve little heaps in suit, and a redeal whenever you like that keeps the order: a puzzle of pushing.
scotch-patience-pitch = Eighteen fans, suits of no account, but foundations in red and black: thrifty, as the name suggests.
betsy-ross-pitch = Four arithmetic runs, a stock that comes three times, and no decisions: counting for company.
windmill-pitch = One great sail in the middle that turns from ace to king four times over, and four that come down from kings.
royal-cotillion-pitch = Ladies on one side, lords on the other, and foundations that climb two ranks at a time: a dance for two packs.
doublets-pitch = Everything doubles: from 3 to 6 to queen to jack, around and around, while the kings stand by.
napoleons-tomb-pitch = One pile runs down from six to ace four times, four run up from seven to king, and four places wait: a quick, neat affair.
grandfathers-clock-pitch = Twelve foundations around a clock face, and the game is won when every pile shows its hour.
thirteens-pitch = Ten cards, pairs that make thirteen, kings alone, gaps filled at once: patience at its plainest.
peek-pitch = Osmosis with its reserve laid open: you see what is coming, which does not mean that you can hurry it.
vegas-klondike-pitch = Klondike as the casinos dealt it: one card at a time, and once through the stock.
small-harp-pitch = Klondike with its columns in the order of harp strings, long to short, as it was played in Germany.
trigon-pitch = Klondike in suit: one card at a time, as many passes as you like, and much more resistance.
northwest-territory-pitch = Klondike without a stock: eight columns, and sixteen open cards beside them to use as you please.
jane-pitch = Klondike with a base drawn by chance and seven open cards in reserve that the stock renews.
agnes-bernauer-pitch = All columns open, a base drawn by chance, seven reserve piles: Klondike for planners.
agnes-sorel-pitch = Red on red and black on black, a stock that falls in rows, and gaps that stay empty: a lady with a will of her own.
pas-seul-pitch = Six single cards to begin with, red and black, one pass: a solo dance on a nearly empty floor.
saratoga-pitch = Klondike with nothing hidden and three cards at a turn: thinking time included.
double-klondike-pitch = Klondike with two packs: nine columns, eight foundations, one card at a turn, no hurry.
double-klondike-draw-3-pitch = Double Klondike with three cards at a turn: the long stock becomes a puzzle of its own.
lady-jane-pitch = Klondike for the indulgent: ten columns, suits of no account, runs in suit on the move, three cards at a turn.
game-8-x-8-pitch = An open square of 64 cards in red and black, with a stock that comes round for ever.
casino-canfield-pitch = Canfield as it was bet on: one card at a time, and a single pass through the stock.
gate-pitch = Two gateposts of five cards and eight rails between them: a short, friendly game with one pass.
american-toad-pitch = Canfield with two packs, in suit: eight columns, a reserve of twenty, two passes.
demon-pitch = The great Canfield: two packs, eight columns, and a reserve of forty cards like a dragon on its hoard.
double-scorpion-pitch = Scorpion with two packs: ten columns of ten, and four last cards up your sleeve.
grounds-for-a-divorce-pitch = Spider in a circle: kings go on aces, runs may begin anywhere, and rows spare the empty columns.
open-spider-pitch = Spider with every card of the table face up: five rows are the only secret.
spider-web-pitch = A little Spider with one cell to hang a card in: seven columns, four rows, one pack.
spidercells-pitch = FreeCell’s table, Spider’s goal: whole runs in red and black have to leave in one piece.
red-and-black-pitch = The eight aces lie ready, and everything, foundations included, goes by turns of red and black.
alternation-pitch = Seven columns in which open and hidden cards lie by turns, in red and black, with two packs and one pass.
maria-pitch = Nine open columns of four in red and black, single cards, one pass: Forty Thieves for two colours.
indian-pitch = Ten columns of three, any suit but its own, one card at a time: exotic in name, thrifty in play.
streets-pitch = Forty Thieves in red and black: ten open columns, single cards, one pass.
courtyard-pitch = Twelve single cards around a yard that fills itself: in suit, with runs that move.
zebra-pitch = Striped like its name: red and black by turns on the columns and on the foundations, two passes.
westhaven-pitch = Ten short columns in red and black, and a small stock that deals in rows: Westcliff meets Easthaven.
giant-pitch = Two packs dealt entirely in rows: eight columns that begin with one card and end with everything.
irmgard-pitch = Nine columns shaped like a roof, kings only in the gaps, and nine rows to come.
miss-milligan-pitch = Two packs in rows of eight, kings in the gaps, and at the very end a pocket for whatever is in the way.
milligan-cell-pitch = Miss Milligan with four cells from the beginning: the same twelve rows, but somewhere to put things.
rouge-et-noir-pitch = Half the foundations climb card by card, the other half take whole runs: a table for two temperaments.
nomad-pitch = Eight open columns, nine rows to come, and one cell that travels with you.
gypsy-3-decks-pitch = Gypsy with three packs: twelve columns, ten rows of twelve, and time.
challenge-freecell-pitch = FreeCell with its twos and aces dealt to the very bottom: the hardest deals there are.
bath-pitch = FreeCell with two cells and two columns more, and only kings in the gaps.
needle-pitch = One cell that holds eighteen cards on top of each other: a needle’s eye into which everything goes and comes back in reverse.
stalactites-pitch = Eight open columns that may not be built on at all, foundations in any suit, and two cells: pure order.
tuxedo-pitch = Seven open columns in suit that go around the corner, and seven cells: more room than it first seems.
double-freecell-pitch = FreeCell with two packs: ten deep columns, six cells, and foundations that run twice through the ranks.
triple-freecell-pitch = FreeCell with three packs: thirteen columns of twelve, ten cells, twelve foundations. Take a day off.
double-seahaven-towers-pitch = Seahaven Towers with two packs: fourteen columns, eight cells, six of them taken.
russian-solitaire-pitch = Yukon in suit: the same freedom to move heaps, but only one card that ever fits.
odessa-pitch = Russian Solitaire with its hidden cards shared out evenly: the same iron rule, a fairer table.
tvetes-grandfather-pitch = Yukon in suit, with the cards dealt as a hill, and two chances to have the table dealt again.
geoffrey-pitch = Eight columns in suit with the freedom of Yukon, and four hidden cards in half of them.
ten-across-pitch = Ten columns of five, two cells, and whole suits to be built on the table: Scorpion with handles.
double-yukon-pitch = Yukon with two packs: ten columns, everything dealt, and not quite half of it hidden.
castles-in-spain-pitch = Thirteen columns of four with only their top cards open, in red and black: dreams built on hidden ground.
spanish-patience-ii-pitch = Baker’s Dozen in which gaps may be filled again: thirteen open columns, suits of no account.
royal-family-pitch = The kings are out, everything runs downwards to the ace, and the columns may be built either way.
capricieuse-pitch = Two packs on twelve columns, built up and down in suit, from aces and kings at once, with redeals to help.
nationale-pitch = Two packs, twelve columns, up or down in suit and around the corner: long, open, without a redeal.
citadel-pitch = Beleaguered Castle in which cards that fit go home while they are being dealt: a head start, and uneven walls.
chessboard-pitch = Fortress with a base of your choosing and no corners: ten open columns, up or down in suit.
stronghold-pitch = Streets and Alleys with one cell: a single card can step aside, and that changes everything.
siegecraft-pitch = Beleaguered Castle with one cell: the besieged get a sally port.
somerset-pitch = Ten columns from one card to eight, in red and black, all open: a friendly siege.
canister-pitch = Eight open columns, suits of no account, and runs that move as they like: a quiet, easy game.
american-canister-pitch = Canister in red and black: eight open columns, whole runs on the move.
british-canister-pitch = Canister with British restraint: red and black, single cards, and only kings in a gap.
castle-of-indolence-pitch = Two packs, half of them in four open reserve piles, and eight columns to idle on.
trefoil-pitch = La Belle Lucie with its aces already out: sixteen fans of three, two reshuffles.
box-fan-pitch = Sixteen fans in red and black, the aces out, kings in the gaps: the lightest of the fans.
crescent-pitch = Sixteen heaps in a half moon, built both ways in suit, aces up and kings down, and a turn of the table when stuck.
raglan-pitch = Aces out, nine uneven open columns in red and black, six cards to spare: King Albert made kind.
stonewall-pitch = Six columns with every other card hidden, and sixteen open cards beside them: luck behind a wall.
brigade-pitch = Seven open columns, aces out, thirteen cards in reserve, suits of no account: a parade to be won.
arizona-pitch = Flower Garden in which runs move: six beds, sixteen spare cards, plenty of sun.
tam-oshanter-pitch = Four heaps, four cards at a time, no aces to start with, and nothing to decide: the bleakest patience of all.
colorado-pitch = Twenty piles on which anything may rest, aces going up and kings coming down: a broad, generous table.
frog-pitch = Five heaps, a reserve of thirteen, and eight foundations that do not care for suits: leap from pile to pile.
fly-pitch = Frog with all its aces out: five heaps, a reserve of thirteen, nothing to wait for.
hopscotch-pitch = Calculation with its beginning chosen for you: clubs from ace to four open the four ways of counting.
german-patience-pitch = Eight columns that only climb, around and around, thirteen cards to each: the whole game happens on the table.
union-square-pitch = Sixteen little piles around a square, and foundations that climb to the king and come all the way back.
royal-east-pitch = The cross of Four Seasons with its corners in other hands: five columns, one pass.
elevator-pitch = A pyramid taken down onto one pile, one rank up or down, with only the lowest row open.
escalator-pitch = Elevator with the lights on: the whole pyramid lies open, and long rides can be planned.
all-in-a-row-pitch = Thirteen open columns of four onto one chain, around the corner and with no stock: one long sentence of 52 cards.
take-away-pitch = Four open columns of thirteen, six chains to take them away on: plenty of hooks, plenty of ways to waste them.
pyramid-thirteen-pitch = Pyramid with one pass and only its lowest row open: the strict old form.
baroness-pitch = Five piles and a row of five at a time: pairs that make thirteen, and a little room to think.
neighbour-pitch = Monte Carlo that counts to thirteen: neighbours leave in pairs, and the gaps close at once.
simple-pairs-pitch = Nine cards, pairs of equal rank, gaps filled from the pack: a game that plays itself.
the-wish-pitch = Eight little heaps of a short pack, equal pairs taken from the top: make a wish before you begin.
triple-alliance-pitch = Eighteen fans, and cards that leave by threes in a row of ranks: a puzzle in sharing.
blue-moon-pitch = Montana in which the aces walk to the front: four rows, four gaps, order from left to right.
casino-klondike-pitch = Klondike with three passes, card by card: as the parlours allowed it.
eastcliff-pitch = Seven columns of three in red and black, any card to a gap, one pass: a small coastal Klondike.
blind-alleys-pitch = Six short columns, aces out, two passes: a Klondike that begins in the middle.
aunt-mary-pitch = Six columns of six, hidden cards rising like a staircase, kings in the gaps, a short stock.
chinaman-pitch = Klondike in which only the same suit is forbidden, three cards at a turn, two passes.
half-klondike-pitch = Half a pack, half a table: spades and hearts only, four columns, no limit on passes.
kingsley-pitch = Klondike upside down: kings begin, columns climb, aces fill the gaps, one pass.
klondike-territory-pitch = Klondike with its stock spread out: twenty-four open cards at your disposal.
legion-pitch = Eight columns of four steps, open and hidden by turns, kings in the gaps, twenty cards in the stock.
lanes-pitch = Six open lanes of three, aces out, single cards, two passes: a walk with a few corners.
big-forty-pitch = Forty Thieves with one pack and endless passes: ten open columns of four, twelve cards in the stock.
whitehorse-pitch = Seven single cards, columns that refill themselves, three cards at a turn: a Klondike that starts with nothing.
triple-klondike-pitch = Klondike with three packs: thirteen columns, twelve foundations, one card at a turn.
triple-klondike-draw-3-pitch = Triple Klondike with three cards at a turn: the same big table, a stock that has to be counted.
double-trigon-pitch = Klondike in suit with two packs: nine columns, endless passes, a stern table.
inquisitor-pitch = Ten open columns in suit, fifty-five cards to read, three at a turn and three passes: questions from a stern court.
arabella-pitch = Three packs on thirteen columns, suits of no account, kings in the gaps, one pass.
steps-pitch = Klondike’s seven columns with the cards of two packs behind them: 76 in the stock, two passes.
eight-times-eight-pitch = An open square of 64 in red and black, three passes through forty cards.
pantagruel-pitch = Gargantua’s son: nine columns, two packs, any card to a gap, but only one pass.
chinese-klondike-pitch = Three packs without diamonds: nine foundations, twelve columns, any suit but its own.
big-deal-pitch = Klondike with four packs: 208 cards, twelve columns, sixteen foundations. It is a big deal.
qc-pitch = Six columns of four in suit, gaps that fill themselves, and a waste that begins with a card: two passes.
mystique-pitch = Munger with a reserve of nine and gaps for any card: chequered columns, one pass, fewer excuses.
rainfall-pitch = Canfield card by card with three passes: steady rain instead of showers.
rainbow-pitch = Canfield in any colours, card by card, once through.
superior-canfield-pitch = Canfield with an open reserve, and gaps that you fill yourself: the thinking version.
little-gate-pitch = Gate with four rails: two open posts of five, red and black, one pass.
acme-pitch = Canfield with its aces out, in suit, single cards, and a reserve that mends the gaps.
duke-pitch = Four columns, four little fans in reserve, three passes: the Duchess’s husband.
canfield-rush-pitch = Canfield against the clock: three cards at a turn, then two, then one, and that is all.
candike-pitch = Canfield and Klondike in one: seven columns of two, a reserve of thirteen, three cards at a turn.
lafayette-pitch = Aces up, kings down, four thin columns and a reserve of thirteen: sixes and sevens mark the middle.
variegated-canfield-pitch = Canfield with two packs and all aces out: five columns, three passes by threes.
double-canfield-pitch = Canfield with two packs: five columns, a reserve of thirteen, no limit on passes.
triple-canfield-pitch = Canfield with three packs: seven columns, a reserve of twenty-six, twelve foundations.
quadruple-canfield-pitch = Canfield with four packs: 208 cards, eight columns, a reserve of thirty-nine.
relaxed-spider-pitch = Spider that deals even onto empty columns: you need not fill your gaps before a row.
black-widow-pitch = Spider in which mixed runs move as well: the friendliest spider with the most poisonous name.
tarantula-pitch = Spider in which runs of one colour move together: halfway between easy and hard.
grandmothers-game-pitch = An open Spider, six by ten, that deals onto gaps too: everything on the table can be read.
freds-spider-pitch = Foundations card by card, columns as in Spider: open fifties with six rows to come.
wake-robin-pitch = Nine chequered columns, any run on the move, eight rows falling, and finished runs that stay where they are.
chinese-spider-pitch = Spider with four packs of three suits: twelve columns, twelve runs, seven rows.
simon-jester-pitch = Simple Simon with two packs: fourteen open columns, eight suits to gather, nothing to come.
york-pitch = Mrs. Mop in a circle: twelve open columns, runs that may begin at any rank, king following ace.
baby-spiderette-pitch = Spiderette in which any run moves: seven columns, four rows, small teeth.
scorpion-ii-pitch = Scorpion with its hidden cards elsewhere: the same sting, a little more warning.
wasp-pitch = Scorpion in which any card may fill a gap: shorter sting, better temper.
rachel-pitch = Six single cards, a stock in single file, any run on the move: Spider for a small table.
scorpion-tail-pitch = Scorpion in red and black: any heap moves, two cards fit, and runs leave in stripes.
three-blind-mice-pitch = Ten columns of five with their secrets at the bottom, two cards to spare, whole suits to gather.
farmers-wife-pitch = Three Blind Mice in red and black: twice the choice, half the pain.
how-they-run-pitch = Three Blind Mice with two cells, both full at the start: see how they run.
spidike-pitch = Klondike’s table, Spider’s rows, cards home one by one: a friendly mixture.
fair-maids-pitch = Seven columns, any card on any suit, but only striped runs move, and only striped runs leave.
curds-and-whey-pitch = Thirteen open columns where a card goes on the next of its suit or on its equal: a curious, satisfying logic.
miss-muffet-pitch = Curds and Whey on ten columns: deeper, tighter, kings only in the gaps.
nordic-pitch = Miss Muffet with gaps for any card: a northern, clear-headed game.
maine-coon-pitch = Tabbycat with two packs: four columns, one tail, and twenty-five rows to survive.
busy-aces-pitch = Twelve single cards, in suit, gaps as you like: a light two-pack game with a long stock.
squadron-pitch = Forty Thieves with three cells, all of them manned at the start.
carre-napoleon-pitch = Twelve open columns around eight aces, in suit, single cards, kings in the gaps.
famous-fifty-pitch = Forty Thieves with ten thieves more: ten columns of five, a shorter stock.
josephine-pitch = Forty Thieves in which runs in suit move together: the empress was kinder than the emperor.
number-ten-pitch = Ten columns of four, two hidden and two open, in red and black, runs on the move.
forty-nine-pitch = Seven open columns of seven in red and black; runs may move, but only into gaps.
napoleons-square-pitch = Twelve open columns, in suit, runs on the move, one pass: wide and winnable.
lady-palk-pitch = Eight open columns, suits of no account, every run moves: a game to play while talking.
double-rail-pitch = Five columns, two packs, suits of no account: everything rolls, as long as the track is clear.
dieppe-pitch = Eight open columns, and whatever fits goes home while the cards are dealt: a flying start.
little-napoleon-pitch = Eight columns with their lower cards hidden; any suit fits, but only runs in suit move.
interchange-pitch = Seven columns, open and hidden by turns, in suit, kings in the gaps, one pass.
unlimited-pitch = Interchange with as many passes as you like: a stern table with all the time in the world.
breakwater-pitch = Seven columns, half open and half hidden, suits of no account, every run on the move.
waterloo-pitch = Aces out, six single columns, any suit fits, runs in suit move: a thin line against ninety cards.
emperor-pitch = Ten columns of four, three hidden in each, red and black, one card at a time.
napoleons-exile-pitch = Ten open columns in any suit, single cards, one pass: Forty Thieves on a long leash.
midshipman-pitch = Nine columns, two hidden and two open in each, any suit but its own, single cards.
diplomat-pitch = Eight open columns, any suit, one card at a time, one pass: negotiations at a round table.
napoleons-folly-pitch = Ten open columns, any suit but its own, single cards: Forty Thieves with a loophole.
napoleons-shoulder-pitch = Twelve open columns in any suit, single cards, and gaps only for the waste.
floradora-pitch = Six open columns of six, any suit, and a pile apart for the kings: light, and mostly luck.
congress-pitch = Eight single columns in any suit, gaps filled at once: a debating club with 96 speakers in line.
little-forty-pitch = Ten open columns in any suit, three cards at a turn, four passes: a patient little war.
corona-pitch = Twelve columns of three in suit, gaps filled at once: Forty Thieves without the breathing space.
wheatsheaf-pitch = Eight single columns built both ways in suit, aces up and kings down: a harvest from two ends.
quadrangle-pitch = Corona with a base drawn by chance, in a circle: twelve columns of three, gaps filled at once.
single-rail-pitch = Four columns and one pack, any suit, every run moves: a branch line of Double Rail.
big-streets-pitch = Streets with three packs: twelve open columns in red and black, single cards, one pass.
number-twelve-pitch = Twelve columns, two hidden and two open, red and black, three packs, runs on the move.
express-pitch = Fourteen columns of three in suit, three packs, single cards: an express that stops everywhere.
sixty-thieves-pitch = Forty Thieves with three packs and twenty thieves more: twelve columns of five, one pass.
eighty-thieves-pitch = Four packs, ten columns of eight, one pass: the whole gang.
mumbai-pitch = Indian with three packs: thirteen columns of three, any suit but its own, single cards.
marie-rose-pitch = Sixty Thieves in which runs in suit move together: large, open, forgiving.
malmaison-pitch = Eighty Thieves with runs that move: a country house for four packs.
die-koenigsbergerin-pitch = Gypsy all in the open, with aces that go home by themselves as they fall.
milligan-harp-pitch = Harp columns, rows of eight, any card to a gap: Miss Milligan plays for dancing.
carlton-pitch = Eight open harp columns in red and black, nine rows to come: a readable Milligan.
blockade-pitch = Twelve single columns in suit, gaps filled from the stock, rows of twelve: a siege that resupplies itself.
surprise-pitch = Eleven columns, rows that fall, kings in the gaps, and at the very end a pocket for three cards.
elba-pitch = Ten columns of five with one open card each, kings in the gaps, six rows: an island well guarded.
millie-pitch = Miss Milligan without her pocket but with gaps for any card: eight columns from nothing, twelve rows.
steve-pitch = Eight harp columns, any suit fits but only runs in suit move, nine rows.
imperial-guards-pitch = Miss Milligan with gaps for any card and her pocket kept for the end.
scarp-pitch = Three packs as an open slope of thirteen columns, and five rows from above.
swiss-patience-pitch = A small table of nine columns, twos to begin and aces to end, in rows of nine.
seven-by-five-pitch = FreeCell with a column less and a cell more: seven columns, five cells.
kingcell-pitch = FreeCell in which any suit fits and only kings fill gaps: quick to build, slow to clear.
haystack-pitch = Nine open columns and a stack of eight to burrow through: find the needle before the hay runs out.
pitchfork-pitch = Needle with its stack locked: eight reserve cards, nine open columns, single cards.
german-freecell-pitch = FreeCell with a cell for each suit: seven columns, runs that move freely, and no two clubs in waiting.
king-only-bakers-game-pitch = Baker’s Game with only kings in the gaps: the strictest of the strict.
opus-pitch = Penguin with five cells instead of seven: the same beak, a shorter flipper.
double-freecell-traditional-pitch = Two packs, ten open columns, eight cells, foundations as usual: FreeCell as many first doubled it.
double-eight-off-pitch = Eight Off with two packs: twelve columns, eight cells, all of them taken.
chinese-discipline-pitch = Yukon with three cards held back: seven columns of seven, red and black, kings in the gaps.
chinese-solitaire-pitch = Chinese Discipline with gaps for any card: looser, livelier, more often won.
queenie-pitch = Yukon’s freedom on Klondike’s open columns, with rows from the stock.
moosehide-pitch = Yukon in which any suit fits but the same: three chances for every card.
roslin-pitch = Yukon in which columns may be built up as well as down: freedom in both directions.
yukon-cells-pitch = Yukon with two cells: a spare pocket for the one card that stops everything.
brisbane-pitch = Yukon in any suits: heaps move anywhere one rank fits.
alaska-pitch = Russian Solitaire in both directions: in suit, up or down, any heap on the move.
rushdike-pitch = Klondike’s table, Russian rules, rows from the stock: in a hurry and in suit.
russian-point-pitch = A pointed table in suit, open heaps, four rows from the stock.
abacus-pitch = Four suits that count by ones, twos, threes and fours, on a table of movable heaps.
australian-patience-pitch = Seven open columns of four in suit, any card moves with its load, one pass through twenty-four.
raw-prawn-pitch = Australian Patience with gaps for any card: the same game on a good day.
russian-cell-pitch = Russian Solitaire with two cells: a little warmth in a cold country.
queensland-pitch = In suit, with heaps that move, columns of another shape, and gaps for any card: a Russian under palm trees.
brunswick-pitch = Yukon with two packs and rows: eight open columns, any card to a gap.
mississippi-pitch = Klondike’s seven columns, heaps that move, and a river of seventy-six cards in rows.
griffon-pitch = Mississippi with its columns open: seven growing giants of two packs.
triple-yukon-pitch = Yukon with three packs: thirteen columns, everything dealt, heaps the size of houses.
outback-patience-pitch = Australian Patience with two packs: eight open columns of seven, forty-eight in the stock.
hawaiian-pitch = Ten open columns, any heap moves, and fifty-four open cards in a single reserve.
lexington-harp-pitch = Klondike’s hidden harp with Yukon’s heaps and nine rows: two packs, lots of motion.
martha-pitch = Twelve chequered columns with the aces out, in red and black, single cards into gaps.
spanish-patience-pitch = Baker’s Dozen whose foundations go by turns of red and black: the same quiet columns, another rhythm at home.
portuguese-solitaire-pitch = Thirteen open columns in any suit, kings in the gaps, the kings wherever they fell.
ripple-fan-pitch = Thirteen columns in suit, runs that move, and redeals without end that keep the order.
perseverance-pitch = Aces out, twelve columns in suit, runs that move, two orderly redeals.
indefatigable-pitch = Aces out, twelve columns in suit both ways, gaps for any card, two orderly redeals.
exiled-kings-pitch = Citadel in which runs of any length move and gaps wait for kings.
selective-castle-pitch = Streets and Alleys with a base of your own choosing, ranks in a circle, runs that march.
penelopes-web-pitch = Eight open columns in any suit, runs of any length, kings in the gaps: weave by day.
shamrocks-ii-pitch = Shamrocks with the kings at the bottom: fans of three, either way, any suit.
super-flower-garden-pitch = La Belle Lucie in any suit: eighteen fans, two reshuffles, hardly ever lost.
house-in-the-wood-pitch = Two packs in thirty-five fans, up or down in suit: a quiet, open, forgiving house.
house-on-the-hill-pitch = House in the Wood with foundations from both ends: aces up, kings down.
belvedere-pitch = Bristol with an ace already out and kings at the bottom: a fine view over eight fans.
dover-pitch = Bristol with two packs, in suit at home: eight fans, three piles, twenty-six little deals.
phoenix-pitch = Six open columns in red and black, sixteen spare cards, runs on the move: Stonewall without the wall.
queen-victoria-pitch = King Albert with runs that move: nine open columns, seven spare cards, gaps for any card.
senate-pitch = All eight aces out, four columns in suit, eight piles that the stock keeps dealing on.
can-can-pitch = Thirteen columns in red and black, three spare cards, runs on the move: high spirits and high kicks.
gnat-pitch = Aces out, four heaps, six cards in reserve: a small, biting Numerica.
generals-patience-pitch = Terrace in suit, with a line of thirteen: choose your base and break through.
falling-star-pitch = Terrace with the choice taken from you: the base falls from the sky.
kingdom-pitch = Eight cards in reserve, a single ace to begin with, suits of no account: luck rules.
patriarchs-pitch = Aces up, kings down, nine cards between them, two passes: the old men of the family.
sixes-and-sevens-pitch = Sevens up to kings, sixes down to aces, nine cards in the middle, one pass.
dead-king-golf-pitch = Golf in which nothing follows a king: seven columns, one pile, four dead ends.
relaxed-golf-pitch = Golf around the corner: kings and aces are neighbours, and the course is easy.
dolphin-pitch = One pile that climbs around and around, eight open columns, four cells to dive into.
relaxed-pyramid-pitch = Pyramid in which only the pyramid has to go: what is left in the stock does not count.
double-pyramid-pitch = Pyramid with two packs and nine rows: a monument.
giza-pitch = Pyramid without chance: all the other cards lie open in eight short columns.
elevens-pitch = Nine cards, pairs that make eleven, and court cards that leave by threes: quick luck.
weddings-pitch = Monte Carlo in columns: equal neighbours marry, and the bereaved move up.
simple-carlo-pitch = Twenty-five cards, any two equals leave together, wherever they lie.
spaces-pitch = Montana whose redeals leave the gaps anywhere: four rows, four spaces.
red-moon-pitch = Montana with an ace at the head of every row and a gap beside it.
repair-pitch = Two packs on ten open columns, four cells that begin full, and runs that move as they please.
the-plot-pitch = Twelve single cards, a reserve of thirteen that only goes home, and a first foundation that has to be finished first.
beehive-pitch = Gather cards by rank: four of a kind leave together, and a reserve of thirteen buzzes behind them.
chelicera-pitch = Scorpion’s free heaps in suit, kings in the gaps, and every emptied column gets three cards more.
indian-patience-pitch = Ten short columns, any suit but its own, and gaps that deal themselves three new cards.
bear-river-pitch = Eighteen short fans in suit, built both ways and around, and only three places where a gap may be used again.
strategy-pitch = Eight heaps on which the whole pack is laid before anything goes home: all planning, one pass.
st-helena-pitch = Twelve piles in a ring around kings going down and aces going up, and at first each pile serves only the row that it faces.
big-ben-pitch = A great clock of two packs: twelve foundations climb to their hours, and the stock tops up a ring of short columns.
matrimony-pitch = Jacks go down, queens go up, and sixteen little piles look on until every couple has met: nearly all luck.
alhambra-pitch = Eight open piles, a single column that turns with the stock, aces up and kings down: ornate and stubborn.
pileon-pitch = Fifteen little piles, two of them empty: shift the cards until each pile holds four of a kind.
perpetual-motion-pitch = Four piles, four cards at a time, around and around, until equals meet: a game that nearly runs by itself.
picture-gallery-pitch = Three rows of frames, in which each suit climbs by threes until its picture hangs: a gallery for two packs.
royal-parade-pitch = Picture Gallery as a march-past: rows that begin with 2, 3 and 4, and court cards who salute at the end.
