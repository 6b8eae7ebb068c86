//! The move by which a player lost most of their chance of winning, with what is needed to tell of it by itself.

use crate::{Analysis, Choice, Judgement, Line, Mark, Passage, Place, Refutation};
use shogi::{Color, Move, Position, Square};

/// A player's worst mistake in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worst {
    /// How many moves had been played before it.
    pub plies: usize,
    /// The position it was played in.
    pub position: Position,
    /// Where the move before went.
    pub last_to: Option<Square>,
    /// The move.
    pub played: Move,
    /// What should have been played.
    pub better: Line,
    /// The answer to the move played, and what that is worth to who gives it.
    pub answer: Line,
}

impl Worst {
    /// The worst mistake in the main line of a game that has been judged; of several as bad ones the first. `None` if the
    /// player has made none that is more than an inaccuracy and has a better move beside it.
    pub fn of(analysis: &Analysis, by: Color) -> Option<Worst> {
        let mut worst: Option<(f64, &Place)> = None;
        for place in analysis.main_line() {
            let loss = place.passage.as_ref().filter(|own| own.by == by).and_then(loss);
            if let Some(loss) = loss.filter(|loss| worst.is_none_or(|(most, _)| *loss > most)) {
                worst = Some((loss, place));
            }
        }
        let (_, place) = worst?;
        let passage = place.passage.as_ref()?;
        let before = analysis.places().get(passage.from)?;
        Some(Worst {
            plies: before.plies,
            position: before.position.clone(),
            last_to: before.last_to,
            played: passage.m,
            better: passage.better.clone()?,
            answer: place.judgement.as_ref()?.best.clone(),
        })
    }

    /// What is wrong with it.
    pub fn refutation(&self) -> Option<Refutation> {
        let judged = |line: &Line| Judgement { best: line.clone(), ..Judgement::default() };
        let (before, after) = (judged(&self.better), judged(&self.answer));
        let Worst { position, last_to, played, .. } = self;
        Refutation::of(&Choice { position, last_to: *last_to, played: *played, before: &before, after: Some(&after) })
    }
}

/// How much of the chance of winning a move has lost, if it is a mistake and one can say what would have been better.
fn loss(passage: &Passage) -> Option<f64> {
    let verdict = passage.verdict.filter(|verdict| matches!(verdict.mark, Some(Mark::Mistake | Mark::Blunder)))?;
    passage.better.as_ref()?.moves.first().map(|_| verdict.loss())
}

#[cfg(test)]
mod tests;
