# 対局と要求の文言：結果、受け付けられない指し手、エラー

## Sides
side-black = 先手
side-white = 後手
side-shitate = 下手
side-uwate = 上手

## Results
result-resign = 投了により{ $winner }の勝ち
result-mate = 詰みにより{ $winner }の勝ち
result-no_legal_move = 合法手がないため{ $winner }の勝ち
result-time = 時間切れにより{ $winner }の勝ち
result-foul = 反則（{ $foul }）で{ $winner }の勝ち
result-points = 持将棋の点数不足で{ $winner }の勝ち
result-declaration = 入玉宣言で{ $winner }の勝ち
result-failed_declaration = 入玉宣言不成立で{ $winner }の勝ち
result-default = 相手の不在により{ $winner }の勝ち
result-adjudicated = 裁定で{ $winner }の勝ち
result-adjudicated-draw = 裁定により引き分け
result-repetition = 千日手
result-repetition-agreed = 合意による千日手
result-impasse = 合意による持将棋
result-impasse-declared = 入玉宣言（24〜30点）で持将棋
result-agreed_draw = 合意により引き分け
result-move_limit = 最大手数に達したため無勝負
result-caught = 玉を取って{ $winner }の勝ち
result-try = トライで{ $winner }の勝ち
result-bare_king = 裸玉により{ $winner }の勝ち
result-bare_king-both = 双方裸玉で引き分け
result-lost_repetition = 千日手により{ $winner }の勝ち
result-interrupted = 中断
result-called-off = 招待は取り消され、この対局は行われませんでした。

## Refused moves
refused-no_piece = そのマスに駒がありません。
refused-opponents_piece = 相手の駒は動かせません。
refused-cannot_move_so = その駒はそこへは動けません。
refused-blocked = 途中に駒があります。飛び越せるのは桂馬だけです。
refused-own_piece_on_target = 移動先に自分の駒があります。
refused-cannot_promote = その駒は成れません。玉・金・成駒は成ることができません。
refused-outside_promotion_zone = 成れるのは、敵陣（相手側の三段）に入る・出る・その中で動くときだけです。
refused-dead_piece = 行き所のない駒になります。
refused-not_in_hand = その駒は持ち駒にありません。
refused-drop_on_piece = 駒は空いているマスにしか打てません。
refused-two_pawns = 二歩です。その筋にはすでに自分の歩があります。
refused-drop_pawn_mate = 打ち歩詰めは反則です。
refused-king_into_check = 相手の駒が利いているマスへ、玉は動けません。
refused-check_ignored = 王手放置です。王手を防いでください。
refused-king_exposed = その駒を動かすと玉に王手がかかります。
refused-opening_complete = 対局前の手はすべて指し終わりました。
refused-opening_beyond_fifth_rank = 対局前の手は五段目までです。
refused-opening_drops = 対局前の手順では駒を動かすだけで、打つことはできません。
refused-opening_captures = 対局前の手では駒を取れません。
refused-opening_gives_check = 対局前の手では王手をかけられません。

## Other refusals
refused-over = 対局は終了しています。
refused-not_your_turn = あなたの手番ではありません。
refused-ply_taken = その手数にはすでに別の手が指されています。
refused-ply_ahead = その前の手がまだ指されていません。
refused-no_takebacks = この対局では待ったとヒントは使えません。
refused-two_moves = 二手続けて指すことはできません。相手の番です。
refused-wrong_side_first = 初手は相手が指します。
refused-turned_back = 成駒は盤上にある間、成ったままです。
refused-turned_over = 駒は動かすときに成るもので、その場で裏返すことはできません。
refused-dropped_promoted = 駒は必ず成っていない面で打ちます。
refused-hidden_piece = 持ち駒は見えるところに置いてください。
refused-changed_move = 指した手は変えられません（待った）。
refused-perpetual_check = 王手だけで同じ局面を繰り返しています（連続王手の千日手）。
refused-pass = 手番をパスすることはできません。
refused-two_squares = 駒は一つのマスの中に置きます。
refused-turned_point = 駒の先は必ず相手に向けます。
refused-not_begun = 対局はまだ始まっていません。
refused-not_all_here = 対局者がまだそろっていません。
refused-on_break = 休憩中です。時計は止まっています。
refused-no_break = 休憩中ではありません。
refused-kings_not_entered = 持将棋の合意は玉が敵陣に入ってからできます。
refused-nothing_repeated = 千日手の合意は、同じ局面が現れてから提案できます。
refused-no_agreed_draws = このルールでは、合意だけで引き分けにはできません。
refused-no_offer = 返事を待っている提案はありません。
refused-bad_break = 休憩は一分から一日までです。
refused-still_playing = 対局はまだ終わっていません。
refused-no_such_foul = そのような反則はありません。
refused-too_late = 反則を指摘するには遅すぎます。
refused-nothing_to_press = 今は押すボタンがありません。
refused-not_in_this_game = このゲームにはありません。
refused-still_awaited = 待ち時間がまだ過ぎていません。
refused-no_standstill = 対局は止まっていません。申し立てることはありません。
refused-winner = 記録を閉じられるのは、負けた側、または双方です。
refused-nothing_to_take_back = 戻せる手がありません。
refused-spectator = 観戦中です。この対局には参加していません。
refused-bad_message = リクエストを理解できませんでした。
refused-too_fast = 操作が速すぎます。少しお待ちください。
refused-not_saved = 保存できませんでした。何も変わっていません。もう一度お試しください。
refused-declined_already = コンピュータはすでに断りました。次の手のあとでもう一度どうぞ。
refused-no_hint = 今はヒントを出せません。
refused-no_hints = この対局にヒントはありません。
refused-not_arbiter = 審判だけができます。
refused-no_ceremony = 今は儀式の途中ではありません。
refused-too_long = この対局でのやりとりが多すぎます。あとは指し手だけを受け付けます。
refused-silence = 会話は終局後の感想戦でどうぞ。対局中はお静かに願います。

## The computer
player-person = 対局者
player-guest = ゲスト
player-program-named = { $name }（プログラム）
player-guest-named = ゲスト { $name }
player-gone = 退会した対局者 { $tag }
player-computer = コンピュータ { $level }
grade-kyu = { $number }級
grade-dan =
    { $number ->
        [1] 初段
        [2] 二段
        [3] 三段
        [4] 四段
        [5] 五段
        [6] 六段
        [7] 七段
        [8] 八段
        [9] 九段
       *[other] { $number }段
    }

## Lists of games
games-older = 以前の対局
games-open-seat = 対局相手を待っています

## Errors
error-bad-request-title = リクエストが正しくありません
error-bad-request = リクエストに不足または誤りがあります。
error-bad-wish-title = この条件では対局できません
error-wish-variant = 「{ $value }」は選べません。将棋類は手合割・対局前の儀式・任意局面なしで指します。
error-wish-readings = 「{ $value }」というルールの解釈はこの将棋にありません。選べるものはこの将棋のページにあります。
error-wish-handicap = 「{ $value }」という手合割はありません。
error-wish-clock = 「{ $value }」は持ち時間として読めません。例：15m+30s、5m、none
error-wish-level = 「{ $value }」という強さはありません。
error-wish-color = 「{ $value }」という手番はありません。
error-wish-opponent = 「{ $value }」という対局相手はありません。
error-picture-sfen = sfenの{ $column }文字目：{ $reason }
error-picture-choice = { $field }に「{ $value }」は使えません。使える値：{ $names }
error-picture-last = lastに「{ $value }」は使えません。直前の手のマスを 7g,7f のように指定してください。
error-picture-size = sizeに「{ $value }」は使えません。幅を16から{ $most }までのピクセル数で指定してください。
error-picture-unknown = 「{ $field }」という指定はありません。使える指定：{ $names }
error-picture-twice = 「{ $field }」が二度指定されています。一度だけにしてください。
error-picture-move = movesの{ $number }手目「{ $value }」は指せません。{ $reason }
error-picture-usi = 指し手ではありません。7g7f、2d2c+、P*5eのように指定してください。
error-picture-long = movesに{ $count }手あります。描けるのは{ $most }手までです。
error-picture-start = sfen「{ $value }」からは指せません。玉が二枚ある側があります。
error-wish-notation = 「{ $value }」という棋譜の書き方はありません。japanese、iroha、western、hodges、hosking、usi、csa などを指定してください。
error-wish-ruleset = 「{ $value }」というルールはありません。例：official、amateur、amateur/27-point
error-wish-sitting = 「{ $value }」はこの席に着けません。me、link、または1から10のレベルを書いてください。
error-wish-seat = 「{ $value }」という席はありません。south、west、north、eastのどれかを書いてください。
error-wish-begins = 「{ $value }」から始めることはできません。south、west、north、east、lotのどれかを書いてください。
error-wish-reading = 「{ $value }」というこのルールの解釈はありません。
error-wish-opening = 「{ $value }」は対局前に指す手数として読めません。
error-wish-days = 「{ $value }」という日数はありません。1か2です。
error-wish-clock-with-opponent = 日単位の持ち時間（「{ $value }」）は、二人で指す通信対局のためのものです。リンクで相手を招待するか、時・分・秒の持ち時間を選んでください。
error-wish-clock-with-clock_white = 日単位で指すのは両者とも、またはどちらもなしです。「{ $value }」に対しては、後手の持ち時間も日単位（例：3d/move）にしてください。
error-wish-clock-with-starts_at = 日単位の対局（「{ $value }」）は、二人が席に着いたときに始まります。開始時刻は指定しないでください。
error-wish-clock-with-ceremony = 対局の作法と振り駒には二人がそろう必要がありますが、日単位の対局（「{ $value }」）ではその場にいる必要がありません。どちらも外してください。
error-wish-weekend_pause-with-clock = 週末の休止は日単位の対局（例：3d/move）のためのものです。この持ち時間（「{ $value }」）は日単位ではありません。
error-wish-position-with-handicap = 自分の局面と手合割（「{ $value }」）を同時に指定することはできません。局面がすでに駒の配置を決めています。どちらかを外してください。
error-wish-starts_at = 「{ $value }」にはこの対局を始められません。
error-taken-title = 席はふさがっています
error-taken = すでに別の方が対局しています。観戦はできます。
error-no-invitation-title = 取り消せる招待がありません
error-no-invitation = すでに相手が着席したか、対局が始まっているため、取り消せません。
error-not-invited-title = この席は招待された人のものです
error-not-invited = 着席できるのは招待のリンクを受け取った人だけです。観戦するか、リンクを送ってもらってください。
error-called-off-title = 招待は取り消されました
error-called-off = この招待は取り消されたため、対局は行われません。ご自身で招待することもできます。
error-not-yours-title = 対局者のみ
error-not-yours = この対局の対局者だけができます。
error-player-gone-title = 退会した相手です
error-player-gone = 相手は退会したため、もう対局できません。
error-still-playing-title = 対局はまだ続いています
error-still-playing = この対局はまだ終わっていません。
error-foreign-origin-title = 他のサイトからのリクエストです
error-foreign-origin = このリクエストは他のサイトから送られたため、実行されません。
error-too-large-title = 送信内容が大きすぎます
error-too-large = 送信された内容が必要以上に大きいため、処理できません。
error-too-many-title = 少々お待ちください
error-too-many = 短い時間に操作が多すぎました。一分ほどしてからお試しください。
error-full-title = 満席です
error-full = 進行中の対局が多すぎます。どれかを終えるか、しばらくしてからお試しください。
error-too-many-channels-title = 開いている画面が多すぎます
error-too-many-channels = ここから開いている対局の画面が多すぎます。いくつか閉じてからお試しください。
error-crowded-title = 観戦席は満席です
error-crowded = ただいま観戦者が多すぎます。しばらくしてからお試しください。対局者の席は確保されています。
error-busy-title = 混み合っています
error-busy = ただいま大変混み合っています。しばらくしてからお試しください。
error-slow-title = 時間切れです
error-slow = 時間内にリクエストをすべて受け取れませんでした。通信の状態を確かめて、もう一度お試しください。
error-internal-title = 問題が発生しました
error-internal = サーバー側の問題です。しばらくしてからもう一度お試しください。繰り返し起こる場合は、サイトの管理者にお知らせください。

## Conditional moves, in games by the day
conditional = 条件付きの指し手
conditional-way = 応手を用意する
conditional-lead = 相手の手に対する応手を、あらかじめ決めておけます。相手がそのとおりに指すと、あなたの手がすぐに指され、時間は減りません。ほかの手を指されると、その手順は取り消されます。ほかの人には見えません。合わせて{ $most }手まで。
conditional-lines = 用意した手順
conditional-none = まだありません。
conditional-new = 手順を加える
conditional-board = この時点の局面
conditional-if = { $other }なら
conditional-pair = { $other }なら{ $own }
conditional-other = 相手の手
conditional-next = 次へ
conditional-own = 自分の応手
conditional-decide = 用意する
conditional-again = 手順を最初からやり直す
conditional-end = ここで終局です。
conditional-go-on = 続ける
conditional-remove = 取り消す
conditional-back = 対局に戻る
error-no-conditional-title = 用意できません
error-no-conditional = 条件付きの指し手を用意できるのは、進行中の日単位の対局の対局者だけです。
error-conditional-own-turn-title = あなたの手番です
error-conditional-own-turn = 今はあなたの手番です。まず指してから、応手を用意してください。
error-too-many-conditional-title = 手数が多すぎます
error-too-many-conditional = 一局に用意できるのは20手までです。先に手順を取り消してください。
error-wish-line = この手順（「{ $value }」）はここでは指せないか、自分の応手で終わっていません。
