# Mosse dette a voce, ai lettori di schermo e nel terminale: "Nero: generale d’oro da 4-9 in 5-8, prende pedone".

spoken-move = { $piece }{ $which ->
        [none] {""}
       *[other] {" "}da { $which }
    } { $action ->
        [drops] dalla mano in
       *[other] in
    } { $to }{ $same ->
        [yes] , stessa casella
       *[no] {""}
    }{ $captured ->
        [none] {""}
       *[other] , prende { $captured }
    }{ $promotion ->
        [yes] , promuove
        [no] , non promuove
       *[none] {""}
    }

spoken-piece-pawn = pedone
spoken-piece-lance = lancia
spoken-piece-knight = cavallo
spoken-piece-silver = generale d’argento
spoken-piece-gold = generale d’oro
spoken-piece-bishop = alfiere
spoken-piece-rook = torre
spoken-piece-junior-king = re
spoken-piece-tokin = tokin
spoken-piece-promoted-lance = lancia promossa
spoken-piece-promoted-knight = cavallo promosso
spoken-piece-promoted-silver = generale d’argento promosso
spoken-piece-horse = cavallo drago
spoken-piece-dragon = re drago
