# Abitudini di chi gioca: premosse, conferma delle mosse.

## Settings
settings-premove = Premosse
settings-confirm = Conferma delle mosse

## A move that is chosen and not sent
game-chosen = Mossa scelta

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
