# 段級位の免状：コマンドと印刷。

certificate-issued = 第{ $serial }号：{ $name }、{ $grade }。
certificate-annulled = 第{ $serial }号は無効になりました。
certificate-state-annulled = 取消：{ $why }
certificate-state-replaced = 第{ $serial }号と差し替え：{ $why }
certificate-whole = { $count ->
    [0] 台帳は空です。
   *[other] 台帳に異常はありません（{ $count }通）。
 }
certificate-holds = 本物で、有効です。
certificate-void = 本物ですが、すでに無効です。
certificate-not-genuine = 台帳にありません。この番号と印の免状は発行されていません。
certificate-no-person = { $person } は登録されていません。「miyako club person add」で登録できます
certificate-no-grade = { $person } の段級位が登録されていません。3d のように指定してください
certificate-no-issuer = 発行者を指定してください（例：'Circolo Torino'）
certificate-what-file = ファイル名は .pdf、.svg、.png のいずれかで終わる必要があります

certificate-refused-name = 名前は一行80字以内で入力してください
certificate-refused-issuer = 発行者の名前は一行80字以内（日本語名は40字以内）で入力してください
certificate-refused-reserved = 「{ $value }」は独自に免状を発行する団体の名前です。自分の会の名前を使ってください
certificate-refused-validity = 有効期限（{ $value }）が免状の日付より前です
certificate-refused-serial = 第{ $value }号はありません
certificate-refused-annulled = 第{ $value }号はすでに無効です
certificate-refused-why = 理由を一行200字以内で書いてください

certificate-fault-number = 台帳のこの行の前後に欠落または重複があります
certificate-fault-seal = この行は封印後に変更されています
certificate-fault-previous = 直前の行が、封印した時の行と異なります
certificate-fault-act = この行の内容はあり得ません（番号の欠落や重複、または二度目の取消）

certificate-title = { $grade }の免状
certificate-until = { $day }まで
certificate-part-name = 氏名
certificate-part-grade = 段級位
certificate-part-text = 本文
certificate-part-reading = 読み
certificate-part-meaning = 意味
certificate-part-date = 日付
certificate-part-issuer = 発行者
certificate-part-signatures = 署名
certificate-part-validity = 有効範囲
certificate-part-number = 番号と印

certificate-meaning-kyu = 棋力を{ $grade }と認定します。
certificate-meaning-1d = 早くから将棋に丹念に取り組み、研鑽を怠らず、進歩が著しいことを認め、ここに初段を許します。
certificate-meaning-2d = 早くから将棋に丹念に取り組み、研鑽を怠らず、進境が著しいことを認め、ここに二段を許します。
certificate-meaning-3d = 早くから将棋に丹念に取り組み、研鑽を怠らず、上達が明らかなことを認め、ここに三段を許します。
certificate-meaning-4d = 早くから将棋に丹念に取り組み、研鑽を積み、練達に長けていることを認め、ここに四段を許します。
certificate-meaning-5d = 早くから将棋に堪能で、よく修行し、熟達がますます深いことを認め、ここに五段を許します。
certificate-meaning-6d = 早くから将棋に堪能で、よく修行し、精巧さがきわめて深いことを認め、ここに六段を許します。
certificate-meaning-7d = 早くから将棋に堪能で、所作が正しく、精妙な上手の域にあるので、ここに七段を許します。
certificate-meaning-8d = 早くから将棋に天賦の才があり、奥義をきわめ、明識ある師範であるので、ここに八段に推します。
certificate-meaning-9d = 早くから将棋に天賦の才があり、奥義をきわめ、明哲な師宗であるので、ここに九段に推します。
certificate-not-yet = 本物ですが、日付の日から有効です。
certificate-refused-signatures = 署名は六名まで、それぞれ一行40字以内です
certificate-refused-place = 場所は一行80字以内、送付先は一行200字以内です
