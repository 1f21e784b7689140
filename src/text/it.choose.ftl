## Scegliere un solitario

choose-title = Filtra i solitari
choose-family = Famiglia
choose-family-any = Tutte le famiglie
choose-packs = Carte
choose-packs-value = { $value ->
    [one] Un mazzo
    [two] Due mazzi
   *[more] Tre mazzi o più
}
choose-length = Durata
choose-length-value = { $value ->
    [short] Breve
    [medium] Media
   *[long] Lunga
}
choose-skill = Fortuna o abilità
choose-skill-value = { $value ->
    [luck] Più fortuna
    [balanced] In parti uguali
   *[skill] Più abilità
}
choose-won = Si può vincere?
choose-won-value = { $value ->
    [most] Almeno tre partite su quattro
    [half] Almeno una partita su due
   *[few] Meno di una partita su due
}
# $n (numero di solitari)
choose-won-told = Misurato conoscendo tutte le carte, finora per { $n ->
    [one] { $n } solitario
   *[other] { $n } solitari
}.
choose-hand = In mano
choose-hand-value = { $value ->
    [phone] Sta su un telefono
   *[one-hand] Basta una mano
}
choose-hand-told = Sta su un telefono: tenendolo in verticale, le carte sono larghe quanto serve a un dito. Basta una mano: ogni mossa si fa con un tocco, senza trascinare nulla.
choose-yours = I tuoi solitari
choose-yours-value = { $value ->
    [favourite] Preferiti
    [played] Già giocati
   *[new] Mai giocati
}
# $name (nome proprio di un solitario): solo quelli che gli somigliano
choose-like = Come { $name }
# $n (numero di solitari rimasti), sul pulsante che chiude i filtri
choose-show = { $n ->
    [0] Non ne resta nessuno
    [one] Mostra { $n } solitario
   *[other] Mostra { $n } solitari
}
choose-clear = Togli tutti i filtri
choose-any = Gioca uno di questi
choose-nothing = Non resta nessun solitario. Togli uno dei filtri.
# $filter (ciò che dice un filtro), per l’orecchio: un pulsante che lo toglie
choose-drop = Togli: { $filter }
