# La raccolta delle partite.

nav-library = Raccolta
library-title = La mia raccolta
library-none = Ancora nessuna partita. Le tue partite arrivano qui da sole quando finiscono; puoi aggiungere file di ogni tipo.
library-nothing-found = Non è stato trovato niente.
library-player = Giocatore
library-event = Torneo
library-place = Luogo
library-text = Parole in titoli e commenti
library-from = Giocate dal
library-to = Giocate fino al
library-day = 2023-01-31
library-ending = Come è finita
library-handicap = Handicap
library-any = qualsiasi
library-sort = Ordine
library-sort-added = aggiunte per ultime
library-sort-changed = modificate per ultime
library-sort-played = giocate per ultime
library-sfen = Posizione (SFEN)
library-sfen-note = Le partite che raggiungono questa posizione entro 60 mosse, in qualsiasi variante.
library-more-fields = Altri criteri
library-search = Cerca
library-all = Mostra tutte
library-more = Altre partite
library-shared = Condivisa con un link
library-untitled = Partita senza nome

## What stands at the head of a record
header-black = Nero
header-white = Bianco
header-event = Torneo
header-place = Luogo
header-started = Inizio
header-ended = Fine
header-time-control = Tempo
header-byoyomi = Byōyomi
header-black-time-control = Tempo di Nero
header-white-time-control = Tempo di Bianco
header-clock-operator = Orologio affidato a
header-opening = Apertura
header-title = Titolo
header-note = Nota

## How a line ends that is no game of ours
record-end-perpetual_check = Ripetizione per scacco perpetuo: vince { $winner }
record-end-foul = Fallo: vince { $winner }
record-end-no_mate = Non c’è matto
record-end-sealed_move = La mossa seguente è stata messa in busta

## What goes wrong
error-no-record-title = Nessuna partita
error-no-record = In quello che hai inviato non c’è nessuna partita.
error-changed-title = Modificata altrove
error-changed = Nel frattempo la partita è stata modificata, forse in un’altra finestra. Niente è stato sovrascritto.
error-bad-record-title = Non si può salvare così
error-bad-record = Una parte della partita non ha senso: non è stato salvato niente.
error-library-full-title = La raccolta è piena
error-library-full = Nella tua raccolta non c’è più posto: togli prima qualcosa.
error-wish-sfen = «{ $value }» non è una posizione in SFEN.
error-wish-sort = «{ $value }» non è un ordine che conosciamo: added, changed oppure played.
error-wish-limit = «{ $value }» non è un numero da 1 a 100.
error-wish-from = «{ $value }» non è una data. Scrivi per esempio 2023-01-31 oppure 2023.
error-wish-to = «{ $value }» non è una data. Scrivi per esempio 2023-01-31 oppure 2023.

## What a format cannot hold
lost-variations = { $count ->
        [one] Una variante
       *[other] { $count } varianti
    }
lost-headers = { $count ->
        [one] Una riga dell’intestazione
       *[other] { $count } righe dell’intestazione
    }
lost-comments = { $count ->
        [one] Un commento
       *[other] { $count } commenti
    }
lost-bookmarks = { $count ->
        [one] Un segnalibro
       *[other] { $count } segnalibri
    }
lost-times = { $count ->
        [one] Il tempo di una mossa
       *[other] I tempi di { $count } mosse
    }
lost-fractions = { $count ->
        [one] I decimi di secondo di una mossa
       *[other] I decimi di secondo di { $count } mosse
    }
lost-illegal_moves = { $count ->
        [one] Una mossa irregolare e quello che la segue
       *[other] { $count } mosse irregolari e quello che le segue
    }
lost-endings = Come è finita la partita
lost-characters = Caratteri che la codifica non ha: { $characters }
error-wish-format = «{ $value }» non è un formato in cui qui si possano scrivere le partite.
error-wish-encoding = «{ $value }» non è una codifica in cui qui si possano scrivere le partite.

## What a reader finds in a file
finding-not_text = Non è testo in una codifica usata per le partite: UTF-8, UTF-16, Shift_JIS o EUC-JP.
finding-not_a_record = Qui non c’è né una mossa né una posizione.
finding-too_large = Questa partita è più lunga di qualsiasi partita.
finding-too_long = Qui ci sono più di { $value } mosse, più di quante ne possa avere una partita della raccolta. Non viene conservata.
finding-too_many_games = Più di { $value } partite alla volta non si possono prendere: da qui in poi non vengono conservate. Dividi il file.
finding-unknown_handicap = «{ $value }» non è un handicap che conosciamo, e nessun diagramma mostra l’inizio.
finding-diagram_contradicts_handicap = Il diagramma mostra un inizio diverso da «{ $value }». Vale il diagramma.
finding-bad_diagram = Questa riga del diagramma non si capisce.
finding-impossible_start = Nessuna partita può cominciare così. { $reason }
finding-odd_start = L’inizio non rispetta le regole, ma ci si può giocare. { $reason }
finding-bad_sfen = Questo non è SFEN.
finding-bad_usi_move = Questa non è una mossa in USI. Dovrebbe essere come 7g7f, 8h2b+ oppure P*5e.
finding-unexpected_word = «{ $value }» qui non ci può stare.
finding-bad_move = Questa mossa non si capisce.
finding-unclear_move = Nessun pezzo può fare questa mossa, oppure possono farla più pezzi.
finding-other_piece = Su quella casella c’è un altro pezzo: { $value }
finding-illegal_move = { $value } è contro le regole: { $reason }
finding-takes_king = Verrebbe catturato un re: era sotto scacco.
finding-out_of_turn = Tocca all’altro giocatore.
finding-moves_not_read = Le mosse da qui in poi non vengono lette: la partita si ferma prima.
finding-variation_not_read = Questa variante non viene letta: prima non c’è nessuna mossa che possa sostituire.
finding-unannounced_variation = Qui un numero si ripete: quello che segue è letto come un’altra variante da quel punto.
finding-other_games_not_read = Viene letta solo la prima partita, non quelle da qui in poi.
finding-wrong_number = Questa è la mossa { $value }.
finding-bad_time = Il tempo non si capisce.
finding-unknown_ending = «{ $value }» non è una fine che conosciamo. Resta com’è.
finding-contradictory_closing = Le mosse e la fine scritte sopra dicono altro, e valgono quelle.
finding-ambiguous_names = I nomi dei giocatori contengono spazi: dove cominci il secondo non si può dire.
finding-unknown_line = Questa riga qui non significa niente.
finding-bad_json = Da qui in poi non è più JSON: il resto non si può leggere.
finding-bad_field = Il campo «{ $value }» non ha senso.
finding-unknown_field = Il campo «{ $value }» qui non significa niente.
finding-contradictory_field = La scacchiera contraddice il campo «{ $value }», e vale la scacchiera.
finding-ambiguous_variation = Questa variante potrebbe partire dalla linea principale o da quella precedente: è letta come variante della principale.
finding-more_warnings = Da qui in poi ci sono altri avvisi come questi.
