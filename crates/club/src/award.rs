//! Grades granted: applied for or earned, granted, certified (RANK-02, RANK-04, RANK-05, RANK-10, RANK-33, RANK-52).

use crate::career::Ladder;
use crate::person::PersonId;
use crate::time::Hour;
use serde::{Deserialize, Serialize};
use shogi::Grade;

/// How one may come by a grade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// The way.
    pub name: Way,
    /// The lowest grade that it leads to.
    #[serde(default)]
    pub lowest: Option<String>,
    /// The highest; on some ladders the last grade there is.
    #[serde(default)]
    pub highest: Option<String>,
    /// Whether it waits for an application and its fee.
    pub application: bool,
}

/// A way to a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Points in quizzes and problems.
    Quiz,
    /// An examination.
    Exam,
    /// The word of a professional, or of a qualified teacher.
    Recommendation,
    /// A grade on a site where one plays.
    Site,
    /// A win or a place in an event of the association.
    Competition,
    /// The same in an event of a university or a place.
    LocalCompetition,
    /// For what somebody does for the game.
    Honorary,
    /// What the ladder asks for has been done.
    Results,
    /// A committee has decided: for years of activity, for merit after retiring, for something extraordinary.
    Merit,
}

impl Way {
    /// Every way.
    pub const ALL: [Way; 9] = [
        Way::Quiz,
        Way::Exam,
        Way::Recommendation,
        Way::Site,
        Way::Competition,
        Way::LocalCompetition,
        Way::Honorary,
        Way::Results,
        Way::Merit,
    ];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Way::Quiz => "quiz",
            Way::Exam => "exam",
            Way::Recommendation => "recommendation",
            Way::Site => "site",
            Way::Competition => "competition",
            Way::LocalCompetition => "local-competition",
            Way::Honorary => "honorary",
            Way::Results => "results",
            Way::Merit => "merit",
        }
    }

    fn bounds(self, ladder: &str) -> Option<&'static Bounds> {
        Ladder::named(ladder)?.ways.iter().find(|bounds| bounds.name == self)
    }

    /// Whether a grade of a ladder can be come by so.
    pub fn leads_to(self, grade: Grade, ladder: &str) -> bool {
        let read = |text: &str| text.parse::<Grade>().ok();
        self.bounds(ladder).is_some_and(|bounds| {
            bounds.highest.as_deref().and_then(read).is_none_or(|highest| grade <= highest)
                && bounds.lowest.as_deref().and_then(read).is_none_or(|lowest| grade >= lowest)
        })
    }
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Asked for, or waiting to be.
    Pending,
    /// Granted.
    Granted,
    /// Granted, and on paper.
    Certified,
    /// Not granted.
    Refused,
    /// Taken back by who asked.
    Withdrawn,
}

impl Stage {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::Pending => "pending",
            Stage::Granted => "granted",
            Stage::Certified => "certified",
            Stage::Refused => "refused",
            Stage::Withdrawn => "withdrawn",
        }
    }
}

/// A grade somebody asks for or has earned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Whose.
    pub person: PersonId,
    /// On which ladder.
    pub ladder: String,
    /// Which.
    pub grade: Grade,
    /// How they came by it.
    pub way: Way,
    /// What there is to say of it: the event, the teacher, the site.
    pub note: String,
    /// How far it is.
    pub stage: Stage,
}

/// What happens with awards; they are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// Somebody asks for a grade, or has earned it.
    Apply {
        /// Who.
        person: PersonId,
        /// On which ladder.
        #[serde(default = "amateur", skip_serializing_if = "is_amateur")]
        ladder: String,
        /// Which, as `3d`.
        grade: String,
        /// How.
        way: Way,
        /// What there is to say of it.
        note: String,
    },
    /// It goes on to another stage.
    Move {
        /// Which award.
        award: usize,
        /// Where to.
        to: Stage,
    },
}

/// The ladder of most.
pub const AMATEUR: &str = "amateur";

fn amateur() -> String {
    AMATEUR.to_owned()
}

fn is_amateur(ladder: &str) -> bool {
    ladder == AMATEUR
}

/// A line of the book of awards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// When.
    pub at: Hour,
    /// Who wrote it.
    pub by: String,
    /// What happened.
    pub event: Event,
}

/// Why something may not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No such grade on the ladder.
    Grade(String),
    /// This way does not lead there.
    Way(Way, Grade),
    /// They have this grade or a higher one.
    Has(Grade),
    /// There is no award of this number.
    Award(usize),
    /// It is past that, or not there yet.
    Stage(Stage),
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Grade(_) => "grade",
            Refusal::Way(..) => "way",
            Refusal::Has(_) => "has",
            Refusal::Award(_) => "award",
            Refusal::Stage(_) => "stage",
        }
    }
}

/// Every award there was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Awards(Vec<Award>);

impl Awards {
    /// All of them, by number from 1.
    pub fn all(&self) -> &[Award] {
        &self.0
    }

    /// The highest grade of a ladder that somebody was granted.
    pub fn grade(&self, person: &PersonId, ladder: &str) -> Option<Grade> {
        let granted = |award: &&Award| {
            let stands = matches!(award.stage, Stage::Granted | Stage::Certified);
            stands && award.person == *person && award.ladder == ladder
        };
        self.0.iter().filter(granted).map(|award| award.grade).max()
    }

    /// Whether something may happen. Folding it is [`Awards::apply`].
    ///
    /// # Errors
    /// Why it may not.
    pub fn handle(&self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Apply { person, ladder, grade, way, .. } => {
                let is_there =
                    Ladder::named(ladder).is_some_and(|ladder| ladder.name == AMATEUR || ladder.rank(grade).is_some());
                let grade: Grade =
                    grade.parse().ok().filter(|_| is_there).ok_or_else(|| Refusal::Grade(grade.clone()))?;
                if !way.leads_to(grade, ladder) {
                    return Err(Refusal::Way(*way, grade));
                }
                match self.grade(person, ladder).filter(|has| *has >= grade) {
                    Some(has) => Err(Refusal::Has(has)),
                    None => Ok(()),
                }
            }
            Event::Move { award, to } => {
                let stands = award.checked_sub(1).and_then(|index| self.0.get(index)).ok_or(Refusal::Award(*award))?;
                let may = matches!(
                    (stands.stage, to),
                    (Stage::Pending, Stage::Granted | Stage::Refused | Stage::Withdrawn)
                        | (Stage::Granted, Stage::Certified)
                );
                if may { Ok(()) } else { Err(Refusal::Stage(stands.stage)) }
            }
        }
    }

    /// What follows from an event that [`Awards::handle`] has let pass: what is earned in a competition is granted at once,
    /// all else waits to be asked and paid for (RANK-05).
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Apply { person, ladder, grade, way, note } => {
                let Ok(grade) = grade.parse() else { return };
                let waits = way.bounds(ladder).is_none_or(|bounds| bounds.application);
                let stage = if waits { Stage::Pending } else { Stage::Granted };
                let (person, ladder, note) = (person.clone(), ladder.clone(), note.clone());
                self.0.push(Award { person, ladder, grade, way: *way, note, stage });
            }
            Event::Move { award, to } => {
                if let Some(award) = award.checked_sub(1).and_then(|index| self.0.get_mut(index)) {
                    award.stage = *to;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
