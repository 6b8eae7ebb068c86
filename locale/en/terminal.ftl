# Texts of the terminal.

## The site
terminal-serving = Miyako is ready at { $url } (Ctrl-C stops it).
terminal-csa = Programs that speak CSA connect to { $address }.
terminal-no-csa = No CSA port: { $address } is in use.
terminal-no-browser = No browser could be opened; the address is { $url }.
terminal-waiting = The database { $database } does not answer yet ({ $reason }). It is waited for, { $seconds } seconds at most.
terminal-checking = The database is looked over for damage; with a large one this takes a while.
terminal-step = The database is brought up to date: step { $step } of { $of }. This may take long; it goes on where it was if it is interrupted.
terminal-ops = Whoever looks after the server asks at http://{ $address }/ready.
terminal-other-host = There are passkeys made for { $host }, worth nothing under this --public-url: who has nothing else comes in by a code or a card.
terminal-owner = Whoever is to look after the site opens { $url } once.
terminal-card = { $name } comes in once, within three days, with: { $words }
    It is written, with the name and a new password, at the site’s page /account/back.
terminal-backup = { $file }: a whole copy, read back; games: { $games }, records: { $records }, { $size } MB.
terminal-restore = The site now has the data of { $file }; games: { $games }, records: { $records }, { $size } MB.
terminal-replaced = What was there before is kept as { $file }.

## A game
terminal-welcome = Shogi against the computer (level { $level }). You have { $side }.
terminal-handicap = Handicap: { $name }.
terminal-clock = Clock: { $clock }.
terminal-try-help = Type a move, such as 7g7f or P-76; “help” says what else you can type.
terminal-help =
    7g7f            a move: from square 7g to square 7f; 7g7f+ promotes
    P*5e            a drop: a pawn from hand on square 5e
    P-76, 76歩      moves in Western, Japanese or any other notation
    moves           list the legal moves
    board           show the board again
    hint            ask the computer what to play (friendly games)
    undo            take your last move back (friendly games)
    resign          give up
    declare         declares that your king has entered (nyūgyoku sengen): who lacks a condition loses
    draw            offers a draw (friendly and club rules)
    done            ends the run of moves before the game (--opening)
    quit            leave; the game is broken off
terminal-prompt = { $ply }. { $side } to move:
terminal-moved = { $ply }. { $side }: { $move } ({ $usi })
terminal-check = Check!
terminal-taken-back = Your move is taken back.
terminal-draw-declined = The computer declines the draw: it agrees only late in the game, and where it does not stand better.
terminal-forgiven = A foul of { $side }, forgiven this once: { $foul }. The next one loses.
terminal-prepare = Your run of moves, as far as the fifth rank: { $left } left; “done” ends it.
terminal-first-move = Make the first move; then the computer answers.
terminal-prepared = { $side }: { $move } ({ $usi })
terminal-hint = The computer would play { $move } ({ $usi }).
terminal-no-hint = There is nothing left to play here.
terminal-not-understood = “{ $text }” is neither a legal move nor a command; “help” shows how to type them.
terminal-ambiguous = “{ $text }” could be { $moves }: say which.
terminal-hand = { $side } in hand: { $pieces }
terminal-nothing-in-hand = nothing
terminal-time-left = { $side } has { $time } left.
terminal-considerations-left = { $side } uses a consideration period: { $count } left, of this one { $time }.
terminal-byoyomi-left = { $side } has { $time } for this move (byōyomi).
terminal-result = { $result }.
terminal-broken-off = The game is broken off.
terminal-saved = The game is saved in { $file }.

## In saved games
terminal-you = You
terminal-event = A game in the terminal

## Recommended odds
odds-difference = Difference in grades: { $difference }
odds-system-jsa = Recommended by the Japanese federation: { $odds }
odds-system-updated = Recommended by the iemoto, as brought up to date: { $odds }
odds-system-iemoto = Recommended by the iemoto: { $odds }
odds-game = Game { $number }: { $odds }
odds-sides = Black: { $black }. White: { $white }.
odds-lots = Lots decide the colours.

## miyako book
book-built = The book has { $positions } positions.
book-unknown = This position is not in the book.
