# クラブのレーティング。

pool-none = { $name } はありません。「miyako club pool new { $name }」で作れます
pool-is-there = { $name } はすでにあります
pool-no-batch = { $event } はレーティングに反映されていません
pool-events = 反映済みの大会: { $count }
pool-games = { $count }局
pool-no-games = レーティング対局なし
pool-sure = 確か
pool-fair = ほぼ確か
pool-guess = まだ目安
pool-log-begin = 開始: { $title }
pool-log-apply = 反映: { $event }
pool-refused-not-begun = まだ始まっていません
pool-refused-begun = すでに始まっています
pool-refused-title = 題名は一行120字以内です
pool-refused-rules = ルールが読めません：{ $value }
pool-refused-twice = { $value } はすでに反映されています（rollback で取り消せます）
pool-refused-early = { $value } の大会がすでに反映されています。先に取り消してください（rollback）
pool-refused-no-games = 数える対局がありません
pool-refused-impossible = { $value }：対局が正しくありません
pool-refused-newcomer = { $value } の開始時の値がありません
pool-refused-step = その手順はないか、取り消し済みか、取り消せない最初の手順です
pool-refused-depends = 手順{ $value }が依存しています
