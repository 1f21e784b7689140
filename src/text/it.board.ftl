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
text-board-help = Scrivi una mossa con carte o pile: «{ $one } { $other }» mette una carta sull’altra, «{ $one } t3» la mette sulla colonna 3, «{ $one } f» su una base; «t1 t3 x2» sposta due carte, «s» gira dal tallone. A una carta da sola segue dove può andare. Valgono anche queste parole: { $commands }.
# $moves (come si scrivono, in elenco)
typed-which = Le mosse possibili sono più di una: { $moves }. Quale?
# $typed (quello che è stato scritto)
typed-unknown = «{ $typed }» non è una mossa. Più sotto trovi che cosa puoi scrivere.
# Detto a «concludi» finché non resta solo da portare le carte alle basi
text-board-not-yet = C’è ancora da pensare: la partita non finisce ancora da sola.
