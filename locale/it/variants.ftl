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
variants-promotes-at-end = Un pezzo che non potrebbe più muoversi può promuovere anche quando arriva sull’ultima traversa.
variants-promotion-by-choice = È facoltativa.
variants-promotion-after-promoted = È facoltativa, ma obbligatoria dopo la cattura di un pezzo promosso.
variants-promotion-always = È obbligatoria.
variants-promotion-also-on-the-way = È obbligatoria, anche se il pezzo passa per la zona a metà della mossa: dove gira ad angolo, o al primo passo di un leone.
variants-turns-every-move = Ogni pezzo con due facce si gira a ogni mossa.
variants-drops = Un pezzo catturato passa a chi lo ha preso, che può paracadutarlo.
variants-drops-either-face = Un pezzo catturato passa a chi lo ha preso, che può paracadutarlo dalla faccia che vuole.
variants-no-drops = I pezzi catturati escono dal gioco.
variants-mate = La partita finisce con lo scacco matto. Chi non ha mosse possibili ha perso.
variants-catch = La partita finisce quando è catturato il pezzo reale. Lo scacco si può ignorare.
variants-try = Vince anche il pezzo reale che arriva sull’ultima traversa, se lì non può essere catturato.
variants-two-royals = Chi ha due pezzi reali perde quando li ha persi tutti e due.
variants-dead-ends = Un pezzo può stare anche dove non potrà più muoversi.
variants-bare-king = Chi resta con il solo re perde se l’avversario ha ancora un pezzo abbastanza forte, a meno che lo catturi subito.
variants-repetition-draw = La partita è patta quando la stessa posizione si presenta per la { $count }ª volta.
variants-repetition-first-loses = Se la stessa posizione si presenta per la { $count }ª volta, perde chi ha mosso per primo nella partita.
variants-repetition-forbidden = Non si può fare una mossa che ripete la stessa posizione per la { $count }ª volta.
variants-most-moves = Dopo { $count } mosse la partita finisce senza vincitore.
variants-perpetual-check = Ma chi l’ha ripetuta dando scacco a ogni mossa perde.
variants-perpetual-attack = Se uno solo dei due ha attaccato qualcosa a ogni mossa, perde. Se tutti e due hanno soltanto passato, perde chi ha cominciato.
variants-baring = Chi resta con il solo pezzo reale perde. Ma se può subito catturare l’ultimo altro pezzo dell’avversario, nessuno vince.
variants-lion-trading = Un leone può catturare un leone protetto in due casi: se gli è accanto, o se nella stessa mossa cattura prima un pezzo più forte di un pedone o di un intermediario.
variants-lion-trading-any = Quando un pezzo che non è un leone cattura un leone, nella mossa seguente l’avversario può catturare un altro leone soltanto con un leone.
variants-lion-trading-protected = Quando un pezzo che non è un leone cattura un leone, nella mossa seguente l’avversario può catturare un altro leone protetto soltanto con un leone.
variants-power-lion = fa fino a due passi in un turno e può catturare a ogni passo. Può anche saltare a due caselle di distanza, catturare un vicino restando fermo, o passare.
variants-power-line-lion = fa al massimo il numero di passi indicato lungo una linea, avanti e indietro. Cattura o salta quello che incontra.
variants-power-hook = avanza lungo una linea, gira una volta ad angolo retto e avanza ancora. Alla prima cattura si ferma.
variants-power-area = fa al massimo il numero indicato di passi di re su caselle vuote. Alla prima cattura si ferma.
variants-power-leap-capture = cattura lungo la linea saltando i pezzi di rango più basso.
variants-power-leap-capture-lower = cattura pezzi di rango più basso lungo la linea, saltandone altri di rango più basso.
variants-power-sweep = passa sopra i pezzi di rango più basso e li cattura tutti, anche i propri.
variants-power-igui = cattura un vicino restando fermo.
variants-power-pass = va su una casella vuota vicina e torna indietro: è come passare.
variants-power-leap-slide = salta; se la casella era vuota, può continuare nella stessa direzione.
variants-power-over = avanza lungo la linea e può saltare al massimo il numero di pezzi indicato.
variants-power-anywhere = va su qualunque casella vuota, e cattura qualunque pezzo che nessuno protegge.
variants-power-anywhere-but-royals = va su qualunque casella vuota, e cattura qualunque pezzo tranne un pezzo reale protetto.
variants-power-steps = fa al massimo il numero di passi indicato, anche cambiando direzione, e può catturare a ogni passo. Non passa sopra altri pezzi, se i suoi passi non sono salti. Può tornare dove era.
variants-power-steps-exactly = fa esattamente il numero di passi indicato, mai due volte sulla stessa casella. Può catturare a ogni passo.
variants-power-steps-ahead = fa al massimo il numero di passi indicato nella stessa direzione. Può catturare a ogni passo.
variants-power-shoot = dopo una mossa (o un passo) su una casella vuota può colpire da lontano il numero di nemici indicato, se in mezzo non c’è niente.
variants-power-shoot-over = dopo una mossa su una casella vuota può colpire da lontano il numero di nemici indicato, anche sopra altri pezzi.
variants-power-freeze = blocca il primo nemico che vede in ciascuna di queste direzioni.
variants-burns = Il demone di fuoco e la fiamma velenosa, dopo la loro mossa, bruciano tutti i nemici accanto. Brucia anche il nemico che si ferma accanto a loro. Se due di loro si trovano vicini, brucia quello appena arrivato.
variants-contagion = Chi cattura un pezzo contagioso si trasforma: diventa quello in cui il pezzo catturato promuove.
variants-catch-command = La partita finisce quando una parte perde i pezzi che la comandano. Lo scacco si può ignorare.
variants-command = Una parte continua a giocare finché ha uno di questi: { $who }.
variants-promotes-by-taking = Chi cattura uno di questi pezzi promuove subito: { $what }.
variants-promote-by-taking = { $who }: promozione immediata se cattura { $what }.
variants-takes-only = { $who }: quando muove cattura soltanto { $what }.
variants-cannot-take = { $who }: non cattura mai { $what }.
variants-proof = { $who }: i tiri di { $what } non lo colpiscono.
variants-hit-from = { $who }: si può colpire solo da almeno { $count } caselle di distanza.
variants-patrons = { $who }: promozione possibile solo se dalla stessa parte c’è uno di questi: { $what }. Quando l’ultimo manca, il pezzo torna com’era.
variants-forward-needs = { $who }: può avanzare solo se dalla stessa parte c’è uno di questi: { $what }.
variants-calls = Quando promuove { $who }, promuovono insieme questi pezzi della sua parte: { $what }.
variants-quenches = Quando promuove { $who }, spariscono tutti i nemici di questo tipo: { $what }.
variants-turns-back = { $who }: torna com’era se a non più di { $count } caselle vede questo nemico, in linea retta o in diagonale e senza nulla in mezzo: { $what }.
variants-blinds = { $who }: entro { $count } caselle da questo pezzo non possono tirare questi nemici: { $what }.
variants-option = Regola che si gioca in più modi: { $name } ({ $readings }). Qui: { $chosen }.

## Playing in the terminal
variant-welcome = { $game } contro il computer (livello { $level } di 10). Tu sei { $side }.
variant-try-help = Scrivi una mossa come le elenca «moves»; «help» dice che cos’altro puoi scrivere.
variant-help =
    2g2f            una mossa: dalla casella 2g alla casella 2f; con un più in fondo promuove
    P*5e            un paracadutaggio: un pezzo dalla mano, con la sua lettera
    6f6e6d          una mossa che cattura anche per via
    moves           elenca le mosse legali
    board           mostra di nuovo la scacchiera
    hint            chiede un consiglio al computer (partite amichevoli)
    undo            ritira la tua ultima mossa (partite amichevoli)
    resign          abbandona
    draw            propone la patta (regole fra amici e di circolo)
    quit            esce; la partita resta interrotta
