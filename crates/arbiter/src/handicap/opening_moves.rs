//! n手指し n tezashi: the weaker player builds a castle before the game begins (HCAP-51).

use shogi::{Color, IllegalMove, Move, Position};
use std::fmt;
use std::num::NonZeroU8;

/// How many moves shitate may make. The name says n, the explanation "unlimited": both can be agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningLength {
    /// So many at most.
    Moves(NonZeroU8),
    /// As many as he likes; no castle takes more than [`OpeningLength::MOST`].
    Unlimited,
}

impl OpeningLength {
    /// Where even unlimited moves end.
    pub const MOST: usize = 100;

    /// How many moves at most.
    pub const fn limit(self) -> usize {
        match self {
            OpeningLength::Moves(moves) => moves.get() as usize,
            OpeningLength::Unlimited => OpeningLength::MOST,
        }
    }
}

/// Shitate's run of moves, all on his own side of the board. It ends when he says so; then uwate moves.
///
/// ```
/// use arbiter::handicap::{OpeningLength, OpeningMoves};
/// use std::num::NonZeroU8;
///
/// let three = OpeningLength::Moves(NonZeroU8::new(3).unwrap());
/// let mut opening = OpeningMoves::new(&shogi::Position::even(), three).unwrap();
/// for usi in ["7g7f", "2g2f", "3i4h"] {
///     opening.play(usi.parse().unwrap()).unwrap();
/// }
/// assert!(opening.is_complete());
/// let start = opening.start();
/// assert_eq!(start.to_string(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P4P1/PP1PPPP1P/1B3S1R1/LNSGKG1NL w - 1");
/// ```
#[derive(Clone, Debug)]
pub struct OpeningMoves {
    /// Always with Black to move, and nobody in check.
    position: Position,
    length: OpeningLength,
    made: Vec<Move>,
}

impl OpeningMoves {
    /// Before the first of them, in the position from which the game would start without them. `None` if somebody is in
    /// check there: that is no time to build a castle.
    pub fn new(start: &Position, length: OpeningLength) -> Option<OpeningMoves> {
        with_turn(start, Color::White)?;
        Some(OpeningMoves { position: with_turn(start, Color::Black)?, length, made: Vec::new() })
    }

    /// What stands on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made so far.
    pub fn made(&self) -> &[Move] {
        &self.made
    }

    /// Whether no more moves may be made.
    pub fn is_complete(&self) -> bool {
        self.made.len() >= self.length.limit()
    }

    /// The moves that may be made now.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves().into_iter().filter(|m| self.judge(*m).is_ok()).collect()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If it may not be made; nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), OpeningFault> {
        self.position = self.judge(m)?;
        self.made.push(m);
        Ok(())
    }

    /// The position in which the game begins: uwate moves, whether or not all moves were made.
    ///
    /// # Panics
    /// Never: nobody is in check before, during or after the run.
    pub fn start(&self) -> Position {
        with_turn(&self.position, Color::White).expect("Black is in check neither at first nor after a legal move")
    }

    /// What stands on the board after `m`.
    fn judge(&self, m: Move) -> Result<Position, OpeningFault> {
        if self.is_complete() {
            return Err(OpeningFault::Complete);
        }
        self.position.judge(m).map_err(OpeningFault::Illegal)?;
        if m.to().rank_from(Color::Black) < 5 {
            return Err(OpeningFault::BeyondFifthRank);
        }
        if self.position.piece_at(m.to()).is_some() {
            return Err(OpeningFault::Captures);
        }
        let mut after = self.position.clone();
        after.play_unchecked(m);
        with_turn(&after, Color::Black).ok_or(OpeningFault::GivesCheck)
    }
}

/// The same board with this side to make the first move; `None` if the other is in check.
fn with_turn(position: &Position, turn: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    (setup.turn, setup.ply) = (turn, 1);
    setup.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).ok()
}

/// Why a move cannot be one of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningFault {
    /// All have been made.
    Complete,
    /// It is no legal move.
    Illegal(IllegalMove),
    /// It leaves the player's own side, which ends with the fifth rank.
    BeyondFifthRank,
    /// It takes a piece.
    Captures,
    /// It gives check, and uwate has no turn in which to parry it.
    GivesCheck,
}

impl OpeningFault {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            OpeningFault::Complete => "opening_complete",
            OpeningFault::Illegal(reason) => reason.code(),
            OpeningFault::BeyondFifthRank => "opening_beyond_fifth_rank",
            OpeningFault::Captures => "opening_captures",
            OpeningFault::GivesCheck => "opening_gives_check",
        }
    }
}

impl fmt::Display for OpeningFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningFault::Complete => f.write_str("all moves before the game have been made"),
            OpeningFault::Illegal(reason) => reason.fmt(f),
            OpeningFault::BeyondFifthRank => f.write_str("moves before the game go no further than the fifth rank"),
            OpeningFault::Captures => f.write_str("moves before the game do not capture"),
            OpeningFault::GivesCheck => f.write_str("moves before the game do not give check"),
        }
    }
}

impl std::error::Error for OpeningFault {}

#[cfg(test)]
mod tests;
