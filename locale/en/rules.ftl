# The rules explained: pieces, fouls, endings, the game in figures.

## The page
rules-title = Rules
rules-lead = How to play, the pieces, the fouls, the ways a game can end, clocks and handicaps.
rules-pieces = The pieces
rules-fouls = Fouls
rules-endings = How a game ends
rules-clocks = Time
rules-handicaps = Handicaps
rules-facts = Shogi in figures

## The game
rules-game = How to play
rules-game-lead = All you need for a first game. To learn it by moving, one step at a time, there is the school:
rules-begin = Before the first move
basic-aim = The aim
basic-aim-why = Two play, a move each by turns. You win by checkmating the other King: attacking it so that nothing can save it.
basic-board = The board
basic-board-why = Nine files, counted from the right, and nine ranks, counted from the top: 81 squares, all alike. A square is called by its file and its rank: the Pawn of the diagram stands on 76.
basic-set-up = The start
basic-set-up-why = Each side has twenty pieces, all of one colour: a piece belongs to the player it points away from. On the last rank, from the edge inwards: Lance, Knight, Silver, Gold, and the King in the middle. On the second the Bishop, on the left, and the Rook, on the right. On the third nine Pawns.
basic-turn = Turns
basic-turn-why = Black (sente), at the bottom of diagrams, moves first; then each side moves once in turn, and nobody may pass. Lots decide who is Black. A move takes a piece to another square, or drops one.
rules-moves = How the pieces move
rules-moves-lead = Up is forward. A dot is a step, an arrow a line as far as it is free, a ring a jump.
rules-moves-junior-king = One step in any direction.
rules-moves-gold = One step straight, forward, back or aside, or diagonally forward.
rules-moves-silver = One step diagonally, or straight forward.
rules-moves-knight = Two squares forward and one aside. It alone jumps over others.
rules-moves-lance = Straight forward, any distance.
rules-moves-pawn = One step straight forward; it captures the same way.
rules-moves-rook = Straight, any distance.
rules-moves-dragon = The promoted Rook: as before, and one step diagonally.
rules-moves-bishop = Diagonally, any distance.
rules-moves-horse = The promoted Bishop: as before, and one step straight.
rules-moves-like-gold = Silver, Knight, Lance and Pawn, once promoted, move like a Gold.
rules-play = Capturing, promoting, dropping, mating
basic-capture = Captures
basic-capture-why = Whoever arrives on a square with an enemy piece takes it. The piece goes into the hand of its captor, and is theirs from then on. You cannot go to a square where a piece of your own stands.
basic-promotion = Promotion
basic-promotion-why = The three farthest ranks are the promotion zone. A piece that enters it, moves within it or leaves it may promote at the end of its move: it is turned over and shows its other face. That is a choice, but compulsory when the piece could never move again otherwise. King and Gold do not promote. A promoted piece remains so until it is captured.
basic-drop = Drops
basic-drop-why = Instead of moving you may put a piece from your hand on any empty square, unpromoted. With three limits: never two unpromoted Pawns of yours on one file (nifu), never a piece where it could not move, and never a Pawn that gives mate at once (uchifuzume).
basic-check = Check
basic-check-why = A King that is attacked is in check, and the next move has to deal with it: take the attacker, put a piece between, or move the King. You may not leave your own King in check, nor put it there.
basic-mate = Checkmate
basic-mate-why = When none of these is possible it is mate, and the game is over. As a rule whoever sees that nothing helps resigns some moves earlier.

## Pieces
rules-pieces-lead = Eight pieces; six of them turn into six others when they promote. A piece belongs to the player it points away from: all are of one colour.
rules-piece-meaning = literally: { $literal }
rules-piece-others = also { $kanji }
rules-classes = How they are grouped

piece-senior-king-literal = royal general, of the senior or stronger player
piece-junior-king-literal = jade general, of the other player
piece-rook-literal = flying chariot
piece-dragon-literal = dragon king
piece-bishop-literal = angle mover
piece-horse-literal = dragon horse
piece-gold-literal = gold general
piece-silver-literal = silver general
piece-promoted-silver-literal = promoted silver
piece-knight-literal = katsura horse
piece-promoted-knight-literal = promoted katsura
piece-lance-literal = incense chariot
piece-promoted-lance-literal = promoted incense
piece-pawn-literal = foot soldier
piece-tokin-literal = the gold that looks like the letter と

class-long-range = run as far as they like: Rook, Bishop and Lance
class-major = the great pieces: Rook and Bishop
class-minor = the small pieces: all others but the King
class-metal = the metals: Gold and Silver
class-unpromoted = unpromoted
class-promoted = promoted

## Fouls
rules-fouls-lead = In official games a foul loses at once. Elsewhere the illegal move is not accepted: the page says why, and the player moves again.
rules-fouls-later = A foul that nobody noticed can be claimed until the game is closed; in official games even after the opponent has resigned, in others the resignation stands.
rules-foul-turn = The turn
rules-foul-movement = Movement
rules-foul-promotion = Promotion
rules-foul-drop = Drops
rules-foul-king = The King
rules-foul-conduct = Conduct
rules-foul-family = In other games of the family
rules-example = In the diagram: { $move }.

foul-two_moves = Two moves in a row (二手指し)
foul-two_moves-why = The players move by turns: after your move it is the opponent’s turn. Moving twice without waiting for the answer is a foul, even if either move would be fine by itself.
foul-wrong_side_first = The wrong side begins (先後違い)
foul-wrong_side_first-why = In an even game Black (sente) moves first; with a handicap White (uwate), who has taken pieces off. A first move by the other side is a foul.
foul-pass = Passing (手を指さない)
foul-pass-why = A player whose turn it is must move a piece or drop one. Nobody may pass, not even when every move makes things worse.
foul-no_piece = Moving from an empty square (動けない所に動かす)
foul-no_piece-why = A move begins with a piece of yours, on the board or in your hand. There is none on that square.
foul-opponents_piece = Moving the opponent’s piece (相手の駒を動かす)
foul-opponents_piece-why = You may use only the pieces that point at your opponent: those are yours, whoever had them at first. The ones that point at you can only be captured.
foul-cannot_move_so = Moving where the piece cannot go (動けない所に動かす)
foul-cannot_move_so-why = Every piece has its own way of moving, and no other. The usual slip: a Gold does not step diagonally back, and a Silver neither sideways nor straight back.
foul-blocked = Jumping over a piece (動けない所に動かす)
foul-blocked-why = Rook, Bishop and Lance stop at the first piece in their way: they may capture it if it is the opponent’s, but go no further. Only the Knight jumps.
foul-own_piece_on_target = Moving onto an own piece (動けない所に動かす)
foul-own_piece_on_target-why = A square holds one piece, and nobody captures their own.
foul-two_squares = A piece across two squares (升目をまたぐ)
foul-two_squares-why = A piece stands inside one square, and everybody must see in which. Lying across a line, it could be in either.
foul-turned_point = Turning a piece’s point (駒の向きを変える)
foul-turned_point-why = Both players’ pieces look alike: the point alone says whose they are. A moving piece may be flipped over to promote, but never turned round.
foul-cannot_promote = Promoting what cannot promote (成れない駒を成る)
foul-cannot_promote-why = King and Gold have nothing on their backs, and a promoted piece stays as it is. All others can be promoted.
foul-outside_promotion_zone = Promoting outside the zone (成れない所で成る)
foul-outside_promotion_zone-why = A piece promotes in a move that starts or ends in the three farthest ranks, the opponent’s camp. One that stays outside is not turned over.
foul-turned_back = Turning a promoted piece back (成駒を戻す)
foul-turned_back-why = A promoted piece stays promoted as long as it is on the board. Only when it is captured does it go back to its plain side.
foul-turned_over = Turning a piece over where it stands (動かさずに成る)
foul-turned_over-why = A piece promotes as part of a move that begins or ends in the promotion zone. Turning it over without moving it is no move at all.
foul-not_in_hand = Dropping a piece one does not have (持っていない駒を打つ)
foul-not_in_hand-why = You drop pieces that you have captured, those on your stand. There is no such piece on it.
foul-drop_on_piece = Dropping onto another piece (駒の上に打つ)
foul-drop_on_piece-why = A piece is dropped on an empty square only: to capture, a piece already on the board has to move.
foul-dropped_promoted = Dropping a piece promoted (成駒を打つ)
foul-dropped_promoted-why = A dropped piece always comes down plain side up, in the opponent’s camp too. It may promote with its next move.
foul-two_pawns = Two pawns, nifu (二歩)
foul-two_pawns-why = You may have one unpromoted Pawn on each file: a second one cannot be dropped there. A tokin does not count, nor do the opponent’s Pawns. This is the foul that happens most, to professionals too.
foul-dead_piece = A piece that could never move again (行き所のない駒)
foul-dead_piece-why = No piece may stand where it could never move: Pawn and Lance not on the last rank, the Knight not on the last two. A piece that moves there must promote; dropping it there is forbidden.
foul-drop_pawn_mate = Mate by a dropped pawn, uchifuzume (打ち歩詰め)
foul-drop_pawn_mate-why = A dropped Pawn may not give mate. It may give check if the King has an answer; and mate is allowed by dropping any other piece, or by pushing a Pawn that was already on the board.
foul-king_into_check = Moving into check (王手放置)
foul-king_into_check-why = The King cannot go to a square that an enemy piece attacks: the next move would capture it.
foul-check_ignored = Leaving a check unanswered (王手放置)
foul-check_ignored-why = A King in check must be helped at once: move it, capture the piece that gives check, or put a piece between them. Any other move is a foul.
foul-king_exposed = Exposing one’s own King (王手放置)
foul-king_exposed-why = That piece shields the King from a Rook, a Bishop or a Lance. If it leaves the line, its own King is in check.
foul-perpetual_check = Perpetual check (連続王手の千日手)
foul-perpetual_check-why = If a position occurs for the fourth time and every move of one player in between was a check, the one who gave the checks loses. That side has to change course. It does not matter whose move completes the repetition.
foul-changed_move = Changing a move, matta (待った)
foul-changed_move-why = Touching a piece does not oblige anybody to move it; but once the hand has left it, the move is made and stands. Friends may agree otherwise, yet it remains impolite.
foul-hidden_piece = Hiding a piece (隠し駒)
foul-hidden_piece-why = Captured pieces lie on the stand, in view of both players. They are not kept in the fist or behind the board or the stand: the opponent must always see what can be dropped.

## Endings
rules-endings-lead = A result is final once a player resigns or the arbiter declares it, unless a foul is claimed in time.
rules-ending-decided = With a winner
rules-ending-counted = By counting points
rules-ending-undecided = Without a winner

ending-resign = Resignation (投了)
ending-resign-why = A player who sees that the game is lost says so when it is their turn: “makemashita” (負けました, I have lost) or “arimasen” (ありません, there is nothing left), with a bow and a hand on the stand. Among experienced players almost every game ends this way.
ending-mate = Checkmate (詰み)
ending-mate-why = The King is in check and no legal move saves it. Nobody has to say “check” or “mate”. In official games mate does not end the game by itself: the mated player resigns.
ending-no_legal_move = No legal move (合法手なし)
ending-no_legal_move-why = A player who is not in check but has no legal move loses all the same, since passing is not allowed. Unlike in chess it is no draw.
ending-time = Loss on time (時間切れ)
ending-time-why = A player who uses up the main time, and then the time granted for each move (byōyomi), loses. When the seconds are counted aloud, “ten” is too late.
ending-foul = Foul (反則)
ending-foul-why = A player who makes an illegal move, or does what is forbidden, loses. The fouls are listed above, one by one.
ending-points = Too few points (相入玉の点数不足)
ending-points-why = The players agree that neither King can be caught any more, and count their pieces on the board and in hand: 5 points for a Rook or a Bishop, 1 for any other, none for the King. The side with fewer than 24 loses.
ending-declaration = Declaration (入玉宣言)
ending-declaration-why = A player may declare a win instead of moving, without the opponent’s consent. It takes a King in the promotion zone and not in check, at least ten more own pieces in the zone, and 31 points counting these and the hand. With 24 to 30 points the game ends without a result. Under the 27-point rule, where it is chosen, 28 points are enough for Black and 27 for White.
ending-failed_declaration = Failed declaration (入玉宣言)
ending-failed_declaration-why = A player who declares without meeting every condition loses: it pays to count twice.
ending-repetition = Repetition, sennichite (千日手)
ending-repetition-why = The same situation (board, hands, turn) occurs for the fourth time, anywhere in the game, or both players agree before that. Nobody wins; but if one side gave check all along, it loses.
ending-impasse = Impasse, jishōgi (持将棋)
ending-impasse-why = Both Kings have entered the enemy’s camp and neither can be caught. The players agree and count: if both have at least 24 points, nobody wins. The same holds for a declaration with 24 to 30 points.
ending-agreed_draw = Agreed draw (引き分け)
ending-agreed_draw-why = Among friends and in clubs the players may agree on a draw at any time: one offers it, the other accepts. Official rules know no such draw: there the players can only agree on an impasse or a repetition. The computer declines until as many moves have been made as there are pieces in the game; from then on it accepts unless it thinks it stands better.
ending-move_limit = Five hundred moves (最大手数)
ending-move_limit-why = When move 500 is made the game ends without a result; if that move gives check, play goes on until the series of checks is broken. In official play it has never happened: the longest game had 420 moves (Nakao–Makino, 27–28 February 2018, 31st Ryūō).
ending-adjudicated = Arbiter’s decision (裁定)
ending-adjudicated-why = The arbiter decides where the players cannot: after a dispute, for instance, or when a game cannot go on.
ending-default = Default (不戦敗)
ending-default-why = A late player’s clock loses three times the delay. If the clock does not hold that much, or the delay is more than an hour, the game is lost unplayed. Without a clock, a player who has not had the game open for half a minute is away; who then stays away for ten minutes in their own turn loses if the opponent claims the game. A game in which nothing happens for thirty days is broken off.
ending-interrupted = Interrupted (中断)
ending-interrupted-why = The game was broken off without a result.

rules-after = After a game without a result
rules-after-text = After a repetition, an impasse or move 500, official games are played again, after a pause of half an hour, with colours swapped and the time that is left. If one player has less than an hour, so much is added for both that this player has one hour (in two-day games: two hours), but nobody gets more than they had at the beginning. Amateur events mostly count a draw: half a point each.

## Clocks
rules-clocks-lead = The players agree on the time before the game, or play without a clock.
rules-timing-methods = How it is counted
rules-timing-customs = Around the board

timing-seconds = By seconds (チェスクロック方式)
timing-seconds-why = Each move’s time is taken from the main time, counted in seconds. It is the method of television and of short events.
timing-stopwatch = By minutes (ストップウォッチ方式)
timing-stopwatch-why = Each move costs the whole minutes it took: less than a minute is free. The last minute is never used up: from then on every move must take less than 60 seconds. It is the method of long professional games.
timing-byoyomi = Byōyomi (秒読み)
timing-byoyomi-why = When the main time is gone every move has a fixed time, mostly 30 or 60 seconds, counted aloud; at “ten” the game is lost. If the piece slips it is enough to touch the square and to name the move in time: it is set right during the opponent’s turn.
timing-considerations = Consideration periods (考慮時間)
timing-considerations-why = Between main time and byōyomi there are some periods of a minute. One is spent only when a whole minute passes: a move of 59 seconds costs none.
timing-sudden_death = Sudden death (切れ負け)
timing-sudden_death-why = There is no byōyomi: when the time is at zero the game is lost.
timing-increment = Increment (フィッシャー方式)
timing-increment-why = Each turn adds a little time: a fast player saves some.
timing-button = The players’ clock (対局時計)
timing-button-why = At a board without a timekeeper White (gote) chooses on which side the clock stands; both must be able to reach it. The button is pressed with the hand that moved. The turn ends when the finger leaves the piece, the opponent’s time starts when the button is pressed.
timing-notice = Notices (時間の通告)
timing-notice-why = A player may ask to be told when a certain time has passed, twenty minutes for instance.
timing-lateness = Lateness (遅刻)
timing-lateness-why = A late player loses three times the delay. If the time does not hold that much, or the delay is more than an hour, the game is lost.
timing-breaks = Breaks (休憩)
timing-breaks-why = In long games the clock stands still for 40 minutes at lunch; at dinner only in title games of 5 hours or more in one day, or of 9 hours or more in two.

## Handicaps
rules-handicaps-lead = The stronger player (uwate, White) takes some pieces off and moves first; the weaker one (shitate, Black) has them all. “Left” is uwate’s left.

## Facts
facts-players = Players
facts-teams = In teams
facts-chance = Chance
facts-gambling = Gambling
facts-age = Age
facts-age-from = { $years } and up
facts-set-up = Setting up
facts-duration = Duration
facts-minutes = { $count } min
facts-hours = { $count } h
facts-first = Who begins
facts-first-sente = sente (Black)
facts-origin = Origin
facts-origin-when = Japan, { $century }th century
facts-board = Board
facts-longest = Longest official game
facts-moves = { $count } moves
facts-yes = yes
facts-no = no
material-wood = wood
material-plastic = plastic
material-magnetic = magnetic
