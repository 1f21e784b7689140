## I tasti, e ciò che fanno sentire del tavolo

# Come si chiama un tasto. $key (il suo nome per i browser, o il segno che porta)
key-name = { $key ->
    [ArrowLeft] Sinistra
    [ArrowRight] Destra
    [ArrowUp] Su
    [ArrowDown] Giù
    [Home] Inizio
    [End] Fine
    [PageUp] Pag su
    [PageDown] Pag giù
    [Space] Spazio
    [Enter] Invio
    [Escape] Esc
    [Insert] Ins
    [Delete] Canc
    [Backspace] Indietro
   *[other] { $key }
}
# Che cosa fa un tasto. $deed (una delle azioni del tavolo)
key-does = { $deed ->
    [left] alla pila a sinistra
    [right] alla pila a destra
    [up] alla carta sopra, e poi alla fila di sopra
    [down] alla carta sotto, e poi alla fila di sotto
    [first] alla prima pila della fila
    [last] all’ultima pila della fila
    [above] alla fila di sopra
    [below] alla fila di sotto
    [press] prendi le carte, posale, gira dal tallone
    [back] rimetti a posto quello che hai in mano
    [deal] gira dal tallone
    [home] su una base
    [undo] annulla
    [redo] ripeti
    [fresh] nuova partita
    [hint] consiglio
    [finish] finisci la partita, quando tutto è scoperto
    [board] ascolta tutto il tavolo
    [column] ascolta questa pila
    [where] ascolta dove può andare questa carta
    [moved] riascolta l’ultima mossa
    [moves] ascolta tutto ciò che si può muovere
    [help] questo elenco
   *[text] tavolo in testo: leggi il tavolo e scrivi le mosse
}
# Il tasto di una colonna. $n (il suo numero)
key-column = posa quello che hai in mano sulla colonna { $n }
# Dietro i tasti di tutte le colonne
key-columns = posa quello che hai in mano su una colonna
# I tasti che trovano una carta, come esempio, e che cosa fanno
keys-find = D P, 1 0 C
keys-find-does = trova la donna di picche, il 10 di cuori; ancora una volta per la prossima
key-control = Ctrl
keys-and-readers = I tasti valgono finché il focus è sulle carte. Con uno screen reader passa prima alla modalità focus; le carte si premono anche come pulsanti.
# Nelle impostazioni, sopra l’elenco dei tasti
keys-choose = Scegli una riga, poi premi il tasto che vuoi per quella.
# Al posto di un tasto che si sta scegliendo
keys-press = Premi un tasto…
# $key (un tasto), $does (che cosa fa già)
keys-taken = { $key } serve già: { $does }.
# $key (un tasto)
keys-finds = Con { $key } comincia il nome di una carta.
keys-not-this = Il tavolo non sa che farsene di questo tasto.
# Detto quando un tasto è stato dato. $key (il tasto), $does (che cosa fa ora)
keys-given = { $key }: { $does }.
# Al posto di un tasto dove non ne resta nessuno
keys-none = nessun tasto
keys-usual = Torna ai tasti soliti

# Una carta che si può muovere. $card (il suo nome), $more (carte sopra che la seguono), $piles (nomi di pile, come elenco)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}con { $more } carta
   *[other] {" "}con { $more } carte
}, può andare su: { $piles }.
can-turn = Si può girare dal tallone.
