# 端末の文言

## The site
terminal-serving = Miyako を { $url } で開始しました（Ctrl-C で終了）。
terminal-csa = CSA プロトコルの対局ソフトは { $address } に接続できます。
terminal-no-csa = CSA ポートは開けません: { $address } は使用中です。
terminal-no-browser = ブラウザを開けませんでした。アドレスは { $url } です。
terminal-waiting = データベース { $database } がまだ応答しません（{ $reason }）。最長 { $seconds } 秒待ちます。
terminal-checking = データベースに破損がないか確認しています。大きい場合は時間がかかります。
terminal-step = データベースを更新しています: { $of } 段階中の { $step }。時間がかかることがありますが、中断しても続きから再開します。
terminal-ops = サーバーの管理者は http://{ $address }/ready で状態を確認できます。
terminal-other-host = { $host } 用のパスキーがありますが、この --public-url では使えません。ほかに手段のない人はコードかカードで入ります。
terminal-owner = サイトの持ち主になる人は { $url } を一度開いてください。
terminal-card = { $name } さんは3日以内に一度、次の言葉で入れます: { $words }
    サイトの /account/back で、名前と新しいパスワードと一緒に入力します。
terminal-backup = { $file }: 完全なコピーを作り、読み直して確認しました。対局 { $games }、棋譜 { $records }、{ $size } MB。
terminal-restore = サイトのデータを { $file } の内容に置き換えました。対局 { $games }、棋譜 { $records }、{ $size } MB。
terminal-replaced = 以前のデータは { $file } に残してあります。

## A game
terminal-welcome = コンピュータ（{ $level }）との対局です。あなたは{ $side }です。
terminal-handicap = 手合割：{ $name }
terminal-clock = 持ち時間：{ $clock }
terminal-try-help = 76歩、7g7f のように指し手を入力してください。help で使い方を表示します。
terminal-help =
    76歩、７六歩    指し手（日本語の表記）
    7g7f            指し手（USI）。7g から 7f へ。成るときは 7g7f+
    P*5e            持ち駒の歩を 5e に打つ
    P-76            指し手（欧文の表記。ほかの表記でも可）
    moves           合法手を一覧する
    board           盤面をもう一度表示する
    hint            コンピュータに次の一手を尋ねる（練習対局のみ）
    undo            待ったをする（練習対局のみ）
    resign          投了する
    declare         入玉宣言をする（条件を満たさなければ負け）
    draw            引き分けを提案する（友達同士・道場のルール）
    done            対局前の駒組みを終える（--opening）
    quit            対局を中断して終了する
terminal-prompt = { $ply }手目 { $side }の番です：
terminal-moved = { $ply }手目 { $side } { $move }（{ $usi }）
terminal-check = 王手です。
terminal-taken-back = 一手戻しました。
terminal-draw-declined = コンピュータは引き分けを断りました。終盤で、自分が優勢でないときだけ応じます。
terminal-forgiven = { $side }の反則（{ $foul }）。今回は許されますが、次は負けです。
terminal-prepare = 対局前の駒組み（五段目まで）です。残り{ $left }手、done で終わります。
terminal-first-move = 初手を指してください。その後コンピュータが指します。
terminal-prepared = { $side }：{ $move }（{ $usi }）
terminal-hint = コンピュータなら { $move }（{ $usi }）と指します。
terminal-no-hint = 指せる手がありません。
terminal-not-understood = 「{ $text }」は合法手としてもコマンドとしても読めません。help で入力のしかたを表示します。
terminal-ambiguous = 「{ $text }」は { $moves } のどれとも読めます。区別して入力してください。
terminal-hand = { $side }の持ち駒：{ $pieces }
terminal-nothing-in-hand = なし
terminal-time-left = { $side }の残り時間 { $time }
terminal-considerations-left = { $side }は考慮時間を使用中　残り{ $count }回、この1回は{ $time }
terminal-byoyomi-left = { $side }の秒読み 残り { $time }
terminal-result = { $result }
terminal-broken-off = 対局を中断しました。
terminal-saved = 棋譜を { $file } に保存しました。

## In saved games
terminal-you = あなた
terminal-event = 端末での対局

## Recommended odds
odds-difference = 段級差：{ $difference }
odds-system-jsa = 日本将棋連盟の手合割：{ $odds }
odds-system-updated = 家元制の手合割（改訂）：{ $odds }
odds-system-iemoto = 家元制の手合割：{ $odds }
odds-game = 第{ $number }局：{ $odds }
odds-sides = 下手：{ $black }　上手：{ $white }
odds-lots = 先後は振り駒で決めます。

## miyako book
book-built = 定跡の局面数：{ $positions }。
book-unknown = この局面は定跡にない。
