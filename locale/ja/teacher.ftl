# レッスンの対局で、盤の横にいる先生。

teacher = 先生
teacher-back = レッスンに戻る
teacher-begin = コンピュータが先に指します。動きを見てから、あなたの番です。
teacher-in-check = 王手です。王手した駒を取るか、間に駒を入れるか、玉を逃がしましょう。
teacher-mate = 一手で詰みます！　どの王手なら玉の逃げ道がないか、探しましょう。
teacher-mate-threatened = 気をつけて。次に詰まされそうです。まず自分の玉を守りましょう。
teacher-lost = 駒（{ $piece }）を取られました。取り返せますか。指す前に、ただで取られる駒がないか確かめましょう。
teacher-attacked = { $square }の{ $piece }がねらわれています。守るか、逃がすか、もっとよい手を探しましょう。
teacher-can-take = { $square }の{ $piece }を取ると得をします。
teacher-can-promote = { $square }で{ $piece }が安全に成れます。
teacher-can-check = 王手ができます（{ $square }の{ $piece }）。玉が困る王手はよい手ですが、逃がすだけの王手は損です。
teacher-has-in-hand = 持ち駒（{ $piece }）があります。相手の玉の近くで、味方の駒が利いている所に打ってみましょう。
teacher-rook-behind-pawn = 飛車はいちばん強い駒です。前にいる{ $square }の歩を突いて、道を開けましょう。
teacher-quiet = ねらわれている駒はありません。働いていない駒を、取られない所を通って相手の玉に近づけましょう。
teacher-won = 勝ちました！　レッスン完了です。
teacher-not-won = 今回は残念。どこで形勢が変わったかを見て、もう一度挑戦しましょう。
