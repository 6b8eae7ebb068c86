# Scacchiere mostrate nel terminale e didascalie delle immagini.

show-start = Inizio della partita; le mosse sono { $total }.
show-after = Dopo la mossa { $ply } di { $total }: { $move }
show-caption = Dopo la mossa { $ply }: { $move }
show-caption-start = Inizio
show-moves = Numero di mosse: { $total }

## What stands at the head of a record
show-header = { $name }: { $value }
show-black = Nero
show-white = Bianco
show-event = Torneo
show-place = Luogo
show-started = Inizio
show-ended = Fine
show-time-control = Tempo
show-byoyomi = Byōyomi
show-black-time-control = Tempo del Nero
show-white-time-control = Tempo del Bianco
show-clock-operator = Orologio azionato da
show-opening = Apertura
show-title = Titolo
show-note = Nota
