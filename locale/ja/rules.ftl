# ルールの説明：駒、反則、終局、将棋の基本データ。

## The page
rules-title = ルール
rules-lead = 遊び方、駒、反則、終局、持ち時間、手合割について。
rules-pieces = 駒
rules-fouls = 反則
rules-endings = 終局
rules-clocks = 持ち時間
rules-handicaps = 手合割
rules-facts = 将棋の基本データ

## The game
rules-game = 遊び方
rules-game-lead = 最初の一局に必要なことのすべてです。駒を動かしながら一つずつ覚えたい方は、教室へどうぞ：
rules-begin = 始める前に
basic-aim = 目的
basic-aim-why = 二人で一手ずつ交互に指します。相手の玉を詰ませた方、つまり、どうしても助からないように攻めた方の勝ちです。
basic-board = 将棋盤
basic-board-why = 筋は右から、段は上から数え、九つずつ、全部で八十一マスです。マスは筋と段の数字で呼びます。図の歩は７六にいます。
basic-set-up = 駒の並べ方
basic-set-up-why = 駒は二十枚ずつで、色は同じです。とがった先が相手を向いているのが自分の駒です。一番手前の段には端から順に香・桂・銀・金、中央に玉。二段目は左に角、右に飛車。三段目に歩が九枚並びます。
basic-turn = 手番
basic-turn-why = 図の下側の先手から始め、一手ずつ交互に指します。パスはできません。先手は振り駒などで決めます。一手では、駒を一つ動かすか、持ち駒を一つ打ちます。
rules-moves = 駒の動き
rules-moves-lead = 上が前です。点は1マス、矢印は空いていればどこまでも、輪は飛び越える動きです。
rules-moves-junior-king = 全方向に1マス。
rules-moves-gold = 前後左右と、斜め前に1マス。
rules-moves-silver = 斜めの四方向と、前に1マス。
rules-moves-knight = 前に二つ、横に一つ。ほかの駒を飛び越えられる唯一の駒です。
rules-moves-lance = 前へまっすぐ、どこまでも。
rules-moves-pawn = 前に1マス。駒を取るときも同じです。
rules-moves-rook = 縦横にどこまでも。
rules-moves-dragon = 飛車の成った駒。飛車の動きに、斜め1マスが加わります。
rules-moves-bishop = 斜めにどこまでも。
rules-moves-horse = 角の成った駒。角の動きに、縦横1マスが加わります。
rules-moves-like-gold = 銀・桂・香・歩は、成ると金と同じ動きになります。
rules-play = 取る、成る、打つ、詰ませる
basic-capture = 駒を取る
basic-capture-why = 相手の駒のいるマスへ進むと、その駒を取れます。取った駒は自分の持ち駒になります。味方の駒のいるマスへは進めません。
basic-promotion = 成り
basic-promotion-why = 向こうの三段が敵陣です。敵陣に入る、敵陣の中で動く、敵陣から出るとき、駒を裏返して成ることができます。成るかどうかは自由ですが、成らないと動けなくなるときは成らなければなりません。玉と金は成れません。成った駒は、取られるまで成ったままです。
basic-drop = 持ち駒を打つ
basic-drop-why = 駒を動かすかわりに、持ち駒を空いているマスに打てます。成った形では打てません。制限は三つです。同じ筋に自分の歩を二枚置くこと（二歩）、動けない所に打つこと、歩を打って詰ませること（打ち歩詰め）はできません。
basic-check = 王手
basic-check-why = 玉が次に取られる形が王手です。王手をかけられたら、すぐに受けなければなりません。相手の駒を取る、間に駒を置く、玉が逃げる、のいずれかです。自分の玉を王手にさらす手は指せません。
basic-mate = 詰み
basic-mate-why = どうしても王手を防げなければ詰みで、対局は終わります。ふつうは、助からないと分かったところで投了します。

## Pieces
rules-pieces-lead = 駒は8種類、そのうち6種類は成ると別の駒になります。駒の先が相手を向いていれば自分の駒です。色の違いはありません。
rules-piece-meaning = 意味：{ $literal }
rules-piece-others = { $kanji }とも書く
rules-classes = 駒の分類

piece-senior-king-literal = 王の将。上位者が使う
piece-junior-king-literal = 玉（ぎょく）の将。下位者が使う
piece-rook-literal = 飛ぶ車
piece-dragon-literal = 龍の王
piece-bishop-literal = 角（すみ）へ行くもの
piece-horse-literal = 龍の馬
piece-gold-literal = 金の将
piece-silver-literal = 銀の将
piece-promoted-silver-literal = 成った銀
piece-knight-literal = 桂の馬
piece-promoted-knight-literal = 成った桂
piece-lance-literal = 香の車
piece-promoted-lance-literal = 成った香
piece-pawn-literal = 歩く兵
piece-tokin-literal = 「と」に見える金

class-long-range = 遠くまで走る駒：飛車、角、香車
class-major = 飛車と角
class-minor = 玉と大駒を除くすべての駒
class-metal = 金と銀
class-unpromoted = 成っていない駒
class-promoted = 成った駒

## Fouls
rules-fouls-lead = 公式の対局では、反則をするとその場で負けになります。それ以外の対局では反則の手は受け付けられず、理由が表示されて指し直しになります。
rules-fouls-later = だれも気づかなかった反則は、対局が完全に終わるまで指摘できます。公式の対局では相手の投了後でも反則が優先し、それ以外では投了が優先します。
rules-foul-turn = 手番
rules-foul-movement = 駒の動き
rules-foul-promotion = 成り
rules-foul-drop = 持ち駒を打つ
rules-foul-king = 玉
rules-foul-conduct = マナーにかかわるもの
rules-foul-family = 一族のほかの将棋
rules-example = 図は{ $move }と指したところ。

foul-two_moves = 二手指し
foul-two_moves-why = 手番は一手ずつ交代します。相手が指す前に続けてもう一手指すと反則です。どちらの手も単独なら問題のない手であっても同じです。
foul-wrong_side_first = 先後違い
foul-wrong_side_first-why = 平手では先手が、駒落ちでは駒を落とした上手が最初に指します。逆の側が初手を指すと反則です。
foul-pass = 手を指さない（パス）
foul-pass-why = 手番では、盤上の駒を動かすか持ち駒を打つか、必ずどちらかをします。指したい手がなくてもパスはできません。
foul-no_piece = 駒のないところから動かす
foul-no_piece-why = 動かせるのは盤上か駒台にある自分の駒だけです。そのマスには駒がありません。
foul-opponents_piece = 相手の駒を動かす
foul-opponents_piece-why = 使えるのは、先が相手を向いている自分の駒だけです。自分のほうを向いている駒は、取ることしかできません。
foul-cannot_move_so = 動けない所に動かす
foul-cannot_move_so-why = 駒の動きは種類ごとに決まっています。よくある間違いは、金を斜め後ろに引く、銀を横や真後ろに動かす、です。
foul-blocked = 駒を飛び越える
foul-blocked-why = 飛車・角・香車は、途中に駒があればそこで止まります。相手の駒なら取れますが、その先へは進めません。飛び越えられるのは桂馬だけです。
foul-own_piece_on_target = 自分の駒のあるところへ動かす
foul-own_piece_on_target-why = 一つのマスに置ける駒は一枚で、自分の駒を取ることはできません。
foul-two_squares = 升目をまたぐ
foul-two_squares-why = 駒は、どのマスにあるかがはっきり分かるように、一つのマスの中に置きます。
foul-turned_point = 駒の向きを変える
foul-turned_point-why = どちらの駒かは、先の向きだけで見分けます。成るために裏返すことはあっても、向きを変えることはありません。
foul-cannot_promote = 成れない駒を成る
foul-cannot_promote-why = 玉と金は成れません。すでに成っている駒もそのままです。それ以外の駒は成ることができます。
foul-outside_promotion_zone = 成れない所で成る
foul-outside_promotion_zone-why = 敵陣（相手側の三段）に入るとき、敵陣の中で動くとき、敵陣から出るときに成れます。それ以外の手では成れません。
foul-turned_back = 成駒を元に戻す
foul-turned_back-why = 一度成った駒は、盤上にある限り成ったままです。取られて持ち駒になったときに元に戻ります。
foul-turned_over = 動かさずに駒を裏返す（動かさずに成る）
foul-turned_over-why = 駒は、敵陣に入る、敵陣から出る、または敵陣の中で動く手で成ります。動かさずに裏返すのは指し手ではありません。
foul-not_in_hand = 持っていない駒を打つ
foul-not_in_hand-why = 打てるのは、取って駒台に置いてある駒だけです。その駒は持っていません。
foul-drop_on_piece = 駒のあるところに打つ
foul-drop_on_piece-why = 持ち駒は空いているマスにだけ打てます。相手の駒を取るには、盤上の駒を動かします。
foul-dropped_promoted = 成駒を打つ
foul-dropped_promoted-why = 持ち駒は、敵陣に打つときでも必ず表（成る前の面）で打ちます。成れるのは次に動かすときからです。
foul-two_pawns = 二歩
foul-two_pawns-why = 自分の歩がある筋に、もう一枚歩を打つことはできません。と金は数えません。相手の歩も関係ありません。プロでも一番多い反則です。
foul-dead_piece = 行き所のない駒
foul-dead_piece-why = その先動けなくなる所に駒を置いてはいけません。歩と香は一段目、桂は一段目と二段目です。そこへ進むときは必ず成り、打つことはできません。
foul-drop_pawn_mate = 打ち歩詰め
foul-drop_pawn_mate-why = 持ち駒の歩を打って詰ませてはいけません。玉に応手があれば歩を打つ王手は構いません。ほかの駒を打っての詰みや、盤上の歩を突いての詰み（突き歩詰め）も構いません。
foul-king_into_check = 王手になる所へ玉を動かす（王手放置）
foul-king_into_check-why = 相手の駒の利きがあるマスに玉を動かすことはできません。次の手で取られてしまいます。
foul-check_ignored = 王手放置
foul-check_ignored-why = 王手をかけられたら、玉を逃げる、王手をかけている駒を取る、合駒をする、のいずれかで必ず受けます。それ以外の手は反則です。
foul-king_exposed = 自分から王手にさらす（王手放置）
foul-king_exposed-why = その駒は、飛車・角・香の利きから玉を守っています。動かすと自玉に王手がかかってしまいます。
foul-perpetual_check = 連続王手の千日手
foul-perpetual_check-why = 同一局面が4回現れ、その間の一方の手がすべて王手だったときは、王手をかけていた側の負けです。王手をかける側が手を変えなければなりません。4回目の局面をどちらの手で迎えたかは関係ありません。
foul-changed_move = 待った
foul-changed_move-why = 駒に触れただけなら指さなくても構いませんが、駒から手が離れたらその手は成立し、変えられません。友人どうしの対局で合意があっても、感心できる行為ではありません。
foul-hidden_piece = 隠し駒
foul-hidden_piece-why = 持ち駒は、両者に見えるように駒台に置きます。手に握ったり、盤や駒台の陰に置いたりしてはいけません。相手が持ち駒をいつでも確かめられるようにするためです。

## Endings
rules-endings-lead = どちらかが投了するか、審判が宣言すれば結果は確定します。ただし、期限内に反則が指摘された場合を除きます。
rules-ending-decided = 勝敗がつくもの
rules-ending-counted = 点数で決まるもの
rules-ending-undecided = 勝敗がつかないもの

ending-resign = 投了
ending-resign-why = 負けを認めたら、自分の手番に駒台に手を添えて一礼し、「負けました」または「ありません」と告げます。慣れた人どうしの対局は、ほとんどが投了で終わります。
ending-mate = 詰み
ending-mate-why = 王手がかかっていて、どう指しても逃れられない状態です。「王手」や「詰み」と言う必要はありません。公式の対局では詰みだけでは終わらず、詰まされた側が投了します。
ending-no_legal_move = 合法手なし
ending-no_legal_move-why = 王手でなくても、指せる手が一つもなければ負けです。パスができないためで、チェスのような引き分けにはなりません。
ending-time = 時間切れ
ending-time-why = 持ち時間と秒読みを使い切ると負けです。秒読みでは「十」と読まれたら間に合いません。
ending-foul = 反則
ending-foul-why = 禁じられた手を指したり、禁じられた行為をしたりすると負けです。反則は上に一つずつ説明してあります。
ending-points = 相入玉の点数不足
ending-points-why = 互いに玉が詰む見込みがないと両者が合意し、盤上と駒台の駒を数えます。飛車と角は5点、ほかの駒は1点、玉は0点です。24点に満たない側の負けです。
ending-declaration = 入玉宣言
ending-declaration-why = 自分の手番に、指す代わりに勝ちを宣言できます。相手の同意は要りません。条件は、玉が敵陣にあって王手がかかっていないこと、敵陣に玉以外の自分の駒が10枚以上あること、その駒と持ち駒で31点以上あることです。24〜30点なら無勝負です。27点法を選んだ対局では、先手28点、後手27点で勝ちになります。
ending-failed_declaration = 入玉宣言の失敗
ending-failed_declaration-why = 条件を一つでも満たさずに宣言すると負けです。宣言の前によく数えましょう。
ending-repetition = 千日手
ending-repetition-why = 盤面・持ち駒・手番がすべて同じ局面が、対局中に4回現れたとき、またはその前に両者が合意したときです。勝ち負けはつきません。ただし、一方が王手を続けていた場合はその側の負けです。
ending-impasse = 持将棋
ending-impasse-why = 互いに入玉してどちらの玉も詰む見込みがなく、両者が合意したときです。双方が24点以上なら無勝負です。宣言で24〜30点だったときも同じです。
ending-agreed_draw = 引き分け（合意）
ending-agreed_draw-why = 友達同士や道場では、いつでも合意で引き分けにできます。一方が提案し、他方が受ければ成立します。公式のルールにはなく、合意できるのは持将棋と千日手だけです。コンピュータは、手数が駒の総数に達するまでは断り、それ以降は自分が優勢だと判断しないかぎり応じます。
ending-move_limit = 最大手数
ending-move_limit-why = 500手目を指した時点で無勝負になります。その手が王手なら、連続王手が途切れるまで続けます。公式戦では一度も起きておらず、最長は420手です（中尾–牧野戦、2018年2月27・28日、第31期竜王戦）。
ending-adjudicated = 審判の裁定
ending-adjudicated-why = 当事者では決められないときに審判が決めます。異議があったときや、対局を続けられなくなったときなどです。
ending-default = 不戦敗
ending-default-why = 遅刻すると、遅れた時間の3倍を持ち時間から引かれます。引く時間が足りないとき、または1時間を超えて遅れたときは不戦敗です。持ち時間のない対局では、対局の画面を閉じて30秒たつと離席となり、それから自分の手番に10分間離席したままの側は、相手が申し立てれば負けになります。30日間何も起こらない対局は中断となります。
ending-interrupted = 中断
ending-interrupted-why = 結果がつかないまま、対局が打ち切られました。

rules-after = 勝負がつかなかったとき
rules-after-text = 千日手、持将棋、500手の後、公式戦では三十分の休憩をはさみ、先後を入れ替えて残り時間で指し直します。一方の残りが一時間（二日制では二時間）に足りなければ、その不足分を双方に加えます。ただし最初の持ち時間を超えることはありません。アマチュアの大会では多くの場合、引き分けとしてそれぞれ半点です。

## Clocks
rules-clocks-lead = 持ち時間は対局の前に決めます。時計なしでも指せます。
rules-timing-methods = 計り方
rules-timing-customs = 対局中の決まり

timing-seconds = チェスクロック方式
timing-seconds-why = 一手ごとの時間を秒単位で持ち時間から引きます。テレビ棋戦や持ち時間の短い棋戦の方式です。
timing-stopwatch = ストップウォッチ方式
timing-stopwatch-why = 一手ごとに1分未満を切り捨てて引きます。1分未満の手は消費なしです。最後の1分は減らず、それ以降は一手60秒未満で指します。プロの長い対局の方式です。
timing-byoyomi = 秒読み
timing-byoyomi-why = 持ち時間がなくなると、一手を決められた時間（30秒や60秒など）以内に指します。時間は声に出して読まれ、「十」まで読まれたら負けです。駒が滑ったときは、時間内に移動先のマスに触れて指し手を言えば有効で、駒は相手の手番の間に直せます。
timing-considerations = 考慮時間
timing-considerations-why = 持ち時間と秒読みの間に、1分単位の考慮時間が何回かあります。まるまる1分を使い切ったときだけ1回減ります。59秒で指せば減りません。
timing-sudden_death = 切れ負け
timing-sudden_death-why = 秒読みがなく、持ち時間がなくなった時点で負けです。
timing-increment = フィッシャー方式
timing-increment-why = 自分の手番のたびに一定の時間が加わります。早く指せば時間をためられます。
timing-button = 対局時計
timing-button-why = 記録係のいない対局では、時計をどちら側に置くかを後手が決めます。両者の手が届く所に置きます。ボタンは指した手で押します。手番は駒から指が離れたときに終わり、相手の時間はボタンを押したときから進みます。
timing-notice = 時間の通告
timing-notice-why = たとえば20分たったら知らせてほしい、と記録係に頼むことができます。
timing-lateness = 遅刻
timing-lateness-why = 遅れた時間の3倍を持ち時間から引きます。持ち時間が足りないとき、または1時間を超えて遅れたときは負けです。
timing-breaks = 休憩
timing-breaks-why = 長い対局では昼食に40分の休憩があり、その間は時計を止めます。夕食休憩は、1日制で持ち時間5時間以上、または2日制で9時間以上のタイトル戦だけにあります。

## Handicaps
rules-handicaps-lead = 実力が上の側（上手、後手番）が駒を落として先に指し、下手は全部の駒を使います。「左」は上手から見た左です。

## Facts
facts-players = 人数
facts-teams = 団体戦
facts-chance = 運の要素
facts-gambling = 賭け
facts-age = 対象年齢
facts-age-from = { $years }歳から
facts-set-up = 準備
facts-duration = 所要時間
facts-minutes = { $count }分
facts-hours = { $count }時間
facts-first = 先番
facts-first-sente = 先手
facts-origin = 発祥
facts-origin-when = 日本、{ $century }世紀
facts-board = 盤
facts-longest = 公式戦最長手数
facts-moves = { $count }手
facts-yes = あり
facts-no = なし
material-wood = 木
material-plastic = プラスチック
material-magnetic = マグネット
