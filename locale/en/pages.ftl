# Texts of the pages.

## Every page
nav-games = Games
nav-rules = Rules
nav-new = New game
nav-language = Language
nav-theme = Day or night
page-description = Miyako: shogi, Japanese chess, in your browser.
nav-skip = Go to the content
footer-about-site = About this site
footer-world = The world of shogi
footer-history = History
footer-proverbs = Proverbs
footer-about = What Miyako is
footer-help = Help
footer-ceremony = The ceremony
footer-glossary = Glossary
footer-workshop = The workshop
footer-privacy = Your data
footer-licences = Licences
games-description = Your games of shogi: those going on and those that are over.
library-description = Your collection of games: to read, annotate and share.
editor-description = A board to set up: to study a position, play from it or look for the mate in it.

## Every way to start a game
play-title = New game
play-lead = Choose your opponent and sit down at the board.
start-opponent = Opponent
start-computer = The computer
start-two = Two people at one screen
start-level = Level
start-level-lowest = { $grade } · for beginners
start-level-highest = { $grade } · the strongest
start-advice = A fair game:
start-advice-take = Choose it
start-color = Your colour
start-black = Black ☗ (sente)
start-white = White ☖ (gote)
start-random = At random
start-black-handicap = Black ☗ (shitate)
start-white-handicap = White ☖ (uwate)
start-random-handicap = At random
start-handicap = Handicap
start-handicap-note = In a handicap game White (uwate) plays without the pieces named and moves first.
start-clock = Clock
start-clock-other = Other…
start-clock-text = Your own clock
start-clock-tournaments = As in professional tournaments
start-clock-days = By correspondence
start-days-help = By correspondence, with whom you invite: each moves when they can, and the site counts the days even if nobody looks. Who does not move in time loses, by itself, within a minute.
start-weekend-pause = Time stands still on Saturday and Sunday (UTC), for both
terms-weekend-pause = time stands still on Saturday and Sunday (UTC)
start-clock-help = For example 15m+30s: fifteen minutes, then thirty seconds a move; 5m: five minutes in all; 5m+3s/move: three seconds more for every move; 10m+30s/10x60s: ten consideration periods; NHK/final: as in a tournament.
start-begin = Begin

## Clocks in words, and the tournaments they come from
clock-untimed = No clock
clock-sudden-death = { $main } in all
clock-byoyomi = { $main }, then { $period } a move
clock-per-move = { $period } a move
clock-considerations = { $main }, { $considerations ->
        [one] one consideration period of 1 minute
       *[other] { $considerations } consideration periods of 1 minute
    }, then { $period } a move
clock-considerations-alone = { $considerations ->
        [one] One consideration period of 1 minute
       *[other] { $considerations } consideration periods of 1 minute
    }, then { $period } a move
clock-increment = { $main }, plus { $increment } for every move
clock-fund = { $main } in reserve, plus { $increment } for every move; the reserve never exceeds { $main }
clock-increment-alone = { $increment } for every move, and what is saved is kept
clock-stopwatch = { $main } (whole minutes)
clock-in-seconds = { $clock } (whole seconds)
clock-left = { $time } left
clock-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
clock-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
clock-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock-amount = { $large } { $small }
clock-tournament = { $name }
clock-tournament-NHK = NHK Cup
clock-tournament-Asahi = Asahi Open Cup
clock-tournament-Nihon-Series = Nihon Series
clock-tournament-Yamada = YAMADA Challenge Cup
clock-tournament-Joryu-Yamada = YAMADA Joryū Challenge Cup
clock-round = { $tournament }, { $round }
clock-of-tournament = { $round }: { $clock }
round-title = title match
round-final = final
round-challenger = challenger-deciding match
round-main = final stage
round-qualifier = qualifiers
round-play-off = play-off
round-second-qualifier = second qualifiers
round-first-qualifier = first qualifiers
round-preliminary = preliminaries
round-amateur = amateur qualifiers
round-class-a-b1 = classes A and B1
round-class-b2 = class B2 and below
round-class-a-b-later = classes A and B, later seasons
round-main-later = final stage, later seasons
round-qualifier-later = qualifiers, later seasons

## Handicaps
handicap-even = Even
handicap-lance = Lance
handicap-both-lances = Both lances
handicap-bishop = Bishop
handicap-rook = Rook
handicap-rook-lance = Rook and lance
handicap-rook-both-lances = Rook and both lances
handicap-two-piece = Two pieces
handicap-three-piece = Three pieces
handicap-four-piece = Four pieces
handicap-five-piece = Five pieces
handicap-five-piece-right = Five pieces, right
handicap-six-piece = Six pieces
handicap-seven-piece = Seven pieces
handicap-eight-piece = Eight pieces
handicap-nine-piece = Nine pieces
handicap-ten-piece = Ten pieces
handicap-bare-king = Bare king
handicap-dragonfly = Dragonfly
handicap-three-pawns = Three pawns in hand
handicap-silver = Silver
handicap-rook-silver = Rook and silver
handicap-taiko = Taikō
handicap-taiko-shogi = Taikō shogi
handicap-bishop-lance = Bishop and lance
handicap-lance-right = Right lance
handicap-rook-lance-right = Rook and right lance
handicap-bishop-lance-right = Bishop and right lance
handicap-silver-right = Right silver
handicap-rook-silver-right = Rook and right silver
handicap-furigoma = Even, by lots
handicap-josen = Even, the weaker player begins
handicap-even-lance = Even and Lance by turns
handicap-lance-bishop = Lance and Bishop by turns
handicap-bishop-rook = Bishop and Rook by turns
handicap-rook-rook-lance = Rook, and Rook and lance, by turns
handicap-rook-lance-two-piece = Rook and lance, and two pieces, by turns

## Lists of games
games-title = My games
games-none = No games yet.
games-recent = Recent games
games-all = All games
games-date = %-d %b %Y, %H:%M
games-going-on = in progress
games-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-two = Two people at one screen
games-against = Against { $name }
games-won = Won
games-lost = Lost
games-drawn = Drawn
games-called-off = called off
games-side-won = { $winner } won

## The game page
game-title = Game
game-moves = Moves
game-takeback = Take back
game-hint = Hint
game-flip = Flip board
game-resign = Resign
game-settings = Options
game-tools = Tools
game-announce = Announce turn and clocks (F2)
game-replay = Look through the moves
game-first = To the start
game-previous = Previous move
game-next = Next move
game-last = To the end
game-now = To the latest move
game-resign-ask = Resign the game?
game-resign-yes = Resign
game-resign-no = Play on
game-needs-script = Playing here needs JavaScript; the game can still be downloaded.

## Settings
settings-face = Pieces
settings-face-two-kanji = Two kanji
settings-face-one-kanji = One kanji
settings-face-kanji-moves = With moves
settings-face-first-steps = First steps
settings-face-letters = Letters
settings-face-chess = As in chess
settings-notation = Notation
settings-coordinates = Coordinates
settings-coordinates-japanese = ７六
settings-coordinates-digits = 76
settings-coordinates-letters = 7f
settings-sound = Sound of the pieces
settings-calls = Time announcements
settings-on = On
settings-off = Off
settings-done = Done

## Errors
error-not-found-title = There is nothing here
error-not-found = The game or page you are looking for does not exist, or is not yours.

## Sides as a game calls them: with a handicap they have names of their own
side-of-black = { $handicap ->
        [yes] { side-shitate }
       *[no] { side-black }
    }
side-of-white = { $handicap ->
        [yes] { side-uwate }
       *[no] { side-white }
    }

## Messages for the page's scripts: plain text, no variables
ui-comma = {", "}
ui-board = Shogi board
ui-hand-black = Pieces in Black’s hand
ui-hand-white = Pieces in White’s hand
ui-empty = empty
ui-target = can go here
ui-check = check
ui-promotion = Promote?
ui-promote = Promote
ui-promote-not = Do not promote
ui-start = Start
ui-seconds = s
ui-you = You
ui-color-black = { side-of-black }
ui-color-white = { side-of-white }
ui-your-turn = Your move
ui-computer-thinks = The computer is thinking
ui-computer-queued = The computer waits for its turn (before it: { $count })
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-clock-minutes = { $minutes } min
ui-rests-holiday = on holiday until { $day }
ui-rests-weekend = standing until { $day }
ui-clock-of = { $name }: { $time }
ui-clock-of-seconds = { $name }: { $time } seconds
ui-untimed = No clock
ui-turn-black = { side-of-black } to move
ui-turn-white = { side-of-white } to move
ui-looking-back = Looking back
ui-reconnecting = Connection lost: the page comes back by itself
ui-taken-back = Move taken back
ui-hint = Hint
ui-piece-black-K = black king
ui-piece-black-R = black rook
ui-piece-black-B = black bishop
ui-piece-black-G = black gold
ui-piece-black-S = black silver
ui-piece-black-N = black knight
ui-piece-black-L = black lance
ui-piece-black-P = black pawn
ui-piece-white-K = white king
ui-piece-white-R = white rook
ui-piece-white-B = white bishop
ui-piece-white-G = white gold
ui-piece-white-S = white silver
ui-piece-white-N = white knight
ui-piece-white-L = white lance
ui-piece-white-P = white pawn
ui-piece-black-promoted-R = black dragon
ui-piece-black-promoted-B = black horse
ui-piece-black-promoted-S = promoted black silver
ui-piece-black-promoted-N = promoted black knight
ui-piece-black-promoted-L = promoted black lance
ui-piece-black-promoted-P = black tokin
ui-piece-white-promoted-R = white dragon
ui-piece-white-promoted-B = white horse
ui-piece-white-promoted-S = promoted white silver
ui-piece-white-promoted-N = promoted white knight
ui-piece-white-promoted-L = promoted white lance
ui-piece-white-promoted-P = white tokin

## Being forgotten
forget-link = Forget me on this device
forget-title = Forget who you are on this device
forget-how = This site knows your device by a secret code, without a name or a password. If you delete it, you can no longer play your running games from here, nor open your library as yours. The code will be worth nothing anywhere else either.
forget-stays = Games that were played stay for those who played them, under the name you wrote there. Your library with its links for readers and your tries at problems stay where they are, unless you say so below; but nobody can open them as theirs any more. Take with you first what you want to keep.
forget-all = Delete my library, its links for readers and my tries at problems, too
forget-do = Forget me
forget-cancel = No, go back
