## Choisir un jeu

choose-title = Filtrer les jeux
choose-family = Famille
choose-family-any = Toutes les familles
choose-packs = Cartes
choose-packs-value = { $value ->
    [one] Un jeu de cartes
    [two] Deux jeux de cartes
   *[more] Trois jeux de cartes ou plus
}
choose-length = Durée
choose-length-value = { $value ->
    [short] Courte
    [medium] Moyenne
   *[long] Longue
}
choose-skill = Chance ou adresse
choose-skill-value = { $value ->
    [luck] Plus de chance
    [balanced] Autant des deux
   *[skill] Plus d’adresse
}
choose-won = Peut-on gagner ?
choose-won-value = { $value ->
    [most] Au moins trois donnes sur quatre
    [half] Au moins une donne sur deux
   *[few] Moins d’une donne sur deux
}
# $n (nombre de jeux)
choose-won-told = Mesuré en connaissant toutes les cartes, pour { $n ->
    [one] { $n } jeu
   *[other] { $n } jeux
} jusqu’ici.
choose-hand = En main
choose-hand-value = { $value ->
    [phone] Tient sur un téléphone
   *[one-hand] Une main suffit
}
choose-hand-told = Tient sur un téléphone : l’écran en hauteur, ses cartes sont assez larges pour un doigt. Une main suffit : chaque coup se joue d’un toucher, il n’y a rien à faire glisser.
choose-yours = Vos jeux
choose-yours-value = { $value ->
    [favourite] Favoris
    [played] Déjà joués
   *[new] Jamais joués
}
# $name (nom propre d’un jeu) : seulement les jeux qui lui ressemblent
choose-like = Comme { $name }
# $n (nombre de jeux qui restent), sur le bouton qui ferme les filtres
choose-show = { $n ->
    [0] Il ne reste aucun jeu
    [one] Montrer { $n } jeu
   *[other] Montrer { $n } jeux
}
choose-clear = Effacer tous les filtres
choose-any = Jouer un de ces jeux
choose-nothing = Il ne reste aucun jeu. Retirez un des filtres.
# $filter (ce que dit un filtre), pour l’oreille : un bouton qui le retire
choose-drop = Retirer : { $filter }
