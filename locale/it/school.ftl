# La scuola: lezioni alla scacchiera.

nav-school = Scuola
school-title = Scuola
school-lead = Lo shōgi dalla prima mossa, alla scacchiera. Ogni lezione dura pochi minuti: si legge una riga, si muove, e si sa subito perché.
school-begin = Comincia
school-go-on = Continua da qui
school-all-done = Hai fatto tutte le lezioni
school-chapter-board = La scacchiera
school-chapter-pieces = I pezzi
school-chapter-promotion = Prese, promozioni e pezzi in mano
school-chapter-mate = Scacco e matto
school-chapter-ending = Finali senza matto, cortesia e valore dei pezzi
school-chapter-tactics = I colpi
school-chapter-endgame = Il finale
school-chapter-castles = Castelli
school-chapter-first-game = La prima partita
school-chapter-openings = Aperture
school-chapter-handicaps = Partite con handicap
school-chapter-site = Il sito
school-visit = Apri la pagina
school-against = Contro il computer: { $level }
school-play = Comincia la partita
school-play-again = Gioca ancora
school-later = Più tardi
school-practice = Per esercitarti:
school-practice-mate = { $plies ->
    [1] matti in una mossa
   *[other] matti in { $plies } mosse
 }
school-game-won = Partita vinta
school-lesson-done = fatta
school-count = { $done } esercizi fatti su { $count }
school-tasks = Esercizi della lezione
school-next = Avanti
school-next-lesson = Prossima lezione: { $title }
school-again = Ricomincia
school-done = Giusto!
school-right = Bene, avanti così.
school-left = { $count ->
    [one] Ti resta una mossa.
   *[other] Ti restano { $count } mosse.
 }
school-wrong-late = Le mosse sono finite. Ricomincia, e cerca una strada più breve.
school-wrong-other = Non è questa. Prova di nuovo.
school-wrong-taken = Lì il tuo pezzo viene preso. Ricomincia, e guarda che cosa raggiunge l’avversario.
school-wrong-longer = Così il matto arriva, ma più tardi. Cerca quello più breve.
school-wrong-square = Questa è un’altra casella. Conta di nuovo.
school-hint-none = Da qui non si arriva più: ricomincia.
ui-school-press = Premi la casella { $place }
ui-school-offline = Il server non risponde. Riprova tra un momento.
ui-star = da raggiungere
school-needs-script = Le lezioni si svolgono alla scacchiera, che ha bisogno di JavaScript.
