# What the words of the glossary mean (miyako info), as docs/glossary.md says it. The names come from the English word there.

## Players and the game
word-black = who moves first; sits at the bottom of a diagram, moves up
word-white = who moves second; at the top, moves down
word-handicap-giver = the stronger player of a handicap game: White, and moves first
word-handicap-receiver = the weaker player of a handicap game: Black
word-turn = whose move it is
word-move = one move of one player, numbered from 1
word-game = one game from the first bow to the last
word-even-game = nothing removed
word-handicap = a start with some of White’s pieces removed
word-tossing-pawns = drawing lots for colours with five pawns
word-weaker-player-first = nothing removed, but the weaker player is Black without lots
word-mixed-handicaps = two handicaps by turns, for differences between them

## Board and pieces
word-board = 9 × 9 squares, all alike
word-square = named by file, then rank: 7g in USI, 77 in print
word-file = 1 to 9 from Black’s right
word-rank = 1 to 9 (a to i) from White’s side
word-star = one of four dots that mark the promotion zones
word-promotion-zone = the three ranks farthest from a player
word-piece = a kind of piece with its owner
word-king = the senior player’s is 王, the other’s 玉
word-rook = any distance straight
word-bishop = any distance diagonally
word-gold = one step, but not diagonally back
word-silver = one step diagonally or straight forward
word-knight = jumps two forward and one aside
word-lance = any distance forward
word-pawn = one step forward
word-dragon = promoted Rook
word-horse = promoted Bishop
word-promoted-silver = moves as a Gold
word-promoted-knight = moves as a Gold
word-promoted-lance = moves as a Gold
word-tokin = promoted Pawn, moves as a Gold
word-pieces-in-hand = captured pieces, ready to be dropped
word-long-range-piece = Rook, Bishop, Lance
word-major-piece = Rook and Bishop, promoted or not
word-minor-piece = every other but the King
word-metal-piece = Gold and Silver
word-unpromoted-piece = any plain face
word-promoted-piece = any promoted face
word-piece-stand = the small table that holds a hand

## Moves and check
word-move-a-piece = moving a piece that stands on the board
word-drop = putting a piece from hand on an empty square
word-promote = turning the piece at the end of its move
word-not-promote = leaving it as it is, where it may be promoted
word-capture = taking an enemy piece into hand
word-attacked-squares = where a piece could capture
word-check = the King could be captured next
word-checkmate = in check and no legal move
word-interposing-piece = a piece put between checker and King

## Fouls
word-foul = a move or an act against the rules: it loses, or is refused
word-forbidden-move = right by its movement, yet specially forbidden
word-two-moves-in-a-row = moving again before the opponent
word-the-wrong-side-begins = the first move made by the other side
word-hidden-piece = a captured piece kept out of sight
word-two-pawns = dropping a Pawn on a file with an own unpromoted one
word-piece-with-no-move-left = a Pawn, Lance or Knight put where it can never move
word-mate-by-a-dropped-pawn = a dropped Pawn must not mate at once
word-king-left-in-check = leaving the King in check, moving it into check, moving away what shields it
word-perpetual-check = repetition in which every move of one side was check
word-takeback = taking a move back: a foul in official games, by agreement among friends
word-claim = pointing out a foul that was overlooked
word-strict-guarded = an illegal move loses, or is refused with its reason

## Endings
word-ending = how a game ended, and who lost
word-resignation = giving up, with 負けました makemashita or ありません arimasen
word-loss-on-time = no time left
word-no-legal-move = not in check, yet unable to move: a loss
word-repetition = the same position for the fourth time
word-impasse = both Kings safe in the enemy’s camp
word-entering-king = a King in the promotion zone
word-declaration = claiming the win by points
word-too-few-points = an agreed impasse in which one side has fewer than 24 points
word-failed-declaration = a declaration whose conditions are not met: it loses
word-both-kings-entered = each King in the other’s camp
word-agreed-draw = a draw by mere agreement: among friends and in clubs
word-limit-of-moves = five hundred in official games
word-arbiter-s-decision = what the arbiter decides when the players cannot
word-seat = one of the four sides of the board in the game for four
word-four-player-shogi = four players on the board of today’s shogi
word-interrupted = broken off without a result
word-no-contest = no result: the game is played again

## Clocks
word-clock = measures both players’ time
word-main-time = what a player may spend as they like
word-byoyomi = so much for every move, once main time is gone
word-consideration-periods = whole minutes to spend between main time and byōyomi
word-sudden-death = no byōyomi: at zero the game is lost
word-stopwatch-method = each move costs whole minutes, rounded down
word-chess-clock-method = each move costs whole seconds
word-increment = main time grows with every own turn
word-call-of-the-timekeeper = what is said aloud while the time runs
word-late-arrival = three times the delay is taken from the clock
word-loss-by-default = the player did not come in time

## Ritual
word-senior-junior = who sits in the upper seat and acts first, and their opponent
word-upper-seat = the senior’s seat, before the tokonoma or far from the door
word-lower-seat = the junior’s
word-ohashi-order = setting up with the Pawns last, from the centre outwards
word-ito-order = setting up with the Pawns before the long-range pieces
word-two-jade-kings = a set in which both Kings are 玉
word-bow = at the beginning, at the end, when resigning
word-opening-words = said by both with a bow; then the clock starts
word-closing-words = thanks, after the game and after putting away
word-box-bag = where the pieces rest between games
word-timekeeper = keeps record and time, throws the Pawns, speaks about time only

## Records, problems, grades
word-library = the records that somebody keeps
word-game-record = the moves of a game and what goes with them
word-notation = a way to write moves: see notations.md
word-signs = what tells pieces of a kind apart that could go to the same square
word-same = capturing where the last move went
word-mate-problem = mate by checks alone
word-review = going through the game together afterwards
word-winning-chance = what a score is worth, see analysis.md
word-good-move = ! the only good move
word-inaccuracy = ?! loses a little
word-mistake = ? loses much
word-blunder = ?? throws the game away, or a good part of it
word-best-move = what the engine would have played
word-threat-of-mate = the next move mates, unless something is done
word-brinkmate = a threat of mate that nothing averts, unless one mates first
word-slack = how many free moves a mate is away: 1 is tsumero
word-zetto = a king that cannot be mated, whatever the opponent holds
word-mate-in-the-capital = mate on the centre square
word-grade = 15 kyū up to 1 kyū, then 1 dan upwards

## Pictures and craft
word-diagram = a position drawn, with the texts around it
word-geta-mark = 〓, printed for a character that the font lacks
word-cut = how a board lies in the log it is made of
word-straight-grain = a face at right angles to the rings of the log
word-ring-pattern = a face along the rings, which shows arches
word-red-promoted-side = pieces whose promoted side is lettered red
word-two-coloured-lettering = red promoted side, and the upper character of the front
word-raised-lacquer = lettering filled until it stands above the wood
word-lines-by-sword = lacquer lines laid with a blunted sword
word-sun = 3.03 cm, in which the thickness of a board is told

## Words of this program
word-setup = anything that can stand on a board, legal or not: what an editor or a half-read file holds
word-position = a setup that has been validated; moves are only generated from one
word-key = a number that tells positions apart by board, hands and turn; equal keys mean a repetition
word-level = how strong the computer plays, named by the grade it aims at
word-live-channel = the connection that carries one game between page and server, see live-protocol.md
word-shelf = the folder of reference data that lies beside a checkout of the project and is not part of it; MIYAKO_SHELF names it
word-miyako = 都, "the capital": the old name of the centre square, 5五

word-tournament = people who meet in rounds, and a table of them
word-swiss = equals meet, nobody twice, and nobody is out
word-mcmahon = a Swiss in which the strong begin with points
word-round-robin = everybody meets everybody
word-knock-out = who loses is out
word-losers-games = what those still play for who have lost
word-bye = a point for who has no opponent in a round
word-tie-break = what decides between equal points
word-rating = a number for strength, from results
word-rating-pool = the ratings of people who play each other, event by event
word-league = classes that one rises and falls between, season by season
word-meijin-league = five classes, and the challenger of the Meijin
word-ranking-tournament = the knock-out of a Ryūō class
word-main-tournament = of those who come out of all classes
word-game-not-to-fall = of those who have lost twice
word-demotion-point = given to the lowest of a class; enough of them are a fall
word-free-class = of those who play no league
word-challenger = who plays the holder of a title
word-title-match = several games for a title
word-retirement = the end of a career
word-study-group = where young players learn before the school
word-apprentices-school = where professionals come from
word-3-dan-league = its last class
word-professional = from 4 dan on
word-woman-professional = grades of their own, from 2 kyū on
word-certificate = a grade on paper
