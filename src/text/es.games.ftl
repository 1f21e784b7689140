## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = Solitario { $name }
page-promise = Juega a { $name } en línea: gratis, sin registro, sin anuncios.
page-relatives = También te puede gustar
# $name (nombre propio del solitario al que deben parecerse los demás)
page-like-this = Más solitarios como { $name }
page-request = Si algo te parece raro en esta página o en la mesa, o si tienes una idea para que { $name } sea más bonito de jugar, dímelo, por favor.
page-wish = Y ahora, ¡que te diviertas, y que encima esté siempre la carta que necesitas!
page-facts = { $packs ->
    [one] Una baraja
    [2] Dos barajas
    [3] Tres barajas
    [4] Cuatro barajas
   *[other] { $packs } barajas
} · { $length ->
    [short] una partida corta
    [medium] una partida de duración media
   *[long] una partida larga
} · { $skill ->
    [luck-alone] solo decide la suerte
    [mostly-luck] más suerte que habilidad
    [balanced] suerte y habilidad a partes iguales
    [mostly-skill] más habilidad que suerte
   *[skill-alone] solo decide la habilidad
}
page-inventor = Ideado por { $inventor }.
page-winnable = ¿Se puede ganar? Conociendo todas las cartas, de las primeras { $deals } partidas se pueden ganar { $won }, { $lost ->
    [0] no se sabe de ninguna que esté perdida
    [one] { $lost } está perdida de entrada
   *[other] { $lost } están perdidas de entrada
} y { $open } quedaron sin decidir tras { $seconds } segundos de búsqueda cada una. De todas las partidas se puede ganar, por tanto, entre el { $lower } % y el { $upper } %, hasta donde llega una muestra. No es tu propia probabilidad: nadie juega conociendo todas las cartas.
page-variants = Variantes: { $names }.
page-aliases = También se llama { $names }.

## La página con las reglas de un juego

page-rules-title = Solitario { $name }: las reglas y cómo se juega · { $app }
page-rules-description = Cómo se juega al solitario { $name }, explicado montón por montón. { $pitch }
page-play = Jugar a { $name }
page-layout = La mesa de { $name } en pequeño
page-rules-alone = Estas reglas en una página aparte
page-how-to = Directo a cómo se juega
page-examples = Las jugadas con ejemplos
page-examples-lead = Jugadas de partidas de verdad, una de cada clase: de dónde viene la carta y qué pasa con ella. Puede faltar lo que solo aparece muy avanzada la partida.
page-examples-try = «Muéstrame» la prepara en una mesa pequeña y la juega. Desde ahí puedes seguir, si quieres.
page-example-show = Muéstrame
page-unscripted = Para jugar aquí a { $name }, el navegador tiene que poder ejecutar JavaScript. Las reglas se leen también sin él.

## Avisar de algo

page-odd = ¿Algo raro? ¿Una idea?
page-report-write = Escríbeme
page-report-lines = Por favor, pon estas líneas en lo que escribas:
page-report-nobody = Quien ha publicado este sitio no ha dejado aquí ninguna dirección. Copia estas líneas y dáselas a la persona que te lo dio a conocer:
page-report-copy = Copiar estas líneas
page-report-copied = Copiado
page-report = Se trata de { $name }, en { $app } { $version } ({ $language }).
page-report-deal = Se trata de la partida { $deal } de { $name }, en { $app } { $version } ({ $language }).

## The first set

munger-pitch = El primo más estrecho de Minerva: una baraja, una reserva de siete cartas y una sola pasada por el mazo. ¡Aprovéchala!
manx-pitch = Ordena la baraja en cuatro escaleras de trece, con cuatro columnas que nacen de una sola carta, una celda y una pasada. Casi todo es habilidad.
triple-minerva-pitch = Tres barajas, doce columnas de cuatro y una reserva de quince cartas: tu salvavidas cuando la mesa se atasca. Largo, y con más habilidad que suerte.
waning-moon-pitch = Un primo de Forty Thieves: dos barajas en trece columnas de cuatro, carta a carta, una sola pasada. Difícil, y sobre todo habilidad.
minerva-pitch = Las columnas de Athena junto a una reserva abierta de once cartas, y dos pasadas por un mazo corto. Una baraja, suerte y habilidad a la par.
double-minerva-pitch = Minerva con dos barajas: nueve columnas, una reserva de trece cartas, dos pasadas. Más sitio, y más cosas que tener en la cabeza.
athena-pitch = Klondike repartido como un tablero de ajedrez: siete columnas de cuatro, con una carta tapada y otra no. Una baraja, tres cartas cada vez, todas las pasadas que quieras.
canfield-pitch = El juego del tahúr: una reserva de trece, cuatro columnas delgadas, y bases que empiezan donde quiere el azar. Una baraja; la suerte tiene mucho que decir.
spider-pitch = Dos barajas, diez columnas y ocho escaleras del rey al as que hay que llevar a casa de una pieza. Sobre todo habilidad, y paciencia.
tabby-cat-pitch = Cuatro columnas, una pasada, y una cola en la que puede descansar una escalera entera. Una baraja, los palos no cuentan, casi todo es habilidad.
klondike-pitch = El juego en el que casi todos piensan cuando dicen «solitario». Una baraja, siete columnas, una carta cada vez, todas las pasadas que quieras.
forty-thieves-pitch = Dos barajas, diez columnas abiertas de cuatro, del mismo palo, carta a carta, una sola pasada. Un clásico, y de los duros.
eclipse-pitch = Las columnas de Waning Moon, pero las escaleras del mismo palo se mueven juntas, y el mazo cae sobre la mesa en cuatro filas de trece. Dos barajas, sobre todo habilidad.
thirty-nine-steps-pitch = Waning Moon con columnas de tres: treinta y nueve cartas en la mesa, sesenta y cinco en el mazo, una sola pasada. Dos barajas, sobre todo habilidad.

## Variants: what is different

klondike-draw-3-pitch = Klondike sacando tres cartas cada vez: de momento solo se puede jugar la última, y el orden del mazo se vuelve un acertijo por sí mismo.
athena-draw-1-pitch = Athena sacando una carta cada vez, como en PySolFC: todas las cartas del mazo llegan arriba.
munger-pysol-pitch = Munger como en PySolFC: de la reserva solo ves la carta de encima, y lo que está en una base se queda ahí.
minerva-pysol-pitch = Minerva como en PySolFC: de la reserva solo ves la carta de encima, y lo que está en una base se queda ahí.
spider-2-suits-pitch = Spider solo con tréboles y corazones: la mitad de palos que ordenar, y una buena posibilidad de ganar.
spider-1-suit-pitch = Spider solo con tréboles: toda escalera se puede mover. La entrada más suave.
manx-pysol-pitch = Manx según la regla de su inventor, que es la de PySolFC: a casa solo van escaleras del rey al as, y nada vuelve nunca.
tabby-cat-whole-tail-pitch = Tabbycat según la regla de su inventor: lo que está en la cola sale de ella todo de una vez o no sale.
golf-nothing-on-kings-pitch = Golf como lo conoce casi todo el mundo: un rey es un callejón sin salida hasta que el mazo te da otra carta.

## Others that many people know

golf-pitch = Siete columnas hacia un solo montón, un valor más o un valor menos cada vez. Rápido, y bueno para una pausa corta.
pyramid-pitch = Retira las cartas libres en parejas que sumen trece, hasta que no quede pirámide. Una baraja, tres pasadas, sobre todo suerte.
freecell-pitch = Todas las cartas están a la vista, y cuatro celdas son toda la ayuda que necesitas: casi todas las partidas se pueden ganar, así que todo depende de ti.
yukon-pitch = Klondike sin mazo: todas las cartas están repartidas, y cualquiera que esté boca arriba se mueve con todo lo que tiene encima.
scorpion-pitch = La meta de Spider con la libertad de Yukon: toda carta boca arriba se mueve con lo que tiene encima, y tres cartas en el mazo son tu último recurso.
gypsy-pitch = Dos barajas, ocho columnas de colores alternos, y un mazo que reparte fila por fila: el hermano mayor de Klondike, generoso y largo.
penguin-pitch = La primera carta, el pico, decide dónde empiezan las bases. Todo a la vista, siete celdas, casi todo habilidad.
bakers-dozen-pitch = Trece columnas abiertas con los reyes en el fondo, carta a carta, y una columna vacía no se vuelve a llenar. Fácil de aprender, bonito de ganar.
beleaguered-castle-pitch = Los ases están en el centro, y ocho columnas abiertas los asedian. Los palos no cuentan, cada carta va sola. Todo es habilidad.
fan-pitch = Diecisiete abanicos de tres cartas y una carta suelta, hacia abajo en el mismo palo, y solo los reyes llenan un hueco. Todo a la vista.
la-belle-lucie-pitch = Dieciocho abanicos pequeños, en el mismo palo, carta a carta; y cuando ya nada se mueve, se baraja de nuevo dos veces.
calculation-pitch = Cuatro bases que cuentan de uno en uno, de dos en dos, de tres en tres y de cuatro en cuatro, y cuatro montones para guardar lo demás. Los palos no cuentan; pensar por adelantado, sí.
sultan-pitch = El rey de corazones está en el centro, y a su alrededor crece su corte hasta las damas. Seis celdas, tres pasadas, sobre todo suerte, y precioso cuando sale.
spiderette-pitch = Spider en la mesa de Klondike: una baraja, columnas de una carta a siete, y un mazo que llueve fila por fila.
simple-simon-pitch = Las 52 cartas a la vista en diez columnas, y cuatro palos enteros que juntar en la mesa. Sin mazo, sin suerte, sin excusas.
eight-off-pitch = El abuelo de FreeCell: ocho celdas, cuatro de ellas ocupadas al principio, columnas del mismo palo, y en los huecos solo reyes. Todo a la vista.
seahaven-towers-pitch = Diez columnas abiertas del mismo palo, cuatro celdas, dos de ellas ocupadas, y reyes en los huecos: un rompecabezas frío y exacto.
bakers-game-pitch = El padre de FreeCell: las mismas cuatro celdas, pero columnas del mismo palo, y así cada jugada vale por dos.
four-seasons-pitch = Una cruz de cinco cartas, cuatro esquinas que llenar y una baraja que hay que acabar en una sola pasada: rápido, antiguo y sobre todo suerte.
aces-up-pitch = Cuatro columnas, y de dos cartas de un palo se va la más baja: un juego para la hora del café, que suele acabar antes que el café.
monte-carlo-pitch = Veinticinco cartas en un cuadrado: empareja vecinas, deja que las demás cierren filas, y espera que lleguen otras mejores.
montana-pitch = Cuatro filas, cuatro huecos, y cada carta tiene un sitio al que quiere ir: mitad rompecabezas, mitad solitario.
three-peaks-pitch = Tres picos de cartas, un montón, un valor más o un valor menos: rápido, alegre, y cuesta parar tras una sola partida.
black-hole-pitch = Todo cae en el as de picas, un valor más o un valor menos cada vez: 51 cartas, sin mazo y sin escapatoria.
accordion-pitch = Una fila larga que hay que apretar hasta que sea un solo montón: la mesa más sencilla del mundo, y de las más difíciles de ganar.
osmosis-pitch = Los palos se filtran de fila en fila, en el orden al que haya llegado la fila de arriba: no se parece a ningún otro solitario.
clock-pitch = Cada carta va a su hora hasta que el cuarto rey para el reloj: ninguna habilidad, y sale una partida de cada trece.
russian-solitaire-pitch = Yukon en el mismo palo: la misma libertad para mover montones, pero nunca encaja más que una carta.
cruel-pitch = Doce montones pequeños del mismo palo, y puedes repartir de nuevo cuando quieras sin que cambie el orden: un juego de empujar.
windmill-pitch = Una gran aspa en el centro que gira cuatro veces del as al rey, y cuatro que bajan desde los reyes.
grandfathers-clock-pitch = Doce bases alrededor de una esfera, y la partida se gana cuando cada montón marca su hora.
