# Ratings of a club.

pool-none = { $name } is not there; “miyako club pool new { $name }” begins it
pool-is-there = { $name } is there already
pool-no-batch = { $event } has not been rated
pool-events = { $count ->
    [0] no event rated
    [one] one event rated
   *[other] { $count } events rated
 }
pool-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
pool-no-games = no rated game
pool-sure = sure
pool-fair = fairly sure
pool-guess = still a guess
pool-log-begin = begun: { $title }
pool-log-apply = rated: { $event }
pool-refused-not-begun = the pool has not begun
pool-refused-begun = the pool has begun already
pool-refused-title = the title has one line of at most 120 characters
pool-refused-rules = the rules cannot be read: { $value }
pool-refused-twice = { $value } has been rated already; “rollback” takes it back
pool-refused-early = an event of { $value } has been rated already: take that one back first (“rollback”)
pool-refused-no-games = no game counts
pool-refused-impossible = { $value }: a game against oneself, or of more than a point
pool-refused-newcomer = with what { $value } begins is not said
pool-refused-step = there is no such step, it is taken back already, or it is the first one, which stays
pool-refused-depends = step { $value } rests on it
