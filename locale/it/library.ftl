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
library-variant = Gioco della famiglia
library-caught = Cattura del pezzo reale
library-try = Re arrivato in fondo (try)
library-bare_king = Re rimasto solo
library-lost_repetition = Ripetizione che perde
library-decided = Decisa (a quattro)
library-handicap = Handicap
library-opening = Apertura
library-castle = Castello
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
library-tag = Etichetta
library-tag-put = Metti l’etichetta
library-tag-take = Togli l’etichetta
library-chosen = Le partite scelte
library-choose = Scegli { $title }
library-choose-all = Scegli tutte
library-delete-ask = { $count ->
        [one] Eliminare una partita dalla tua raccolta?
       *[other] Eliminare { $count } partite dalla tua raccolta?
    }

## What stands at the head of a record
header-black = Nero
header-white = Bianco
header-south = { seat-south }
header-west = { seat-west }
header-north = { seat-north }
header-east = { seat-east }
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
header-tags = Etichette

## How a line ends that is no game of ours
record-end-perpetual_check = Ripetizione per scacco perpetuo: vince { $winner }
record-end-foul = Fallo: vince { $winner }
record-end-foul-move = Fallo, { $move }, { $foul }: vince { $winner }
record-end-no_mate = Non c’è matto
record-end-sealed_move = La mossa seguente è stata messa in busta

## What goes wrong
error-no-record-title = Nessuna partita
error-no-record = In quello che hai inviato non c’è nessuna partita.
error-no-labels-title = Nessun nome per questo gioco
error-no-labels = Castelli, aperture e tesuji hanno un nome solo nello shōgi normale.
error-changed-title = Modificata altrove
error-changed = Nel frattempo la partita è stata modificata, forse in un’altra finestra. Niente è stato sovrascritto.
error-bad-record-title = Non si può salvare così
error-bad-record = Una parte della partita non ha senso: non è stato salvato niente.
error-library-full-title = La raccolta è piena
error-library-full = Nella tua raccolta non c’è più posto: togli prima qualcosa.
error-wish-sfen = «{ $value }» non è una posizione in SFEN.
error-wish-ending = «{ $value }» non è un modo in cui finisce una partita. Scrivi per esempio resign, mate, time, foul o repetition.
error-wish-sort = «{ $value }» non è un ordine che conosciamo: added, changed oppure played.
error-wish-limit = «{ $value }» non è un numero da 1 a 100.
error-wish-tag = «{ $value }» non è un’etichetta: scrivi una parola o poche parole.
library-no-such-castle = «{ $value }» non è un castello di cui si sappia il nome. Scrivi per esempio mino, anaguma o yagura.
library-no-such-opening = «{ $value }» non è un’apertura di cui si sappia il nome. Scrivi per esempio shiken o ranging-rook.
error-wish-export-size = Queste partite insieme fanno un file di oltre { $value }: esportane meno alla volta.
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
finding-too_long = Qui ci sono più di { $value } mosse, più di quante ne possa avere una partita della raccolta. Non viene conservata.
finding-too_many_games = Più di { $value } partite alla volta non si possono prendere: da qui in poi non vengono conservate. Dividi il file.
