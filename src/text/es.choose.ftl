## Elegir un solitario

choose-title = Filtrar los solitarios
choose-family = Familia
choose-family-any = Todas las familias
choose-packs = Cartas
choose-packs-value = { $value ->
    [one] Una baraja
    [two] Dos barajas
   *[more] Tres barajas o más
}
choose-length = Duración
choose-length-value = { $value ->
    [short] Corta
    [medium] Media
   *[long] Larga
}
choose-skill = Suerte o habilidad
choose-skill-value = { $value ->
    [luck] Más suerte
    [balanced] A partes iguales
   *[skill] Más habilidad
}
choose-won = ¿Se puede ganar?
choose-won-value = { $value ->
    [most] Al menos tres de cada cuatro partidas
    [half] Al menos una de cada dos
   *[few] Menos de una de cada dos
}
# $n (número de solitarios)
choose-won-told = Medido conociendo todas las cartas, hasta ahora en { $n ->
    [one] { $n } solitario
   *[other] { $n } solitarios
}.
choose-hand = En la mano
choose-hand-value = { $value ->
    [phone] Cabe en un teléfono
   *[one-hand] Basta una mano
}
choose-hand-told = Cabe en un teléfono: en vertical, sus cartas son tan anchas como pide un dedo. Basta una mano: cada jugada se hace con un toque, sin arrastrar nada.
choose-yours = Tus solitarios
choose-yours-value = { $value ->
    [favourite] Favoritos
    [played] Ya jugados
   *[new] Nunca jugados
}
# $name (nombre propio de un solitario): solo los que se le parecen
choose-like = Como { $name }
# $n (número de solitarios que quedan), en el botón que cierra los filtros
choose-show = { $n ->
    [0] No queda ninguno
    [one] Mostrar { $n } solitario
   *[other] Mostrar { $n } solitarios
}
choose-clear = Quitar todos los filtros
choose-any = Jugar uno de estos
choose-nothing = No queda ningún solitario. Quita alguno de los filtros.
# $filter (lo que dice un filtro), para el oído: un botón que lo quita
choose-drop = Quitar: { $filter }
