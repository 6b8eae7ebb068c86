lobby-title = Trova un avversario
lobby-lead = Qui trovi chi cerca una partita, adesso o nei prossimi giorni. Se non c’è nessuno alla tua portata, c’è sempre un computer che gioca più o meno come te: e dice di esserlo.
nav-lobby = Avversari

lobby-strength = La tua forza
lobby-strength-unknown = non la so
lobby-strength-say = Salva
lobby-strength-how = Serve per trovare chi gioca come te e per un vantaggio equo. 15° kyū è chi comincia, 1° dan chi gioca bene da anni; se non lo sai, lascia com’è.

lobby-quick = Gioca adesso
lobby-quick-how = Un tocco, e ti si cerca l’avversario più vicino. Se siete di forza diversa, chi è più forte dà un vantaggio.
lobby-needs-script = Per aspettare un avversario su questa pagina serve JavaScript. Puoi però lasciare una proposta che resta anche quando te ne vai.
lobby-waiting = Cerco un avversario…
lobby-waiting-how = Appena si trova qualcuno, la partita si apre da sola; se leggi altre pagine del sito, ti si chiama. All’inizio si cerca tra chi gioca come te, poi anche più lontano.
lobby-computer-free = Non c’è ancora nessuno. Intanto un computer della tua forza è libero; se arriva una persona, ti si chiama con un suono.
lobby-computer-play = Gioca intanto con il computer ({ $grade })
ui-called = C’è un avversario per te!
ui-called-go = Vai alla partita

lobby-seeks = Chi cerca una partita
lobby-none = In questo momento nessuno ha fatto una proposta. Falla tu: basta un tocco qui sopra.
lobby-here = Adesso qui: { $names }
lobby-nobody = Per ora qui ci sei solo tu.
lobby-more =
    { $count ->
        [one] un altro
       *[other] altri { $count }
    }
lobby-guests =
    { $count ->
        [one] un ospite
       *[other] { $count } ospiti
    }
lobby-take = Accetta
lobby-remove = Togli la proposta
lobby-withdraw = Ritira
lobby-odds-even = Alla pari, si tira a sorte chi comincia
lobby-odds-even-black = Alla pari, cominci tu
lobby-odds-even-white = Alla pari, comincia l’altro
lobby-odds-josen-black = Senza vantaggio, cominci tu
lobby-odds-josen-white = Senza vantaggio, comincia l’altro
lobby-odds-give = Dai vantaggio: { $odds }
lobby-odds-take = Ricevi vantaggio: { $odds }
lobby-odds-by-grades = Vantaggio secondo i gradi
lobby-rated = vale per la classifica
lobby-lasting = resta anche se chi l’ha fatta non c’è
lobby-private = senza spettatori
lobby-range = da { $from } a { $to }
lobby-needs-name = Serve un nome sul sito
lobby-needs-grade = Di’ prima la tua forza
lobby-out-of-range = Per altri gradi

lobby-programs = Computer sempre liberi
lobby-programs-how = Sono programmi del sito. Cominciano subito.
lobby-program = Computer, { $grade }
lobby-play = Gioca

lobby-offer = Fai una proposta tua
lobby-offer-make = Proponi la partita
lobby-game = Gioco
lobby-yours = La tua proposta
lobby-game-shogi = Shōgi
lobby-color = Chi comincia
lobby-offer-even = Nessun vantaggio
lobby-offer-grades = Secondo i gradi (tabella: { $system })
lobby-offer-give = Do: { $odds }
lobby-offer-take = Ricevo: { $odds }
lobby-offer-range = Gradi di chi può accettare
lobby-offer-lowest = Dal grado
lobby-offer-highest = Fino al grado
lobby-offer-any = qualsiasi
lobby-offer-rated = Vale per la classifica
lobby-offer-lasting = La proposta resta due settimane, anche quando non ci sono
lobby-offer-named = Solo persone con un nome sul sito
lobby-offer-private = Senza spettatori

lobby-tables = Partite in corso

home-people = Trova un avversario
home-people-how =
    { $count ->
        [0] Una persona, o un computer della tua forza
        [one] Una persona cerca una partita
       *[other] { $count } persone cercano una partita
    }
home-people-go = Cerca

error-seek-gone-title = Troppo tardi
error-seek-gone = Questa proposta non c’è più: l’ha accettata qualcun altro, o chi l’ha fatta l’ha ritirata.
error-own-seek-title = È una proposta tua
error-own-seek = Non puoi accettare una proposta tua: aspetta che lo faccia qualcun altro.
error-seek-range-title = Per altri gradi
error-seek-range = Chi ha fatto la proposta cerca avversari di altri gradi.
error-odds-changed-title = Il vantaggio è cambiato
error-odds-changed = La forza di uno di voi due è cambiata, e con essa il vantaggio. Guarda di nuovo la proposta e accettala se ti va bene.
error-enough-seeks-title = Troppe proposte
error-enough-seeks = Hai già cinque proposte aperte: ritirane una, poi puoi farne un’altra.
error-wish-odds = Il vantaggio { $value } non c’è. Scegline uno dall’elenco: « even » (nessuno), « grades/jsa » (secondo i gradi) o per esempio « give/lance », « take/two-piece ».
error-wish-lowest = { $value } non è un grado: da « 15k » a « 9d ».
error-wish-grade = { $value } non è un grado: da « 15k » a « 9d ».

tv-title = Partite in diretta
tv-lead = Le partite in corso che si possono guardare, le più forti per prime.
tv-none = In questo momento non si gioca nessuna partita aperta a chi guarda.
tv-others = Altre partite in corso
tv-club-title = Il circolo in diretta
tv-club = Solo le partite del circolo
tv-everybody = Le partite di tutti
tv-hall = Per uno schermo in sala
tv-all = Guardale sulle scacchiere

lobby-odds-unknown = Secondo i gradi; alla pari finché non dici la tua forza
lobby-stop = Smetti di cercare
lobby-begins-random = Si tira a sorte
lobby-begins-black = Comincio io
lobby-begins-white = Comincia l’altro
lobby-back = Torna alle proposte
ui-called-later = Non adesso
home-waits-come = Ti aspetta per cominciare
error-seek-no-grade-title = Di’ prima la tua forza
error-seek-no-grade = Questa proposta è per alcuni gradi soltanto: di’ prima quanto sei forte, sulla pagina degli avversari.
error-wish-odds-with-variant = In questo gioco non si danno vantaggi: scegli « Nessun vantaggio ».
error-wish-highest = { $value } non è un grado: da « 15k » a « 9d ».
error-lobby-full-title = Troppe proposte
error-lobby-full = Ci sono già moltissime proposte aperte: accettane una, o riprova tra poco.
lobby-odds-table = Quale vantaggio per quale differenza
lobby-offer-when = Quando
lobby-offer-when-how = Lascia vuoto per adesso. Se scegli un giorno e un’ora, la proposta resta fino ad allora, e chi la accetta ha un appuntamento con te; ognuno la legge nel proprio fuso orario.
appointment-calendar = Aggiungi al calendario

lobby-challenges = Sfide
lobby-challenge-yours = La tua sfida a { $name }
lobby-challenge-from = { $name } ti sfida
lobby-challenge-before = al posto di: { $terms }
lobby-counter = Proponi altro
lobby-counter-title = La tua controproposta
lobby-decline = Rifiuta
lobby-decline-why = Perché
lobby-refusal-not-now = non accetta: adesso non può
lobby-refusal-clock = non accetta: vorrebbe un altro tempo
lobby-refusal-odds = non accetta: vorrebbe un altro vantaggio
lobby-refusal-game = non accetta: vorrebbe un altro gioco
lobby-refusal-no = non accetta
lobby-offer-to = Con chi
lobby-offer-anybody = Chiunque
lobby-offer-to-how = Scrivi il nome che ha sul sito, e la proposta è solo per quella persona: la trova qui e sulla pagina iniziale. Lascia vuoto perché possa accettare chiunque.
lobby-challenge = Sfida
home-challenged =
    { $count ->
        [one] Qualcuno ti sfida
       *[other] Hai { $count } sfide
    }
home-challenged-go = Guarda
error-own-challenge-title = Sei tu
error-own-challenge = Non puoi sfidare te stesso: scrivi il nome di un’altra persona.
error-enough-challenges-title = Troppe sfide
error-enough-challenges = Ha già venti sfide che aspettano una risposta: riprova più avanti.
error-wish-whom = Nessuno qui si chiama «{ $value }»: controlla come è scritto il nome, oppure lascia vuoto.
lobby-decline-not-now = Adesso non posso
lobby-decline-clock = Vorrei un altro tempo
lobby-decline-odds = Vorrei un altro vantaggio
lobby-decline-game = Vorrei un altro gioco
lobby-decline-no = No, grazie
lobby-hours = Quando c’è gente
lobby-hours-how = Quante persone diverse c’erano in ogni ora del giorno, in media negli ultimi sette giorni.
ui-hours-busiest = Di più: verso le { $time }.
error-paused-title = Una pausa
error-paused = Hai lasciato alcune partite all’avversario: puoi cercarne altre tra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }. Intanto puoi giocare col computer o con chi sfidi per nome; le partite giocate fino alla fine accorciano le prossime pause.
