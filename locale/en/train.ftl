# Training from one's own games.

train-title = Training
train-lead = Practise what your own games show, know lines by heart, guess the moves of a game, read squares and moves by name.
train-practise = Practise my mistakes
train-from-games = Train with your games
train-due = Due today
train-due-none-kept = Nothing returns by itself: only positions for which you say so come back on later days.
train-due-none = { $count ->
    [one] Nothing is due today. One position returns later.
   *[other] Nothing is due today. { $count } positions return later.
 }
train-due-begin = { $count ->
    [one] Begin: one position
   *[other] Begin: { $count } positions
 }
train-mistakes = Your mistakes
train-mistakes-how = An engine looks through a game of yours for moves that cost you much. You see each position again and look for a better move.
train-no-games = There is no finished game of yours yet. Play one, then come back.
train-more-games = Games not looked through yet
train-look = Find my mistakes
train-from-library = Games from files, and older ones, are in the library: each record has its own link to training.
train-of-source = { $count ->
    [0] no mistake worth practising
    [one] { $found ->
        [0] one position
       *[other] one position, found
     }
   *[other] { $count } positions, { $found } found
 }
train-pending = An engine is looking through this game. It takes from a few seconds to some minutes; this page tells you when it is done.
train-failed = This game could not be looked through just now. Try again in a moment.
train-sound = No move of yours here is a mistake worth practising. Well played!
train-whose = Whose mistakes?
train-side-black = Black’s (☗)
train-side-white = White’s (☖)
train-found = { $count ->
    [one] One position to look at again
   *[other] { $count } positions to look at again
 }
train-begin = Practise
train-number = Position { $number }
train-was-found = found
train-repeat = See it again on later days
train-repeat-how = Positions can come back on later days, sooner or later as you find the move or not. They are then under “Due today”.
train-repeat-all = See all of them again on later days
train-repeat-none = No more on later days
train-returns = { $count ->
    [0] It is due today.
    [one] It returns tomorrow.
   *[other] It returns in { $count } days.
 }
train-find-better = Find the better move
train-find-move = Which move comes next?
train-find-move-how = Play the move of the line that you are learning.
train-blame = Here you played { $move }. { $text } What is better?
train-game = The game
train-again = Try again
train-next = Next position
train-done = Done
train-right = Right!
train-right-too = Right: that is as good. The engine would have played { $move }.
train-slower = That wins as well, but there is a mate here. Look for it.
train-not-in-line = The line has another move here. Try again.
train-remove = Throw this position away
ui-train-thinking = The engine is looking at your move …
error-cards-full-title = Too many positions
error-cards-full = You practise 2,000 positions already: throw some away first.
error-no-engine-title = No engine free
error-no-engine = No engine is free just now: try again in a moment.

train-lines = Lines by heart
train-lines-how = Play a line from memory: an opening, a castle, a game of yours. Each record and each opening has a button “Practise this line”.
train-of-line = { $count ->
    [0] does not return
    [one] one position returns
   *[other] { $count } positions return
 }
train-drill = A line from memory
train-drill-to = Practise this line
train-drill-how = { $count ->
    [0] The line has no move of { $side } to ask for.
    [one] Play the move of { $side }: one position is asked.
   *[other] Play the moves of { $side }: { $count } positions are asked. The answers are drawn from the line.
 }
train-drill-has = The line has { $move } here. Try again.
train-drill-over = That is the whole line!
train-drill-more = Once more
train-drill-kept = The positions of this line come back on later days. They are then under “Due today”.
train-take-black = Take Black’s side (☗)
train-take-white = Take White’s side (☖)

guess-title = Guess the moves
guess-to = Guess the moves of a game
guess-lead = A game is played move by move, and you guess the next one. Your own games and records have the same button.
guess-how = Guess what { $side } played, move by move: { $count ->
    [one] one move
   *[other] { $count } moves
 }. A move that is as good counts as well.
guess-among-three = Choose among three moves
guess-choices = Which move was played?
guess-same = Right: that was played.
guess-as-good = As good! In the game { $move } was played.
guess-weaker = { $text } In the game { $move } was played.
guess-undecided = How good that is could not be found out in time. In the game { $move } was played.
guess-shown = In the game { $move } was played.
guess-next = Go on
guess-show = Show me the move
guess-end = End here
ui-guess-score = As in the game: { $number } · as good: { $count } · guessed: { $all } of { $from }
ui-guess-over = { $count } of { $all } moves found, { $number } of them as in the game.

run-time = How long?
run-seconds = { $count ->
    [0] as long as I like
   *[other] { $count } seconds
 }
run-choices = Answers
run-mates = Mates in one
run-mates-to = Mate in one
run-mates-lead = One move mates, and only one. The positions never end: each is made anew and checked before you see it.
run-mates-this = Mate in one move.
run-mates-was = { $move } was mate.
run-races = Who is quicker?
run-races-to = Count the moves
run-races-lead = In the endgame one counts: how many moves do you need for a mate if your opponent does nothing, and how many do they need? The counts are proven.
run-races-this = It is your turn, as Black. How many moves does each side need for a mate?
run-races-counts = You: { $own ->
    [3] 3 or more
   *[other] { $own }
 } · opponent: { $other ->
    [3] 3 or more
   *[other] { $other }
 }
run-races-own = You are quicker.
run-races-other = Your opponent is quicker: defend.
run-races-own-way = You: { $moves }.
run-races-other-way = Opponent: { $moves }.
run-castles = Name the castle
run-castles-to = Name castles and openings
run-castles-lead = The board shows a castle or an opening: what is it called? Each name leads to its page.
run-castles-castle = Which castle has { $side }?
run-castles-opening = What does { $side } play?
run-castles-was = This is { $name }.
run-castles-read = Read about it
ui-run-making = The positions are being made …
ui-run-score = { $count } right out of { $all }
ui-run-score-timed = { $count } right out of { $all } · { $time } s
ui-run-over = { $count } right out of { $all }.

coordinates-title = Squares and moves by name
coordinates-to = To the trainer
coordinates-lead = Thirty seconds: press the square that is named, name the one that is marked, play the move that is written, write the one you see.
coordinates-way = What do you want to do?
coordinates-press = Press the square that is named
coordinates-name = Name the square that is marked
coordinates-play = Play the move that is written
coordinates-write = Write the move that is shown
coordinates-notation = Notation
coordinates-in-western = Western (P-76)
coordinates-in-hodges = Hodges (P-7f)
coordinates-in-japanese-common = Japanese books (☗7六歩)
coordinates-in-japanese-official = Japanese federation (▲76歩)
coordinates-in-kitao-kawasaki = Kitao and Kawasaki (☗歩-76)
coordinates-in-usi = USI (7g7f)
coordinates-white = See the board from White’s side
coordinates-begin = Begin
coordinates-answer = Your answer
coordinates-ok = OK
ui-coordinates-press-this = { $text }
ui-coordinates-name-this = What is the marked square called?
ui-coordinates-play-this = { $text }
ui-coordinates-write-this = How is this move written?
ui-coordinates-wrong = No.
ui-coordinates-score = { $count } right · { $time } s
ui-coordinates-over = { $count } right out of { $all }. Your best run: { $number }.
ui-coordinates-record = { $count } right out of { $all }: your best run!

## What cannot be
error-wish-side = “{ $value }” is no side: write black or white.
