## Jouer au clavier

# Lettres qui commandent tant que le focus est sur les cartes : tirer du talon, vers la fondation, annuler, rétablir,
# nouvelle donne, indice, terminer. Seule la dernière peut commencer un rang de typed-ranks.
key-letters = t f u y n i a
# Dit quand une touche prend des cartes. $piles (noms des piles, en liste)
goes-to = Possible : { $piles }.
no-such-card = Cette carte n’est pas visible.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
keys-title = Touches du clavier
# Une ligne par usage : les touches, une barre, l’effet. $deal, $home, $undo, $redo, $fresh, $hint, $finish (lettres de key-letters)
key-list =
    Gauche, Droite | à la pile voisine
    Haut, Bas | de carte en carte, puis à la rangée suivante
    Origine, Fin | à la première ou dernière pile de la rangée
    Page préc., Page suiv. | à la rangée du dessus ou du dessous
    Espace, Entrée | prendre des cartes, les poser, tirer du talon
    Échap | reposer ce que vous tenez
    1 … 9, 0, -, = | poser ce que vous tenez sur la colonne 1 à 12
    { $deal } | tirer du talon
    { $home } | vers une fondation
    { $undo }, Ctrl+Z | annuler
    { $redo }, Ctrl+Y | rétablir
    { $fresh } | nouvelle donne
    { $hint } | indice
    { $finish } | terminer la partie, quand tout est visible
    D P, 1 0 C | trouver la dame de pique, le 10 de cœur ; encore une fois pour la suivante
    ? | cette liste
keys-and-readers = Les touches agissent tant que le focus est sur les cartes. Avec un lecteur d’écran, passez d’abord en mode formulaire ; les cartes s’activent aussi comme des boutons.
