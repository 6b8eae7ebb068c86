//! Games without a clock between two people that one of them does not go on with. Who has gone away in their own turn the
//! referee knows; who looks in now and then and never moves is not away, and is told by the time of day: time that is counted
//! while somebody looks says nothing of games that last for weeks.

use super::table::Table;
use super::view::StandstillView;
use crate::live::Refused;
use crate::referee::Event;
use crate::seats::Sides;
use crate::stored::time_of_day_ms;
use arbiter::{Outcome, Refusal, Ruling};
use shogi::Color;
use std::time::Duration;

/// Whoever has not moved for so long lets the game stand still: three days, in milliseconds.
const OVERDUE_MS: i64 = 3 * 24 * 3_600_000;
/// Both see it coming a day before.
const SHOWN: Duration = Duration::from_secs(24 * 3600);

impl Table {
    /// Who has not moved for days, and how much longer that is borne.
    fn overdue(&self) -> Option<(Color, Duration)> {
        let late = self.game.running().filter(|color| self.game.minds_absence(*color))?;
        let left = self.turn_ms.saturating_add(OVERDUE_MS).saturating_sub(time_of_day_ms());
        let between_two = self.agreed.agreement.between_two && self.agreed.seats.player(late).is_some();
        between_two.then(|| (late, Duration::from_millis(u64::try_from(left).unwrap_or_default())))
    }

    /// What is told of a game that stands still: what can be claimed first.
    pub(super) fn standstill(&self, by_referee: Option<StandstillView>) -> Option<StandstillView> {
        let overdue = self.overdue().filter(|(_, left)| *left <= SHOWN).map(|(by, left)| StandstillView {
            by,
            left,
            outcome: Outcome::Default { loser: by },
            overdue: true,
        });
        by_referee.into_iter().chain(overdue).min_by_key(|view| view.left)
    }

    /// What it is for the referee that somebody claims the game that the other lets stand still, or closes it without a result.
    pub(super) fn claim_of_game(&self, sides: Sides, by: Color, without_result: bool) -> Result<Event, Refused> {
        let waits_for = |late: Color| sides.contains(!late) && !sides.contains(late);
        if let Some((late, Duration::ZERO)) = self.overdue().filter(|(late, _)| waits_for(*late)) {
            return Ok(Event::Rule(if without_result { Ruling::Interrupt } else { Ruling::Absent(late) }));
        }
        if !without_result {
            return Ok(Event::ClaimGame { by });
        }
        let standstill = self.game.standstill().filter(|standstill| waits_for(standstill.by));
        let standstill = standstill.ok_or(Refusal::NoStandstill)?;
        if self.watch.now() < standstill.claimable {
            return Err(Refusal::StillAwaited.into());
        }
        Ok(Event::Rule(Ruling::Interrupt))
    }
}
