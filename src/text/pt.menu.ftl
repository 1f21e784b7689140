## The menu and its sheets

# A game whose rules came with the page, where sentences name it
own-game = este jogo
menu-rules = Regras
menu-text = Mesa em texto
menu-print = Imprimir
menu-sure = Dar uma que possa ser ganha
sure-looking = Procurando uma partida que possa ser ganha…
sure-none = Não achei a tempo nenhuma que com certeza possa ser ganha.
menu-moves = Jogadas até aqui
moves-begin = O começo
moves-help = Escolha uma para voltar até ela, ou para avançar. As cartas que vão sozinhas também contam.
moves-none = Nenhuma ainda.
menu-pause = Parar o relógio
paused = Em pausa
paused-help = O relógio fica parado até você continuar.
go-on = Continuar
# $time (minutes and seconds, as text)
time-played = Tempo de jogo: { $time }
# $left (how often the stock may still be turned over)
redeals-left = { $left ->
    [0] nenhuma outra passagem
    [1] mais { $left } passagem
   *[other] mais { $left } passagens
}
