//! A move by which a player lost much of their chance of winning, with what is needed to tell of it by itself.

use crate::{Analysis, Choice, Judgement, Line, Mark, Passage, Place, Refutation, Verdict};
use shogi::{Color, Move, Position, Square};

/// A player's mistake in a game: more than an inaccuracy, and there was a better move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
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

/// Who has hardly a chance any more learns little from what they lose, and neither does who wins all the same.
const LOST: f64 = 0.10;
const WON: f64 = 0.90;
/// Among fewer moves there is not much to find.
const CHOICE: usize = 3;

impl Mistake {
    /// A player's mistakes in the main line of a game that has been judged, in their order.
    pub fn all_of(analysis: &Analysis, by: Color) -> Vec<Mistake> {
        analysis.main_line().filter_map(|place| Mistake::at(analysis, place, by)).collect()
    }

    /// The worst of them; of several as bad ones the first.
    pub fn worst_of(analysis: &Analysis, by: Color) -> Option<Mistake> {
        let mut worst: Option<(f64, &Place)> = None;
        for place in analysis.main_line() {
            let loss = place.passage.as_ref().filter(|own| own.by == by).and_then(loss);
            if let Some(loss) = loss.filter(|loss| worst.is_none_or(|(most, _)| *loss > most)) {
                worst = Some((loss, place));
            }
        }
        Mistake::at(analysis, worst?.1, by)
    }

    /// The mistake that led to a place.
    fn at(analysis: &Analysis, place: &Place, by: Color) -> Option<Mistake> {
        let passage = place.passage.as_ref().filter(|own| own.by == by)?;
        loss(passage)?;
        let before = analysis.places().get(passage.from)?;
        Some(Mistake {
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
        self.refutation_of(self.played, &self.answer)
    }

    /// What is to be said of a move in its place, after which the opponent's best line is `answer`.
    pub fn refutation_of(&self, m: Move, answer: &Line) -> Option<Refutation> {
        let judged = |line: &Line| Judgement { best: line.clone(), ..Judgement::default() };
        let (before, after) = (judged(&self.better), judged(answer));
        let Mistake { position, last_to, .. } = self;
        Refutation::of(&Choice { position, last_to: *last_to, played: m, before: &before, after: Some(&after) })
    }

    /// Whether somebody learns from looking for the better move: the game was not lost before and is not won all the same, and the
    /// better move is neither one of very few nor plainly taking back.
    pub fn is_instructive(&self) -> bool {
        let (best, played) = (self.better.score.chance(), self.answer.score.of_move_before().chance());
        let open = best.value() >= LOST && played.value() <= WON;
        let recaptures = self.better.moves.first().is_some_and(|m| self.last_to == Some(m.to()));
        open && !recaptures && self.position.legal_moves().len() >= CHOICE
    }

    /// Whether it still is one when an engine has looked longer: at the opponent's best line after the better move, and after the
    /// one played, which it takes in.
    pub fn confirmed(mut self, after_better: &Line, after_played: &Line) -> Option<Mistake> {
        let first = *self.better.moves.first()?;
        let better = after_better.score.of_move_before();
        self.better = Line { score: better, moves: [&[first], after_better.moves.as_slice()].concat() };
        self.answer = after_played.clone();
        let verdict = Verdict::comparing(better, self.answer.score.of_move_before(), false);
        is_more_than_inaccurate(&verdict).then_some(self)
    }
}

/// How much of the chance of winning a move has lost, if it is a mistake and one can say what would have been better.
fn loss(passage: &Passage) -> Option<f64> {
    let verdict = passage.verdict.filter(is_more_than_inaccurate)?;
    passage.better.as_ref()?.moves.first().map(|_| verdict.loss())
}

fn is_more_than_inaccurate(verdict: &Verdict) -> bool {
    matches!(verdict.mark, Some(Mark::Mistake | Mark::Blunder))
}

#[cfg(test)]
mod tests;
