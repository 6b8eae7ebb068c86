//! Wake-ups: games in which something is to be done by a certain time are woken for it, whether anybody has them open or not.
//! When that is stands in the database; what it is, the game's own table knows.

use crate::app::App;
use crate::games::AnyGame;
use crate::live::{Command, Full, Hall, Hosted};
use crate::stored::time_of_day_ms;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// So many are read from the database together, and so many of them woken at once.
const READ: i64 = 100;
const AT_ONCE: usize = 16;
/// How long to sleep at least, and at most: a wake may have been set meanwhile.
const LEAST_MS: i64 = 1_000;
const MOST_MS: i64 = 60_000;
/// Whoever could not be woken is tried again so soon if there was no room in the hall, and so soon if it was for another reason.
const ROOM_AFTER: Duration = Duration::from_secs(60);
const ALL_EVERY: Duration = Duration::from_secs(3600);

/// Why a game has not been woken.
pub(crate) enum Asleep {
    /// There is no room for it in the hall, or the server is closing.
    NoRoom,
    /// It cannot be read, or what it did could not be written.
    Failed,
}

impl From<Full> for Asleep {
    fn from(_: Full) -> Asleep {
        Asleep::NoRoom
    }
}

/// Wakes games until `stopping` says so; then it ends what it has begun, so that no query is left half-way.
pub async fn wake_games(app: App, mut stopping: watch::Receiver<bool>) {
    let mut all_again = Instant::now();
    while !*stopping.borrow() {
        let now = time_of_day_ms();
        let all = all_again <= Instant::now();
        // A wake may be set for a time that has just passed.
        let since = if all { i64::MIN } else { now - MOST_MS };
        let room = round(&app, since, now, &stopping).await;
        if all {
            all_again = Instant::now() + ALL_EVERY;
        }
        let next = match room {
            Ok(true) => app.store.next_wake(now).await,
            Ok(false) => {
                all_again = all_again.min(Instant::now() + ROOM_AFTER);
                app.store.next_wake(now).await
            }
            Err(error) => Err(error),
        };
        let next = next.unwrap_or_else(|error| {
            tracing::warn!(%error, "games that are to be woken are not found");
            all_again = Instant::now();
            None
        });
        let wait = next.map_or(MOST_MS, |next| next.saturating_sub(time_of_day_ms())).clamp(LEAST_MS, MOST_MS);
        tokio::select! {
            () = sleep(Duration::from_millis(wait.unsigned_abs())) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Wakes all that are due between two times, and whether there was room for them: those that cannot be woken do not stand
/// before the others.
async fn round(
    app: &App,
    since_ms: i64,
    until_ms: i64,
    stopping: &watch::Receiver<bool>,
) -> Result<bool, store::Error> {
    let (mut last, mut room) = ((since_ms, String::new()), true);
    while !*stopping.borrow() {
        let due = app.store.due(until_ms, &last, READ).await?;
        let Some(next) = due.last() else { return Ok(room) };
        last = next.clone();
        let mut waking = JoinSet::new();
        let mut note = |woken| room &= !matches!(woken, Some(Ok(Err(Asleep::NoRoom))));
        for (_, id) in due {
            if waking.len() == AT_ONCE {
                note(waking.join_next().await);
            }
            waking.spawn(wake(app.clone(), id));
        }
        while !waking.is_empty() {
            note(waking.join_next().await);
        }
    }
    Ok(room)
}

async fn wake(app: App, id: String) -> Result<(), Asleep> {
    match app.find_any(&id).await {
        Ok(AnyGame::Two(agreed)) => wake_in(&app.twos, &*agreed).await,
        Ok(AnyGame::Four(agreed)) => wake_in(&app.fours, &*agreed).await,
        Err(_) => Err(Asleep::Failed),
    }
}

/// Returns when all is done that was to be done.
pub(crate) async fn wake_in<G: Hosted>(hall: &Hall<G>, game: &G) -> Result<(), Asleep> {
    let (done, is_done) = oneshot::channel();
    hall.send(game, Command::Wake(done)).await?;
    is_done.await.map_err(|_| Asleep::Failed)
}
