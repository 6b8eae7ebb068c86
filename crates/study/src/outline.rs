//! What can be told of a game without an engine: its patterns, its phases, and what the players' words say besides.

mod sabaki;

pub use sabaki::{Sabaki, mobility};

use crate::patterns::{Labeller, Labels};
use crate::{Phases, exchange_balance};
use kifu::{Ending, Record, Step};
use sabaki::Mobility;
use serde::Serialize;
use shogi::{Color, Move, Piece, Position, Square};

/// 天王山 tennōzan, formerly 都 miyako: the middle of the board (OPEN-09).
pub const CENTRE: Square = Square::new(5, 5);

/// The main line of a game in the words of the field.
#[derive(Clone, Debug, Serialize)]
pub struct Outline {
    /// How many moves were played.
    pub plies: usize,
    /// Castles, openings, tesuji.
    #[serde(flatten)]
    pub labels: Labels,
    /// When the middle game and the endgame began.
    pub phases: Phases,
    /// 居玉 igyoku: until which move Black's king and White's sat on their start squares after the middle game had begun
    /// (OPEN-03).
    #[serde(serialize_with = "crate::patterns::by_side")]
    pub sitting_kings: [Option<usize>; 2],
    /// For how many moves each side held the middle of the board (OPEN-09).
    #[serde(serialize_with = "crate::patterns::by_side")]
    pub centre: [usize; 2],
    /// Moves that set rook and bishop free (OPEN-08).
    pub sabaki: Vec<Sabaki>,
    /// How the sides stand by the values of exchanges, each from its ply on until the next (VALUE-02).
    pub exchange: Vec<Exchange>,
    /// How many moves the book knows (OPEN-04).
    pub joseki: usize,
    /// How it ended, if it did.
    pub ending: Option<Finish>,
}

/// What the sides have gained or lost by exchanges and promotions, in points of [`exchange_value`](crate::exchange_value).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Exchange {
    /// After this move.
    pub ply: usize,
    /// See [`exchange_balance`].
    pub black: i32,
    /// See [`exchange_balance`].
    pub white: i32,
}

impl Exchange {
    fn of(ply: usize, position: &Position) -> Exchange {
        let [black, white] = Color::ALL.map(|color| exchange_balance(position, color));
        Exchange { ply, black, white }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finish {
    /// [`Ending::code`]: what the record says; `mate` if it says nothing and the last move mates.
    pub code: &'static str,
    /// `black` or `white`; `None` without a result.
    #[serde(serialize_with = "crate::patterns::side_or_none")]
    pub winner: Option<Color>,
    /// 都詰め miyako-zume: the king was mated in the middle of the board (TSUME-08).
    pub centre_mate: bool,
    /// 入玉 nyūgyoku: whose king had entered the opponent's camp: Black's, White's.
    #[serde(serialize_with = "crate::patterns::by_side")]
    pub entered: [bool; 2],
}

impl Outline {
    /// Goes through the main line. `knows` says whether a book has the move in that position.
    pub fn of(record: &Record, knows: impl Fn(&Position, Move) -> bool) -> Outline {
        let mut position = record.start().clone();
        let mut labeller = Labeller::new(&position);
        let mut mobility = Mobility::default();
        let mut outline = Outline {
            plies: 0,
            labels: Labels::default(),
            phases: Phases::default(),
            sitting_kings: [None; 2],
            centre: [0; 2],
            sabaki: Vec::new(),
            exchange: vec![Exchange::of(0, &position)],
            joseki: 0,
            ending: None,
        };
        for m in record.moves().map(|played| played.m) {
            let before = position.clone();
            position.play_unchecked(m);
            labeller.play(&before, m, &position);
            mobility.play(&before, m, &position);
            outline.play(&before, m, &position, &knows);
        }
        (outline.labels, outline.sabaki) = (labeller.labels(), mobility.sabaki());
        outline.ending = Finish::of(record, &position);
        outline
    }

    /// Whose king still sat at home when fighting began in earnest: a danger (OPEN-03).
    pub fn is_sitting(&self, color: Color) -> bool {
        let until = self.sitting_kings[color.index()];
        self.phases.fight.is_some_and(|fight| until.is_some_and(|until| until >= fight))
    }

    fn play(&mut self, before: &Position, m: Move, after: &Position, knows: &impl Fn(&Position, Move) -> bool) {
        if self.joseki == self.plies && knows(before, m) {
            self.joseki += 1;
        }
        self.plies += 1;
        self.phases.note(self.plies, before.piece_at(m.to()).map(Piece::kind), after);
        if let Some(began) = self.phases.middle_game {
            for color in Color::ALL {
                let sitting = &mut self.sitting_kings[color.index()];
                // Who has left and comes back does not sit.
                if after.king(color) == Some(home(color))
                    && sitting.unwrap_or(began - 1).max(began - 1) + 1 == self.plies
                {
                    *sitting = Some(self.plies);
                }
            }
        }
        if before.piece_at(m.to()).is_some() || m.promotes() {
            self.exchange.push(Exchange::of(self.plies, after));
        }
        if let Some(piece) = after.piece_at(CENTRE) {
            self.centre[piece.color().index()] += 1;
        }
    }
}

/// Where a king starts.
fn home(color: Color) -> Square {
    match color {
        Color::Black => Square::new(5, 9),
        Color::White => Square::new(5, 1),
    }
}

impl Finish {
    fn of(record: &Record, last: &Position) -> Option<Finish> {
        let is_mate = last.is_checkmate();
        let written = record.main_line().find_map(|id| match record.step(id) {
            Some(Step::End(ending)) => Some(ending),
            _ => None,
        });
        let code = written.map_or("mate", Ending::code);
        if written.is_none() && !is_mate {
            return None;
        }
        let has_entered = |color| last.king(color).is_some_and(|king| king.in_promotion_zone(color));
        Some(Finish {
            code,
            winner: written.map_or_else(|| is_mate.then(|| !last.turn()), |ending| ending.winner(last.turn())),
            centre_mate: is_mate && last.king(last.turn()) == Some(CENTRE),
            entered: Color::ALL.map(has_entered),
        })
    }
}

#[cfg(test)]
mod tests;
