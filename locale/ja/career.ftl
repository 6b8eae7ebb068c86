# 昇段・昇級と段級位。

career-ladder-amateur = アマチュア
career-ladder-professional = 棋士
career-ladder-women = 女流棋士
career-ladder-study-group = 研修会
career-ladder-apprentice = 奨励会
career-due = 昇段・昇級：{ $grade }
career-nothing-due = まだ昇段・昇級の条件を満たしていません。
career-any-of = { $grade }：次のいずれか
career-progress = {"  "}（{ $have }／{ $want }）
career-need-wins = 現段位・級位で{ $wins }勝
career-need-share = 現級位での年度成績が勝率{ $percent }%以上（{ $wins }勝以上）
career-need-times = { $what }（{ $times }回）
career-need-games = { $what }（{ $games }局以上）
career-need-since = { $what }（現段位で）
career-need-row = { $what }（{ $seasons }期連続、最後は現段位で）
career-need-same = { $what }（同じ棋戦で{ $times }回）
career-need-committee = 審議による
career-step-promoted = { $game }局目：{ $grade }に昇級
career-step-demoted = { $game }局目：{ $grade }に降級
career-step-point = { $game }局目：降級点
career-step-cleared = { $game }局目：降級点消去
career-step-left = { $game }局目：退会
career-counting = 次の昇降級に数える対局：{ $count }局
career-exam-open = 試験はまだ決着していません。
career-exam-passed = 第{ $game }局で合格
career-exam-failed = 第{ $game }局で不合格
career-may = はい。
career-may-not = いいえ。
career-until = はい、{ $day }まで。
grade-way-quiz = 認定問題
grade-way-exam = 審査
grade-way-recommendation = 推薦
grade-way-site = 対局サイト
grade-way-competition = 大会
grade-way-local-competition = 地方・学生大会
grade-way-honorary = 名誉
grade-stage-pending = 申請待ち
grade-stage-granted = 授与
grade-stage-certified = 免状発行済み
grade-stage-refused = 不許可
grade-stage-withdrawn = 取り下げ
grade-refused-grade = { $grade } という段級位はありません（15k～1k、1d～9d）
grade-refused-way = この方法（{ $way }）では{ $grade }は得られません
grade-refused-has = すでに{ $grade }です
grade-refused-award = { $award }番はありません
grade-refused-stage = 今はできません（{ $stage }）

career-deed-three-dan-league = 三段リーグの順位：{ $of }
career-deed-admission-exam = 棋士編入試験に合格
career-deed-meijin-class = 順位戦{ $of }級
career-deed-ryuo-promotion = 竜王戦で昇級
career-deed-ryuo-class-winner = 竜王ランキング戦優勝
career-deed-ryuo-class = 竜王戦{ $of }組
career-deed-challenger = { $of ->
    [any] タイトル挑戦
   *[other] { $of }挑戦
 }
career-deed-secondary-title = 全棋士参加棋戦優勝
career-deed-title = { $of ->
    [any] タイトル獲得
   *[other] { $of }獲得
 }
career-deed-study-group-class = 研修会{ $of }
career-deed-quarter-final = ベスト8：{ $of }
career-deed-semi-final = ベスト4：{ $of }
career-deed-final = 決勝進出：{ $of }
career-deed-final-stage = 本戦・リーグ入り：{ $of }
career-deed-qualifying-final = 予選決勝：{ $of }
career-deed-top-six = 上位六名：{ $of }
career-deed-event-won = { $of ->
    [any] 棋戦優勝
   *[other] 優勝：{ $of }
 }
career-deed-hakurei-class = 女流順位戦{ $of }級

career-event-meijin = 名人
career-event-ryuo = 竜王
career-event-joo = 女王
career-event-joryu-oza = 女流王座
career-event-joryu-osho = 女流王将
career-event-joryu-meijin = 女流名人
career-event-joryu-oi = 女流王位
career-event-kurashiki-toka = 倉敷藤花
career-event-seirei = 清麗
career-event-yamada = YAMADA女流チャレンジ杯
career-event-amateur-ryuo = アマチュア竜王戦
career-event-amateur-meijin = アマチュア名人戦
grade-way-results = 成績
grade-way-merit = 理事会の決定
person-holder = タイトル保持者
person-free = フリークラス
person-class = { $class }
career-branches = 所属：{ $branches }（{ $grade }からは合同のリーグ）
career-seats = 所在地: { $places }
career-place-tokyo = 東京
career-place-osaka = 大阪
career-place-nagoya = 名古屋
career-place-fukuoka = 福岡
career-place-sapporo = 札幌
career-place-sendai = 仙台
career-place-kanto = 関東
career-place-kansai = 関西
career-need-from = { $what }（{ $day }以降）
career-need-until = { $what }（{ $day }まで）
career-may-from = はい、{ $grade }から始めます。
career-counting-highest = この段級の最上位です。次の昇級の対象になる対局はありません。
career-what-class = クラスは{ $classes }です
career-event-asahi-amateur-meijin = 朝日アマ名人戦
career-event-amateur-osho = アマ王将戦
career-event-branch-meijin = 支部名人戦
career-event-senior-meijin = シニア名人戦
career-event-amateur-joryu-meijin = アマ女流名人戦
grade-no-worth = アマチュアでの相当は決まっていません。決まっているのは{ $known }です
grade-refused-career = { $grade }は実績によります。「--career ファイル」で示してください
grade-refused-not-due = この実績では{ $grade }になりません。足りないものは「miyako club ladder check」で分かります
person-free-until = フリークラス（{ $day }まで）
grade-refused-note = 備考は一行200字以内です
