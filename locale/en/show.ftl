# Boards shown in the terminal, and captions of pictures.

show-start = The start; { $total } moves follow.
show-after = After move { $ply } of { $total }: { $move }
show-caption = After move { $ply }: { $move }
show-caption-start = The start
show-moves = Number of moves: { $total }

## What stands at the head of a record
show-header = { $name }: { $value }
show-black = Black
show-white = White
show-event = Event
show-place = Place
show-started = Begun
show-ended = Ended
show-time-control = Time
show-byoyomi = Byōyomi
show-black-time-control = Black’s time
show-white-time-control = White’s time
show-clock-operator = Clock worked by
show-opening = Opening
show-title = Title
show-note = Note
