# The teacher: assignments for pupils, and what those did.

teach-title = For teachers
teach-lead = Set exercises by a link, and see move by move how they are done.
teach-door = Do you teach shogi?
teach-door-how = Choose lessons, mates, openings and games, send your pupils a link, and look at their moves.
teach-own = What you have set
teach-new = Set an assignment
teach-new-how = Choose what there is to do. Then you get a link for whomever you like.
teach-name-first = To set assignments you need a name: pupils are to know who sees their moves.
teach-by-name = Take a name and go on
teach-by-name-how = Whoever sends tasks or gives boards needs a name, so that pupils know who sees their moves. You take one on the next page, or sign in, and come back here; what you have chosen stays.
teach-none = Nothing yet.
teach-joined = What was set for you
teach-joined-none = Nothing. Whoever sets you something sends you a link.
teach-pupils-count = { $count ->
    [0] No pupils yet
    [one] One pupil
   *[other] { $count } pupils
 }
teach-tasks-count = { $count ->
    [one] One exercise
   *[other] { $count } exercises
 }
teach-date = %-d %B %Y
teach-moment = %-d %b %H:%M
teach-due-by = To be done by { $date }
teach-name = Title
teach-due = To be done by (if you like)
teach-due-how = Thirty days later the assignment goes, with the list of those who do it. Without a date it goes after six months.
teach-lessons = Lessons
teach-lessons-how = Whole lessons or single exercises, { $count } at most altogether.
teach-single = { $count } exercises, one by one
teach-mates = Mate problems
teach-mates-how = How many of each length: they are drawn by lots, the same for everybody.
teach-problems = Or just these
teach-problems-how = Paste the addresses of the problems’ pages, with a space between.
teach-lines = Lines by heart
teach-lines-how = The moves of a castle, an opening, a tesuji or a game, to be played without looking. It is done when the pupil has come to the end.
teach-lines-own = Or the moves of a game
teach-lines-own-how = Paste the addresses of games or records, with spaces between. A record of your own can be read by whoever has its address from then on. The moves of Black are asked; for White’s, open “Practise this line”, change to that side and paste the address of that page.
teach-games = Games against the computer
teach-games-how = To be won, at odds that the computer gives. You see how each game ended, and can look at it.
teach-game = Win a game: { $odds }, computer { $level }
teach-game-how = As often as you like: one game that you win is enough. Moves can be taken back, and there are hints. Your teacher sees each game that you begin here.
teach-game-none = no game
teach-game-odds = Odds of game { $number }
teach-game-level = Computer in game { $number }
teach-see-game = Look at the game
teach-back-to-set = What was set for you
teach-outcome-game = Began a game
teach-outcome-lost = Not won
teach-line-gone = A game that is shared no more
teach-set-this = Set it for your pupils
teach-set = Set it
teach-asked = { $name } has { $count ->
    [one] one shogi exercise
   *[other] { $count } shogi exercises
 } for you.
teach-who-sees = What { $name } will see
teach-sees-attempts = { $name } sees how you do these exercises from the moment you accept: each attempt with its moves, when, how long it took, and whether you asked for a hint.
teach-sees-only = Nothing else: not your other games, not other exercises, not what you did before. Other pupils see nothing.
teach-sees-until = Until { $date }, or until you leave the assignment, which you can do at any time.
teach-shown-as = In the list you are called { $name }.
teach-pupil-name = What you are called in the list
teach-pupil-name-how = A nickname by which you are known will do.
teach-agree = { $name } may see my attempts
teach-join = Accept and begin
teach-join-not = No, go to the school
teach-have-name = You have a name here? Sign in first.
teach-from = From { $name }
teach-all-done = You have done it all. Well done!
teach-tasks = The exercises
teach-done = done
teach-open = not done yet
teach-not-begun = not begun
teach-sees-now = { $name } sees how { $pupil } does these exercises, attempt by attempt, until { $date } or until you leave the assignment. Nothing else.
teach-leave = Leave the assignment
teach-leave-how = From then on { $name } sees nothing of yours any more, not even what you have done already. All of it stays yours.
teach-place = { $number } of { $count }
teach-watched = { $name } sees your attempts
teach-back = Back to the assignment
teach-gone = goes on { $date }
teach-link = The link for your pupils
teach-link-how = Send it to whomever you like. Whoever opens it reads what you will see, and decides.
teach-link-here = This server answers on this computer only: from other devices the link does not open.
teach-copy = Copy the link
teach-code = Code to read with a phone
teach-nobody = Whoever accepts appears here, with what they have done.
teach-table = The pupils and their exercises
teach-table-how = ✓ done, × how many tries, ? with a hint, and when they were last at it. Open a cell to see the moves.
teach-pupil = Pupil
teach-sum = Done
teach-tries = { $count ->
    [0] no tries
    [one] one try
   *[other] { $count } tries
 }
teach-helped = with a hint
teach-csv = Download for spreadsheets (CSV)
teach-csv-pupil = Pupil
teach-csv-task = Code
teach-csv-title = Exercise
teach-csv-time = Time
teach-csv-seconds = Seconds
teach-csv-outcome = Outcome
teach-csv-moves = Answer
teach-dismiss = Take a pupil out
teach-dismiss-open = Choose whom
teach-dismiss-how = You see their attempts no more; they keep them.
teach-dismiss-do = Take out
teach-take-back = Take the assignment back
teach-take-back-open = If it is of no more use
teach-take-back-how = The assignment is gone for everybody. What the pupils have done stays theirs.
teach-take-back-shared = These records stay shared: whoever has their links can read on. Yours are shared no more as soon as you say so in your library.
teach-all = All assignments
teach-attempts = The attempts, oldest first
teach-seconds = { $count } s
teach-needs-script = To go through the moves on the board JavaScript is needed; the attempts are below.
teach-illegal-move = { $move } (not allowed)
teach-outcome-solved = Solved
teach-outcome-wrong = Wrong
teach-outcome-hint = Asked for a hint
teach-outcome-shown = Looked at the solution
teach-outcome-illegal = Move not allowed
error-wish-assignment-title = Give the assignment a title of at most 80 characters.
error-wish-assignment-due = “{ $value }” will not do: choose a day between today and a year from now.
error-wish-assignment-task = “{ $value }” is no lesson, exercise, problem or line of this site.
error-wish-assignment-line = “{ $value }” does not lead to a line that can be learned: paste the address of a game that is over, of a record of yours or a shared one, or of a page of the encyclopedia.
error-wish-assignment-none = Choose at least one exercise.
error-wish-assignment-tasks = { $value } exercises are too many for one assignment, which holds 100. Make two of them.
error-wish-assignment-mates = “{ $value }” will not do: of each length no more than 20 mate problems can be set.
error-wish-pupil-name = Write what you want to be called in the list, in at most 30 characters.
error-assignment-agree-title = You have not agreed
error-assignment-agree = Tick the box if you agree; if not, nothing happens.
error-teacher-minor-title = Adults set assignments
error-teacher-minor = Those who are not of age can do assignments, not set them.
error-assignment-gone-title = This assignment is gone
error-assignment-gone = Its time is over, or whoever set it took it back. Ask who sent you the link.
error-pupil-minor-title = Not with this teacher
error-pupil-minor = Whoever is not of age does assignments only of those who teach at the club. Speak with whoever runs the club.
error-assignments-many-title = You have set too many assignments
error-assignments-many = There can be 100 at a time. Take one back that is of no more use.
error-assignment-full-title = The assignment is full
error-assignment-full = 200 pupils do it already. The teacher can set another like it.
data-assignments = Assignments you have set
data-assignments-what = Title, exercises and date, and who takes part.
data-assignments-why = So that pupils find them and you see how they are done.
data-assignments-long = Until you take them back, until thirty days after the date, or for six months; at the latest until you close your name.
data-assignments-count = { $count ->
    [one] One assignment
   *[other] { $count } assignments
 }
data-pupil = Assignments you do
data-pupil-what = In which assignments you take part, since when, and by which name. Whoever has set them sees how you do those exercises since then.
data-pupil-why = So that a teacher can help you: you have agreed to it.
data-pupil-long = Until you leave the assignment or it is taken back, at the latest until it ends; or until you close your name, or have this browser forgotten.
data-pupil-count = { $count ->
    [one] One assignment
   *[other] { $count } assignments
 }
