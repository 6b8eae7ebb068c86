# One's own name: taking it, signing in, devices, codes.

nav-account = Your name
account-enter = Your name here
account-new = Take a name
account-new-why = With a name you find your games, your library and your problems again on every device. No mail address is needed.
account-new-why-games = What you have done here stays yours, the game you are playing too, and you find it again on every device. No mail address is needed.
account-name = Name
account-password = Password
account-password-old = Your password now
account-password-new = New password
account-password-how = At least { $count } characters. A sentence that you remember is fine.
account-of-age = I am at least 14, or a parent agrees
account-new-do = Take the name
account-in = I have a name
account-in-do = Sign in
account-adopts = The games played here as a guest are mine, too
account-lost = Forgotten your password?
account-lost-title = Come back with a code
account-lost-how = Write your name, one of the ten codes that you were given with it (or the words of a card), and a new password. Every other device will be signed out.
account-code = Code
account-lost-do = Come back
account-cancel = No, go back
account-out = Sign out
account-devices = Devices
account-devices-why = Here you are recognised without a password. If one is no longer yours, sign it out.
account-device = Device
account-this-device = this one
account-device-seen = seen
account-device-end = Sign out
account-codes = Codes in reserve
account-codes-left = { $count ->
    [0] You have none left: if you lose your password you cannot come back.
    [one] You have one left.
   *[other] You have { $count } left.
 }
account-codes-new = New codes
account-codes-new-how = The codes from before will be worth nothing.
account-codes-new-do = Make ten new codes
account-password-change = Change password
account-password-change-how = The other devices will be signed out.
account-password-change-do = Change
account-codes-title = Your codes in reserve
account-codes-how = If you lose your password, one of these lets you back in; each is good once. Write them down or print them now: you will not see them again.
account-codes-go-on = I have put them away, go on
account-codes-print = Print
error-sign-in-title = Not signed in
error-sign-in = Name and password do not belong together.
error-name-taken-title = The name is taken
error-name-taken = Somebody has this name, or one that could be taken for it. If it is yours, sign in; otherwise choose another.
error-name-unfit-title = No name
error-name-unfit = 2 to 24 characters with at least one letter; figures, blanks, hyphens, dots and apostrophes are fine, too.
error-password-short-title = Password too short
error-password-short = The password is too short: at least 8 characters are needed.
error-password-long-title = Password too long
error-password-long = The password is too long: 256 characters at most.
error-password-common-title = Password too easy
error-password-common = This password is among the first that are guessed. Choose one that is more your own.
error-of-age-title = Age
error-of-age = You have to be at least 14, or a parent has to agree.
error-guesses-title = Too many attempts
error-guesses = Too many wrong attempts. Wait a moment before you try again.
error-not-signed-in-title = A name is needed
error-not-signed-in = For this you have to sign in with your name first.
error-signed-in-title = You have a name
error-signed-in = You are signed in already.
error-wrong-code-title = No such code
error-wrong-code = Name and code do not belong together, or the code has been used.
