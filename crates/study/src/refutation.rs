//! Why a move is not the one to play.

use crate::{Choice, Score, Trade, Verdict};
use shogi::{Move, PieceKind, Position};

/// From so many points on an exchange is worth talking about.
const NOTABLE: i32 = 2;

/// What is wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent mates in so many plies.
    AllowsMate(u16),
    /// There was a mate in so many plies.
    MissesMate(u16),
    /// It costs more than it brings.
    Loses(Trade),
    /// The better move would have won something.
    MissesGain(Trade),
    /// A rook or bishop of the opponent promotes.
    LetsPromote(PieceKind),
}

/// The answer to "why not this move?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// How much worse it is.
    pub verdict: Verdict,
    /// The move and what follows.
    pub line: Vec<Move>,
    /// What is wrong with it, the weightiest first; none if it is good, or only a little worse in every way.
    pub reasons: Vec<Reason>,
}

impl Refutation {
    /// The answer for a move; `None` if nothing is known of it.
    pub fn of(choice: &Choice<'_>) -> Option<Refutation> {
        let verdict = Verdict::of(choice)?;
        let mut line = vec![choice.played];
        match choice.after {
            Some(after) => line.extend(&after.best.moves),
            None => line.extend(choice.before.line_of(choice.played).iter().flat_map(|line| line.moves.iter().skip(1))),
        }
        let better = if verdict.is_best { &[][..] } else { &choice.before.best.moves };
        let reasons = reasons(choice.position, &verdict, &line, better);
        Some(Refutation { verdict, line, reasons })
    }
}

/// What is wrong with the first move of `line`, where `better` could have been played.
pub(crate) fn reasons(position: &Position, verdict: &Verdict, line: &[Move], better: &[Move]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    reasons.extend(verdict.allowed_mate.map(Reason::AllowsMate));
    reasons.extend(verdict.missed_mate.map(Reason::MissesMate));
    let lost = verdict.is_mistake() && !matches!(verdict.played, Score::MatedIn(_));
    if lost {
        let (own, other) = (Trade::of(position, line, position.turn()), Trade::of(position, better, position.turn()));
        let worse = other.balance() - own.balance() >= NOTABLE;
        if worse && own.balance() <= -NOTABLE {
            reasons.push(Reason::Loses(own));
        } else if worse && other.balance() >= NOTABLE {
            reasons.push(Reason::MissesGain(other));
        }
        let promoted = |line: &[Move]| opponents_promotion(position, line);
        reasons.extend(promoted(line).filter(|_| promoted(better).is_none()).map(Reason::LetsPromote));
    }
    reasons
}

/// The first rook or bishop that who answers promotes in a line, and keeps for a move.
fn opponents_promotion(position: &Position, line: &[Move]) -> Option<PieceKind> {
    let mut now = position.clone();
    for (index, m) in line.iter().enumerate() {
        let kind = m.from().and_then(|from| now.piece_at(from)).map(shogi::Piece::kind);
        now.play(*m).ok()?;
        let taken = line.get(index + 1).is_some_and(|next| next.to() == m.to());
        if index % 2 == 1 && m.promotes() && !taken && now.attackers_to(m.to(), position.turn()).is_empty() {
            let promoted = kind.filter(|kind| matches!(kind, PieceKind::Rook | PieceKind::Bishop));
            if promoted.is_some() {
                return promoted;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
