## El menú y sus hojas

# A game whose rules came with the page, where sentences name it
own-game = este juego
menu-rules = Reglas
menu-text = Mesa en texto
menu-print = Imprimir
menu-sure = Repartir una que se pueda ganar
sure-looking = Buscando una partida que se pueda ganar…
sure-none = No he encontrado a tiempo ninguna que se pueda ganar con seguridad.
menu-moves = Jugadas hechas
moves-begin = El comienzo
moves-help = Elige una para volver a ella, o para avanzar hasta allí. También cuentan las cartas que se van solas.
moves-none = Todavía ninguna.
menu-pause = Hacer una pausa
paused = En pausa
paused-help = El reloj está parado hasta que sigas.
go-on = Seguir
# $time (minutes and seconds, as text)
time-played = Tiempo de juego: { $time }
# $left (how often the stock may still be turned over)
redeals-left = { $left ->
    [0] sin más pasadas
    [one] queda { $left } pasada más
   *[other] quedan { $left } pasadas más
}
