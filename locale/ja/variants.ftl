# miyako variants: 将棋の仲間（端末）

variants-nothing-wrong = このファイルに誤りはありません。
variants-board = { $files }筋{ $ranks }段、駒は各{ $pieces }枚
variants-promotes-zone = 成り：敵陣{ $ranks }段で始まるか終わる手で。
variants-promotes-entering = 成り：敵陣{ $ranks }段に入るときに。
variants-promotes-entering-or-capture = 成り：敵陣{ $ranks }段に入るとき、または敵陣で始まるか終わる手で駒を取るときに。
variants-promotes-capture = 成り：場所を問わず駒を取ったときに。
variants-promotes-at-end = 動けなくなる駒は最奥の段に着いたときにも成れる。
variants-promotion-by-choice = 成るかどうかは自由。
variants-promotion-after-promoted = 成るかどうかは自由。ただし成り駒を取ったときは必ず成る。
variants-promotion-always = 必ず成る。
variants-promotion-also-on-the-way = 必ず成る。途中で敵陣に止まる手（曲がる角、獅子の一歩目）でも成る。
variants-turns-every-move = 裏のある駒は動くたびに裏返る。
variants-drops = 取った駒は持ち駒として打てる。
variants-drops-either-face = 取った駒は持ち駒となり、表裏どちらでも打てる。
variants-no-drops = 取った駒は使えない。
variants-mate = 終局：詰み。指す手のない側の負け。
variants-catch = 終局：玉にあたる駒を取る。王手を受ける義務はない。
variants-try = 玉にあたる駒が最奥の段に着き、そこで取られなければ勝ち（トライ）。
variants-two-royals = 玉にあたる駒が二枚ある側は、両方を失うまで負けない。
variants-dead-ends = 行き所のない駒も許される。
variants-bare-king = 裸玉：玉だけになった側は、価値ある駒を残す玉に負ける。ただちにその駒を取れるときを除く。
variants-repetition-draw = 同一局面が{ $count }回現れると引き分けです。
variants-repetition-first-loses = 同一局面が{ $count }回現れると、先手の負けです。
variants-repetition-forbidden = 同一局面を{ $count }回目に現す手は指せません。
variants-most-moves = { $count }手で勝負がつかなければ、そこで終わり、勝者なしとします。
variants-perpetual-check = 連続王手でそうした側は負けです。
variants-perpetual-attack = 一方だけが毎手何かに当たりをかけていればその側の負け、双方がじっとを続けるだけなら先に始めた側の負けです。
variants-baring = 裸王：玉だけになった側は負けです。ただし直ちに相手も裸にできれば引き分けです。
variants-lion-trading = 獅子は、隣にある獅子のほかは、歩兵・仲人より強い駒を同時に取るのでなければ（付け喰い）、ヒモの付いた獅子を取れない。
variants-lion-trading-any = 先獅子：獅子以外の駒が獅子を取った直後に、別の場所の獅子を獅子以外の駒で取ることはできない。
variants-lion-trading-protected = 先獅子：獅子以外の駒が獅子を取った直後に、別の場所のヒモの付いた獅子を獅子以外の駒で取ることはできない。
variants-power-lion = 一手で二歩まで進み、各歩で駒を取れる。二歩先へ跳べる。居喰い、じっとができる。
variants-power-line-lion = 一直線上をその歩数まで往復し、途中の駒を取ることも跳び越すこともできる。
variants-power-hook = 走ったあと一度だけ直角に曲がって走れる。駒を取ればそこで終わる。
variants-power-area = 空いたマスを玉の歩みでその歩数まで。駒を取ればそこで終わる。
variants-power-leap-capture = 位の低い駒をいくつでも跳び越して取れる。
variants-power-leap-capture-lower = 位の低い駒をいくつでも跳び越して、位の低い駒を取れる。
variants-power-sweep = 位の低い駒を飛び越え、味方も含めて全部取る。
variants-power-igui = 動かずに隣の駒を取る（居喰い）。
variants-power-pass = 空いた隣に動いて戻る（じっと）。
variants-power-leap-slide = 跳んだ先が空いていれば、そのまま同じ方向へ進める。
variants-power-over = 途中でその数まで駒を跳び越して走れる。
variants-power-anywhere = どの空きマスへも動け、ヒモの付いていない駒ならどれでも取れる。
variants-power-anywhere-but-royals = どの空きマスへも動け、ヒモの付いた玉・太子のほかはどの駒でも取れる。
variants-power-steps = 一手でその歩数まで、自由に曲がりながら進み、各歩で駒を取れる。跳ぶ歩みでなければ駒を跳び越せない。元の場所へ戻ってもよい。
variants-power-steps-exactly = 一手でちょうどその歩数を進み、同じ場所を二度通らない。各歩で駒を取れる。
variants-power-steps-ahead = 同じ向きにその歩数まで進み、各歩で駒を取れる。
variants-power-shoot = 空いた場所へ動いたあと（steps では空いた場所への各歩のあと）、射程内の敵をその数まで撃てる。途中に駒があれば届かない。
variants-power-shoot-over = 空いた場所へ動いたあと、途中の駒を越えて射程内の敵をその数まで撃てる。
variants-power-freeze = 各方向で最初に見える敵は動けない。
variants-burns = 火の駒（火鬼、毒火）は動いたあと周りの敵をすべて焼く。その隣に止まった敵は焼かれる。火の駒どうしが隣り合えば、来たほうが焼かれる。
variants-contagion = この駒を取った駒は、その成り駒に変わる。
variants-catch-command = 終局：指揮する駒を失う。王手を受ける義務はない。
variants-command = 次のいずれかがあるかぎり戦える：{ $who }。
variants-promotes-by-taking = 次の駒を取ればただちに成る：{ $what }。
variants-promote-by-taking = { $who }は、{ $what }を取ればただちに成る。
variants-takes-only = { $who }が動いて取れるのは{ $what }だけである。
variants-cannot-take = { $who }は{ $what }を取れない。
variants-proof = { $who }には{ $what }の弾や矢が当たらない。
variants-hit-from = { $who }には、ほかの駒も{ $count }マス以上離れなければ当たらない。
variants-patrons = { $who }が成れるのは味方に{ $what }がいる間だけで、いなくなれば元に戻る。
variants-forward-needs = { $who }が前へ進めるのは味方に{ $what }がいる間だけである。
variants-calls = { $who }が成ると、味方の{ $what }もすべて成る。
variants-quenches = { $who }が成ると、敵の{ $what }はすべて消える。
variants-turns-back = { $who }は、縦横斜めに敵の{ $what }が{ $count }マス以内に見えると元に戻る。
variants-blinds = { $who }から{ $count }マス以内では、敵の{ $what }は撃てない。
variants-option = 読み方の分かれるルール：{ $name }（{ $readings }）。ここでは { $chosen }。

## Playing in the terminal
variant-welcome = { $game }：コンピュータ（レベル { $level }／10）との対局です。あなたは{ $side }です。
variant-try-help = moves で表示される形で指し手を入力してください。help で使い方を表示します。
variant-help =
    2g2f            指し手。2g から 2f へ。成るときは末尾に + を付ける
    P*5e            持ち駒を 5e に打つ（駒は英字で）
    6f6e6d          途中の駒も取る指し手
    moves           合法手を一覧する
    board           盤面をもう一度表示する
    hint            コンピュータに次の一手を尋ねる（練習対局のみ）
    undo            待ったをする（練習対局のみ）
    resign          投了する
    draw            引き分けを提案する（友達同士・道場のルール）
    quit            対局を中断して終了する
