# Moves said aloud, to screen readers and in the terminal: "Black: gold from 4-9 to 5-8, takes pawn".

spoken-move = { $piece }{ $which ->
        [none] {""}
       *[other] {" "}from { $which }
    } { $action ->
        [drops] dropped on
       *[other] to
    } { $to }{ $same ->
        [yes] , same square
       *[no] {""}
    }{ $captured ->
        [none] {""}
       *[other] , takes { $captured }
    }{ $promotion ->
        [yes] , promotes
        [no] , does not promote
       *[none] {""}
    }

spoken-piece-pawn = pawn
spoken-piece-lance = lance
spoken-piece-knight = knight
spoken-piece-silver = silver
spoken-piece-gold = gold
spoken-piece-bishop = bishop
spoken-piece-rook = rook
spoken-piece-junior-king = king
spoken-piece-tokin = tokin
spoken-piece-promoted-lance = promoted lance
spoken-piece-promoted-knight = promoted knight
spoken-piece-promoted-silver = promoted silver
spoken-piece-horse = horse
spoken-piece-dragon = dragon
