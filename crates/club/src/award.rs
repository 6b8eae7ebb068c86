//! Grades granted: applied for or earned, granted, certified (RANK-02, RANK-04, RANK-05, RANK-10, RANK-33, RANK-52).

use crate::career::{Dossier, Ladder};
use crate::line::fits;
use crate::person::PersonId;
use crate::time::{Date, Hour};
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
    /// Whether a career must be told by which the ladder has the grade due.
    #[serde(default)]
    pub proven: bool,
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

    /// The bounds within which a grade of a ladder can be come by so; nothing if it cannot.
    pub fn to(self, grade: Grade, ladder: &str) -> Option<&'static Bounds> {
        let read = |text: &str| text.parse::<Grade>().ok();
        let is_within = |bounds: &&Bounds| {
            bounds.highest.as_deref().and_then(read).is_none_or(|highest| grade <= highest)
                && bounds.lowest.as_deref().and_then(read).is_none_or(|lowest| grade >= lowest)
        };
        Ladder::named(ladder)?.ways.iter().filter(|bounds| bounds.name == self).find(is_within)
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
        /// What they have done, where the grade follows from that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        career: Option<Box<Career>>,
    },
    /// It goes on to another stage.
    Move {
        /// Which award.
        award: usize,
        /// Where to.
        to: Stage,
    },
}

/// What somebody has done, and by whose rules a grade follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Career {
    /// The association, where they differ; the first if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// What they have done.
    pub dossier: Dossier,
}

impl Career {
    /// The grade that is due by it on a day.
    fn due(&self, ladder: &Ladder, day: Date) -> Option<Grade> {
        let body = ladder.body(self.body.as_deref())?;
        ladder.due(&self.dossier, body, day)?.promotion.to.parse().ok()
    }
}

/// So many characters at most say what there is to say.
const LONGEST_NOTE: usize = 200;

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
    /// What is said of it has more than a line.
    Note,
    /// This way does not lead there.
    Way(Way, Grade),
    /// This way leads there by what was done, and nothing is told of that.
    Career(Grade),
    /// By what was done this grade is not due.
    NotDue(Grade),
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
            Refusal::Note => "note",
            Refusal::Way(..) => "way",
            Refusal::Career(_) => "career",
            Refusal::NotDue(_) => "not-due",
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

    /// Whether something may happen on a day. Folding it is [`Awards::apply`].
    ///
    /// # Errors
    /// Why it may not.
    pub fn handle(&self, event: &Event, day: Date) -> Result<(), Refusal> {
        match event {
            Event::Apply { person, ladder: name, grade, way, career, note } => {
                if !fits(note, LONGEST_NOTE) {
                    return Err(Refusal::Note);
                }
                let ladder = Ladder::named(name).filter(|ladder| name == AMATEUR || ladder.rank(grade).is_some());
                let found = ladder.zip(grade.parse::<Grade>().ok());
                let (ladder, grade) = found.ok_or_else(|| Refusal::Grade(grade.clone()))?;
                let bounds = way.to(grade, name).ok_or(Refusal::Way(*way, grade))?;
                if let Some(has) = self.grade(person, name).filter(|has| *has >= grade) {
                    return Err(Refusal::Has(has));
                }
                match career {
                    None if bounds.proven => Err(Refusal::Career(grade)),
                    Some(career) if career.due(ladder, day).is_none_or(|due| due < grade) => {
                        Err(Refusal::NotDue(grade))
                    }
                    _ => Ok(()),
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
            Event::Apply { person, ladder, grade, way, note, .. } => {
                let Ok(grade) = grade.parse() else { return };
                let waits = way.to(grade, ladder).is_none_or(|bounds| bounds.application);
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
