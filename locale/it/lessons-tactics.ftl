# Lezioni: i colpi che fanno guadagnare.

## Knight fork
lesson-knight-fork = La forchetta del cavallo
lesson-knight-fork-1 = Attaccare due pezzi con una mossa sola si chiama forchetta (両取り, ryōtori): se ne salva uno solo. Il cavallo colpisce due caselle insieme. Paracadutalo contro i due ori.
lesson-knight-fork-1-done = I giapponesi lo chiamano il cavallo a perizoma (ふんどしの桂), per come pende fra i due pezzi.
lesson-knight-fork-1-wrong = Cerca la casella da cui il cavallo salta su tutti e due gli ori.
lesson-knight-fork-2 = Un oro è scappato. Prendi l’altro.
lesson-knight-fork-2-done = Un oro per niente: ecco che cosa rende una forchetta.
lesson-knight-fork-3 = La forchetta più forte comprende il re: allo scacco si deve rispondere subito. Quali sono i due bersagli?
lesson-knight-fork-3-done = Il re si sposta, e la torre è tua: un cavallo per una torre.
lesson-knight-fork-3-wrong = Da lì non attacchi insieme il re e la torre.
lesson-knight-fork-4 = Anche un cavallo sulla scacchiera può fare forchetta, con un salto. Da che parte?
lesson-knight-fork-4-done = Torre e argento sono attaccati insieme. Ma attento: il cavallo non torna indietro, guarda sempre dove lo mandi.
lesson-knight-fork-4-wrong = Di lì il cavallo non attacca insieme la torre e l’argento. Prova l’altro salto.

## Splitting silver
lesson-splitting-silver = La forchetta d’argento
lesson-splitting-silver-1 = L’oro non torna indietro in diagonale: alle spalle ha due angoli ciechi. L’argento sì: paracadutalo dietro i due ori (割り打ちの銀, wariuchi no gin).
lesson-splitting-silver-1-done = Nessuno dei due ori può prendere l’argento, e uno dei due è perso.
lesson-splitting-silver-1-wrong = L’argento deve attaccare tutti e due gli ori, da dove loro non lo vedono.
lesson-splitting-silver-2 = Un oro si è salvato. Prendi l’altro.
lesson-splitting-silver-2-done = Chiediti sempre se promuovere: un argento serve anche com’è.
lesson-splitting-silver-3 = Ci sono tre ori, e due caselle dietro di loro. Quale delle due è sicura?
lesson-splitting-silver-3-done = Prima di paracadutare guarda chi può prendere il pezzo che arriva.
lesson-splitting-silver-3-wrong = Di là il re prende l’argento. C’è un’altra casella.
lesson-splitting-silver-4 = Anche la torre ha i suoi angoli ciechi: le diagonali. Trova la forchetta.
lesson-splitting-silver-4-done = Torre od oro: in ogni caso ci guadagni.
lesson-splitting-silver-4-wrong = Cerca la casella che tocca in diagonale sia la torre sia l’oro.

## Lance skewer
lesson-lance-skewer = Lo spiedo della lancia
lesson-lance-skewer-1 = Due pezzi in fila davanti alla lancia sono come su uno spiedo (田楽刺し, dengaku-zashi): se il primo si sposta, prendi il secondo. Infilza l’alfiere e la torre.
lesson-lance-skewer-1-done = Una lancia che vale 5 prende un pezzo che vale 13 o 15.
lesson-lance-skewer-1-wrong = La lancia colpisce solo in avanti: mettila sotto l’alfiere, sulla stessa colonna.
lesson-lance-skewer-2 = L’alfiere si è spostato. Chi c’era dietro?
lesson-lance-skewer-2-done = La torre era lontana, ma sulla linea: una lancia arriva fino in fondo.
lesson-lance-skewer-3 = Lo spiedo migliore comincia dal re, che deve scansarsi. Trovalo.
lesson-lance-skewer-3-done = Scacco al re, e la torre dietro di lui è persa.

## Hitting pawn
lesson-hitting-pawn = Il colpo di pedone
lesson-hitting-pawn-1 = Un pedone messo sulla testa di un pezzo lo costringe a scegliere (叩きの歩, tataki no fu). Qui l’oro difende il suo re da vicino: con un pedone attiralo via, poi dai matto.
lesson-hitting-pawn-1-done = Per un pedone, l’oro ha lasciato il suo posto.
lesson-hitting-pawn-1-wrong = L’oro difende ancora. Prima il pedone, con scacco, dove l’oro lo deve prendere.
lesson-hitting-pawn-2 = Ancora un oro da attirare. Il pedone bussa alla porta; chi apre?
lesson-hitting-pawn-2-done = Il pedone non dà matto: porta l’oro dove prenderlo è matto.

## Dangling pawn
lesson-dangling-pawn = Il pedone sospeso
lesson-dangling-pawn-1 = Un pedone paracadutato un passo prima di dove sarà promosso al sicuro «pende» (垂れ歩, tarefu): alla mossa dopo è un tokin. L’oro prende tutto quello che raggiunge. Fai un tokin in due mosse.
lesson-dangling-pawn-1-done = Un pedone in mano è diventato un generale d’oro nel campo avversario.
lesson-dangling-pawn-1-wrong = Guarda quali caselle controlla l’oro: il tokin deve nascere fuori dalla sua portata.
lesson-dangling-pawn-2 = Due colonne sono libere e due ori stanno di guardia. Su quale colonna nasce il tokin, in due mosse?
lesson-dangling-pawn-2-done = Il pedone pende dove i difensori arrivano in ritardo.
lesson-dangling-pawn-2-wrong = Lì un oro arriva in tempo. Conta le caselle che controlla.
lesson-dangling-pawn-3 = Il tokin non è la fine ma l’inizio. In tre mosse: fai un tokin e prendi il pedone sulla stella, senza farti prendere.
lesson-dangling-pawn-3-done = «Il tokin va piano e arriva presto»: un proverbio dello shōgi.
lesson-dangling-pawn-3-wrong = Prima il pedone sospeso, poi il tokin, poi la cattura di lato.

## Joining pawn
lesson-joining-pawn = Il pedone a catena
lesson-joining-pawn-1 = Un pedone avversario chiude la strada alla tua torre. Un tuo pedone paracadutato proprio davanti a lui (継ぎ歩, tsugifu) sembra regalato. A che cosa serve?
lesson-joining-pawn-1-answer-1 = A chiudere la colonna per sempre
lesson-joining-pawn-1-because-1 = Al contrario: la colonna si deve aprire.
lesson-joining-pawn-1-answer-2 = Ad attirarlo avanti: dietro di lui resta un buco
lesson-joining-pawn-1-because-2 = Giusto: se prende, la casella dove stava è libera, e lì puoi mettere un altro pedone.
lesson-joining-pawn-1-answer-3 = A dare via un pedone di troppo
lesson-joining-pawn-1-because-3 = I pedoni in mano sono preziosi: se ne dai uno, è per avere di più.
lesson-joining-pawn-2 = Il pedone avversario ha preso, ed è venuto avanti: non può più tornare indietro. Ora alle sue spalle fai un tokin in due mosse.
lesson-joining-pawn-2-done = Catena e pedone sospeso insieme: un attacco fatto di soli pedoni.
lesson-joining-pawn-2-wrong = L’oro controlla alcune caselle lassù: il pedone deve pendere un passo prima.
lesson-joining-pawn-3 = E se l’avversario non prende, e gioca altrove?
lesson-joining-pawn-3-answer-1 = Prendo io, e la torre è dietro al mio pedone
lesson-joining-pawn-3-because-1 = Giusto: il pedone entra in contatto con il campo avversario, e la torre lo sostiene.
lesson-joining-pawn-3-answer-2 = Ritiro il pedone
lesson-joining-pawn-3-because-2 = Un pedone non torna indietro.
lesson-joining-pawn-3-answer-3 = Ne metto un altro sulla stessa colonna
lesson-joining-pawn-3-because-3 = Sarebbe nifu: due pedoni tuoi sulla stessa colonna.

## Pawn under gold
lesson-pawn-under-gold = Il pedone sotto l’oro
lesson-pawn-under-gold-1 = Il re drago dà scacco sull’ultima traversa, e l’avversario ha in mano un oro e un argento. Un pedone proprio sotto l’oro, difeso da lui, è un muro (金底の歩, kinzoko no fu). Costruiscilo.
lesson-pawn-under-gold-1-done = «Il pedone sotto l’oro è più duro della roccia», dicono i giapponesi.
lesson-pawn-under-gold-1-wrong = Così lo scacco è parato, ma il muro non regge. Il pedone va dove l’oro e il re lo difendono.
lesson-pawn-under-gold-2 = La stessa posizione, con una differenza. Si può ancora fare?
lesson-pawn-under-gold-2-answer-1 = Sì, come prima
lesson-pawn-under-gold-2-because-1 = Guarda la colonna dell’oro: c’è già un tuo pedone.
lesson-pawn-under-gold-2-answer-2 = No: sarebbe nifu
lesson-pawn-under-gold-2-because-2 = Giusto: su quella colonna hai già un pedone. Per questo conviene tenere qualche colonna senza pedoni.

## King rook fork
lesson-king-rook-fork = La forchetta di re e torre
lesson-king-rook-fork-1 = La forchetta più temuta: scacco al re, e intanto attacco alla torre (王手飛車, ōtebisha). L’alfiere colpisce lungo due diagonali: trova la casella dove si incontrano.
lesson-king-rook-fork-1-done = Il re deve muovere, e la torre non ha tempo di scappare.
lesson-king-rook-fork-1-wrong = Cerca le diagonali del re e quelle della torre: dove si incrociano, al sicuro da tutti e due?
lesson-king-rook-fork-2 = Il re si è messo al sicuro. Raccogli il premio.
lesson-king-rook-fork-2-done = Ora hai la torre in mano, e l’alfiere è ancora tuo.
lesson-king-rook-fork-3 = Qui il re è senza difese e la torre lontana. Le caselle buone sono due: trovane una.
lesson-king-rook-fork-3-done = Un re su una diagonale aperta e una torre indifesa: cerca sempre l’alfiere.

## Edge attack
lesson-edge-attack = L’attacco sul bordo
lesson-edge-attack-1 = Sul bordo il re ha pochi difensori. Conta chi guarda le caselle del bordo: tu hai pedone, cavallo, lancia e torre. E l’avversario, oltre al re e al pedone?
lesson-edge-attack-1-answer-1 = Due: lancia e cavallo
lesson-edge-attack-1-because-1 = Giusto: quattro contro due, più il re. Dove si è di più, si attacca.
lesson-edge-attack-1-answer-2 = Quattro, come te
lesson-edge-attack-1-because-2 = Gli ori e l’argento guardano dalla parte del centro.
lesson-edge-attack-1-answer-3 = Nessuno
lesson-edge-attack-1-because-3 = Guarda nell’angolo: lancia e cavallo non si sono ancora mossi.
lesson-edge-attack-2 = Il bordo si apre scambiando un pedone. Comincia l’attacco.
lesson-edge-attack-2-done = Dietro al pedone vengono lancia e torre, e il cavallo è già pronto.
lesson-edge-attack-2-wrong = Prima si apre la strada: tocca al pedone del bordo.
lesson-edge-attack-3 = Il bordo è aperto, e dietro alla lancia c’è la torre. Come si sfonda?
lesson-edge-attack-3-done = Se il re prende, la torre lo scaccia dall’angolo; se non prende, la lancia promossa è già dentro.
lesson-edge-attack-3-wrong = Si può fare di più: che cosa può prendere la lancia?
lesson-edge-attack-4 = La torre è entrata sul bordo. Adesso finisci: matto in tre.
lesson-edge-attack-4-done = L’oro si dà via, e il matto arriva dal bordo.

## Why a castle
lesson-why-a-castle = Perché si fa un castello
lesson-why-a-castle-1 = Un re rimasto al suo posto di partenza (居玉, igyoku) è al centro della battaglia, e i suoi pezzi gli chiudono la fuga. Dai matto in una mossa.
lesson-why-a-castle-1-done = «Evita il re seduto», dice il proverbio (居玉は避けよ).
lesson-why-a-castle-2 = Due ori accanto al re sembrano una difesa. Ma il re drago tiene fermo uno dei due.
lesson-why-a-castle-2-done = L’oro inchiodato non ha potuto prendere: così addosso al re, gli ori difendono male.
lesson-why-a-castle-3 = Il re seduto ha davanti un pedone e la tua torre. Matto in tre.
lesson-why-a-castle-3-done = Aveva pezzi da tutte e due le parti, e nessuno ha potuto aiutarlo.
lesson-why-a-castle-4 = Un re al riparo: lontano dal centro, con due ori e un argento tra lui e la battaglia. È un castello (囲い, kakoi). Quando conviene farlo?
lesson-why-a-castle-4-answer-1 = Dopo aver cominciato l’attacco
lesson-why-a-castle-4-because-1 = Allora è tardi: l’avversario risponde proprio al centro.
lesson-why-a-castle-4-answer-2 = Prima della battaglia
lesson-why-a-castle-4-because-2 = Giusto: prima il riparo, poi la guerra. Qualche mossa di castello vale più di un attacco affrettato.
lesson-why-a-castle-4-answer-3 = Mai: sono mosse perse
lesson-why-a-castle-4-because-3 = Hai appena visto come finisce un re seduto.
