# Texts of games and of requests: results, refused moves, errors.

## Sides
side-black = Black
side-white = White
side-shitate = Black (shitate)
side-uwate = White (uwate)

## Results
result-resign = Resignation: { $winner } wins
result-mate = Checkmate: { $winner } wins
result-no_legal_move = No legal move left: { $winner } wins
result-time = Time is up: { $winner } wins
result-foul = Foul, { $foul }: { $winner } wins
result-points = Agreed impasse (jishōgi), too few points: { $winner } wins
result-declaration = Declaration of the entering king: { $winner } wins
result-failed_declaration = A declaration that fails: { $winner } wins
result-default = The opponent is absent: { $winner } wins
result-adjudicated = The arbiter’s decision: { $winner } wins
result-adjudicated-draw = The arbiter’s decision: nobody wins
result-repetition = The position came up four times: nobody wins
result-repetition-agreed = Repetition agreed: nobody wins
result-impasse = Agreed impasse (jishōgi): nobody wins
result-impasse-declared = Declaration with 24 to 30 points: nobody wins
result-agreed_draw = Draw agreed: nobody wins
result-move_limit = Highest number of moves: nobody wins
result-caught = The royal piece was captured: { $winner } wins
result-try = The royal piece has reached the far rank: { $winner } wins
result-bare_king = Bare king: { $winner } wins
result-bare_king-both = Two bare kings: nobody wins
result-lost_repetition = The position came up too often: { $winner } wins
result-interrupted = The game was broken off

## Refused moves
refused-no_piece = There is no piece on that square.
refused-opponents_piece = That piece is your opponent’s.
refused-cannot_move_so = That piece does not move that way.
refused-blocked = A piece stands in the way: only the knight can jump.
refused-own_piece_on_target = One of your own pieces is already there.
refused-cannot_promote = That piece cannot promote: kings, golds and promoted pieces stay as they are.
refused-outside_promotion_zone = A piece promotes only when its move begins or ends in the three farthest ranks.
refused-dead_piece = There the piece could never move again (行き所のない駒).
refused-not_in_hand = You have no such piece in hand.
refused-drop_on_piece = Pieces can be dropped on empty squares only.
refused-two_pawns = Two pawns (二歩, nifu): you already have an unpromoted pawn on that file.
refused-drop_pawn_mate = Mate by a dropped pawn (打ち歩詰め, uchifuzume) is not allowed.
refused-king_into_check = The king would step into check.
refused-check_ignored = The king is in check and must be saved first (王手放置).
refused-king_exposed = That piece shields the king, who would be left in check.
refused-opening_complete = All moves before the game have been made.
refused-opening_beyond_fifth_rank = Before the game no move goes beyond the fifth rank.
refused-opening_drops = The run before the game consists of moves, not drops.
refused-opening_captures = Before the game nothing is captured.
refused-opening_gives_check = Before the game no move gives check.

## Other refusals
refused-over = The game is over.
refused-not_your_turn = It is not your turn.
refused-ply_taken = Another move has been played meanwhile.
refused-ply_ahead = The moves before this one are missing.
refused-no_takebacks = Taking back and asking for hints is for friendly games only.
refused-two_moves = Two moves in a row: it is the opponent’s turn.
refused-wrong_side_first = The other side makes the first move.
refused-turned_back = A promoted piece stays promoted while it is on the board.
refused-turned_over = A piece is turned over when it moves, not where it stands.
refused-dropped_promoted = A piece is always dropped plain side up.
refused-hidden_piece = Captured pieces must stay in view.
refused-changed_move = A move that was made is not changed (matta).
refused-perpetual_check = The position comes back by checks alone (perpetual check).
refused-pass = A turn cannot be passed.
refused-two_squares = A piece stands in one square.
refused-turned_point = A piece’s point always faces the opponent.
refused-not_begun = The game has not begun.
refused-not_all_here = Not both players are here yet.
refused-on_break = There is a break: the clocks stand still.
refused-no_break = There is no break.
refused-kings_not_entered = An impasse can be agreed when the kings have entered the enemy’s camp.
refused-nothing_repeated = A repetition can be agreed when a position has come back.
refused-no_agreed_draws = By these rules a draw cannot simply be agreed.
refused-no_offer = There is no proposal to answer.
refused-bad_break = A break takes from a minute to a day.
refused-still_playing = The game still goes on.
refused-no_such_foul = There was no such foul.
refused-too_late = It is too late to claim a foul.
refused-nothing_to_press = There is no button to press now.
refused-not_in_this_game = This game knows no such thing.
refused-still_awaited = The waiting time has not passed yet.
refused-no_standstill = The game does not stand still: there is nothing to claim.
refused-winner = The record is closed by whoever has lost, or by both.
refused-nothing_to_take_back = There is no move to take back.
refused-spectator = You are watching: others are playing this game.
refused-bad_message = The request makes no sense.
refused-too_fast = Too many requests at once: wait a moment.
refused-not_saved = It could not be saved: nothing has changed, please try again.
refused-no_hint = There is no hint to give now.
refused-no_hints = There are no hints in this game.
refused-not_arbiter = Only the arbiter may do that.
refused-no_ceremony = There is no ceremony now.
refused-too_long = There has been too much talk in this game: only moves can be made now.
refused-silence = Players talk in the review after the game. Until then there is silence.

## The computer
player-person = Player
player-guest = Guest
player-computer = Computer ({ $level })
grade-kyu = { $number } kyū
grade-dan = { $number } dan

## Lists of games
games-older = Earlier games
games-open-seat = waiting for an opponent

## Errors
error-bad-request-title = The request makes no sense
error-bad-request = Something in the request is missing or wrong.
error-bad-wish-title = This game cannot be set up
error-wish-variant = “{ $value }” is no game of the family that can be played so: without handicap, ceremony or a position of your own.
error-wish-readings = “{ $value }” is no way to read the rules of this game; its page shows what there is.
error-wish-handicap = “{ $value }” is not the name of a handicap.
error-wish-clock = “{ $value }” is not a time control. Write for example 15m+30s, 5m or none.
error-wish-level = “{ $value }” is not the name of a level.
error-wish-color = “{ $value }” is not a colour.
error-wish-opponent = “{ $value }” is not an opponent we know.
error-wish-picture = The picture cannot be drawn: { $value }.
error-wish-ruleset = “{ $value }” is not a set of rules. Write for example official, amateur or amateur/27-point.
error-wish-opening = “{ $value }” is not a number of moves before the game.
error-wish-days = “{ $value }” is no number of days: a game takes 1 or 2.
error-wish-position-with-handicap = A position of your own and a handicap (“{ $value }”) cannot be asked for together: the position already says which pieces stand there. Leave one of them out.
error-wish-starts_at = “{ $value }” is not an hour at which this game can begin.
error-taken-title = The seat is taken
error-taken = Somebody else is already playing. You can watch.
error-not-yours-title = Only for the players
error-not-yours = Only those who play this game may do that.
error-still-playing-title = The game still goes on
error-still-playing = Another game can be made when this one is over.
error-foreign-origin-title = A request from another site
error-foreign-origin = This request comes from another site and is not carried out.
error-too-large-title = The request is too long
error-too-large = The request is longer than any that is needed.
error-too-many-title = One moment
error-too-many = Too many requests in a short time: try again in a minute.
error-full-title = All tables are taken
error-full = Too many games are open: close some, or try again soon.
error-too-many-channels-title = Too many windows
error-too-many-channels = Too many windows with games are open from here: close some and try again.
error-crowded-title = Full house
error-crowded = There are too many spectators just now: try again soon. Players have places of their own.
error-busy-title = Much to do
error-busy = There are too many requests just now: try again in a moment.
error-slow-title = Too slow
error-slow = The request did not arrive as a whole in time. Check your connection and try again.
error-internal-title = Something went wrong
error-internal = The fault is ours. Please try again in a moment; if it happens again, please tell whoever runs this site.
