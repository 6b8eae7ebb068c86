# 利用者について保存するもの:一覧と、持ち出すためのファイル。

data-title = あなたについて保存しているもの
data-link = 保存されている自分のデータ
data-lead = このサイトがあなたについて保存しているすべてと、その理由、期間です。ほかにはありません。
data-take = すべて持ち出す(ZIP)
data-take-how = 対局、棋譜とその元のファイル、詰将棋の記録、アカウントを、ほかのソフトでも読める形で一つのファイルにします。すぐに受け取れます。
data-why = 理由
data-long = 期間
data-count = あなたの分
data-see = 見る
data-copies = 運営者は、失われた場合に備えて控えを取ることがあります。控えの中では、新しいものに替わるまでこれらが残ります。
data-guest = このブラウザーの番号
data-guest-what = このブラウザーのクッキーに入っている無作為な番号です。サイトにはそこから計算した値だけがあり、元には戻せません。
data-guest-why = 名前なしで指した対局をあなたのものにしておくためです。
data-guest-long = ブラウザーでは最後の訪問から400日間。記録を消した後は、だれもその番号で入れないように、要約値だけが残ります。
data-name = 名前
data-name-what = 名前、登録した時、パスワードの要約値(パスワードそのものはありません)。メールアドレス、本名、生年月日はありません。
data-name-why = どの端末でもあなたであり、ほかの人があなたの名前で指せないようにするためです。
data-name-long = 名前を閉じるまで。その{ $days }日後に消えます。
data-name-count = { $name }({ $since }から)
data-devices = 端末
data-devices-what = ログインしたブラウザーごとに、その呼び名(ブラウザーとシステム)、ログインした時、最後に来た日。
data-devices-why = そこではパスワードが要らないように、またほかの人があなたとして入っていないか分かるようにするためです。
data-devices-long = その端末をログアウトするまで。その後は、だれもそのクッキーで入れないように、要約値だけが残ります。
data-devices-count = { $count }台
data-codes = 予備コード
data-codes-what = まだ使っていないコードそれぞれの要約値。
data-codes-why = パスワードを忘れたときに戻れるようにするためです。
data-codes-long = コードを使うか、新しいコードを作るまで。
data-codes-count = { $count }個
data-blocks = ブロックした人
data-blocks-what = 対局したくない相手と、いつからか。相手には見えません。
data-blocks-why = その人があなたの対局の席に着かないようにするためです。
data-blocks-long = 解除するか、どちらかが名前を閉じるまで。
data-blocks-count = { $count }人
data-holidays = 休暇
data-holidays-what = 日単位の対局であなたの時間が止まる日。相手にはいつまでかが表示されます。
data-holidays-why = 時間を止め、1年に30日を超えないようにするため。
data-holidays-long = 名前を閉じるまで。
data-holidays-count = { $count }件
data-games = 対局と席
data-games-what = 席に着いた対局の指し手、消費時間、結果と、席に出ていた名前。持ち時間のある対局では、自分の手番に他を見ていた回数。ネットワークアドレスは含みません。
data-games-why = 対局を続け、並べ直し、両者の結果として残すためです。
data-games-long = ずっと残ります。対局は指した全員のものだからです。名前を閉じると、名前の代わりに別の印が入ります。
data-games-count = { $count }局(対局中{ $going }局)
data-records = 棋譜とファイル
data-records-what = 棋譜集の棋譜とそのコメント、タグ、変化、元のファイルそのまま、検索に使う語。
data-records-why = あなたが入れたからです。ここで終えた対局は自動で入ります。
data-records-long = 消すか、名前を閉じるまで。
data-records-count = 棋譜{ $count }件、ファイル{ $files }件、{ $size } KB
data-shares = 読む人へのリンク
data-shares-what = ほかの人が読める棋譜と、それぞれの秘密のアドレス。
data-shares-why = あなたがリンクを作ったからです。
data-shares-long = リンクを取り消すか、棋譜を消すまで。
data-shares-count = 共有中の棋譜{ $count }件
data-tsume = 詰将棋
data-tsume-what = 解答ごとに、問題、あなたの手、考えた時間、結果、その後の点数。
data-tsume-why = あなたに合う問題を出し、同じ問題がすぐに戻らないようにするためです。
data-tsume-long = 名前を閉じるまで。ゲストの場合は、この端末の記録を消すときに一緒に消すまで。
data-tsume-count = { $count }回
data-hindsight = 前回の対局の検討
data-hindsight-what = トップページでお知らせした、いちばん新しく終わった対局について。いちばん損をした手とその局面、まさる手とその先の読み。疑問手がなければ、そのこと。
data-hindsight-why = 戻って来たときにどこで損をしたかが見え、エンジンが二度調べずに済むように。
data-hindsight-long = あとの対局が代わりに入るか、名前を閉じるまで。ゲストの場合は、この端末の記録を消すときに一緒に消すまで。
data-hindsight-count = { $count }局
data-cookies = クッキー
data-cookies-what = あなたを見分けるもの、言語、指し手の表記、どのくらい指したことがあるか、の四つ。
data-cookies-why = ページごとに言い直さなくて済むようにするためです。ほかの場所であなたを追うものはありません。
data-cookies-long = ブラウザーの中に、長くて400日。ブラウザーで消せます。
data-browser = ブラウザーの中だけにあるもの
data-browser-what = 盤と駒の見た目、音、昼夜の表示、最後に席で書いた名前。
data-browser-why = 前に見たままのページにするためです。
data-browser-long = ブラウザーで消すまで。サイトには届きません。
data-address = ネットワークアドレス
data-address-what = 要求がどこから来たかを、メモリーの中で使います。運営者のログには、要求が断られたときだけ残ります。
data-address-why = 一人がほかの人の邪魔をしないようにするためです。
data-address-long = メモリーに数分間。パスワードを間違えた後は1時間。
data-readme = Miyakoがあなたについて保存しているすべてです。

    account.json   アカウント:名前、登録した時、残りのコードの数、ブロックした人。パスワードやコードは入っていません
    devices.json   ログインしている端末
    games/         席に着いた対局(対局中のものを含む):KIF(.kifu)、四人将棋はJSON
    records/       棋譜集の棋譜。棋譜集の「読み込み」でもう一度入れられます
    records.json   棋譜ごとのタグ、読む人へのリンク、日時
    originals/     棋譜の元のファイルそのまま
    tsume.json     詰将棋の解答の記録
    mistakes.json  調べた前回の対局で、いちばん損をした手
    lessons.json   教室での解答
    cards.json     練習の局面、その解答、調べた対局

    _msで終わる時刻は、1970年1月1日(UTC)からのミリ秒です。
    unreadable.txtがあれば、書き出せなかった対局や棋譜の名前が入っています。
error-export-files-title = ファイルが多すぎます
error-export-files = 65,000を超えるファイルは一つにまとめられません。要らない棋譜を消すか、運営者にお尋ねください。
data-passkeys = パスキー
data-passkeys-what = 各パスキーの公開部分、名前、使えるサイト、最後に使った日時。秘密の部分は端末の中だけにあります。
data-passkeys-why = パスワードなしで端末から入れるようにするためです。
data-passkeys-long = 取り除くか、名前を閉じるまで。
data-passkeys-count = { $count }個
data-tokens = プログラム用のトークン
data-tokens-what = 各トークンの要約値、名前、許される操作、期限、最後に使った日。
data-tokens-why = プログラムがあなたとして対局や作業をできるようにするためです。
data-tokens-long = 終了させるか、名前を閉じるまで。
data-tokens-count = { $count }個
data-club = 役割と記録簿
data-club-what = 会での役割、未成年かどうか、あなたの名前について行われたこと（誰が、いつ、処置の理由）。
data-club-why = 誰が何をできるかを明らかにし、行われたことをあなたが確かめられるようにするためです。
data-club-long = 役割は持っている間。記録簿は名前を閉じても残りますが、名前は残りません。
data-club-count = 記録 { $count }行
data-reports = 通報
data-reports-what = あなたが行った通報と、あなたについての通報とその対局。担当の人だけが読み、結果はあなたに伝えられます。
data-reports-why = 何があったかを担当の人が確かめるためです。
data-reports-long = 名前を閉じても残りますが、名前は残りません。
data-cards = 練習の局面
data-cards-what = 悪手や覚えたい変化から作った局面、解答とその日時、そのために調べた対局。
data-cards-why = また見つけられるように、そして選んだ局面がよい日にまた出るようにするためです。
data-cards-long = 局面を捨てるか、名前を閉じるか、このブラウザーを忘れさせるまで。
data-cards-count = { $count }局面
data-lessons = レッスン
data-lessons-what = 教室のどの問題をいつ解いたか、かかった時間、指した手、ヒントを使ったとき。
data-lessons-why = 教室をつづきから始められるようにするため。
data-lessons-long = アカウントを閉じるか、このブラウザーの記録を消すまで。
data-lessons-count = { $count }件の解答
data-ratings = レーティングと対局
data-ratings-what = 自分で示した棋力、レーティング、そして各対局による変動です。数値と対局は誰でも見られますが、未成年の人の分はクラブの人だけが見られます。
data-ratings-why = 同じくらいの棋力の相手を見つけ、数値の根拠がわかるようにするためです。
data-ratings-long = 数値は名前を閉じるまで。ほかの人の数値への影響は、名前なしで残ります。
data-ratings-count = { $count }局
data-notices = お知らせ
data-notices-what = 対局や挑戦、フォローしている人についてお知らせしたこと、その日時、読んだかどうか。通知を頼んだ場合は、ブラウザーへの通知の宛先と、通知しない時間。
data-notices-why = 離れている間に何があったか分かるようにするため。
data-notices-long = 90日、多くても200件。通知の宛先は、サインアウトするか通知をやめるまで。
data-notices-count = { $count }件
data-follows = フォローしている人
data-follows-what = だれをいつからフォローしているか、来たときに知らせるかどうか。フォローされた人には分かります。
data-follows-why = 友だちが来ているときや、その対局が分かるようにするため。
data-follows-long = フォローをやめるか、アカウントを閉じるまで。
data-follows-count = { $count }人
