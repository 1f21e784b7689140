## Jugar con el teclado

# Letras que mandan mientras el foco está en las cartas: sacar del mazo, a la base, deshacer, rehacer, nueva partida,
# pista, terminar. Solo la última puede empezar un valor de typed-ranks.
key-letters = m b u y n p t
# Se dice cuando una tecla toma cartas. $piles (nombres de montones, como lista)
goes-to = Puede ir a: { $piles }.
no-such-card = Esa carta no está a la vista.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
keys-title = Teclas
# Una línea por cada cosa: las teclas, una barra, lo que hacen. $deal, $home, $undo, $redo, $fresh, $hint, $finish (letras de key-letters)
key-list =
    Izquierda, Derecha | al montón de al lado
    Arriba, Abajo | de carta en carta, y luego a la fila siguiente
    Inicio, Fin | al primer o al último montón de la fila
    Re Pág, Av Pág | a la fila de arriba o de abajo
    Espacio, Intro | tomar cartas, dejarlas, sacar del mazo
    Esc | devolver lo que tienes en la mano
    1 … 9, 0, -, = | dejar lo que tienes en la mano en la columna 1 a 12
    { $deal } | sacar del mazo
    { $home } | a una base
    { $undo }, Ctrl+Z | deshacer
    { $redo }, Ctrl+Y | rehacer
    { $fresh } | nueva partida
    { $hint } | pista
    { $finish } | terminar la partida, cuando todo está a la vista
    D P, 1 0 C | encontrar la dama de picas, el 10 de corazones; otra vez para la siguiente
    ? | esta lista
keys-and-readers = Las teclas valen mientras el foco está en las cartas. Con un lector de pantalla, pasa antes al modo de foco; las cartas también se pulsan como botones.
