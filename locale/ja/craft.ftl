# 工房: /workshop のページ、`miyako craft` の出力、API の本文。名前は crates/diagram/craft.toml のもの。
workshop-title = 工房
workshop-lead = 盤と駒は何から、どのように作られるのか。木と木目、文字と漆、木取りと脚、駒台と箱、対局時計、そして手入れ。気に入ったものは、そのままご自分の盤に使えます。
workshop-door = 工房：盤と駒ができるまで
workshop-contents = 工房の目次
workshop-show = 表示
workshop-all = すべて
workshop-pieces = 駒
workshop-boards = 盤
workshop-stands = 駒台
workshop-boxes = 箱
workshop-clocks = 対局時計
workshop-care = 手入れ
workshop-order = 順序
workshop-best-first = 上等なものから
workshop-plain-first = 手ごろなものから
workshop-rank = { $rank ->
    [1] 最上
   *[other] 第{ $rank }位
}
workshop-note = おことわり：
workshop-choose = 自分の盤に使う
workshop-six-faces = 六つの面を見る
workshop-not-found = その名前のものは工房にありません
workshop-unknown = 図のアドレスに、ここにない名前があります。使える名前：{ $names }。
workshop-not-drawn = これには図がありません
workshop-most-signers = 署名は{ $most }人までです

dress-title = 盤を選ぶ
dress-lead = 選んだとおりに描かれ、対局、講座、詰将棋など、このサイトのすべての盤がそれに従います。選択はこのブラウザに残り、ダウンロードする画像にも反映されます。
dress-wood = 盤の木
dress-cut = 木取り
dress-lines = 盤の線
dress-thickness = 厚さ
dress-stand = 駒台の木
dress-komadai = 駒台
dress-piece-wood = 駒の木
dress-grain = 木目
dress-lettering = 書体
dress-face = 文字
dress-lacquer = 成り駒の色
dress-making = 作り
dress-board = 盤
dress-pieces = 駒
dress-see = 見る
dress-back = 初めに戻す
dress-corner = 斜めから見た図
dress-above = 真上から見た図
dress-fits = 盤に合うもの
dress-sun = { $sun }寸（{ $cm } cm）
dress-table = 卓上用
dress-picture = この盤の画像（PNG）
ui-dress-kept = すべてのページの盤がこの姿になりました。

workshop-card-title = 対局の記念に
workshop-card-lead = 平箱の蓋には、その駒で指された対局が記されます。書き入れて印刷してください。
workshop-card-event = 棋戦
workshop-card-game = 対局
workshop-card-date = 日付
workshop-card-place = 場所
workshop-card-players = 対局者
workshop-card-witnesses = 立会人
workshop-card-make = 蓋を描く（PDF）

## 駒
craft-shape = 形と大きさ
craft-shape-lead = 駒は五角形で、先を相手に向けます。寸法に決まりはありませんが、大小の順は決まっています。歩が最も小さく、香は歩より高く、幅も厚みもあり、桂はさらに幅があります。金と銀、飛と角はそれぞれ同じ大きさで、二枚の玉が最も大きい駒です。
craft-shape-note = 知られている最も古い駒は奈良・興福寺の1058年のもので、すでに五角形です。最古の駒を1100年頃とする資料もあります。

craft-piece-woods = 駒の木
craft-piece-woods-lead = 黄楊が最上で、クチナシの仲間であるシャム黄楊がそれに次ぎます。ほかの木はさらに安く、スタンプ駒に多く使われます。
craft-piece-woods-hontsuge = 堅く、香りがよく、年とともに色が美しくなります。最上のものは御蔵島の島黄楊と鹿児島の薩摩黄楊です。
craft-piece-woods-siam = 本黄楊より安く、それに次ぐ木です。
craft-piece-woods-honoki = モクレンの仲間。最も安い木の一つで、スタンプ駒に多く使われます。
craft-piece-woods-iju = 最も安い木の一つです。
craft-piece-woods-kaede = 最も安い木の一つです。
craft-piece-woods-kaba = 最も安い木の一つです。

craft-grain = 木目と杢
craft-grain-lead = 柾目は年輪に直角な面に現れ、底から先へまっすぐに通ります。年輪の模様が出る板目より上とされます。杢や斑の入った木には、それぞれ好む人がいます。
craft-grain-itomasa = 糸のように細くまっすぐな木目。
craft-grain-akamasa = 赤みを帯びたまっすぐな木目。
craft-grain-aramasa = 間の広いまっすぐな木目。
craft-grain-itame = 年輪が弓形に現れる木目。
craft-grain-torafu = 虎のような平行の縞。
craft-grain-nemoku = 入り組んだ模様。
craft-grain-kujaku = 孔雀の羽のように広がる模様。

craft-making = 五つの作り
craft-making-lead = 駒の値打ちを何よりも決めるのは、文字の作り方です。駒の横の図は一画の断面で、木と漆の位置を示しています。
craft-making-note = 資料では書き駒は中級、彫り駒は中級から上級とされ、重なるところの上下は記されていません。
craft-making-raised = 彫って埋め、さらに漆を重ねて文字を盛り上げたもの。最も良く最も高価で、公式のタイトル戦はすべてこの駒で指されます。
craft-making-inlaid = 彫った溝を漆で埋め、平らに磨いたもの。上級品です。
craft-making-carved = 機械または手でV字に彫り、漆を入れたもの。中級から上級です。
craft-making-brushed = 木に楷書か草書で直に書いたもの。最も古い作り方で、今では天童のほかではまれです。
craft-making-stamped = 印刷したもの。最も手ごろな駒です。

craft-lettering = 彫りの等級
craft-lettering-lead = 等級が下がるほど字は略されます。どの等級よりも上に、書家の書体があります。
craft-lettering-calligraphic = 次に挙げる、名高い書体によるもの。
craft-lettering-jobori = 基本となる彫りで、公式の場で使われます。
craft-lettering-chubori = 上彫より一段略したもの。
craft-lettering-namibori = さらに略したもの。
craft-lettering-kurobori = 最も略したもの。

craft-hands = 書体
craft-hands-lead = 駒は文字の書体の名で呼ばれます。初めの三つが最も多く見られます。
craft-hands-note = この六つには自由に使えるフォントがないため、ここでは描けません。このサイトの盤は次の書体で書かれています。
craft-hands-kinki = 後水尾天皇の書によるもの。
craft-hands-minase = 水無瀬兼成の書によるもの。
craft-hands-makiryoko = 書家、巻菱湖の書によるもの。
craft-hands-genbee = 比較的少ない書体の一つ。
craft-hands-shoryu = 昇龍斎の書によるもの。
craft-hands-gado = 小野鵞堂の書によるもの。

craft-fonts = このサイトの書体
craft-fonts-lead = 都が使う、誰でも自由に使える三つのフォントです。
craft-fonts-syuku = 落ち着いた筆。
craft-fonts-mincho = 書物の活字。
craft-fonts-klee = 鉛筆。

craft-faces = 駒の文字
craft-faces-lead = 二字が普通です。テレビでは遠くからも読める一字の駒を使います。学ぶ人や漢字を読まない人のための駒もあります。
craft-faces-two = 木の駒と同じく二字。
craft-faces-one = テレビと同じく一字。
craft-faces-moves = 文字のまわりに動きを示し、成り駒は右下に元の駒を小さく記します。
craft-faces-moves-name = 入門用
craft-faces-letters = 漢字を読まない人のための文字。
craft-faces-letters-name = 欧文
craft-faces-chess = チェスに似た図。十字の付いた冠が玉、五つの先の冠が金、三つの先の冠が銀です。小さな十字は成り駒のしるしです。
craft-faces-chess-name = チェス風の図

craft-lacquer = 漆の色
craft-lacquer-lead = 成り駒がひと目で分かるように、裏を赤くすることがよくあります。
craft-lacquer-genpei = 裏が赤。
craft-lacquer-sakiwake = 裏が赤く、表の上の字も赤。
craft-lacquer-black = 裏も表と同じ黒。
craft-lacquer-black-name = すべて黒

craft-bases = 駒尻の銘
craft-bases-lead = 作者は玉の駒尻に銘を入れます。玉将には作者の名、王将には書体の名。ここでは「巻菱湖書」と「月山作」です。

## 盤
craft-board-woods = 盤の木
craft-board-woods-lead = 榧が最上です。ほかの六つの間に順はありません。
craft-board-woods-kaya = 黄金色で弾力と香りがあり、音がよい木です。宮崎の日向榧が最も尊ばれます。木は保護されており、枯れたときにだけ伐られます。
craft-board-woods-shinkaya = スプルースの一種です。
craft-board-woods-katsura = 榧のほかに使われる木の一つです。
craft-board-woods-icho = 榧のほかに使われる木の一つです。
craft-board-woods-hinoki = 榧のほかに使われる木の一つです。
craft-board-woods-hiba = 榧のほかに使われる木の一つです。
craft-board-woods-agathis = 榧のほかに使われる木の一つです。

craft-cuts = 六つの木取り
craft-cuts-lead = 丸太のどこから取るかで、盤の面に出るのがまっすぐな柾目か弓形の板目かが決まります。どの盤でも、天面の木目は筋に沿って通ります。左は年輪の見える丸太の木口と盤の位置、右は取り出した盤です。
craft-cuts-note = 天柾と追柾は現れる面が同じで、丸太の半径の通るところが違います。終わりの二つは普通、木裏（きうら）、木表（きおもて）と呼ばれます。ここでは資料の書き方のままにしてあります。
craft-cuts-shihomasa = 上下と両側が柾目。半径は木口の対角を通ります。大変な老木が要り、無駄も多く出ます。最も良い面を天面にします。中心から遠いほど良い盤になります。
craft-cuts-tenchimasa = 上下が柾目、両側が板目。半径は両側を二等分します。天面は決まっておらず、良いほうを選びます。中心から遠いほど良い盤になります。
craft-cuts-tenmasa = 天面と中心に近い側が柾目、底と遠い側が板目。半径は天面に沿います。天面の木目が最も正確で端までそろい、大変尊ばれます。
craft-cuts-oimasa = 天面と中心に近い側が柾目、底と遠い側が板目。半径は一つの側に沿います。多くは最後に取られます。中心から遠いほど良い盤になります。
craft-cuts-kiura = 天面の一部だけが柾目、底と両側が板目。半径は上下を二等分し、天面が中心に近くなります。細い丸太から取ります。
craft-cuts-kiomote = 底の一部だけが柾目、天面と両側が板目。半径は上下を二等分し、底が中心に近くなります。最も手ごろな盤です。

craft-lines = 盤の線
craft-lines-lead = 線は木の上に盛った漆です。四つの星は熱した道具で押します。
craft-lines-sword = 刃を引いた刀を熱し、漆を付けて盤に当てます。最上です。
craft-lines-brush = 筆によるもの。中級です。
craft-lines-spatula = 篦によるもの。中級です。
craft-lines-printed = 機械によるもの。手ごろです。
craft-lines-printed-name = 印刷

craft-boards = 脚付き盤と卓上盤
craft-boards-lead = 一寸は3.03 cm、十寸が一尺です。
craft-boards-note = 卓上盤には30号までありますが、寸法が分かっているのは3号と10号だけです。その間は推し量らずにおきます。
craft-boards-floor = 幅一尺一寸、長さ一尺二寸（33 × 36 cm）。厚さは2寸から9寸、15寸のものもあり、厚いほど上等です。公式戦では6寸か7寸です。
craft-boards-table = 3号（26 × 30 cm）から10号（32 × 35 cm）。多くは四枚の板を紙や布の蝶番でつないで折りたためます。

craft-materials = 木、プラスチック、マグネット
craft-materials-lead = 盤の素材は三つあります。
craft-materials-wood = ここに述べているもの。
craft-materials-wood-name = 木
craft-materials-plastic = 木の代わりに。
craft-materials-plastic-name = プラスチック
craft-materials-magnetic = 持ち歩くためのもの。
craft-materials-magnetic-name = マグネット

craft-underside = 盤の裏
craft-underside-lead = 対局中には見えないところに、くぼみと四つの脚、ときには署名があります。
craft-underside-hollow = 裏に彫られた逆さの角錐。俗に血溜まりと呼ばれ、いわれも伝わりますが、本当の役目は音をよくし、湿気を逃がし、割れを防ぐことです。
craft-underside-legs = 梔子の実の形で、「口無し」に通じます。見る人は口を出さないように。実は六角ですが、脚は縁起のよい八角です。一本だけは差し込んであるだけで、作者の銘を隠しています。公式戦の後に裏へ署名や印が入ることもあります。

## 駒台
craft-stands = 三つの駒台
craft-stands-lead = 駒台は、横に置く盤よりわずかに低く作られます。
craft-stands-yagura = 四本足ともいい、6寸以上の盤に合わせます。
craft-stands-ippon = 四角い台に一本の足。6寸以下の盤に合わせます。
craft-stands-ita = 平らなもの。卓上用ともいい、卓上盤に合わせます。

craft-stand-woods = 駒台の木
craft-stand-woods-lead = ここでも柾目と杢が尊ばれます。
craft-stand-woods-kaya = 最上の盤と同じ木です。
craft-stand-woods-kuwa = 御蔵島と三宅島の島桑が最も尊ばれます。
craft-stand-woods-hiba = この木も使われます。
craft-stand-woods-katsura = この木も使われます。
craft-stand-woods-shinkaya = この木も使われます。

craft-fans = 持ち駒の並べ方
craft-fans-lead = 駒台の広さはおよそ三マス四方で、十二枚ほど載ります。大きさの近い駒を扇形に、種類ごとに少し離し、すべて表を上にして、両者がひと目で分かるように並べます。

## 箱
craft-boxes = 袋と箱と覆い
craft-boxes-lead = 駒は袋に、袋は箱に納めます。盤と駒台にも覆いがあります。
craft-boxes-bag = 金襴の四角い巾着袋。
craft-boxes-box = 駒台と同じ木、または銘木で作ります。
craft-boxes-display = 駒を見せて納める平らな箱で、ビロードを張ることもあります。公式戦の後、蓋に棋戦、対局、日付、場所と、対局者や立会人の署名と印が入ります。
craft-boxes-stand-box = 差し蓋と取っ手が付き、多くは桐で作ります。三つに分かれ、下の縦の二つに駒台、上の横の一つに駒箱を納めます。
craft-boxes-cloth = 脚付き盤にかける布。
craft-boxes-lid = 脚付き盤にかぶせる蓋。駒台箱と同じ木で作り、公式戦の後に内側へ署名します。
craft-boxes-flat-box = 卓上盤とその駒台を納める平らな箱。

craft-box-woods = 箱の木
craft-box-woods-lead = 駒台と同じ木か、次の木で作ります。
craft-box-woods-kokutan = 黒檀。
craft-box-woods-shitan = 紫檀。
craft-box-woods-kurogaki = 黒い縞の入った柿の木。
craft-box-woods-kuwa = 桑。
craft-box-woods-keyaki = 欅。
craft-box-woods-kaya = 最上の盤と同じ木です。
craft-box-woods-kiri = 桐。

## 対局時計
craft-clocks = 対局時計と台
craft-clocks-lead = 対局時計（たいきょくどけい）は、一つの箱に二つの時計を収めたものです。プロの公式戦では記録係が、アマチュアの大会では対局者が操作し、指した人が指した手でボタンを押します。盤のどちら側に置くかは後手が決め、両者の手が届く所に置きます。
craft-clocks-dials = 針のある文字盤が二つあり、それぞれの小さな旗は時間が切れると落ちます。一手ごとの秒は計れないので、秒読みのない切れ負けの対局に向きます。
craft-clocks-dials-name = 針のもの
craft-clocks-figures = 残り時間を数字で示し、秒読みにも自動で移ります。声や音で秒を知らせるものも多くあります。図では左の人が指したところで、相手の30秒が減っています。
craft-clocks-figures-name = 数字のもの
craft-clocks-stand = 脚付き盤の横で時計を高く置くための台。ボタンを押すために畳まで手を伸ばさずにすみます。

## 手入れ
craft-care = 手入れ
craft-care-lead = 木は切られた後も湿気を吸ったり吐いたりします。手入れは少しで足りますが、欠かさず続けることが大切です。
craft-care-note = 音受けと袋と覆いのほかに、手入れのことは資料にありません。ここには木の盤駒を持つ人が普通にしていることを記しました。お手持ちの品については、作った人に聞くのが一番です。
craft-care-wiping = 指した日には、乾いた柔らかい布で拭きます。汗や指の脂が残ると、色むらになります。駒にも盤にも、水や洗剤は使いません。盤の線は木の上に盛った漆です。
craft-care-oil = 椿の種の油。黄楊の駒に、ごくたまに、ごく少しだけ使います。駒ではなく布に一滴たらして拭き、残りは乾いた布で取ります。多すぎると木にしみが付き、文字のまわりにたまります。
craft-care-place = 日の当たらない所に置き、ストーブや暖房、エアコンの風からも離します。急に、または片側だけ乾くと、木は反ったり割れたりします。脚付き盤では、裏の音受けがそれを防ぐ助けになります。
craft-care-place-name = 置き場所
craft-care-rest = 駒を数えます。40枚と余り歩です。駒は袋に、袋は箱に納め、脚付き盤には布か蓋をかぶせ、卓上盤は平らな箱に入れます。プラスチックやマグネットのものは、暑い車の中に置いたままにしないだけで十分です。
craft-care-rest-name = 対局の後
error-wish-lid-signers = 署名できるのは対局者と立会人を合わせて8人までです。名前を減らしてください。
