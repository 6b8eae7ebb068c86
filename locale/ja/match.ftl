# miyako match：エンジン同士の対局（端末）。

# 一局に一行。{ $result } は「投了：Miyakoの勝ち」のような文。
match-game = { $played }/{ $total }  { $black } – { $white }：{ $result }（{ $plies }手）
# 二つのエンジンの対局では、その後に勝-分-敗とイロ差（範囲つき）。
match-standing = { $score }、Elo { $elo }
match-both-say-so = 双方のエンジンの評価による裁定：{ $winner }の勝ち
match-fault-died = { $name }が対局中に終了した（{ $detail }）
match-fault-stalled = { $name }が応答しなかった
match-fault-nonsense = { $name }の応答「{ $detail }」は指し手ではない

## 表の見出し
match-engine = エンジン
match-games = 対局数
match-points = 勝点
match-above-next = 次位との差
match-meeting = 組み合わせ
match-counts = 勝-分-敗
match-pairs = 二局の勝点 0-½-1-1½-2
match-per-move = 一手平均
match-depth = 深さ
match-nodes = 千局面/秒
match-overrun = 最大超過
match-mishaps = 異常

match-no-mishaps = なし
match-mishap-time = 時間切れ負け{ $count }局
match-mishap-illegal = 反則手{ $count }回
match-mishap-died = 異常終了{ $count }回
match-mishap-stalled = 無応答{ $count }局
match-mishap-nonsense = 指し手でない応答{ $count }回

match-sprt-elo1 = 採択：差は{ $elo0 }ではなく{ $elo1 } Elo。
match-sprt-elo0 = 採択：差は{ $elo1 }ではなく{ $elo0 } Elo。
match-sprt-open = { $elo0 }か{ $elo1 } Eloか、まだ決まらない。
