## The shell

app-name = Baize
app-description = Solitari con le carte per tutti: gratis, anche senza internet, senza pubblicità e senza account.
nav-home = Tutti i solitari
nav-settings = Impostazioni
nav-record = I tuoi risultati
nav-close = Chiudi

## Home

home-continue = Continua
home-favourites = Preferiti
home-played = Giocati di recente
favourite = Preferito
favourite-game = Preferito: { $name }
# $deal (il suo numero), $moves (quante ne sono fatte)
home-deal = Partita { $deal }, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
# $n (number of games)
home-count = { $n ->
    [one] { $n } solitario
   *[other] { $n } solitari
}
home-ways = Scorciatoie
home-daily = La partita del giorno
home-random = Un solitario a caso
home-search = Cerca un solitario
home-filters = Filtri
# $query (what was typed)
home-search-nothing = Nessun solitario corrisponde a «{ $query }».
home-search-guess = Cercavi «{ $guess }»?
home-search-all = Mostra tutti i solitari
# $family: groups of games as players know them
family = { $family ->
    [canfield] Canfield
    [klondike] Klondike
    [forty-thieves] Forty Thieves
    [spider] Spider
    [freecell] FreeCell
    [gypsy] Gypsy
    [yukon] Yukon
    [fan] Ventagli
    [bakers-dozen] Baker’s Dozen
    [beleaguered-castle] Beleaguered Castle
    [raglan] Raglan
    [terrace] Terrace
    [numerica] Numerica
    [calculation] Calculation
    [tabby-cat] Tabbycat
    [golf] Golf
    [pyramid] Pyramid
    [montana] Montana
    [singles] Unici nel loro genere
   *[other] Altri solitari
}

family-all = Tutti i { $n } solitari

## A game’s page

rules = Regole
# $name (proper name of the game that this is a variant of)
variant-of = Una variante di { $name }.
variants = Varianti
# What stands in brackets behind the proper name of a game and tells a variant from it: “Spider (1 Suit)”
name-draw-1 = 1 carta
name-draw-3 = 3 carte
name-1-suit = 1 seme
name-2-suits = 2 semi
name-3-decks = 3 mazzi
name-traditional = tradizionale
name-king-to-ace = dal re all’asso
name-whole-tail = coda intera
name-nothing-on-kings = niente sui re
not-found-title = Qui non c’è niente
not-found = Questa pagina non esiste. Forse l’indirizzo è stato scritto male; ecco tutti i solitari.
# $name (of another language, in that language)
other-language = Questa pagina in { $name }
fair-deals-title = Da dove vengono le carte
fair-deals = Una nuova partita è un numero che il tuo browser estrae a caso, da 32000 a 9999999999, e solo quel numero decide l’ordine delle carte. Nessuno sceglie partite facili o difficili, e niente dipende da come hai giocato finora. Lo stesso numero dà le stesse carte qui, in PySolFC e a ogni amico a cui mandi il link.

## Being offline, being new

offline-ready = Adesso tutti i solitari sono su questo dispositivo e funzionano senza internet.
# Quando una parte di una pagina non si può caricare, e il pulsante che riprova
unfetched = Manca ancora una parte di questa pagina: la prima volta serve internet.
unfetched-again = Riprova
language-missing = { $name }: questa lingua non è ancora su questo dispositivo, e ora non c’è rete. Torna una volta con internet, e ci resterà.
update-available = C’è una nuova versione. Le tue partite restano come sono.
update-now = Usala subito
update-later = Alla prossima partita
install = Installa
install-explained = Metti Baize nella schermata principale: si aprirà come ogni altra app, e funziona senza internet.
install-title = Baize sul tuo dispositivo
# The steps in the menu of Safari on a phone or a tablet; the names are Apple’s own.
install-step-share = Tocca il pulsante di condivisione al bordo dello schermo.
install-step-add = Scegli «Aggiungi alla schermata Home», poi «Aggiungi».
install-step-open = D’ora in poi apri Baize dalla schermata Home.

## Keeping your deals

storage-keep = Vuoi che il browser conservi partite e risultati anche quando lo spazio scarseggia? Niente lascia questo dispositivo.
storage-keep-yes = Sì, conservale
storage-keep-no = Non adesso

## Settings

settings-title = Impostazioni
settings-search = Cerca un’impostazione
settings-none = Nessuna impostazione si chiama così.
settings-language = Lingua
settings-theme = Aspetto
settings-theme-value = { $value ->
    [auto] Come il dispositivo
    [light] Chiaro
   *[dark] Scuro
}
settings-table = Tavolo
settings-table-value = { $value ->
    [felt] Panno verde
    [blue] Panno blu
    [wine] Panno rosso
   *[plain] Tinta unita
}
settings-suits = Semi
settings-suits-value = { $value ->
    [two] In due colori
    [four] In quattro colori
   *[safe] In quattro colori che tutti distinguono
}
settings-index = Segni negli angoli
settings-index-value = { $value ->
    [normal] Normali
   *[big] Grandi (le carte piccole li hanno già)
}
settings-back = Dorso delle carte
settings-back-value = { $value ->
    [crescent] Falce di luna
    [waves] Onde
    [rays] Raggi
    [stars] Stelle
   *[weave] Intreccio
}
settings-auto = Mosse automatiche
settings-auto-value = { $value ->
    [off] Nessuna
    [safe] Solo le carte che non ti servono più
   *[all] Ogni carta che va su una base
}
settings-tap = Un tocco su una carta
settings-tap-value = { $value ->
    [best] la gioca nel posto migliore
   *[select] la prende in mano
}
settings-hints = Consigli
settings-hints-value = { $value ->
    [fair] sanno quello che hai visto
   *[all-seeing] conoscono tutte le carte
}
settings-truth = Dire se la partita si può vincere
settings-truth-value = { $value ->
    [auto] Quando nessuna carta è coperta
    [on] Sempre
   *[off] Mai
}
settings-switches = Al tavolo
settings-left = Per la mano sinistra: tallone e pulsanti cambiano lato
settings-sideways = Colonne coricate: le loro carte vanno da sinistra a destra
settings-light = Luce per chi comincia: ciò che si può muovere ha un bordo vivo, e un tocco mostra dove può andare
settings-clock = Mostra il tempo di gioco
settings-confirm = Chiedi prima che una partita cominciata lasci il posto a un’altra
settings-peek = Una pressione lunga, il tasto destro o Maiusc mostra una carta coperta da altre
settings-celebration = Le carte danzano dopo una vittoria
settings-sound = Suoni
settings-haptics = Il telefono vibra quando una carta si posa
settings-backup = Copia di sicurezza e altro dispositivo
settings-reset = Torna alle impostazioni di partenza
settings-not-stored = Questo browser non permette a Baize di ricordare le tue scelte. Valgono finché non lasci questa pagina.

## The first minutes

# Detto una volta, a chi gioca per la prima volta, con due pulsanti: un tocco mostra dove può andare una carta, o niente si illumina
# $by (mouse, finger: con che cosa si gioca)
light-first = { $by ->
    [mouse] Le carte dal bordo vivo si possono muovere: cliccale o trascinale.
   *[finger] Le carte dal bordo vivo si possono muovere: toccale o trascinale.
}
light-show = Prima mostra dove
light-out = Senza bordi
# Dopo qualche mossa, una volta sola
light-gone = I bordi vivi ora sono spenti. Puoi riaccenderli nelle impostazioni, sotto «{ settings-switches }».

# Spiegazioni, ciascuna data una volta sola, quando serve per la prima volta
# $by (mouse, finger: con che cosa si gioca)
lesson-again = { $by ->
    [mouse] Quella carta poteva andare in più posti. Cliccala di nuovo subito e va al successivo.
   *[finger] Quella carta poteva andare in più posti. Toccala di nuovo subito e va al successivo.
}
lesson-double = { $by ->
    [mouse] Fai doppio clic su una carta e va su una base.
   *[finger] Tocca una carta due volte, in fretta, e va su una base.
}
lesson-stock = { $by ->
    [mouse] Clicca sul tallone per mettere in gioco nuove carte.
   *[finger] Tocca il tallone per mettere in gioco nuove carte.
}
lesson-peek = { $by ->
    [mouse] Tieni premuto il tasto destro del mouse su una carta coperta da altre: la vedi intera. Maiusc e il tasto sinistro fanno lo stesso.
   *[finger] Tieni il dito fermo su una carta coperta da altre: la vedi intera.
}
lesson-undo = Annulla riprende una mossa, e prima di quella quante ne vuoi. Non costa niente.
lesson-loupe = Qui le carte sono molto vicine. Tieni il dito fermo su di esse, scorri fino a quella che vuoi e lascia.

## About

about-title = Informazioni su Baize
about = Baize vuol dire solitari per tutti: gratis, senza pubblicità, senza account e senza tracciamento. Il codice delle carte, delle regole e del risolutore è aperto.
about-privacy = Quello che giochi resta sul tuo dispositivo. Baize non manda niente da nessuna parte.
licence = Licenza
all-rules = Le regole di tutti i giochi
all-rules-lead = Ogni gioco spiegato mucchio per mucchio, con esempi: scegli quello di cui vuoi leggere.
about-topic = { $topic ->
    [fair-deals] Come si distribuiscono le carte
    [winnable] Che cosa vuol dire «si può vincere»
    [privacy] Che cosa resta da te
   *[accessibility] Giocare senza ostacoli
}

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: gioca ai solitari online, gratis, senza registrazione
# $name (proper name of the game), $app (our own name)
game-page-title = Solitario { $name }: gioca online, gratis, senza registrazione · { $app }
not-found-page-title = Qui non c’è niente · { $app }
record-page-title = I tuoi risultati · { $app }
about-page-title = { $topic } · { $app }
record-description = Come hai giocato: ogni partita, le tue vittorie, le tue serie e i tuoi tempi migliori, solitario per solitario. Tutto resta sul tuo dispositivo.
record-unscripted = I tuoi risultati stanno solo in questo browser. Per mostrarli deve poter eseguire JavaScript.
missing-unscripted = Questa pagina non esiste. Forse l’indirizzo è stato scritto male. Dalla pagina iniziale si trovano tutti i solitari.
embed-unscripted = Per giocare qui a un solitario, il browser deve poter eseguire JavaScript.
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = L’indirizzo chiede la partita «{ $deal }». { $fault } Perciò ecco un’altra partita.
leave-ask = Hai cominciato questa partita. Deve lasciare il posto a un’altra? Puoi sempre tornarci.
leave-yes = Dai un’altra partita
leave-no = Continua questa
