# Habits of players: premoves, confirmation of moves.

## Settings
settings-premove = Premoves
settings-confirm = Confirm moves

## A move that is chosen and not sent
game-chosen = Chosen move

## Messages for the page's scripts
ui-premove = premove
ui-premove-set = Premove: { $text }
ui-premove-said = Premove: { $text }. Esc takes it back.
ui-premove-withdraw = Take back
ui-premove-dropped = The premove was not possible
ui-confirm-said = { $text }. Confirm? Enter plays the move, Esc takes it back.
ui-confirm-yes = Confirm
ui-confirm-no = Cancel
ui-withdrawn-said = Move taken back
ui-chosen-move = { $piece } from { $from } to { $to }
ui-chosen-drop = { $piece } to { $to }
