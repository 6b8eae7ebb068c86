# レッスン：終盤。

## Threat of mate
lesson-threat-of-mate = 詰めろ
lesson-threat-of-mate-1 = 攻めは王手だけではありません。次に詰ませるぞ、という静かな手を「詰めろ（つめろ）」といいます。金を持っています。頭金の準備をしましょう。
lesson-threat-of-mate-1-done = 相手は受けるしかありません。ほかの手なら頭金で詰みです。
lesson-threat-of-mate-1-wrong = すぐ王手をすると逃げられます。まず金を支える駒を近づけましょう。
lesson-threat-of-mate-2 = 歩だけでは足りません。玉の前で成っても、取られるか逃げられてしまいます。銀を打って、詰めろをかけましょう。
lesson-threat-of-mate-2-done = 次に歩が成れば、銀が支えて詰みます。
lesson-threat-of-mate-2-wrong = まだ詰みません。玉の前のマスを銀で支えましょう。
lesson-threat-of-mate-3 = 詰めろは、三手先の詰みでもかまいません。持ち駒は金・銀・歩。三手詰めをねらう静かな手はどれでしょう。
lesson-threat-of-mate-3-done = 次に銀を打ち、金で詰ませるねらいです。歩が足場になりました。
lesson-threat-of-mate-3-wrong = 相手が何もしなくても、まだ詰みません。歩を足場に使いましょう。
lesson-threat-of-mate-4 = 今度は受ける番です。歩が玉に近づき、相手は金を持っています。受けにならないのはどれでしょう。
lesson-threat-of-mate-4-answer-1 = 玉を動かす
lesson-threat-of-mate-4-because-1 = 王手がかかる前に逃げるのは、良い受けです（早逃げ）。
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
lesson-brinkmate-2-done = 玉の正面、一マスあけた所。左右どちらにも対応できます。
lesson-brinkmate-2-wrong = 反対側へ逃げられます。玉の正面に構えましょう。
lesson-brinkmate-3 = 隅の玉なら、持ち駒二枚で足ります。一枚を王手にならないように打ち、もう一枚で必ず詰むようにしましょう。
lesson-brinkmate-3-done = まず網を張り、それから仕留めます。必至がかかれば勝負ありです。
lesson-brinkmate-3-wrong = まだ逃げ道があります。近づきすぎず、離れて押さえましょう。
