# Lezioni: scacco e matto.

## Out of check
lesson-out-of-check = Tre vie per uscire dallo scacco
lesson-out-of-check-1 = Quando un pezzo avversario potrebbe catturare il tuo re alla mossa dopo, il re è sotto scacco (王手, ōte) e bisogna rispondere subito. La prima via è la più bella: catturare chi dà scacco. Prendi la torre.
lesson-out-of-check-1-done = Lo scacco è finito, e in più hai una torre in mano.
lesson-out-of-check-1-wrong = Così il re è salvo, ma la torre resta lì. C’è un tuo pezzo che la può prendere.
lesson-out-of-check-2 = La seconda via: mettere un pezzo in mezzo, anche paracadutandolo. Funziona contro torre, alfiere e lancia, che colpiscono da lontano. Paracaduta l’oro dove il tuo re lo difende.
lesson-out-of-check-2-done = Se la torre prende l’oro, il re prende la torre: un affare per te.
lesson-out-of-check-2-wrong = Lì la torre prende l’oro per niente, e dà di nuovo scacco. Tienilo accanto al re.
lesson-out-of-check-3 = La terza via: andarsene. Qui dà scacco una lancia, e dietro di lei c’è la torre: chi si mette in mezzo viene preso. Sposta il re fuori dalla colonna.
lesson-out-of-check-3-done = A volte la cosa migliore è proprio scansarsi: l’oro ti resta in mano.
lesson-out-of-check-3-wrong = La lancia prende l’oro e la torre la difende: l’oro è perso per niente.
lesson-out-of-check-4 = Qui dà scacco un cavallo. Quale delle tre vie non serve a niente?
lesson-out-of-check-4-answer-1 = Catturare il cavallo
lesson-out-of-check-4-because-1 = Se un tuo pezzo ci arriva, catturarlo va benissimo.
lesson-out-of-check-4-answer-2 = Mettere un pezzo in mezzo
lesson-out-of-check-4-because-2 = Giusto: il cavallo salta, e chi salta non si ferma con un pezzo in mezzo.
lesson-out-of-check-4-answer-3 = Spostare il re
lesson-out-of-check-4-because-3 = Andarsene va sempre bene, se la casella è sicura.

## Mate or not
lesson-mate-or-not = Matto o no?
lesson-mate-or-not-1 = Se nessuna delle tre vie serve, è scacco matto (詰み, tsumi) e la partita è vinta. Tocca all’avversario, che non ha pezzi in mano: è matto?
lesson-mate-or-not-1-answer-1 = È scacco matto
lesson-mate-or-not-1-because-1 = Giusto: il re non ha caselle, e l’oro difeso non si può prendere.
lesson-mate-or-not-1-answer-2 = Non è matto
lesson-mate-or-not-1-because-2 = Guarda bene: se il re prende l’oro, il pedone prende il re.
lesson-mate-or-not-2 = Anche qui tocca all’avversario: è matto?
lesson-mate-or-not-2-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-2-because-1 = Il pedone è troppo lontano: nessuno difende l’oro, e il re lo prende.
lesson-mate-or-not-2-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-2-because-2 = Giusto: il re prende l’oro, che nessuno difende.
lesson-mate-or-not-3 = Anche qui tocca all’avversario: è matto?
lesson-mate-or-not-3-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-3-because-1 = L’oro dà scacco, ma dall’altra parte il re ha due caselle libere.
lesson-mate-or-not-3-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-3-because-2 = Giusto: il re scappa dalla parte dove l’oro non arriva.
lesson-mate-or-not-4 = Anche qui tocca all’avversario: è matto?
lesson-mate-or-not-4-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-4-because-1 = Giusto: i suoi pezzi gli chiudono la strada, e non c’è niente da mettere in mezzo.
lesson-mate-or-not-4-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-4-because-2 = Sulla colonna il re resta sotto il tiro della torre; di lato ci sono i suoi pezzi.
lesson-mate-or-not-5 = La stessa posizione, ma l’avversario ha un pedone in mano. È matto?
lesson-mate-or-not-5-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-5-because-1 = L’avversario paracaduta il pedone fra la torre e il re.
lesson-mate-or-not-5-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-5-because-2 = Giusto: un pedone in mezzo ferma la torre.
lesson-mate-or-not-6 = Anche qui tocca all’avversario: è matto?
lesson-mate-or-not-6-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-6-because-1 = Il re non può prendere l’oro, ma la torre sì.
lesson-mate-or-not-6-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-6-because-2 = Giusto: la torre arriva da lontano e prende l’oro.
lesson-mate-or-not-7 = Anche qui tocca all’avversario: è matto?
lesson-mate-or-not-7-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-7-because-1 = Giusto: in mezzo non si mette niente, e il cavallo non lo prende nessuno.
lesson-mate-or-not-7-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-7-because-2 = Prova: l’alfiere e il cavallo avversari non arrivano al tuo cavallo, e il re è chiuso dai suoi.
lesson-mate-or-not-8 = L’ultima è difficile: l’oro avversario sta accanto al tuo. È matto?
lesson-mate-or-not-8-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-8-because-1 = Giusto: se l’oro avversario si sposta, il tuo alfiere prende il re.
lesson-mate-or-not-8-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-8-because-2 = L’oro avversario vorrebbe prendere, ma guarda la diagonale: lì c’è il tuo alfiere.

## Gold on the head
lesson-gold-on-the-head = L’oro sulla testa
lesson-gold-on-the-head-1 = Il matto più famoso: un generale d’oro proprio davanti al re, difeso da un altro pezzo (頭金, atamakin). Paracaduta l’oro e dai matto.
lesson-gold-on-the-head-1-done = L’oro davanti al re controlla ogni casella di fuga.
lesson-gold-on-the-head-1-wrong = Il re ha ancora una via. L’oro va davanti al re, dove il pedone lo difende.
lesson-gold-on-the-head-2 = Difende un argento, e le caselle possibili sono tre. Su quale l’oro dà matto?
lesson-gold-on-the-head-2-done = Con l’oro di lato il re scappa dall’altra parte; con l’oro sulla testa non scappa più.
lesson-gold-on-the-head-2-wrong = Di lì il re scappa dalla parte opposta. Pensa alla testa del re.
lesson-gold-on-the-head-3 = Nell’angolo basta poco: il tuo cavallo controlla già una casella da lontano. Dai matto.
lesson-gold-on-the-head-3-done = Il cavallo difende l’oro restando al sicuro: lo si dimentica facilmente.
lesson-gold-on-the-head-4 = Un re con i suoi pezzi intorno, come in partita. Da dove entra l’oro?
lesson-gold-on-the-head-4-done = I pezzi dietro al re non lo aiutano: gli tolgono solo le caselle.

## Mate in one
lesson-mate-in-one = Matto in una mossa, con ogni pezzo
lesson-mate-in-one-1 = Ogni pezzo ha il suo modo di dare matto. La torre chiude un’intera traversa: dove deve andare?
lesson-mate-in-one-1-done = L’oro toglie le caselle davanti, la torre quelle di fianco.
lesson-mate-in-one-2 = L’alfiere colpisce in diagonale, anche da lontano. Portalo sulla linea del re.
lesson-mate-in-one-2-done = Il re non può restare sulla diagonale, e ogni altra casella gli è chiusa.
lesson-mate-in-one-3 = L’argento colpisce davanti e nelle quattro diagonali. Attento all’oro che difende il re: da che parte entri?
lesson-mate-in-one-3-done = Dall’altra parte l’oro avversario avrebbe preso l’argento.
lesson-mate-in-one-3-wrong = Lì l’oro avversario può prendere l’argento. Prova dall’altra parte.
lesson-mate-in-one-4 = Il cavallo salta, e nessuno si può mettere in mezzo. Pensaci, prima di promuoverlo.
lesson-mate-in-one-4-done = Promosso si muoverebbe come un oro, e da lì non toccherebbe il re.
lesson-mate-in-one-4-wrong = Un cavallo promosso si muove come un oro: di lì non dà scacco.
lesson-mate-in-one-5 = La lancia è una torre che va solo avanti. Paracadutala: da vicino o da lontano?
lesson-mate-in-one-5-done = Da lontano il re non può prenderla: le armi da tiro si tengono a distanza.
lesson-mate-in-one-5-wrong = Accanto al re, senza difesa, viene presa. Falla partire da più lontano.
lesson-mate-in-one-6 = Anche il pezzo più piccolo può dare matto, se è già sulla scacchiera. Basta un passo.
lesson-mate-in-one-6-done = Il pedone è difeso dalla lancia in fondo: il re non lo può prendere.
lesson-mate-in-one-7 = Il re drago, la torre promossa, va anche di un passo in diagonale. Con l’argento che lo difende, portalo accanto al re.
lesson-mate-in-one-7-done = Accanto al re, il re drago controlla tutto quello che ha intorno.
lesson-mate-in-one-8 = Il cavallo drago, l’alfiere promosso, fa anche un passo dritto. Con quel passo arriva su una diagonale che prima non poteva toccare.
lesson-mate-in-one-8-done = Un alfiere non ci sarebbe mai arrivato: il passo dritto vale molto.

## Dropped pawn mate
lesson-dropped-pawn-mate = Il pedone che non può dare matto
lesson-dropped-pawn-mate-1 = Una regola speciale: paracadutare un pedone che dà subito matto è vietato (打ち歩詰め, uchifuzume). Con ogni altro pezzo si può. Dai matto.
lesson-dropped-pawn-mate-1-done = Stessa casella, stesso scacco: ma la lancia può, il pedone no.
lesson-dropped-pawn-mate-1-wrong = Non è matto. Metti la lancia proprio dove il pedone non può andare.
lesson-dropped-pawn-mate-2 = È vietato solo il matto immediato di un pedone paracadutato. Quale di queste mosse è un fallo?
lesson-dropped-pawn-mate-2-answer-1 = Paracadutare un pedone che dà scacco, se il re può ancora scappare
lesson-dropped-pawn-mate-2-because-1 = È permesso: è scacco, ma non matto.
lesson-dropped-pawn-mate-2-answer-2 = Dare matto spingendo un pedone che è già sulla scacchiera
lesson-dropped-pawn-mate-2-because-2 = È permesso: l’hai fatto nella lezione precedente.
lesson-dropped-pawn-mate-2-answer-3 = Paracadutare un pedone che dà subito matto
lesson-dropped-pawn-mate-2-because-3 = Giusto: è l’unica delle quattro vietata, e fa perdere la partita.
lesson-dropped-pawn-mate-2-answer-4 = Dare matto paracadutando una lancia
lesson-dropped-pawn-mate-2-because-4 = È permesso: la regola vale solo per il pedone.
lesson-dropped-pawn-mate-3 = Un pedone paracadutato può cominciare un attacco: basta che il re abbia una risposta. Dai matto in tre mosse contando anche la sua: due tue, e una sua in mezzo.
lesson-dropped-pawn-mate-3-done = Prima il pedone, poi la lancia: nell’ordine giusto è tutto permesso.

## Pins and discoveries
lesson-pins-and-discoveries = Pezzi inchiodati e scacchi di scoperta
lesson-pins-and-discoveries-1 = Un pezzo che copre il proprio re da una torre, un alfiere o una lancia è inchiodato: se si sposta, il re è perso. Qui l’oro avversario è inchiodato: dai matto.
lesson-pins-and-discoveries-1-done = L’oro avversario era lì accanto, e non ha potuto fare niente.
lesson-pins-and-discoveries-2 = Un pezzo inchiodato non può fuggire, quindi si attacca con il pezzo che vale meno. Attacca l’oro senza dare via l’alfiere.
lesson-pins-and-discoveries-2-done = L’oro non può né scappare né prendere il pedone: alla prossima mossa è tuo.
lesson-pins-and-discoveries-2-wrong = C’è un attacco più forte: un pedone fa un passo, e l’oro non può scappare.
lesson-pins-and-discoveries-3 = Se tra una tua lancia e il re c’è un tuo pezzo, spostandolo dai scacco con la lancia: è lo scacco di scoperta (空き王手, akiōte). Intanto il pezzo che si sposta è libero di attaccare: che cosa?
lesson-pins-and-discoveries-3-done = L’avversario deve parare lo scacco, e tu prendi la torre.
lesson-pins-and-discoveries-3-wrong = Lo scacco c’è, ma non basta: l’argento deve minacciare la torre.
lesson-pins-and-discoveries-4 = Se anche il pezzo che si sposta dà scacco, sono due scacchi insieme: non basta prendere uno dei due pezzi. Trova il doppio scacco che dà matto.
lesson-pins-and-discoveries-4-done = L’oro può prendere l’argento, ma la lancia dà ancora scacco.
lesson-pins-and-discoveries-4-wrong = Non basta: cerca la mossa in cui danno scacco sia l’argento sia la lancia.

## Mate in three
lesson-mate-in-three = Matto in tre mosse
lesson-mate-in-three-1 = Matto in tre: tu, l’avversario, tu. Ogni tua mossa deve dare scacco. Comincia dove il tuo pezzo ti aiuta, e poi segui il re. Nei problemi l’avversario ha in mano tutti i pezzi che non vedi.
lesson-mate-in-three-1-done = Un oro spinge il re sul bordo, l’altro gli arriva sulla testa.
lesson-mate-in-three-2 = Prima di tutto guarda dove il re vorrebbe scappare. L’alfiere arriva da lontano: dove ti serve?
lesson-mate-in-three-2-done = Dovunque andasse il re, l’oro era pronto.
lesson-mate-in-three-3 = Hai in mano un oro e un argento: quale prima? Di solito l’oro si tiene per l’ultima mossa.
lesson-mate-in-three-3-done = «L’oro si tiene per il matto»: è un vecchio consiglio, e vale quasi sempre.
lesson-mate-in-three-3-wrong = Prova nell’altro ordine: l’oro serve per l’ultima mossa.
lesson-mate-in-three-4 = Chi dà scacco a caso fa scappare il re. Muovi prima il pezzo che gli chiude la strada larga.
lesson-mate-in-three-4-done = Il re è andato dove eri già forte: lì lo aspettava il secondo oro.
lesson-mate-in-three-4-wrong = Il re scappa. Spingilo verso il tuo oro, non lontano da lui.
lesson-mate-in-three-5 = Qualche volta bisogna dare via un pezzo per attirare il re dove fa comodo. Quale pezzo sacrifichi?
lesson-mate-in-three-5-done = Anche un alfiere si può dare, se la mossa dopo è matto.
lesson-mate-in-three-5-wrong = Così il re scappa. Tiralo nell’angolo, a costo dell’alfiere.
