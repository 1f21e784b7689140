## The player's record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Rien de compté pour l’instant
    [one] { $played } partie, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
   *[other] { $played } parties, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } d’affilée
    }
}
record-of = Vos résultats au jeu { $name }
record-private = Ils restent sur cet appareil, et il n’y a pas besoin de compte.
record-lost = Ce navigateur ne garde rien pour Baize en ce moment : ce que vous jouez maintenant sera perdu quand vous partirez.
record-empty = Il n’y a encore rien ici. Jouez une donne : elle y figure dès qu’elle est gagnée, ou dès que vous avez joué un coup et que vous êtes passé à une autre.
record-counts-title = Ce qui compte
record-counts = Une donne compte quand vous la gagnez, ou quand vous y avez joué un coup et que vous en distribuez une autre. Si vous y revenez et la gagnez, elle est gagnée. Une victoire reste une victoire, quoi que vous annuliez ensuite ; et une donne qu’il ne reste plus qu’à ranger est gagnée, elle aussi. Une partie dont la solution vous a été montrée compte comme jouée, pas comme gagnée. « Habituel » veut dire que la moitié de vos victoires ont demandé moins, et l’autre moitié plus.
record-kept = Des donnes que vous avez commencées puis laissées, les { $n } dernières jouées attendent que vous y reveniez. Des plus anciennes, seul le résultat est gardé ; leur numéro les redonne.
record-unknown = Aucun jeu ne s’appelle « { $name } ». Voici vos résultats dans tous les jeux.

## Figures

record-played = Jouées
record-won = Gagnées
record-rate = Taux de victoires
record-interval = Taux de victoires à la longue : sans doute entre { $lower } et { $upper }.
record-streak = Victoires d’affilée
record-longest = Plus longue série
record-best-time = Meilleur temps
record-usual-time = Temps habituel
record-best-moves = Le moins de coups
record-usual-moves = Coups habituels
record-alone = Gagnées sans aide
record-with-undo = Gagnées en annulant des coups
record-with-hint = Gagnées avec des indices

## Tables

record-games = Jeu par jeu
record-game = Jeu
record-own-rules = Vos propres règles
record-months = Les douze derniers mois
record-month-told = { $month } : { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
record-all-months = Tous les mois en chiffres
record-month = Mois
record-history = Vos dernières donnes
record-all-history = Vos donnes
record-deal = Donne
record-result = Résultat
record-outcome = { $outcome ->
    [won] Gagnée
    [shown] Solution montrée
   *[abandoned] Inachevée
}
record-helped-by = { $help ->
    [both] Annuler, indices
    [hint] Indices
   *[undo] Annuler
}
record-again = Rejouer
record-again-told = Rejouer : donne { $deal } de { $name }
record-watch-told = Revoir la partie : donne { $deal } de { $name }
record-more = En voir plus
record-everything = Les mois, toutes les donnes, tous les jeux
record-all-games = Tous les jeux

## The deal of the day

record-daily = La donne du jour
record-daily-told = Aujourd’hui, tous ceux qui jouent à { $name } reçoivent les mêmes cartes. { $checked ->
    [yes] Cette donne peut être gagnée : on l’a vérifié d’avance.
   *[no] Personne n’a vérifié si cette donne peut être gagnée.
}
record-daily-streak = { $n ->
    [one] Gagnée { $n } jour.
   *[other] Gagnée { $n } jours d’affilée.
}
record-daily-longest = Plus longue série : { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}.
record-daily-earlier = Mois précédent
record-daily-later = Mois suivant
record-daily-play = Jouer la donne du jour
record-daily-day = { $day } : { $state ->
    [won] gagnée
    [left] laissée
   *[open] pas jouée
}

## Reset

record-reset = Tout remettre à zéro
record-reset-game = Remettre { $name } à zéro
record-was-reset = C’est fait : on compte à nouveau à partir d’ici. Les donnes que vous avez commencées sont toujours là.
record-put-back = Tout rétablir

## A win that is the best so far

record-new-streak = { $n } victoires d’affilée : vous n’en aviez jamais eu autant.
record-new-time = Votre meilleur temps jusqu’ici.
record-new-moves = Vous n’aviez jamais gagné en si peu de coups.
# À côté de la table, quand le chemin vers la victoire a été montré
record-shown = La solution vous a été montrée : la partie compte comme jouée, pas comme gagnée. Annulez ce qui a été montré, et vous pourrez encore la gagner vous-même.

## Handing on

share = Partager
share-this-deal = Partager cette donne
share-heading = { $what ->
    [challenge] Un défi
    [replay] Votre partie à revoir
    [position] Cette position
    [way] Un chemin vers la victoire
   *[deal] Cette donne
}
share-told = { $what ->
    [challenge] Les mêmes cartes, avec votre temps et vos coups à battre : { $time }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Votre façon de jouer reste votre secret.
    [replay] Qui ouvre le lien voit, coup par coup, comment vous avez gagné.
    [position] Les cartes telles qu’elles sont à présent, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Personne ne change rien à votre propre partie.
    [way] De la première carte jusqu’à la victoire, si l’on en trouve une à partir d’ici.
   *[deal] Les mêmes cartes depuis le début, pour qui ouvre le lien.
}
share-text = { $what ->
    [challenge] J’ai gagné la donne { $deal } de { $name } en { $time }, avec { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Saurez-vous faire mieux ?
    [replay] Voici comment j’ai gagné la donne { $deal } de { $name }.
    [position] Que joueriez-vous ici ? Donne { $deal } de { $name }.
    [way] Un chemin vers la victoire dans la donne { $deal } de { $name }.
   *[deal] Essayez donc : donne { $deal } de { $name }.
}
share-send = Partager…
share-copy = Copier le lien
share-copied = Copié.
share-by-hand = À copier d’ici :
share-look = En chercher un
share-looking = Recherche…
share-no-way = Aucun chemin vers la victoire n’a été trouvé à partir d’ici.
share-same-deal = Même donne, encore

## What an address has brought

shared-position = On partage une position avec vous : la donne { $deal } après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Elle ne compte pas dans vos résultats, et vos propres donnes sont telles que vous les avez laissées.
shared-own = La jouer moi-même
shared-fault = { $fault ->
    [newer] Les coups de ce lien viennent d’une version plus récente de Baize. Voici la donne sans eux.
    [not-allowed] Les coups de ce lien ne suivent pas les règles du jeu : le numéro { $move } n’est pas permis. Voici la donne sans eux.
   *[damaged] Ce lien est abîmé : une partie des coups manque ou a été changée. Voici la donne sans eux.
}
replay-playing = Vous regardez comment cette donne a été gagnée, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}{ $time ->
    [none] {""}
   *[other] {" "}en { $time }
}.
replay-stopped = Arrêt au coup { $moves } sur { $all }.
replay-left = Vous avez pris la main, et la partie ne défile plus. Rien de ce qui se joue ici n’est conservé.
replay-on = Continuer
replay-title = Et voilà !
replay-done = Gagnée avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}{ $time ->
    [none] {""}
   *[other] {" "}en { $time }
}. Tous les coups suivent les règles.
replay-again = Revoir
challenge = Quelqu’un a gagné cette donne en { $time } avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Saurez-vous faire mieux ?
challenge-fault = Le lien parle d’un résultat illisible. La donne est bien la bonne.
challenge-answered = Le défi était de { $time } avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. { $standing ->
    [better] Vous l’avez battu !
    [time] Vous avez été plus rapide, mais avec plus de coups.
    [moves] Il vous a fallu moins de coups, mais plus de temps.
    [even] Vous l’avez égalé exactement !
   *[not] Il tient toujours.
}

## Sauvegarde

backup-title = Sauvegarde
backup-told = Tout ce que Baize garde sur cet appareil, dans un seul fichier : vos résultats, les donnes commencées, vos réglages. Reprenez-le sur un autre appareil, et les deux ne font plus qu’un. Rien ne s’y perd, et les réglages que vous y avez choisis restent.
backup-save = Enregistrer un fichier
backup-bring = Reprendre un fichier
backup-link = Créer un lien
# $file (its name)
backup-saved = { $file } a été remis à votre navigateur ; vous le trouverez parmi vos téléchargements.
backup-link-told = Ouvrez ce lien sur votre autre appareil. Qui l’a peut lire vos résultats.
backup-link-too-long = C’est trop pour un lien. Enregistrez un fichier et envoyez-le à votre autre appareil.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Ce lien apporte une sauvegarde : { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
} et { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en cours. Faut-il l’ajouter à ce qui est gardé ici ?
backup-take = Oui, l’ajouter
backup-leave = Ne rien faire
# $results, $deals as above: what was not here
backup-taken = C’est fait. Nouveau ici : { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en cours. Tout ce qui était ici y est encore.
backup-taken-nothing = Tout y était déjà.
backup-not-stored = Ce navigateur ne garde rien pour Baize en ce moment : rien ne peut être repris.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] Il n’y a rien dedans.
    [too-large] C’est beaucoup trop gros pour une sauvegarde.
    [not-whole] Cette sauvegarde est abîmée : il en manque une partie.
    [newer] Cette sauvegarde vient d’une version plus récente de Baize. Elle est en bon état : reprenez-la dès que cet appareil aura, lui aussi, la nouvelle version.
    [unknown-game] Cette sauvegarde parle d’un jeu que Baize n’a pas ici : « { $where } ».
    [wrong-part] Quelque chose dans cette sauvegarde ne peut pas être juste. Regardez ici : { $where }.
   *[not-a-backup] Ce n’est pas une sauvegarde de Baize.
} Rien n’a été changé.
