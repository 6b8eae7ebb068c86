# Events of a club: what is refused, how a round and a table are shown and printed.

## Stages
club-stage-draft = 準備中
club-stage-open = 受付中
club-stage-checking-in = 出欠確認中
club-stage-running = 進行中
club-stage-finished = 終了
club-stage-filed = 届出済み
club-stage-cancelled = 中止
club-counts = 参加{ $people }名、{ $rounds }回戦中{ $round }回戦
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
club-refused-setting = tournament.toml の { $name } はその値にできないか、開始後は変えられません
club-refused-unknown = { $person } は参加していません
club-refused-twice = { $person } はすでに参加しています
club-refused-full = これ以上参加できません
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
club-refused-step = 取り消せる手順{ $step }はありません
club-refused-reason = 理由と点数が必要です
club-no-day = カレンダーには日付が必要です（このファイルの from）
club-is-there = { $name } はすでにあります
club-what-result = 勝者か結果を指定してください：{ $right }
