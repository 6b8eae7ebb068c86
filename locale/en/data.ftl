# All that is kept of a visitor: the list, and the archive to take away.

data-title = What is kept of you
data-link = What is kept of me
data-lead = Everything this site keeps of you, why, and for how long. There is nothing else.
data-take = Take it all with me (ZIP)
data-take-how = One file with your games, your records and the files they came from, your problems and your account, in forms that other programs read. It is made at once.
data-why = Why
data-long = How long
data-count = Yours
data-see = See it
data-copies = Whoever runs the site may make copies of it against loss. There all this stays until they are replaced.
data-guest = A number for this browser
data-guest-what = A random number, in a cookie of this browser. The site keeps only what was computed from it, which nobody can turn back.
data-guest-why = So that the games you play without a name stay yours.
data-guest-long = In the browser for 400 days after your last visit. If you have yourself forgotten, a fingerprint stays, so that nobody comes in with the number any more.
data-name = Your name
data-name-what = The name, when you took it, and a fingerprint of the password, never the password itself. No mail address, no real name, no date of birth.
data-name-why = So that you are yourself on every device, and nobody plays under your name.
data-name-long = Until you close it; { $days } days later it is gone.
data-name-count = { $name }, since { $since }
data-devices = Devices
data-devices-what = Of each browser you have signed in on: what it is called (browser and system), when you signed in, and on which day it was last here.
data-devices-why = So that you need no password there, and can see who else comes in as you.
data-devices-long = Until you sign the device out; a fingerprint of its cookie stays, so that nobody comes in with it any more.
data-devices-count = { $count ->
    [one] One device
   *[other] { $count } devices
 }
data-codes = Codes in reserve
data-codes-what = A fingerprint of each code you have not used.
data-codes-why = So that you come back if you forget the password.
data-codes-long = Until a code is used or you make new ones.
data-codes-count = { $count ->
    [one] One code
   *[other] { $count } codes
 }
data-blocks = Who you have blocked
data-blocks-what = With whom you do not want to play, and since when. They cannot see it.
data-blocks-why = So that they do not sit down at your games.
data-blocks-long = Until you unblock them, or one of you closes their name.
data-blocks-count = { $count ->
    [one] One person
   *[other] { $count } people
 }
data-holidays = Holidays
data-holidays-what = The days on which the time of your games by the day stands still. Opponents see until when.
data-holidays-why = So that time stands still, and no more than thirty days a year.
data-holidays-long = Until you close your name.
data-holidays-count = { $count ->
    [one] One period
   *[other] { $count } periods
 }
data-games = Games and seats
data-games-what = Moves, times and results of the games you sat at, and the name that stood there; in games by the clock, how often you looked elsewhere while it was your turn. The network address is not among it.
data-games-why = So that a game can be gone on with, gone through again, and counted for both.
data-games-long = For good: a game belongs to all who played it. When you close your name, another mark stands in its place.
data-games-count = { $count ->
    [one] One game
   *[other] { $count } games
 }, { $going } going on
data-records = Records and files
data-records-what = The records of your library with remarks, tags and variations, the files they came from byte for byte, and the words by which they are found.
data-records-why = Because you put them there; games that you end here come by themselves.
data-records-long = Until you delete them, or close your name.
data-records-count = { $count ->
    [one] One record
   *[other] { $count } records
 }, { $files ->
    [one] one file
   *[other] { $files } files
 }, { $size } KB
data-shares = Links for readers
data-shares-what = Which of your records others may read, and the secret address of each.
data-shares-why = Because you made the link.
data-shares-long = Until you take the link back or delete the record.
data-shares-count = { $count ->
    [one] One shared record
   *[other] { $count } shared records
 }
data-tsume = Mate problems
data-tsume-what = Each try: the problem, your moves, how long you thought, what came of it, and your number after it.
data-tsume-why = So that problems fit you, and none comes twice too soon.
data-tsume-long = Until you close your name; as a guest, until you have yourself forgotten and tick that it goes, too.
data-tsume-count = { $count ->
    [one] One try
   *[other] { $count } tries
 }
data-hindsight = Your last game, looked through
data-hindsight-what = Of the last of your games that has ended and that the home page has told you of: your worst mistake, with its position, the better move and what follows; or that there was none.
data-hindsight-why = So that whoever comes back sees where they lost most, and no engine has to look twice.
data-hindsight-long = Until a later game takes its place, or until you close your name; as a guest, until you have yourself forgotten and tick that it goes, too.
data-hindsight-count = { $count ->
    [one] One game
   *[other] { $count } games
 }
data-cookies = Cookies
data-cookies-what = One to know you again, one for the language, one for how moves are written, one for how much you have played.
data-cookies-why = So that you need not say it again on each page. None follows you elsewhere.
data-cookies-long = In your browser, for 400 days at most. You can delete them there.
data-browser = In your browser only
data-browser-what = The look of board and pieces, sounds, day or night, and the name you last wrote at a table.
data-browser-why = So that the page is as you left it.
data-browser-long = Until you delete it in the browser; it never reaches the site.
data-address = Network address
data-address-what = Where your requests come from, in memory. The log of whoever runs the site has it only where a request was refused.
data-address-why = So that one visitor does not slow the site down for the others.
data-address-long = In memory for some minutes, an hour after a wrong password.
data-readme = Everything that Miyako keeps of you.

    account.json   your account: name, since when, codes left, whom you blocked. No password and no code is in it
    devices.json   the devices you are signed in on
    games/         the games you sat at, running ones included: KIF (.kifu), JSON for games of four
    records/       the records of your library. “Import” in a library takes them in again
    records.json   what the library tells of each record: tags, links for readers, dates
    originals/     the files your records came from, byte for byte
    tsume.json     your tries at mate problems
    mistakes.json  your worst mistake in the last of your games that was looked through
    lessons.json   what you have done in the school
    cards.json     the positions you practise, your answers, and the games looked through

    Times ending in _ms are milliseconds since the first of January 1970, UTC.
    If there is an unreadable.txt, it names games or records that could not be written.
error-export-files-title = Too many files
error-export-files = More than 65,000 files do not fit into one archive. Delete records you no longer need, or ask whoever runs the site.
data-passkeys = Passkeys
data-passkeys-what = Of each passkey its public half, what it is called, for which site it is good and when it was used. The secret half stays in your device.
data-passkeys-why = So that the device lets you in without a password.
data-passkeys-long = Until you remove it, or close your name.
data-passkeys-count = { $count ->
    [one] One passkey
   *[other] { $count } passkeys
 }
data-tokens = Tokens for programs
data-tokens-what = A fingerprint of each token, what it is called, what it allows, until when, and on which day it was last used.
data-tokens-why = So that a program can play or work as you.
data-tokens-long = Until you end it, or close your name.
data-tokens-count = { $count ->
    [one] One token
   *[other] { $count } tokens
 }
data-club = Roles and log
data-club-what = Your roles in the club, whether you are a minor, and what was done to your name: by whom, when, and the reason for a measure.
data-club-why = So that it is known who may do what, and you see what others have done.
data-club-long = Roles as long as you have them. The log stays when you close your name, but without the name.
data-club-count = { $count ->
    [one] One line in the log
   *[other] { $count } lines in the log
 }
data-reports = Complaints
data-reports-what = Complaints that you have made, and those about you with their game. Only those who look after them read them; what follows you are told.
data-reports-why = So that whoever decides sees what has happened.
data-reports-long = They stay when you close your name, but without the name.
data-cards = Positions you practise
data-cards-what = The positions made of your mistakes and of lines you learn, what you answered and when, and which games were looked through for that.
data-cards-why = So that you find them again, and that those you want return on the right day.
data-cards-long = Until you throw a position away, close your name, or have this browser forgotten.
data-cards-count = { $count ->
    [one] One position
   *[other] { $count } positions
 }
data-lessons = Lessons
data-lessons-what = Which exercises of the school you have done, when, how long you took, with which moves, and when you asked for a hint.
data-lessons-why = So that the school goes on where you were.
data-lessons-long = Until you close your name, or have this browser forgotten.
data-lessons-count = { $count ->
    [one] One answer
   *[other] { $count } answers
 }
data-ratings = Numbers and rated games
data-ratings-what = The strength that you state, your numbers, and what each rated game did to them. Anybody can see the numbers and the games; those of minors only the club’s people.
data-ratings-why = So that whoever plays like you is found, and one knows where a number comes from.
data-ratings-long = The numbers until you close the name. What games did to others stays, without the name.
data-ratings-count = { $count ->
    [one] one game
   *[other] { $count } games
}
data-notices = News
data-notices-what = What you were told of your games, of challenges and of those whom you follow, when, and whether you have read it; if you have asked for it, the address at which your browser is called, and your quiet hours.
data-notices-why = So that you know what happened while you were away.
data-notices-long = Ninety days, and two hundred of them at most; the address of the browser until you sign out or want no more calls.
data-notices-count = { $count ->
    [one] one piece of news
   *[other] { $count } pieces of news
}
data-follows = Whom you follow
data-follows-what = Whom you follow, since when, and whether you want to be told when they come. Whoever you follow knows it.
data-follows-why = So that you see when friends are here and what they play.
data-follows-long = Until you follow them no more, or close your name.
data-follows-count = { $count ->
    [one] one person
   *[other] { $count } people
}
