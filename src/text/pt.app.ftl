## The shell

app-name = Baize
app-description = Paciência para todos: grátis, também sem internet, sem anúncios e sem contas.
nav-home = Todos os jogos
nav-settings = Configurações
nav-record = Os seus resultados
nav-close = Fechar

## Home

home-continue = Continuar
home-favourites = Favoritos
home-played = Jogados por último
favourite = Favorito
favourite-game = Favorito: { $name }
# $deal (its number), $moves (how many were made in it)
home-deal = Partida { $deal }, { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}
# $n (number of games)
home-count = { $n ->
    [1] { $n } jogo
   *[other] { $n } jogos
}
home-ways = Atalhos
home-daily = Partida do dia
home-random = Um jogo ao acaso
home-search = Procurar um jogo
home-filters = Filtros
# $query (what was typed)
home-search-nothing = Nenhum jogo corresponde a “{ $query }”.
home-search-guess = Você quis dizer “{ $guess }”?
home-search-all = Mostrar todos os jogos
# $family: groups of games as players know them
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Leques
    [bakers-dozen] Baker’s Dozen
    [beleaguered-castle] Beleaguered Castle
    [raglan] Raglan
    [terrace] Terrace
    [numerica] Numerica
    [calculation] Calculation
    [tabby-cat] Tabbycat
    [golf] Golf
    [pyramid] Pyramid
    [montana] Montana
    [singles] Casos únicos
   *[other] Outros jogos
}

# $n (number of games of the family) at a button that shows those of them which are not shown
family-all = Todos os { $n } jogos

## A game’s page

rules = Regras
# $name (proper name of the game that this is a variant of)
variant-of = Uma variante de { $name }.
variants = Variantes
# What stands in brackets behind the proper name of a game and tells a variant from it: “Spider (1 Suit)”
name-draw-1 = 1 carta
name-draw-3 = 3 cartas
name-1-suit = 1 naipe
name-2-suits = 2 naipes
name-3-decks = 3 baralhos
name-traditional = tradicional
name-king-to-ace = do rei ao ás
name-whole-tail = cauda inteira
name-nothing-on-kings = nada sobre os reis
not-found-title = Aqui não há nada
not-found = Esta página não existe. Talvez o endereço tenha sido mal escrito; aqui estão todos os jogos.
# $name (of another language, in that language)
other-language = Esta página em { $name }
fair-deals-title = De onde vêm as cartas
fair-deals = Uma nova partida é um número que o seu navegador sorteia, de 32000 a 9999999999, e só esse número decide a ordem das cartas. Ninguém escolhe partidas fáceis ou difíceis, e nada depende de como você jogou até agora. O mesmo número dá as mesmas cartas aqui, no PySolFC e para cada pessoa a quem você mandar o link.

## Being offline, being new

offline-ready = Agora todos os jogos estão guardados neste dispositivo e funcionam sem internet.
# Quando uma parte de uma página não pode ser carregada, e o botão que tenta de novo
unfetched = Ainda falta uma parte desta página: na primeira vez é preciso ter internet.
unfetched-again = Tentar de novo
language-missing = { $name }: este idioma ainda não está neste aparelho, e agora não há rede. Volte uma vez com internet, e ele fica.
update-available = Há uma nova versão. As suas partidas ficam como estão.
update-now = Usar agora
update-later = Na próxima partida
install = Instalar
install-explained = Ponha o Baize na tela de início: ele passa a abrir como qualquer outro app e funciona sem internet.
install-title = O Baize no seu dispositivo
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own, in Brazil and in Portugal.
install-step-share = Toque no botão de compartilhar, na borda da tela.
install-step-add = Escolha “Adicionar à Tela de Início” (em Portugal, “Adicionar ao ecrã principal”) e depois “Adicionar”.
install-step-open = Daqui em diante, abra o Baize a partir da tela de início.

## Keeping your deals

storage-keep = Quer que o navegador guarde as suas partidas e os seus resultados mesmo quando faltar espaço? Nada sai deste dispositivo.
storage-keep-yes = Sim, guardar
storage-keep-no = Agora não

## Settings

settings-title = Configurações
settings-search = Procurar uma configuração
settings-none = Nenhuma configuração tem esse nome.
settings-language = Idioma
settings-theme = Cores
settings-theme-value = { $value ->
    [auto] Como no dispositivo
    [light] Claras
   *[dark] Escuras
}
settings-table = Mesa
settings-table-value = { $value ->
    [felt] Feltro verde
    [blue] Feltro azul
    [wine] Feltro vermelho
   *[plain] Lisa
}
settings-suits = Naipes
settings-suits-value = { $value ->
    [two] Em duas cores
    [four] Em quatro cores
   *[safe] Em quatro cores que todos distinguem
}
settings-index = Sinais nos cantos
settings-index-value = { $value ->
    [normal] Normais
   *[big] Grandes (as cartas pequenas já os têm)
}
settings-back = Verso das cartas
settings-back-value = { $value ->
    [crescent] Meia-lua
    [waves] Ondas
    [rays] Raios
    [stars] Estrelas
   *[weave] Trançado
}
settings-auto = Jogadas automáticas
settings-auto-value = { $value ->
    [off] Nenhuma
    [safe] Só cartas de que você não precisa mais
   *[all] Toda carta que serve numa fundação
}
settings-tap = Um toque numa carta
settings-tap-value = { $value ->
    [best] joga a carta no melhor lugar
   *[select] pega a carta
}
settings-hints = Dicas
settings-hints-value = { $value ->
    [fair] sabem só o que você viu
   *[all-seeing] conhecem todas as cartas
}
settings-truth = Dizer se a partida pode ser ganha
settings-truth-value = { $value ->
    [auto] Quando nenhuma carta está fechada
    [on] Sempre
   *[off] Nunca
}
settings-switches = Na mesa
settings-left = Para a mão esquerda: o monte e os botões mudam de lado
settings-sideways = Colunas deitadas: as cartas seguem da esquerda para a direita
settings-light = Luz para quem começa: o que se pode mover tem uma borda viva, e um toque mostra aonde pode ir
settings-clock = Mostrar o tempo de jogo
settings-confirm = Perguntar antes de trocar uma partida começada por outra
settings-peek = Um toque longo, o botão direito ou Shift mostra uma carta que está debaixo de outras
settings-celebration = As cartas dançam depois de uma vitória
settings-sound = Sons
settings-haptics = O telefone vibra quando uma carta pousa
settings-backup = Cópia de segurança e outro dispositivo
settings-reset = Voltar ao padrão
settings-not-stored = Este navegador não deixa o Baize guardar as suas escolhas. Elas valem até você sair desta página.

## The first minutes

# Dito uma vez a quem joga pela primeira vez, com dois botões: que um toque mostre aonde uma carta pode ir, ou que nada se ilumine
# $by (mouse, finger: com que se joga)
light-first = { $by ->
    [mouse] As cartas de borda viva podem ser movidas: clique em uma ou arraste-a.
   *[finger] As cartas de borda viva podem ser movidas: toque em uma ou arraste-a.
}
light-show = Mostrar antes aonde
light-out = Sem bordas
# Depois de algumas jogadas, uma única vez
light-gone = As bordas vivas agora estão apagadas. Você pode acendê-las de novo nas configurações, em “{ settings-switches }”.

# Explicações, cada uma dada uma única vez, quando é preciso pela primeira vez
# $by (mouse, finger: com que se joga)
lesson-again = { $by ->
    [mouse] Essa carta podia ir a mais de um lugar. Clique nela de novo logo em seguida e ela vai para o próximo.
   *[finger] Essa carta podia ir a mais de um lugar. Toque nela de novo logo em seguida e ela vai para o próximo.
}
lesson-double = { $by ->
    [mouse] Clique duas vezes em uma carta e ela vai para uma fundação.
   *[finger] Toque duas vezes em uma carta, depressa, e ela vai para uma fundação.
}
lesson-stock = { $by ->
    [mouse] Clique no monte para trazer novas cartas para o jogo.
   *[finger] Toque no monte para trazer novas cartas para o jogo.
}
lesson-peek = { $by ->
    [mouse] Mantenha o botão direito do mouse apertado sobre uma carta que está debaixo de outras, e você a vê inteira. Shift e o botão esquerdo fazem o mesmo.
   *[finger] Deixe o dedo parado sobre uma carta que está debaixo de outras, e você a vê inteira.
}
lesson-undo = Desfazer volta uma jogada, e antes dela quantas você quiser. Não custa nada.
lesson-loupe = Aqui as cartas estão muito juntas. Deixe o dedo parado sobre elas, deslize até a que você quer e solte.

## About

about-title = Sobre o Baize
about = Baize é paciência para todos: grátis, sem publicidade, sem contas e sem rastreamento. O código das cartas, das regras e do programa que procura soluções é aberto.
about-privacy = O que você joga fica no seu dispositivo. O Baize não manda nada para lugar nenhum.
licence = Licença
all-rules = As regras de todos os jogos
all-rules-lead = Cada jogo explicado pilha por pilha, com exemplos: escolha aquele que você quer conhecer.
# $topic: a short page about the site
about-topic = { $topic ->
    [fair-deals] Como as cartas são dadas
    [winnable] O que quer dizer “pode ser ganha”
    [privacy] O que fica com você
   *[accessibility] Jogar sem barreiras
}

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: jogue paciência online, grátis, sem criar conta
# $name (proper name of the game), $app (our own name)
game-page-title = Paciência { $name }: jogue online, grátis, sem criar conta · { $app }
not-found-page-title = Aqui não há nada · { $app }
record-page-title = Os seus resultados · { $app }
# $topic (title of a short page), $app (our own name)
about-page-title = { $topic } · { $app }
record-description = Como você tem jogado: cada partida, as suas vitórias, séries e melhores tempos, jogo por jogo. Tudo fica no seu dispositivo.
record-unscripted = Os seus resultados ficam só neste navegador. Para mostrá-los, ele precisa poder executar JavaScript.
missing-unscripted = Esta página não existe. Talvez o endereço tenha sido mal escrito. Da página inicial se chega a todos os jogos.
embed-unscripted = Para jogar paciência aqui, o navegador precisa poder executar JavaScript.
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = O endereço pede a partida “{ $deal }”. { $fault } Por isso, aqui está outra partida.
leave-ask = Você começou esta partida. Trocar por outra? Você pode voltar a ela.
leave-yes = Dar outra
leave-no = Continuar esta
