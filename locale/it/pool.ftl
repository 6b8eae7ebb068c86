# Classifiche del circolo.

pool-none = { $name } non c’è; «miyako club pool new { $name }» lo prepara
pool-is-there = { $name } c’è già
pool-no-batch = { $event } non è stato valutato
pool-events = { $count ->
    [0] nessun torneo valutato
    [one] un torneo valutato
   *[other] { $count } tornei valutati
 }
pool-games = { $count ->
    [one] una partita
   *[other] { $count } partite
 }
pool-no-games = nessuna partita valutata
pool-sure = sicuro
pool-fair = abbastanza sicuro
pool-guess = ancora una stima
pool-log-begin = comincia: { $title }
pool-log-apply = valutato: { $event }
pool-refused-not-begun = la classifica non è ancora cominciata
pool-refused-begun = la classifica è già cominciata
pool-refused-title = il titolo è di una riga, di 120 caratteri al massimo
pool-refused-rules = le regole non si possono leggere: { $value }
pool-refused-twice = { $value } è già stato valutato; «rollback» lo toglie
pool-refused-early = è già valutato un torneo del { $value }: prima si toglie quello («rollback»)
pool-refused-no-games = non c’è nessuna partita che conti
pool-refused-impossible = { $value }: una partita contro sé stessi, o con più di un punto
pool-refused-newcomer = di { $value } non si sa con che cosa cominci
pool-refused-step = non c’è questo passo, è già ritirato, o è il primo, che resta
pool-refused-depends = il passo { $value } ne dipende
