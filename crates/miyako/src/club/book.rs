//! The book of something that goes on for a while, a league's season or a rating pool: a folder with `events.jsonl` in it, a
//! line for each step.

use super::clerk::Clerk;
use crate::failure::Failure;
use club::journal::{Act, Journal, Machine, StepOf};
use club::person::PersonId;

/// A book of this kind and name, and how its machine's refusals are told.
pub(super) struct Book<'a, M: Machine> {
    pub(super) clerk: &'a Clerk,
    /// The folder in which books of this kind lie; their texts begin with `text`.
    pub(super) kind: &'static str,
    pub(super) text: &'static str,
    pub(super) name: &'a PersonId,
    pub(super) refused: fn(&Clerk, &M::Refusal) -> String,
}

impl<M: Machine> Book<'_, M> {
    fn place(&self) -> String {
        self.clerk.folder.book_path(self.kind, self.name).display().to_string()
    }

    fn said(&self, what: &str) -> String {
        self.clerk.language().text_with(&format!("{}-{what}", self.text), "name", self.name.as_str())
    }

    fn refusal(&self, refusal: &M::Refusal) -> Failure {
        Failure::at(self.name.as_str(), (self.refused)(self.clerk, refusal))
    }

    /// What stands in it.
    pub(super) fn read(&self) -> Result<Journal<M>, Failure> {
        let lines = self.clerk.folder.book::<StepOf<M>>(self.kind, self.name)?;
        if lines.is_empty() {
            return Err(Failure::at(&self.place(), self.said("none")));
        }
        let (numbers, steps): (Vec<usize>, Vec<StepOf<M>>) = lines.into_iter().unzip();
        Journal::from_steps(steps).map_err(|step| {
            let line = numbers.get(step - 1).copied().unwrap_or(1);
            Failure::at(&format!("{}:{line}", self.place()), (self.refused)(self.clerk, &M::no_step(step)))
        })
    }

    /// Begins it with what founds the rest, where there is none of more than so many steps.
    pub(super) fn begin(&self, event: M::Event, steps: usize) -> Result<(), Failure> {
        let _claim = self.clerk.folder.claim()?;
        if self.clerk.folder.book::<StepOf<M>>(self.kind, self.name)?.len() > steps {
            return Err(Failure::at(&self.place(), self.said("is-there")));
        }
        let mut journal = Journal::<M>::default();
        self.push(&mut journal, Act::Do(event))?;
        self.clerk.folder.keep_book(self.kind, self.name, journal.steps())
    }

    /// Lets something happen and keeps it, whole or not at all.
    pub(super) fn act(
        &self,
        acts: impl FnOnce(&Journal<M>) -> Result<Vec<Act<M::Event>>, Failure>,
    ) -> Result<Journal<M>, Failure> {
        let _claim = self.clerk.folder.claim()?;
        let mut journal = self.read()?;
        let before = journal.steps().len();
        for act in acts(&journal)? {
            self.push(&mut journal, act)?;
        }
        if journal.steps().len() > before {
            self.clerk.folder.keep_book(self.kind, self.name, journal.steps())?;
        }
        Ok(journal)
    }

    fn push(&self, journal: &mut Journal<M>, act: Act<M::Event>) -> Result<(), Failure> {
        let step =
            journal.handle(act, self.clerk.hour()?, &self.clerk.who()).map_err(|refusal| self.refusal(&refusal))?;
        // What is said twice is kept once.
        if !(matches!(step.act, Act::Do(_)) && step.effects.is_empty()) {
            journal.push(step);
        }
        Ok(())
    }
}
