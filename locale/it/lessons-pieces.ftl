# Lezioni: come muovono i pezzi.

## The king
lesson-king = Il re
lesson-king-1 = Il re (玉, gyoku) fa un passo in qualunque direzione. Portalo su tutte e due le stelle in due mosse.
lesson-king-1-done = Il re è lento, ma va dappertutto.
lesson-king-1-wrong = Passa per una stella mentre vai all’altra: anche in diagonale il passo è uno.
lesson-king-2 = Va anche di lato e indietro. Tre stelle, tre mosse.
lesson-king-2-done = Il re può scappare da ogni parte, ma di una casella sola: per questo lo si protegge.
lesson-king-2-wrong = Ogni mossa deve finire su una stella: comincia da quella più in alto.
lesson-king-3 = Il re è il pezzo che non si può perdere: non può mai andare dove un pezzo avversario lo prenderebbe. Il re avversario, in alto, protegge uno dei due pedoni. Prendi l’altro.
lesson-king-3-done = Una mossa che mette in pericolo il proprio re non è permessa: la scacchiera la rifiuta e dice perché.
lesson-king-3-wrong = Prendi subito il pedone che il re avversario non raggiunge.

## The gold
lesson-gold = Il generale d’oro
lesson-gold-1 = Il generale d’oro (金, kin) fa un passo dritto, in avanti, di lato o indietro; in diagonale va solo in avanti. Raggiungi le due stelle in due mosse.
lesson-gold-1-done = Con sei direzioni su otto è il miglior guardiano del re.
lesson-gold-1-wrong = Una stella è dritta davanti; l’altra, da lì, è in diagonale.
lesson-gold-2 = Indietro in diagonale il generale d’oro non va. La stella è proprio lì: arrivaci in due mosse.
lesson-gold-2-done = Indietro in diagonale è il suo punto debole: da lì lo si attacca senza paura.
lesson-gold-2-wrong = Un passo di lato e uno indietro, nell’ordine che vuoi.
lesson-gold-3 = Prendi i due pedoni in quattro mosse al massimo. Pensa prima da quale cominciare.
lesson-gold-3-done = Prima di muovere hai guardato tutta la strada: è così che si gioca.
lesson-gold-3-wrong = Comincia dal pedone che è a un passo.

## The silver
lesson-silver = Il generale d’argento
lesson-silver-1 = Il generale d’argento (銀, gin) fa un passo dritto in avanti, oppure in diagonale, da tutte e quattro le parti. Raggiungi le due stelle in due mosse.
lesson-silver-1-done = Verso l’avversario ha tre strade, come il generale d’oro: per questo guida gli attacchi.
lesson-silver-1-wrong = Prima in diagonale, poi dritto.
lesson-silver-2 = Un pedone sta davanti, l’altro di lato, dove il generale d’argento non va. Prendili tutti e due in due mosse.
lesson-silver-2-done = Avanti, e poi indietro in diagonale: così si arriva anche di lato.
lesson-silver-2-wrong = Prendi prima quello davanti: da lì l’altro è in diagonale, indietro.
lesson-silver-3 = Tre pezzi in tre mosse: prendili tutti.
lesson-silver-3-done = Un generale d’argento che avanza in diagonale arriva presto nel campo avversario.
lesson-silver-3-wrong = Ogni pezzo è a un passo in diagonale da quello prima.

## How the silver goes back
lesson-silver-back = Come torna l’argento
lesson-silver-back-1 = Il generale d’argento torna indietro solo in diagonale. Raggiungi le due stelle in due mosse.
lesson-silver-back-1-done = Il generale d’oro così non saprebbe tornare: dopo un attacco, l’argento si ritira meglio.
lesson-silver-back-1-wrong = Tutti e due i passi vanno indietro in diagonale.
lesson-silver-back-2 = La stella è accanto, ma di lato il generale d’argento non va. Arrivaci in due mosse.
lesson-silver-back-2-done = Di lato gli servono due mosse: pensaci prima di mandarlo avanti.
lesson-silver-back-2-wrong = Fai un passo dopo il quale la stella sia dritta davanti, o in diagonale.
lesson-silver-back-3 = Dritto indietro gli servono addirittura tre mosse. Trova una strada.
lesson-silver-back-3-done = La casella dietro è il suo punto debole: chi lo attacca da lì guadagna tempo.
lesson-silver-back-3-wrong = Un passo dritto e due indietro in diagonale, nell’ordine che vuoi.

## The rook
lesson-rook = La torre
lesson-rook-1 = La torre (飛車, hisha) va dritta quanto vuole: in avanti, indietro e di lato. Raggiungi le due stelle in due mosse.
lesson-rook-1-done = Nessun pezzo, all’inizio, è più forte della torre.
lesson-rook-1-wrong = Prima lungo la colonna, poi lungo la traversa.
lesson-rook-2 = Prendi tre pezzi in tre mosse. Da ogni casella guarda lungo la colonna e lungo la traversa.
lesson-rook-2-done = Su una linea aperta la torre minaccia da lontano.
lesson-rook-2-wrong = Comincia dal pezzo che sta sulla sua colonna.
lesson-rook-3 = La torre non salta: il tuo pedone le sbarra la strada. Il pedone fa un passo in avanti. Con due mosse porta la torre sulla stella.
lesson-rook-3-done = I pezzi che vanno lontano hanno bisogno di strade libere: aprirle è metà di un attacco.
lesson-rook-3-wrong = Spingi il pedone: poi la traversa è libera.

## The bishop
lesson-bishop = L’alfiere
lesson-bishop-1 = L’alfiere (角, kaku) va in diagonale quanto vuole. Raggiungi le due stelle in due mosse.
lesson-bishop-1-done = In due mosse ha attraversato mezza scacchiera.
lesson-bishop-1-wrong = Prima in avanti, fino alla stella più alta; poi indietro.
lesson-bishop-2 = Prendi tre pezzi in tre mosse. Da ogni casella guarda tutte e quattro le diagonali.
lesson-bishop-2-done = L’alfiere raggiunge da lontano anche ciò che sembra al riparo.
lesson-bishop-2-wrong = Comincia dal pezzo più in alto.
lesson-bishop-3 = Il generale d’oro avversario sta dritto davanti all’alfiere. Se resta fermo lì, in quante mosse l’alfiere lo può prendere?
lesson-bishop-3-answer-1 = In due
lesson-bishop-3-because-1 = In diagonale si arriva solo su metà delle caselle, e quella del generale d’oro è nell’altra metà.
lesson-bishop-3-answer-2 = Non ci arriva mai
lesson-bishop-3-because-2 = Giusto: l’alfiere arriva solo su metà delle caselle, e i pezzi sull’altra metà non lo temono.

## The lance
lesson-lance = La lancia
lesson-lance-1 = La lancia (香, kyō) va dritta in avanti quanto vuole, e solo in avanti. Prendi i due pezzi in due mosse.
lesson-lance-1-done = In avanti la lancia corre come una torre, ma non torna più.
lesson-lance-1-wrong = Muovi la lancia, e prendi prima il pezzo più vicino.
lesson-lance-2 = Il tuo generale d’oro sbarra la strada alla lancia. Prendi la torre avversaria in due mosse.
lesson-lance-2-done = Un pezzo che si sposta apre la strada a quello che gli sta dietro.
lesson-lance-2-wrong = Togli il generale d’oro dalla colonna, poi vai con la lancia.
lesson-lance-3 = Quale di questi pezzi può prendere la lancia?
lesson-lance-3-answer-1 = Il generale d’argento, di lato
lesson-lance-3-because-1 = Di lato la lancia non va.
lesson-lance-3-answer-2 = Il generale d’oro, dietro
lesson-lance-3-because-2 = La lancia non torna indietro, nemmeno di un passo.
lesson-lance-3-answer-3 = L’alfiere, davanti
lesson-lance-3-because-3 = Giusto: il primo pezzo che incontra davanti a sé, per quanto lontano, è a portata.

## The knight
lesson-knight = Il cavallo
lesson-knight-1 = Il cavallo (桂, kei) salta: due caselle in avanti e una di lato, a destra o a sinistra. Raggiungi le due stelle in due mosse.
lesson-knight-1-done = Il cavallo non torna mai indietro: salta quando sai che cosa farà dopo.
lesson-knight-1-wrong = Il primo salto va a sinistra, il secondo a destra.
lesson-knight-2 = Il cavallo è l’unico pezzo che salta sopra gli altri: i pedoni non lo fermano. Prendi i due pezzi con la stella in due mosse.
lesson-knight-2-done = Dove la strada è chiusa a tutti, il cavallo passa.
lesson-knight-2-wrong = Il primo salto va a destra, il secondo a sinistra.
lesson-knight-3 = Attaccare due pezzi con una mossa sola si dice fare una forchetta. Salta dove il cavallo attacca tutti e due i generali d’oro.
lesson-knight-3-done = L’avversario può salvarne uno solo: l’altro sarà tuo.
lesson-knight-3-wrong = Da lì ne attacchi uno solo: prova l’altro salto.

## The pawn
lesson-pawn = Il pedone
lesson-pawn-1 = Il pedone (歩, fu) fa un passo dritto in avanti. In tre mosse porta un pedone su ogni stella.
lesson-pawn-1-done = Ne hai nove: insieme sono il muro dietro cui si prepara tutto il resto.
lesson-pawn-1-wrong = Un pedone fa un passo, l’altro due.
lesson-pawn-2 = Il pedone prende come cammina: dritto davanti a sé, mai in diagonale. Prendi i tre pezzi con la stella in tre mosse.
lesson-pawn-2-done = Il pezzo più piccolo può prendere il più grande.
lesson-pawn-2-wrong = Muovi il pedone che ha un pezzo proprio davanti.
lesson-pawn-3 = Uno solo dei tuoi pedoni può prendere qualcosa. Trovalo, e prendi.
lesson-pawn-3-done = Ciò che sta in diagonale, per un pedone, è fuori portata.
lesson-pawn-3-wrong = Guarda la casella subito davanti a ogni pedone.

## All together
lesson-together = Tutti insieme
lesson-together-1 = Due stelle in due mosse: una è per il generale d’oro, l’altra per il generale d’argento. Chi va dove?
lesson-together-1-done = Ciò che non sa fare uno lo sa fare l’altro: insieme si completano.
lesson-together-1-wrong = Il generale d’oro va di lato, quello d’argento indietro in diagonale.
lesson-together-2 = Torre, alfiere e cavallo: prendi tre pezzi in tre mosse.
lesson-together-2-done = Chiediti sempre quali dei tuoi pezzi arrivano in una casella.
lesson-together-2-wrong = Ogni mossa deve prendere qualcosa: cerca chi arriva a ciascun pezzo.
lesson-together-3 = Adesso l’avversario risponde: se può prendere il tuo pezzo, lo prende. Prendi il pedone e il generale d’argento, girando alla larga da dove vanno loro.
lesson-together-3-done = Ogni pezzo si prende dal lato verso cui non può muovere.
lesson-together-3-wrong = I pezzi avversari muovono verso di te: passa dove il pedone e il generale d’argento non arrivano.
