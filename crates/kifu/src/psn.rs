//! PSN, a family of texts after the model of chess: headers in brackets, moves in a Western notation, comments in braces,
//! variations in parentheses. Programs agree on little more; we read what they have written, and write one form that holds
//! all of a [`Record`](crate::Record).
//!
//! What chess programs say within a comment as `[%emt 0:00:16]`, the time spent on a move, has companions of our own:
//! `[%bookmark NAME]`, `[%illegal +2g2d]` for a move against the rules, `[%end …]` for an ending that the word before it
//! does not tell, and `[%word …]` for one whose meaning nobody knows.

mod lex;
mod read;
mod write;

pub use read::read;
pub(crate) use read::{divides, first, looks_like};
pub use write::{write, write_in};

use crate::{Ending, Key};
use shogi::Color;

/// The words for headers. The first one for a key is the one to write.
const HEADERS: &[(Key, &str)] = &[
    (Key::Black, "Sente"),
    (Key::Black, "Black"),
    (Key::White, "Gote"),
    (Key::White, "White"),
    (Key::Event, "Event"),
    (Key::Place, "Site"),
    (Key::Place, "Venue"),
    (Key::Started, "Date"),
    (Key::Ended, "EndDate"),
    (Key::TimeControl, "TimeControl"),
    (Key::Byoyomi, "Byoyomi"),
    (Key::BlackTimeControl, "SenteTimeControl"),
    (Key::WhiteTimeControl, "GoteTimeControl"),
    (Key::ClockOperator, "ClockOperator"),
    (Key::Opening, "Opening"),
    (Key::Title, "Title"),
    (Key::Note, "Note"),
];

/// For a word that cannot stand by itself: `[Header "word: value"]`.
const ANY_HEADER: &str = "Header";

/// The words that say how the game begins or ends, and are no headers.
const SFEN: &str = "SFEN";
const FEN: &str = "FEN";
const HANDICAP: &str = "Handicap";
const RESULT: &str = "Result";

/// What a word of a header means; `None` for those that are no headers.
fn header_of(word: &str) -> Option<Key> {
    if [SFEN, FEN, HANDICAP, RESULT, ANY_HEADER].iter().any(|own| own.eq_ignore_ascii_case(word)) {
        return None;
    }
    let known = HEADERS.iter().find(|(_, own)| own.eq_ignore_ascii_case(word)).map(|(key, _)| key.clone());
    Some(known.unwrap_or_else(|| Key::Other(word.to_owned())))
}

/// The words for endings: those of Shogidokoro, which say less, and those of PSN2. The first one is the one to write.
const ENDINGS: &[(Ending, &str)] = &[
    (Ending::Resign, "Resigns"),
    (Ending::Mate, "Mate"),
    (Ending::Time, "Timeup"),
    (Ending::Interrupted, "Interrupt"),
    (Ending::Repetition { agreed: false }, "Sennichite"),
    (Ending::Repetition { agreed: false }, "RepetitionDraw"),
    (Ending::Impasse { declared_by: None }, "Jishogi"),
    (Ending::Declaration, "DeclarationWin"),
    (Ending::MoveLimit, "MaxMovesDraw"),
];

/// The side to move wins because the other repeated the position by checks.
const REPETITION_WINS: &str = "RepetitionWin";

/// What a word in place of a move says when it is `turn`'s move.
fn ending_of(word: &str, turn: Color) -> Option<Ending> {
    if word.eq_ignore_ascii_case(REPETITION_WINS) {
        return Some(Ending::PerpetualCheck { by: !turn });
    }
    ENDINGS.iter().find(|(_, own)| own.eq_ignore_ascii_case(word)).map(|(ending, _)| ending.clone())
}

/// The word in place of a move. It may say less than the ending.
fn word_of(ending: &Ending, turn: Color) -> &'static str {
    let word = ENDINGS.iter().find(|(own, _)| own.code() == ending.code()).map(|(_, word)| *word);
    match ending {
        Ending::PerpetualCheck { by } if *by != turn => REPETITION_WINS,
        ending if ending.winner(turn) == Some(!turn) => word.unwrap_or("Resigns"),
        _ => word.unwrap_or("Interrupt"),
    }
}

/// The result as chess programs write it; `*` for none.
fn result_of(ending: Option<&Ending>, turn: Color) -> &'static str {
    let is_draw = |ending: &Ending| {
        matches!(
            ending,
            Ending::Repetition { .. }
                | Ending::Impasse { .. }
                | Ending::AgreedDraw
                | Ending::MoveLimit
                | Ending::Adjudicated { loser: None }
        )
    };
    match ending.map(|ending| (ending.winner(turn), is_draw(ending))) {
        Some((Some(Color::Black), _)) => "1-0",
        Some((Some(Color::White), _)) => "0-1",
        Some((None, true)) => "1/2-1/2",
        _ => "*",
    }
}

/// The commands within comments.
const TIME: &str = "[%emt ";
const BOOKMARK: &str = "[%bookmark ";
const ILLEGAL: &str = "[%illegal ";
const END: &str = "[%end ";
/// An ending that is a word without a known meaning.
const WORD: &str = "[%word ";
