### 例会: 毎週の集まり。

nights-title = 例会
nights-lead = 毎週同じ時刻にここに集まります。始まったら、ボタンを一つ押すだけで、来ている人と指せます。
nights-calendar = カレンダーに入れる
nights-none = 例会はまだありません。
nights-keep = クラブがこのサイトに集まる曜日と時刻を決めます。申し込んだ人には十分前に知らせます。一局終わったら、すぐに次の相手を探せます。
night-on = 開催中
night-until = 終了:
night-every = 毎週{ $day } { $from }～{ $to }（{ $zone }）
night-guests = { $count ->
    [0] まだ誰も申し込んでいません
   *[other] { $count }人が申し込んでいます
}
night-play = 例会で指す
night-come = 毎回知らせてもらう
night-stay = 例会のお知らせを止める
night-you-come = 十分前にお知らせします。
night-name-first = お知らせには名前が必要です
night-new = 新しい例会
night-usual-name = 例会
night-name = 名前
night-day = 曜日
night-begins = 開始時刻
night-zone = タイムゾーン
night-zone-how = どの都市の時刻か。例: Asia/Tokyo
night-lasts = 長さ
night-length-60 = 1時間
night-length-90 = 1時間半
night-length-120 = 2時間
night-length-180 = 3時間
night-length-240 = 4時間
night-length-300 = 5時間
night-make = 例会を加える
night-end = 取りやめる
weekday-1 = 月曜日
weekday-2 = 火曜日
weekday-3 = 水曜日
weekday-4 = 木曜日
weekday-5 = 金曜日
weekday-6 = 土曜日
weekday-7 = 日曜日
notice-night = 「{ $name }」がまもなく始まります
calls-kind-club = 申し込んだ例会とはしご番付
data-nights = 例会
data-nights-what = お知らせを希望した例会と、希望した日時。
data-nights-why = 始まる十分前にお知らせするため。
data-nights-long = 「例会のお知らせを止める」を押すか、例会が取りやめになるか、名前を閉じるまで。
data-nights-count = { $count }件の例会
error-enough-nights-title = 例会はすでに14件あります
error-enough-nights = これ以上は増やせません。一つ取りやめてからもう一度お試しください。
error-wish-night_name = 例会の名前（「{ $value }」）は1～60文字にしてください。
error-wish-night_day = 曜日（「{ $value }」）は1（月曜日）から7（日曜日）までです。
error-wish-night_begins = 開始時刻「{ $value }」は時刻ではありません。例: 21:00
error-wish-night_zone = タイムゾーン「{ $value }」はありません。例: Asia/Tokyo
error-wish-night_lasts = 長さ（「{ $value }」）は30～720分にしてください。
error-wish-night_clock = 持ち時間「{ $value }」では一晩で終わりません。その場で指す対局の持ち時間を選んでください。
