## As teclas, e o que elas fazem ouvir da mesa

# Como se chama uma tecla. $key (o nome que os navegadores lhe dão, ou o sinal nela)
key-name = { $key ->
    [ArrowLeft] Esquerda
    [ArrowRight] Direita
    [ArrowUp] Para cima
    [ArrowDown] Para baixo
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Space] Espaço
    [Enter] Enter
    [Escape] Esc
    [Insert] Insert
    [Delete] Delete
    [Backspace] Backspace
   *[other] { $key }
}
# O que uma tecla faz. $deed (uma das ações da mesa)
key-does = { $deed ->
    [left] para a pilha à esquerda
    [right] para a pilha à direita
    [up] para a carta acima, e depois para a fileira de cima
    [down] para a carta abaixo, e depois para a fileira de baixo
    [first] para a primeira pilha da fileira
    [last] para a última pilha da fileira
    [above] para a fileira de cima
    [below] para a fileira de baixo
    [press] pegar cartas, pousar, virar o monte
    [back] pôr de volta o que está na mão
    [deal] virar o monte
    [home] para uma fundação
    [undo] desfazer
    [redo] refazer
    [fresh] nova partida
    [hint] dica
    [finish] terminar a partida, quando tudo está aberto
    [board] ouvir a mesa inteira
    [column] ouvir esta pilha
    [where] ouvir aonde esta carta pode ir
    [moved] ouvir de novo a última jogada
    [moves] ouvir tudo o que se pode mover
    [help] esta lista
   *[text] mesa em texto: ler a mesa e escrever jogadas
}
# A tecla de uma coluna. $n (o número dela)
key-column = pousar o que está na mão na coluna { $n }
# Atrás das teclas de todas as colunas
key-columns = pousar o que está na mão em uma coluna
# As teclas que encontram uma carta, como exemplo, e o que fazem
keys-find = D E, 1 0 C
keys-find-does = encontrar a dama de espadas, o 10 de copas; outra vez para a próxima
key-control = Ctrl
keys-and-readers = As teclas funcionam enquanto o foco está nas cartas. Com um leitor de tela, passe primeiro para o modo de foco; as cartas também podem ser acionadas como botões.
# Nas configurações, acima da lista de teclas
keys-choose = Escolha uma linha e aperte depois a tecla que quiser para ela.
# No lugar de uma tecla que está sendo escolhida
keys-press = Aperte uma tecla…
# $key (uma tecla), $does (o que ela já faz)
keys-taken = { $key } já serve para isto: { $does }.
# $key (uma tecla)
keys-finds = Com { $key } começa o nome de uma carta.
keys-not-this = A mesa não tem uso para essa tecla.
# Dito quando uma tecla foi dada. $key (a tecla), $does (o que ela faz agora)
keys-given = { $key }: { $does }.
# No lugar de uma tecla onde não resta nenhuma
keys-none = nenhuma tecla
keys-usual = Voltar às teclas de sempre

# Uma carta que se pode mover. $card (o nome dela), $more (cartas em cima que vão junto), $piles (nomes de pilhas, como lista)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}com { $more } carta
   *[other] {" "}com { $more } cartas
}, pode ir para: { $piles }.
can-turn = O monte pode ser virado.
