# Il proprio nome: prenderlo, accedere, dispositivi, codici.

nav-account = Il tuo nome
account-enter = Il tuo nome qui
account-new = Prendi un nome
account-new-why = Con un nome ritrovi le tue partite, la raccolta e i problemi su ogni dispositivo. Non serve un indirizzo di posta.
account-new-why-games = Ciò che hai già fatto qui resta tuo, anche la partita in corso, e lo ritrovi su ogni dispositivo. Non serve un indirizzo di posta.
account-name = Nome
account-password = Password
account-password-old = Password di adesso
account-password-new = Nuova password
account-password-how = Almeno { $count } caratteri. Una frase che ricordi va benissimo.
account-of-age = Ho almeno 14 anni, o un genitore è d’accordo
account-new-do = Prendi il nome
account-in = Ho già un nome
account-in-do = Accedi
account-adopts = Sono mie anche le partite giocate qui come ospite
account-lost = Password dimenticata?
account-lost-title = Rientrare con un codice
account-lost-how = Scrivi il tuo nome, uno dei dieci codici che hai ricevuto quando l’hai preso (o le parole di una tessera), e una nuova password. Ogni altro dispositivo verrà scollegato.
account-code = Codice
account-lost-do = Rientra
account-cancel = No, torna indietro
account-out = Esci
account-devices = Dispositivi
account-devices-why = Qui sei riconosciuto senza password. Se uno non è più tuo, scollegalo.
account-device = Dispositivo
account-this-device = questo
account-device-seen = visto
account-device-end = Scollega
account-codes = Codici di riserva
account-codes-left = { $count ->
    [0] Non ne hai più: se perdi la password non potrai rientrare.
    [one] Te ne resta uno.
   *[other] Te ne restano { $count }.
 }
account-codes-new = Nuovi codici
account-codes-new-how = I codici di prima non varranno più.
account-codes-new-do = Crea dieci nuovi codici
account-password-change = Cambia password
account-password-change-how = Gli altri dispositivi verranno scollegati.
account-password-change-do = Cambia
account-codes-title = I tuoi codici di riserva
account-codes-how = Se perdi la password, con uno di questi rientri; ognuno vale una volta. Scrivili o stampali adesso: non li vedrai più.
account-codes-go-on = Li ho messi via, avanti
account-codes-print = Stampa
error-sign-in-title = Accesso non riuscito
error-sign-in = Nome e password non vanno insieme.
error-name-taken-title = Nome già preso
error-name-taken = Qualcuno ha già questo nome, o uno che si può scambiare per questo. Se è il tuo, accedi; altrimenti scegline un altro.
error-name-unfit-title = Nome non valido
error-name-unfit = Da 2 a 24 lettere, di cui almeno una; vanno bene anche cifre, spazi, trattini, punti e apostrofi.
error-password-short-title = Password troppo corta
error-password-short = La password è troppo corta: servono almeno 8 caratteri.
error-password-long-title = Password troppo lunga
error-password-long = La password è troppo lunga: al massimo 256 caratteri.
error-password-common-title = Password troppo facile
error-password-common = Questa password è tra le prime che si provano a indovinare. Scegline una più tua.
error-of-age-title = Età
error-of-age = Serve che tu abbia almeno 14 anni, o che un genitore sia d’accordo.
error-guesses-title = Troppi tentativi
error-guesses = Troppi tentativi sbagliati. Aspetta un momento prima di riprovare.
error-not-signed-in-title = Serve un nome
error-not-signed-in = Per questo devi prima accedere con il tuo nome.
error-signed-in-title = Hai già un nome
error-signed-in = Hai già effettuato l’accesso.
error-wrong-code-title = Codice non valido
error-wrong-code = Nome e codice non vanno insieme, o il codice è già stato usato.
