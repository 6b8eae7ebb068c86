# Yonin shōgi, il gioco per quattro: terminale, regole, modulo e pagina.

seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est

## In the terminal
yonin-welcome = Yonin shōgi per quattro. Giocano persone a: { $seats }. Il computer (livello { $level } su 10) ha gli altri posti.
yonin-welcome-all = Yonin shōgi per quattro: persone a tutti i posti.
yonin-help =
    5g5f            una mossa: dalla casella 5g alla casella 5f; con un più in fondo promuove
    P*5e            un paracadutaggio: un pezzo dalla mano, con la sua lettera
    moves           elenca le mosse legali
    board           mostra di nuovo la scacchiera
    hint            chiede un consiglio al computer (partite amichevoli)
    undo            ritira l’ultima mossa di una persona (partite amichevoli)
    resign          abbandona; gli altri continuano
    quit            esce; la partita resta interrotta
yonin-mated = { $seat } ha subito matto da { $by }, che riceve i suoi pezzi in mano.
yonin-out-resigned = { $seat } abbandona ed è fuori dal gioco.
yonin-out-flag = { $seat } ha esaurito il tempo ed è fuori dal gioco.
yonin-out-foul = { $seat } è fuori dal gioco per un fallo.
yonin-out-absent = { $seat } è fuori dal gioco.
yonin-checked = { $seat } è sotto scacco e muove subito.
yonin-ended-decided = La partita è finita.
yonin-ended-repetition = La posizione si è presentata quattro volte: la partita è finita.
yonin-ended-perpetual_check = La posizione si è presentata quattro volte a forza di scacchi di un solo giocatore: la partita è finita.
yonin-ended-move_limit = La partita ha raggiunto il numero massimo di mosse: è finita.
yonin-place = { $place }. { $seat }

## The rules
yonin-title = Yonin shōgi, per quattro
yonin-lead = Quattro giocatori con nove pezzi ciascuno, sulla scacchiera dello shōgi di oggi.
yonin-history = Il gioco è di Ōta Mitsuyasu, sindaco di Hirata nella prefettura di Shimane; è noto dal 1993. Due anni prima una rivista per ragazzi ne aveva pubblicato uno più grande, con quindici pezzi ciascuno. Le partite sono rapide: i re sono vicini fin dall’inizio.
yonin-rule-order = Sud, Ovest, Nord ed Est siedono intorno alla scacchiera e muovono in quest’ordine, in senso orario. Chi comincia si decide a sorte.
yonin-rule-pieces = Ciascuno ha un Re, una Torre, due Generali d’oro, due d’argento e tre Pedoni, che muovono come nello shōgi; avanti vuol dire verso il giocatore di fronte.
yonin-rule-promotion = Ciascuno promuove nelle tre traverse più vicine al giocatore di fronte, con una mossa che vi comincia o vi finisce. Le zone si sovrappongono: conta la direzione in cui il pezzo guarda.
yonin-rule-drops = Un pezzo catturato va in mano a chi lo ha preso. Chi lo paracaduta lo gira come i propri. Tre cose sono vietate: due Pedoni sulla stessa linea nella propria direzione, un Pedone sull’ultima traversa, e il matto paracadutando un Pedone.
yonin-rule-check = Chi riceve scacco muove subito, anche se non è il suo turno, e deve difendersi. Poi si continua da lui in senso orario.
yonin-rule-double = Se più giocatori sono sotto scacco insieme, rispondono uno dopo l’altro, in senso orario da chi ha mosso.
yonin-rule-mate = Il matto conta per chi ha fatto la mossa, anche se a dare scacco è un pezzo di un altro. Chi dà matto riceve i pezzi in mano di chi è matto. Da quel momento muove anche i suoi pezzi sulla scacchiera, che guardano e promuovono nella stessa direzione di prima.
yonin-rule-obstacle = Il Re matto si gira a faccia in giù e resta lì. Nessuno può muoverlo, catturarlo o saltarlo.
yonin-rule-ranking = Quando due giocatori sono fuori la partita è finita. Il primo uscito è quarto, il secondo è terzo. Dei due rimasti vince chi ha dato più matti; se sono pari, chi ha più pezzi, contando anche i Re matti. Chi gioca in coppia siede di fronte al compagno: i due vincono insieme con il loro primo matto. I compagni possono catturarsi i pezzi, ma non si danno mai scacco.
yonin-rule-repetition = La partita finisce la quarta volta che si presenta la stessa posizione: chi è ancora in gioco divide il primo posto. Chi però ha dato scacco a ogni mossa viene dopo gli altri. Chi abbandona o finisce il tempo è fuori, e nessuno ne ha merito: i suoi pezzi restano sulla scacchiera e non li muove nessuno. Dopo mille mosse la partita finisce, e chi è ancora in gioco divide il primo posto.
yonin-disputed = Dove le fonti non concordano
yonin-option-setup = Pezzi
yonin-option-play = Gioco
yonin-option-mated-pieces = Pezzi di chi è matto
yonin-option-check = Dopo uno scacco
yonin-option-direction = Direzione
yonin-reading-nine = nove ciascuno
yonin-reading-fifteen = quindici ciascuno
yonin-reading-singles = ciascuno per sé
yonin-reading-teams = con il giocatore di fronte
yonin-reading-commanded = obbediscono a chi ha dato matto
yonin-reading-neutral = restano senza padrone
yonin-reading-interrupts = chi è sotto scacco muove subito
yonin-reading-waits = l’ordine resta
yonin-reading-clockwise = in senso orario
yonin-reading-counter-clockwise = in senso antiorario

## The form
seats = Chi siede dove
yonin-seat-me = io
yonin-seat-link = qualcuno, con un link
yonin-seat-computer = computer, livello { $level }
yonin-begins = Chi comincia
yonin-begins-lot = a sorte
wait-note-seats = La partita comincia da sola quando tutti i posti sono occupati.
yonin-clock-each = Tempo di ciascuno

## The page of a game
ui-color-south = { seat-south }
ui-color-west = { seat-west }
ui-color-north = { seat-north }
ui-color-east = { seat-east }
ui-turn-of = Muove { $name }
ui-turn-own = Tocca a te: { $name }
ui-turn-checked = { $name } è sotto scacco e muove subito
ui-turn-checked-own = { $name }, sei sotto scacco: tocca a te
ui-seat-mated = ha subito matto da { $by }
ui-seat-resigned = ha abbandonato
ui-seat-flag = tempo finito
ui-serves = comanda { $by }
ui-hand-of = In mano: { $name }
ui-piece-of = { $piece } di { $name }
ui-mated-king = Re matto di { $name }
ui-place = { $place }º { $name }
yonin-computers = { $count ->
    [one] un computer
   *[other] { $count } computer
}
yonin-name = Yonin shōgi
yonin-one-screen = In quattro allo stesso schermo
yonin-open-seats = in attesa di giocatori
own-place = { $place }º posto
first-of-four = Primo: { $seats }
ui-offer-takeback-waits = Mossa da ritirare: si aspetta { $name }
ui-seat-foul = fuori per un fallo
ui-seat-absent = assente: lasciato fuori
ui-offer-interrupt-waits = Partita da interrompere: si aspetta { $name }
ui-standstill-without = { $name } è assente. Se non cambia nulla, tra { $time } può essere lasciato fuori.
ui-standstill-without-now = { $name } è assente da troppo tempo: gli altri possono continuare senza.
ui-leave-out = Continua senza
yonin-ended-interrupted = La partita è stata interrotta: non ci sono piazzamenti.
yonin-ruleset-friendly = Fra amici: mosse ritirabili
yonin-ruleset-amateur = Di circolo: niente ritiri
yonin-ruleset-official = Ufficiali: un fallo e si è fuori
ui-out = { $name }: { $text }
resign-which = Chi abbandona
ui-standstill-last = { $name } è assente. Se non cambia nulla, tra { $time } può essere lasciato fuori, e la partita finisce.
ui-standstill-last-now = { $name } è assente da troppo tempo: chi resta può lasciarlo fuori, e la partita finisce.
