# L’insegnante accanto alla scacchiera di una partita che è una lezione.

teacher = L’insegnante
teacher-back = Torna alla lezione
teacher-begin = Il computer muove per primo. Guarda dove va, e poi tocca a te.
teacher-in-check = Sei sotto scacco: prendi il pezzo che lo dà, metti un pezzo in mezzo, o sposta il re.
teacher-mate = C’è un matto in una mossa! Cercalo: quale scacco non lascia al re nessuna via?
teacher-mate-threatened = Attenzione: alla prossima mossa l’avversario può darti matto. Prima di tutto pensa al tuo re.
teacher-lost = Hai perso un pezzo ({ $piece }). Puoi riprendere? Prima di muovere guarda sempre che cosa resta senza difesa.
teacher-attacked = Un tuo pezzo è in pericolo: { $piece } in { $square }. Difendilo, spostalo, o trova di meglio.
teacher-can-take = Si può prendere qualcosa con guadagno: { $piece } in { $square }.
teacher-can-promote = Puoi promuovere un pezzo al sicuro: { $piece } in { $square }.
teacher-can-check = Puoi dare scacco ({ $piece } in { $square }). Uno scacco è buono se poi il re sta peggio, non se scappa dove vuole.
teacher-has-in-hand = Hai in mano un pezzo ({ $piece }): si può paracadutare vicino al re avversario, dove un altro tuo pezzo lo difende.
teacher-rook-behind-pawn = La torre è il pezzo più forte, ma il suo pedone le sta davanti in { $square }. Spingilo, e le apri la strada.
teacher-quiet = Niente è attaccato. Avvicina al re avversario un pezzo che sta fermo, e guarda che nessuno lo possa prendere.
teacher-won = Hai vinto! La lezione è fatta.
teacher-not-won = Questa volta no. Guarda dove è cambiata la partita, poi riprova.
