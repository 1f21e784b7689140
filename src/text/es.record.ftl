## The player's record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Aún no hay nada que contar
    [one] { $played } partida, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
   *[other] { $played } partidas, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } seguidas
    }
}
record-of = Tus resultados en { $name }
record-private = Se quedan en este dispositivo, y no hace falta ninguna cuenta.
record-lost = Este navegador no guarda nada para Baize en este momento: lo que juegues ahora se perderá cuando te vayas.
record-empty = Aquí no hay nada todavía. Juega una partida: aparecerá aquí en cuanto la ganes, o en cuanto hayas hecho una jugada y pases a otra.
record-counts-title = Qué cuenta
record-counts = Una partida cuenta cuando la ganas, o cuando has hecho una jugada en ella y repartes otra. Si vuelves a ella y la ganas, está ganada. Una victoria sigue siendo una victoria, deshagas lo que deshagas después; y también está ganada una partida que solo falta recoger. Una partida cuya solución se te ha mostrado cuenta como jugada, no como ganada. «Habitual» quiere decir que la mitad de tus victorias necesitó menos, y la otra mitad más.
record-kept = De las partidas que empezaste y dejaste, las { $n } últimas te esperan. De las más antiguas solo queda el resultado; su número las reparte de nuevo.
record-unknown = No hay ningún juego llamado «{ $name }». Estos son tus resultados en todos los juegos.

## Figures

record-played = Jugadas
record-won = Ganadas
record-rate = Porcentaje de victorias
record-interval = Porcentaje de victorias a la larga: probablemente entre { $lower } y { $upper }.
record-streak = Victorias seguidas
record-longest = Racha más larga
record-best-time = Mejor tiempo
record-usual-time = Tiempo habitual
record-best-moves = Menos jugadas
record-usual-moves = Jugadas habituales
record-alone = Ganadas sin ayuda
record-with-undo = Ganadas deshaciendo jugadas
record-with-hint = Ganadas con pistas

## Tables

record-games = Solitario por solitario
record-game = Solitario
record-own-rules = Tus propias reglas
record-months = Los últimos doce meses
record-month-told = { $month }: { $played ->
    [one] { $played } jugada
   *[other] { $played } jugadas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}
record-all-months = Todos los meses en cifras
record-month = Mes
record-history = Tus últimas partidas
record-all-history = Tus partidas
record-deal = Partida
record-result = Resultado
record-outcome = { $outcome ->
    [won] Ganada
    [shown] Solución mostrada
   *[abandoned] Sin terminar
}
record-helped-by = { $help ->
    [both] Deshacer, pistas
    [hint] Pistas
   *[undo] Deshacer
}
record-again = Jugar otra vez
record-again-told = Jugar otra vez: partida { $deal } de { $name }
record-watch-told = Volver a ver: partida { $deal } de { $name }
record-more = Ver más
record-everything = Los meses, todas las partidas, todos los solitarios
record-all-games = Todos los solitarios

## The deal of the day

record-daily = La partida del día
record-daily-told = Hoy todos los que juegan a { $name } reciben las mismas cartas. { $checked ->
    [yes] Esta partida se puede ganar: se ha comprobado de antemano.
   *[no] Nadie ha comprobado si esta partida se puede ganar.
}
record-daily-streak = { $n ->
    [one] Ganada { $n } día.
   *[other] Ganada { $n } días seguidos.
}
record-daily-longest = Racha más larga: { $n ->
    [one] { $n } día
   *[other] { $n } días
}.
record-daily-earlier = Mes anterior
record-daily-later = Mes siguiente
record-daily-play = Jugar la partida del día
record-daily-day = { $day }: { $state ->
    [won] ganada
    [left] dejada
   *[open] sin jugar
}

## Reset

record-reset = Poner todo a cero
record-reset-game = Poner { $name } a cero
record-was-reset = Hecho: a partir de aquí se cuenta de nuevo. Las partidas que has empezado siguen ahí.
record-put-back = Recuperarlo

## A win that is the best so far

record-new-streak = { $n } victorias seguidas: tu mejor racha hasta ahora.
record-new-time = Tu mejor tiempo hasta ahora.
record-new-moves = Nunca habías ganado con tan pocas jugadas.
# Junto a la mesa, cuando se ha mostrado el camino a la victoria
record-shown = Se te ha mostrado la solución: la partida cuenta como jugada, no como ganada. Deshaz lo que se ha mostrado y todavía podrás ganarla tú.

## Handing on

share = Compartir
share-this-deal = Compartir esta partida
share-heading = { $what ->
    [challenge] Un reto
    [replay] Tu partida para volver a verla
    [position] Esta posición
    [way] Un camino a la victoria
   *[deal] Esta partida
}
share-told = { $what ->
    [challenge] Las mismas cartas, con tu tiempo y tus jugadas por batir: { $time }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. Cómo has jugado sigue siendo tu secreto.
    [replay] Quien abra el enlace verá cómo ganaste, jugada por jugada.
    [position] Las cartas como están ahora, después de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. La partida de otro no cambia la tuya.
    [way] Desde la primera carta hasta la victoria, si desde aquí se encuentra un camino.
   *[deal] Las mismas cartas desde el principio, para quien abra el enlace.
}
share-text = { $what ->
    [challenge] He ganado la partida { $deal } de { $name } en { $time }, con { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }. ¿Puedes hacerlo mejor?
    [replay] Así he ganado la partida { $deal } de { $name }.
    [position] ¿Qué jugarías aquí? Partida { $deal } de { $name }.
    [way] Un camino para ganar la partida { $deal } de { $name }.
   *[deal] Prueba esta: partida { $deal } de { $name }.
}
share-send = Compartir…
share-copy = Copiar el enlace
share-copied = Copiado.
share-by-hand = Cópialo de aquí:
share-look = Buscar uno
share-looking = Buscando…
share-no-way = Desde aquí no se ha encontrado ningún camino a la victoria.
share-same-deal = La misma partida otra vez

## What an address has brought

shared-position = Alguien comparte contigo una posición: la partida { $deal } después de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}. No cuenta en tus resultados, y tus partidas están como las dejaste.
shared-own = La juego yo
shared-fault = { $fault ->
    [newer] Las jugadas de este enlace vienen de una versión más nueva de Baize. Aquí tienes la partida sin ellas.
    [not-allowed] Las jugadas de este enlace no siguen las reglas del juego: la número { $move } no está permitida. Aquí tienes la partida sin ellas.
   *[damaged] Este enlace está dañado: una parte de sus jugadas falta o se ha cambiado. Aquí tienes la partida sin ellas.
}
replay-playing = Estás viendo cómo se ganó esta partida, con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}{ $time ->
    [none] {""}
   *[other] {" "}en { $time }
}.
replay-stopped = Parado en la jugada { $moves } de { $all }.
replay-left = Has tomado tú el mando, así que la partida ya no avanza sola. Nada de lo que se juega aquí se guarda.
replay-on = Continuar
replay-title = ¡Eso ha sido todo!
replay-done = Ganada con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}{ $time ->
    [none] {""}
   *[other] {" "}en { $time }
}. Todas las jugadas siguen las reglas.
replay-again = Verla otra vez
challenge = Alguien ha ganado esta partida en { $time } con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}. ¿Puedes hacerlo mejor?
challenge-fault = El enlace habla de un resultado que no se puede leer. La partida es la correcta.
challenge-answered = El reto era { $time } con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}. { $standing ->
    [better] ¡Lo has superado!
    [time] Has sido más rápido, pero con más jugadas.
    [moves] Has necesitado menos jugadas, pero más tiempo.
    [even] ¡Lo has igualado exactamente!
   *[not] Sigue en pie.
}

## Copia de seguridad

backup-title = Copia de seguridad
backup-told = Todo lo que Baize guarda en este dispositivo, en un solo archivo: tus resultados, las partidas empezadas, tus ajustes. Tráelo a otro dispositivo y los dos se juntan. Allí no se pierde nada, y lo que hayas elegido allí se queda como está.
backup-save = Guardar un archivo
backup-bring = Traer un archivo
backup-link = Crear un enlace
# $file (its name)
backup-saved = Tu navegador ha recibido { $file }; lo encontrarás entre tus descargas.
backup-link-told = Abre este enlace en tu otro dispositivo. Quien lo tenga puede leer tus resultados.
backup-link-too-long = Es demasiado para un enlace. Guarda un archivo y mándalo a tu otro dispositivo.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Este enlace trae una copia: { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
} y { $deals ->
    [one] { $deals } partida
   *[other] { $deals } partidas
} en curso. ¿Quieres juntarla con lo que hay aquí?
backup-take = Sí, juntarla
backup-leave = Ahora no
# $results, $deals as above: what was not here
backup-taken = Listo. Nuevo aquí: { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}, { $deals ->
    [one] { $deals } partida
   *[other] { $deals } partidas
} en curso. Todo lo que había aquí sigue aquí.
backup-taken-nothing = Todo eso ya estaba aquí.
backup-not-stored = Por ahora este navegador no guarda nada para Baize, así que no se puede traer nada.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] No hay nada dentro.
    [too-large] Es demasiado grande para una copia.
    [not-whole] Esta copia está dañada: le falta una parte.
    [newer] Esta copia viene de una versión más nueva de Baize. Está en orden: tráela otra vez cuando este dispositivo también tenga la versión nueva.
    [unknown-game] Esta copia habla de un juego que Baize no tiene aquí: «{ $where }».
    [wrong-part] Algo en esta copia no puede estar bien. Mira aquí: { $where }.
   *[not-a-backup] Esto no es una copia de Baize.
} No ha cambiado nada.
