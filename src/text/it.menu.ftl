## Il menu e i suoi fogli

# A game whose rules came with the page, where sentences name it
own-game = questo gioco
menu-rules = Regole
menu-text = Tavolo in testo
menu-print = Stampa
menu-sure = Una partita che si possa vincere
sure-looking = Cerco una partita che si possa vincere…
sure-none = Non ho trovato in tempo una partita che si possa vincere di sicuro.
menu-moves = Mosse fatte
moves-begin = L’inizio
moves-help = Scegline una per tornarci, o per andare avanti fin lì. Contano anche le carte andate da sole.
moves-none = Ancora nessuna.
menu-pause = Ferma l’orologio
paused = In pausa
paused-help = L’orologio è fermo finché non riprendi.
go-on = Riprendi
# $time (minutes and seconds, as text)
time-played = Tempo di gioco: { $time }
# $left (how often the stock may still be turned over)
redeals-left = { $left ->
    [0] nessun altro giro
    [one] ancora { $left } giro
   *[other] ancora { $left } giri
}
