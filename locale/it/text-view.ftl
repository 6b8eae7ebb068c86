# La vista testo di una scacchiera: ciò che vi si scrive, chiede e risponde.
text-on = Vista testo
text-off = Lascia la vista testo
text-title = Vista testo
text-label = Mossa o comando
text-send = Invia
text-note = Per esempio P76, «scacchiera», «p torre». «?» dice tutto quello che si può chiedere. Alt+T apre e chiude questa vista.
text-help-page = Tutti i comandi
text-log = Ciò che è stato detto
text-board = La scacchiera come tabella
settings-blindfold = Alla cieca: nascondi i pezzi
blindfold-off = Esci dalla modalità alla cieca
game-peek = Mostra i pezzi
ui-text-hand-of = In mano: { $name }
ui-text-hand = { $name } in mano: { $text }
ui-text-nothing = niente
ui-text-rank = Traversa { $number }: { $text }
ui-text-file = Colonna { $number }: { $text }
ui-text-empty = vuote { $count }
ui-text-nowhere = Non ce n’è né sulla scacchiera né in mano.
ui-text-all-empty = Lì non c’è niente.
ui-text-may-promote = { $place } (anche promuovendo)
ui-text-no-move = nessuna mossa legale
ui-text-no-square = Su questa scacchiera non c’è.
ui-text-no-check = Nessuno scacco.
ui-text-no-comment = Nessun commento a questa mossa.
ui-text-not-yours = Qui non si possono scrivere commenti.
ui-text-comment-gone = Commento tolto.
ui-text-comment-kept = Commento scritto.
ui-text-blindfold-on = I pezzi sono nascosti. «cieca» li rimostra.
ui-text-blindfold-off = I pezzi si vedono.
ui-text-no-castles = I castelli hanno un nome nello shōgi normale soltanto.
ui-text-no-further = Di là non c’è altro.
ui-text-no-moves = Non è stata fatta nessuna mossa.
ui-text-unknown = «{ $text }» non è né una mossa né un comando. «?» dice che cosa si può chiedere.
ui-text-not-here = Qui ora non si può chiedere.
ui-text-not-done = Non fatto.
ui-text-nothing-asked = Non era stato chiesto niente.
ui-text-sure-resign = Abbandonare e perdere la partita? «sì» o «no».
ui-text-sure-declare = Dichiarare il re entrato? Una dichiarazione sbagliata può far perdere la partita. «sì» o «no».
ui-text-sure-draw = Proporre di finire senza vincitore? «sì» o «no».
ui-text-sure-solution = Vedere la soluzione? Il problema non conterà come risolto. «sì» o «no».
ui-text-task-open = Tocca a te.
ui-text-task-solved = Fatto. Con «avanti» si prosegue.
ui-text-task-refuted = Non è giusto. «daccapo» ricomincia.
ui-text-stars = Da raggiungere: { $text }.
ui-text-variations = Continuazioni: { $text }
ui-text-no-variation = Le continuazioni da qui sono { $count }.
ui-text-eval = Valore per il Nero: { $text }
ui-text-best = Migliore: { $text }
ui-text-better = Meglio era: { $text }
ui-text-no-answer = Il motore non ha una risposta.
ui-text-not-analysed = La partita non è ancora stata analizzata: scrivi «analizza».
ui-text-no-mistake = Non si sono trovati errori.
ui-text-analysing = La partita viene analizzata. Alla fine ti verrà detto.
ui-text-analysed = Analizzata. Errori: { $count }. «errore» va al prossimo.
ui-text-help-move = Una mossa si scrive come si annota o si dice: P76, pedone 7 6, 7g7f, P*55; + promuove, = non promuove
ui-text-group-look = la scacchiera, i pezzi, le mani, le mosse fatte, gli orologi
ui-text-group-play = riprendere, abbandonare, proporre, dichiarare
ui-text-group-solve = lezioni, problemi e posizioni da risolvere
ui-text-group-review = andare avanti e indietro, commenti, analisi
ui-text-help-more = «? { $text }» dice i comandi di quel gruppo, «?» e un comando a che cosa serve
ui-text-help-comment = leggere il commento alla mossa; con un testo scriverlo, con - toglierlo
ui-text-help-blindfold = nascondere i pezzi, o rimostrarli
ui-text-help-words = Parole: { $text }
ui-text-help-state = come stanno le cose
ui-text-help-board = tutta la scacchiera
ui-text-help-rank = una traversa
ui-text-help-file = una colonna
ui-text-help-where = dov’è un pezzo, «nero» o «bianco»
ui-text-help-square = una casella e chi la raggiunge
ui-text-help-around = che cosa c’è intorno a una casella
ui-text-help-rays = il primo pezzo su ogni linea da una casella
ui-text-help-hands = i pezzi in mano
ui-text-help-legal = dove può andare un pezzo
ui-text-help-last = l’ultima mossa, o le ultime, quante ne vuoi
ui-text-help-list = tutte le mosse
ui-text-help-clock = gli orologi
ui-text-help-check = se c’è scacco
ui-text-help-threat = quali pezzi sono attaccati
ui-text-help-castle = i castelli per nome
ui-text-help-task = che cosa c’è da fare
ui-text-help-hint = un consiglio
ui-text-help-again = ricominciare
ui-text-help-next = al prossimo
ui-text-help-solution = la soluzione
ui-text-help-takeback = ritirare una mossa
ui-text-help-resign = abbandonare
ui-text-help-draw = proporre la patta
ui-text-help-declare = dichiarare il re entrato
ui-text-help-previous = una mossa indietro
ui-text-help-following = una mossa avanti
ui-text-help-first = all’inizio
ui-text-help-newest = alla fine
ui-text-help-variation = un’altra continuazione, col suo numero
ui-text-help-analyse = far analizzare la partita
ui-text-help-mistake = al prossimo errore
ui-text-help-eval = il valore secondo il motore
ui-text-help-best = la mossa migliore
ui-text-help-why = perché una mossa era buona o cattiva
ui-text-help-sfen = la posizione come SFEN, copiata
ui-text-help-yes = sì
ui-text-help-no = no
ui-text-help-help = questo elenco, o un comando

# Ciò che di una posizione si vede a colpo d’occhio
sight-reached = { $count ->
    [0] { $side } non la raggiunge con niente.
   *[other] { $side } la raggiunge con { $what }.
}
sight-threats = { $count ->
    [0] { $side }: nessun pezzo attaccato.
   *[other] { $side }, sotto attacco: { $what }.
}
sight-threat = { $piece } da { $by }{ $guarded ->
    [yes] , difeso
   *[no] , indifeso
}
sight-castles = { $count ->
    [0] { $side }: nessun castello con un nome.
   *[other] { $side }: { $what }.
}
