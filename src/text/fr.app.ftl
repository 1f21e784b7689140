## The shell

app-name = Baize
app-description = La réussite (patience, solitaire) pour tout le monde : gratuite, hors ligne, sans publicité ni compte.
skip-to-table = Aller à la table
nav-home = Tous les jeux
nav-settings = Réglages
nav-statistics = Résultats
nav-about = À propos
back = Retour

## Home

home-title = À quel jeu voulez-vous jouer ?
home-continue = Reprendre
# $name (proper name), $deal (number, as text)
home-continue-deal = { $name }, donne { $deal }
home-daily = La donne du jour
home-all-games = Tous les jeux
# $n (number of games)
home-count = { $n ->
    [one] { $n } jeu
   *[other] { $n } jeux
}
home-search = Chercher un jeu
# $query (what was typed)
home-search-nothing = Aucun jeu ne correspond à « { $query } ».
home-filter-packs = { $packs ->
    [1] Un jeu de cartes
   *[other] { SPELL($packs) } jeux de cartes
}
home-filter-all = Tous
home-favourites = Favoris
favourite-add = Ajouter aux favoris
favourite-remove = Retirer des favoris
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
   *[other] Autres jeux
}

## A game’s page

play = Jouer
rules = Règles
# $name (proper name of the game that this is a variant of)
variant-of = Une variante du jeu { $name }.
variants = Variantes
not-found-title = Il n’y a rien ici
not-found = Cette page n’existe pas. L’adresse a peut-être été mal recopiée ; voici tous les jeux.
# $name (of another language, in that language)
other-language = Cette page en { $name }
copy-link = Copier le lien de cette donne
link-copied = Le lien est copié. Qui l’ouvre reçoit les mêmes cartes.
fair-deals-title = D’où viennent les cartes
fair-deals = Une nouvelle donne est un nombre que votre navigateur tire au hasard, entre 32000 et 9999999999, et ce nombre décide à lui seul de l’ordre des cartes. Personne ne choisit des donnes faciles ou difficiles, et rien ne dépend de la façon dont vous avez joué jusque-là. Le même nombre donne les mêmes cartes ici, dans PySolFC et chez tous les amis à qui vous envoyez le lien.

## Being offline, being new

offline = Vous êtes hors ligne. Tout fonctionne quand même.
offline-ready = Tous les jeux sont maintenant sur cet appareil et fonctionnent sans internet.
update-available = Il y a une nouvelle version. Vos parties restent telles qu’elles sont.
update-now = L’utiliser tout de suite
update-later = À la prochaine donne
install = Installer
install-explained = Mettez Baize sur votre écran d’accueil : il s’ouvre alors comme toute autre application, et fonctionne sans internet.

## Keeping your deals

saved = Enregistré
storage-keep-title = Cet appareil doit-il garder vos parties ?
storage-keep = Vous avez commencé une deuxième partie. Si vous le permettez, le navigateur garde vos parties et vos résultats même quand la place vient à manquer. Rien ne quitte cet appareil.
storage-keep-yes = Oui, les garder
storage-keep-no = Pas maintenant
storage-full = Il n’y a plus de place sur cet appareil : cette partie n’est pas enregistrée. Vous pouvez continuer à jouer, et enregistrer vos parties dans un fichier.
storage-blocked = Le navigateur ne permet pas à Baize d’enregistrer quoi que ce soit ici. Vous pouvez jouer, mais la partie disparaîtra quand vous fermerez cette page.
storage-broken = Une partie de ce qui était enregistré n’a pas pu être lue. Vous pouvez continuer à jouer. Ce qui a pu être lu est toujours là, et vous pouvez l’enregistrer dans un fichier.
other-tab = Cette partie se joue dans un autre onglet. Vous pouvez continuer ici ; l’autre onglet se mettra alors en retrait.
other-tab-continue = Continuer ici
other-tab-newer = Cette partie est plus avancée dans un autre onglet. Rien n’est écrasé.
record-set-aside = Une partie enregistrée du jeu { $name } ne correspond plus aux règles ; elle a été mise de côté. Elle n’est pas perdue : vous pouvez l’enregistrer dans un fichier.
record-save = L’enregistrer dans un fichier
backup-save = Tout enregistrer dans un fichier
backup-load = Charger un fichier
# $n (number of deals)
backup-loaded = { $n ->
    [0] Il n’y avait aucune partie dans ce fichier.
    [one] { $n } partie a été chargée.
   *[other] { $n } parties ont été chargées.
}
backup-bad = Ce fichier ne contient pas de parties de Baize. Rien n’a été changé.

## Results

statistics-title = Vos résultats
statistics-none = Vous n’avez encore terminé aucune partie.
# $played, $won (numbers)
statistics-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
}
statistics-delete = Effacer tous les résultats
statistics-delete-sure = Vos résultats sur cet appareil seront effacés, définitivement. Vos parties en cours restent.

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Ambiance
settings-theme-value = { $value ->
    [auto] Comme l’appareil
    [light] Claire
   *[dark] Sombre
}
settings-table = Table
settings-table-value = { $value ->
    [felt] Tapis
   *[plain] Unie
}
settings-suits = Teintes des cartes
settings-suits-value = { $value ->
    [two] Deux teintes
    [four] Quatre teintes
   *[safe] Quatre teintes, faciles à distinguer pour tout le monde
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
settings-left-handed = Pour gauchers
settings-reset = Revenir aux réglages de départ

## About

about-title = À propos de Baize
about = Baize, c’est la réussite pour tout le monde : gratuite, sans publicité, sans compte, sans pistage. Le code des cartes, des règles et du solveur est ouvert.
about-privacy = Ce que vous jouez reste sur votre appareil. Baize n’envoie rien nulle part.
licence = Licence

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app } : jouer au solitaire en ligne, gratuit, sans inscription
# $name (proper name of the game), $app (our own name)
game-page-title = { $name } Solitaire : jouer en ligne, gratuit, sans inscription · { $app }
not-found-page-title = Rien ici · { $app }
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = L’adresse demande la donne « { $deal } ». { $fault } Voici donc une autre donne.
