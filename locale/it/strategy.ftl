strategy-title = Castelli, aperture, tesuji
strategy-lead = Come si chiamano le forme e le mosse dello shōgi, come nascono sulla scacchiera e a che cosa servono.
strategy-search = Un nome, scritto come si vuole
strategy-contents = Indice
strategy-rare = ° Nome raro: lo riporta una sola delle fonti confrontate.
strategy-found = { $count ->
    [0] Niente si chiama così
    [one] Un nome
   *[other] { $count } nomi
}
strategy-all = Tutti i nomi
strategy-chapter-right = Castelli a destra
strategy-chapter-right-lead = Il re va dov’era la torre: sono i castelli di chi gioca con la torre mobile.
strategy-chapter-left = Castelli a sinistra
strategy-chapter-left-lead = Il re si allontana dalla torre, che resta al suo posto: sono i castelli della torre statica.
strategy-chapter-centre = Castelli al centro
strategy-chapter-centre-lead = Il re resta al centro o lì vicino, libero di andare da una parte o dall’altra.
strategy-chapter-opening = Aperture
strategy-chapter-opening-lead = Come si comincia una partita: dove sta la torre, quando si scambiano gli alfieri, che cosa fanno insieme i due giocatori.
strategy-chapter-attack = Attacchi e schieramenti
strategy-chapter-attack-lead = Come si dispongono argento, torre e alfiere quando avanzano.
strategy-chapter-tesuji = Tesuji
strategy-chapter-tesuji-lead = Singole mosse così abili da avere un nome. Il nome dice che cosa fa la mossa, non che qui sia buona.
strategy-tesuji-pawn = Con i pedoni
strategy-tesuji-knight = Con cavallo e lancia
strategy-tesuji-silver = Con argento e oro
strategy-tesuji-major = Con torre e alfiere
strategy-tesuji-any = Con qualsiasi pezzo
strategy-building = Come nasce
strategy-strong = Punti forti
strategy-weak = Punti deboli
strategy-parts = Di che cosa è fatto
strategy-around = Vicino al re in questa figura: { $pieces }.
strategy-parent = Più generale
strategy-children = Più particolari
strategy-with-openings = Si usa con
strategy-with-castles = Castelli adatti
strategy-proverbs = Proverbi
strategy-library = Le partite della tua biblioteca in cui compare
strategy-door = Castelli, aperture e tesuji per nome
