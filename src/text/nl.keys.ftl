## Spelen met toetsen

# Letters die iets doen zolang de focus op de kaarten ligt: kaart van de stok, naar de fundering, terugnemen, opnieuw doen,
# nieuw potje, tip, afmaken. Op de laatste na begint er geen een rang in typed-ranks.
key-letters = s f o w n t a
# Gezegd als er met een toets kaarten zijn opgepakt. $piles (namen van stapels, als opsomming)
goes-to = Past op { $piles }.
no-such-card = Zo’n kaart ligt er niet open.
nothing-to-undo = Er valt niets terug te nemen.
nothing-to-redo = Er valt niets opnieuw te doen.
keys-title = Toetsen
# Per regel: toetsen, een streepje, wat ze doen. $deal, $home, $undo, $redo, $fresh, $hint, $finish (letters van key-letters)
key-list =
    Links, Rechts | naar de volgende stapel
    Omhoog, Omlaag | van kaart naar kaart, en verder naar de volgende rij
    Home, End | naar de eerste of laatste stapel van de rij
    Page Up, Page Down | naar de rij erboven of eronder
    Spatie, Enter | kaarten oppakken, neerleggen, de stok omdraaien
    Esc | terugleggen wat je in de hand hebt
    1 … 9, 0, -, = | wat je in de hand hebt op kolom 1 tot en met 12 leggen
    { $deal } | een kaart van de stok
    { $home } | naar een fundering
    { $undo }, Ctrl+Z | terugnemen
    { $redo }, Ctrl+Y | opnieuw doen
    { $fresh } | nieuw potje
    { $hint } | tip
    { $finish } | het potje afmaken, als alles open ligt
    V S, 1 0 H | zoek schoppenvrouw, harten 10; nog eens voor de volgende
    ? | deze lijst
keys-and-readers = De toetsen werken zolang de focus op de kaarten ligt. Gebruik je een schermlezer, ga dan eerst naar de focusmodus; je kunt de kaarten ook indrukken als knoppen.
