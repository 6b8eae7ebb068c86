### Le novità: che cosa è successo, chi segui, e quando essere avvisati.

nav-notices = Novità
notices-title = Novità
notices-lead = Che cosa è successo nelle tue partite, chi ti sfida, chi è qui.
notices-none = Niente di nuovo. Qui leggi quando tocca a te in una partita a giorni, quando qualcuno ti sfida e quando arriva chi aspetti.
notices-seen = Ho letto tutto
notice-new = Nuovo
notice-somebody = Qualcuno
notice-turn = Tocca a te contro { $name }
notice-time-short = Ti resta poco tempo contro { $name }
notice-begun = { $name } ha accettato: la partita è cominciata
notice-ended-won = Hai vinto contro { $name }
notice-ended-lost = Hai perso contro { $name }
notice-ended-neither = La partita con { $name } è finita senza vincitore
notice-challenge = { $name } ti sfida
notice-counter = { $name } risponde alla tua sfida con altre condizioni
notice-declined-not-now = { $name } non accetta la sfida: adesso non può
notice-declined-clock = { $name } non accetta la sfida: vorrebbe un altro tempo
notice-declined-odds = { $name } non accetta la sfida: vorrebbe un altro vantaggio
notice-declined-game = { $name } non accetta la sfida: vorrebbe un altro gioco
notice-declined-no = { $name } non accetta la sfida
notice-came = { $name } è qui
notice-followed = { $name } ti segue
notice-overtaken = { $name } ti ha superato nella scala del circolo
notice-decided = C’è una decisione che ti riguarda
notice-several = { $count ->
    [one] Una novità su Miyako
   *[other] { $count } novità su Miyako
}
notice-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
ui-notices-unseen = Novità: { $count } da leggere
ui-notices-none-unseen = Novità
ui-notice-close = Chiudi

follow-title = Chi segui
follow-none = Non segui ancora nessuno. Apri la pagina di una persona e premi «Segui»: qui vedrai quando è su Miyako e che partita gioca. Se vi seguite a vicenda, puoi farti avvisare quando arriva.
follow-find = Cerca tra le persone
follow-do = Segui
follow-end = Non seguire più
follow-told = Avvisami quando arriva
follow-not-told = Non avvisarmi più
follow-here = è qui
follow-plays = sta giocando: guarda
follow-now = Qui adesso
follow-away = non è qui
error-too-many-followed-title = Segui già 200 persone
error-too-many-followed = Di più non si può: smetti di seguire qualcuno, poi riprova.

calls-title = Anche quando Miyako è chiuso
calls-how = Questo dispositivo può avvisarti anche quando la pagina è chiusa: quando tocca a te, quando qualcuno ti sfida. Solo se non hai già visto la novità qui.
calls-on = Avvisa questo dispositivo
calls-off = Non avvisare più questo dispositivo
calls-script = Per accendere gli avvisi serve JavaScript.
calls-name-first = Chi ha un nome può farsi avvisare anche quando la pagina è chiusa.
calls-kinds = Avvisami
calls-kind-games = delle mie partite
calls-kind-challenges = delle sfide
calls-kind-people = di chi arriva e di chi mi segue
calls-kind-house = delle decisioni che mi riguardano
calls-quiet = Ore di silenzio
calls-quiet-how = In queste ore non ti chiamiamo: quello che succede te lo diciamo dopo, tutto insieme. Lascia vuoto se va bene sempre.
calls-since = dalle
calls-until = alle
calls-save = Salva
ui-calls-are-on = Questo dispositivo ti avvisa.
ui-calls-are-off = Questo dispositivo non ti avvisa.
ui-calls-denied = Il browser non permette gli avvisi di questo sito: cambialo nelle sue impostazioni, poi torna qui.
ui-calls-impossible = Questo browser non sa avvisare quando la pagina è chiusa. Su iPhone e iPad: prima aggiungi Miyako alla schermata Home.
ui-calls-https = Gli avvisi funzionano solo quando il sito si apre con https.
ui-calls-failed = Non è riuscito. Riprova tra poco.
error-wish-quiet_since = L’inizio delle ore di silenzio («{ $value }») non è un’ora. Scrivi per esempio 22:30.
error-wish-quiet_until = La fine delle ore di silenzio («{ $value }») non è un’ora. Scrivi per esempio 07:00.
error-wish-quiet_zone = Non conosciamo il fuso orario «{ $value }». Scrivi per esempio Europe/Rome.
error-wish-notice_kind = Non ci sono avvisi di nome «{ $value }». Ci sono: games, challenges, people, club, house.
error-wish-endpoint = A questo indirizzo non si può chiamare nessun browser.
error-push-no-device-title = Nessuno è entrato da questo dispositivo
error-push-no-device = Entra con il tuo nome su questo dispositivo, poi riprova.

mail-title = Per posta
mail-how = Quello che non leggi qui per un quarto d’ora te lo scriviamo, tutto insieme e al massimo ogni tre ore. Serve solo a questo, e lo togli quando vuoi.
mail-address = Indirizzo di posta
mail-want = Scrivimi per posta
mail-on = Ti scriviamo a { $address }.
mail-asked = Abbiamo scritto a { $address }: apri il link che trovi nella lettera, entro due giorni.
mail-yours = È tuo l’indirizzo { $address }? Se sì, ti scriveremo qui le novità di Miyako che non hai ancora letto.
mail-confirm-do = Sì, è mio: scrivetemi
mail-end-do = Non scrivetemi più
mail-confirm-subject = È tuo questo indirizzo?
mail-confirm = Qualcuno ha chiesto a Miyako di scrivere qui le sue novità. Se sei tu, apri questo link entro due giorni:
    { $url }
    Se non sei tu, non fare niente: non ti scriveremo più.
mail-end = Per non ricevere più queste lettere: { $url }
error-mail-just-asked-title = Ti abbiamo appena scritto
error-mail-just-asked = A questo indirizzo, o a te, abbiamo già scritto da meno di un’ora. Guarda anche tra la posta indesiderata; poi riprova.
error-mail-not-sent-title = La lettera non è partita
error-mail-not-sent = Il server di posta del sito non risponde. Riprova tra dieci minuti.
error-wish-mail = «{ $value }» non è un indirizzo a cui si può scrivere. Scrivilo per esempio così: nome@example.org.
data-mail = Indirizzo di posta
data-mail-what = L’indirizzo a cui vuoi che ti scriviamo le novità, in che lingua, e quando ti abbiamo scritto.
data-mail-why = Per scriverti quello che non hai letto sul sito.
data-mail-long = Finché non premi «Non scrivetemi più» o chiudi il nome.
data-mail-count = { $count ->
    [one] un indirizzo
   *[other] { $count } indirizzi
}
