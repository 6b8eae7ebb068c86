//! The record of a game: how it began, what was played, how it ended.

use crate::{Attempt, End, Ending, FindingKind, Headers, Illegal, kanji};
use shogi::{Color, Fault, Faults, Handicap, IllegalMove, Move, Piece, Position, PositionError, Setup, Square};
use std::time::Duration;

/// A game (棋譜 kifu). Its moves are legal from its start on: [`Record::play`] is the only way to add one. A foul that
/// ended the game stands apart from them: see [`Record::illegal`].
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
    illegal: Option<Illegal>,
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
        Ok(Record { headers, comment, end: None, first, line: Vec::new(), position, illegal: None })
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

    /// Adds a move to the end of the main line, in place of an illegal one that stood there.
    ///
    /// # Errors
    /// If it is illegal there; the record is unchanged.
    pub fn play(&mut self, played: Played) -> Result<(), IllegalMove> {
        self.position.play(played.m)?;
        self.line.push(played);
        self.illegal = None;
        Ok(())
    }

    /// Notes what was played against the rules after the moves of the main line. What is a legal move after all is
    /// added to them.
    pub fn play_illegally(&mut self, illegal: Illegal) {
        if let Illegal { by, attempt: Attempt::Move(m), used, comment } = &illegal
            && *by == self.position.turn()
            && self.play(Played { m: *m, used: *used, comment: comment.clone() }).is_ok()
        {
            return;
        }
        self.illegal = Some(illegal);
    }

    /// What was played against the rules after the moves of the main line (FOUL-16).
    pub fn illegal(&self) -> Option<&Illegal> {
        self.illegal.as_ref()
    }

    /// How many moves were played, an illegal last one included.
    pub fn plies(&self) -> usize {
        self.line.len() + usize::from(self.illegal.is_some())
    }

    /// Whose turn it is at the end: after an illegal move, the opponent's of who made it.
    pub fn turn(&self) -> Color {
        self.illegal.as_ref().map_or(self.position.turn(), |illegal| !illegal.by)
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &Played> + DoubleEndedIterator {
        self.line.iter()
    }

    /// The position after the last legal move.
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
        self.end.as_ref()?.ending.winner(self.turn())
    }

    /// The last thing's time: the end's, the last move's; `None` if there is neither.
    pub(crate) fn last_used(&mut self) -> Option<&mut Option<Duration>> {
        match (&mut self.end, &mut self.illegal, self.line.last_mut()) {
            (Some(end), ..) => Some(&mut end.used),
            (None, Some(illegal), _) => Some(&mut illegal.used),
            (None, None, Some(played)) => Some(&mut played.used),
            (None, None, None) => None,
        }
    }

    /// Plays what stands in a text. What is illegal is kept as such, and then said.
    pub(crate) fn attempt(&mut self, by: Color, attempt: Attempt, used: Option<Duration>) -> Result<(), FindingKind> {
        let finding = match attempt {
            _ if by != self.position.turn() => FindingKind::OutOfTurn,
            Attempt::Move(m) => match self.play(Played { used, ..Played::new(m) }) {
                Ok(()) => return Ok(()),
                Err(IllegalMove::NoPiece) => FindingKind::OtherPiece { found: "no piece" },
                Err(reason) => FindingKind::IllegalMove { m, reason },
            },
            Attempt::Changed { from: None, .. } => FindingKind::BadMove { expected: "a piece that can be dropped" },
            Attempt::Changed { from: Some(from), .. } => {
                let found = self.position.piece_at(from).map(Piece::kind);
                FindingKind::OtherPiece { found: found.map_or("no piece", kanji::piece) }
            }
        };
        self.illegal = Some(Illegal { used, ..Illegal::new(by, attempt) });
        Err(finding)
    }

    /// Adds lines of comment to what came last: the end, the last move or the start. The first line after the end may
    /// tell what the writer could not say in the format's own words.
    pub(crate) fn remark(&mut self, lines: &str) {
        let turn = self.turn();
        let mut lines = lines;
        if let Some(end) = self.end.as_mut().filter(|end| end.comment.is_empty()) {
            let (first, rest) = lines.split_once('\n').map_or((lines, None), |(first, rest)| (first, Some(rest)));
            if let Some(told) = Ending::from_remark(first).filter(|told| end.ending.is_refined_by(told, turn)) {
                end.ending = told;
                let Some(rest) = rest else { return };
                lines = rest;
            }
        }
        let comment = match (&mut self.end, &mut self.illegal, self.line.last_mut()) {
            (Some(end), ..) => &mut end.comment,
            (None, Some(illegal), _) => &mut illegal.comment,
            (None, None, Some(played)) => &mut played.comment,
            (None, None, None) => &mut self.comment,
        };
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(lines);
    }
}

#[cfg(test)]
mod tests;
