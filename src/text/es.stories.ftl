## Los juegos, contados

# De uno a cuatro párrafos sobre un juego, separados por una línea vacía, y los juegos que le son cercanos.
# GAME("minerva") representa el nombre propio de un juego, al que se puede ir.

munger-introduction =
    Munger es de la familia de Athena, la de las columnas repartidas como un tablero de ajedrez: una carta tapada, una a la vista, una tapada, una a la vista. De Canfield ha tomado la reserva, un montón pequeño que puedes leer entero desde el principio, pero desmontar solo por arriba. Se juega con una baraja, y la habilidad y la suerte pesan más o menos lo mismo.

    Todo gira en torno a las dos cartas tapadas de cada columna. Son catorce, y mientras no las descubras juegas medio a ciegas. La apertura es, pues, un trabajo de paciencia: descubre lo que puedas antes de que se acabe el mazo, porque solo hay una pasada, y un turno desperdiciado rara vez se recupera. Los reyes tempraneros son bienvenidos solo si los espera una columna vacía. Y no olvides que una carta que ha subido a una base no se ha perdido: puedes volver a tomarla cuando una columna la necesite.
munger-relatives = Si siete cartas de reserva te parecen pocas, { GAME("minerva") } te da once y una segunda pasada. { GAME("double-minerva") } es la misma idea con dos barajas. Y para tomar aliento ve a { GAME("athena") }: allí no hay reserva, y las pasadas son todas las que quieras.

manx-introduction =
    Manx lo inventó Rick Holzgrafe, el autor de Solitaire Till Dawn, y lleva el nombre del gato de la isla de Man, el que no tiene cola. Su hermano Tabbycat sí la tiene: un sitio donde puede esperar una escalera entera. Manx te deja solo una celda, para una sola carta.

    A las reglas hay que acostumbrarse un momento. Los palos no cuentan, y los valores forman un círculo: después del as viene el rey. Por eso una escalera puede empezar en cualquier sitio, con tal de que trece cartas se sigan sin huecos. Las cartas sueltas nunca van a las bases; solo va una escalera entera, y solo cuando tú lo dices. Esperar puede ser sabio, porque una escalera terminada que se queda en la mesa sigue siendo una columna sobre la que construir.

    Hasta puedes recuperar cartas de una escalera ya retirada, de una en una. Está permitido, y sale caro: esa base no acepta nada hasta que hayan salido de ella las trece. Con dos columnas libres se consigue, con una no. Y antes de cada fila del mazo pregúntate adónde podrán ir las cuatro cartas siguientes: la fila cae encima de todo, y solo hay doce.

    Este es el juego tal como se conoce aquí. La regla del inventor, que es también la de PySolFC, es más severa: solo salen las escaleras del rey al as, y nada vuelve nunca. Ese juego lo encuentras como { GAME("manx-pysol") }.
manx-relatives = { GAME("spider") } es la apuesta segura si te gusta llevar a casa escaleras enteras. { GAME("tabby-cat") } tiene las mismas cuatro columnas y el mismo sitio estrecho al lado, con una cola en vez de una celda.

triple-minerva-introduction =
    Triple Minerva es Minerva a lo grande: Thomas Warfield la llevó a tres barajas. Doce columnas, doce bases y una reserva de quince cartas, todas a la vista desde el principio.

    Con 156 cartas las columnas se atascan antes de lo que crees, y por eso aquí la reserva importa más que en Minerva: a menudo es el único sitio del que puede venir la carta que lo pone todo otra vez en marcha. Úsala pronto, capa a capa, y no pierdas de vista lo que hay más abajo. El mazo se pasa dos veces: lo que la primera vez tengas que dejar en el descarte todavía lo puedes tener la segunda.

    De cada carta hay tres, así que te encuentras con cartas iguales a cada paso. Mira dos veces antes de elegir: de cuál de los tres sietes muevas depende qué carta descubres. Y como ninguna base pertenece a un palo, hasta puedes pasar una carta baja de una base a otra.
triple-minerva-relatives = El mismo juego en una talla menor: { GAME("double-minerva") } con dos barajas, { GAME("minerva") } con una. O vuelve al clásico { GAME("klondike") }: allí no hace falta ninguna reserva.

waning-moon-introduction =
    El nombre, «luna menguante», viene de la propia mesa: la fila de trece columnas adelgaza carta a carta, como la luna cuando mengua. Waning Moon se juega con las mismas 104 cartas que Forty Thieves, pero en tres columnas más: los montones son menos profundos, y en las columnas no hay nada tapado. Pertenece a la vieja tradición de los solitarios de dos barajas, la que la leyenda une a Napoleón en Santa Elena. Que jugara siquiera a uno de ellos no lo ha demostrado nadie.

    Tu enemigo es el descarte. Solo hay una pasada, y una carta que queda enterrada ahí está perdida para siempre, a no ser que todo lo que tiene encima encuentre sitio. Vacía una columna en cuanto puedas, y luego guárdala: vale más que la carta que te gustaría poner en ella. Construye donde sirva para descubrir algo, no solo porque se puede.

    ¿Cómo es de difícil? Los jugadores le dan alrededor de un diez por ciento de posibilidades; eso vale para las personas, que no ven el mazo. Un ordenador que conocía todas las cartas ganó 115 partidas de 120, y así es casi seguro que se pueden ganar al menos nueve partidas de cada diez. Las dos cifras no se contradicen: casi todas las partidas tienen un camino, y el arte está en encontrarlo a ciegas.
waning-moon-relatives = En { GAME("eclipse") } se mueven escaleras enteras del mismo palo, y el mazo llega por filas. { GAME("thirty-nine-steps") } es el mismo juego con columnas de tres y un mazo más largo. Y de { GAME("forty-thieves") } vienen todos.

minerva-introduction =
    Minerva es como llamaban los romanos a Atenea, y también el juego es el de Athena: siete columnas repartidas como un tablero de ajedrez, una carta tapada, una a la vista. Lo nuevo es la reserva de once cartas. La puedes leer entera desde el principio, pero solo se juega la de encima.

    Once cartas en la reserva dejan trece para el mazo, que puedes pasar dos veces. Así pronto sabes casi todo lo que hay que saber, y el juego se vuelve un rompecabezas: ¿en qué orden hay que desmontar la reserva, y qué columna cede primero? Primero se descubren las cartas tapadas; ordenar las bases viene después. Con ellas, además, no hay prisa, porque su carta de encima puede volver al juego.

    En PySolFC la reserva está tapada, salvo la carta de encima, y las bases no devuelven nada. Ese es otro juego, y lo encuentras como { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } es el primo más estrecho, con siete cartas de reserva y una sola pasada. { GAME("double-minerva") } y { GAME("triple-minerva") } son para tardes largas. Y de { GAME("canfield") } viene la reserva.

double-minerva-introduction =
    Double Minerva lo toma todo de Minerva y lo juega con dos barajas: nueve columnas de cuatro, tapada, a la vista, tapada, a la vista, ocho bases y una reserva abierta de trece cartas. En una columna vacía solo pueden instalarse los reyes.

    Dos barajas lo hacen a la vez más amable y más traicionero. Más amable, porque cada carta está dos veces: si una está enterrada, su gemela quizá esté cerca. Más traicionero, porque al principio hay dieciocho cartas tapadas, y un mazo de 55 se convierte pronto en un descarte bien gordo. Empieza por las columnas que esconden las cartas más prometedoras, y trata la reserva como una tercera mano, no como una carga de la que librarte. Hay una segunda pasada: usa la primera para echar un vistazo.
double-minerva-relatives = A { GAME("minerva") } le basta una baraja, { GAME("triple-minerva") } necesita tres. Si quieres dos barajas sin reserva y sin cartas tapadas, mira { GAME("forty-thieves") }.

athena-introduction =
    Athena se juega como Klondike, y sin embargo sabe distinto desde la primera jugada. Las siete columnas tienen cuatro cartas, y en todas se alternan tapada, a la vista, tapada, a la vista. Al principio ves, pues, catorce cartas en vez de siete, y a la mitad de ellas todavía no puedes llegar.

    Ahí está su encanto: puedes hacer planes para cartas que ves pero no tienes. Mira la carta a la vista de la segunda fila, piensa adónde irá, y ábrele camino. Del mazo salen tres cartas cada vez. Si juegas una, el orden de las que siguen se corre un puesto, y una carta que estaba fuera de tu alcance llega arriba en la pasada siguiente. Si prefieres que salgan de una en una, toma { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } es el padre de este juego. Con una reserva junto a las mismas columnas se convierte en { GAME("minerva") }, y con una reserva pequeña y una sola pasada, en { GAME("munger") }.

canfield-introduction =
    Se cuenta que Richard Canfield, que a finales del siglo XIX tenía en Saratoga una famosa casa de juego, vendía a sus clientes una baraja por cincuenta dólares y les pagaba cinco por cada carta que llevaran a las bases. Los más llevaban cinco o seis. Se cuenta como historia, pero, como casi todo lo que se dice de los juegos de cartas, se disfruta mejor como leyenda.

    La primera carta repartida a una base decide con qué valor empiezan las cuatro, y desde ahí se da la vuelta, más allá del rey hasta el as. Al lado hay trece cartas de reserva, de las que solo ves la de encima, y son el meollo del asunto: mientras duran, llenan cada columna que se queda vacía, al momento y sin preguntarte. Libera la reserva lo más deprisa que puedas. Una columna vaciada pronto trae una carta de la reserva, y eso es casi siempre bueno; una carta del descarte lo es rara vez.

    Sobre mover partes de una columna los libros no se ponen de acuerdo. Aquí se mueve una carta, o la columna entera, como en PySolFC.
canfield-relatives = { GAME("munger") } y { GAME("minerva") } tienen una reserva que puedes leer desde el principio. Si te gusta que el valor de partida lo decida el azar, prueba { GAME("penguin") }: allí todas las cartas están a la vista.

spider-introduction =
    Spider es la reina de los juegos en los que nada va a casa carta a carta. Se construye en la mesa, en las propias columnas, y solo cuando una escalera de un solo palo está completa, del rey al as, se va. Tienen que irse ocho, tantas como patas tiene una araña; de ahí, dicen, viene el nombre.

    En las columnas puedes construir sin mirar los palos. La trampa es que una escalera así mezclada no se mueve: juntas solo van las cartas del mismo palo. Cada jugada cómoda de ahora puede ser un nudo más tarde. Construye en el mismo palo cuando puedas, descubre cartas tapadas, y trabaja para vaciar una columna, porque no hay mejor herramienta. Antes de cada fila nueva del mazo todas las columnas tienen que tener una carta. Ponlas antes en orden, porque la fila lo va a enterrar.

    Con cuatro palos Spider es exigente. Con dos es más amable, y con uno es una buena manera de aprender.
spider-relatives = { GAME("spider-1-suit") } y { GAME("spider-2-suits") } son las puertas de entrada más suaves. { GAME("scorpion") } tiene la misma meta con una baraja y mucha más libertad para mover. También { GAME("manx") } lleva a casa escaleras enteras, pero ahí los palos no cuentan.

tabby-cat-introduction =
    Tabbycat viene, como Manx, de Rick Holzgrafe y de su Solitaire Till Dawn. El gato de la isla de Man no tiene cola, el atigrado sí, y toda la diferencia cabe en esa imagen: la cola que hay junto a las columnas acepta no solo una carta, sino una escalera entera, con tal de que esté vacía.

    Lo demás es estrecho. Hay cuatro columnas, y doce veces cae sobre ellas una fila de cuatro cartas. Se construye hacia abajo sin mirar los palos, y los valores forman un círculo, pero a casa solo van escaleras completas, del rey al as. Aparca en la cola una escalera larga para llegar a lo que tiene debajo, y piensa cuándo volverás a liberarla: una cola ocupada no ayuda cuando llega la fila siguiente. Lo que está en ella puede salir por partes. El inventor era más severo y solo lo dejaba salir entero; ese juego es { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } es el hermano sin cola. Si cuatro columnas te parecen pocas, { GAME("spider") } tiene diez.

klondike-introduction =
    Klondike es probablemente el solitario más conocido del mundo, y para mucha gente el único. Se dice que toma su nombre de la fiebre del oro en el extremo norte del Canadá, donde en las noches de invierno sobraba el tiempo; quién lo inventó no lo sabe nadie. Desde que en 1990 llegó con todos los ordenadores de Windows, ha tenido ocupadas oficinas enteras.

    Las reglas se aprenden pronto, y no es solo un juego de suerte. Descubre antes que nada las cartas tapadas, y primero las de las columnas más altas. No vacíes una columna si no hay un rey listo para entrar. Y no tengas prisa por llegar a las bases: un 5 rojo que ya está en casa no puede recibir un 4 negro, aunque aquí, si hace falta, lo puedes recuperar.

    Los estudiosos han hecho que sus ordenadores examinaran muchísimas partidas, con todas las cartas conocidas: se pueden ganar unas nueve de cada diez cuando se saca una carta cada vez, y unas ocho de cada diez cuando se sacan tres (Blake y Gent). Las personas, que no conocen todas las cartas, ganan mucho menos. No es para avergonzarse.
klondike-relatives = { GAME("klondike-draw-3") } es el reto clásico. En { GAME("athena") } cada columna va tapada, a la vista, tapada, a la vista. { GAME("yukon") } reparte todas las cartas, y { GAME("gypsy") } es el hermano mayor de Klondike, con dos barajas.

forty-thieves-introduction =
    Al principio hay cuarenta cartas en la mesa: son los cuarenta ladrones de Alí Babá. El juego se llama también Napoleón en Santa Elena, porque se cuenta que el emperador mataba con él el tiempo del destierro. Es una bonita historia, y nadie la ha demostrado.

    En las columnas no hay nada tapado, y nada se regala. Se construye hacia abajo en el mismo palo, se mueve carta a carta, y cada carta del mazo se ve una sola vez. Piensa, pues, antes de cada toque. Libera los ases y los doses, mantén las columnas en su palo, y sobre todo vacía una columna y déjala vacía: es el único sitio donde una carta puede esperar. Los principiantes la llenan enseguida; los perros viejos la guardan hasta que les da dos jugadas a cambio.
forty-thieves-relatives = En tres columnas más, las mismas cartas se convierten en { GAME("waning-moon") }; con columnas de tres se convierten en { GAME("thirty-nine-steps") }. En { GAME("eclipse") } se pueden mover escaleras.

eclipse-introduction =
    Eclipse se parece a su primo Waning Moon: dos barajas, trece columnas de cuatro, todo a la vista, hacia abajo en el mismo palo. Dos cosas son distintas, y lo cambian todo. Las escaleras del mismo palo se mueven en bloque, y eso te hace rápido. Y no hay descarte: un toque en el mazo reparte una fila entera, una carta a cada una de las trece columnas, también a las vacías.

    Cuatro veces se oscurece así la mesa, y lo que habías puesto en orden queda debajo de cartas nuevas. Lleva a casa, pues, todo lo que puedas antes de tocar, y no ahorres columnas vacías para después de la fila, porque entonces ya no lo estarán. Entre fila y fila el juego es generoso: a una columna vacía puede ir cualquier carta o escalera, y las bases devuelven su carta de encima.
eclipse-relatives = { GAME("waning-moon") } tiene las mismas columnas, con cartas sueltas y un descarte. También { GAME("gypsy") } reparte por filas, en ocho columnas de colores alternos. Y para filas y escaleras enteras está { GAME("spider") }.

thirty-nine-steps-introduction =
    Trece columnas de tres son treinta y nueve cartas, y el nombre no quiere decir más, aunque le guiña un ojo a la vieja novela de espías de John Buchan, la de los treinta y nueve escalones. Las reglas son las de Forty Thieves y Waning Moon: todo a la vista, hacia abajo en el mismo palo, carta a carta, una sola pasada.

    Las columnas son poco profundas, así que es más fácil que en Waning Moon vaciar una de ellas. A cambio el mazo es más largo, y cada carta que sacas y no colocas entierra a las anteriores. El arte está en tener sitio cuando el mazo trae lo que necesitas. Gasta despacio las columnas vacías, y mira el descarte como una columna que tarde o temprano tendrás que desmontar, desde arriba.
thirty-nine-steps-relatives = Con una cuarta fila es { GAME("waning-moon") }. Con diez columnas de cuatro es { GAME("forty-thieves") }. Si una carta cada vez te parece demasiado severo, en { GAME("eclipse") } se mueven las escaleras.
