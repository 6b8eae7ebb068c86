# Testi del terminale.

## The site
terminal-serving = Miyako è pronto su { $url } (Ctrl-C lo ferma).
terminal-csa = I programmi che parlano CSA si collegano a { $address }.
terminal-no-csa = Porta CSA non aperta: { $address } è già in uso.
terminal-no-browser = Non si è potuto aprire il browser; l’indirizzo è { $url }.
terminal-waiting = Il database { $database } non risponde ancora ({ $reason }). Lo si aspetta, al massimo { $seconds } secondi.
terminal-checking = Si controlla che il database non sia rovinato; se è grande ci vuole un po’.
terminal-step = Il database viene aggiornato: passo { $step } di { $of }. Può durare a lungo; se viene interrotto, riprende da dove era.
terminal-ops = Chi si occupa del server chiede a http://{ $address }/ready.
terminal-other-host = Ci sono passkey fatte per { $host }, che con questo --public-url non valgono: chi ha solo quelle rientra con un codice o una tessera.
terminal-owner = Chi vuole prendersi cura del sito apre una volta { $url }.
terminal-card = { $name } rientra una volta, entro tre giorni, con: { $words }
    Si scrive, con il nome e una nuova password, alla pagina /account/back del sito.
terminal-backup = { $file }: copia completa e riletta; partite giocate: { $games }, partite nelle raccolte: { $records }, { $size } MB.
terminal-restore = Ora il sito ha i dati di { $file }; partite giocate: { $games }, partite nelle raccolte: { $records }, { $size } MB.
terminal-replaced = Quello che c’era prima è conservato in { $file }.

## A game
terminal-welcome = Shōgi contro il computer (livello { $level }). Tu sei { $side }.
terminal-handicap = Handicap: { $name }.
terminal-clock = Tempo: { $clock }.
terminal-try-help = Scrivi una mossa, per esempio 7g7f o P-76; «help» dice che cos’altro puoi scrivere.
terminal-help =
    7g7f            una mossa: dalla casella 7g alla casella 7f; 7g7f+ promuove
    P*5e            un paracadutaggio: un pedone dalla mano alla casella 5e
    P-76, 76歩      mosse in notazione occidentale, giapponese o qualsiasi altra
    moves           elenca le mosse legali
    board           mostra di nuovo la scacchiera
    hint            chiede un consiglio al computer (partite amichevoli)
    undo            ritira la tua ultima mossa (partite amichevoli)
    resign          abbandona
    declare         dichiara il re entrato (nyūgyoku sengen): se le condizioni mancano, perde
    draw            propone la patta (regole fra amici e di circolo)
    done            chiude le mosse iniziali prima della partita (--opening)
    quit            esce; la partita resta interrotta
terminal-prompt = { $ply }. Muove { $side }:
terminal-moved = { $ply }. { $side }: { $move } ({ $usi })
terminal-check = Scacco!
terminal-taken-back = La tua mossa è ritirata.
terminal-draw-declined = Il computer rifiuta la patta: accetta solo a partita avanzata, e se non sta meglio.
terminal-forgiven = Fallo di { $side }, per questa volta perdonato: { $foul }. Il prossimo fa perdere.
terminal-prepare = Le tue mosse iniziali, fino alla quinta traversa: ne restano { $left }; «done» le chiude.
terminal-first-move = Fai la prima mossa; poi risponde il computer.
terminal-prepared = { $side }: { $move } ({ $usi })
terminal-hint = Il computer giocherebbe { $move } ({ $usi }).
terminal-no-hint = Qui non c’è più nulla da giocare.
terminal-not-understood = «{ $text }» non è né una mossa legale né un comando; «help» mostra come si scrivono.
terminal-ambiguous = «{ $text }» può essere { $moves }: scrivi quale.
terminal-hand = { $side } ha in mano: { $pieces }
terminal-nothing-in-hand = nulla
terminal-time-left = A { $side } restano { $time }.
terminal-considerations-left = Per { $side } scorre un periodo di riflessione: ne ha ancora { $count }, di questo { $time }.
terminal-byoyomi-left = { $side } ha { $time } per questa mossa (byōyomi).
terminal-result = { $result }.
terminal-broken-off = La partita è interrotta.
terminal-saved = La partita è salvata in { $file }.

## In saved games
terminal-you = Tu
terminal-event = Partita nel terminale

## Recommended odds
odds-difference = Gradi di differenza: { $difference }
odds-system-jsa = Secondo la federazione giapponese: { $odds }
odds-system-updated = Secondo gli iemoto, nella forma aggiornata: { $odds }
odds-system-iemoto = Secondo gli iemoto: { $odds }
odds-game = Partita { $number }: { $odds }
odds-sides = Nero: { $black }. Bianco: { $white }.
odds-lots = I colori si tirano a sorte.

## miyako book
book-built = Il libro contiene { $positions } posizioni.
book-unknown = Questa posizione non è nel libro.
