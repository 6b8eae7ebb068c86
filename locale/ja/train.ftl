# 自分の対局からの練習。

train-title = 練習
train-lead = 自分の対局の悪手を見直し、手順を覚え、次の一手を当て、符号に慣れるための練習です。
train-practise = 悪手の局面を練習
train-from-games = 自分の対局で練習
train-due = 今日の復習
train-due-none-kept = 自動で復習に加わることはありません。後日また見ると選んだ局面だけが、ここに出ます。
train-due-none = 今日の復習はありません。{ $count }局面が後日また出ます。
train-due-begin = 始める（{ $count }局面）
train-mistakes = 自分の悪手
train-mistakes-how = エンジンが対局を調べ、大きく損をした手を探します。その局面をもう一度見て、よりよい手を考えます。
train-no-games = 終わった対局がまだありません。一局指してから、またお越しください。
train-more-games = まだ調べていない対局
train-look = 悪手を探す
train-from-library = ファイルから取り込んだ棋譜や以前の対局は棋譜の書庫にあります。どの棋譜からも練習に移れます。
train-of-source = { $count ->
    [0] 練習になる悪手なし
   *[other] { $count }局面（正解済み{ $found }）
 }
train-pending = エンジンがこの対局を調べています。数秒から数分かかります。終わるとこのページに出ます。
train-failed = 今はこの対局を調べられませんでした。しばらくしてからもう一度お試しください。
train-sound = 練習になるような悪手はありませんでした。お見事です。
train-whose = どちらの悪手を探しますか
train-side-black = 先手（☗）
train-side-white = 後手（☖）
train-found = もう一度考える局面：{ $count }
train-begin = 練習する
train-number = 局面{ $number }
train-was-found = 正解済み
train-repeat = 後日また見る
train-repeat-how = 局面は後日また出すことができます。正解できたかどうかで、次に出る日が変わり、その日になると「今日の復習」に入ります。
train-repeat-all = すべて後日また見る
train-repeat-none = もう出さない
train-returns = { $count ->
    [0] 今日が復習の日です。
   *[other] { $count }日後にまた出ます。
 }
train-find-better = よりよい手を探す
train-find-move = 次の一手は
train-find-move-how = 覚えようとしている手順の、次の手を指してください。
train-blame = ここで{ $move }と指しました。{ $text }よりよい手は何でしょうか。
train-game = 対局
train-again = もう一度
train-next = 次の局面
train-done = 終わり
train-right = 正解です。
train-right-too = 正解です。同じくらいよい手です。エンジンの手は{ $move }でした。
train-slower = それでも勝ちですが、ここには詰みがあります。探してください。
train-not-in-line = この手順では別の手を指します。もう一度どうぞ。
train-remove = この局面を捨てる
ui-train-thinking = エンジンがその手を調べています…
error-cards-full-title = 局面が多すぎます
error-cards-full = すでに2,000局面を練習しています。先にいくつか捨ててください。
error-no-engine-title = 空いているエンジンがありません
error-no-engine = 今は空いているエンジンがありません。しばらくしてからお試しください。

train-lines = 手順を覚える
train-lines-how = 定跡や囲いの手順、自分の対局を記憶だけで指します。棋譜と戦法のページにある「この手順を練習」から始めます。
train-of-line = { $count ->
    [0] 復習なし
   *[other] 復習{ $count }局面
 }
train-drill = 手順を記憶で指す
train-drill-to = この手順を練習
train-drill-how = { $count ->
    [0] この手順には{ $side }の手がありません。
   *[other] { $side }の手を指してください。全部で{ $count }局面です。相手の手は手順の中から選ばれます。
 }
train-drill-has = この手順では{ $move }です。もう一度どうぞ。
train-drill-over = 手順を最後まで指しました。
train-drill-more = もう一度
train-drill-kept = この手順の局面は後日また出ます。「今日の復習」に出ます。
train-take-black = 先手側で練習（☗）
train-take-white = 後手側で練習（☖）

guess-title = 次の一手を当てる
guess-to = 対局の手を当てる
guess-lead = 対局を一手ずつ進めながら、次の一手を当てます。自分の対局や棋譜のページからも始められます。
guess-how = { $side }の指した手を一手ずつ当ててください。全部で{ $count }手です。同じくらいよい手も正解です。
guess-among-three = 三つの手から選ぶ
guess-choices = 指された手はどれですか
guess-same = 正解です。本譜の手です。
guess-as-good = 同じくらいよい手です。本譜は{ $move }でした。
guess-weaker = { $text }本譜は{ $move }でした。
guess-undecided = その手の価値は時間内に調べられませんでした。本譜は{ $move }でした。
guess-shown = 本譜は{ $move }でした。
guess-next = 次へ
guess-show = 手を見る
guess-end = ここで終わる
ui-guess-score = 本譜と同じ：{ $number } · 同じくらいよい手：{ $count } · { $from }手のうち{ $all }手まで
ui-guess-over = { $all }手のうち{ $count }手が正解です（本譜と同じ手は{ $number }手）。

run-time = 時間
run-seconds = { $count ->
    [0] 時間無制限
   *[other] { $count }秒
 }
run-choices = 答え
run-mates = 一手詰め
run-mates-to = 一手詰めを解く
run-mates-lead = 詰む手は一つだけです。局面は次々に新しく作られ、正しいことを確かめてから出題されます。
run-mates-this = 一手で詰ましてください。
run-mates-was = 正解は{ $move }でした。
run-races = 速度計算
run-races-to = 手数を数える
run-races-lead = 終盤は速度の争いです。相手が何もしなければ何手で詰むか、自玉は何手で詰むかを数えます。手数は証明済みです。
run-races-this = 先手番です。それぞれ何手で相手の玉を詰ませますか。
run-races-counts = 自分：{ $own ->
    [3] 3手以上
   *[other] { $own }手
 } · 相手：{ $other ->
    [3] 3手以上
   *[other] { $other }手
 }
run-races-own = 自分のほうが速いです。
run-races-other = 相手のほうが速いので、受けに回ります。
run-races-own-way = 自分：{ $moves }。
run-races-other-way = 相手：{ $moves }。
run-castles = 囲いと戦法の名前
run-castles-to = 名前を当てる
run-castles-lead = 盤に囲いや戦法の形が出ます。名前を四つの中から選んでください。名前からそのページに移れます。
run-castles-castle = { $side }の囲いは何ですか。
run-castles-opening = { $side }の戦法は何ですか。
run-castles-was = 正解は{ $name }です。
run-castles-read = 詳しく読む
ui-run-making = 局面を作っています…
ui-run-score = { $all }問のうち正解{ $count }
ui-run-score-timed = { $all }問のうち正解{ $count } · 残り{ $time }秒
ui-run-over = { $all }問のうち正解{ $count }。

coordinates-title = 符号の練習
coordinates-to = 練習を開く
coordinates-lead = 30秒間の練習です。示されたマスを押す、印のマスを答える、書かれた手を指す、示された手を書く、の四通りがあります。
coordinates-way = 練習の種類
coordinates-press = 示されたマスを押す
coordinates-name = 印のマスを答える
coordinates-play = 書かれた手を指す
coordinates-write = 示された手を書く
coordinates-notation = 表記
coordinates-in-western = 西洋式（P-76）
coordinates-in-hodges = ホッジス式（P-7f）
coordinates-in-japanese-common = 棋書（☗7六歩）
coordinates-in-japanese-official = 連盟式（▲76歩）
coordinates-in-kitao-kawasaki = 北尾・川崎式（☗歩-76）
coordinates-in-usi = USI（7g7f）
coordinates-white = 後手側から見る
coordinates-begin = 始める
coordinates-answer = 答え
coordinates-ok = 答える
ui-coordinates-press-this = { $text }
ui-coordinates-name-this = 印のマスの符号は何ですか。
ui-coordinates-play-this = { $text }
ui-coordinates-write-this = この手はどう書きますか。
ui-coordinates-wrong = 違います。
ui-coordinates-score = 正解{ $count } · 残り{ $time }秒
ui-coordinates-over = { $all }回のうち正解{ $count }。最高は{ $number }です。
ui-coordinates-record = { $all }回のうち正解{ $count }。最高記録です！

## What cannot be
error-wish-side = 「{ $value }」という側はありません。black（先手）かwhite（後手）を書いてください。
