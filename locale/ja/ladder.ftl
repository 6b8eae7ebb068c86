### はしご番付: 勝てば上がる。

ladder-title = はしご番付
ladder-lead = 一つか二つ上の人にレーティング対局で勝つと、その人の順位に入れ替わり、間の人は一つ下がります。最下位から始まり、一か月だれとも指さない人は、指している下の人に順位を譲ります。
ladder-none = まだだれもいません。一位が空いています。
ladder-join = 番付に加わる
ladder-leave = 番付から抜ける
ladder-name-first = 加わるには名前が必要です
ladder-you = あなた
ladder-played = 最後の対局
ladder-not-played = まだ指していません
ladder-challenge = { $name }に挑戦
ladder-go = クラブのはしご番付
error-ladder-no-place-title = 今は番付に加われません
error-ladder-no-place = すでに加わっているか、満員です。
error-ladder-no-programs-title = 番付は人のためのものです
error-ladder-no-programs = プログラムは番付ではなく、専用の順位表で指します。
data-ladder = はしご番付
data-ladder-what = 番付にいた期間。順位は対局から決まります。
data-ladder-why = 上の人に挑戦できるようにするため。
data-ladder-long = 名前を閉じるまで。その後も、ほかの人の順位が変わらないように、だれかがいたことだけが名前なしで残ります。
data-ladder-count = { $count }回
