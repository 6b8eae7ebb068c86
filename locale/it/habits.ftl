# Abitudini di chi gioca: premosse, conferma delle mosse.

## Settings
settings-premove = Premosse
settings-confirm = Conferma delle mosse

## A move that is chosen and not sent
game-chosen = Mossa scelta

## The list of keys
keys-title = Tasti
keys-previous = mossa precedente
keys-next = mossa successiva
keys-ends = inizio e fine della partita
keys-wheel = sulla scacchiera: avanti e indietro tra le mosse
keys-flip = gira la scacchiera
keys-announce = annuncia turno e orologi
keys-type = scrive una mossa
keys-list = questo elenco
keys-plain = in una premossa: non promuovere, o andare dove c’è un tuo pezzo
keys-variations = variante successiva e precedente
keys-undo = annulla e ripeti una modifica
keys-board = va sulla scacchiera e da una casella all’altra
keys-play = prende un pezzo, lo gioca, conferma
keys-draw = disegna una freccia, o un cerchio su una casella
keys-colors = lo stesso in altri colori
keys-escape = posa il pezzo, ritira la mossa scelta, chiude un riquadro
key-home = Inizio
key-end = Fine
key-enter = Invio
key-escape = Esc
key-shift = Maiusc
key-wheel = Rotella
key-right-button = Tasto destro

## Moves that are typed
typed-label = Mossa
typed-play = Gioca
typed-no-move = «{ $text }» non è una mossa. Scrivi per esempio 7g7f, P*5e, P-76 o ７六歩.
typed-unclear = «{ $text }»: { $reason }.

## Messages for the page's scripts
ui-premove = premossa
ui-premove-set = Premossa: { $text }
ui-premove-said = Premossa: { $text }. Esc la ritira.
ui-premove-withdraw = Ritira
ui-premove-dropped = La premossa non era possibile
ui-confirm-said = { $text }. Confermi? Invio gioca la mossa, Esc la ritira.
ui-confirm-yes = Conferma
ui-confirm-no = Annulla
ui-withdrawn-said = Mossa ritirata
ui-chosen-move = { $piece } da { $from } a { $to }
ui-chosen-drop = { $piece } in { $to }
ui-typed-not-now = Qui ora non si può giocare.
ui-typed-ahead = Non tocca a te: una premossa si scrive con le due caselle, per esempio 7g7f o P*5e.
ui-typed-no-answer = Il server non risponde: riprova.
ui-export-link = Copia il link a questa mossa
ui-export-link-own = Questo link si apre solo a te: per farlo aprire ad altri, condividi la partita.
