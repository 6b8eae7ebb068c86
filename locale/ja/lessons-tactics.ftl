# レッスン：得をする手筋。

## Knight fork
lesson-knight-fork = ふんどしの桂
lesson-knight-fork-1 = 一手で二つの駒をねらうのが「両取り（りょうとり）」です。助かるのは片方だけ。桂馬は二か所に同時に利きます。二枚の金をねらって打ちましょう。
lesson-knight-fork-1-done = 二枚の駒にまたがる形から「ふんどしの桂」と呼ばれます。
lesson-knight-fork-1-wrong = 二枚の金のどちらにも跳べるマスを探しましょう。
lesson-knight-fork-2 = 一枚の金が逃げました。残った金を取りましょう。
lesson-knight-fork-2-done = 金をただで取りました。両取りの成果です。
lesson-knight-fork-3 = いちばん強い両取りは、玉をふくむものです。王手にはすぐ応じなければなりません。ねらう二つの駒はどれですか。
lesson-knight-fork-3-done = 玉が逃げれば、飛車が取れます。桂馬一枚で飛車の得です。
lesson-knight-fork-3-wrong = そこからは、玉と飛車を同時にねらえません。
lesson-knight-fork-4 = 盤上の桂馬も、一跳びで両取りをかけられます。左右どちらに跳びますか。
lesson-knight-fork-4-done = 飛車と銀の両取りです。ただし桂馬は戻れないので、跳ぶ前によく確かめましょう。
lesson-knight-fork-4-wrong = それでは両取りになりません。もう一方へ跳びましょう。

## Splitting silver
lesson-splitting-silver = 割り打ちの銀
lesson-splitting-silver-1 = 金は斜め後ろに動けず、そこが死角です。銀は斜め後ろに利きます。二枚の金の後ろに銀を打ちましょう。「割り打ちの銀（わりうちのぎん）」です。
lesson-splitting-silver-1-done = どちらの金も銀を取れず、一枚は取られてしまいます。
lesson-splitting-silver-1-wrong = 金の死角から、二枚を同時にねらいましょう。
lesson-splitting-silver-2 = 一枚は逃げました。もう一枚の金を取りましょう。
lesson-splitting-silver-2-done = 成るか成らないかも考えましょう。銀のままが役立つこともあります。
lesson-splitting-silver-3 = 金が三枚並び、割り打ちできるマスが二つあります。安全なのはどちらでしょう。
lesson-splitting-silver-3-done = 打つ前に、取られないかどうかを確かめましょう。
lesson-splitting-silver-3-wrong = そちらは玉に取られます。もう一つのマスに打ちましょう。
lesson-splitting-silver-4 = 飛車にも死角があります。斜めです。両取りを見つけましょう。
lesson-splitting-silver-4-done = 飛車か金か、どちらにしても得です。
lesson-splitting-silver-4-wrong = 飛車と金の両方に斜めに接するマスを探しましょう。

## Lance skewer
lesson-lance-skewer = 田楽刺し
lesson-lance-skewer-1 = 香車の前に二枚の駒が縦に並ぶと、串に刺したようになります。「田楽刺し（でんがくざし）」です。前の駒が逃げれば後ろを取れます。角と飛車を刺しましょう。
lesson-lance-skewer-1-done = 5点の香車で、13点か15点の駒が取れます。
lesson-lance-skewer-1-wrong = 香車は前にだけ利きます。角と同じ筋の、下から打ちましょう。
lesson-lance-skewer-2 = 角が逃げました。後ろにいた駒を取りましょう。
lesson-lance-skewer-2-done = 離れていても同じ筋の上。香車はどこまでも届きます。
lesson-lance-skewer-3 = 玉から刺すのが最高の田楽刺しです。玉は必ず逃げなければなりません。探しましょう。
lesson-lance-skewer-3-done = 王手で、その後ろの飛車が取れます。

## Hitting pawn
lesson-hitting-pawn = 叩きの歩
lesson-hitting-pawn-1 = 駒の頭に歩を打って動かすのが「叩きの歩（たたきのふ）」です。ここでは金が玉を守っています。歩で金を誘い出してから、詰ませましょう。
lesson-hitting-pawn-1-done = 歩一枚で、金が持ち場を離れました。
lesson-hitting-pawn-1-wrong = まだ金が守っています。先に、金で取るしかない所へ歩を打って王手しましょう。
lesson-hitting-pawn-2 = もう一度、金を誘い出します。歩で扉を叩くと、出てくるのはどの駒でしょう。
lesson-hitting-pawn-2-done = 歩は詰ませるためではなく、金を誘い出すためでした。その金を取って詰みです。

## Dangling pawn
lesson-dangling-pawn = 垂れ歩
lesson-dangling-pawn-1 = 安全に成れるマスの一つ手前に歩を打つのが「垂れ歩（たれふ）」です。次の手で、と金になります。金は届く駒を何でも取ります。二手で、と金を作りましょう。
lesson-dangling-pawn-1-done = 持ち駒の歩が、敵陣の金になりました。
lesson-dangling-pawn-1-wrong = 金の利きをよく見て、届かない所で成りましょう。
lesson-dangling-pawn-2 = 空いている筋は二つ、見張りの金も二枚。二手でと金を作れるのは、どちらの筋でしょう。
lesson-dangling-pawn-2-done = 守りが間に合わない所に垂らしました。
lesson-dangling-pawn-2-wrong = そこは金が間に合います。金の利きを数えましょう。
lesson-dangling-pawn-3 = と金は終わりではなく始まりです。三手で、と金を作って星の歩を取りましょう。取られてはいけません。
lesson-dangling-pawn-3-done = 「と金の遅早」。遅いようで早い、という格言です。
lesson-dangling-pawn-3-wrong = 垂れ歩、と金、そして横の歩を取る、の順です。

## Joining pawn
lesson-joining-pawn = 継ぎ歩
lesson-joining-pawn-1 = 相手の歩が飛車の道をふさいでいます。そのすぐ前に歩を打つのが「継ぎ歩（つぎふ）」です。ただで取られそうですが、何のためでしょう。
lesson-joining-pawn-1-answer-1 = 筋を完全に閉じるため
lesson-joining-pawn-1-because-1 = 反対です。筋を開きたいのです。
lesson-joining-pawn-1-answer-2 = 相手の歩を前に誘い、後ろに空きを作るため
lesson-joining-pawn-1-because-2 = 正解です。相手が取れば、元のマスが空きます。そこに次の歩を打てます。
lesson-joining-pawn-1-answer-3 = 余った歩を捨てるため
lesson-joining-pawn-1-because-3 = 持ち歩は貴重です。渡すのは、もっと得をするためです。
lesson-joining-pawn-2 = 相手の歩は取って前に出ました。もう後ろには戻れません。その後ろで、二手でと金を作りましょう。
lesson-joining-pawn-2-done = 継ぎ歩から垂れ歩へ。歩だけの攻めです。
lesson-joining-pawn-2-wrong = 金の利きに注意して、一つ手前に垂らしましょう。
lesson-joining-pawn-3 = 相手が取らずに、ほかの手を指したらどうしますか。
lesson-joining-pawn-3-answer-1 = こちらから取る。後ろには飛車がいる
lesson-joining-pawn-3-because-1 = 正解です。歩が敵陣にせまり、飛車が後ろから支えます。
lesson-joining-pawn-3-answer-2 = 歩を引く
lesson-joining-pawn-3-because-2 = 歩は後ろに動けません。
lesson-joining-pawn-3-answer-3 = 同じ筋にもう一枚打つ
lesson-joining-pawn-3-because-3 = 二歩になってしまいます。

## Pawn under gold
lesson-pawn-under-gold = 金底の歩
lesson-pawn-under-gold-1 = 龍がいちばん下の段から王手をかけ、相手の持ち駒は金と銀です。自分の金のすぐ下に歩を打てば、金に守られた壁になります。「金底の歩（きんぞこのふ）」です。打ちましょう。
lesson-pawn-under-gold-1-done = 「金底の歩、岩より堅し」という格言があります。
lesson-pawn-under-gold-1-wrong = 王手は防げますが、守りが弱いままです。金と玉が守る所に打ちましょう。
lesson-pawn-under-gold-2 = 同じような局面ですが、一つだけ違います。同じ手が指せるでしょうか。
lesson-pawn-under-gold-2-answer-1 = はい、同じように指せる
lesson-pawn-under-gold-2-because-1 = 金のいる筋を見ましょう。もう自分の歩があります。
lesson-pawn-under-gold-2-answer-2 = いいえ、二歩になる
lesson-pawn-under-gold-2-because-2 = 正解です。その筋にはもう歩があります。歩のない筋があると、この受けができます。

## King rook fork
lesson-king-rook-fork = 王手飛車
lesson-king-rook-fork-1 = いちばん恐れられる両取りが、王手をかけながら飛車をねらう「王手飛車（おうてびしゃ）」です。角の二本の斜めの線が、玉と飛車の両方に届くマスを見つけましょう。
lesson-king-rook-fork-1-done = 玉を逃がすしかなく、飛車は逃げるひまがありません。
lesson-king-rook-fork-1-wrong = 玉の斜めの線と飛車の斜めの線をたどりましょう。取られずに交わる所はどこですか。
lesson-king-rook-fork-2 = 玉は逃げました。ごほうびを取りましょう。
lesson-king-rook-fork-2-done = 飛車を手に入れ、角も残っています。
lesson-king-rook-fork-3 = 玉は裸で、飛車は離れています。よいマスは二つあります。どちらか一つを見つけましょう。
lesson-king-rook-fork-3-done = 斜めの開いた玉と、守られていない飛車。そんなときは角を打てないか考えましょう。

## Edge attack
lesson-edge-attack = 端攻め
lesson-edge-attack-1 = 端は守りの薄い所です。端に利く駒を数えましょう。こちらは歩・桂・香・飛の四枚。相手は、玉と歩のほかに何枚ありますか。
lesson-edge-attack-1-answer-1 = 香車と桂馬の二枚
lesson-edge-attack-1-because-1 = 正解です。数で勝る所を攻めるのが基本です。
lesson-edge-attack-1-answer-2 = 同じ四枚
lesson-edge-attack-1-because-2 = 金や銀は中央のほうを向いています。
lesson-edge-attack-1-answer-3 = いない
lesson-edge-attack-1-because-3 = 隅を見ましょう。香車と桂馬がまだいます。
lesson-edge-attack-2 = 端は、歩をぶつけて開きます。攻めを始めましょう。
lesson-edge-attack-2-done = 歩の後ろには香車と飛車、そして桂馬も待っています。
lesson-edge-attack-2-wrong = まず道を開きます。端の歩の出番です。
lesson-edge-attack-3 = 端が開き、香車の後ろに飛車がいます。どう突破しますか。
lesson-edge-attack-3-done = 玉で取れば飛車が走り、取らなければ成香が居すわります。
lesson-edge-attack-3-wrong = もっとよい手があります。香車で何が取れますか。
lesson-edge-attack-4 = 飛車が端から入りました。三手で仕上げましょう。
lesson-edge-attack-4-done = 金を捨てて相手の金を誘い出し、それを取って詰みました。端の桂馬と飛車が利いています。

## Why a castle
lesson-why-a-castle = なぜ玉を囲うのか
lesson-why-a-castle-1 = 最初の場所にいるままの玉を「居玉（いぎょく）」といいます。戦場のまん中で、味方の駒に逃げ道をふさがれています。一手で詰ませましょう。
lesson-why-a-castle-1-done = 「居玉は避けよ」という格言のとおりです。
lesson-why-a-castle-2 = 玉の両脇に金がいて、守りは堅そうです。ところが龍が一枚の金を動けなくしています。
lesson-why-a-castle-2-done = 動けない金では取れません。くっつきすぎた守りは弱いのです。
lesson-why-a-castle-3 = 居玉の前には歩が一枚、その先にあなたの飛車がいます。三手詰めです。
lesson-why-a-castle-3-done = 駒はそろっていたのに、一枚も役に立ちませんでした。
lesson-why-a-castle-4 = 中央から離れ、金二枚と銀に守られた玉。これが「囲い（かこい）」です。いつ囲うのがよいでしょう。
lesson-why-a-castle-4-answer-1 = 攻め始めてから
lesson-why-a-castle-4-because-1 = それでは遅すぎます。中央で反撃されてしまいます。
lesson-why-a-castle-4-answer-2 = 戦いが始まる前
lesson-why-a-castle-4-because-2 = 正解です。まず玉を安全に、それから攻めます。あわてて攻めるより、囲う数手が大切です。
lesson-why-a-castle-4-answer-3 = 囲わない。手の無駄だから
lesson-why-a-castle-4-because-3 = 居玉がどうなるか、今見たばかりです。
