# Careers and grades.

career-ladder-amateur = amateurs
career-ladder-professional = professionals
career-ladder-women = women professionals
career-ladder-study-group = study groups
career-ladder-apprentice = apprentices’ school
career-due = This grade is due: { $grade }.
career-nothing-due = No grade is due yet.
career-any-of = { $grade }: any one of these
career-progress = {"  "}({ $have } of { $want })
career-need-wins = { $wins } official wins since the last grade
career-need-share = at least { $percent } % of the year’s official games since the last grade, with { $wins } wins or more
career-need-times = { $what }, { $times } times
career-need-games = { $what }, with { $games } games
career-need-since = { $what }, since the last grade
career-need-row = { $what } in { $seasons } seasons running, the last since the last grade
career-need-same = { $what }, { $times } times the same
career-need-committee = the committee decides
career-step-promoted = Game { $game }: promoted to { $grade }.
career-step-demoted = Game { $game }: demoted to { $grade }.
career-step-point = Game { $game }: a demotion point.
career-step-cleared = Game { $game }: the point is cleared.
career-step-left = Game { $game }: has to leave.
career-counting = { $count ->
    [0] No game counts towards the next change yet.
    [one] One game counts towards the next change.
   *[other] { $count } games count towards the next change.
 }
career-exam-open = The exam is not decided yet.
career-exam-passed = Passed with game { $game }.
career-exam-failed = Not passed: decided with game { $game }.
career-may = Yes.
career-may-not = No.
career-until = Yes, until { $day }.
grade-way-quiz = quizzes and problems
grade-way-exam = exam
grade-way-recommendation = recommendation
grade-way-site = grade on a site
grade-way-competition = competition
grade-way-local-competition = local or university competition
grade-way-honorary = honorary
grade-stage-pending = waiting
grade-stage-granted = granted
grade-stage-certified = certified
grade-stage-refused = refused
grade-stage-withdrawn = withdrawn
grade-refused-grade = { $grade } is no grade; there are 15k to 1k and 1d to 9d
grade-refused-way = this way ({ $way }) does not lead to { $grade }
grade-refused-has = they have { $grade } already
grade-refused-award = there is no no. { $award }
grade-refused-stage = not any more, or not yet: it is { $stage }

career-deed-three-dan-league = place in the 3-dan league: { $of }
career-deed-admission-exam = admission exam passed
career-deed-meijin-class = class { $of } of the Meijin league
career-deed-ryuo-promotion = promotion in the Ryūō league
career-deed-ryuo-class-winner = winner of a Ryūō class
career-deed-ryuo-class = class { $of } of the Ryūō league
career-deed-challenger = { $of ->
    [any] challenger for a main title
   *[other] challenger for the title: { $of }
 }
career-deed-secondary-title = win of an event open to all professionals
career-deed-title = { $of ->
    [any] main title
   *[other] title: { $of }
 }
career-deed-study-group-class = class { $of } of the study group
career-deed-quarter-final = quarter-final: { $of }
career-deed-semi-final = semi-final: { $of }
career-deed-final = final: { $of }
career-deed-final-stage = final stage: { $of }
career-deed-qualifying-final = qualifying final: { $of }
career-deed-top-six = top six: { $of }
career-deed-event-won = { $of ->
    [any] win of an event
   *[other] win of: { $of }
 }
career-deed-hakurei-class = class { $of } of the Hakurei league

career-event-meijin = Meijin
career-event-ryuo = Ryūō
career-event-joo = Joō
career-event-joryu-oza = Joryū Ōza
career-event-joryu-osho = Joryū Ōshō
career-event-joryu-meijin = Joryū Meijin
career-event-joryu-oi = Joryū Ōi
career-event-kurashiki-toka = Kurashiki Tōka
career-event-seirei = Seirei
career-event-yamada = YAMADA Joryū Challenge Cup
career-event-amateur-ryuo = amateur Ryūō
career-event-amateur-meijin = amateur Meijin
grade-way-results = results
grade-way-merit = the committee’s decision
person-holder = holds the title
person-free = free class
person-class = class { $class }
career-branches = branches: { $branches }; one league from { $grade } on
career-seats = places: { $places }
career-place-tokyo = Tōkyō
career-place-osaka = Ōsaka
career-place-nagoya = Nagoya
career-place-fukuoka = Fukuoka
career-place-sapporo = Sapporo
career-place-sendai = Sendai
career-place-kanto = Kantō
career-place-kansai = Kansai
career-need-from = { $what }, from { $day } on
career-need-until = { $what }, until { $day }
career-may-from = Yes, beginning at { $grade }.
career-counting-highest = This is the highest grade of this ladder: games count towards no other.
career-what-class = the classes are { $classes }
career-event-asahi-amateur-meijin = Asahi amateur Meijin
career-event-amateur-osho = amateur Ōshō
career-event-branch-meijin = Meijin of the branches
career-event-senior-meijin = senior Meijin
career-event-amateur-joryu-meijin = women’s amateur Meijin
grade-no-worth = what it is worth among amateurs is not known; it is for { $known }
grade-refused-career = { $grade } follows from what was done: tell it with “--career FILE”
grade-refused-not-due = by what was done { $grade } is not due; “miyako club ladder check” says what is missing
person-free-until = free class, until { $day }
grade-refused-note = the note has one line of at most 200 characters
