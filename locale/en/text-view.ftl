# The text view of a board: what is typed, asked and answered there. Digits are said one by one.
text-on = Text view
text-off = Leave the text view
text-title = Text view
text-label = Move or command
text-send = Send
text-note = For example P76, “board”, “p rook”. “?” says all there is to ask. Alt+T turns this view on and off.
text-help-page = All commands
text-log = What was said
text-board = The board as a table
settings-blindfold = Blindfold: hide the pieces
blindfold-off = Leave blindfold
game-peek = Show the pieces
ui-text-hand-of = In hand: { $name }
ui-text-hand = { $name } in hand: { $text }
ui-text-nothing = nothing
ui-text-rank = Rank { $number }: { $text }
ui-text-file = File { $number }: { $text }
ui-text-empty = { $count } empty
ui-text-nowhere = There is none on the board or in hand.
ui-text-all-empty = Nothing stands there.
ui-text-may-promote = { $place } (or promoting)
ui-text-no-move = no legal move
ui-text-no-square = There is no such place on this board.
ui-text-no-check = No check.
ui-text-no-comment = No comment on this move.
ui-text-not-yours = Comments cannot be written here.
ui-text-comment-gone = Comment removed.
ui-text-comment-kept = Comment written.
ui-text-blindfold-on = The pieces are hidden. “blindfold” shows them again.
ui-text-blindfold-off = The pieces are seen.
ui-text-no-castles = Castles have names in standard shogi alone.
ui-text-no-further = There is nothing further that way.
ui-text-no-moves = No move has been made.
ui-text-unknown = “{ $text }” is neither a move nor a command. “?” says what there is to ask.
ui-text-not-here = That cannot be asked here now.
ui-text-not-done = Not done.
ui-text-nothing-asked = Nothing was asked.
ui-text-sure-resign = Resign and lose the game? “yes” or “no”.
ui-text-sure-declare = Declare by the entered king? A wrong declaration may lose the game. “yes” or “no”.
ui-text-sure-draw = Offer to end the game as a draw? “yes” or “no”.
ui-text-sure-solution = See the solution? The problem then counts as not solved. “yes” or “no”.
ui-text-task-open = Your turn.
ui-text-task-solved = Done. “next” goes on.
ui-text-task-refuted = Not right. “again” starts over.
ui-text-stars = To be reached: { $text }.
ui-text-variations = Ways on: { $text }
ui-text-no-variation = There are { $count } ways on from here.
ui-text-eval = Value for Black: { $text }
ui-text-best = Best: { $text }
ui-text-better = Better was: { $text }
ui-text-no-answer = The engine has no answer to that.
ui-text-not-analysed = The game has not been analysed yet: “analyse” does it.
ui-text-no-mistake = No mistake was found.
ui-text-analysing = The game is being analysed. Its end will be said.
ui-text-analysed = Analysed. Mistakes: { $count }. “mistake” goes to the next one.
ui-text-help-move = A move is typed as it is written or said: P76, pawn 7 6, 7g7f, P*55; + promotes, = does not
ui-text-group-look = the board, the pieces, the hands, the moves made, the clocks
ui-text-group-play = taking back, resigning, offering, declaring
ui-text-group-solve = lessons, problems and positions to be solved
ui-text-group-review = going back and forth, comments, analysis
ui-text-help-more = “? { $text }” tells the commands of that group, “?” and a command what that is for
ui-text-help-comment = read the comment on the move; with a text write it, with - remove it
ui-text-help-blindfold = hide the pieces, or show them again
ui-text-help-words = Words: { $text }
ui-text-help-state = how things stand
ui-text-help-board = the whole board
ui-text-help-rank = one rank
ui-text-help-file = one file
ui-text-help-where = where a piece, “black” or “white” is
ui-text-help-square = a square, and who reaches it
ui-text-help-around = what stands around a square
ui-text-help-rays = the first piece on each line from a square
ui-text-help-hands = pieces in hand
ui-text-help-legal = where a piece may go
ui-text-help-last = the last move, or the last so many
ui-text-help-list = all moves
ui-text-help-clock = the clocks
ui-text-help-check = whether there is a check
ui-text-help-threat = which pieces are attacked
ui-text-help-castle = castles by name
ui-text-help-task = what is to be done
ui-text-help-hint = a hint
ui-text-help-again = begin anew
ui-text-help-next = on to the next
ui-text-help-solution = the solution
ui-text-help-takeback = take a move back
ui-text-help-resign = resign
ui-text-help-draw = offer a draw
ui-text-help-declare = declare by the entered king
ui-text-help-previous = one move back
ui-text-help-following = one move on
ui-text-help-first = to the start
ui-text-help-newest = to the end
ui-text-help-variation = another way on, by its number
ui-text-help-analyse = have the game analysed
ui-text-help-mistake = to the next mistake
ui-text-help-eval = the engine’s value
ui-text-help-best = the best move
ui-text-help-why = why a move was good or bad
ui-text-help-sfen = the position as SFEN, copied
ui-text-help-yes = yes
ui-text-help-no = no
ui-text-help-help = this list, or one command

# What is seen of a position at a glance
sight-reached = { $count ->
    [0] { $side } reaches it with nothing.
   *[other] { $side } reaches it with { $what }.
}
sight-threats = { $count ->
    [0] No piece of { $side } is attacked.
   *[other] { $side }, attacked: { $what }.
}
sight-threat = { $piece } by { $by }{ $guarded ->
    [yes] , guarded
   *[no] , not guarded
}
sight-castles = { $count ->
    [0] { $side }: no castle with a name.
   *[other] { $side }: { $what }.
}
