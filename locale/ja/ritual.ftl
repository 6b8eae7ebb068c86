# 対局の作法：席次、振り駒、駒の並べ方、挨拶、駒の片付け。

ritual-title = 対局の作法
ritual-lead = 対局の前後には、古くから伝わる所作と挨拶があります。ここで順を追って行うことも、省くこともできます。
ritual-skip = 省略してすぐに始める
ritual-done = 済みました
ritual-wait = 相手を待っています
ritual-by-senior = 上位者
ritual-by-junior = 下位者
ritual-by-both = 両者

## Who is senior
ritual-senior-ask = 年長、または格上、経験の長いのはどちらですか。
ritual-senior-me = 自分
ritual-senior-other = 相手
ritual-senior-unknown = 決めない
ritual-senior-note = 上位者は上座に着いて駒箱を開け、王将を使います。下位者は玉将を使います。
ritual-yield = 上座を譲る
ritual-yielded = 上座が譲られました。

## Why somebody is senior
ritual-why-named = 友人同士では年長、格上、または経験の多い方が上座です。選ばれたとおりにしています。
ritual-why-handicap = 駒落ちでは上手が上座です。
ritual-why-host = 指名がないので、対局を作った人が上座です。
ritual-why-defender = タイトル戦ではタイトル保持者が上座です。
ritual-why-ryuo_meijin = 竜王・名人が上座です。
ritual-why-title = タイトル保持者が上座です。
ritual-why-eternal = 永世称号の資格を持つ人が上座です。
ritual-why-more_titles = タイトルの多い方が上座です。
ritual-why-more_won = 竜王と名人の獲得数が多い方が上座です。
ritual-why-weightier_title = タイトルの数が同じなので、序列の高いタイトルを持つ方が上座です。
ritual-why-earlier_eternal = 永世称号の資格を先に得た方が上座です。
ritual-why-higher_grade = 段位の高い方が上座です。
ritual-why-earlier_grade = 段位が同じなので、先に昇段した方が上座です。
ritual-why-number = ほかがすべて同じなので、棋士番号の小さい方が上座です。

## Where the senior sits
ritual-room-japanese = 和室
ritual-room-western = 洋室
ritual-season-winter = 冬
ritual-season-summer = 夏
ritual-season-mild = 春・秋
ritual-seat-back_to_alcove = 上位者は床の間を背にして座ります。
ritual-seat-kneel = 両者とも正座します。
ritual-seat-far_from_door = 上位者は入口から最も遠い席に着きます。
ritual-seat-near_fire = 冬は火に近い席です。
ritual-seat-in_the_cool = 夏は涼しい席です。
ritual-seat-garden_view = 庭がよく見える席であることも多いです。

## Steps
ritual-step-set_out = 準備
ritual-step-set_out-how = 盤と駒台を据え、駒箱を盤の中央に置きます。
ritual-step-bow = 座礼
ritual-step-bow-how = 座ったまま、互いに軽く一礼します。
ritual-step-open_box = 駒箱を開ける
ritual-step-open_box-how = 上位者が駒箱を開けて駒袋を取り出し、駒が散らばらないように盤上に出します。下位者はそれまで駒に触れません。
ritual-step-place_kings = 玉を据える
ritual-step-place_kings-how = まず上位者が王将を、続いて下位者が玉将を据えます。
ritual-step-place_kings-how-two = 双玉の駒では、まず上位者が、続いて下位者が、それぞれの玉将を据えます。
ritual-step-place_pieces = 駒を並べる
ritual-step-place_pieces-how = 一枚ずつ交互に、それぞれの流儀で並べます。
ritual-step-put_box_aside = 駒箱をしまう
ritual-step-put_box_aside-how = 余り歩は駒袋に戻し、駒箱は盤の下か脇に置きます。
ritual-step-remove_pieces = 駒を落とす
ritual-step-remove_pieces-how = 上手が落とす駒を盤から取り、駒箱にしまいます。振り駒はしません。
ritual-step-throw_pawns = 振り駒
ritual-step-throw_pawns-how = 上位者の中央の歩五枚を振ります。歩が多ければ上位者の先手、とが多ければ下位者の先手です。
ritual-step-put_pawns_back = 歩を戻す
ritual-step-put_pawns_back-how = 五枚の歩を流儀に従って並べ直します。大橋流は中央から外へ、伊藤流は左から右へ。
ritual-step-greeting = 挨拶
ritual-step-greeting-how = 一礼しながら挨拶を交わします。両者が頭を上げたら、先手の手番が始まります。
ritual-step-play = 対局
ritual-step-play-how = ここから静かに指します。
ritual-step-concede = 投了
ritual-step-concede-how = 負けた側は駒台に手を添え、一礼して負けを告げます。昔は持ち駒を盤上に投じました。
ritual-step-thank = お礼
ritual-step-thank-how = 相手も一礼して応えます。
ritual-step-review = 感想戦
ritual-step-review-how = 駒を手早く初形に戻し、同じ手順を並べながら、意見や感想を交わします。
ritual-step-put_away = 駒の片付け
ritual-step-put_away-how = 駒をすべて盤の中央に集めます。上位者が組ごとに数を確かめながら駒袋に入れます。歩の組は下位者が作っても構いません。
ritual-step-last_bow = 最後の礼
ritual-step-last_bow-how = もう一度、互いに礼をして終わります。

## Words, by their meaning
ritual-phrase-onegaishimasu = 対局前の挨拶
ritual-phrase-makemashita = 投了の言葉
ritual-phrase-arimasen = 指す手がないという投了の言葉
ritual-phrase-arigato = 対局後のお礼

## Styles of setting up
ritual-style-ohashi = 大橋流
ritual-style-ohashi-how = 最も一般的な並べ方です。玉、金、銀、桂、香、角、飛の順に並べ、最後に歩を中央から外へ並べます。
ritual-style-ito = 伊藤流
ritual-style-ito-how = 桂の次に歩を左から右へ並べ、最後に香、角、飛を並べます。対局前に飛び道具が敵陣に直射しないようにするためです。

## Kings
ritual-king-osho = 王将（上位者）
ritual-king-gyokusho = 玉将（下位者）
ritual-king-with_style = 駒尻に書体名のある玉将（上位者）
ritual-king-with_signature = 駒尻に作者名のある玉将（下位者）

## Lots
ritual-lots-on_board = 数える
ritual-lots-off_board = 盤の外に落ちたが、数える
ritual-lots-standing = 立っているので数えない
ritual-lots-overlapping = 重なっているので数えない
ritual-lots-count = 歩が{ $pawns }枚、とが{ $tokins }枚
ritual-lots-black = 振った側の先手
ritual-lots-white = 振った側の後手
ritual-lots-again = 同数なので振り直し
ritual-lots-odds = ここではプログラムが振ります。表と裏の出る確率は等しく、まれに歩が立ったり、盤から落ちたり、重なったりします。
ritual-lots-sealed = プログラムの秘密の数はもう決まっています。これはその指紋で、別の数では一致しません。
ritual-lots-your-number = 好きな文字を書いてください。秘密の数と合わせて結果が決まります。
ritual-lots-seal = 指紋
ritual-lots-seed = 秘密の数
ritual-lots-number = 対局者の数
ritual-lots-opened = 指紋が一致しました。振り駒は公正でした。
ritual-lots-cheated = 指紋が一致しません。この振り駒は無効です。
ritual-lots-check = 指紋は「furigoma seal」、改行、秘密の数を続けた列のSHA-256です。振り駒は「furigoma throw」、改行、秘密の数、対局者の数を続けた列のSHA-256から作られます。

## Putting away
ritual-away-group = { $expected }枚のうち{ $found }枚
ritual-away-complete = 四十枚すべてそろっています。
ritual-away-missing = { $piece }が{ $count }枚足りません
ritual-away-too-many = { $piece }が{ $count }枚多すぎます
ritual-away-why = 二枚、三枚、四枚の組にすると、足りない駒がひと目で分かり、次に並べるときも最初の駒がすぐに見つかります。そして敵味方が一つの袋に収まり、対局者は再び友となります。

## During the game
ritual-silence = 対局中は静粛にします。記録係は時間を告げることができ、対局者は時間を尋ねたり、引き分けを申し出たりできます。
ritual-takeback-notice = 待ったは、たとえ許された対局であっても、大変な非礼です。

## Other ways of giving odds
ritual-way-two_pawns = 上手は二歩を許される
ritual-way-takebacks = 待った容認：下手は待ったができ、上手はできない
ritual-way-first_foul = 双方とも最初の反則は許されます
ritual-way-opening_after = その手順は上手の初手の後に指します
ritual-way-opening_moves = { $count }手指し：対局前に下手が自陣側の五段目までで{ $count }手指す
ritual-way-opening_moves_unlimited = 対局前に下手が自陣側の五段目までで好きなだけ指す
ritual-way-pieces_given = 駒渡し：上手の落とした駒は下手の持ち駒になる
ritual-way-unequal_time = 不均衡持ち時間：下手の持ち時間が上手より長い
