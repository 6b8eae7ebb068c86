# Events of a club: what is refused, how a round and a table are shown and printed.

## Stages
club-stage-draft = in preparazione
club-stage-open = iscrizioni aperte
club-stage-checking-in = appello
club-stage-running = in corso
club-stage-finished = concluso
club-stage-filed = omologato
club-stage-cancelled = annullato
club-counts = { $rounds ->
    [0] iscritti { $people }
   *[other] iscritti { $people }, turno { $round } di { $rounds }
 }
club-taken-back = annullato il passo { $step }

## Rounds
club-round = Turno { $round }
club-round-proposed = Turno { $round } (proposta)
club-bye = riposo (1 punto)
club-away-announced = assente (annunciato)
club-away-not-there = assente
club-away-late = iscritto in ritardo
club-away-withdrawn = ritirato
club-away-out = eliminato

## What a board costs in the pairing's wishes
club-wish-settled = contro ciò che è stabilito
club-wish-rematch = si sono già incontrati
club-wish-second-bye = secondo riposo
club-wish-bye-gap = riposo con più punti degli ultimi
club-wish-gap = differenza di punti (al quadrato)
club-wish-float = di nuovo contro altri punti
club-wish-club = stesso circolo
club-wish-country = stessa nazione
club-wish-keep = cambia rispetto a prima

## Prints
club-print-pairings = Abbinamenti
club-print-table = Classifica
club-print-wall = Quadro dei turni
club-print-bracket = Tabellone
club-print-slip = Tagliando del risultato
club-print-board = Tavolo
club-print-first = Primo (☗)
club-print-second = Secondo (☖)
club-print-odds = Handicap
club-print-result = Risultato
club-print-place = Pos.
club-print-number = N.
club-print-name = Nome
club-print-grade = Grado
club-print-start = Inizio
club-print-points = Punti
club-print-winner = Vincitore
club-print-signatures = Firme
club-print-after = dopo il turno { $round }
club-print-lots = a sorte
club-print-idle = Riposano o sono assenti
club-print-key = + vinta, - persa, = patta; il numero è quello dell’avversario. 0+ riposo o forfait, 0- assente, 0# non presentato.

## Refusals
club-refused-stage = in questa fase non si può ({ $stage })
club-refused-setting = { $name ->
    [rounds] tournament.toml: i turni vanno da 1 a { $most }, e non sono meno di quelli già giocati
    [cup] tournament.toml: cup: una potenza di due per cui bastino i turni, in un torneo svizzero o McMahon in cui le patte si rigiocano; a torneo iniziato non cambia più
    [repechage] tournament.toml: repechage: una potenza di due, in un torneo a eliminazione diretta senza finale per il terzo posto; a torneo iniziato non cambia più
    [third_place] tournament.toml: third_place: solo in un torneo a eliminazione diretta senza ripescaggio; a torneo iniziato non cambia più
   *[other] tournament.toml: { $name } non può essere così, o non si può più cambiare a torneo iniziato
 }
club-refused-unknown = { $person } non è iscritto
club-refused-twice = { $person } è già iscritto
club-refused-full = gli iscritti sono già quanti possono essere: { $most }
club-refused-withdrawn = { $person } si è ritirato; «return» lo fa rientrare
club-refused-absent = { $person } fa parte di un abbinamento fissato, ma non c'è
club-refused-not-withdrawn = { $person } non si è ritirato
club-refused-nobody-late = in questa formula nessuno entra a torneo iniziato
club-refused-round = non c'è un turno { $round } in cui si possa fare questo
club-refused-board = nel turno { $round } non c'è il tavolo { $board }
club-refused-oneself = { $person } non può incontrare sé stesso: servono due persone
club-refused-fixed-twice = { $person } è già in un abbinamento fissato
club-refused-may-not-meet = { $one } e { $other } non devono incontrarsi (è vietato, o si sono già incontrati)
club-refused-round-open = il turno { $round } non è chiuso
club-refused-all-played = tutti i { $number } turni sono stati giocati
club-refused-nothing-proposed = nessun turno è proposto o in corso; «pair» ne propone uno
club-refused-too-few = servono almeno due persone, ce ne sono { $number }
club-refused-no-pairing = non c'è un abbinamento che rispetti tutto: o tutti si sono incontrati, o i divieti sono troppi
club-refused-odds = { $odds } non è un handicap; per esempio furigoma, josen, lance, bishop, rook, two-piece
club-refused-has-result = il tavolo { $board } del turno { $round } ha già il risultato { $was }; «correct» lo corregge
club-refused-no-result = il tavolo { $board } del turno { $round } non ha ancora un risultato
club-refused-draws = qui una patta si scrive altrimenti: «replay» dove si rigioca, «1/2» dove vale mezzo punto
club-refused-board-open = manca il risultato del tavolo { $board } del turno { $round }, o è contestato
club-refused-depends = il passo { $step } ne dipende: va annullato prima
club-refused-step = non c’è un passo { $step } da ritirare; il primo resta
club-refused-reason = servono un motivo e dei punti
club-no-day = serve il giorno per un calendario: «from» in questo file
club-is-there = { $name } c’è già
club-what-result = serve chi ha vinto, o un risultato: { $right }
club-log-undo = ritirato il passo { $step }
club-log-configure = regolamento: { $name }
club-log-open = iscrizioni aperte
club-log-enter = si iscrive { $name }
club-log-begin-check-in = comincia l’appello
club-log-check-in = è presente { $value }
club-log-close-entries = iscrizioni chiuse
club-log-late-entry = si iscrive in ritardo { $name }
club-log-absent = { $person } manca al turno { $round }
club-log-withdraw = si ritira { $value }
club-log-return = torna { $value }
club-log-fix = si incontrino: { $value }
club-log-forbid = non si incontrino mai: { $value }
club-log-propose = proposto un turno (sorteggio { $seed })
club-log-set-odds = tavolo { $board }: vantaggio { $odds }, lo concede { $giver }
club-log-confirm = il turno si gioca
club-log-result = { $corrects ->
    [true] corretto: turno { $round }, tavolo { $board }: { $outcome }
   *[other] turno { $round }, tavolo { $board }: { $outcome }
 }
club-log-dispute = contestato: turno { $round }, tavolo { $board }
club-log-rule = l’arbitro decide: turno { $round }, tavolo { $board }: { $outcome } ({ $reason })
club-log-adjust = punti di { $person } modificati ({ $reason })
club-log-close-round = turno chiuso
club-log-finish = torneo concluso
club-log-file = torneo omologato
club-log-cancel = torneo annullato
club-refused-line = tournament.toml: { $name } è di una riga e di { $longest } caratteri al massimo
club-trf-without-adjustments = Nota: il rapporto non contiene i punti dati o tolti dall’arbitro.
club-shortfall = Attenzione: a quanto pare il turno { $round } non si potrà fare, perché troppi si saranno già incontrati.
club-slip-by-lot = Prima mossa: a sorte (furigoma)
club-refused-no-appointments = le ore si concordano solo nel girone su appuntamento («--by-appointment»)
club-refused-no-bracket = il tabellone c’è solo nell’eliminazione diretta, quando sono iscritti almeno in due
club-refused-hour = { $hour } è già passata, o viene dopo l’ultimo giorno
club-refused-not-over = { $day ->
    [none] le partite decadono dopo l’ultimo giorno: scriverlo in tournament.toml («to»)
   *[other] si può giocare fino al { $day }: prima niente decade
 }
club-no-such-pair = { $one } e { $other } non si incontrano in nessun turno
club-hour-offered = { $person } propone { $hour }
club-stake-cup = Coppa
club-stake-second-chance = Ripescaggio
club-stake-final = Finale
club-stake-third-place = Finale per il terzo posto
club-cup-left = In gara per la coppa: { $people }
club-cup-won = Vince la coppa: { $people }
club-log-offer-hour = turno { $round }, tavolo { $board }: { $person } può il { $hour }
club-log-take-back-hour = turno { $round }, tavolo { $board }: { $person } non può più
club-log-expire = le partite non giocate decadono
club-nothing-to-undo = non c’è niente da annullare
