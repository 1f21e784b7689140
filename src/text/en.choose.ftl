## Choosing a game

choose-title = Filter the games
choose-family = Family
choose-family-any = All families
choose-packs = Cards
choose-packs-value = { $value ->
    [one] One pack
    [two] Two packs
   *[more] Three packs or more
}
choose-length = Length
choose-length-value = { $value ->
    [short] Short
    [medium] Medium
   *[long] Long
}
choose-skill = Luck or skill
choose-skill-value = { $value ->
    [luck] More luck
    [balanced] Both alike
   *[skill] More skill
}
choose-won = Can it be won?
choose-won-value = { $value ->
    [most] At least three deals in four
    [half] At least every other deal
   *[few] Less than every other deal
}
# $n (number of games)
choose-won-told = Measured with all cards known, so far for { $n ->
    [one] { $n } game
   *[other] { $n } games
}.
choose-hand = In the hand
choose-hand-value = { $value ->
    [phone] Fits a phone
   *[one-hand] One hand will do
}
choose-hand-told = Fits a phone: held upright, its cards are as wide as a finger needs. One hand will do: a tap is enough for every move, nothing has to be carried.
choose-yours = Your games
choose-yours-value = { $value ->
    [favourite] Favourites
    [played] Played before
   *[new] Never played
}
# $name (proper name of a game): only games that are like it
choose-like = Like { $name }
# $n (number of games that are left), on the button that closes the filters
choose-show = { $n ->
    [0] No game is left
    [one] Show { $n } game
   *[other] Show { $n } games
}
choose-clear = Clear all filters
choose-any = Play one of these
choose-nothing = No game is left. Take one of the filters away.
# $filter (what a filter says), for the ear: a button that takes it away
choose-drop = Take away: { $filter }
