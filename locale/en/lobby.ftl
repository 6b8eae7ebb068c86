lobby-title = Find an opponent
lobby-lead = Who is looking for a game now, or in the coming days. If nobody near your strength is here, a computer that plays about as you do always is, and says that it is one.
nav-lobby = Opponents

lobby-strength = Your strength
lobby-strength-unknown = I don’t know
lobby-strength-say = Save
lobby-strength-how = It helps to find somebody like you, and fair odds. 15 kyū is a beginner, 1 dan somebody who has played well for years; if you don’t know, leave it as it is.

lobby-quick = Play now
lobby-quick-how = One press, and the nearest opponent is looked for. If you differ in strength, the stronger of you gives odds.
lobby-needs-script = To wait for an opponent on this page you need JavaScript. You can still leave an offer that stays when you go.
lobby-waiting = Looking for an opponent…
lobby-waiting-how = As soon as somebody is found the game opens by itself; on other pages of the site you are called. First somebody like you is looked for, then wider and wider.
lobby-computer-free = Nobody yet. Meanwhile a computer of your strength is free; if a person comes, a sound calls you.
lobby-computer-play = Play the computer meanwhile ({ $grade })
ui-called = There is an opponent for you!
ui-called-go = Go to the game

lobby-seeks = Who is looking for a game
lobby-none = Nobody has made an offer just now. Be the first: one press above will do.
lobby-here = Here now: { $names }
lobby-nobody = So far you are the only one here.
lobby-more =
    { $count ->
        [one] one other
       *[other] { $count } others
    }
lobby-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }
lobby-take = Accept
lobby-remove = Remove the offer
lobby-withdraw = Withdraw
lobby-odds-even = Even, who begins is drawn by lot
lobby-odds-even-black = Even, you begin
lobby-odds-even-white = Even, the other begins
lobby-odds-josen-black = No odds, you begin
lobby-odds-josen-white = No odds, the other begins
lobby-odds-give = You give odds: { $odds }
lobby-odds-take = You receive odds: { $odds }
lobby-odds-by-grades = Odds by the grades
lobby-rated = rated
lobby-lasting = stays when whoever made it is away
lobby-private = no spectators
lobby-range = { $from } to { $to }
lobby-needs-name = You need a name here
lobby-needs-grade = Say your strength first
lobby-out-of-range = For other grades

lobby-programs = Computers, always free
lobby-programs-how = They are programs of this site. They begin at once.
lobby-program = Computer, { $grade }
lobby-play = Play

lobby-offer = Make an offer of your own
lobby-offer-make = Offer the game
lobby-game = Game
lobby-yours = Your offer
lobby-game-shogi = Shogi
lobby-color = Who begins
lobby-offer-even = No odds
lobby-offer-grades = By the grades (table: { $system })
lobby-offer-give = I give: { $odds }
lobby-offer-take = I receive: { $odds }
lobby-offer-range = Grades of those who may accept
lobby-offer-lowest = From grade
lobby-offer-highest = Up to grade
lobby-offer-any = any
lobby-offer-rated = The game is rated
lobby-offer-lasting = The offer stays for two weeks, also when I am away
lobby-offer-named = Only people with a name here
lobby-offer-private = No spectators

lobby-tables = Games going on

home-people = Find an opponent
home-people-how =
    { $count ->
        [0] A person, or a computer of your strength
        [one] One person is looking for a game
       *[other] { $count } people are looking for a game
    }
home-people-go = Look

error-seek-gone-title = Too late
error-seek-gone = This offer is gone: somebody else has accepted it, or whoever made it has withdrawn it.
error-own-seek-title = That is your own offer
error-own-seek = You cannot accept your own offer: wait for somebody else to do so.
error-seek-range-title = For other grades
error-seek-range = Whoever made this offer looks for opponents of other grades.
error-odds-changed-title = The odds have changed
error-odds-changed = The strength of one of you has changed, and with it the odds. Look at the offer again, and accept it if you like.
error-enough-seeks-title = Too many offers
error-enough-seeks = You have five open offers already: withdraw one, then you can make another.
error-wish-odds = There are no odds { $value }. Choose some from the list: “even”, “grades/jsa” (by the grades), or for example “give/lance”, “take/two-piece”.
error-wish-lowest = { $value } is no grade: “15k” to “9d”.
error-wish-grade = { $value } is no grade: “15k” to “9d”.

tv-title = Live games
tv-lead = Games going on that anybody may watch, the strongest first.
tv-none = No game that may be watched is going on just now.
tv-others = Other games going on
tv-club-title = The club live
tv-club = Only games of the club
tv-everybody = Everybody’s games
tv-hall = For a screen in a hall
tv-all = Watch them on boards

lobby-odds-unknown = By the grades; even as long as you do not say your strength
lobby-stop = Stop looking
lobby-begins-random = By lot
lobby-begins-black = I begin
lobby-begins-white = The other begins
lobby-back = Back to the offers
ui-called-later = Not now
home-waits-come = Waits for you to begin
error-seek-no-grade-title = Say your strength first
error-seek-no-grade = This offer is for some grades only: first say how strong you are, on the page of opponents.
error-wish-odds-with-variant = There are no odds in this game: choose “No odds”.
error-wish-highest = { $value } is no grade: “15k” to “9d”.
error-lobby-full-title = Too many offers
error-lobby-full = There are very many open offers already: accept one, or try again in a while.
lobby-odds-table = Which odds for which difference
lobby-offer-when = When
lobby-offer-when-how = Leave it empty for now. With a day and an hour the offer stays until then, and whoever accepts it has an appointment with you; everybody reads it in their own time zone.
appointment-calendar = Add to your calendar

lobby-challenges = Challenges
lobby-challenge-yours = Your challenge to { $name }
lobby-challenge-from = { $name } challenges you
lobby-challenge-before = instead of: { $terms }
lobby-counter = Offer something else
lobby-counter-title = Your counter-offer
lobby-decline = Decline
lobby-decline-why = Why
lobby-refusal-not-now = declines: has no time now
lobby-refusal-clock = declines: would rather have another clock
lobby-refusal-odds = declines: would rather have other odds
lobby-refusal-game = declines: would rather play another game
lobby-refusal-no = declines
lobby-offer-to = With whom
lobby-offer-anybody = Anybody
lobby-offer-to-how = Write the name that somebody has on this site, and the offer is for them alone: they find it here and on the first page. Leave it empty so that anybody may accept.
lobby-challenge = Challenge
home-challenged =
    { $count ->
        [one] Somebody challenges you
       *[other] You have { $count } challenges
    }
home-challenged-go = Look
error-own-challenge-title = That is you
error-own-challenge = You cannot challenge yourself: write somebody else’s name.
error-enough-challenges-title = Too many challenges
error-enough-challenges = Twenty challenges wait for their answer already: try again later.
error-wish-whom = Nobody here is called “{ $value }”: look how the name is written, or leave it empty.
lobby-decline-not-now = I have no time now
lobby-decline-clock = I would rather have another clock
lobby-decline-odds = I would rather have other odds
lobby-decline-game = I would rather play another game
lobby-decline-no = No, thank you
lobby-hours = When people are here
lobby-hours-how = How many different people were here in each hour of the day, on the average of the last seven days.
ui-hours-busiest = Most: around { $time }.
error-paused-title = A pause
error-paused = You have left some games to your opponents: you can look for others in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Meanwhile you can play the computer, or whom you challenge by name; games played to the end make the next pauses shorter.
