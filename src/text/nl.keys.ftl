## De toetsen, en wat je ermee van de tafel hoort

# Hoe een toets heet. $key (de naam die browsers gebruiken, of het teken erop)
key-name = { $key ->
    [ArrowLeft] Links
    [ArrowRight] Rechts
    [ArrowUp] Omhoog
    [ArrowDown] Omlaag
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Space] Spatie
    [Enter] Enter
    [Escape] Esc
    [Insert] Insert
    [Delete] Delete
    [Backspace] Backspace
   *[other] { $key }
}
# Wat een toets doet. $deed (een van de handelingen aan tafel)
key-does = { $deed ->
    [left] naar de stapel links
    [right] naar de stapel rechts
    [up] een kaart omhoog, en verder naar de rij erboven
    [down] een kaart omlaag, en verder naar de rij eronder
    [first] naar de eerste stapel van de rij
    [last] naar de laatste stapel van de rij
    [above] naar de rij erboven
    [below] naar de rij eronder
    [press] kaarten oppakken, neerleggen, de stok omdraaien
    [back] terugleggen wat je in de hand hebt
    [deal] van de stok delen
    [home] naar een fundering
    [undo] terugnemen
    [redo] opnieuw doen
    [fresh] nieuw potje
    [hint] tip
    [finish] het potje afmaken, als alles open ligt
    [board] de hele tafel horen
    [column] deze stapel horen
    [where] horen waar deze kaart heen kan
    [moved] de laatste zet nog eens horen
    [moves] alles horen wat je kunt verplaatsen
    [help] deze lijst
   *[text] tafel als tekst: lezen, en zetten typen
}
# De toets van een kolom. $n (het nummer)
key-column = wat je in de hand hebt op kolom { $n } leggen
# Achter de toetsen van alle kolommen
key-columns = wat je in de hand hebt op een kolom leggen
# De toetsen die een kaart vinden, als voorbeeld, en wat ze doen
keys-find = V S, 1 0 H
keys-find-does = schoppenvrouw, harten 10 vinden; nog eens voor de volgende
key-control = Ctrl
keys-and-readers = De toetsen werken zolang de focus op de kaarten ligt. Gebruik je een schermlezer, ga dan eerst naar de focusmodus; je kunt de kaarten ook indrukken als knoppen.
# In de instellingen, boven de lijst met toetsen
keys-choose = Kies een regel en druk dan op de toets die je ervoor wilt.
# In plaats van een toets die wordt gekozen
keys-press = Druk op een toets …
# $key (een toets), $does (wat die al doet)
keys-taken = { $key } is al bezet: { $does }.
# $key (een toets)
keys-finds = Met { $key } begint de naam van een kaart.
keys-not-this = Met die toets kan de tafel niets.
# Gezegd als een toets is toegewezen. $key (de toets), $does (wat die nu doet)
keys-given = { $key }: { $does }.
# In plaats van een toets waar er geen overblijft
keys-none = geen toets
keys-usual = Terug naar de gewone toetsen

# Een kaart die je kunt verplaatsen. $card (de naam), $more (kaarten erop die meegaan), $piles (namen van stapels, als opsomming)
can-go = { $card }{ $more ->
    [0] {""}
    [one] {" "}met { $more } kaart
   *[other] {" "}met { $more } kaarten
}, kan naar { $piles }.
can-turn = De stok kan worden omgedraaid.
