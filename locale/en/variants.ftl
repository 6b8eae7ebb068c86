# miyako variants: the games of the family, in the terminal.

variants-nothing-wrong = Nothing is wrong with this file.
variants-board = { $files } files, { $ranks } ranks, { $pieces } pieces a side
variants-promotes-zone = Promotion: with a move that begins or ends in the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-promotes-entering = Promotion: on entering the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}.
variants-promotes-entering-or-capture = Promotion: on entering the { $ranks ->
    [one] last rank
   *[other] last { $ranks } ranks
}, or with a capture that begins or ends there.
variants-promotes-capture = Promotion: with a capture, wherever it is.
variants-promotes-at-end = Pieces that could not move on may also promote on reaching the last rank.
variants-promotion-by-choice = It is by choice.
variants-promotion-after-promoted = It is by choice, but compulsory after capturing a promoted piece.
variants-promotion-always = It is compulsory.
variants-promotion-also-on-the-way = It is compulsory, also for a piece that stops there on its way: where a hook turns, or on a Lion’s first step.
variants-turns-every-move = Every piece that has another face turns over with each of its moves.
variants-drops = Captured pieces change sides and are dropped.
variants-drops-either-face = Captured pieces change sides and are dropped with either face up.
variants-no-drops = Captured pieces leave the game.
variants-mate = The end: mate. Who has no legal move has lost.
variants-catch = The end: the royal piece is captured; nobody need meet a check.
variants-try = A royal piece that reaches the last rank where it cannot be captured wins.
variants-two-royals = Who has two royal pieces has lost only when both are gone.
variants-dead-ends = A piece may stand where it can never move again.
variants-bare-king = Whoever has only a king left loses against a king with a piece that counts, unless they take it at once.
variants-repetition-draw = Nobody wins when the same position comes up for the { $count ->
    [3] third
    [4] fourth
   *[other] { $count }th
} time.
variants-repetition-first-loses = Who moved first in the game loses when the same position comes up for the { $count ->
    [3] third
    [4] fourth
   *[other] { $count }th
} time.
variants-repetition-forbidden = No move may bring the same position up for the { $count ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $count }th
} time.
variants-most-moves = After { $count } moves the game is over, and nobody has won.
variants-perpetual-check = Who brings it about by giving check with every move loses.
variants-perpetual-attack = If one side alone attacks something with every move, it loses; if both do nothing but pass, who began.
variants-baring = Bare king: who has nothing but a royal piece left loses, unless they can bare the opponent at once; then nobody wins.
variants-lion-trading = A Lion takes a protected Lion only next to itself, or if it takes a stronger piece than a Pawn or Go-Between on the way.
variants-lion-trading-any = After another piece has taken a Lion, the reply may not take a Lion elsewhere with another piece.
variants-lion-trading-protected = After another piece has taken a Lion, the reply may not take a protected Lion elsewhere with another piece.
variants-power-lion = up to two steps in a turn, each of which may capture; it leaps to where two steps lead, captures a neighbour without moving, and may pass.
variants-power-line-lion = up to so many steps along one line, out and back, capturing or jumping over what is there.
variants-power-hook = a slide and, after a turn by a right angle, another; the first capture ends the move.
variants-power-area = so many king’s steps through empty squares; the first capture ends the move.
variants-power-leap-capture = captures along the line over any number of pieces of lower rank.
variants-power-leap-capture-lower = captures pieces of lower rank along the line, over any number of such pieces.
variants-power-sweep = flies over pieces of lower rank and captures all of them, its own side’s too.
variants-power-igui = captures a neighbour without moving.
variants-power-pass = steps to an empty neighbour and back.
variants-power-leap-slide = leaps and, if that square was empty, may slide on in the same direction.
variants-power-over = slides and may jump over so many pieces on the way.
variants-power-anywhere = goes to any empty square and captures any piece that nobody protects.
variants-power-anywhere-but-royals = goes to any empty square and captures any piece but a protected royal one.
variants-power-steps = up to so many steps in a turn, turning at will, each of which may capture; no piece is leapt over unless its steps are leaps; it may come back to where it began.
variants-power-steps-exactly = just so many steps in a turn, on no square twice, each of which may capture.
variants-power-steps-ahead = up to so many steps the same way, each of which may capture.
variants-power-shoot = after a move to an empty square (or after each step to one) it may shoot so many enemies within reach; the way to each must be free.
variants-power-shoot-over = after a move to an empty square it may shoot so many enemies within reach, over whatever stands between.
variants-power-freeze = the first enemy that it sees along each of these ways cannot move.
variants-burns = A burning piece (Fire Demon, Poison Flame) that has moved burns all enemies around it; an enemy that stops beside one burns; two of them side by side: the one that came is burnt.
variants-contagion = Whoever captures a contagious piece turns into what that piece promotes to.
variants-catch-command = The end: a side loses the pieces that command it; nobody need meet a check.
variants-command = A side plays on while it has one of these: { $who }.
variants-promotes-by-taking = Whoever takes one of these promotes at once: { $what }.
variants-promote-by-taking = { $who }: promotion at once by taking { $what }.
variants-takes-only = By moving, { $who } take only { $what }.
variants-cannot-take = { $who }: cannot take { $what }.
variants-proof = { $who }: not hit by { $what }.
variants-hit-from = { $who }: others hit it only from { $count } squares away or more.
variants-patrons = { $who }: promote only while one of these stands on their side, and turn back when the last is gone: { $what }.
variants-forward-needs = { $who }: forward only while one of these stands on the same side: { $what }.
variants-calls = When { $who } promotes, these of its side promote with it: { $what }.
variants-quenches = When { $who } promotes, all enemies of this kind die: { $what }.
variants-turns-back = { $who }: turns back within { $count } squares of an enemy { $what }, if nothing stands between on a rank, file or diagonal.
variants-blinds = { $who }: within { $count } squares of it enemies of these kinds cannot shoot: { $what }.
variants-option = Read in more than one way: { $name } ({ $readings }); here: { $chosen }.

## Playing in the terminal
variant-welcome = { $game } against the computer (level { $level } of 10). You have { $side }.
variant-try-help = Type a move as “moves” lists them; “help” says what else you can type.
variant-help =
    2g2f            a move: from square 2g to square 2f; a plus behind it promotes
    P*5e            a drop: a piece from hand, by its letter
    6f6e6d          a move that captures on its way
    moves           list the legal moves
    board           show the board again
    hint            ask the computer what to play (friendly games)
    undo            take your last move back (friendly games)
    resign          give up
    draw            offers a draw (friendly and club rules)
    quit            leave; the game is broken off
