## The player's record

# One quiet line beside the table. $played, $won (numbers of deals), $streak (wins in a row up to now)
record-line = { $played ->
    [0] Ancora niente da contare
    [one] { $played } partita, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
   *[other] { $played } partite, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , { $streak } di fila
    }
}
record-of = I tuoi risultati a { $name }
record-private = Restano su questo dispositivo, e non serve nessun account.
record-lost = Questo browser al momento non conserva niente per Baize: quello che giochi adesso andrà perso quando te ne vai.
record-empty = Qui non c’è ancora niente. Gioca una partita: la trovi qui appena l’hai vinta, o appena hai fatto una mossa e sei passato a un’altra.
record-counts-title = Che cosa conta
record-counts = Una partita conta quando la vinci, o quando ci hai fatto una mossa e ne distribuisci un’altra. Se ci torni e la vinci, è vinta. Una vittoria resta una vittoria, qualunque cosa annulli dopo; ed è vinta anche una partita che è ormai solo da riordinare. Una partita di cui ti è stata mostrata la soluzione conta come giocata, non come vinta. «Tipico» vuol dire che metà delle tue vittorie ha richiesto meno, e l’altra metà di più.
record-kept = Delle partite che hai cominciato e lasciato, le { $n } giocate per ultime ti aspettano. Delle più vecchie resta solo il risultato; il loro numero le dà di nuovo.
record-unknown = Non c’è nessun gioco chiamato «{ $name }». Questi sono i tuoi risultati in tutti i giochi.

## Figures

record-played = Giocate
record-won = Vinte
record-rate = Vittorie in percento
record-interval = Vittorie alla lunga: probabilmente tra { $lower } e { $upper }.
record-streak = Vittorie di fila
record-longest = Serie più lunga
record-best-time = Tempo migliore
record-usual-time = Tempo tipico
record-best-moves = Meno mosse
record-usual-moves = Mosse tipiche
record-alone = Vinte senza aiuto
record-with-undo = Vinte annullando mosse
record-with-hint = Vinte con consigli

## Tables

record-games = Solitario per solitario
record-game = Solitario
record-own-rules = Regole tue
record-months = Gli ultimi dodici mesi
record-month-told = { $month }: { $played ->
    [one] { $played } giocata
   *[other] { $played } giocate
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
record-all-months = Tutti i mesi in cifre
record-month = Mese
record-history = Le tue ultime partite
record-all-history = Le tue partite
record-deal = Partita
record-result = Esito
record-outcome = { $outcome ->
    [won] Vinta
    [shown] Soluzione mostrata
   *[abandoned] Non finita
}
record-helped-by = { $help ->
    [both] Annulla, consigli
    [hint] Consigli
   *[undo] Annulla
}
record-again = Rigioca
record-again-told = Rigioca: partita { $deal } di { $name }
record-watch-told = Rivedi: partita { $deal } di { $name }
record-more = Mostra altro
record-everything = I mesi, tutte le partite, tutti i solitari
record-all-games = Tutti i solitari

## The deal of the day

record-daily = La partita del giorno
record-daily-told = Oggi tutti quelli che giocano a { $name } ricevono le stesse carte. { $checked ->
    [yes] Questa partita si può vincere: lo si è controllato prima.
   *[no] Nessuno ha controllato se questa partita si può vincere.
}
record-daily-streak = { $n ->
    [one] Vinta per { $n } giorno.
   *[other] Vinta per { $n } giorni di fila.
}
record-daily-longest = Serie più lunga: { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}.
record-daily-earlier = Mese prima
record-daily-later = Mese dopo
record-daily-play = Gioca la partita del giorno
record-daily-day = { $day }: { $state ->
    [won] vinta
    [left] lasciata
   *[open] non giocata
}

## Reset

record-reset = Azzera tutto
record-reset-game = Azzera { $name }
record-was-reset = Fatto: da qui si conta di nuovo. Le partite che hai iniziato ci sono ancora.
record-put-back = Ripristina

## A win that is the best so far

record-new-streak = { $n } vittorie di fila: non era mai successo.
record-new-time = Il tuo tempo migliore finora.
record-new-moves = Non avevi mai vinto in così poche mosse.
# Accanto al tavolo, quando è stata mostrata la via per vincere
record-shown = Ti è stata mostrata la soluzione: la partita conta come giocata, non come vinta. Annulla le mosse mostrate e potrai ancora vincerla tu.

## Handing on

share = Condividi
share-this-deal = Condividi questa partita
share-heading = { $what ->
    [challenge] Una sfida
    [replay] La tua partita da rivedere
    [position] Questa posizione
    [way] Una via per vincere
   *[deal] Questa partita
}
share-told = { $what ->
    [challenge] Le stesse carte, con il tuo tempo e le tue mosse da battere: { $time }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }. Come hai giocato resta un segreto.
    [replay] Chi apre il link vede, mossa per mossa, come hai vinto.
    [position] Le carte come sono adesso, dopo { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }. Nessuno cambia niente nella tua partita.
    [way] Dalla prima carta alla vittoria, se da qui se ne trova una.
   *[deal] Le stesse carte dall’inizio, per chi apre il link.
}
share-text = { $what ->
    [challenge] Ho vinto la partita { $deal } di { $name } in { $time }, con { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }. Sai fare di meglio?
    [replay] Ecco come ho vinto la partita { $deal } di { $name }.
    [position] Che cosa giocheresti qui? Partita { $deal } di { $name }.
    [way] Una via per vincere la partita { $deal } di { $name }.
   *[deal] Prova questa: partita { $deal } di { $name }.
}
share-send = Condividi…
share-copy = Copia il link
share-copied = Copiato.
share-by-hand = Copialo da qui:
share-look = Cercane una
share-looking = Sto cercando…
share-no-way = Da qui non si è trovata nessuna via per vincere.
share-same-deal = Di nuovo la stessa partita

## What an address has brought

shared-position = Qualcuno condivide con te una posizione: la partita { $deal } dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Non conta nei tuoi risultati, e le tue partite sono come le hai lasciate.
shared-own = Gioco io
shared-fault = { $fault ->
    [newer] Le mosse di questo link vengono da una versione più recente di Baize. Ecco la partita senza di esse.
    [not-allowed] Le mosse di questo link non seguono le regole del gioco: la numero { $move } non è permessa. Ecco la partita senza di esse.
   *[damaged] Questo link è danneggiato: una parte delle mosse manca o è stata cambiata. Ecco la partita senza di esse.
}
replay-playing = Stai guardando come è stata vinta questa partita, con { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}.
replay-stopped = Fermo alla mossa { $moves } di { $all }.
replay-left = Hai giocato tu, perciò la partita non va più avanti da sola. Quello che si gioca qui non viene conservato.
replay-on = Continua
replay-title = Ecco fatto!
replay-done = Vinta con { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}{ $time ->
    [none] {""}
   *[other] {" "}in { $time }
}. Ogni mossa segue le regole.
replay-again = Rivedi
challenge = Qualcuno ha vinto questa partita in { $time } con { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Sai fare di meglio?
challenge-fault = Il link parla di un risultato che non si può leggere. La partita è quella giusta.
challenge-answered = La sfida era { $time } con { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. { $standing ->
    [better] L’hai battuta!
    [time] Hai fatto prima, ma con più mosse.
    [moves] Hai fatto meno mosse, ma in più tempo.
    [even] L’hai eguagliata esattamente!
   *[not] Resiste ancora.
}

## Copia di sicurezza

backup-title = Copia di sicurezza
backup-told = Tutto ciò che Baize conserva su questo dispositivo, in un solo file: i tuoi risultati, le partite cominciate, le tue impostazioni. Caricalo su un altro dispositivo e le due raccolte diventano una. Lì non si perde niente, e le impostazioni che hai scelto restano.
backup-save = Salva un file
backup-bring = Carica un file
backup-link = Crea un link
# $file (its name)
backup-saved = { $file } è stato passato al tuo browser: lo trovi tra i download.
backup-link-told = Apri questo link sull’altro dispositivo. Chi lo possiede può leggere i tuoi risultati.
backup-link-too-long = È troppo per un link. Salva un file e mandalo all’altro dispositivo.
# $results (deals won or left), $deals (deals in progress)
backup-offered = Questo link porta una copia: { $results ->
    [one] { $results } risultato
   *[other] { $results } risultati
} e { $deals ->
    [one] { $deals } partita
   *[other] { $deals } partite
} in corso. Vuoi unirla a ciò che si trova qui?
backup-take = Sì, uniscila
backup-leave = Lascia stare
# $results, $deals as above: what was not here
backup-taken = Fatto. Di nuovo qui: { $results ->
    [one] { $results } risultato
   *[other] { $results } risultati
}, { $deals ->
    [one] { $deals } partita
   *[other] { $deals } partite
} in corso. Tutto ciò che era qui c’è ancora.
backup-taken-nothing = C’era già tutto.
backup-not-stored = Al momento questo browser non conserva niente per Baize: non si può caricare nulla.
# $fault (empty, too-large, not-whole, newer, unknown-game, wrong-part, not-a-backup), $where (a game, or the place of the fault)
backup-fault = { $fault ->
    [empty] Dentro non c’è niente.
    [too-large] È davvero troppo grande per una copia.
    [not-whole] Questa copia è danneggiata: ne manca una parte.
    [newer] Questa copia viene da una versione più recente di Baize. È in ordine: caricala di nuovo quando anche questo dispositivo avrà la nuova versione.
    [unknown-game] Questa copia parla di un gioco che qui Baize non ha: «{ $where }».
    [wrong-part] Qualcosa in questa copia non può essere giusto. Guarda qui: { $where }.
   *[not-a-backup] Questa non è una copia di Baize.
} Niente è cambiato.
