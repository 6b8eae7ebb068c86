//! Games that nobody goes on with end without a result.

use crate::app::App;
use crate::games::AnyGame;
use crate::live::Command;
use crate::stored;
use std::time::Duration;
use tokio::time::sleep;

/// A game in which nothing has happened for so long is broken off: 30 days.
const AFTER_MS: i64 = 30 * 24 * 3600 * 1000;
/// They are looked for so often, and so many at once.
const EVERY: Duration = Duration::from_secs(3600);
const AT_ONCE: i64 = 100;

/// Breaks such games off for ever.
pub async fn break_off(app: App) {
    loop {
        if let Err(error) = round(&app).await {
            tracing::warn!(%error, "lapsed games are not found");
        }
        sleep(EVERY).await;
    }
}

/// Goes through all of them: those that cannot be broken off now do not stand before the others.
async fn round(app: &App) -> Result<(), store::Error> {
    let before = stored::time_of_day_ms().saturating_sub(AFTER_MS);
    let mut last = (i64::MIN, String::new());
    loop {
        let lapsed = app.store.lapsed(before, &last, AT_ONCE).await?;
        for (_, id) in &lapsed {
            let Ok(found) = app.find_any(id).await else { continue };
            tracing::info!(game = %id, "a game that nobody goes on with is broken off");
            // Where there is no room now there will be another time.
            let _ = match found {
                AnyGame::Two(agreed) => app.twos.send(&agreed, Command::Lapse).await,
                AnyGame::Four(agreed) => app.fours.send(&agreed, Command::Lapse).await,
            };
        }
        let Some(next) = lapsed.into_iter().next_back() else { return Ok(()) };
        last = next;
    }
}
