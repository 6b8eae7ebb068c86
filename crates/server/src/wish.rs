//! What somebody asks for who wants to play, from the form or the API.

use crate::agreement::{Agreement, Player};
use crate::failure::Failure;
use crate::random;
use arbiter::TimeControl;
use engine::Level;
use serde::Deserialize;
use shogi::{Color, Handicap};

/// The fields of the form, all optional: whoever says nothing plays an even game without a clock.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wish {
    /// `computer`, or `two` people at one screen.
    opponent: Option<String>,
    /// The computer's [`Level`].
    level: Option<String>,
    /// `black`, `white` or `random`: what the person plays against the computer.
    color: Option<String>,
    /// A name of [`Handicap`].
    handicap: Option<String>,
    /// A [`TimeControl`], or `other`.
    clock: Option<String>,
    /// The clock when `clock` is `other`.
    clock_text: Option<String>,
    #[serde(default)]
    friendly: Ticked,
}

/// A box of a form that is ticked, or a truth value of JSON.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Ticked {
    Box(String),
    Value(bool),
}

impl Default for Ticked {
    fn default() -> Ticked {
        Ticked::Value(false)
    }
}

impl Wish {
    /// The agreement it asks for.
    ///
    /// # Errors
    /// With the field that cannot be fulfilled.
    pub(crate) fn agree(&self) -> Result<Agreement, Failure> {
        Ok(Agreement {
            handicap: self.handicap()?,
            clock: self.clock()?,
            friendly: match &self.friendly {
                Ticked::Box(text) => !matches!(text.as_str(), "" | "false" | "0"),
                Ticked::Value(value) => *value,
            },
            players: self.players()?,
        })
    }

    fn handicap(&self) -> Result<Handicap, Failure> {
        let name = self.handicap.as_deref().unwrap_or("even");
        Handicap::from_name(name).ok_or_else(|| bad("handicap", name))
    }

    fn clock(&self) -> Result<TimeControl, Failure> {
        let text = match self.clock.as_deref() {
            Some("other") => self.clock_text.as_deref().unwrap_or_default().trim(),
            Some(text) => text,
            None => "none",
        };
        text.parse().map_err(|_| bad("clock", text))
    }

    fn players(&self) -> Result<[Player; 2], Failure> {
        match self.opponent.as_deref().unwrap_or("two") {
            "two" => Ok([Player::Person; 2]),
            "computer" => {
                let mut players = [Player::Computer(self.level()?); 2];
                players[self.color()?.index()] = Player::Person;
                Ok(players)
            }
            other => Err(bad("opponent", other)),
        }
    }

    fn level(&self) -> Result<Level, Failure> {
        let name = self.level.as_deref().unwrap_or(Level::ALL[0].name());
        name.parse().map_err(|_| bad("level", name))
    }

    fn color(&self) -> Result<Color, Failure> {
        match self.color.as_deref().unwrap_or("black") {
            "black" => Ok(Color::Black),
            "white" => Ok(Color::White),
            "random" => Ok(Color::ALL[usize::from(random::bytes::<1>()[0] & 1)]),
            other => Err(bad("color", other)),
        }
    }
}

fn bad(field: &'static str, value: &str) -> Failure {
    Failure::BadWish { field, value: value.to_owned() }
}
