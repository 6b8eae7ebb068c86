# 詰将棋

## miyako tsume solve
tsume-mate = { $plies }手詰
tsume-mate-shortest = { $plies }手詰（最短と証明）
tsume-mate-interposed = { $text }（無駄合いかもしれない合駒も数える）
tsume-mate-line = { $text }：{ $line }
tsume-no-mate = 不詰
tsume-unknown-stopped = 未定：時間切れ
tsume-unknown-nodes = 未定：調べる局面数の上限に達しました
tsume-unknown-memory = 未定：メモリが足りません
tsume-progress = 局面 { $nodes }、証明数 { $proof }、反証数 { $disproof }、メモリ { $memory } %；
tsume-solve-summary = 詰み：{ $mates }、不詰：{ $none }、未定：{ $unknown }、読めないもの：{ $unreadable }。
# Mate problems: solving, help, numbers, composing.
nav-tsume = 詰将棋
tsume-title = 詰将棋
tsume-lead = 王手の連続で玉を詰ませてください。同じ手数で詰む手順はどれも正解です。
tsume-daily = 今日の問題
tsume-daily-easy = やさしい
tsume-daily-fair = ちょうどよい
tsume-daily-hard = 難しい
tsume-solved = 正解済み
tsume-standing = 成績
tsume-rating = レーティング
tsume-streak = 連続正解
tsume-best = 最高連続
tsume-days = 連続日数
tsume-count = 正解数
tsume-train = 解いてみる
tsume-train-note = 棋力に合った新しい問題を出します。成績になるのは各問題の最初の解答だけです。
tsume-by-length = 手数別
tsume-by-theme = テーマ別
tsume-plies = { $count }手詰
tsume-done = { $count }題中{ $solved }題正解
tsume-more = その他
tsume-compose = 詰将棋を作る
tsume-compose-note = 局面編集で駒を並べると、詰むかどうかと手数がその場で分かります。
tsume-log = 解答の記録（CSV）
tsume-log-note = 日時・時間・レーティング付きの全記録です。先生への提出や自分の振り返りに。
tsume-problem = 詰将棋
tsume-hardness = 難度 { $rating }
tsume-themes = テーマ
tsume-own = 自分で並べた局面
tsume-change = 局面を変える
tsume-begin = あなたの手番です。王手をかけてください。
tsume-back = 一手戻す
tsume-next = 次の問題
tsume-tools = 手がかり
tsume-hint = ヒント
tsume-again = 初手から
tsume-give-up = 正解を見る
tsume-all = 問題一覧

## What becomes of an answer
tsume-answer-right = 正解です。あと{ $count }手。
tsume-answer-right-so-far = まだ詰みがあります。この長さの問題では、最短かどうかまでは調べません。
tsume-answer-solved = { $count }手で詰みました。正解です。
tsume-answer-longer = それでも詰みますが、{ $count }手かかります。{ $wanted }手で詰む手順があります。
tsume-answer-no-check = 王手ではありません。攻方の手はすべて王手でなければなりません。
tsume-answer-wrong = こう応じられると、もう詰みません。
tsume-answer-wrong-too-late = こう応じられると、手数が足りません。
tsume-answer-wrong-somehow = この手では手数内に詰みません。
tsume-answer-undecided = 時間内に正否を判定できませんでした。もう一度試すか、別の手を指してください。

## Help
tsume-hint-piece = { $square }の{ $piece }を動かします。
tsume-hint-drop = 持ち駒の{ $piece }を打ちます。
tsume-hint-move = 正解は{ $move }です。
tsume-hint-none = ここからの詰みは時間内に見つかりませんでした。

## Whether there is a mate
tsume-verdict-mate = { $count }手詰。これより短い詰みはありません。
tsume-verdict-some = { $count }手で詰みます。最短かどうかは時間内に判定できませんでした。
tsume-verdict-none = 王手の連続では詰みません。
tsume-verdict-undecided = 時間内に判定できませんでした。
tsume-is-there = 詰みがあるか調べる
tsume-solve-own = 盤上で解く

## The classics
tsume-classics = 古典詰将棋
tsume-classics-note = 名人たちの作品集。最長は611手です。
tsume-classics-lead = 将軍家に献上された作品です。手数は伝えられているものです。長手数のため最短の証明は待たず、詰みがある限り正解とします。
tsume-book-muso = 将棋無双
tsume-book-muso-note = 三代伊藤宗看、1734年。
tsume-book-zuko = 将棋図巧
tsume-book-zuko-note = 伊藤看寿、1755年。第100番は「寿」の名で知られています。
tsume-classic-number = 第{ $number }番
tsume-classic-corrected = 第{ $number }番（補正図）
tsume-classic-length = 伝えられる手数：{ $count }手。
tsume-classic-shorter = この図では、ソルバーが{ $count }手の早詰を見つけています。
tsume-classic-none = 伝えられる図のままでは不詰であることを、ソルバーが示しています。

## Sheets to print
tsume-sheet = 印刷用プリント（PDF）
tsume-sheet-note = 問題6題、解答は別のページです。
tsume-solutions = 解答

## Whether a problem is sound
tsume-composed-sound = 完全作です。余詰はありません。
tsume-composed-unsound = 不完全作です。
tsume-composed-undecided = 余詰の有無は時間内に判定できませんでした。
tsume-composed-traditional = 無駄合いを除くと{ $count }手詰です。
tsume-composed-cook = { $ply }手目 { $move } でも詰みます（余詰）。
tsume-composed-left-over = 攻方の持駒が余ります（駒余り）。

## Themes
tsume-theme-sacrifice = 捨て駒
tsume-theme-non-promotion = 不成
tsume-theme-interposition = 合駒
tsume-theme-discovered = 開き王手
tsume-theme-double-check = 両王手
tsume-theme-drops-only = 打つ手だけ
tsume-theme-no-drops = 盤上の駒だけ
tsume-theme-capital = 都詰め

## For the scripts
ui-tsume-begin = あなたの手番です。王手をかけてください。
ui-tsume-thinking = 判定中…
ui-tsume-offline = サーバーが応答しません。もう一度お試しください。
ui-tsume-numbers = レーティング { $points }・連続正解 { $count }
ui-tsume-verdict-asked = 詰みを探しています…

## miyako tsume check
tsume-check-sound = 完全作：{ $lengths }
tsume-check-unsound = 不完全作：{ $lengths }
tsume-check-undecided = 未定：{ $lengths }
tsume-check-length = { $length }
tsume-check-lengths = { $length }（合駒をすべて数えると{ $strict }）
tsume-check-unproven = { $plies }手詰（最短とは未証明）
tsume-check-unknown = 手数不明
tsume-check-solution = 作意：{ $line }
tsume-check-flaw-no-mate = 欠陥：不詰
tsume-check-flaw-illegal-move = 欠陥：解の{ $ply }手目が反則
tsume-check-flaw-quiet-move = 欠陥：解の{ $ply }手目が王手でない
tsume-check-flaw-not-mated = 欠陥：解の最後が詰みでない
tsume-check-flaw-shorter = 欠陥：予定の{ $plies }手より早く詰む（早詰）
tsume-check-flaw-longer = 欠陥：予定の{ $plies }手より長い変化がある（変長）
tsume-check-flaw-cooked = 欠陥：余詰がある
tsume-check-flaw-left-over = 欠陥：駒余り：{ $pieces }
tsume-check-cook = { $kind }（{ $ply }手目）：{ $line }（{ $length }）
tsume-check-cook-other = 余詰
tsume-check-cook-shorter = 早詰
tsume-check-cook-last-move = 最終手余詰
tsume-check-cook-promotion = 成・不成非限定
tsume-check-cook-placement = 打点非限定
tsume-check-cook-detour = 迂回手順
tsume-check-futile = { $ply }手目の後の無駄合い：{ $squares }
tsume-check-futile-remark = 無駄合い。
tsume-check-variation = 変化（{ $ply }手目）：{ $line }
tsume-check-variation-equal = 変同（{ $ply }手目）：{ $line }
tsume-check-also = { $line }（{ $moves }も同様）
tsume-check-try = 紛れ（{ $ply }手目）：{ $line }
tsume-check-try-remark = 紛れ：この受けだけで逃れる。
tsume-check-unnecessary = 不要駒：{ $square }の{ $piece }
tsume-check-open = 未定：{ $what }（{ $why }）
tsume-check-open-strict = 手数
tsume-check-open-traditional = 無駄合いを除いた手数
tsume-check-open-futile = { $ply }手目の後の無駄合い
tsume-check-open-piece = { $square }の駒の要否
tsume-check-open-tree = 変化
tsume-check-stopped = 時間切れ
tsume-check-nodes = 調べる局面数の上限
tsume-check-memory = メモリ不足
tsume-check-no-certificate = 証明が完成しないため、証明書は書き出しません。
tsume-check-summary = 完全作：{ $sound }、不完全作：{ $unsound }、未定：{ $undecided }、読めないもの：{ $unreadable }。

## miyako tsume verify
tsume-verify-good = 検証済み：{ $length }、証明の局面数：{ $count }、{ $sfen }
tsume-verify-malformed = 不可：ここに必要な行ではありません
tsume-verify-missing = 不可：行が足りません
tsume-verify-too-many = 不可：証明に不要な行があります
tsume-verify-illegal = 不可：反則の手です
tsume-verify-no-check = 不可：王手ではありません
tsume-verify-plies = 不可：手数があり得ません
tsume-verify-not-mate = 不可：受けがあるのに手数が残っていません
tsume-verify-mate = 不可：詰まないはずの所で詰みます
## miyako tsume judge
tsume-judge-mate = { $side }に{ $plies }手詰あり：{ $line }
tsume-judge-mate-undecided = 未判定：{ $side }に詰みがあるか
tsume-judge-capital = 都詰め（5五での詰み）です
tsume-judge-threat = { $side }の詰めろ（{ $plies }手詰）：{ $line }
tsume-judge-threat-undecided = 未判定：{ $side }の詰めろか
tsume-judge-lost = { $side }玉は何を指しても{ $plies }手で詰み：{ $line }
tsume-judge-lost-undecided = 未判定：{ $side }玉が詰むか
tsume-judge-hisshi = 必至（受けなし）：{ $line }
tsume-judge-hisshi-undecided = 未判定：受けがあるか
tsume-judge-holds = 受けの手：{ $moves }
tsume-judge-delays = 王手で延ばすだけの手：{ $moves }
tsume-judge-unclear = 未判定（受けになるか）：{ $moves }
tsume-judge-brinkmate = { $side }に必至をかける手あり：{ $line }
tsume-judge-brinkmate-undecided = 未判定：{ $side }に必至をかける手があるか
tsume-judge-slack = { $side }は{ $count }手隙
tsume-judge-slack-undecided = 未判定：{ $side }が何手隙か
tsume-judge-ahead = 寄せ合いは{ $side }の勝ち筋
tsume-judge-zetto-strict = { $side }玉は絶対に王手がかからない形（ゼット）
tsume-judge-zetto = { $side }玉は相手が何を持っていても詰まない形（ゼット）
tsume-judge-zetto-undecided = 未判定：相手が全部の駒を持ったとき{ $side }玉が詰むか
tsume-judge-advice = { $side }玉はゼットなので、駒をいくら渡しても必至をかければ勝ちです
tsume-judge-nothing = 詰みも詰めろも必至もありません

## For who has not opened it yet
tsume-problem-description = { $count }手詰。解けますか？
