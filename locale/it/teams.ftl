# Tornei a squadre.

teams-none = { $name } non c’è; «miyako club teams new { $name }» lo prepara
teams-is-there = { $name } c’è già
teams-no-round = non c’è un turno { $round }
teams-rests = riposa (incontro vinto, e metà delle scacchiere)
teams-counts = { $rounds ->
    [0] squadre: { $teams }
   *[other] squadre: { $teams }, turno { $round } di { $rounds }
 }
teams-table-heads = Pos.  Squadra                  Inc.  Sc.   SOS
teams-stage-planned = in preparazione
teams-stage-open = iscrizioni aperte
teams-stage-running = in corso
teams-stage-finished = concluso
teams-refused-stage = in questa fase non si può ({ $value })
teams-refused-title = il nome è di una riga, di 120 caratteri al massimo
teams-refused-boards = un incontro ha da 1 a { $value } scacchiere
teams-refused-rounds = i turni vanno da 1 a { $value }
teams-refused-people = una squadra è di tante persone: { $value }; e le squadre sono al massimo 200
teams-refused-twice = { $value } c’è già
teams-refused-unknown = { $value } non è una squadra, o non gioca per questa, o non in quel turno
teams-refused-too-few = servono almeno due squadre
teams-refused-order = servono { $value } persone nell’ordine della lista della squadra
teams-refused-round-open = il turno { $value } non è chiuso
teams-refused-all-played = tutti i { $value } turni sono stati giocati
teams-refused-no-pairing = non c’è più un abbinamento in cui nessuno si reincontri
teams-refused-nothing-paired = nessun turno è in corso; «pair» ne abbina uno
teams-refused-board-open = manca il risultato di questa scacchiera: { $value }
teams-refused-draw = qui la patta vale: 1/2
teams-refused-has-result = la scacchiera ha già il risultato { $value }; «correct» lo corregge
teams-refused-no-result = la scacchiera di { $value } non ha ancora un risultato
teams-refused-step = non c’è questo passo da annullare, o è il primo, che resta
teams-refused-depends = il passo { $value } ne dipende
teams-log-begin = comincia: { $title }
teams-log-enter = si iscrive { $title } ({ $people })
teams-log-close-entries = iscrizioni chiuse
teams-log-line-up = formazione di { $id }: { $people }
teams-log-pair = turno abbinato (sorteggio { $seed })
teams-log-result = turno { $round }, scacchiera di { $person }: { $outcome }
teams-log-correct = corretto: turno { $round }, scacchiera di { $person }: { $outcome }
teams-log-close-round = turno chiuso
teams-log-finish = torneo concluso
