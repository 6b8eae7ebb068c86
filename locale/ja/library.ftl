# 棋譜の書庫。

nav-library = 書庫
library-title = 棋譜の書庫
library-none = まだ棋譜がありません。対局は終わると自動でここに入ります。ファイルを追加することもできます。
library-nothing-found = 見つかりませんでした。
library-player = 対局者
library-event = 棋戦
library-place = 場所
library-text = 表題・コメントの語
library-from = 対局日（から）
library-to = 対局日（まで）
library-day = 2023-01-31
library-ending = 終局
library-variant = 将棋の種類
library-caught = 玉を取った
library-try = トライ
library-bare_king = 裸玉
library-lost_repetition = 千日手（負け）
library-decided = 決着（四人将棋）
library-handicap = 手合割
library-opening = 戦法
library-castle = 囲い
library-any = 指定なし
library-sort = 並べ方
library-sort-added = 追加の新しい順
library-sort-changed = 変更の新しい順
library-sort-played = 対局の新しい順
library-sfen = 局面（SFEN）
library-sfen-note = 変化を含め、60手以内にこの局面になる棋譜。
library-more-fields = 詳しい条件
library-search = 検索
library-all = すべて表示
library-more = 続きを見る
library-shared = リンクで公開中
library-untitled = 名前のない棋譜
library-tag = タグ
library-tag-put = タグを付ける
library-tag-take = タグを外す
library-chosen = 選んだ棋譜
library-choose = { $title } を選ぶ
library-choose-all = すべて選ぶ
library-delete-ask = { $count }件の棋譜を書庫から削除しますか。

## What stands at the head of a record
header-black = 先手
header-white = 後手
header-south = { seat-south }
header-west = { seat-west }
header-north = { seat-north }
header-east = { seat-east }
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
header-tags = タグ

## How a line ends that is no game of ours
record-end-perpetual_check = 連続王手の千日手により{ $winner }の勝ち
record-end-foul = 反則により{ $winner }の勝ち
record-end-foul-move = 反則（{ $move }、{ $foul }）により{ $winner }の勝ち
record-end-no_mate = 不詰
record-end-sealed_move = 次の手は封じ手

## What goes wrong
error-no-record-title = 棋譜がありません
error-no-record = 送信された内容に棋譜が見つかりません。
error-no-labels-title = この対局に戦型名はありません
error-no-labels = 囲い・戦法・手筋の名前が付くのは本将棋だけです。
error-changed-title = 別の場所で変更されています
error-changed = この棋譜は、別のウィンドウなどで先に変更されました。上書きはしていません。
error-bad-record-title = 保存できません
error-bad-record = 棋譜に正しくない部分があるため、何も保存していません。
error-library-full-title = 書庫がいっぱいです
error-library-full = 書庫に空きがありません。不要な棋譜を削除してください。
error-wish-sfen = 「{ $value }」はSFENの局面として読めません。
error-wish-ending = 「{ $value }」という終局はありません。resign、mate、time、foul、repetition などを指定してください。
error-wish-sort = 「{ $value }」という並べ方はありません。added、changed、played のいずれかです。
error-wish-limit = 「{ $value }」は1から100までの数ではありません。
error-wish-tag = 「{ $value }」はタグになりません。短い言葉を入れてください。
library-no-such-castle = 「{ $value }」という囲いはありません。mino、anaguma、yagura などを指定してください。
library-no-such-opening = 「{ $value }」という戦法はありません。shiken、ranging-rook などを指定してください。
error-wish-export-size = 選んだ棋譜を一つのファイルにまとめると{ $value }を超えます。一度に書き出す棋譜を減らしてください。
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

## What a reader finds in a file
finding-too_long = { $value }手を超えているため、書庫に入れられません。
finding-too_many_games = 一度に{ $value }局までです。ここから後の対局は保存していません。ファイルを分けてください。
