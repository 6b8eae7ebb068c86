//! The second look before a move: who is about to put a piece where it is lost sees that, if they look. Weaker levels
//! look less often; otherwise they fail by seeing less far, as people do. What ends the game at once everybody sees.

use super::path::Step;
use super::picker::Candidate;
use super::worth::ROYAL;
use super::{Search, eval, exchange};

/// What is given away by less than this is no oversight: three quarters of a mean piece of the start.
const CLEARLY: i32 = 240;

impl Search<'_> {
    /// Leaves out the moves that lose the game at once, or give up a lead by letting a situation come back too often; and, if the
    /// player looks, those after which the other side takes something of clearly higher value. Unless there is no better one.
    pub(super) fn leave_out_careless(&mut self, list: &mut Vec<Candidate>) {
        let key = self.position.key();
        let Some(looks) = self.attention.map(|attention| attention.looks_twice(key)) else { return };
        let lead = eval::evaluate(&self.position);
        let mut results = Vec::with_capacity(list.len());
        for candidate in list.iter() {
            // Who is told to hurry does not look.
            if self.must_stop() {
                return;
            }
            results.push(self.result_at_once(candidate, lead, looks));
        }
        let best = results.iter().copied().max().unwrap_or(0).min(0);
        let mut results = results.into_iter();
        list.retain(|_| results.next().is_some_and(|result| result >= best - CLEARLY));
    }

    /// What a move takes, less what the other side can win at once in return, if the player looks. A check may be worth a piece.
    fn result_at_once(&mut self, candidate: &Candidate, lead: i32, looks: bool) -> i32 {
        let step = Step::here(self.position.key(), self.position.in_check(), lead);
        self.after(candidate.m, step, |search| match search.decided(1).or_else(|| search.came_back_too_often()) {
            Some(0) => -lead,
            Some(score) => -ROYAL * score.signum(),
            None if !looks || search.position.in_check() => 0,
            None => candidate.effect.captured - search.best_capture(),
        })
    }

    /// What it counts if the situation is there for the last permitted time.
    fn came_back_too_often(&mut self) -> Option<i32> {
        let key = self.position.key();
        let times = 1 + self.path.iter().filter(|step| step.key == key).count() as u32;
        let in_check = self.position.in_check();
        if times < self.position.game.ending.occurrences { None } else { self.repeated(in_check, 1) }
    }

    /// The most that the side to move can win by taking something.
    fn best_capture(&mut self) -> i32 {
        let captures = self.captures();
        let takes = captures.iter().filter(|candidate| candidate.effect.captured > 0);
        let won = takes.map(|taking| exchange::outcome(&self.position, taking.m, &taking.effect));
        let most = won.max().unwrap_or(0).max(0);
        self.lists.push(captures);
        most
    }
}

#[cfg(test)]
mod tests;
