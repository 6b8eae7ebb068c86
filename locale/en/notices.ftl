### Notices: what has happened, whom one follows, and when to be called.

nav-notices = News
notices-title = News
notices-lead = What has happened in your games, who challenges you, who is here.
notices-none = Nothing new. Here you read when it is your turn in a game by the day, when somebody challenges you, and when a friend comes.
notices-seen = I have read everything
notice-new = New
notice-somebody = Somebody
notice-turn = Your turn against { $name }
notice-time-short = You have little time left against { $name }
notice-begun = { $name } has accepted: the game has begun
notice-ended-won = You have won against { $name }
notice-ended-lost = You have lost against { $name }
notice-ended-neither = The game with { $name } is over and nobody has won
notice-challenge = { $name } challenges you
notice-counter = { $name } answers your challenge with other terms
notice-declined-not-now = { $name } does not accept: not now
notice-declined-clock = { $name } does not accept: would like another clock
notice-declined-odds = { $name } does not accept: would like other odds
notice-declined-game = { $name } does not accept: would like another game
notice-declined-no = { $name } does not accept your challenge
notice-came = { $name } is here
notice-followed = { $name } follows you
notice-overtaken = { $name } has passed you on the ladder
notice-decided = Something was decided about you
notice-several = { $count ->
    [one] One piece of news on Miyako
   *[other] { $count } pieces of news on Miyako
}
notice-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-notices-unseen = News: { $count } to read
ui-notices-none-unseen = News
ui-notice-close = Close

follow-title = Whom you follow
follow-none = You follow nobody yet. Open somebody’s page and press “Follow”: here you will see when they are on Miyako and what they play. If you follow each other, you can be told when they come.
follow-find = Look among the people
follow-do = Follow
follow-end = Follow no more
follow-told = Tell me when they come
follow-not-told = Tell me no more
follow-here = is here
follow-plays = is playing: watch
follow-now = Here now
follow-away = is not here
error-too-many-followed-title = You follow 200 people already
error-too-many-followed = More is not possible: stop following somebody, then try again.

calls-title = Even when Miyako is closed
calls-how = This device can call you even when the page is closed: when it is your turn, when somebody challenges you. Only if you have not seen it here already.
calls-on = Call me on this device
calls-off = Do not call me on this device
calls-script = To be called, JavaScript is needed.
calls-name-first = Whoever has a name can be called even when the page is closed.
calls-kinds = Call me about
calls-kind-games = my games
calls-kind-challenges = challenges
calls-kind-people = who comes and who follows me
calls-kind-house = decisions about me
calls-quiet = Quiet hours
calls-quiet-how = In these hours nobody calls you: what happens is told afterwards, all at once. Leave it empty if any time will do.
calls-since = from
calls-until = to
calls-save = Save
ui-calls-are-on = This device calls you.
ui-calls-are-off = This device does not call you.
ui-calls-denied = The browser does not let this site call you: change that in its settings, then come back.
ui-calls-impossible = This browser cannot call anybody when the page is closed. On iPhone and iPad: first add Miyako to the Home Screen.
ui-calls-https = Calls work only where the site is opened by https.
ui-calls-failed = That did not work. Try again in a moment.
error-wish-quiet_since = The beginning of the quiet hours (“{ $value }”) is no time of day. Write for example 22:30.
error-wish-quiet_until = The end of the quiet hours (“{ $value }”) is no time of day. Write for example 07:00.
error-wish-quiet_zone = The time zone “{ $value }” is unknown. Write for example Europe/Rome.
error-wish-notice_kind = There are no calls of the kind “{ $value }”. There are: games, challenges, people, club, house.
error-wish-endpoint = No browser can be called at this address.
error-push-no-device-title = Nobody is signed in on this device
error-push-no-device = Sign in with your name on this device, then try again.

mail-title = By mail
mail-how = What you do not read here for a quarter of an hour we write to you, all together and every three hours at most. The address serves nothing else, and you take it away when you like.
mail-address = Mail address
mail-want = Write to me
mail-on = We write to you at { $address }.
mail-asked = We have written to { $address }: open the link in the letter within two days.
mail-yours = Is { $address } your address? If so, we shall write to you there the news of Miyako that you have not read yet.
mail-confirm-do = Yes, it is mine: write to me
mail-end-do = Do not write to me any more
mail-confirm-subject = Is this address yours?
mail-confirm = Somebody has asked Miyako to write their news here. If it was you, open this link within two days:
    { $url }
    If it was not you, do nothing: we shall not write again.
mail-end = To get no more of these letters: { $url }
error-mail-just-asked-title = We have written to you just now
error-mail-just-asked = We have written to this address, or to you, less than an hour ago. Look among unwanted mail, too; then try again.
error-mail-not-sent-title = The letter has not been sent
error-mail-not-sent = The site’s mail server does not answer. Try again in ten minutes.
error-wish-mail = “{ $value }” is no address that one can write to. Write it for example so: name@example.org.
data-mail = Mail address
data-mail-what = The address at which you want to be written to, in which language, and when we wrote to you.
data-mail-why = To write to you what you have not read on the site.
data-mail-long = Until you press “Do not write to me any more” or close the name.
data-mail-count = { $count ->
    [one] one address
   *[other] { $count } addresses
}
