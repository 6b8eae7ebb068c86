//! What a check has found.

use super::{Attack, Cook, Futile, Problem, Try, Unnecessary};
use crate::Why;
use shogi::{Hand, Move, Square};

/// What is known of a problem.
#[derive(Clone, Debug)]
pub struct Report {
    /// The shortest mate, every interposition counted.
    pub strict: Length,
    /// The shortest mate as problems count it, futile interpositions left out.
    pub traditional: Length,
    /// The solution: the author's, if it was given, else a longest defence against a shortest attack that leaves as few
    /// pieces over as any. Empty if there is none.
    pub line: Vec<Move>,
    /// Whether the line is the author's, or proven to be such a defence. If not, it is just some mating line: what stands
    /// beside it or is left over at its end is no flaw.
    pub is_meant: bool,
    /// What is wrong with the author's solution by the rules of the game or of problems; `line` ends there.
    pub line_fault: Option<Flaw>,
    /// The length that the author names: of their solution, or given alone.
    pub intended: Option<u16>,
    /// What the attacker still holds at the end of the line (駒余り komaamari).
    pub left_over: Hand,
    /// Interpositions shown to be futile (無駄合い), along the line and in the tree.
    pub futile: Vec<Futile>,
    /// Other moves of the attacker that mate too (余詰 yozume).
    pub cooks: Vec<Cook>,
    /// Checks that fail, each against one defence only (紛れ magire).
    pub tries: Vec<Try>,
    /// Pieces on the board that could as well be away.
    pub unnecessary: Vec<Unnecessary>,
    /// The attack with every defence (変化 henka).
    pub tree: Option<Attack>,
    /// What could not be settled within the budget.
    pub undecided: Vec<Undecided>,
    /// Positions looked at.
    pub nodes: u64,
}

/// The length of the shortest mate, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// There is a mate.
    Mate {
        /// The moves of both sides.
        plies: u16,
        /// Whether no mate is shorter, and no defence makes it longer. If not, it is the length of some mating line.
        proven: bool,
    },
    /// There is none (不詰 fuzumi).
    NoMate,
    /// Not known.
    Undecided,
}

impl Length {
    /// The plies, if they are proven.
    pub fn proven(self) -> Option<u16> {
        match self {
            Length::Mate { plies, proven: true } => Some(plies),
            _ => None,
        }
    }
}

/// Something that keeps a problem from being sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no mate.
    NoMate,
    /// A move of the solution, from 1, is against the rules.
    IllegalMove(usize),
    /// A move of the attacker, from 1, is no check (TSUME-04).
    QuietMove(usize),
    /// The solution does not end in mate.
    NotMated,
    /// The mate takes fewer plies than the author says (早詰 hayazume).
    Shorter,
    /// A defence lasts longer than the author says (変長 henchō).
    Longer,
    /// Another move mates, too (余詰).
    Cooked,
    /// The attacker has pieces left at the end.
    LeftOver,
}

/// Whether a problem is sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soundness {
    /// It is: one solution, of the length meant, with nothing left over.
    Sound,
    /// It is not, see [`Report::flaws`].
    Unsound,
    /// No flaw was found, but something that decides it could not be settled.
    Undecided,
}

/// Something that could not be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// What.
    pub matter: Matter,
    /// Why not.
    pub why: Why,
}

/// A question that a check asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// The shortest mate, every interposition counted.
    Strict,
    /// The shortest mate as problems count it.
    Traditional,
    /// Whether another move of the attacker mates, too.
    Alternative {
        /// The number of the move, from 1.
        ply: usize,
        /// The move.
        m: Move,
    },
    /// Which defences refute a check that fails.
    Try {
        /// The number of the move, from 1.
        ply: usize,
        /// The move.
        m: Move,
    },
    /// Which defences are futile at a move of the line, from 1.
    Futile(usize),
    /// Whether a piece on the board is needed.
    Piece(Square),
    /// The tree.
    Tree,
}

impl Report {
    pub(super) fn new(problem: &Problem) -> Report {
        let given = problem.solution.as_ref().map(|line| line.len() as u16);
        Report {
            strict: Length::Undecided,
            traditional: Length::Undecided,
            line: Vec::new(),
            is_meant: false,
            line_fault: None,
            intended: given.or(problem.plies),
            left_over: Hand::EMPTY,
            futile: Vec::new(),
            cooks: Vec::new(),
            tries: Vec::new(),
            unnecessary: Vec::new(),
            tree: None,
            undecided: Vec::new(),
            nodes: 0,
        }
    }

    /// Everything that keeps the problem from being sound.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        if self.strict == Length::NoMate {
            flaws.push(Flaw::NoMate);
        }
        flaws.extend(self.line_fault);
        if let (Some(intended), Some(plies)) = (self.intended, self.traditional.proven()) {
            match intended.cmp(&plies) {
                std::cmp::Ordering::Less => flaws.push(Flaw::Longer),
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => flaws.push(Flaw::Shorter),
            }
        }
        if self.cooks.iter().any(|cook| cook.kind.is_flaw() && (self.is_meant || cook.ply == 1)) {
            flaws.push(Flaw::Cooked);
        }
        if self.is_meant && !self.left_over.is_empty() {
            flaws.push(Flaw::LeftOver);
        }
        flaws
    }

    /// Whether the problem is sound.
    pub fn soundness(&self) -> Soundness {
        let decides = |undecided: &Undecided| {
            matches!(undecided.matter, Matter::Strict | Matter::Traditional | Matter::Alternative { .. })
        };
        if !self.flaws().is_empty() {
            Soundness::Unsound
        } else if self.traditional.proven().is_none() || self.undecided.iter().any(decides) {
            Soundness::Undecided
        } else {
            Soundness::Sound
        }
    }
}
