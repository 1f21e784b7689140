## Het menu en zijn bladen

# Een spel waarvan de regels met de pagina meekwamen, waar een zin het noemt
own-game = dit spel
menu-rules = Spelregels
menu-text = Tafel als tekst
menu-print = Afdrukken
menu-sure = Een potje dat te winnen is
sure-looking = Ik zoek een potje dat te winnen is …
sure-none = Ik heb op tijd geen potje gevonden dat zeker te winnen is.
menu-moves = Zetten tot nu toe
moves-begin = Het begin
moves-help = Kies er een om daarheen terug te gaan, of vooruit. Kaarten die vanzelf gaan, tellen mee.
moves-none = Nog geen.
menu-pause = De klok stilzetten
paused = Gepauzeerd
paused-help = De klok staat stil tot je verdergaat.
go-on = Verdergaan
# $time (minuten en seconden, als tekst)
time-played = Speeltijd: { $time }
# $left (hoe vaak de aflegstapel nog omgedraaid mag worden)
redeals-left = { $left ->
    [0] niet meer omdraaien
   *[other] nog { $left } keer omdraaien
}
