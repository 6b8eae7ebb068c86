//! What stands at the head of a record: players, event, dates.

/// What a header is about; formats have their own words for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Name of Black (先手, 下手).
    Black,
    /// Name of White (後手, 上手).
    White,
    /// 棋戦: the tournament.
    Event,
    /// 場所: where it was played.
    Place,
    /// 開始日時: when it began, as `2023/01/02 10:20`.
    Started,
    /// 終了日時: when it ended, in the same form.
    Ended,
    /// 持ち時間: the time each player had.
    TimeControl,
    /// 秒読み: seconds a move once that time is gone.
    Byoyomi,
    /// The time Black had, where White had another.
    BlackTimeControl,
    /// The time White had, where Black had another.
    WhiteTimeControl,
    /// 時計操作: who worked the clock, 対局者 or 記録係 (EQUIP-13).
    ClockOperator,
    /// 戦型: the opening.
    Opening,
    /// 表題: a title.
    Title,
    /// 備考: a remark.
    Note,
    /// Any other word, kept as it was found.
    Other(String),
}

/// The headers of a record, in order, repeats included.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Headers(Vec<(Key, String)>);

impl Headers {
    /// The first value of this key.
    pub fn get(&self, key: &Key) -> Option<&str> {
        self.iter().find(|(own, _)| *own == key).map(|(_, value)| value)
    }

    /// Appends a header. A value is one line without blanks around it: line breaks become blanks; in a key of its own
    /// making, colons do too, which would end it.
    pub fn push(&mut self, key: Key, value: &str) {
        let key = match key {
            Key::Other(word) => Key::Other(one_line(&word.replace([':', '：'], " "))),
            key => key,
        };
        self.0.push((key, one_line(value)));
    }

    /// Keeps only the first so many.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }

    /// All headers in order.
    pub fn iter(&self) -> impl Iterator<Item = (&Key, &str)> {
        self.0.iter().map(|(key, value)| (key, value.as_str()))
    }
}

fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}
