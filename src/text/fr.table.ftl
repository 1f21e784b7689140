## Numbers, ranks, suits and cards

# “couleur” is a suit (pique, cœur, carreau, trèfle); red and black are always called by their names.
# Cards, columns and nearly everything else that is counted are feminine, so 1 is “une”.
# $n (number)
number-word = { $n ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $n }
}

# $rank (ace, two ... ten, jack, queen, king)
rank = { $rank ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valet
    [queen] dame
   *[king] roi
}

# As rank, with an article: “un as”, “une dame”.
a-rank = { $rank ->
    [ace] un as
    [two] un 2
    [three] un 3
    [four] un 4
    [five] un 5
    [six] un 6
    [seven] un 7
    [eight] un 8
    [nine] un 9
    [ten] un 10
    [jack] un valet
    [queen] une dame
   *[king] un roi
}

# As rank, for more than one card: “des as”, “des 7”, “des dames”, without the article.
ranks = { $rank ->
    [ace] as
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] valets
    [queen] dames
   *[king] rois
}

# $suit (clubs, spades, hearts, diamonds)
suit = { $suit ->
    [clubs] trèfle
    [spades] pique
    [hearts] cœur
   *[diamonds] carreau
}

# The name of a card: “dame de pique”, “7 de cœur”. $rank, $suit as above.
card = { rank } de { suit }

# A card of this rank, whatever its suit. $rank as above.
any-card-of-rank = { $rank ->
    [queen] n’importe quelle dame
   *[other] n’importe quel { rank }
}

# A card that lies face down.
hidden-card = carte face cachée

# The letters printed on the cards, ace to king, a blank between them.
rank-marks = A 2 3 4 5 6 7 8 9 10 V D R

# What is typed to find a card: a rank, ace to king, then a suit: clubs, spades, hearts, diamonds.
# Several spellings of one are separated by a stroke.
typed-ranks = a|1 2 3 4 5 6 7 8 9 10 v|j d|q r|k
typed-suits = t p c k

## Piles

# $kind (stock, waste, foundation, column, reserve, cell; chain: the pile in the middle of Golf;
# place: a card’s own place in Pyramid; removed: where its pairs go)
# $number (number, counted from 1 in its kind), $of (number of piles of this kind)
pile = { $kind ->
    [stock] talon
    [waste] défausse
    [chain] pile du milieu
    [removed] cartes retirées
    [place] place { $number }
    [foundation] { $of ->
        [1] fondation
       *[other] fondation { $number }
    }
    [column] { $of ->
        [1] colonne
       *[other] colonne { $number }
    }
    [reserve] { $of ->
        [1] réserve
       *[other] réserve { $number }
    }
   *[cell] { $of ->
        [1] cellule
       *[other] cellule { $number }
    }
}

# As pile, within a sentence: “la défausse”, “la colonne 3”. Never after “à” or “de”: these melt into “au”, “du”.
the-pile = { $kind ->
    [stock] le talon
    [waste] la défausse
    [chain] la pile du milieu
    [removed] les cartes retirées
    [place] la place { $number }
    [foundation] { $of ->
        [1] la fondation
       *[other] la fondation { $number }
    }
    [column] { $of ->
        [1] la colonne
       *[other] la colonne { $number }
    }
    [reserve] { $of ->
        [1] la réserve
       *[other] la réserve { $number }
    }
   *[cell] { $of ->
        [1] la cellule
       *[other] la cellule { $number }
    }
}

# What a pile is called by those who hear it: “colonne 3, 5 cartes, 2 face cachée”. As pile, and
# $cards (number of cards in it), $down (number of those that lie face down)
pile-label = { pile }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $kind ->
    [stock] { "" }
   *[other] { $down ->
        [0] { "" }
       *[other] , dont { $down } face cachée
    }
}

## Buttons

undo = Annuler
redo = Rétablir
restart = Recommencer
new-deal = Nouvelle donne
hint = Indice
finish = Terminer
menu = Menu
close = Fermer
cancel = Ne rien changer

## The table

# $name (proper name of the game), $deal (deal number, as text)
table-label = { $name }, donne { $deal }
# $deal (deal number, as text)
deal-label = Donne { $deal }
# A heading over the piles of one kind. $kind (stock, waste, foundation, column, reserve, cell), $of (number of piles)
pile-group = { $kind ->
    [stock] Talon
    [waste] Défausse
    [foundation] { $of ->
        [one] Fondation
       *[other] Fondations
    }
    [column] { $of ->
        [one] Colonne
       *[other] Colonnes
    }
    [reserve] { $of ->
        [one] Réserve
       *[other] Réserves
    }
   *[cell] { $of ->
        [one] Cellule
       *[other] Cellules
    }
}

# The stock’s label. $cards (number left), $pass (the pass under way), $passes (number of passes in all; 0: no limit)
stock-label = { $cards ->
    [0] plus aucune carte
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}, { $passes ->
    [0] passage { $pass }
   *[other] passage { $pass } sur { $passes }
}
# The label of a stock that deals rows. $cards (number left), $deals (taps left)
stock-rows-label = { $cards ->
    [0] plus aucune carte
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}, { $deals ->
    [0] plus de rangée à distribuer
    [one] encore { $deals } rangée à distribuer
   *[other] encore { $deals } rangées à distribuer
}
# Shown on the place of an empty stock. $left (passes that are left; 0: none)
stock-again = { $left ->
    [0] épuisé
   *[other] retourner
}
# $moves (number), $time (minutes and seconds, as text)
moves-and-time = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }
# $moves (number)
moves-made = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
# Where no card goes home: how many are still to be taken off. $cards (number)
cards-left = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
# $home (cards on the foundations), $cards (cards in all)
cards-home = { $home ->
    [one] { $home } carte rangée sur { $cards }
   *[other] { $home } cartes rangées sur { $cards }
}
# On a foundation that gave a card back and now waits until it is empty. $cards (number it holds), $full (number of a finished run)
foundation-blocked = { $cards }/{ $full }, inachevée

## Cards

# A card for those who hear it. $card (its name), $place (counted from the bottom), $of (cards in the pile)
card-label = { $card }, { $place } sur { $of }
# As card-label. $more (cards lying on it that move with it)
card-label-movable = { $card }, { $place } sur { $of }, { $more ->
    [0] jouable
    [one] jouable avec { $more } carte
   *[other] jouable avec { $more } cartes
}
# Several face-down cards under each other. $n (number)
hidden-cards = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
# $card (name of the lowest card taken up), $more (cards that come with it)
picked-up = En main : { $card }{ $more ->
    [0] { "" }
    [one] , avec { $more } carte
   *[other] , avec { $more } cartes
}.
put-back = Reposé.
nothing-to-pick-up = Ici, aucune carte ne peut être prise.

## What is said after a move

# $card (name of the lowest card moved), $more (cards that came with it), and the pile: $kind, $number, $of
said-carry = { $card } { $more ->
    [0] vers { the-pile }
    [one] avec { $more } carte vers { the-pile }
   *[other] avec { $more } cartes vers { the-pile }
}.
# $card (name)
said-turn = Carte découverte : { $card }.
# From the stock onto the waste. $cards (names, the last one on top), $n (number of them)
said-draw = { $n ->
    [one] Carte retournée : { $cards }.
   *[other] Cartes retournées : { $cards } ; la dernière est sur le dessus.
}
# From an open stock onto the waste. $cards (names), $n (number of them)
said-draw-open = { $cards } vers la défausse.
# From the stock onto other piles. $cards (names, pile by pile), $n (number of them)
said-deal = { $n ->
    [one] Carte distribuée : { $cards }.
   *[other] Cartes distribuées : { $cards }.
}
# The waste goes back. $n (number of cards)
said-redeal = Défausse retournée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au talon.
# $card (name of the lowest card that filled the place), $more (cards with it), and the place: $kind, $number, $of
said-refill = { $card } { $more ->
    [0] remplit { the-pile }
    [one] avec { $more } carte remplit { the-pile }
   *[other] avec { $more } cartes remplit { the-pile }
}.
# Cards are collected to be dealt again. $n (number of them)
said-gather = { $n ->
    [one] { $n } carte ramassée
   *[other] { $n } cartes ramassées
}.
# $n (number of cards dealt again)
said-lay-out = { $n ->
    [one] { $n } carte redistribuée
   *[other] { $n } cartes redistribuées
}.
said-shuffle = Cartes mélangées.
# $cards (names of one or two cards that leave the table)
said-remove = Hors de la table : { $cards }.
# Cards went to the foundations by themselves. $n (number of them), $cards (their names)
said-went-home = { $n ->
    [one] Carte montée toute seule sur sa fondation : { $cards }
   *[other] { $n } cartes sont montées toutes seules sur les fondations
}.
said-undo = Coup annulé.
said-redo = Coup rétabli.
said-restart = Retour au début.
# $name (proper name), $deal (number, as text)
said-new-deal = { $name }, donne { $deal }. { $moves ->
    [0] Bonne chance !
    [one] { $moves } coup joué.
   *[other] { $moves } coups joués.
}

## Winning, and being stuck

win-title = Bravo !
# $moves (number), $time (minutes and seconds, as text)
win = Vous avez gagné, en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $time }.
no-moves = Il n’y a plus rien à jouer. Annulez quelques coups, ou essayez une autre donne.
only-the-stock = Il ne reste plus qu’à retourner le talon.
# Said once, with undo beside it, when a card has been taken back from a finished run.
run-opened = Cette fondation ne prend plus rien tant que toutes ses cartes n’en sont pas reparties.
verdict-won = Cette partie peut être gagnée.
# $moves (how many are played)
verdict-lost = { $moves ->
    [0] Cette partie ne peut pas être gagnée.
   *[other] À partir d’ici, cette partie ne peut pas être gagnée.
}
not-loaded = Le chargement a échoué. Réessayez quand vous serez en ligne.
hint-none = D’ici, aucun coup ne mène à rien de nouveau.
# $states (positions examinées jusqu’ici)
hint-thinking = Je réfléchis… { $states } positions examinées.
hint-stop = Arrêter
# Comme said-carry
hint-carry = Indice : { said-carry }
# $cards (noms d’une ou deux cartes qui quittent la table)
hint-remove = Indice : { $cards }, hors de la table.
hint-stock = Indice : touchez le talon.
hint-sure = Ce coup mène à la victoire.
hint-knows = Toutes cartes connues, ce coup mène à la victoire.
# Un indice loyal. $wins (cas gagnés), $samples (cas essayés)
hint-sampled = Il gagne dans { $wins } cas sur { $samples }, selon la place des cartes cachées.
hint-guess = Je n’ai trouvé aucun chemin vers la victoire : ce n’est qu’une supposition.
hint-show = Voir la solution
hint-longer = Chercher encore
# Un chemin vers la victoire se joue sur la table
line-playing = Voici comment gagner.
line-faster = Plus vite
lost-find = Où a-t-elle été perdue ?
# Après que des coups ont été annulés. $moves (combien)
lost-back = Ici, la partie pouvait encore être gagnée : { $moves ->
    [one] { $moves } coup annulé
   *[other] { $moves } coups annulés
}.
# $why (never, unknown)
lost-where = { $why ->
    [never] Elle était perdue dès le début : cette donne ne peut pas être gagnée.
   *[unknown] Nous ne savons pas où elle a été perdue.
}
# En petit, sous le numéro de la donne. $verdict (won, lost, undecided, thinking)
verdict-mark = { $verdict ->
    [won] gagnable
    [lost] pas gagnable
    [thinking] je réfléchis…
   *[undecided] on ne sait pas
}

## Deal numbers

deal-number = Numéro de la donne
deal-number-prompt = Quelle donne voulez-vous jouer ?
deal-number-help = Un nombre de 20 chiffres au plus. Le même nombre donne toujours les mêmes cartes.
deal-number-cards = Saisir ou coller des cartes
deal-number-play = Distribuer
deal-number-empty = Écrivez d’abord un nombre.
deal-number-not-a-number = Ce n’est pas un nombre. N’employez que les chiffres de 0 à 9 ; avec ms devant, c’est la numérotation de Microsoft.
deal-number-zero = Les donnes commencent à 1.
deal-number-too-long = Ce nombre est trop long : 20 chiffres au plus.
deal-number-too-large = La numérotation de Microsoft s’arrête à 8589934591.
deal-number-cards-missing = Il y manque des cartes : le lien est abîmé.

## Why a move is refused

refused-no-such-pile = Ce jeu n’a pas de pile de ce genre.
refused-too-far = Cette carte est trop loin.
refused-not-beaten = Aucune carte libre de sa couleur n’est plus haute.
refused-no-gap = Il n’y a pas de trou à refermer.
refused-empty-pile = Il n’y a pas de carte à prendre.
refused-face-down = Cette carte est face cachée.
refused-too-few-cards = Il n’y a pas autant de cartes à cet endroit.
refused-gives-nothing = Aucune carte ne sort de cette pile.
refused-not-yet = Cette pile ne peut pas encore servir.
refused-only-the-top-card = Seule la carte du dessus peut être prise.
refused-not-a-run = Ces cartes ne se suivent pas : elles ne se déplacent donc pas ensemble.
refused-not-this-part = Cette partie de la suite ne peut pas être déplacée.
refused-too-few-free-places = Il n’y a pas assez de places libres pour déplacer autant de cartes.
refused-same-pile = La carte s’y trouve déjà.
refused-takes-nothing = Aucune carte ne peut être posée sur cette pile.
refused-not-from-there = Cette pile ne prend pas de carte venant de là.
refused-one-card-at-a-time = Cette pile prend une carte à la fois.
refused-only-a-complete-run = Seule une suite complète de treize cartes va là.
refused-pile-is-full = Il n’y a plus de place ici.
refused-not-on-an-empty-place = Cette carte ne peut pas commencer une place vide.
refused-does-not-fit = Cette carte ne va pas ici.
refused-base-not-chosen = Choisissez d’abord la carte par laquelle commencent les fondations.
refused-stock-is-empty = Le talon est vide et ne se retourne plus.
refused-empty-column = Remplissez d’abord les colonnes vides ; le talon distribuera ensuite.
refused-waste-not-empty = Jouez d’abord la carte de la défausse ; le talon donnera ensuite la suivante.
refused-covered = D’autres cartes recouvrent celle-ci.
refused-no-pair = Ces deux cartes ne vont pas ensemble.
refused-leaves-alone = Cette carte s’en va toute seule : retirez-la de la table.
refused-not-ready = Les cartes ne sont pas encore distribuées.
refused-readonly = Cette table n’est là que pour être regardée.
refused-cancelled = Ce coup n’est pas permis ici.
refused-nowhere = Pour l’instant, cette carte ne va nulle part.
refused-on-purpose = Un simple appui ne retire aucune carte d’une suite terminée : faites-la glisser, si vous y tenez vraiment.

## Troubles

# $game (what was asked for)
error-unknown-game = Aucun jeu ne s’appelle « { $game } ».
# $deal (what was asked for)
error-bad-deal = « { $deal } » n’est pas un numéro de donne.
# $problem (where and what, in English, as the check says it)
error-bad-rules = Ces règles ne peuvent pas être jouées : { $problem }.
last-deal-stays = La donne en cours reste là.
error-bad-record = Cet enregistrement ne correspond pas aux règles du jeu ; il a été mis de côté. Vous pouvez l’enregistrer dans un fichier.
table-failed = La table n’a pas pu s’afficher.

## Keeping

# $deal (number, as text). A button beside “donne 42. Bonne chance !”, for whoever did not mean to leave the last one.
back-to-deal = Revenir à la donne { $deal }
not-kept-blocked = Le navigateur ne permet de rien conserver ici : cette partie n’est pas gardée.
not-kept-full = Il n’y a plus de place sur cet appareil : cette partie n’est pas gardée.
not-kept-torn = Les parties enregistrées ne répondent pas : celle-ci n’est pas gardée.
played-elsewhere = Cette partie est ouverte dans un autre onglet : elle n’est pas gardée ici.
play-here = Jouer ici

## Jouer au clavier

# Lettres qui commandent tant que le focus est sur les cartes : tirer du talon, vers la fondation, annuler, rétablir,
# nouvelle donne, indice, terminer ; puis ce qu’on entend : toute la table, cette pile, où aller, le dernier coup, tous
# les coups. Seule « terminer » peut commencer un rang de typed-ranks.
key-letters = t f u y n i a p c o l m
# Dit quand une touche prend des cartes. $piles (noms des piles, en liste)
goes-to = Possible : { $piles }.
no-such-card = Cette carte n’est pas visible.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
keys-title = Touches du clavier
