## Short pages about the site. A paragraph that begins with “# ” is a heading.

about-fair-deals-lead = Nobody picks your cards. A new deal is a number drawn by chance, and that number alone decides where every card lies.
about-fair-deals-text =
    # How a number is drawn

    When you ask for a new deal, your browser draws a number from 32000 to 9999999999. It uses the source of chance that it also makes secret keys with, and every number is exactly as likely as any other. The table does not look at who is playing, how often you have won, or how long ago: none of that goes into the number, and there is no list of easy or hard deals to choose from.

    # From the number to the cards

    The number starts a generator, and the generator shuffles the pack: one after the other, every card changes places with one that is drawn from those not yet settled. Then the game’s own rules deal them out. Some games want certain cards in certain places before play begins; their rules pages say which.

    That is why the same number always gives the same cards: today and in ten years, on your phone and on a friend’s. Write it down and you can play the deal again; pass it on and somebody else can try.

    # Numbers that others know

    The numbers are not only ours. Up to 31999 they follow the method that Microsoft’s numbered FreeCell deals made famous, and from 32000 on that of PySolFC, a large collection of solitaire games. With “ms” in front, larger numbers follow Microsoft’s method, too. Where one of our games is the same as theirs, deal 42 is the same deal 42.

    # The deal of the day

    It is not drawn at all. It is worked out from the name of the game and the date, nothing else, so that everybody whose calendar shows that day has the same cards.

    In some games, the best known among them, we have gone one step further for the days that lie ahead: from the number of the day on, the first deal is taken that a search could win. So there is a way through, though nobody says that it is easy to see. Whether a day’s deal was looked at stands beside it.

about-winnable-lead = “Can be won” says something about the cards, and nothing about you.
about-winnable-text =
    # Two questions

    Can this deal be won at all? And will I win it? The first has a definite answer, which lies in the cards. The second depends on you as well, and on cards that you cannot see. Here one answer is never passed off as the other.

    # How the answer is found

    A search plays the deal on, in one way after another, and it knows every card, the hidden ones included. It can end in three ways. It has found a way to a win: then the deal can be won, and every move of that way has been played through by the rules before you hear of it. It has looked at everything and found no way: then the deal cannot be won from where it stands. Or its time is up: then the matter is not decided, and that is what you are told.

    All this happens in your browser, on your own device.

    # At the table

    Where no card is hidden, the table says by itself what it knows. Where cards are hidden it keeps silent, because even “can be won” would give something away; in the settings you may have it say so always, or never. Hints come in two kinds. A fair one knows only what you have seen: it tries several ways in which the other cards might lie, and tells you in how many of them its move wins. An all-seeing one knows every card.

    # The figures on the rules pages

    For some games the first deals, from number 1 on, were searched for two seconds each, and the page says what came of it. From such a sample follows a range for all deals together: it is reckoned so that it should hold the truth in nineteen of twenty cases, with undecided deals counted as lost at its lower end and as won at its upper end.

    Do not be disappointed if you win less often. In { GAME("waning-moon") } nearly every deal has a way through, and yet players win perhaps one in ten: they cannot see the stock. Both figures are true, and they answer different questions.

about-privacy-lead = What you play stays on your device. There is no account, no advertising, and nobody counts you.
about-privacy-text =
    # What is kept, and where

    Your browser keeps it, on this device: your settings; the deals that you have begun, with their moves; what became of them, with time, moves, and whether you used undo or hints. It also keeps the games themselves, so that everything works without the internet. There are no cookies.

    # What leaves the device

    Nothing of what you play. The pages fetch nothing from anybody else: no fonts, no pictures, no scripts, no statistics. The server on which the site lies sees what every web server sees, that a browser at your internet address has fetched its files, and now and then your browser asks it whether there is a newer version.

    A link that you share says what is in it: the game and the deal, and, if you choose so, your moves or your result. It goes where you send it, and nowhere else. The same holds for a report that you write to us.

    # How to get rid of it

    Results can be deleted on the page of your record, of one game or of all. Everything together goes when you delete the data of this site in your browser’s settings. Nobody else has a copy, so what is deleted there is gone.

    A browser may clear away such data by itself when space gets scarce. That is why you are asked, once, whether it shall keep yours.

about-accessibility-lead = Everybody should be able to play: with a mouse or a finger, by keys, by ear, and in no hurry.
about-accessibility-text =
    # By hand

    Every move can be made by tapping; nothing has to be dragged. A tap plays a card to its best place, or, if you set it so, picks it up, and a second tap puts it down. No clock is against you, and every move can be taken back, all the way to the first. Where cards lie close together, a finger that rests brings a loupe.

    # By keys

    The arrow keys go from pile to pile and from card to card, the space bar takes cards up and puts them down, and typing a card’s name finds it. The question mark, pressed while you are on the cards, shows the whole list. Every key can be another one, in the settings.

    # For the eyes

    Light, dark, or as on your device. The suits come in two colours, in four, or in four that can be told apart with every kind of colour vision; their shape tells them apart in any case. Text follows the size that you have set in the browser. If your device asks for less motion, no card flies across the table; if it asks for colours of its own, the table keeps to them.

    # By ear

    Every pile and every card has a name for screen readers, and each move is told in a sentence, together with what it has turned up. A card that lies face down has no name: you never hear more than others see. Single keys tell you the whole table, one pile, where a card can go, and all that can move.

    # If something stands in your way

    Then that is a fault, and it should be mended.
