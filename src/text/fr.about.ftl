## De courtes pages sur le site. Un paragraphe qui commence par « # » est un titre.

about-fair-deals-lead = Personne ne choisit vos cartes. Une nouvelle donne est un nombre tiré au sort, et ce nombre décide à lui seul de la place de chaque carte.
about-fair-deals-text =
    # Le tirage du nombre

    Quand vous demandez une nouvelle donne, votre navigateur tire un nombre entre 32000 et 9999999999. Il puise à la source de hasard dont il tire aussi ses clés secrètes, et tous les nombres ont exactement la même chance. La table ne regarde ni qui joue, ni combien de fois vous avez gagné, ni depuis quand : rien de cela n’entre dans le tirage, et il n’existe pas de liste de donnes faciles ou difficiles où l’on irait choisir.

    # Du nombre aux cartes

    Le nombre met en marche un générateur, et c’est lui qui bat les cartes : l’une après l’autre, chacune échange sa place avec une carte tirée parmi celles qui ne sont pas encore fixées. Ensuite, on distribue selon les règles du jeu. Certains jeux veulent des cartes précises à une place précise avant de commencer ; la page de leurs règles dit lesquelles.

    Voilà pourquoi le même nombre donne toujours les mêmes cartes, aujourd’hui comme dans dix ans, sur votre téléphone comme sur celui d’une amie. Notez-le, et vous pourrez rejouer la donne ; transmettez-le, et quelqu’un d’autre s’y essaiera.

    # Des numéros que d’autres connaissent

    Ces numéros ne sont pas qu’à nous. Jusqu’à 31999, ils suivent la méthode que les donnes numérotées du FreeCell de Microsoft ont rendue célèbre ; à partir de 32000, celle de PySolFC, une grande collection de réussites. Avec « ms » devant, les nombres plus grands suivent eux aussi la méthode de Microsoft. Quand un jeu est le même ici et là-bas, la donne 42 l’est aussi.

    # La donne du jour

    Celle-là n’est pas tirée au sort. Elle se déduit du nom du jeu et de la date, de rien d’autre, si bien que tous ceux dont le calendrier affiche ce jour ont les mêmes cartes.

    Pour quelques jeux, dont les plus connus, nous sommes allés plus loin, pour les jours à venir : à partir du numéro du jour, c’est la première donne gagnée par une recherche qui est retenue. Il existe donc un chemin, même si personne ne prétend qu’il saute aux yeux. À côté de chaque donne du jour, vous lirez si elle a été vérifiée.

about-winnable-lead = « Peut être gagnée » parle des cartes, et ne dit rien de vous.
about-winnable-text =
    # Deux questions

    Cette donne peut-elle être gagnée ? Et vais-je la gagner ? La première question a une réponse certaine, qui tient aux cartes. La seconde dépend aussi de vous, et de cartes que vous ne voyez pas. Ici, on ne fait jamais passer une réponse pour l’autre.

    # D’où vient la réponse

    Une recherche continue la donne, un chemin après l’autre, et elle connaît toutes les cartes, même cachées. Elle peut finir de trois façons. Elle a trouvé un chemin jusqu’à la victoire : la donne peut être gagnée, et chaque coup de ce chemin a été rejoué selon les règles avant que vous en entendiez parler. Elle a tout regardé sans trouver de chemin : à partir de là, la donne est perdue. Ou bien le temps est écoulé : rien n’est décidé, et c’est ce qu’on vous dit.

    Tout cela se passe dans votre navigateur, sur votre appareil.

    # À la table

    Quand aucune carte n’est cachée, la table dit d’elle-même ce qu’elle sait. Quand il y en a, elle se tait, car « peut être gagnée » en dirait déjà trop ; dans les réglages, vous pouvez lui demander de le dire toujours, ou jamais. Les indices sont de deux sortes. Un indice honnête ne connaît que ce que vous avez vu : il essaie plusieurs façons dont les autres cartes pourraient être placées, et vous dit dans combien d’entre elles son coup gagne. Un indice qui voit tout connaît chaque carte.

    # Les chiffres des pages de règles

    Pour quelques jeux, les premières donnes, à partir du numéro 1, ont été fouillées deux secondes chacune, et la page dit ce qu’il en est sorti. D’un tel échantillon on tire une fourchette pour l’ensemble des donnes : elle est calculée de façon à contenir la vérité dans dix-neuf cas sur vingt, les donnes indécises étant comptées perdues pour sa borne basse et gagnées pour sa borne haute.

    Ne soyez pas déçu si vous gagnez moins souvent. À { GAME("waning-moon") }, presque chaque donne a son chemin, et pourtant on n’en gagne peut-être qu’une sur dix, faute de voir le talon. Les deux chiffres sont vrais ; ils répondent à deux questions.

about-privacy-lead = Ce que vous jouez reste sur votre appareil. Il n’y a ni compte, ni publicité, et personne ne vous compte.
about-privacy-text =
    # Ce qui est gardé, et où

    C’est votre navigateur qui le garde, sur cet appareil : vos réglages ; les donnes que vous avez commencées, avec leurs coups ; ce qu’elles sont devenues, avec le temps, le nombre de coups, et si vous avez annulé des coups ou demandé des indices. Il garde aussi les jeux eux-mêmes, pour que tout marche sans internet. Il n’y a pas de cookies.

    # Ce qui quitte l’appareil

    Rien de ce que vous jouez. Les pages ne vont rien chercher chez d’autres : ni polices, ni images, ni scripts, ni statistiques. Le serveur où se trouve le site voit ce que voit tout serveur, à savoir qu’un navigateur, depuis votre adresse internet, est venu chercher ses fichiers ; et de temps en temps, votre navigateur lui demande s’il existe une version plus récente.

    Un lien que vous partagez dit ce qu’il contient : le jeu, la donne et, si vous le voulez, vos coups ou votre résultat. Il va là où vous l’envoyez, et nulle part ailleurs. Il en va de même d’un message que vous nous écrivez.

    # Comment l’effacer

    Les résultats s’effacent sur la page de vos résultats, pour un jeu ou pour tous. Le tout disparaît quand vous supprimez les données de ce site dans les réglages du navigateur. Personne d’autre n’en a de copie : ce qui est effacé là est perdu.

    Il arrive qu’un navigateur fasse le ménage de lui-même quand la place manque. C’est pourquoi on vous demande, une fois, s’il doit conserver vos données.

about-accessibility-lead = Tout le monde doit pouvoir jouer : à la souris ou au doigt, au clavier, à l’oreille, et sans se presser.
about-accessibility-text =
    # À la main

    Chaque coup peut se jouer d’un simple appui ; rien n’oblige à faire glisser une carte. Un appui envoie la carte à sa meilleure place ou, si vous le réglez ainsi, la prend, et un second la pose. Aucune montre ne joue contre vous, et tout peut être annulé, jusqu’au premier coup. Là où les cartes sont serrées, un doigt qui reste posé fait venir une loupe.

    # Au clavier

    Les flèches vont d’une pile à l’autre et d’une carte à l’autre, la barre d’espace prend les cartes et les pose, et il suffit de taper le nom d’une carte pour la trouver. La touche du point d’interrogation, quand vous êtes sur les cartes, montre la liste entière. Chaque touche peut être remplacée par une autre, dans les réglages.

    # Pour les yeux

    Clair, sombre, ou comme sur votre appareil. Les couleurs des cartes se montrent en deux teintes, en quatre, ou en quatre que toute vision des couleurs sait distinguer ; leur forme, elle, les distingue toujours. Le texte suit la taille réglée dans le navigateur. Si votre appareil demande moins de mouvement, aucune carte ne traverse la table en volant ; s’il impose ses propres couleurs, la table s’y tient.

    # À l’oreille

    Chaque pile et chaque carte a un nom pour les lecteurs d’écran, et chaque coup est dit en une phrase, avec ce qu’il a découvert. Une carte face cachée n’a pas de nom : vous n’entendez jamais plus que ce que les autres voient. Une seule touche dit toute la table, une pile, où une carte peut aller, ou tout ce qui peut bouger.

    # Si quelque chose vous fait obstacle

    Alors c’est un défaut, et il faut le réparer.
