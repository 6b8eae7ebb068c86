# Habits of players: premoves, confirmation of moves.

## Settings
settings-premove = Premoves
settings-confirm = Confirm moves

## A move that is chosen and not sent
game-chosen = Chosen move

## The list of keys
keys-title = Keys
keys-previous = previous move
keys-next = next move
keys-ends = start and end of the game
keys-wheel = over the board: back and forth through the moves
keys-flip = flip the board
keys-announce = announce turn and clocks
keys-type = types a move
keys-list = this list
keys-plain = in a premove: do not promote, or go where a piece of yours stands
keys-variations = next and previous variation
keys-undo = undo and redo a change
keys-board = goes to the board and from square to square
keys-play = takes a piece, plays it, confirms
keys-draw = draws an arrow, or a circle on a square
keys-colors = the same in other colours
keys-escape = puts the piece down, takes the chosen move back, closes a box
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-wheel = Wheel
key-right-button = Right button

## Moves that are typed
typed-label = Move
typed-play = Play
typed-no-move = “{ $text }” is no move. Write for example 7g7f, P*5e, P-76 or ７六歩.
typed-unclear = “{ $text }”: { $reason }.

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
ui-typed-not-now = Nothing can be played here now.
ui-typed-ahead = It is not your turn: a premove is written with its two squares, for example 7g7f or P*5e.
ui-typed-no-answer = The server does not answer: try again.
ui-export-link = Copy the link to this move
ui-export-link-own = Only you can open this link: share the record to let others in.
