//! What ties pieces to each other, told: names come in three languages, each message takes those of its own.

use super::Sentence;
use crate::game::Game;
use crate::kind::{Kind, KindId};
use crate::ties::Ties;

/// The names of the variables with names of pieces, by language; `what` is for a second list.
const WHO: [&str; 3] = ["en", "it", "ja"];
const WHAT: [&str; 3] = ["en-what", "it-what", "ja-what"];

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
        for kind in self.kinds() {
            if kind.ties.hit_from > 1 {
                sentences.push(self.about(kind, "variants-hit-from", kind.ties.hit_from, &[]));
            }
            if let (Some((light, within)), Some(face)) = (kind.ties.turns_back_near, kind.other_face) {
                sentences.push(self.about(self.kind(face), "variants-turns-back", within, &[light]));
            }
            if let Some((missiles, within)) = &kind.ties.blinds {
                sentences.push(self.about(kind, "variants-blinds", *within, &self.shooting(missiles)));
            }
        }
        sentences
    }

    fn account_of_laws(&self) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        if !self.laws.command.is_empty() {
            let groups = |name: fn(&Kind) -> &str| {
                let group = |kinds: &Vec<KindId>| self.list(kinds, name).join(" + ");
                self.laws.command.iter().map(group).collect::<Vec<_>>().join(" / ")
            };
            let words = WHO.into_iter().zip(NAMES.map(groups)).collect();
            sentences.push(Sentence::with_words("variants-command", words));
        }
        for taking in &self.laws.by_taking {
            let what = self.words(WHAT, &taking.of);
            sentences.push(match &taking.by {
                None => Sentence::with_words("variants-promotes-by-taking", what),
                Some(by) => {
                    let words = self.words(WHO, by).into_iter().chain(what).collect();
                    Sentence::with_words("variants-promote-by-taking", words)
                }
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
        let sentence = |(what, kinds): (Vec<KindId>, Vec<KindId>)| {
            Sentence::with_words(id, self.words(WHO, &kinds).into_iter().chain(self.words(WHAT, &what)).collect())
        };
        told.into_iter().map(sentence).collect()
    }

    fn about(&self, kind: &Kind, id: &'static str, number: u8, what: &[KindId]) -> Sentence {
        let own = WHO.into_iter().zip(NAMES.map(|name| name(kind).to_owned()));
        let words = own.chain(self.words(WHAT, what)).collect();
        Sentence { numbers: vec![("count", number.into())], ..Sentence::with_words(id, words) }
    }

    fn ids(&self, wanted: impl Fn(&Kind) -> bool) -> Vec<KindId> {
        let kinds = self.kinds().iter().zip((0..).map(KindId));
        kinds.filter(|(kind, _)| wanted(kind)).map(|(_, id)| id).collect()
    }

    fn shooting(&self, missiles: &[String]) -> Vec<KindId> {
        self.ids(|kind| kind.ties.missile.as_ref().is_some_and(|missile| missiles.contains(missile)))
    }

    /// Names of pieces, each once.
    fn list<'a>(&'a self, kinds: &[KindId], name: fn(&Kind) -> &str) -> Vec<&'a str> {
        let mut names: Vec<&str> = Vec::new();
        for kind in kinds {
            let name = name(self.kind(*kind));
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn words(&self, keys: [&'static str; 3], kinds: &[KindId]) -> Vec<(&'static str, String)> {
        let joint = [", ", ", ", "、"];
        let text = |i: usize| self.list(kinds, NAMES[i]).join(joint[i]);
        (0..keys.len()).map(|i| (keys[i], text(i))).collect()
    }
}

/// What a piece is called in each language.
const NAMES: [fn(&Kind) -> &str; 3] = [|kind| &kind.english, |kind| &kind.italian, |kind| &kind.kanji];

fn filled(kinds: &[KindId]) -> Option<Vec<KindId>> {
    (!kinds.is_empty()).then(|| kinds.to_vec())
}
