//! What is settled before an event begins.

use crate::person::PersonId;
use crate::standing::TieBreak;
use crate::time::Date;
use arbiter::handicap::System;
use serde::{Deserialize, Serialize};
use shogi::Grade;
use std::fmt;
use std::str::FromStr;

/// The rounds an event may have, and the people who may enter (I15).
pub const MOST_ROUNDS: u16 = 99;
/// So many characters a text of it has at most.
pub(super) const LONGEST_TEXT: usize = 120;
/// The people who may enter.
pub const MOST_PEOPLE: usize = 500;

/// How an event is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// What it is called.
    pub name: String,
    /// The town.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Three capital letters: `ITA`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// The first day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Date>,
    /// The last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Date>,
    /// The time for a game, in words or as clocks write it: `30m+30s`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clock: String,
    /// Who decides what is disputed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// How many rounds are planned; where everybody has met sooner, or one is left, there are fewer.
    pub rounds: u16,
    /// Who meets whom.
    #[serde(default)]
    pub form: Form,
    /// Everybody meets everybody twice, the second time with colours exchanged (round robin only).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub double: bool,
    /// Every pair settles its own hour, and all rounds stand from the beginning (round robin only); what is not played by
    /// the last day lapses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_appointment: bool,
    /// So many of the best play a cup among them in the first rounds, a power of two; nobody does where it is nothing. Who
    /// loses there goes on in the Swiss with the points they have.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub cup: u16,
    /// Whose cup it is: three capital letters; everybody's where it is missing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub cup_nation: String,
    /// From so many who have not lost on, a power of two, who loses for the first time plays on with those who have lost once
    /// (knock-out only); nobody does where it is nothing.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub repechage: u16,
    /// Who loses the semi-finals plays for the third place (knock-out only).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_place: bool,
    /// Where thresholds lie that give points to begin with (McMahon); none elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub thresholds: Vec<Threshold>,
    /// Whose table says what is given to whom; even games where it is missing, as always where colours are dealt.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "system")]
    pub odds: Option<System>,
    /// What a repetition or an impasse means.
    #[serde(default)]
    pub draws: Draws,
    /// How many announced absences are worth half a point; later ones are worth nothing.
    #[serde(default)]
    pub half_absences: u16,
    /// What decides between equal points, the first first.
    #[serde(default = "usual_tie_breaks", with = "tie_breaks")]
    pub tie_breaks: Vec<TieBreak>,
}

fn is_nothing(number: &u16) -> bool {
    *number == 0
}

fn usual_tie_breaks() -> Vec<TieBreak> {
    vec![TieBreak::Sos, TieBreak::Sodos, TieBreak::Sosos]
}

impl Default for Config {
    fn default() -> Config {
        Config {
            name: String::new(),
            city: String::new(),
            country: String::new(),
            from: None,
            to: None,
            clock: String::new(),
            arbiter: String::new(),
            rounds: 5,
            form: Form::Swiss,
            double: false,
            by_appointment: false,
            cup: 0,
            cup_nation: String::new(),
            repechage: 0,
            third_place: false,
            thresholds: Vec::new(),
            odds: None,
            draws: Draws::default(),
            half_absences: 0,
            tie_breaks: usual_tie_breaks(),
        }
    }
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Equal points meet, nobody twice.
    #[default]
    Swiss,
    /// A Swiss in which the strong begin with points.
    Mcmahon,
    /// The FIDE's own Swiss: the round that any program makes that follows it, with colours.
    Dutch,
    /// Everybody meets everybody (総当たり).
    RoundRobin,
    /// Who loses is out (勝ち抜き).
    KnockOut,
}

impl Form {
    /// Every form, in the order of the help.
    pub const ALL: [Form; 5] = [Form::Swiss, Form::Mcmahon, Form::Dutch, Form::RoundRobin, Form::KnockOut];

    /// Its name in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Form::Swiss => "swiss",
            Form::Mcmahon => "mcmahon",
            Form::Dutch => "dutch",
            Form::RoundRobin => "round-robin",
            Form::KnockOut => "knock-out",
        }
    }

    /// Whether points decide who meets whom, so that somebody may come late or miss a round.
    pub const fn is_by_points(self) -> bool {
        matches!(self, Form::Swiss | Form::Mcmahon | Form::Dutch)
    }
}

/// What a drawn game means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// It is played again with colours changed, and the decisive game counts.
    #[default]
    Replay,
    /// It stands: half a point each.
    Half,
}

/// A strength from which on somebody begins with a point more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Threshold {
    from: Strength,
    /// The last round for which it counts; to the end where it is missing (degressive McMahon).
    until: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strength {
    Grade(Grade),
    Rating(u16),
}

impl Threshold {
    /// Whether somebody of this grade and rating begins with its point, when so many rounds have been played.
    pub fn is_reached(&self, grade: Option<Grade>, rating: Option<u16>, played: usize) -> bool {
        let counts = self.until.is_none_or(|until| played <= usize::from(until));
        let is_strong = match self.from {
            Strength::Grade(from) => grade.is_some_and(|grade| grade >= from),
            Strength::Rating(from) => rating.is_some_and(|rating| rating >= from),
        };
        counts && is_strong
    }
}

impl fmt::Display for Threshold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Strength::Grade(grade) => write!(f, "{grade}")?,
            Strength::Rating(rating) => write!(f, "{rating}")?,
        }
        self.until.map_or(Ok(()), |until| write!(f, "/{until}"))
    }
}

/// A text that is no threshold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseThresholdError(String);

impl fmt::Display for ParseThresholdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a threshold such as 2k, 1600 or 2k/3 (to round 3), found {:?}", self.0)
    }
}

impl std::error::Error for ParseThresholdError {}

impl FromStr for Threshold {
    type Err = ParseThresholdError;

    /// A grade or a rating, and where it falls away the last round for which it counts: `2k`, `1600`, `2k/3`.
    fn from_str(text: &str) -> Result<Threshold, ParseThresholdError> {
        let wrong = || ParseThresholdError(text.to_owned());
        let (from, until) = text.split_once('/').map_or((text, None), |(from, until)| (from, Some(until)));
        let grade = || from.parse().ok().map(Strength::Grade);
        let from = from.parse().ok().map(Strength::Rating).or_else(grade).ok_or_else(wrong)?;
        let until = until.map(|until| until.parse().map_err(|_| wrong())).transpose()?;
        Ok(Threshold { from, until })
    }
}

impl TryFrom<String> for Threshold {
    type Error = ParseThresholdError;

    fn try_from(text: String) -> Result<Threshold, ParseThresholdError> {
        text.parse()
    }
}

impl From<Threshold> for String {
    fn from(threshold: Threshold) -> String {
        threshold.to_string()
    }
}

/// A person as they entered: what counts for this event, whatever becomes of them later (I8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Who.
    pub id: PersonId,
    /// As lists have it: `Rossi Anna`.
    pub name: String,
    /// In Japanese letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub japanese: Option<String>,
    /// On the ladder of amateurs.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::person::grade")]
    pub grade: Option<Grade>,
    /// In the federation's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Three capital letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nation: Option<String>,
    /// Their club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

impl From<&crate::person::Person> for Entrant {
    fn from(person: &crate::person::Person) -> Entrant {
        Entrant {
            id: person.id.clone(),
            name: person.listed(),
            japanese: person.japanese.clone(),
            grade: person.grade,
            rating: person.rating,
            nation: person.nation.clone(),
            club: person.club.clone(),
        }
    }
}

/// Systems of odds by their codes.
mod system {
    use arbiter::handicap::System;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(system: &Option<System>, to: S) -> Result<S::Ok, S::Error> {
        match system {
            Some(system) => to.serialize_str(system.code()),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<System>, D::Error> {
        let known = || System::ALL.map(System::code).join(", ");
        let read = |code: String| {
            let wrong = || serde::de::Error::custom(format!("expected odds of {}, found {code:?}", known()));
            System::from_code(&code).ok_or_else(wrong)
        };
        Option::<String>::deserialize(from)?.map(read).transpose()
    }
}

/// Tie-breaks by their codes.
mod tie_breaks {
    use crate::standing::TieBreak;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(breaks: &[TieBreak], to: S) -> Result<S::Ok, S::Error> {
        breaks.iter().map(|tie_break| tie_break.code()).collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<TieBreak>, D::Error> {
        let known = || TieBreak::ALL.map(TieBreak::code).join(", ");
        let read = |code: &String| {
            let wrong = || serde::de::Error::custom(format!("expected tie-breaks of {}, found {code:?}", known()));
            TieBreak::from_code(code).ok_or_else(wrong)
        };
        Vec::<String>::deserialize(from)?.iter().map(read).collect()
    }
}
