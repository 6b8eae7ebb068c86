//! The referee's reading of a record: its moves replayed before the referee of the live games, with the times noted.

mod clock;
mod referee;

pub use clock::Clock;
pub use referee::{Judgement, RULESET_REMARK, Seen, What, judge};

use kifu::{Finding, FindingKind, Reading, Severity};
use shogi::Fault;

/// What keeps a record from being judged; `None` if nothing does. A foul can be judged, and so can moves after the end.
pub fn obstacle(reading: &Reading) -> Option<&Finding> {
    reading.findings.iter().find(|finding| {
        let is_judged = finding.kind == FindingKind::MovesNotRead
            || is_of_foul(&finding.kind) && reading.record.illegal().is_some();
        finding.kind.severity() == Severity::Error && !is_judged || is_hopeless(&finding.kind)
    })
}

/// What the reader had to say that the referee does not say anyway.
pub fn notes(reading: &Reading) -> impl Iterator<Item = &Finding> {
    reading.findings.iter().filter(|finding| finding.kind != FindingKind::MovesNotRead && !is_of_foul(&finding.kind))
}

/// Whether the referee sees a foul in what the reader could not play.
fn is_of_foul(kind: &FindingKind) -> bool {
    matches!(
        kind,
        FindingKind::IllegalMove { .. }
            | FindingKind::OtherPiece { .. }
            | FindingKind::OutOfTurn
            | FindingKind::UnmarkedMove
            | FindingKind::TakesKing
            | FindingKind::BadMove { .. }
    )
}

/// Whether the start is one from which legal moves mean nothing.
pub fn is_hopeless(kind: &FindingKind) -> bool {
    let FindingKind::OddStart(error) = kind else { return false };
    [Fault::OpponentInCheck, Fault::TooManyPieces].into_iter().any(|fault| error.faults().contains(fault))
}

#[cfg(test)]
mod tests;
