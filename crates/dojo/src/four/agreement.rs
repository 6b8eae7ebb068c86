//! What is agreed before a game for four, and what somebody asks for who wants one.

use crate::failure::Failure;
use crate::random;
use crate::seats::Seat as Taken;
use crate::who::Who;
use arbiter::{AgreedDraws, Beginning, Claims, MoveLimit, Ruleset, Terms, TimeControl};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use variants::Level;
use variants::yonin::{Course, Position, Rules, Seat};

/// A game as it was agreed.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// The computer's level, by seat; `None` for a person.
    pub computers: [Option<Level>; 4],
    /// Everybody's.
    pub clock: TimeControl,
    pub begins: Seat,
    /// How strict the referee is.
    pub ruleset: Ruleset,
    pub rules: Arc<Rules>,
}

/// The same as the database has it.
#[derive(Serialize, Deserialize)]
struct Stored {
    computers: [Option<u8>; 4],
    clock: String,
    begins: String,
    /// Games from before there was a choice are friendly.
    #[serde(default)]
    ruleset: Option<String>,
    readings: Vec<(String, String)>,
    /// Whether it ends with its last move (END-18). Games from before there was one go on.
    #[serde(default)]
    last_move: bool,
}

impl Agreement {
    /// What the referee is to know.
    pub fn terms(&self) -> Terms<Course> {
        let start = Position::start(&self.rules).with_turn(self.begins);
        let terms = Terms::of(Course::new(start)).with_clock(self.clock);
        Terms { ruleset: self.ruleset, beginning: Beginning::OnArrival, ..terms }
    }

    /// How many of the seats are for people.
    pub fn people(&self) -> usize {
        self.computers.iter().filter(|level| level.is_none()).count()
    }

    pub fn to_text(&self) -> String {
        let options = self.rules.options().iter();
        let stored = Stored {
            computers: self.computers.map(|level| level.map(Level::number)),
            clock: self.clock.to_string(),
            begins: self.begins.code().to_owned(),
            ruleset: Some(self.ruleset.to_string()),
            readings: options.map(|option| (option.name.clone(), option.readings[option.chosen].clone())).collect(),
            last_move: self.rules.has_last_move(),
        };
        serde_json::to_string(&stored).unwrap_or_default()
    }

    pub fn read(text: &str) -> Option<Agreement> {
        let stored: Stored = serde_json::from_str(text).ok()?;
        let choices: Vec<(&str, &str)> = stored.readings.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        let rules = Rules::with_options(&choices).ok()?;
        Some(Agreement {
            computers: stored.computers.map(|level| level.and_then(Level::new)),
            clock: stored.clock.parse().ok()?,
            begins: Seat::from_code(&stored.begins)?,
            ruleset: stored.ruleset.map_or(Some(among_four(Ruleset::FRIENDLY)), |text| text.parse().ok())?,
            rules: if stored.last_move { rules } else { rules.without_last_move() },
        })
    }
}

/// The fields of the form. A seat is `me`, `link` for somebody who is invited, or the level of the computer.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Wish {
    south: Option<String>,
    west: Option<String>,
    north: Option<String>,
    east: Option<String>,
    name: String,
    /// A seat, or `lot`.
    begins: Option<String>,
    clock: Option<String>,
    ruleset: Option<String>,
    setup: Option<String>,
    play: Option<String>,
    mated_pieces: Option<String>,
    check: Option<String>,
    direction: Option<String>,
}

/// Who has which seat, by seat.
pub(super) type Seats = [Option<Taken>; 4];

impl Wish {
    /// What was asked for as an agreement, with the asker's seats.
    ///
    /// # Errors
    /// If it makes no sense.
    pub fn agree(&self, asker: &Who) -> Result<(Agreement, Seats), Failure> {
        let mut computers = [None; 4];
        let mut seats = Seats::default();
        let wanted = [&self.south, &self.west, &self.north, &self.east];
        for (i, wanted) in wanted.into_iter().enumerate() {
            match wanted.as_deref().unwrap_or(if i == 0 { "me" } else { "5" }) {
                "me" => seats[i] = Some(Taken::new(asker.clone(), &self.name)),
                "link" => {}
                level => {
                    let wrong = |_| unfit(Seat::ALL[i].code(), "error-wish-sitting", level);
                    computers[i] = Some(level.parse().map_err(wrong)?);
                }
            }
        }
        if computers.iter().all(Option::is_some) {
            return Err(Failure::BAD_REQUEST);
        }
        let options = [
            ("setup", &self.setup),
            ("play", &self.play),
            ("mated-pieces", &self.mated_pieces),
            ("check", &self.check),
            ("direction", &self.direction),
        ];
        let choices: Vec<(&'static str, &str)> =
            options.into_iter().filter_map(|(name, reading)| Some((name, reading.as_deref()?))).collect();
        let clock = self.clock.as_deref().unwrap_or("none");
        let ruleset = self.ruleset.as_deref().unwrap_or("friendly");
        let begins = self.begins.as_deref().unwrap_or("lot");
        let agreement = Agreement {
            computers,
            clock: (clock.parse::<TimeControl>().ok())
                .filter(|clock| !clock.is_by_the_day())
                .ok_or_else(|| Failure::of_field("clock", clock))?,
            begins: match begins {
                "lot" => Seat::ALL[usize::from(random::bytes::<1>()[0] % 4)],
                seat => Seat::from_code(seat).ok_or(Failure::of_field("begins", seat))?,
            },
            ruleset: named(ruleset).ok_or(Failure::of_field("ruleset", ruleset))?,
            rules: rules_with(&choices)?,
        };
        Ok((agreement, seats))
    }
}

/// The ruleset with this name, among four.
fn named(name: &str) -> Option<Ruleset> {
    Ruleset::NAMED.iter().find(|(own, _)| *own == name).map(|(_, ruleset)| among_four(*ruleset))
}

/// A ruleset without what is of standard shogi alone: a draw among four nobody has heard of, when the moves are at an end says
/// the game, and its result stands.
fn among_four(ruleset: Ruleset) -> Ruleset {
    Ruleset { agreed_draws: AgreedDraws::None, move_limit: MoveLimit::None, claims: Claims::WhilePlaying, ..ruleset }
}

/// The rules with these readings of what is disputed, by name.
fn rules_with(choices: &[(&'static str, &str)]) -> Result<Arc<Rules>, Failure> {
    for (name, reading) in choices {
        Rules::with_options(&[(name, reading)]).map_err(|_| unfit(name, "error-wish-reading", reading))?;
    }
    Rules::with_options(choices).map_err(|_| Failure::BAD_REQUEST)
}

/// A field that cannot be, where several share a text.
fn unfit(field: &'static str, text: &'static str, value: &str) -> Failure {
    let value: String = value.chars().take(40).collect();
    Failure::of_field(field, "").with_text(move |language| language.text_with(text, "value", value.as_str()))
}
