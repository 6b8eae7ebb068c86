# Lezioni: la scacchiera, e i pezzi presi.

## The board
lesson-board = La scacchiera
lesson-board-1 = La scacchiera ha nove colonne, contate da destra, e nove traverse, contate dall’alto con un numero o con una lettera (a, b, c…). Una casella si chiama con la sua colonna e poi con la sua traversa. Premi le caselle che ti vengono chieste.
lesson-board-1-done = Con questi nomi si scrive ogni mossa, e ogni partita si può rigiocare.
lesson-board-1-wrong = Prima la colonna, da destra verso sinistra; poi la traversa, dall’alto in basso.
lesson-board-2 = Questa è la posizione di partenza: venti pezzi per parte, tutti dello stesso colore. Come riconosci i tuoi?
lesson-board-2-answer-1 = Dal lato della scacchiera in cui stanno
lesson-board-2-because-1 = Solo all’inizio: poi i pezzi dei due giocatori si mescolano su tutta la scacchiera.
lesson-board-2-answer-2 = Dalla punta, rivolta verso l’avversario
lesson-board-2-because-2 = Giusto: la punta dice di chi è un pezzo, e quando il pezzo cambia padrone si gira.
lesson-board-2-answer-3 = Dal segno che portano scritto
lesson-board-2-because-3 = Il segno dice che pezzo è, non di chi è.
lesson-board-3 = Tu giochi dal basso: sei Nero (先手, sente), e muovi per primo. Al centro della traversa in basso c’è il tuo re; una traversa più su, a sinistra l’alfiere e a destra la torre. Premi le caselle dei tre pezzi.
lesson-board-3-done = Vince chi intrappola il re avversario: è lo scopo di tutta la partita.

## The hand
lesson-hand = I pezzi presi
lesson-hand-1 = Un pezzo avversario si prende andando nella sua casella. Tocca il tuo pezzo per vedere dove può andare, e prendi quello avversario.
lesson-hand-1-done = Il pezzo preso non esce dal gioco: ora è tuo, e sta sul tavolino accanto alla scacchiera (駒台, komadai).
lesson-hand-1-wrong = Vai proprio nella casella del pezzo avversario.
lesson-hand-2 = I pezzi presi sono «in mano». Invece di muovere puoi metterne uno su una casella vuota: si dice paracadutarlo. Tocca il pezzo in mano, poi una stella.
lesson-hand-2-done = Un pezzo paracadutato è tuo come tutti gli altri, e dalla mossa dopo può muovere.
lesson-hand-2-wrong = Usa il pezzo che sta accanto alla scacchiera, e scegli una delle stelle.
lesson-hand-3 = Ora tutto insieme, in due mosse: prendi il pezzo avversario, poi paracadutalo sulla stella.
lesson-hand-3-done = È questo il cuore dello shōgi: i pezzi non spariscono, cambiano padrone.
lesson-hand-3-wrong = Prima si prende, poi si paracaduta: una mossa per ciascuna cosa.
