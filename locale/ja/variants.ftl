# miyako variants: 将棋の仲間（端末）

variants-nothing-wrong = このファイルに誤りはありません。
variants-board = { $files }筋{ $ranks }段、駒は各{ $pieces }枚
variants-may-promote = 成り：敵陣{ $ranks }段に入る手・動く手・出る手で成れる。
variants-must-promote = 成り：敵陣{ $ranks }段に入る手・動く手・出る手で必ず成る。
variants-may-promote-entering = 成り：敵陣{ $ranks }段に入る手で成れる。
variants-must-promote-entering = 成り：敵陣{ $ranks }段に入る手で必ず成る。
variants-turns-every-move = 裏のある駒は動くたびに裏返る。
variants-drops = 取った駒は持ち駒として打てる。
variants-drops-either-face = 取った駒は持ち駒となり、表裏どちらでも打てる。
variants-no-drops = 取った駒は使えない。
variants-mate = 終局：詰み。指す手のない側の負け。
variants-catch = 終局：玉にあたる駒を取る。王手を受ける義務はない。
variants-try = 玉にあたる駒が最奥の段に着き、そこで取られなければ勝ち（トライ）。
variants-two-royals = 玉にあたる駒が二枚ある側は、両方を失うまで負けない。
variants-dead-ends = 行き所のない駒も許される。
