# La cerimonia: posti, sorteggio, disposizione dei pezzi, saluti, riporre i pezzi.

ritual-title = La cerimonia
ritual-lead = Prima e dopo una partita ci sono gesti e parole che si fanno da secoli. Qui si possono seguire passo per passo, o saltare.
ritual-skip = Salta: comincia subito
ritual-done = Fatto
ritual-wait = Aspetta l’altro giocatore
ritual-by-senior = il più autorevole
ritual-by-junior = l’altro giocatore
ritual-by-both = tutti e due

## Who is senior
ritual-senior-ask = Chi di voi due è più anziano, più autorevole o più esperto?
ritual-senior-me = Io
ritual-senior-other = L’altro
ritual-senior-unknown = Non importa
ritual-senior-note = Siede al posto d’onore (kamiza), apre la scatola dei pezzi e gioca con il re 王; l’altro gioca con il re 玉.
ritual-yield = Cedi il posto d’onore
ritual-yielded = Il posto d’onore è stato ceduto.

## Why somebody is senior
ritual-why-named = Fra amici il posto d’onore spetta a chi ha più anni, più autorità o più esperienza: così è stato scelto.
ritual-why-handicap = Il posto d’onore spetta a chi concede l’handicap.
ritual-why-host = Nessuno è stato indicato: il posto d’onore va a chi ha preparato la partita.
ritual-why-defender = Il posto d’onore spetta a chi detiene il titolo in palio.
ritual-why-ryuo_meijin = Il posto d’onore spetta a chi è ryūō o meijin.
ritual-why-title = Il posto d’onore spetta a chi detiene un titolo.
ritual-why-eternal = Il posto d’onore spetta a chi ha diritto a un titolo perpetuo.
ritual-why-more_titles = Il posto d’onore spetta a chi detiene più titoli.
ritual-why-more_won = Il posto d’onore spetta a chi ha vinto più volte il Ryūō e il Meijin.
ritual-why-weightier_title = A parità di titoli, il posto d’onore spetta a chi detiene il più importante.
ritual-why-earlier_eternal = Il posto d’onore spetta a chi ha da più tempo un titolo perpetuo.
ritual-why-higher_grade = Il posto d’onore spetta a chi ha il grado più alto.
ritual-why-earlier_grade = A parità di grado, il posto d’onore spetta a chi lo ha raggiunto prima.
ritual-why-number = A parità di tutto il resto, il posto d’onore spetta a chi è professionista da più tempo: ha il numero di registrazione più basso.

## Where the senior sits
ritual-room-japanese = Stanza giapponese
ritual-room-western = Stanza con tavolo e sedie
ritual-season-winter = Inverno
ritual-season-summer = Estate
ritual-season-mild = Mezza stagione
ritual-seat-back_to_alcove = Il più autorevole dà le spalle all’alcova (tokonoma).
ritual-seat-kneel = Si sta seduti sui talloni (seiza).
ritual-seat-far_from_door = Il più autorevole siede nel posto più lontano dalla porta.
ritual-seat-near_fire = D’inverno è il posto vicino al fuoco.
ritual-seat-in_the_cool = D’estate è il posto al fresco.
ritual-seat-garden_view = Spesso è quello da cui si vede meglio il giardino.

## Steps
ritual-step-set_out = Preparare
ritual-step-set_out-how = Si mettono al loro posto la scacchiera e i due komadai, con la scatola dei pezzi al centro della scacchiera.
ritual-step-bow = L’inchino
ritual-step-bow-how = Seduti, ci si scambia un leggero inchino.
ritual-step-open_box = Aprire la scatola
ritual-step-open_box-how = Il più autorevole apre la scatola, ne toglie il sacchetto, lo apre e lascia cadere i pezzi sulla scacchiera senza spargerli. L’altro finora non ha toccato nessun pezzo.
ritual-step-place_kings = I re
ritual-step-place_kings-how = Il più autorevole dispone il suo re 王, poi l’altro il suo re 玉.
ritual-step-place_kings-how-two = Tutti e due hanno un re 玉: lo dispone prima il più autorevole, poi l’altro.
ritual-step-place_pieces = Gli altri pezzi
ritual-step-place_pieces-how = Un pezzo per uno, a turno, ognuno nel suo stile.
ritual-step-put_box_aside = Mettere via la scatola
ritual-step-put_box_aside-how = I pedoni di riserva tornano nel sacchetto; la scatola va sotto la scacchiera o accanto.
ritual-step-remove_pieces = Togliere i pezzi dell’handicap
ritual-step-remove_pieces-how = Chi concede l’handicap toglie i suoi pezzi e li mette nella scatola. Non c’è sorteggio.
ritual-step-throw_pawns = Il sorteggio (furigoma)
ritual-step-throw_pawns-how = Si lanciano i cinque pedoni centrali del più autorevole. Più 歩: comincia lui. Più と: comincia l’altro.
ritual-step-put_pawns_back = Rimettere i pedoni
ritual-step-put_pawns_back-how = I cinque pedoni tornano al loro posto nello stile del giocatore: dal centro verso l’esterno, o da sinistra a destra.
ritual-step-greeting = Il saluto
ritual-step-greeting-how = Un inchino e le parole di saluto, insieme. Quando tutti e due si sono rialzati comincia il primo turno.
ritual-step-play = La partita
ritual-step-play-how = Ora si gioca, in silenzio.
ritual-step-concede = Abbandonare
ritual-step-concede-how = Chi ha perso posa la mano sul komadai, si inchina e lo dice. Un tempo si lasciavano cadere sulla scacchiera i pezzi in mano.
ritual-step-thank = Ringraziare
ritual-step-thank-how = L’avversario ricambia l’inchino e ringrazia.
ritual-step-review = L’analisi insieme (kansōsen)
ritual-step-review-how = I pezzi tornano in fretta alla posizione iniziale e si rifanno le stesse mosse, scambiandosi consigli e impressioni.
ritual-step-put_away = Riporre i pezzi
ritual-step-put_away-how = Tutti i pezzi al centro. Il più autorevole li mette nel sacchetto a gruppi, per vedere che ci siano tutti; l’altro può preparare i gruppi di pedoni.
ritual-step-last_bow = L’ultimo inchino
ritual-step-last_bow-how = Ci si saluta e ci si ringrazia ancora una volta.

## Words, by their meaning
ritual-phrase-onegaishimasu = «Ti prego di essere benevolo con me»
ritual-phrase-makemashita = «Ho perso»
ritual-phrase-arimasen = «Non c’è più niente»
ritual-phrase-arigato = «Grazie di tutto»

## Styles of setting up
ritual-style-ohashi = Stile Ōhashi
ritual-style-ohashi-how = Il più comune: re, ori, argenti, cavalli e lance, poi alfiere e torre, infine i pedoni dal centro verso l’esterno.
ritual-style-ito = Stile Itō
ritual-style-ito-how = Dopo i cavalli vengono i pedoni, da sinistra a destra, e solo alla fine lance, alfiere e torre: così nessun pezzo a lunga gittata minaccia l’avversario prima della partita.

## Kings
ritual-king-osho = 王将, del più autorevole
ritual-king-gyokusho = 玉将, dell’altro giocatore
ritual-king-with_style = 玉将 con lo stile dei caratteri sulla base, del più autorevole
ritual-king-with_signature = 玉将 con la firma dell’artigiano sulla base, dell’altro giocatore

## Lots
ritual-lots-on_board = conta
ritual-lots-off_board = caduto fuori dalla scacchiera, conta
ritual-lots-standing = in piedi, non conta
ritual-lots-overlapping = sopra o sotto un altro, non conta
ritual-lots-count = { $pawns } 歩 contro { $tokins } と
ritual-lots-black = comincia chi ha lanciato
ritual-lots-white = comincia l’altro
ritual-lots-again = pari: si lancia di nuovo
ritual-lots-odds = Qui lancia il programma: le due facce sono ugualmente probabili, e ogni tanto un pedone resta in piedi, cade fuori o finisce sopra un altro.
ritual-lots-sealed = Il numero segreto del programma è già scelto. Questa è la sua impronta: con un altro numero non coinciderebbe.
ritual-lots-your-number = Scrivi quello che vuoi: insieme al numero segreto deciderà il lancio.
ritual-lots-seal = Impronta
ritual-lots-seed = Numero segreto
ritual-lots-number = Numero del giocatore
ritual-lots-opened = L’impronta coincide: il lancio è quello che doveva essere.
ritual-lots-cheated = L’impronta non coincide: questo lancio non vale.
ritual-lots-check = L’impronta è lo SHA-256 delle parole «furigoma seal», un a capo e il numero segreto. I lanci vengono dallo SHA-256 di «furigoma throw», un a capo, il numero segreto e quello del giocatore.

## Putting away
ritual-away-group = { $found } di { $expected }
ritual-away-complete = Ci sono tutti e quaranta.
ritual-away-missing = { $count ->
    [one] Manca un pezzo
   *[other] Mancano { $count } pezzi
}: { $piece }
ritual-away-too-many = { $count ->
    [one] C’è un pezzo di troppo
   *[other] Ci sono { $count } pezzi di troppo
}: { $piece }
ritual-away-why = Gruppi di due, di tre e di quattro mostrano a colpo d’occhio se manca qualcosa, e la prossima volta i pezzi che si dispongono per primi si trovano subito. E poi i nemici dormono nello stesso sacchetto: i giocatori sono di nuovo amici.

## During the game
ritual-silence = Durante la partita chi guarda tace. Chi tiene il tempo può annunciarlo, e i giocatori possono chiederlo o proporre la patta.
ritual-takeback-notice = Ritirare una mossa è una grave scortesia, anche quando le regole della partita lo permettono.

## Other ways of giving odds
ritual-way-two_pawns = Bianco può avere due pedoni sulla stessa colonna
ritual-way-takebacks = Nero può ritirare le mosse, Bianco no
ritual-way-first_foul = Il primo fallo di ciascuno è perdonato
ritual-way-opening_after = La serie risponde alla prima mossa di Bianco
ritual-way-opening_moves = { $count ->
    [one] Prima della partita Nero fa una mossa nella sua metà della scacchiera, fino alla quinta traversa
   *[other] Prima della partita Nero fa { $count } mosse nella sua metà della scacchiera, fino alla quinta traversa
}
ritual-way-opening_moves_unlimited = Prima della partita Nero fa quante mosse vuole nella sua metà della scacchiera, fino alla quinta traversa
ritual-way-pieces_given = I pezzi tolti a Bianco vanno in mano a Nero
ritual-way-unequal_time = Nero ha più tempo di Bianco
