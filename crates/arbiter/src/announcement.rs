//! What the timekeeper calls out during a turn.

use crate::clock::Clock;
use crate::time_control::{MINUTE, TimeControl};
use std::time::Duration;

/// Something called out at one moment of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// Since the turn began, or the game (see [`crate::Game::announcements`]).
    pub at: Duration,
    /// What is said.
    pub says: Announcement,
}

/// What a timekeeper says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// 残り: so much of main time is left. The last minute of a stopwatch is its byōyomi (CLOCK-02).
    MainLeft(Duration),
    /// 考慮時間: main time or one more consideration is used up; so many are left.
    ConsiderationsLeft(u32),
    /// From now on so much for every move.
    ByoyomiBegins(Duration),
    /// 秒読み: so many seconds of a byōyomi or of a consideration have passed: "30", "40", "50".
    Seconds(u64),
    /// The last ten seconds, "1" to "10"; with "10" time is up (CLOCK-03, CLOCK-04, CLOCK-09).
    Count(u64),
    /// What the player has asked to be told: so much of their turn has passed (CLOCK-22).
    Passed(Duration),
}

/// When main time is announced: that much is left.
const MAIN_MARKS: [Duration; 3] = [Duration::from_secs(600), Duration::from_secs(300), MINUTE];
/// And nearer to the end where nothing comes after it.
const LAST_MARKS: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(20)];
/// Seconds are called out by tens, three times at most before the last ten.
const TENS: u64 = 3;

impl Clock {
    /// What the timekeeper calls out in a turn of this player that begins now, in order, nothing at its very beginning.
    /// It ends when the player's time does. `asked` is when the player wants to be told how long they have thought
    /// (CLOCK-22).
    ///
    /// ```
    /// use arbiter::{Announcement, Clock};
    /// let clock = Clock::new("0m+30s".parse().unwrap());
    /// let calls: Vec<_> = clock.announcements(None).map(|call| call.at.as_secs()).collect();
    /// assert_eq!(calls, [10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    /// ```
    pub fn announcements(&self, asked: Option<Duration>) -> impl Iterator<Item = Call> + use<> {
        let allowance = self.allowance().unwrap_or(Duration::MAX);
        // By the day nobody sits there to hear it.
        let heard = !self.control().is_by_the_day();
        let mut asked = asked.filter(|at| heard && !at.is_zero() && *at < allowance);
        let mut calls = self.timekeeping().take_while(move |_| heard).peekable();
        std::iter::from_fn(move || match asked {
            Some(at) if calls.peek().is_none_or(|call| at < call.at) => {
                asked = None;
                Some(Call { at, says: Announcement::Passed(at) })
            }
            _ => calls.next(),
        })
    }

    /// The calls that the time left alone asks for.
    fn timekeeping(&self) -> impl Iterator<Item = Call> + use<> {
        let control = self.control();
        let begin = self.left(Duration::ZERO);
        let main = begin.map_or(Duration::ZERO, |left| left.main);
        let considerations = begin.map_or(0, |left| left.considerations);
        let byoyomi_at = main.saturating_add(MINUTE.saturating_mul(considerations));

        let in_main = main_marks(control, main);
        let considering = (0..considerations).flat_map(move |gone| {
            let at = main.saturating_add(MINUTE.saturating_mul(gone));
            let left = Call { at, says: Announcement::ConsiderationsLeft(considerations - gone) };
            std::iter::once(left).chain(tens(at, MINUTE))
        });
        let begins = match control {
            TimeControl::Byoyomi { period, .. } => Some(Announcement::ByoyomiBegins(period)),
            TimeControl::Stopwatch { .. } => Some(Announcement::MainLeft(MINUTE)),
            _ => None,
        };
        let begins = begins.map(|says| Call { at: byoyomi_at, says });
        let in_byoyomi = tens(byoyomi_at, control.period());
        // A byōyomi of less than ten seconds is counted from where it begins.
        let from = if control.period().is_zero() { Duration::ZERO } else { byoyomi_at };
        let counted = self.allowance().into_iter().flat_map(count).filter(move |call| call.at > from);
        let all = in_main.chain(considering).chain(begins).chain(in_byoyomi).chain(counted);
        all.filter(|call| !call.at.is_zero())
    }
}

/// The announcements of `main` time left at the beginning of a turn.
fn main_marks(control: TimeControl, main: Duration) -> impl Iterator<Item = Call> {
    // Under the stopwatch people count the last minute, too; that it has come is said when byōyomi begins.
    let after = if matches!(control, TimeControl::Stopwatch { .. }) { MINUTE } else { Duration::ZERO };
    let last = if control.period().is_zero() { &LAST_MARKS[..] } else { &[] };
    let marks = MAIN_MARKS.iter().chain(last).filter(move |mark| **mark > after);
    marks.filter_map(move |mark| {
        let at = main.saturating_add(after).checked_sub(*mark)?;
        Some(Call { at, says: Announcement::MainLeft(*mark) })
    })
}

/// The seconds called out by tens in a byōyomi or consideration of this length that begins at `from` (CLOCK-03, CLOCK-09):
/// before its last ten seconds, 30, 40, 50 of a minute, 10, 20, 30 of forty seconds (CLOCK-23).
fn tens(from: Duration, period: Duration) -> impl Iterator<Item = Call> {
    let last = period.as_secs().saturating_sub(10) / 10;
    let seconds = (last.saturating_sub(TENS) + 1..=last).map(|ten| ten * 10);
    seconds.map(move |seconds| Call {
        at: from.saturating_add(Duration::from_secs(seconds)),
        says: Announcement::Seconds(seconds),
    })
}

/// The last ten seconds of an allowance.
fn count(allowance: Duration) -> impl Iterator<Item = Call> {
    (1..=10).filter_map(move |count| {
        let at = allowance.checked_sub(Duration::from_secs(10 - count))?;
        Some(Call { at, says: Announcement::Count(count) })
    })
}

#[cfg(test)]
mod tests;
