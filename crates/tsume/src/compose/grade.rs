//! How hard a problem is, and what is in it.

use crate::{Question, Solver};
use shogi::{Checks, Color, Move, PieceKind, Position};
use std::fmt;

/// Something in the solution of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A piece is given up (捨て駒 sutegoma).
    Sacrifice,
    /// A piece that gains by promotion does not promote (不成 narazu).
    NonPromotion,
    /// White puts a piece between (合駒 aigoma).
    Interposition,
    /// A piece leaves the line of another (開き王手 akiōte).
    Discovered,
    /// Two pieces give check at once (両王手 ryōōte).
    DoubleCheck,
    /// Black's moves are all with pieces from hand.
    DropsOnly,
    /// Black drops nothing.
    NoDrops,
    /// The king is mated on the centre square (都詰め miyakozume, TSUME-08).
    Capital,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 8] = [
        Theme::Sacrifice,
        Theme::NonPromotion,
        Theme::Interposition,
        Theme::Discovered,
        Theme::DoubleCheck,
        Theme::DropsOnly,
        Theme::NoDrops,
        Theme::Capital,
    ];

    /// Its name in files and for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Sacrifice => "sacrifice",
            Theme::NonPromotion => "non-promotion",
            Theme::Interposition => "interposition",
            Theme::Discovered => "discovered",
            Theme::DoubleCheck => "double-check",
            Theme::DropsOnly => "drops-only",
            Theme::NoDrops => "no-drops",
            Theme::Capital => "capital",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// What is in this solution.
pub(super) fn themes(position: &Position, line: &[Move]) -> Vec<Theme> {
    let mut found = [false; Theme::ALL.len()];
    let mut see = |theme: Theme| found[theme as usize] = true;
    let mut now = position.clone();
    let (mut drops, mut moves) = (0, 0);
    for (index, m) in line.iter().enumerate() {
        if now.turn() == Color::Black {
            moves += 1;
            drops += usize::from(m.from().is_none());
            if is_answered_there(line, index) {
                see(Theme::Sacrifice);
            }
            if declines_promotion(&now, *m) {
                see(Theme::NonPromotion);
            }
        } else if m.from().is_none() {
            see(Theme::Interposition);
        }
        let attacks = now.turn() == Color::Black;
        now.play_unchecked(*m);
        if attacks {
            let checkers = now.checkers();
            if checkers.is_many() {
                see(Theme::DoubleCheck);
            } else if !checkers.contains(m.to()) {
                see(Theme::Discovered);
            }
        }
    }
    if drops == moves {
        see(Theme::DropsOnly);
    }
    if drops == 0 {
        see(Theme::NoDrops);
    }
    if now.king(Color::White).is_some_and(|king| (king.file(), king.rank()) == (5, 5)) {
        see(Theme::Capital);
    }
    Theme::ALL.into_iter().filter(|theme| found[*theme as usize]).collect()
}

/// Whether a pawn, bishop or rook could promote and does not.
fn declines_promotion(position: &Position, m: Move) -> bool {
    let Move::Board { from, to, promote: false } = m else { return false };
    let gains = position
        .piece_at(from)
        .is_some_and(|piece| matches!(piece.kind(), PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook));
    gains && (from.in_promotion_zone(Color::Black) || to.in_promotion_zone(Color::Black))
}

/// How hard a problem is: longer is harder, so is what leaves many checks to choose from, what the solver has to look at
/// for long, and what goes against instinct. The weights are a guess until people's answers say better.
pub(super) fn difficulty(fresh: &mut Solver, position: &Position, line: &[Move]) -> f64 {
    let (mut choices, mut sacrifices, mut declined) = (0.0, 0, 0);
    let mut now = position.clone();
    for (index, m) in line.iter().enumerate() {
        if now.turn() == Color::Black {
            let checks = Checks::new(&now);
            let count = now.legal_moves().into_iter().filter(|m| checks.given_by(&now, *m)).count();
            choices += (count.max(1) as f64).log2();
            sacrifices += usize::from(is_answered_there(line, index));
            declined += usize::from(declines_promotion(&now, *m));
        }
        now.play_unchecked(*m);
    }
    let question = Question { nodes: Some(1_000_000), ..Question::shortest(Color::Black) };
    let effort = (fresh.solve(position, &question, &mut |_| true).nodes.max(1) as f64).log2();
    let weights = [
        (line.len() as f64, 0.35),
        (choices, 0.3),
        (effort, 0.3),
        (sacrifices as f64, 0.25),
        (f64::from(declined > 0), 1.0),
    ];
    let sum: f64 = weights.iter().map(|(value, weight)| value * weight).sum();
    ((sum - 2.0).max(0.1) * 10.0).round() / 10.0
}

/// Whether White takes what has just moved.
fn is_answered_there(line: &[Move], index: usize) -> bool {
    line.get(index + 1).is_some_and(|answer| answer.to() == line[index].to())
}
