# The pages about the site: what it is, how one does things, what is kept, whose work it is. An empty line separates paragraphs.

## What it is
about-title = What Miyako is
about-lead = A home for shogi, Japanese chess: to play it, to study it, to run its events.
about-what = What one does here
about-what-text = Two people play, far apart or at one screen, or one plays a computer that ranges from beginner to champion. The referee knows the rules to the last: clocks, fouls, repetition, handicaps.

    Games in every format are read and annotated, mate problems solved, the historical games of the family tried.
about-whom = Whom it is for
about-whom-text = For who has never seen a piece and for who has played for thirty years; for friends, and for clubs, which find grades, leagues and tournaments.
about-free = What it costs
about-free-text = Nothing. There are no advertisements, no paid parts and no eyes of others: no page asks any site but this one for anything.
about-source = Whose it is
about-source-text = It is free software, which anybody can install at home or at the club. Whoever runs this site has put it at your disposal.

## How one does things
help-title = Help
help-lead = Answers for those who begin and those who come back.
help-begin = How do I begin if I cannot play?
help-begin-text = On the first page, with “Learn”: a quiet game in which touching a piece shows its moves, and every move can be taken back. The rules, with drawings, are under “Rules”.
help-friend = How do I play a friend?
help-friend-text = With “Play a friend”, then “On two screens”: there is a code to scan with a phone, and a link to send. Whoever opens it sits down opposite you.
help-refused = Why is my move not accepted?
help-refused-text = Because a rule forbids it: the page says which, and shows the squares. The most common are two unpromoted pawns on one file, and a king left in check.
help-clock = How does the clock work?
help-clock-text = When the main time is used up byōyomi begins: a time for each move, which is renewed if you move before it ends. The clock is the site’s, the same for both, and a slow connection takes no time from you.
help-lost = The connection broke: have I lost?
help-lost-text = No. The game stays where it was and the page connects again by itself; but the clock goes on. If you stay away for long, the other player may claim the game or close it.
help-device = How do I find my games on another device?
help-device-text = Take a name, with the little person above: a name and a password are enough, no mail address. You get ten codes to come back with if you forget the password: print or copy them.
help-records = How do I save a game, or bring one here?
help-records-text = “Export”, beside the game, gives it in every format. Under “Library” KIF, KI2, CSA, USI, PSN and other files come in, many at once if you like.
help-keys = Can I use the keyboard?
help-keys-text = For everything. Tab leads to the board, the arrows walk on it, Enter takes and puts down a piece, Esc lets go of it.

    Away from the board the left and right arrows walk through the game, Home and End go to its ends, and F2 reads the position aloud.
help-reader = And with a screen reader?
help-reader-text = Alt+T, or the first button of a page with a board, turns it into text: one field takes moves and commands (“?” lists them), the board is a table. Without it, each square says what stands on it, each move is announced, and clock and position can be listened to. The settings of the game say how coordinates are read.
help-text-view = The text view, command by command
help-text-view-text =
    Every page with a board that is played on or read (games, lessons, mate problems, records, training, castles and openings, most games of the family) can be read and used as text: by a screen reader, a Braille display, or keys alone. Alt+T turns the view on and off; so do the first button of the page and the one at its foot. The choice is kept in a cookie.

    What is typed into its one field is a move or a command, in Italian, English or Japanese, whatever language the page is in. Answers are said, and stay written.

    A move is typed as it is written (P76, 7g7f, 76歩, P*55, B22+, G49-58) or as it is said (pawn 7 6, pedone 7 6, ななろくふ). + promotes, = does not. If the rules do not allow it, the answer says why. Digits are said one by one.
help-text-view-more =
    What ends a game is asked once more. In a lesson that asks for a square or an answer, the square or the number alone is the answer.

    Values and reasons of the engine are there in records and in games that are over. Castles have names in standard shogi alone. The coordinates trainer and the first page have no text view: the problem of the day has it on its own page.

    An opponent’s move and a refusal are said at once; all else waits for its turn.
help-commands = The commands of the text view
help-commands-what = What
help-commands-group = the commands of this group

## What is kept of a visitor
privacy-title = Your data
privacy-lead = All that this site keeps of you, and how it is deleted.
privacy-guest = If you play without a name
privacy-guest-text = A random number, which your browser brings back in a cookie so that your games stay yours. With it your games, your library, the problems you solved, and the name you write when you sit down.
privacy-name = If you take a name
privacy-name-text = The name, a fingerprint of the password and of the codes (never the password itself), the devices you signed in from (browser, system, and when each was last used), and a fingerprint of each token that you make for a program, with what you call it and when it was last used. No real name, no date of birth; a mail address only if you ask us to write to you.
privacy-games = Games
privacy-games-text = Moves, times, the names written at the table, and the result. A game belongs to both: whoever has its link can open it. What you say in the review stays with the game while it is open.
privacy-cookies = Cookies
privacy-cookies-text = One to know you again, one for the language, one for how moves are written, one for the answer to how much you have played. The look of the pieces and the sounds stay in your browser. None serves to follow you elsewhere.
privacy-address = Network address
privacy-address-text = It serves, in memory, to keep one visitor from slowing the site down for the others. It is not written beside your games; it comes into the log of whoever runs the site only when a request was refused.
privacy-others = Others
privacy-others-text = No page loads anything from other sites, and nothing is sent to anybody: only what you ask to be told goes, sealed, through the maker of your browser, or by mail.
privacy-forget = How it is deleted
privacy-forget-text = Games of your library are deleted one by one or together. Who plays without a name can be forgotten on this device: games played with others stay theirs, and nobody can open them as you any more. Who has a name closes it under “Your name”: fourteen days later name, devices, library and problems are gone, and in games that were played a mark stands in the place of the name. Everything can be taken away as a ZIP first.

## Whose work is in it
licences-title = Licences
licences-lead = Miyako is free software, and stands on the work of others.
licences-own = The program may be used, studied, changed and passed on under the MIT licence or the Apache licence 2.0, as you choose.
licences-fonts = Lettering
licences-libraries = Libraries
licences-libraries-text = Parts by others that are in the program, each with its licence.

## Without a connection
offline-title = The site cannot be reached
offline-lead = To play, and for problems, there must be a connection to the site. Meanwhile there is this to read:
offline-again = Try again
