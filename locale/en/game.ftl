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
result-perpetual_check = Perpetual check: { $winner } wins
result-repetition = The position came up four times: nobody wins

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
refused-opening_captures = Before the game nothing is captured.
refused-opening_gives_check = Before the game no move gives check.

## Other refusals
refused-over = The game is over.
refused-not_your_turn = It is not your turn.
refused-ply_taken = Another move has been played meanwhile.
refused-ply_ahead = The moves before this one are missing.
refused-no_takebacks = Taking back and asking for hints is for friendly games only.
refused-nothing_to_take_back = There is no move to take back.
refused-spectator = You are watching: others are playing this game.
refused-bad_message = The request makes no sense.
refused-too_fast = Too many requests at once: wait a moment.
refused-not_saved = It could not be saved: nothing has changed, please try again.
refused-no_hint = There is no hint to give now.

## The computer
player-person = Player
player-computer = Computer ({ $level })
level-15k = 15 kyū
level-10k = 10 kyū
level-7k = 7 kyū
level-4k = 4 kyū
level-1k = 1 kyū
level-2d = 2 dan

## Lists of games
games-older = Earlier games

## Errors
error-bad-request-title = The request makes no sense
error-bad-request = Something in the request is missing or wrong.
error-bad-wish-title = This game cannot be set up
error-wish-handicap = “{ $value }” is not the name of a handicap.
error-wish-clock = “{ $value }” is not a time control. Write for example 15m+30s, 5m or none.
error-wish-level = “{ $value }” is not the name of a level.
error-wish-color = “{ $value }” is not a colour.
error-wish-opponent = “{ $value }” is not an opponent we know.
error-foreign-origin-title = A request from another site
error-foreign-origin = This request comes from another site and is not carried out.
error-too-large-title = The request is too long
error-too-large = The request is longer than any that is needed.
error-too-many-title = One moment
error-too-many = Too many new games in a short time: try again in a minute.
error-full-title = All tables are taken
error-full = Too many games are open: close some, or try again soon.
error-internal-title = Something went wrong
error-internal = The fault is ours. Moves already played are safe: please try again.
