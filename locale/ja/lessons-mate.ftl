# レッスン：王手と詰み。

## Out of check
lesson-out-of-check = 王手から逃れる三つの方法
lesson-out-of-check-1 = 次に自分の玉が取られる状態を「王手（おうて）」といい、すぐに受けなければなりません。一つ目の方法は、王手をかけている駒を取ることです。飛車を取りましょう。
lesson-out-of-check-1-done = 王手がなくなり、おまけに飛車が持ち駒になりました。
lesson-out-of-check-1-wrong = 玉は助かりましたが、飛車はそのままです。飛車を取れる駒があります。
lesson-out-of-check-2 = 二つ目の方法は、間に駒を入れることです。持ち駒を打ってもかまいません。これを「合駒（あいごま）」といいます。遠くから利く飛車・角・香車に有効です。金を、玉が守っている場所に打ちましょう。
lesson-out-of-check-2-done = 飛車が金を取れば、玉で飛車を取り返せます。金と飛車の交換なら、こちらの得です。
lesson-out-of-check-2-wrong = そこでは金をただで取られ、また王手になります。玉のそばに打ちましょう。
lesson-out-of-check-3 = 三つ目の方法は、玉が逃げることです。ここでは香車の後ろに飛車がいるので、合駒をしても取られてしまいます。玉を別の筋に逃がしましょう。
lesson-out-of-check-3-done = よけるのがいちばんよいこともあります。金は手元に残りました。
lesson-out-of-check-3-wrong = 香車に金を取られ、その香車には飛車が利いています。金をただで取られるだけです。
lesson-out-of-check-4 = ここでは桂馬が王手をかけています。三つの方法のうち、役に立たないのはどれでしょう。
lesson-out-of-check-4-answer-1 = 桂馬を取る
lesson-out-of-check-4-because-1 = 取れる駒があれば、取るのはよい方法です。
lesson-out-of-check-4-answer-2 = 間に駒を入れる
lesson-out-of-check-4-because-2 = 正解です。桂馬は飛び越えるので、間に駒を入れても止まりません。
lesson-out-of-check-4-answer-3 = 玉が逃げる
lesson-out-of-check-4-because-3 = 安全なマスがあれば、逃げるのはよい方法です。

## Mate or not
lesson-mate-or-not = 詰みか、詰みでないか
lesson-mate-or-not-1 = 三つの方法のどれでも逃れられなければ「詰み（つみ）」で、勝ちになります。相手の番で、相手に持ち駒はありません。詰んでいますか。
lesson-mate-or-not-1-answer-1 = 詰んでいる
lesson-mate-or-not-1-because-1 = 正解です。逃げ場がなく、金は守られているので取れません。
lesson-mate-or-not-1-answer-2 = 詰んでいない
lesson-mate-or-not-1-because-2 = よく見ましょう。玉で金を取ると、歩に玉を取られてしまいます。
lesson-mate-or-not-2 = ここも相手の番です。詰んでいますか。
lesson-mate-or-not-2-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-2-because-1 = 歩が遠すぎます。金を守る駒がないので、玉に取られます。
lesson-mate-or-not-2-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-2-because-2 = 正解です。守る駒がないので、玉が金を取れます。
lesson-mate-or-not-3 = ここも相手の番です。詰んでいますか。
lesson-mate-or-not-3-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-3-because-1 = 王手ですが、反対側に二つの逃げ道があります。
lesson-mate-or-not-3-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-3-because-2 = 正解です。金の利かない側へ逃げられます。
lesson-mate-or-not-4 = ここも相手の番です。詰んでいますか。
lesson-mate-or-not-4-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-4-because-1 = 正解です。自分の駒が邪魔で逃げられず、間に入れる駒もありません。
lesson-mate-or-not-4-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-4-because-2 = 同じ筋では飛車が利いたまま、横は自分の駒でふさがれています。
lesson-mate-or-not-5 = 同じ局面ですが、相手は歩を一枚持っています。詰んでいますか。
lesson-mate-or-not-5-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-5-because-1 = 飛車と玉の間に歩を打って受けられます。
lesson-mate-or-not-5-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-5-because-2 = 正解です。間に歩を打てば飛車は止まります。
lesson-mate-or-not-6 = ここも相手の番です。詰んでいますか。
lesson-mate-or-not-6-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-6-because-1 = 玉では取れませんが、飛車で金を取れます。
lesson-mate-or-not-6-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-6-because-2 = 正解です。遠くの飛車が金を取れます。
lesson-mate-or-not-7 = ここも相手の番です。詰んでいますか。
lesson-mate-or-not-7-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-7-because-1 = 正解です。合駒はきかず、桂馬を取れる駒もありません。
lesson-mate-or-not-7-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-7-because-2 = 相手の角も桂馬も、この桂馬を取れません。玉は自分の駒に囲まれています。
lesson-mate-or-not-8 = 最後は少しむずかしい問題です。相手の金がすぐ隣にいます。詰んでいますか。
lesson-mate-or-not-8-answer-1 = { lesson-mate-or-not-1-answer-1 }
lesson-mate-or-not-8-because-1 = 正解です。相手の金が動くと、角の利きが玉に通ってしまいます。
lesson-mate-or-not-8-answer-2 = { lesson-mate-or-not-1-answer-2 }
lesson-mate-or-not-8-because-2 = 相手の金で取りたいところですが、斜めに角が利いています。

## Gold on the head
lesson-gold-on-the-head = 頭金
lesson-gold-on-the-head-1 = いちばん有名な詰みは、玉のすぐ前に、味方に守られた金を打つ「頭金（あたまきん）」です。金を打って詰ませましょう。
lesson-gold-on-the-head-1-done = 玉の頭の金は、逃げ道をすべて押さえます。
lesson-gold-on-the-head-1-wrong = まだ逃げられます。歩が守っている、玉のすぐ前に打ちましょう。
lesson-gold-on-the-head-2 = 今度は銀が守っています。打てる場所は三つ。金をどこに打てば詰むでしょう。
lesson-gold-on-the-head-2-done = 横からだと反対側に逃げられますが、頭からなら逃げられません。
lesson-gold-on-the-head-2-wrong = 反対側へ逃げられてしまいます。玉の頭を考えましょう。
lesson-gold-on-the-head-3 = 隅の玉は少ない駒で詰みます。離れた桂馬の利きを見て、詰ませましょう。
lesson-gold-on-the-head-3-done = 桂馬は離れた所から金を支えます。見落としやすい利きです。
lesson-gold-on-the-head-4 = 実戦のように、味方に囲まれた玉です。金はどこに打ちますか。
lesson-gold-on-the-head-4-done = 後ろの駒は守りの役に立たず、逃げ道をふさぐだけでした。

## Mate in one
lesson-mate-in-one = いろいろな駒で一手詰め
lesson-mate-in-one-1 = どの駒にも、それぞれの詰ませ方があります。飛車は横一列を封じます。どこへ進みますか。
lesson-mate-in-one-1-done = 前は金が、横は飛車が押さえています。
lesson-mate-in-one-2 = 角は遠くからでも斜めに利きます。玉のいる斜めの線に移しましょう。
lesson-mate-in-one-2-done = 斜めの線には角が利き、ほかのマスにも逃げられません。
lesson-mate-in-one-3 = 銀は前と斜め四方に利きます。玉を守る金に気をつけましょう。どちらから迫りますか。
lesson-mate-in-one-3-done = 反対側では、相手の金に取られていました。
lesson-mate-in-one-3-wrong = そこは相手の金に取られます。反対側から考えましょう。
lesson-mate-in-one-4 = 桂馬は飛び越えるので合駒がききません。成るかどうか、よく考えましょう。
lesson-mate-in-one-4-done = 成ると金の動きになり、玉に利かなくなります。
lesson-mate-in-one-4-wrong = 成桂は金と同じ動きなので、そこからは王手になりません。
lesson-mate-in-one-5 = 香車は前だけに進む飛車です。打って詰ませましょう。近くからか、遠くからか。
lesson-mate-in-one-5-done = 離して打てば玉に取られません。飛び道具は遠くから使います。
lesson-mate-in-one-5-wrong = 玉のすぐそばでは取られてしまいます。もっと離して打ちましょう。
lesson-mate-in-one-6 = いちばん小さな歩でも、盤上にあれば詰ませることができます。歩を一つ突きましょう。
lesson-mate-in-one-6-done = 後ろの香車が歩を守っているので、玉は取れません。
lesson-mate-in-one-7 = 龍（成った飛車）は斜めにも1マス進めます。銀が利いているマスに入り、玉のすぐ隣で詰ませましょう。
lesson-mate-in-one-7-done = 玉の隣の龍は、まわりのマスをすべて押さえます。
lesson-mate-in-one-8 = 馬（成った角）は縦横にも1マス進めます。その一手で、今まで届かなかった斜めの線に移れます。
lesson-mate-in-one-8-done = 角では決して届かない線でした。縦横に1マス動けるのは大きな強みです。

## Dropped pawn mate
lesson-dropped-pawn-mate = 打ち歩詰め
lesson-dropped-pawn-mate-1 = 特別なルールがあります。持ち駒の歩を打って詰ませてはいけません。「打ち歩詰め（うちふづめ）」という反則です。ほかの駒ならかまいません。詰ませましょう。
lesson-dropped-pawn-mate-1-done = 同じマス、同じ王手でも、香車ならよく、歩では反則です。
lesson-dropped-pawn-mate-1-wrong = 詰みではありません。歩を打てないその場所に、香車を打ちましょう。
lesson-dropped-pawn-mate-2 = 禁じられているのは、打った歩でその場で詰ませることだけです。反則はどれでしょう。
lesson-dropped-pawn-mate-2-answer-1 = 玉がまだ逃げられるときに、歩を打って王手する
lesson-dropped-pawn-mate-2-because-1 = 反則ではありません。王手ですが、詰みではないからです。
lesson-dropped-pawn-mate-2-answer-2 = 盤上の歩を突いて詰ませる
lesson-dropped-pawn-mate-2-because-2 = 突き歩詰めは反則ではありません。前のレッスンで指した手です。
lesson-dropped-pawn-mate-2-answer-3 = 歩を打って、その場で詰ませる
lesson-dropped-pawn-mate-2-because-3 = 正解です。四つのうちこれだけが反則で、負けになります。
lesson-dropped-pawn-mate-2-answer-4 = 香車を打って詰ませる
lesson-dropped-pawn-mate-2-because-4 = 反則ではありません。歩だけのルールです。
lesson-dropped-pawn-mate-3 = 玉に逃げ道があれば、歩を打って攻め始めてもかまいません。相手の手も数えて三手で詰ませましょう（自分が二手、相手が一手）。
lesson-dropped-pawn-mate-3-done = 先に歩、あとで香車。順番が正しければ反則にはなりません。

## Pins and discoveries
lesson-pins-and-discoveries = 動けない駒と空き王手
lesson-pins-and-discoveries-1 = 飛車・角・香車から自分の玉をかばっている駒は、動くと玉を取られるので動けません。ここでは相手の金が動けません。詰ませましょう。
lesson-pins-and-discoveries-1-done = 相手の金はすぐ隣にいたのに、何もできませんでした。
lesson-pins-and-discoveries-2 = 動けない駒は逃げられないので、いちばん価値の低い駒で攻めます。角を渡さずに、金をねらいましょう。
lesson-pins-and-discoveries-2-done = 金は逃げることも歩を取ることもできません。次に取れます。
lesson-pins-and-discoveries-2-wrong = もっとよい手があります。歩を一つ突けば、金は逃げられません。
lesson-pins-and-discoveries-3 = 香車と相手の玉の間に自分の駒があるとき、その駒を動かすと香車の王手になります。これを「空き王手（あきおうて）」といいます。動いた駒は別の駒をねらえます。何をねらいますか。
lesson-pins-and-discoveries-3-done = 相手は王手を受けなければならず、次に飛車が取れます。
lesson-pins-and-discoveries-3-wrong = 王手だけではもったいない手です。銀で飛車に当てましょう。
lesson-pins-and-discoveries-4 = 動いた駒も王手なら、二つの王手が同時にかかります。これが「両王手（りょうおうて）」です。片方を取っても助かりません。両王手で詰ませましょう。
lesson-pins-and-discoveries-4-done = 金で銀を取っても、香車の王手が残ります。
lesson-pins-and-discoveries-4-wrong = 足りません。銀と香車が同時に王手になる手を探しましょう。

## Mate in three
lesson-mate-in-three = 三手詰め
lesson-mate-in-three-1 = 三手詰めは、自分・相手・自分の三手です。自分の手はすべて王手でなければなりません。味方の利きを生かして始め、玉を追いましょう。詰将棋では、盤上にも自分の持ち駒にもない駒は、すべて相手の持ち駒です。
lesson-mate-in-three-1-done = 一枚目の金で一段目に追い込み、二枚目の金で頭金です。
lesson-mate-in-three-2 = まず玉がどこへ逃げたいかを見ます。遠くの角を、どこに使いますか。
lesson-mate-in-three-2-done = 馬を取っても逃げても、頭金が待っていました。
lesson-mate-in-three-3 = 持ち駒は金と銀。どちらを先に使いますか。ふつうは、金を最後まで残します。
lesson-mate-in-three-3-done = 「金はとどめに残せ」。昔からの格言です。
lesson-mate-in-three-3-wrong = 順番を変えてみましょう。金は最後に使います。
lesson-mate-in-three-4 = むやみに王手をすると逃げられます。広いほうの道をふさぐ駒から動かしましょう。
lesson-mate-in-three-4-done = 味方の利きが多い所へ玉を追い込み、二枚目の金で詰みました。
lesson-mate-in-three-4-wrong = 逃げられました。味方の金から離れないように追いましょう。
lesson-mate-in-three-5 = 駒を捨てて、玉を都合のよい場所に呼びよせることもあります。どの駒を捨てますか。
lesson-mate-in-three-5-done = 次に詰むなら、角でも惜しくありません。
lesson-mate-in-three-5-wrong = それでは逃げられます。角を捨てて、隅に呼びこみましょう。
