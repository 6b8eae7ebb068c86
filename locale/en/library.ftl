# The library of records.

nav-library = Library
library-title = My library
library-none = No records yet. Your games come here by themselves when they are over; files of any kind can be added.
library-nothing-found = Nothing was found.
library-player = Player
library-event = Event
library-place = Place
library-text = Words in titles and comments
library-from = Played from
library-to = Played until
library-day = 2023-01-31
library-ending = Ending
library-handicap = Handicap
library-any = any
library-sort = Order
library-sort-added = last added
library-sort-changed = last changed
library-sort-played = last played
library-sfen = Position (SFEN)
library-sfen-note = Records that reach this position within 60 moves, in any line.
library-more-fields = More
library-search = Search
library-all = Show all
library-more = Further records
library-shared = Shared by a link
library-untitled = A record without a name

## What stands at the head of a record
header-black = Black
header-white = White
header-event = Event
header-place = Place
header-started = Began
header-ended = Ended
header-time-control = Time
header-byoyomi = Byōyomi
header-black-time-control = Black’s time
header-white-time-control = White’s time
header-clock-operator = Clock worked by
header-opening = Opening
header-title = Title
header-note = Note

## How a line ends that is no game of ours
record-end-perpetual_check = Repetition by perpetual check: { $winner } wins
record-end-foul = Foul: { $winner } wins
record-end-no_mate = No mate
record-end-sealed_move = The next move was sealed

## What goes wrong
error-no-record-title = No record
error-no-record = There is no game record in what you sent.
error-changed-title = Changed elsewhere
error-changed = The record has been changed meanwhile, perhaps in another window. Nothing has been overwritten.
error-bad-record-title = This cannot be stored
error-bad-record = A part of the record makes no sense, so nothing has been stored.
error-library-full-title = The library is full
error-library-full = There is no more room in your library: take something out first.
error-wish-sfen = “{ $value }” is no position in SFEN.
error-wish-sort = “{ $value }” is no order of ours: added, changed or played.
error-wish-limit = “{ $value }” is no number from 1 to 100.
error-wish-from = “{ $value }” is no day. Write for example 2023-01-31 or 2023.
error-wish-to = “{ $value }” is no day. Write for example 2023-01-31 or 2023.

## What a format cannot hold
lost-variations = { $count ->
        [one] One variation
       *[other] { $count } variations
    }
lost-headers = { $count ->
        [one] One line of the head
       *[other] { $count } lines of the head
    }
lost-comments = { $count ->
        [one] One comment
       *[other] { $count } comments
    }
lost-bookmarks = { $count ->
        [one] One bookmark
       *[other] { $count } bookmarks
    }
lost-times = { $count ->
        [one] The time of one move
       *[other] The times of { $count } moves
    }
lost-fractions = { $count ->
        [one] The fraction of a second of one move
       *[other] The fractions of a second of { $count } moves
    }
lost-illegal_moves = { $count ->
        [one] One move against the rules, and what follows it
       *[other] { $count } moves against the rules, and what follows them
    }
lost-endings = How the game ended
lost-characters = Characters that the encoding does not have: { $characters }
error-wish-format = “{ $value }” is no format that records can be written in here.
error-wish-encoding = “{ $value }” is no encoding that records can be written in here.

## What a reader finds in a file
finding-not_text = This is no text in an encoding that records have: UTF-8, UTF-16, Shift_JIS or EUC-JP.
finding-not_a_record = There is no move and no position here.
finding-too_large = This game is longer than any game can be.
finding-too_long = This has more than { $value } moves, more than a record in the library may have. It is not kept.
finding-too_many_games = More than { $value } games at once are not taken: those from here on are not kept. Split the file.
finding-unknown_handicap = “{ $value }” is no handicap we know, and no board diagram shows the start.
finding-diagram_contradicts_handicap = The board diagram shows another start than “{ $value }”. The diagram counts.
finding-bad_diagram = This line of the board diagram makes no sense.
finding-impossible_start = No game can start like this. { $reason }
finding-odd_start = The start breaks the rules, but can be played on. { $reason }
finding-bad_sfen = This is no SFEN.
finding-bad_usi_move = This is no move in USI. It should look like 7g7f, 8h2b+ or P*5e.
finding-unexpected_word = “{ $value }” cannot stand here.
finding-bad_move = This move makes no sense.
finding-unclear_move = No piece can make this move, or several can.
finding-other_piece = Another piece stands on that square: { $value }
finding-illegal_move = { $value } is against the rules: { $reason }
finding-takes_king = A King would be taken: it stood in check.
finding-out_of_turn = It is the other player’s turn.
finding-moves_not_read = The moves from here on are not read: the game stops before them.
finding-variation_not_read = This variation is not read: no line before it has a move there that it could replace.
finding-unannounced_variation = A number comes again: what follows is read as another variation from there.
finding-other_games_not_read = Only the first game is read, not those from here on.
finding-wrong_number = This is move { $value }.
finding-bad_time = The time makes no sense.
finding-unknown_ending = “{ $value }” is no ending we know. It is kept as it stands.
finding-contradictory_closing = The moves and the ending above say otherwise, and count.
finding-ambiguous_names = The players’ names hold blanks: where the second one begins cannot be told.
finding-unknown_line = This line means nothing here.
finding-bad_json = This is no JSON from here on. Nothing more can be read.
finding-bad_field = The field “{ $value }” makes no sense.
finding-unknown_field = The field “{ $value }” means nothing here.
finding-contradictory_field = The board says otherwise than the field “{ $value }”, and counts.
finding-ambiguous_variation = This could be a variation of the main line or of the line before it. It is read as the former.
finding-more_warnings = There are more such warnings from here on.
