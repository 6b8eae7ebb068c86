# Tutto quello che si tiene di un visitatore: l’elenco, e l’archivio da portare via.

data-title = Quello che si tiene di te
data-link = Che cosa si tiene di me
data-lead = Tutto quello che questo sito tiene di te, perché e per quanto tempo. Altro non c’è.
data-take = Porta via tutto (ZIP)
data-take-how = Un solo file con le tue partite, la raccolta e i file da cui viene, i problemi e il tuo nome, in forme che altri programmi leggono. Si prepara subito.
data-why = Perché
data-long = Per quanto
data-count = Di tuo
data-see = Vedi
data-copies = Chi gestisce il sito può farne copie, contro la perdita dei dati. Lì tutto questo resta finché non sono sostituite.
data-guest = Un numero per questo browser
data-guest-what = Un numero a caso, in un cookie di questo browser. Il sito tiene solo ciò che ne ha calcolato, da cui non si torna indietro.
data-guest-why = Perché le partite che giochi senza nome restino tue.
data-guest-long = Nel browser per 400 giorni dall’ultima visita. Se ti fai dimenticare resta un’impronta, perché nessuno entri più con quel numero.
data-name = Il tuo nome
data-name-what = Il nome, quando l’hai preso e un’impronta della password, mai la password stessa. Niente indirizzo di posta, niente nome vero, niente data di nascita.
data-name-why = Perché tu sia sempre tu su ogni dispositivo, e nessuno giochi con il tuo nome.
data-name-long = Finché non lo chiudi; { $days } giorni dopo non c’è più.
data-name-count = { $name }, dal { $since }
data-devices = Dispositivi
data-devices-what = Di ogni browser da cui sei entrato: come si chiama (browser e sistema), quando sei entrato e in che giorno è tornato l’ultima volta.
data-devices-why = Perché lì non serva la password, e tu veda se qualcun altro entra come te.
data-devices-long = Finché non scolleghi il dispositivo; resta un’impronta del suo cookie, perché nessuno entri più con quello.
data-devices-count = { $count ->
    [one] Un dispositivo
   *[other] { $count } dispositivi
 }
data-codes = Codici di riserva
data-codes-what = Un’impronta di ogni codice che non hai ancora usato.
data-codes-why = Perché tu possa rientrare se dimentichi la password.
data-codes-long = Finché un codice è usato, o ne crei di nuovi.
data-codes-count = { $count ->
    [one] Un codice
   *[other] { $count } codici
 }
data-blocks = Chi hai bloccato
data-blocks-what = Con chi non vuoi giocare, e da quando. Loro non lo vedono.
data-blocks-why = Perché non si siedano alle tue partite.
data-blocks-long = Finché non li sblocchi, o uno dei due chiude il nome.
data-blocks-count = { $count ->
    [one] Una persona
   *[other] { $count } persone
 }
data-holidays = Ferie
data-holidays-what = I giorni in cui il tempo delle tue partite a giorni sta fermo. Gli avversari vedono fino a quando.
data-holidays-why = Perché il tempo si fermi, e non più di trenta giorni ogni anno.
data-holidays-long = Finché chiudi il nome.
data-holidays-count = { $count ->
    [one] Un periodo
   *[other] { $count } periodi
 }
data-games = Partite e posti
data-games-what = Mosse, tempi e risultati delle partite a cui ti sei seduto, e il nome che stava lì; nelle partite con l’orologio, quante volte hai guardato altrove quando toccava a te. L’indirizzo di rete non c’è.
data-games-why = Perché una partita si possa continuare e rivedere, e conti per tutti e due.
data-games-long = Per sempre: una partita è di tutti quelli che l’hanno giocata. Se chiudi il nome, al suo posto sta un altro segno.
data-games-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }, { $going } in corso
data-records = Raccolta e file
data-records-what = Le partite della raccolta con commenti, etichette e varianti, i file da cui vengono, byte per byte, e le parole con cui si trovano.
data-records-why = Perché ce le hai messe tu; quelle che finisci qui ci vanno da sole.
data-records-long = Finché non le cancelli, o chiudi il nome.
data-records-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }, { $files ->
    [one] un file
   *[other] { $files } file
 }, { $size } KB
data-shares = Link per chi legge
data-shares-what = Quali partite della raccolta possono leggere gli altri, e l’indirizzo segreto di ciascuna.
data-shares-why = Perché hai creato il link.
data-shares-long = Finché non ritiri il link o cancelli la partita.
data-shares-count = { $count ->
    [one] Una partita condivisa
   *[other] { $count } partite condivise
 }
data-tsume = Problemi di matto
data-tsume-what = Ogni tentativo: il problema, le tue mosse, quanto ci hai pensato, com’è andata e il tuo numero dopo.
data-tsume-why = Perché i problemi siano alla tua misura, e nessuno torni troppo presto.
data-tsume-long = Finché non chiudi il nome; da ospite, finché non ti fai dimenticare e chiedi di cancellarli.
data-tsume-count = { $count ->
    [one] Un tentativo
   *[other] { $count } tentativi
 }
data-hindsight = La tua ultima partita, riguardata
data-hindsight-what = Dell’ultima partita finita di cui la pagina iniziale ti ha parlato: il tuo errore più grave, con la posizione, la mossa migliore e il seguito; oppure che non ce n’erano.
data-hindsight-why = Perché chi torna veda dove ha perso di più, e nessun computer debba riguardarla due volte.
data-hindsight-long = Finché una partita successiva ne prende il posto, o finché non chiudi il nome; da ospite, finché non ti fai dimenticare e chiedi di cancellarlo.
data-hindsight-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }
data-cookies = I cookie
data-cookies-what = Uno per riconoscerti, uno per la lingua, uno per il modo di scrivere le mosse, uno per quanto hai giocato.
data-cookies-why = Perché tu non debba ripeterlo a ogni pagina. Nessuno ti segue altrove.
data-cookies-long = Nel tuo browser, 400 giorni al massimo. Lì li puoi cancellare.
data-browser = Solo nel tuo browser
data-browser-what = L’aspetto della tavola e dei pezzi, i suoni, giorno o notte, e l’ultimo nome scritto a un tavolo.
data-browser-why = Perché la pagina sia come l’hai lasciata.
data-browser-long = Finché non li cancelli nel browser; al sito non arrivano mai.
data-address = L’indirizzo di rete
data-address-what = Da dove vengono le tue richieste, in memoria. Nel registro di chi gestisce il sito sta solo dove una richiesta è stata rifiutata.
data-address-why = Perché uno solo non rallenti il sito per gli altri.
data-address-long = In memoria per qualche minuto, un’ora dopo una password sbagliata.
data-readme = Tutto quello che Miyako tiene di te.

    account.json   il tuo nome, da quando ce l’hai, quanti codici restano, chi hai bloccato. Non ci sono né password né codici
    devices.json   i dispositivi da cui sei entrato
    games/         le partite a cui ti sei seduto, anche in corso: KIF (.kifu), JSON per quelle a quattro
    records/       le partite della raccolta. «Importa» in una raccolta le riprende
    records.json   quello che la raccolta dice di ognuna: etichette, link per chi legge, date
    originals/     i file da cui vengono le partite, byte per byte
    tsume.json     i tuoi tentativi con i problemi di matto
    mistakes.json  il tuo errore più grave nell’ultima partita riguardata
    lessons.json   quello che hai fatto nella scuola
    cards.json     le posizioni che alleni, le tue risposte e le partite esaminate

    I tempi che finiscono in _ms sono millisecondi dal primo gennaio 1970, UTC.
    Se c’è un unreadable.txt, nomina le partite che non si è riusciti a scrivere.
error-export-files-title = Troppi file
error-export-files = Più di 65.000 file non stanno in un archivio. Cancella dalla raccolta quello che non ti serve più, o rivolgiti a chi gestisce il sito.
data-passkeys = Passkey
data-passkeys-what = Di ogni passkey la parte pubblica, il nome, per quale sito vale e quando è servita. La parte segreta resta nel tuo dispositivo.
data-passkeys-why = Perché il dispositivo ti faccia entrare senza password.
data-passkeys-long = Finché non la togli, o chiudi il nome.
data-passkeys-count = { $count ->
    [one] Una passkey
   *[other] { $count } passkey
 }
data-tokens = Gettoni per i programmi
data-tokens-what = Un’impronta di ogni gettone, il suo nome, che cosa permette, fino a quando e in che giorno è servito l’ultima volta.
data-tokens-why = Perché un programma possa giocare o lavorare come te.
data-tokens-long = Finché non lo togli, o chiudi il nome.
data-tokens-count = { $count ->
    [one] Un gettone
   *[other] { $count } gettoni
 }
data-club = Incarichi e registro
data-club-what = I tuoi incarichi nel circolo, se sei minorenne, e che cosa è stato fatto al tuo nome: da chi, quando, e il perché di un provvedimento.
data-club-why = Perché si sappia chi può che cosa, e tu veda ciò che altri hanno fatto.
data-club-long = Gli incarichi finché li hai. Il registro resta anche quando chiudi il nome, ma senza il nome.
data-club-count = { $count ->
    [one] Una riga nel registro
   *[other] { $count } righe nel registro
 }
data-reports = Segnalazioni
data-reports-what = Le segnalazioni che hai fatto, e quelle su di te con la partita. Le legge solo chi se ne occupa; ciò che ne segue ti viene detto.
data-reports-why = Perché chi decide veda che cosa è successo.
data-reports-long = Restano anche quando chiudi il nome, ma senza il nome.
data-cards = Posizioni da allenare
data-cards-what = Le posizioni nate dai tuoi errori e dalle varianti che impari, che cosa hai risposto e quando, e quali partite sono state esaminate per questo.
data-cards-why = Perché tu le ritrovi, e perché quelle che vuoi rivedere ritornino il giorno giusto.
data-cards-long = Finché non elimini una posizione, chiudi il tuo nome o fai dimenticare questo browser.
data-cards-count = { $count ->
    [one] Una posizione
   *[other] { $count } posizioni
 }
data-lessons = Lezioni
data-lessons-what = Quali esercizi della scuola hai fatto, quando, in quanto tempo, con quali mosse, e quando hai chiesto un consiglio.
data-lessons-why = Perché la scuola riprenda da dove eri.
data-lessons-long = Finché non chiudi il nome, o dimentichi questo browser.
data-lessons-count = { $count ->
    [one] Una risposta
   *[other] { $count } risposte
 }
data-ratings = Numeri e partite per la classifica
data-ratings-what = La forza che dichiari, i tuoi numeri e che cosa ha fatto loro ogni partita che valeva. Chiunque può vedere i numeri e le partite; chi è minorenne lo vedono solo quelli del circolo.
data-ratings-why = Perché si trovi chi gioca come te, e si sappia da dove viene un numero.
data-ratings-long = I numeri finché non chiudi il nome. Ciò che le partite hanno fatto agli altri resta, ma senza il nome.
data-ratings-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
data-notices = Novità
data-notices-what = Che cosa ti è stato detto delle tue partite, delle sfide e delle persone che segui, quando, e se l’hai letto; se l’hai chiesto, l’indirizzo a cui il tuo browser si fa avvisare, e le ore di silenzio.
data-notices-why = Perché tu sappia che cosa è successo mentre non c’eri.
data-notices-long = Novanta giorni, al massimo duecento novità; l’indirizzo del browser finché non esci o non togli gli avvisi.
data-notices-count = { $count ->
    [one] una novità
   *[other] { $count } novità
}
data-follows = Persone che segui
data-follows-what = Chi segui, da quando, e se vuoi essere avvisato quando arriva. Chi segui lo sa.
data-follows-why = Perché tu veda quando gli amici sono qui e che cosa giocano.
data-follows-long = Finché non smetti di seguire, o chiudi il nome.
data-follows-count = { $count ->
    [one] una persona
   *[other] { $count } persone
}
