//! Why something may not happen in a season: a code, and the values for its text.

use super::Stage;
use crate::league::NoDraw;
use crate::person::PersonId;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not at this stage.
    Stage(Stage),
    /// What it is called has more than a line of so many characters.
    Title(usize),
    /// The rules cannot be read.
    Rules(String),
    /// There is no class of this name.
    Class(String),
    /// They play in no class.
    Unknown(PersonId),
    /// They are there already.
    Twice(PersonId),
    /// They are in the free class, whose players do not play the league (LEAGUE-15, LEAGUE-42).
    Free(PersonId),
    /// They are not in the free class.
    NotFree(PersonId),
    /// They chose the free class: there is no way back (LEAGUE-19).
    Declared(PersonId),
    /// No year more is given to them: they chose the free class, or have no last day there.
    NoGrace(PersonId),
    /// Nothing that they have done opens the way back.
    NoWay(PersonId),
    /// In this league nobody is given points towards retirement.
    NoRetirement,
    /// Another number of people is given a point towards retirement.
    Worst(usize),
    /// They have no point towards retirement, or one was cleared this season.
    NothingToClear(PersonId),
    /// Nothing that they have done clears a point towards retirement.
    ClearsNothing(PersonId),
    /// The class has as many as it may have.
    Full {
        /// Which.
        class: String,
        /// How many.
        size: usize,
    },
    /// Who has so many points plays in that class no more.
    Points {
        /// Who.
        person: PersonId,
        /// How many.
        limit: u32,
    },
    /// Nobody of this class may choose the free class.
    MayNotDeclare(String),
    /// The class cannot be drawn.
    Draw {
        /// Which.
        class: String,
        /// Why.
        why: NoDraw,
    },
    /// Nobody is enrolled.
    Nobody,
    /// Nothing that they have done this year gives a year more.
    GraceUnmet(PersonId),
    /// In a knock-out somebody goes on: who did not come has lost.
    SomebodyGoesOn([PersonId; 2]),
    /// The two have no game.
    NoGame([PersonId; 2]),
    /// Their game has another result; whoever corrects it must say so.
    HasResult([PersonId; 2]),
    /// Their game has no result to correct.
    NoResult([PersonId; 2]),
    /// Another result would have others meet than those who have met since.
    Rests([PersonId; 2]),
    /// The main tournament is not over.
    OpenMain,
    /// Games of a class are open.
    Open {
        /// Which class.
        class: String,
        /// How many.
        games: usize,
    },
    /// These are equal in the first place: a play-off decides.
    PlayOff(Vec<PersonId>),
    /// They are not among those who are equal in the first place.
    NotTied(PersonId),
    /// The title match has not been played.
    TitleMatch,
    /// There is no title match: nobody holds the title, or nobody challenges.
    NoTitle,
    /// Nothing is offered to them.
    NoOffer(PersonId),
    /// No such step, or it has been taken back.
    Step(usize),
    /// A later step rests on it.
    Depends(usize),
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Stage(_) => "stage",
            Refusal::Title(_) => "title",
            Refusal::Rules(_) => "rules",
            Refusal::Class(_) => "class",
            Refusal::Unknown(_) => "unknown",
            Refusal::Twice(_) => "twice",
            Refusal::Free(_) => "free",
            Refusal::NotFree(_) => "not-free",
            Refusal::Declared(_) => "declared",
            Refusal::NoGrace(_) => "no-grace",
            Refusal::NoWay(_) => "no-way",
            Refusal::NoRetirement => "no-retirement",
            Refusal::Worst(_) => "worst",
            Refusal::NothingToClear(_) => "nothing-to-clear",
            Refusal::ClearsNothing(_) => "clears-nothing",
            Refusal::Full { .. } => "full",
            Refusal::Points { .. } => "points",
            Refusal::MayNotDeclare(_) => "may-not-declare",
            Refusal::Draw { why: NoDraw::TooFew, .. } => "too-few",
            Refusal::Draw { why: NoDraw::Odd, .. } => "odd",
            Refusal::Draw { why: NoDraw::Forbidden, .. } => "forbidden",
            Refusal::Nobody => "nobody",
            Refusal::GraceUnmet(_) => "grace-unmet",
            Refusal::SomebodyGoesOn(_) => "somebody-goes-on",
            Refusal::NoGame(_) => "no-game",
            Refusal::HasResult(_) => "has-result",
            Refusal::NoResult(_) => "no-result",
            Refusal::Rests(_) => "rests",
            Refusal::OpenMain => "open-main",
            Refusal::Open { .. } => "open",
            Refusal::PlayOff(_) => "play-off",
            Refusal::NotTied(_) => "not-tied",
            Refusal::TitleMatch => "title-match",
            Refusal::NoTitle => "no-title",
            Refusal::NoOffer(_) => "no-offer",
            Refusal::Step(_) => "step",
            Refusal::Depends(_) => "depends",
        }
    }

    /// What its text names: whom or which, and how many.
    pub fn values(&self) -> (String, usize) {
        match self {
            Refusal::Stage(stage) => (stage.code().to_owned(), 0),
            Refusal::Rules(what) | Refusal::Class(what) | Refusal::MayNotDeclare(what) => (what.clone(), 0),
            Refusal::Unknown(person)
            | Refusal::Twice(person)
            | Refusal::Free(person)
            | Refusal::NotFree(person)
            | Refusal::Declared(person)
            | Refusal::NoGrace(person)
            | Refusal::GraceUnmet(person)
            | Refusal::NoWay(person)
            | Refusal::NothingToClear(person)
            | Refusal::ClearsNothing(person)
            | Refusal::NotTied(person)
            | Refusal::NoOffer(person) => (person.to_string(), 0),
            Refusal::Full { class, size } => (class.clone(), *size),
            Refusal::Points { person, limit } => (person.to_string(), *limit as usize),
            Refusal::Draw { class, .. } => (class.clone(), 0),
            Refusal::NoGame(pair)
            | Refusal::SomebodyGoesOn(pair)
            | Refusal::HasResult(pair)
            | Refusal::NoResult(pair)
            | Refusal::Rests(pair) => (format!("{} – {}", pair[0], pair[1]), 0),
            Refusal::Open { class, games } => (class.clone(), *games),
            Refusal::PlayOff(people) => {
                (people.iter().map(PersonId::as_str).collect::<Vec<_>>().join(", "), people.len())
            }
            Refusal::Worst(count) | Refusal::Title(count) => (String::new(), *count),
            Refusal::Nobody | Refusal::NoRetirement | Refusal::OpenMain | Refusal::TitleMatch | Refusal::NoTitle => {
                (String::new(), 0)
            }
            Refusal::Step(step) | Refusal::Depends(step) => (String::new(), *step),
        }
    }
}
