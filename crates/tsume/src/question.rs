//! What a solver is asked.

use shogi::Color;

/// What is asked of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The side that gives the mate. Either side may be to move; the attacker's every move must be a check (TSUME-04).
    pub attacker: Color,
    /// Whether the first mate found is enough, or the shortest is wanted, proven to be the shortest.
    pub shortest: bool,
    /// No mate longer than this is of interest.
    pub max_plies: Option<u16>,
    /// At most about this many positions.
    pub nodes: Option<u64>,
}

impl Question {
    /// Any mate by `attacker`.
    pub fn any(attacker: Color) -> Question {
        Question { attacker, shortest: false, max_plies: None, nodes: None }
    }

    /// The shortest mate by `attacker`, with proof.
    pub fn shortest(attacker: Color) -> Question {
        Question { shortest: true, ..Question::any(attacker) }
    }
}
