# 実際の盤での対局の作法：選択、一歩ずつの手引き、対局時計、壁に貼る心得。

ceremony-title = 対局の作法
ceremony-lead = 実際の盤を前に、対局の始めから終わりまでの作法を二人で順にたどれます。盤の横に置いた画面が一つ一つの所作を示し、望めば読み上げます。
ceremony-door = 対局の作法を一歩ずつ
ceremony-picture = 盤を挟んで礼をする二人を上から見た図。

## Choices
ceremony-choose = 席に着く前に
ceremony-names = 対局者
ceremony-first = 一人目
ceremony-second = 二人目
ceremony-occasion = 対局の種類
ceremony-occasion-friendly = 親善対局
ceremony-occasion-official = 公式戦（棋士同士）
ceremony-occasion-title = タイトル戦
ceremony-who-senior = 年長、または格上、経験の長いのはどちらですか。
ceremony-senior-note = 上位者は上座に着いて駒箱を開け、王将を使います。下位者は玉将を使います。
ceremony-defender = タイトル保持者
ceremony-defender-note = タイトル戦では、挑戦者の段位にかかわらず、保持者が上座に着きます。
ceremony-official = タイトル・段位・日付
ceremony-official-note = まず竜王と名人、次にほかのタイトル保持者、次に永世称号の資格を持つ者、次に段位の順です。同じときはタイトルの数、日付、棋士番号で決まります。
ceremony-of-player = 対局者：{ $player }
ceremony-titles = 現在のタイトル
ceremony-eternal = 永世称号の資格を得た日
ceremony-grade = 段級
ceremony-since = 昇段日
ceremony-number = 棋士番号
ceremony-won = 竜王戦・名人戦の獲得数
ceremony-compare = 竜王と名人を比べる基準
ceremony-compare-held = 現在のタイトルの数
ceremony-compare-won = この二つの獲得数
ceremony-yield = 上座を相手に譲る（上座の譲り合い）
ceremony-yield-note = 年長者、強い人、引退間近の人に譲ることがあります。
ceremony-place = { $player }：{ $piece }
ceremony-room = 場所と季節
ceremony-room-kind = 部屋
ceremony-season = 季節
ceremony-odds = 手合割
ceremony-giver = 駒を落とす人
ceremony-giver-senior = 上位者
ceremony-style = 並べ方：{ $player }
ceremony-kings = 王と玉
ceremony-kings-osho = 王将と玉将
ceremony-kings-two = 双玉（玉将二枚）
ceremony-spare = 余り歩
ceremony-lots = 振り駒
ceremony-thrower = 振る人
ceremony-thrower-senior = 上位者
ceremony-thrower-junior = 下位者
ceremony-thrower-timekeeper = 記録係（上位者に代わって）
ceremony-thrower-guest = 役員または来賓
ceremony-thrower-agreed = 二人で決める
ceremony-names-thrower = 希望する振り手：{ $player }
ceremony-agreed-note = 二人の希望が同じならその人が、違えば一人目（主人側）が振ります。
ceremony-before = 着席前に振り駒を済ませる
ceremony-more = そのほかの選択
ceremony-wrong = 「{ $field }」を「{ $value }」にはできません。{ $wanted }
ceremony-missing = 「{ $field }」が選ばれていません。{ $wanted }
ceremony-unknown = 「{ $field }」という項目はありません。{ $wanted }
ceremony-value = { $code }（{ $words }）
ceremony-wanted-pair = 選択は「名前=値」の形で書きます。例：first=Anna
ceremony-wanted-one = 選べるもの：{ $values }。
ceremony-wanted-grade = 15k（15級）から9d（九段）までの段級位を書いてください。
ceremony-wanted-date = 2018-05-18のように日付を書いてください。
ceremony-wanted-number = { $most }以下の整数を書いてください。
ceremony-wanted-throws = 一回の振り駒は五文字、歩一枚につき一文字です。p（歩）、t（と）、盤の外に落ちたらPとT、立ったらs、重なったらoとu（二枚以上）。振り直しは点で区切り、先後が決まった後は続けられません。
ceremony-wanted-at = atは何番目の動作かを0から{ $last }までの数で表します。
ceremony-begin = 作法を始める
ceremony-anybody = どちらでもよい

## The walk
ceremony-walk-title = 対局の作法を一歩ずつ
ceremony-walk-lead = 上座：{ $senior }、下座：{ $junior }。
ceremony-black = { $player }の先番です。
ceremony-change = 選び直す
ceremony-quick = 省略して初手へ
ceremony-all = すべての手順
ceremony-one = 一つずつ
ceremony-back = 戻る
ceremony-on = 次へ
ceremony-each = 所作ごと
ceremony-senior-sits = { $player }が上座に着きます。
ceremony-by-timekeeper = 記録係（{ $player }に代わって）
ceremony-by-guest = 役員または来賓（{ $player }に代わって）
ceremony-remove = { $player }が取り除く：{ $piece }
ceremony-put-back = { $player }が戻す：{ $piece }
ceremony-pack = 駒袋へ：{ $piece }{ $count }枚
ceremony-left = 左の{ $piece }
ceremony-right = 右の{ $piece }
ceremony-pawn = { $piece }（自分の右から{ $file }筋目）
ceremony-king-style = 駒尻に書体名のある玉将
ceremony-king-signature = 駒尻に作者名のある玉将
ceremony-spare-back = 駒袋に戻す余り歩：{ $count }枚。
ceremony-cloth = 記録係は絹の布を広げ、上位者の側に正座して、代わりに振ります。
ceremony-begins = { $player }の先手
ceremony-fell-so = { $count }：{ $text }
ceremony-replaced = 落とした駒も、最後にほかの駒と一緒になります。

## Lots
ceremony-fell = 歩の落ち方
ceremony-fell-note = 五枚の歩を盤に振り、落ち方を記します。平らに落ちた歩だけを、盤の外でも数えます。
ceremony-fell-nth = { $number }枚目
ceremony-lie-p = 歩
ceremony-lie-t = と
ceremony-lie-P = 歩（盤の外）
ceremony-lie-T = と（盤の外）
ceremony-lie-s = 立っている・寄りかかっている
ceremony-lie-o = 歩（重なっている）
ceremony-lie-u = と（重なっている）
ceremony-fell-alone = 重なる歩は二枚以上です。一枚だけが重なることはありません。
ceremony-count = 数える
ceremony-machine = プログラムが振る
ceremony-again = 初めから振り直す

## The end
ceremony-who-lost = 結果は？
ceremony-lost = { $player }の負け
ceremony-drawn = 勝敗なし
ceremony-end = 対局が終わりました
ceremony-until-end = 結果を選ぶまでは、引き分けのときと同じように、対局から感想戦へ進みます。
ceremony-counted = 駒の数
ceremony-counted-note = 組の数が合わないときは、見つかった枚数を書いてください。
ceremony-check = 確かめる
ceremony-clock-link = この対局の時計

## The clock
table-clock-title = 卓上の対局時計
table-clock-lead = 盤の横に置いた画面に、大きなボタンが二つ。
table-clock-time = 持ち時間
table-clock-other = ほかの持ち時間
table-clock-side = 時計を置く側（後手が選びます）
table-clock-left = 後手の左
table-clock-right = 後手の右
table-clock-rule = ボタンは指した手で押します。
table-clock-reach = どちらの対局者からも届く所に置きます。
table-clock-chosen = 選んだ側：{ $side }
table-clock-set = 時計を用意する
table-clock-no-script = ボタンにはブラウザのスクリプトが必要です。
table-clock-lunch = 昼食休憩40分。
table-clock-dinner = 夕食休憩40分。
table-clock-no-break = 食事休憩はありません。
table-clock-bad = 「{ $value }」は持ち時間として読み取れません。{ start-clock-help }
ui-table-begin = 開始。先手番：{ $name }
ui-table-pause = 一時停止
ui-table-resume = 再開
ui-table-break = 40分の休憩
ui-table-break-left = 休憩：{ $time }
table-clock-again = 初めから
ui-table-again-sure = 初めからにしますか。経過した時間は失われます。
ui-table-fell = 時間切れ：{ $name }
ui-table-moves = 手数：{ $count }
table-clock-sente = 先手
table-clock-gote = 後手

## Speech and steps, for the script
ceremony-speak = 読み上げ
ui-ceremony-walk-place = 手順 { $number }／{ $all }
ui-ceremony-walk-deed = 所作 { $number }／{ $all }

## Clocks of tournaments
tournament-clocks-title = 棋戦の持ち時間
tournament-clocks-lead = 日本の棋戦の持ち時間を、2022年の時点で、段階ごとに示します。
tournament-clocks-marks = ★は1分、☆は30秒、(40)は40秒の秒読み。(10k)は1分の考慮時間10回。印のないものはストップウォッチ方式で、最後は1分の秒読みになります。
tournament-clocks-open = 全棋士参加の棋戦など
tournament-clocks-women = 女流棋戦
tournament-clocks-round = 段階
tournament-clocks-time = 持ち時間
tournament-clocks-best-of = 番勝負
tournament-clocks-days = 日数
tournament-clocks-meals = 休憩
tournament-clocks-meals-none = なし
tournament-clocks-meals-lunch = 昼食
tournament-clocks-meals-both = 昼食と夕食
tournament-clocks-replay = 指し直し
tournament-clocks-replay-hours = { $hours }時間まで補う
tournament-clocks-two-days = 二日制の対局では、指し直しの前に残りが2時間に満たない対局者に2時間になるまで、一日制では1時間になるまで加えます。相手にも同じだけ加えますが、初めの持ち時間を超えることはありません。
tournament-clocks-meals-note = 休憩はそれぞれ40分です。夕食休憩はタイトル戦だけにあり、一日制は5時間以上、二日制は9時間の対局です。
tournament-clocks-reported = 秒読みは公開資料による
tournament-clocks-chosen = 秒読みは資料になく、当サイトが定めたもの
tournament-clocks-since = { $year }年から
tournament-clocks-presets = 対局の時間を選ぶ所では、各棋戦の最終戦の持ち時間も選べます。このページの持ち時間を押すと、その時計を盤のそばに置けます。
tournament-clocks-door = 棋戦の持ち時間の一覧

## Courtesies
courtesy-title = 将棋の心得
courtesy-lead = 壁に貼る七か条。
courtesy-print = 印刷用（PDF・A4）
courtesy-1 = 対局の前に一礼し、「よろしくお願いします」と言う。
courtesy-2 = 上位者が駒箱を開けてまず王将を置き、その後は一枚ずつ交互に並べる。
courtesy-3 = 対局中は静かにする。見る人も口を出さない。
courtesy-4 = 持ち駒は駒台に並べ、隠さない。
courtesy-5 = 待ったはしない。時計は指した手で押す。
courtesy-6 = 負けたら駒台に手を置いて一礼し、「負けました」と言う。相手も礼を返す。
courtesy-7 = 感想戦をし、数を確かめながら駒をしまい、「ありがとうございました」で終わる。
