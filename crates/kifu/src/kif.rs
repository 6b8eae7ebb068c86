//! KIF, the commonest form of records: the words that its writer and its reader share, then each of them.

pub(crate) mod closing;
/// The names of starts, which are not always the federation's (HCAP-21).
pub(crate) mod handicap;
pub(crate) mod head;
pub(crate) mod line;
mod plain;
mod read;
mod variation;
pub(crate) mod write;

pub(crate) use read::{divides, first};
pub use write::write;
pub(crate) use write::{HOLDS, write_in};

use crate::{Ending, Finding, Format, Key, Reading};
use shogi::Color;

/// Reads a KIF text. The reader takes lines of [`ki2`](crate::ki2) too.
///
/// # Errors
/// If the text holds no record, or the start of the game cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    first(Format::Kif, text, false).alone_in(text)
}

/// Whether a word that means nothing to this program is read as such, in place of a move and in the closing line.
fn is_kept(word: &str) -> bool {
    line::is_ending(word) && ending_of(word, Color::Black).is_none() && closing::is_kept(word)
}

const NOTE: &str = "備考";

/// The words for headers other than the players.
const HEADERS: &[(Key, &str)] = &[
    (Key::Event, "棋戦"),
    (Key::Place, "場所"),
    (Key::Started, "開始日時"),
    (Key::Ended, "終了日時"),
    (Key::TimeControl, "持ち時間"),
    (Key::Byoyomi, "秒読み"),
    (Key::BlackTimeControl, "先手の持ち時間"),
    (Key::WhiteTimeControl, "後手の持ち時間"),
    (Key::ClockOperator, "時計操作"),
    (Key::Opening, "戦型"),
    (Key::Title, "表題"),
    (Key::Note, NOTE),
];

/// The word that names the start.
const START: &str = "手合割";

/// What the word of a header means; `None` for the one that names the start.
pub fn header_of(word: &str) -> Option<Key> {
    let known = || HEADERS.iter().find(|(_, own)| *own == word).map(|(key, _)| key.clone());
    match word {
        START => None,
        "先手" | "下手" => Some(Key::Black),
        "後手" | "上手" => Some(Key::White),
        word => known().or_else(|| Some(Key::Other(word.to_owned()))),
    }
}

/// The word for a header; empty for the players, whose words depend on the handicap.
pub fn word_of_header(key: &Key) -> &str {
    match key {
        Key::Other(word) => word,
        key => HEADERS.iter().find(|(own, _)| own == key).map_or("", |(_, word)| *word),
    }
}

/// The words for endings in place of a move; those that depend on the side are in [`ending_of`] and [`word_of`].
const ENDINGS: &[(Ending, &str)] = &[
    (Ending::Resign, "投了"),
    (Ending::Mate, "詰み"),
    (Ending::Mate, "詰"),
    (Ending::NoLegalMove, "合法手なし"),
    (Ending::Time, "切れ負け"),
    (Ending::Time, "時間切れ"),
    (Ending::Time, "Time-up"),
    (Ending::Repetition { agreed: false }, "千日手"),
    (Ending::Impasse { declared_by: None }, "持将棋"),
    (Ending::Declaration, "入玉勝ち"),
    (Ending::AgreedDraw, "引き分け"),
    (Ending::AgreedDraw, "引分け"),
    (Ending::AgreedDraw, "引分"),
    (Ending::MoveLimit, "最大手数"),
    (Ending::Adjudicated { loser: None }, "裁定"),
    (Ending::FailedDeclaration, "入玉宣言の失敗"),
    (Ending::NoMate, "不詰"),
    (Ending::Interrupted, "中断"),
    (Ending::SealedMove, "封じ手"),
];

/// The side to move wins by the opponent's foul.
const FOUL_WINS: &str = "反則勝ち";
/// The side to move loses by its own foul.
const FOUL_LOSES: &str = "反則負け";
/// A foul, which stands before the word or is left out (NOTA-15).
const FOUL: &str = "反則手";
/// The side to move wins because the opponent did not play.
const DEFAULT_WINS: &str = "不戦勝";
/// The side to move loses because it did not play.
const DEFAULT_LOSES: &str = "不戦敗";
/// Nothing in the word says who is meant.
const POINTS: &str = "相入玉の点数不足";

/// Stands for a word that would be taken for something else.
const UNSAID: &str = "終了";

/// What a word in place of a move says when it is `turn`'s move; `None` if it is not known.
fn ending_of(word: &str, turn: Color) -> Option<Ending> {
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    match word {
        FOUL_WINS => Some(foul(!turn)),
        FOUL_LOSES | FOUL => Some(foul(turn)),
        DEFAULT_WINS => Some(Ending::Default { loser: !turn }),
        DEFAULT_LOSES => Some(Ending::Default { loser: turn }),
        POINTS => Some(Ending::Points { loser: turn }),
        word => ENDINGS.iter().find(|(_, own)| *own == word).map(|(ending, _)| ending.clone()),
    }
}

/// The word that stands in place of a move. It may say less than the ending.
pub(crate) fn word_of(ending: &Ending, turn: Color) -> &str {
    let by = |loser: &Color, loses, wins| if *loser == turn { loses } else { wins };
    match ending {
        Ending::Foul { by: loser, .. } | Ending::PerpetualCheck { by: loser } => by(loser, FOUL_LOSES, FOUL_WINS),
        Ending::Default { loser } => by(loser, DEFAULT_LOSES, DEFAULT_WINS),
        Ending::Points { .. } => POINTS,
        Ending::Other(word) if is_kept(word) => word,
        Ending::Other(_) => UNSAID,
        ending => ENDINGS.iter().find(|(own, _)| own.code() == ending.code()).map_or("", |(_, word)| *word),
    }
}
