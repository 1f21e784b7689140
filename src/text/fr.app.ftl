## The shell

app-name = Baize
app-description = La réussite (patience, solitaire) pour tout le monde : gratuite, hors ligne, sans publicité ni compte.
nav-home = Tous les jeux
nav-settings = Réglages
nav-record = Vos résultats
nav-close = Fermer

## Home

home-continue = Reprendre
home-favourites = Favoris
home-played = Joués récemment
favourite = Favori
favourite-game = Favori : { $name }
# $deal (son numéro), $moves (combien on en a joué)
home-deal = Donne { $deal }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
# $n (number of games)
home-count = { $n ->
    [one] { $n } jeu
   *[other] { $n } jeux
}
home-ways = Accès rapides
home-daily = La donne du jour
home-random = Un jeu au hasard
home-search = Chercher un jeu
home-filters = Filtres
# $query (what was typed)
home-search-nothing = Aucun jeu ne correspond à « { $query } ».
home-search-guess = Vouliez-vous dire « { $guess } » ?
home-search-all = Montrer tous les jeux
# $family: groups of games as players know them
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Éventails
    [bakers-dozen] Baker’s Dozen
    [beleaguered-castle] Beleaguered Castle
    [raglan] Raglan
    [terrace] Terrace
    [numerica] Numerica
    [calculation] Calculation
    [tabby-cat] Tabbycat
    [golf] Golf
    [pyramid] Pyramid
    [montana] Montana
    [singles] Seuls de leur espèce
   *[other] Autres jeux
}

family-all = Les { $n } jeux

## A game’s page

rules = Règles
# $name (proper name of the game that this is a variant of)
variant-of = Une variante du jeu { $name }.
variants = Variantes
# What stands in brackets behind the proper name of a game and tells a variant from it: “Spider (1 Suit)”
name-draw-1 = 1 carte
name-draw-3 = 3 cartes
name-1-suit = 1 couleur
name-2-suits = 2 couleurs
name-3-decks = 3 jeux
name-traditional = traditionnel
name-king-to-ace = du roi à l’as
name-whole-tail = queue entière
name-nothing-on-kings = rien sur les rois
not-found-title = Il n’y a rien ici
not-found = Cette page n’existe pas. L’adresse a peut-être été mal recopiée ; voici tous les jeux.
# $name (of another language, in that language)
other-language = Cette page en { $name }
fair-deals-title = D’où viennent les cartes
fair-deals = Une nouvelle donne est un nombre que votre navigateur tire au hasard, entre 32000 et 9999999999, et ce nombre décide à lui seul de l’ordre des cartes. Personne ne choisit des donnes faciles ou difficiles, et rien ne dépend de la façon dont vous avez joué jusque-là. Le même nombre donne les mêmes cartes ici, dans PySolFC et chez tous les amis à qui vous envoyez le lien.

## Being offline, being new

offline-ready = Tous les jeux sont maintenant sur cet appareil et fonctionnent sans internet.
# Quand une partie d’une page ne se charge pas, et le bouton qui réessaie
unfetched = Il manque encore une partie de cette page : la première fois, il faut internet.
unfetched-again = Réessayer
language-missing = { $name } : cette langue n’est pas encore sur cet appareil, et il n’y a pas de réseau. Revenez une fois avec internet, et elle y restera.
update-available = Il y a une nouvelle version. Vos parties restent telles qu’elles sont.
update-now = L’utiliser tout de suite
update-later = À la prochaine donne
install = Installer
install-explained = Mettez Baize sur votre écran d’accueil : il s’ouvre alors comme toute autre application, et fonctionne sans internet.
install-title = Baize sur votre appareil
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Touchez le bouton de partage au bord de l’écran.
install-step-add = Choisissez « Sur l’écran d’accueil », puis « Ajouter ».
install-step-open = Désormais, ouvrez Baize depuis l’écran d’accueil.

## Keeping your deals

storage-keep = Le navigateur doit-il garder vos parties et vos résultats même quand la place vient à manquer ? Rien ne quitte cet appareil.
storage-keep-yes = Oui, les garder
storage-keep-no = Pas maintenant

## Settings

settings-title = Réglages
settings-search = Chercher un réglage
settings-none = Aucun réglage ne s’appelle ainsi.
settings-language = Langue
settings-theme = Ambiance
settings-theme-value = { $value ->
    [auto] Comme l’appareil
    [light] Claire
   *[dark] Sombre
}
settings-table = Table
settings-table-value = { $value ->
    [felt] Tapis vert
    [blue] Tapis bleu
    [wine] Tapis rouge
   *[plain] Unie
}
settings-suits = Teintes des enseignes
settings-suits-value = { $value ->
    [two] Deux teintes
    [four] Quatre teintes
   *[safe] Quatre teintes que tout le monde distingue
}
settings-index = Signes dans les coins
settings-index-value = { $value ->
    [normal] Normaux
   *[big] Grands (les petites cartes les ont déjà)
}
settings-back = Dos des cartes
settings-back-value = { $value ->
    [crescent] Croissant
    [waves] Vagues
    [rays] Rayons
    [stars] Étoiles
   *[weave] Tressage
}
settings-auto = Coups automatiques
settings-auto-value = { $value ->
    [off] Aucun
    [safe] Seulement les cartes dont vous n’aurez plus besoin
   *[all] Toute carte qui va sur une fondation
}
settings-tap = Un appui sur une carte
settings-tap-value = { $value ->
    [best] la joue au meilleur endroit
   *[select] la prend en main
}
settings-hints = Indices
settings-hints-value = { $value ->
    [fair] d’après ce que vous avez vu
   *[all-seeing] en connaissant toutes les cartes
}
settings-truth = Dire si la donne peut être gagnée
settings-truth-value = { $value ->
    [auto] Quand aucune carte n’est cachée
    [on] Toujours
   *[off] Jamais
}
settings-switches = À la table
settings-left = Pour la main gauche : talon et boutons changent de côté
settings-sideways = Colonnes couchées : leurs cartes se suivent de gauche à droite
settings-light = Lumière du débutant : ce qui peut bouger a un bord vif, et un toucher montre où aller
settings-clock = Afficher le temps de jeu
settings-confirm = Demander avant qu’une partie commencée cède la place à une autre
settings-peek = Un appui long, le bouton droit ou Maj montre une carte placée sous d’autres
settings-celebration = Les cartes dansent après une victoire
settings-sound = Sons
settings-haptics = Le téléphone vibre quand une carte se pose
settings-backup = Sauvegarde et autre appareil
settings-reset = Revenir aux réglages de départ
settings-not-stored = Ce navigateur ne permet pas à Baize de retenir vos choix. Ils valent jusqu’à ce que vous quittiez cette page.

## The first minutes

# Dit une fois, à qui joue pour la première fois, avec deux boutons : un toucher montre les places possibles, ou rien n’est éclairé
# $by (mouse, finger : avec quoi l’on joue)
light-first = { $by ->
    [mouse] Les cartes au bord vif peuvent bouger : cliquez-les ou glissez-les.
   *[finger] Les cartes au bord vif peuvent bouger : touchez-les ou glissez-les.
}
light-show = Montrer d’abord où
light-out = Sans bords
# Après quelques coups, une seule fois
light-gone = Les bords vifs sont éteints. Vous pouvez les rallumer dans les réglages, sous « { settings-switches } ».

# Explications, chacune donnée une seule fois, quand on en a besoin
# $by (mouse, finger : avec quoi l’on joue)
lesson-again = { $by ->
    [mouse] Cette carte pouvait aller à plusieurs endroits. Cliquez encore dessus tout de suite : elle va au suivant.
   *[finger] Cette carte pouvait aller à plusieurs endroits. Touchez-la encore tout de suite : elle va au suivant.
}
lesson-double = { $by ->
    [mouse] Double-cliquez sur une carte, et elle va sur une fondation.
   *[finger] Touchez une carte deux fois, vite, et elle va sur une fondation.
}
lesson-stock = { $by ->
    [mouse] Cliquez sur le talon pour mettre de nouvelles cartes en jeu.
   *[finger] Touchez le talon pour mettre de nouvelles cartes en jeu.
}
lesson-peek = { $by ->
    [mouse] Gardez le bouton droit de la souris enfoncé sur une carte placée sous d’autres : vous la voyez entière. Maj et le bouton gauche font de même.
   *[finger] Laissez le doigt posé sur une carte placée sous d’autres : vous la voyez entière.
}
lesson-undo = Annuler reprend un coup, et autant d’autres avant lui que vous voulez. Cela ne coûte rien.
lesson-loupe = Ici, les cartes sont très serrées. Laissez le doigt posé dessus, glissez jusqu’à celle que vous voulez, puis relevez-le.

## About

about-title = À propos de Baize
about = Baize, c’est la réussite pour tout le monde : gratuite, sans publicité, sans compte, sans pistage. Le code des cartes, des règles et du solveur est ouvert.
about-privacy = Ce que vous jouez reste sur votre appareil. Baize n’envoie rien nulle part.
licence = Licence
all-rules = Les règles de tous les jeux
all-rules-lead = Chaque jeu expliqué pile par pile, avec des exemples : choisissez celui dont vous voulez lire les règles.
about-topic = { $topic ->
    [fair-deals] Comment les cartes sont distribuées
    [winnable] Ce que veut dire « peut être gagnée »
    [privacy] Ce qui reste chez vous
   *[accessibility] Jouer sans obstacles
}

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app } : jouer au solitaire en ligne, gratuit, sans inscription
# $name (proper name of the game), $app (our own name)
game-page-title = { $name } Solitaire : jouer en ligne, gratuit, sans inscription · { $app }
not-found-page-title = Rien ici · { $app }
record-page-title = Vos résultats · { $app }
about-page-title = { $topic } · { $app }
record-description = Comment vous avez joué : chaque donne, vos victoires, vos séries et vos meilleurs temps, jeu par jeu. Tout reste sur votre appareil.
record-unscripted = Vos résultats restent dans ce seul navigateur. Pour les afficher, il doit avoir le droit d’exécuter JavaScript.
missing-unscripted = Cette page n’existe pas. L’adresse a peut-être été mal recopiée. De la page d’accueil, on trouve tous les jeux.
embed-unscripted = Pour jouer ici à la réussite, le navigateur doit avoir le droit d’exécuter JavaScript.
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = L’adresse demande la donne « { $deal } ». { $fault } Voici donc une autre donne.
leave-ask = Vous avez commencé cette partie. Doit-elle céder la place à une autre ? Vous pourrez y revenir.
leave-yes = En donner une autre
leave-no = Continuer celle-ci
