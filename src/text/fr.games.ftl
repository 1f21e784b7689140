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
gypsy-pitch = Deux jeux, huit colonnes en rouge et noir, et un talon distribué rangée par rangée : le grand frère de Klondike, long et généreux.
freecell-pitch = Toutes les cartes sont visibles, et quatre cellules sont toute l’aide qu’il vous faut : presque toutes les donnes peuvent être gagnées, tout dépend donc de vous.
penguin-pitch = La première carte, le bec, décide où commencent les fondations. Toutes les cartes visibles, sept cellules, presque rien que de l’adresse.
yukon-pitch = Klondike sans talon : toutes les cartes sont distribuées, et toute carte visible se déplace avec ce qui la recouvre.
bakers-dozen-pitch = Treize colonnes visibles avec les rois au fond, des cartes jouées une à une, et des colonnes vides que l’on ne remplit plus. Facile à apprendre, plaisant à réussir.
bisley-pitch = Les as montent et les rois descendent jusqu’à leur rencontre, et les colonnes se construisent dans les deux sens. Tout est visible, surtout affaire d’adresse.
beleaguered-castle-pitch = Les as sont au milieu, assiégés par huit colonnes visibles. Les couleurs ne comptent pas, mais chaque carte compte. Tout est affaire d’adresse.
fan-pitch = Dix-sept petits éventails de trois cartes et une carte isolée, à construire en descendant dans la couleur ; seul un roi peut combler un vide. Tout est visible.
calculation-pitch = Quatre fondations qui comptent de un en un, de deux en deux, de trois en trois et de quatre en quatre, et quatre tas pour garder le reste. Peu importent les couleurs ; ce qui compte, c’est de prévoir.
sultan-pitch = Le roi de cœur trône au milieu, et autour de lui sa cour grandit jusqu’aux dames. Six cellules, trois passages, surtout de la chance, et un joli tableau quand la partie est réussie.
golf-pitch = Sept colonnes vers une seule pile, un rang au-dessus ou au-dessous à chaque fois. Rapide, et juste ce qu’il faut pour une pause.
pyramid-pitch = Retirez par paires des cartes libres qui font treize, jusqu’à ce que la pyramide ait disparu. Un jeu de cartes, trois passages, surtout de la chance.
