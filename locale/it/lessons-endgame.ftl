# Lezioni: il finale.

## Threat of mate
lesson-threat-of-mate = La minaccia di matto
lesson-threat-of-mate-1 = Non ogni attacco è uno scacco. Una mossa tranquilla che prepara il matto alla mossa dopo è una minaccia di matto (詰めろ, tsumero). Con l’oro in mano, prepara l’oro sulla testa.
lesson-threat-of-mate-1-done = Ora l’avversario deve rispondere: se fa altro, è matto.
lesson-threat-of-mate-1-wrong = Uno scacco subito lascia scappare il re. Porta prima il sostegno per l’oro.
lesson-threat-of-mate-2 = Il pedone da solo non basta: promosso davanti al re, verrebbe preso o lo lascerebbe fuggire. Paracaduta l’argento in modo da minacciare matto.
lesson-threat-of-mate-2-done = Alla prossima mossa il pedone promosso è difeso, ed è matto.
lesson-threat-of-mate-2-wrong = Così il pedone non basta ancora. L’argento deve difendere la casella davanti al re.
lesson-threat-of-mate-3 = Il matto minacciato può essere anche più lungo. Con oro, argento e pedone in mano, quale mossa tranquilla minaccia matto in tre?
lesson-threat-of-mate-3-done = Minaccia l’argento alle spalle del re, e poi l’oro: il pedone fa da sostegno.
lesson-threat-of-mate-3-wrong = Se ora l’avversario passasse, non ci sarebbe ancora matto. Un pedone può fare da sostegno.
lesson-threat-of-mate-4 = Ora tocca a te difenderti: il pedone è vicino al tuo re, e l’avversario ha in mano un generale d’oro. Che cosa NON serve contro la minaccia?
lesson-threat-of-mate-4-answer-1 = Spostare il re
lesson-threat-of-mate-4-because-1 = Scappare prima che sia scacco è spesso la difesa migliore.
lesson-threat-of-mate-4-answer-2 = Occupare la casella dove cadrebbe l’oro
lesson-threat-of-mate-4-because-2 = Serve: su una casella occupata non si paracaduta.
lesson-threat-of-mate-4-answer-3 = Prendere il pedone che sostiene l’oro
lesson-threat-of-mate-4-because-3 = Serve: senza sostegno, il re prende l’oro.
lesson-threat-of-mate-4-answer-4 = Prendere un pezzo lontano
lesson-threat-of-mate-4-because-4 = Giusto: è una bella cattura, ma alla mossa dopo ti danno matto.

## Brinkmate
lesson-brinkmate = Il matto che non si può parare
lesson-brinkmate-1 = Una minaccia di matto che nessuna mossa può parare si chiama hisshi (必至). L’avversario non ha pezzi in mano. Minaccia l’oro sulla testa in modo che il re non abbia dove andare.
lesson-brinkmate-1-done = Il tokin toglie anche le caselle di fuga: un pedone semplice le lasciava.
lesson-brinkmate-1-wrong = È una minaccia, ma il re ha ancora modo di salvarsi. Serve un pezzo più forte.
lesson-brinkmate-2 = Hai un oro in mano e un argento vicino. Dove va l’argento, perché il re non si salvi né a destra né a sinistra?
lesson-brinkmate-2-done = Proprio davanti al re, una casella in mezzo: da lì lo controlli da tutte e due le parti.
lesson-brinkmate-2-wrong = Il re scappa dall’altra parte. Mettiti proprio davanti a lui.
lesson-brinkmate-3 = Nell’angolo bastano due pezzi in mano. Paracadutane uno senza dare scacco, in modo che l’altro dia matto comunque.
lesson-brinkmate-3-done = Prima la rete, poi il colpo: con lo hisshi la partita è decisa.
lesson-brinkmate-3-wrong = C’è ancora una via di scampo. Togli al re le caselle da lontano, non da vicino.

lesson-tempo = Chi è più veloce?
lesson-tempo-1 = Nel finale si contano i tempi: ogni mossa è attacco o difesa. Anche il tuo re è minacciato di matto, ma tocca a te, e uno scacco non lascia tempo. Matto in tre.
lesson-tempo-1-done = Chi dà matto per primo ha vinto: la minaccia avversaria non è servita a niente.
lesson-tempo-2 = Tu puoi minacciare matto alla prossima mossa. L’avversario però, con l’oro in mano e il pedone vicino al tuo re, ti dà matto subito. Tocca a te: che cosa fai?
lesson-tempo-2-answer-1 = Attacco: porto il pedone davanti al re
lesson-tempo-2-because-1 = Una minaccia contro una minaccia: ma la sua arriva prima, ed è matto.
lesson-tempo-2-answer-2 = Difendo: il re si allontana
lesson-tempo-2-because-2 = Sì: sei più lento di una mossa, e allora si difende. Lontano dal pedone l’oro non basta più.
lesson-tempo-2-answer-3 = Do scacco con l’oro
lesson-tempo-2-because-3 = L’oro è senza sostegno: il re lo prende, e hai dato via il pezzo migliore.
lesson-tempo-3 = Il tuo re è al sicuro: nessuno scacco gli dà matto. Si dice zetto (ゼット). L’avversario ha una torre in mano. Come vinci?
lesson-tempo-3-answer-1 = Con calma: una mossa che minaccia matto
lesson-tempo-3-because-1 = Sì: nessuno scacco ti fa paura, e c’è tempo per una mossa tranquilla. L’altro deve spendere la torre per difendersi.
lesson-tempo-3-answer-2 = Scacco subito, davanti al re
lesson-tempo-3-because-2 = Il re prende l’oro: l’attacco finisce.
lesson-tempo-3-answer-3 = Scacco subito, in diagonale davanti al re
lesson-tempo-3-because-3 = Anche lì il re prende l’oro. «Se hai tempo, non dare scacco.»
lesson-tempo-4 = Facciamo il conto. Per dare matto ti servono ancora due mosse, all’avversario tre. Nessuno dei due dà scacco. Tocca a te: chi arriva prima se tutti e due attaccano?
lesson-tempo-4-answer-1 = L’avversario
lesson-tempo-4-because-1 = Conta a turno: tu una, lui una, tu la seconda: hai finito tu.
lesson-tempo-4-answer-2 = Io, con più di una mossa di margine
lesson-tempo-4-because-2 = Sì: dai matto alla tua seconda mossa, quando lui ne ha fatta una. Con tanto margine si può persino difendere una volta.
lesson-tempo-4-answer-3 = Nello stesso momento
lesson-tempo-4-because-3 = Nello shōgi si muove uno alla volta: non c’è parità.
