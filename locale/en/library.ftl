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
library-variant = Game of the family
library-caught = Royal piece captured
library-try = Royal piece home (try)
library-bare_king = King left alone
library-lost_repetition = Repetition that loses
library-decided = Decided among four
library-handicap = Handicap
library-opening = Opening
library-castle = Castle
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
library-tag = Tag
library-tag-put = Put the tag
library-tag-take = Take the tag off
library-chosen = The records chosen
library-choose = Choose { $title }
library-choose-all = Choose all
library-delete-ask = { $count ->
        [one] Delete one record from your library?
       *[other] Delete { $count } records from your library?
    }

## What stands at the head of a record
header-black = Black
header-white = White
header-south = { seat-south }
header-west = { seat-west }
header-north = { seat-north }
header-east = { seat-east }
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
header-tags = Tags

## How a line ends that is no game of ours
record-end-perpetual_check = Repetition by perpetual check: { $winner } wins
record-end-foul = Foul: { $winner } wins
record-end-foul-move = Foul, { $move }, { $foul }: { $winner } wins
record-end-no_mate = No mate
record-end-sealed_move = The next move was sealed

## What goes wrong
error-no-record-title = No record
error-no-record = There is no game record in what you sent.
error-no-labels-title = No names for this game
error-no-labels = Castles, openings and tesuji are named in standard shogi alone.
error-changed-title = Changed elsewhere
error-changed = The record has been changed meanwhile, perhaps in another window. Nothing has been overwritten.
error-bad-record-title = This cannot be stored
error-bad-record = A part of the record makes no sense, so nothing has been stored.
error-library-full-title = The library is full
error-library-full = There is no more room in your library: take something out first.
error-wish-sfen = “{ $value }” is no position in SFEN.
error-wish-ending = “{ $value }” is no way in which a game ends. Write for example resign, mate, time, foul or repetition.
error-wish-sort = “{ $value }” is no order of ours: added, changed or played.
error-wish-limit = “{ $value }” is no number from 1 to 100.
error-wish-tag = “{ $value }” is no tag: write a word or a few.
library-no-such-castle = “{ $value }” is no castle that is known by name. Write for example mino, anaguma or yagura.
library-no-such-opening = “{ $value }” is no opening that is known by name. Write for example shiken or ranging-rook.
error-wish-export-size = Together these records make a file of more than { $value }: export fewer of them at once.
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
finding-too_long = This has more than { $value } moves, more than a record in the library may have. It is not kept.
finding-too_many_games = More than { $value } games at once are not taken: those from here on are not kept. Split the file.
