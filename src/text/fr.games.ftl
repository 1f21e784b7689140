## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.
# Paragraphs are separated by an empty line.

# $name (proper name)
page-heading = { $name } Solitaire
page-promise = Jouez à { $name } en ligne : gratuit, sans inscription, sans publicité.
page-relatives = Cela pourrait vous plaire aussi
page-request = Si quelque chose vous paraît bizarre sur cette page ou à la table, ou si vous avez une idée pour rendre { $name } encore plus agréable à jouer, dites-le-moi, je vous en prie.
page-wish = Et maintenant, amusez-vous bien, et que la bonne carte soit sur le dessus !

## The first set

munger-pitch = Le cousin à l’étroit de Minerva : un jeu de cartes, une réserve de sept, un seul passage du talon. À vous d’en tirer le meilleur !
munger-introduction =
    Munger est de la famille d’Athena, celle des colonnes distribuées en damier : une carte cachée, une visible, une cachée, une visible. De Canfield, il a pris la réserve, cette petite pile que l’on peut lire en entier dès le début mais que l’on ne défait que par le dessus. Il se joue avec un seul jeu de cartes, et l’adresse y pèse à peu près autant que la chance.

    Tout se joue autour des deux cartes cachées de chaque colonne. Il y en a quatorze, et tant qu’elles dorment, vous avancez à moitié dans le noir. L’ouverture est donc un travail de patience : découvrez ce que vous pouvez avant que le talon s’épuise, car il ne passe qu’une fois, et un tour gaspillé se rattrape rarement. Un roi qui arrive tôt n’est une bonne nouvelle que si une colonne vide l’attend. Et n’oubliez pas qu’une carte posée sur une fondation n’est pas perdue : vous pouvez la reprendre quand une colonne a besoin d’elle.
munger-relatives = Si sept cartes de réserve vous semblent peu, { GAME("minerva") } vous en donne onze, et un second passage. { GAME("double-minerva") } reprend la même idée avec deux jeux. Et pour souffler un peu, allez voir { GAME("athena") } : pas de réserve là-bas, et autant de passages que vous voulez.

manx-pitch = Rangez tout le jeu en quatre suites de treize, avec quatre colonnes parties d’une seule carte, une cellule et un passage. Presque tout est affaire d’adresse.
manx-introduction =
    Manx est une invention de Rick Holzgrafe, l’auteur de Solitaire Till Dawn, et porte le nom du chat de l’île de Man, celui qui n’a pas de queue. Sa sœur Tabbycat en a une : une place où toute une suite peut attendre. Manx, lui, ne vous laisse qu’une cellule, pour une seule carte.

    Il faut un petit moment pour s’habituer aux règles. Les couleurs ne comptent pas, et les rangs tournent en rond : après l’as vient le roi. Voilà pourquoi une suite peut commencer n’importe où, pourvu que treize cartes se suivent sans trou. Une carte seule ne monte jamais sur une fondation ; seule une suite entière y va, et seulement quand vous le décidez. Attendre peut être sage, car une suite terminée qui reste sur la table est encore une colonne où construire.

    Vous pouvez même reprendre des cartes à une suite déjà montée, une à une. C’est permis, et c’est cher : cette fondation ne prend plus rien tant que les treize n’en sont pas toutes reparties. Avec deux colonnes libres, on y arrive ; avec une seule, non. Et avant chaque rangée du talon, demandez-vous où iront les quatre cartes qui viennent : elle tombe sur tout ce que vous avez construit, et il n’y en a que douze.

    Voilà le jeu tel qu’on le connaît ici. La règle de l’inventeur lui-même, qui est aussi celle de PySolFC, est plus sévère : seules les suites du roi à l’as s’en vont, et rien ne revient jamais. Vous trouverez ce jeu-là sous le nom de { GAME("manx-pysol") }.
manx-relatives = { GAME("spider") } est la valeur sûre si vous aimez ranger des suites entières. { GAME("tabby-cat") } a les mêmes quatre colonnes et la même unique place à côté, avec une queue au lieu d’une cellule.

triple-minerva-pitch = Trois jeux, douze colonnes de quatre cartes, et une réserve de quinze : votre bouée quand la table s’encombre. Une longue partie, où l’adresse compte plus que la chance.
triple-minerva-introduction =
    Triple Minerva, c’est Minerva en grand : Thomas Warfield l’a portée à trois jeux de cartes. Douze colonnes, douze fondations et une réserve de quinze cartes, que vous avez toutes sous les yeux dès le début.

    Avec 156 cartes, les colonnes s’engorgent plus vite qu’on ne croit, et c’est pourquoi la réserve compte ici davantage que dans Minerva : c’est souvent d’elle seule que vient la carte qui remet tout en marche. Servez-vous-en tôt, couche après couche, et gardez un œil sur ce qui attend plus bas. Le talon passe deux fois : ce que vous devez laisser à la défausse au premier passage, vous pouvez encore l’avoir au second.

    Comme chaque carte existe en trois exemplaires, vous verrez sans cesse des jumelles. Regardez bien avant de choisir : selon le 7 que vous déplacez, ce n’est pas la même carte que vous découvrez. Et puisqu’une fondation n’a pas de couleur attitrée, vous pouvez même faire passer une petite carte de l’une à l’autre.
triple-minerva-relatives = Le même jeu en plus petit : { GAME("double-minerva") } avec deux jeux de cartes, { GAME("minerva") } avec un seul. Ou revenez au bon vieux { GAME("klondike") } : là, pas besoin de réserve.

waning-moon-pitch = Un cousin de Forty Thieves : deux jeux sur treize colonnes de quatre, une carte à la fois, un seul passage. Difficile, et surtout affaire d’adresse.
waning-moon-introduction =
    Le nom, « lune décroissante », vient de la table elle-même : la rangée de treize colonnes s’amincit carte après carte, comme une lune sur son déclin. Waning Moon se joue avec les mêmes 104 cartes que Forty Thieves, mais sur trois colonnes de plus ; les piles sont donc moins profondes, et rien n’est caché dans les colonnes. Il appartient à une vieille tradition de patiences à deux jeux, celle que la légende attache à Napoléon à Sainte-Hélène. Personne n’a jamais prouvé qu’il en ait joué une seule.

    Votre adversaire, c’est la défausse. Il n’y a qu’un passage : une carte qui s’y trouve enterrée est perdue pour de bon, à moins que tout ce qui la recouvre ne trouve sa place. Videz une colonne aussi tôt que possible, puis gardez-la : elle vaut mieux que la carte que vous aimeriez y mettre. Et construisez là où cela découvre quelque chose, non parce que c’est possible.

    Est-ce difficile ? Les joueurs lui donnent environ dix chances sur cent ; cela vaut pour nous autres, qui ne voyons pas le talon. Un ordinateur à qui l’on montrait toutes les cartes a gagné 115 donnes sur 120, si bien qu’il est à peu près sûr que neuf donnes sur dix au moins peuvent être gagnées. Les deux nombres ne se contredisent pas : presque chaque donne a son chemin, et tout l’art est de le trouver à l’aveugle.
waning-moon-relatives = { GAME("eclipse") } laisse bouger des suites entières d’une même couleur, et distribue son talon par rangées. { GAME("thirty-nine-steps") } est le même jeu avec des colonnes de trois et un talon plus long. Et { GAME("forty-thieves") } est l’ancêtre de tous.

minerva-pitch = Les colonnes d’Athena à côté d’une réserve ouverte de onze cartes, et deux passages d’un talon très court. Un jeu de cartes, chance et adresse à égalité.
minerva-introduction =
    Minerve est le nom romain d’Athéna, et le jeu aussi vient d’Athena : sept colonnes distribuées en damier, une carte cachée, une visible. Ce qu’il apporte de neuf, c’est une réserve de onze cartes. Vous pouvez la lire en entier dès le début, mais seule la carte du dessus se joue.

    Onze cartes dans la réserve n’en laissent que treize au talon, et vous pouvez le parcourir deux fois. Vous savez donc bientôt presque tout, et la partie devient un casse-tête : dans quel ordre défaire la réserve, et quelle colonne céder la première ? D’abord les cartes cachées, plus tard les belles fondations. Rien ne presse de ce côté-là, puisque leur carte du dessus peut revenir en jeu.

    Dans PySolFC, la réserve est face cachée, sauf sa carte du dessus, et les fondations ne rendent rien. C’est un autre jeu, et vous le trouverez sous le nom de { GAME("minerva-pysol") }.
minerva-relatives = { GAME("munger") } est le cousin à l’étroit, avec sept cartes de réserve et un seul passage. { GAME("double-minerva") } et { GAME("triple-minerva") } sont pour les longues soirées. Et c’est de { GAME("canfield") } que vient l’idée de la réserve.

double-minerva-pitch = Minerva à deux jeux : neuf colonnes, une réserve de treize cartes, deux passages. Plus de place, et plus de choses à garder en tête.
double-minerva-introduction =
    Double Minerva reprend tout de Minerva et le joue avec deux jeux de cartes : neuf colonnes de quatre, distribuées cachée, visible, cachée, visible, huit fondations, et une réserve ouverte de treize cartes. Seul un roi peut s’installer dans une colonne vide.

    Avec deux jeux, la partie est à la fois plus clémente et plus retorse. Plus clémente, parce que chaque carte existe deux fois : si l’une est enterrée, sa jumelle n’est peut-être pas loin. Plus retorse, parce que dix-huit cartes sont cachées au départ et que le talon de 55 fait bientôt une épaisse défausse. Commencez par les colonnes dont les cartes cachées promettent le plus, et voyez dans la réserve une troisième main plutôt qu’un fardeau à liquider. Il y a un second passage : que le premier vous serve à faire le tour des lieux.
double-minerva-relatives = Un seul jeu suffit pour { GAME("minerva") }, il en faut trois pour { GAME("triple-minerva") }. Si vous avez envie de deux jeux sans réserve et sans cartes cachées, regardez { GAME("forty-thieves") }.

athena-pitch = Klondike distribué en damier : sept colonnes de quatre, une carte sur deux cachée. Un jeu de cartes, trois cartes à la fois, autant de passages que vous voulez.
athena-introduction =
    Athena se joue comme Klondike, et pourtant tout y est différent dès le premier coup. Les sept colonnes ont toutes quatre cartes, et dans chacune elles sont tour à tour cachée, visible, cachée, visible. Vous en voyez donc quatorze au départ au lieu de sept, dont la moitié reste pour l’instant hors de portée.

    C’est là tout le charme : vous pouvez faire des projets pour des cartes que vous voyez sans les avoir. Regardez la carte visible de la deuxième rangée, demandez-vous où elle ira, et ouvrez-lui le chemin. Le talon se retourne trois cartes à la fois. Dès que vous en jouez une, l’ordre des suivantes se décale d’un cran, et une carte hors d’atteinte arrive sur le dessus au prochain passage. Si vous préférez retourner les cartes une à une, prenez { GAME("athena-draw-1") }.
athena-relatives = { GAME("klondike") } est le père de ce jeu. Ajoutez une réserve aux mêmes colonnes, et vous avez { GAME("minerva") } ; avec une petite réserve et un seul passage, c’est { GAME("munger") }.

canfield-pitch = Le jeu du flambeur : une réserve de treize cartes, quatre maigres colonnes, et des fondations qui commencent là où le hasard le veut. Un jeu de cartes, et la chance a son mot à dire.
canfield-introduction =
    On raconte que Richard Canfield, qui tenait à Saratoga une célèbre maison de jeu à la fin du dix-neuvième siècle, vendait à ses clients un jeu de cartes pour cinquante dollars et leur en rendait cinq par carte montée sur les fondations. La plupart en montaient cinq ou six. On le raconte comme de l’histoire, mais comme presque tout ce que l’on dit des jeux de cartes, cela se savoure plutôt comme une légende.

    La première carte distribuée à une fondation décide du rang par lequel commencent toutes les quatre ; de là on monte, et après le roi on reprend à l’as. À côté, une réserve de treize cartes, dont vous ne voyez que celle du dessus : c’est le cœur de l’affaire. Tant qu’elle dure, elle remplit toute colonne qui se vide, aussitôt et sans vous demander votre avis. Libérez-la le plus vite possible. Une colonne vidée trop tôt, dites-vous ? Elle fait venir une carte de la réserve, et c’est presque toujours une bonne chose ; une carte de la défausse l’est rarement.

    Les livres ne s’accordent pas sur les déplacements d’une partie de colonne. Ici on déplace une carte ou la colonne entière, comme dans PySolFC.
canfield-relatives = { GAME("munger") } et { GAME("minerva") } ont une réserve que l’on peut lire dès le début. Si vous aimez une base tirée au sort, essayez { GAME("penguin") } : là, toutes les cartes sont visibles.

spider-pitch = Deux jeux, dix colonnes, et huit suites du roi à l’as à ranger chacune d’un seul tenant. De l’adresse surtout, et de la patience.
spider-introduction =
    Spider, l’araignée, est la reine des patiences où rien ne monte carte par carte. On construit sur la table, dans les colonnes mêmes, et c’est seulement quand une suite d’une même couleur va du roi à l’as qu’elle s’en va. Il y en a huit à faire, autant qu’une araignée a de pattes ; c’est de là, dit-on, que vient le nom.

    Dans les colonnes, vous pouvez construire sans regarder les couleurs. Le piège, c’est qu’une suite ainsi mêlée ne bouge plus : seules des cartes de même couleur se déplacent ensemble. Chaque coup commode d’aujourd’hui peut être le nœud de demain. Construisez dans la couleur quand vous le pouvez, découvrez les cartes cachées, et travaillez à vider une colonne : il n’y a pas de meilleur outil. Avant chaque nouvelle rangée du talon, toutes les colonnes doivent avoir une carte. Mettez-y d’abord de l’ordre, car la rangée va le recouvrir.

    À quatre couleurs, Spider est exigeant. Avec deux, il est plus aimable, et une seule est une bonne façon d’apprendre.
spider-relatives = { GAME("spider-1-suit") } et { GAME("spider-2-suits") } sont les portes d’entrée en douceur. { GAME("scorpion") } a le même but avec un seul jeu, et bien plus de liberté de mouvement. { GAME("manx") } range aussi des suites entières, mais sans s’occuper des couleurs.

tabby-cat-pitch = Quatre colonnes, un passage, et une queue où toute une suite peut se reposer. Un jeu de cartes, les couleurs ne comptent pas, presque tout est affaire d’adresse.
tabby-cat-introduction =
    Tabbycat vient, comme Manx, de Rick Holzgrafe et de son Solitaire Till Dawn. Le chat de l’île de Man n’a pas de queue, le chat tigré en a une, et toute la différence est dans cette image : à côté des colonnes, la queue ne prend pas seulement une carte, mais toute une suite, pourvu qu’elle soit vide.

    Pour le reste, on est à l’étroit. Il y a quatre colonnes, et douze fois une rangée de quatre cartes leur tombe dessus. On descend sans regarder les couleurs, et les rangs tournent en rond, mais seules montent des suites complètes, du roi à l’as. Garez une longue suite sur la queue pour atteindre ce qui est dessous, et songez au moment où vous la libérerez : une queue occupée ne vous aide pas quand vient la rangée suivante. Ce qui s’y trouve peut repartir par morceaux. L’inventeur était plus sévère et ne la laissait repartir que d’un bloc ; ce jeu-là, c’est { GAME("tabby-cat-whole-tail") }.
tabby-cat-relatives = { GAME("manx") } est le frère sans queue. Si quatre colonnes ne vous suffisent pas, { GAME("spider") } en a dix.

klondike-pitch = Celui auquel la plupart des gens pensent quand ils disent « le solitaire ». Un jeu de cartes, sept colonnes, une carte à la fois, autant de passages que vous voulez.
klondike-introduction =
    Klondike est sans doute la patience la plus connue du monde, et pour beaucoup de gens la seule. Il tiendrait son nom de la ruée vers l’or dans le grand nord canadien, où les soirées d’hiver étaient longues ; qui l’a inventé, personne ne le sait. Depuis qu’il est arrivé en 1990 avec chaque ordinateur sous Windows, il a occupé des bureaux entiers.

    Les règles s’apprennent vite, et ce n’est pas un pur jeu de hasard. Découvrez les cartes cachées avant toute chose, et d’abord dans les plus hautes colonnes. Ne videz pas une colonne si aucun roi n’est prêt à s’y installer. Et ne courez pas aux fondations : un 5 rouge déjà monté n’accueille plus de 4 noir, même si ici vous pouvez le reprendre au besoin.

    Des chercheurs ont fait examiner à leurs ordinateurs un très grand nombre de donnes, toutes cartes connues : environ neuf sur dix peuvent être gagnées en retournant une carte à la fois, et environ huit sur dix en en retournant trois (Blake et Gent). Comme nous ne connaissons pas toutes les cartes, nous gagnons bien moins souvent. Il n’y a pas à en rougir.
klondike-relatives = { GAME("klondike-draw-3") } est le défi classique. Dans { GAME("athena") }, chaque colonne est distribuée cachée, visible, cachée, visible. { GAME("yukon") } distribue toutes les cartes, et { GAME("gypsy") } est le grand frère de Klondike, à deux jeux.

forty-thieves-pitch = Deux jeux, dix colonnes de quatre cartes visibles, dans la même couleur, une carte à la fois, un seul passage. Un classique, et des plus durs.
forty-thieves-introduction =
    Quarante cartes sont sur la table au départ : ce sont les quarante voleurs d’Ali Baba. Le jeu s’appelle aussi Napoléon à Sainte-Hélène, car on raconte que l’empereur y passait le temps de son exil. C’est une belle histoire, et rien ne la prouve.

    Rien n’est caché dans les colonnes, et rien n’est donné. On descend dans la couleur, on déplace une carte à la fois, et chaque carte du talon ne se montre qu’une fois. Réfléchissez donc avant chaque appui. Libérez les as et les 2, gardez les colonnes dans la couleur, et surtout videz une colonne, puis laissez-la vide : c’est le seul endroit où une carte peut attendre. Les débutants la remplissent aussitôt ; les vieux routiers la gardent jusqu’à ce qu’elle leur rapporte deux coups pour un.
forty-thieves-relatives = Sur trois colonnes de plus, les mêmes cartes donnent { GAME("waning-moon") } ; avec des colonnes de trois, { GAME("thirty-nine-steps") }. Dans { GAME("eclipse") }, les suites peuvent bouger.

eclipse-pitch = Les colonnes de Waning Moon, mais les suites d’une même couleur bougent d’un bloc, et le talon tombe sur la table en quatre rangées de treize. Deux jeux, surtout de l’adresse.
eclipse-introduction =
    Eclipse ressemble à son cousin Waning Moon : deux jeux, treize colonnes de quatre, tout visible, à construire en descendant dans la couleur. Deux choses sont différentes, et elles changent tout. Les suites d’une même couleur se déplacent d’un bloc, ce qui vous donne de la vitesse. Et il n’y a pas de défausse : un appui sur le talon distribue toute une rangée, une carte sur chacune des treize colonnes, les vides comprises.

    Quatre fois, la table s’obscurcit ainsi, et ce que vous aviez mis en ordre disparaît sous de nouvelles cartes. Montez donc tout ce que vous pouvez avant d’appuyer, et n’économisez pas de colonnes vides pour après la rangée, puisqu’elles ne seront plus vides. Entre deux rangées, le jeu est généreux : toute carte ou toute suite peut aller dans une colonne vide, et les fondations rendent leur carte du dessus.
eclipse-relatives = { GAME("waning-moon") } a les mêmes colonnes, avec des cartes jouées une à une et une défausse. { GAME("gypsy") } distribue aussi par rangées, sur huit colonnes en rouge et noir. Et pour les rangées et les suites entières, il y a { GAME("spider") }.

thirty-nine-steps-pitch = Waning Moon avec des colonnes de trois : trente-neuf cartes sur la table, soixante-cinq au talon, un seul passage. Deux jeux, surtout de l’adresse.
thirty-nine-steps-introduction =
    Treize colonnes de trois font trente-neuf cartes, et le nom n’en dit pas plus, même s’il fait un clin d’œil aux « Trente-Neuf Marches », le vieux roman d’espionnage de John Buchan. Les règles sont celles de Forty Thieves et de Waning Moon : tout est visible, on descend dans la couleur, une carte à la fois, un seul passage.

    Les colonnes sont peu profondes : il est donc plus facile que dans Waning Moon d’en vider une. En revanche le talon est plus long, et chaque carte que vous retournez sans pouvoir la placer enterre celles d’avant. L’art est d’avoir de la place quand le talon apporte ce qu’il vous faut. Dépensez lentement vos colonnes vides, et regardez la défausse comme une colonne qu’il faudra bien redéfaire, par le dessus.
thirty-nine-steps-relatives = Avec une quatrième rangée, c’est { GAME("waning-moon") }. Avec dix colonnes de quatre, c’est { GAME("forty-thieves") }. Et si une carte à la fois vous paraît trop sévère, les suites bougent dans { GAME("eclipse") }.

## Variants: what is different

klondike-draw-3-pitch = Klondike avec trois cartes retournées à la fois : seule la dernière peut se jouer tout de suite, et l’ordre du talon devient une énigme à lui seul.
athena-draw-1-pitch = Athena avec une carte retournée à la fois, comme dans PySolFC : chaque carte du talon arrive sur le dessus.
munger-pysol-pitch = Munger à la façon de PySolFC : de la réserve, vous ne voyez que la carte du dessus, et ce qui est sur une fondation y reste.
minerva-pysol-pitch = Minerva à la façon de PySolFC : de la réserve, vous ne voyez que la carte du dessus, et ce qui est sur une fondation y reste.
spider-2-suits-pitch = Spider avec des trèfles et des cœurs seulement : moitié moins de couleurs à trier, et de vraies chances de gagner.
spider-1-suit-pitch = Spider avec des trèfles seulement : toutes les suites peuvent bouger. La porte d’entrée en douceur.
manx-pysol-pitch = Manx selon la règle de son inventeur, qui est aussi celle de PySolFC : seules montent les suites du roi à l’as, et rien ne revient jamais.
tabby-cat-whole-tail-pitch = Tabbycat selon la règle de son inventeur : ce qui est sur la queue en repart d’un bloc ou pas du tout.
golf-nothing-on-kings-pitch = Golf tel que la plupart le connaissent : un roi est une impasse, jusqu’à ce que le talon vous donne une autre carte.

## More games

scorpion-pitch = Le but de Spider avec la liberté de Yukon : toute carte visible se déplace avec ce qui la recouvre, et les trois cartes du talon sont votre dernier recours.
scorpion-introduction = Scorpion a l’air doux et pique tard : quand vous remarquez que deux cartes d’une couleur s’enferment l’une l’autre, la partie est en général perdue depuis un moment. Avant de toucher à quoi que ce soit, cherchez ces cercles, surtout parmi les cartes cachées des quatre premières colonnes, et ouvrez celles-ci de bonne heure. Gardez les trois dernières cartes du talon pour le moment où vous saurez ce qu’elles vont recouvrir.
gypsy-pitch = Deux jeux, huit colonnes en rouge et noir, et un talon distribué rangée par rangée : le grand frère de Klondike, long et généreux.
gypsy-introduction = Gypsy prend la liberté de { GAME("klondike") }, double les jeux, et remplace les cartes retournées par dix averses. C’est un jeu de marées : entre deux rangées on met la table en ordre, puis la mer revient. N’appuyez pas tant qu’il reste un coup utile, et servez-vous d’une colonne vide avant la rangée suivante, puisqu’une carte y tombera de toute façon.
freecell-pitch = Toutes les cartes sont visibles, et quatre cellules sont toute l’aide qu’il vous faut : presque toutes les donnes peuvent être gagnées, tout dépend donc de vous.
freecell-introduction = FreeCell est né de { GAME("bakers-game") } : en 1978, Paul Alfille, alors étudiant, le programma en rouge et noir, et plus tard chaque ordinateur sous Windows l’apporta avec lui. Ses 32000 premières donnes sont devenues célèbres parce qu’une seule, la 11982, n’a jamais été gagnée par personne. Avant de jouer, cherchez où dorment les as et creusez dans leur direction ; et n’occupez la dernière cellule que si vous savez comment vous la libérerez.
penguin-pitch = La première carte, le bec, décide où commencent les fondations. Toutes les cartes visibles, sept cellules, presque rien que de l’adresse.
yukon-pitch = Klondike sans talon : toutes les cartes sont distribuées, et toute carte visible se déplace avec ce qui la recouvre.
yukon-introduction = Comme le fleuve Yukon continue au-delà des champs d’or du Klondike, ce jeu continue là où { GAME("klondike") } s’arrête : aucun talon à attendre, sinon une meilleure idée. Les gros tas en désordre y voyagent sans peine, et voilà le piège : ce que vous emportez peut enterrer ce qu’il vous faut. Découvrez d’abord les cartes cachées des longues colonnes, et préférez les coups qui ne se retrouveraient pas plus tard.
bakers-dozen-pitch = Treize colonnes visibles avec les rois au fond, des cartes jouées une à une, et des colonnes vides que l’on ne remplit plus. Facile à apprendre, plaisant à réussir.
bakers-dozen-introduction = La douzaine du boulanger fait treize, un petit pain de plus que promis ; ici, ce sont treize colonnes. C’est l’un des jeux à cartes visibles les plus aimables : les rois ont été écartés du chemin avant que vous commenciez, et la plupart des donnes se gagnent avec un peu de soin. Comme une colonne vidée est perdue pour de bon, rien ne presse : chaque colonne est une place où construire, et vous en aurez besoin longtemps.
bisley-pitch = Les as montent et les rois descendent jusqu’à leur rencontre, et les colonnes se construisent dans les deux sens. Tout est visible, surtout affaire d’adresse.
beleaguered-castle-pitch = Les as sont au milieu, assiégés par huit colonnes visibles. Les couleurs ne comptent pas, mais chaque carte compte. Tout est affaire d’adresse.
beleaguered-castle-introduction = Vue d’en haut, l’ancienne disposition ressemble bien à un siège : au milieu le mur des as, de chaque côté quatre rangs de cartes. Tout est visible, et si l’on perd, on ne peut s’en prendre qu’à soi. La première colonne vide décide de la plupart des parties. Choisissez celle qui demande le moins de sacrifices, et montez les petites cartes de front : une couleur qui s’échappe ne laisse plus d’appui aux autres.
fan-pitch = Dix-sept petits éventails de trois cartes et une carte isolée, à construire en descendant dans la couleur ; seul un roi peut combler un vide. Tout est visible.
calculation-pitch = Quatre fondations qui comptent de un en un, de deux en deux, de trois en trois et de quatre en quatre, et quatre tas pour garder le reste. Peu importent les couleurs ; ce qui compte, c’est de prévoir.
calculation-introduction = Calculation, c’est de l’arithmétique déguisée en jeu de cartes ; les amateurs de patiences le tiennent pour l’un des plus beaux, car le hasard n’y entre presque pas. Les débutants jettent les cartes sur les tas comme elles viennent, et perdent ; qui prévoit gagne bien plus souvent qu’il ne perd. Réservez un tas aux rois, qui viennent partout en dernier, et garnissez chaque tas de façon que ses cartes repartent dans l’ordre où l’on en aura besoin.
sultan-pitch = Le roi de cœur trône au milieu, et autour de lui sa cour grandit jusqu’aux dames. Six cellules, trois passages, surtout de la chance, et un joli tableau quand la partie est réussie.
golf-pitch = Sept colonnes vers une seule pile, un rang au-dessus ou au-dessous à chaque fois. Rapide, et juste ce qu’il faut pour une pause.
golf-introduction = Le nom vient de la façon de compter : chaque carte qui reste à la fin vaut un coup, et sur neuf donnes, comme sur neuf trous, on tâche d’en faire le moins possible. Avant de vous lancer, cherchez de longs chemins qui montent et descendent, et gardez deux suites possibles plutôt qu’une. Les rois et les as sont les plus gênants : chacun n’a qu’un seul voisin.
pyramid-pitch = Retirez par paires des cartes libres qui font treize, jusqu’à ce que la pyramide ait disparu. Un jeu de cartes, trois passages, surtout de la chance.
pyramid-introduction = Pyramid se met en place en un instant et se laisse rarement battre : c’est peut-être pour cela qu’on y revient depuis plus de cent ans. Regarder loin aide : si les partenaires d’une carte sont enfouies dans le même coin, ouvrez ce coin de bonne heure. Et ne mariez pas deux cartes de la pyramide pour la seule raison qu’elles s’accordent ; une carte du talon fera peut-être le même travail en vous laissant un choix de plus.
spiderette-pitch = Spider sur la table de Klondike : un jeu de cartes, des colonnes d’une à sept cartes, et un talon qui pleut par rangées.
spiderette-introduction = Spiderette est ce qui reste de { GAME("spider") } quand il n’y a qu’un jeu de cartes dans le tiroir. C’est plus court, mais guère plus facile : chaque carte n’existant qu’une fois, il n’y a pas de seconde chance pour celle qui est enterrée. La première rangée du talon arrive souvent trop tôt ; consacrez donc vos coups aux longues colonnes de droite tant que tout est encore petit.
simple-simon-pitch = Les 52 cartes visibles en dix colonnes, et quatre couleurs entières à rassembler sur la table. Ni talon, ni chance, ni excuse.
simple-simon-introduction = Le nom doit être une plaisanterie. Simple Simon, c’est { GAME("spider") } le rideau levé : rien n’arrive plus tard, rien n’est caché, et pourtant il faut parfois un quart d’heure pour trouver le bon ordre. Raisonnez à rebours : prenez la couleur dont le roi est le plus libre, demandez-vous ce qui recouvre ses cartes suivantes, et ne mêlez les couleurs que là où vous voyez comment les démêler.
eight-off-pitch = Le grand-père de FreeCell : huit cellules dont quatre occupées au départ, des colonnes dans la couleur, et rien que des rois dans les vides. Tout est visible.
eight-off-introduction = Eight Off est plus ancien que { GAME("freecell") } et montre d’où celui-ci vient : la même idée de places où se garer, mais tout se fait strictement dans la couleur. Huit cellules, on se croit riche, jusqu’à ce qu’on remarque que la moitié est louée dès la première minute. Délogez d’abord ces quatre locataires, et réfléchissez avant de vider une colonne pour laquelle vous n’avez pas de roi.
seahaven-towers-pitch = Dix colonnes visibles dans la couleur, quatre cellules dont deux occupées, des rois dans les vides : un casse-tête froid et précis.
seahaven-towers-introduction = Seahaven Towers a été imaginé par Art Cabral à la fin des années quatre-vingt, quand les jeux de cartes s’installaient sur les premiers ordinateurs familiaux. Comme un vide n’accueille qu’un roi, vider une colonne n’est pas un bien en soi : tout dépend du roi que vous avez sous la main. Comptez avant de creuser : avec deux cellules libres, on soulève trois cartes, pas une de plus.
four-seasons-pitch = Une croix de cinq cartes, quatre coins à remplir, et tout un jeu à passer une seule fois : rapide, ancien, et surtout affaire de chance.
four-seasons-introduction = Four Seasons se dispose en croix, les fondations aux quatre coins, et sous ses autres noms, Corner Card ou Vanishing Cross, il figure depuis des générations dans les livres de patiences. Les cinq colonnes prennent presque tout ; l’adresse est donc de ne pas les engorger. Gardez-en une pour les rangs élevés, comptés à partir de la base, et laissez un vide ouvert aussi longtemps que vous le supportez.
aces-up-pitch = Quatre colonnes, et de deux cartes d’une couleur la plus basse s’en va : un jeu pour la pause café, souvent fini avant le café.
aces-up-introduction = Aces Up s’explique en une phrase ; voilà pourquoi il a une douzaine de noms et pourquoi les grands-mères l’apprennent aux enfants. Ne vous y fiez pas : on ne le réussit que de temps en temps, et la seule vraie décision est la colonne vide. Mettez-y la carte qui en libère le plus, souvent celle qui recouvre une carte plus haute d’une couleur que vous voyez ailleurs, et non simplement la plus haute.
eagle-wing-pitch = Huit cartes déployées comme des ailes, et dessous un tronc de treize qui ne remonte que lorsqu’une plume tombe.
eagle-wing-introduction = Eagle Wing est de la famille de { GAME("canfield") }, et sa table a vraiment des ailes : quatre cartes de chaque côté d’une pile cachée que l’on appelle le tronc. Tout dépend de ce tronc, puisqu’une carte n’en sort que si une aile se vide. Montez donc les cartes des ailes même quand cela paraît du gaspillage, et profitez des trois passages pour attendre les couleurs bloquées.
easthaven-pitch = Klondike par rangées : sept colonnes de trois, et un talon qui recouvre tout cinq fois de suite.
easthaven-introduction = Easthaven est la petite sœur de { GAME("gypsy") } : un seul jeu de cartes, et des rangées au lieu d’une défausse où l’on peut fouiller. La dernière rangée est courte, ce qu’il est bon de savoir, car elle épargne les colonnes de droite. Toute carte peut ouvrir ici une colonne vide, mais n’en soyez pas prodigue ; avant la rangée suivante, un vide vaut mieux qu’un roi qui l’occupe.
bakers-game-pitch = Le père de FreeCell : les mêmes quatre cellules, mais des colonnes dans la couleur, et chaque coup compte double.
bakers-game-introduction = Martin Gardner a décrit ce jeu en 1968 dans la revue Scientific American ; il le tenait du mathématicien C. L. Baker, qui l’avait appris de son père. Dix ans plus tard, quelqu’un changea une seule règle, et le monde eut { GAME("freecell") }. Dans la couleur, une seule carte va à chaque place : il n’y a donc de plans que longs. Cherchez la colonne qui se défait en cartes voisines, et commencez par elle.
la-belle-lucie-pitch = Dix-huit petits éventails, dans la couleur, une carte à la fois ; et quand plus rien ne bouge, deux nouveaux mélanges.
la-belle-lucie-introduction = La Belle Lucie est une vieille beauté française, et tout livre de patiences lui garde une place. Un éventail épuisé n’est pas remplacé ; chaque carte déplacée doit donc vraiment mériter sa place. Ne posez jamais rien sur une carte dont vous aurez bientôt besoin : ce qui est recouvert ici le reste jusqu’à la prochaine distribution. Jouez jusqu’à ce que plus rien n’aille, et alors seulement ramassez les cartes.
bristol-pitch = Huit éventails de trois, des couleurs sans importance, et un talon qui distribue sur trois petites piles : vif et aimable.
bristol-introduction = Bristol a été imaginé par Albert Morehead et Geoffrey Mott-Smith pour leur livre américain de patiences, et ils l’ont voulu agréable : aucune couleur ne barre le chemin, et les rois sont au fond, où ils ne gênent pas. Les trois piles que nourrit le talon sont votre mémoire : gardez un œil sur la deuxième carte de chacune. Avant d’y distribuer de nouveau, demandez-vous laquelle des trois vous acceptez d’enterrer.
flower-garden-pitch = Six massifs de six fleurs et un bouquet de seize, tout est visible : un jardin charmant et exigeant.
flower-garden-introduction = Dans Flower Garden, les colonnes sont des massifs et la réserve est le bouquet que vous tenez : seize cartes à utiliser quand vous voulez. C’est une richesse, et elle s’épuise : chaque fleur du bouquet que vous plantez dans un massif gêne quelqu’un. Creusez vers les as et les 2 dans le massif qui en contient le plus, et tâchez de garder un massif vide plutôt qu’un bouquet plein.
king-albert-pitch = Neuf colonnes d’une à neuf cartes et sept cartes de renfort à côté : tout est visible, et rien ne cède facilement.
king-albert-introduction = King Albert porterait le nom du roi des Belges qui tint bon pendant la Première Guerre mondiale, et le jeu a le même entêtement. Les sept cartes à côté des colonnes sont la garnison : ne la faites sortir que tard, et jamais d’un coup. Les colonnes courtes sont votre espoir, car l’une d’elles peut se vider tôt ; après cela, déplacer les cartes une à une devient un tout autre jeu.
fourteen-pitch = Douze colonnes à vider par paires qui font quatorze : tout est visible, les choix sont rares, et chacun compte.
fourteen-introduction = Fourteen s’explique en un mot et se montre tout entier ; on croit donc qu’il doit réussir, ce qui arrive moins souvent qu’on ne l’espère. Ce qui le bloque, ce sont les paires superposées dans une même colonne, et celles-là se voient dès le début. Défaites d’abord les colonnes qui en contiennent, et quand une carte a deux partenaires possibles, prenez celle qui en recouvre le plus.
monte-carlo-pitch = Vingt-cinq cartes en carré : mariez les voisines, laissez le reste serrer les rangs, et espérez-en de nouvelles.
monte-carlo-introduction = Il n’y a pas de casino dans Monte Carlo, le jeu, mais un peu de son rythme : on prend ce qui s’offre, les cartes se resserrent, et la roue tourne encore. Ce n’est pas le pur hasard. Avant de refermer les trous, imaginez comment les rangées vont glisser : deux cartes égales qui ne se touchent pas se toucheront peut-être ensuite, et une paire prise trop tôt peut en séparer d’autres.
montana-pitch = Quatre rangées, quatre trous, et chaque carte n’a qu’une place où elle veut aller : moitié taquin, moitié patience.
montana-introduction = Montana, que l’on appelle aussi Gaps, tient plus du taquin que du jeu de cartes, et quand il vous tient, il ne vous lâche plus. Le trou derrière un roi est mort ; l’ordre dans lequel on comble les trous compte donc plus que la vitesse. Suivez chaque enchaînement jusqu’au bout avant de le commencer, et cherchez surtout les 2 : une rangée qui a son début entraîne bientôt le reste.
