# L’analisi nella pagina: le linee del motore accanto alla scacchiera, il grafico della partita, il giudizio sulle mosse.
analysis-page-title = Analisi
analysis-page-on = Motore
analysis-page-on-note = Il motore guarda ogni punto a cui arrivi
analysis-page-lines = Linee
analysis-page-queue = { $count ->
    [0] Il prossimo turno è tuo
    [one] C’è un’analisi prima della tua
   *[other] Ci sono { $count } analisi prima della tua
}
analysis-page-mate = Matto in { $moves }: { $side }
analysis-page-mated = Matto: ha vinto { $side }
refused-bad_position = Questa posizione non si può analizzare.
refused-analysing_already = Hai già in corso tutte le analisi che puoi avere.
refused-no_engine_free = Troppe analisi in attesa: riprova fra un po’.
analysis-page-game = Tutta la partita
analysis-page-why = Perché non questa mossa?
analysis-page-threat = Minacce
analysis-page-store = Scrivi nella partita
analysis-page-summary = Riassunto della partita
analysis-page-back = Indietro
ui-analysis-game = Tutta la partita
ui-analysis-stop = Ferma
ui-analysis-graph = Andamento della partita: il Nero in alto
ui-analysis-depth = Profondità { $count } · { $name } posizioni/s
ui-analysis-depth-alone = Profondità { $count }
ui-analysis-insert = Aggiungi questa linea alla partita
ui-analysis-trying = Mossa { $count } di { $name } della linea: { $text }
ui-analysis-lost = Il collegamento con il server si è interrotto: l’analisi riprende quando torna
ui-analysis-not-stored = Non è stato possibile salvare l’analisi
ui-analysis-over = Tutta la partita è stata analizzata
