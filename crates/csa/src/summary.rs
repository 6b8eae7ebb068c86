//! `Game_Summary`: what a player is told of a game before it agrees, and a spectator who asks.

use super::played::Played;
use arbiter::{Declaration, Rounding, TimeControl};
use kifu::csa;
use shogi::{Color, Position};
use std::fmt;
use std::time::Duration;

/// A game as a summary tells of it.
#[derive(Clone, Debug)]
pub(crate) struct Summary<'a> {
    pub(crate) id: &'a str,
    /// Of Black and White.
    pub(crate) names: [&'a str; 2],
    /// Which side the reader has; `None` for a spectator.
    pub(crate) turn: Option<Color>,
    pub(crate) start: &'a Position,
    pub(crate) clocks: [TimeControl; 2],
    /// How a declaration by the entering king is judged.
    pub(crate) declaration: Declaration,
    /// The game is a draw when so many moves have been played.
    pub(crate) max_moves: Option<u32>,
    /// The moves so far.
    pub(crate) moves: &'a [Played],
    /// How the game stands, once it has begun.
    pub(crate) now: Option<Now<'a>>,
}

/// Where a game is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now<'a> {
    /// What both have left before any byōyomi.
    pub(crate) left: [Duration; 2],
    pub(crate) last: Option<&'a Played>,
    /// So many moves have been played.
    pub(crate) plies: usize,
}

/// `+` or `-`.
pub(crate) const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BEGIN Game_Summary\nProtocol_Version:1.2\nProtocol_Mode:Server\nFormat:Shogi 1.0\n")?;
        if self.declaration == Declaration::Points27 {
            f.write_str("Declaration:Jishogi 1.1\n")?;
        }
        let [black, white] = self.names;
        write!(f, "Game_ID:{}\nName+:{black}\nName-:{white}\n", self.id)?;
        if let Some(color) = self.turn {
            writeln!(f, "Your_Turn:{}", sign(color))?;
        }
        write!(f, "Rematch_On_Draw:NO\nTo_Move:{}\n", sign(self.start.turn()))?;
        if let Some(moves) = self.max_moves {
            writeln!(f, "Max_Moves:{moves}")?;
        }
        if self.declaration == Declaration::Points24 {
            // The protocol has no word for it; this is what another server says.
            f.write_str("Entering_King_Rule:CSARule24\n")?;
        }
        self.write_times(f)?;
        write!(f, "BEGIN Position\n{}", csa::write_position(self.start))?;
        self.moves.iter().try_for_each(|played| writeln!(f, "{played}"))?;
        f.write_str("END Position\nEND Game_Summary\n")
    }
}

impl Summary<'_> {
    /// One block for both, or one for each. A side without a clock has none.
    fn write_times(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.clocks;
        let blocks: &[(&str, TimeControl)] =
            if black == white { &[("Time", black)] } else { &[("Time+", black), ("Time-", white)] };
        for (name, control) in blocks.iter().filter(|(_, control)| control.is_timed()) {
            write!(f, "BEGIN {name}\n{}", Block(*control))?;
            if let Some(now) = self.now {
                now.write(unit(*control).1, f)?;
            }
            writeln!(f, "END {name}")?;
        }
        Ok(())
    }
}

impl Now<'_> {
    /// What only this server and one other say; clients skip it.
    fn write(&self, unit: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            writeln!(f, "Remaining_Time{}:{}", sign(color), self.left[color.index()].as_secs() / unit)?;
        }
        if let Some(last) = self.last {
            writeln!(f, "Last_Move:{last}")?;
        }
        writeln!(f, "Current_Turn:{}", self.plies)
    }
}

/// The inside of a Time block.
struct Block(TimeControl);

/// What the numbers of the block count, and how many seconds that is.
const fn unit(control: TimeControl) -> (&'static str, u64) {
    match control {
        TimeControl::Stopwatch { .. } => ("1min", 60),
        _ => ("1sec", 1),
    }
}

impl fmt::Display for Block {
    /// The protocol has no consideration periods: a player who takes main time and byōyomi for everything is never late.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let control = self.0;
        let (name, unit) = unit(control);
        // The last minute of a stopwatch is what the protocol calls byōyomi.
        let (main, period) = match control {
            TimeControl::Stopwatch { main } => (main.saturating_sub(control.period()), control.period()),
            _ => (control.main(), control.period()),
        };
        let [main, period, increment] = [main, period, control.increment()].map(|time| time.as_secs() / unit);
        write!(
            f,
            "Time_Unit:{name}\nTotal_Time:{main}\nByoyomi:{period}\nIncrement:{increment}\nLeast_Time_Per_Move:0\n"
        )?;
        if counts_exactly(control) { f.write_str("Time_Roundup:YES\n") } else { Ok(()) }
    }
}

/// Whether parts of a second count. The protocol knows whole units only: then every move is told rounded up, so that the
/// player never has less time than it thinks.
pub(crate) const fn counts_exactly(control: TimeControl) -> bool {
    match control {
        TimeControl::Untimed | TimeControl::Stopwatch { .. } => false,
        TimeControl::SuddenDeath { rounding, .. }
        | TimeControl::Byoyomi { rounding, .. }
        | TimeControl::Increment { rounding, .. } => matches!(rounding, Rounding::Exact),
    }
}

#[cfg(test)]
mod tests;
