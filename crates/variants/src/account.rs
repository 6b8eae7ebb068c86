//! What is special about a game, told in sentences: which, and with which values; their words stand in a message catalogue.

mod ties;

use crate::game::Game;
use crate::kind::{Kind, KindId};
use crate::laws::{AnywhereTakes, Compulsory, LionTrading, PromotionWhen, Repetition};
use crate::power::Power;

/// A sentence about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Its name in a message catalogue.
    pub id: &'static str,
    /// Numbers in it.
    pub numbers: Vec<(&'static str, u32)>,
    /// Words in it.
    pub words: Vec<(&'static str, String)>,
    /// Pieces in it, by groups; of several one is enough.
    pub pieces: Vec<(&'static str, Vec<Vec<KindId>>)>,
}

impl Sentence {
    fn plain(id: &'static str) -> Sentence {
        Sentence { id, numbers: Vec::new(), words: Vec::new(), pieces: Vec::new() }
    }

    /// The pieces in it by their names in some language, each name once, with what that language puts between them.
    pub fn names<'a>(
        &self,
        game: &'a Game,
        name: impl Fn(&'a Kind) -> &'a str,
        joint: &str,
    ) -> Vec<(&'static str, String)> {
        let group = |kinds: &Vec<KindId>, joint: &str| {
            let mut names: Vec<&str> = Vec::new();
            for kind in kinds {
                let name = name(game.kind(*kind));
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names.join(joint)
        };
        let text = |groups: &Vec<Vec<KindId>>| match &groups[..] {
            [only] => group(only, joint),
            several => several.iter().map(|kinds| group(kinds, " + ")).collect::<Vec<_>>().join(" / "),
        };
        self.pieces.iter().map(|(variable, groups)| (*variable, text(groups))).collect()
    }
}

impl Game {
    /// What is special about it.
    pub fn account(&self) -> Vec<Sentence> {
        let mut sentences = self.account_of_promotion();
        let drops = match self.drops() {
            None => "variants-no-drops",
            Some(drops) if drops.either_face => "variants-drops-either-face",
            Some(_) => "variants-drops",
        };
        let ending = self.ending();
        let royals = self.kinds().iter().filter(|kind| kind.royal).count();
        let end = match ending.check_binds {
            true => "variants-mate",
            false if self.laws.command.is_empty() => "variants-catch",
            false => "variants-catch-command",
        };
        let ids = [drops, end];
        let more = [
            (ending.try_wins, "variants-try"),
            (royals > 1 && self.laws.command.is_empty(), "variants-two-royals"),
            (self.dead_ends_allowed(), "variants-dead-ends"),
            (ending.bare_king, "variants-bare-king"),
            (ending.baring, "variants-baring"),
            (self.lion_trading().is_some(), "variants-lion-trading"),
            (self.lion_trading() == Some(LionTrading::Any), "variants-lion-trading-any"),
            (self.lion_trading() == Some(LionTrading::Protected), "variants-lion-trading-protected"),
        ];
        let more = more.into_iter().filter(|(said, _)| *said).map(|(_, id)| id);
        sentences.extend(ids.into_iter().chain(more).map(Sentence::plain));
        sentences.extend(self.account_of_repetition());
        let numbers = vec![("count", ending.most_moves)];
        sentences.push(Sentence { numbers, ..Sentence::plain("variants-most-moves") });
        let burns = self.kinds().iter().any(|kind| kind.burns);
        let contagion = self.kinds().iter().any(|kind| kind.contagion.is_some());
        let spreading = [(burns, "variants-burns"), (contagion, "variants-contagion")];
        sentences.extend(spreading.into_iter().filter(|(said, _)| *said).map(|(_, id)| Sentence::plain(id)));
        sentences.extend(self.account_of_ties());
        sentences.extend(self.options().iter().map(|option| {
            let words = vec![
                ("name", option.name.clone()),
                ("readings", option.readings.join(", ")),
                ("chosen", option.readings[option.chosen].clone()),
            ];
            Sentence { words, ..Sentence::plain("variants-option") }
        }));
        sentences
    }

    fn account_of_promotion(&self) -> Vec<Sentence> {
        let promotion = self.promotion();
        let when = match promotion.when {
            PromotionWhen::EveryMove => "variants-turns-every-move",
            PromotionWhen::Zone => "variants-promotes-zone",
            PromotionWhen::Entering => "variants-promotes-entering",
            PromotionWhen::EnteringOrCapture => "variants-promotes-entering-or-capture",
            PromotionWhen::Capture => "variants-promotes-capture",
        };
        let choice = match promotion.compulsory {
            Compulsory::Never => "variants-promotion-by-choice",
            Compulsory::AfterPromoted => "variants-promotion-after-promoted",
            Compulsory::Always => "variants-promotion-always",
            Compulsory::AlsoOnTheWay => "variants-promotion-also-on-the-way",
        };
        let mut sentences = vec![Sentence { numbers: vec![("ranks", promotion.zone.into())], ..Sentence::plain(when) }];
        if promotion.when != PromotionWhen::EveryMove {
            sentences.push(Sentence::plain(choice));
        }
        if self.kinds().iter().any(|kind| kind.promotes_at_end) {
            sentences.push(Sentence::plain("variants-promotes-at-end"));
        }
        sentences
    }

    fn account_of_repetition(&self) -> Vec<Sentence> {
        let ending = self.ending();
        let id = match ending.repetition {
            Repetition::Draw => "variants-repetition-draw",
            Repetition::FirstLoses => "variants-repetition-first-loses",
            Repetition::Forbidden => "variants-repetition-forbidden",
        };
        let mut sentences = vec![Sentence { numbers: vec![("count", ending.occurrences)], ..Sentence::plain(id) }];
        if ending.perpetual_check_loses && ending.repetition != Repetition::Forbidden {
            sentences.push(Sentence::plain("variants-perpetual-check"));
        }
        if ending.perpetual_attack_loses && ending.repetition == Repetition::Draw {
            sentences.push(Sentence::plain("variants-perpetual-attack"));
        }
        sentences
    }

    /// The words in the moves of its pieces for what they do beyond stepping, leaping and sliding, each once, with the name
    /// of its explanation in a message catalogue.
    pub fn power_words(&self) -> Vec<(&'static str, String)> {
        let anywhere = match self.anywhere_takes() {
            AnywhereTakes::Unprotected => "",
            AnywhereTakes::AllButProtectedRoyals => "-but-royals",
        };
        let leap_capture = if self.leaps_take_lower() { "-lower" } else { "" };
        let told = |power: &Power| {
            let more = match power {
                Power::Anywhere => anywhere,
                Power::LeapCapture(_) => leap_capture,
                _ => "",
            };
            (power.word(), format!("variants-power-{}{more}", power.word()))
        };
        let mut words: Vec<_> = self.kinds().iter().flat_map(|kind| &kind.powers).map(told).collect();
        words.sort_unstable();
        words.dedup();
        words
    }
}
