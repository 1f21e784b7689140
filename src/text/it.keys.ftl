## Giocare con la tastiera

# Lettere che comandano finché il focus è sulle carte: gira dal tallone, alla base, annulla, ripeti, nuova partita,
# consiglio, finisci. Solo l’ultima può cominciare un valore di typed-ranks.
key-letters = t b u y n c a
# Detto quando si prendono carte con un tasto. $piles (nomi di pile, come elenco)
goes-to = Può andare su: { $piles }.
no-such-card = Questa carta non è scoperta.
nothing-to-undo = Non c’è niente da annullare.
nothing-to-redo = Non c’è niente da ripetere.
keys-title = Tasti
# Una riga per ogni cosa: i tasti, una barra, che cosa fanno. $deal, $home, $undo, $redo, $fresh, $hint, $finish (lettere di key-letters)
key-list =
    Sinistra, Destra | alla pila accanto
    Su, Giù | da carta a carta, e poi alla fila seguente
    Inizio, Fine | alla prima o all’ultima pila della fila
    Pag su, Pag giù | alla fila di sopra o di sotto
    Spazio, Invio | prendi le carte, posale, gira dal tallone
    Esc | rimetti a posto quello che hai in mano
    1 … 9, 0, -, = | posa quello che hai in mano sulla colonna da 1 a 12
    { $deal } | gira dal tallone
    { $home } | su una base
    { $undo }, Ctrl+Z | annulla
    { $redo }, Ctrl+Y | ripeti
    { $fresh } | nuova partita
    { $hint } | consiglio
    { $finish } | finisci la partita, quando tutto è scoperto
    D P, 1 0 C | trova la donna di picche, il 10 di cuori; ancora una volta per la prossima
    ? | questo elenco
keys-and-readers = I tasti valgono finché il focus è sulle carte. Con uno screen reader passa prima alla modalità focus; le carte si premono anche come pulsanti.
