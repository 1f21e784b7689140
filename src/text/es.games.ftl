## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = Solitario { $name }
page-promise = Juega a { $name } en línea: gratis, sin registro, sin anuncios.
page-relatives = También te puede gustar
page-request = Si algo te parece raro en esta página o en la mesa, o si tienes una idea para que { $name } sea más bonito de jugar, dímelo, por favor.
page-wish = Y ahora, ¡que te diviertas, y que encima esté siempre la carta que necesitas!
page-facts = { $packs ->
    [one] Una baraja
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
} y { $open } quedaron sin decidir tras { $seconds } segundos de búsqueda cada una. De todas las partidas se puede ganar, por tanto, entre el { $lower } % y el { $upper } %, hasta donde llega una muestra. No es tu propia probabilidad: nadie juega conociendo todas las cartas.
page-variants = Variantes: { $names }.
page-aliases = También se llama { $names }.

## La página con las reglas de un juego

page-rules-title = Solitario { $name }: las reglas y cómo se juega · { $app }
page-rules-description = Cómo se juega al solitario { $name }, explicado montón por montón. { $pitch }
page-play = Jugar a { $name }
page-layout = La mesa de { $name } en pequeño
page-rules-alone = Estas reglas en una página aparte
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
