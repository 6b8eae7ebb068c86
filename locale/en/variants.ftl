# miyako variants: the games of the family, in the terminal.

variants-nothing-wrong = Nothing is wrong with this file.
variants-board = { $files } files, { $ranks } ranks, { $pieces } pieces a side
variants-may-promote = Promotion: by choice, with a move that begins or ends in the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-must-promote = Promotion: always, with a move that begins or ends in the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-may-promote-entering = Promotion: by choice, on entering the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-must-promote-entering = Promotion: always, on entering the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-turns-every-move = Every piece that has another face turns over with each of its moves.
variants-drops = Captured pieces change sides and are dropped.
variants-drops-either-face = Captured pieces change sides and are dropped with either face up.
variants-no-drops = Captured pieces leave the game.
variants-mate = The end: mate. Who has no legal move has lost.
variants-catch = The end: the royal piece is captured; nobody need meet a check.
variants-try = A royal piece that reaches the last rank where it cannot be captured wins.
variants-two-royals = Who has two royal pieces has lost only when both are gone.
variants-dead-ends = A piece may stand where it can never move again.
