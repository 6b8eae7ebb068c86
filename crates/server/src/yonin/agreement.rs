//! What is agreed before a game for four, and what somebody asks for who wants one.

use crate::failure::Failure;
use crate::random;
use crate::seats::Seat as Taken;
use crate::visitor::Visitor;
use arbiter::TimeControl;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use variants::Level;
use variants::yonin::{Rules, Seat};

/// A game as it was agreed.
#[derive(Clone, Debug)]
pub(crate) struct Agreement {
    /// The computer's level, by seat; `None` for a person.
    pub(crate) computers: [Option<Level>; 4],
    /// Everybody's.
    pub(crate) clock: TimeControl,
    pub(crate) begins: Seat,
    pub(crate) rules: Arc<Rules>,
}

/// The same as the database has it.
#[derive(Serialize, Deserialize)]
struct Stored {
    computers: [Option<u8>; 4],
    clock: String,
    begins: String,
    readings: Vec<(String, String)>,
    /// Whether it ends with its last move (END-18). Games from before there was one go on.
    #[serde(default)]
    last_move: bool,
}

impl Agreement {
    pub(crate) fn to_text(&self) -> String {
        let options = self.rules.options().iter();
        let stored = Stored {
            computers: self.computers.map(|level| level.map(Level::number)),
            clock: self.clock.to_string(),
            begins: self.begins.code().to_owned(),
            readings: options.map(|option| (option.name.clone(), option.readings[option.chosen].clone())).collect(),
            last_move: self.rules.has_last_move(),
        };
        serde_json::to_string(&stored).unwrap_or_default()
    }

    pub(crate) fn read(text: &str) -> Option<Agreement> {
        let stored: Stored = serde_json::from_str(text).ok()?;
        let choices: Vec<(&str, &str)> = stored.readings.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        let rules = Rules::with_options(&choices).ok()?;
        Some(Agreement {
            computers: stored.computers.map(|level| level.and_then(Level::new)),
            clock: stored.clock.parse().ok()?,
            begins: Seat::from_code(&stored.begins)?,
            rules: if stored.last_move { rules } else { rules.without_last_move() },
        })
    }
}

/// The fields of the form. A seat is `me`, `link` for somebody who is invited, or the level of the computer.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Wish {
    south: Option<String>,
    west: Option<String>,
    north: Option<String>,
    east: Option<String>,
    name: String,
    /// A seat, or `lot`.
    begins: Option<String>,
    clock: Option<String>,
    setup: Option<String>,
    play: Option<String>,
    mated_pieces: Option<String>,
    check: Option<String>,
    direction: Option<String>,
}

/// Who has which seat, by seat.
pub(crate) type Seats = [Option<Taken>; 4];

impl Wish {
    /// What was asked for as an agreement, with the asker's seats.
    ///
    /// # Errors
    /// If it makes no sense.
    pub(crate) fn agree(&self, asker: &Visitor) -> Result<(Agreement, Seats), Failure> {
        let mut computers = [None; 4];
        let mut seats = Seats::default();
        let wanted = [&self.south, &self.west, &self.north, &self.east];
        for (i, wanted) in wanted.into_iter().enumerate() {
            match wanted.as_deref().unwrap_or(if i == 0 { "me" } else { "5" }) {
                "me" => seats[i] = Some(Taken::new(asker.clone(), &self.name)),
                "link" => {}
                level => computers[i] = Some(level.parse().map_err(|_| Failure::BadRequest)?),
            }
        }
        if computers.iter().all(Option::is_some) {
            return Err(Failure::BadRequest);
        }
        let options = [
            ("setup", &self.setup),
            ("play", &self.play),
            ("mated-pieces", &self.mated_pieces),
            ("check", &self.check),
            ("direction", &self.direction),
        ];
        let choices: Vec<(&str, &str)> =
            options.into_iter().filter_map(|(name, reading)| Some((name, reading.as_deref()?))).collect();
        let clock = self.clock.as_deref().unwrap_or("none");
        let bad_clock = |_| Failure::BadWish { field: "clock", value: clock.chars().take(40).collect() };
        let agreement = Agreement {
            computers,
            clock: clock.parse().map_err(bad_clock)?,
            begins: match self.begins.as_deref().unwrap_or("lot") {
                "lot" => Seat::ALL[usize::from(random::bytes::<1>()[0] % 4)],
                seat => Seat::from_code(seat).ok_or(Failure::BadRequest)?,
            },
            rules: Rules::with_options(&choices).map_err(|_| Failure::BadRequest)?,
        };
        Ok((agreement, seats))
    }
}
