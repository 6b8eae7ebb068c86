//! What somebody asks for who wants to play, from the form or the API.

use crate::account::Names;
use crate::agreement::{Agreement, Begins, Player, Series, Strength};
use crate::appointment;
use crate::failure::Failure;
use crate::random;
use crate::seats::{Seat, Seats};
use crate::variant::Variant;
use crate::who::Who;
use arbiter::handicap::{Odds, Opening, Plan, Privileges};
use arbiter::ritual::Party;
use arbiter::{Ruleset, TimeControl, preset};
use engine::Level;
use serde::Deserialize;
use shogi::{Color, Fault, Faults, Position, Setup};

/// What a game may begin with that both players agree on: pieces may be missing, but no King.
pub const FIT_FOR_PLAY: Faults = Faults::of(&[Fault::MissingPieces]);

/// The fields of the form, all optional: whoever says nothing plays an even game without a clock.
#[derive(Debug, Default, Deserialize)]
pub struct Wish {
    /// `computer`, `two` people at one screen, or `link`: somebody who is invited.
    opponent: Option<String>,
    /// The computer's [`Strength`].
    level: Option<String>,
    /// `black`, `white` or `random`: what the person plays who asks. With `link` also `lots`, drawn when both are there,
    /// or `none`: the asker is the arbiter.
    color: Option<String>,
    /// What they want to be called.
    name: Option<String>,
    /// What they were called last, where no page has asked them.
    called: Option<String>,
    /// A [`Ruleset`]; otherwise `friendly` says it.
    ruleset: Option<String>,
    #[serde(default)]
    friendly: Ticked,
    /// The game of the family, one of [`variants::NAMES`]; standard shogi if nothing is said.
    variant: Option<String>,
    /// How it reads its disputed rules: `lion-trading=federation drops=modern`; in the usual way if nothing is said.
    readings: Option<String>,
    /// A name of a [`Plan`]: a handicap, or a mix of two by turns, or a list of them with commas.
    handicap: Option<String>,
    /// An SFEN to begin from, in an even game.
    position: Option<String>,
    /// The removed pieces go to the other's hand (HCAP-52).
    #[serde(default)]
    gift: Ticked,
    /// Whoever gives the handicap may have two pawns on a file (HCAP-32).
    #[serde(default)]
    two_pawns: Ticked,
    /// Whoever takes it takes moves back, the other not (HCAP-50).
    #[serde(default)]
    takebacks: Ticked,
    /// The first foul of each player is forgiven (HCAP-56).
    #[serde(default)]
    first_foul: Ticked,
    /// An [`Opening`]: how many moves are made in a run, or `unlimited` (HCAP-51).
    opening: Option<Text>,
    /// `before` uwate's first move or `after` it, if `opening` does not say it.
    opening_turn: Option<String>,
    /// A [`TimeControl`], or `other`.
    clock: Option<String>,
    /// The clock when `clock` is `other`.
    clock_text: Option<String>,
    /// White's clock, if it is another (HCAP-53).
    clock_white: Option<String>,
    /// 1 or 2; as the tournament has it whose clock this is, if nothing is said (CLOCK-54).
    days: Option<Text>,
    /// With a clock by the day: it stands still on Saturday and Sunday.
    #[serde(default)]
    weekend_pause: Ticked,
    #[serde(default)]
    ceremony: Ticked,
    /// With `ceremony` or lots: who has the upper seat, `host` or `guest`.
    senior: Option<String>,
    /// With `link`: only who was sent the link may sit down, not whoever watches.
    #[serde(default)]
    only_invited: Ticked,
    /// Strangers may be led to the game.
    #[serde(default)]
    watched: Ticked,
    /// With `computer`, of who has a name: it counts for the numbers of both.
    #[serde(default)]
    rated: Ticked,
    /// The appointed hour: a point in time, or date and time at the server's place.
    starts_at: Option<String>,
}

/// A box of a form that is ticked, or a truth value of JSON.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Ticked {
    Box(String),
    Value(bool),
}

impl Default for Ticked {
    fn default() -> Ticked {
        Ticked::Value(false)
    }
}

impl Ticked {
    pub(crate) const ON: Ticked = Ticked::Value(true);

    /// Whether it is ticked.
    pub(crate) fn is_on(&self) -> bool {
        match self {
            Ticked::Box(text) => !matches!(text.as_str(), "" | "false" | "0"),
            Ticked::Value(value) => *value,
        }
    }
}

/// A field of a form, or a text or number of JSON.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Text {
    Text(String),
    Number(u64),
}

impl Text {
    /// Without blanks around it.
    fn text(&self) -> String {
        match self {
            Text::Text(text) => text.trim().to_owned(),
            Text::Number(number) => number.to_string(),
        }
    }
}

/// What the asker is in the game.
enum Part {
    /// Plays the colour; plays it for the time being if lots are drawn.
    Player(Color),
    Both,
    Arbiter,
}

impl Wish {
    /// Takes what somebody was called last for the name that they want, unless it has become somebody else's.
    pub fn go_on_being_called(&mut self, names: &Names, who: &Who) {
        let called = self.called.take().filter(|called| !names.is_of_other(called, who));
        self.name = self.name.take().or(called);
    }

    /// The agreement it asks for, with the asker in their seat.
    ///
    /// # Errors
    /// With the field that cannot be fulfilled.
    pub fn agree(&self, asker: &Who) -> Result<(Agreement, Seats), Failure> {
        let (players, part) = self.players()?;
        let plan = self.plan()?;
        let odds = plan.after(0);
        // Where every game has the same handicap, or none, there is nothing to remember.
        let is_match = plan.games().len() > 1 || odds == Odds::WeakerFirst;
        let drawn = self.color.as_deref() == Some("lots") || is_match && odds == Odds::Lots;
        let lots = drawn && self.opponent() == "link";
        let agreement = Agreement {
            variant: self.variant()?,
            handicap: odds.handicap(),
            position: self.position()?,
            pieces_given: self.gift.is_on(),
            privileges: Privileges {
                two_pawns: self.two_pawns.is_on(),
                takebacks: self.takebacks.is_on(),
                first_foul: self.first_foul.is_on(),
            },
            opening: self.opening()?,
            ruleset: self.ruleset()?,
            clocks: self.clocks()?,
            left: None,
            days: self.days()?,
            weekend_pause: self.weekend_pause.is_on(),
            begins: self.begins()?,
            // There is no order in which the pieces of any position are set up.
            ceremony: self.ceremony.is_on() && self.opponent() == "link" && self.position.is_none(),
            senior: self.senior()?,
            lots,
            players,
            between_two: self.opponent() == "link",
            key: (self.only_invited.is_on() && self.opponent() == "link").then(|| random::name().into()),
            watched: self.watched.is_on() && self.opponent() == "link",
            rated: self.rated.is_on() && self.opponent() == "computer",
            csa: None,
            lesson: None,
            simul: None,
            series: is_match.then(|| Series::new(plan)),
        };
        if lots && odds != Odds::Lots {
            // Whoever gives a handicap is White (HCAP-02), and in jōsen the weaker player is Black (HCAP-11).
            return Err(bad("color", "lots"));
        }
        if lots && matches!(agreement.begins, Begins::Appointed(_)) {
            // Whose time it costs to be late must be known beforehand.
            return Err(bad("starts_at", self.starts_at.as_deref().unwrap_or_default()));
        }
        self.check_days(&agreement)?;
        let seat = Some(Seat::new(asker.clone(), self.name.as_deref().unwrap_or_default()));
        let mut seats = Seats::default();
        match part {
            Part::Player(color) => seats.players[color.index()] = seat,
            Part::Both => seats.players = [seat.clone(), seat],
            Part::Arbiter => seats.arbiter = seat,
        }
        Ok((agreement, seats))
    }

    /// Whom the host names as senior (ETIQ-08).
    fn senior(&self) -> Result<Option<Party>, Failure> {
        match self.senior.as_deref() {
            None | Some("") => Ok(None),
            Some("host") => Ok(Some(Party::First)),
            Some("guest") => Ok(Some(Party::Second)),
            Some(other) => Err(bad("senior", other)),
        }
    }

    fn opponent(&self) -> &str {
        self.opponent.as_deref().unwrap_or("two")
    }

    /// Handicaps, positions and the ceremony are of standard shogi.
    fn variant(&self) -> Result<Option<Variant>, Failure> {
        let name = match self.variant.as_deref().map(str::trim) {
            None | Some("" | "shogi") => return Ok(None),
            Some(name) => name,
        };
        let of_shogi =
            [&self.handicap, &self.position].into_iter().flatten().any(|text| !matches!(text.as_str(), "" | "even"));
        if of_shogi || self.opening()?.is_some() || self.ceremony.is_on() {
            return Err(bad("variant", name));
        }
        let readings = self.readings.as_deref().unwrap_or_default();
        let plain = Variant::new(name, "").ok_or_else(|| bad("variant", name))?;
        let read = if readings.trim().is_empty() { Some(plain) } else { Variant::new(name, readings) };
        read.map(Some).ok_or_else(|| bad("readings", readings))
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let name = self.handicap.as_deref().map(str::trim).filter(|name| !name.is_empty()).unwrap_or("even");
        Plan::from_name(name).filter(|plan| plan.games().len() <= LONGEST_PLAN).ok_or_else(|| bad("handicap", name))
    }

    /// Both Kings stand on the board, and there is a move.
    fn position(&self) -> Result<Option<Position>, Failure> {
        let Some(text) = self.position.as_deref().map(str::trim).filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        if self.plan()? != Plan::from(Odds::Lots) {
            let value = self.handicap.clone().unwrap_or_default();
            return Err(Failure::of_fields("position", "handicap", &value));
        }
        let setup = text.parse::<Setup>().ok();
        let position = setup.and_then(|setup| setup.into_position().or_else(|error| error.forgive(FIT_FOR_PLAY)).ok());
        position.filter(Position::has_legal_move).map(Some).ok_or_else(|| bad("position", text))
    }

    fn opening(&self) -> Result<Option<Opening>, Failure> {
        let mut text = match self.opening.as_ref().map(Text::text) {
            None => return Ok(None),
            Some(none) if matches!(none.as_str(), "" | "0") => return Ok(None),
            Some(text) => text,
        };
        if let Some(turn) = self.opening_turn.as_deref().filter(|turn| !turn.is_empty() && !text.contains('/')) {
            text = format!("{text}/{turn}");
        }
        text.parse().map(Some).map_err(|_| bad("opening", &text))
    }

    fn days(&self) -> Result<u8, Failure> {
        match self.days.as_ref().map(Text::text).as_deref() {
            None | Some("") => Ok(self.clock.as_deref().and_then(days_of_tournament).unwrap_or(1)),
            Some("1") => Ok(1),
            Some("2") => Ok(2),
            Some(other) => Err(bad("days", other)),
        }
    }

    fn ruleset(&self) -> Result<Ruleset, Failure> {
        match self.ruleset.as_deref().map(str::trim) {
            None | Some("") if self.friendly.is_on() => Ok(Ruleset::FRIENDLY),
            None | Some("") => Ok(Ruleset::AMATEUR),
            Some(text) => text.parse().map_err(|_| bad("ruleset", text)),
        }
    }

    fn clocks(&self) -> Result<[TimeControl; 2], Failure> {
        let text = match self.clock.as_deref() {
            Some("other") => self.clock_text.as_deref().unwrap_or_default().trim(),
            Some(text) => text,
            None => "none",
        };
        let clock: TimeControl = text.parse().map_err(|_| bad("clock", text))?;
        let white = match self.clock_white.as_deref().map(str::trim) {
            None | Some("") => clock,
            Some(text) => text.parse().map_err(|_| bad("clock", text))?,
        };
        Ok([clock, white])
    }

    /// By the day two people play who need not be there: not at one screen, with the computer, by appointment or with a
    /// ceremony or lots, and both with such a clock.
    fn check_days(&self, agreement: &Agreement) -> Result<(), Failure> {
        let text = agreement.clocks[0].to_string();
        if !agreement.is_by_the_day() {
            let pause = self.weekend_pause.is_on();
            return if pause { Err(Failure::of_fields("weekend_pause", "clock", &text)) } else { Ok(()) };
        }
        let with = |field| Err(Failure::of_fields("clock", field, &text));
        if !agreement.between_two {
            return with("opponent");
        }
        if !agreement.clocks.iter().all(|clock| clock.is_by_the_day()) {
            return with("clock_white");
        }
        if agreement.begins != Begins::OnArrival {
            return with("starts_at");
        }
        if agreement.ceremony || agreement.lots {
            return with("ceremony");
        }
        Ok(())
    }

    fn begins(&self) -> Result<Begins, Failure> {
        match self.starts_at.as_deref().map(str::trim) {
            _ if self.opponent() != "link" => Ok(Begins::AtOnce),
            None | Some("") => Ok(Begins::OnArrival),
            Some(text) => appointment::hour(text).map(Begins::Appointed).ok_or_else(|| bad("starts_at", text)),
        }
    }

    fn players(&self) -> Result<([Player; 2], Part), Failure> {
        let person = [Player::Person; 2];
        match self.opponent() {
            "two" => Ok((person, Part::Both)),
            "link" => Ok((
                person,
                match self.color.as_deref() {
                    Some("none") => Part::Arbiter,
                    Some("lots") => Part::Player(Color::Black),
                    _ => Part::Player(self.color()?),
                },
            )),
            "computer" => {
                let own = self.color()?;
                let mut players = [Player::Computer(self.strength()?); 2];
                players[own.index()] = Player::Person;
                Ok((players, Part::Player(own)))
            }
            other => Err(bad("opponent", other)),
        }
    }

    fn strength(&self) -> Result<Strength, Failure> {
        let wrong = |name| bad("level", name);
        Ok(match (self.variant()?, self.level.as_deref()) {
            (None, None) => Strength::Grade(Level::ALL[0]),
            (None, Some(name)) => Strength::Grade(name.parse().map_err(|_| wrong(name))?),
            (Some(_), None) => Strength::Number(variants::Level::WEAKEST),
            (Some(_), Some(name)) => Strength::Number(name.parse().map_err(|_| wrong(name))?),
        })
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

/// No match repeats after more games than this.
const LONGEST_PLAN: usize = 20;

/// How many days the games take whose clock is called so: `Ryuo/title`.
fn days_of_tournament(clock: &str) -> Option<u8> {
    let (tournament, round) = clock.split_once('/')?;
    Some(preset::tournament(tournament)?.round(round)?.days)
}

fn bad(field: &'static str, value: &str) -> Failure {
    Failure::of_field(field, value)
}
