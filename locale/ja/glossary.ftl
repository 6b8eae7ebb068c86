# 用語の意味（miyako info）。名前は docs/glossary.md の英語から。

## 対局者と対局
word-black = 先に指す側。図では手前に座り、上へ向かって進む
word-white = 後に指す側。図では奥に座り、下へ向かって進む
word-handicap-giver = 駒落ちで強いほうの対局者。後手の側だが先に指す
word-handicap-receiver = 駒落ちで弱いほうの対局者。先手の側に座る
word-turn = どちらが指す番か
word-move = 一方の対局者の一手。1から数える
word-game = 始まりの礼から終わりの礼までの一局
word-even-game = 駒を落とさない対局
word-handicap = 上手の駒をいくつか落として始める対局
word-tossing-pawns = 歩を5枚振って先後を決めること
word-weaker-player-first = 駒は落とさず、弱いほうが振り駒なしで先手になる
word-mixed-handicaps = 実力差が中間のとき、二つの手合を交互に指す

## 盤と駒
word-board = 同じ大きさの升が縦横9つずつ並ぶ
word-square = 筋と段で呼ぶ。USIでは7g、印刷では77
word-file = 先手の右から1〜9
word-rank = 後手の側から1〜9（a〜i）
word-star = 成れる範囲の目印になる4つの点の一つ
word-promotion-zone = 自分から最も遠い3段
word-piece = 駒の種類と、どちらの駒か
word-king = 上位者は王、下位者は玉を使う
word-rook = 縦横に何升でも
word-bishop = 斜めに何升でも
word-gold = 斜め後ろを除く1升
word-silver = 斜めか前へ1升
word-knight = 前へ2升、横へ1升の所へ跳ぶ
word-lance = 前へ何升でも
word-pawn = 前へ1升
word-dragon = 成った飛車
word-horse = 成った角行
word-promoted-silver = 金将と同じ動き
word-promoted-knight = 金将と同じ動き
word-promoted-lance = 金将と同じ動き
word-tokin = 成った歩兵。金将と同じ動き
word-pieces-in-hand = 取った駒。好きなときに打てる
word-long-range-piece = 飛車、角行、香車
word-major-piece = 飛車と角行。成っていても含む
word-minor-piece = 玉将と大駒のほかの駒
word-metal-piece = 金将と銀将
word-unpromoted-piece = 成っていない駒
word-promoted-piece = 成った駒
word-piece-stand = 持ち駒を載せる小さな台

## 指し手と王手
word-move-a-piece = 盤上の駒を動かすこと
word-drop = 持ち駒を空いた升に置くこと
word-promote = 動かした駒を裏返すこと
word-not-promote = 成れるのに成らないこと
word-capture = 相手の駒を取って持ち駒にすること
word-attacked-squares = 駒が取りに行ける升
word-check = 次に玉を取れる状態
word-checkmate = 王手がかかっていて、指せる手がない状態
word-interposing-piece = 王手をかけた駒と玉の間に置く駒

## 反則
word-foul = ルールに反する手や行い。負けになるか、受け付けられない
word-forbidden-move = 駒の動きとしては正しいが、特に禁じられた手
word-two-moves-in-a-row = 相手が指す前にもう一手指すこと
word-the-wrong-side-begins = 先に指すはずでない側が初手を指すこと
word-hidden-piece = 取った駒を見えない所に置くこと
word-two-pawns = 自分の成っていない歩がある筋に歩を打つこと
word-piece-with-no-move-left = 歩・香・桂を二度と動けない所に置くこと
word-mate-by-a-dropped-pawn = 打った歩で直ちに詰ませてはならない
word-king-left-in-check = 王手を放っておく、玉を王手の所へ動かす、玉を守る駒を外すこと
word-perpetual-check = 一方の手がすべて王手である千日手
word-takeback = 指した手を戻すこと。公式戦では反則、友達同士なら合意でできる
word-claim = 見過ごされた反則を指し示すこと
word-strict-guarded = 反則の手は負けになる（厳格）か、理由を添えて断られる（案内つき）

## 終局
word-ending = どのように終わり、どちらが負けたか
word-resignation = 「負けました」「ありません」と言って負けを認めること
word-loss-on-time = 持ち時間がなくなること
word-no-legal-move = 王手ではないが指せる手がない。負けになる
word-repetition = 同じ局面が4回現れること
word-impasse = 互いの玉が敵陣に入り、捕まらない状態
word-entering-king = 玉が敵陣に入ること
word-declaration = 点数による勝ちを宣言すること
word-too-few-points = 合意した持将棋で、一方が24点に足りないこと
word-failed-declaration = 条件を満たさない宣言。負けになる
word-both-kings-entered = 互いの玉が相手の陣に入っていること
word-agreed-draw = 合意だけによる引き分け。友達同士や道場で使う
word-limit-of-moves = 公式戦では500手
word-arbiter-s-decision = 対局者では決められないときに審判が決めること
word-seat = 四人将棋で盤の4つの辺の一つ
word-four-player-shogi = 今の将棋盤で四人が指す将棋
word-interrupted = 結果のないまま打ち切られた対局
word-no-contest = 結果なし。指し直しになる

## 時計
word-clock = 両対局者の時間を計る
word-main-time = 対局者が自由に使える時間
word-byoyomi = 持ち時間を使い切った後、一手ごとに使える時間
word-consideration-periods = 持ち時間と秒読みの間に1分単位で使う時間
word-sudden-death = 秒読みなし。時間がなくなれば負け
word-stopwatch-method = 一手ごとに分単位で計り、1分未満は切り捨てる
word-chess-clock-method = 一手ごとに秒単位で計る
word-increment = 自分の手番ごとに持ち時間が増える
word-call-of-the-timekeeper = 時間が過ぎるのを声に出して知らせること
word-late-arrival = 遅れた時間の3倍が持ち時間から引かれる
word-loss-by-default = 定められた時刻までに対局者が来なかったこと

## 作法
word-senior-junior = 上座に座って先に所作をする人と、その相手
word-upper-seat = 上位者の席。床の間の前、または入口から遠い側
word-lower-seat = 下位者の席
word-ohashi-order = 歩を最後に、中央から外へ並べる
word-ito-order = 走り駒より先に歩を並べる
word-two-jade-kings = 玉が2枚とも「玉」の駒
word-bow = 始まり、終わり、投了のときにする
word-opening-words = 両者が礼をして言う。その後に時計が動く
word-closing-words = 対局後と、駒をしまった後のお礼
word-box-bag = 対局のないときに駒をしまう物
word-timekeeper = 棋譜と時間を記録し、振り駒をする。話すのは時間のことだけ

## 棋譜・詰将棋・段級
word-library = その人が取っておく棋譜
word-game-record = 一局の指し手と、それに添える事柄
word-notation = 指し手の書き表し方。notations.mdを参照
word-signs = 同じ升に動ける同じ種類の駒を区別する文字
word-same = 直前に駒が動いた升で取ること
word-mate-problem = 王手の連続で詰ませる問題
word-review = 終わった一局を一緒に振り返ること
word-winning-chance = 評価値を勝つ見込みで表したもの。analysis.mdを参照
word-good-move = ! ほかによい手のない一手
word-inaccuracy = ?! 少し損をする手
word-mistake = ? 大きく損をする手
word-blunder = ?? 勝負を、またはその多くを失う手
word-best-move = エンジンなら指した手
word-threat-of-mate = 受けなければ次に詰む状態
word-brinkmate = 先に詰ますほかに受けのない詰めろ
word-slack = 詰みまであと何手余裕があるか。1手なら詰めろ
word-zetto = 相手が何を持っていても詰まない玉
word-mate-in-the-capital = 中央の升で玉が詰むこと
word-grade = 15級から1級、その上は初段から

## 図と工芸
word-diagram = 局面を描き、周りに言葉を添えた図
word-geta-mark = 〓。書体にない文字の代わりに印刷する
word-cut = 盤が丸太のどこから取られたか
word-straight-grain = 年輪に直角な面
word-ring-pattern = 年輪に沿った面。山形の模様が出る
word-red-promoted-side = 成った面が赤い字の駒
word-two-coloured-lettering = 成った面と、表の上の字が赤い駒
word-raised-lacquer = 木の面より高くなるまで漆を盛った字
word-lines-by-sword = 刃を引いた刀で引いた漆の線
word-sun = 3.03 cm。盤の厚みを表す単位

## このプログラムの言葉
word-setup = 正しくなくてもよい、盤に並べられる物すべて。編集中や読みかけのファイルの内容
word-position = 正しいと確かめられた配置。指し手はこれからだけ作られる
word-key = 盤面・持ち駒・手番で局面を区別する数。等しければ同じ局面の繰り返し
word-level = コンピュータの強さ。目安となる段級で呼ぶ
word-live-channel = 一局をページとサーバーの間で運ぶつながり。live-protocol.mdを参照
word-shelf = プロジェクトの隣に置く参考データのフォルダー。プロジェクトの一部ではなく、場所はMIYAKO_SHELFで示す
word-miyako = 都。中央の升、5五の古い呼び名

word-tournament = 回戦ごとに対局し、順位を決める大会
word-swiss = 同じ成績どうしが当たり、同じ相手とは二度当たらず、脱落もない方式
word-mcmahon = 強い人が点を持って始めるスイス式
word-round-robin = 全員が全員と対局する
word-knock-out = 負けたら終わり
word-losers-games = 負けた人がまだ争うもの
word-bye = 相手のいない回戦でもらう一勝
word-tie-break = 同点の順位を決めるもの
word-rating = 成績から出す強さの数字
word-rating-pool = 互いに対局する人たちの、大会ごとに更新されるレーティング
word-league = 期ごとに昇級・降級のあるクラス分け
word-meijin-league = 五つのクラスがあり、名人への挑戦者が決まる
word-ranking-tournament = 竜王戦各組の勝ち抜き戦
word-main-tournament = 各組から勝ち上がった人の本戦トーナメント
word-game-not-to-fall = 二敗した人どうしの残留をかけた対局
word-demotion-point = クラスの下位者につき、たまると降級
word-free-class = 順位戦を指さない棋士の区分
word-challenger = タイトル保持者と戦う人
word-title-match = タイトルをかけた数番の勝負
word-retirement = 現役を終えること
word-study-group = 奨励会の前に学ぶ場
word-apprentices-school = 棋士の養成機関
word-3-dan-league = 奨励会の最後のリーグ
word-professional = 四段以上
word-woman-professional = 二級からの独自の段級位を持つ
word-certificate = 段級位を認める書状
