//! What is agreed before a game: by which rules, from which start, with which clocks, who plays.

use crate::random;
use crate::variant::Variant;
use arbiter::handicap::{Odds, Opening, Plan, Privileges};
use arbiter::{Beginning, MoveLimit, Operator, Remaining, Ruleset, Takeback, Terms, TimeControl};
use engine::Level;
use play::AnyBoard;
use shogi::{Color, Handicap, Position};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// The terms of a game as this site offers them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The game of the family that is played, if it is not standard shogi.
    pub variant: Option<Variant>,
    /// Which pieces White gives, if any.
    pub handicap: Handicap,
    /// The match that it is a game of, where the next one may have another handicap (HCAP-54).
    pub series: Option<Series>,
    /// Where the game begins instead of at the start of an even game.
    pub position: Option<Position>,
    /// Shitate has the removed pieces in hand (HCAP-52).
    pub pieces_given: bool,
    /// What one or both may do beyond the rules.
    pub privileges: Privileges,
    /// Moves that shitate makes in a run (HCAP-51).
    pub opening: Option<Opening>,
    /// By which rules the referee decides.
    pub ruleset: Ruleset,
    /// Of Black and White (HCAP-53).
    pub clocks: [TimeControl; 2],
    /// What they have left of it when the game begins, if not all (CLOCK-14).
    pub left: Option<[Remaining; 2]>,
    /// How many days it may take (CLOCK-54).
    pub days: u8,
    /// By the day: Saturday and Sunday (UTC) do not count.
    pub weekend_pause: bool,
    /// When the first turn begins.
    pub begins: Begins,
    /// Greeting, setting up and bow come before the first turn.
    pub ceremony: bool,
    /// Whom the host has named as senior: the host first, or the other; `None` leaves it to custom (ETIQ-08).
    pub senior: Option<arbiter::ritual::Party>,
    /// The colours are drawn when both are there: those who sit as Black and White may change places.
    pub lots: bool,
    /// Black and White.
    pub players: [Player; 2],
    /// Whether two people play, each in a place of their own: then one needs the other's consent.
    pub between_two: bool,
    /// What whoever sits down later must bring, if only those who were sent the link may.
    pub key: Option<Arc<str>>,
    /// Whether strangers may be led to it, too: both have agreed to that. Otherwise only who has its link finds it.
    pub watched: bool,
    /// Whether it counts for what is believed of the strength of both.
    pub rated: bool,
    /// Under which name programs have agreed to it, if they have.
    pub csa: Option<String>,
    /// The task of a lesson that the game is, by [`crate::lessons::Place::item`]: a teacher says what to look at.
    pub lesson: Option<String>,
    /// The teaching games at several boards that it is one of, by their name in addresses: who gives them may end it.
    pub simul: Option<String>,
}

/// A match by a plan (HCAP-54), at one of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The odds of its games, one after the other.
    pub plan: Plan,
    /// So many games of it came before this one.
    pub played: u32,
    /// As which colour the weaker player sits down; lots may make them change places.
    pub weaker: Color,
}

impl Series {
    /// The first game of a match. Whoever takes a handicap is Black (HCAP-02); in a game with lots Black takes it later.
    pub fn new(plan: Plan) -> Series {
        Series { plan, played: 0, weaker: Color::Black }
    }

    /// What this game is played at.
    pub fn odds(&self) -> Odds {
        self.plan.after(self.played as usize)
    }

    /// Goes on to the next game, and says whether the players change colours for it.
    fn go_on(&mut self, between_two: bool) -> bool {
        self.played += 1;
        match self.odds().weaker() {
            Some(color) => color != self.weaker,
            None if between_two => false,
            // Nobody is there with whom to draw lots.
            None => random::bytes::<1>()[0] & 1 == 1,
        }
    }
}

/// When the first turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// When somebody who plays is there.
    AtOnce,
    /// When both players are there.
    OnArrival,
    /// The same, but within this time: both have found each other, and whoever has come is not kept waiting for longer.
    Within(Duration),
    /// When both are there, but not before this hour, in milliseconds since 1970; who comes later is late (CLOCK-18).
    Appointed(i64),
    /// After a pause (CLOCK-17).
    AfterPause(Duration),
}

impl Begins {
    /// Whoever has found somebody, and is here, is waited for so long: they may only turn the page, or look for their glasses.
    pub const SOON: Begins = Begins::Within(Duration::from_secs(3 * 60));
    /// Whoever is not here when somebody takes their offer has to be called first.
    pub const LATER: Begins = Begins::Within(Duration::from_secs(30 * 60));
}

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody who has a seat, or will have one.
    Person,
    /// The engine.
    Computer(Strength),
}

/// How strong the computer plays: by grade in standard shogi, by number in the other games of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// In standard shogi.
    Grade(Level),
    /// In another game of the family.
    Number(variants::Level),
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Grade(level) => level.fmt(f),
            Strength::Number(level) => level.fmt(f),
        }
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Strength, ()> {
        let grade = text.parse().map(Strength::Grade);
        grade.or_else(|_| text.parse().map(Strength::Number)).map_err(|_| ())
    }
}

impl fmt::Display for Player {
    /// As stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl FromStr for Player {
    type Err = ();

    fn from_str(text: &str) -> Result<Player, ()> {
        match text.split_once(' ') {
            None if text == "person" => Ok(Player::Person),
            Some(("computer", level)) => level.parse().map(Player::Computer).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

impl Agreement {
    /// What is agreed if nobody says anything: an even game without a clock at one screen.
    pub fn even_at_one_screen() -> Agreement {
        Agreement {
            variant: None,
            handicap: Handicap::Even,
            series: None,
            position: None,
            pieces_given: false,
            privileges: Privileges::default(),
            opening: None,
            ruleset: Ruleset::AMATEUR,
            clocks: [TimeControl::Untimed; 2],
            left: None,
            days: 1,
            weekend_pause: false,
            begins: Begins::AtOnce,
            ceremony: false,
            senior: None,
            lots: false,
            players: [Player::Person; 2],
            between_two: false,
            key: None,
            watched: false,
            rated: false,
            csa: None,
            lesson: None,
            simul: None,
        }
    }

    /// For the referee. Whoever plays alone takes moves back without asking where moves are taken back at all.
    pub fn terms(&self) -> Terms<AnyBoard> {
        let takebacks = match self.ruleset.takebacks {
            Takeback::Asked if !self.between_two => Takeback::Free,
            takebacks => takebacks,
        };
        // Other games than standard shogi say themselves how many moves they have.
        let move_limit = if self.variant.is_some() { MoveLimit::None } else { self.ruleset.move_limit };
        Terms {
            start: match self.family() {
                Some(game) => variants::Position::start(&game).into(),
                None => self.start().into(),
            },
            ruleset: Ruleset { takebacks, move_limit, ..self.ruleset },
            clocks: self.clocks,
            left: self.left,
            beginning: match self.begins {
                Begins::AtOnce => Beginning::AtOnce,
                Begins::OnArrival | Begins::Within(_) => Beginning::OnArrival,
                Begins::Appointed(_) => Beginning::Appointed,
                Begins::AfterPause(pause) => Beginning::AfterPause(pause),
            },
            privileges: self.privileges,
            opening: self.opening,
            operator: Operator::Timekeeper,
            days: self.days,
        }
    }

    /// The game of the family that is played, if it is not standard shogi.
    pub fn family(&self) -> Option<Arc<variants::Game>> {
        self.variant.as_ref().map(|variant| Arc::clone(&variant.game))
    }

    /// Where standard shogi begins.
    pub fn start(&self) -> Position {
        match &self.position {
            Some(position) => position.clone(),
            None if self.pieces_given => self.handicap.position_with_pieces_given(),
            None => self.handicap.position(),
        }
    }

    /// Who plays this colour.
    pub fn player(&self, color: Color) -> Player {
        self.players[color.index()]
    }

    /// How much time this colour has.
    pub fn clock(&self, color: Color) -> TimeControl {
        self.clocks[color.index()]
    }

    /// Whether the clock of at least one player runs down.
    pub fn is_timed(&self) -> bool {
        self.clocks.iter().any(|clock| clock.is_timed())
    }

    /// Whether they have days for their moves, and need not be there.
    pub fn is_by_the_day(&self) -> bool {
        self.clocks.iter().any(|clock| clock.is_by_the_day())
    }

    /// Whether moves are taken back, with the other's consent or without (FOUL-15).
    pub fn is_friendly(&self) -> bool {
        self.ruleset.takebacks != Takeback::Never
    }

    /// Whether advice is given: never where two people play each other; and of standard shogi only.
    pub fn has_hints(&self) -> bool {
        self.is_friendly() && !self.between_two && self.variant.is_none()
    }

    /// Whether the next game between the same players has colours swapped: whoever gives a handicap is always White
    /// (HCAP-02), and who takes jōsen always Black (HCAP-11).
    fn swaps_colors(&self) -> bool {
        let even = self.handicap == Handicap::Even && self.opening.is_none();
        let josen = self.series.as_ref().is_some_and(|series| series.odds() == Odds::WeakerFirst);
        even && !josen && !self.privileges.favor_one()
    }

    /// The same for another game between the same players, or for this one played anew after a no contest (END-21), and
    /// whether they change colours for it. `lots_swapped`: lots have made them change places in this one.
    pub fn again(&self, lots_swapped: bool, anew: bool) -> (Agreement, bool) {
        let mut again = Agreement { left: None, lots: false, ..self.clone() };
        again.variant = again.variant.map(|variant| variant.with_last_move());
        again.begins = if self.between_two { Begins::OnArrival } else { Begins::AtOnce };
        let mut swaps = self.swaps_colors();
        if let Some(series) = &mut again.series {
            series.weaker = if lots_swapped { !series.weaker } else { series.weaker };
            if !anew {
                swaps = series.go_on(self.between_two);
                again.handicap = series.odds().handicap();
                // By the day they need not be there to draw any.
                again.lots = self.between_two && series.odds() == Odds::Lots && !self.clocks[0].is_by_the_day();
            }
            series.weaker = if swaps { !series.weaker } else { series.weaker };
        }
        if swaps {
            again.players.swap(0, 1);
            again.clocks.swap(0, 1);
        }
        (again, swaps)
    }
}

#[cfg(test)]
mod tests;
