### The ladder: who wins climbs.

ladder-title = The ladder
ladder-lead = Whoever wins a rated game against somebody one or two places above takes their place; those in between go one down. One begins at the foot, and whoever plays nobody on the ladder for a month lets pass who does.
ladder-none = Nobody is on the ladder yet: the first place is free.
ladder-join = Come to the ladder
ladder-leave = Leave the ladder
ladder-name-first = Choose a name to come in
ladder-you = you
ladder-played = last game
ladder-not-played = has not played yet
ladder-challenge = Challenge { $name }
ladder-go = The club’s ladder
error-ladder-no-place-title = There is no coming to the ladder now
error-ladder-no-place = You are on it already, or all its places are taken.
error-ladder-no-programs-title = The ladder is for people
error-ladder-no-programs = A program plays in its own tables, not on the ladder.
data-ladder = The ladder
data-ladder-what = Since when and until when you were on the ladder. The places follow from the games.
data-ladder-why = So that you can challenge those above you.
data-ladder-long = Until you close the name; then it stays that somebody was there, without a name, so that the places of others do not change.
data-ladder-count = { $count ->
    [one] once
   *[other] { $count } times
}
