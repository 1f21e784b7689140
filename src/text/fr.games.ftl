## What a game’s page says beside the rules

# GAME("minerva") stands for the proper name of a game, which readers can go to.

# $name (proper name)
page-heading = { $name } Solitaire
page-promise = Jouez à { $name } en ligne : gratuit, sans inscription, sans publicité.
page-relatives = Cela pourrait vous plaire aussi
page-request = Si quelque chose vous paraît bizarre sur cette page ou à la table, ou si vous avez une idée pour rendre { $name } encore plus agréable à jouer, dites-le-moi, je vous en prie.
page-wish = Et maintenant, amusez-vous bien, et que la bonne carte soit sur le dessus !

## The first set

munger-pitch = Le cousin à l’étroit de Minerva : un jeu de cartes, une réserve de sept, un seul passage du talon. À vous d’en tirer le meilleur !
manx-pitch = Rangez tout le jeu en quatre suites de treize, avec quatre colonnes parties d’une seule carte, une cellule et un passage. Presque tout est affaire d’adresse.
triple-minerva-pitch = Trois jeux, douze colonnes de quatre cartes, et une réserve de quinze : votre bouée quand la table s’encombre. Une longue partie, où l’adresse compte plus que la chance.
waning-moon-pitch = Un cousin de Forty Thieves : deux jeux sur treize colonnes de quatre, une carte à la fois, un seul passage. Difficile, et surtout affaire d’adresse.
minerva-pitch = Les colonnes d’Athena à côté d’une réserve ouverte de onze cartes, et deux passages d’un talon très court. Un jeu de cartes, chance et adresse à égalité.
double-minerva-pitch = Minerva à deux jeux : neuf colonnes, une réserve de treize cartes, deux passages. Plus de place, et plus de choses à garder en tête.
athena-pitch = Klondike distribué en damier : sept colonnes de quatre, une carte sur deux cachée. Un jeu de cartes, trois cartes à la fois, autant de passages que vous voulez.
canfield-pitch = Le jeu du flambeur : une réserve de treize cartes, quatre maigres colonnes, et des fondations qui commencent là où le hasard le veut. Un jeu de cartes, et la chance a son mot à dire.
spider-pitch = Deux jeux, dix colonnes, et huit suites du roi à l’as à ranger chacune d’un seul tenant. De l’adresse surtout, et de la patience.
tabby-cat-pitch = Quatre colonnes, un passage, et une queue où toute une suite peut se reposer. Un jeu de cartes, les couleurs ne comptent pas, presque tout est affaire d’adresse.
klondike-pitch = Celui auquel la plupart des gens pensent quand ils disent « le solitaire ». Un jeu de cartes, sept colonnes, une carte à la fois, autant de passages que vous voulez.
forty-thieves-pitch = Deux jeux, dix colonnes de quatre cartes visibles, dans la même couleur, une carte à la fois, un seul passage. Un classique, et des plus durs.
eclipse-pitch = Les colonnes de Waning Moon, mais les suites d’une même couleur bougent d’un bloc, et le talon tombe sur la table en quatre rangées de treize. Deux jeux, surtout de l’adresse.
thirty-nine-steps-pitch = Waning Moon avec des colonnes de trois : trente-neuf cartes sur la table, soixante-cinq au talon, un seul passage. Deux jeux, surtout de l’adresse.

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
spiderette-pitch = Spider sur la table de Klondike : un jeu de cartes, des colonnes d’une à sept cartes, et un talon qui pleut par rangées.
simple-simon-pitch = Les 52 cartes visibles en dix colonnes, et quatre couleurs entières à rassembler sur la table. Ni talon, ni chance, ni excuse.
eight-off-pitch = Le grand-père de FreeCell : huit cellules dont quatre occupées au départ, des colonnes dans la couleur, et rien que des rois dans les vides. Tout est visible.
seahaven-towers-pitch = Dix colonnes visibles dans la couleur, quatre cellules dont deux occupées, des rois dans les vides : un casse-tête froid et précis.
four-seasons-pitch = Une croix de cinq cartes, quatre coins à remplir, et tout un jeu à passer une seule fois : rapide, ancien, et surtout affaire de chance.
aces-up-pitch = Quatre colonnes, et de deux cartes d’une couleur la plus basse s’en va : un jeu pour la pause café, souvent fini avant le café.
eagle-wing-pitch = Huit cartes déployées comme des ailes, et dessous un tronc de treize qui ne remonte que lorsqu’une plume tombe.
easthaven-pitch = Klondike par rangées : sept colonnes de trois, et un talon qui recouvre tout cinq fois de suite.
bakers-game-pitch = Le père de FreeCell : les mêmes quatre cellules, mais des colonnes dans la couleur, et chaque coup compte double.
la-belle-lucie-pitch = Dix-huit petits éventails, dans la couleur, une carte à la fois ; et quand plus rien ne bouge, deux nouveaux mélanges.
bristol-pitch = Huit éventails de trois, des couleurs sans importance, et un talon qui distribue sur trois petites piles : vif et aimable.
flower-garden-pitch = Six massifs de six fleurs et un bouquet de seize, tout est visible : un jardin charmant et exigeant.
king-albert-pitch = Neuf colonnes d’une à neuf cartes et sept cartes de renfort à côté : tout est visible, et rien ne cède facilement.
fourteen-pitch = Douze colonnes à vider par paires qui font quatorze : tout est visible, les choix sont rares, et chacun compte.
monte-carlo-pitch = Vingt-cinq cartes en carré : mariez les voisines, laissez le reste serrer les rangs, et espérez-en de nouvelles.
montana-pitch = Quatre rangées, quatre trous, et chaque carte n’a qu’une place où elle veut aller : moitié taquin, moitié patience.
chameleon-pitch = Canfield avec trois colonnes seulement, mais des couleurs qui ne comptent pas : étroit et indulgent à la fois.
dutchess-pitch = Quatre éventails de trois en réserve, une base que vous choisissez vous-même, et deux passages : le Canfield démocratique.
will-o-the-wisp-pitch = Une Spiderette plus légère : sept colonnes de trois, toutes les cartes du dessus visibles, cinq rangées à venir.
limited-pitch = Forty Thieves sur douze colonnes de trois : plus de places, moins de cartes enterrées, et toujours un seul passage.
streets-and-alleys-pitch = Beleaguered Castle sans son mur d’as : eux aussi sont quelque part dans les huit colonnes. Tout est visible, tout est affaire d’adresse.
fortress-pitch = Dix colonnes visibles à construire en montant et en descendant, mais seulement dans la couleur : une forteresse qui a peu de portes.
shamrocks-pitch = Dix-huit éventails qui n’ont jamais plus de trois cartes, à construire dans les deux sens et toutes couleurs mêlées : doux, vert, et pas tout à fait inoffensif.
numerica-pitch = Quatre fondations, quatre tas, et une carte à la fois qui doit bien aller quelque part : peut-être la plus vieille patience du monde.
auld-lang-syne-pitch = Les as sont prêts, les cartes arrivent quatre par quatre, et l’on ne peut que guetter ce qui convient : la patience même.
terrace-pitch = Une terrasse de onze cartes, une base choisie par vous, et des fondations en rouge et noir : l’un des grands vieux jeux à deux jeux de cartes.
carpet-pitch = Quatre as et un tapis de vingt cartes entre eux : toute carte en vue peut monter, et les trous se comblent à partir du jeu.
three-peaks-pitch = Trois sommets de cartes, une pile, un rang de plus ou de moins : rapide, lumineux, et l’on ne s’en tient jamais à une partie.
black-hole-pitch = Tout tombe dans l’as de pique, un rang de plus ou de moins à chaque fois : 51 cartes, pas de talon, pas d’issue.
nestor-pitch = Retirez des paires du même rang jusqu’à ce qu’il ne reste rien : huit colonnes, quatre cartes de secours, et pas de talon.
accordion-pitch = Une longue rangée à comprimer en une seule pile : la table la plus simple du monde, et l’une des plus difficiles à vaincre.
osmosis-pitch = Les couleurs filtrent de rangée en rangée, dans l’ordre où celle du dessus les a reçues : une patience qui ne ressemble à aucune autre.
clock-pitch = Chaque carte va à son heure jusqu’à ce que le quatrième roi arrête l’horloge : aucune adresse, et une donne sur treize réussit.
westcliff-pitch = Dix colonnes courtes en rouge et noir, n’importe quelle carte dans un vide, un seul passage : le plus obligeant des Klondike.
thumb-and-pouch-pitch = Un Klondike où seule la couleur de la carte elle-même est interdite, et où tout peut ouvrir un vide : décontracté, en un passage.
whitehead-pitch = Tout est visible, rouge sur rouge et noir sur noir, et seules les suites d’une couleur bougent d’un bloc : un Klondike pour réfléchir.
thirty-six-pitch = Six colonnes visibles de six cartes, des couleurs sans importance, des suites entières qui bougent : court, léger, un seul passage.
gargantua-pitch = Klondike pour un appétit de géant : deux jeux, neuf colonnes, et deux passages du talon.
big-harp-pitch = Dix colonnes comme les cordes d’une harpe, deux jeux, n’importe quelle carte dans un vide, un seul passage.
batsford-pitch = Un double Klondike avec salle d’attente pour trois rois : dix colonnes, deux jeux, un seul passage.
thieves-of-egypt-pitch = Une pyramide la tête en bas, toute visible, deux jeux et deux passages : les quarante voleurs vont en Égypte.
storehouse-pitch = Canfield dans la couleur : les 2 sont prêts, treize cartes sont en réserve, et le talon passe trois fois.
mrs-mop-pitch = Spider avec les 104 cartes visibles sur la table : treize colonnes, pas de talon, un grand ménage.
big-spider-pitch = Spider à trois jeux : treize colonnes, douze suites, et six rangées qui tombent comme le mauvais temps.
forty-and-eight-pitch = Huit colonnes visibles de quatre, dans la couleur, une carte à la fois, mais deux passages : Forty Thieves qui se ravise.
deuces-pitch = Les huit 2 ouvrent les fondations, dix cartes isolées ouvrent les colonnes, et il en reste 86 à venir.
lucas-pitch = Treize colonnes visibles dans la couleur, et des suites entières qui bougent : Forty Thieves dans toute sa générosité.
rank-and-file-pitch = Forty Thieves en rouge et noir, avec trois cartes cachées par colonne et des suites qui marchent au pas.
fortunes-favor-pitch = Douze cartes isolées autour des quatre as, et des vides qui se comblent tout seuls : la fortune fait presque tout.
seven-by-four-pitch = FreeCell avec une colonne de moins : sept colonnes, quatre cellules, tout est visible.
forecell-pitch = FreeCell qui commence avec des cellules pleines et n’admet que des rois dans les vides : quatre chaînes à secouer.
good-measure-pitch = Baker’s Dozen en plus petit : dix colonnes visibles de cinq, deux as déjà sortis, les rois au fond.
cruel-pitch = Douze petits tas dans la couleur, et une redistribution à volonté qui garde l’ordre : un casse-tête où tout se décale.
scotch-patience-pitch = Dix-huit éventails, des couleurs sans importance, mais des fondations en rouge et noir : économe, comme le nom le laisse entendre.
betsy-ross-pitch = Quatre suites arithmétiques, un talon qui passe trois fois, et rien à décider : compter pour se tenir compagnie.
windmill-pitch = Une grande aile au milieu, qui tourne quatre fois de l’as au roi, et quatre autres qui descendent des rois.
royal-cotillion-pitch = Les dames d’un côté, les seigneurs de l’autre, et des fondations qui montent de deux rangs à la fois : une danse à deux jeux.
doublets-pitch = Tout se double : du 3 au 6, à la dame, au valet, et ainsi de suite, tandis que les rois regardent.
napoleons-tomb-pitch = Une pile descend quatre fois du 6 à l’as, quatre montent du 7 au roi, et quatre places attendent : une affaire vive et nette.
grandfathers-clock-pitch = Douze fondations autour d’un cadran, et c’est gagné quand chaque pile montre son heure.
thirteens-pitch = Dix cartes, des paires qui font treize, les rois tout seuls, des trous aussitôt comblés : la patience toute simple.
peek-pitch = Osmosis à réserve ouverte : vous voyez ce qui vient, ce qui ne veut pas dire que vous puissiez le presser.
vegas-klondike-pitch = Klondike tel que les casinos le distribuaient : une carte à la fois, et un seul passage du talon.
small-harp-pitch = Klondike aux colonnes rangées comme les cordes d’une harpe, de la longue à la courte, ainsi qu’on le jouait en Allemagne.
trigon-pitch = Klondike dans la couleur : une carte à la fois, autant de passages que vous voulez, et bien plus de résistance.
northwest-territory-pitch = Klondike sans talon : huit colonnes, et seize cartes visibles à côté, dont vous usez à votre gré.
jane-pitch = Un Klondike à base tirée au sort, avec sept cartes visibles en réserve que le talon renouvelle.
agnes-bernauer-pitch = Toutes les colonnes visibles, une base tirée au sort, sept piles de réserve : un Klondike pour qui aime prévoir.
agnes-sorel-pitch = Rouge sur rouge et noir sur noir, un talon qui tombe par rangées, et des vides qui restent vides : une dame de caractère.
pas-seul-pitch = Six cartes isolées pour commencer, rouge et noir, un seul passage : une danse en solitaire sur un parquet presque vide.
saratoga-pitch = Klondike sans rien de caché, trois cartes à la fois : temps de réflexion compris.
double-klondike-pitch = Klondike à deux jeux : neuf colonnes, huit fondations, une carte à la fois, et rien ne presse.
double-klondike-draw-3-pitch = Double Klondike à trois cartes retournées : le long talon devient une énigme à lui seul.
