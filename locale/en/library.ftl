# The library of records.

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
