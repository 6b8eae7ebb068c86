# The second step: a code that the phone tells, beside the password.

authenticator = Second step
authenticator-why = Whoever guesses or steals your password does not get in: it also takes a code of six figures that your phone changes every half minute. The phone need not be online, and nobody is sent anything.
authenticator-on = You come in with your password and a code from your phone.
authenticator-off = Beside the password, you can have a code asked for that your phone tells.
authenticator-open = Go to the second step
authenticator-step-program = Your phone needs a program for codes, any will do: Aegis, 2FAS, Google Authenticator, the one for passwords on an iPhone.
authenticator-step-read = The program reads the drawing that we show on the next page.
authenticator-step-show = Type the first code that it tells. Done: your other devices are signed out, and whoever comes back shows a code.
authenticator-want-do = Begin
authenticator-since = On since { $day }
authenticator-lost = Lost the phone? One of your codes in reserve lets you in with a new password and without the phone; then set up the second step again.
authenticator-remove = Remove the second step
authenticator-remove-do = Remove
authenticator-pair = Give your phone the secret
authenticator-pair-how = Open the program for codes, choose “add” and point the camera at the drawing. Then type the code that it tells.
authenticator-code = Drawing for the program for codes
authenticator-by-hand = Without a camera
authenticator-by-hand-how = Type this secret into the program, as a key that goes by time. Show it to nobody.
authenticator-here = The program is on this device
authenticator-code-now = The code of now
authenticator-code-how = Six figures, as your phone tells them.
authenticator-set-do = Turn on the second step
authenticator-now = The code from your phone
authenticator-without = I have no phone: I come back with a code in reserve
account-to-name = Back to your name
error-authenticator-title = No such code
error-authenticator = That is not the code of now, or you have used it. Wait for the next one and type that.
error-authenticator-there-title = There is one
error-authenticator-there = Your second step is on. To change phones, remove it first.
error-two-steps-title = The second step first
error-two-steps = Whoever acts for the club comes in with two things: the password and a code from the phone, or passkeys alone. So a stolen password is not enough to act on others.
club-two-steps = A second step first
club-two-steps-why = Here people can be signed up, helped and stopped. So that a guessed password is not enough for it, who holds an office also comes in with a code from the phone. It takes a minute to set up.
act-set-authenticator = Second step turned on
act-remove-authenticator = Second step removed
data-second-step = Second step
data-second-step-what = The secret that your phone and we make codes of, and the number of the last one used.
data-second-step-why = So that a stolen password is not enough to come in.
data-second-step-long = Until you remove it, come back with a code in reserve or close your name.
data-second-step-count = { $count ->
    [0] Off
   *[other] On
 }
