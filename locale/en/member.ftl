# Members of a club.

member-none = the club keeps no members yet; miyako club member new 'NAME OF THE CLUB' begins to
member-is-there = members are kept already
member-counts = { $count ->
    [one] one member
   *[other] { $count } members
 }{ $lapsed ->
    [0] {""}
   *[other] , fee due: { $lapsed }
 }
member-state-member = { $until ->
    [none] member, has not paid yet
   *[other] member, paid until { $until }
 }
member-state-lapsed = fee due since { $until }
member-state-applied = waits for an answer
member-state-declined = not taken in ({ $day })
member-state-left = left ({ $day })
member-state-expelled = put out ({ $day })
member-role-president = president
member-role-secretary = secretary
member-role-treasurer = treasurer
member-role-arbiter = arbiter
member-role-teacher = teacher
member-refused-not-begun = the club keeps no members yet
member-refused-begun = members are kept already
member-refused-text = expected a text of one line and of at most 120 characters: { $value ->
    [title] the title
   *[other] the reason
 }
member-refused-unknown = { $value } has never asked; apply comes first
member-refused-twice = { $value } is a member already, or waits for an answer
member-refused-not-asked = { $value } does not wait for an answer
member-refused-no-member = { $value } is no member now
member-refused-day = { $value } comes before what is in the book already
member-refused-held = { $role } is { $value }: that one gives it up first (take)
member-refused-not-held = { $value } is not { $role }
member-refused-step = there is no such step to take back, or it is the first, which stays
member-refused-depends = step { $value } rests on it
member-log-begin = members are kept: { $title }
member-log-apply = { $person } asks to be taken in ({ $on })
member-log-accept = { $person } is taken in ({ $on })
member-log-decline = { $person } is not taken in ({ $on })
member-log-pay = { $person } has paid until { $until }
member-log-leave = { $person } leaves ({ $on })
member-log-expel = { $person } is put out ({ $on }): { $reason }
member-log-give = { $person }: office of { $role ->
    [president] president
    [secretary] secretary
    [treasurer] treasurer
    [arbiter] arbiter
   *[teacher] teacher
 } ({ $on })
member-log-take = { $person }: no longer { $role ->
    [president] president
    [secretary] secretary
    [treasurer] treasurer
    [arbiter] arbiter
   *[teacher] teacher
 } ({ $on })
