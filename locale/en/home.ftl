# The home page.

## What it is
home-title = Shogi, from the first move
home-lead = A table, a patient teacher and an opponent of your strength. No need to sign up.

## The question that is asked once
home-experience = Is this your first time at shogi?
home-experience-new = Yes, never played
home-experience-knows = I know the moves
home-experience-plays = I play often

## Games that go on
home-waits = Waiting for you
home-waits-you = Your turn
home-waits-guest = Open invitation
home-waits-others = Others to move

## The doors
home-doors = What would you like to do?
home-learn = Learn
home-learn-how = Lessons at the board from the first move; and a first game with a teacher beside it, against a king and pawns alone.
home-learn-begin = The first game
home-learn-school = The lessons
home-computer = Play the computer
home-computer-how = Twenty-four grades, from beginner to champion.
home-computer-begin = Play
home-begins = Who begins
home-begins-black = I begin
home-begins-white = The computer begins
home-begins-random = Draw lots
home-friend = Play a friend
home-friend-how = Send a link or show the code, or sit down together.
home-friend-begin = Invite
home-where = Where
home-where-link = At two screens
home-where-two = At this screen
home-all-options = All options: handicaps, clocks, rules…
home-other-games = The other games of the family

## Today’s board
home-your-game = Your game
home-problem = Today’s problem
home-days = { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
home-to-game = Go to the game
home-watch = A game to watch
home-to-watch = Watch the game

## The visitor’s last game
home-last-game = Your last game
home-last-pending = An engine is looking through it: in a moment you read here where you lost most.
home-last-sound = No move of yours was a mistake worth speaking of. Well played!
home-last-played = Move { $ply }: you played
home-last-better = Better
home-last-look = See it in the game
home-last-again = Try again from here
home-told = There is a message for you from whoever looks after the site.
