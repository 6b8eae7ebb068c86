//! Who comes to a game and who goes, and what that means for its time.

use super::audience::Presence;
use super::hosted::{Hosted, SeatOf};
use super::table::{NotStored, Table};
use crate::seats::Seat as Taken;
use crate::stored;
use crate::turns::Asker;
use arbiter::{Event, Phase};
use play::Seat as _;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// After a restart the clock of a player goes on when they are back, or so long after another player is.
const GRACE: Duration = Duration::from_secs(10);
/// A player who has no line has gone away after so long: a page that is loaded anew is back sooner.
const GONE_AFTER: Duration = Duration::from_secs(30);
/// Who comes and goes is told no more often than this.
const PEOPLE_EVERY: Duration = Duration::from_millis(500);
/// And as much rarer for each who must be told.
pub(crate) const PEOPLE_EACH: Duration = Duration::from_millis(1);

impl<G: Hosted> Table<G> {
    pub(super) async fn join(
        &mut self,
        Asker { visitor, address }: Asker,
        since: Option<u64>,
        outbox: mpsc::Sender<G::Answer>,
    ) -> Result<(), NotStored> {
        let seats: Vec<SeatOf<G>> = self.agreed.seats_of(&visitor).collect();
        if !seats.is_empty() {
            self.address = address;
            self.has_looked(&visitor);
            self.player_came(&seats).await?;
        }
        self.audience.add(visitor, outbox.clone());
        for answer in self.welcome(since) {
            // Whoever has gone already is dropped when the others are told.
            let _ = outbox.try_send(answer);
        }
        self.people_changed();
        if !seats.is_empty() {
            self.begin_what_waits().await?;
        }
        self.look_who_is_gone();
        Ok(())
    }

    /// Somebody has got a seat.
    pub(super) async fn seated(&mut self, seat: SeatOf<G>, taken: Taken) -> Result<(), NotStored> {
        let visitor = taken.visitor.clone();
        self.agreed.sit(seat, taken);
        self.read_calendars().await?;
        self.tell_people();
        self.begin_without_them().await?;
        // They may have been looking on until now.
        if self.audience.has(&visitor) {
            let seats: Vec<SeatOf<G>> = self.agreed.seats_of(&visitor).collect();
            self.player_came(&seats).await?;
            self.begin_what_waits().await?;
        }
        self.look_who_is_gone();
        Ok(())
    }

    /// Some seats have become another's, as the database knows: they are read anew.
    pub(super) async fn reseated(&mut self) -> Result<(), NotStored> {
        let Some(row) = self.house.store.game(self.agreed.id().as_str()).await? else { return Ok(()) };
        match G::from_row(&row) {
            Ok(agreed) => self.agreed = agreed,
            Err(error) => tracing::error!(game = %self.agreed.id(), %error, "seats could not be read anew"),
        }
        if self.by_the_day.is_some() {
            self.read_calendars().await?;
            self.day_changed();
        }
        self.tell_people();
        self.look_who_is_gone();
        Ok(())
    }

    /// A player has come: what waited for them begins.
    async fn begin_what_waits(&mut self) -> Result<(), NotStored> {
        G::begin_what_waits(self).await?;
        G::let_computer_play(self);
        Ok(())
    }

    /// What somebody must hear who knows the events up to `since`: those after it, or everything.
    fn welcome(&self, since: Option<u64>) -> Vec<G::Answer> {
        let missed = since.and_then(|since| self.seq.checked_sub(since));
        match missed.and_then(|missed| self.recent.len().checked_sub(usize::try_from(missed).ok()?)) {
            Some(known) => self.recent.iter().skip(known).cloned().chain([G::now(self)]).collect(),
            None => vec![G::whole(self)],
        }
    }

    /// Game time goes on when a player is there: in the middle of a game the one whose clock runs.
    async fn player_came(&mut self, seats: &[SeatOf<G>]) -> Result<(), NotStored> {
        let thinks = self.game.running().filter(|seat| self.seq > 0 && !self.agreed.is_computer(*seat));
        if !self.awake && thinks.is_some_and(|seat| !seats.contains(&seat)) {
            self.grace.get_or_insert(Instant::now() + GRACE);
        } else {
            self.start_time().await?;
        }
        for by in seats.iter().copied() {
            let awaited = matches!(self.game.phase(), Phase::Waiting { here } if !here[by.index()]);
            if awaited || self.game.is_away(by) {
                // Refused only if waiting has just ended.
                let _ = self.happen(Event::Arrive { by }).await?;
            }
        }
        Ok(())
    }

    /// Lets game time go on. Those who came to watch before see the clock start.
    pub(crate) async fn start_time(&mut self) -> Result<(), NotStored> {
        self.grace = None;
        if self.awake || self.game.outcome().is_some() {
            return Ok(());
        }
        self.watch.start();
        self.awake = true;
        if self.agreed.is_timed() || self.agreed.is_between_people() {
            self.running = Some(self.house.pulse.clock_runs(self.agreed.id()));
            // From now on it is this run of the server that knows what the clocks show, and how long somebody is away.
            self.note_run(Some(self.house.pulse.run().to_owned())).await?;
            self.audience.tell(&G::goes_on(self));
            self.people_told.1 = None;
        } else if self.game.standstill().is_some() {
            self.audience.tell(&G::now(self));
        }
        Ok(())
    }

    /// Notes what game time shows when the game is put away: what somebody has been away until then counts, what follows does not.
    pub(super) async fn note_time(&mut self) -> Result<(), NotStored> {
        match self.running.take() {
            Some(_) => self.note_run(None).await,
            None => Ok(()),
        }
    }

    async fn note_run(&mut self, run: Option<String>) -> Result<(), NotStored> {
        let (at, ms) = (self.watch.now(), self.house.pulse.now_ms());
        // It is no news: nobody could be told of it who comes back.
        self.recent.clear();
        self.append(stored::run_row(run, self.seq + 1, &self.game, at, ms), None).await
    }

    /// Notes since when players are not there whom others wait for, where no clock runs out for it.
    pub(super) fn look_who_is_gone(&mut self) {
        for seat in SeatOf::<G>::ALL.iter().copied() {
            let away_at = self.gone[seat.index()].unwrap_or_else(|| Instant::now() + GONE_AFTER);
            self.gone[seat.index()] = self.is_missed(seat).then_some(away_at);
        }
    }

    /// Whether a player who has a seat is not there, though another is, and nobody has been told.
    pub(super) fn is_missed(&self, seat: SeatOf<G>) -> bool {
        let Some(Taken { visitor, .. }) = self.agreed.seat(seat) else { return false };
        if self.by_the_day.is_some() {
            return false;
        }
        let mut others = SeatOf::<G>::ALL.iter().filter_map(|other| self.agreed.seat(*other));
        let awaited = others.any(|other| other.visitor != *visitor && self.audience.has(&other.visitor));
        awaited && !self.audience.has(visitor) && !self.game.is_away(seat) && self.game.minds_absence(seat)
    }

    /// Who is there.
    pub(crate) fn presence(&self) -> Presence<SeatOf<G>> {
        let here = |seat| match self.agreed.seat(seat) {
            Some(taken) => self.audience.has(&taken.visitor),
            None => self.agreed.is_computer(seat),
        };
        let spectators = self.audience.spectators(|visitor| self.agreed.has_seat(visitor));
        Presence { here: SeatOf::<G>::each(here), spectators }
    }

    pub(super) fn people_changed(&mut self) {
        let often = PEOPLE_EVERY + PEOPLE_EACH * u32::try_from(self.audience.len()).unwrap_or(u32::MAX);
        self.people.get_or_insert(Instant::now().max(self.people_told.0 + often));
    }

    pub(crate) fn tell_people(&mut self) {
        self.people = None;
        self.people_told = (Instant::now(), Some(self.presence()));
        self.audience.tell(&G::people(self));
    }

    /// How long the network keeps this player waiting in each turn, as far as is known.
    pub(crate) fn lag(&self, seat: SeatOf<G>) -> Option<Duration> {
        self.audience.lag(&self.agreed.seat(seat)?.visitor)
    }
}
