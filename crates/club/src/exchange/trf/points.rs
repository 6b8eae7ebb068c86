//! Points as reports write them.

use super::{Cell, Ending, Rest};
use std::fmt;

/// Points in tenths: `11.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub u16);

impl Tenths {
    /// The most that four columns hold.
    pub const MOST: Tenths = Tenths(999);

    /// The points that are written so: a whole number, or one with one figure behind the point.
    pub fn read(text: &str) -> Option<Tenths> {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let is_figures = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + part.len() == 0 || whole.len() > 2 || part.len() > 1 || !is_figures(whole) || !is_figures(part)
        {
            return None;
        }
        let number = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<u16>().ok() };
        Some(Tenths(number(whole)? * 10 + number(part)?))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// What a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// `W`: won, by forfeit too, or away with a full point.
    pub won: Tenths,
    /// `D`: drawn, or away with half a point.
    pub drawn: Tenths,
    /// `L`: lost at the board.
    pub lost: Tenths,
    /// `A`: away, or lost by forfeit.
    pub absent: Tenths,
    /// `P`: left over by the pairing.
    pub bye: Tenths,
}

impl Default for Worth {
    fn default() -> Worth {
        Worth { won: Tenths(10), drawn: Tenths(5), lost: Tenths(0), absent: Tenths(0), bye: Tenths(10) }
    }
}

impl Worth {
    /// What a round brought.
    pub const fn of(&self, cell: Cell) -> Tenths {
        match cell {
            Cell::Board { ending, .. } => match ending {
                Ending::Won | Ending::WonUnrated | Ending::WonByForfeit => self.won,
                Ending::Drawn | Ending::DrawnUnrated => self.drawn,
                Ending::Lost | Ending::LostUnrated => self.lost,
                Ending::LostByForfeit => self.absent,
            },
            Cell::Alone(Rest::Paired) => self.bye,
            Cell::Alone(Rest::Full) => self.won,
            Cell::Alone(Rest::Half) => self.drawn,
            Cell::Alone(Rest::Zero) => self.absent,
        }
    }
}
