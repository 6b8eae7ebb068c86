# 棋譜についての審判の所見（miyako judge）。

judge-head = { $file }：ルール { $ruleset }、持ち時間 { $clock }
judge-family-head = { $file }：{ $game }（このゲームのルールによる）、持ち時間 { $clock }
judge-family-comes-back = 繰り返してはならない局面に戻る手です
judge-not-of-four = 四人将棋の棋譜は判定しません。指し手のほかに終局の記載がないためです
judge-clock-unsaid = 棋譜に記載なし
judge-clock-not-understood = 「{ $text }」だけでは判定できません

## 箇所
judge-at-start = 開始局面
judge-at-move = { $ply }手目

## 所見
judge-foul = { $side }の反則：{ $foul }
judge-squares = { " " }［{ $squares }］
judge-or = または{ $side }の反則：{ $foul }（どちらの手か符号がありません）。
judge-occurrence = 同一局面{ $count }回目（4回で千日手）
judge-count = { $side }：入玉 { $king }、敵陣の駒 { $pieces }枚、王手 { $check }、宣言の点数 { $declared }点、合意の点数 { $agreed }点。
judge-declared = { $side }が入玉を宣言。
judge-mate = { $side }玉は詰み
judge-no-moves = { $side }に合法手なし
judge-time-up = { $side }の時間切れ
judge-time-left = { $side }にはまだ{ $seconds }秒あり
judge-moves-after-end = 終局後の指し手：{ $count }手
judge-unfounded = 棋譜の終局は指し手と合いません
judge-not-shown = 棋譜の終局を確かめる手がかりがありません

## 終局
judge-won = { $ending }、{ $winner }の勝ち
judge-nobody-won = { $ending }、勝敗なし
judge-nothing = 終局の記載なし
judge-recorded = 棋譜：{ $result }
judge-referee = 審判：{ $result }
judge-agrees = 一致しています。
judge-disagrees = 一致していません。
