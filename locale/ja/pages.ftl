# ページの文言

## Every page
nav-games = 対局一覧
nav-new = 新しい対局
nav-language = 言語
nav-theme = 昼・夜の切替
page-description = 将棋を楽しむ家「都」

## Home
home-title = 将棋を指す
home-lead = 相手を選んで盤の前へどうぞ。
start-opponent = 対局相手
start-computer = コンピュータ
start-two = 一つの画面で二人
start-level = 強さ
start-color = 手番
start-black = 先手 ☗
start-white = 後手 ☖
start-random = 振り駒
start-handicap = 手合割
start-handicap-note = 駒落ちでは上手（後手番側）が駒を落とし、先に指します。
start-clock = 持ち時間
start-clock-none = なし
start-clock-fast = 10分、切れたら1手30秒
start-clock-medium = 30分、切れたら1手60秒
start-clock-byoyomi = 1手30秒
start-clock-sudden = 10分切れ負け
start-clock-other = その他…
start-clock-text = 持ち時間を自由に入力
start-clock-help = 例：15m+30s（15分、切れたら1手30秒）、5m（5分切れ負け）
start-friendly = 待った・ヒントあり
start-begin = 対局開始
start-preview = 開始局面

## Handicaps
handicap-even = 平手
handicap-lance = 香落ち
handicap-both-lances = 両香落ち
handicap-bishop = 角落ち
handicap-rook = 飛落ち
handicap-rook-lance = 飛香落ち
handicap-rook-both-lances = 飛両香落ち
handicap-two-piece = 二枚落ち
handicap-three-piece = 三枚落ち
handicap-four-piece = 四枚落ち
handicap-five-piece = 五枚落ち
handicap-five-piece-right = 右五枚落ち
handicap-six-piece = 六枚落ち
handicap-seven-piece = 七枚落ち
handicap-eight-piece = 八枚落ち
handicap-nine-piece = 九枚落ち
handicap-ten-piece = 十枚落ち
handicap-bare-king = 裸玉
handicap-dragonfly = トンボ
handicap-three-pawns = 歩三兵
handicap-silver = 銀落ち
handicap-rook-silver = 飛銀落ち
handicap-taiko = 太閤落ち
handicap-bishop-lance = 角香落ち

## Lists of games
games-title = 対局一覧
games-none = まだ対局がありません。最初の一局をどうぞ。
games-recent = 最近の対局
games-all = すべての対局
games-going-on = 対局中
games-moves = { $count }手
games-two = 一つの画面で二人
games-against = { $name } 戦
games-won = 勝ち
games-lost = 負け
games-drawn = 引き分け
games-black-won = 先手勝ち
games-white-won = 後手勝ち

## The game page
game-title = 対局
game-moves = 棋譜
game-kif = KIFを保存
game-takeback = 待った
game-hint = ヒント
game-flip = 盤反転
game-resign = 投了
game-settings = 表示設定
game-tools = 操作
game-replay = 棋譜再生
game-first = 最初へ
game-previous = 一手戻る
game-next = 一手進む
game-last = 最後へ
game-now = 現在の局面へ
game-resign-ask = 投了しますか？
game-resign-yes = 投了する
game-resign-no = 続ける
game-needs-script = 対局にはJavaScriptが必要です。棋譜の保存はできます。

## Settings
settings-face = 駒の書体
settings-face-two-kanji = 二字駒
settings-face-one-kanji = 一字駒
settings-face-kanji-moves = 一字駒・動き付き
settings-face-first-steps = 入門用・英字と動き
settings-notation = 棋譜の表記
settings-notation-japanese = 日本式（７六歩）
settings-notation-western = 欧米式（P-76）
settings-coordinates = 座標
settings-coordinates-japanese = ７六
settings-coordinates-digits = 76
settings-coordinates-letters = 7f
settings-sound = 駒音
settings-voice = 秒読みの読み上げ
settings-on = 入
settings-off = 切
settings-done = 閉じる

## Errors
error-not-found-title = ページが見つかりません
error-not-found = お探しの対局またはページは存在しないか、閲覧できません。

## Messages for the page's scripts: plain text, no variables
ui-comma = {"、"}
ui-board = 将棋盤
ui-hand-black = 先手の持駒
ui-hand-white = 後手の持駒
ui-empty = 空き
ui-target = 移動可
ui-check = 王手
ui-takes = 取る駒
ui-promotes = 成
ui-drops = 打
ui-promotion = 成りますか？
ui-promote = 成る
ui-promote-not = 成らない
ui-start = 開始局面
ui-seconds = 秒
ui-color-black = 先手
ui-color-white = 後手
ui-color-shitate = 下手
ui-color-uwate = 上手
ui-your-turn = あなたの番です
ui-computer-thinks = コンピュータが考えています
ui-turn-black = 先手の番です
ui-turn-white = 後手の番です
ui-turn-shitate = 下手の番です
ui-turn-uwate = 上手の番です
ui-looking-back = 棋譜を再生中
ui-reconnecting = 接続が切れました。自動で再接続します
ui-taken-back = 待ったをしました
ui-hint = ヒント
ui-piece-black-K = 先手の玉
ui-piece-black-R = 先手の飛車
ui-piece-black-B = 先手の角
ui-piece-black-G = 先手の金
ui-piece-black-S = 先手の銀
ui-piece-black-N = 先手の桂馬
ui-piece-black-L = 先手の香車
ui-piece-black-P = 先手の歩
ui-piece-white-K = 後手の玉
ui-piece-white-R = 後手の飛車
ui-piece-white-B = 後手の角
ui-piece-white-G = 後手の金
ui-piece-white-S = 後手の銀
ui-piece-white-N = 後手の桂馬
ui-piece-white-L = 後手の香車
ui-piece-white-P = 後手の歩
ui-piece-black-promoted-R = 先手の龍
ui-piece-black-promoted-B = 先手の馬
ui-piece-black-promoted-S = 先手の成銀
ui-piece-black-promoted-N = 先手の成桂
ui-piece-black-promoted-L = 先手の成香
ui-piece-black-promoted-P = 先手のと金
ui-piece-white-promoted-R = 後手の龍
ui-piece-white-promoted-B = 後手の馬
ui-piece-white-promoted-S = 後手の成銀
ui-piece-white-promoted-N = 後手の成桂
ui-piece-white-promoted-L = 後手の成香
ui-piece-white-promoted-P = 後手のと金
