# ページの検討：盤の横の読み筋、形勢グラフ、指し手の評価。
analysis-page-title = 検討
analysis-page-on = エンジン
analysis-page-on-note = 見ている局面をエンジンが読みます
analysis-page-lines = 候補手
analysis-page-queue = { $count ->
    [0] 次があなたの番です
   *[other] あなたの前に{ $count }件の検討が待っています
}
analysis-page-mate = { $moves }手詰め（{ $side }勝ち）
analysis-page-mated = 詰み（{ $side }の勝ち）
refused-bad_position = この局面は検討できません。
refused-analysing_already = 同時にできる検討の数を超えています。
refused-no_engine_free = 検討待ちが多すぎます。しばらくしてからお試しください。
analysis-page-game = 棋譜解析
analysis-page-why = この手はなぜ悪い？
analysis-page-threat = 相手の狙い
analysis-page-store = 棋譜に書き込む
analysis-page-summary = 一局のまとめ
analysis-page-back = 戻る
ui-analysis-game = 棋譜解析
ui-analysis-stop = 中止
ui-analysis-graph = 形勢の推移（上が先手有利）
ui-analysis-depth = 深さ{ $count }・毎秒{ $name }局面
ui-analysis-depth-alone = 深さ{ $count }
ui-analysis-insert = この読み筋を棋譜に加える
ui-analysis-trying = 読み筋 { $name }手中{ $count }手目：{ $text }
ui-analysis-lost = サーバーとの接続が切れました。つながり次第、検討を続けます
ui-analysis-not-stored = 検討結果を保存できませんでした
ui-analysis-over = 一局の解析が終わりました
