# レッスン：終盤。

## Threat of mate
lesson-threat-of-mate = 詰めろ
lesson-threat-of-mate-1 = 攻めは王手だけではありません。王手ではないけれど、受けなければ次に詰む手を「詰めろ（つめろ）」といいます。金を持っています。頭金の準備をしましょう。
lesson-threat-of-mate-1-done = 相手は受けるしかありません。ほかの手なら頭金で詰みです。
lesson-threat-of-mate-1-wrong = すぐ王手をすると逃げられます。まず金を支える駒を近づけましょう。
lesson-threat-of-mate-2 = 歩だけでは足りません。玉の前で成っても、取られるか逃げられてしまいます。銀を打って、詰めろをかけましょう。
lesson-threat-of-mate-2-done = 次に歩が成れば、銀が支えて詰みます。
lesson-threat-of-mate-2-wrong = まだ詰みません。玉の前のマスを銀で支えましょう。
lesson-threat-of-mate-3 = 詰めろは、一手詰めのねらいとはかぎりません。持ち駒は金・銀・歩。次に三手詰めをねらう、王手でない手はどれでしょう。
lesson-threat-of-mate-3-done = 次に銀を打ち、金で詰ませるねらいです。歩が足場になりました。
lesson-threat-of-mate-3-wrong = 相手が何もしなくても、まだ詰みません。歩を足場に使いましょう。
lesson-threat-of-mate-4 = 今度は受ける番です。歩が玉に近づき、相手は金を持っています。受けにならないのはどれでしょう。
lesson-threat-of-mate-4-answer-1 = 玉を動かす
lesson-threat-of-mate-4-because-1 = 王手がかかる前に逃げるのは、よい受けです（早逃げ）。
lesson-threat-of-mate-4-answer-2 = 金を打たれるマスを埋める
lesson-threat-of-mate-4-because-2 = 埋めてしまえば、そこには打てません。
lesson-threat-of-mate-4-answer-3 = 支えの歩を取る
lesson-threat-of-mate-4-because-3 = 支えがなければ、金は玉で取れます。
lesson-threat-of-mate-4-answer-4 = 遠くの駒を取る
lesson-threat-of-mate-4-because-4 = 正解です。駒得をしても、次に詰まされてしまいます。

## Brinkmate
lesson-brinkmate = 必至
lesson-brinkmate-1 = どう受けても詰んでしまう詰めろを「必至（ひっし）」といいます。相手に持ち駒はありません。玉がどこへ逃げても詰むように、詰めろをかけましょう。
lesson-brinkmate-1-done = と金は逃げ道も押さえます。成らない歩では逃げられていました。
lesson-brinkmate-1-wrong = 詰めろですが、まだ逃げられます。もっと強い駒にしましょう。
lesson-brinkmate-2 = 金を持ち、銀が近くにいます。玉が右にも左にも逃げられないように、銀をどこへ進めますか。
lesson-brinkmate-2-done = 玉の正面、1マスあけた所。左右どちらにも対応できます。
lesson-brinkmate-2-wrong = 反対側へ逃げられます。玉の正面に構えましょう。
lesson-brinkmate-3 = 隅の玉なら、持ち駒二枚で足ります。一枚を王手にならないように打ち、もう一枚で必ず詰むようにしましょう。
lesson-brinkmate-3-done = まず網を張り、それから仕留めます。必至がかかれば勝負ありです。
lesson-brinkmate-3-wrong = まだ逃げ道があります。近づきすぎず、離れて押さえましょう。

lesson-tempo = どちらが早いか
lesson-tempo-1 = 終盤では、どちらが何手早いか（速度）を数えます。あなたの玉にも詰めろがかかっていますが、手番はこちら。王手を続ければ、相手に攻める暇はありません。三手詰め。
lesson-tempo-1-done = 先に詰ませたほうの勝ちです。相手の詰めろは間に合いませんでした。
lesson-tempo-2 = あなたは次に詰めろをかけられます。しかし相手は持ち駒の金と、玉のそばの歩で、すぐに詰ませられます。あなたの番です。どうしますか。
lesson-tempo-2-answer-1 = 攻める：歩を玉の前に進める
lesson-tempo-2-because-1 = 詰めろに詰めろで対抗しても、相手のほうが一手早く、詰まされます。
lesson-tempo-2-answer-2 = 守る：玉が逃げる
lesson-tempo-2-because-2 = はい。一手遅いときは受けます。歩から離れれば、金一枚では詰みません。
lesson-tempo-2-answer-3 = 金で王手する
lesson-tempo-2-because-3 = 支えのない金は玉に取られ、大切な駒を失います。
lesson-tempo-3 = あなたの玉はどう王手されても詰みません。これを「ゼット」といいます。相手の持ち駒は飛車です。どう勝ちますか。
lesson-tempo-3-answer-1 = あわてず詰めろをかける
lesson-tempo-3-because-1 = はい。自玉がゼットなら、静かな一手を指す余裕があります。相手は飛車を受けに使うしかありません。
lesson-tempo-3-answer-2 = すぐに玉の前で王手する
lesson-tempo-3-because-2 = 金を取られて攻めが終わります。
lesson-tempo-3-answer-3 = すぐに斜め前から王手する
lesson-tempo-3-because-3 = そこでも金を取られます。「王手は追う手」です。
lesson-tempo-4 = 数えてみましょう。あなたはあと二手で相手の玉を詰ませ、相手はあと三手であなたの玉を詰ませます。王手はかかりません。あなたの番で攻め合うと、どちらが先でしょう。
lesson-tempo-4-answer-1 = 相手
lesson-tempo-4-because-1 = 順番に数えましょう。自分、相手、自分。二手目で詰みます。
lesson-tempo-4-answer-2 = 自分。一手以上の余裕がある
lesson-tempo-4-because-2 = はい。相手が一手指した後、二手目で詰みます。一度受けてもまだ勝てる余裕があります。
lesson-tempo-4-answer-3 = 同時
lesson-tempo-4-because-3 = 将棋は交互に指すので、同時はありません。
