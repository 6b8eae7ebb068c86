# Che cosa dice l’arbitro di una partita registrata (miyako judge).

judge-head = { $file }: regole { $ruleset }; orologio: { $clock }.
judge-family-head = { $file }: { $game }, secondo le regole del gioco; orologio: { $clock }.
judge-family-comes-back = questa mossa riporta una situazione che non può ripetersi
judge-not-of-four = il gioco a quattro non si giudica: le sue registrazioni non dicono altra conclusione che quella delle mosse
judge-clock-unsaid = la registrazione non ne parla
judge-clock-not-understood = «{ $text }» non basta per giudicare

## Dove
judge-at-start = inizio
judge-at-move = mossa { $ply }

## Che cosa
judge-foul = fallo di { $side }: { $foul }
judge-squares = { " " }[si vedano le caselle { $squares }]
judge-or = Oppure: fallo di { $side }, { $foul } (nessun segno dice di chi è la mossa).
judge-occurrence = stessa situazione, volta { $count } (la quarta chiude la partita)
judge-count = { $side }: re entrato { $king }, altri pezzi nella zona { $pieces }, sotto scacco { $check }, punti per una dichiarazione { $declared }, per un accordo { $agreed }.
judge-declared = { $side } dichiara.
judge-mate = { $side } ha subito scacco matto
judge-no-moves = { $side } non ha mosse legali
judge-time-up = il tempo di { $side } è scaduto
judge-time-left = { $side } aveva ancora { $seconds } secondi
judge-moves-after-end = la partita è finita; mosse che seguono: { $count }
judge-unfounded = le mosse non giustificano la conclusione registrata
judge-not-shown = nulla nella registrazione mostra se la conclusione sia giusta

## La fine
judge-won = { $ending }, vince { $winner }
judge-nobody-won = { $ending }, non vince nessuno
judge-nothing = nessuna conclusione
judge-recorded = La registrazione: { $result }.
judge-referee = L’arbitro: { $result }.
judge-agrees = Sono d’accordo.
judge-disagrees = Non sono d’accordo.
