# miyako match: motori l’uno contro l’altro, nel terminale.

# Una riga per partita. { $result } è una frase intera come «Abbandono: vince Miyako».
match-game = { $played }/{ $total }  { $black } – { $white }: { $result } ({ $plies } mosse)
# In coda, con due motori: vinte-patte-perse ed Elo con i suoi limiti.
match-standing = { $score }, Elo { $elo }
match-both-say-so = Persa a giudizio di entrambi i motori: vince { $winner }
match-fault-died = { $name } si è chiuso a partita in corso ({ $detail })
match-fault-stalled = { $name } non ha risposto
match-fault-nonsense = { $name } ha risposto «{ $detail }», che non è una mossa

## Intestazioni delle tabelle
match-engine = Motore
match-games = Partite
match-points = Punti
match-above-next = Sul seguente
match-meeting = Incontro
match-counts = Vinte-patte-perse
match-pairs = Coppie 0-½-1-1½-2
match-per-move = Per mossa
match-depth = Profondità
match-nodes = Knodi/s
match-overrun = Ritardo massimo
match-mishaps = Incidenti

match-no-mishaps = nessuno
match-mishap-time = { $count ->
    [one] una partita persa per il tempo
   *[other] { $count } partite perse per il tempo
}
match-mishap-illegal = { $count ->
    [one] una mossa illegale
   *[other] { $count } mosse illegali
}
match-mishap-died = { $count ->
    [one] una chiusura improvvisa
   *[other] { $count } chiusure improvvise
}
match-mishap-stalled = { $count ->
    [one] una partita senza risposta
   *[other] { $count } partite senza risposta
}
match-mishap-nonsense = { $count ->
    [one] una risposta che non è una mossa
   *[other] { $count } risposte che non sono mosse
}

match-sprt-elo1 = Accettato: più forte di { $elo1 } Elo piuttosto che di { $elo0 }.
match-sprt-elo0 = Accettato: più forte di { $elo0 } Elo piuttosto che di { $elo1 }.
match-sprt-open = Non deciso fra { $elo0 } e { $elo1 } Elo.
