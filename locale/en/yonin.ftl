# Yonin shōgi, the game for four: terminal, rules, form and page.

seat-south = South
seat-west = West
seat-north = North
seat-east = East

## In the terminal
yonin-welcome = Yonin shōgi for four. People sit at: { $seats }. The computer (level { $level } of 10) has the other seats.
yonin-welcome-all = Yonin shōgi for four, people at all seats.
yonin-help =
    5g5f            a move: from square 5g to square 5f; a plus behind it promotes
    P*5e            a drop: a piece from hand, by its letter
    moves           list the legal moves
    board           show the board again
    hint            ask the computer what to play (friendly games)
    undo            take the last move of a person back (friendly games)
    resign          give up; the others go on
    quit            leave; the game is broken off
yonin-mated = { $seat } is mated by { $by }, who gets the hand.
yonin-out-resigned = { $seat } gives up and is out of the game.
yonin-out-flag = { $seat } has no time left and is out of the game.
yonin-out-foul = { $seat } is out of the game by a foul.
yonin-out-absent = { $seat } is out of the game.
yonin-checked = { $seat } is in check and moves at once.
yonin-ended-decided = The game is over.
yonin-ended-repetition = The position came up four times: the game is over.
yonin-ended-perpetual_check = The position came up four times by one player’s checks alone: the game is over.
yonin-ended-move_limit = The game has had all its moves: it is over.
yonin-place = { $place }. { $seat }

## The rules
yonin-title = Yonin shōgi, for four
yonin-lead = Four players, nine pieces each, on the board of today’s shogi.
yonin-history = Ōta Mitsuyasu, mayor of Hirata in Shimane prefecture, made the game; it is known since 1993. A children’s magazine had printed a larger one, with fifteen pieces a side, two years before. Games are quick: kings are near to each other from the start.
yonin-rule-order = South, West, North and East sit around the board and move clockwise in this order. Who begins is decided by lot.
yonin-rule-pieces = Each has a King, a Rook, two Golds, two Silvers and three Pawns, which move as in shogi, forward being towards the player opposite.
yonin-rule-promotion = Each player promotes on the three ranks nearest the player opposite, on a move that begins or ends there. These zones overlap; what counts is the way a piece faces.
yonin-rule-drops = Captured pieces go to the hand and are dropped facing as their new owner’s do. Two Pawns on a line in one’s own direction, a Pawn on the last rank and mate by a Pawn drop are forbidden.
yonin-rule-check = Whoever is put in check moves at once, and those in between are passed over. They must parry it. From them the game goes on clockwise.
yonin-rule-double = If several are in check at once they answer in order, clockwise from the one who moved.
yonin-rule-mate = Mate is credited to the player whose move brought it about, even if the pieces that give it are another’s. They get the mated player’s hand, and command the mated player’s pieces on the board from then on; these face and promote as before.
yonin-rule-obstacle = The mated King is turned face down. It stays as an obstacle that nobody moves, captures or jumps over.
yonin-rule-ranking = When two are out the game is over: the first out is fourth, the second third. Of the two left the one who mated more is first; with equal mates the one with more pieces, mated Kings included. Partners, who sit opposite, win together with their first mate, may capture each other’s pieces, and never check each other.
yonin-rule-repetition = The fourth time a position comes up the game ends, and those left share the first place; one who gave check with every move comes after them. Who gives up, or whose time runs out, is out with nobody’s credit, and their pieces stay on the board without a master. After 1,000 moves the game ends, and those left share the first place.
yonin-disputed = Where the sources disagree
yonin-option-setup = Pieces
yonin-option-play = Play
yonin-option-mated-pieces = Pieces of a mated player
yonin-option-check = After a check
yonin-option-direction = Direction
yonin-reading-nine = nine each
yonin-reading-fifteen = fifteen each
yonin-reading-singles = each alone
yonin-reading-teams = with the player opposite
yonin-reading-commanded = obey the one who gave mate
yonin-reading-neutral = stay without a master
yonin-reading-interrupts = the checked player moves at once
yonin-reading-waits = the order stays
yonin-reading-clockwise = clockwise
yonin-reading-counter-clockwise = counter-clockwise

## The form
seats = Who sits where
yonin-seat-me = me
yonin-seat-link = somebody, by a link
yonin-seat-computer = computer, level { $level }
yonin-begins = Who begins
yonin-begins-lot = by lot
wait-note-seats = The game begins by itself when every seat is taken.
yonin-clock-each = Time for each player

## The page of a game
ui-color-south = { seat-south }
ui-color-west = { seat-west }
ui-color-north = { seat-north }
ui-color-east = { seat-east }
ui-turn-of = { $name } to move
ui-turn-own = Your move: { $name }
ui-turn-checked = { $name } is in check and moves at once
ui-turn-checked-own = { $name }, you are in check: your move
ui-seat-mated = mated by { $by }
ui-seat-resigned = gave up
ui-seat-flag = out of time
ui-serves = commanded by { $by }
ui-hand-of = In hand: { $name }
ui-piece-of = { $name } { $piece }
ui-mated-king = mated King of { $name }
ui-place = { $place }. { $name }
yonin-computers = { $count ->
    [one] a computer
   *[other] { $count } computers
}
yonin-name = Yonin shōgi
yonin-one-screen = Four people at one screen
yonin-open-seats = waiting for players
own-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
} place
first-of-four = First: { $seats }
ui-offer-takeback-waits = To be taken back when { $name } agrees
ui-seat-foul = out by a foul
ui-seat-absent = away: left out
ui-offer-interrupt-waits = To be broken off when { $name } agrees
ui-standstill-without = { $name } is away. If nothing changes, they can be left out in { $time }.
ui-standstill-without-now = { $name } has been away for too long: the others can go on without them.
ui-leave-out = Go on without
yonin-ended-interrupted = The game was broken off: there are no places.
yonin-ruleset-friendly = Friends: moves are taken back
yonin-ruleset-amateur = Club: no taking back
yonin-ruleset-official = Official: a foul puts you out
ui-out = { $name }: { $text }
resign-which = Who gives up
ui-standstill-last = { $name } is away. If nothing changes, they can be left out in { $time }, which ends the game.
ui-standstill-last-now = { $name } has been away for too long: the others can leave them out, which ends the game.
