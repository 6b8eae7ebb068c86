# 二段階認証：パスワードに加えて、電話が示すコード。

authenticator = 二段階認証
authenticator-why = パスワードを推測されたり盗まれたりしても、それだけでは入れなくなります。スマートフォンが30秒ごとに変える6桁のコードも必要になるからです。スマートフォンは圏外でもかまわず、どこにも何も送られません。
authenticator-on = パスワードとスマートフォンのコードで入ります。
authenticator-off = パスワードに加えて、スマートフォンが示すコードを求めるようにできます。
authenticator-open = 二段階認証へ
authenticator-step-program = スマートフォンに認証アプリが必要です。どれでもかまいません（Aegis、2FAS、Google Authenticator、iPhoneの「パスワード」など）。
authenticator-step-read = 次のページに出る図をアプリで読み取ります。
authenticator-step-show = アプリが示す最初のコードを入力します。これで完了です。ほかの端末はサインアウトされ、次からはコードも必要になります。
authenticator-want-do = はじめる
authenticator-since = { $day }から有効
authenticator-lost = スマートフォンをなくしたときは、予備コードを使えば、スマートフォンなしで新しいパスワードを決めて入れます。そのあと、もう一度設定してください。
authenticator-remove = 二段階認証をやめる
authenticator-remove-do = やめる
authenticator-pair = スマートフォンに登録する
authenticator-pair-how = 認証アプリで「追加」を選び、図を読み取ってください。そのあと、アプリが示すコードを入力します。
authenticator-code = 認証アプリで読み取る図
authenticator-by-hand = カメラを使わない場合
authenticator-by-hand-how = この文字列を「時刻ベース」の鍵としてアプリに入力してください。誰にも見せないでください。
authenticator-here = アプリはこの端末にある
authenticator-code-now = 今のコード
authenticator-code-how = スマートフォンに出ている6桁の数字です。
authenticator-set-do = 二段階認証を有効にする
authenticator-now = スマートフォンのコード
authenticator-without = スマートフォンがない：予備コードで入る
account-to-name = アカウントへ戻る
error-authenticator-title = コードが正しくありません
error-authenticator = 今のコードではないか、すでに使ったコードです。次のコードを待って入力してください。
error-authenticator-there-title = すでに設定済み
error-authenticator-there = 二段階認証はすでに有効です。スマートフォンを替えるときは、先にやめてください。
error-two-steps-title = 先に二段階認証を
error-two-steps = 役割のある人は、パスワードとスマートフォンのコードの二つ、またはパスキーだけで入ります。盗まれたパスワードだけで、ほかの人に対して何かをされないためです。
club-two-steps = 先に二段階認証を設定してください
club-two-steps-why = ここでは、ほかの人を登録したり、助けたり、止めたりできます。推測されたパスワードだけでそれができてしまわないように、役割のある人はスマートフォンのコードも使います。設定は1分で終わります。
act-set-authenticator = 二段階認証を有効にした
act-remove-authenticator = 二段階認証をやめた
data-second-step = 二段階認証
data-second-step-what = スマートフォンとこちらがコードを作るもとになる秘密の値と、最後に使ったコードの番号。
data-second-step-why = 盗まれたパスワードだけでは入れないようにするため。
data-second-step-long = やめるか、予備コードで入り直すか、アカウントを閉じるまで。
data-second-step-count = { $count ->
    [0] 無効
   *[other] 有効
 }
