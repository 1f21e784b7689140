## The rules of a game, sentence by sentence

# Every message here is one or more whole sentences. What is chosen by is a word of the rules, with hyphens for blanks:
# $suits (same-suit, alternating-colours, same-colour, another-suit, any-suit)
# $order (up, down, up-wrapping, down-wrapping and so on)
# A foundation is always “fundação”; the rank that foundations begin with is the “valor inicial”.

## Headings

rules-heading = Como se joga
rules-heading-goal = O objetivo
rules-heading-layout = A mesa num relance
rules-heading-foundations = { $count ->
    [1] A fundação
   *[other] As fundações
}
rules-heading-columns = { $count ->
    [1] A coluna
   *[other] As colunas
}
rules-heading-reserve = { $count ->
    [1] A reserva
   *[other] As reservas
}
rules-heading-cells = { $count ->
    [1] A célula
   *[other] As células
}
rules-heading-tail = { $count ->
    [1] A cauda
   *[other] As caudas
}
rules-heading-stock = { $waste ->
    [yes] O monte e o descarte
   *[no] O monte
}
rules-heading-again = Dar as cartas de novo
rules-heading-chain = { $piles ->
    [1] A pilha do meio
   *[other] As pilhas do meio
}
rules-heading-pairs = O que sai da mesa
rules-heading-hand = Mover as cartas

## Goal

# Games without foundations. $name, $cards (cards in all)
rules-goal-columns = { $won ->
    [with-finished-runs-of-thirteen-on-the-columns] Você ganha { $name } quando todas as { $cards } cartas estiverem nas colunas, em sequências completas de treze{ built-suits }{ $king ->
        [yes] , do rei ao ás
       *[no] { "" }
    }, uma por coluna.
   *[with-four-of-a-rank-on-each-column] Você ganha { $name } quando todas as { $cards } cartas estiverem nas colunas, divididas por valor: em cada uma, as quatro cartas de um mesmo valor. Quatro cartas reunidas ficam onde estão.
}

# $name (proper name), $count (foundations), $cards (cards that win), $all (yes, no): whether these are all cards
# $leave (cards, runs, both): how cards reach the foundations
rules-goal = Você ganha { $name } quando { $all ->
    [yes] todas as { $cards } cartas estiverem
   *[no] { $cards } cartas estiverem
} { goal-foundations }{ $leave ->
    [cards] { "" }
    [runs] , em sequências completas de treze
   *[both] , algumas uma a uma, as outras em sequências completas
}{ $all ->
    [yes] .
   *[no] ; as outras sobram.
}
goal-foundations = { $count ->
    [1] na fundação
   *[other] nas fundações
}
# $packs (number), $cards (cards in all)
rules-packs = { $packs ->
    [1] Joga-se com um baralho: { $cards } cartas.
    [2] Joga-se com dois baralhos misturados: { $cards } cartas.
   *[other] Joga-se com { SPELL($packs) } baralhos misturados: { $cards } cartas.
}
# The packs hold other suits than usual. $suits (each suit with how often it is there, as a list)
rules-packs-suits = { $packs ->
    [1] Não é um baralho comum: ele contém apenas { $suits }.
   *[other] Não são baralhos comuns: cada um contém apenas { $suits }.
}
# The packs hold other ranks than usual. $ranks (a list of rank)
rules-packs-ranks = Nem todos os valores estão em jogo, só estes: { $ranks }.
# $suit, $n (number)
rules-suit-times = { $n ->
    [1] { suit }
   *[other] { suit } ({ SPELL($n) } vezes)
}

## Layout: a summary by pile

# $count (foundations), $order, $suits, $by (ranks from a card to the next), $base (how they begin), $rank (the base rank, where that is known)
# $ends (yes, no): whether the last card is known, $last (its rank), $own (yes, no): whether each begins with the card dealt there, whatever its rank
rules-layout-foundations = { $count ->
    [1] Uma fundação
   *[other] { SPELL($count) } fundações
} { $order ->
    [up] em ordem crescente{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }
    [up-wrapping] em ordem crescente{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }, passando do rei ao ás
    [down] em ordem decrescente{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }
    [down-wrapping] em ordem decrescente{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }, passando do ás ao rei
    [up-then-down] { $count ->
        [1] que sobe até o rei e depois desce
       *[other] que sobem até o rei e depois descem
    }{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }
    [the-same-rank] com cartas do mesmo valor{ built-suits }
    [down-to-the-ace-then-from-the-base-again] em ordem decrescente até o ás e depois outra vez do início{ $by ->
        [1] { "" }
       *[other] , { by-ranks }
    }{ built-suits }
   *[doubling] em que cada carta dobra a anterior{ built-suits }
}{ $base ->
    [rank] { $ends ->
        [yes] : { $rank ->
            [queen] da dama
           *[other] do { rank }
        } { last-rank }
       *[no] , a começar por { a-rank }
    }
    [rank-of-the-first-card-dealt] { $own ->
        [yes] , a começar { $count ->
            [1] pela carta dada ali
           *[other] cada uma pela carta dada ali
        }
       *[no] , a começar pelo valor da primeira carta dada numa fundação
    }
    [rank-chosen-by-the-player] , a começar por um valor que você escolhe
    [any-rank] , a começar por qualquer carta
   *[listed-cards] , a começar { $count ->
        [1] por uma carta determinada
       *[other] cada uma por uma carta determinada
    }
}.
# Foundations for a single card. $count, $base, $rank as above
rules-layout-foundations-one = { $count ->
    [1] Uma fundação para uma só carta
   *[other] { SPELL($count) } fundações para uma só carta cada
}{ $base ->
    [rank] : { a-rank }
    [rank-of-the-first-card-dealt] , do valor da primeira carta dada
    [rank-chosen-by-the-player] , de um valor que você escolhe
    [any-rank] , seja qual for
   *[listed-cards] , a que é indicada mais abaixo
}.
# “to the king”, after “from the ace”; $last chooses
last-rank = { $last ->
    [ace] ao ás
    [two] ao 2
    [three] ao 3
    [four] ao 4
    [five] ao 5
    [six] ao 6
    [seven] ao 7
    [eight] ao 8
    [nine] ao 9
    [ten] ao 10
    [jack] ao valete
    [queen] à dama
   *[king] ao rei
}
# $count, $ranks (a list of rank, one for each)
rules-layout-foundations-ranks = { SPELL($count) } fundações para uma só carta cada: { $ranks }.
# $count (foundations), $begins (with-a-king, at-any-rank-wrapping), $suits
rules-layout-runs = { $count ->
    [1] Uma fundação
   *[other] { SPELL($count) } fundações
} para sequências completas de treze cartas, { $begins ->
    [with-a-king] do rei ao ás
   *[at-any-rank-wrapping] a começar por qualquer valor
}{ built-suits }.
rules-layout-fours = Uma fundação, para onde as cartas vão de quatro em quatro, todas do mesmo valor.
# $count (columns), $size (cards in each, or -1 where they differ), $cards (cards in all), $build (the-next-rank, nothing, any-waste-card)
rules-layout-columns = { $count ->
    [1] Uma coluna
   *[other] { SPELL($count) } colunas
} { $size ->
    [-1] com { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } ao todo
    [0] sem cartas no começo
    [1] de uma carta
   *[other] de { SPELL($size) } cartas
}, { $build ->
    [the-next-rank] { $order ->
        [down] em ordem decrescente{ built-suits }
        [down-wrapping] em ordem decrescente{ built-suits }, passando do ás ao rei
        [down-wrapping-above-the-base] em ordem decrescente{ built-suits }, passando do ás ao rei, mas nunca além do valor inicial
        [up] em ordem crescente{ built-suits }
        [up-wrapping] em ordem crescente{ built-suits }, passando do rei ao ás
        [up-or-down] em ordem crescente ou decrescente{ built-suits }
        [up-or-down-wrapping] em ordem crescente ou decrescente{ built-suits }, também entre o rei e o ás
       *[up-or-down-as-the-pile-began] em ordem crescente ou decrescente{ built-suits }, no sentido em que cada uma começou
    }
    [nothing] em que não se constrói nada
    [the-same-rank] em que se juntam cartas do mesmo valor
    [the-next-lower-rank-in-suit-or-the-same-rank] em ordem decrescente no mesmo naipe, ou com cartas do mesmo valor
   *[any-waste-card] como montinhos para as cartas do descarte
}.
# $count (piles), $cards (cards in all)
rules-layout-reserve = { $count ->
    [1] Uma reserva { $cards ->
        [0] vazia no começo
        [1] de uma carta
       *[other] de { SPELL($cards) } cartas
    }: ela dá cartas, e você não põe nenhuma ali.
   *[other] { SPELL($count) } reservas { $cards ->
        [0] vazias no começo
        [1] com uma carta ao todo
       *[other] com { SPELL($cards) } cartas ao todo
    }: elas dão cartas, e você não põe nenhuma ali.
}
# $count (cells), $takes (one-card, a-run, single-cards, rank)
rules-layout-cells = { $takes ->
    [one-card] { $count ->
        [1] Uma célula para uma só carta.
       *[other] { SPELL($count) } células para uma carta cada.
    }
    [one-card-of-its-own-suit] { SPELL($count) } células, uma para cada naipe.
    [a-run] { $count ->
        [1] Uma cauda para uma só sequência.
       *[other] { SPELL($count) } caudas para uma sequência cada.
    }
    [single-cards] { $count ->
        [1] Uma célula em que as cartas podem ser empilhadas.
       *[other] { SPELL($count) } células em que as cartas podem ser empilhadas.
    }
   *[rank] { $count ->
        [1] Uma célula só para { ranks }.
       *[other] { SPELL($count) } células só para { ranks }.
    }
}
# $deals (to-the-waste, a-card-to-each-column, a-card-to-each-reserve-pile), $cards (in the stock)
# $draw (cards turned by a tap; 0: it changes from pass to pass), $passes (number, or the word unlimited)
rules-layout-stock = { $cards ->
    [0] Um monte sem cartas,
    [1] Um monte de uma carta,
   *[other] Um monte de { SPELL($cards) } cartas,
} { $deals ->
    [to-the-waste] virado para o descarte { $draw ->
        [0] em número variável
        [1] carta por carta
       *[other] de { SPELL($draw) } em { SPELL($draw) }
    }, { $passes ->
        [1] numa só passagem
        [unlimited] em quantas passagens você quiser
       *[other] em { SPELL($passes) } passagens
    }.
    [into-emptied-columns-by-itself] que preenche as colunas à medida que se esvaziam.
    [a-card-to-each-column] { $columns ->
        [1] dado na coluna carta por carta.
       *[other] dado nas colunas fileira por fileira.
    }
   *[a-card-to-each-reserve-pile] dado nas reservas fileira por fileira.
}
rules-layout-again = Um monte vazio: todas as cartas são dadas antes de começar, e um toque nele pode dispô-las em outra ordem.
rules-layout-no-stock = Nenhum monte: todas as cartas são dadas antes de começar.

# How to lay it out with real cards. $areas (a list of rules-area)
rules-deal-order = Vai jogar com cartas de verdade? Dê { $areas }.
rules-deal-order-several = Vai jogar com cartas de verdade? Dê nesta ordem: { $areas }.
# $area (foundations, columns, reserve, cells), $count (such piles)
rules-area = { $area ->
    [foundations] { $count ->
        [1] a fundação
       *[other] as fundações
    }
    [columns] { $count ->
        [1] a coluna
       *[other] as colunas
    }
    [reserve] a reserva
    [waste] uma carta aberta no descarte
    [longer-columns] o que as colunas mais longas têm a mais que as outras
   *[cells] { $count ->
        [1] a célula
       *[other] as células
    }
}
# $fill: in which order the columns get their cards
rules-deal-columns = { $fill ->
    [row-by-row] As colunas recebem as cartas fileira por fileira, da esquerda para a direita.
    [row-by-row-from-the-right] As colunas recebem as cartas fileira por fileira, da direita para a esquerda.
    [row-by-row-short-columns-last] As colunas recebem as cartas fileira por fileira, da esquerda para a direita; as curtas esperam até que às outras não faltem mais cartas do que a elas.
    [row-by-row-short-columns-last-then-a-row-to-all-but-the-first] As colunas recebem as cartas fileira por fileira, da esquerda para a direita; as curtas esperam até que às outras não faltem mais cartas do que a elas, e no fim todas menos a primeira recebem mais uma fileira.
    [row-by-row-from-the-right-last-row-apart] As colunas recebem as cartas fileira por fileira, da direita para a esquerda, todas menos as de cima; depois cada uma recebe a sua carta de cima, de novo da direita para a esquerda.
    [row-by-row-last-row-apart] As colunas recebem as cartas fileira por fileira, da esquerda para a direita, todas menos as de cima; depois cada uma recebe a sua carta de cima, de novo da esquerda para a direita.
    [face-down-cards-first] As colunas recebem primeiro as cartas fechadas, fileira por fileira, da esquerda para a direita, e depois as abertas do mesmo modo.
    [face-down-cards-first-then-short-columns-last] As colunas recebem primeiro as cartas fechadas, fileira por fileira, da esquerda para a direita; depois as abertas, e aqui as colunas curtas esperam até que às outras não faltem mais cartas do que a elas.
    [face-down-cards-first-from-the-right] As colunas recebem primeiro as cartas fechadas, fileira por fileira, da direita para a esquerda, e depois as abertas do mesmo modo.
    [face-down-cards-first-then-the-rest-from-the-right] As colunas recebem primeiro as cartas fechadas, fileira por fileira, da esquerda para a direita, e depois as abertas, fileira por fileira, da direita para a esquerda.
    [column-by-column-last-row-apart] As colunas recebem as cartas uma depois da outra, primeiro a da esquerda, todas menos as de cima; depois cada uma recebe a sua carta de cima, de novo da esquerda para a direita.
   *[column-by-column] As colunas recebem as cartas uma depois da outra, primeiro a da esquerda.
}
# $also (yes, no): whether the same has been said of the columns
rules-deal-reserve = { $also ->
    [yes] Também as reservas
   *[no] As reservas
} recebem as cartas fileira por fileira.
# What is done with cards that fit a foundation while they are dealt
# $sorted (aces-go-up-and-are-replaced, cards-that-fit-go-up-and-are-replaced, cards-that-fit-go-up-and-leave-a-gap, open-cards-that-fit-go-up-after-each-row)
rules-deal-sorted = { $sorted ->
    [aces-go-up-and-are-replaced] Um ás que apareça ao dar as cartas vai logo para uma fundação, e a carta seguinte toma o seu lugar.
    [cards-that-fit-go-up-and-are-replaced] Uma carta que uma fundação aceite vai logo para lá, e a carta seguinte toma o seu lugar.
    [cards-that-fit-go-up-and-leave-a-gap] Uma carta que uma fundação aceite vai logo para lá, e o seu lugar fica vazio: as colunas podem acabar mais curtas do que se diz aqui.
   *[open-cards-that-fit-go-up-after-each-row] Depois de cada fileira, as cartas abertas que uma fundação aceite vão para lá, enquanto houver: as colunas podem acabar mais curtas do que se diz aqui.
}
# What is done to the shuffled pack before it is dealt, one thing after another. $turn (first, next)
# $cards (a list of names), $n (how many), $to (top, bottom)
rules-arranged-cards = { before-the-deal } { $n ->
    [1] procura-se uma carta e ela é posta { $to ->
        [top] em cima do baralho, para ser dada primeiro
       *[bottom] debaixo do baralho, para vir por último
    }
   *[other] procuram-se algumas cartas e elas são postas { $to ->
        [top] em cima do baralho, para serem dadas primeiro
       *[bottom] debaixo do baralho, para virem por último
    }, nesta ordem
}: { $cards }.
# Which of several equal cards is looked for. $which (every-copy, first-pack, nearest-to-bottom)
rules-arranged-which = { $which ->
    [every-copy] Todas as cartas iguais a elas vão junto.
    [first-pack] Entre cartas iguais, só vale a do primeiro baralho.
   *[nearest-to-bottom] Entre cartas iguais, só vale a que está mais perto do fundo.
}
# $same (yes, no): whether it is $n times $rank, $ranks (a list of ranks), $from and $to (top, bottom)
rules-arranged-ranks = { $same ->
    [yes] { before-the-deal } procuram-se { $rank ->
        [queen] { SPELL($n) } damas
       *[other] { $n ->
            [1] um
            [2] dois
           *[other] { SPELL($n) }
        } { ranks }
    }, { $from ->
        [top] de cima do baralho para baixo
       *[bottom] de baixo do baralho para cima
    }, e essas cartas são postas { $to ->
        [top] em cima, para serem dadas primeiro
       *[bottom] debaixo do baralho, para virem por último
    }.
   *[no] { before-the-deal } procura-se uma carta de cada um destes valores, { $from ->
        [top] de cima do baralho para baixo
       *[bottom] de baixo do baralho para cima
    }, e elas são postas { $to ->
        [top] em cima, para serem dadas primeiro
       *[bottom] debaixo do baralho, para virem por último
    }: { $ranks }.
}
rules-arranged-top-rank = { before-the-deal } olha-se a carta de cima do baralho, e as outras cartas do seu valor vão também para cima.
# $rank, $count (cards), $from and $to (top, bottom)
rules-arranged-others = { before-the-deal } { $count ->
    [1] procura-se uma carta que não seja
   *[other] procuram-se { SPELL($count) } cartas que não sejam
} { a-rank }, { $from ->
    [top] de cima do baralho para baixo
   *[bottom] de baixo do baralho para cima
}, e { $count ->
    [1] ela é posta
   *[other] elas são postas
} { $to ->
    [top] em cima, para { $count ->
        [1] ser dada primeiro
       *[other] serem dadas primeiro, na ordem em que estavam
    }
   *[bottom] debaixo do baralho, para { $count ->
        [1] vir por último
       *[other] virem por último, na ordem em que estavam
    }
}.
rules-arranged-turned = { before-the-deal } vira-se o baralho já embaralhado, para que a última carta venha primeiro.
# $columns (number), $cards (how many cards take part; 0: all)
rules-arranged-kings = { before-the-deal } os reis descem para o fundo: imagina-se que as cartas estão em { $columns ->
    [1] uma coluna
   *[other] { SPELL($columns) } colunas
}, e cada rei troca de lugar com a carta mais funda debaixo dele que não seja um rei. { $cards ->
    [0] Todas as cartas participam.
    [1] Só a primeira carta participa.
   *[other] Só as { $cards } primeiras cartas participam.
}
before-the-deal = { $turn ->
    [first] Antes de dar as cartas,
   *[next] Feito isso,
}

## Pieces that sentences are made of

in-suits = { $suits ->
    [same-suit] no mesmo naipe
    [alternating-colours] em cores alternadas
    [same-colour] todas vermelhas ou todas pretas
    [another-suit] cada uma sobre uma de outro naipe
   *[any-suit] seja qual for o naipe
}
# The same after “em ordem crescente”, “em ordem decrescente”
built-suits = { $suits ->
    [same-suit] , no mesmo naipe
    [alternating-colours] , em cores alternadas
    [same-colour] , vermelho sobre vermelho e preto sobre preto
    [another-suit] , cada carta sobre uma de outro naipe
   *[any-suit] , seja qual for o naipe
}
# $n (number of piles), $cards (cards in each), and how they lie, bottom card first:
# $faces (none, up, down, top, last, by-turns-down, by-turns-up, mixed), $down and $up (for “last”: so many below, so many above), $runs (for “mixed”: a list of rules-faces-run)
rules-faces = { $faces ->
    [none] { $n ->
        [1] No começo está vazia.
       *[other] No começo estão vazias.
    }
    [up] { $cards ->
        [1] { $n ->
            [1] Está aberta.
           *[other] Estão todas abertas.
        }
       *[other] Todas as cartas estão abertas.
    }
    [down] { $cards ->
        [1] { $n ->
            [1] Está fechada.
           *[other] Estão todas fechadas.
        }
       *[other] Todas as cartas estão fechadas.
    }
    [top] { $n ->
        [1] Só a carta de cima está aberta.
       *[other] Só a carta de cima de cada uma está aberta.
    }
    [last] { $n ->
        [1] { "" }
       *[other] Em cada uma,{ " " }
    }{ $down ->
        [1] uma carta está fechada
       *[other] { SPELL($down) } cartas estão fechadas
    }, com { $up ->
        [1] uma aberta
       *[other] { SPELL($up) } abertas
    } em cima.
    [by-turns-down] { $cards ->
        [4] Contando do fundo, a primeira e a terceira carta estão fechadas, a segunda e a quarta abertas: há, portanto, uma carta aberta debaixo de uma fechada.
       *[other] Contando do fundo, as cartas estão alternadamente fechadas e abertas, a começar por uma fechada.
    }
    [by-turns-up] Contando do fundo, as cartas estão alternadamente abertas e fechadas, a começar por uma aberta.
   *[mixed] Contando do fundo, as cartas estão assim: { $runs }.
}
# $n (number), $face (u, d)
rules-faces-run = { $face ->
    [u] { $n ->
        [1] uma aberta
       *[other] { SPELL($n) } abertas
    }
   *[d] { $n ->
        [1] uma fechada
       *[other] { SPELL($n) } fechadas
    }
}
# Piles of several sizes with as many open cards. $up (number)
rules-faces-open = As { SPELL($up) } cartas de cima de cada uma estão abertas, as que ficam debaixo delas, fechadas.
rules-turns-up = Uma carta fechada que fica sem nada em cima abre-se sozinha.
# Numbers of neighbouring piles. $first, $last
rules-range = { $first } a { $last }

# Worked examples. $card (what lies there), $rank (its rank, for an article), $fits (a list of what may be laid on it)
rules-example = { $rank ->
    [queen] Na { $card }
   *[other] No { $card }
}, por exemplo: { $fits }, e nada mais.
rules-example-more = { $rank ->
    [queen] Na { $card }
   *[other] No { $card }
}: { $fits }.
rules-example-nothing = { $rank ->
    [queen] Na { $card }
   *[other] No { $card }
}: nada mesmo.

# Where a card may come from. $place (columns, other-columns, reserve, waste, cells, tails, foundations), $count (how many there are)
rules-from = { $place ->
    [columns] { $count ->
        [1] da coluna
       *[other] de uma coluna
    }
    [other-columns] de outra coluna
    [reserve] da reserva
    [waste] do descarte
    [cells] { $count ->
        [1] da célula
       *[other] de uma célula
    }
    [tails] { $count ->
        [1] da cauda
       *[other] de uma cauda
    }
   *[foundations] { $count ->
        [1] da fundação
       *[other] de uma fundação
    }
}
# Where a card may go. As above
rules-to = { $place ->
    [columns] { $count ->
        [1] para a coluna
       *[other] para uma coluna
    }
    [other-columns] para outra coluna
    [reserve] para a reserva
    [waste] para o descarte
    [cells] { $count ->
        [1] para a célula
       *[other] para uma célula
    }
    [tails] { $count ->
        [1] para a cauda
       *[other] para uma cauda
    }
   *[foundations] { $count ->
        [1] para a fundação
       *[other] para uma fundação
    }
}

## Foundations

# A group of foundations: $groups (number of groups in the game), $count (foundations in this one), $first and $last (their numbers)
the-foundations = { $groups ->
    [1] { $count ->
        [1] A fundação
       *[other] As { SPELL($count) } fundações
    }
   *[other] { $count ->
        [1] A fundação { $first }
        [2] As fundações { $first } e { $last }
       *[other] As fundações { $first } a { $last }
    }
}

# The group, $order, $by, $suits
rules-foundation-build = { the-foundations } { $count ->
    [1] é construída
   *[other] são construídas
} { $order ->
    [up] em ordem crescente, { by-ranks }{ built-suits }
    [down] em ordem decrescente, { by-ranks }{ built-suits }
    [up-wrapping] em ordem crescente, { by-ranks }{ built-suits }, passando do rei ao ás
    [down-wrapping] em ordem decrescente, { by-ranks }{ built-suits }, passando do ás ao rei
    [up-then-down] em ordem crescente, { by-ranks }{ built-suits }, até o rei; depois vem um segundo rei, e desce-se do mesmo modo
    [the-same-rank] com cartas do mesmo valor{ built-suits }
    [down-to-the-ace-then-from-the-base-again] em ordem decrescente, { by-ranks }{ built-suits }, até o ás; depois recomeça-se com uma carta do valor que está no fundo
   *[doubling] dobrando{ built-suits }: cada carta vale o dobro da que está debaixo dela (do que passa de treze, tiram-se treze)
}. Vai para lá uma carta de cada vez.
# Foundations for a single card. The group
rules-foundation-single = { the-foundations } { $count ->
    [1] recebe uma carta e não mais: nunca se constrói nada em cima dela.
   *[other] recebem uma carta cada e não mais: nunca se constrói nada em cima delas.
}
# $by (ranks from a card to the next)
by-ranks = { $by ->
    [1] de um em um
    [2] de dois em dois
   *[other] de { SPELL($by) } em { SPELL($by) }
}
# $rank, $count, $dealt (nothing, some, one-card-each), $some (on how many of them a card is dealt)
rules-base-rank = { $count ->
    [1] Começa
   *[other] Cada uma começa
} com { a-rank }{ $dealt ->
    [nothing] ; nenhuma outra carta vai para uma fundação vazia.
    [some] . { $some ->
        [1] A primeira já tem a sua antes de você começar, { $rest ->
            [1] a outra está vazia
           *[other] as outras estão vazias
        }
       *[other] As { SPELL($some) } primeiras já têm a sua antes de você começar, { $rest ->
            [1] a outra está vazia
           *[other] as outras estão vazias
        }
    }; nenhuma outra carta vai para uma fundação vazia.
   *[one-card-each] , que já está lá antes de você começar.
}
rules-base-first-dealt = { $dealt ->
    [nothing] { $count ->
        [1] Começa
       *[other] Cada uma começa
    } com uma carta do valor inicial; nenhuma outra carta vai para uma fundação vazia. O valor inicial é o da primeira carta que foi dada numa fundação.
    [some] { $some ->
        [1] Na primeira é posta uma carta antes de você começar, e o valor dela é o valor inicial
       *[other] Em cada uma das { SPELL($some) } primeiras é posta uma carta antes de você começar. O valor da primeira de todas é o valor inicial
    }: toda fundação tem de começar com esse valor, e nenhuma outra carta vai para uma fundação vazia.
    [the-only-one] Ali é posta uma carta antes de você começar.
    [each-its-own] Em cada uma é posta uma carta antes de você começar; é com ela que a fundação começa, seja qual for o seu valor.
   *[one-card-each] { $count ->
        [1] Ali é posta uma carta antes de você começar, e o valor dela é o valor inicial: toda fundação tem de começar com esse valor.
       *[other] Em cada uma é posta uma carta antes de você começar. O valor da primeira de todas é o valor inicial: toda fundação tem de começar com esse valor.
    }
}
# $from (columns, reserve, anywhere), $until (nothing-else-moves, only-reserve-cards-move, everything-else-moves), $dealt
rules-base-chosen = O valor inicial é você quem escolhe: a primeira carta que trouxer para cá decide o valor com que todas as fundações começam. { $from ->
    [columns] Ela tem de vir de uma coluna.
    [reserve] Ela tem de vir da reserva.
   *[anywhere] Ela pode vir de qualquer lugar.
} { $until ->
    [nothing-else-moves] Enquanto você não tiver escolhido, nada mais pode ser jogado.
    [only-reserve-cards-move] Enquanto você não tiver escolhido, só cartas da reserva podem ser jogadas.
   *[everything-else-moves] Enquanto você não tiver escolhido, todo o resto se joga como sempre.
}
rules-base-any = { $count ->
    [1] Qualquer carta pode começá-la.
   *[other] Qualquer carta pode começar uma fundação vazia.
}
# $cards (a list of names)
rules-base-listed = { $count ->
    [1] Começa com a sua carta: { $cards }.
   *[other] Cada uma começa com a sua carta, da esquerda para a direita: { $cards }.
}
rules-foundation-dealt = { $count ->
    [1] No começo já há uma carta ali.
   *[other] No começo já há uma carta em cada uma.
}
rules-foundation-empty = { $sorted ->
    [yes] { $count ->
        [1] Antes de dar as cartas está vazia.
       *[other] Antes de dar as cartas estão vazias.
    }
   *[no] { $count ->
        [1] No começo está vazia.
       *[other] No começo estão vazias.
    }
}
# $rank
rules-foundation-no-suit = Nenhuma fundação pertence a um naipe: { any-card-of-rank } pode ir para qualquer fundação vazia.
rules-foundation-no-suit-base = Nenhuma fundação pertence a um naipe: qualquer carta do valor inicial pode ir para qualquer fundação vazia.
rules-foundation-one-per-suit = Duas delas não podem começar com o mesmo naipe.
# $places (a list of rules-from)
rules-foundation-from = Uma carta pode vir { $places }, desde que não tenha outra em cima.
# $holds (number), $count, $ends (yes, no): whether the last card is known, $rank (that last card)
rules-foundation-holds = { $count ->
    [1] Ela tem
   *[other] Cada uma tem
} no máximo { SPELL($holds) } { $holds ->
    [1] carta
   *[other] cartas
}{ $ends ->
    [yes] , e a última é { a-rank }.
   *[no] .
}
# $gives (nothing, to-other-foundations, to-any-pile), $count
rules-foundation-gives = { $gives ->
    [nothing] Uma carta que está ali fica ali: nunca volta ao jogo.
    [to-other-foundations] A carta de cima pode passar para outra fundação que a aceite. Para nenhum outro lugar ela volta.
    [to-any-pile-once-the-stock-is-empty] Enquanto durar o monte, uma carta que está ali fica ali; depois disso, a carta de cima pode voltar ao jogo onde quer que outra pilha a aceite.
   *[to-any-pile] A carta de cima pode voltar ao jogo onde quer que outra pilha a aceite.
}
# $opens (once-stock-and-waste-are-empty, once-the-first-one-is-full)
rules-foundation-opens = { $opens ->
    [once-stock-and-waste-are-empty] Nenhuma carta vai para lá enquanto restar uma no monte ou no descarte.
   *[once-the-first-one-is-full] Nenhuma carta começa uma fundação antes que a primeira de todas esteja cheia.
}
# $columns (a list of numbers)
rules-foundation-first-from = Na primeira passagem só estas colunas lhes dão cartas, contando da esquerda: { $columns }; depois, todas as colunas.
# $rank
rules-foundation-lone = { a-rank-capital } sem outras cartas em cima também pode passar para qualquer outra fundação vazia.
# As a-rank, at the beginning of a sentence
a-rank-capital = { $rank ->
    [queen] Uma dama
   *[other] Um { rank }
}
# Equal cards. $card (say, 2 of hearts), $under (say, ace of hearts)
rules-foundation-twin = Do mesmo modo, quando duas fundações começam com a mesma carta ({ $under }), a que vai em cima ({ $card }) pode passar de uma para a outra.
rules-foundation-keeps = Só a carta do fundo de cada uma nunca mais sai.

# What follows holds for several groups of foundations. $first and $last (their numbers), $count
rules-foundation-rest = O resto é igual para as fundações { $first } { $count ->
    [2] e
   *[other] a
} { $last }.

# Foundations for complete runs. The group, $begins, $suits
rules-runs-take = { the-foundations } { $count ->
    [1] só aceita
   *[other] só aceitam
} sequências completas: treze cartas de uma só vez, sem falhas, { $begins ->
    [with-a-king] do rei até o ás, { in-suits }.
   *[at-any-rank-wrapping] em ordem decrescente de um em um, { in-suits }. Uma sequência pode começar por qualquer valor, porque depois do ás vem o rei: uma que começa com um 5 desce até o ás, continua no rei e termina no 6.
}
rules-runs-single = Uma carta sozinha nunca vai para uma fundação.
# $tails (how many): whether a run may also leave from a tail
rules-runs-where = A sequência tem de estar na ponta livre de uma coluna{ $tails ->
    [0] { "" }
    [1] { " " }ou da cauda
   *[other] { " " }ou de uma cauda
}; se ali termina uma mais longa, saem as suas últimas treze cartas. Só uma fundação vazia aceita uma sequência.
rules-runs-yours = Quando retirar uma sequência completa é você quem decide: sozinha ela nunca sai.
# $gives (nothing, to-any-pile)
rules-runs-give = { $gives ->
    [nothing] As cartas que estão ali ficam ali: nunca voltam ao jogo.
   *[to-any-pile] A carta de cima de uma fundação pode voltar, se outra pilha a aceitar. Pense duas vezes antes disso: a partir daí a fundação não aceita mais nada, até que as outras doze também tenham saído e ela esteja vazia de novo.
}
rules-runs-by-hand = Nem um toque nem uma jogada automática tiram uma carta de lá: arraste-a, se é mesmo o que você quer.
rules-fours = Quatro cartas do mesmo valor, juntas em cima de uma coluna, podem ir para lá, as quatro de uma vez. Quando, é você quem decide. Elas nunca voltam ao jogo.

## Columns

# $count (columns), $cards (cards in each)
rules-columns-same = { $cards ->
    [0] { $count ->
        [1] Há uma coluna.
       *[other] Há { SPELL($count) } colunas.
    }
    [1] { $count ->
        [1] Há uma coluna de uma carta.
       *[other] Há { SPELL($count) } colunas de uma carta cada.
    }
   *[other] { $count ->
        [1] Há uma coluna de { SPELL($cards) } cartas.
       *[other] Há { SPELL($count) } colunas de { SPELL($cards) } cartas cada.
    }
}
# $count, $cards (in the first), $last (in the last), $step (more, less)
rules-columns-growing = Há { SPELL($count) } colunas: { $cards ->
    [0] a primeira está vazia
    [1] a primeira tem uma carta
   *[other] a primeira tem { SPELL($cards) } cartas
}, e cada uma das seguintes tem uma carta { $step ->
    [more] a mais
   *[less] a menos
}, até { SPELL($last) } na última.
# $count
rules-columns-several = Há { SPELL($count) } colunas, e não são todas iguais.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-columns-group = { $n ->
    [1] A coluna { $columns }
   *[other] As colunas { $columns }
} { $cards ->
    [0] { $n ->
        [1] não recebe cartas.
       *[other] não recebem cartas.
    }
    [1] { $n ->
        [1] recebe uma carta.
       *[other] recebem uma carta cada.
    }
   *[other] { $n ->
        [1] recebe { SPELL($cards) } cartas.
       *[other] recebem { SPELL($cards) } cartas cada.
    }
}
# Neighbouring columns of different sizes. $first and $last (their numbers), $cards (a list of numbers)
rules-columns-row = As colunas { $first } a { $last } recebem, por ordem, este número de cartas: { $cards }.
# $order, $by, $suits
rules-columns-build = { $count ->
    [1] A coluna é construída
   *[other] As colunas são construídas
} { $order ->
    [down] em ordem decrescente, { by-ranks }{ built-suits }.
    [down-wrapping] em ordem decrescente, { by-ranks }{ built-suits }. A ordem dá a volta: depois do ás vem o rei{ $long ->
        [yes] , por isso uma coluna pode ter mais de treze cartas numa só sequência
       *[no] { "" }
    }.
    [down-wrapping-above-the-base] em ordem decrescente, { by-ranks }{ built-suits }. A ordem dá a volta, e depois do ás vem o rei; mas numa carta do valor inicial nunca se põe nada.
    [up] em ordem crescente, { by-ranks }{ built-suits }.
    [up-wrapping] em ordem crescente, { by-ranks }{ built-suits }. A ordem dá a volta: depois do rei vem o ás{ $long ->
        [yes] , por isso uma coluna pode ter mais de treze cartas numa só sequência
       *[no] { "" }
    }.
    [up-or-down] em ordem crescente ou decrescente, como você quiser, { by-ranks }{ built-suits }; no caminho pode-se mudar de sentido.
    [up-or-down-wrapping] em ordem crescente ou decrescente, como você quiser, { by-ranks }{ built-suits }; no caminho pode-se mudar de sentido. A ordem dá a volta: o rei e o ás são vizinhos.
   *[up-or-down-as-the-pile-began] em ordem crescente ou decrescente, { by-ranks }{ built-suits }; mas cada coluna mantém o sentido em que começou.
}
# The step depends on the suit of the card underneath. $order, $suits, $clubs, $spades, $hearts, $diamonds (ranks)
rules-columns-build-by-suit = As colunas são construídas { $order ->
    [down] em ordem decrescente{ built-suits }, passando do ás ao rei
    [down-wrapping] em ordem decrescente{ built-suits }, com o rei depois do ás
    [down-wrapping-above-the-base] em ordem decrescente{ built-suits }, passando do ás ao rei, mas nunca sobre uma carta do valor inicial
    [up] em ordem crescente{ built-suits }
    [up-wrapping] em ordem crescente{ built-suits }, com o ás depois do rei
    [up-or-down] em ordem crescente ou decrescente{ built-suits }
    [up-or-down-wrapping] em ordem crescente ou decrescente{ built-suits }, também entre o rei e o ás
   *[up-or-down-as-the-pile-began] em ordem crescente ou decrescente{ built-suits }, no sentido em que cada coluna começou
}. A distância entre duas cartas depende do naipe da de baixo: { $clubs } sobre paus, { $spades } sobre espadas, { $hearts } sobre copas e { $diamonds } sobre ouros.
rules-columns-build-nothing = Nas colunas nunca se põe uma carta sobre outra.
rules-columns-build-curds = Sobre uma carta vai a imediatamente inferior do mesmo naipe, ou qualquer carta do mesmo valor.
rules-columns-build-rank = Sobre uma carta vai qualquer carta do mesmo valor, e nenhuma outra.
rules-columns-build-heap = As colunas são montinhos: a carta de cima do descarte pode ser posta em qualquer uma, a qualquer momento, seja ela qual for. Nenhuma outra carta pode.

# $places (a list of rules-from)
rules-columns-from = Uma carta que sirva pode vir { $places }.
# $places (a list of rules-to)
rules-columns-to = A carta livre de uma coluna, a que não tem nada em cima, pode ir { $places }.
# $cards
rules-columns-least = { $cards ->
    [1] Numa coluna sem cartas você não pode pôr nada.
   *[other] Numa coluna com menos de { SPELL($cards) } cartas você não pode pôr nada.
}
rules-columns-lone = Uma carta sozinha na sua coluna não aceita outra, e só pode ir para uma fundação, enquanto durar o monte.

# What moves together. $suits; $cells (number of cells); $doubling (yes, no): whether empty columns help
rules-lift-one = Move-se uma carta de cada vez, sem exceção: nenhuma sequência anda em bloco, e não há atalho que mova várias de uma só vez.
rules-lift-one-kind = Uma sequência do mesmo naipe move-se em bloco, e também várias cartas do mesmo valor postas umas sobre as outras; ou qualquer parte delas, a partir da ponta livre. Grupos misturados, não.
rules-lift-any = Qualquer carta aberta pode ser movida, e tudo o que está em cima dela vai junto, em ordem ou não. Só a carta que você pega tem de servir no lugar aonde chega.
rules-lift-run = { $build ->
    [the-same-rank] Cartas do mesmo valor postas umas sobre as outras
   *[the-next-rank] Cartas que estão em ordem
}, { in-suits }, podem ser movidas juntas, { $part ->
    [any-part] { $build ->
        [the-same-rank] todas ou quantas você quiser, a partir da ponta livre.
       *[the-next-rank] a sequência inteira ou qualquer parte dela, a partir da ponta livre.
    }
    [one-card-or-the-whole-column] mas só por colunas inteiras: de uma coluna para outra passa ou só a carta livre ou a coluna toda, sem meio-termo.
    [the-whole-column] mas só por colunas inteiras: de uma coluna para outra passam todas as suas cartas ou nenhuma.
   *[any-part-to-an-empty-column-only] a sequência inteira ou qualquer parte dela, a partir da ponta livre, mas só para uma coluna vazia. Nos outros lugares move-se uma carta de cada vez.
}
rules-lift-free = Cartas que estão em ordem, { in-suits }, podem ser movidas juntas, tantas quantas você poderia levar uma a uma pelos lugares livres. { $cells ->
    [0] { $doubling ->
        [yes] Isso dá uma carta; duas com uma coluna vazia ao lado, e o dobro com cada coluna vazia a mais.
       *[no] Isso dá uma carta.
    }
   *[other] { $doubling ->
        [yes] Isso dá uma carta a mais do que há células livres, e o dobro com cada coluna vazia ao lado.
       *[no] Isso dá uma carta a mais do que há células livres.
    }
} { $doubling ->
    [yes] A coluna vazia para onde elas vão não conta.
   *[no] As colunas vazias não ajudam.
}
rules-lift-parts = Cartas que estão em ordem, seja qual for o naipe, podem ser movidas juntas se as partes do mesmo naipe pudessem passar uma depois da outra pelas colunas vazias. Sem colunas vazias, é uma só parte; cada coluna vazia dobra o número, mas aquela para onde elas vão não conta.

# What an empty column takes. $several (yes, no): whether more than one card may be moved together
rules-empty-any = Uma coluna vazia aceita qualquer carta{ $several ->
    [yes] , e tudo o que possa ser movido com ela.
   *[no] .
}
rules-empty-one = Uma coluna vazia aceita qualquer carta, mas só uma de cada vez.
# $stock (yes, no): whether the stock deals to empty columns too
rules-empty-nothing = { $stock ->
    [yes] Numa coluna vazia você não pode pôr cartas; só o monte as dá.
   *[no] Uma coluna vazia fica vazia: não se pode pôr nenhuma carta ali.
}
# Of the empty columns only some take a card. $columns (a list of numbers)
rules-empty-some = { $several ->
    [yes] Só estas colunas aceitam uma carta, ou cartas que se movem juntas, quando estão vazias
   *[no] Só estas colunas aceitam uma carta quando estão vazias
}, contando da esquerda: { $columns }. Um lugar vazio em outra parte fica vazio.
# $rank
rules-empty-rank = Uma coluna vazia só aceita { a-rank }{ $several ->
    [yes] { $rank ->
        [queen] , sozinha ou com as cartas que se movem com ela.
       *[other] , sozinho ou com as cartas que se movem com ele.
    }
   *[no] .
}
rules-empty-below-base = Uma coluna vazia só aceita uma carta do valor logo abaixo do inicial (um rei, se o inicial é o ás){ $several ->
    [yes] , sozinha ou com as cartas que se movem com ela.
   *[no] .
}
rules-empty-waste = Uma coluna vazia só aceita a carta de cima do descarte.
rules-empty-plot = Uma coluna vazia aceita uma carta do descarte; mas, enquanto a primeira fundação não estiver cheia, só uma do valor com que as fundações começam.
rules-empty-reserve = Uma coluna vazia só aceita uma carta da reserva.
rules-empty-not-waste = Uma coluna vazia aceita qualquer carta{ $several ->
    [yes] , e tudo o que possa ser movido com ela
   *[no] { "" }
}, mas nenhuma do descarte enquanto durar a reserva.
# $places (a list of rules-from)
rules-empty-from = Essa carta pode vir { $places }.
# $refill: what fills a column by itself
rules-refill = { $refill ->
    [with-three-cards-of-the-stock] Uma coluna que você esvaziou recebe logo, sozinha, as três cartas seguintes do monte, todas abertas, enquanto houver.
    [with-three-cards-of-the-stock-the-first-face-down] Uma coluna que você esvaziou recebe logo, sozinha, as três cartas seguintes do monte, a primeira fechada, enquanto houver.
    [from-the-reserve] Uma coluna que você esvaziou preenche-se logo, sozinha, com a carta de cima da reserva.
    [from-the-reserve-then-the-waste] Uma coluna que você esvaziou preenche-se logo, sozinha: com a carta de cima da reserva e, quando esta acabar, com a carta de cima do descarte.
    [from-the-stock] Uma coluna que você esvaziou preenche-se logo, sozinha, com a carta seguinte do monte, enquanto houver.
    [from-the-waste] Uma coluna que você esvaziou preenche-se logo, sozinha, com a carta de cima do descarte, se houver.
    [from-the-waste-then-the-stock] Uma coluna que você esvaziou preenche-se logo, sozinha: com a carta de cima do descarte ou, quando este está vazio, com a carta seguinte do monte.
   *[from-the-reserve-then-the-stock] Uma coluna que você esvaziou preenche-se logo, sozinha: com a carta de cima da reserva e, quando esta acabar, com a carta seguinte do monte.
}
rules-refill-longest = Entre as reservas, quem dá a carta é a mais alta.
rules-refill-after = Quando não há mais cartas para isso, cabe a você preencher uma coluna vazia.
# $holds (number)
rules-columns-hold = { $holds ->
    [1] Uma coluna recebe uma carta e não mais.
   *[other] Uma coluna tem no máximo { SPELL($holds) } cartas.
}

## Reserve

# $cards (in the pile)
rules-reserve-one = { $cards ->
    [0] A reserva não recebe cartas no começo.
    [1] A reserva é uma única carta.
   *[other] A reserva é uma pilha de { SPELL($cards) } cartas.
}
# $count (piles), $cards (in each)
rules-reserve-same = { $cards ->
    [0] Há { SPELL($count) } reservas sem cartas.
    [1] Há { SPELL($count) } reservas de uma carta cada.
   *[other] Há { SPELL($count) } reservas de { SPELL($cards) } cartas cada.
}
# $count (piles)
rules-reserve-several = Há { SPELL($count) } reservas, e não são todas iguais.
# $columns (a list of numbers), $n (how many), $cards (cards in each)
rules-reserve-group = { $n ->
    [1] A reserva { $columns }
   *[other] As reservas { $columns }
} { $cards ->
    [0] { $n ->
        [1] não recebe cartas.
       *[other] não recebem cartas.
    }
    [1] { $n ->
        [1] recebe uma carta.
       *[other] recebem uma carta cada.
    }
   *[other] { $n ->
        [1] recebe { SPELL($cards) } cartas.
       *[other] recebem { SPELL($cards) } cartas cada.
    }
}
rules-reserve-readable = Você pode ler todas desde o começo.
# $count (piles), $places (a list of rules-to)
rules-reserve-top = { $count ->
    [1] Só a carta de cima pode ser jogada: { $places }.
   *[other] Só a carta de cima de cada uma pode ser jogada: { $places }.
}
# $enters (nothing, refill, stock)
rules-reserve-enters = { $enters ->
    [nothing] Na reserva nunca entra nenhuma carta, e quando está vazia fica vazia.
    [refill] Na reserva você não pode pôr cartas. Mas uma reserva que você esvaziou recebe logo, sozinha, a sua próxima carta: a de cima do descarte ou, quando este está vazio, a seguinte do monte.
   *[stock] Na reserva você não pode pôr cartas; só o monte as dá.
}
# $fills (yes, no)
rules-reserve-fills = { $fills ->
    [yes] A reserva também preenche as colunas que ficam vazias, como se disse acima.
   *[no] A reserva não preenche nada sozinha: quando uma carta sai dela é você quem decide.
}
# $opens (from-the-start, once-the-stock-is-empty)
rules-reserve-unseen = As cartas fechadas da reserva continuam fechadas e só preenchem espaços, até restar uma única: essa se abre e pode ser jogada.
rules-reserve-opens = { $opens ->
    [from-the-start] Você pode usar a reserva desde a primeira jogada.
   *[once-the-stock-is-empty] Você não pode usar a reserva antes que o monte esteja vazio.
}

## Cells

# $cards (cards in each filled cell)
rules-cells-deep = Há outras debaixo dela: { $count ->
    [1] a célula
   *[other] cada célula ocupada
} começa com { $cards ->
    [1] uma carta
   *[other] { SPELL($cards) } cartas
}, e a última está aberta.
# $count (cells), $filled (cells with a card at the start), $takes (one-card, a-run, single-cards, rank)
rules-cells-count = { $takes ->
    [a-run] { $count ->
        [1] Ao lado das colunas há uma cauda.
       *[other] Ao lado das colunas há { SPELL($count) } caudas.
    }
   *[other] { $count ->
        [1] Ao lado das colunas há uma célula.
       *[other] Há { SPELL($count) } células.
    }
} { $filled ->
    [0] { $count ->
        [1] No começo está vazia.
       *[other] No começo estão vazias.
    }
   *[other] { $rest ->
        [0] { $count ->
            [1] No começo recebe uma carta aberta.
           *[other] No começo cada uma recebe uma carta aberta.
        }
       *[other] { $filled ->
            [1] No começo a primeira recebe uma carta aberta; { $rest ->
                [1] a outra está vazia.
               *[other] as outras estão vazias.
            }
           *[other] No começo as { SPELL($filled) } primeiras recebem uma carta aberta cada; { $rest ->
                [1] a outra está vazia.
               *[other] as outras estão vazias.
            }
        }
    }
}
# $count
rules-cells-one-card = { $count ->
    [1] Enquanto está vazia, ela aceita uma carta, seja qual for
   *[other] Enquanto está vazia, uma célula aceita uma carta, seja qual for
}. Uma segunda carta não cabe ali.
rules-cells-one-suit = Cada uma, enquanto está vazia, aceita uma carta do seu naipe: a primeira paus, depois espadas, copas e ouros. Assim, duas cartas do mesmo naipe não podem esperar ali ao mesmo tempo.
# $gives (any-part, everything-at-once), $count (tails)
rules-cells-run = Enquanto está vazia, { $count ->
    [1] ela aceita
   *[other] uma cauda aceita
} uma carta ou uma sequência inteira, assim como poderia ser movida nas colunas. Enquanto houver ali uma carta, não se acrescenta nada. { $gives ->
    [any-part] O que está ali pode sair de uma vez ou por partes, a partir da ponta livre.
   *[everything-at-once] O que está ali sai tudo de uma vez, ou não sai.
}
# $holds (number), $count (cells)
rules-cells-pile = { $count ->
    [1] Ela aceita
   *[other] Uma célula aceita
} cartas uma a uma, sejam quais forem, umas sobre as outras, até { SPELL($holds) }. Só a de cima pode sair.
# $rank, $holds, $count (cells)
rules-cells-rank = { $count ->
    [1] Ela só aceita
   *[other] Uma célula só aceita
} { ranks }, { $holds ->
    [1] { $rank ->
        [queen] uma e não mais
       *[other] um e não mais
    }
    [2] { $rank ->
        [queen] até duas
       *[other] até dois
    }
   *[other] até { SPELL($holds) }
}. Só a carta de cima pode sair.
# $places (a list of rules-from)
rules-cells-from = Uma carta pode vir { $places }.
# Where cards go from a cell. $columns (yes, no): whether there are columns; $foundations (cards, runs, both)
rules-cells-to = { $columns ->
    [yes] { from-cell } uma carta pode ir para qualquer coluna que a aceite, também as vazias{ $foundations ->
        [cards] , e para uma fundação.
        [runs] , mas nunca para uma fundação.
       *[both] , e para uma fundação que aceite cartas uma a uma.
    }
   *[no] { $foundations ->
        [cards] { from-cell } uma carta vai para uma fundação, e para nenhum outro lugar.
        [runs] Dali ela não vai para lugar nenhum.
       *[both] { from-cell } uma carta vai para uma fundação que aceite cartas uma a uma, e para nenhum outro lugar.
    }
}
from-cell = { $takes ->
    [a-run] { $count ->
        [1] Da cauda
       *[other] De uma cauda
    }
   *[other] { $count ->
        [1] Da célula
       *[other] De uma célula
    }
}
rules-tail-to = { from-cell } as cartas podem ir para qualquer coluna que as aceite, também as vazias. Uma sequência completa de treze pode também ir direto para uma fundação.
# $opens (from-the-start, once-the-stock-is-empty), $count
rules-cells-open = { $opens ->
    [from-the-start] { $count ->
        [1] Você pode usá-la desde a primeira jogada.
       *[other] Você pode usá-las desde a primeira jogada.
    }
   *[once-the-stock-is-empty] { $count ->
        [1] Você não pode usá-la antes que o monte esteja vazio.
       *[other] Você não pode usá-las antes que o monte esteja vazio.
    }
}

## Stock

# $cards (in the stock)
rules-stock-size = { $cards ->
    [0] Não resta nenhuma carta para o monte.
    [1] A única carta que resta é o monte. Ela está fechada.
   *[other] As { SPELL($cards) } cartas que restam são o monte. Elas estão fechadas.
}
# $draw (cards), $waste (starts-empty, never-empty)
rules-stock-draw = { $draw ->
    [1] Um toque no monte vira uma carta para o descarte.
   *[other] Um toque no monte vira { SPELL($draw) } cartas de uma vez para o descarte, ou quantas restarem.
}
# $draws (a list of rules-stock-draw-pass)
rules-stock-draws = Quantas cartas um toque no monte vira para o descarte muda de uma passagem para outra: { $draws }.
# $pass (number), $draw (cards)
rules-stock-draw-pass = { $draw ->
    [1] uma carta na passagem { $pass }
   *[other] { SPELL($draw) } cartas na passagem { $pass }
}
# $tap (at-any-time, while-the-waste-is-empty)
rules-stock-tap = { $tap ->
    [at-any-time] Isso pode ser feito a qualquer momento.
   *[while-the-waste-is-empty] Isso só pode ser feito quando o descarte está vazio: a carta virada tem de ser jogada primeiro.
}
# $cards
rules-stock-fills = Mas, enquanto uma coluna tiver menos de { SPELL($cards) } cartas, um toque dá primeiro cartas a essas colunas, fileira por fileira, até não haver mais nenhuma assim.
# $dealt (yes, no), $waste (may-be-empty, never-empty)
rules-waste-start = { $dealt ->
    [yes] No começo há uma carta no descarte.
   *[no] No começo o descarte está vazio.
} { $waste ->
    [may-be-empty] Nada é virado para lá antes que você peça.
   *[never-empty] Sempre que uma jogada sua o deixa sem cartas, a carta seguinte do monte vira-se sozinha.
}
# $places (a list of rules-to)
rules-waste-top = Só a carta de cima do descarte pode ser jogada: { $places }. Você não pode pôr nenhuma carta ali.
# $passes (number, or the word unlimited)
rules-passes = { $passes ->
    [1] Passa-se pelo monte uma só vez. Não há outra passagem: quando o monte está vazio, não se vira mais nada.
    [unlimited] Você pode passar pelo monte quantas vezes quiser. Uma nova passagem pede um toque à parte: um toque no monte vazio vira o descarte de volta, na mesma ordem de antes, e ainda não dá nenhuma carta.
   *[other] Você pode passar pelo monte { SPELL($passes) } vezes ao todo. Uma nova passagem pede um toque à parte: um toque no monte vazio vira o descarte de volta, na mesma ordem de antes, e ainda não dá nenhuma carta.
}
# A stock that deals rows. $count (columns), $cards (in the stock), $deals (taps until it is empty), $last (cards of the last deal)
rules-stock-row = { $deals ->
    [1] { $last ->
        [1] Um toque no monte dá a sua única carta, aberta, à primeira coluna.
       *[other] Um toque no monte dá as suas { SPELL($last) } cartas, abertas, uma a cada uma das { SPELL($last) } primeiras colunas.
    }
   *[other] Um toque no monte dá uma carta aberta { $count ->
        [1] à coluna
       *[other] a cada uma das { SPELL($count) } colunas
    }. { $count ->
        [1] { $most ->
            [yes] Isso pode ser feito no máximo { SPELL($deals) } vezes.
           *[no] Isso pode ser feito { SPELL($deals) } vezes.
        }
       *[other] { $most ->
            [yes] São no máximo { SPELL($deals) } fileiras.
           *[no] São { SPELL($deals) } fileiras.
        }
    }
}
# $last (cards), $count (piles)
rules-stock-row-last = A última fileira tem só { $last ->
    [1] uma carta
   *[other] { SPELL($last) } cartas
}, { $from ->
    [second] da segunda coluna em diante.
   *[first] { $last ->
        [1] para a primeira { $piles ->
            [columns] coluna.
           *[reserve] reserva.
        }
       *[other] para as { SPELL($last) } primeiras { $piles ->
            [columns] colunas.
           *[reserve] reservas.
        }
    }
}
rules-stock-row-skips = Um toque no monte dá uma carta aberta a cada coluna que tenha cartas, da esquerda para a direita; as colunas vazias não recebem nenhuma. A última fileira pode não chegar para todas.
rules-stock-row-short = Uma última fileira que não chega para todas as colunas começa na segunda.
rules-stock-row-sorted = Um ás que vem do monte vai logo para uma fundação, e a carta seguinte toma o seu lugar.
rules-stock-sorted = Uma carta que você vira vai logo para uma fundação, se alguma a aceitar.
# Where some cards were replaced in the deal. $cards (if none was)
rules-stock-size-sorted = As cartas que restam são o monte: { $cards }, menos as que tomaram o lugar de outras ao dar as cartas. Elas estão fechadas.
# $tap (at-any-time, while-no-column-is-empty)
rules-stock-row-tap = { $tap ->
    [at-any-time] Isso pode ser feito a qualquer momento{ $skips ->
        [yes] .
       *[no] ; uma coluna vazia também recebe uma carta.
    }
   *[while-no-column-is-empty] Isso não pode ser feito enquanto uma coluna estiver vazia: ponha primeiro uma carta em cada coluna vazia.
}
# $passes (1 to ..., unlimited), $count (columns)
rules-stock-row-again = { $passes ->
    [1] Não há outra passagem.
    [2] { columns-turned }: uma vez por partida.
    [3] { columns-turned }: duas vezes por partida.
    [unlimited] { columns-turned }: quantas vezes você quiser.
   *[other] { columns-turned }; assim, passa-se por ele { SPELL($passes) } vezes.
}{ $passes ->
    [1] { "" }
   *[other] { " " }{ $count ->
        [1] Então a carta mais funda vem primeiro, e esse mesmo toque já a dá.
       *[other] A primeira coluna fica então por cima, com a sua carta mais funda primeiro, e esse mesmo toque já dá uma fileira.
    }
}
columns-turned = Quando o monte acaba, mais um toque vira { $count ->
    [1] a coluna
   *[other] as colunas
} para fazer um novo monte
rules-stock-row-end = Não há descarte, e passa-se pelo monte uma só vez. Quando está vazio, acabou.
rules-stock-spaces = Elas só preenchem, sozinhas, as colunas que ficam vazias; um toque não faz nada.
rules-stock-one-again = Não há descarte. Quando o monte acaba, mais um toque vira uma coluna, primeiro a última, e dá as suas cartas uma a uma dessa coluna em diante, dando a volta; cada coluna tem a sua vez uma vez só.
# $count (reserve piles), $deals, $last
rules-stock-reserve = { $deals ->
    [1] { $last ->
        [1] Um toque no monte dá a sua única carta, aberta, à primeira reserva.
       *[other] Um toque no monte dá as suas { SPELL($last) } cartas, abertas, uma a cada uma das { SPELL($last) } primeiras reservas.
    }
   *[other] Um toque no monte dá uma carta aberta { $count ->
        [1] à reserva
       *[other] a cada uma das { SPELL($count) } reservas
    }. São { SPELL($deals) } fileiras.
}
# The columns are dealt again. $passes (number, or the word unlimited), $how (order-kept, shuffled), $cards (for each column)
rules-again = { $passes ->
    [1] As colunas nunca são dadas de novo.
    [2] Uma vez você pode { dealt-again }, com um toque no monte vazio.
    [3] Duas vezes você pode { dealt-again }, com um toque no monte vazio.
    [4] Três vezes você pode { dealt-again }, com um toque no monte vazio.
   *[unlimited] Quantas vezes quiser, você pode { dealt-again }, com um toque no monte vazio.
} { $how ->
    [order-kept] Elas são postas umas sobre as outras, a última por baixo, e dadas de cima, sem embaralhar: cada coluna recebe { $cards ->
        [1] uma carta
       *[other] { SPELL($cards) } cartas na ordem em que estavam
    }, enquanto houver.
    [shuffled-laid-as-at-the-start] As cartas são recolhidas, embaralhadas e dadas de novo como no começo, umas fechadas e outras abertas, enquanto houver.
    [order-kept-row-by-row] Elas são postas umas sobre as outras, a primeira por baixo, e dadas de cima, fileira por fileira, sem embaralhar.
    [turned-over-row-by-row] Elas são postas umas sobre as outras, a última por baixo, viradas sem embaralhar, e dadas fileira por fileira.
    [bottom-cards-to-the-top] Nada é embaralhado nem recolhido: em cada coluna a carta mais funda vem para cima.
   *[shuffled] As cartas são recolhidas, embaralhadas e dadas fileira por fileira no menor número possível de colunas de { $cards ->
        [1] uma carta
       *[other] { SPELL($cards) } cartas
    }.
} As cartas das fundações ficam lá.
# $how, as in rules-again
dealt-again = { $how ->
    [bottom-cards-to-the-top] mudar uma carta de lugar em cada coluna
   *[other] mandar dar as colunas de novo
}

## Playing by hand

# $foundations (how many that take single cards)
rules-hand = Toque numa carta e ela vai, com o que tem em cima, para o melhor lugar que a aceite; toque nela outra vez em seguida, e ela vai para o próximo.{ $foundations ->
    [0] { "" }
    [1] { " " }Um toque duplo a leva para a fundação.
   *[other] { " " }Um toque duplo a leva para uma fundação.
} Ou arraste-a para o lugar que você tem em mente.
rules-hand-single = Toque numa carta e ela vai para o melhor lugar que a aceite; toque nela outra vez em seguida, e ela vai para o próximo. Ou arraste-a para o lugar que você tem em mente.
# $leave (cards, runs, both): how cards reach the foundations, $count (foundations)
rules-hand-automatic = { $leave ->
    [cards] Uma carta que já não faz falta em outro lugar pode ir sozinha para a sua fundação; quem decide isso é a configuração das jogadas automáticas.
   *[other] Nenhuma carta vai sozinha { $count ->
        [1] para a fundação
       *[other] para as fundações
    }.
}
rules-hand-undo = Todas as jogadas podem ser desfeitas, quantas você quiser.

## One chain (Golf)

# $cards (cards in all)
rules-chain-goal = Você ganha { $name } quando todas as cartas das colunas{ $cells ->
    [0] { "" }
    [1] { " " }e da célula
   *[other] { " " }e das células
} tiverem ido para { the-chain }.
# $piles (how many)
the-chain = { $piles ->
    [1] a pilha do meio
   *[other] uma das { SPELL($piles) } pilhas do meio
}
# $count (columns), $size (cards in each, or -1), $cards (cards in all)
rules-chain-layout-columns = { $count ->
    [1] Uma coluna
   *[other] { SPELL($count) } colunas
} { $size ->
    [-1] com { $cards ->
        [1] uma carta
       *[other] { SPELL($cards) } cartas
    } ao todo.
    [0] sem cartas.
    [1] de uma carta.
   *[other] de { SPELL($size) } cartas.
}
rules-chain-layout-pile = { $piles ->
    [1] Uma pilha no meio, para onde vão todas as cartas.
   *[other] { SPELL($piles) } pilhas no meio, para onde vão todas as cartas.
}
# $cells
rules-chain-layout-cells = { $cells ->
    [1] Uma célula para uma só carta.
   *[other] { SPELL($cells) } células para uma carta cada.
}
# $overlap (three-peaks, a-pyramid)
rules-chain-overlap = { $overlap ->
    [three-peaks] As colunas são cartas soltas que formam três picos: a fileira de baixo tem dez, e acima dela cada pico tem fileiras de três, duas e uma carta.
   *[a-pyramid] As colunas são cartas soltas que formam uma pirâmide: uma carta na ponta, e cada fileira tem uma carta a mais que a de cima.
} Cada carta, menos as da fileira de baixo, tem duas cartas da fileira seguinte sobre ela, e pode ser jogada quando as duas tiverem saído.
# $with (the-first-card-of-the-stock, any-card, a-card), $card (a name), $piles
rules-chain-begins = { $with ->
    [the-first-card-of-the-stock] Ela começa com a primeira carta que o monte vira ali.
    [any-card] { $piles ->
        [1] Ela começa com qualquer carta, à sua escolha.
       *[other] Cada uma começa com qualquer carta, à sua escolha.
    }
   *[a-card] { $piles ->
        [1] Ela começa com uma carta determinada, posta ali antes de dar as outras: { $card }.
       *[other] A primeira começa com uma carta determinada, posta ali antes de dar as outras ({ $card }); as demais ficam vazias.
    }
}
rules-chain-gives = { $piles ->
    [1] A carta de cima da pilha do meio
   *[other] A carta de cima de uma das pilhas do meio
} pode voltar { $cells ->
    [1] para a célula
   *[other] para uma célula
}.
# $holds (cards), $piles
rules-chain-holds = { $piles ->
    [1] Ela aceita
   *[other] Cada uma aceita
} no máximo { SPELL($holds) } { $holds ->
    [1] carta
   *[other] cartas
}.
# $cells
rules-chain-cells = Enquanto está vazia, { $cells ->
    [1] ela aceita
   *[other] uma célula aceita
} uma carta de uma coluna, seja qual for. Essa carta só sai dali para { the-chain }.
# $order (up-or-down, up-or-down-wrapping, up, down, up-wrapping, down-wrapping)
rules-chain-order = A carta livre de uma coluna pode ir para { the-chain } se estiver { $order ->
    [up-or-down] um valor acima ou abaixo da que está lá, seja qual for o naipe. Você pode mudar de sentido como quiser.
    [up-or-down-wrapping] um valor acima ou abaixo da que está lá, seja qual for o naipe. Você pode mudar de sentido como quiser. A ordem dá a volta: o rei e o ás são vizinhos.
    [up] um valor acima da que está lá, seja qual for o naipe. Depois do rei não se continua.
    [down] um valor abaixo da que está lá, seja qual for o naipe. Depois do ás não se continua.
    [up-wrapping] um valor acima da que está lá, seja qual for o naipe. Depois do rei continua-se com o ás.
   *[down-wrapping] um valor abaixo da que está lá, seja qual for o naipe. Depois do ás continua-se com o rei.
}
# $king (a-queen, nothing)
rules-chain-king = { $king ->
    [a-queen] Um rei não é um beco sem saída: vai sobre ele o que a ordem permite, como sobre qualquer outra carta.
   *[nothing] Mas um rei trava tudo: nada vai sobre ele{ $stock ->
        [yes] , até que o monte lhe dê outra carta
       *[no] { "" }
    }.
}
# $gives (yes, no): whether the top card may go back to a cell
rules-chain-one = Vai para lá uma carta de cada vez.{ $gives ->
    [yes] { "" }
   *[no] { " " }De lá ela nunca volta.
} Numa coluna nunca se põe nada: uma coluna vazia fica vazia.
rules-chain-columns = Só a carta livre de uma coluna, a que não tem nada em cima, pode ser jogada.
# $cards (in the stock)
rules-chain-layout-stock = { $cards ->
    [1] Um monte de uma carta, que é virada para essa pilha.
   *[other] Um monte de { SPELL($cards) } cartas, viradas uma a uma para essa pilha.
}
rules-chain-hand = Toque numa carta e ela vai para { the-chain }, se servir lá; ou arraste-a.
rules-chain-stock = Um toque no monte vira a sua próxima carta para { $piles ->
    [1] a pilha do meio
   *[other] a primeira pilha
}, sirva ela ou não. { $with ->
    [the-first-card-of-the-stock] A pilha está vazia no começo, portanto o seu primeiro toque lhe dá a carta com que começar.
   *[other] Você não precisa esperar até ficar sem jogadas.
} Passa-se pelo monte uma só vez; não há outra passagem.

## Pairs (Pyramid)

# $name, $goal (every-card, the-pyramid), $shape (pyramid, grid, columns), $cards (cards in all), $stock (yes, no)
rules-removal-goal = { $goal ->
    [every-card] Você ganha { $name } quando todas as { $cards } cartas tiverem saído da mesa{ $stock ->
        [yes] , também as do monte
       *[no] { "" }
    }.
   *[the-pyramid] Você ganha { $name } quando { $shape ->
        [pyramid] a pirâmide tiver desaparecido
        [grid] o quadrado tiver desaparecido
       *[columns] as colunas tiverem desaparecido
    }; outras cartas podem sobrar.
}
# $shape, $rows, $columns, $cards (in the layout), $size (cards in each column, or -1 where they differ)
rules-removal-layout = { $shape ->
    [pyramid] Uma pirâmide de { SPELL($rows) } { $rows ->
        [1] fileira
       *[other] fileiras
    }, { $cards } cartas.
    [grid] Um quadrado de { $cards } cartas soltas, { $rows ->
        [1] uma fileira
       *[other] { SPELL($rows) } fileiras
    } de { SPELL($columns) }.
   *[columns] { $columns ->
        [1] Uma coluna
       *[other] { SPELL($columns) } colunas
    } { $size ->
        [-1] com { SPELL($cards) } cartas ao todo.
        [1] de uma carta.
       *[other] de { SPELL($size) } cartas.
    }
}
rules-removal-layout-sets = Três células, em que se juntam as cartas que saem de três em três.
# $cards (in the stock)
rules-removal-layout-stock = { $cards ->
    [1] Um monte de uma carta.
   *[other] Um monte de { SPELL($cards) } cartas.
}
# $fill (row-by-row, column-by-column)
rules-removal-fill = { $fill ->
    [row-by-row] As colunas recebem as cartas fileira por fileira, da esquerda para a direita.
   *[column-by-column] As colunas recebem as cartas uma depois da outra, primeiro a da esquerda.
}
# $shape
rules-heading-removal = { $shape ->
    [pyramid] A pirâmide
    [grid] O quadrado
   *[columns] As colunas
}
# $rows, $cards, $faces (all-face-up, only-the-lowest-row-face-up)
rules-removal-pyramid = As { $cards } cartas da pirâmide estão em { SPELL($rows) } fileiras: uma carta na ponta, e cada fileira tem uma carta a mais que a de cima. { $faces ->
    [all-face-up] Estão todas abertas.
   *[only-the-lowest-row-face-up] Só a fileira de baixo está aberta; as outras cartas abrem-se quando ficam livres.
} Cada carta, menos as da fileira de baixo, tem duas cartas da fileira seguinte sobre ela, e fica livre quando as duas tiverem saído. A fileira de baixo está livre desde o começo.
# $rows, $columns, $touching (yes, no)
rules-removal-grid = As cartas estão abertas lado a lado, { $rows ->
    [1] uma fileira
   *[other] { SPELL($rows) } fileiras
} de { SPELL($columns) }, e todas estão livres. { $touching ->
    [yes] Mas só cartas que se tocam podem sair juntas: lado a lado, uma acima da outra, ou canto com canto.
   *[no] Duas cartas quaisquer podem sair juntas, estejam onde estiverem.
}
rules-removal-columns = Só a carta de cima de cada coluna está livre.
rules-removal-separated = Nenhuma coluna de seis tem duas cartas do mesmo valor: ao dar as cartas, cartas assim trocaram de lugar com outras.
# $empty (nothing, any)
rules-removal-empty = { $empty ->
    [nothing] Numa coluna vazia você não pode pôr nenhuma carta.
   *[any] Qualquer carta livre pode ir para uma coluna vazia.
}
# $count (piles)
rules-removal-reserve = { $count ->
    [1] A sua carta de cima está livre e sai como as outras.
   *[other] A carta de cima de cada uma está livre e sai como as outras.
}
rules-removal-ranks = Duas cartas livres saem juntas da mesa se forem do mesmo valor. Os naipes não contam.
# $sets
rules-removal-sets = { $sets ->
    [a-jack-a-queen-and-a-king] Um valete, uma dama e um rei saem juntos, sejam quais forem os naipes: ponha-os nas células um a um, e com o terceiro somem os três.
   *[three-ranks-in-a-row-around-the-corner-too] Três cartas de valores seguidos saem juntas, sejam quais forem os naipes: ponha-as nas células uma a uma, cada uma vizinha das que já estão lá, e com a terceira somem as três. O rei, o ás e o 2 também são vizinhos.
} Até lá, uma carta não sai mais da sua célula.
rules-removal-gaps = Assim que um lugar fica vazio, a carta seguinte do monte vai para lá sozinha.
# $reserve (yes, no)
rules-removal-rows = Um toque no monte dá uma carta a cada coluna, também às vazias, a qualquer momento. { $reserve ->
    [yes] As cartas que sobram, poucas demais para outra fileira, vão para a reserva.
   *[no] A última fileira pode não chegar para todas.
}
# $closing (row-by-row, upwards-in-each-column), $when (on-a-tap, by-itself)
rules-removal-closing = { $when ->
    [on-a-tap] Quando há espaços vazios, um toque no monte os fecha:
   *[by-itself] Os espaços vazios fecham-se sozinhos depois de cada par:
} { $closing ->
    [row-by-row] as cartas avançam para ocupá-los, fileira por fileira, na sua ordem,
   *[upwards-in-each-column] as cartas sobem direto nas suas colunas,
} e o monte preenche os lugares que restam.
# $sum
rules-removal-sum = Duas cartas livres saem juntas da mesa se somarem { $sum }. Um ás vale 1, um valete 11, uma dama 12 e um rei 13; as outras valem o que mostram. Os naipes não contam.
# $card, $fits
rules-removal-example = Com { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} vai, por exemplo: { $fits }.
# $rank (the rank that makes the sum by itself)
rules-removal-alone = { a-rank-capital } soma { $sum } { $rank ->
    [queen] sozinha, e sai sozinha.
   *[other] sozinho, e sai sozinho.
}
# $ranks (a list of ranks-named)
rules-removal-unpaired = { $ranks } não formam par.
# As ranks, with the article, at the beginning of a sentence
ranks-named = { $rank ->
    [queen] as damas
   *[other] os { ranks }
}
rules-removal-gone = O que saiu nunca volta, e nunca se põe uma carta sobre outra.
# $cards (in the stock)
rules-removal-stock = { $cards ->
    [1] A única carta que resta é o monte.
   *[other] As { $cards } cartas que restam são o monte.
} A sua carta de cima está aberta desde o começo, assim como a do descarte: qualquer uma delas pode formar par com uma carta da pirâmide, e as duas podem formar par entre si.
# $draw (cards), $sum (0: no card leaves alone)
rules-removal-stock-draw = Um toque no monte põe { $draw ->
    [1] a sua carta de cima, aberta,
   *[other] as suas { SPELL($draw) } cartas de cima, abertas,
} no descarte.{ $sum ->
    [0] { "" }
   *[other] { " " }Uma carta que soma { $sum } sozinha não pode ser posta ali: retire-a da mesa.
}
rules-removal-hand-stock = Para um par com a carta aberta do monte, toque na outra carta.
rules-removal-hand = Toque numa carta e ela sai com outra que forme par, se houver, ou sozinha, se puder; toque nela outra vez em seguida para outro par, ou arraste-a para a carta que você tem em mente.
rules-removal-hand-sets = Toque numa carta que sai de três em três, e ela vai para uma célula; ou arraste-a para lá.

## Gaps, Accordion, Aces Up, Osmosis, Clock

rules-heading-play = As jogadas
# $name, $aces (taken-out-of-the-rows, laid-first-each-with-a-gap-beside-it, brought-to-the-front-of-the-rows)
rules-gaps-goal = Você ganha { $name } quando cada uma das quatro fileiras tiver um naipe em ordem, { $aces ->
    [taken-out-of-the-rows] do 2
    [laid-first-each-with-a-gap-beside-it] do ás
   *[brought-to-the-front-of-the-rows] do ás
} ao rei, da esquerda para a direita.
rules-gaps-layout = { $aces ->
    [taken-out-of-the-rows] Quatro fileiras de treze cartas, todas abertas. Os quatro ases são retirados e deixam quatro espaços.
    [laid-first-each-with-a-gap-beside-it] Quatro fileiras de catorze lugares, todas as cartas abertas. Cada fileira começa com um ás, com um espaço ao lado, e as outras cartas preenchem o resto.
   *[brought-to-the-front-of-the-rows] Quatro fileiras de catorze lugares, todas as cartas abertas. As cartas preenchem treze lugares de cada fileira; depois os quatro ases vão para os lugares da frente e deixam quatro espaços.
}
rules-gaps-play = Um espaço aceita uma única carta: a seguinte, no mesmo naipe, à carta que está à sua esquerda. { $aces ->
    [taken-out-of-the-rows] Um espaço no começo de uma fileira aceita qualquer 2.
    [laid-first-each-with-a-gap-beside-it] Ao lado de um ás vai o 2 do seu naipe, e os ases ficam onde foram postos.
   *[brought-to-the-front-of-the-rows] Ao lado de um ás vai o 2 do seu naipe, e nenhuma carta vai para o começo de uma fileira.
} À direita de um rei não vai nada, nem à direita de outro espaço. A carta que se move deixa um novo espaço.
# $redeals (number), $gaps (beside-the-cards-in-place, anywhere)
rules-gaps-redeal = { $redeals ->
    [0] As cartas nunca são dadas de novo.
    [1] Uma vez você pode mandar dar as cartas de novo, com um toque no monte vazio.
   *[other] { SPELL($redeals) } vezes você pode mandar dar as cartas de novo, com um toque no monte vazio.
} As cartas que estão em ordem desde o começo da sua fileira ficam no lugar; as outras são recolhidas, embaralhadas e dispostas de novo, { $gaps ->
    [beside-the-cards-in-place] com um espaço ao lado das cartas que ficaram.
   *[anywhere] e os espaços caem em qualquer lugar.
}
rules-accordion-goal = Você ganha { $name } quando todas as cartas estiverem juntas numa única pilha.
# $cards
rules-accordion-layout = Uma fileira de { $cards } cartas, todas abertas, disposta em várias linhas por falta de espaço.
# $near, $far (places)
rules-accordion-play = Uma carta pode ir para cima da carta { $near ->
    [1] logo à sua esquerda
    [2] dois lugares à sua esquerda
   *[other] { SPELL($near) } lugares à sua esquerda
}, ou da que está { $far ->
    [2] dois
   *[other] { SPELL($far) }
} lugares à sua esquerda, se as duas tiverem o mesmo valor ou o mesmo naipe. O que ela cobre fica fora do jogo, e a fileira se fecha.
# $aces (high, low)
rules-discards-goal = { $aces ->
    [high] Você ganha { $name } quando só restarem os ases, um em cada coluna, e o monte tiver acabado.
   *[low] Você ganha { $name } quando só restarem os reis, um em cada coluna, e o monte tiver acabado.
}
# $columns
rules-discards-layout = { SPELL($columns) } colunas de uma carta, e um monte com todas as outras.
rules-discards-play = De duas cartas livres do mesmo naipe, a mais baixa pode sair da mesa. { $aces ->
    [high] Os ases são as cartas mais altas.
   *[low] Os ases são as cartas mais baixas.
} O que saiu nunca volta.
# $empty (any-open-card, nothing)
rules-discards-empty = { $empty ->
    [any-open-card] Qualquer carta livre pode ir para uma coluna vazia.
   *[nothing] Nenhuma carta pode ir para uma coluna vazia.
}
rules-discards-stock = Um toque no monte dá uma carta a cada uma das { SPELL($columns) } colunas, a qualquer momento, até o monte acabar.
rules-osmosis-goal = Você ganha { $name } quando todas as cartas estiverem nas quatro fundações, um naipe em cada uma.
# $reserve (only-the-top-card-face-up, all-face-up)
rules-osmosis-layout = Quatro fundações, uma abaixo da outra; a primeira começa com uma carta dada ali. Quatro reservas de quatro cartas, { $reserve ->
    [only-the-top-card-face-up] das quais só a de cima está aberta
   *[all-face-up] todas abertas
}. O resto é o monte.
rules-osmosis-play = A primeira fundação aceita qualquer carta do seu naipe, em qualquer ordem. Cada uma das outras começa com uma carta do mesmo valor que a primeira, e só aceita uma carta do seu naipe se uma carta desse valor já estiver na fundação acima dela. As cartas vêm do topo das reservas e do descarte, e nunca voltam.
# $draw
rules-osmosis-stock = Um toque no monte vira { $draw ->
    [1] uma carta
   *[other] { SPELL($draw) } cartas
} para o descarte; quando ele acaba, um toque vira o descarte de volta. Você pode passar por ele quantas vezes quiser.
rules-clock-goal = Você ganha { $name } quando todas as cartas estiverem abertas, cada uma com as do seu valor, antes que o quarto rei pare o relógio.
rules-clock-layout = Doze montinhos de quatro cartas em volta de um relógio, e um no meio, todos fechados; a carta de cima do montinho do meio é aberta.
rules-clock-play = A carta aberta vai para baixo do montinho da sua hora: um ás para a uma, um valete para as onze, uma dama para as doze. A carta de cima desse montinho vem para o meio e é a próxima. Um rei vai para baixo do montinho do meio, e a carta seguinte dali é aberta. Não há nada a decidir.
# $name
rules-gallery-goal = Você ganha { $name } quando os oito ases estiverem fora e cada um dos 24 lugares tiver quatro cartas do mesmo naipe.
# $rows (twos-threes-and-fours-from-above, fours-threes-and-twos-from-above)
rules-gallery-layout = Três fileiras de oito lugares, todas as cartas abertas: { $rows ->
    [twos-threes-and-fours-from-above] em cima a dos 2, depois a dos 3 e a dos 4
   *[fours-threes-and-twos-from-above] em cima a dos 4, depois a dos 3 e a dos 2
}. Abaixo delas, uma quarta fileira de oito cartas, e um monte de 72.
# $swaps (yes, no)
rules-gallery-play = Os ases vão para a fundação, sejam quais forem os naipes. Um 2, 3 ou 4 vai para qualquer lugar vazio da sua fileira; sobre ele vai, no mesmo naipe, a carta três valores mais alta, e assim por diante: 2, 5, 8, valete; 3, 6, 9, dama; 4, 7, 10, rei. Não se constrói nada sobre uma carta que está na fileira errada.{ $swaps ->
    [yes] { " " }Duas cartas sozinhas destas fileiras podem trocar de lugar, se com isso cada uma ficar na sua fileira.
   *[no] { "" }
}
# $takes (nothing, any-card)
rules-gallery-stock = As cartas de cima da quarta fileira podem ser jogadas. Um lugar que ali fica vazio recebe sozinho a carta seguinte do monte{ $takes ->
    [nothing] ; quando o monte acaba, fica vazio
   *[any-card] ; quando o monte acaba, qualquer carta pode ir para lá
}. Um toque no monte dá uma carta a cada um dos oito lugares, a qualquer momento. Passa-se pelo monte uma só vez.
