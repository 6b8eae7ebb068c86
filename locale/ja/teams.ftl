# 団体戦。

teams-none = { $name } はありません。「miyako club teams new { $name }」で作ります
teams-is-there = { $name } はすでにあります
teams-no-round = { $round } 回戦はありません
teams-rests = 休み(勝ち、勝数は半分)
teams-counts = { $rounds ->
    [0] { $teams }チーム
   *[other] { $teams }チーム、{ $rounds }回戦中{ $round }回戦
 }
teams-table-heads = 順位  チーム                   勝点  勝数   SOS
teams-stage-planned = 準備中
teams-stage-open = 受付中
teams-stage-running = 進行中
teams-stage-finished = 終了
teams-refused-stage = この段階({ $value })ではできません
teams-refused-title = 名前は1行、120字以内です
teams-refused-boards = 対戦は1〜{ $value }局です
teams-refused-rounds = 1〜{ $value }回戦です
teams-refused-people = 1チームの人数は{ $value }、チーム数は200までです
teams-refused-twice = { $value } はすでに登録されています
teams-refused-unknown = { $value } というチームはないか、そのチームの人ではないか、その回戦に出ていません
teams-refused-too-few = 2チーム以上が必要です
teams-refused-order = チームの名簿の順に{ $value }名を挙げてください
teams-refused-round-open = { $value } 回戦がまだ終わっていません
teams-refused-all-played = { $value } 回戦すべてが終わりました
teams-refused-no-pairing = 再戦のない組み合わせがもうありません
teams-refused-nothing-paired = 進行中の回戦がありません。pair で組みます
teams-refused-board-open = 結果がありません: { $value }
teams-refused-draw = 引き分けはそのまま 1/2 とします
teams-refused-has-result = 結果は { $value } です。訂正は correct で
teams-refused-no-result = { $value } の対局の結果はまだありません
teams-refused-step = その手順はないか、取り消せない最初の手順です
teams-refused-depends = 手順 { $value } がそれに基づいています
teams-log-begin = 開始: { $title }
teams-log-enter = { $title } が参加({ $people })
teams-log-close-entries = 受付終了
teams-log-line-up = { $id } の次の出場者: { $people }
teams-log-pair = 組み合わせを決めた(抽選 { $seed })
teams-log-result = { $round } 回戦、{ $person } の対局: { $outcome }
teams-log-correct = 訂正 { $round } 回戦、{ $person } の対局: { $outcome }
teams-log-close-round = 回戦終了
teams-log-finish = 終了
