//! Findings for message catalogues: what to say by an id and values, in whatever language there is.

use super::FindingKind;
use crate::kanji;
use crate::notation::Wrong;
use shogi::{PieceKind, PositionError, SfenErrorKind};

/// A text that a catalogue of messages has, with what is to be put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id in the catalogue.
    pub id: String,
    /// The values to put in, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// Something to be put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// As it stands: a number, a square, a word of the text.
    Text(String),
    /// Messages themselves, one after the other.
    Messages(Vec<Message>),
    /// A message without values; the words in English stand in for it where the catalogue has none.
    Phrase {
        /// Its id in the catalogue.
        id: String,
        /// In English.
        english: &'static str,
    },
}

impl Message {
    fn new(id: String) -> Message {
        Message { id, values: Vec::new() }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Message {
        self.values.push((name, Value::Text(value.to_string())));
        self
    }

    fn expecting(mut self, expected: &'static str) -> Message {
        self.values.push(("expected", phrase("expected", expected)));
        self
    }

    /// What stands on a square: the name of a piece, or words.
    fn finding(mut self, found: &'static str) -> Message {
        let value = if found.is_ascii() { phrase("found", found) } else { Value::Text(found.to_owned()) };
        self.values.push(("found", value));
        self
    }

    fn listing(mut self, name: &'static str, messages: Vec<Message>) -> Message {
        self.values.push((name, Value::Messages(messages)));
        self
    }
}

/// The id of a phrase is made of its words in English: `expected-nine_ranks`.
fn phrase(family: &str, english: &'static str) -> Value {
    let words: Vec<&str> =
        english.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    Value::Phrase { id: format!("{family}-{}", words.join("_").to_ascii_lowercase()), english }
}

impl FindingKind {
    /// What to say of it: the message `finding-CODE`, with `code` from [`FindingKind::code`]. Its values are named as the
    /// fields are; see the messages in English for them all.
    pub fn message(&self) -> Message {
        let message = Message::new(format!("finding-{}", self.code()));
        match self {
            FindingKind::UnknownHandicap(name)
            | FindingKind::OtherGame(name)
            | FindingKind::DiagramContradictsHandicap(name) => message.with("name", name),
            FindingKind::BadJson { expected } => message.expecting(expected),
            FindingKind::BadField { field, expected } => message.with("field", field).expecting(expected),
            FindingKind::ContradictoryField { field } => message.with("field", field),
            FindingKind::UnknownField(field) => message.with("field", field),
            FindingKind::UnknownEnding(word) => message.with("word", word),
            FindingKind::BadDiagram { expected }
            | FindingKind::BadMove { expected }
            | FindingKind::BadTime { expected } => message.expecting(expected),
            FindingKind::BadUsiMove(error) => message.expecting(error.expected),
            FindingKind::UnexpectedWord { found, expected } => message.with("found", found).expecting(expected),
            FindingKind::ImpossibleStart(error) | FindingKind::OddStart(error) => {
                message.listing("faults", faults(error))
            }
            FindingKind::BadSfen(kind) => message.listing("reason", vec![sfen_error(kind)]),
            FindingKind::OtherPiece { found } => message.finding(found),
            FindingKind::UnclearMove(wrong) => message.listing("reason", vec![unclear(wrong)]),
            FindingKind::IllegalMove { m, reason } => {
                message.with("move", m).listing("reason", vec![Message::new(format!("refused-{}", reason.code()))])
            }
            FindingKind::WrongNumber { expected } => message.with("expected", expected),
            FindingKind::TooLarge { limit } => message.with("limit", limit),
            FindingKind::NotText
            | FindingKind::NotARecord
            | FindingKind::TakesKing
            | FindingKind::OutOfTurn
            | FindingKind::UnmarkedMove
            | FindingKind::MovesNotRead
            | FindingKind::VariationNotRead
            | FindingKind::UnannouncedVariation
            | FindingKind::OtherGamesNotRead
            | FindingKind::ContradictoryClosing
            | FindingKind::UnknownLine
            | FindingKind::AmbiguousNames
            | FindingKind::AmbiguousVariation
            | FindingKind::MoreWarnings => message,
        }
    }
}

fn unclear(wrong: &Wrong) -> Message {
    let message = |code: &str| Message::new(format!("unclear-{code}"));
    let piece = |kind: Option<PieceKind>| kind.map_or("no piece", kanji::piece);
    match wrong {
        Wrong::Malformed { expected } => message("malformed").expecting(expected),
        Wrong::OtherSide => message("other_side"),
        Wrong::NoPiece { .. } => message("no_piece"),
        Wrong::OtherPiece { found } => message("other_piece").finding(piece(*found)),
        Wrong::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            message("ambiguous").with("moves", moves.join(" "))
        }
    }
}

fn faults(error: &PositionError) -> Vec<Message> {
    error.faults().iter().map(|fault| Message::new(format!("fault-{}", fault.code()))).collect()
}

fn sfen_error(kind: &SfenErrorKind) -> Message {
    let message = |code: &str| Message::new(format!("sfen-{code}"));
    match kind {
        SfenErrorKind::UnknownPiece(c) => message("unknown_piece").with("found", c),
        SfenErrorKind::NotPromotable => message("not_promotable"),
        SfenErrorKind::RankLength { rank, squares } => {
            message("rank_length").with("rank", rank).with("squares", squares)
        }
        SfenErrorKind::RankCount(ranks) => message("rank_count").with("ranks", ranks),
        SfenErrorKind::UnknownTurn => message("unknown_turn"),
        SfenErrorKind::UnknownHandPiece(c) => message("unknown_hand_piece").with("found", c),
        SfenErrorKind::BadHandCount => message("bad_hand_count"),
        SfenErrorKind::RepeatedHandPiece(c) => message("repeated_hand_piece").with("found", c),
        SfenErrorKind::BadPly => message("bad_ply"),
        SfenErrorKind::TrailingText => message("trailing_text"),
        SfenErrorKind::Missing(part) => Message { values: vec![("part", phrase("part", part))], ..message("missing") },
    }
}
