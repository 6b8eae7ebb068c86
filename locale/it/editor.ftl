# Positions of one's own: how they are set up, and what is wrong with them.
nav-editor = Scacchiera libera
nav-menu = Menù
editor-title = Scacchiera libera
editor-how = Trascina i pezzi, oppure tocca un pezzo e poi dove va; toccalo due volte per girarlo. Fuori dalla scacchiera torna nella scatola. Con la tastiera: le frecce si muovono fra le caselle; K, R, B, G, S, N, L, P mettono un pezzo di Nero, con Maiusc di Bianco; + lo gira, Canc lo toglie.
editor-how-title = Come si fa
editor-start = Posizione iniziale
editor-start-choose = Scegli…
editor-clear = Svuota
editor-rest = Il resto in mano a Bianco
editor-exchange = Scambia le parti
editor-mirror = Specchia
editor-undo = Annulla
editor-redo = Ripeti
editor-turn = Muove
editor-hands = Pezzi in mano, in cifre
editor-text = Come testo
editor-text-note = SFEN. Si può anche incollare qui un diagramma, una posizione CSA o una partita.
editor-read = Leggi
editor-copy = Copia l’SFEN
editor-link = Copia il link
editor-play = Gioca da qui
editor-study = Studia da qui
editor-picture = Immagine
editor-find = Cerca nelle mie partite
editor-tools = Strumenti della scacchiera
ui-editor-box = Scatola dei pezzi
ui-editor-copied = Copiato
ui-editor-not-copied = Il browser non lascia copiare
ui-editor-offline = Il server non risponde: riprova.

## What is wrong with a position
fault-no_black_king = Nero non ha il re.
fault-no_white_king = Bianco non ha il re.
fault-many_black_kings = Nero ha più di un re.
fault-many_white_kings = Bianco ha più di un re.
fault-missing_pieces = Mancano pezzi del gioco, come negli handicap e nei problemi.
fault-too_many_pieces = Di un tipo ci sono più pezzi di quanti ne ha un gioco completo.
fault-two_pawns = Due pedoni non promossi dello stesso giocatore sulla stessa colonna (nifu).
fault-dead_piece = Un pedone, una lancia o un cavallo sta dove non potrà più muovere.
fault-opponent_in_check = È sotto scacco il re di chi non deve muovere: verrebbe preso.
position-empty = La scacchiera è vuota: metti i pezzi.
position-playable = Si può giocare: { $count ->
    [one] una mossa possibile
   *[other] { $count } mosse possibili
}.
position-check = Chi muove è sotto scacco; { $count ->
    [one] una mossa possibile
   *[other] { $count } mosse possibili
}.
position-problem = Va bene per un problema: { $count ->
    [one] una mossa possibile
   *[other] { $count } mosse possibili
}.
position-mate = Scacco matto: chi muove ha perso.
position-no-move = Chi muove non ha mosse: ha perso.
position-impossible = Qui non si può giocare.
error-no-position-title = Non è una posizione
error-no-position = Qui non c’è una posizione che sappiamo leggere: l’ostacolo è alla riga { $line }, carattere { $column }. Leggiamo SFEN, diagrammi BOD, posizioni CSA e partite.
error-wish-position = Da «{ $value }» non si può cominciare una partita: serve una posizione in cui entrambi hanno il re e chi muove ha una mossa.
start-position = Da una posizione scelta da te
start-position-edit = Cambia la posizione
