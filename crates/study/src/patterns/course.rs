//! What stood when: the names of one side as a game goes on.

use super::catalogue::Catalogue;
use super::labels::Span;
use super::pattern::PatternId;
use super::set::Set;
use serde::Serialize;

/// What one side is known by from a ply on, until its next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// After this move.
    pub ply: usize,
    /// Openings, attacks and formations that have come so far; none that a more special one tells as well.
    pub openings: Vec<PatternId>,
    /// The castles that stand.
    pub castles: Vec<PatternId>,
}

/// Follows one side.
#[derive(Default)]
pub(super) struct Course {
    /// What is told from which ply on: all that has come of the one kind, what stands of the other.
    steps: Vec<(usize, Set)>,
    /// What has held so far, and what holds now.
    seen: [Set; 2],
}

impl Course {
    /// Notes what has held until this ply, and which castles are told there.
    pub(super) fn note(&mut self, catalogue: &Catalogue, ply: usize, held: Set, shown: Set) {
        if self.seen == [held, shown] && !self.steps.is_empty() {
            return;
        }
        self.seen = [held, shown];
        let (openings, castles) = (catalogue.openings(held), catalogue.castles_of(shown));
        self.steps.push((ply, catalogue.shown(openings) | castles));
    }

    /// The course of the whole game, in which no castles count but these.
    pub(super) fn standings(&self, catalogue: &Catalogue, castles: &[Span]) -> Vec<Standing> {
        let counted: Set = castles.iter().map(|span| span.pattern.number()).collect();
        let mut standings: Vec<Standing> = Vec::new();
        for (ply, told) in &self.steps {
            let openings: Vec<PatternId> = catalogue.ids(catalogue.openings(*told)).collect();
            let castles: Vec<PatternId> = catalogue.ids(catalogue.castles_of(*told) & counted).collect();
            let last = standings.last().map(|last| (&last.openings, &last.castles));
            if last != Some((&openings, &castles)) {
                standings.push(Standing { ply: *ply, openings, castles });
            }
        }
        standings
    }
}

#[cfg(test)]
mod tests;
