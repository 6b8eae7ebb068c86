# Il secondo passo: un codice che il telefono dice, accanto alla password.

authenticator = Secondo passo
authenticator-why = Chi indovina o ruba la tua password non entra lo stesso: serve anche un codice di sei cifre che il tuo telefono cambia ogni mezzo minuto. Il telefono non deve essere in rete, e nessuno riceve nulla.
authenticator-on = Entri con la password e un codice del telefono.
authenticator-off = Puoi chiedere, oltre alla password, un codice che dice il tuo telefono.
authenticator-open = Vai al secondo passo
authenticator-step-program = Sul telefono serve un programma per i codici, uno qualsiasi: Aegis, 2FAS, Google Authenticator, quello delle password di iPhone.
authenticator-step-read = Il programma legge il disegno che ti mostriamo alla prossima pagina.
authenticator-step-show = Scrivi qui il primo codice che dice. Fatto: gli altri dispositivi vengono scollegati, e chi rientra mostra un codice.
authenticator-want-do = Comincia
authenticator-since = Attivo dal { $day }
authenticator-lost = Hai perso il telefono? Uno dei codici di riserva ti fa rientrare con una nuova password, senza il telefono; il secondo passo poi si imposta di nuovo.
authenticator-remove = Togli il secondo passo
authenticator-remove-do = Togli
authenticator-pair = Dai il segreto al telefono
authenticator-pair-how = Apri il programma dei codici, scegli «aggiungi» e inquadra il disegno. Poi scrivi il codice che ti dice.
authenticator-code = Disegno da inquadrare con il programma dei codici
authenticator-by-hand = Senza fotocamera
authenticator-by-hand-how = Scrivi questo segreto nel programma, come chiave a tempo. Non mostrarlo a nessuno.
authenticator-here = Il programma è su questo dispositivo
authenticator-code-now = Il codice di adesso
authenticator-code-how = Sei cifre, come le dice il telefono.
authenticator-set-do = Attiva il secondo passo
authenticator-now = Il codice del telefono
authenticator-without = Non ho il telefono: rientro con un codice di riserva
account-to-name = Torna al tuo nome
error-authenticator-title = Codice non valido
error-authenticator = Non è il codice di adesso, o l’hai già usato. Aspetta il prossimo e scrivi quello.
error-authenticator-there-title = C’è già
error-authenticator-there = Il tuo secondo passo è già attivo. Per cambiare telefono prima toglilo.
error-two-steps-title = Prima il secondo passo
error-two-steps = Chi agisce per il circolo entra con due cose: la password e un codice del telefono, oppure solo con passkey. Così una password rubata non basta per agire sugli altri.
club-two-steps = Prima un secondo passo
club-two-steps-why = Da qui si può iscrivere, aiutare e fermare altre persone. Perché una password indovinata non basti a farlo, chi ha un incarico entra anche con un codice del telefono. Si imposta in un minuto.
act-set-authenticator = Secondo passo attivato
act-remove-authenticator = Secondo passo tolto
data-second-step = Secondo passo
data-second-step-what = Il segreto da cui il tuo telefono e noi ricaviamo i codici, e il numero dell’ultimo usato.
data-second-step-why = Perché una password rubata non basti per entrare.
data-second-step-long = Finché non lo togli, rientri con un codice di riserva o chiudi il nome.
data-second-step-count = { $count ->
    [0] Non attivo
   *[other] Attivo
 }
