## Il tavolo in testo

typed-move = La tua mossa
# Parole che possono stare fra due carte o pile, minuscole, separate da uno spazio; nessuna nomina una carta o una pila
typed-fillers = su sul sulla a al alla verso il la
text-board-play = Gioca
text-board-short = Forma breve
# $id (lettera e numero di una pila, come si scrivono: t3), $pile (il suo nome, quante carte, quante coperte), $cards (i loro nomi, l’ultima sta in cima)
text-board-pile = { $id }, { $pile }: { $cards }
# Come text-board-pile, quando niente è scoperto
text-board-bare = { $id }, { $pile }
# $one, $other (carte come si scrivono: 7c, 8p)
text-board-help = Scrivi una mossa con carte o pile: «{ $one } { $other }» mette una carta sull’altra, «{ $one } t3» la mette sulla colonna 3, «{ $one } f» su una base; «t1 t3 x2» sposta due carte, «s» gira dal tallone. A una carta da sola segue dove può andare. Valgono anche queste parole: { $commands }. Valgono F, D, R come J, Q, K.
# $moves (come si scrivono, in elenco)
typed-which = Le mosse possibili sono più di una: { $moves }. Quale?
# $typed (quello che è stato scritto)
typed-unknown = «{ $typed }» non è una mossa. Scrivi «?» per sapere che cosa puoi scrivere.
# Detto a «concludi» finché non resta solo da portare le carte alle basi
text-board-not-yet = C’è ancora da pensare: la partita non finisce ancora da sola.

## A deal by its cards

cards-prompt = Le carte della partita
cards-help = Una riga per colonna, la carta più in basso per prima, come le scrivono i risolutori: 2H è il due di cuori, TD o 10D il dieci di quadri.
cards-empty = Non ci sono ancora carte.
# $word (what was typed)
cards-unreadable = «{ $word }» non è una carta. Una carta si scrive con valore e seme in inglese, come AS, 10H o QD.
cards-other = Non sono le carte con cui si gioca a questo gioco.
# $cards (names of cards), $more (how many others)
cards-missing = Mancano: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = Di troppo: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = Le carte sono quelle giuste, ma questo gioco non le distribuisce mai così.
