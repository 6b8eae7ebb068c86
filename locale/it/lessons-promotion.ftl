# Lezioni: prendere senza perdere, promuovere, paracadutare.

## Safety
lesson-safety = Prendere senza perdere
lesson-safety-1 = Un pezzo è protetto se l’avversario può riprendere dove lo prendi. La torre può prendere tre pezzi, ma due sono protetti. Prendi l’altro.
lesson-safety-1-done = Un pezzo che nessuno protegge si prende gratis: cercalo a ogni mossa.
lesson-safety-1-wrong = Cerca il pezzo che nessun altro pezzo avversario può difendere.
lesson-safety-2 = L’alfiere avversario attacca la tua torre. Portala in salvo, dove nessun pezzo può prenderla.
lesson-safety-2-done = Scappare è la prima difesa, ma bisogna guardare anche dove si arriva.
lesson-safety-2-wrong = La torre non può restare sulla diagonale dell’alfiere, né fermarsi subito davanti al generale d’oro, dritto o in diagonale.
lesson-safety-3 = La torre avversaria attacca due tuoi pezzi insieme: se ne sposti uno, perdi l’altro. Una mossa li salva tutti e due.
lesson-safety-3-done = Prendere il pezzo che attacca è spesso la difesa migliore.
lesson-safety-3-wrong = Quale dei tuoi pezzi arriva fino alla torre?

## Exchange
lesson-exchange = Contare le prese
lesson-exchange-1 = Su una casella ci si può prendere a turno: tu prendi, l’avversario riprende, tu prendi ancora. Il generale d’argento è attaccato da due tuoi pezzi e difeso da un pedone. Prendi sulla stella: prima con il generale d’argento, che vale meno, poi con la torre.
lesson-exchange-1-done = Due contro uno: hai dato un generale d’argento, e ne hai preso uno con un pedone in più.
lesson-exchange-1-wrong = La torre vale più di ciò che prenderebbe: usala per ultima.
lesson-exchange-2 = Ora a difendere sono in due, il pedone e il generale d’oro, e i tuoi attaccanti sono ancora due. Ci guadagni, a cominciare?
lesson-exchange-2-answer-1 = Sì, un generale d’argento
lesson-exchange-2-because-1 = Il pedone riprende il tuo generale d’argento, e siete pari; se poi prendi con la torre, il generale d’oro prende la torre.
lesson-exchange-2-answer-2 = No: l’ultimo a prendere è l’avversario
lesson-exchange-2-because-2 = Giusto: contro altrettanti difensori l’ultimo a prendere è chi difende.
lesson-exchange-3 = Serve un attaccante in più. Quale mossa porta un terzo pezzo contro il generale d’argento?
lesson-exchange-3-done = Tre contro due: adesso il conto torna.
lesson-exchange-3-wrong = Con un salto il cavallo può attaccare quella casella.
lesson-exchange-4 = Tre attaccanti contro due difensori: prendi sulla stella finché l’ultimo a prendere sei tu. La torre per ultima.
lesson-exchange-4-done = Prima si conta, poi si comincia.
lesson-exchange-4-wrong = Usa prima i pezzi che valgono meno, e la torre per ultima.

## Promotion
lesson-promotion = La promozione
lesson-promotion-1 = Le tre traverse più lontane sono la zona di promozione. Un pezzo che ci entra può essere promosso (成る, naru): si rovescia, e da lì muove in un altro modo. Entra con il generale d’argento e promuovilo.
lesson-promotion-1-done = Un generale d’argento promosso muove come un generale d’oro.
lesson-promotion-1-wrong = Entra nella zona, e quando ti viene chiesto scegli di promuovere.
lesson-promotion-2 = Si può promuovere anche muovendo dentro la zona, o uscendone. Porta l’alfiere sulla stella e promuovilo.
lesson-promotion-2-done = Basta che la mossa cominci o finisca nella zona.
lesson-promotion-2-wrong = Vai sulla stella, e scegli di promuovere.
lesson-promotion-3 = Quasi tutti i pezzi si promuovono. Quali no?
lesson-promotion-3-answer-1 = Il re e il generale d’oro
lesson-promotion-3-because-1 = Giusto. Gli altri, una volta promossi, lo restano finché non vengono presi.
lesson-promotion-3-answer-2 = La torre e l’alfiere
lesson-promotion-3-because-2 = Si promuovono, e diventano i pezzi più forti di tutti.
lesson-promotion-3-answer-3 = Il pedone e la lancia
lesson-promotion-3-because-3 = Si promuovono: rovesciati, muovono tutti e due come un generale d’oro.

## Must promote
lesson-must-promote = Scegliere o dovere
lesson-must-promote-1 = Promuovere è una scelta, a meno che il pezzo non possa più muovere. Sull’ultima traversa un pedone non ha più niente davanti: lì deve promuovere. Porta il pedone sulla stella.
lesson-must-promote-1-done = Per la stessa ragione anche la lancia, sull’ultima traversa, deve promuovere.
lesson-must-promote-1-wrong = Muovi il pedone che è già vicino alla stella.
lesson-must-promote-2 = Dalle ultime due traverse il cavallo non potrebbe più saltare: arrivandoci deve promuovere. Prendi il generale d’oro.
lesson-must-promote-2-done = Un cavallo promosso muove come un generale d’oro, e non salta più.
lesson-must-promote-2-wrong = Il generale d’oro è a un salto, verso destra.
lesson-must-promote-3 = Questa lancia va sulla penultima traversa. Deve promuovere?
lesson-must-promote-3-answer-1 = Sì, deve
lesson-must-promote-3-because-1 = Da lì può fare ancora un passo: perciò può anche restare com’è.
lesson-must-promote-3-answer-2 = No, può scegliere
lesson-must-promote-3-because-2 = Giusto: ha ancora una casella davanti a sé.

## Tokin
lesson-tokin = Il tokin
lesson-tokin-1 = Un pedone promosso si chiama tokin (と金). In due mosse fanne uno sulla stella.
lesson-tokin-1-done = Entrato nella zona, il pezzo più piccolo vale quanto un generale d’oro.
lesson-tokin-1-wrong = Spingi il pedone più avanzato, e nella zona promuovilo.
lesson-tokin-2 = Il tokin muove come un generale d’oro. Prendi i due pezzi in due mosse.
lesson-tokin-2-done = Nel campo avversario un tokin è un pericolo continuo.
lesson-tokin-2-wrong = Prima dritto, poi in diagonale.
lesson-tokin-3 = Il generale d’oro prende il tuo tokin. Che cosa ha in mano, ora, l’avversario?
lesson-tokin-3-answer-1 = Un pedone
lesson-tokin-3-because-1 = Giusto: un pezzo preso torna com’era prima di promuovere. Un tokin rende quanto un generale d’oro, e si rischia come un pedone.
lesson-tokin-3-answer-2 = Un tokin
lesson-tokin-3-because-2 = Un pezzo preso torna com’era prima di promuovere: in mano è di nuovo un pedone.

## Dragon and horse
lesson-dragon-horse = Re drago e cavallo drago
lesson-dragon-horse-1 = La torre promossa si chiama re drago (龍, ryū): muove come prima, e in più di un passo in diagonale. Prendi il pedone e promuovi la torre.
lesson-dragon-horse-1-done = Un re drago nel campo avversario è la minaccia più grande che ci sia.
lesson-dragon-horse-1-wrong = Prendi il pedone sulla colonna della torre, e scegli di promuovere.
lesson-dragon-horse-2 = Il re drago va dritto quanto vuole, o di un passo in diagonale. Raggiungi le due stelle in due mosse.
lesson-dragon-horse-2-done = I passi in diagonale coprono proprio le caselle vicine che alla torre mancavano.
lesson-dragon-horse-2-wrong = Prima il passo in diagonale, poi dritto.
lesson-dragon-horse-3 = L’alfiere promosso si chiama cavallo drago (馬, uma): muove come prima, e in più di un passo dritto. Raggiungi le due stelle in due mosse.
lesson-dragon-horse-3-done = Con un passo dritto cambia diagonali: ora arriva su ogni casella.
lesson-dragon-horse-3-wrong = Prima un passo dritto, indietro; poi in diagonale.
lesson-dragon-horse-4 = Ora tutti e due: prendi tre pezzi in tre mosse.
lesson-dragon-horse-4-done = Tutti e due vanno in otto direzioni: torre e alfiere si promuovono appena si può.
lesson-dragon-horse-4-wrong = Il cavallo drago prende il pezzo che ha davanti; gli altri due sono per il re drago.

## When not to promote
lesson-no-promotion = Quando non promuovere
lesson-no-promotion-1 = A volte un pezzo serve com’è: il generale d’argento, promosso, non va più indietro in diagonale. Prendi i due pezzi in due mosse.
lesson-no-promotion-1-done = Un generale d’argento che deve tornare indietro resta com’è.
lesson-no-promotion-1-wrong = Prendi il primo pezzo senza promuovere: il secondo è indietro, in diagonale.
lesson-no-promotion-2 = Un cavallo promosso non salta più. Fai una forchetta ai due generali d’oro, e scegli bene se promuovere.
lesson-no-promotion-2-done = Promosso, il cavallo non avrebbe attaccato nessuno dei due.
lesson-no-promotion-2-wrong = Salta sulla colonna fra i due generali d’oro, e lascia il cavallo com’è.
lesson-no-promotion-3 = Quali pezzi, promossi, sanno fare ancora tutto ciò che facevano prima?
lesson-no-promotion-3-answer-1 = Torre, alfiere e pedone
lesson-no-promotion-3-because-1 = Giusto: questi guadagnano e basta, e conviene quasi sempre promuoverli.
lesson-no-promotion-3-answer-2 = Generale d’argento e cavallo
lesson-no-promotion-3-because-2 = Il generale d’argento perde i passi indietro in diagonale, il cavallo il salto.
lesson-no-promotion-3-answer-3 = Tutti
lesson-no-promotion-3-because-3 = Non tutti: il generale d’argento perde i passi indietro in diagonale, il cavallo il salto.

## Drops
lesson-drop = Paracadutare
lesson-drop-1 = Un pezzo in mano si può mettere su qualunque casella vuota, vicina o lontana, anche nel campo avversario. Paracaduta la torre su una delle stelle.
lesson-drop-1-done = Un pezzo in mano minaccia dappertutto: l’avversario deve pensare a ogni casella vuota.
lesson-drop-1-wrong = Di solito potresti, ma questa volta scegli una stella.
lesson-drop-2 = Un pezzo paracadutato arriva sempre non promosso, anche nella zona di promozione. Può promuovere dalla mossa dopo. Paracaduta la torre, poi prendi il generale d’oro e promuovila.
lesson-drop-2-done = Paracadutata al posto giusto, la torre è un re drago alla mossa dopo.
lesson-drop-2-wrong = Metti la torre sulla colonna o sulla traversa del generale d’oro; poi prendi, e promuovi.
lesson-drop-3 = Paracaduta il generale d’argento dove attacca insieme la torre e il cavallo. Attenzione: l’avversario, se può, lo prende.
lesson-drop-3-done = Una forchetta paracadutata arriva dal nulla: pensaci ogni volta che hai un pezzo in mano.
lesson-drop-3-wrong = La casella giusta sta sulla colonna fra i due pezzi.

## Dead ends
lesson-dead-end = Dove non si paracaduta
lesson-dead-end-1 = Un pezzo non si paracaduta dove non potrebbe mai muovere: perciò un pedone o una lancia non va sull’ultima traversa. Provaci, e la scacchiera rifiuta. Poi attacca il generale d’oro con il pedone.
lesson-dead-end-1-done = Un pedone messo davanti a un pezzo costa poco, e lo costringe a decidere.
lesson-dead-end-1-wrong = Il pedone attacca solo la casella davanti a sé: mettilo subito sotto il generale d’oro.
lesson-dead-end-2 = Il cavallo non si paracaduta sulle ultime due traverse, da cui non potrebbe saltare. Mettilo dove fa una forchetta ai due generali.
lesson-dead-end-2-done = Il cavallo attacca due traverse più in là: più vicino di così non serviva.
lesson-dead-end-2-wrong = Mettilo sulla colonna fra i due generali, due traverse più in basso di loro.
lesson-dead-end-3 = Hai in mano un cavallo, una lancia e un pedone. Quali si possono paracadutare sulla penultima traversa?
lesson-dead-end-3-answer-1 = Tutti e tre
lesson-dead-end-3-because-1 = Il cavallo no: da lì il suo salto finirebbe fuori dalla scacchiera.
lesson-dead-end-3-answer-2 = La lancia e il pedone
lesson-dead-end-3-because-2 = Giusto: a loro resta una casella davanti, al cavallo no.
lesson-dead-end-3-answer-3 = Solo il pedone
lesson-dead-end-3-because-3 = Anche la lancia può: le resta una casella davanti.

## Two pawns
lesson-nifu = Nifu, due pedoni
lesson-nifu-1 = Non si paracaduta un pedone sulla colonna dove se ne ha già uno non promosso: è il nifu (二歩, due pedoni), il fallo più frequente. C’è una sola colonna libera. Paracaduta lì il tuo pedone.
lesson-nifu-1-done = Contano solo i tuoi pedoni: quelli dell’avversario sulla colonna non danno fastidio.
lesson-nifu-1-wrong = Non muovere i pedoni che sono già sulla scacchiera: usa quello in mano.
lesson-nifu-2 = Un tokin non conta come pedone: sulla sua colonna puoi paracadutarne uno. Metti il pedone sulla stella, dietro al tokin.
lesson-nifu-2-done = Ora il tokin è protetto: se il generale d’oro lo prende, il pedone prende il generale.
lesson-nifu-2-wrong = Usa il pedone in mano, e mettilo subito dietro al tokin.
lesson-nifu-3 = Un pedone davanti a un cavallo è un guaio per il cavallo, che non sa tornare indietro. Paracadutalo davanti a uno dei due: con l’altro sarebbe nifu.
lesson-nifu-3-done = Prima di paracadutare un pedone, dai sempre un’occhiata a tutta la colonna.
lesson-nifu-3-wrong = Mettilo subito sotto il cavallo, sulla colonna dove non hai pedoni.
