## The player’s record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Nada para contar ainda
    [1] { $played } partida, { $won ->
        [1] { $won } ganha
       *[other] { $won } ganhas
    }
   *[other] { $played } partidas, { $won ->
        [1] { $won } ganha
       *[other] { $won } ganhas
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } seguidas
    }
}
# $name (proper name of a game)
record-of = Os seus resultados em { $name }
record-private = Eles ficam neste dispositivo, e não é preciso ter conta.
record-lost = No momento, este navegador não guarda nada para o Baize: o que você jogar agora se perde quando sair.
record-empty = Aqui não há nada ainda. Jogue uma partida: ela aparece aqui assim que for ganha, ou assim que você tiver feito uma jogada e passado a outra.
record-counts-title = O que conta
record-counts = Uma partida conta quando você a ganha, ou quando faz uma jogada nela e pede outra. Quem volta a ela e ganha, ganhou. Uma vitória continua a ser vitória, não importa o que se desfaça depois; e a partida que só falta arrumar também já está ganha. Uma partida cuja solução foi mostrada conta como jogada, não como ganha. “Típico” quer dizer que metade das suas vitórias levou menos, e a outra metade, mais.
record-kept = Das partidas que você começou e deixou, as { $n } últimas esperam por você. Das mais antigas fica só o resultado; o número delas as distribui de novo.
record-unknown = Não há nenhum jogo chamado “{ $name }”. Estes são os seus resultados em todos os jogos.

## Figures

record-played = Jogadas
record-won = Ganhas
record-rate = Taxa de vitórias
# The win rate to be expected. $lower, $upper (such as 46%)
record-interval = Taxa de vitórias com o tempo: provavelmente entre { $lower } e { $upper }.
record-streak = Vitórias seguidas
record-longest = Maior série
record-best-time = Melhor tempo
record-usual-time = Tempo típico
record-best-moves = Menor número de jogadas
record-usual-moves = Número típico de jogadas
record-alone = Ganhas sem ajuda
record-with-undo = Ganhas com jogadas desfeitas
record-with-hint = Ganhas com dicas

## Tables

record-games = Jogo por jogo
record-game = Jogo
# A game whose rules came from elsewhere
record-own-rules = Regras próprias
record-months = Os últimos doze meses
# $month (a month and its year), $played, $won (numbers of deals)
record-month-told = { $month }: { $played ->
    [1] { $played } jogada
   *[other] { $played } jogadas
}, { $won ->
    [1] { $won } ganha
   *[other] { $won } ganhas
}
record-all-months = Todos os meses em números
record-month = Mês
record-history = As suas últimas partidas
record-all-history = As suas partidas
record-deal = Partida
record-result = Resultado
record-outcome = { $outcome ->
    [won] Ganha
    [shown] Solução mostrada
   *[abandoned] Não terminada
}
record-helped-by = { $help ->
    [both] Desfazer, dicas
    [hint] Dicas
   *[undo] Desfazer
}
record-again = Jogar de novo
# For those who only hear it; begins with record-again. $deal (its number), $name (proper name of its game)
record-again-told = Jogar de novo: partida { $deal } de { $name }
# A win as a replay. $deal, $name as above
record-watch-told = Rever: partida { $deal } de { $name }
record-more = Mostrar mais
record-everything = Meses, todas as partidas, todos os jogos
record-all-games = Todos os jogos

## The deal of the day

record-daily = A partida do dia
# $name (proper name of a game), $checked (yes: this deal has been won by the solver; no)
record-daily-told = Hoje todos os que jogam { $name } recebem as mesmas cartas. { $checked ->
    [yes] Esta partida pode ser ganha: isso foi verificado antes.
   *[no] Ninguém verificou se esta partida pode ser ganha.
}
# $n (days in a row on which the deal of the day was won)
record-daily-streak = { $n ->
    [1] Ganha em { $n } dia.
   *[other] Ganha em { $n } dias seguidos.
}
record-daily-longest = Maior série: { $n ->
    [1] { $n } dia
   *[other] { $n } dias
}.
record-daily-earlier = Mês anterior
record-daily-later = Mês seguinte
record-daily-play = Jogar a partida de hoje
# $day (a day and its month)
record-daily-day = { $day }: { $state ->
    [won] ganha
    [left] deixada
   *[open] não jogada
}

## Reset

record-reset = Zerar tudo
# $name (proper name of a game)
record-reset-game = Zerar { $name }
record-was-reset = Pronto: daqui em diante conta-se do zero. As partidas que você começou continuam aí.
record-put-back = Restaurar

## A win that is the best so far

# $n (wins in a row)
record-new-streak = { $n } vitórias seguidas: a sua maior série até hoje.
record-new-time = O seu melhor tempo até hoje.
record-new-moves = Você nunca tinha ganho com tão poucas jogadas.
# Ao lado da mesa, quando o caminho para a vitória foi mostrado
record-shown = A solução foi mostrada: a partida conta como jogada, não como ganha. Desfaça o que foi mostrado e a vitória ainda pode ser sua.

## Handing on

share = Compartilhar
share-this-deal = Compartilhar esta partida
# $what (challenge, replay, position, way, deal)
share-heading = { $what ->
    [challenge] Um desafio
    [replay] A sua partida para rever
    [position] Esta posição
    [way] Um caminho para ganhar
   *[deal] Esta partida
}
# $what as above, $moves (made so far), $time (minutes and seconds, as text)
share-told = { $what ->
    [challenge] As mesmas cartas, com o seu tempo e as suas jogadas como marca a bater: { $time }, { $moves ->
        [1] { $moves } jogada
       *[other] { $moves } jogadas
    }. Como você jogou fica em segredo.
    [replay] Quem abrir o link vê, jogada por jogada, como você ganhou.
    [position] As cartas como estão agora, depois de { $moves ->
        [1] { $moves } jogada
       *[other] { $moves } jogadas
    }. Ninguém muda nada na sua partida.
    [way] Da primeira carta até a vitória, se daqui se encontrar um caminho.
   *[deal] As mesmas cartas desde o começo, para quem abrir o link.
}
# What a message says beside the link. $what, $moves, $time as above; $name (proper name of the game), $deal (its number)
share-text = { $what ->
    [challenge] Ganhei a partida { $deal } de { $name } em { $time }, com { $moves ->
        [1] { $moves } jogada
       *[other] { $moves } jogadas
    }. Você consegue fazer melhor?
    [replay] Foi assim que ganhei a partida { $deal } de { $name }.
    [position] O que você jogaria aqui? Partida { $deal } de { $name }.
    [way] Um caminho para ganhar a partida { $deal } de { $name }.
   *[deal] Tente esta: partida { $deal } de { $name }.
}
share-send = Compartilhar…
share-copy = Copiar o link
share-copied = Copiado.
# The browser lets nothing be copied: the link stands in a field below
share-by-hand = Copie daqui:
share-look = Procurar um
share-looking = Um momento…
share-no-way = Daqui não se encontrou nenhum caminho para ganhar.
# After a win
share-same-deal = A mesma partida de novo

## What an address has brought

# $moves (made in it), $deal (its number)
shared-position = Alguém compartilha uma posição com você: a partida { $deal } depois de { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}. Ela não conta nos seus resultados, e as suas partidas estão como você as deixou.
# A button: leaves what was shared, and plays that deal from the start
shared-own = Quero jogar
# $fault (damaged, newer, not-allowed), $move (number of the move that is at fault)
shared-fault = { $fault ->
    [newer] As jogadas deste link foram escritas por uma versão mais nova do Baize. Aqui está a partida sem elas.
    [not-allowed] As jogadas deste link não seguem as regras do jogo: a de número { $move } não é permitida. Aqui está a partida sem elas.
   *[damaged] Este link está danificado: uma parte das jogadas falta ou foi mudada. Aqui está a partida sem elas.
}
# $moves (in all), $time (as text; none where it is not known)
replay-playing = Veja como esta partida foi ganha, com { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}{ $time ->
    [none] {""}
   *[other] {" "}em { $time }
}.
# $moves (shown so far), $all (moves in all)
replay-stopped = Parado na jogada { $moves } de { $all }.
replay-left = Agora é você quem joga, por isso a partida não segue mais sozinha. Nada do que se joga aqui fica guardado.
replay-on = Continuar
replay-title = Foi assim!
# As replay-playing
replay-done = Ganha com { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}{ $time ->
    [none] {""}
   *[other] {" "}em { $time }
}. Todas as jogadas seguiram as regras.
replay-again = Ver de novo
# $time (as text), $moves
challenge = Alguém ganhou esta partida em { $time } com { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}. Você consegue fazer melhor?
challenge-fault = O link fala de um resultado que não se consegue ler. A partida é a certa.
# As challenge. $standing: the win just made is better, faster with more moves (time), slower with fewer (moves), even, or not
challenge-answered = O desafio era { $time } com { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}. { $standing ->
    [better] Você o venceu!
    [time] Você levou menos tempo, mas fez mais jogadas.
    [moves] Você fez menos jogadas, mas levou mais tempo.
    [even] Você igualou exatamente!
   *[not] Ele continua de pé.
}

## Cópia de segurança

backup-title = Cópia de segurança
backup-told = Tudo o que o Baize guarda neste dispositivo, num só arquivo: os seus resultados, as partidas começadas, as suas preferências. Traga-o para outro dispositivo, e os dois se juntam. Lá nada se perde, e o que você tiver escolhido lá fica como está.
backup-save = Salvar um arquivo
backup-bring = Trazer um arquivo
backup-link = Criar um link
# $file (its name)
backup-saved = { $file } foi entregue ao seu navegador; você o encontra entre os downloads.
backup-link-told = Abra este link no seu outro dispositivo. Quem o tiver pode ler os seus resultados.
backup-link-too-long = É demais para um link. Salve um arquivo e mande-o para o seu outro dispositivo.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Este link traz uma cópia: { $results ->
    [1] { $results } resultado
   *[other] { $results } resultados
} e { $deals ->
    [1] { $deals } partida
   *[other] { $deals } partidas
} em andamento. Quer juntá-la ao que está guardado aqui?
backup-take = Sim, juntar
backup-leave = Agora não
# $results, $deals as above: what was not here
backup-taken = Pronto. De novo aqui: { $results ->
    [1] { $results } resultado
   *[other] { $results } resultados
}, { $deals ->
    [1] { $deals } partida
   *[other] { $deals } partidas
} em andamento. Tudo o que estava aqui continua aqui.
backup-taken-nothing = Tudo isso já estava aqui.
backup-not-stored = No momento, este navegador não guarda nada para o Baize; por isso não dá para trazer nada.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] Não há nada dentro.
    [too-large] É grande demais para uma cópia.
    [not-whole] Esta cópia está danificada: falta uma parte.
    [newer] Esta cópia vem de uma versão mais nova do Baize. Ela está em ordem: traga-a de novo quando este dispositivo também tiver a versão nova.
    [unknown-game] Esta cópia fala de um jogo que o Baize não tem aqui: “{ $where }”.
    [wrong-part] Alguma coisa nesta cópia não pode estar certa. Veja aqui: { $where }.
   *[not-a-backup] Isto não é uma cópia do Baize.
} Nada foi alterado.
