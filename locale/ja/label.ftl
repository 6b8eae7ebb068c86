# 対局の囲い・戦法・手筋（miyako label）。

label-head = { $file }、{ $game } 局目：{ $moves } 手
label-game = 両者：{ $names }
label-style = { $side }：{ $name }
label-openings = { $side }の戦法：{ $names }
label-attacks = { $side }の攻め・駒組み：{ $names }
label-castle = { $side }の囲い：{ $names }
label-other-castles = { $side }のほかの囲い：{ $names }
label-from = { $name }（{ $ply } 手目から）
label-span = { $name }（{ $first }〜{ $last } 手）
label-rare = { $name }°
label-rare-note = ° 一つの資料だけに見られる名称
label-tesuji = 手筋：{ $names }
label-tesuji-moves = { $name } { $plies }
label-between = ；
label-exchange = 終局時の駒の損得（交換の点数）：☗ { $black }、☖ { $white }
label-sabaki = { $side }の捌き：{ $ply } 手目で飛角の利きが { $before } マスから { $after } マスに
label-joseki = 定跡：{ $ply } 手目まで
label-middle-game = 中盤：{ $ply } 手目から
label-endgame = 終盤：{ $ply } 手目から
label-sitting-king = { $side }：戦いが始まった時点で居玉（危険）
label-centre = { $side }：天王山（5五）に駒があった局面 { $moves } 手
label-ending = 終局：{ $text }
label-centre-mate = 都詰め
label-entered = { $side }：入玉

label-not-of-family = 囲いや戦法の名称は本将棋のみに付けられます。これは別のゲームの棋譜です
label-summary = 対局 { $games }、戦法あり { $openings }、囲いあり { $castles }、読めないもの { $unreadable }。

# … and beside the board.
labels-title = 戦法・囲い・手筋
ui-labels-none = まだ名前のある形はありません
ui-labels-tesuji = 手筋
ui-labels-rare = { label-rare-note }
ui-labels-elsewhere = 名前が付くのは本譜だけです。
ui-labels-exchange = 駒の損得
