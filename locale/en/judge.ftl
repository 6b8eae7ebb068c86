# What the referee says of a record (miyako judge).

judge-head = { $file }: rules { $ruleset }; clock: { $clock }.
judge-family-head = { $file }: { $game }, by the rules of the game; clock: { $clock }.
judge-family-comes-back = this brings back a situation that may not come back
judge-not-of-four = the game for four is not judged: its records tell of no ending but the one their moves make
judge-clock-unsaid = the record says nothing
judge-clock-not-understood = “{ $text }” does not say enough to judge by

## Where
judge-at-start = start
judge-at-move = move { $ply }

## What
judge-foul = foul by { $side }: { $foul }
judge-squares = { " " }[look at { $squares }]
judge-or = Or: foul of { $side }, { $foul } (no mark says whose move it is).
judge-occurrence = the same situation, time { $count } (the fourth ends the game)
judge-count = { $side }: king entered { $king }, other pieces in the zone { $pieces }, in check { $check }, { $declared } points for a declaration, { $agreed } for an agreement.
judge-declared = { $side } declares.
judge-mate = { $side } is checkmated
judge-no-moves = { $side } has no legal move
judge-time-up = the time of { $side } is up
judge-time-left = { $side } still had { $seconds } seconds
judge-moves-after-end = the game is over; moves that follow: { $count }
judge-unfounded = the moves do not bear out the ending in the record
judge-not-shown = nothing in the record shows whether its ending is right

## The end
judge-won = { $ending }, { $winner } wins
judge-nobody-won = { $ending }, nobody wins
judge-nothing = no ending
judge-recorded = The record: { $result }.
judge-referee = The referee: { $result }.
judge-agrees = They agree.
judge-disagrees = They do not agree.
