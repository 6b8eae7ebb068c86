# ページの文言

## Every page
nav-games = 対局一覧
nav-rules = ルール
nav-new = 新しい対局
nav-language = 言語
nav-theme = 昼・夜の切替
page-description = ブラウザで指せる将棋「都」（Miyako）
nav-skip = 本文へ移動
footer-about-site = このサイトについて
footer-world = 将棋の世界
footer-history = 歴史
footer-proverbs = 格言
footer-about = Miyako とは
footer-help = ヘルプ
footer-ceremony = 対局の作法
footer-glossary = 用語集
footer-workshop = 工房
footer-privacy = あなたのデータ
footer-licences = ライセンス
games-description = あなたの将棋の対局一覧（対局中・終局後）。
library-description = あなたの棋譜集。並べる、コメントを付ける、共有する。
editor-description = 駒を自由に並べる盤。局面の検討、対局、詰みの確認に。

## Every way to start a game
play-title = 新しい対局
play-lead = 相手を選んで盤の前へどうぞ。
start-opponent = 対局相手
start-computer = コンピュータ
start-two = 同じ画面で二人対局
start-level = 強さ
start-level-lowest = { $grade }（はじめての方に）
start-level-highest = { $grade }（最強）
start-advice = 互角になる手合割：
start-advice-take = これにする
start-color = 手番
start-black = 先手 ☗
start-white = 後手 ☖
start-random = おまかせ
start-black-handicap = 下手 ☗
start-white-handicap = 上手 ☖
start-random-handicap = おまかせ
start-handicap = 手合割
start-handicap-note = 駒落ちでは上手が駒を落とし、先に指します。
start-clock = 持ち時間
start-clock-other = その他…
start-clock-text = 持ち時間を自由に入力
start-clock-tournaments = プロ棋戦の持ち時間
start-clock-days = 通信対局（日単位）
start-days-help = 招待した相手との通信対局です。それぞれ都合のよいときに指し、誰も見ていなくても日数は数えられます。期限までに指さなければ、1分以内に自動的に時間切れ負けになります。
start-weekend-pause = 土曜と日曜（協定世界時）は両者とも時間が止まる
terms-weekend-pause = 土曜と日曜（協定世界時）は時間が止まる
start-clock-help = 例：15m+30s（15分、切れたら1手30秒）、5m（5分切れ負け）、5m+3s/move（1手ごとに3秒加算）、10m+30s/10x60s（考慮時間10回）、NHK/final（棋戦の持ち時間）
start-begin = 対局開始

## Clocks in words, and the tournaments they come from
clock-untimed = 持ち時間なし
clock-sudden-death = { $main }切れ負け
clock-byoyomi = { $main }、切れたら1手{ $period }
clock-per-move = 1手{ $period }
clock-considerations = { $main }、考慮時間1分を{ $considerations }回、切れたら1手{ $period }
clock-considerations-alone = 考慮時間1分を{ $considerations }回、切れたら1手{ $period }
clock-increment = { $main }、1手ごとに{ $increment }加算
clock-fund = 持ち日数{ $main }、1手ごとに{ $increment }加算（{ $main }を超えて貯まることはない）
clock-increment-alone = 1手ごとに{ $increment }加算
clock-stopwatch = { $main }（1分未満切り捨て）
clock-in-seconds = { $clock }（1秒未満切り捨て）
clock-left = 残り{ $time }
clock-days = { $count }日
clock-hours = { $count }時間
clock-minutes = { $count }分
clock-seconds = { $count }秒
clock-amount = { $large }{ $small }
clock-tournament = { $name }
clock-tournament-NHK = NHK杯
clock-tournament-Asahi = 朝日杯将棋オープン戦
clock-tournament-Nihon-Series = 将棋日本シリーズ
clock-tournament-Yamada = YAMADAチャレンジ杯
clock-tournament-Joryu-Yamada = YAMADA女流チャレンジ杯
clock-round = { $tournament } { $round }
clock-of-tournament = { $round }：{ $clock }
round-title = タイトル戦
round-final = 決勝
round-challenger = 挑戦者決定戦
round-main = 本戦
round-qualifier = 予選
round-play-off = 決定戦
round-second-qualifier = 二次予選
round-first-qualifier = 一次予選
round-preliminary = 予備予選
round-amateur = アマチュア予選
round-class-a-b1 = A級・B級1組
round-class-b2 = B級2組以下
round-class-a-b-later = A級・B級（後の期）
round-main-later = 本戦（後の期）
round-qualifier-later = 予選（後の期）

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
handicap-taiko-shogi = 太閤将棋
handicap-bishop-lance = 角香落ち
handicap-lance-right = 右香落ち
handicap-rook-lance-right = 飛右香落ち
handicap-bishop-lance-right = 角右香落ち
handicap-silver-right = 右銀落ち
handicap-rook-silver-right = 飛右銀落ち
handicap-furigoma = 振り駒の平手
handicap-josen = 定先
handicap-even-lance = 平香交じり
handicap-lance-bishop = 香角交じり
handicap-bishop-rook = 角飛交じり
handicap-rook-rook-lance = 飛飛香交じり
handicap-rook-lance-two-piece = 半二交じり

## Lists of games
games-title = 対局一覧
games-none = まだ対局がありません。
games-recent = 最近の対局
games-all = すべての対局
games-date = %Y年%-m月%-d日 %H:%M
games-going-on = 対局中
games-moves = { $count }手
games-two = 同じ画面で二人対局
games-against = 対{ $name }
games-won = 勝ち
games-lost = 負け
games-drawn = 引き分け
games-called-off = 取り消し
games-side-won = { $winner }勝ち

## The game page
game-title = 対局
game-moves = 棋譜
game-takeback = 待った
game-hint = ヒント
game-flip = 盤反転
game-resign = 投了
game-settings = 設定
game-tools = 操作
game-announce = 手番と時計を読み上げ（F2）
game-replay = 棋譜再生
game-first = 最初へ
game-previous = 一手戻る
game-next = 一手進む
game-last = 最後へ
game-now = 最新の局面に戻る
game-resign-ask = 投了しますか？
game-resign-yes = 投了する
game-resign-no = 続ける
game-needs-script = 対局にはJavaScriptが必要です。棋譜の保存はできます。

## Settings
settings-face = 駒の表示
settings-face-two-kanji = 二字駒
settings-face-one-kanji = 一字駒
settings-face-kanji-moves = 動き付き
settings-face-first-steps = 入門用
settings-face-letters = 欧文
settings-face-chess = チェス風
settings-notation = 棋譜の表記
settings-coordinates = 座標
settings-coordinates-japanese = ７六
settings-coordinates-digits = 76
settings-coordinates-letters = 7f
settings-sound = 駒音
settings-calls = 時間の知らせ
settings-on = オン
settings-off = オフ
settings-done = 閉じる

## Errors
error-not-found-title = ページが見つかりません
error-not-found = お探しの対局またはページは存在しないか、閲覧できません。

## Sides as a game calls them: with a handicap they have names of their own
side-of-black = { $handicap ->
        [yes] { side-shitate }
       *[no] { side-black }
    }
side-of-white = { $handicap ->
        [yes] { side-uwate }
       *[no] { side-white }
    }

## Messages for the page's scripts: plain text, no variables
ui-comma = {"、"}
ui-board = 将棋盤
ui-hand-black = { side-of-black }の持ち駒
ui-hand-white = { side-of-white }の持ち駒
ui-empty = 空きマス
ui-target = 指せるマス
ui-check = 王手
ui-promotion = 成りますか？
ui-promote = 成る
ui-promote-not = 成らない
ui-start = 開始局面
ui-seconds = 秒
ui-you = あなた
ui-color-black = { side-of-black }
ui-color-white = { side-of-white }
ui-your-turn = あなたの番です
ui-computer-thinks = コンピュータが考えています
ui-computer-queued = コンピュータは順番を待っています（前に{ $count }件）
ui-clock-days = { $days }日{ $hours }時間
ui-clock-hours = { $hours }時間{ $minutes }分
ui-clock-minutes = { $minutes }分
ui-rests-holiday = 休暇中（{ $day }まで）
ui-rests-weekend = 休止中（{ $day }まで）
ui-clock-of = { $name }、残り{ $time }
ui-clock-of-seconds = { $name }、残り{ $time }秒
ui-untimed = 持ち時間なし
ui-turn-black = { side-of-black }の番です
ui-turn-white = { side-of-white }の番です
ui-looking-back = 棋譜を再生中
ui-reconnecting = 接続が切れました。自動で再接続します
ui-taken-back = 待ったをしました
ui-hint = ヒント
ui-piece-black-K = { side-of-black }の玉
ui-piece-black-R = { side-of-black }の飛車
ui-piece-black-B = { side-of-black }の角
ui-piece-black-G = { side-of-black }の金
ui-piece-black-S = { side-of-black }の銀
ui-piece-black-N = { side-of-black }の桂馬
ui-piece-black-L = { side-of-black }の香車
ui-piece-black-P = { side-of-black }の歩
ui-piece-white-K = { side-of-white }の玉
ui-piece-white-R = { side-of-white }の飛車
ui-piece-white-B = { side-of-white }の角
ui-piece-white-G = { side-of-white }の金
ui-piece-white-S = { side-of-white }の銀
ui-piece-white-N = { side-of-white }の桂馬
ui-piece-white-L = { side-of-white }の香車
ui-piece-white-P = { side-of-white }の歩
ui-piece-black-promoted-R = { side-of-black }の龍
ui-piece-black-promoted-B = { side-of-black }の馬
ui-piece-black-promoted-S = { side-of-black }の成銀
ui-piece-black-promoted-N = { side-of-black }の成桂
ui-piece-black-promoted-L = { side-of-black }の成香
ui-piece-black-promoted-P = { side-of-black }のと金
ui-piece-white-promoted-R = { side-of-white }の龍
ui-piece-white-promoted-B = { side-of-white }の馬
ui-piece-white-promoted-S = { side-of-white }の成銀
ui-piece-white-promoted-N = { side-of-white }の成桂
ui-piece-white-promoted-L = { side-of-white }の成香
ui-piece-white-promoted-P = { side-of-white }のと金

## 忘れてもらう
forget-link = この端末の記録を消す
forget-title = この端末であなたを忘れる
forget-how = このサイトは、名前もパスワードもなしに、秘密の符号であなたの端末を見分けています。消すと、この端末から対局中の将棋を続けることも、棋譜の書庫を自分のものとして開くこともできなくなります。同じ符号はほかの場所でも使えなくなります。
forget-stays = 指し終えた対局は、そこに書いた名前のまま指した人のために残ります。棋譜集と読む人へのリンク、詰将棋の記録も、下で選ばなければそのまま残りますが、自分のものとして開くことはだれにもできなくなります。手元に残したいものは先に持ち出してください。
forget-all = 棋譜集、読む人へのリンク、詰将棋の記録も消す
forget-do = 忘れてもらう
forget-cancel = やめて戻る
