//! What ties pieces to each other, told: `who` it is said of, and `what` they have to do with.

use super::Sentence;
use crate::game::Game;
use crate::kind::{Kind, KindId};
use crate::ties::{Taking, Ties};

impl Game {
    /// What pieces have to do with each other, each rule once with all that it is about.
    pub(super) fn account_of_ties(&self) -> Vec<Sentence> {
        let mut sentences = self.account_of_laws();
        sentences.extend(self.each("variants-takes-only", |ties| ties.takes_only.clone()));
        sentences.extend(self.each("variants-cannot-take", |ties| filled(&ties.cannot_take)));
        sentences.extend(self.each("variants-proof", |ties| filled(&self.shooting(&ties.proof))));
        sentences.extend(self.each("variants-patrons", |ties| filled(&ties.patrons)));
        sentences.extend(self.each("variants-forward-needs", |ties| filled(&ties.forward_needs)));
        sentences.extend(self.each("variants-calls", |ties| filled(&ties.calls)));
        let burning = self.ids(|kind| kind.burns);
        sentences.extend(self.each("variants-quenches", |ties| ties.quenches.then(|| burning.clone())));
        for (own, kind) in (0..).map(KindId).zip(self.kinds()) {
            if kind.ties.hit_from > 1 {
                sentences.push(counting(about("variants-hit-from", &[own], &[]), kind.ties.hit_from));
            }
            if let (Some((light, within)), Some(face)) = (kind.ties.turns_back_near, kind.other_face) {
                sentences.push(counting(about("variants-turns-back", &[face], &[light]), within));
            }
            if let Some((missiles, within)) = &kind.ties.blinds {
                sentences.push(counting(about("variants-blinds", &[own], &self.shooting(missiles)), *within));
            }
        }
        sentences
    }

    fn account_of_laws(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        if !self.laws.command.is_empty() {
            sentences.push(Sentence {
                pieces: vec![("who", self.laws.command.clone())],
                ..Sentence::plain("variants-command")
            });
        }
        for Taking { of, by } in &self.laws.by_taking {
            sentences.push(match by {
                None => about("variants-promotes-by-taking", &[], of),
                Some(by) => about("variants-promote-by-taking", by, of),
            });
        }
        sentences
    }

    /// A sentence for all pieces of which the same is true, told with the pieces that it has to do with.
    fn each(&self, id: &'static str, of: impl Fn(&Ties) -> Option<Vec<KindId>>) -> Vec<Sentence> {
        let mut told: Vec<(Vec<KindId>, Vec<KindId>)> = Vec::new();
        for (i, kind) in self.kinds().iter().enumerate() {
            let Some(what) = of(&kind.ties) else { continue };
            let own = KindId(i as u16);
            match told.iter_mut().find(|(known, _)| *known == what) {
                Some((_, kinds)) => kinds.push(own),
                None => told.push((what, vec![own])),
            }
        }
        told.into_iter().map(|(what, who)| about(id, &who, &what)).collect()
    }

    fn ids(&self, wanted: impl Fn(&Kind) -> bool) -> Vec<KindId> {
        let kinds = self.kinds().iter().zip((0..).map(KindId));
        kinds.filter(|(kind, _)| wanted(kind)).map(|(_, id)| id).collect()
    }

    fn shooting(&self, missiles: &[String]) -> Vec<KindId> {
        self.ids(|kind| kind.ties.missile.as_ref().is_some_and(|missile| missiles.contains(missile)))
    }
}

fn about(id: &'static str, who: &[KindId], what: &[KindId]) -> Sentence {
    let named = [("who", who), ("what", what)].into_iter().filter(|(_, kinds)| !kinds.is_empty());
    let pieces = named.map(|(variable, kinds)| (variable, vec![kinds.to_vec()])).collect();
    Sentence { pieces, ..Sentence::plain(id) }
}

fn counting(sentence: Sentence, count: u8) -> Sentence {
    Sentence { numbers: vec![("count", count.into())], ..sentence }
}

fn filled(kinds: &[KindId]) -> Option<Vec<KindId>> {
    (!kinds.is_empty()).then(|| kinds.to_vec())
}
