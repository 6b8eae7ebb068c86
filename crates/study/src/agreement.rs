//! How often a player chose what the engine would have chosen, where there was a choice.

use crate::{Analysis, Passage, Place};
use serde::{Deserialize, Serialize};
use shogi::Color;

/// So many moves of a game many know by heart.
const OPENING: usize = 24;
/// Where the chance of winning is less than this for one side, any move will do.
const DECIDED: f64 = 0.10;

/// Moves of a player in the main line that were choices: beyond the opening, with the game still open, and no answer that anybody sees at
/// once, as the only way out of check or taking back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Agreement {
    /// How many there were.
    pub choices: usize,
    /// How many of them were the engine's own.
    pub same: usize,
    /// What they lost together, as chances of winning.
    pub loss: f64,
}

impl Agreement {
    /// That of one side, as far as the game has been judged.
    pub fn of(analysis: &Analysis, by: Color) -> Agreement {
        let mut agreement = Agreement::default();
        for (before, passage) in
            analysis.moves().filter(|(place, passage)| passage.by == by && is_choice(place, passage))
        {
            let Some(verdict) = passage.verdict.filter(|_| before.is_in_main_line) else { continue };
            agreement.choices += 1;
            agreement.same += usize::from(verdict.is_best);
            agreement.loss += verdict.loss();
        }
        agreement
    }

    /// Those of several games together.
    #[must_use]
    pub fn and(self, other: Agreement) -> Agreement {
        Agreement { choices: self.choices + other.choices, same: self.same + other.same, loss: self.loss + other.loss }
    }

    /// The part that was the engine's own, from 0 to 1; `None` without choices.
    pub fn rate(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.same as f64 / self.choices as f64)
    }
}

fn is_choice(before: &Place, passage: &Passage) -> bool {
    let is_open = before.judgement.as_ref().is_some_and(|judgement| {
        let chance = judgement.best.score.chance().value();
        (DECIDED..=1.0 - DECIDED).contains(&chance)
    });
    before.plies >= OPENING
        && is_open
        && before.last_to != Some(passage.m.to())
        && before.position.legal_moves().len() > 1
}

#[cfg(test)]
mod tests;
