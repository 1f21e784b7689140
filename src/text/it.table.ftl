## Numbers, ranks, suits and cards

# “seme” is a suit (fiori, picche, cuori, quadri); red and black are always called by their names.
# Cards, columns and nearly everything else that is counted are feminine, so 1 is “una”.
# $n (number)
number-word = { $n ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] asso
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] fante
    [queen] donna
   *[king] re
}

# As rank, with an article: “un asso”, “una donna”.
a-rank = { $rank ->
    [ace] un asso
    [two] un 2
    [three] un 3
    [four] un 4
    [five] un 5
    [six] un 6
    [seven] un 7
    [eight] un 8
    [nine] un 9
    [ten] un 10
    [jack] un fante
    [queen] una donna
   *[king] un re
}

# As rank, for more than one card, without the article: “assi”, “donne”.
ranks = { $rank ->
    [ace] assi
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] fanti
    [queen] donne
   *[king] re
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] fiori
    [spades] picche
    [hearts] cuori
   *[diamonds] quadri
}

# The name of a card: “donna di picche”, “7 di cuori”. $rank, $suit as above.
card = { rank } di { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = qualsiasi { rank }

# A card that lies face down.
hidden-card = carta coperta

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 J Q K

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 f|j d|q r|k
typed-suits = f p c q

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] tallone
    [waste] scarti
    [chain] pila centrale
    [removed] carte tolte
    [place] posto { $number }
    [foundation] { $of ->
        [1] base
       *[other] base { $number }
    }
    [column] { $of ->
        [1] colonna
       *[other] colonna { $number }
    }
    [reserve] { $of ->
        [1] riserva
       *[other] riserva { $number }
    }
   *[cell] { $of ->
        [1] cella
       *[other] cella { $number }
    }
}

# As pile, within a sentence: “gli scarti”, “la colonna 3”. Never after “a”, “in” or “su”: these melt into “sulla”, “nella”.
the-pile = { $kind ->
    [stock] il tallone
    [waste] gli scarti
    [chain] la pila centrale
    [removed] le carte tolte
    [place] il posto { $number }
    [foundation] { $of ->
        [1] la base
       *[other] la base { $number }
    }
    [column] { $of ->
        [1] la colonna
       *[other] la colonna { $number }
    }
    [reserve] { $of ->
        [1] la riserva
       *[other] la riserva { $number }
    }
   *[cell] { $of ->
        [1] la cella
       *[other] la cella { $number }
    }
}

# What a pile is called by those who hear it: “colonna 3, 5 carte, 2 coperte”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
        [one] , { $down } coperta
       *[other] , { $down } coperte
    }
}

## Buttons

undo = Annulla
redo = Ripeti
restart = Ricomincia
new-deal = Nuova partita
hint = Consiglio
finish = Concludi
menu = Menu
close = Chiudi
cancel = Lascia stare

## The table

# $name (proper name of the game), $deal (deal number, as text)
table-label = { $name }, partita { $deal }
# $deal (deal number, as text)
deal-label = Partita { $deal }
# A heading over the piles of one kind. $kind (stock, waste, foundation, column, reserve, cell), $of (number of piles)
pile-group = { $kind ->
    [stock] Tallone
    [waste] Scarti
    [foundation] { $of ->
        [one] Base
       *[other] Basi
    }
    [column] { $of ->
        [one] Colonna
       *[other] Colonne
    }
    [reserve] { $of ->
        [one] Riserva
       *[other] Riserve
    }
   *[cell] { $of ->
        [one] Cella
       *[other] Celle
    }
}

# The stock’s label. $cards (number left), $pass (the pass under way), $passes (number of passes in all; 0: no limit)
stock-label = { $cards ->
    [0] nessuna carta rimasta
    [one] ancora { $cards } carta
   *[other] ancora { $cards } carte
}, { $passes ->
    [0] giro { $pass }
   *[other] giro { $pass } di { $passes }
}
# The label of a stock that deals rows. $cards (number left), $deals (taps left)
stock-rows-label = { $cards ->
    [0] nessuna carta rimasta
    [one] ancora { $cards } carta
   *[other] ancora { $cards } carte
}, { $deals ->
    [0] nessuna fila da dare
    [one] { $deals } fila da dare
   *[other] { $deals } file da dare
}
# Shown on the place of an empty stock. $left (passes that are left; 0: none)
stock-again = { $left ->
    [0] finito
   *[other] rigira
}
# $moves (number), $time (minutes and seconds, as text)
moves-and-time = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $time }
# $moves (number)
moves-made = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
# Where no card goes home: how many are still to be taken off. $cards (number)
cards-left = { $cards ->
    [one] ancora { $cards } carta
   *[other] ancora { $cards } carte
}
# $home (cards on the foundations), $cards (cards in all)
cards-home = { $home ->
    [one] { $home } carta a posto su { $cards }
   *[other] { $home } carte a posto su { $cards }
}
# On a foundation that gave a card back and now waits until it is empty. $cards (number it holds), $full (number of a finished run)
foundation-blocked = { $cards }/{ $full }, incompleta

## Cards

# A card for those who hear it. $card (its name), $place (counted from the bottom), $of (cards in the pile)
card-label = { $card }, { $place } di { $of }
# As card-label. $more (cards lying on it that move with it)
card-label-movable = { $card }, { $place } di { $of }, { $more ->
    [0] si può muovere
    [one] si può muovere con { $more } carta
   *[other] si può muovere con { $more } carte
}
# Several face-down cards under each other. $n (number)
hidden-cards = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
}
# $card (name of the lowest card taken up), $more (cards that come with it)
picked-up = In mano: { $card }{ $more ->
    [0] { "" }
    [one] { " " }con { $more } carta
   *[other] { " " }con { $more } carte
}.
put-back = Rimessa a posto.
nothing-to-pick-up = Da qui non si può prendere nessuna carta.

## What is said after a move

# $card (name of the lowest card moved), $more (cards that came with it), and the pile: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] { "" }
    [one] con { $more } carta{ " " }
   *[other] con { $more } carte{ " " }
}{ $kind ->
    [stock] sul tallone
    [waste] sugli scarti
    [chain] sulla pila centrale
    [removed] tra le carte tolte
    [place] sul posto { $number }
    [foundation] { $of ->
        [1] sulla base
       *[other] sulla base { $number }
    }
    [column] { $of ->
        [1] sulla colonna
       *[other] sulla colonna { $number }
    }
    [reserve] { $of ->
        [1] sulla riserva
       *[other] sulla riserva { $number }
    }
   *[cell] { $of ->
        [1] nella cella
       *[other] nella cella { $number }
    }
}.
# $card (name)
said-turn = Si scopre: { $card }.
# From the stock onto the waste. $cards (names, the last one on top), $n (number of them)
said-draw = { $n ->
    [one] Dal tallone: { $cards }.
   *[other] Dal tallone: { $cards }; l’ultima è in cima.
}
# From an open stock onto the waste. $cards (names), $n (number of them)
said-draw-open = { $cards } sugli scarti.
# From the stock onto other piles. $cards (names, pile by pile), $n (number of them)
said-deal = { $n ->
    [one] Carta data: { $cards }.
   *[other] Carte date: { $cards }.
}
# The waste goes back. $n (number of cards)
said-redeal = Scarti rigirati: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} nel tallone.
# $card (name of the lowest card that filled the place), $more (cards with it), and the place: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] riempie { the-pile }
    [one] con { $more } carta riempie { the-pile }
   *[other] con { $more } carte riempie { the-pile }
}.
# Cards are collected to be dealt again. $n (number of them)
said-gather = { $n ->
    [one] { $n } carta raccolta
   *[other] { $n } carte raccolte
}.
# $n (number of cards dealt again)
said-lay-out = { $n ->
    [one] { $n } carta ridistribuita
   *[other] { $n } carte ridistribuite
}.
said-shuffle = Carte mescolate.
# $cards (names of one or two cards that leave the table)
said-remove = Via dal tavolo: { $cards }.
# Cards went to the foundations by themselves. $n (number of them), $cards (their names)
said-went-home = { $n ->
    [one] Carta andata da sola sulla sua base: { $cards }
   *[other] { $n } carte sono andate da sole sulle basi
}.
said-undo = Mossa annullata.
said-redo = Mossa ripetuta.
said-restart = Di nuovo all’inizio.
# $name (proper name), $deal (number, as text)
said-new-deal = { $name }, partita { $deal }. { $moves ->
    [0] Buona fortuna!
    [one] { $moves } mossa giocata.
   *[other] { $moves } mosse giocate.
}

## Winning, and being stuck

win-title = Complimenti!
# $moves (number), $time (minutes and seconds, as text)
win = Hai vinto in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} e { $time }.
no-moves = Non ci sono più mosse. Annullane qualcuna, o prova un’altra partita.
only-the-stock = Resta solo da girare il tallone.
# Said once, with undo beside it, when a card has been taken back from a finished run.
run-opened = Adesso questa base non prende più niente finché non se ne sono andate tutte le sue carte.
verdict-won = Questa partita si può vincere.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] Questa partita non si può vincere.
   *[other] Da qui questa partita non si può vincere.
}
not-loaded = Il caricamento non è riuscito. Riprova quando sei in linea.
hint-none = Da qui nessuna mossa porta a qualcosa di nuovo.
# $states (posizioni esaminate finora)
hint-thinking = Ci penso… { $states } posizioni esaminate.
hint-stop = Ferma
# Come said-carry
hint-carry = Consiglio: { said-carry }
# $cards (nomi di una o due carte che lasciano il tavolo)
hint-remove = Consiglio: via dal tavolo { $cards }.
hint-stock = Consiglio: tocca il tallone.
hint-sure = Questa mossa porta alla vittoria.
hint-knows = Conoscendo tutte le carte, questa mossa porta alla vittoria.
# Un consiglio leale. $wins (casi vinti), $samples (casi provati)
hint-sampled = Vince in { $wins ->
    [one] { $wins } caso
   *[other] { $wins } casi
} su { $samples }, secondo come stanno le carte coperte.
hint-guess = Non ho trovato nessuna strada per vincere: è solo un’ipotesi.
hint-show = Mostrami come
hint-longer = Cerca ancora
# Una via che vince viene giocata sul tavolo
line-playing = Ecco come si vince.
line-faster = Più veloce
lost-find = Dove si è persa?
# Dopo che sono state annullate delle mosse. $moves (quante)
lost-back = Qui la partita si poteva ancora vincere: { $moves ->
    [one] una mossa annullata
   *[other] { $moves } mosse annullate
}.
# $why (never, unknown)
lost-where = { $why ->
    [never] Era persa fin dall’inizio: questa partita non si può vincere.
   *[unknown] Non sappiamo dove si è persa.
}
# In piccolo, sotto il numero della partita. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] vincibile
    [lost] non vincibile
    [thinking] ci penso…
   *[undecided] non si sa
}

## Deal numbers

deal-number = Numero della partita
deal-number-prompt = Quale partita vuoi?
deal-number-help = Un numero di 20 cifre al massimo. Lo stesso numero dà sempre le stesse carte.
deal-number-cards = Scrivi o incolla le carte
deal-number-play = Dai le carte
deal-number-empty = Prima scrivi un numero.
deal-number-not-a-number = Questo non è un numero. Usa solo le cifre da 0 a 9; ms davanti vuol dire la numerazione di Microsoft.
deal-number-zero = Le partite cominciano da 1.
deal-number-too-long = Questo numero è troppo lungo: 20 cifre sono il massimo.
deal-number-too-large = La numerazione di Microsoft finisce a 8589934591.
deal-number-cards-missing = Mancano delle carte: il link è danneggiato.

## Why a move is refused

refused-no-such-pile = In questo solitario non c’è una pila del genere.
refused-too-far = Questa carta è troppo lontana.
refused-not-beaten = Nessuna carta libera del suo seme è più alta.
refused-no-gap = Non c’è nessun buco da chiudere.
refused-empty-pile = Non c’è nessuna carta da prendere.
refused-face-down = Questa carta è coperta.
refused-too-few-cards = Lì non ci sono tante carte.
refused-gives-nothing = Da questa pila non esce nessuna carta.
refused-not-yet = Questa pila non si può ancora usare.
refused-only-the-top-card = Si può prendere solo la carta in cima.
refused-not-a-run = Queste carte non sono in ordine, perciò non si muovono insieme.
refused-not-this-part = Questa parte della scala non si può muovere.
refused-too-few-free-places = Ci sono troppo pochi posti liberi per muovere tante carte.
refused-same-pile = La carta è già lì.
refused-takes-nothing = Su questa pila non si può mettere nessuna carta.
refused-not-from-there = Questa pila non prende carte da lì.
refused-one-card-at-a-time = Questa pila prende una carta alla volta.
refused-only-a-complete-run = Lì va solo una scala completa di tredici carte.
refused-pile-is-full = Lì non c’è più posto.
refused-not-on-an-empty-place = Questa carta non può cominciare un posto vuoto.
refused-does-not-fit = Questa carta lì non va.
refused-base-not-chosen = Prima scegli la carta da cui partono le basi.
refused-stock-is-empty = Il tallone è vuoto e non si rigira più.
refused-empty-column = Prima riempi le colonne vuote; poi il tallone dà altre carte.
refused-waste-not-empty = Prima gioca la carta degli scarti; poi il tallone dà la prossima.
refused-covered = Su questa carta ce ne sono altre.
refused-no-pair = Queste due carte non vanno insieme.
refused-leaves-alone = Questa carta se ne va da sola: toglila dal tavolo.
refused-not-ready = Le carte non sono ancora distribuite.
refused-readonly = Questo tavolo è solo da guardare.
refused-cancelled = Questa mossa qui non è permessa.
refused-nowhere = Adesso questa carta non va da nessuna parte.
refused-on-purpose = Un semplice tocco non toglie carte da una scala completa: trascinala, se lo vuoi davvero.

## Troubles

# $game (what was asked for)
error-unknown-game = Nessun solitario si chiama «{ $game }».
# $deal (what was asked for)
error-bad-deal = «{ $deal }» non è il numero di una partita.
# $problem (where and what, in English, as the check says it)
error-bad-rules = Queste regole non si possono giocare: { $problem }.
last-deal-stays = La partita di prima resta dov’è.
error-bad-record = Questa registrazione non va d’accordo con le regole del gioco, perciò è stata messa da parte. Puoi salvarla in un file.
table-failed = Non è stato possibile mostrare il tavolo.

## Keeping

# $deal (number, as text). A button beside “partita 42. Buona fortuna!”, for whoever did not mean to leave the last one.
back-to-deal = Torna alla partita { $deal }
not-kept-blocked = Il browser non permette di conservare niente qui, perciò questa partita non viene salvata.
not-kept-full = Su questo dispositivo non c’è più spazio, perciò questa partita non viene salvata.
not-kept-torn = Le partite salvate non rispondono, perciò questa non viene salvata.
played-elsewhere = Questa partita è aperta in un’altra scheda, perciò qui non viene salvata.
play-here = Gioca qui

## Giocare con la tastiera

# Lettere che comandano finché il focus è sulle carte: gira dal tallone, alla base, annulla, ripeti, nuova partita,
# consiglio, finisci; poi ciò che si ascolta: tutto il tavolo, questa pila, dove, l’ultima mossa, tutte le mosse. Solo
# «finisci» può cominciare un valore di typed-ranks.
key-letters = t b u y n c a g l v p m
# Detto quando si prendono carte con un tasto. $piles (nomi di pile, come elenco)
goes-to = Può andare su: { $piles }.
no-such-card = Questa carta non è scoperta.
nothing-to-undo = Non c’è niente da annullare.
nothing-to-redo = Non c’è niente da ripetere.
keys-title = Tasti
