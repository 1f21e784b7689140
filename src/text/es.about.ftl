## Páginas breves sobre el sitio. Un párrafo que empieza con «# » es un título.

about-fair-deals-lead = Nadie elige tus cartas. Una partida nueva es un número sacado al azar, y ese número decide por sí solo dónde está cada carta.
about-fair-deals-text =
    # Cómo se saca el número

    Cuando pides una partida nueva, tu navegador saca un número entre 32000 y 9999999999. Usa la misma fuente de azar con la que también hace claves secretas, y cada número es exactamente tan probable como cualquier otro. La mesa no mira quién juega, ni cuántas veces has ganado, ni hace cuánto: nada de eso entra en el número, y no hay ninguna lista de partidas fáciles o difíciles de la que escoger.

    # Del número a las cartas

    El número pone en marcha un generador, y el generador baraja: una tras otra, cada carta cambia de sitio con una sorteada entre las que aún no tienen el suyo. Después se reparte según las reglas del juego. Algunos juegos quieren ciertas cartas en ciertos sitios antes de empezar; cuáles, lo dice la página de sus reglas.

    Por eso el mismo número da siempre las mismas cartas: hoy y dentro de diez años, en tu teléfono y en el de una amiga. Apúntalo y podrás volver a jugar la partida; pásaselo a alguien y podrá probar también.

    # Números que otros conocen

    Los números no son solo nuestros. Hasta el 31999 siguen el método que hicieron famoso las partidas numeradas del FreeCell de Microsoft, y desde el 32000 el de PySolFC, una gran colección de solitarios. Con «ms» delante, también los números mayores siguen el método de Microsoft. Donde un juego nuestro es igual que el suyo, la partida 42 es la misma partida 42.

    # La partida del día

    Esa no se saca al azar. Se calcula a partir del nombre del juego y de la fecha, y de nada más: así, todos los que tienen ese día en el calendario encuentran las mismas cartas.

    En algunos juegos, entre ellos los más conocidos, hemos ido un paso más allá para los días que vienen: a partir del número del día se toma la primera partida que una búsqueda ha podido ganar. Hay, pues, un camino, aunque nadie dice que sea fácil de ver. Si la partida de un día se ha comprobado, lo pone a su lado.

about-winnable-lead = «Se puede ganar» dice algo de las cartas, y nada de ti.
about-winnable-text =
    # Dos preguntas

    ¿Se puede ganar esta partida? ¿Y la ganaré yo? La primera tiene una respuesta firme, que está en las cartas. La segunda depende también de ti, y de cartas que no ves. Aquí nunca se hace pasar una respuesta por la otra.

    # Cómo se encuentra la respuesta

    Una búsqueda sigue jugando la partida, por un camino tras otro, y conoce todas las cartas, también las tapadas. Puede acabar de tres maneras. Ha encontrado un camino a la victoria: entonces la partida se puede ganar, y cada jugada de ese camino se ha vuelto a jugar según las reglas antes de que tú te enteres. Lo ha mirado todo y no hay camino: entonces, desde ahí, la partida no se puede ganar. O se le ha acabado el tiempo: entonces no está decidido, y eso es lo que se te dice.

    Todo esto ocurre en tu navegador, en tu propio dispositivo.

    # En la mesa

    Donde no hay ninguna carta tapada, la mesa dice por sí sola lo que sabe. Donde las hay, calla, porque incluso «se puede ganar» delataría algo; en los ajustes puedes pedir que lo diga siempre, o nunca. Las pistas son de dos clases. La limpia solo sabe lo que has visto: prueba varias maneras en que podrían estar las demás cartas, y te dice en cuántas de ellas gana su jugada. La que lo ve todo conoce cada carta.

    # Las cifras de las páginas de reglas

    En algunos juegos se han explorado las primeras partidas, desde el número 1, durante dos segundos cada una, y la página dice qué salió. De una muestra así se deduce un intervalo para todas las partidas juntas: está calculado para contener la verdad en diecinueve de cada veinte casos, contando las partidas sin decidir como perdidas en su extremo inferior y como ganadas en el superior.

    No te desanimes si ganas menos veces. En { GAME("waning-moon") } casi todas las partidas tienen un camino, y aun así se gana quizá una de cada diez, porque el mazo no se ve. Las dos cifras son ciertas: responden a preguntas distintas.

about-privacy-lead = Lo que juegas se queda en tu dispositivo. No hay cuentas ni publicidad, y nadie te cuenta.
about-privacy-text =
    # Qué se guarda, y dónde

    Lo guarda tu navegador, en este dispositivo: tus ajustes; las partidas que has empezado, con sus jugadas; cómo acabaron, con el tiempo, las jugadas, y si deshiciste algo o pediste pistas. También guarda los propios juegos, para que todo funcione sin internet. Cookies no hay.

    # Qué sale del dispositivo

    Nada de lo que juegas. Las páginas no piden nada a nadie más: ni tipos de letra, ni imágenes, ni programas, ni estadísticas. El servidor en el que está el sitio ve lo que ve cualquier servidor: que un navegador, desde tu dirección de internet, ha pedido sus archivos; y de vez en cuando tu navegador le pregunta si hay una versión más nueva.

    Un enlace que compartes dice lo que lleva dentro: el juego, la partida y, si tú quieres, tus jugadas o tu resultado. Va adonde lo mandes, y a ningún otro sitio. Lo mismo vale para un mensaje que nos escribas.

    # Cómo librarse de ello

    Los resultados se borran en la página de tus resultados, los de un juego o los de todos. Todo junto desaparece cuando borras los datos de este sitio en los ajustes de tu navegador. Nadie más tiene una copia: lo que borres ahí ya no existe.

    A veces un navegador limpia por su cuenta, cuando falta espacio. Por eso se te pregunta, una vez, si debe conservar tus datos.

about-accessibility-lead = Todo el mundo debe poder jugar: con el ratón o con el dedo, con las teclas, de oído, y sin prisa.
about-accessibility-text =
    # Con la mano

    Cada jugada se puede hacer con un toque; no hay nada que haya que arrastrar. Un toque lleva la carta a su mejor sitio o, si así lo ajustas, la toma, y un segundo toque la deja. Ningún reloj juega contra ti, y todo se puede deshacer, hasta la primera jugada. Donde las cartas están muy juntas, un dedo que se queda quieto trae una lupa.

    # Con las teclas

    Las flechas van de montón en montón y de carta en carta, la barra espaciadora toma cartas y las deja, y quien escribe el nombre de una carta la encuentra. La tecla del signo de interrogación, cuando estás en las cartas, muestra la lista completa. Cada tecla puede ser otra, en los ajustes.

    # Para la vista

    Claro, oscuro, o como en tu dispositivo. Los palos van en dos colores, en cuatro, o en cuatro que se distinguen con cualquier clase de visión del color; la forma, además, los distingue siempre. El texto sigue el tamaño que hayas puesto en el navegador. Si tu dispositivo pide menos movimiento, ninguna carta vuela por la mesa; si impone sus propios colores, la mesa los respeta.

    # De oído

    Cada montón y cada carta tienen un nombre para los lectores de pantalla, y cada jugada se dice en una frase, con lo que ha descubierto. Una carta boca abajo no tiene nombre: nunca oyes más de lo que otros ven. Una sola tecla dice toda la mesa, un montón, adónde puede ir una carta, o todo lo que se puede mover.

    # Si algo te cierra el paso

    Entonces es un fallo, y hay que arreglarlo.
