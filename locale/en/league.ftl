# Leagues.

league-none = there is no { $name }; “miyako club league new { $name }” plans it
league-is-there = { $name } is there already
league-stage-nothing = not planned
league-stage-planned = being planned
league-stage-running = running
league-stage-closed = over
league-idle = Resting: { $people }
league-play-off = Equal in front, a play-off decides: { $people }
league-heading-place = Place
league-heading-name = Name
league-heading-order = Order
league-heading-score = W-L
league-heading-points = Points
league-fate-stays = {""}
league-fate-rises = rises
league-fate-falls = falls
league-fate-falls-by-points = falls by points
league-fate-challenges = challenges
league-fate-wins-title = wins the title
league-fate-offered = may rise
league-fate-declares = chooses the free class
league-fate-retires = retires
league-refused-stage = not at this stage ({ $value })
league-refused-rules = the rules cannot be read: { $value }
league-refused-class = the league has no class { $value }
league-refused-unknown = { $value } plays in no class
league-refused-twice = { $value } is there already
league-refused-free = { $value } is in the free class and does not play the league
league-refused-not-free = { $value } is not in the free class
league-refused-declared = { $value } chose the free class: there is no way back
league-refused-may-not-declare = from class { $value } nobody may choose the free class
league-refused-too-few = class { $value }: expected two people at least
league-refused-odd = class { $value }: of an odd number of people everybody must play an even number of games
league-refused-forbidden = class { $value }: too many pairs may not meet
league-refused-nobody = nobody is enrolled
league-refused-no-game = { $value }: they have no game
league-refused-has-result = { $value }: there is another result; “correct” replaces it
league-refused-no-result = { $value }: there is no result to correct
league-refused-open = class { $value }: games still open: { $count }
league-refused-play-off = equal in front, a play-off is needed: { $value }
league-refused-not-tied = { $value } is not among those who are equal in front
league-refused-title-match = the title match has not been played
league-refused-no-title = there is no title match: nobody holds the title, or nobody challenges
league-refused-no-offer = nothing is offered to { $value }
league-refused-step = there is no such step, it is taken back already, or it is the first one, which stays
league-refused-depends = step { $count } rests on it
league-if-now = Games are open: this is how it would end now.
league-ending = { $person }: the time in the free class is over
league-declared = { $certain ->
    [one] { $person } chooses the free class: one year is certain, then { $further } more. There is no way back to the league.
   *[other] { $person } chooses the free class: { $certain } years are certain, then { $further } more. There is no way back to the league.
 }
league-declared-unknown = { $person } chooses the free class: there is no way back to the league. The years follow from the day of birth (“miyako club person edit”).
league-points-after = points { $number }
league-why-first = first of the class
league-why-play-off = has won the play-off
league-why-title = has won the title match
league-why-places = { $number ->
    [one] the first
   *[other] among the first { $number }
 }
league-why-unbeaten = { $number ->
    [one] unbeaten, with one win
   *[other] unbeaten: { $number } wins of { $number }
 }
league-why-tied = { $number ->
    [one] level with the last who rises, with one win
   *[other] level with the last who rises, with { $number } wins
 }
league-why-vacancy = a vacant place in the class above
league-why-near = first of those who do not rise, time { $number }
league-why-accepts = takes the offer after { $number } times
league-why-last = { $number ->
    [one] the last
   *[other] among the last { $number }
 }
league-why-limit = { $number ->
    [one] one demotion point
   *[other] { $number } demotion points
 }
league-why-lowest = { $number ->
    [one] the lowest: a point
   *[other] among the lowest { $number }: a point
 }
league-why-cleared = { $number ->
    [one] one win clears a point
   *[other] { $number } wins clear a point
 }
league-why-cleared-twice = { $number ->
    [one] one win for the second time running clears a point
   *[other] { $number } wins for the second time running clear a point
 }
league-why-given-and-cleared = { $number ->
    [one] a point given and one cleared by one win
   *[other] a point given and one cleared by { $number } wins
 }
league-why-point-stays = { $number ->
    [one] one win, but the first point stays in this class
   *[other] { $number } wins, but the first point stays in this class
 }
league-why-declared = has said so
league-why-retired = has said so
league-refused-no-grace = { $value } cannot have a year more: they chose the free class, or have no last day there
league-refused-full = { $count ->
    [one] class { $value } is full: one place
   *[other] class { $value } is full: { $count } people
 }
league-refused-points = { $count ->
    [one] { $value }: with a point nobody plays in that class
   *[other] { $value }: with { $count } points or more nobody plays in that class
 }
league-main = Main tournament
league-part-first = {""}
league-part-losers = those who have lost
league-part-stay = not to fall
league-still-open = Games to be played: { $count }
league-refused-rests = { $value }: games played since rest on it; take those back first (“undo”)
league-refused-open-main = the main tournament is not over
league-why-into-main = into the main tournament, as number { $number } of the class
league-why-main = has won the main tournament
league-refused-no-way = { $value }: no way back is open; “return … --career FILE” lists them
league-refused-no-retirement = nobody is given points towards retirement in this league
league-refused-worst = { $count ->
    [one] this season gives one point towards retirement: one name is needed
   *[other] this season gives { $count } points towards retirement: as many names are needed
 }
league-refused-nothing-to-clear = { $value } has no point towards retirement to clear, or one was cleared this season
league-refused-clears-nothing = { $value }: nothing here clears a point towards retirement
league-must-retire = Whoever has a point towards retirement at this age stops: { $people } (“retire”)
league-returns = { $person } is back in the league next season.
league-returns-not = No way back is open for { $person }:
league-way-wins = wins of the year, which are also at least { $percent } % of the games
league-way-share = wins in the last { $games } games, or the same share of a longer run
league-way-games = games of the year
league-retirement-given = Points towards retirement given this season: { $count }
league-why-too-few = no more than { $number } % won: a point
league-why-enough = more than { $number } % won: a point cleared
league-why-retirement = { $number ->
    [one] one point towards retirement
   *[other] { $number } points towards retirement
 }
league-heading-round = Round
league-heading-won = Result
league-free-class = Free class
league-free-until = until { $day }
league-meet-all-the-same = { $one } and { $other } meet all the same: in class { $class } everybody plays everybody.
league-why-declines = declines the offer after { $number } times
league-name-meijin = Meijin
league-name-ryuo = Ryūō
league-name-hakurei = Hakurei
league-name-sandan = league of 3 dan
league-fate-rises-sandan = promotion to 4 dan
league-fate-falls-by-points-sandan = back to 2 dan
league-log-begin = planned: { $title }
league-log-enrol = class { $class }: { $person }
league-log-enrol-free = free class: { $person }, from { $since }
league-log-grace = a year more in the free class for { $person }
league-log-hold = { $value } holds the title
league-log-never = never meet: { $value }
league-log-draw = the games are drawn (lots { $seed })
league-log-win = { $corrects ->
    [true] corrected: { $winner } beats { $loser }
   *[other] { $winner } beats { $loser }
 }
league-log-declare = { $value } chooses the free class
league-log-retire = { $value } retires
league-log-return = { $person } comes back from the free class
league-log-worst = a point towards retirement to { $value }
league-log-clear = a point towards retirement of { $person } cleared
league-log-play-off = { $value } wins the play-off
league-log-title-match = { $challenger_won ->
    [true] the challenger wins the title
   *[other] the holder keeps the title
 }
league-log-accept = { $value } takes the offer to rise
league-log-decline = { $value } declines the offer to rise
league-log-close = the season is over
league-refused-grace-unmet = { $value }: a year more asks for the fourth Ryūō class or the last four of a title within the last year (“--career FILE”)
league-refused-somebody-goes-on = { $value }: in a knock-out somebody goes on; who came has won (“--default”)
league-log-neither = { $corrects ->
    [true] corrected: neither came: { $pair }
   *[other] neither came: { $pair }
 }
league-refused-title = the title has one line of at most { $count } characters
