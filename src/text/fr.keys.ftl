## Les touches, et ce qu’elles font entendre de la table

# Nom d’une touche. $key (son nom pour les navigateurs, ou son signe)
key-name = { $key ->
    [ArrowLeft] Gauche
    [ArrowRight] Droite
    [ArrowUp] Haut
    [ArrowDown] Bas
    [Home] Origine
    [End] Fin
    [PageUp] Page préc.
    [PageDown] Page suiv.
    [Space] Espace
    [Enter] Entrée
    [Escape] Échap
    [Insert] Inser
    [Delete] Suppr
    [Backspace] Retour arrière
   *[other] { $key }
}
# Effet d’une touche. $deed (une des actions de la table)
key-does = { $deed ->
    [left] à la pile de gauche
    [right] à la pile de droite
    [up] une carte plus haut, puis à la rangée du dessus
    [down] une carte plus bas, puis à la rangée du dessous
    [first] à la première pile de la rangée
    [last] à la dernière pile de la rangée
    [above] à la rangée du dessus
    [below] à la rangée du dessous
    [press] prendre des cartes, les poser, tirer du talon
    [back] reposer ce que vous tenez
    [deal] tirer du talon
    [home] vers une fondation
    [undo] annuler
    [redo] rétablir
    [fresh] nouvelle donne
    [hint] indice
    [finish] terminer la partie, quand tout est visible
    [board] entendre toute la table
    [column] entendre cette pile
    [where] entendre où cette carte peut aller
    [moved] réentendre le dernier coup
    [moves] entendre tout ce qui peut bouger
    [help] cette liste
   *[text] plateau en texte : lire la table et saisir les coups
}
# La touche d’une colonne. $n (son numéro)
key-column = poser ce que vous tenez sur la colonne { $n }
# Derrière les touches de toutes les colonnes
key-columns = poser ce que vous tenez sur une colonne
# Les touches qui trouvent une carte, en exemple, et leur effet
keys-find = D P, 1 0 C
keys-find-does = trouver la dame de pique, le 10 de cœur ; encore une fois pour la suivante
key-control = Ctrl
keys-and-readers = Les touches agissent tant que le focus est sur les cartes. Avec un lecteur d’écran, passez d’abord en mode formulaire ; les cartes s’activent aussi comme des boutons.
# Dans les réglages, au-dessus de la liste des touches
keys-choose = Choisissez une ligne, puis appuyez sur la touche que vous voulez pour elle.
# À la place d’une touche en train d’être choisie
keys-press = Appuyez sur une touche…
# $key (une touche), $does (ce qu’elle fait déjà)
keys-taken = { $key } sert déjà : { $does }.
# $key (une touche)
keys-finds = { $key } commence le nom d’une carte.
keys-not-this = La table ne peut rien faire de cette touche.
# Dit quand une touche a été donnée. $key (la touche), $does (son nouvel effet)
keys-given = { $key } : { $does }.
# À la place d’une touche quand il n’en reste pas
keys-none = aucune touche
keys-usual = Revenir aux touches habituelles

# Une carte qui peut bouger. $card (son nom), $more (cartes posées dessus qui la suivent), $piles (noms des piles, en liste)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}avec { $more } carte
   *[other] {" "}avec { $more } cartes
}, possible : { $piles }.
can-turn = On peut tirer du talon.
