//! What happened to something that goes on for a while, step by step; steps can be taken back as long as nothing rests on
//! them.

use crate::time::Hour;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// Something that goes on for a while: a tournament, a season. Its state is the fold of the effects of what happened (I1).
pub trait Machine: Clone + Debug + Default + PartialEq {
    /// What happens.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What follows from it.
    type Effect: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why something may not happen.
    type Refusal: Clone + Debug + PartialEq;

    /// What would follow; nothing changes yet.
    ///
    /// # Errors
    /// Why it may not happen.
    fn handle(&self, event: &Self::Event, at: Hour, by: &str) -> Result<Vec<Self::Effect>, Self::Refusal>;

    /// Lets something follow.
    fn apply(&mut self, effect: &Self::Effect);

    /// Why a step cannot be taken back that is not there, or is taken back already.
    fn no_step(step: usize) -> Self::Refusal;

    /// Why a step cannot be taken back on which this one rests.
    fn depends(step: usize) -> Self::Refusal;

    /// Whether anything may still be taken back.
    ///
    /// # Errors
    /// If nothing changes any more.
    fn may_undo(&self) -> Result<(), Self::Refusal> {
        Ok(())
    }
}

/// A step: when, who, what, and what followed. As a line of JSON it is what files keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "E: Serialize + DeserializeOwned, F: Serialize + DeserializeOwned")]
pub struct Step<E, F> {
    /// When.
    pub at: Hour,
    /// Who did it: an arbiter's name, as they gave it.
    pub by: String,
    /// What they did.
    pub act: Act<E>,
    /// What followed; nothing for a step that takes another back.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<F>,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act<E> {
    /// Something happens.
    Do(E),
    /// The step of this number, from 1, is taken back.
    Undo(usize),
}

/// A step of a machine.
pub type StepOf<M> = Step<<M as Machine>::Event, <M as Machine>::Effect>;

/// All steps, and the state that they make.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal<M: Machine> {
    steps: Vec<StepOf<M>>,
    is_taken_back: Vec<bool>,
    state: M,
}

impl<M: Machine> Default for Journal<M> {
    fn default() -> Journal<M> {
        Journal { steps: Vec::new(), is_taken_back: Vec::new(), state: M::default() }
    }
}

impl<M: Machine> Journal<M> {
    /// The journal of these steps, folded from their effects alone (I1).
    ///
    /// # Errors
    /// The number of a step, from 1, that takes back what is not there.
    pub fn from_steps(steps: Vec<StepOf<M>>) -> Result<Journal<M>, usize> {
        let mut journal = Journal { is_taken_back: vec![false; steps.len()], steps, state: M::default() };
        for index in 0..journal.steps.len() {
            if let Act::Undo(step) = journal.steps[index].act {
                let target = step.checked_sub(1).filter(|target| *target < index && journal.can_be_undone(*target));
                journal.is_taken_back[target.ok_or(index + 1)?] = true;
            }
        }
        journal.state = journal.folded();
        Ok(journal)
    }

    /// What the steps add up to.
    pub fn state(&self) -> &M {
        &self.state
    }

    /// Every step, those taken back as well.
    pub fn steps(&self) -> &[StepOf<M>] {
        &self.steps
    }

    /// Whether a step, from 1, stands: it does something and has not been taken back.
    pub fn stands(&self, step: usize) -> bool {
        step.checked_sub(1).is_some_and(|index| index < self.steps.len() && self.can_be_undone(index))
    }

    /// The last step that stands, from 1.
    pub fn last(&self) -> Option<usize> {
        (1..=self.steps.len()).rev().find(|step| self.stands(*step))
    }

    fn can_be_undone(&self, index: usize) -> bool {
        matches!(self.steps[index].act, Act::Do(_)) && !self.is_taken_back[index]
    }

    /// The step that this would be; it does not happen yet.
    ///
    /// # Errors
    /// Why it may not happen.
    pub fn handle(&self, act: Act<M::Event>, at: Hour, by: &str) -> Result<StepOf<M>, M::Refusal> {
        let effects = match &act {
            Act::Do(event) => self.state.handle(event, at, by)?,
            Act::Undo(step) => {
                self.state.may_undo()?;
                self.without(*step)?;
                Vec::new()
            }
        };
        Ok(Step { at, by: by.to_owned(), act, effects })
    }

    /// Adds a step that [`Journal::handle`] made of this state.
    pub fn push(&mut self, step: StepOf<M>) {
        match step.act {
            Act::Do(_) => step.effects.iter().for_each(|effect| self.state.apply(effect)),
            Act::Undo(number) => {
                if let Some(index) = number.checked_sub(1).filter(|index| *index < self.steps.len()) {
                    self.is_taken_back[index] = true;
                    self.state = self.folded();
                }
            }
        }
        self.steps.push(step);
        self.is_taken_back.push(false);
    }

    /// The state without a step, if nothing rests on it: all that happened since would have had the same effects.
    fn without(&self, step: usize) -> Result<M, M::Refusal> {
        // The first step founds the rest: without it there would be nothing to go on with.
        if !self.stands(step) || step == 1 {
            return Err(M::no_step(step));
        }
        let mut state = M::default();
        for (index, kept) in self.steps.iter().enumerate().filter(|(index, _)| self.can_be_undone(*index)) {
            if index + 1 == step {
                continue;
            }
            if let Act::Do(event) = &kept.act
                && index + 1 > step
                && state.handle(event, kept.at, &kept.by).as_ref() != Ok(&kept.effects)
            {
                return Err(M::depends(index + 1));
            }
            kept.effects.iter().for_each(|effect| state.apply(effect));
        }
        Ok(state)
    }

    fn folded(&self) -> M {
        let mut state = M::default();
        let standing = (0..self.steps.len()).filter(|index| self.can_be_undone(*index));
        standing.flat_map(|index| &self.steps[index].effects).for_each(|effect| state.apply(effect));
        state
    }
}
