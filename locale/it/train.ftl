# L'allenamento con le proprie partite.

train-title = Allenamento
train-lead = Allenati con quello che mostrano le tue partite, impara varianti a memoria, indovina le mosse di una partita, leggi caselle e mosse.
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

train-lines = Varianti a memoria
train-lines-how = Gioca una variante a memoria: un’apertura, un castello, una tua partita. Ogni partita della raccolta e ogni apertura ha il pulsante «Allenati con questa variante».
train-of-line = { $count ->
    [0] non ritorna
    [one] una posizione ritorna
   *[other] { $count } posizioni ritornano
 }
train-drill = Una variante a memoria
train-drill-to = Allenati con questa variante
train-drill-how = { $count ->
    [0] La variante non ha mosse da chiedere per questo giocatore ({ $side }).
    [one] Gioca la mossa che manca ({ $side }): viene chiesta una posizione.
   *[other] Gioca le mosse di un giocatore ({ $side }): vengono chieste { $count } posizioni. Le risposte sono sorteggiate fra quelle della variante.
 }
train-drill-has = Qui la variante ha { $move }. Riprova.
train-drill-over = È tutta la variante!
train-drill-more = Ancora una volta
train-drill-kept = Le posizioni di questa variante ritornano nei giorni seguenti. Le vedi allora in «Da ripassare oggi».
train-take-black = Passa dalla parte del Nero (☗)
train-take-white = Passa dalla parte del Bianco (☖)

guess-title = Indovina le mosse
guess-to = Indovina le mosse di una partita
guess-lead = Segui una partita mossa per mossa e indovina la prossima. Le tue partite e quelle della raccolta hanno lo stesso pulsante.
guess-how = Indovina che cosa è stato giocato ({ $side }), mossa per mossa: { $count ->
    [one] una mossa
   *[other] { $count } mosse
 }. Vale anche una mossa altrettanto buona.
guess-among-three = Scegli fra tre mosse
guess-choices = Quale mossa è stata giocata?
guess-same = Giusto: è la mossa della partita.
guess-as-good = Vale altrettanto! Nella partita è stata giocata { $move }.
guess-weaker = { $text } Nella partita è stata giocata { $move }.
guess-undecided = Non si è potuto stabilire in tempo quanto valga. Nella partita è stata giocata { $move }.
guess-shown = Nella partita è stata giocata { $move }.
guess-next = Avanti
guess-show = Mostrami la mossa
guess-end = Finisci qui
ui-guess-score = Come nella partita: { $number } · altrettanto buone: { $count } · provate: { $all } su { $from }
ui-guess-over = Mosse trovate: { $count } su { $all }, di cui { $number } come nella partita.

run-time = Per quanto tempo?
run-seconds = { $count ->
    [0] finché voglio
   *[other] { $count } secondi
 }
run-choices = Risposte
run-mates = Matti in una mossa
run-mates-to = Dai matto in una mossa
run-mates-lead = Una mossa dà matto, e una sola. Le posizioni non finiscono mai: ognuna è nuova e viene verificata prima che tu la veda.
run-mates-this = Matto in una mossa.
run-mates-was = Il matto era { $move }.
run-races = Chi è più veloce?
run-races-to = Conta le mosse
run-races-lead = Nel finale si contano i tempi: quante mosse ti servono per il matto se l’avversario non fa nulla, e quante ne servono a lui? I conti sono dimostrati.
run-races-this = Tocca a te, sei il Nero. Quante mosse servono a ciascuno per dare matto?
run-races-counts = Tu: { $own ->
    [3] 3 o più
   *[other] { $own }
 } · avversario: { $other ->
    [3] 3 o più
   *[other] { $other }
 }
run-races-own = Sei più veloce tu.
run-races-other = L’avversario è più veloce: difenditi.
run-races-own-way = Tu: { $moves }.
run-races-other-way = L’avversario: { $moves }.
run-castles = Come si chiama?
run-castles-to = Riconosci castelli e aperture
run-castles-lead = La scacchiera mostra un castello o un’apertura: come si chiama? Ogni nome porta alla sua pagina.
run-castles-castle = Che castello ha costruito questo giocatore ({ $side })?
run-castles-opening = Che cosa gioca questo giocatore ({ $side })?
run-castles-was = La risposta è { $name }.
run-castles-read = Leggi di più
ui-run-making = Preparo le posizioni …
ui-run-score = { $count } giuste su { $all }
ui-run-score-timed = { $count } giuste su { $all } · { $time } s
ui-run-over = { $count } giuste su { $all }.

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

## What cannot be
error-wish-side = «{ $value }» non è un lato: scrivi black (Nero) o white (Bianco).
