# Testi di chi ospita le partite: esiti, mosse rifiutate, errori.

## Sides
side-black = Nero
side-white = Bianco
side-shitate = Nero (shitate)
side-uwate = Bianco (uwate)

## Results
result-resign = Abbandono: vince { $winner }
result-mate = Scacco matto: vince { $winner }
result-no_legal_move = Nessuna mossa legale: vince { $winner }
result-time = Tempo scaduto: vince { $winner }
result-foul = Fallo, { $foul }: vince { $winner }
result-points = Stallo concordato (jishōgi), punti insufficienti: vince { $winner }
result-declaration = Dichiarazione di re entrato: vince { $winner }
result-failed_declaration = Dichiarazione non valida: vince { $winner }
result-default = Avversario assente: vince { $winner }
result-adjudicated = Decisione dell’arbitro: vince { $winner }
result-adjudicated-draw = Decisione dell’arbitro: nessun vincitore
result-repetition = Posizione ripetuta quattro volte: nessun vincitore
result-repetition-agreed = Ripetizione concordata: nessun vincitore
result-impasse = Stallo concordato (jishōgi): nessun vincitore
result-impasse-declared = Dichiarazione con 24–30 punti: nessun vincitore
result-agreed_draw = Patta concordata: nessun vincitore
result-move_limit = Numero massimo di mosse: nessun vincitore
result-caught = Re catturato: vince { $winner }
result-try = Il re ha raggiunto l’ultima traversa: vince { $winner }
result-bare_king = Re spoglio: vince { $winner }
result-bare_king-both = Due re spogli: nessun vincitore
result-lost_repetition = Posizione ripetuta troppe volte: vince { $winner }
result-interrupted = Partita interrotta

## Refused moves
refused-no_piece = In quella casella non c’è nessun pezzo.
refused-opponents_piece = Quel pezzo è dell’avversario.
refused-cannot_move_so = Quel pezzo non si muove così.
refused-blocked = Un pezzo sbarra la strada: solo il cavallo può saltare.
refused-own_piece_on_target = Nella casella di arrivo c’è già un tuo pezzo.
refused-cannot_promote = Quel pezzo non si promuove: re, generali d’oro e pezzi già promossi restano come sono.
refused-outside_promotion_zone = Si promuove solo entrando, uscendo o muovendo nelle ultime tre traverse.
refused-dead_piece = Lì il pezzo non potrebbe più muoversi (行き所のない駒).
refused-not_in_hand = Non hai quel pezzo in mano.
refused-drop_on_piece = Si può paracadutare solo su una casella vuota.
refused-two_pawns = Due pedoni (二歩, nifu): su quella colonna hai già un pedone non promosso.
refused-drop_pawn_mate = Matto di pedone paracadutato (打ち歩詰め, uchifuzume): è vietato.
refused-king_into_check = Il re finirebbe sotto scacco.
refused-check_ignored = Il re è sotto scacco: bisogna prima pararlo (王手放置).
refused-king_exposed = Quel pezzo ripara il re, che resterebbe sotto scacco.
refused-opening_complete = Le mosse prima della partita sono finite.
refused-opening_beyond_fifth_rank = Prima della partita non si va oltre la quinta traversa.
refused-opening_drops = Prima della partita si muovono pezzi, non se ne paracadutano.
refused-opening_captures = Prima della partita non si cattura.
refused-opening_gives_check = Prima della partita non si dà scacco.

## Other refusals
refused-over = La partita è finita.
refused-not_your_turn = Non tocca a te.
refused-ply_taken = Intanto è stata giocata un’altra mossa.
refused-ply_ahead = Mancano le mosse precedenti.
refused-no_takebacks = Le mosse si ritirano e i consigli si chiedono solo nelle partite amichevoli.
refused-two_moves = Due mosse di seguito: ora tocca all’avversario.
refused-wrong_side_first = La prima mossa spetta all’altra parte.
refused-turned_back = Un pezzo promosso resta promosso finché è sulla scacchiera.
refused-turned_over = Un pezzo si rovescia muovendolo, non dove sta.
refused-dropped_promoted = Un pezzo si paracaduta sempre dal lato non promosso.
refused-hidden_piece = I pezzi catturati devono restare in vista.
refused-changed_move = Una mossa fatta non si cambia (matta).
refused-perpetual_check = La posizione si ripete solo con scacchi (scacco perpetuo).
refused-pass = Non si può passare il turno.
refused-two_squares = Un pezzo sta in una sola casella.
refused-turned_point = La punta di un pezzo guarda sempre l’avversario.
refused-not_begun = La partita non è ancora cominciata.
refused-not_all_here = I giocatori non ci sono ancora tutti.
refused-on_break = C’è una pausa: gli orologi sono fermi.
refused-no_break = Non c’è nessuna pausa.
refused-kings_not_entered = Lo stallo si può concordare quando i re sono entrati in campo avversario.
refused-nothing_repeated = La ripetizione si può concordare quando una posizione si è già ripresentata.
refused-no_agreed_draws = Con queste regole non ci si può semplicemente accordare per la patta.
refused-no_offer = Non c’è nessuna proposta a cui rispondere.
refused-bad_break = Una pausa dura da un minuto a un giorno.
refused-still_playing = La partita è ancora in corso.
refused-no_such_foul = Non c’è stato nessun fallo di questo tipo.
refused-too_late = È troppo tardi per reclamare un fallo.
refused-nothing_to_press = Adesso non c’è nessun pulsante da premere.
refused-not_in_this_game = Questo gioco non lo prevede.
refused-still_awaited = Il tempo di attesa non è ancora finito.
refused-no_standstill = La partita non è ferma: non c’è nulla da reclamare.
refused-winner = Il verbale lo chiude chi ha perso, oppure lo chiudono entrambi.
refused-nothing_to_take_back = Non c’è nessuna mossa da ritirare.
refused-spectator = Stai guardando: in questa partita giocano altri.
refused-bad_message = Richiesta incomprensibile.
refused-too_fast = Troppe richieste insieme: aspetta un momento.
refused-not_saved = Non è stato possibile salvare: non è cambiato nulla, riprova.
refused-no_hint = Ora non c’è un consiglio da dare.
refused-no_hints = In questa partita il computer non dà consigli.
refused-not_arbiter = Può farlo solo l’arbitro.
refused-no_ceremony = Adesso non c’è nessuna cerimonia.
refused-too_long = In questa partita si è discusso troppo: ora si possono solo fare mosse.
refused-silence = Si parla nell’analisi dopo la partita. Fino ad allora, silenzio.

## The computer
player-person = Giocatore
player-guest = Ospite
player-computer = Computer ({ $level })
grade-kyu = { $number }° kyū
grade-dan = { $number }° dan

## Lists of games
games-older = Partite precedenti
games-open-seat = in attesa di un avversario

## Errors
error-bad-request-title = Richiesta incomprensibile
error-bad-request = Qualcosa nella richiesta manca o non va.
error-bad-wish-title = Questa partita non si può fare
error-wish-variant = “{ $value }” non è un gioco della famiglia, o non si può giocare così: si gioca senza handicap, cerimonia o posizione propria.
error-wish-readings = «{ $value }» non è un modo di leggere le regole di questo gioco; la sua pagina mostra quelli che ci sono.
error-wish-handicap = «{ $value }» non è il nome di un handicap.
error-wish-clock = «{ $value }» non è un tempo di gioco. Scrivi per esempio 15m+30s, 5m oppure none.
error-wish-level = «{ $value }» non è il nome di un livello.
error-wish-color = «{ $value }» non è un colore.
error-wish-opponent = «{ $value }» non è un avversario che conosciamo.
error-wish-picture = L’immagine non si può disegnare: { $value }.
error-wish-ruleset = «{ $value }» non è un regolamento. Scrivi per esempio official, amateur oppure amateur/27-point.
error-wish-opening = «{ $value }» non è un numero di mosse prima della partita.
error-wish-days = «{ $value }» non è un numero di giorni: una partita ne dura 1 o 2.
error-wish-position-with-handicap = Non si possono chiedere insieme una posizione propria e un handicap («{ $value }»): la posizione dice già quali pezzi ci sono. Togli una delle due cose.
error-wish-starts_at = «{ $value }» non è un’ora in cui questa partita possa cominciare.
error-taken-title = Il posto è occupato
error-taken = Sta già giocando qualcun altro. Puoi assistere alla partita.
error-not-yours-title = Solo per i giocatori
error-not-yours = Può farlo solo chi gioca questa partita.
error-still-playing-title = La partita è ancora in corso
error-still-playing = Se ne può cominciare un’altra quando questa è finita.
error-foreign-origin-title = Richiesta da un altro sito
error-foreign-origin = Questa richiesta viene da un altro sito e non viene eseguita.
error-too-large-title = Richiesta troppo lunga
error-too-large = La richiesta è più lunga di quanto serva.
error-too-many-title = Un momento
error-too-many = Troppe richieste in poco tempo: riprova fra un minuto.
error-full-title = Tutti i tavoli sono occupati
error-full = Ci sono troppe partite aperte: chiudine qualcuna, o riprova fra poco.
error-too-many-channels-title = Troppe finestre aperte
error-too-many-channels = Da qui sono già aperte troppe finestre su partite in corso: chiudine qualcuna e riprova.
error-crowded-title = Tutto esaurito
error-crowded = In questo momento ci sono troppi spettatori: riprova fra poco. Chi gioca ha un posto riservato.
error-busy-title = C’è molto da fare
error-busy = In questo momento le richieste sono troppe: riprova fra poco.
error-slow-title = Richiesta troppo lenta
error-slow = La richiesta non è arrivata per intero in tempo. Controlla la connessione e riprova.
error-internal-title = Qualcosa è andato storto
error-internal = L’errore è nostro. Riprova tra poco; se succede di nuovo, avvisa chi gestisce il sito.
