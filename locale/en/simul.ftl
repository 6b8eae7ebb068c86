# Teaching games at several boards at once.

simul-title = Teaching games
simul-own = Games at several boards
simul-lead = Play with up to twenty pupils at once, with each at odds of their own. You see all boards together.
simul-new = Play with several pupils
simul-new-how = Say with whom you play, and at which odds. Then you get one link for all, and one for each.
simul-clock = Clock
simul-rules = Friendly rules: moves are taken back if the other agrees. You may end a game, or begin another, at any time.
simul-pupils = The pupils
simul-pupils-how = A name for each, as you call them. Together with the boards for whoever comes, { $count } boards at most.
simul-own-grade = Your grade (for odds by grades)
simul-no-grade = no grade
simul-pupil = Pupil
simul-line-name = Name of pupil { $number }
simul-line-grade = Grade of pupil { $number }
simul-line-odds = Odds for pupil { $number }
simul-odds = at these odds
simul-odds-proposed = Odds: as proposed
simul-by-grades = { $count ->
    [0] even, by the grades
    [one] by the grades: one apart
   *[other] by the grades: { $count } apart
 }
simul-as-before = as on { $date }
simul-more = More lines
simul-propose = Propose odds
simul-free = Boards for whoever comes
simul-free-how = Whoever opens the link and whose name is not above takes one of these.
simul-free-count = How many
simul-make = Make the boards
simul-count = { $count ->
    [one] One board
   *[other] { $count } boards
 }
simul-gone = this list goes on { $date }, the games stay
simul-for-anybody = Free board
simul-link = The link for all your pupils
simul-link-how = Whoever opens it says their name, and comes to the board that is for them, or to a free one. They see no other board.
simul-own-link = Link for this board
simul-again = New game or end
simul-again-how = The game that goes on ends without a result.
simul-again-same = New game, same odds
simul-again-more = New game, more: { $odds }
simul-again-fewer = New game, less: { $odds }
simul-again-swap = New game, other side begins
simul-end-one = End without a result
simul-results = The games that are over
simul-results-how = As they ended for you. Each game is in your library, and in your pupil’s.
simul-board = Board
simul-result = Result
simul-end = End all games
simul-end-open = If the lesson is over
simul-end-how = All games that go on end without a result. You and your pupils keep them.
simul-remove = Remove this list
simul-remove-open = If it is of no more use
simul-remove-how = The list of boards goes. You and your pupils keep the games.
simul-all = All boards
simul-asked = { $name } plays with several pupils at once, and has a board for you.
simul-sit-title = To your board
simul-called = Your name
simul-called-how = As your teacher calls you. If a board is for you, you come to that one; otherwise to a free one.
simul-agreed = { $name } sees this board, may end the game without a result at any time, and begin another. The other pupils do not see it.
simul-sit = Sit down
terms-simul = teaching game: the teacher may end it
ui-simul-asks = Asks you something
ui-simul-yours = Your move
ui-simul-theirs = Pupil’s move
ui-simul-coming = Not here yet
ui-simul-free = Nobody there yet
ui-simul-over = Over
ui-simul-minutes = { $count } min
ui-simul-next = Next board that waits
ui-simul-none-waits = No board waits for you.
ui-simul-waits-now = Board { $number } waits for you: { $name }
ui-simul-last = Last: { $move }
error-wish-simul-title = Give the games a title of at most 80 characters.
error-wish-simul-boards = { $value } boards will not do: choose between one and twenty.
error-wish-simul-name = “{ $value }” is too long for a pupil’s name: 30 characters at most.
error-wish-simul-odds = There are no odds called “{ $value }”.
error-wish-simul-called = Write your name, in at most 30 characters.
error-simul-no-board-title = No board is free for you
error-simul-no-board = No board is for this name, and none is free. Write it as your teacher does, or ask them.
error-simuls-many-title = You have too many lists of boards
error-simuls-many = There can be 50 at a time. Remove one that is of no more use.
data-simuls = Games at several boards that you give
data-simuls-what = Title, the names you gave the boards, and which games were played there.
data-simuls-why = So that you see all boards together, and pupils find theirs.
data-simuls-long = For six months, or until you remove the list; at the latest until you close your name. The games stay with those who played them. When a pupil goes for good, the name you gave their board goes too.
data-simuls-count = { $count ->
    [one] One list of boards
   *[other] { $count } lists of boards
 }
