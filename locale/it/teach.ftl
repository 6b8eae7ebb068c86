# L’insegnante: compiti per gli allievi, e che cosa ne hanno fatto.

teach-title = Per chi insegna
teach-lead = Dai compiti con un link, e vedi mossa per mossa come vengono svolti.
teach-door = Insegni lo shōgi?
teach-door-how = Scegli lezioni, matti, aperture e partite, manda un link ai tuoi allievi e guarda le loro mosse.
teach-own = I compiti che hai dato
teach-new = Dai un compito
teach-new-how = Scegli che cosa c’è da fare. Poi ricevi un link da mandare a chi vuoi.
teach-name-first = Per dare compiti serve un nome: così gli allievi sanno chi vede le loro mosse.
teach-by-name = Prendi un nome e continua
teach-by-name-how = Chi assegna esercizi o gioca con gli allievi ha bisogno di un nome, perché sappiano chi vede le loro mosse. Lo prendi nella prossima pagina, o accedi, e torni qui: quello che hai scelto resta.
teach-none = Ancora nessun compito.
teach-joined = I compiti che svolgi
teach-joined-none = Nessuno. Chi te ne dà uno ti manda un link.
teach-pupils-count = { $count ->
    [0] Ancora nessun allievo
    [one] Un allievo
   *[other] { $count } allievi
 }
teach-tasks-count = { $count ->
    [one] Un esercizio
   *[other] { $count } esercizi
 }
teach-date = %d/%m/%Y
teach-moment = %d/%m %H:%M
teach-due-by = Da fare entro il { $date }
teach-name = Titolo
teach-due = Da fare entro (se vuoi)
teach-due-how = Trenta giorni dopo, il compito scompare con l’elenco di chi lo svolge. Senza data scompare dopo sei mesi.
teach-lessons = Lezioni
teach-lessons-how = Lezioni intere o singoli esercizi, in tutto non più di { $count }.
teach-single = { $count } esercizi, uno per uno
teach-mates = Problemi di matto
teach-mates-how = Quanti di ogni lunghezza: vengono estratti a sorte, gli stessi per tutti.
teach-problems = Oppure proprio questi
teach-problems-how = Incolla gli indirizzi delle pagine dei problemi, separati da uno spazio.
teach-lines = Varianti a memoria
teach-lines-how = Le mosse di un castello, di un’apertura, di un tesuji o di una partita, da giocare senza guardarle. È fatto quando l’allievo è arrivato in fondo.
teach-lines-own = Oppure le mosse di una partita
teach-lines-own-how = Incolla gli indirizzi delle loro pagine, separati da uno spazio. Una partita della tua raccolta, da quel momento, la legge chiunque ne abbia l’indirizzo. Si chiedono le mosse del Nero; per quelle del Bianco apri «Allenati con questa variante», passa dalla sua parte e incolla l’indirizzo di quella pagina.
teach-games = Partite contro il computer
teach-games-how = Da vincere, all’handicap che dà il computer. Vedi com’è finita ogni partita, e puoi guardarla.
teach-game = Vinci una partita: { $odds }, computer { $level }
teach-game-how = Quante volte vuoi: basta una partita vinta. Le mosse si possono riprendere, e puoi farti indicare una mossa. Chi insegna vede ogni partita che cominci qui.
teach-game-none = nessuna partita
teach-game-odds = Handicap della partita { $number }
teach-game-level = Computer nella partita { $number }
teach-see-game = Guarda la partita
teach-back-to-set = Gli esercizi per te
teach-outcome-game = Ha cominciato una partita
teach-outcome-lost = Non vinta
teach-line-gone = Una partita che non è più condivisa
teach-set-this = Dallo ai tuoi allievi
teach-set = Dai il compito
teach-asked = { $name } ti propone { $count ->
    [one] un esercizio
   *[other] { $count } esercizi
 } di shōgi.
teach-who-sees = Che cosa vedrà { $name }
teach-sees-attempts = { $name } vede come svolgi questi esercizi da quando accetti: ogni tentativo con le mosse, quando, in quanto tempo, e se hai chiesto un consiglio.
teach-sees-only = Nient’altro: né le altre tue partite, né gli altri esercizi, né ciò che hai fatto prima. Gli altri allievi non vedono nulla.
teach-sees-until = Fino al { $date }, o finché non lasci il compito: puoi farlo quando vuoi.
teach-shown-as = Nell’elenco ti chiamerai { $name }.
teach-pupil-name = Come ti chiami nell’elenco
teach-pupil-name-how = Basta un soprannome da cui ti si riconosca.
teach-agree = Va bene che { $name } veda i miei tentativi
teach-join = Accetta e comincia
teach-join-not = No, vai alla scuola
teach-have-name = Hai già un nome qui? Accedi prima.
teach-from = Da { $name }
teach-all-done = Hai fatto tutto. Bravo!
teach-tasks = Gli esercizi
teach-done = fatto
teach-open = non ancora fatto
teach-not-begun = non cominciato
teach-sees-now = { $name } vede come { $pupil } svolge questi esercizi, tentativo per tentativo, fino al { $date } o finché non lasci il compito. Nient’altro.
teach-leave = Lascia il compito
teach-leave-how = Da quel momento { $name } non vede più nulla di tuo, nemmeno ciò che hai già fatto. A te resta tutto.
teach-place = { $number } di { $count }
teach-watched = { $name } vede i tuoi tentativi
teach-back = Torna al compito
teach-gone = scompare il { $date }
teach-link = Il link per gli allievi
teach-link-how = Mandalo a chi vuoi. Chi lo apre legge che cosa vedrai, e decide.
teach-link-here = Questo server risponde solo su questo computer: da altri apparecchi il link non si apre.
teach-copy = Copia il link
teach-code = Codice da inquadrare con il telefono
teach-nobody = Qui compare chi accetta, con ciò che ha fatto.
teach-table = Gli allievi e i loro esercizi
teach-table-how = ✓ fatto, × quanti tentativi, ? con un consiglio, e quando l’ultima volta. Apri una cella per vedere le mosse.
teach-pupil = Allievo
teach-sum = Fatti
teach-tries = { $count ->
    [0] nessun tentativo
    [one] un tentativo
   *[other] { $count } tentativi
 }
teach-helped = con un consiglio
teach-csv = Scarica per foglio di calcolo (CSV)
teach-csv-pupil = Allievo
teach-csv-task = Codice
teach-csv-title = Esercizio
teach-csv-time = Quando
teach-csv-seconds = Secondi
teach-csv-outcome = Esito
teach-csv-moves = Risposta
teach-dismiss = Togliere un allievo
teach-dismiss-open = Scegli chi
teach-dismiss-how = Non vedi più i suoi tentativi; a lui restano.
teach-dismiss-do = Togli
teach-take-back = Ritira il compito
teach-take-back-open = Se non serve più
teach-take-back-how = Il compito scompare per tutti. Ciò che gli allievi hanno fatto resta a loro.
teach-take-back-shared = Questi verbali restano condivisi: chi ne ha il link può ancora leggerli. I tuoi smettono di esserlo quando lo scegli nella tua raccolta.
teach-all = Tutti i compiti
teach-attempts = I tentativi, dal più vecchio
teach-seconds = { $count } s
teach-needs-script = Per scorrere le mosse sulla scacchiera serve JavaScript; i tentativi sono qui sotto.
teach-illegal-move = { $move } (non permessa)
teach-outcome-solved = Risolto
teach-outcome-wrong = Sbagliato
teach-outcome-hint = Ha chiesto un consiglio
teach-outcome-shown = Ha guardato la soluzione
teach-outcome-illegal = Mossa non permessa
error-wish-assignment-title = Dai un titolo al compito, di non più di 80 caratteri.
error-wish-assignment-due = «{ $value }» non va: scegli un giorno da oggi a un anno.
error-wish-assignment-task = «{ $value }» non è né una lezione, né un esercizio, né un problema, né una variante di questo sito.
error-wish-assignment-line = «{ $value }» non porta a una variante da imparare: incolla l’indirizzo di una partita finita, di una della tua raccolta o condivisa, o di una pagina dell’enciclopedia.
error-wish-assignment-none = Scegli almeno un esercizio.
error-wish-assignment-tasks = { $value } esercizi sono troppi per un compito: se ne possono dare 100. Dividili in due.
error-wish-assignment-mates = «{ $value }» non va: di ogni lunghezza si possono dare al massimo 20 problemi di matto.
error-wish-pupil-name = Scrivi come vuoi chiamarti nell’elenco, con non più di 30 caratteri.
error-assignment-agree-title = Manca il tuo consenso
error-assignment-agree = Spunta la casella se accetti; se no, non succede nulla.
error-teacher-minor-title = I compiti li danno gli adulti
error-teacher-minor = Chi è minorenne può svolgere compiti, ma non darne.
error-assignment-gone-title = Questo compito non c’è più
error-assignment-gone = È finito, oppure chi l’ha dato l’ha ritirato. Chiedi a chi ti ha mandato il link.
error-pupil-minor-title = Non con questo insegnante
error-pupil-minor = Chi è minorenne svolge compiti solo di chi insegna al circolo. Parlane con chi tiene il circolo.
error-assignments-many-title = Hai dato troppi compiti
error-assignments-many = Se ne possono avere 100 alla volta. Ritirane uno che non serve più.
error-assignment-full-title = Il compito è al completo
error-assignment-full = Lo svolgono già 200 allievi. Chi insegna può darne un altro uguale.
data-assignments = Compiti che hai dato
data-assignments-what = Titolo, esercizi e data, e chi vi prende parte.
data-assignments-why = Perché gli allievi li trovino e tu veda come li svolgono.
data-assignments-long = Finché non li ritiri, fino a trenta giorni dopo la data, o per sei mesi; al più tardi quando chiudi il nome.
data-assignments-count = { $count ->
    [one] Un compito
   *[other] { $count } compiti
 }
data-pupil = Compiti che svolgi
data-pupil-what = A quali compiti prendi parte, da quando, e con quale nome. Chi li ha dati vede come svolgi quegli esercizi da allora.
data-pupil-why = Perché chi insegna possa aiutarti: l’hai accettato tu.
data-pupil-long = Finché non lasci il compito o non viene ritirato, al più tardi fino alla sua fine; o finché non chiudi il nome, o dimentichi questo browser.
data-pupil-count = { $count ->
    [one] Un compito
   *[other] { $count } compiti
 }
