# miyako variants: i giochi della famiglia, nel terminale.

variants-nothing-wrong = In questo file è tutto a posto.
variants-board = { $files } colonne, { $ranks } traverse, { $pieces } pezzi per parte
variants-promotes-zone = Promozione: con una mossa che comincia o finisce { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-promotes-entering = Promozione: entrando { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-promotes-entering-or-capture = Promozione: entrando { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}, o con una cattura che comincia o finisce lì.
variants-promotes-capture = Promozione: con una cattura, dovunque avvenga.
variants-promotes-at-end = I pezzi che non potrebbero più muoversi possono promuovere anche arrivando all’ultima traversa.
variants-promotion-by-choice = È facoltativa.
variants-promotion-after-promoted = È facoltativa, ma obbligatoria dopo la cattura di un pezzo promosso.
variants-promotion-always = È obbligatoria.
variants-promotion-also-on-the-way = È obbligatoria, anche per il pezzo che vi fa sosta a metà mossa: dove gira un gancio, o al primo passo di un Leone.
variants-turns-every-move = Ogni pezzo che ha un’altra faccia si volta a ogni sua mossa.
variants-drops = I pezzi catturati cambiano padrone e si paracadutano.
variants-drops-either-face = I pezzi catturati cambiano padrone e si paracadutano con l’una o l’altra faccia in su.
variants-no-drops = I pezzi catturati escono dal gioco.
variants-mate = Fine: lo scacco matto. Chi non ha mosse legali ha perso.
variants-catch = Fine: la cattura del pezzo reale; allo scacco non c’è obbligo di rispondere.
variants-try = Un pezzo reale che raggiunge l’ultima traversa dove non può essere catturato vince.
variants-two-royals = Chi ha due pezzi reali perde solo quando li ha persi tutti e due.
variants-dead-ends = Un pezzo può stare dove non potrà più muoversi.
variants-bare-king = Chi resta col solo Re perde contro un Re accompagnato da un pezzo che conta, se non può catturarlo subito.
variants-repetition-draw = Nessuno vince quando la stessa posizione si presenta per la { $count }ª volta.
variants-repetition-first-loses = Quando la stessa posizione si presenta per la { $count }ª volta perde chi ha mosso per primo nella partita.
variants-repetition-forbidden = Nessuna mossa può ripresentare la stessa posizione per la { $count }ª volta.
variants-perpetual-check = Chi la provoca dando scacco a ogni mossa perde.
variants-perpetual-attack = Se una sola parte attacca qualcosa a ogni mossa, perde; se tutt’e due non fanno che passare, perde chi ha cominciato.
variants-baring = Re spoglio: chi resta con il solo pezzo reale perde, a meno che non possa subito spogliare l’avversario; allora nessuno vince.
variants-lion-trading = Un Leone cattura un Leone protetto solo se gli è accanto, o se nella stessa mossa cattura prima un pezzo più forte di un Pedone o di un Intermediario.
variants-lion-trading-any = Se un Leone è stato catturato da un altro pezzo, la risposta non può catturare un Leone altrove con un altro pezzo.
variants-lion-trading-protected = Se un Leone è stato catturato da un altro pezzo, la risposta non può catturare un Leone protetto altrove con un altro pezzo.
variants-power-lion = fino a due passi in un turno, ciascuno dei quali può catturare; salta dove due passi conducono, cattura un vicino senza muoversi e può passare.
variants-power-line-lion = fino a tanti passi lungo una linea, avanti e indietro, catturando o saltando ciò che vi si trova.
variants-power-hook = uno scorrimento e, dopo una svolta ad angolo retto, un altro; la prima cattura conclude la mossa.
variants-power-area = tanti passi di Re per caselle vuote; la prima cattura conclude la mossa.
variants-power-leap-capture = cattura lungo la linea al di là di pezzi di rango inferiore.
variants-power-leap-capture-lower = cattura pezzi di rango inferiore lungo la linea, al di là di altri di rango inferiore.
variants-power-sweep = vola sopra pezzi di rango inferiore e li cattura tutti, anche i propri.
variants-power-igui = cattura un vicino senza muoversi.
variants-power-pass = fa un passo su una casella vuota vicina e torna.
variants-power-leap-slide = salta e, se quella casella era vuota, può proseguire nella stessa direzione.
variants-power-over = scorre e lungo la via può saltare tanti pezzi.
variants-power-anywhere = va su qualunque casella vuota e cattura qualunque pezzo che nessuno protegge.
variants-power-anywhere-but-royals = va su qualunque casella vuota e cattura qualunque pezzo, tranne un pezzo reale protetto.
variants-power-steps = fino a tanti passi in un turno, svoltando a piacere, ciascuno dei quali può catturare; non salta altri pezzi, se i suoi passi non sono salti; può tornare al punto di partenza.
variants-power-steps-exactly = esattamente tanti passi in un turno, mai due volte sulla stessa casella; ciascuno può catturare.
variants-power-steps-ahead = fino a tanti passi nello stesso verso, ciascuno dei quali può catturare.
variants-power-shoot = dopo una mossa su una casella vuota (o dopo ogni passo su una vuota) può colpire tanti nemici a tiro; la linea verso ciascuno dev’essere libera.
variants-power-shoot-over = dopo una mossa su una casella vuota può colpire tanti nemici a tiro, sopra qualunque pezzo.
variants-power-freeze = il primo nemico che vede in ciascuna di queste direzioni non può muoversi.
variants-burns = Un pezzo che arde (Demone di fuoco, Fiamma velenosa) e ha mosso brucia tutti i nemici intorno a sé; il nemico che si ferma accanto a lui brucia; di due vicini brucia quello arrivato.
variants-contagion = Chi cattura un pezzo contagioso diventa ciò a cui quello promuove.
variants-catch-command = Fine: una parte perde i pezzi che la comandano; allo scacco non c’è obbligo di rispondere.
variants-command = Una parte continua finché ha uno di questi: { $who }.
variants-promotes-by-taking = Chi cattura uno di questi promuove subito: { $what }.
variants-promote-by-taking = { $who }: promozione immediata catturando { $what }.
variants-takes-only = Muovendo, { $who } catturano soltanto { $what }.
variants-cannot-take = { $who }: non possono catturare { $what }.
variants-proof = { $who }: al riparo dai tiri di { $what }.
variants-hit-from = { $who }: gli altri colpiscono questo pezzo solo da { $count } caselle di distanza o più.
variants-patrons = { $who }: promuovono solo finché dalla loro parte c’è uno di questi, e tornano come prima quando manca l’ultimo: { $what }.
variants-forward-needs = { $who }: avanzata possibile solo finché dalla stessa parte c’è uno di questi: { $what }.
variants-calls = Quando promuove { $who }, promuovono con lui questi pezzi della sua parte: { $what }.
variants-quenches = Quando promuove { $who }, muoiono tutti i nemici di questo tipo: { $what }.
variants-turns-back = { $who }: torna com’era entro { $count } caselle da questo nemico, se su traversa, colonna o diagonale nulla sta in mezzo: { $what }.
variants-blinds = { $who }: entro { $count } caselle da lui i nemici di questi tipi non possono colpire: { $what }.
variants-option = Regola letta in più modi: { $name } ({ $readings }); qui: { $chosen }.

## Playing in the terminal
variant-welcome = { $game } contro il computer (livello { $level } di 10). Tu sei { $side }.
variant-try-help = Scrivi una mossa come le elenca «moves»; «help» dice che cos’altro puoi scrivere.
variant-help =
    2g2f            una mossa: dalla casella 2g alla casella 2f; con un più in fondo promuove
    P*5e            un paracadutaggio: un pezzo dalla mano, con la sua lettera
    6f6e6d          una mossa che cattura anche per via
    moves           elenca le mosse legali
    board           mostra di nuovo la scacchiera
    hint            chiede un consiglio al computer
    undo            ritira la tua ultima mossa
    resign          abbandona
    quit            esce; la partita resta interrotta
variant-moved = { $ply }. { $side }: { $move }
variant-hint = Il computer giocherebbe { $move }.
variant-won = Vince { $winner }
variant-perpetual-check = La posizione si è presentata quattro volte a forza di scacchi: vince { $winner }
variant-forbidden = Così tornerebbe una posizione che non può più tornare.
