# 端末に示す局面と図の説明

show-start = 開始局面（全{ $total }手）
show-after = { $total }手中{ $ply }手目 { $move }まで
show-caption = { $ply }手目 { $move }まで
show-caption-start = 開始局面
show-moves = 手数：{ $total }

## What stands at the head of a record
show-header = { $name }：{ $value }
show-black = 先手
show-white = 後手
show-event = 棋戦
show-place = 場所
show-started = 開始日時
show-ended = 終了日時
show-time-control = 持ち時間
show-byoyomi = 秒読み
show-black-time-control = 先手の持ち時間
show-white-time-control = 後手の持ち時間
show-clock-operator = 時計操作
show-opening = 戦型
show-title = 表題
show-note = 備考
