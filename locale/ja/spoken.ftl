# 読み上げる指し手（読み上げソフトと端末用）：「先手、5八、金、右、歩を取る」

spoken-move = { $same ->
        [yes] 同
       *[no] { $to }
    }、{ $piece }{ $which ->
        [none] {""}
       *[other] 、{ $which }
    }{ $captured ->
        [none] {""}
       *[other] 、{ $captured }を取る
    }{ $action ->
        [drops] 、打つ
       *[other] {""}
    }{ $promotion ->
        [yes] 、成る
        [no] 、成らず
       *[none] {""}
    }

spoken-piece-pawn = 歩
spoken-piece-lance = 香
spoken-piece-knight = 桂
spoken-piece-silver = 銀
spoken-piece-gold = 金
spoken-piece-bishop = 角
spoken-piece-rook = 飛
spoken-piece-junior-king = 玉
spoken-piece-tokin = と
spoken-piece-promoted-lance = 成香
spoken-piece-promoted-knight = 成桂
spoken-piece-promoted-silver = 成銀
spoken-piece-horse = 馬
spoken-piece-dragon = 龍
