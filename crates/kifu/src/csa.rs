//! CSA, the form of records and of the server protocol of the Computer Shogi Association: the words that its writer and
//! its reader share, then each of them.

mod book;
mod moves;
mod plain;
mod position;
mod read;
mod write;

pub use moves::{MoveText, ReadMoveError, read_move, write_move};
pub use position::write_position;
pub use read::read;
pub(crate) use read::{divides, first, looks_like};
pub(crate) use write::{HOLDS, write_in};
pub use write::{Version, write, write_version};

use crate::{Ending, Key};
use shogi::{Color, PieceKind};

/// The codes of the pieces.
const PIECES: [(PieceKind, &str); 14] = [
    (PieceKind::Pawn, "FU"),
    (PieceKind::Lance, "KY"),
    (PieceKind::Knight, "KE"),
    (PieceKind::Silver, "GI"),
    (PieceKind::Gold, "KI"),
    (PieceKind::Bishop, "KA"),
    (PieceKind::Rook, "HI"),
    (PieceKind::King, "OU"),
    (PieceKind::Tokin, "TO"),
    (PieceKind::PromotedLance, "NY"),
    (PieceKind::PromotedKnight, "NK"),
    (PieceKind::PromotedSilver, "NG"),
    (PieceKind::Horse, "UM"),
    (PieceKind::Dragon, "RY"),
];

pub(crate) fn code(kind: PieceKind) -> &'static str {
    PIECES[kind.index()].1
}

/// The piece with this code.
pub(crate) fn piece_of(code: &str) -> Option<PieceKind> {
    PIECES.iter().find(|(_, own)| *own == code).map(|(kind, _)| *kind)
}

pub(crate) const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

pub(crate) fn color_of(sign: char) -> Option<Color> {
    Color::ALL.into_iter().find(|color| self::sign(*color) == sign)
}

/// The words for headers other than the players. The first word for a key is the one to write; where the format has
/// none, it is that of KIF.
const HEADERS: &[(Key, &str)] = &[
    (Key::Event, "EVENT"),
    (Key::Place, "SITE"),
    (Key::Started, "START_TIME"),
    (Key::Started, "START"),
    (Key::Ended, "END_TIME"),
    (Key::Opening, "OPENING"),
    (Key::Note, "NOTE"),
    (Key::TimeControl, "持ち時間"),
    (Key::TimeControl, "TIME_LIMIT"),
    (Key::TimeControl, "TIME"),
    (Key::BlackTimeControl, "先手の持ち時間"),
    (Key::BlackTimeControl, "TIME+"),
    (Key::WhiteTimeControl, "後手の持ち時間"),
    (Key::WhiteTimeControl, "TIME-"),
    (Key::Byoyomi, "秒読み"),
    (Key::ClockOperator, "時計操作"),
    (Key::Title, "表題"),
];

/// The words for endings, after `%`; those for fouls are in [`ending_of`] and [`word_of`].
const ENDINGS: &[(Ending, &str)] = &[
    (Ending::Resign, "TORYO"),
    (Ending::Interrupted, "CHUDAN"),
    (Ending::Repetition { agreed: false }, "SENNICHITE"),
    (Ending::Time, "TIME_UP"),
    (Ending::Impasse { declared_by: None }, "JISHOGI"),
    (Ending::Impasse { declared_by: None }, "HIKIWAKE"),
    (Ending::Declaration, "KACHI"),
    (Ending::Mate, "TSUMI"),
    (Ending::NoMate, "FUZUMI"),
    (Ending::MoveLimit, "MAX_MOVES"),
];

/// Words whose meaning is no ending of a game, as records in other formats have them.
const OTHERS: &[(&str, &str)] = &[("MATTA", "待った"), ("ERROR", "エラー")];

/// What the word after `%` says when it is `turn`'s move; `None` if it is not known.
pub(crate) fn ending_of(word: &str, turn: Color) -> Option<Ending> {
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    match word {
        "ILLEGAL_MOVE" => Some(foul(turn)),
        "+ILLEGAL_ACTION" => Some(foul(Color::Black)),
        "-ILLEGAL_ACTION" => Some(foul(Color::White)),
        word => {
            let other =
                OTHERS.iter().find(|(own, _)| *own == word).map(|(_, other)| Ending::Other((*other).to_owned()));
            ENDINGS.iter().find(|(_, own)| *own == word).map(|(ending, _)| ending.clone()).or(other)
        }
    }
}

/// The word after `%`. It says who has won, if anybody, but perhaps not how.
pub(crate) fn word_of(ending: &Ending, turn: Color) -> String {
    let lost_by = |loser, in_turn: &str| {
        if loser == turn { in_turn.to_owned() } else { format!("{}ILLEGAL_ACTION", sign(loser)) }
    };
    match ending {
        Ending::Foul { by: loser, .. } | Ending::PerpetualCheck { by: loser } => lost_by(*loser, "ILLEGAL_MOVE"),
        Ending::Points { loser } | Ending::Adjudicated { loser: Some(loser) } => lost_by(*loser, "TORYO"),
        Ending::Default { loser } => lost_by(*loser, "TIME_UP"),
        Ending::FailedDeclaration => "ILLEGAL_MOVE".to_owned(),
        Ending::NoLegalMove => "TSUMI".to_owned(),
        // A draw because both kings have entered, says the format, and has no word for another one.
        Ending::AgreedDraw => "HIKIWAKE".to_owned(),
        Ending::Other(word) => {
            let known = OTHERS.iter().find(|(_, other)| other == word).map(|(own, _)| (*own).to_owned());
            let fits = !word.is_empty() && word.chars().all(is_of_word) && ending_of(word, turn).is_none();
            known.unwrap_or_else(|| if fits { word.clone() } else { "CHUDAN".to_owned() })
        }
        Ending::SealedMove | Ending::Adjudicated { loser: None } => "CHUDAN".to_owned(),
        ending => ENDINGS.iter().find(|(own, _)| own.code() == ending.code()).map_or("", |(_, word)| *word).to_owned(),
    }
}

/// Before the sign and the USI text of a foul that the format cannot say, in a comment.
const FOUL: &str = "反則手：";

/// Whether a character can stand in the word after `%`.
fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '-')
}
