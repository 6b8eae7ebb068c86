# L'allenamento con le proprie partite.

train-title = Allenamento
train-lead = Allenati con quello che mostrano le tue partite: le mosse che ti sono costate di più, finché non trovi quella migliore.
train-practise = Allenati con i tuoi errori
train-from-games = Allenati con le tue partite
train-due = Da ripassare oggi
train-due-none-kept = Nulla ritorna da solo: nei giorni seguenti rivedi soltanto le posizioni per le quali lo chiedi.
train-due-none = { $count ->
    [one] Oggi non c’è nulla da ripassare. Una posizione ritornerà più avanti.
   *[other] Oggi non c’è nulla da ripassare. { $count } posizioni ritorneranno più avanti.
 }
train-due-begin = { $count ->
    [one] Comincia: una posizione
   *[other] Comincia: { $count } posizioni
 }
train-mistakes = I tuoi errori
train-mistakes-how = Un motore esamina una tua partita e cerca le mosse che ti sono costate molto. Rivedi ogni posizione e cerchi una mossa migliore.
train-no-games = Non hai ancora partite finite. Giocane una, poi torna qui.
train-more-games = Partite non ancora esaminate
train-look = Trova i miei errori
train-from-library = Le partite da file e quelle più vecchie sono nella raccolta: ogni partita ha il suo collegamento all’allenamento.
train-of-source = { $count ->
    [0] nessun errore da cui imparare
    [one] { $found ->
        [0] una posizione
       *[other] una posizione, trovata
     }
   *[other] { $count } posizioni, { $found } trovate
 }
train-pending = Un motore sta esaminando questa partita. Ci vogliono da pochi secondi a qualche minuto; questa pagina ti avvisa quando ha finito.
train-failed = In questo momento non è stato possibile esaminare la partita. Riprova fra poco.
train-sound = Qui nessuna tua mossa è un errore da cui imparare. Ben giocato!
train-whose = Gli errori di chi?
train-side-black = Del Nero (☗)
train-side-white = Del Bianco (☖)
train-found = { $count ->
    [one] Una posizione da rivedere
   *[other] { $count } posizioni da rivedere
 }
train-begin = Allenati
train-number = Posizione { $number }
train-was-found = trovata
train-repeat = Rivedila nei prossimi giorni
train-repeat-how = Le posizioni possono ritornare nei giorni seguenti, prima o più tardi a seconda che tu trovi la mossa o no. Le vedi allora in «Da ripassare oggi».
train-repeat-all = Rivedile tutte nei prossimi giorni
train-repeat-none = Non rivederle più
train-returns = { $count ->
    [0] È da ripassare oggi.
    [one] Ritorna domani.
   *[other] Ritorna fra { $count } giorni.
 }
train-find-better = Trova la mossa migliore
train-find-move = Quale mossa viene ora?
train-find-move-how = Gioca la mossa della variante che stai imparando.
train-blame = Qui hai giocato { $move }. { $text } Che cosa è meglio?
train-game = La partita
train-again = Riprova
train-next = Prossima posizione
train-done = Fatto
train-right = Giusto!
train-right-too = Giusto: vale altrettanto. Il motore avrebbe giocato { $move }.
train-slower = Anche così si vince, ma qui c’è un matto. Cercalo.
train-not-in-line = Qui la variante ha un’altra mossa. Riprova.
train-remove = Elimina questa posizione
ui-train-thinking = Il motore guarda la tua mossa …
error-cards-full-title = Troppe posizioni
error-cards-full = Hai già 2.000 posizioni da allenare: prima eliminane qualcuna.
error-no-engine-title = Nessun motore libero
error-no-engine = In questo momento nessun motore è libero: riprova fra poco.

coordinates-title = Caselle e mosse per nome
coordinates-to = All’esercizio
coordinates-lead = Trenta secondi: premi la casella nominata, nomina quella segnata, gioca la mossa scritta, scrivi quella che vedi.
coordinates-way = Che cosa vuoi fare?
coordinates-press = Premere la casella nominata
coordinates-name = Nominare la casella segnata
coordinates-play = Giocare la mossa scritta
coordinates-write = Scrivere la mossa mostrata
coordinates-notation = Notazione
coordinates-in-western = Occidentale (P-76)
coordinates-in-hodges = Hodges (P-7f)
coordinates-in-japanese-common = Libri giapponesi (☗7六歩)
coordinates-in-japanese-official = Federazione giapponese (▲76歩)
coordinates-in-kitao-kawasaki = Kitao e Kawasaki (☗歩-76)
coordinates-in-usi = USI (7g7f)
coordinates-white = Vedi la scacchiera dalla parte del Bianco
coordinates-begin = Comincia
coordinates-answer = La tua risposta
coordinates-ok = OK
ui-coordinates-press-this = { $text }
ui-coordinates-name-this = Come si chiama la casella segnata?
ui-coordinates-play-this = { $text }
ui-coordinates-write-this = Come si scrive questa mossa?
ui-coordinates-wrong = No.
ui-coordinates-score = { $count } giuste · { $time } s
ui-coordinates-over = { $count } giuste su { $all }. La tua serie migliore: { $number }.
ui-coordinates-record = { $count } giuste su { $all }: la tua serie migliore!
