### Le serate di circolo: un appuntamento di ogni settimana.

nights-title = Serate di circolo
nights-lead = Ogni settimana ci si trova qui alla stessa ora. Quando la serata comincia basta un tocco, e si gioca con chi è venuto.
nights-calendar = Mettile nel tuo calendario
nights-none = Non c’è ancora nessuna serata.
nights-keep = Scegli il giorno e l’ora in cui il circolo si ritrova sul sito. Chi si è segnato viene avvisato dieci minuti prima; finita una partita se ne può cercare subito un’altra.
night-on = In corso adesso
night-until = fino a
night-every = Ogni { $day } dalle { $from } alle { $to } ({ $zone })
night-guests = { $count ->
    [0] Non si è ancora segnato nessuno
    [one] Si è segnata una persona
   *[other] Si sono segnate { $count } persone
}
night-play = Gioca alla serata
night-come = Avvisami ogni volta
night-stay = Non avvisarmi più della serata
night-you-come = Ti avvisiamo dieci minuti prima.
night-name-first = Scegli un nome per farti avvisare
night-new = Una nuova serata
night-usual-name = Serata di circolo
night-name = Nome
night-day = Giorno
night-begins = Comincia alle
night-zone = Fuso orario
night-zone-how = La città secondo cui vale l’ora, per esempio Europe/Rome.
night-lasts = Dura
night-length-60 = 1 ora
night-length-90 = 1 ora e mezza
night-length-120 = 2 ore
night-length-180 = 3 ore
night-length-240 = 4 ore
night-length-300 = 5 ore
night-make = Aggiungi la serata
night-end = Togli
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica
notice-night = «{ $name }» sta per cominciare
calls-kind-club = delle serate di circolo in cui mi sono segnato e della scala
data-nights = Serate di circolo
data-nights-what = Le serate di cui vuoi essere avvisato, e da quando.
data-nights-why = Per avvisarti dieci minuti prima che comincino.
data-nights-long = Finché non premi «Non avvisarmi più della serata», la serata viene tolta o chiudi il nome.
data-nights-count = { $count ->
    [one] una serata
   *[other] { $count } serate
}
error-enough-nights-title = Le serate sono già quattordici
error-enough-nights = Di più non si può: togline una, poi riprova.
error-wish-night_name = Il nome della serata («{ $value }») deve avere da 1 a 60 caratteri.
error-wish-night_day = Il giorno («{ $value }») deve andare da 1, lunedì, a 7, domenica.
error-wish-night_begins = L’inizio della serata («{ $value }») non è un’ora. Scrivi per esempio 21:00.
error-wish-night_zone = Il fuso orario «{ $value }» non c’è. Scrivi per esempio Europe/Rome.
error-wish-night_lasts = La durata («{ $value }») deve essere da 30 a 720 minuti.
error-wish-night_clock = Con il tempo «{ $value }» in una serata non si finisce: scegli un orologio per partite dal vivo.
