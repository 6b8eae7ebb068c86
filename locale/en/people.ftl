people-title = Ratings
people-lead = How strong those are who play here, as the rated games say: those between two people with a name here who wanted it.
people-none = No rated game has been played yet.
people-pools = Ratings
people-none-sure = Of nobody enough is known yet.
people-guessed = Still uncertain
people-guessed-how = With few games, or games of long ago, the number is only a hint.
people-own = Your numbers
people-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
people-place = Place
people-name = Name
people-grade = Grade
people-number = Number
people-played = Games
people-from = From
people-meaning = What the number means
people-meaning-how = The number rises with a win and falls with a loss, the more so the more the result surprises; odds count for what they are worth. After ± stands how far off it may be: nineteen times of twenty the true strength lies within. It narrows as one plays, and widens while one does not. The grade is read from the table, with the bounds of the European federation.
speed-bullet = bullet (less than 3 minutes)
speed-blitz = blitz (less than 10 minutes)
speed-rapid = rapid (less than 30 minutes)
speed-classical = classical (less than 90 minutes)
speed-long = long
speed-days = by the day
standing-people = among people
standing-programs = with programs
lobby-strength-rated = Your games say so: what you write here counts only until there are enough of them.
