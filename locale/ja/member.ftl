# 支部の会員。

member-none = 会員名簿はまだありません。「miyako club member new '支部名'」で始めます
member-is-there = 会員名簿はすでにあります
member-counts = 会員{ $count }名{ $lapsed ->
    [0] {""}
   *[other] 、会費切れ{ $lapsed }名
 }
member-state-member = { $until ->
    [none] 会員、会費未納
   *[other] 会員、会費は{ $until }まで
 }
member-state-lapsed = 会費切れ({ $until })
member-state-applied = 入会審査中
member-state-declined = 入会不承認({ $day })
member-state-left = 退会({ $day })
member-state-expelled = 除名({ $day })
member-role-president = 支部長
member-role-secretary = 幹事
member-role-treasurer = 会計
member-role-arbiter = 審判
member-role-teacher = 指導員
member-refused-not-begun = 会員名簿はまだありません
member-refused-begun = 会員名簿はすでにあります
member-refused-text = 1行120字以内で書いてください: { $value ->
    [title] 支部名
   *[other] 理由
 }
member-refused-unknown = { $value } は入会を申し込んでいません。先に apply を
member-refused-twice = { $value } はすでに会員か、審査中です
member-refused-not-asked = { $value } は審査中ではありません
member-refused-no-member = { $value } は今は会員ではありません
member-refused-day = { $value } は名簿に書かれた日より前です
member-refused-held = { $role }は { $value } です。先に退任(take)してください
member-refused-not-held = { $value } は{ $role }ではありません
member-refused-step = その手順はないか、取り消せない最初の手順です
member-refused-depends = 手順 { $value } がそれに基づいています
member-log-begin = 会員名簿を始めた: { $title }
member-log-apply = { $person } が入会を申し込んだ({ $on })
member-log-accept = { $person } が入会した({ $on })
member-log-decline = { $person } の入会を認めなかった({ $on })
member-log-pay = { $person } が{ $until }までの会費を納めた
member-log-leave = { $person } が退会した({ $on })
member-log-expel = { $person } を除名した({ $on }): { $reason }
member-log-give = { $person } が役職に就いた: { $role ->
    [president] 支部長
    [secretary] 幹事
    [treasurer] 会計
    [arbiter] 審判
   *[teacher] 指導員
 }({ $on })
member-log-take = { $person } が役職を退いた: { $role ->
    [president] 支部長
    [secretary] 幹事
    [treasurer] 会計
    [arbiter] 審判
   *[teacher] 指導員
 }({ $on })
