## Le plateau en texte

typed-move = Votre coup
# Mots qui peuvent se trouver entre deux cartes ou piles, en minuscules, séparés par une espace ; aucun ne nomme une carte ou une pile
typed-fillers = sur vers à a au aux le la les
text-board-play = Jouer
text-board-short = Forme courte
# $id (lettre et numéro d’une pile, comme on les saisit : t3), $pile (son nom, nombre de cartes, combien sont cachées), $cards (leurs noms, la dernière au-dessus)
text-board-pile = { $id }, { $pile } : { $cards }
# Comme text-board-pile, quand rien n’est visible
text-board-bare = { $id }, { $pile }
# $one, $other (cartes comme on les saisit : 7c, 8p)
text-board-help = Saisissez un coup par cartes ou par piles : « { $one } { $other } » pose une carte sur l’autre, « { $one } t3 » la pose sur la colonne 3, « { $one } f » sur une fondation ; « t1 t3 x2 » déplace deux cartes, « s » tire du talon. Une carte seule donne les endroits où elle peut aller. Ces mots agissent aussi : { $commands }. Les lettres V, D, R valent aussi bien que J, Q, K.
# $moves (les façons de l’écrire, en liste)
typed-which = Plusieurs coups sont possibles : { $moves }. Lequel ?
# $typed (ce qui a été saisi)
typed-unknown = « { $typed } » n’est pas un coup. Tapez « ? » pour savoir ce que l’on peut saisir.
# Dit à « terminer » quand il ne suffit pas encore de rentrer les cartes
text-board-not-yet = Il reste à réfléchir : la partie ne se termine pas encore d’elle-même.

## A deal by its cards

cards-prompt = Les cartes de la donne
cards-help = Une ligne par colonne, la carte du dessous d’abord, comme les solveurs les écrivent : 2H est le deux de cœur, TD ou 10D le dix de carreau.
cards-empty = Il n’y a pas encore de cartes.
# $word (what was typed)
cards-unreadable = « { $word } » n’est pas une carte. Une carte s’écrit par son rang et sa couleur en anglais, comme AS, 10H ou QD.
cards-other = Ce ne sont pas les cartes avec lesquelles ce jeu se joue.
# $cards (names of cards), $more (how many others)
cards-missing = Il manque : { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-extra = En trop : { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}.
cards-other-piles = Ce sont les bonnes cartes, mais ce jeu ne les donne jamais ainsi.
