# 対局者の習慣：先行入力、着手の確認。

## Settings
settings-premove = 先行入力
settings-confirm = 着手の確認

## A move that is chosen and not sent
game-chosen = 選んだ手

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
