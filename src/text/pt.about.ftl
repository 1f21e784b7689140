## Short pages about the site. A paragraph that begins with “# ” is a heading.

about-fair-deals-lead = Ninguém escolhe as suas cartas. Uma nova partida é um número sorteado, e só esse número decide onde fica cada carta.
about-fair-deals-text =
    # Como o número é sorteado

    Quando você pede uma nova partida, o seu navegador sorteia um número de 32000 a 9999999999. Ele usa a mesma fonte de acaso com que também cria chaves secretas, e todos os números têm exatamente a mesma chance. A mesa não olha quem joga, nem quantas vezes você ganhou, nem há quanto tempo: nada disso entra no número, e não existe nenhuma lista de partidas fáceis ou difíceis de onde escolher.

    # Do número às cartas

    O número põe em marcha um gerador, e o gerador embaralha: uma depois da outra, cada carta troca de lugar com outra sorteada entre as que ainda não têm lugar certo. Depois as cartas são dadas conforme as regras do jogo. Alguns jogos querem certas cartas em certos lugares antes de começar; quais, diz a página das suas regras.

    Por isso o mesmo número dá sempre as mesmas cartas: hoje e daqui a dez anos, no seu telefone e no de uma amiga. Anote o número, e você pode jogar a partida outra vez; passe-o adiante, e outra pessoa pode tentar.

    # Números que outros também conhecem

    Os números não são só nossos. Até 31999 eles seguem o método que as partidas numeradas do FreeCell da Microsoft tornaram famoso; de 32000 em diante, o do PySolFC, uma grande coleção de paciências. Com “ms” na frente, os números maiores também seguem o método da Microsoft. Quando um dos nossos jogos é igual ao deles, a partida 42 é a mesma partida 42.

    # A partida do dia

    Essa não é sorteada. Ela é calculada a partir do nome do jogo e da data, e de mais nada, para que todos os que têm esse dia no calendário recebam as mesmas cartas.

    Em alguns jogos, entre eles os mais conhecidos, fomos um passo além para os dias que vêm: a partir do número do dia, fica a primeira partida que uma busca conseguiu ganhar. Portanto há um caminho, embora ninguém diga que seja fácil de ver. Se a partida de um dia foi verificada, isso está escrito ao lado dela.

about-winnable-lead = “Pode ser ganha” diz algo sobre as cartas, e nada sobre você.
about-winnable-text =
    # Duas perguntas

    Esta partida pode ser ganha? E eu vou ganhar? A primeira pergunta tem uma resposta certa, que está nas cartas. A segunda depende também de você, e de cartas que você não vê. Aqui uma resposta nunca se faz passar pela outra.

    # Como se chega à resposta

    Uma busca continua a partida, por um caminho depois do outro, e conhece todas as cartas, também as fechadas. Ela pode terminar de três modos. Encontrou um caminho para ganhar: então a partida pode ser ganha, e cada jogada desse caminho foi repetida segundo as regras antes que você fique sabendo. Olhou tudo e não encontrou caminho: então, daquele ponto, a partida não pode ser ganha. Ou o tempo acabou: então nada está decidido, e é isso que a mesa diz.

    Tudo isso acontece no seu navegador, no seu próprio dispositivo.

    # Na mesa

    Quando nenhuma carta está fechada, a mesa diz por si mesma o que sabe. Quando há cartas fechadas, ela se cala, porque até “pode ser ganha” já revelaria alguma coisa; nas configurações você pode pedir que ela o diga sempre, ou nunca. Há dois tipos de dicas. A dica honesta sabe só o que você viu: experimenta vários modos como as outras cartas podem estar, e diz em quantos deles a sua jogada ganha. A que tudo vê conhece todas as cartas.

    # Os números nas páginas de regras

    Em alguns jogos as primeiras partidas, a partir da número 1, foram examinadas durante dois segundos cada uma, e a página conta o que resultou. De uma amostra assim se tira um intervalo para todas as partidas: ele é calculado de modo que contenha a verdade em 19 de cada 20 casos, contando as partidas sem decisão como perdidas no limite de baixo e como ganhas no limite de cima.

    Não fique triste se ganhar menos vezes. Em { GAME("waning-moon") } quase toda partida tem um caminho, e mesmo assim quem joga ganha talvez uma em dez: ninguém vê o monte. Os dois números são verdadeiros, e respondem a perguntas diferentes.

about-privacy-lead = O que você joga fica no seu dispositivo. Não há conta nem publicidade, e ninguém conta as suas visitas.
about-privacy-text =
    # O que fica guardado, e onde

    Quem guarda é o seu navegador, neste dispositivo: as suas configurações; as partidas que você começou, com as jogadas; o que foi feito delas, com o tempo, as jogadas, e se você desfez jogadas ou usou dicas. Ele guarda também os próprios jogos, para que tudo funcione sem internet. Não há cookies.

    # O que sai do dispositivo

    Nada do que você joga. As páginas não buscam nada de mais ninguém: nem fontes, nem imagens, nem scripts, nem estatísticas. O servidor onde o site está vê o que todo servidor vê: que um navegador, no seu endereço de internet, buscou os arquivos; e de vez em quando o seu navegador pergunta se há uma versão mais nova.

    Um link que você compartilha diz o que contém: o jogo e a partida e, se você quiser, as suas jogadas ou o seu resultado. Ele vai para onde você o mandar, e para nenhum outro lugar. O mesmo vale para uma mensagem que você nos escreva.

    # Como se livrar disso

    Os resultados podem ser apagados na página dos seus resultados, de um jogo ou de todos. Tudo junto desaparece quando você apaga os dados deste site nas configurações do navegador. Ninguém mais tem uma cópia: o que se apaga ali já não existe.

    Um navegador pode apagar esses dados por conta própria quando falta espaço. Por isso perguntamos, uma única vez, se ele deve guardar os seus.

about-accessibility-lead = Todos devem poder jogar: com o mouse ou com o dedo, com o teclado, de ouvido, e sem pressa.
about-accessibility-text =
    # Com a mão

    Toda jogada pode ser feita com um toque; nada precisa ser arrastado. Um toque joga a carta no melhor lugar ou, se você preferir assim, pega a carta, e um segundo toque a pousa. Nenhum relógio joga contra você, e tudo pode ser desfeito, até a primeira jogada. Onde as cartas estão muito juntas, um dedo que fica parado traz uma lupa.

    # Com o teclado

    As setas vão de pilha em pilha e de carta em carta, a barra de espaço pega e pousa as cartas, e quem escreve o nome de uma carta a encontra. O ponto de interrogação, com o foco nas cartas, mostra a lista completa. Cada tecla pode ser outra, nas configurações.

    # Para os olhos

    Claro, escuro, ou como no seu dispositivo. Os naipes vêm em duas cores, em quatro, ou em quatro que se distinguem com qualquer tipo de visão das cores; a forma, de todo modo, sempre os distingue. O texto segue o tamanho que você definiu no navegador. Se o seu dispositivo pede menos movimento, nenhuma carta voa pela mesa; se ele pede cores próprias, a mesa as respeita.

    # De ouvido

    Cada pilha e cada carta tem um nome para os leitores de tela, e cada jogada é contada numa frase, junto com o que ela revelou. Uma carta fechada não tem nome: você nunca ouve mais do que os outros veem. Uma só tecla diz a mesa inteira, uma pilha, aonde uma carta pode ir, ou tudo o que se pode mover.

    # Se algo atrapalha você

    Então é um defeito, e deve ser consertado.
