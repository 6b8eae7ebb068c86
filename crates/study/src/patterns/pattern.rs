//! What a pattern is called, and how it stands to others.

use super::data::{Kind, Role};
use shogi::{PieceKind, Square};
use std::fmt;
use variants::Names;

/// A pattern of the [`Catalogue`](super::Catalogue).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PatternId(u8);

impl PatternId {
    pub(super) const fn new(number: usize) -> PatternId {
        PatternId(number as u8)
    }

    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for PatternId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PatternId({})", self.0)
    }
}

/// A castle, an opening, a tesuji …: a shape or a move that has a name.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// What programs call it: `diamond-mino`.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// What people call it.
    pub names: Names,
    /// Other Japanese names.
    pub aliases: Vec<String>,
    /// The more general one, which need not be told where this one is.
    pub parent: Option<PatternId>,
    /// What part it plays.
    pub role: Role,
    /// The name is known from one source only, or from none but common knowledge.
    pub rare: bool,
    /// The own pieces that make it, each with its square as the owner sees it from Black's place; of several that stand
    /// together one will do (OPEN-01).
    pub parts: Vec<Vec<(PieceKind, Square)>>,
    /// The openings that a castle goes with; what is more special goes with the same unless it says otherwise.
    pub with: Vec<PatternId>,
    pub(super) party: Option<Party>,
}

/// What both sides of a game have to do for it to have a name.
#[derive(Clone, Debug)]
pub(super) struct Party {
    pub(super) sides: Sides,
    /// What neither may do.
    pub(super) unless: Vec<PatternId>,
}

/// What the sides do; something more special will do as well.
#[derive(Clone, Debug)]
pub(super) enum Sides {
    /// Each does one of these.
    Both(Vec<PatternId>),
    /// One does the one, the other the other.
    OneEach(PatternId, PatternId),
}
