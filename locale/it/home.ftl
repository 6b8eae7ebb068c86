# La pagina iniziale.

## What it is
home-title = Lo shōgi, dalla prima mossa
home-lead = Un tavolo, un maestro paziente e un avversario della tua forza. Non serve iscriversi.

## The question that is asked once
home-experience = È la prima volta che giochi a shōgi?
home-experience-new = Sì, mai giocato
home-experience-knows = Conosco le mosse
home-experience-plays = Gioco spesso

## Games that go on
home-waits = Ti aspettano
home-waits-you = Tocca a te
home-waits-guest = Invito aperto
home-waits-others = Muovono gli altri

## The doors
home-doors = Che cosa vuoi fare?
home-learn = Impara
home-learn-how = Lezioni alla scacchiera dalla prima mossa; e una prima partita con un insegnante accanto, contro il solo re e i pedoni.
home-learn-begin = La prima partita
home-learn-school = Le lezioni
home-computer = Gioca col computer
home-computer-how = Ventiquattro gradi, dal principiante al campione.
home-computer-begin = Gioca
home-begins = Chi comincia
home-begins-black = Comincio io
home-begins-white = Comincia il computer
home-begins-random = Si tira a sorte
home-friend = Gioca con un amico
home-friend-how = Mandagli un link o mostragli il codice, oppure sedetevi insieme.
home-friend-begin = Invita
home-where = Dove
home-where-link = Su due schermi
home-where-two = Su questo schermo
home-all-options = Tutte le opzioni: handicap, orologi, regole…
home-other-games = Gli altri giochi della famiglia

## Today’s board
home-your-game = La tua partita
home-problem = Il problema di oggi
home-days = { $count ->
        [one] 1 giorno di fila
       *[other] { $count } giorni di fila
    }
home-to-game = Vai alla partita
home-watch = Una partita da guardare
home-to-watch = Guarda la partita

## The visitor’s last game
home-last-game = La tua ultima partita
home-last-pending = Il computer la sta riguardando: fra poco leggerai qui dove hai perso di più.
home-last-sound = Fra le tue mosse non c’è un errore di cui valga la pena parlare. Ben giocato!
home-last-played = Mossa { $ply }: hai giocato
home-last-better = Meglio
home-last-look = Guardala nella partita
home-last-again = Riprova da qui
home-told = C’è un messaggio per te da chi cura il sito.
