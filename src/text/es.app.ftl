## The shell

app-name = Baize
app-description = Solitarios de cartas para todo el mundo: gratis, también sin internet, sin anuncios y sin cuentas.
nav-home = Todos los solitarios
nav-settings = Ajustes
nav-record = Tus resultados
nav-close = Cerrar

## Home

home-continue = Seguir jugando
home-favourites = Favoritos
home-played = Jugados hace poco
favourite = Favorito
favourite-game = Favorito: { $name }
# $deal (su número), $moves (cuántas se han hecho)
home-deal = Partida { $deal }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
# $n (number of games)
home-count = { $n ->
    [one] { $n } solitario
   *[other] { $n } solitarios
}
home-ways = Atajos
home-daily = La partida del día
home-random = Un solitario al azar
home-search = Busca un solitario
home-filters = Filtros
# $query (what was typed)
home-search-nothing = Ningún solitario responde a «{ $query }».
home-search-guess = ¿Querías decir «{ $guess }»?
home-search-all = Mostrar todos los solitarios
# $family: groups of games as players know them
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Abanicos
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
    [singles] Únicos en su especie
   *[other] Otros solitarios
}

family-all = Los { $n } solitarios

## A game’s page

rules = Reglas
# $name (proper name of the game that this is a variant of)
variant-of = Una variante de { $name }.
variants = Variantes
# What stands in brackets behind the proper name of a game and tells a variant from it: “Spider (1 Suit)”
name-draw-1 = 1 carta
name-draw-3 = 3 cartas
name-1-suit = 1 palo
name-2-suits = 2 palos
name-3-decks = 3 barajas
name-traditional = tradicional
name-king-to-ace = del rey al as
name-whole-tail = cola entera
name-nothing-on-kings = nada sobre los reyes
not-found-title = Aquí no hay nada
not-found = Esta página no existe. Quizá la dirección esté mal escrita; aquí tienes todos los solitarios.
# $name (of another language, in that language)
other-language = Esta página en { $name }
fair-deals-title = De dónde vienen las cartas
fair-deals = Una partida nueva es un número que tu navegador saca al azar, entre 32000 y 9999999999, y ese número decide por sí solo el orden de las cartas. Nadie elige partidas fáciles o difíciles, y nada depende de cómo hayas jugado hasta ahora. El mismo número da las mismas cartas aquí, en PySolFC y a cualquier amigo a quien le mandes el enlace.

## Being offline, being new

offline-ready = Ahora todos los solitarios están en este dispositivo y funcionan sin internet.
# Cuando una parte de una página no se puede cargar, y el botón que lo intenta otra vez
unfetched = Aún falta una parte de esta página: la primera vez hace falta internet.
unfetched-again = Volver a intentarlo
language-missing = { $name }: este idioma aún no está en este dispositivo, y ahora no hay red. Vuelve una vez con internet y se quedará.
update-available = Hay una versión nueva. Tus partidas se quedan como están.
update-now = Usarla ya
update-later = En la próxima partida
install = Instalar
install-explained = Pon Baize en tu pantalla de inicio: se abrirá como cualquier otra aplicación, y funciona sin internet.
install-title = Baize en tu dispositivo
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Toca el botón de compartir en el borde de la pantalla.
install-step-add = Elige «Añadir a pantalla de inicio» y luego «Añadir».
install-step-open = A partir de ahora, abre Baize desde la pantalla de inicio.

## Keeping your deals

storage-keep = ¿Quieres que el navegador guarde tus partidas y resultados aunque falte espacio? Nada sale de este dispositivo.
storage-keep-yes = Sí, guárdalos
storage-keep-no = Ahora no

## Settings

settings-title = Ajustes
settings-search = Buscar un ajuste
settings-none = Ningún ajuste se llama así.
settings-language = Idioma
settings-theme = Aspecto
settings-theme-value = { $value ->
    [auto] Como el dispositivo
    [light] Claro
   *[dark] Oscuro
}
settings-table = Mesa
settings-table-value = { $value ->
    [felt] Tapete verde
    [blue] Tapete azul
    [wine] Tapete rojo
   *[plain] Lisa
}
settings-suits = Palos
settings-suits-value = { $value ->
    [two] En dos colores
    [four] En cuatro colores
   *[safe] En cuatro colores que todo el mundo distingue
}
settings-index = Signos en las esquinas
settings-index-value = { $value ->
    [normal] Normales
   *[big] Grandes (las cartas pequeñas ya los tienen)
}
settings-back = Dorso de las cartas
settings-back-value = { $value ->
    [crescent] Luna creciente
    [waves] Olas
    [rays] Rayos
    [stars] Estrellas
   *[weave] Trenzado
}
settings-auto = Jugadas automáticas
settings-auto-value = { $value ->
    [off] Ninguna
    [safe] Solo las cartas que ya no te hacen falta
   *[all] Toda carta que vaya a una base
}
settings-tap = Un toque en una carta
settings-tap-value = { $value ->
    [best] la lleva al mejor sitio
   *[select] la toma en la mano
}
settings-hints = Pistas
settings-hints-value = { $value ->
    [fair] saben lo que has visto
   *[all-seeing] conocen todas las cartas
}
settings-truth = Decir si la partida se puede ganar
settings-truth-value = { $value ->
    [auto] Cuando no hay ninguna carta tapada
    [on] Siempre
   *[off] Nunca
}
settings-switches = En la mesa
settings-left = Para la mano izquierda: el mazo y los botones cambian de lado
settings-sideways = Columnas tumbadas: sus cartas van de izquierda a derecha
settings-light = Luz para empezar: lo que se puede mover tiene un borde luminoso, y un toque muestra adónde puede ir
settings-clock = Mostrar el tiempo de juego
settings-confirm = Preguntar antes de cambiar una partida empezada por otra
settings-peek = Una pulsación larga, el botón derecho o Mayús muestra una carta que está debajo de otras
settings-celebration = Las cartas bailan después de una victoria
settings-sound = Sonidos
settings-haptics = El teléfono vibra cuando una carta se posa
settings-backup = Copia de seguridad y otro dispositivo
settings-reset = Volver a los ajustes del principio
settings-not-stored = Este navegador no deja que Baize recuerde lo que eliges. Vale hasta que salgas de esta página.

## The first minutes

# Se dice una vez a quien juega por primera vez, con dos botones: que un toque muestre adónde puede ir una carta, o que nada se ilumine
# $by (mouse, finger: con qué se juega)
light-first = { $by ->
    [mouse] Las cartas de borde luminoso se pueden mover: haz clic en una o arrástrala.
   *[finger] Las cartas de borde luminoso se pueden mover: toca una o arrástrala.
}
light-show = Mostrar antes adónde
light-out = Sin bordes
# Después de unas jugadas, una sola vez
light-gone = Los bordes luminosos ya están apagados. Puedes volver a encenderlos en los ajustes, en «{ settings-switches }».

# Explicaciones, cada una dada una sola vez, cuando hace falta por primera vez
# $by (mouse, finger: con qué se juega)
lesson-again = { $by ->
    [mouse] Esa carta podía ir a más de un sitio. Haz clic en ella otra vez enseguida y va al siguiente.
   *[finger] Esa carta podía ir a más de un sitio. Tócala otra vez enseguida y va al siguiente.
}
lesson-double = { $by ->
    [mouse] Haz doble clic en una carta y va a una base.
   *[finger] Toca una carta dos veces, deprisa, y va a una base.
}
lesson-stock = { $by ->
    [mouse] Haz clic en el mazo para poner cartas nuevas en juego.
   *[finger] Toca el mazo para poner cartas nuevas en juego.
}
lesson-peek = { $by ->
    [mouse] Mantén pulsado el botón derecho del ratón sobre una carta que está debajo de otras y la verás entera. Mayús y el botón izquierdo hacen lo mismo.
   *[finger] Deja el dedo quieto sobre una carta que está debajo de otras y la verás entera.
}
lesson-undo = Deshacer retira una jugada, y antes de ella todas las que quieras. No cuesta nada.
lesson-loupe = Aquí las cartas están muy juntas. Deja el dedo quieto sobre ellas, deslízalo hasta la que quieres y levántalo.

## About

about-title = Acerca de Baize
about = Baize son solitarios para todo el mundo: gratis, sin anuncios, sin cuentas y sin rastreo. El código de las cartas, de las reglas y del que busca soluciones es abierto.
about-privacy = Lo que juegas se queda en tu dispositivo. Baize no manda nada a ninguna parte.
licence = Licencia
all-rules = Las reglas de todos los juegos
all-rules-lead = Cada juego explicado montón por montón, con ejemplos: elige el que quieras leer.
about-topic = { $topic ->
    [fair-deals] Cómo se reparten las cartas
    [winnable] Qué quiere decir «se puede ganar»
    [privacy] Qué se queda contigo
   *[accessibility] Jugar sin barreras
}

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: juega al solitario en línea, gratis, sin registro
# $name (proper name of the game), $app (our own name)
game-page-title = Solitario { $name }: juega en línea, gratis, sin registro · { $app }
not-found-page-title = Aquí no hay nada · { $app }
record-page-title = Tus resultados · { $app }
about-page-title = { $topic } · { $app }
record-description = Cómo has jugado: cada partida, tus victorias, tus rachas y tus mejores tiempos, solitario por solitario. Todo se queda en tu dispositivo.
record-unscripted = Tus resultados están solo en este navegador. Para mostrarlos, tiene que poder ejecutar JavaScript.
missing-unscripted = Esta página no existe. Quizá la dirección esté mal escrita. Desde la página de inicio se llega a todos los solitarios.
embed-unscripted = Para jugar aquí un solitario, el navegador tiene que poder ejecutar JavaScript.
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = La dirección pide la partida «{ $deal }». { $fault } Por eso aquí tienes otra.
leave-ask = Has empezado esta partida. ¿La cambiamos por otra? Puedes volver a ella.
leave-yes = Repartir otra
leave-no = Seguir con esta
