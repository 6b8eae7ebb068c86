//! Changing an event: all steps of a command happen, or none does.

use crate::club::clerk::Clerk;
use crate::club::folder::Folder;
use crate::failure::Failure;
use club::person::{Person, PersonId};
use club::time::Hour;
use club::tournament::{Act, Config, Event, Journal, Refusal, Step, Tournament};
use words::Language;

/// Where somebody sits who runs an event: which folder, when, who, and how they are spoken to.
pub(super) struct Desk<'a> {
    pub(super) clerk: &'a Clerk,
    pub(super) folder: &'a Folder,
    pub(super) language: Language,
    pub(super) json: bool,
}

/// What a command has done.
pub(super) struct Done {
    pub(super) journal: Journal,
    /// The steps there were before.
    pub(super) before: usize,
}

impl Done {
    pub(super) fn steps(&self) -> &[Step] {
        &self.journal.steps()[self.before..]
    }
}

impl Desk<'_> {
    /// Does something at an event and keeps it, whole or not at all.
    pub(super) fn act(
        &self,
        name: &PersonId,
        how: impl FnOnce(&mut Deed<'_>) -> Result<(), Failure>,
    ) -> Result<Done, Failure> {
        let _claim = self.folder.claim()?;
        let config = self.folder.config(name)?;
        let journal = self.folder.journal(name)?;
        let before = journal.steps().len();
        let mut deed = Deed { desk: self, name, journal, at: self.clerk.hour()?, by: self.clerk.who() };
        // Whoever wrote into the file by hand wanted it to count.
        if *deed.state().config() != config {
            deed.event(Event::Configure(config))?;
        }
        how(&mut deed)?;
        let journal = deed.journal;
        if journal.steps().len() > before {
            self.folder.keep_journal(name, &journal)?;
        }
        Ok(Done { journal, before })
    }

    /// Begins an event under a new name, with what happens at once, and keeps it, whole or not at all.
    pub(super) fn begin(
        &self,
        name: &PersonId,
        config: Config,
        people: Option<&[Person]>,
        how: impl FnOnce(&mut Deed<'_>) -> Result<(), Failure>,
    ) -> Result<Done, Failure> {
        let _claim = self.folder.claim()?;
        if self.folder.has(name) {
            let text = self.language.text_with("club-is-there", "name", name.as_str());
            return Err(Failure::at(&self.folder.config_path(name).display().to_string(), text));
        }
        let text = super::new::toml(&config)?;
        let journal = Journal::default();
        let mut deed = Deed { desk: self, name, journal, at: self.clerk.hour()?, by: self.clerk.who() };
        deed.event(Event::Configure(config))?;
        how(&mut deed)?;
        let journal = deed.journal;
        if let Some(people) = people {
            self.folder.keep_people(people)?;
        }
        self.folder.keep_journal(name, &journal)?;
        // With this file the event is there.
        self.folder.keep_config(name, &text)?;
        Ok(Done { journal, before: 0 })
    }

    /// Why something may not be, in the reader's language.
    pub(super) fn refused(&self, name: &PersonId, refusal: &Refusal) -> Failure {
        self.refused_at(name.as_str(), refusal)
    }

    pub(super) fn refused_at(&self, place: &str, refusal: &Refusal) -> Failure {
        let mut values = refusal.values();
        if let Refusal::Stage(stage) = refusal {
            values = vec![("stage", self.language.text(&format!("club-stage-{}", stage.code())))];
        }
        let texts: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Failure::at(place, self.language.text_with_list(&format!("club-refused-{}", refusal.code()), &texts))
    }
}

/// Something being done at an event.
pub(super) struct Deed<'a> {
    desk: &'a Desk<'a>,
    name: &'a PersonId,
    journal: Journal,
    at: Hour,
    by: String,
}

impl Deed<'_> {
    pub(super) fn state(&self) -> &Tournament {
        self.journal.state()
    }

    pub(super) fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The language in which they are spoken to who do it.
    pub(super) fn language(&self) -> Language {
        self.desk.language
    }

    pub(super) fn people(&self) -> Result<Vec<Person>, Failure> {
        self.desk.folder.people()
    }

    pub(super) fn event(&mut self, event: Event) -> Result<(), Failure> {
        self.act(Act::Do(event))
    }

    pub(super) fn act(&mut self, act: Act<Event>) -> Result<(), Failure> {
        let step =
            self.journal.handle(act, self.at, &self.by).map_err(|refusal| self.desk.refused(self.name, &refusal))?;
        // What is said twice is kept once.
        let says_nothing = matches!(step.act, Act::Do(_)) && step.effects.is_empty();
        if !says_nothing {
            self.journal.push(step);
        }
        Ok(())
    }
}
