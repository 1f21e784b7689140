## The shell

app-name = Baize
app-description = Solitari con le carte per tutti: gratis, anche senza internet, senza pubblicità e senza account.
skip-to-table = Vai al tavolo
nav-home = Tutti i solitari
nav-settings = Impostazioni
nav-statistics = Risultati
nav-about = Informazioni
back = Indietro

## Home

home-title = A che cosa giochi oggi?
home-continue = Continua
# $name (proper name), $deal (number, as text)
home-continue-deal = { $name }, partita { $deal }
home-daily = La partita del giorno
home-all-games = Tutti i solitari
# $n (number of games)
home-count = { $n ->
    [one] { $n } solitario
   *[other] { $n } solitari
}
home-search = Cerca un solitario
# $query (what was typed)
home-search-nothing = Nessun solitario corrisponde a «{ $query }».
home-filter-packs = { $packs ->
    [1] Un mazzo
   *[other] { SPELL($packs) } mazzi
}
home-filter-all = Tutti
home-favourites = Preferiti
favourite-add = Aggiungi ai preferiti
favourite-remove = Togli dai preferiti
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
   *[other] Altri solitari
}

## A game’s page

play = Gioca
rules = Regole
# $name (proper name of the game that this is a variant of)
variant-of = Una variante di { $name }.
variants = Varianti
not-found-title = Qui non c’è niente
not-found = Questa pagina non esiste. Forse l’indirizzo è stato scritto male; ecco tutti i solitari.
# $name (of another language, in that language)
other-language = Questa pagina in { $name }
copy-link = Copia il link a questa partita
link-copied = Il link è copiato. Chi lo apre riceve le stesse carte.
fair-deals-title = Da dove vengono le carte
fair-deals = Una nuova partita è un numero che il tuo browser estrae a caso, da 32000 a 9999999999, e solo quel numero decide l’ordine delle carte. Nessuno sceglie partite facili o difficili, e niente dipende da come hai giocato finora. Lo stesso numero dà le stesse carte qui, in PySolFC e a ogni amico a cui mandi il link.

## Being offline, being new

offline = Sei senza internet. Funziona tutto lo stesso.
offline-ready = Adesso tutti i solitari sono su questo dispositivo e funzionano senza internet.
update-available = C’è una nuova versione. Le tue partite restano come sono.
update-now = Usala subito
update-later = Alla prossima partita
install = Installa
install-explained = Metti Baize nella schermata principale: si aprirà come ogni altra app, e funziona senza internet.

## Keeping your deals

saved = Salvata
storage-keep-title = Questo dispositivo deve conservare le tue partite?
storage-keep = Hai cominciato una seconda partita. Se lo permetti, il browser conserva partite e risultati anche quando lo spazio scarseggia. Niente lascia questo dispositivo.
storage-keep-yes = Sì, conservale
storage-keep-no = Non adesso
storage-full = Su questo dispositivo non c’è più spazio, perciò questa partita non viene salvata. Puoi continuare a giocare, e salvare le tue partite in un file.
storage-blocked = Il browser non permette a Baize di salvare niente qui. Puoi giocare, ma quando chiudi questa pagina la partita sparisce.
storage-broken = Qualcosa nelle partite salvate non si è potuto leggere. Puoi continuare a giocare. Quello che si è letto c’è ancora, e puoi salvarlo in un file.
other-tab = Questa partita si sta giocando in un’altra scheda. Puoi continuare qui; l’altra scheda allora si farà da parte.
other-tab-continue = Continua qui
other-tab-newer = Questa partita è andata più avanti in un’altra scheda. Non viene sovrascritto niente.
record-set-aside = Una partita salvata di { $name } non va più d’accordo con le regole, perciò è stata messa da parte. Non è persa: puoi salvarla in un file.
record-save = Salvala in un file
backup-save = Salva tutto in un file
backup-load = Carica da un file
# $n (number of deals)
backup-loaded = { $n ->
    [0] In quel file non c’era nessuna partita.
    [one] { $n } partita caricata.
   *[other] { $n } partite caricate.
}
backup-bad = Quel file non contiene partite di Baize. Non è stato cambiato niente.

## Results

statistics-title = I tuoi risultati
statistics-none = Non hai ancora finito nessuna partita.
# $played, $won (numbers)
statistics-won = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} su { $played ->
    [one] { $played } partita giocata
   *[other] { $played } partite giocate
}
statistics-delete = Cancella tutti i risultati
statistics-delete-sure = Così cancelli per sempre i tuoi risultati su questo dispositivo. Le partite aperte restano.

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-value = { $value ->
    [auto] Come il dispositivo
    [light] Chiaro
   *[dark] Scuro
}
settings-table = Tavolo
settings-table-value = { $value ->
    [felt] Panno
   *[plain] Tinta unita
}
settings-suits = Colori dei semi
settings-suits-value = { $value ->
    [two] Due colori
    [four] Quattro colori
   *[safe] Quattro colori, facili da distinguere per tutti
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
settings-left-handed = Per mancini
settings-reset = Torna alle impostazioni di partenza

## About

about-title = Informazioni su Baize
about = Baize vuol dire solitari per tutti: gratis, senza pubblicità, senza account e senza tracciamento. Il codice delle carte, delle regole e del risolutore è aperto.
about-privacy = Quello che giochi resta sul tuo dispositivo. Baize non manda niente da nessuna parte.
licence = Licenza

## Titles of pages, and what an address may ask for

# $app (our own name)
home-page-title = { $app }: gioca ai solitari online, gratis, senza registrazione
# $name (proper name of the game), $app (our own name)
game-page-title = Solitario { $name }: gioca online, gratis, senza registrazione · { $app }
not-found-page-title = Qui non c’è niente · { $app }
# $deal (what the address asks for), $fault (a sentence that says what is wrong with it)
bad-deal = L’indirizzo chiede la partita «{ $deal }». { $fault } Perciò ecco un’altra partita.
