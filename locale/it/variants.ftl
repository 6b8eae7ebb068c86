# miyako variants: i giochi della famiglia, nel terminale.

variants-nothing-wrong = In questo file è tutto a posto.
variants-board = { $files } colonne, { $ranks } traverse, { $pieces } pezzi per parte
variants-may-promote = Promozione: a scelta, con una mossa che comincia o finisce { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-must-promote = Promozione: obbligatoria, con una mossa che comincia o finisce { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-may-promote-entering = Promozione: a scelta, entrando { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-must-promote-entering = Promozione: obbligatoria, entrando { $ranks ->
    [one] nell’ultima traversa
   *[other] nelle ultime { $ranks } traverse
}.
variants-turns-every-move = Ogni pezzo che ha un’altra faccia si volta a ogni sua mossa.
variants-drops = I pezzi catturati cambiano padrone e si paracadutano.
variants-drops-either-face = I pezzi catturati cambiano padrone e si paracadutano con l’una o l’altra faccia in su.
variants-no-drops = I pezzi catturati escono dal gioco.
variants-mate = Fine: lo scacco matto. Chi non ha mosse legali ha perso.
variants-catch = Fine: la cattura del pezzo reale; allo scacco non c’è obbligo di rispondere.
variants-try = Un pezzo reale che raggiunge l’ultima traversa dove non può essere catturato vince.
variants-two-royals = Chi ha due pezzi reali perde solo quando li ha persi tutti e due.
variants-dead-ends = Un pezzo può stare dove non potrà più muoversi.
