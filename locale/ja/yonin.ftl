# 四人将棋：端末、ルール、対局の申し込み、対局ページ。

seat-south = 南
seat-west = 西
seat-north = 北
seat-east = 東

## In the terminal
yonin-welcome = 四人将棋です。人が座る席：{ $seats }。残りの席はコンピュータ（10段階中レベル{ $level }）が指します。
yonin-welcome-all = 四人将棋です。四人とも人が指します。
yonin-help =
    5g5f            駒を動かす：5gから5fへ。末尾に+を付けると成り
    P*5e            持ち駒を打つ：駒の英字で
    moves           合法手の一覧
    board           盤面をもう一度表示
    hint            コンピュータに次の一手を尋ねる（練習対局のみ）
    undo            人の最後の手を戻す（練習対局のみ）
    resign          投了（ほかの人は続けます）
    quit            中断して終了
yonin-mated = { $seat }は{ $by }に詰まされました。持ち駒は{ $by }のものになります。
yonin-out-resigned = { $seat }は投了して抜けました。
yonin-out-flag = { $seat }は時間切れで抜けました。
yonin-out-foul = { $seat }は反則で抜けました。
yonin-out-absent = { $seat }は抜けました。
yonin-checked = { $seat }に王手。すぐに{ $seat }の番です。
yonin-ended-decided = 終局です。
yonin-ended-repetition = 同一局面が四回現れました。終局です。
yonin-ended-perpetual_check = 一人の連続王手で同一局面が四回現れました。終局です。
yonin-ended-move_limit = 最大手数に達しました。終局です。
yonin-place = { $place }位 { $seat }

## The rules
yonin-title = 四人将棋
yonin-lead = 四人がそれぞれ九枚の駒を持ち、本将棋の盤で指します。
yonin-history = 島根県平田市長だった太田満保が考案し、1993年から知られています。その二年前には子供向けの雑誌に、一人十五枚の大きな四人将棋が載りました。はじめから玉どうしが近いので、勝負は早くつきます。
yonin-rule-order = 南・西・北・東が盤を囲んで座り、この順に時計回りで指します。誰から始めるかはくじで決めます。
yonin-rule-pieces = 一人の駒は玉将・飛車各一枚、金将・銀将各二枚、歩兵三枚で、動きは本将棋と同じです。向かいの人の方が前です。
yonin-rule-promotion = 向かいの人に近い三段が自分の成れる場所で、そこへ入る手、そこから出る手、そこで動く手で成れます。四人の場所は重なりますが、駒の向きで決まります。
yonin-rule-drops = 取った駒は持ち駒になり、自分の向きで打ちます。自分の向きの同じ筋での二歩、行き所のない歩、打ち歩詰めは禁じ手です。
yonin-rule-check = 王手をかけられた人は、間の人を飛ばしてすぐに指し、その手で王手を防がなければなりません。そのあとはその人から時計回りに続けます。
yonin-rule-double = 同時に二人以上が王手をかけられたときは、指した人から時計回りの順に応じます。
yonin-rule-mate = 詰みは、王手をかけている駒が他人のものでも、詰ます手を指した人の手柄です。詰まされた人の持ち駒を受け取り、盤上のその人の駒も以後は指揮します。駒の向きと成る場所は変わりません。
yonin-rule-obstacle = 詰まされた玉は裏返して盤上に残し、誰も動かせず、取れず、飛び越えられない障害物になります。
yonin-rule-ranking = 二人が抜けると終局です。先に抜けた人が四位、次の人が三位。残った二人では多く詰ました人が一位で、同数なら詰ました玉も含めて駒の多い人が一位です。組で指すときは向かいどうしが味方で、どちらかが先に一人を詰ませば組の勝ちです。味方の駒は取れますが、味方に王手はかけられません。
yonin-rule-repetition = 同一局面が四回現れると終局で、残っている人は同順位の一位です。その間ずっと王手をかけ続けた人はその下になります。投了した人と時間の切れた人は誰の手柄にもならずに抜け、駒は主のないまま盤上に残ります。千手に達すると終局し、残った者が一位を分け合います。
yonin-disputed = 説の分かれるところ
yonin-option-setup = 駒の数
yonin-option-play = 組
yonin-option-mated-pieces = 詰まされた人の駒
yonin-option-check = 王手のあと
yonin-option-direction = 回り方
yonin-reading-nine = 九枚ずつ
yonin-reading-fifteen = 十五枚ずつ
yonin-reading-singles = 一人ずつ
yonin-reading-teams = 向かいの人と組む
yonin-reading-commanded = 詰ました人が指揮する
yonin-reading-neutral = 主のないまま残る
yonin-reading-interrupts = 王手された人がすぐ指す
yonin-reading-waits = 順番どおり
yonin-reading-clockwise = 時計回り
yonin-reading-counter-clockwise = 反時計回り

## The form
seats = それぞれの席
yonin-seat-me = 自分
yonin-seat-link = リンクで誘う人
yonin-seat-computer = コンピュータ レベル{ $level }
yonin-begins = 始める人
yonin-begins-lot = くじで決める
wait-note-seats = すべての席が埋まると自動的に始まります。
yonin-clock-each = 一人の持ち時間

## The page of a game
ui-color-south = { seat-south }
ui-color-west = { seat-west }
ui-color-north = { seat-north }
ui-color-east = { seat-east }
ui-turn-of = { $name }の番です
ui-turn-own = あなた（{ $name }）の番です
ui-turn-checked = { $name }に王手。すぐに{ $name }の番です
ui-turn-checked-own = あなた（{ $name }）に王手。あなたの番です
ui-seat-mated = { $by }に詰まされました
ui-seat-resigned = 投了
ui-seat-flag = 時間切れ
ui-serves = { $by }が指揮
ui-hand-of = { $name }の持ち駒
ui-piece-of = { $name }の{ $piece }
ui-mated-king = 詰まされた{ $name }の玉
ui-place = { $place }位 { $name }
yonin-computers = コンピュータ{ $count }台
yonin-name = 四人将棋
yonin-one-screen = 同じ画面で四人対局
yonin-open-seats = 対局者を待っています
own-place = { $place }位
first-of-four = 一位：{ $seats }
ui-offer-takeback-waits = 待った：{ $name }の同意を待っています
ui-seat-foul = 反則で除外
ui-seat-absent = 不在のため除外
ui-offer-interrupt-waits = 中断：{ $name }の同意を待っています
ui-standstill-without = { $name }が席を外しています。このままなら{ $time }後に{ $name }抜きで続けられます。
ui-standstill-without-now = { $name }が長く席を外しています。{ $name }抜きで続けられます。
ui-leave-out = この人抜きで続ける
yonin-ended-interrupted = 対局は中断されました。順位はありません。
yonin-ruleset-friendly = 親睦：待ったあり
yonin-ruleset-amateur = 大会・道場：待ったなし
yonin-ruleset-official = 公式：反則をした人は抜ける
ui-out = { $name }：{ $text }
resign-which = 投了する席
ui-standstill-last = { $name }が離席しています。このままなら{ $time }後に除外でき、対局は終わります。
ui-standstill-last-now = { $name }が長く離席しています。除外すると対局は終わります。
