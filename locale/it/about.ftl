# Le pagine che parlano del sito: che cos’è, come si fa, che cosa tiene, di chi è. Una riga vuota separa i capoversi.

## What it is
about-title = Che cos’è Miyako
about-lead = Un posto per lo shōgi, gli scacchi giapponesi: per giocarlo, studiarlo e organizzarne gli incontri.
about-what = Che cosa ci si fa
about-what-text = Si gioca in due, a distanza o allo stesso schermo, e contro un computer che va dal principiante al campione. L’arbitro conosce le regole fino in fondo: orologi, falli, ripetizioni, handicap.

    Si leggono e si commentano partite in tutti i formati, si risolvono problemi di matto, si provano i giochi storici della famiglia.
about-whom = Per chi è
about-whom-text = Per chi non ha mai visto un pezzo e per chi gioca da trent’anni; per gli amici e per i circoli, che vi trovano gradi, campionati e tornei.
about-free = Quanto costa
about-free-text = Niente. Non ci sono pubblicità, né parti a pagamento, né occhi di altri: nessuna pagina chiede qualcosa a siti diversi da questo.
about-source = Di chi è
about-source-text = È un programma libero, che ognuno può installare sul proprio computer o al circolo. Chi gestisce questo sito è chi ve lo ha messo a disposizione.

## How one does things
help-title = Aiuto
help-lead = Le risposte alle domande di chi comincia e di chi torna.
help-begin = Come comincio, se non so giocare?
help-begin-text = Dalla pagina iniziale, con «Impara»: una partita tranquilla in cui toccando un pezzo si vedono le sue mosse, e ogni mossa si può ritirare. Le regole, con i disegni, stanno in «Regole».
help-friend = Come gioco con un amico?
help-friend-text = Con «Gioca con un amico», poi «Su due schermi»: appare un codice da inquadrare con il telefono e un link da mandare. Chi lo apre si siede di fronte a te.
help-refused = Perché la mia mossa non viene accettata?
help-refused-text = Perché una regola la vieta: la pagina dice quale e indica le caselle. I casi più comuni sono due pedoni non promossi nella stessa colonna e un re che resta sotto scacco.
help-clock = Come funziona l’orologio?
help-clock-text = Finito il tempo di riflessione comincia il byōyomi: un tempo per ogni mossa, che si rinnova se muovi prima che scada. L’orologio è quello del sito, uguale per tutti e due, e un collegamento lento non ti toglie tempo.
help-lost = Si è interrotto il collegamento: ho perso?
help-lost-text = No. La partita resta dov’era e la pagina si ricollega da sola; l’orologio però continua. Se non torni per molto tempo, l’avversario può chiedere la vittoria o chiudere la partita.
help-device = Come ritrovo le mie partite su un altro dispositivo?
help-device-text = Prendendo un nome, con l’omino in alto: bastano nome e password, senza indirizzo di posta. Ricevi dieci codici con cui rientrare se dimentichi la password: stampali o copiali.
help-records = Come salvo o porto qui una partita?
help-records-text = «Esporta», accanto alla partita, la dà in tutti i formati. In «Raccolta» si portano file KIF, KI2, CSA, USI, PSN e altri, anche molti insieme.
help-keys = Si può usare la tastiera?
help-keys-text = Sì, per tutto. Con Tab si arriva alla scacchiera, con le frecce ci si sposta, con Invio si prende e si posa il pezzo, con Esc si annulla.

    Fuori dalla scacchiera le frecce sinistra e destra scorrono la partita, Inizio e Fine vanno agli estremi, e F2 fa leggere la posizione ad alta voce.
help-reader = E con un lettore di schermo?
help-reader-text = Alt+T, o il primo pulsante di ogni pagina con una scacchiera, ne fa un testo: un campo accetta mosse e comandi («?» li elenca), la scacchiera è una tabella. Anche senza, ogni casella dice che cosa contiene, ogni mossa viene annunciata, e si possono ascoltare l’orologio e la posizione. Le impostazioni della partita permettono di scegliere come si leggono le coordinate.
help-text-view = La vista testo, comando per comando
help-text-view-text =
    Ogni pagina con una scacchiera su cui si gioca o che si legge (partite, lezioni, problemi di matto, registrazioni, allenamento, castelli e aperture, quasi tutti i giochi della famiglia) si può leggere e usare come testo: con un lettore di schermo, una riga Braille o la sola tastiera. Alt+T apre e chiude la vista; lo fanno anche il primo pulsante della pagina e quello in fondo. La scelta resta in un cookie.

    Nel suo unico campo si scrive una mossa o un comando, in italiano, inglese o giapponese, qualunque sia la lingua della pagina. Le risposte vengono dette e restano scritte.

    Una mossa si scrive come si annota (P76, 7g7f, 76歩, P*55, B22+, G49-58) o come si dice (pedone 7 6, pawn 7 6, ななろくふ). + promuove, = non promuove. Se le regole la vietano, la risposta dice perché. Le cifre si leggono una per una.
help-text-view-more =
    Ciò che chiude una partita viene chiesto ancora una volta. In una lezione che chiede una casella o una risposta, basta scrivere la casella o il numero.

    Valori e ragioni del motore ci sono nelle registrazioni e nelle partite finite. I castelli hanno un nome solo nello shōgi normale. L’allenamento alle coordinate e la pagina iniziale non hanno vista testo: il problema del giorno ce l’ha nella sua pagina.

    La mossa dell’avversario e un rifiuto vengono detti subito; il resto aspetta il suo turno.
help-commands = I comandi della vista testo
help-commands-what = Che cosa
help-commands-group = i comandi di questo gruppo

## What is kept of a visitor
privacy-title = I tuoi dati
privacy-lead = Tutto quello che questo sito tiene di te, e come lo si cancella.
privacy-guest = Se giochi senza nome
privacy-guest-text = Un numero a caso, che il tuo browser riporta con un cookie, perché le partite restino tue. Con esso stanno le tue partite, la raccolta, i problemi risolti e il nome che scrivi sedendoti.
privacy-name = Se prendi un nome
privacy-name-text = Il nome, un’impronta della password e dei codici (mai la password stessa), i dispositivi da cui sei entrato (browser, sistema e quando sono stati usati l’ultima volta) e un’impronta di ogni gettone che crei per un programma, con il nome che gli dai e quando è stato usato l’ultima volta. Niente nome vero, niente data di nascita; un indirizzo di posta solo se chiedi che ti scriviamo.
privacy-games = Le partite
privacy-games-text = Mosse, tempi, nomi scritti al tavolo e risultato. Una partita è di tutti e due: la può aprire chi ne ha il link. Quello che dite nel riesame resta con la partita finché è aperta.
privacy-cookies = I cookie
privacy-cookies-text = Uno per riconoscerti, uno per la lingua, uno per il modo di scrivere le mosse, uno per la risposta alla domanda su quanto hai giocato. L’aspetto dei pezzi e i suoni restano nel tuo browser. Nessuno serve a seguirti altrove.
privacy-address = L’indirizzo di rete
privacy-address-text = Serve, in memoria, a impedire che uno solo rallenti il sito per gli altri. Non viene scritto accanto alle tue partite; nel registro di chi gestisce il sito finisce solo quando una richiesta è stata rifiutata.
privacy-others = Altri
privacy-others-text = Nessuna pagina carica qualcosa da altri siti, e nulla viene mandato a nessuno: solo gli avvisi che chiedi passano, sigillati, da chi fa il tuo browser, oppure arrivano per posta.
privacy-forget = Come si cancella
privacy-forget-text = Le partite della raccolta si cancellano una per una o insieme. Chi gioca senza nome può farsi dimenticare su questo dispositivo: le partite giocate con altri restano a loro, senza che nessuno possa più riaprirle come te. Chi ha un nome lo chiude sotto «Il tuo nome»: quattordici giorni dopo nome, dispositivi, raccolta e problemi non ci sono più, e nelle partite giocate un segno sta al posto del nome. Prima si può portare via tutto in uno ZIP.

## Whose work is in it
licences-title = Licenze
licences-lead = Miyako è software libero, e si appoggia al lavoro di altri.
licences-own = Il programma si può usare, studiare, cambiare e ridistribuire secondo la licenza MIT o la licenza Apache 2.0, a scelta.
licences-fonts = Caratteri
licences-libraries = Librerie
licences-libraries-text = Parti di programma di altri che vi sono dentro, ciascuna con la sua licenza.

## Without a connection
offline-title = Il sito non si raggiunge
offline-lead = Per giocare e per i problemi serve il collegamento al sito. Si può leggere intanto:
offline-again = Riprova
