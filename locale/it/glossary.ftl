# Che cosa vogliono dire i termini del glossario (miyako info). I nomi vengono dall’inglese di docs/glossary.md.

## Giocatori e partita
word-black = muove per primo; nei diagrammi sta in basso e muove verso l’alto
word-white = muove per secondo; sta in alto e muove verso il basso
word-handicap-giver = il giocatore più forte di una partita con handicap: è il Bianco e muove per primo
word-handicap-receiver = il giocatore più debole di una partita con handicap: è il Nero
word-turn = a chi tocca muovere
word-move = una mossa di un solo giocatore; si contano da 1
word-game = una partita, dal primo inchino all’ultimo
word-even-game = non si toglie nessun pezzo
word-handicap = si comincia senza alcuni pezzi del Bianco
word-tossing-pawns = si tirano a sorte i colori con cinque pedoni
word-weaker-player-first = non si toglie niente, ma il più debole ha il Nero senza sorteggio
word-mixed-handicaps = due handicap a turno, per le differenze intermedie

## Scacchiera e pezzi
word-board = 9 × 9 caselle, tutte uguali
word-square = si indica con colonna e traversa: 7g in USI, 77 a stampa
word-file = da 1 a 9, partendo dalla destra del Nero
word-rank = da 1 a 9 (da a fino a i), partendo dal lato del Bianco
word-star = uno dei quattro punti che segnano le zone di promozione
word-promotion-zone = le tre traverse più lontane dal giocatore
word-piece = un tipo di pezzo, con il suo proprietario
word-king = chi ha la precedenza usa 王, l’altro 玉
word-rook = quanto vuole in linea retta
word-bishop = quanto vuole in diagonale
word-gold = un passo, ma non in diagonale all’indietro
word-silver = un passo in diagonale o dritto in avanti
word-knight = salta due avanti e uno di lato
word-lance = quanto vuole in avanti
word-pawn = un passo in avanti
word-dragon = Torre promossa
word-horse = Alfiere promosso
word-promoted-silver = muove come un Generale d’oro
word-promoted-knight = muove come un Generale d’oro
word-promoted-lance = muove come un Generale d’oro
word-tokin = Pedone promosso, muove come un Generale d’oro
word-pieces-in-hand = i pezzi catturati, pronti a essere paracadutati
word-long-range-piece = Torre, Alfiere e Lancia
word-major-piece = Torre e Alfiere, promossi o no
word-minor-piece = tutti gli altri, tranne il Re
word-metal-piece = Generali d’oro e d’argento
word-unpromoted-piece = qualsiasi faccia non promossa
word-promoted-piece = qualsiasi faccia promossa
word-piece-stand = il tavolino che regge i pezzi in mano

## Mosse e scacco
word-move-a-piece = muovere un pezzo che sta sulla scacchiera
word-drop = mettere un pezzo in mano su una casella vuota
word-promote = girare il pezzo alla fine della sua mossa
word-not-promote = lasciarlo com’è, dove si potrebbe promuovere
word-capture = prendere in mano un pezzo avversario
word-attacked-squares = dove un pezzo potrebbe catturare
word-check = il Re potrebbe essere catturato alla mossa dopo
word-checkmate = sotto scacco e senza mosse legali
word-interposing-piece = un pezzo messo fra il Re e chi gli dà scacco

## Falli
word-foul = una mossa o un atto contro le regole: fa perdere, oppure viene rifiutato
word-forbidden-move = corretta come movimento, ma vietata da una regola speciale
word-two-moves-in-a-row = muovere di nuovo prima dell’avversario
word-the-wrong-side-begins = la prima mossa la fa l’altro
word-hidden-piece = un pezzo catturato tenuto fuori vista
word-two-pawns = paracadutare un Pedone su una colonna che ne ha già uno proprio non promosso
word-piece-with-no-move-left = un Pedone, una Lancia o un Cavallo messo dove non potrà più muovere
word-mate-by-a-dropped-pawn = un Pedone paracadutato non può dare matto subito
word-king-left-in-check = lasciare il Re sotto scacco, portarlo sotto scacco, togliere il pezzo che lo protegge
word-perpetual-check = ripetizione in cui ogni mossa di uno dei due è scacco
word-takeback = ritirare una mossa: un fallo nelle partite ufficiali, possibile fra amici se l’altro è d’accordo
word-claim = far notare un fallo che era passato inosservato
word-strict-guarded = una mossa illegale fa perdere, oppure viene rifiutata spiegando perché

## Fine della partita
word-ending = come è finita la partita e chi ha perso
word-resignation = arrendersi, dicendo 負けました makemashita oppure ありません arimasen
word-loss-on-time = non resta più tempo
word-no-legal-move = senza scacco, ma senza mosse: si perde
word-repetition = la stessa posizione per la quarta volta
word-impasse = i due Re al sicuro nel campo avversario
word-entering-king = un Re nella zona di promozione
word-declaration = dichiarare la vittoria ai punti
word-too-few-points = uno stallo concordato in cui uno dei due ha meno di 24 punti
word-failed-declaration = una dichiarazione che non soddisfa le condizioni: fa perdere
word-both-kings-entered = ciascun Re è nel campo dell’altro
word-agreed-draw = patta per semplice accordo: fra amici e nei circoli
word-limit-of-moves = cinquecento nelle partite ufficiali
word-arbiter-s-decision = quello che decide l’arbitro quando i giocatori non possono
word-seat = uno dei quattro lati della scacchiera nel gioco a quattro
word-four-player-shogi = quattro giocatori sulla scacchiera dello shōgi di oggi
word-interrupted = interrotta senza risultato
word-no-contest = nessun risultato: la partita si rigioca

## Orologi
word-clock = misura il tempo dei due giocatori
word-main-time = il tempo che un giocatore può spendere come vuole
word-byoyomi = tanto per ogni mossa, quando il tempo di riflessione è finito
word-consideration-periods = minuti interi da spendere fra il tempo di riflessione e il byōyomi
word-sudden-death = senza byōyomi: a zero si perde
word-stopwatch-method = ogni mossa costa minuti interi, arrotondati per difetto
word-chess-clock-method = ogni mossa costa secondi interi
word-increment = il tempo cresce a ogni proprio turno
word-call-of-the-timekeeper = quello che si dice ad alta voce mentre il tempo scorre
word-late-arrival = dall’orologio si toglie il triplo del ritardo
word-loss-by-default = il giocatore non è arrivato in tempo

## Cerimoniale
word-senior-junior = chi siede al posto d’onore e comincia i gesti, e chi gli sta di fronte
word-upper-seat = il posto di chi ha la precedenza, davanti al tokonoma o lontano dalla porta
word-lower-seat = il posto dell’altro
word-ohashi-order = i Pedoni per ultimi, dal centro verso l’esterno
word-ito-order = i Pedoni prima dei pezzi a lunga gittata
word-two-jade-kings = una serie di pezzi in cui tutti e due i Re sono 玉
word-bow = all’inizio, alla fine e quando ci si arrende
word-opening-words = li dicono tutti e due con un inchino; poi parte l’orologio
word-closing-words = ringraziamento dopo la partita e dopo aver riposto i pezzi
word-box-bag = dove stanno i pezzi fra una partita e l’altra
word-timekeeper = tiene registrazione e tempo, lancia i Pedoni, parla solo del tempo

## Registrazioni, problemi, gradi
word-library = le partite registrate che una persona conserva
word-game-record = le mosse di una partita e quello che le accompagna
word-notation = un modo di scrivere le mosse: vedi notations.md
word-signs = distinguono i pezzi dello stesso tipo che possono andare nella stessa casella
word-same = catturare dove è arrivata l’ultima mossa
word-mate-problem = dare matto solo con scacchi
word-review = rivedere insieme la partita appena finita
word-winning-chance = quanto vale un punteggio, vedi analysis.md
word-good-move = ! l’unica mossa buona
word-inaccuracy = ?! fa perdere poco
word-mistake = ? fa perdere molto
word-blunder = ?? butta via la partita, o buona parte
word-best-move = la mossa che avrebbe giocato il motore
word-threat-of-mate = la mossa dopo dà matto, se non si fa qualcosa
word-brinkmate = una minaccia di matto che niente può parare, se non dando matto prima
word-slack = quante mosse libere mancano al matto: con 1 è tsumero
word-zetto = un Re che non può ricevere matto, qualunque cosa abbia in mano l’avversario
word-mate-in-the-capital = matto nella casella centrale
word-grade = da 15 kyū a 1 kyū, poi da 1 dan in su

## Figure e artigianato
word-diagram = una posizione disegnata, con i testi intorno
word-geta-mark = 〓, stampato al posto di un carattere che manca nel font
word-cut = come la tavola era disposta nel tronco
word-straight-grain = una faccia perpendicolare agli anelli del tronco
word-ring-pattern = una faccia lungo gli anelli, che mostra degli archi
word-red-promoted-side = pezzi con la faccia promossa scritta in rosso
word-two-coloured-lettering = rossi la faccia promossa e il carattere superiore di quella normale
word-raised-lacquer = caratteri riempiti finché sporgono dal legno
word-lines-by-sword = linee di lacca tracciate con una spada senza filo
word-sun = 3,03 cm: l’unità con cui si dice lo spessore di una scacchiera

## Parole di questo programma
word-setup = tutto ciò che può stare su una scacchiera, legale o no: quello che contiene un editor o un file letto a metà
word-position = una disposizione che è stata verificata; solo da questa si generano mosse
word-key = un numero che distingue le posizioni per scacchiera, mani e turno; numeri uguali vogliono dire ripetizione
word-level = quanto gioca forte il computer, con il nome del grado a cui mira
word-live-channel = il collegamento che porta una partita fra la pagina e il server, vedi live-protocol.md
word-shelf = la cartella di dati di riferimento che sta accanto a una copia del progetto e non ne fa parte; MIYAKO_SHELF dice dov’è
word-miyako = 都, «la capitale»: l’antico nome della casella centrale, 5五

word-tournament = persone che si incontrano a turni, e una classifica che ne risulta
word-swiss = si incontrano i pari, nessuno due volte, e nessuno è eliminato
word-mcmahon = uno svizzero in cui i forti cominciano con dei punti
word-round-robin = tutti incontrano tutti
word-knock-out = chi perde è fuori
word-losers-games = per che cosa gioca ancora chi ha perso
word-bye = un punto a chi in un turno non ha avversario
word-tie-break = che cosa decide tra chi ha gli stessi punti
word-rating = un numero che dice la forza, dai risultati
word-rating-pool = i punteggi di persone che giocano tra loro, torneo per torneo
word-league = classi tra cui si sale e si scende, stagione per stagione
word-meijin-league = cinque classi, e chi sfida il Meijin
word-ranking-tournament = l’eliminazione diretta di una classe Ryūō
word-main-tournament = di chi esce da tutte le classi
word-game-not-to-fall = di chi ha perso due volte
word-demotion-point = dato agli ultimi di una classe; quando bastano si retrocede
word-free-class = di chi non gioca nessuna lega
word-challenger = chi gioca contro chi detiene un titolo
word-title-match = più partite per un titolo
word-retirement = la fine di una carriera
word-study-group = dove i giovani imparano prima della scuola
word-apprentices-school = da dove vengono i professionisti
word-3-dan-league = la sua ultima classe
word-professional = dal 4° dan in su
word-woman-professional = gradi propri, dal 2° kyū in su
word-certificate = un grado messo per iscritto
