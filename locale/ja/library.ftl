# 棋譜の書庫。

library-untitled = 名前のない棋譜

## What stands at the head of a record
header-black = 先手
header-white = 後手
header-event = 棋戦
header-place = 場所
header-started = 開始日時
header-ended = 終了日時
header-time-control = 持ち時間
header-byoyomi = 秒読み
header-black-time-control = 先手の持ち時間
header-white-time-control = 後手の持ち時間
header-clock-operator = 時計操作
header-opening = 戦型
header-title = 表題
header-note = 備考

## How a line ends that is no game of ours
record-end-perpetual_check = 連続王手の千日手により{ $winner }の勝ち
record-end-foul = 反則により{ $winner }の勝ち
record-end-no_mate = 不詰
record-end-sealed_move = 次の手は封じ手

## What goes wrong
error-no-record-title = 棋譜がありません
error-no-record = 送信された内容に棋譜が見つかりません。
error-changed-title = 別の場所で変更されています
error-changed = この棋譜は、別のウィンドウなどで先に変更されました。上書きはしていません。
error-bad-record-title = 保存できません
error-bad-record = 棋譜に正しくない部分があるため、何も保存していません。
error-library-full-title = 書庫がいっぱいです
error-library-full = 書庫に空きがありません。不要な棋譜を削除してください。
error-wish-sfen = 「{ $value }」はSFENの局面として読めません。
error-wish-sort = 「{ $value }」という並べ方はありません。added、changed、played のいずれかです。
error-wish-limit = 「{ $value }」は1から100までの数ではありません。
error-wish-from = 「{ $value }」は日付として読めません。例：2023-01-31、2023
error-wish-to = 「{ $value }」は日付として読めません。例：2023-01-31、2023

## What a format cannot hold
lost-variations = 変化手順{ $count }つ
lost-headers = 見出し{ $count }行
lost-comments = コメント{ $count }か所
lost-bookmarks = しおり{ $count }か所
lost-times = { $count }手の消費時間
lost-fractions = { $count }手の消費時間の一秒未満
lost-illegal_moves = 反則手{ $count }手とその続き
lost-endings = 終局の仕方
lost-characters = この文字コードにない文字：{ $characters }
error-wish-format = 「{ $value }」という形式では保存できません。
error-wish-encoding = 「{ $value }」という文字コードでは保存できません。
