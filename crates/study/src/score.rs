//! What a position is worth, and the chance of winning that this is.

use std::fmt;

/// What a position is worth to a side: to the side to move unless something else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Value(i32),
    /// The side mates in so many plies.
    MateIn(u16),
    /// The side is mated in so many plies; 0 if it has no move left.
    MatedIn(u16),
}

impl Score {
    /// Even.
    pub const EVEN: Score = Score::Value(0);

    /// The same for the other side.
    pub fn for_opponent(self) -> Score {
        match self {
            Score::Value(value) => Score::Value(value.saturating_neg()),
            Score::MateIn(plies) => Score::MatedIn(plies),
            Score::MatedIn(plies) => Score::MateIn(plies),
        }
    }

    /// What the move that led here is worth to who made it: mates are one ply farther away.
    pub fn of_move_before(self) -> Score {
        match self.for_opponent() {
            Score::MateIn(plies) => Score::MateIn(plies.saturating_add(1)),
            Score::MatedIn(plies) => Score::MatedIn(plies.saturating_add(1)),
            value @ Score::Value(_) => value,
        }
    }

    /// The chance of winning for the side.
    pub fn chance(self) -> Chance {
        match self {
            Score::Value(value) => Chance(1.0 / (1.0 + (-f64::from(value) / Chance::SCALE).exp())),
            Score::MateIn(_) => Chance(1.0),
            Score::MatedIn(_) => Chance(0.0),
        }
    }
}

impl fmt::Display for Score {
    /// As engines' windows show it: `+120`, `-35`, `#5`, `-#4`; mates in plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Value(0) => f.write_str("0"),
            Score::Value(value) => write!(f, "{value:+}"),
            Score::MateIn(plies) => write!(f, "#{plies}"),
            Score::MatedIn(plies) => write!(f, "-#{plies}"),
        }
    }
}

/// A chance of winning, from 0 to 1; draws are half a win.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Chance(f64);

impl Chance {
    /// How many hundredths of a pawn raise the odds by a factor of e: the scale on which games between engines are
    /// commonly decided. The one place where values become chances.
    pub const SCALE: f64 = 600.0;

    /// Between 0 and 1.
    pub fn value(self) -> f64 {
        self.0
    }

    /// In whole hundredths.
    pub fn percent(self) -> u8 {
        // Between 0 and 100.
        (self.0 * 100.0).round() as u8
    }

    /// The opponent's.
    pub fn for_opponent(self) -> Chance {
        Chance(1.0 - self.0)
    }

    /// How much is lost by falling to `lower`; 0 if nothing is.
    pub fn drop_to(self, lower: Chance) -> f64 {
        (self.0 - lower.0).max(0.0)
    }
}

#[cfg(test)]
mod tests;
