## What a game's page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.
# Paragraphs are separated by an empty line.

# $name (proper name)
page-heading = { $name } Solitaire
page-promise = Play { $name } online: free, no registration, no advertising.
page-relatives = You may also like
page-request = If something on this page or at the table seems odd to you, or if you have an idea what would make { $name } nicer to play, please tell me.
page-wish = And now: enjoy your game, and may the right card lie on top!

## The first set

munger-pitch = Minerva’s tighter cousin: one pack, a reserve of seven cards, and a single pass through the stock. Make it count!
munger-introduction =
    Munger belongs to the family of Athena, whose columns are dealt like a checkerboard: one card down, one up, one down, one up. From Canfield it has borrowed the reserve, a small pile that you can read from the start and take apart only from the top. It is played with one pack, and skill and luck weigh about the same.

    What makes it tick are the two hidden cards in every column. There are fourteen of them in all, and until they are uncovered you are playing half blind. So the opening is patient work: turn up what you can before the stock has run out, for there is only one pass, and a wasted turn is rarely made good. Kings are welcome early only if there is an empty column for them; and do not forget that a card on a foundation is not gone, you may fetch it back when a column needs it.
munger-relatives = If seven reserve cards feel too few, { GAME("minerva") } gives you eleven and a second pass. { GAME("double-minerva") } is the same idea with two packs. And for a breather go to { GAME("athena") }: no reserve there, and as many passes as you like.

manx-pitch = Sort the pack into four runs of thirteen, with four columns that begin with one card each, a single cell, and one pass. Nearly all skill.
manx-introduction =
    Manx was invented by Rick Holzgrafe, the author of Solitaire Till Dawn, and named after the cat that has no tail. Its sister Tabbycat has one: a place where a whole run can wait. Manx leaves you one cell, for one card.

    The rules take a moment to get used to. Suits do not matter, and ranks go in a circle: after the ace comes the king. That is why a run may begin anywhere, so long as thirteen cards follow each other without a gap. Single cards never go home, only a whole run does, and only when you say so. Waiting can be wise, since a finished run that stays is still a column to build on.

    You may even take cards back from a finished run, one at a time. It is legal, and it is dear: that foundation takes nothing until all thirteen are off it again. With two free columns that can be done, with one it cannot. Before each row from the stock, ask yourself where the next four cards can go; the row falls on everything, and there are only twelve of them.

    This is the game as it is known here. The inventor’s own rule, and that of PySolFC, is stricter: only runs from king to ace leave, and nothing ever comes back. You will find that game under { GAME("manx-pysol") }.
manx-relatives = { GAME("spider") } is the safe bet if you like bringing home whole runs. { GAME("tabby-cat") } has the same four columns and the same narrow place beside them, with a tail instead of a cell.

triple-minerva-pitch = Three packs, twelve columns four deep, and a reserve of fifteen cards: your lifeline when the table clogs. Long, and more skill than luck.
triple-minerva-introduction =
    Triple Minerva is Minerva grown large: Thomas Warfield scaled it to three packs. Twelve columns, twelve foundations and a reserve of fifteen cards, all of them open to your eyes from the start.

    With 156 cards the columns choke faster than you would think, and that is why the reserve matters more here than in Minerva: it is often the only source of the one card that gets things going again. Use it early, one layer after the other, and keep an eye on what lies deeper in it. There are two passes through the stock, so what you must leave in the waste the first time can still be had the second time.

    With three of each card you will meet equal ones all the time. Look twice before you choose: which of the three sevens you move decides which card it uncovers. And since a foundation belongs to no suit, you can even shift a low card from one foundation to another.
triple-minerva-relatives = The same game in a smaller size: { GAME("double-minerva") } with two packs, { GAME("minerva") } with one. Or go back to classic { GAME("klondike") }: no reserve needed there.

waning-moon-pitch = A cousin of Forty Thieves: two packs on thirteen columns of four, one card at a time, one pass. Hard, and mostly skill.
waning-moon-introduction =
    The name comes from the table itself: the row of thirteen columns thins out card by card, like a moon on the wane. Waning Moon plays the same 104 cards as Forty Thieves, only on three columns more, so that each pile is shallower and everything lies open. It belongs to an old tradition of games with two packs, the one that legend ties to Napoleon on St Helena. Nobody has ever proved that he played a single one of them.

    Your enemy is the waste. There is one pass and no redeal, so a card that gets buried there is lost for good, unless everything above it finds a home. Empty a column as early as you can, and then guard it: it is worth more than the card you would like to put there. Build in suit where it uncovers something, not because it can be done.

    How hard is it? Players give it a chance of about ten per cent; that is for people, who cannot see the stock. A computer that knew all the cards won 115 deals of 120, which makes it all but sure that at least nine deals in ten can be won. The two numbers do not contradict each other: nearly every deal has a way through, and finding it blind is the art.
waning-moon-relatives = { GAME("eclipse") } lets whole runs in suit move, and deals its stock in rows. { GAME("thirty-nine-steps") } is the same game with columns of three and a longer stock. And { GAME("forty-thieves") } is where they all come from.

minerva-pitch = The columns of Athena beside an open reserve of eleven cards, and two passes through a short stock. One pack, luck and skill in balance.
minerva-introduction =
    Minerva is what the Romans called Athena, and the game is Athena’s as well: seven columns dealt like a checkerboard, one card down, one up. What is new is the reserve of eleven cards. You can read all of it from the start, but only its top card may be played.

    Eleven cards in the reserve leave thirteen for the stock, and you may go through those twice. So you will soon know nearly everything there is to know, and the game turns into a puzzle: in which order must the reserve be unpacked, and which column gives way first? Uncovering hidden cards comes first, tidy foundations later. There is no hurry with the foundations anyway, since their top cards may come back into play.

    In PySolFC the reserve lies face down, apart from its top card, and foundations give nothing back. That is another game, and you will find it under { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } is the tighter cousin, with seven reserve cards and one pass. { GAME("double-minerva") } and { GAME("triple-minerva") } are for long evenings. And { GAME("canfield") } is where the reserve comes from.

double-minerva-pitch = Minerva with two packs: nine columns, a reserve of thirteen cards, two passes. More room, more to keep in mind.
double-minerva-introduction =
    Double Minerva takes everything from Minerva and plays it with two packs: nine columns of four, dealt down, up, down, up, eight foundations, and an open reserve of thirteen cards. Only kings may settle in an empty column.

    Two packs make it kinder and trickier at once. Kinder, because every card is there twice, and if one is buried, its twin may be near. Trickier, because eighteen cards lie hidden at the start and the stock of 55 grows into a thick waste. Work on the columns with the most promising hidden cards first, and treat the reserve as a third hand, not as something to get rid of. There is a second pass, so plan the first one as a look around.
double-minerva-relatives = One pack is enough for { GAME("minerva") }, three are needed for { GAME("triple-minerva") }. If you would like two packs without a reserve and without hidden cards, look at { GAME("forty-thieves") }.

athena-pitch = Klondike dealt like a checkerboard: seven columns of four, every other card hidden. One pack, three cards at a turn, as many passes as you like.
athena-introduction =
    Athena plays like Klondike, and yet it feels different from the first move. All seven columns hold four cards, and in each of them the cards lie down, up, down, up. So you see fourteen cards at the start instead of seven, and half of them lie where you cannot get at them yet.

    That is the charm of it: you can plan for cards that you see but do not have. Look at the open card in the second row, think about where it will go, and clear the way for it. The stock is turned three cards at a time. When you play one of them, the order of those that follow shifts by one, and a card that was out of reach comes to the top on the next pass. If you prefer to turn single cards, take { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } is the parent of this game. With a reserve beside the same columns it becomes { GAME("minerva") }, and with a small reserve and one pass it becomes { GAME("munger") }.

canfield-pitch = The gambler’s game: a reserve of thirteen, four thin columns, and foundations that begin wherever chance decides. One pack; luck has a good word to say in it.
canfield-introduction =
    The story goes that Richard Canfield, who ran a famous gambling house in Saratoga at the end of the nineteenth century, sold his guests a pack of cards for fifty dollars and paid them five for every card that they brought home. Most brought home five or six. It is told as history, but like most stories about card games it is best enjoyed as a legend.

    The first card dealt to a foundation decides with which rank all four of them begin, and from there it goes around, past the king to the ace. Beside it lie thirteen cards in a reserve of which you see only the top one, and they are the heart of the matter: as long as they last, they fill every column that falls empty, at once and without asking you. Free the reserve as fast as you can. A column that is emptied too early brings up a reserve card, and that is nearly always a good thing; a card from the waste rarely is.

    Books do not agree about moving parts of a column. Here one card moves, or the whole column, as in PySolFC.
canfield-relatives = { GAME("munger") } and { GAME("minerva") } have a reserve that you can read from the start. If you like a base that is drawn by chance, try { GAME("penguin") }: there all the cards are open.

spider-pitch = Two packs, ten columns, and eight runs from king to ace to be brought home in one piece. Mostly skill, and patience.
spider-introduction =
    Spider is the queen of the games in which nothing goes home card by card. You build on the table, in the columns themselves, and only when a run of one suit is complete from king to ace does it leave. Eight runs have to go, as many as a spider has legs; that, they say, is where the name comes from.

    In the columns you may build without looking at the suits. The trap is that such a mixed run will not move: only cards in suit go together. So every convenient move now may be a knot later. Build in suit where you can, turn up hidden cards, and work towards an empty column, for it is the best tool there is. Before every new row from the stock all columns have to hold a card. Put order into them first, because the row will bury it.

    With four suits Spider is demanding. Two suits make it friendlier, and one suit is a good way to learn.
spider-relatives = { GAME("spider-1-suit") } and { GAME("spider-2-suits") } are the gentle ways in. { GAME("scorpion") } has the same goal with one pack and much more freedom to move. { GAME("manx") } brings home runs as well, with suits that do not matter.

tabby-cat-pitch = Four columns, one pass, and a tail on which a whole run can rest. One pack, suits do not matter, nearly all skill.
tabby-cat-introduction =
    Tabbycat, like Manx, comes from Rick Holzgrafe and his Solitaire Till Dawn. A Manx cat has no tail, a tabby has one, and that is the whole difference in one picture: the tail beside the columns takes not only a single card but a whole run, so long as it is empty.

    Everything else is narrow. There are four columns, and twelve times a row of four cards falls on them. You build down without looking at the suits, and ranks go in a circle, but home go only complete runs, from king to ace. Park a long run on the tail to get at what lies under it, and mind when you free it again: a tail that is taken up is no help when the next row comes. What lies on it may leave in parts. The inventor was stricter and let it leave only as a whole; that game is { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } is the sister without a tail. If four columns are too few for you, { GAME("spider") } has ten.

klondike-pitch = The game that most people mean when they say solitaire. One pack, seven columns, one card at a turn, as many passes as you like.
klondike-introduction =
    Klondike is probably the best known patience in the world, and for many people the only one. It is said to be named after the gold rush in the far north of Canada, where there was plenty of time on winter evenings; who invented it, nobody knows. Since it came with every Windows computer from 1990 on, it has kept whole offices busy.

    The rules are easily learned, and it is not a game of luck alone. Turn up hidden cards before anything else, and the tallest columns first. Do not empty a column unless there is a king to move in. And do not hurry to the foundations: a red five at home is no place to put a black four, although here you may take it back if you need it.

    Scientists had their computers look at very many deals, with all cards known: about nine of ten can be won when you turn one card at a time, and about eight of ten when you turn three (Blake and Gent). As people do not know all the cards, they win far less often. That is nothing to be ashamed of.
klondike-relatives = { GAME("klondike-draw-3") } is the classic challenge. In { GAME("athena") } every column is dealt down, up, down, up. { GAME("yukon") } deals out all the cards, and { GAME("gypsy") } is Klondike’s big brother with two packs.

forty-thieves-pitch = Two packs, ten open columns of four, in suit, one card at a time, one pass. A classic, and a hard one.
forty-thieves-introduction =
    Forty cards lie on the table at the start, and they are Ali Baba’s forty thieves. The game is also known as Napoleon at St Helena, for it is told that the emperor passed the time of his exile with it. It is a fine story and quite unproved.

    Nothing is hidden in the columns, nothing comes for free. You build down in suit, you move one card at a time, and you see each card of the stock only once. So think before every turn. Free the aces and twos, keep the columns in suit, and above all get a column empty and keep it so: an empty place is the only one where a card can wait. Beginners fill it at once; old hands hold on to it until it brings two moves in return.
forty-thieves-relatives = On three columns more the same cards become { GAME("waning-moon") }, with columns of three they become { GAME("thirty-nine-steps") }. In { GAME("eclipse") } runs may move.

eclipse-pitch = The columns of Waning Moon, but runs in suit move together, and the stock falls on the table in four rows of thirteen. Two packs, mostly skill.
eclipse-introduction =
    Eclipse looks like its cousin Waning Moon: two packs, thirteen columns of four, all open, built down in suit. Two things are different, and they change everything. Runs in suit move as one, which makes you quick. And there is no waste: a tap on the stock deals a whole row, a card to each of the thirteen columns, the empty ones included.

    Four times the table goes dark like that, and what you had put in order lies under new cards. So get as much home as you can before you tap, and do not save up empty columns for after the row, since they will not be empty then. Between the rows the game is generous: any card or run may go to an empty column, and foundations give their top card back.
eclipse-relatives = { GAME("waning-moon") } has the same columns, with single cards and a waste. { GAME("gypsy") } deals rows as well, on eight columns in alternating colours. For rows and whole runs there is { GAME("spider") }.

thirty-nine-steps-pitch = Waning Moon with columns of three: thirty-nine cards on the table, sixty-five in the stock, one pass. Two packs, mostly skill.
thirty-nine-steps-introduction =
    Thirteen columns of three make thirty-nine cards, and that is all there is to the name, though it also nods to the old spy novel by John Buchan. The rules are those of Forty Thieves and Waning Moon: everything open, down in suit, one card at a time, one pass.

    The columns are shallow, so it is easier than in Waning Moon to get one of them empty. In return the stock is longer, and every card that you turn and cannot place buries those before it. The art is to have room ready when the stock brings what you need. Spend your empty columns slowly, and look at the waste as a column that you will have to take apart again, from the top.
thirty-nine-steps-relatives = With a fourth row it is { GAME("waning-moon") }. With ten columns it is { GAME("forty-thieves") }. If one card at a time is too strict for you, runs move in { GAME("eclipse") }.

## Variants: what is different

klondike-draw-3-pitch = Klondike with three cards turned at a time: only the last of them can be played at once, and the order of the stock becomes a riddle of its own.
klondike-draw-3-introduction = This is the game that the first Windows computers taught the world, and the one that most people remember as hard. The stock becomes a clock: playing one card shifts the order of all that follow, so a card that never came to the top may do so on the next round. Go through it once without touching anything if you like, just to know what is in it.
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
scorpion-introduction = Scorpion looks gentle and stings late: by the time you notice that two cards of a suit lock each other in, the game has usually been over for a while. So before you move anything, look for such circles, above all among the hidden cards of the first four columns, and open those columns early. Keep the last three cards of the stock for the moment when you know what they will cover.
gypsy-pitch = Two packs, eight columns in alternating colours, and a stock that deals a row at a time: Klondike’s big brother, generous and long.
gypsy-introduction = Gypsy takes the freedom of { GAME("klondike") }, doubles the packs, and replaces turning cards by ten downpours. That makes it a game of tides: between two rows you put the table in order, and then the sea comes in again. Do not tap as long as a useful move is left, and use an empty column before the next row, for after it there will be a card in it anyway.
freecell-pitch = All the cards are open, and four free cells are all the help you need: almost every deal can be won, so it is all up to you.
freecell-introduction = FreeCell grew out of { GAME("bakers-game") }: in 1978 Paul Alfille, then a student, programmed it with alternating colours, and later every Windows computer brought it along. Its first 32000 deals became famous because only one of them, number 11982, has never been won by anybody. Before you move, look where the aces lie and dig for them; and fill your last free cell only when you know how it will be empty again.
penguin-pitch = The first card, the beak, decides where the foundations begin. All cards open, seven cells, nearly all skill.
penguin-introduction = Penguin is an invention of David Parlett, the English writer on games, who gave it its own small language: the beak is the first card, and the seven cells are the flipper. The three other cards of the beak’s rank are already on the foundations, so everything turns on getting the beak free from the bottom of its column. Clear that column first, and remember that a gap takes only the rank just below the base.
yukon-pitch = Klondike without a stock: all the cards are dealt, and any face-up card moves with everything that lies on it.
yukon-introduction = As the Yukon flows on beyond the gold fields of the Klondike, so this game goes on where { GAME("klondike") } stops: nothing waits in a stock, and the only thing to wait for is a better idea. Big untidy heaps move easily here, and that is the trap, since what you carry along may bury what you need. Turn up the hidden cards in the long columns first, and prefer moves that could not be made later just as well.
bakers-dozen-pitch = Thirteen open columns with the kings at the bottom, single cards, and no empty column is ever filled again. Easy to learn, nice to win.
bakers-dozen-introduction = A baker’s dozen is thirteen, one roll more than promised, and here it is thirteen columns. It is one of the friendliest games with open cards: the kings have been put out of the way before you begin, and most deals can be won with some care. Since an emptied column is gone for good, do not hurry to clear one; every column is a place to build on, and you will want them for a long time.
bisley-pitch = Aces go up and kings come down until they meet, and the columns may be built both ways. All open, mostly skill.
beleaguered-castle-pitch = The aces stand in the middle, and eight open columns besiege them. Suits do not matter, single cards do. All skill.
beleaguered-castle-introduction = Seen from above the old layout does look like a siege: a wall of aces in the middle, four ranks of cards drawn up on each side. Everything lies open, so losing is nobody’s fault but ours. The first empty column decides most games. Pick the one that can be cleared with the fewest sacrifices, and bring the low cards up evenly, since a suit that races ahead leaves its neighbours nothing to stand on.
fan-pitch = Seventeen little fans of three cards and one single card, built down in suit, and only kings may fill a gap. All open.
fan-introduction = Fan is the open-hearted brother of { GAME("la-belle-lucie") }: no reshuffling, but a place for kings when a fan has been used up. With everything in view it is a puzzle of what to bury, because each card you lay down seals the fan under it. Mark the fans in which a high card lies on a low one of its own suit; those are the knots, and they have to be untied early.
calculation-pitch = Four foundations that count by ones, twos, threes and fours, and four heaps to keep the rest. Suits do not matter; thinking ahead does.
calculation-introduction = Calculation is arithmetic dressed up as a card game, and among friends of patience it counts as one of the finest, because hardly anything in it is chance. Beginners throw cards onto the heaps as they come and lose; whoever plans wins far more often than not. Keep one heap for the kings, which come last everywhere, and try to lay each heap so that its cards come off in the order in which they will be wanted.
sultan-pitch = The king of hearts sits in the middle, and around him his court grows up to queens. Six cells, three passes, mostly luck, and pretty when it comes out.
golf-pitch = Seven columns onto one pile, one rank up or down at a time. Quick, and good for a short break.
golf-introduction = The name comes from keeping score: every card that is left over at the end counts as a stroke, and over nine deals, like nine holes, one tries to stay low. Look for long ways up and down before you begin one, and leave yourself two ways on rather than one. Kings and aces are the awkward ones, since only one rank lies next to each.
pyramid-pitch = Take open cards away in pairs that make thirteen, until the pyramid is gone. One pack, three passes, mostly luck.
pyramid-introduction = Pyramid is quickly laid out and rarely beaten, which may be why people have gone back to it for more than a hundred years. It helps to look ahead: if both partners of a card lie deep in the same corner, open that corner early. And do not pair two pyramid cards just because they fit; a card from the stock might do the same work and leave you one more choice.
spiderette-pitch = Spider on the table of Klondike: one pack, columns from one card to seven, and a stock that rains down in rows.
spiderette-introduction = Spiderette is what remains of { GAME("spider") } when there is only one pack in the drawer. It is shorter, but hardly easier: with a single copy of every card there is no second chance for the one that lies buried. The first row from the stock often comes too soon, so spend your moves on the long columns at the right while everything is still small.
simple-simon-pitch = All 52 cards open in ten columns, and four whole suits to be put together on the table. No stock, no luck, no excuses.
simple-simon-introduction = The name must be a joke. Simple Simon is { GAME("spider") } with the curtain up: nothing is dealt later, nothing is hidden, and still the right order of moves can take a quarter of an hour to find. Work backwards: choose the suit whose king lies freest, ask what covers its next cards, and build mixed runs only where you can see how they come apart again.
eight-off-pitch = The grandfather of FreeCell: eight cells, four of them taken at the start, columns in suit, and kings only in the gaps. All open.
eight-off-introduction = Eight Off is older than { GAME("freecell") } and lets you see where that game comes from: the same idea of places to park, but everything strictly in suit. Eight cells feel like wealth until you notice that half of them are let from the first minute. Get rid of those four lodgers first, and think twice before you empty a column for which you have no king.
seahaven-towers-pitch = Ten open columns in suit, four cells of which two are taken, kings in the gaps: a cool, exact puzzle.
seahaven-towers-introduction = Seahaven Towers was devised by Art Cabral at the end of the eighties, when card games were moving onto the first home computers. Since a gap takes only a king, emptying a column is no help as such: what counts is which king you have at hand. Count before you dig: with two cells free you can lift three cards, and not one more.
four-seasons-pitch = A cross of five cards, four corners to fill, and a pack to be got through in a single pass: quick, old and mostly luck.
four-seasons-introduction = Four Seasons is laid out as a cross, with the foundations in its corners, and under its other names, Corner Card or Vanishing Cross, it has stood in patience books for generations. The five columns take almost anything, so the skill is in not choking them: keep one of them for the high ranks, counted from the base, and leave a gap open as long as you can bear it.
aces-up-pitch = Four columns, and of two cards of a suit the lower one goes: a game for a coffee break, and usually over before the coffee.
aces-up-introduction = Aces Up can be taught in one sentence, which is why it has a dozen names and why grandmothers teach it to children. Do not be fooled: it is won only now and then, and the one real decision is the empty column. Put there the card that frees most, usually one that covers a higher card of a suit you can see elsewhere, and not simply the highest.
eagle-wing-pitch = Eight cards spread like wings and a trunk of thirteen beneath them that only comes up when a wing breaks off.
eagle-wing-introduction = Eagle Wing belongs to the family of { GAME("canfield") }, and its layout really has wings: four cards on either side of a hidden pile that is called the trunk. Everything hangs on that trunk, since a card leaves it only when a wing falls empty. So play wing cards to the foundations even where it looks wasteful, and use the three passes to wait for the suits that are stuck.
easthaven-pitch = Klondike by rows: seven columns of three, and a stock that covers everything five times over.
easthaven-introduction = Easthaven is the small sister of { GAME("gypsy") }: one pack, and rows of cards instead of a waste that can be searched. The last row is a short one, which is worth remembering, since it spares the columns on the right. Any card may start an empty column here, but do not be generous with it; a gap before the next row is worth more than a king in it.
bakers-game-pitch = FreeCell’s parent: the same four cells, but columns in suit, which makes every move count double.
bakers-game-introduction = Martin Gardner described this game in Scientific American in 1968; he had it from the mathematician C. L. Baker, who had learned it from his father. Ten years later somebody changed a single rule, and the world got { GAME("freecell") }. In suit there is only one card that fits anywhere, so long plans are the only kind there is: find the column that comes apart into neighbours, and start there.
la-belle-lucie-pitch = Eighteen little fans, in suit, one card at a time; and when nothing moves any more, two fresh shuffles.
la-belle-lucie-introduction = La Belle Lucie, the lovely Lucy, is an old French beauty, and every book of patience has a place for her. A fan that is used up is not replaced, so each card you move must really earn its place. Never lay a card on one that you will need soon: what is covered here stays covered until the next redeal. Play on until nothing goes any more, and only then gather the cards.
bristol-pitch = Eight fans of three, suits of no account, and a stock that deals onto three small piles: quick-witted and kind.
bristol-introduction = Bristol was thought up by Albert Morehead and Geoffrey Mott-Smith for their American book of patience, and they made it pleasant: no suit ever stands in your way, and the kings lie at the bottom where they do no harm. The three piles that the stock feeds are your memory: keep an eye on what lies second in each. Before you deal on them again, ask which of their top cards you are willing to bury.
flower-garden-pitch = Six beds of six flowers and a bouquet of sixteen, all open: a lovely, demanding garden.
flower-garden-introduction = In Flower Garden the columns are beds and the reserve is the bouquet in your hand, sixteen cards that you may use whenever you like. That is wealth, and it runs out: every card of the bouquet that you plant in a bed stands in somebody’s way. Dig for aces and twos in the bed that holds most of them, and try to keep a bed empty rather than the bouquet full.
king-albert-pitch = Nine columns from one card to nine and seven spare cards beside them: all open, and hard to talk round.
king-albert-introduction = King Albert is said to be named after the king of the Belgians who held out in the First World War, and the game has the same stubbornness. The seven cards beside the columns are the garrison: send them out late and never all at once. The short columns on one side are your hope, since one of them can be cleared early; after that, moving cards one by one becomes a different game.
fourteen-pitch = Twelve columns to be cleared in pairs that make fourteen: open cards, few choices, all of them important.
fourteen-introduction = Fourteen is quickly told and lies completely open, so it feels as if it must come out; it does so less often than one hopes. What blocks it are pairs that sit on top of each other in one column, and these you can see at the start. Take the columns that hold such a pair apart first, and when a card has two possible partners, choose the one that covers more.
monte-carlo-pitch = Twenty-five cards in a square: pair off neighbours, let the rest close ranks, and hope for new ones.
monte-carlo-introduction = There is no casino in Monte Carlo, the game, but something of its rhythm: you take what you can get, the cards close up, and the wheel turns again. It is not quite blind luck. Before you close the gaps, think of how the rows will slide, for two equal cards that do not touch now may well touch afterwards, and a pair taken too early can push others apart.
montana-pitch = Four rows, four gaps, and every card has one place where it wants to go: half sliding puzzle, half patience.
montana-introduction = Montana, also called Gaps, is more like a sliding puzzle than a card game, and once it has you, it does not let go. The gap behind a king is dead, so the order in which you fill gaps matters more than how fast. Follow each chain of moves to its end before you begin it, and look above all for the twos: a row that has its beginning soon pulls the rest along.
chameleon-pitch = Canfield with only three columns, but suits that do not matter: cramped and forgiving at once.
chameleon-introduction = Chameleon, also known as Kansas, is what { GAME("canfield") } turns into when one column is taken away and the rule about colours goes with it. Almost anything can be moved somewhere, and that is what makes it treacherous, for in three columns there is no room to be wrong twice. Get the reserve out before you bother with the waste, since the stock comes by only once.
dutchess-pitch = Four fans of three in reserve, a base that you choose yourself, and two passes: the democratic Canfield.
dutchess-introduction = In Dutchess you begin by making a decision that other games leave to chance: which of the four open reserve cards shall be the base? Look for a rank of which you can see more than one, and whose next cards are not buried in the same fan. The spelling with a t is old, by the way; nobody knows whether she was a duchess or a Dutch lady.
will-o-the-wisp-pitch = A lighter Spiderette: seven columns of three, every top card open, five rows to come.
will-o-the-wisp-introduction = Will o’ the Wisp comes from Albert Morehead and Geoffrey Mott-Smith, who gave { GAME("spiderette") } a fairer start: all columns are equally short. Like the little lights on the moor it promises much and leads you astray, since a mixed run looks like progress until the next row falls on it. Use the calm before the first row to clear a column, and fill it with the longest run in suit that you own.
limited-pitch = Forty Thieves spread over twelve columns of three: more places, fewer buried cards, and still one pass.
limited-introduction = Limited is a friendlier relative of { GAME("forty-thieves") }: with twelve shallow columns the aces come out sooner and the first gap is not far away. What is limited is the stock, which you see only once, and it is a long one. Let the table do the work early on, and keep a gap or two in hand for the second half, when the waste has grown thick.
streets-and-alleys-pitch = Beleaguered Castle without its wall of aces: they too are somewhere in the eight columns. All open, all skill.
streets-and-alleys-introduction = Streets and Alleys is the stricter sister of { GAME("beleaguered-castle") }: the aces have to be dug out before anything can begin. The name is only a picture of the layout, rows of cards running off on both sides of an empty avenue. Find the aces, count what lies on each, and start with the one that pays for its digging by emptying its column.
fortress-pitch = Ten open columns that may be built up and down, but only in suit: a fortress with few doors.
fortress-introduction = Fortress gives you both directions and takes away every wrong suit, so that each card has at most two neighbours it can lie on. Because a column may turn around, you can reverse a run by unloading it card by card onto another, which is the trick worth learning here. Do not run to the foundations: a card that stays on the table is a place for its neighbour.
shamrocks-pitch = Eighteen fans that never hold more than three cards, built either way and in any suit: gentle, green, and not quite harmless.
shamrocks-introduction = Shamrocks, the three-leaved kind, is a fan game in which a leaf too many is not allowed: where three cards lie, nothing can be added. That turns the whole table into a question of free places, and the fans with one or two cards are your money. Spend it first on what lies under kings, for they seldom find another place.
numerica-pitch = Four foundations, four heaps, and one card at a time that has to go somewhere: perhaps the oldest patience of all.
numerica-introduction = Numerica is also called Sir Tommy or Old Patience, and many think that it is where the whole family began. All the skill is in the heaps: once a card lies there, it waits for everything above it. Keep one heap for kings and other high cards, lay low cards on high ones whenever you can, and do not be ashamed of a heap that holds a single card for a long while.
auld-lang-syne-pitch = The aces lie ready, four cards come at a time, and you can only watch for what fits: the patience of patiences.
auld-lang-syne-introduction = Auld Lang Syne, named after the song of parting, is as sad and as simple as the song: the cards come by once, and what has been covered can only be hoped for. It is won very rarely. People play it all the same, on long evenings, because it asks nothing of you. When a card has two foundations to go to, think for a moment which one will be served sooner.
terrace-pitch = A terrace of eleven cards, a base of your own choosing, and foundations in red and black: one of the grand old games with two packs.
terrace-introduction = Terrace, which older books call the Queen of Italy, opens with a rare moment: four cards are laid before you, and you say which of them the whole game will be about. Read the terrace before you answer, because its cards can only go home, and only in the order in which they lie. A base whose next ranks lie near the open end of the terrace is half the battle.
carpet-pitch = Four aces and a carpet of twenty cards between them: every card in sight may go home, and gaps fill from the pack.
carpet-introduction = Carpet is a pretty thing to lay out, five by four with the aces outside, and it has comforted many players because it comes out rather often. There is not much to decide, but what there is matters: with two equal chances to fill a gap, take the waste card that hides something useful. Keep a gap open while the waste shows a card that you will soon be able to play from above it.
three-peaks-pitch = Three peaks of cards, one pile, one rank up or down: fast, bright, and hard to stop at one game.
three-peaks-introduction = TriPeaks was written by Robert Hogue in 1989 and conquered the world from inside the computer; there is no old book in which you could look it up. The joy of it is the long chain, up and down and around past the king. Before you tap the stock, compare what each choice uncovers, and work on all three peaks at once, for a single tall one at the end is a lonely place.
black-hole-pitch = Everything falls into the ace of spades, one rank up or down at a time: 51 cards, no stock, no escape.
black-hole-introduction = Black Hole is an idea of David Parlett’s, and a lovely one: seventeen little galaxies of three cards circle the ace of spades until they have all been swallowed. Nothing is hidden and nothing comes to help, so the whole game can be thought through. Watch the kings and queens and the twos and threes together, for the way round the corner is often the only way out.
nestor-pitch = Take away pairs of equal rank until nothing is left: eight columns, four cards to help, and no stock.
nestor-introduction = Nestor is named after the wisest and oldest of the Greeks before Troy, perhaps because it is won by those who have seen much. You know from the start that no column holds a pair, so what matters is how four equal cards are spread. The four single cards are your reserve of free partners: save them for ranks whose other cards lie deep.
accordion-pitch = One long row to be squeezed into a single pile: the simplest table in the world, and among the hardest to beat.
accordion-introduction = Accordion needs only a pack of cards and a lot of table, and it has teased people under a dozen names. A single pile is said to come out once in a hundred games for those who play as they go, yet far more often for those who look ahead. Do not take a move because it is there: bring equal suits or ranks to a distance of three, and keep the row supple at its right end.
osmosis-pitch = Suits seep down from row to row, in whatever order the row above has reached: unlike any other patience.
osmosis-introduction = Osmosis, also known as Treasure Trove, works as its name says: what has passed the upper row may trickle into the lower ones, and nothing else. There is little to choose and much to watch, and the pleasure is the moment when a single card lets four others through. The reserve piles lie closed, so play from them before the waste whenever both have something to offer.
clock-pitch = Every card goes to its hour until the fourth king stops the clock: no skill at all, and one deal in thirteen comes out.
clock-introduction = Clock is not so much played as watched, and generations of children have learned to tell the time by it. The chance can be worked out exactly: it comes out when the last card to be turned is a king, and that happens once in thirteen deals. There is no advice to give, except to enjoy the suspense; the cards have decided everything before you touch them.
westcliff-pitch = Ten short columns in red and black, any card to a gap, one pass: the most obliging Klondike there is.
westcliff-introduction = Westcliff comes from a time when people found { GAME("klondike") } too grim and asked for something that comes out. Each column hides only two cards, gaps take whatever you like, and with ten columns there is nearly always a move. The price is the single pass, so look through the table for another move before you turn a card, and let kings wait for a gap that you do not need yourself.
thumb-and-pouch-pitch = Klondike in which only the card’s own suit is forbidden, and any card may start a gap: easygoing, with one pass.
thumb-and-pouch-introduction = The name is a puzzle that nobody has solved; the game is a relaxed { GAME("klondike") } in which three of the four suits will do. That makes runs long and quick, and careless ones too: a card that could have gone to three places should go to the one that turns something up. Since there is no second pass, empty gaps are best spent on cards from the waste.
whitehead-pitch = Everything open, red on red and black on black, and only runs in suit move together: a thinker’s Klondike.
whitehead-introduction = Whitehead lays { GAME("klondike") } open and turns its most familiar rule upside down: here colours must match. Mixed runs are easily built and then stand like walls, so prefer the card of the same suit even when its twin in colour is nearer. With all columns in view, plan the first gap before your first tap on the stock; it takes any card, and there is only one pass.
