//! What a solver answers.

use shogi::{Move, Position, Square};

/// What is known at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether there is a mate.
    pub verdict: Verdict,
    /// Positions looked at.
    pub nodes: u64,
}

/// Whether there is a mate. A verdict is always true: where the solver is not sure it says [`Verdict::Unknown`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a mate, against any defence.
    Mate(Mate),
    /// There is no mate by checks alone (within [`crate::Question::max_plies`], if that is given).
    NoMate,
    /// The search was ended before it knew.
    Unknown(Why),
}

/// A mate that no defence averts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate {
    /// A line from the position asked about to the mate.
    pub line: Vec<Move>,
    /// Whether the length is proven to be the shortest, every interposition counted; the line is then a longest defence
    /// against a shortest attack.
    pub minimum: bool,
}

impl Mate {
    /// The number of moves of both sides.
    pub fn plies(&self) -> usize {
        self.line.len()
    }

    /// 都詰め miyakozume: whether the line from this position mates on the centre square, 55 (TSUME-08).
    pub fn is_in_capital(&self, start: &Position) -> bool {
        const CAPITAL: Square = Square::new(5, 5);
        let mut end = start.clone();
        let is_played = self.line.iter().all(|m| end.play(*m).is_ok());
        is_played && end.king(end.turn()) == Some(CAPITAL) && end.is_checkmate()
    }
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The caller said so.
    Stopped,
    /// [`crate::Question::nodes`] were looked at.
    Nodes,
    /// The memory allowed did not hold the proof.
    Memory,
}

/// How a search is getting on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at so far.
    pub nodes: u64,
    /// The least number of positions that would have to be shown won to show the mate (証明数 shōmeisū).
    pub proof: u32,
    /// The least number that would have to be shown lost to refute it (反証数 hanshōsū).
    pub disproof: u32,
    /// The shortest mate known so far, in plies.
    pub mate: Option<u16>,
    /// How full the memory is, in thousandths.
    pub memory: u16,
    /// The line that is being looked at.
    pub line: Vec<Move>,
}
