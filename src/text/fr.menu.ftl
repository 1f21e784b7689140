## Le menu et ses feuilles

# A game whose rules came with the page, where sentences name it
own-game = ce jeu
menu-rules = Règles
menu-text = Plateau en texte
menu-print = Imprimer
menu-sure = Une donne gagnable
sure-looking = Je cherche une donne gagnable…
sure-none = Aucune donne sûrement gagnable n’a été trouvée à temps.
menu-moves = Coups joués
moves-begin = Le début
moves-help = Choisissez un coup pour y revenir, ou pour avancer jusqu’à lui. Les cartes parties d’elles-mêmes comptent aussi.
moves-none = Aucun pour l’instant.
menu-pause = Mettre en pause
paused = En pause
paused-help = Le chronomètre est arrêté jusqu’à ce que vous repreniez.
go-on = Reprendre
# $time (minutes and seconds, as text)
time-played = Temps de jeu : { $time }
# $left (how often the stock may still be turned over)
redeals-left = { $left ->
    [0] plus de retournement
    [one] encore { $left } retournement
   *[other] encore { $left } retournements
}
