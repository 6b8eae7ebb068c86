//! The record of a game: how it began, what was played, how it ended.

use crate::{End, Headers};
use shogi::{Color, Fault, Faults, Handicap, IllegalMove, Move, Position, PositionError, Setup, Square};
use std::time::Duration;

/// A game (棋譜 kifu). Its moves are legal from its start on: [`Record::play`] is the only way to add one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Players, event, dates and whatever else stands at the head.
    pub headers: Headers,
    /// A remark on the start, lines divided by `\n`; empty if there is none.
    pub comment: String,
    /// How the game ended; `None` if the record just stops.
    pub end: Option<End>,
    first: Position,
    line: Vec<Played>,
    position: Position,
}

/// A move of the record and what is noted with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// The time spent on it, if known.
    pub used: Option<Duration>,
    /// A remark on it, lines divided by `\n`; empty if there is none.
    pub comment: String,
}

impl Played {
    /// The bare move.
    pub fn new(m: Move) -> Played {
        Played { m, used: None, comment: String::new() }
    }
}

/// One move of the main line with what its texts depend on.
#[derive(Clone, Debug)]
pub struct Step<'a> {
    /// The position before the move.
    pub position: Position,
    /// Where the move before went, for 同 (NOTA-05).
    pub last_to: Option<Square>,
    /// The move.
    pub played: &'a Played,
}

/// Whatever a start may have that is not a game's: problems, odd diagrams. Two kings of a side cannot be played on.
const FORGIVEN: Faults = Faults::of(&[
    Fault::NoBlackKing,
    Fault::NoWhiteKing,
    Fault::MissingPieces,
    Fault::TooManyPieces,
    Fault::TwoPawns,
    Fault::DeadPiece,
    Fault::OpponentInCheck,
]);

impl Record {
    /// An empty record of a game that begins like this.
    ///
    /// # Errors
    /// If a side has more than one king; any other fault is the arranger's affair.
    pub fn new(start: Setup) -> Result<Record, PositionError> {
        let first = start.into_position().or_else(|error| error.forgive(FORGIVEN))?;
        let (headers, comment, position) = (Headers::default(), String::new(), first.clone());
        Ok(Record { headers, comment, end: None, first, line: Vec::new(), position })
    }

    /// An empty record of a game with this handicap.
    ///
    /// # Panics
    /// Never: every handicap can be played.
    pub fn with_handicap(handicap: Handicap) -> Record {
        Record::new(handicap.setup()).expect("no handicap has two kings of a side")
    }

    /// How the game began.
    pub fn start(&self) -> &Position {
        &self.first
    }

    /// The name of the start, if it has one; an even game is [`Handicap::Even`].
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::from_setup(&self.first.to_setup())
    }

    /// Adds a move to the end of the main line.
    ///
    /// # Errors
    /// If it is illegal there; the record is unchanged.
    pub fn play(&mut self, played: Played) -> Result<(), IllegalMove> {
        self.position.play(played.m)?;
        self.line.push(played);
        Ok(())
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &Played> + DoubleEndedIterator {
        self.line.iter()
    }

    /// The position after the last move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position after the first `plies` moves; `None` if there are fewer.
    pub fn position_after(&self, plies: usize) -> Option<Position> {
        if plies == self.line.len() {
            return Some(self.position.clone());
        }
        self.steps().nth(plies).map(|step| step.position)
    }

    /// The moves of the main line with the positions they were played in.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let mut position = self.first.clone();
        let mut last_to = None;
        self.line.iter().map(move |played| {
            let step = Step { position: position.clone(), last_to, played };
            position.play_unchecked(played.m);
            last_to = Some(played.m.to());
            step
        })
    }

    /// Who has won; `None` without a result.
    pub fn winner(&self) -> Option<Color> {
        self.end.as_ref()?.ending.winner(self.position.turn())
    }

    /// Adds lines of comment to what came last: the end, the last move or the start.
    pub(crate) fn remark(&mut self, lines: &str) {
        let comment = match (&mut self.end, self.line.last_mut()) {
            (Some(end), _) => &mut end.comment,
            (None, Some(played)) => &mut played.comment,
            (None, None) => &mut self.comment,
        };
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(lines);
    }
}

#[cfg(test)]
mod tests;
