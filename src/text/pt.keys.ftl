## Playing by keys

# Letters that command while the focus is on the cards: deal from the stock, to the foundation, undo, redo, new deal,
# hint, finish. None but the last may begin a rank in typed-ranks.
key-letters = m f z y n i t
# Said when cards are taken up by a key. $piles (names of piles, as a list)
goes-to = Pode ir para: { $piles }.
no-such-card = Não há nenhuma carta dessas aberta.
nothing-to-undo = Não há nada para desfazer.
nothing-to-redo = Não há nada para refazer.
keys-title = Teclas
# One line for each: keys, a stroke, what they do. $deal, $home, $undo, $redo, $fresh, $hint, $finish (letters of key-letters)
key-list =
    Esquerda, Direita | para a pilha ao lado
    Para cima, Para baixo | de carta em carta, e depois para a fileira seguinte
    Home, End | para a primeira ou a última pilha da fileira
    Page Up, Page Down | para a fileira de cima ou de baixo
    Espaço, Enter | pegar cartas, pousar, virar o monte
    Esc | pôr de volta o que está na mão
    1 … 9, 0, -, = | pousar o que está na mão na coluna 1 a 12
    { $deal } | virar o monte
    { $home } | para uma fundação
    { $undo }, Ctrl+Z | desfazer
    { $redo }, Ctrl+Y | refazer
    { $fresh } | nova partida
    { $hint } | dica
    { $finish } | terminar a partida, quando tudo está aberto
    D E, 1 0 C | encontrar a dama de espadas, o 10 de copas; outra vez para a próxima
    ? | esta lista
keys-and-readers = As teclas funcionam enquanto o foco está nas cartas. Com um leitor de tela, passe primeiro para o modo de foco; as cartas também podem ser acionadas como botões.
