lobby-title = 対局相手を探す
lobby-lead = 今すぐ、または数日のうちに対局したい人の一覧です。棋力の近い人がいないときは、同じくらいの強さのコンピュータがいつでも相手をします（コンピュータであることは明示されます）。
nav-lobby = 相手を探す

lobby-strength = あなたの棋力
lobby-strength-unknown = わからない
lobby-strength-say = 保存
lobby-strength-how = 棋力の近い相手を探し、公平な手合割を決めるために使います。15級は初心者、初段は長く指してきた人の目安です。わからなければそのままで構いません。

lobby-quick = すぐに対局
lobby-quick-how = 一度押すだけで、いちばん近い相手を探します。棋力に差があるときは、強い方が駒を落とします。
lobby-needs-script = このページで相手を待つにはJavaScriptが必要です。席を離れても残る募集を出すことはできます。
lobby-waiting = 対局相手を探しています…
lobby-waiting-how = 相手が見つかると対局が自動で開きます。サイトの他のページを読んでいてもお知らせします。はじめは棋力の近い人を、次第に広い範囲で探します。
lobby-computer-free = まだ誰もいません。あなたと同じくらいの強さのコンピュータが空いています。人が来たら音でお知らせします。
lobby-computer-play = その間コンピュータ（{ $grade }）と指す
ui-called = 対局相手が見つかりました！
ui-called-go = 対局へ

lobby-seeks = 対局募集
lobby-none = 今は募集がありません。上のボタンを押して、最初の一人になってください。
lobby-here = 今いる人: { $names }
lobby-nobody = 今ここにいるのはあなただけです。
lobby-more = 他{ $count }人
lobby-guests = ゲスト{ $count }人
lobby-take = 受ける
lobby-remove = 募集を取り消させる
lobby-withdraw = 取り消す
lobby-odds-even = 平手、先後は抽選
lobby-odds-even-black = 平手、あなたが先手
lobby-odds-even-white = 平手、あなたが後手
lobby-odds-josen-black = 定先、あなたが先手
lobby-odds-josen-white = 定先、相手が先手
lobby-odds-give = あなたが上手: { $odds }
lobby-odds-take = あなたが下手: { $odds }
lobby-odds-by-grades = 段級差による手合割
lobby-rated = レーティング対局
lobby-lasting = 募集者が不在でも有効
lobby-private = 観戦なし
lobby-range = { $from }から{ $to }まで
lobby-needs-name = 名前の登録が必要です
lobby-needs-grade = 先に棋力を決めてください
lobby-out-of-range = 対象外の段級です

lobby-programs = いつでも指せるコンピュータ
lobby-programs-how = このサイトのプログラムです。すぐに始まります。
lobby-program = コンピュータ（{ $grade }）
lobby-play = 指す

lobby-offer = 自分で募集する
lobby-offer-make = 募集を出す
lobby-game = ゲーム
lobby-yours = あなたの募集
lobby-game-shogi = 本将棋
lobby-color = 先手はどちら
lobby-offer-even = 平手
lobby-offer-grades = 段級差による（{ $system }の表）
lobby-offer-give = 自分が落とす: { $odds }
lobby-offer-take = 落としてもらう: { $odds }
lobby-offer-range = 相手の段級
lobby-offer-lowest = 下限
lobby-offer-highest = 上限
lobby-offer-any = 制限なし
lobby-offer-rated = レーティングの対象にする
lobby-offer-lasting = 募集を二週間残す（席を離れても有効）
lobby-offer-named = 名前のある人だけ
lobby-offer-private = 観戦を許さない

lobby-tables = 進行中の対局

home-people = 対局相手を探す
home-people-how =
    { $count ->
        [0] 人、または同じくらいの強さのコンピュータ
       *[other] { $count }人が対局相手を探しています
    }
home-people-go = 探す

error-seek-gone-title = 間に合いませんでした
error-seek-gone = この募集はもうありません。他の人が受けたか、募集者が取り消しました。
error-own-seek-title = あなたの募集です
error-own-seek = 自分の募集は受けられません。他の人が受けるのをお待ちください。
error-seek-range-title = 対象外の段級です
error-seek-range = この募集は他の段級の相手を求めています。
error-odds-changed-title = 手合割が変わりました
error-odds-changed = どちらかの棋力が変わり、手合割も変わりました。募集をもう一度確かめて、よければ受けてください。
error-enough-seeks-title = 募集が多すぎます
error-enough-seeks = 募集はすでに五件あります。一つ取り消してから出してください。
error-wish-odds = { $value } という手合割はありません。「even」（平手）、「grades/jsa」（段級差による）、または「give/lance」「take/two-piece」などから選んでください。
error-wish-lowest = { $value } は段級ではありません。「15k」から「9d」までです。
error-wish-grade = { $value } は段級ではありません。「15k」から「9d」までです。

tv-title = 対局中継
tv-lead = 観戦できる進行中の対局です。棋力の高い順に並びます。
tv-none = 今は観戦できる対局がありません。
tv-others = その他の進行中の対局
tv-club-title = クラブの対局中継
tv-club = クラブの対局だけ
tv-everybody = みんなの対局
tv-hall = 会場の画面用
tv-all = 盤上で観戦する

lobby-odds-unknown = 段級差による（棋力を決めるまでは平手）
lobby-stop = 探すのをやめる
lobby-begins-random = 抽選
lobby-begins-black = 自分
lobby-begins-white = 相手
lobby-back = 募集に戻る
ui-called-later = 今はしない
home-waits-come = 開始を待っています
error-seek-no-grade-title = 先に棋力を決めてください
error-seek-no-grade = この募集は一部の段級が対象です。先に「対局相手を探す」のページで棋力を決めてください。
error-wish-odds-with-variant = このゲームに駒落ちはありません。「平手」を選んでください。
error-wish-highest = { $value } は段級ではありません。「15k」から「9d」までです。
error-lobby-full-title = 募集が多すぎます
error-lobby-full = 募集がすでにたくさんあります。どれかを受けるか、しばらくしてからもう一度お試しください。
lobby-odds-table = 段級差と手合割の表
lobby-offer-when = 日時
lobby-offer-when-how = 今すぐなら空のままにします。日時を選ぶと、申し出はそのときまで残り、受けた人とその時刻に対局します。時刻は読む人それぞれの時間帯で示されます。
appointment-calendar = カレンダーに加える

lobby-challenges = 挑戦
lobby-challenge-yours = { $name } への挑戦
lobby-challenge-from = { $name } からの挑戦
lobby-challenge-before = もとの条件：{ $terms }
lobby-counter = 別の条件を出す
lobby-counter-title = 逆提案
lobby-decline = 断る
lobby-decline-why = 理由
lobby-refusal-not-now = お断り：今は時間がない
lobby-refusal-clock = お断り：別の持ち時間がよい
lobby-refusal-odds = お断り：別の手合がよい
lobby-refusal-game = お断り：別の将棋がよい
lobby-refusal-no = お断り
lobby-offer-to = 相手
lobby-offer-anybody = 誰でも
lobby-offer-to-how = このサイトでの名前を書くと、その人だけへの申し出になります。相手はこのページと最初のページで見ます。空のままなら誰でも受けられます。
lobby-challenge = 挑戦する
home-challenged = { $count }件の挑戦が届いています
home-challenged-go = 見る
error-own-challenge-title = 自分の名前です
error-own-challenge = 自分に挑戦することはできません。ほかの人の名前を書いてください。
error-enough-challenges-title = 挑戦が多すぎます
error-enough-challenges = その人にはもう二十の挑戦が返事を待っています。あとでもう一度お試しください。
error-wish-whom = 「{ $value }」という名前の人はここにいません。名前の書き方を確かめるか、空にしてください。
lobby-decline-not-now = 今は時間がない
lobby-decline-clock = 別の持ち時間がよい
lobby-decline-odds = 別の手合がよい
lobby-decline-game = 別の将棋がよい
lobby-decline-no = お断りします
lobby-hours = 人がいる時間
lobby-hours-how = 一日の各時間に何人が来ていたか、この七日間の平均です。
ui-hours-busiest = いちばん多いのは{ $time }ごろです。
error-paused-title = しばらくお休みです
error-paused = 途中で離れた対局が続いたため、あと{ $minutes }分は相手を探せません。その間もコンピューターや、名前で挑戦した相手とは指せます。最後まで指した対局があると、次のお休みは短くなります。
