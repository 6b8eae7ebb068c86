# レッスン：損をしない取り方、成り、打つ手。

## Safety
lesson-safety = 損をしない取り方
lesson-safety-1 = 取るとほかの駒に取り返される駒を「ひもの付いた駒」といいます。飛車で取れる駒は三枚ありますが、二枚にはひもが付いています。残りの一枚を取ってください。
lesson-safety-1-done = 守られていない駒は、ただで取れます。毎回探してみましょう。
lesson-safety-1-wrong = 相手のほかの駒が一つも守っていない駒を探しましょう。
lesson-safety-2 = 相手の角が飛車をねらっています。どの駒にも取られないマスへ飛車を逃がしてください。
lesson-safety-2-done = 逃げるのは守りの基本です。逃げた先が安全かどうかも確かめましょう。
lesson-safety-2-wrong = 角の斜めの道には飛車を残せません。金の前と斜め前にも、飛車を逃がせません。
lesson-safety-3 = 相手の飛車が、こちらの二枚の駒を同時にねらっています。一枚を逃がすと、もう一枚を取られます。両方を助ける一手を指してください。
lesson-safety-3-done = ねらってきた駒を取ってしまうのが、いちばんよい守りになることもあります。
lesson-safety-3-wrong = 相手の飛車に届く駒はどれでしょう。

## Exchange
lesson-exchange = 取り合いの数え方
lesson-exchange-1 = 一つのマスで、取る、取り返す、また取ると続くことがあります。相手の銀をこちらの二枚がねらい、守っているのは歩一枚です。先に価値の低い銀で、次に飛車で、星の駒を取ってください。
lesson-exchange-1-done = 二枚対一枚です。銀を渡して、銀と歩を手に入れました。
lesson-exchange-1-wrong = 飛車は取れる駒よりも価値があります。最後に使いましょう。
lesson-exchange-2 = 今度は歩と金の二枚が守っていて、攻めるこちらも二枚です。取りにいくと得をしますか。
lesson-exchange-2-answer-1 = はい、銀を得する
lesson-exchange-2-because-1 = 銀で取ると歩に取り返されて、損得なしです。続けて飛車で取ると、金に飛車を取られてしまいます。
lesson-exchange-2-answer-2 = いいえ、最後に取るのは相手
lesson-exchange-2-because-2 = 正解です。攻める駒と守る駒の数が同じなら、最後に取るのは守る側です。
lesson-exchange-3 = 攻める駒がもう一枚必要です。三枚目で銀をねらう手はどれですか。
lesson-exchange-3-done = 三枚対二枚。これで数が足りました。
lesson-exchange-3-wrong = 桂馬を一つ跳ねると、そのマスをねらえます。
lesson-exchange-4 = 三枚で攻め、相手は二枚で守っています。最後に自分が取るまで、星のマスで取り合ってください。飛車は最後です。
lesson-exchange-4-done = 数えてから始める。これが取り合いのこつです。
lesson-exchange-4-wrong = 価値の低い駒から使い、飛車は最後に残しましょう。

## Promotion
lesson-promotion = 成り
lesson-promotion-1 = 相手側の三段を「敵陣」といいます。敵陣に入った駒は裏返すことができ、動き方が変わります（これを「成る」といいます）。銀で敵陣に入り、成ってください。
lesson-promotion-1-done = 成った銀（成銀）は、金と同じ動きになります。
lesson-promotion-1-wrong = 敵陣に入って、聞かれたら「成る」を選びましょう。
lesson-promotion-2 = 敵陣の中で動くときも、敵陣から出るときも成れます。角を星へ動かして、成ってください。
lesson-promotion-2-done = 動き始めか動いた先が敵陣なら、成ることができます。
lesson-promotion-2-wrong = 星へ動かして、「成る」を選びましょう。
lesson-promotion-3 = ほとんどの駒は成れます。成れないのはどの駒ですか。
lesson-promotion-3-answer-1 = 玉と金
lesson-promotion-3-because-1 = 正解です。ほかの駒は、一度成ると取られるまで成ったままです。
lesson-promotion-3-answer-2 = 飛車と角
lesson-promotion-3-because-2 = 飛車と角は成れます。成ると、盤上でいちばん強い駒になります。
lesson-promotion-3-answer-3 = 歩と香車
lesson-promotion-3-because-3 = 歩と香車は成れます。成ると、どちらも金と同じ動きになります。

## Must promote
lesson-must-promote = 成るか、成らないか
lesson-must-promote-1 = 成るかどうかは選べますが、そのままでは二度と動けなくなるときは必ず成ります。歩はいちばん奥の段では先がないので、必ず成ります。歩を星へ進めてください。
lesson-must-promote-1-done = 香車も同じ理由で、いちばん奥の段では必ず成ります。
lesson-must-promote-1-wrong = 星のすぐ手前にいる歩を進めましょう。
lesson-must-promote-2 = 桂馬は奥の二段からは跳べないので、そこへ進むときは必ず成ります。金を取ってください。
lesson-must-promote-2-done = 成った桂馬（成桂）は金と同じ動きになり、もう跳べません。
lesson-must-promote-2-wrong = 金は、右へ一つ跳んだ所にいます。
lesson-must-promote-3 = この香車が奥から二段目へ進みます。必ず成らなければいけませんか。
lesson-must-promote-3-answer-1 = はい、必ず成る
lesson-must-promote-3-because-1 = そこからもう1マス進めるので、成らずにいることもできます。
lesson-must-promote-3-answer-2 = いいえ、選べる
lesson-must-promote-3-because-2 = 正解です。前にまだ1マスあります。

## Tokin
lesson-tokin = と金
lesson-tokin-1 = 成った歩を「と金」といいます。二手で、星のマスにと金を作ってください。
lesson-tokin-1-done = 敵陣に入れば、いちばん小さな駒が金と同じ力を持ちます。
lesson-tokin-1-wrong = 前にいるほうの歩を進めて、敵陣で成りましょう。
lesson-tokin-2 = と金は金と同じ動きです。二手で二枚の駒を取ってください。
lesson-tokin-2-done = 敵陣のと金は、相手にとっていつまでもこわい駒です。
lesson-tokin-2-wrong = 先に真っすぐ、次に斜め前です。
lesson-tokin-3 = 相手の金がと金を取りました。相手の持ち駒は何になりますか。
lesson-tokin-3-answer-1 = 歩
lesson-tokin-3-because-1 = 正解です。取られた駒は、成る前の駒に戻ります。と金は金の働きをするのに、取られても歩一枚ですみます。
lesson-tokin-3-answer-2 = と金
lesson-tokin-3-because-2 = 取られた駒は成る前の駒に戻るので、持ち駒では歩になります。

## Dragon and horse
lesson-dragon-horse = 龍と馬
lesson-dragon-horse-1 = 成った飛車を「龍（りゅう）」といいます。飛車の動きに加えて、斜めに1マス動けます。歩を取って、飛車を成ってください。
lesson-dragon-horse-1-done = 敵陣の龍ほど、相手にとってこわい駒はありません。
lesson-dragon-horse-1-wrong = 飛車の筋にいる歩を取って、「成る」を選びましょう。
lesson-dragon-horse-2 = 龍は、前後左右へ何マスでも、斜めへ1マス動けます。二手で二つの星を通ってください。
lesson-dragon-horse-2-done = 飛車が届かなかった斜め隣のマスにも、龍は利いています。
lesson-dragon-horse-2-wrong = 先に斜めへ1マス、次に真っすぐです。
lesson-dragon-horse-3 = 成った角を「馬（うま）」といいます。角の動きに加えて、前後左右に1マス動けます。二手で二つの星を通ってください。
lesson-dragon-horse-3-done = 1マス真っすぐ動けば別の斜めに乗りかえられるので、馬はどのマスにも行けます。
lesson-dragon-horse-3-wrong = 先に真っすぐ後ろへ1マス、次に斜めです。
lesson-dragon-horse-4 = 龍と馬で、三枚の駒を三手で取ってください。
lesson-dragon-horse-4-done = どちらも八方向に動けます。飛車と角は、成れるときに成りましょう。
lesson-dragon-horse-4-wrong = 馬は前にいる駒を取ります。残りの二枚は龍で取りましょう。

## When not to promote
lesson-no-promotion = 成らないほうがよいとき
lesson-no-promotion-1 = 成らないほうがよいこともあります。成った銀は、斜め後ろへ動けなくなります。二手で二枚の駒を取ってください。
lesson-no-promotion-1-done = 引いて使いたい銀は、成らずにおきます。これを「銀不成（ぎんならず）」といいます。
lesson-no-promotion-1-wrong = 一枚目は成らずに取ります。二枚目は斜め後ろにいます。
lesson-no-promotion-2 = 成った桂馬は、もう跳べません。成るかどうかをよく考えて、二枚の金を両取りにしてください。
lesson-no-promotion-2-done = 成っていたら、どちらの金もねらえませんでした。
lesson-no-promotion-2-wrong = 二枚の金の間の筋へ跳び、成らずにおきましょう。
lesson-no-promotion-3 = 成っても、前にできた動きを一つも失わないのはどの駒ですか。
lesson-no-promotion-3-answer-1 = 飛車と角と歩
lesson-no-promotion-3-because-1 = 正解です。これらは成っても失うものがないので、ほとんどの場合、成るのが得です。
lesson-no-promotion-3-answer-2 = 銀と桂馬
lesson-no-promotion-3-because-2 = 銀は斜め後ろへの動きを、桂馬は跳ぶ動きを失います。
lesson-no-promotion-3-answer-3 = すべての駒
lesson-no-promotion-3-because-3 = すべてではありません。銀は斜め後ろへの動きを、桂馬は跳ぶ動きを失います。

## Drops
lesson-drop = 駒を打つ
lesson-drop-1 = 持ち駒は、近くても遠くても、敵陣の中でも、空いているマスならどこにでも打てます。飛車を星のどれかに打ってください。
lesson-drop-1-done = 持ち駒はどこにでも打てます。相手は空いたマスすべてに気をつけなければなりません。
lesson-drop-1-wrong = ふだんはそこにも打てますが、今は星のマスを選びましょう。
lesson-drop-2 = 打つ駒は、敵陣の中でも必ず成っていない面で打ちます。成れるのは次に動かすときからです。飛車を打ち、次に金を取って成ってください。
lesson-drop-2-done = よい場所に打った飛車は、次の一手で龍になります。
lesson-drop-2-wrong = 金と同じ筋か段に打ち、次に取って成りましょう。
lesson-drop-3 = 飛車と桂馬が両取りになるマスに銀を打ってください。相手の駒が利いている所に打つと、取られてしまいます。
lesson-drop-3-done = 持ち駒の両取りは、何もない所から現れます。持ち駒があるときは、いつも考えてみましょう。
lesson-drop-3-wrong = 正しいマスは、二枚の駒の間の筋にあります。

## Dead ends
lesson-dead-end = 打てない所
lesson-dead-end-1 = 駒は二度と動けない所には打てないので、歩と香車はいちばん奥の段に打てません。ためしに打つと、盤が断ります。そのあと、歩で金をねらってください。
lesson-dead-end-1-done = 駒のすぐ前に打つ歩は、小さな元手で相手に対応をせまれます。
lesson-dead-end-1-wrong = 歩がねらうのは、すぐ前のマスだけです。金のすぐ下に打ちましょう。
lesson-dead-end-2 = 桂馬は、奥の二段では跳べないので、そこには打てません。金と銀が両取りになるマスに打ってください。
lesson-dead-end-2-done = 桂馬は二段先をねらう駒なので、少し離れた所から働きます。
lesson-dead-end-2-wrong = 二枚の間の筋で、二段下のマスに打ちましょう。
lesson-dead-end-3 = 持ち駒は桂馬と香車と歩です。奥から二段目に打てるのはどれですか。
lesson-dead-end-3-answer-1 = 三枚とも
lesson-dead-end-3-because-1 = 桂馬は打てません。そこから跳ぶと、盤の外に出てしまいます。
lesson-dead-end-3-answer-2 = 香車と歩
lesson-dead-end-3-because-2 = 正解です。香車と歩には前に1マスありますが、桂馬には跳ぶ所がありません。
lesson-dead-end-3-answer-3 = 歩だけ
lesson-dead-end-3-because-3 = 香車も打てます。前にまだ1マスあります。

## Two pawns
lesson-nifu = 二歩
lesson-nifu-1 = 自分の成っていない歩がある筋に、もう一枚歩を打つのは「二歩」といい、いちばん多い反則です。歩のない筋が一つだけあります。そこに歩を打ってください。
lesson-nifu-1-done = 数えるのは自分の歩だけです。同じ筋に相手の歩がいてもかまいません。
lesson-nifu-1-wrong = 盤の歩は動かさずに、持ち駒の歩を打ちましょう。
lesson-nifu-2 = と金は歩に数えません。と金のいる筋には、歩を打てます。と金の後ろの星に歩を打ってください。
lesson-nifu-2-done = これで、と金が守られました。金がと金を取れば、歩で金を取り返せます。
lesson-nifu-2-wrong = 持ち駒の歩を、と金のすぐ後ろに打ちましょう。
lesson-nifu-3 = 後ろへ戻れない桂馬は、頭に歩を打たれると困ります。どちらかの桂馬の頭に歩を打ってください。もう一方では二歩になります。
lesson-nifu-3-done = 歩を打つ前に、いつもその筋の上から下まで目を通しましょう。
lesson-nifu-3-wrong = 自分の歩がない筋で、桂馬のすぐ下に打ちましょう。
