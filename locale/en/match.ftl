# miyako match: engines against each other, in the terminal.

# One line for each game. { $result } is a whole sentence such as “Resignation: Miyako wins”.
match-game = { $played }/{ $total }  { $black } – { $white }: { $result } ({ $plies } moves)
# Behind it, with two engines: won-drawn-lost and Elo with its bounds.
match-standing = { $score }, Elo { $elo }
match-both-say-so = Lost in both engines’ eyes: { $winner } wins
match-fault-died = { $name } ended in the middle of the game ({ $detail })
match-fault-stalled = { $name } did not answer
match-fault-nonsense = { $name } answered with “{ $detail }”, which is no move

## Heads of the tables
match-engine = Engine
match-games = Games
match-points = Points
match-above-next = Above the next
match-meeting = Meeting
match-counts = Won-drawn-lost
match-pairs = Pairs 0-½-1-1½-2
match-per-move = Per move
match-depth = Depth
match-nodes = Knodes/s
match-overrun = Latest
match-mishaps = Mishaps

match-no-mishaps = none
match-mishap-time = { $count ->
    [one] one game lost on time
   *[other] { $count } games lost on time
}
match-mishap-illegal = { $count ->
    [one] one illegal move
   *[other] { $count } illegal moves
}
match-mishap-died = { $count ->
    [one] one crash
   *[other] { $count } crashes
}
match-mishap-stalled = { $count ->
    [one] one game without an answer
   *[other] { $count } games without an answer
}
match-mishap-nonsense = { $count ->
    [one] one answer that is no move
   *[other] { $count } answers that are no moves
}

match-sprt-elo1 = Accepted: stronger by { $elo1 } Elo rather than { $elo0 }.
match-sprt-elo0 = Accepted: stronger by { $elo0 } Elo rather than { $elo1 }.
match-sprt-open = Not decided between { $elo0 } and { $elo1 } Elo.
