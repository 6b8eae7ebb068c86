//! What a reader has to say about a text.

mod message;

pub use message::{Message, Value};

use crate::kif::handicap;
use crate::notation::Wrong;
use shogi::{IllegalMove, Move, ParseMoveError, PositionError, SfenErrorKind};
use std::fmt;

/// Something in a text that a reader could not take as it stands, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Line, from 1.
    pub line: usize,
    /// Column, counted in characters from 1.
    pub column: usize,
    /// What is the matter.
    pub kind: FindingKind,
}

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Something of the game is lost or was not understood.
    Error,
    /// The game is whole; something beside it is odd.
    Warning,
}

/// What can be the matter with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The bytes are text in no encoding that records use.
    NotText,
    /// Nothing in the text is a record.
    NotARecord,
    /// The handicap is not known, and no board diagram shows it.
    UnknownHandicap(String),
    /// The record is of another game of the family; this is its name.
    OtherGame(String),
    /// The board diagram shows another start than the handicap named; the diagram counts.
    DiagramContradictsHandicap(String),
    /// A line of the board diagram or of the hands cannot be understood.
    BadDiagram {
        /// What should stand there.
        expected: &'static str,
    },
    /// No game can start like this.
    ImpossibleStart(Box<PositionError>),
    /// The game starts from a board that breaks the rules, but can be played on.
    OddStart(Box<PositionError>),
    /// An SFEN is malformed.
    BadSfen(SfenErrorKind),
    /// A USI move is malformed.
    BadUsiMove(ParseMoveError),
    /// A word that a USI line cannot have there.
    UnexpectedWord {
        /// The word found.
        found: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// A move cannot be understood.
    BadMove {
        /// What should stand there.
        expected: &'static str,
    },
    /// A move is not told plainly: no piece can make it, or several can.
    UnclearMove(Wrong),
    /// The piece named is not the one on the square of origin.
    OtherPiece {
        /// What stands there.
        found: &'static str,
    },
    /// The move is against the rules.
    IllegalMove {
        /// The move.
        m: Move,
        /// Why.
        reason: IllegalMove,
    },
    /// The move takes a king that stood in check; nothing can follow.
    TakesKing,
    /// It is not this player's turn.
    OutOfTurn,
    /// Nothing says whose move it is: it is read as one out of turn, but could be one with a piece of the opponent's.
    UnmarkedMove,
    /// Moves that stand after one that could not be played, or after the ending, are not read.
    MovesNotRead,
    /// A variation is not read: no line before it has a move there that it could stand for.
    VariationNotRead,
    /// A number comes again within a variation: what follows is read as another variation from there.
    UnannouncedVariation,
    /// A variation could begin on the main line or on the line before it; it is read as beginning on the main line.
    AmbiguousVariation,
    /// The text holds more games; only the first is read.
    OtherGamesNotRead,
    /// A game of a stream takes more text than any should; it is not read, those after it are.
    TooLarge {
        /// The most bytes of text it may take.
        limit: usize,
    },
    /// The number before the move is not the next one.
    WrongNumber {
        /// The number that should stand there.
        expected: usize,
    },
    /// The time spent cannot be understood.
    BadTime {
        /// What it should look like.
        expected: &'static str,
    },
    /// The ending is a word without a known meaning; it is kept.
    UnknownEnding(String),
    /// The closing line says something else than the moves and the ending before it, which count.
    ContradictoryClosing,
    /// Names of players hold blanks, so that it cannot be told where the second one begins; they are kept together.
    AmbiguousNames,
    /// The line means nothing.
    UnknownLine,
    /// The text is no JSON from here on, and nothing more of it is read.
    BadJson {
        /// What should stand there.
        expected: &'static str,
    },
    /// A field of a JSON object has a value that means nothing there.
    BadField {
        /// Its key.
        field: &'static str,
        /// What should stand there.
        expected: &'static str,
    },
    /// A JSON object has a field that means nothing.
    UnknownField(String),
    /// The board says otherwise than a field of a move, and counts.
    ContradictoryField {
        /// Its key.
        field: &'static str,
    },
    /// There are more warnings like those before; they are not kept.
    MoreWarnings,
}

impl FindingKind {
    /// A name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            FindingKind::NotText => "not_text",
            FindingKind::NotARecord => "not_a_record",
            FindingKind::UnknownHandicap(_) => "unknown_handicap",
            FindingKind::OtherGame(_) => "other_game",
            FindingKind::DiagramContradictsHandicap(_) => "diagram_contradicts_handicap",
            FindingKind::BadDiagram { .. } => "bad_diagram",
            FindingKind::ImpossibleStart(_) => "impossible_start",
            FindingKind::OddStart(_) => "odd_start",
            FindingKind::BadSfen(_) => "bad_sfen",
            FindingKind::BadUsiMove(_) => "bad_usi_move",
            FindingKind::UnexpectedWord { .. } => "unexpected_word",
            FindingKind::BadMove { .. } => "bad_move",
            FindingKind::UnclearMove(_) => "unclear_move",
            FindingKind::OtherPiece { .. } => "other_piece",
            FindingKind::IllegalMove { .. } => "illegal_move",
            FindingKind::TakesKing => "takes_king",
            FindingKind::OutOfTurn => "out_of_turn",
            FindingKind::UnmarkedMove => "unmarked_move",
            FindingKind::MovesNotRead => "moves_not_read",
            FindingKind::VariationNotRead => "variation_not_read",
            FindingKind::UnannouncedVariation => "unannounced_variation",
            FindingKind::AmbiguousVariation => "ambiguous_variation",
            FindingKind::OtherGamesNotRead => "other_games_not_read",
            FindingKind::TooLarge { .. } => "too_large",
            FindingKind::WrongNumber { .. } => "wrong_number",
            FindingKind::BadTime { .. } => "bad_time",
            FindingKind::UnknownEnding(_) => "unknown_ending",
            FindingKind::ContradictoryClosing => "contradictory_closing",
            FindingKind::AmbiguousNames => "ambiguous_names",
            FindingKind::UnknownLine => "unknown_line",
            FindingKind::BadJson { .. } => "bad_json",
            FindingKind::BadField { .. } => "bad_field",
            FindingKind::UnknownField(_) => "unknown_field",
            FindingKind::ContradictoryField { .. } => "contradictory_field",
            FindingKind::MoreWarnings => "more_warnings",
        }
    }

    /// How much it matters.
    pub fn severity(&self) -> Severity {
        match self {
            FindingKind::DiagramContradictsHandicap(_)
            | FindingKind::OddStart(_)
            | FindingKind::UnmarkedMove
            | FindingKind::UnannouncedVariation
            | FindingKind::AmbiguousVariation
            | FindingKind::OtherGamesNotRead
            | FindingKind::WrongNumber { .. }
            | FindingKind::BadTime { .. }
            | FindingKind::UnknownEnding(_)
            | FindingKind::ContradictoryClosing
            | FindingKind::AmbiguousNames
            | FindingKind::UnknownLine
            | FindingKind::UnknownField(_)
            | FindingKind::ContradictoryField { .. }
            | FindingKind::MoreWarnings => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Finding {
    pub(crate) fn new(line: usize, column: usize, kind: FindingKind) -> Finding {
        Finding { line, column, kind }
    }

    /// The text is part of a longer one, where so many lines stand before it.
    pub(crate) fn moved_down(self, lines: usize) -> Finding {
        Finding { line: self.line + lines, ..self }
    }
}

/// More warnings than this help nobody, and fill the memory.
const MOST_WARNINGS: usize = 1000;

/// Adds a finding; of warnings only so many.
pub(crate) fn add(findings: &mut Vec<Finding>, finding: Finding) {
    let is_error = finding.kind.severity() == Severity::Error;
    if is_error || findings.len() + 1 < MOST_WARNINGS {
        findings.push(finding);
    } else if findings.len() < MOST_WARNINGS {
        findings.push(Finding { kind: FindingKind::MoreWarnings, ..finding });
    }
}

impl fmt::Display for Finding {
    /// `LINE:COLUMN: code: text`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.line, self.column, self.kind.code(), self.kind)
    }
}

impl std::error::Error for Finding {}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindingKind::NotText => f.write_str("this is neither UTF-8 nor Shift_JIS nor EUC-JP text"),
            FindingKind::NotARecord => f.write_str("there is no move and no position here in any format of records"),
            FindingKind::OtherGame(name) => write!(f, "this is a record of {name}, not of standard shogi"),
            FindingKind::UnknownHandicap(name) => {
                let names: Vec<&str> = handicap::names().collect();
                write!(
                    f,
                    "handicap {name:?} is not known, and there is no board diagram; known are {}",
                    names.join(" ")
                )
            }
            FindingKind::DiagramContradictsHandicap(name) => {
                write!(f, "the board diagram is not the start of {name}; the diagram counts")
            }
            FindingKind::BadDiagram { expected } | FindingKind::BadMove { expected } => {
                write!(f, "expected {expected}")
            }
            FindingKind::ImpossibleStart(error) | FindingKind::OddStart(error) => error.fmt(f),
            FindingKind::BadSfen(kind) => write!(f, "not an SFEN: {kind}"),
            FindingKind::BadUsiMove(error) => write!(f, "not a USI move: expected {}", error.expected),
            FindingKind::UnexpectedWord { found, expected } => write!(f, "found {found:?}, expected {expected}"),
            FindingKind::UnclearMove(wrong) => wrong.fmt(f),
            FindingKind::OtherPiece { found } => write!(f, "on that square stands {found}"),
            FindingKind::IllegalMove { m, reason } => write!(f, "{m}: {reason}"),
            FindingKind::TakesKing => f.write_str("this takes the king, which ends the game"),
            FindingKind::OutOfTurn => f.write_str("it is the other player's turn"),
            FindingKind::UnmarkedMove => f.write_str(
                "no mark says whose move this is: read as a move out of turn, it could be one with the opponent's piece",
            ),
            FindingKind::MovesNotRead => f.write_str("the moves from here on are not read: the game stops before them"),
            FindingKind::VariationNotRead => {
                f.write_str("this variation is not read: no line before it has such a move, which it could replace")
            }
            FindingKind::UnannouncedVariation => {
                f.write_str("this number comes again: read as a variation, which 変化 should announce")
            }
            FindingKind::AmbiguousVariation => f.write_str(
                "this could be a variation of the main line or of the line before it; it is read as the former",
            ),
            FindingKind::OtherGamesNotRead => f.write_str("only the first game is read, not those from here on"),
            FindingKind::TooLarge { limit } => {
                write!(f, "this game takes more than {limit} bytes, so it is none; it is not read")
            }
            FindingKind::WrongNumber { expected } => write!(f, "this is move {expected}"),
            FindingKind::BadTime { expected } => write!(f, "the time should look like {expected}"),
            FindingKind::UnknownEnding(word) => write!(f, "{word:?} is no known ending; it is kept as it stands"),
            FindingKind::ContradictoryClosing => f.write_str("the moves and the ending above say otherwise, and count"),
            FindingKind::AmbiguousNames => {
                f.write_str("the players' names hold blanks: where the second one begins cannot be told")
            }
            FindingKind::UnknownLine => f.write_str("this line means nothing here"),
            FindingKind::BadJson { expected } => write!(f, "expected {expected}; nothing more can be read"),
            FindingKind::BadField { field, expected } => write!(f, "field {field:?}: expected {expected}"),
            FindingKind::UnknownField(key) => write!(f, "field {key:?} means nothing here"),
            FindingKind::ContradictoryField { field } => {
                write!(f, "field {field:?}: the board says otherwise, and counts")
            }
            FindingKind::MoreWarnings => f.write_str("there are more such warnings from here on"),
        }
    }
}
