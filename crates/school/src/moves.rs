//! Moves on a board, judged by the rules alone: black moves, and white stands still, takes what can be taken or takes back.

use crate::course::{position, squares};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use shogi::{Color, IllegalMove, Move, PieceKind, Position, Square};
use std::collections::HashSet;

/// No way is searched for longer: a task with more positions has to tell its own.
const MOST_POSITIONS: usize = 200_000;

/// Pieces to be moved until something is reached.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// What stands on the board at first; black moves.
    #[serde(rename = "sfen", deserialize_with = "position")]
    pub start: Position,
    /// What is to be reached.
    pub aim: Aim,
    /// The squares that the aim is about; which piece is to go, take or stand there does not matter.
    #[serde(default, deserialize_with = "squares")]
    pub squares: Vec<Square>,
    /// The moves that the aim is about: one of them is to be made.
    #[serde(default, deserialize_with = "moves")]
    pub answers: Vec<Move>,
    /// Where black's pieces are to stand, as `K2h`.
    #[serde(default, deserialize_with = "stands")]
    pub stands: Vec<(PieceKind, Square)>,
    /// A way there, where it would be long to search for.
    #[serde(default, deserialize_with = "moves")]
    pub way: Vec<Move>,
    /// What players call what is built, by its name among the patterns.
    #[serde(default)]
    pub called: Option<String>,
    /// Who can say that its answers are right.
    #[serde(default)]
    pub proof: Proof,
    /// So many moves black has.
    pub within: usize,
    /// What white does.
    #[serde(default)]
    pub reply: Reply,
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// To be on every square once, in any order.
    Reach,
    /// To take what stands on every square; where white takes back, to be the last who takes there, and to come out ahead.
    Take,
    /// To leave white nothing to take.
    Safe,
    /// To promote a piece: on one of the squares, if there are any.
    Promote,
    /// To drop a piece on one of the squares, or on any.
    Drop,
    /// To give check.
    Check,
    /// To give mate.
    Checkmate,
    /// To make one of the moves.
    Answer,
    /// To have certain pieces stand on certain squares.
    Build,
}

/// Who can say that the answers of a task are right, and all others wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// The rules; or somebody who is asked elsewhere.
    #[default]
    Rules,
    /// An engine, by what it thinks of each.
    Engine,
}

/// What white does after each move of black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// Nothing.
    #[default]
    Still,
    /// Takes what it can, and the lesson's task is lost.
    Takes,
    /// Takes back where black has taken, with the least it can, and it goes on.
    Retakes,
}

/// How it stands after some moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It goes on.
    Open {
        /// After the moves; black is to move.
        position: Position,
        /// What is left of the squares.
        squares: Vec<Square>,
        /// So many moves are left.
        left: usize,
        /// What white has answered to the last move, if anything.
        by: Option<Move>,
    },
    /// It is reached.
    Done {
        /// After the last move.
        position: Position,
    },
    /// The moves are used up, and it is not reached.
    Late {
        /// After the last of them.
        position: Position,
    },
    /// White takes a piece.
    Taken {
        /// After that.
        position: Position,
        /// The move.
        by: Move,
    },
}

/// A move that the rules do not allow, or one that comes too late.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Which of the moves it is, from 0.
    pub number: usize,
    /// Why not; `None` if the task was over.
    pub reason: Option<IllegalMove>,
}

impl Moves {
    /// How it stands after black's `moves`.
    ///
    /// # Errors
    /// If one of them is illegal, or comes when the task is over.
    pub fn judge(&self, moves: &[Move]) -> Result<Stand, Refused> {
        let mut stand = self.begin();
        for (number, m) in moves.iter().enumerate() {
            let Stand::Open { position, squares, left, .. } = stand else {
                return Err(Refused { number, reason: None });
            };
            if let Err(reason) = position.judge(*m) {
                return Err(Refused { number, reason: Some(reason) });
            }
            stand = self.after(&position, &squares, left, *m);
        }
        Ok(stand)
    }

    fn begin(&self) -> Stand {
        let squares = if self.aim == Aim::Build { self.unbuilt(&self.start) } else { self.squares.clone() };
        Stand::Open { position: self.start.clone(), squares, left: self.within, by: None }
    }

    /// The squares on which what is to stand there does not stand yet.
    fn unbuilt(&self, position: &Position) -> Vec<Square> {
        let stands = |(kind, square): &&(PieceKind, Square)| {
            position.piece_at(*square).is_some_and(|piece| piece.color() == Color::Black && piece.kind() == *kind)
        };
        self.stands.iter().filter(|place| !stands(place)).map(|(_, square)| *square).collect()
    }

    /// How it stands after a legal move.
    fn after(&self, before: &Position, squares: &[Square], left: usize, m: Move) -> Stand {
        let mut position = before.clone();
        position.play_unchecked(m);
        let is_capture = before.piece_at(m.to()).is_some();
        if let Some(by) = self.answer(&position, is_capture.then_some(m.to())) {
            position.play_unchecked(by);
            return match self.reply {
                Reply::Retakes if left > 1 => {
                    Stand::Open { position, squares: squares.to_vec(), left: left - 1, by: Some(by) }
                }
                _ => Stand::Taken { position, by },
            };
        }
        let is_met = |square: Square| match self.aim {
            Aim::Reach => square == m.to(),
            Aim::Take => square == m.to() && is_capture,
            _ => false,
        };
        let squares: Vec<Square> = match self.aim {
            Aim::Build => self.unbuilt(&position),
            _ => squares.iter().copied().filter(|square| !is_met(*square)).collect(),
        };
        if self.is_reached(&position, &squares, m) {
            return Stand::Done { position };
        }
        if left <= 1 {
            return Stand::Late { position };
        }
        position.pass();
        Stand::Open { position, squares, left: left - 1, by: None }
    }

    /// What white does, where black's last move has `taken` something or nothing.
    fn answer(&self, position: &Position, taken: Option<Square>) -> Option<Move> {
        match self.reply {
            Reply::Still => None,
            Reply::Takes => capture(position, |_| true),
            Reply::Retakes => taken.and_then(|square| capture(position, |to| to == square)),
        }
    }

    fn is_reached(&self, position: &Position, squares: &[Square], m: Move) -> bool {
        let is_there = || self.squares.is_empty() || self.squares.contains(&m.to());
        match self.aim {
            Aim::Reach | Aim::Build => squares.is_empty(),
            Aim::Take => squares.is_empty() && (self.reply != Reply::Retakes || lead(position) > lead(&self.start)),
            Aim::Safe => capture(position, |_| true).is_none(),
            Aim::Promote => matches!(m, Move::Board { promote: true, .. }) && is_there(),
            Aim::Drop => matches!(m, Move::Drop { .. }) && is_there(),
            Aim::Check => position.in_check(),
            Aim::Checkmate => position.is_checkmate(),
            Aim::Answer => self.answers.contains(&m),
        }
    }

    /// The shortest way from how it stands after `moves`, the same each time; `None` if there is none. Where a way is told, what
    /// is left of it.
    pub fn shortest(&self, moves: &[Move]) -> Option<Vec<Move>> {
        if !self.way.is_empty() {
            let mut rest = self.way.clone();
            // Two pieces may go from the same square to the same other.
            for m in moves {
                rest.iter().position(|own| own == m).map(|at| rest.remove(at));
            }
            let whole: Vec<Move> = moves.iter().chain(&rest).copied().collect();
            return matches!(self.judge(&whole), Ok(Stand::Done { .. })).then_some(rest);
        }
        let Ok(Stand::Open { position, squares, left, .. }) = self.judge(moves) else { return None };
        let mut rows = vec![(position, squares, Vec::new())];
        let mut seen = HashSet::new();
        for used in 0..left {
            let mut next = Vec::new();
            for (position, squares, way) in rows {
                for m in position.legal_moves() {
                    let longer = || way.iter().copied().chain([m]).collect::<Vec<Move>>();
                    match self.after(&position, &squares, left - used, m) {
                        Stand::Done { .. } => return Some(longer()),
                        Stand::Open { position, squares, .. } if seen.insert((position.key(), squares.clone())) => {
                            next.push((position, squares, longer()));
                        }
                        Stand::Open { .. } | Stand::Late { .. } | Stand::Taken { .. } => {}
                    }
                }
            }
            if seen.len() > MOST_POSITIONS {
                return None;
            }
            rows = next;
        }
        None
    }
}

/// The move by which the side to move takes the most, with the least, among the squares that are meant: `None` if it can take nothing.
fn capture(position: &Position, is_meant: impl Fn(Square) -> bool) -> Option<Move> {
    let taken = |m: &Move| position.piece_at(m.to()).map(|piece| worth(piece.kind()));
    let with = |m: &Move| match m {
        Move::Board { from, .. } => position.piece_at(*from).map_or(0, |piece| worth(piece.kind())),
        Move::Drop { .. } => 0,
    };
    let is_capture = |m: &Move| matches!(m, Move::Board { .. }) && taken(m).is_some() && is_meant(m.to());
    let captures = position.legal_moves().into_iter().filter(is_capture);
    captures.max_by_key(|m| (taken(m), std::cmp::Reverse((with(m), m.to_string()))))
}

/// By how much black has more than white, on the board and in hand.
fn lead(position: &Position) -> i32 {
    let has = |color: Color| {
        let board = position.pieces_of(color).into_iter().filter_map(|square| position.piece_at(square));
        let hand = position.hand(color).iter().map(|(piece, count)| worth(piece.kind()) * i32::from(count));
        board.map(|piece| worth(piece.kind())).sum::<i32>() + hand.sum::<i32>()
    };
    has(Color::Black) - has(Color::White)
}

/// What books for beginners say that pieces are worth: it decides what white takes, and who comes out ahead.
fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 3,
        PieceKind::Knight => 4,
        PieceKind::Silver => 5,
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => 6,
        PieceKind::Bishop => 8,
        PieceKind::Rook | PieceKind::Horse => 10,
        PieceKind::Dragon => 12,
        PieceKind::King => 100,
    }
}

fn stands<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(PieceKind, Square)>, D::Error> {
    let read = |text: &String| {
        let (letter, square) = text.split_at_checked(1)?;
        let kind = PieceKind::ALL.into_iter().find(|kind| kind.letters() == letter)?;
        Some((kind, Square::from_usi(square)?))
    };
    let texts = Vec::<String>::deserialize(from)?;
    texts
        .iter()
        .map(|text| read(text).ok_or_else(|| D::Error::custom(format!("{text} is no piece on a square"))))
        .collect()
}

pub(crate) fn moves<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| text.parse().map_err(|_| D::Error::custom(format!("{text} is no move")))).collect()
}

#[cfg(test)]
mod tests;
