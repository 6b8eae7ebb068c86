# Problemi di matto.

## miyako tsume solve
tsume-mate =
    { $plies ->
        [one] matto in una mossa
       *[other] matto in { $plies } mosse
    }
tsume-mate-shortest =
    { $plies ->
        [one] matto in una mossa, la via più breve
       *[other] matto in { $plies } mosse, dimostrato il più breve
    }
tsume-mate-interposed = { $text } (contando anche le interposizioni, forse inutili: per consuetudine può essere più corto)
tsume-mate-line = { $text }: { $line }
tsume-no-mate = nessun matto
tsume-unknown-stopped = indeciso: il tempo è scaduto
tsume-unknown-nodes = indeciso: servirebbe esaminare altre posizioni
tsume-unknown-memory = indeciso: la memoria era piena
tsume-progress = posizioni { $nodes }, numero di prova { $proof }, di confutazione { $disproof }, memoria { $memory } %;
tsume-solve-summary = Matti: { $mates }, senza matto: { $none }, indecisi: { $unknown }, illeggibili: { $unreadable }.
# Mate problems: solving, help, numbers, composing.
nav-tsume = Problemi di matto
tsume-title = Problemi di matto
tsume-lead = Dai scacco a ogni mossa finché il re non è matto. Ogni via altrettanto breve è giusta.
tsume-daily = Problemi del giorno
tsume-daily-easy = Facile
tsume-daily-fair = Alla tua portata
tsume-daily-hard = Difficile
tsume-solved = risolto
tsume-standing = I tuoi risultati
tsume-rating = Punteggio
tsume-streak = Di fila
tsume-best = Serie migliore
tsume-days = Giorni di fila
tsume-count = Risolti
tsume-train = Allenati
tsume-train-note = Un problema nuovo, alla tua portata. Per ciascuno conta la prima risposta.
tsume-by-length = Per lunghezza
tsume-by-theme = Per tema
tsume-plies = Matto in { $count }
tsume-done = risolti { $solved } su { $count }
tsume-more = Altro
tsume-compose = Componi un problema
tsume-compose-note = La scacchiera libera dice, mentre componi, se c’è matto e in quante mosse.
tsume-log = Registro delle tue risposte (CSV)
tsume-log-note = Ogni risposta con giorno, tempo e punteggio: per il tuo insegnante, o per te.
tsume-problem = Problema di matto
tsume-hardness = punteggio { $rating }
tsume-themes = Temi
tsume-own = Una tua posizione
tsume-change = Cambia la posizione
tsume-begin = Tocca a te: dai scacco.
tsume-back = Torna indietro
tsume-next = Prossimo problema
tsume-tools = Aiuto
tsume-hint = Consiglio
tsume-again = Dall’inizio
tsume-give-up = Mostra la soluzione
tsume-all = Tutti i problemi

## What becomes of an answer
tsume-answer-right = Giusto. { $count ->
    [one] Ancora una mossa.
   *[other] Ancora { $count } mosse.
}
tsume-answer-right-so-far = Il matto c’è ancora. In un problema così lungo non si controlla se sia il più breve.
tsume-answer-solved = { $count ->
    [one] Matto in una mossa: risolto.
   *[other] Matto in { $count }: risolto.
}
tsume-answer-longer = Anche questo dà matto, ma in { $count } mosse; ce n’è uno in { $wanted }.
tsume-answer-no-check = Non è scacco: ogni mossa di chi attacca deve esserlo.
tsume-answer-wrong = Dopo questa risposta non c’è più matto.
tsume-answer-wrong-too-late = Dopo questa risposta servono troppe mosse.
tsume-answer-wrong-somehow = Dopo questa mossa non c’è matto in tempo.
tsume-answer-undecided = Non si è potuto stabilire in tempo se sia giusto. Riprova, o prova un’altra mossa.

## Help
tsume-hint-piece = Muovi questo pezzo: { $piece } in { $square }.
tsume-hint-drop = Paracaduta un pezzo dalla mano: { $piece }.
tsume-hint-move = La mossa è { $move }.
tsume-hint-none = Da qui non si è trovato un matto in tempo.

## Whether there is a mate
tsume-verdict-mate = Matto in { $count }, e nessuno più breve.
tsume-verdict-some = Matto in { $count }; non si è stabilito in tempo se sia il più breve.
tsume-verdict-none = Nessun matto a suon di scacchi.
tsume-verdict-undecided = Non si è potuto stabilire in tempo.
tsume-is-there = C’è matto?
tsume-solve-own = Risolvilo sulla scacchiera

## The classics
tsume-classics = Classici
tsume-classics-note = Problemi degli antichi maestri, fino a 611 mosse.
tsume-classics-lead = Problemi che furono presentati allo shōgun, con le lunghezze tramandate. Una risposta è giusta finché c’è matto: a queste lunghezze nessuno aspetta la prova che sia il più breve.
tsume-book-muso = Shōgi Musō
tsume-book-muso-note = 1734, di Itō Sōkan III.
tsume-book-zuko = Shōgi Zukō
tsume-book-zuko-note = 1755, di Itō Kanju. Il numero 100 si chiama «Longevità».
tsume-classic-number = N. { $number }
tsume-classic-corrected = N. { $number }, corretto
tsume-classic-length = Lunghezza tramandata: { $count }.
tsume-classic-shorter = Un risolutore trova qui un matto più breve, in { $count }.
tsume-classic-none = Così com’è tramandato, qui non c’è matto: i risolutori lo hanno dimostrato.

## Sheets to print
tsume-sheet = Un foglio da stampare (PDF)
tsume-sheet-note = Sei problemi, le soluzioni su un’altra pagina.
tsume-solutions = Soluzioni

## Whether a problem is sound
tsume-composed-sound = Corretto: non c’è altra soluzione.
tsume-composed-unsound = Non corretto.
tsume-composed-undecided = Non si è stabilito in tempo se ci sia un’altra soluzione.
tsume-composed-traditional = Senza interposizioni inutili è un matto in { $count }.
tsume-composed-cook = Mossa { $ply }: anche { $move } dà matto.
tsume-composed-left-over = All’attaccante restano pezzi in mano.

## Themes
tsume-theme-sacrifice = Sacrificio
tsume-theme-non-promotion = Senza promuovere
tsume-theme-interposition = Interposizione
tsume-theme-discovered = Scacco di scoperta
tsume-theme-double-check = Scacco doppio
tsume-theme-drops-only = Solo pezzi paracadutati
tsume-theme-no-drops = Senza pezzi paracadutati
tsume-theme-capital = Nella capitale (5-5)

## For the scripts
ui-tsume-begin = Tocca a te: dai scacco.
ui-tsume-thinking = La mossa è al vaglio…
ui-tsume-offline = Il server non risponde: riprova.
ui-tsume-numbers = Punteggio { $points } · di fila { $count }
ui-tsume-verdict-asked = Cerco il matto…

## miyako tsume check
tsume-check-sound = corretto (完全作): { $lengths }
tsume-check-unsound = non corretto: { $lengths }
tsume-check-undecided = indeciso: { $lengths }
tsume-check-length = { $length }
tsume-check-lengths = { $length }; contando ogni interposizione: { $strict }
tsume-check-unproven = matto in { $plies } mosse, non dimostrato il più breve
tsume-check-unknown = lunghezza ignota
tsume-check-solution = soluzione: { $line }
tsume-check-flaw-no-mate = difetto: non c’è matto (不詰)
tsume-check-flaw-illegal-move = difetto: la mossa { $ply } della soluzione è contro le regole
tsume-check-flaw-quiet-move = difetto: la mossa { $ply } della soluzione non dà scacco
tsume-check-flaw-not-mated = difetto: la soluzione non finisce col matto
tsume-check-flaw-shorter = difetto: il matto è più breve delle { $plies } mosse previste (早詰)
tsume-check-flaw-longer = difetto: una difesa dura più delle { $plies } mosse previste (変長)
tsume-check-flaw-cooked = difetto: c’è un’altra soluzione (余詰)
tsume-check-flaw-left-over = difetto: alla fine avanzano pezzi (駒余り): { $pieces }
tsume-check-cook = { $kind }, mossa { $ply }: { $line } ({ $length })
tsume-check-cook-other = altra soluzione (余詰)
tsume-check-cook-shorter = matto più breve (早詰)
tsume-check-cook-last-move = altro matto all’ultima mossa (最終手余詰)
tsume-check-cook-promotion = la promozione è indifferente (成・不成非限定)
tsume-check-cook-placement = la distanza è indifferente (打点非限定)
tsume-check-cook-detour = giro più lungo (迂回手順)
tsume-check-futile = interposizioni inutili dopo la mossa { $ply } (無駄合い): in { $squares }
tsume-check-futile-remark = Interposizione inutile (無駄合い).
tsume-check-variation = variante (変化), mossa { $ply }: { $line }
tsume-check-variation-equal = variante di pari lunghezza (変同), mossa { $ply }: { $line }
tsume-check-also = { $line } (così pure { $moves })
tsume-check-try = falsa pista (紛れ), mossa { $ply }: { $line }
tsume-check-try-remark = Falsa pista (紛れ): regge solo questa difesa.
tsume-check-unnecessary = superfluo: { $piece } in { $square }
tsume-check-open = indeciso: { $what } ({ $why })
tsume-check-open-strict = la lunghezza
tsume-check-open-traditional = la lunghezza senza interposizioni inutili
tsume-check-open-futile = quali interposizioni sono inutili dopo la mossa { $ply }
tsume-check-open-piece = se il pezzo in { $square } serve
tsume-check-open-tree = le varianti
tsume-check-stopped = il tempo è scaduto
tsume-check-nodes = servirebbe esaminare altre posizioni
tsume-check-memory = la memoria era piena
tsume-check-no-certificate = Nessun certificato: la dimostrazione non è completa.
tsume-check-summary = Corretti: { $sound }, non corretti: { $unsound }, indecisi: { $undecided }, illeggibili: { $unreadable }.

## miyako tsume verify
tsume-verify-good = verificato: { $length }; posizioni nella dimostrazione: { $count }; { $sfen }
tsume-verify-malformed = respinto: non è la riga che deve stare qui
tsume-verify-missing = respinto: manca una riga
tsume-verify-too-many = respinto: una riga più di quante ne servono alla dimostrazione
tsume-verify-illegal = respinto: la mossa è contro le regole
tsume-verify-no-check = respinto: la mossa non dà scacco
tsume-verify-plies = respinto: numero di mosse impossibile
tsume-verify-not-mate = respinto: c’è una difesa, e non restano mosse
tsume-verify-mate = respinto: c’è un matto dove non dovrebbe essercene
## miyako tsume judge
tsume-judge-mate = { $side } dà matto in { $plies }: { $line }
tsume-judge-mate-undecided = Non deciso: se { $side } dia matto
tsume-judge-capital = Il matto è sulla casella centrale (都詰め, miyakozume)
tsume-judge-threat = { $side } minaccia matto in { $plies } (詰めろ, tsumero): { $line }
tsume-judge-threat-undecided = Non deciso: se { $side } minacci matto
tsume-judge-lost = { $side } subisce matto in { $plies }, qualunque cosa giochi: { $line }
tsume-judge-lost-undecided = Non deciso: se { $side } subisca matto
tsume-judge-hisshi = Hisshi (必至): nulla lo evita; { $line }
tsume-judge-hisshi-undecided = Non deciso: se qualcosa lo eviti
tsume-judge-holds = Lo evitano: { $moves }
tsume-judge-delays = Scacchi che lo ritardano soltanto: { $moves }
tsume-judge-unclear = Non deciso, se lo eviti: { $moves }
tsume-judge-brinkmate = { $side } ha una mossa che non lascia difesa (必至, hisshi): { $line }
tsume-judge-brinkmate-undecided = Non deciso: se { $side } abbia un hisshi (必至)
tsume-judge-slack = Mosse che mancano al matto di { $side }, se l’avversario non fa nulla: { $count } ({ $count }手隙)
tsume-judge-slack-undecided = Non deciso: quante mosse manchino al matto di { $side }
tsume-judge-ahead = In vantaggio nella corsa al matto: { $side }
tsume-judge-zetto-strict = Re di { $side }: non può nemmeno subire scacco, qualunque pezzo abbia in mano l’avversario (ゼット, zetto stretto)
tsume-judge-zetto = Re di { $side }: non può subire matto, qualunque pezzo abbia in mano l’avversario (ゼット, zetto)
tsume-judge-zetto-undecided = Non deciso: se il re di { $side } possa subire matto quando l’avversario ha in mano tutto
tsume-judge-advice = Il re di { $side } non può subire matto: per lo hisshi si può sacrificare qualunque materiale
tsume-judge-nothing = Nessun matto, nessuna minaccia, nessuno hisshi

## For who has not opened it yet
tsume-problem-description = Matto in { $count }: sai trovarlo?
