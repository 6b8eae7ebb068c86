# The ceremony at a real board: the choices, the walk step by step, the clock, the courtesies for the wall.

ceremony-title = The ceremony
ceremony-lead = How a game of shogi begins and ends at a real board. Two people can follow it step by step: a phone beside the board shows each gesture and, if you like, says it aloud.
ceremony-door = The ceremony, step by step
ceremony-picture = Seen from above, two players bow on either side of the board.

## Choices
ceremony-choose = Before you sit down
ceremony-names = Who plays
ceremony-first = First player
ceremony-second = Second player
ceremony-occasion = What game it is
ceremony-occasion-friendly = Friendly
ceremony-occasion-official = Official, between professionals
ceremony-occasion-title = Title match
ceremony-who-senior = Which of you is the elder, more important or more experienced?
ceremony-senior-note = They take the upper seat (kamiza), open the box of pieces and play with the King 王; the other plays with the King 玉.
ceremony-defender = Who holds the title
ceremony-defender-note = In a title match the holder takes the upper seat, whatever the challenger’s grade.
ceremony-official = Titles, grades and dates
ceremony-official-note = First whoever is ryūō or meijin, then other title holders, then those with an eternal title, then the grade. If that is equal, the number of titles, the date, the registration number decide.
ceremony-of-player = Of the player: { $player }
ceremony-titles = Titles held now
ceremony-eternal = Eternal title since
ceremony-grade = Grade
ceremony-since = Grade reached on
ceremony-number = Registration number
ceremony-won = Ryūō and Meijin won
ceremony-compare = Between ryūō and meijin it counts
ceremony-compare-held = how many titles they hold now
ceremony-compare-won = how often they have won these two
ceremony-yield = The upper seat is yielded to the other (kamiza no yuzuriai)
ceremony-yield-note = It may be yielded to somebody older, stronger or about to retire.
ceremony-place = { $player }: { $piece }
ceremony-room = Where and when
ceremony-room-kind = Room
ceremony-season = Season
ceremony-odds = The game
ceremony-giver = Who gives the handicap
ceremony-giver-senior = the senior
ceremony-style = Order of setting up: { $player }
ceremony-kings = The Kings
ceremony-kings-osho = a 王将 and a 玉将
ceremony-kings-two = two 玉将 (sōgyoku)
ceremony-spare = Spare pawns
ceremony-lots = The lots
ceremony-thrower = Who throws the pawns
ceremony-thrower-senior = the senior
ceremony-thrower-junior = the other player
ceremony-thrower-timekeeper = the timekeeper, for the senior
ceremony-thrower-guest = an official or a guest of honour
ceremony-thrower-agreed = we decide together
ceremony-names-thrower = Who should throw, says this player: { $player }
ceremony-agreed-note = If both name the same, that player throws; if not, the first player does, who is the host.
ceremony-before = The lots are drawn before you sit down
ceremony-more = More choices
ceremony-wrong = “{ $field }” cannot be “{ $value }”. { $wanted }
ceremony-missing = “{ $field }” is missing. { $wanted }
ceremony-unknown = “{ $field }” is none of the choices. { $wanted }
ceremony-value = { $code } ({ $words })
ceremony-wanted-pair = A choice is written NAME=VALUE, as in first=Anna.
ceremony-wanted-one = It can be one of these: { $values }.
ceremony-wanted-grade = It takes a grade from 15k (15 kyū) to 9d (9 dan).
ceremony-wanted-date = It takes a day, such as 2018-05-18.
ceremony-wanted-number = It takes a whole number, no more than { $most }.
ceremony-wanted-throws = Each throw has five letters, one for each pawn: p (歩), t (と), P and T beside the board, s standing, o and u on or under another (two at least). A point stands between two throws, and after one that decides there is no other.
ceremony-wanted-at = “at” says which movement: a number from 0 to { $last }.
ceremony-begin = Begin the ceremony
ceremony-anybody = it does not matter

## The walk
ceremony-walk-title = The ceremony, step by step
ceremony-walk-lead = In the upper seat: { $senior }. Opposite: { $junior }.
ceremony-black = { $player } begins.
ceremony-change = Change the choices
ceremony-quick = Skip to the first move
ceremony-all = All steps
ceremony-one = One step at a time
ceremony-back = Back
ceremony-on = On
ceremony-each = Gesture by gesture
ceremony-senior-sits = { $player } takes the upper seat.
ceremony-by-timekeeper = the timekeeper, for { $player }
ceremony-by-guest = an official or a guest of honour, for { $player }
ceremony-remove = { $player } takes away: { $piece }
ceremony-put-back = { $player } puts back: { $piece }
ceremony-pack = Into the bag: { $piece }, { $count } together
ceremony-left = left { $piece }
ceremony-right = right { $piece }
ceremony-pawn = { $piece }, file { $file } from their own right
ceremony-king-style = king 玉将 with the style of the lettering on its base
ceremony-king-signature = king 玉将 with the maker’s signature on its base
ceremony-spare-back = Spare pawns that go back into the bag: { $count }.
ceremony-cloth = The timekeeper spreads a silk cloth, kneels on the senior’s side and throws for them.
ceremony-begins = { $player } begins
ceremony-fell-so = { $count }: { $text }
ceremony-replaced = At the end the pieces that were taken away join the others.

## Lots
ceremony-fell = How each pawn fell
ceremony-fell-note = Throw the five pawns on the board and write how they fell: only those that lie flat count, even off the board.
ceremony-fell-nth = Pawn { $number }
ceremony-lie-p = 歩
ceremony-lie-t = と
ceremony-lie-P = 歩, off the board
ceremony-lie-T = と, off the board
ceremony-lie-s = standing or leaning
ceremony-lie-o = 歩, on or under another
ceremony-lie-u = と, on or under another
ceremony-fell-alone = One pawn alone cannot lie on or under another: those that overlap are two at least.
ceremony-count = Count the pawns
ceremony-machine = Let the program throw
ceremony-again = Throw anew from the start

## The end
ceremony-who-lost = How did it end?
ceremony-lost = { $player } has lost
ceremony-drawn = Nobody has lost
ceremony-end = The game is over
ceremony-until-end = Until you say so, the guide goes from the game to the review, as after a draw.
ceremony-counted = How many pieces there are
ceremony-counted-note = If a group does not come out right, write how many you have found.
ceremony-check = Check
ceremony-clock-link = The clock for this game

## The clock
table-clock-title = A clock for the table
table-clock-lead = Two large buttons, for a phone beside the board.
table-clock-time = Time
table-clock-other = Another time
table-clock-side = On which side the clock stands: whoever plays second chooses
table-clock-left = on their left
table-clock-right = on their right
table-clock-rule = The button is pressed by the hand that moved.
table-clock-reach = Both players must be able to reach it.
table-clock-chosen = Side chosen: { $side }
table-clock-set = Set the clock
table-clock-no-script = The buttons need the browser’s scripts.
table-clock-lunch = Lunch break, 40 minutes.
table-clock-dinner = Dinner break, 40 minutes.
table-clock-no-break = No breaks for meals.
table-clock-bad = “{ $value }” is no time that can be read. { start-clock-help }
ui-table-begin = Begin. First to move: { $name }
ui-table-pause = Pause
ui-table-resume = Resume
ui-table-break = Break of 40 minutes
ui-table-break-left = Break: { $time }
table-clock-again = Start over
ui-table-again-sure = Start over? The time that has passed is lost.
ui-table-fell = Time is up: { $name }
ui-table-moves = moves: { $count }
table-clock-sente = Sente
table-clock-gote = Gote

## Speech and steps, for the script
ceremony-speak = Read aloud
ui-ceremony-walk-place = Step { $number } of { $all }
ui-ceremony-walk-deed = gesture { $number } of { $all }

## Clocks of tournaments
tournament-clocks-title = The clocks of tournaments
tournament-clocks-lead = Each player’s time in Japanese professional tournaments, as it was in 2022, round by round.
tournament-clocks-marks = ★ one minute of byōyomi; ☆ thirty seconds; (40) forty seconds; (10k) ten consideration periods of a minute. Without a mark it is a stopwatch game, which ends in one minute a move anyway.
tournament-clocks-open = Tournaments of all professionals
tournament-clocks-women = Women’s tournaments
tournament-clocks-round = Round
tournament-clocks-time = Time
tournament-clocks-best-of = Best of
tournament-clocks-days = Days
tournament-clocks-meals = Breaks
tournament-clocks-meals-none = none
tournament-clocks-meals-lunch = lunch
tournament-clocks-meals-both = lunch and dinner
tournament-clocks-replay = Replay
tournament-clocks-replay-hours = { $hours ->
    [one] filled up to 1 hour
   *[other] filled up to { $hours } hours
}
tournament-clocks-two-days = In games of two days whoever has less than two hours left before a game without result is replayed is given what brings them to two; in games of one day to one. The other is given as much, but nobody gets more than the time at the start.
tournament-clocks-meals-note = Each break lasts 40 minutes. There is dinner in title matches only: of one day with 5 hours or more, of two days with 9.
tournament-clocks-reported = byōyomi as public pages report it
tournament-clocks-chosen = byōyomi of our own choice: no source says any
tournament-clocks-since = since { $year }
tournament-clocks-presets = Wherever the time of a game is chosen, the clock of each tournament’s last round can be chosen, too; one press on a time on this page puts it on the table clock.
tournament-clocks-door = The clocks of tournaments, one by one

## Courtesies
courtesy-title = The courtesies of shogi
courtesy-lead = Seven lines for a club’s wall.
courtesy-print = Print the sheet (PDF, A4)
courtesy-1 = Before you begin, bow and say “yoroshiku onegaishimasu”.
courtesy-2 = The senior opens the box and places the King first; then one piece each.
courtesy-3 = While you play you are silent, and so are those who watch.
courtesy-4 = Captured pieces lie on the komadai, in view: they are not hidden.
courtesy-5 = A move made stays made; the button is pressed by the hand that moved.
courtesy-6 = Whoever loses lays a hand on the komadai, bows and says “makemashita”; the other gives thanks.
courtesy-7 = Then look at the game together, count the pieces into the bag, and part with “arigatō gozaimashita”.
