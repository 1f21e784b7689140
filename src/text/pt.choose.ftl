## Escolher um jogo

choose-title = Filtrar os jogos
choose-family = Família
choose-family-any = Todas as famílias
choose-packs = Cartas
choose-packs-value = { $value ->
    [one] Um baralho
    [two] Dois baralhos
   *[more] Três baralhos ou mais
}
choose-length = Duração
choose-length-value = { $value ->
    [short] Curta
    [medium] Média
   *[long] Longa
}
choose-skill = Sorte ou habilidade
choose-skill-value = { $value ->
    [luck] Mais sorte
    [balanced] Em partes iguais
   *[skill] Mais habilidade
}
choose-won = Dá para ganhar?
choose-won-value = { $value ->
    [most] Pelo menos três partidas em quatro
    [half] Pelo menos uma partida em duas
   *[few] Menos de uma partida em duas
}
# $n (number of games)
choose-won-told = Medido com todas as cartas conhecidas, até agora em { $n ->
    [1] { $n } jogo
   *[other] { $n } jogos
}.
choose-hand = Na mão
choose-hand-value = { $value ->
    [phone] Cabe no celular
   *[one-hand] Basta uma mão
}
choose-hand-told = Cabe no celular: na vertical, as cartas são tão largas quanto um dedo precisa. Basta uma mão: cada jogada se faz com um toque, sem arrastar nada.
choose-yours = Os seus jogos
choose-yours-value = { $value ->
    [favourite] Favoritos
    [played] Já jogados
   *[new] Nunca jogados
}
# $name (proper name of a game): only games that are like it
choose-like = Como { $name }
# $n (number of games that are left), on the button that closes the filters
choose-show = { $n ->
    [0] Não resta nenhum jogo
    [1] Mostrar { $n } jogo
   *[other] Mostrar { $n } jogos
}
choose-clear = Limpar todos os filtros
choose-any = Jogar um destes
choose-nothing = Não resta nenhum jogo. Tire um dos filtros.
# $filter (what a filter says), for the ear: a button that takes it away
choose-drop = Tirar: { $filter }
