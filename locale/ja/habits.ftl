# 対局者の習慣：先行入力、着手の確認。

## Settings
settings-premove = 先行入力
settings-confirm = 着手の確認

## A move that is chosen and not sent
game-chosen = 選んだ手

## The list of keys
keys-title = キー操作
keys-previous = 前の手
keys-next = 次の手
keys-ends = 最初と最後の局面
keys-wheel = 盤の上で手を進める・戻す
keys-flip = 盤を反転
keys-announce = 手番と時計を読み上げる
keys-type = 指し手を入力する
keys-list = この一覧
keys-plain = 先行入力で：成らない、または自分の駒のあるマスへ
keys-variations = 次の変化と前の変化
keys-undo = 変更の取り消しとやり直し
keys-board = 盤へ移り、マスを移動する
keys-play = 駒を取り上げる、指す、確定する
keys-draw = 矢印を描く、マスに丸を付ける
keys-colors = 別の色で描く
keys-escape = 駒を戻す、選んだ手を取り消す、画面を閉じる
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-wheel = ホイール
key-right-button = 右ボタン

## Moves that are typed
typed-label = 指し手
typed-play = 指す
typed-no-move = 「{ $text }」は指し手として読めません。例：7g7f、P*5e、P-76、７六歩
typed-unclear = 「{ $text }」：{ $reason }

## Messages for the page's scripts
ui-premove = 先行入力
ui-premove-set = 先行入力：{ $text }
ui-premove-said = 先行入力：{ $text }。Escで取り消せます。
ui-premove-withdraw = 取り消す
ui-premove-dropped = 先行入力の手は指せませんでした
ui-confirm-said = { $text }。この手を指しますか？ Enterで確定、Escで取り消し。
ui-confirm-yes = 確定
ui-confirm-no = 取り消す
ui-withdrawn-said = 選んだ手を取り消しました
ui-chosen-move = { $piece }、{ $from }から{ $to }へ
ui-chosen-drop = { $piece }、{ $to }に打つ
ui-typed-not-now = 今はここで指せません。
ui-typed-ahead = あなたの番ではありません。先行入力は7g7fやP*5eのように入力してください。
ui-typed-no-answer = サーバーが応答しません。もう一度お試しください。
ui-export-link = この局面へのリンクをコピー
ui-export-link-own = このリンクを開けるのは自分だけです。他の人に見せるには棋譜を共有してください。
