# Events of a club: what is refused, how a round and a table are shown and printed.

## Stages
club-stage-draft = 準備中
club-stage-open = 受付中
club-stage-checking-in = 出欠確認中
club-stage-running = 進行中
club-stage-finished = 終了
club-stage-filed = 届出済み
club-stage-cancelled = 中止
club-counts = { $rounds ->
    [0] 参加{ $people }名
   *[other] 参加{ $people }名、{ $rounds }回戦中{ $round }回戦
 }
club-taken-back = 手順{ $step }を取り消しました

## Rounds
club-round = { $round }回戦
club-round-proposed = { $round }回戦（案）
club-bye = 不戦勝扱い
club-away-announced = 欠席（届出あり）
club-away-not-there = 欠席
club-away-late = 途中参加
club-away-withdrawn = 棄権
club-away-out = 敗退

## What a board costs in the pairing's wishes
club-wish-settled = 決定事項に反する
club-wish-rematch = 再戦
club-wish-second-bye = 二度目の不戦勝
club-wish-bye-gap = 最下位でない不戦勝
club-wish-gap = 勝点差（二乗）
club-wish-float = 連続の勝点差
club-wish-club = 同じ支部
club-wish-country = 同じ国
club-wish-keep = 前案との違い

## Prints
club-print-pairings = 対局表
club-print-table = 順位表
club-print-wall = 星取表
club-print-bracket = トーナメント表
club-print-slip = 対局結果票
club-print-board = 席
club-print-first = 先手 ☗
club-print-second = 後手 ☖
club-print-odds = 手合
club-print-result = 結果
club-print-place = 順位
club-print-number = 番号
club-print-name = 氏名
club-print-grade = 段級
club-print-start = 初期点
club-print-points = 勝点
club-print-winner = 勝者
club-print-signatures = 署名
club-print-after = { $round }回戦終了時
club-print-lots = 振り駒
club-print-idle = 不戦勝・欠席
club-print-key = + 勝ち、- 負け、= 引分、数字は相手の番号。0+ 不戦勝、0- 欠席、0# 無断欠席。

## Refusals
club-refused-stage = この段階ではできません（{ $stage }）
club-refused-setting = { $name ->
    [rounds] tournament.toml: 回戦数は1から{ $most }まで、すでに行った回戦数以上です
    [cup] tournament.toml: cup は回戦数に収まる2の累乗で、スイス式かマクマホン式(引き分けは指し直し)に限り、開始後は変えられません
    [repechage] tournament.toml: repechage は2の累乗で、3位決定戦のない勝ち抜き戦に限り、開始後は変えられません
    [third_place] tournament.toml: third_place は敗者復活戦のない勝ち抜き戦に限り、開始後は変えられません
   *[other] tournament.toml の { $name } はその値にできないか、開始後は変えられません
 }
club-refused-unknown = { $person } は参加していません
club-refused-twice = { $person } はすでに参加しています
club-refused-full = 参加できるのは{ $most }人までです
club-refused-withdrawn = { $person } は棄権しています（return で復帰）
club-refused-absent = { $person } は固定された組ですが欠席です
club-refused-not-withdrawn = { $person } は棄権していません
club-refused-nobody-late = この方式では途中参加できません
club-refused-round = { $round }回戦では行えません
club-refused-board = { $round }回戦に席{ $board }はありません
club-refused-oneself = { $person } 同士の組はできません。二人が必要です
club-refused-fixed-twice = { $person } はすでに固定されています
club-refused-may-not-meet = { $one } と { $other } は組めません（禁止または対戦済み）
club-refused-round-open = { $round }回戦が終わっていません
club-refused-all-played = 全{ $number }回戦が終わっています
club-refused-nothing-proposed = 対局表がありません（pair で作成）
club-refused-too-few = 二名以上必要です（現在{ $number }名）
club-refused-no-pairing = 条件を満たす組合せがありません（対戦済みまたは禁止が多すぎます）
club-refused-odds = { $odds } という手合割はありません（furigoma、josen、lance、bishop、rook、two-piece など）
club-refused-has-result = { $round }回戦 席{ $board } の結果は { $was } です（correct で訂正）
club-refused-no-result = { $round }回戦 席{ $board } の結果がまだありません
club-refused-draws = 引き分けの書き方が違います（指し直しは replay、半星は 1/2）
club-refused-board-open = { $round }回戦 席{ $board } の結果がないか、異議があります
club-refused-depends = 手順{ $step }がこれに依存しています。先にそちらを取り消してください
club-refused-step = 取り消せる手順{ $step }はありません（最初の手順は残ります）
club-refused-reason = 理由と点数が必要です
club-no-day = カレンダーには日付が必要です（このファイルの from）
club-is-there = { $name } はすでにあります
club-what-result = 勝者か結果を指定してください：{ $right }
club-log-undo = 手順{ $step }を取り消し
club-log-configure = 設定: { $name }
club-log-open = 参加受付を開始
club-log-enter = { $name }が参加
club-log-begin-check-in = 出席確認を開始
club-log-check-in = { $value }が出席
club-log-close-entries = 参加受付を終了
club-log-late-entry = { $name }が途中参加
club-log-absent = { $person }は{ $round }回戦を欠席
club-log-withdraw = { $value }が棄権
club-log-return = { $value }が復帰
club-log-fix = 対局させる: { $value }
club-log-forbid = 対局させない: { $value }
club-log-propose = 組合せ案を作成（抽選{ $seed }）
club-log-set-odds = { $board }番の手合: { $odds }（上手 { $giver }）
club-log-confirm = 組合せを確定
club-log-result = { $corrects ->
    [true] 訂正: { $round }回戦{ $board }番 { $outcome }
   *[other] { $round }回戦{ $board }番 { $outcome }
 }
club-log-dispute = 異議: { $round }回戦{ $board }番
club-log-rule = 審判の裁定: { $round }回戦{ $board }番 { $outcome }（{ $reason }）
club-log-adjust = { $person }の点を変更（{ $reason }）
club-log-close-round = 回戦を終了
club-log-finish = 大会を終了
club-log-file = 連盟に提出
club-log-cancel = 大会を中止
club-refused-line = tournament.toml：{ $name } は一行{ $longest }字以内です
club-trf-without-adjustments = 注意: この報告書に審判の加点・減点は含まれません。
club-shortfall = 注意：このままでは{ $round }回戦の組合せができません（すでに対局した組が多すぎます）。
club-slip-by-lot = 先後: 振り駒
club-refused-no-appointments = 対局時刻を決められるのは日程自由の総当たり戦(--by-appointment)だけです
club-refused-no-bracket = トーナメント表は、2人以上が参加した勝ち抜き戦にだけあります
club-refused-hour = { $hour } は過ぎているか、最終日より後です
club-refused-not-over = { $day ->
    [none] 未対局が失効するのは最終日の後です。tournament.toml の to に最終日を書いてください
   *[other] { $day } まで対局できます。それまでは失効しません
 }
club-no-such-pair = { $one } と { $other } が当たる回戦はありません
club-hour-offered = { $person } の提案 { $hour }
club-stake-cup = カップ戦
club-stake-second-chance = 敗者復活戦
club-stake-final = 決勝
club-stake-third-place = 3位決定戦
club-cup-left = カップ戦に残っている人: { $people }
club-cup-won = カップ戦優勝: { $people }
club-log-offer-hour = { $round } 回戦 { $board } 番: { $person } は { $hour } に対局できる
club-log-take-back-hour = { $round } 回戦 { $board } 番: { $person } は都合が悪くなった
club-log-expire = 未対局を失効させた
club-nothing-to-undo = 取り消すものがありません
