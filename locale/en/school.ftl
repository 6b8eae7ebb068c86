# The school: lessons at the board.

nav-school = School
school-title = School
school-lead = Shogi from the first move, at the board. A lesson takes a few minutes: you read a line, you move, and you know at once why.
school-begin = Begin
school-go-on = Go on from here
school-all-done = You have done all the lessons
school-chapter-board = The board
school-chapter-pieces = The pieces
school-chapter-promotion = Captures, promotion and drops
school-chapter-mate = Check and mate
school-chapter-ending = Endings without mate, courtesy, the worth of pieces
school-chapter-tactics = Tactics
school-chapter-endgame = The endgame
school-chapter-castles = Castles
school-chapter-first-game = The first game
school-chapter-openings = Openings
school-chapter-handicaps = Handicap games
school-chapter-site = The site
school-visit = Open the page
school-against = Against the computer: { $level }
school-play = Begin the game
school-play-again = Play again
school-later = Later
school-practice = To practise:
school-practice-mate = { $plies ->
    [1] mates in one move
   *[other] mates in { $plies } moves
 }
school-game-won = Game won
school-lesson-done = done
school-count = { $done } of { $count } exercises done
school-tasks = Exercises of the lesson
school-next = Go on
school-next-lesson = Next lesson: { $title }
school-again = Begin again
school-done = Right!
school-right = Good, go on.
school-left = { $count ->
    [one] One move is left.
   *[other] { $count } moves are left.
 }
school-wrong-late = The moves are used up. Begin again, and look for a shorter way.
school-wrong-other = Not that one. Try again.
school-wrong-taken = There your piece is taken. Begin again, and look at what your opponent reaches.
school-wrong-longer = That is mate, but later. Look for the shortest.
school-wrong-square = That is another square. Count again.
school-hint-none = There is no way from here any more: begin again.
ui-school-press = Press the square { $place }
ui-school-offline = The server does not answer. Try again in a moment.
ui-star = to be reached
school-needs-script = Lessons happen on the board, which needs JavaScript.
