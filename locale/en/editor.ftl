# Positions of one's own: how they are set up, and what is wrong with them.
nav-editor = Board editor
nav-menu = Menu
editor-title = Board editor
editor-how = Drag the pieces, or tap a piece and then where it goes; tap it twice to turn it over. Off the board it is back in the box. With the keyboard: arrows walk over the squares; K, R, B, G, S, N, L, P put a piece of Black’s, with Shift of White’s; + turns it over, Delete removes it.
editor-how-title = How it works
editor-start = Starting position
editor-start-choose = Choose…
editor-clear = Clear
editor-rest = The rest to White’s hand
editor-exchange = Exchange sides
editor-mirror = Mirror
editor-undo = Undo
editor-redo = Redo
editor-turn = To move
editor-hands = Pieces in hand, by number
editor-text = As text
editor-text-note = SFEN. A diagram, a CSA position or a record can be pasted here, too.
editor-read = Read
editor-copy = Copy the SFEN
editor-link = Copy the link
editor-play = Play from here
editor-study = Study from here
editor-picture = Picture
editor-find = Find in my records
editor-tools = Tools for the board
ui-editor-box = Box of pieces
ui-editor-copied = Copied
ui-editor-not-copied = The browser does not let this be copied
ui-editor-offline = The server does not answer: try again.

## What is wrong with a position
fault-no_black_king = Black has no King.
fault-no_white_king = White has no King.
fault-many_black_kings = Black has more than one King.
fault-many_white_kings = White has more than one King.
fault-missing_pieces = Pieces of the set are missing, as in handicaps and problems.
fault-too_many_pieces = There are more pieces of a kind than a set has.
fault-two_pawns = Two unpromoted Pawns of one player on a file (nifu).
fault-dead_piece = A Pawn, Lance or Knight stands where it can never move again.
fault-opponent_in_check = The King of the side that is not to move is in check: it would be taken.
position-empty = The board is empty: put pieces on it.
position-playable = Fit for play: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}.
position-check = The side to move is in check; { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}.
position-problem = Good for a problem: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}.
position-mate = Checkmate: the side to move has lost.
position-no-move = The side to move has no legal move and has lost.
position-impossible = This cannot be played on.
error-no-position-title = This is no position
error-no-position = There is no position here that we can read: the obstacle is in line { $line }, character { $column }. We read SFEN, BOD diagrams, CSA positions and records.
error-wish-position = No game can begin from “{ $value }”: both sides need a King, and the side to move a legal move.
start-position = From a position of your own
start-position-edit = Change the position
