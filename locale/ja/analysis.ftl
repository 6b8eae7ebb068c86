# エンジンの判断から読み取れること：端末、ページ、棋譜のコメント。

## 手の評価
analysis-mark-good = 好手
analysis-mark-inaccuracy = 緩手
analysis-mark-mistake = 疑問手
analysis-mark-blunder = 悪手

## 形勢
analysis-value = { $side } { $score }（勝率{ $percent }％）
analysis-mates = { $side }に{ $plies }手詰あり
analysis-mated = { $side }玉は詰み
analysis-with-line = { $text }：{ $line }
analysis-fall = { $before }％→{ $after }％

## コメント
analysis-only-move = { $sign } { $name }：ほかの手ははっきり劣ります。
analysis-mistake = { $sign } { $name }：勝率 { $fall }。
analysis-better = 最善手：{ $line }
analysis-sentences = { $first }{ $second }

## 理由
analysis-allows-mate = { $plies }手詰を許します。
analysis-misses-mate = { $plies }手詰を逃しました。
analysis-loses = { $pieces }を失います。
analysis-loses-for = { $price }と引き換えに{ $pieces }を失います。
analysis-misses-gain = { $pieces }を得する手を逃しました。
analysis-misses-gain-for = { $price }と引き換えに{ $pieces }を得する手を逃しました。
analysis-lets-promote = 相手の{ $piece }に成り込まれます。
analysis-why-best = 最善手です。
analysis-why-good = 悪い手ではありません（勝率 { $fall }）。
analysis-why-line = 以下の変化：{ $line }

## 狙い
analysis-no-threat = 目立った狙いはありません。
analysis-in-check = 王手がかかっているので、手を渡せません。
analysis-threat-mate = 詰めろ（{ $plies }手詰）
analysis-brinkmate = 必至：受けはありません（{ $plies }手詰）
analysis-at-any-price = { $side }玉はゼットなので、駒をいくら渡しても必至をかければ勝ちです：{ $line }
analysis-threat-gain = { $pieces }を得する狙い
analysis-threat-gain-for = { $price }と引き換えに{ $pieces }を得する狙い
analysis-threat-chance = 手を渡すと勝率が{ $cost }％下がる狙い

## 駒
analysis-piece-pawn = 歩
analysis-piece-lance = 香
analysis-piece-knight = 桂
analysis-piece-silver = 銀
analysis-piece-gold = 金
analysis-piece-bishop = 角
analysis-piece-rook = 飛車
analysis-piece-tokin = と金
analysis-piece-promoted-lance = 成香
analysis-piece-promoted-knight = 成桂
analysis-piece-promoted-silver = 成銀
analysis-piece-horse = 馬
analysis-piece-dragon = 龍
analysis-pieces-pawn = 歩{ $count }枚
analysis-pieces-lance = 香{ $count }枚
analysis-pieces-knight = 桂{ $count }枚
analysis-pieces-silver = 銀{ $count }枚
analysis-pieces-gold = 金{ $count }枚
analysis-pieces-bishop = 角{ $count }枚
analysis-pieces-rook = 飛車{ $count }枚
analysis-pieces-tokin = と金{ $count }枚
analysis-pieces-promoted-lance = 成香{ $count }枚
analysis-pieces-promoted-knight = 成桂{ $count }枚
analysis-pieces-promoted-silver = 成銀{ $count }枚
analysis-pieces-horse = 馬{ $count }枚
analysis-pieces-dragon = 龍{ $count }枚
analysis-comma = { $first }、{ $second }
analysis-and = { $first }と{ $second }

## まとめ
analysis-player = { $side }：正確さ{ $accuracy }％、最善手{ $best }／{ $moves }手、好手{ $good }、緩手{ $inaccuracies }、疑問手{ $mistakes }、悪手{ $blunders }
analysis-turning-point = 勝負の分かれ目：{ $ply }手目{ $move }（{ $fall }）
analysis-middle-game = 中盤：{ $ply }手目から
analysis-endgame = 終盤：{ $ply }手目から

## 表
analysis-column-move = 指し手
analysis-column-score = 評価値
analysis-column-chance = 勝率
analysis-column-loss = 損失
analysis-column-best = 最善手
analysis-variation = { $ply }手目からの変化
analysis-course = 先手の勝率
analysis-files = 解析した対局：{ $games }、読めないもの：{ $unreadable }
