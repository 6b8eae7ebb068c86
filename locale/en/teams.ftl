# Competitions of teams.

teams-none = there is no { $name }; miyako club teams new { $name } makes it
teams-is-there = { $name } is there already
teams-no-round = there is no round { $round }
teams-rests = rests (a match won, and half of the boards)
teams-counts = { $rounds ->
    [0] { $teams } teams
   *[other] { $teams } teams, round { $round } of { $rounds }
 }
teams-table-heads = Place  Team                    Match Board   SOS
teams-stage-planned = being planned
teams-stage-open = entries open
teams-stage-running = being played
teams-stage-finished = finished
teams-refused-stage = not at this stage ({ $value })
teams-refused-title = a title is of one line and of 120 characters at most
teams-refused-boards = a match has 1 to { $value } boards
teams-refused-rounds = there are 1 to { $value } rounds
teams-refused-people = a team has so many people: { $value }; and no more than 200 teams may enter
teams-refused-twice = { $value } is there already
teams-refused-unknown = { $value } is no team here, or does not play for it, or not in that round
teams-refused-too-few = two teams are wanted at least
teams-refused-order = expected { $value } people in the order of the team's list
teams-refused-round-open = round { $value } is not closed
teams-refused-all-played = all { $value } rounds have been played
teams-refused-no-pairing = no pairing is left in which nobody meets again
teams-refused-nothing-paired = no round is being played; pair makes one
teams-refused-board-open = this board has no result: { $value }
teams-refused-draw = a drawn game stands here: 1/2
teams-refused-has-result = the board has the result { $value }; correct changes it
teams-refused-no-result = the board of { $value } has no result yet
teams-refused-step = there is no such step to take back, or it is the first, which stays
teams-refused-depends = step { $value } rests on it
teams-log-begin = begins: { $title }
teams-log-enter = enters: { $title } ({ $people })
teams-log-close-entries = entries closed
teams-log-line-up = next for { $id }: { $people }
teams-log-pair = a round is paired (lots { $seed })
teams-log-result = round { $round }, board of { $person }: { $outcome }
teams-log-correct = corrected: round { $round }, board of { $person }: { $outcome }
teams-log-close-round = round closed
teams-log-finish = finished
