## Een spel kiezen

choose-title = De spellen filteren
choose-family = Familie
choose-family-any = Alle families
choose-packs = Kaarten
choose-packs-value = { $value ->
    [one] Eén spel kaarten
    [two] Twee spellen kaarten
   *[more] Drie spellen kaarten of meer
}
choose-length = Duur
choose-length-value = { $value ->
    [short] Kort
    [medium] Middellang
   *[long] Lang
}
choose-skill = Geluk of inzicht
choose-skill-value = { $value ->
    [luck] Meer geluk
    [balanced] Evenveel van beide
   *[skill] Meer inzicht
}
choose-won = Is het te winnen?
choose-won-value = { $value ->
    [most] Minstens drie van de vier potjes
    [half] Minstens de helft van de potjes
   *[few] Minder dan de helft van de potjes
}
# $n (aantal spellen)
choose-won-told = Gemeten met alle kaarten bekend, tot nu toe voor { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}.
choose-hand = In de hand
choose-hand-value = { $value ->
    [phone] Past op een telefoon
   *[one-hand] Eén hand is genoeg
}
choose-hand-told = Past op een telefoon: rechtop gehouden zijn de kaarten zo breed als een vinger nodig heeft. Eén hand is genoeg: elke zet is één tik, er hoeft niets gesleept te worden.
choose-yours = Jouw spellen
choose-yours-value = { $value ->
    [favourite] Favorieten
    [played] Al gespeeld
   *[new] Nooit gespeeld
}
# $name (eigennaam van een spel): alleen spellen die erop lijken
choose-like = Zoals { $name }
# $n (aantal spellen dat overblijft), op de knop die de filters sluit
choose-show = { $n ->
    [0] Er blijft geen spel over
    [one] { $n } spel tonen
   *[other] { $n } spellen tonen
}
choose-clear = Alle filters wissen
choose-any = Een van deze spelen
choose-nothing = Er blijft geen spel over. Haal een van de filters weg.
# $filter (wat een filter zegt), voor het oor: een knop die het weghaalt
choose-drop = Weghalen: { $filter }
