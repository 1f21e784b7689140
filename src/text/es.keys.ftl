## Las teclas, y lo que hacen oír de la mesa

# Cómo se llama una tecla. $key (su nombre para los navegadores, o el signo que lleva)
key-name = { $key ->
    [ArrowLeft] Izquierda
    [ArrowRight] Derecha
    [ArrowUp] Arriba
    [ArrowDown] Abajo
    [Home] Inicio
    [End] Fin
    [PageUp] Re Pág
    [PageDown] Av Pág
    [Space] Espacio
    [Enter] Intro
    [Escape] Esc
    [Insert] Ins
    [Delete] Supr
    [Backspace] Retroceso
   *[other] { $key }
}
# Qué hace una tecla. $deed (una de las acciones de la mesa)
key-does = { $deed ->
    [left] al montón de la izquierda
    [right] al montón de la derecha
    [up] a la carta de arriba, y luego a la fila de arriba
    [down] a la carta de abajo, y luego a la fila de abajo
    [first] al primer montón de la fila
    [last] al último montón de la fila
    [above] a la fila de arriba
    [below] a la fila de abajo
    [press] tomar cartas, dejarlas, sacar del mazo
    [back] devolver lo que tienes en la mano
    [deal] sacar del mazo
    [home] a una base
    [undo] deshacer
    [redo] rehacer
    [fresh] nueva partida
    [hint] pista
    [finish] terminar la partida, cuando todo está a la vista
    [board] oír toda la mesa
    [column] oír este montón
    [where] oír adónde puede ir esta carta
    [moved] oír otra vez la última jugada
    [moves] oír todo lo que se puede mover
    [help] esta lista
   *[text] mesa en texto: leer la mesa y escribir jugadas
}
# La tecla de una columna. $n (su número)
key-column = dejar lo que tienes en la mano en la columna { $n }
# Detrás de las teclas de todas las columnas
key-columns = dejar lo que tienes en la mano en una columna
# Las teclas que encuentran una carta, como ejemplo, y lo que hacen
keys-find = D P, 1 0 C
keys-find-does = encontrar la dama de picas, el 10 de corazones; otra vez para la siguiente
key-control = Ctrl
keys-and-readers = Las teclas valen mientras el foco está en las cartas. Con un lector de pantalla, pasa antes al modo de foco; las cartas también se pulsan como botones.
# En los ajustes, sobre la lista de teclas
keys-choose = Elige una línea y pulsa luego la tecla que quieras para ella.
# En lugar de una tecla que se está eligiendo
keys-press = Pulsa una tecla…
# $key (una tecla), $does (lo que ya hace)
keys-taken = { $key } ya sirve para esto: { $does }.
# $key (una tecla)
keys-finds = Con { $key } empieza el nombre de una carta.
keys-not-this = A la mesa esa tecla no le sirve.
# Se dice cuando se dio una tecla. $key (la tecla), $does (lo que hace ahora)
keys-given = { $key }: { $does }.
# En lugar de una tecla donde no queda ninguna
keys-none = ninguna tecla
keys-usual = Volver a las teclas habituales

# Una carta que se puede mover. $card (su nombre), $more (cartas encima que van con ella), $piles (nombres de montones, como lista)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}con { $more } carta
   *[other] {" "}con { $more } cartas
}, puede ir a: { $piles }.
can-turn = Se puede sacar del mazo.
