# レッスン：駒の動き。

## The king
lesson-king = 玉
lesson-king-1 = 玉（ぎょく）は、どの方向へも1マス動けます。二手で二つの星を通ってください。
lesson-king-1-done = 玉の歩みはゆっくりですが、どこへでも行けます。
lesson-king-1-wrong = 斜めに動くのも一手です。一つの星を通って、もう一つの星へ行きましょう。
lesson-king-2 = 横にも後ろにも動けます。三つの星を三手で通ってください。
lesson-king-2-done = 玉はどちらへも逃げられますが、1マスずつです。だから守りが大切になります。
lesson-king-2-wrong = 一手ごとに星に着くように動かします。いちばん上の星から始めましょう。
lesson-king-3 = 玉は取られてはいけない駒なので、相手の駒に取られるマスへは動けません。上にいる相手の玉は、片方の歩を守っています。もう片方の歩を取ってください。
lesson-king-3-done = 自分の玉を危なくする手は指せません。盤が断って、理由を教えてくれます。
lesson-king-3-wrong = 相手の玉が届かないほうの歩を、すぐに取りましょう。

## The gold
lesson-gold = 金
lesson-gold-1 = 金（きん）は、前、横、後ろと、斜め前へ1マス動けます。二手で二つの星を通ってください。
lesson-gold-1-done = 八つの方向のうち六つへ動ける金は、玉の守りにいちばん頼りになります。
lesson-gold-1-wrong = 一つの星は真っすぐ前、もう一つはそこから斜め前です。
lesson-gold-2 = 金は斜め後ろには動けません。星はちょうどそこにあります。二手で行ってください。
lesson-gold-2-done = 斜め後ろは金の弱点です。そこから攻めてくる駒を、金は取れません。
lesson-gold-2-wrong = 横へ一手、後ろへ一手です。順番はどちらでもかまいません。
lesson-gold-3 = 四手以内で二枚の歩を取ってください。どちらから取るか、先に考えましょう。
lesson-gold-3-done = 動かす前に、先の先まで考えましたね。将棋はそうやって指します。
lesson-gold-3-wrong = 一手で取れる歩から始めましょう。

## The silver
lesson-silver = 銀
lesson-silver-1 = 銀（ぎん）は、真っすぐ前と、四つの斜めへ1マス動けます。二手で二つの星を通ってください。
lesson-silver-1-done = 銀は金と同じように前へ三つの道があるので、攻めの先頭に立ちます。
lesson-silver-1-wrong = 先に斜め前、次に真っすぐ前です。
lesson-silver-2 = 一枚の歩は前に、もう一枚は銀の行けない横にいます。二手で両方取ってください。
lesson-silver-2-done = 前へ出て斜めに引けば、真横のマスにも行けます。
lesson-silver-2-wrong = 先に前の歩を取ります。すると、もう一枚は斜め後ろになります。
lesson-silver-3 = 三手で三枚の駒をすべて取ってください。
lesson-silver-3-done = 斜めに進む銀は、すぐに相手の陣地へ届きます。
lesson-silver-3-wrong = 次に取る駒は、いつも斜めの隣にいます。

## How the silver goes back
lesson-silver-back = 銀の引き方
lesson-silver-back-1 = 銀は、後ろへは斜めにだけ引けます。二手で二つの星を通ってください。
lesson-silver-back-1-done = 金にはできない引き方です。攻めたあとに戻りやすいのが銀の長所です。
lesson-silver-back-1-wrong = 二手とも斜め後ろへ引きます。
lesson-silver-back-2 = 星はすぐ隣ですが、銀は横には動けません。二手で行ってください。
lesson-silver-back-2-done = 銀が横へ行くには二手かかります。前へ出す前に思い出してください。
lesson-silver-back-2-wrong = 一手動かして、星が真っすぐ前か斜めになるようにしましょう。
lesson-silver-back-3 = 真後ろへ行くには三手もかかります。道を見つけてください。
lesson-silver-back-3-done = 真後ろは銀の弱点です。そこから攻められると、受けるのに手間がかかります。
lesson-silver-back-3-wrong = 前へ一手、斜め後ろへ二手です。順番は自由です。

## The rook
lesson-rook = 飛車
lesson-rook-1 = 飛車（ひしゃ）は、前後左右へ何マスでも真っすぐ動けます。二手で二つの星を通ってください。
lesson-rook-1-done = 対局が始まるとき、いちばん強い駒が飛車です。
lesson-rook-1-wrong = 先に筋に沿って前へ、次に段に沿って横へ動かします。
lesson-rook-2 = 三手で三枚の駒を取ってください。着いたマスから、筋と段をよく見ましょう。
lesson-rook-2-done = 道の開いた飛車は、遠くからでも相手の駒をねらえます。
lesson-rook-2-wrong = 飛車と同じ筋にいる駒から取りましょう。
lesson-rook-3 = 飛車は駒を飛び越えられず、自分の歩に道をふさがれています。歩は前へ1マス進めます。二手で飛車を星へ動かしてください。
lesson-rook-3-done = 遠くへ動く駒には、開いた道が必要です。道を開けることが攻めの第一歩です。
lesson-rook-3-wrong = 歩を一つ前へ進めると、横の道が開きます。

## The bishop
lesson-bishop = 角
lesson-bishop-1 = 角（かく）は、斜めに何マスでも動けます。二手で二つの星を通ってください。
lesson-bishop-1-done = たった二手で、盤の半分を渡りました。
lesson-bishop-1-wrong = 先に前へ進んで上の星へ、次に後ろへ引きます。
lesson-bishop-2 = 三手で三枚の駒を取ってください。着いたマスから、四つの斜めをよく見ましょう。
lesson-bishop-2-done = 角は、安全そうに見える駒にも遠くから届きます。
lesson-bishop-2-wrong = いちばん上の駒から取りましょう。
lesson-bishop-3 = 角のすぐ前に相手の金がいます。金が動かなければ、角は何手で取れますか。
lesson-bishop-3-answer-1 = 二手
lesson-bishop-3-because-1 = 斜めの動きで行けるのは盤の半分のマスだけです。金がいるのは、残りの半分のマスです。
lesson-bishop-3-answer-2 = 何手かけても取れない
lesson-bishop-3-because-2 = 正解です。角が行けるのは盤の半分のマスだけで、残りの半分にいる駒には届きません。

## The lance
lesson-lance = 香車
lesson-lance-1 = 香車（きょうしゃ）は、前へだけ何マスでも進めます。二手で二枚の駒を取ってください。
lesson-lance-1-done = 前へは飛車のように走れますが、戻ることはできません。
lesson-lance-1-wrong = 香車を動かして、近いほうの駒から取りましょう。
lesson-lance-2 = 自分の金が香車の道をふさいでいます。二手で相手の飛車を取ってください。
lesson-lance-2-done = 前の駒がよけると、後ろの駒の道が開きます。
lesson-lance-2-wrong = 金を別の筋へよけてから、香車で取りましょう。
lesson-lance-3 = 香車で取れるのはどの駒ですか。
lesson-lance-3-answer-1 = 横にいる銀
lesson-lance-3-because-1 = 香車は横には動けません。
lesson-lance-3-answer-2 = 後ろにいる金
lesson-lance-3-because-2 = 香車は1マスも後ろへは下がれません。
lesson-lance-3-answer-3 = 前にいる角
lesson-lance-3-because-3 = 正解です。前へ進んで最初に出会う駒なら、どんなに遠くても取れます。

## The knight
lesson-knight = 桂馬
lesson-knight-1 = 桂馬（けいま）は、前へ2マス、横へ1マスのところへ跳びます。跳べるのは左右の二か所です。二手で二つの星を通ってください。
lesson-knight-1-done = 桂馬は後ろへ戻れません。次の手まで考えてから跳びましょう。
lesson-knight-1-wrong = 一手目は左へ、二手目は右へ跳びます。
lesson-knight-2 = ほかの駒を飛び越えられるのは桂馬だけです。歩が並んでいても止まりません。二手で星のある二枚の駒を取ってください。
lesson-knight-2-done = ほかの駒が通れない所も、桂馬なら越えていけます。
lesson-knight-2-wrong = 一手目は右へ、二手目は左へ跳びます。
lesson-knight-3 = 一枚の駒で相手の二枚を同時にねらうことを「両取り」といいます。二枚の金が両取りになるマスへ桂馬を跳ねてください。
lesson-knight-3-done = 相手が逃げられるのは一枚だけ。もう一枚は取れます。
lesson-knight-3-wrong = そこでは一枚しかねらえません。反対側へ跳んでみましょう。

## The pawn
lesson-pawn = 歩
lesson-pawn-1 = 歩（ふ）は、前へ1マスだけ進めます。三手で、二つの星に歩を一枚ずつ進めてください。
lesson-pawn-1-done = 歩は9枚あります。並んで壁になり、その後ろでほかの駒が準備をします。
lesson-pawn-1-wrong = 一枚は一手、もう一枚は二手進めます。
lesson-pawn-2 = 歩は進むときと同じように、真っすぐ前の駒を取ります。斜めの駒は取れません。三手で星のある三枚の駒を取ってください。
lesson-pawn-2-done = いちばん小さな駒でも、大きな駒を取れます。
lesson-pawn-2-wrong = すぐ前に駒がいる歩を動かしましょう。
lesson-pawn-3 = 相手の駒を取れる歩は一枚だけです。見つけて、取ってください。
lesson-pawn-3-done = 斜め前の駒に、歩は届きません。
lesson-pawn-3-wrong = それぞれの歩の、すぐ前のマスを見ましょう。

## All together
lesson-together = 駒の力を合わせて
lesson-together-1 = 二つの星を二手で通ってください。一つは金の、もう一つは銀の行き先です。どちらがどこへ行きますか。
lesson-together-1-done = 片方にできないことを、もう片方ができます。金と銀は助け合う駒です。
lesson-together-1-wrong = 金は横へ、銀は斜め後ろへ動けます。
lesson-together-2 = 飛車と角と桂馬で、三枚の駒を三手で取ってください。
lesson-together-2-done = そのマスに自分のどの駒が行けるか、いつも考えてみましょう。
lesson-together-2-wrong = 一手ごとに必ず取ります。それぞれの駒を取れるのはどの駒でしょう。
lesson-together-3 = 今度は相手も指します。取れる所に駒を置くと、取られてしまいます。相手の駒の行けるマスをよけて、歩と銀を取ってください。
lesson-together-3-done = 相手の駒は、その駒が動けない方向から近づけば安全に取れます。
lesson-together-3-wrong = 相手の駒はこちらへ向かって進みます。歩と銀の行けないマスを通りましょう。
