## The games, told

# Three or four paragraphs about each game that plays first, separated by an empty line, and the games that are near.
# GAME("minerva") stands for the proper name of a game, which readers can go to.

munger-introduction =
    Munger é da família de Athena, a das colunas em xadrez: uma carta fechada, uma aberta, uma fechada, uma aberta. De Canfield tomou emprestada a reserva, uma pilha pequena que você pode ler inteira desde o começo, mas só desmontar por cima. Joga-se com um baralho, e a sorte e a habilidade pesam mais ou menos o mesmo.

    Tudo gira em torno das duas cartas fechadas de cada coluna. São catorze ao todo, e enquanto não estiverem abertas você joga meio às cegas. O começo é, por isso, um trabalho de paciência: abra o que puder antes que o monte acabe, porque só há uma passagem, e uma jogada desperdiçada raramente se recupera. Reis que chegam cedo só são bem-vindos quando uma coluna vazia espera por eles. E não se esqueça: uma carta que subiu para uma fundação não está perdida; você pode buscá-la de volta quando uma coluna precisar dela.
munger-relatives = Se sete cartas de reserva lhe parecem poucas, { GAME("minerva") } dá onze e uma segunda passagem. { GAME("double-minerva") } é a mesma ideia com dois baralhos. E, para respirar, vá até { GAME("athena") }: lá não há reserva, e as passagens são quantas você quiser.

manx-introduction =
    Manx foi inventado por Rick Holzgrafe, o autor de Solitaire Till Dawn, e tem o nome do gato da ilha de Man, aquele que não tem cauda. O seu irmão Tabbycat tem uma: um lugar onde uma sequência inteira pode esperar. Manx deixa a você uma célula, para uma carta só.

    As regras pedem um pouco de hábito. Os naipes não contam, e os valores andam em círculo: depois do ás vem o rei. Por isso uma sequência pode começar em qualquer ponto, desde que treze cartas se sigam sem falha. Cartas sozinhas nunca vão para casa; vai só uma sequência inteira, e só quando você mandar. Esperar pode ser sábio, porque uma sequência pronta que fica na mesa ainda é uma coluna onde construir.

    Você pode até tirar cartas de uma sequência já recolhida, uma a uma. É permitido, e sai caro: aquela fundação não aceita mais nada até que as treze tenham saído. Com duas colunas livres isso se consegue, com uma, não. E antes de cada fileira do monte pergunte-se aonde podem ir as próximas quatro cartas: a fileira cai em cima de tudo, e só há doze delas.

    Este é o jogo como é conhecido aqui. A regra do inventor, que é também a do PySolFC, é mais severa: só saem sequências do rei ao ás, e nada volta. Esse jogo está em { GAME("manx-pysol") }.
manx-relatives = { GAME("spider") } é a escolha segura, se você gosta de levar sequências inteiras para casa. { GAME("tabby-cat") } tem as mesmas quatro colunas e o mesmo lugar apertado ao lado, com uma cauda em vez da célula.

triple-minerva-introduction =
    Triple Minerva é Minerva em tamanho grande: Thomas Warfield a levou a três baralhos. Doze colunas, doze fundações e uma reserva de quinze cartas, todas à vista desde o começo.

    Com 156 cartas as colunas entopem mais depressa do que se imagina, e é por isso que a reserva importa mais aqui do que em Minerva: muitas vezes só dela pode vir a carta que põe tudo em movimento outra vez. Use-a cedo, camada por camada, e fique de olho no que está mais fundo. Passa-se pelo monte duas vezes, de modo que aquilo que você tiver de deixar no descarte na primeira ainda pode ser seu na segunda.

    De cada carta há três, e a toda hora você encontra cartas iguais. Olhe duas vezes antes de escolher: qual dos três setes você move decide que carta se abre. E, como nenhuma fundação pertence a um naipe, dá até para passar uma carta baixa de uma fundação para outra.
triple-minerva-relatives = O mesmo jogo em tamanho menor: { GAME("double-minerva") } com dois baralhos, { GAME("minerva") } com um. Ou volte ao clássico { GAME("klondike") }: lá não é preciso reserva.

waning-moon-introduction =
    O nome, “lua minguante”, vem da própria mesa: a fileira de treze colunas vai afinando carta por carta, como a lua quando míngua. Waning Moon joga-se com as mesmas 104 cartas de Forty Thieves, mas em três colunas a mais: as pilhas são menos fundas, e nelas nada está escondido. Pertence à velha tradição das paciências com dois baralhos, aquela que a lenda liga a Napoleão em Santa Helena. Que ele tenha jogado uma que seja, ninguém jamais provou.

    O seu adversário é o descarte. A passagem é uma só, e uma carta enterrada ali está perdida para sempre, a menos que tudo o que está em cima dela encontre lugar. Esvazie uma coluna o mais cedo que puder, e depois cuide bem dela: vale mais que a carta que você gostaria de pôr ali. Construa no mesmo naipe onde isso abre caminho a alguma carta, e não só porque dá.

    É muito difícil? Quem joga lhe dá uns dez por cento de chance; isso vale para nós, que não vemos o monte. Um computador que conhecia todas as cartas ganhou 115 partidas em 120, e com isso é quase certo que pelo menos nove em cada dez podem ser ganhas. Os dois números não se contradizem: quase toda partida tem um caminho, e a arte é encontrá-lo às cegas.
waning-moon-relatives = { GAME("eclipse") } deixa mover sequências inteiras do mesmo naipe, e o monte vem em fileiras. { GAME("thirty-nine-steps") } é o mesmo jogo com colunas de três e um monte mais longo. E { GAME("forty-thieves") } é o antepassado de todos eles.

minerva-introduction =
    Minerva é como os romanos chamavam Atena, e o jogo também é o de Athena: sete colunas em xadrez, uma carta fechada, uma aberta. A novidade é a reserva de onze cartas. Você pode ler todas desde o começo, mas só a de cima pode ser jogada.

    Onze cartas na reserva deixam treze para o monte, e por ele se passa duas vezes. Logo você sabe quase tudo o que há para saber, e o jogo se torna um quebra-cabeça: em que ordem desmontar a reserva, e que coluna cede primeiro? Abrir cartas fechadas vem antes; fundações arrumadas, depois. Aliás, com as fundações não há pressa, porque a carta de cima delas pode voltar ao jogo.

    No PySolFC a reserva está fechada, menos a carta de cima, e as fundações não devolvem nada. É outro jogo, e está em { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } é o primo mais apertado, com sete cartas de reserva e uma passagem. { GAME("double-minerva") } e { GAME("triple-minerva") } são para noites longas. E de { GAME("canfield") } vem a reserva.

double-minerva-introduction =
    Double Minerva pega tudo de Minerva e o joga com dois baralhos: nove colunas de quatro, fechada, aberta, fechada, aberta, oito fundações e uma reserva aberta de treze cartas. Numa coluna vazia só reis podem se instalar.

    Dois baralhos tornam o jogo mais amável e mais traiçoeiro ao mesmo tempo. Mais amável, porque cada carta existe duas vezes: se uma está enterrada, a gêmea pode estar perto. Mais traiçoeiro, porque no começo há dezoito cartas fechadas, e um monte de 55 logo se transforma num descarte bem gordo. Comece pelas colunas que escondem mais promessas, e trate a reserva como uma terceira mão, não como um peso de que se livrar. Há uma segunda passagem; use a primeira para olhar em volta.
double-minerva-relatives = Para { GAME("minerva") } basta um baralho, para { GAME("triple-minerva") } são precisos três. Se você quer dois baralhos sem reserva e sem cartas fechadas, veja { GAME("forty-thieves") }.

athena-introduction =
    Athena joga-se como Klondike, e mesmo assim parece outro jogo desde a primeira carta. As sete colunas têm quatro cartas cada, e em todas elas vem uma fechada, uma aberta, uma fechada, uma aberta. No começo você vê catorze cartas em vez de sete, e metade delas está onde ainda não se chega.

    Essa é a graça: você pode fazer planos para cartas que vê mas não tem. Olhe a carta aberta da segunda fileira, pense aonde ela vai, e abra caminho. O monte vira de três em três. Quando você joga uma delas, a ordem das que vêm depois anda uma casa, e uma carta que estava fora de alcance chega ao topo na passagem seguinte. Se preferir virar uma por vez, fique com { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } é o pai deste jogo. Com uma reserva ao lado das mesmas colunas ele se torna { GAME("minerva") }; com uma reserva pequena e uma única passagem, { GAME("munger") }.

canfield-introduction =
    Conta-se que Richard Canfield, dono de uma famosa casa de jogo em Saratoga no fim do século XIX, vendia aos clientes um baralho por cinquenta dólares e lhes pagava cinco por cada carta que levassem às fundações. A maioria levava cinco ou seis. Conta-se isso como história verdadeira, mas, como quase tudo o que se diz dos jogos de cartas, o melhor é saborear como lenda.

    A primeira carta dada numa fundação decide com que valor as quatro começam, e dali a ordem dá a volta, passando do rei ao ás. Ao lado há treze cartas de reserva, das quais você só vê a de cima, e elas são o coração do jogo: enquanto duram, preenchem toda coluna que fica vazia, na hora e sem perguntar. Solte a reserva o mais depressa que puder. Uma coluna esvaziada cedo traz à mesa uma carta da reserva, e isso é quase sempre bom; uma carta do descarte raramente é.

    Sobre mover partes de uma coluna, os livros não se entendem. Aqui se move uma carta, ou a coluna toda, como no PySolFC.
canfield-relatives = { GAME("munger") } e { GAME("minerva") } têm uma reserva que se pode ler desde o começo. Se você gosta que o acaso decida por onde começar, experimente { GAME("penguin") }: lá todas as cartas estão abertas.

spider-introduction =
    Spider, a aranha, é a rainha das paciências em que nada vai para casa carta por carta. Constrói-se na mesa, nas próprias colunas, e só quando uma sequência de um naipe está completa, do rei ao ás, ela sai. São oito sequências, tantas quantas as patas de uma aranha; dizem que daí vem o nome.

    Nas colunas você pode construir sem olhar o naipe. A armadilha é que uma sequência assim misturada não anda: só cartas do mesmo naipe vão juntas. Toda jogada cômoda de agora pode ser um nó mais tarde. Construa no mesmo naipe quando puder, abra as cartas fechadas e trabalhe por uma coluna vazia, porque não há ferramenta melhor. Antes de cada nova fileira do monte, todas as colunas precisam ter uma carta. E ponha antes a casa em ordem, porque a fileira vai cobri-la.

    Com quatro naipes Spider é exigente. Com dois é mais amigável, e com um é um bom jeito de aprender.
spider-relatives = { GAME("spider-1-suit") } e { GAME("spider-2-suits") } são as entradas mais suaves. { GAME("scorpion") } tem o mesmo objetivo com um baralho e muito mais liberdade de mover. { GAME("manx") } também leva sequências inteiras para casa, com naipes que não contam.

tabby-cat-introduction =
    Tabbycat vem, como Manx, de Rick Holzgrafe e do seu Solitaire Till Dawn. O gato da ilha de Man não tem cauda, o gato malhado tem, e nessa imagem está toda a diferença: a cauda ao lado das colunas aceita não só uma carta, mas uma sequência inteira, desde que esteja vazia.

    O resto é apertado. Há quatro colunas, e doze vezes cai sobre elas uma fileira de quatro cartas. Desce-se sem olhar o naipe, e os valores andam em círculo, mas para casa só vão sequências completas, do rei ao ás. Estacione na cauda uma sequência longa para chegar ao que está debaixo dela, e pense em quando vai liberá-la: uma cauda ocupada não ajuda quando chega a próxima fileira. O que está nela pode sair por partes. O inventor era mais severo e só a deixava sair inteira; esse jogo é { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } é o irmão sem cauda. Se quatro colunas lhe parecem poucas, { GAME("spider") } tem dez.

klondike-introduction =
    Klondike é provavelmente a paciência mais conhecida do mundo, e para muita gente a única. Diz-se que o nome vem da corrida do ouro no extremo norte do Canadá, onde nas noites de inverno sobrava tempo; quem a inventou, ninguém sabe. Desde que passou a vir em todo computador com Windows, em 1990, já manteve ocupados escritórios inteiros.

    As regras se aprendem depressa, e não é só questão de sorte. Antes de tudo, abra cartas fechadas, a começar pelas colunas mais altas. Não esvazie uma coluna se não houver um rei para se mudar para lá. E não tenha pressa com as fundações: um 5 vermelho que já subiu não recebe mais um 4 preto, embora aqui você possa buscá-lo de volta se precisar.

    Cientistas puseram computadores a examinar muitíssimas partidas, com todas as cartas conhecidas: cerca de nove em cada dez podem ser ganhas quando se vira uma carta por vez, e cerca de oito em cada dez quando se viram três (Blake e Gent). Nós, que não conhecemos todas as cartas, ganhamos bem menos. Não há por que ter vergonha disso.
klondike-relatives = { GAME("klondike-draw-3") } é o desafio clássico. Em { GAME("athena") } cada coluna vem fechada, aberta, fechada, aberta. { GAME("yukon") } dá todas as cartas, e { GAME("gypsy") } é o irmão mais velho de Klondike, com dois baralhos.

forty-thieves-introduction =
    No começo há quarenta cartas na mesa: são os quarenta ladrões de Ali Babá. O jogo também se chama Napoleão em Santa Helena, pois contam que o imperador passava com ele o tempo do exílio. É uma bela história, e nunca foi provada.

    Nas colunas nada está escondido, e nada vem de graça. Desce-se no mesmo naipe, move-se uma carta de cada vez, e cada carta do monte só se vê uma vez. Pense, portanto, antes de cada toque. Solte os ases e os 2, mantenha as colunas no naipe e, acima de tudo, consiga uma coluna vazia e a mantenha assim: é o único lugar onde uma carta pode esperar. Quem está começando a ocupa logo; quem tem anos de mesa a guarda até que ela renda duas jogadas em troca.
forty-thieves-relatives = Em três colunas a mais, as mesmas cartas se tornam { GAME("waning-moon") }; com colunas de três, { GAME("thirty-nine-steps") }. Em { GAME("eclipse") } as sequências podem andar.

eclipse-introduction =
    Eclipse parece com o primo Waning Moon: dois baralhos, treze colunas de quatro, tudo aberto, descendo no mesmo naipe. Duas coisas são diferentes, e mudam tudo. As sequências do mesmo naipe andam em bloco, e isso dá velocidade. E não há descarte: um toque no monte dá uma fileira inteira, uma carta a cada uma das treze colunas, também às vazias.

    Quatro vezes a mesa escurece assim, e o que você tinha posto em ordem fica debaixo de cartas novas. Leve, portanto, para casa o que puder antes de tocar, e não guarde colunas vazias para depois da fileira, porque aí elas já não estarão vazias. Entre uma fileira e outra o jogo é generoso: qualquer carta ou sequência pode ir para uma coluna vazia, e as fundações devolvem a carta de cima.
eclipse-relatives = { GAME("waning-moon") } tem as mesmas colunas, com cartas soltas e um descarte. { GAME("gypsy") } também dá fileiras, em oito colunas de cores alternadas. E, para fileiras e sequências inteiras, há { GAME("spider") }.

thirty-nine-steps-introduction =
    Treze colunas de três dão trinta e nove cartas, e o nome não quer dizer mais que isso, embora pisque o olho para o velho romance de espiões de John Buchan, o dos “trinta e nove degraus”. As regras são as de Forty Thieves e de Waning Moon: tudo aberto, descendo no mesmo naipe, uma carta de cada vez, uma passagem.

    As colunas são rasas, e por isso é mais fácil esvaziar uma delas do que em Waning Moon. Em troca, o monte é mais longo, e cada carta que você vira e não coloca enterra as anteriores. A arte é ter lugar pronto quando o monte traz o que você precisa. Gaste as colunas vazias devagar, e olhe o descarte como uma coluna que um dia você vai ter de desmontar, por cima.
thirty-nine-steps-relatives = Com uma quarta fileira é { GAME("waning-moon") }. Com dez colunas é { GAME("forty-thieves") }. Se uma carta de cada vez lhe parece severo demais, em { GAME("eclipse") } as sequências andam.
