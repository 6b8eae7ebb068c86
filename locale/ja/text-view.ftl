# 盤のテキスト表示：打ち込む言葉と答え
text-on = テキスト表示
text-off = テキスト表示をやめる
text-title = テキスト表示
text-label = 指し手またはコマンド
text-send = 送る
text-note = 例：76歩、盤、飛どこ。「?」で聞けることの一覧。Alt+Tでこの表示を切り替えます。
text-help-page = コマンド一覧
text-log = 読み上げの記録
text-board = 表にした盤面
settings-blindfold = 目隠し将棋：駒を隠す
blindfold-off = 目隠しをやめる
game-peek = 駒を見る
ui-text-hand-of = { $name }の持ち駒
ui-text-hand = { $name }の持ち駒、{ $text }
ui-text-nothing = なし
ui-text-rank = { $number }段：{ $text }
ui-text-file = { $number }筋：{ $text }
ui-text-empty = 空き{ $count }
ui-text-nowhere = 盤上にも持ち駒にもありません。
ui-text-all-empty = 何もありません。
ui-text-may-promote = { $place }（成も可）
ui-text-no-move = 指せる手はありません
ui-text-no-square = この盤にはありません。
ui-text-no-check = 王手ではありません。
ui-text-no-comment = この手にコメントはありません。
ui-text-not-yours = ここではコメントを書き込めません。
ui-text-comment-gone = コメントを消しました。
ui-text-comment-kept = コメントを書き込みました。
ui-text-blindfold-on = 駒を隠しました。「目隠し」で表示に戻ります。
ui-text-blindfold-off = 駒を表示しました。
ui-text-no-castles = 囲いの名前があるのは本将棋だけです。
ui-text-no-further = その先はありません。
ui-text-no-moves = まだ一手も指されていません。
ui-text-unknown = 「{ $text }」は指し手でもコマンドでもありません。「?」で聞けることが分かります。
ui-text-not-here = 今ここでは使えません。
ui-text-not-done = 取りやめました。
ui-text-nothing-asked = 何もお尋ねしていません。
ui-text-sure-resign = 投了しますか。「はい」か「いいえ」で答えてください。
ui-text-sure-declare = 入玉宣言をしますか。条件を満たさないと負けになることがあります。「はい」か「いいえ」。
ui-text-sure-draw = 引き分けを提案しますか。「はい」か「いいえ」。
ui-text-sure-solution = 解答を見ますか。解いたことにはなりません。「はい」か「いいえ」。
ui-text-task-open = あなたの番です。
ui-text-task-solved = できました。「次」で先へ進みます。
ui-text-task-refuted = 正解ではありません。「最初から」でやり直せます。
ui-text-stars = 目標：{ $text }。
ui-text-variations = 分岐：{ $text }
ui-text-no-variation = ここからの分岐の数は{ $count }です。
ui-text-eval = 先手から見た評価：{ $text }
ui-text-best = 最善：{ $text }
ui-text-better = よりよい手：{ $text }
ui-text-no-answer = エンジンの答えがありません。
ui-text-not-analysed = まだ解析していません。「解析」で始まります。
ui-text-no-mistake = 悪手は見つかりませんでした。
ui-text-analysing = 解析しています。終わったらお知らせします。
ui-text-analysed = 解析が終わりました。悪手の数：{ $count }。「悪手」で次の悪手へ進みます。
ui-text-help-move = 指し手は書くとおり、または読むとおりに打ちます：76歩、7六歩、ななろくふ、7g7f、55歩打。成・不成も付けられます
ui-text-group-look = 盤、駒、持駒、指した手、時計
ui-text-group-play = 待った、投了、提案、宣言
ui-text-group-solve = レッスン、詰将棋、次の一手
ui-text-group-review = 手を進める・戻す、コメント、解析
ui-text-help-more = 「? { $text }」でそのグループのコマンド、「?」とコマンドでその説明
ui-text-help-comment = 指し手のコメントを読む。文を付けると書き込み、- で消す
ui-text-help-blindfold = 駒を隠す、または表示する
ui-text-help-words = 使える言葉：{ $text }
ui-text-help-state = 現在の状況
ui-text-help-board = 盤面全体
ui-text-help-rank = その段
ui-text-help-file = その筋
ui-text-help-where = 駒、または「先手」「後手」の駒の位置
ui-text-help-square = そのマスと、そこに利いている駒
ui-text-help-around = そのマスの周り
ui-text-help-rays = そのマスから八方向に最初にある駒
ui-text-help-hands = 両者の持ち駒
ui-text-help-legal = その駒の動ける先
ui-text-help-last = 直前の手、または直前の何手か
ui-text-help-list = 全部の指し手
ui-text-help-clock = 持ち時間
ui-text-help-check = 王手かどうか
ui-text-help-threat = 取られそうな駒
ui-text-help-castle = 囲いの名前
ui-text-help-task = 課題の内容
ui-text-help-hint = ヒント
ui-text-help-again = 最初からやり直す
ui-text-help-next = 次へ
ui-text-help-solution = 解答
ui-text-help-takeback = 一手戻す
ui-text-help-resign = 投了
ui-text-help-draw = 引き分けの提案
ui-text-help-declare = 入玉宣言
ui-text-help-previous = 一手前へ
ui-text-help-following = 一手先へ
ui-text-help-first = 開始局面へ
ui-text-help-newest = 最後の局面へ
ui-text-help-variation = その番号の分岐へ
ui-text-help-analyse = 対局全体の解析
ui-text-help-mistake = 次の悪手へ
ui-text-help-eval = エンジンの評価
ui-text-help-best = 最善手
ui-text-help-why = その手の良し悪しの理由
ui-text-help-sfen = 局面のSFEN（コピーされます）
ui-text-help-yes = はい
ui-text-help-no = いいえ
ui-text-help-help = この一覧、またはコマンドの説明

# 局面をひと目見てわかること
sight-reached = { $count ->
    [0] { $side }の利きはありません。
   *[other] { $side }の利き：{ $what }。
}
sight-threats = { $count ->
    [0] { $side }の駒は取られそうにありません。
   *[other] { $side }の取られそうな駒：{ $what }。
}
sight-threat = { $piece }に{ $by }が当たり、{ $guarded ->
    [yes] ひも付き
   *[no] 浮き駒
}
sight-castles = { $count ->
    [0] { $side }：名前のある囲いはありません。
   *[other] { $side }：{ $what }。
}
