# I giochi della famiglia: elenco, regole di ciascuno, scacchiera.

nav-family = La famiglia
family-title = La famiglia dello shōgi
family-lead = Lo shōgi ha molti parenti, da dodici caselle a più di mille. Scegline uno per leggerne le regole e giocarlo con qualcuno.
family-order = Come sono elencati i giochi
family-by-age = Per età
family-by-board = Per scacchiera
family-by-kin = Per parentela
family-kin-lead = Quale gioco è nato da quale, per quanto se ne sa: tutti, passando per la Cina e la Corea o per il Sud-Est asiatico, dal chaturaṅga indiano.
family-pieces = { $count ->
    [one] 1 pezzo per parte
   *[other] { $count } pezzi per parte
}
family-age-heian = Periodo Heian, IX–XII secolo
family-age-heian-story = Lo shōgi più antico che si conosca: senza Torre, senza Alfiere, senza paracadutare nulla. La scacchiera passa da otto a nove caselle per lato; il gioco grande dell’epoca ne ha tredici.
family-age-small = Verso lo shōgi di oggi
family-age-small-story = Il piccolo shōgi acquistò Torre, Alfiere ed Elefante ubriaco; ad Asakura per la prima volta si paracadutarono i pezzi; nel XVI secolo l’Elefante lasciò la scacchiera.
family-age-large = I grandi giochi del Medioevo
family-age-large-story = Monaci e cortigiani ingrandirono più volte scacchiera ed esercito. Il chū shōgi, con il suo Leone, si gioca ancora; i più grandi furono forse soltanto una meraviglia da guardare.
family-age-edo = Periodo Edo
family-age-edo-story = Giochi a tema: animali e uccelli, oppure un’intera campagna militare.
family-age-modern = Giochi moderni
family-age-modern-story = Scacchiere piccole per partite rapide e per principianti.
family-back = Tutti i giochi
family-rules = Regole
family-play = Gioca
family-takebacks = Amichevole: le mosse si ritirano con il consenso dell’altro
family-pieces-title = I pezzi
family-legend = In alto è avanti. Un punto è un passo, un anello un salto sopra qualunque pezzo, una freccia una via che prosegue finché è libera, un rombo una casella a cui porta uno dei poteri descritti sopra. In blu le mosse senza cattura, in rosso le sole catture.
family-moves-of = Come muove: { $name }
family-becomes = Promuove a
family-royal = È il pezzo per cui si gioca.
family-level = livello { $level }
ui-family-piece = { $name } ({ $text })
ui-zoom-in = Più vicino
ui-zoom-out = Più lontano
ui-zoom-fit = Tutta la scacchiera
ui-family-pass = Passa
refused-barred_check = Così il pezzo reale resterebbe sotto scacco.
refused-barred_lion_trading = Un Leone non si può catturare così: vedi le regole sullo scambio dei Leoni.
refused-barred_full_file = Su una colonna non possono stare tanti pezzi di questo tipo.
refused-barred_mate_by_drop = Paracadutando questo pezzo non si può dare matto.
refused-barred_dead_end = Da lì il pezzo non potrebbe più muoversi.
refused-barred_repetition = La stessa posizione non può ripresentarsi: serve un’altra mossa.
family-relatives = Parenti fuori della famiglia
family-relative-chaturanga = Chaturaṅga (India)
family-relative-chaturanga-story = L’antenato di tutti: re, consigliere, elefanti, cavalli, carri e fanti. A occidente ne sono nati gli scacchi, a oriente lo shōgi.
family-relative-makruk = Makruk (Thailandia)
family-relative-makruk-story = Il vicino più prossimo: il suo alfiere muove esattamente come l’Argento, e i suoi pedoni stanno fin dall’inizio sulla terza traversa, come nello shōgi.
family-relative-xiangqi = Xiangqi (Cina)
family-relative-xiangqi-story = Anche i suoi pezzi si distinguono dai caratteri che portano scritti; i suoi soldati acquistano forza superata la metà della scacchiera.
