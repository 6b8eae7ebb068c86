### Club nights: an evening of every week.

nights-title = Club nights
nights-lead = Every week people meet here at the same time. When the evening begins, one press is enough to play with those who have come.
nights-calendar = Put them into your calendar
nights-none = There is no club night yet.
nights-keep = Choose the day and the time at which the club meets on the site. Whoever has signed up is told ten minutes before; after a game one can look for the next at once.
night-on = On now
night-until = until
night-every = Every { $day } from { $from } to { $to } ({ $zone })
night-guests = { $count ->
    [0] Nobody has signed up yet
    [one] One person has signed up
   *[other] { $count } people have signed up
}
night-play = Play at the club night
night-come = Tell me each time
night-stay = Do not tell me of it any more
night-you-come = We tell you ten minutes before.
night-name-first = Choose a name to be told
night-new = A new club night
night-usual-name = Club night
night-name = Name
night-day = Day
night-begins = Begins at
night-zone = Time zone
night-zone-how = The city whose time is meant, for example Europe/London.
night-lasts = Lasts
night-length-60 = 1 hour
night-length-90 = 1½ hours
night-length-120 = 2 hours
night-length-180 = 3 hours
night-length-240 = 4 hours
night-length-300 = 5 hours
night-make = Add the club night
night-end = Remove
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
notice-night = “{ $name }” is about to begin
calls-kind-club = of club nights for which I have signed up, and of the ladder
data-nights = Club nights
data-nights-what = The evenings of which you want to be told, and since when.
data-nights-why = To tell you ten minutes before they begin.
data-nights-long = Until you press “Do not tell me of it any more”, the club night is removed, or you close the name.
data-nights-count = { $count ->
    [one] one club night
   *[other] { $count } club nights
}
error-enough-nights-title = There are fourteen club nights already
error-enough-nights = There cannot be more: remove one, then try again.
error-wish-night_name = The name of the club night (“{ $value }”) must have 1 to 60 characters.
error-wish-night_day = The day (“{ $value }”) must be from 1, Monday, to 7, Sunday.
error-wish-night_begins = The beginning of the club night (“{ $value }”) is no time of day. Write for example 21:00.
error-wish-night_zone = There is no time zone “{ $value }”. Write for example Europe/London.
error-wish-night_lasts = The length (“{ $value }”) must be from 30 to 720 minutes.
error-wish-night_clock = With the clock “{ $value }” no game ends in an evening: choose one for live games.
