# Events of a club: what is refused, how a round and a table are shown and printed.

## Stages
club-stage-draft = being planned
club-stage-open = open for entries
club-stage-checking-in = checking in
club-stage-running = running
club-stage-finished = finished
club-stage-filed = filed
club-stage-cancelled = cancelled
club-counts = { $rounds ->
    [0] { $people } people
   *[other] { $people } people, round { $round } of { $rounds }
 }
club-taken-back = step { $step } is taken back

## Rounds
club-round = Round { $round }
club-round-proposed = Round { $round } (proposed)
club-bye = rests (1 point)
club-away-announced = absent (announced)
club-away-not-there = not there
club-away-late = entered later
club-away-withdrawn = withdrew
club-away-out = out

## What a board costs in the pairing's wishes
club-wish-settled = against what is settled
club-wish-rematch = have met already
club-wish-second-bye = a second rest
club-wish-bye-gap = rests with more points than the last
club-wish-gap = difference of points (squared)
club-wish-float = meets other points again
club-wish-club = the same club
club-wish-country = the same nation
club-wish-keep = differs from before

## Prints
club-print-pairings = Pairings
club-print-table = Standings
club-print-wall = Wall chart
club-print-bracket = Bracket
club-print-slip = Result slip
club-print-board = Board
club-print-first = First (☗)
club-print-second = Second (☖)
club-print-odds = Handicap
club-print-result = Result
club-print-place = Place
club-print-number = No.
club-print-name = Name
club-print-grade = Grade
club-print-start = Start
club-print-points = Points
club-print-winner = Winner
club-print-signatures = Signatures
club-print-after = after round { $round }
club-print-lots = by lots
club-print-idle = Resting or absent
club-print-key = + won, - lost, = drawn; the number is the opponent's. 0+ rest or walk-over, 0- absent, 0# did not come.

## Refusals
club-refused-stage = not at this stage ({ $stage })
club-refused-setting = { $name ->
    [rounds] tournament.toml: rounds are 1 to { $most }, and no fewer than those played already
    [cup] tournament.toml: cup: a power of two for which there are rounds, in a Swiss or McMahon whose draws are replayed; it stays once play has begun
    [repechage] tournament.toml: repechage: a power of two, in a knock-out without a game for the third place; it stays once play has begun
    [third_place] tournament.toml: third_place: only in a knock-out without a second chance; it stays once play has begun
   *[other] tournament.toml: { $name } cannot be that, or cannot change once play has begun
 }
club-refused-unknown = { $person } has not entered
club-refused-twice = { $person } has entered already
club-refused-full = no more people can enter than { $most }
club-refused-withdrawn = { $person } has withdrawn; "return" lets them play again
club-refused-absent = { $person } is in a fixed pair but will not be there
club-refused-not-withdrawn = { $person } has not withdrawn
club-refused-nobody-late = nobody comes late in this form of event
club-refused-round = there is no round { $round } where this could be done
club-refused-board = there is no board { $board } in round { $round }
club-refused-oneself = { $person } cannot meet themselves: a pair is two people
club-refused-fixed-twice = { $person } is in a fixed pair already
club-refused-may-not-meet = { $one } and { $other } may not meet (it is forbidden, or they have met)
club-refused-round-open = round { $round } is not closed
club-refused-all-played = all { $number } rounds have been played
club-refused-nothing-proposed = no round is proposed or being played; "pair" proposes one
club-refused-too-few = at least two people are needed, there are { $number }
club-refused-no-pairing = no pairing keeps all that must be kept: everybody has met, or too many pairs are forbidden
club-refused-odds = { $odds } is no handicap; expected one such as furigoma, josen, lance, bishop, rook, two-piece
club-refused-has-result = board { $board } of round { $round } has the result { $was } already; "correct" changes it
club-refused-no-result = board { $board } of round { $round } has no result yet
club-refused-draws = a draw is not written so here: "replay" where it is played again, "1/2" where it counts half a point
club-refused-board-open = board { $board } of round { $round } has no result, or is disputed
club-refused-depends = step { $step } rests on it: take that back first
club-refused-step = there is no step { $step } to take back; the first one stays
club-refused-reason = a reason and some points are needed
club-no-day = a calendar needs the day: “from” in this file
club-is-there = { $name } is there already
club-what-result = expected who has won, or a result: { $right }
club-log-undo = step { $step } taken back
club-log-configure = set up: { $name }
club-log-open = entries are open
club-log-enter = { $name } enters
club-log-begin-check-in = who is there is ticked off
club-log-check-in = { $value } is there
club-log-close-entries = entries are closed
club-log-late-entry = { $name } enters late
club-log-absent = { $person } misses round { $round }
club-log-withdraw = { $value } withdraws
club-log-return = { $value } plays again
club-log-fix = shall meet: { $value }
club-log-forbid = shall never meet: { $value }
club-log-propose = a round is proposed (lots { $seed })
club-log-set-odds = board { $board }: odds { $odds }, given by { $giver }
club-log-confirm = the round is played
club-log-result = { $corrects ->
    [true] corrected: round { $round }, board { $board }: { $outcome }
   *[other] round { $round }, board { $board }: { $outcome }
 }
club-log-dispute = disputed: round { $round }, board { $board }
club-log-rule = the arbiter decides: round { $round }, board { $board }: { $outcome } ({ $reason })
club-log-adjust = points of { $person } changed ({ $reason })
club-log-close-round = the round is over
club-log-finish = the event is over
club-log-file = the federation has it
club-log-cancel = the event is cancelled
club-refused-line = tournament.toml: { $name } has one line of at most { $longest } characters
club-trf-without-adjustments = Note: the report does not hold points that the arbiter gave or took.
club-shortfall = Take care: as it looks, round { $round } cannot be made, as too many will have met.
club-slip-by-lot = First move: by lot (furigoma)
club-refused-no-appointments = hours are settled only in a round robin by appointment (--by-appointment)
club-refused-no-bracket = only a knock-out has a bracket, once two have entered
club-refused-hour = { $hour } has passed, or comes after the last day
club-refused-not-over = { $day ->
    [none] games lapse after the last day: write it into tournament.toml (to)
   *[other] games may be played until { $day }: nothing lapses before that
 }
club-no-such-pair = { $one } and { $other } do not meet in any round
club-hour-offered = { $person } offers { $hour }
club-stake-cup = Cup
club-stake-second-chance = Second chance
club-stake-final = Final
club-stake-third-place = Third place
club-cup-left = Still in the cup: { $people }
club-cup-won = Winner of the cup: { $people }
club-log-offer-hour = round { $round }, board { $board }: { $person } can play at { $hour }
club-log-take-back-hour = round { $round }, board { $board }: { $person } cannot come after all
club-log-expire = games that nobody played lapse
club-nothing-to-undo = there is nothing to take back
