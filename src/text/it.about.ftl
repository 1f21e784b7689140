## Pagine brevi sul sito. Un capoverso che comincia con «# » è un titolo.

about-fair-deals-lead = Le tue carte non le sceglie nessuno. Una nuova partita è un numero estratto a sorte, e quel numero da solo decide dove sta ogni carta.
about-fair-deals-text =
    # Come si estrae il numero

    Quando chiedi una nuova partita, il tuo browser estrae un numero tra 32000 e 9999999999. Attinge alla stessa fonte di caso con cui prepara anche le chiavi segrete, e ogni numero ha esattamente la stessa probabilità. Il tavolo non guarda chi gioca, né quante volte hai vinto, né quanto tempo fa: niente di tutto questo entra nell’estrazione, e non c’è nessun elenco di partite facili o difficili da cui pescare.

    # Dal numero alle carte

    Il numero mette in moto un generatore, e il generatore mescola: una dopo l’altra, ogni carta scambia il posto con una sorteggiata tra quelle non ancora sistemate. Poi si distribuisce secondo le regole del gioco. Certi giochi vogliono alcune carte in un posto preciso prima di cominciare; quali, lo dice la pagina delle loro regole.

    Per questo lo stesso numero dà sempre le stesse carte, oggi e fra dieci anni, sul tuo telefono e su quello di un’amica. Annotalo, e potrai rigiocare la partita; passalo a qualcuno, e ci proverà anche lui.

    # Numeri che conoscono anche altri

    I numeri non sono soltanto nostri. Fino a 31999 seguono il metodo reso celebre dalle partite numerate del FreeCell di Microsoft; da 32000 in su quello di PySolFC, una grande raccolta di solitari. Con «ms» davanti, anche i numeri più grandi seguono il metodo di Microsoft. Se un gioco è lo stesso qui e là, lo è anche la partita 42.

    # La partita del giorno

    Quella non si estrae affatto. Si ricava dal nome del gioco e dalla data, e da nient’altro: così tutti quelli che sul calendario hanno quel giorno trovano le stesse carte.

    In alcuni giochi, fra cui i più noti, per i giorni che verranno siamo andati oltre: a partire dal numero del giorno si prende la prima partita che una ricerca è riuscita a vincere. Una strada dunque c’è, anche se nessuno dice che salti all’occhio. Se la partita di un giorno è stata controllata, lo leggi lì accanto.

about-winnable-lead = «Si può vincere» dice qualcosa delle carte, e niente di te.
about-winnable-text =
    # Due domande

    Questa partita si può vincere? E la vincerò io? La prima domanda ha una risposta certa, che sta nelle carte. La seconda dipende anche da te, e da carte che non vedi. Qui una risposta non viene mai spacciata per l’altra.

    # Da dove viene la risposta

    Una ricerca continua la partita, una strada dopo l’altra, e conosce tutte le carte, anche quelle coperte. Può finire in tre modi. Ha trovato una strada che porta a vincere: allora la partita si può vincere, e ogni mossa di quella strada è stata rigiocata secondo le regole prima che tu ne senta parlare. Ha guardato tutto e non ha trovato strade: da quel punto la partita è persa. Oppure il tempo è finito: allora non è deciso, ed è quello che ti viene detto.

    Tutto questo succede nel tuo browser, sul tuo dispositivo.

    # Al tavolo

    Se nessuna carta è coperta, il tavolo dice da solo quello che sa. Se ce ne sono, tace, perché già «si può vincere» tradirebbe qualcosa; nelle impostazioni puoi chiedergli di dirlo sempre, o mai. I consigli sono di due tipi. Quello onesto conosce solo ciò che hai visto: prova diversi modi in cui potrebbero stare le altre carte, e ti dice in quanti la sua mossa vince. Quello onniveggente conosce ogni carta.

    # Le cifre nelle pagine delle regole

    Per alcuni giochi le prime partite, dal numero 1 in poi, sono state esplorate per due secondi ciascuna, e la pagina dice com’è andata. Da un campione così si ricava un intervallo per tutte le partite: è calcolato in modo da contenere la verità in diciannove casi su venti, contando le partite incerte come perse all’estremo basso e come vinte all’estremo alto.

    Non restarci male se vinci meno spesso. A { GAME("waning-moon") } quasi ogni partita ha una strada, eppure se ne vince forse una su dieci, perché il tallone non si vede. Le due cifre sono vere tutte e due: rispondono a domande diverse.

about-privacy-lead = Quello che giochi resta sul tuo dispositivo. Non ci sono account né pubblicità, e nessuno ti conta.
about-privacy-text =
    # Che cosa si conserva, e dove

    Lo conserva il tuo browser, su questo dispositivo: le tue impostazioni; le partite che hai cominciato, con le loro mosse; come sono finite, con il tempo, le mosse, e se hai annullato o chiesto consigli. Conserva anche i giochi stessi, perché tutto funzioni senza internet. Cookie non ce ne sono.

    # Che cosa esce dal dispositivo

    Niente di quello che giochi. Le pagine non prendono nulla da altri: né caratteri, né immagini, né script, né statistiche. Il server su cui sta il sito vede quello che vede ogni server, cioè che un browser, dal tuo indirizzo internet, ha preso i suoi file; e ogni tanto il tuo browser gli chiede se c’è una versione più nuova.

    Un link che condividi dice quello che contiene: il gioco, la partita e, se vuoi, le tue mosse o il tuo risultato. Va dove lo mandi, e da nessun’altra parte. Lo stesso vale per un messaggio che ci scrivi.

    # Come liberarsene

    I risultati si cancellano nella pagina dei tuoi risultati, di un gioco o di tutti. Tutto insieme sparisce quando cancelli i dati di questo sito nelle impostazioni del browser. Nessun altro ne ha una copia: quello che cancelli lì non c’è più.

    A volte un browser fa pulizia da solo, quando lo spazio scarseggia. Per questo ti viene chiesto, una volta, se deve tenere i tuoi dati.

about-accessibility-lead = Tutti devono poter giocare: con il mouse o con il dito, con i tasti, a orecchio, e senza fretta.
about-accessibility-text =
    # Con la mano

    Ogni mossa si può fare con un tocco; non c’è niente che si debba per forza trascinare. Un tocco gioca la carta nel suo posto migliore oppure, se lo imposti così, la prende, e un secondo la posa. Nessun orologio gioca contro di te, e tutto si può annullare, fino alla prima mossa. Dove le carte sono vicine, un dito che resta fermo fa apparire una lente.

    # Con i tasti

    Le frecce vanno di pila in pila e di carta in carta, la barra spaziatrice prende le carte e le posa, e chi scrive il nome di una carta la trova. L’elenco completo lo mostra il tasto del punto interrogativo, quando sei sulle carte. Ogni tasto può essere un altro, nelle impostazioni.

    # Per gli occhi

    Chiaro, scuro, o come sul tuo dispositivo. I semi sono in due colori, in quattro, o in quattro che si distinguono con ogni tipo di visione dei colori; la forma, comunque, li distingue sempre. Il testo segue la grandezza che hai impostato nel browser. Se il tuo dispositivo chiede meno movimento, nessuna carta vola sul tavolo; se impone colori suoi, il tavolo li rispetta.

    # A orecchio

    Ogni pila e ogni carta ha un nome per i lettori di schermo, e ogni mossa viene detta in una frase, con quello che ha scoperto. Una carta coperta non ha nome: non senti mai più di quello che gli altri vedono. Un solo tasto dice tutto il tavolo, una pila, dove può andare una carta, o tutto ciò che si può muovere.

    # Se qualcosa ti ostacola

    Allora è un difetto, e va riparato.
