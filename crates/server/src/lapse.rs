//! Games of two that nobody goes on with end without a result.

use crate::app::App;
use crate::live::{Command, Errand};
use crate::stored;
use std::time::Duration;
use tokio::time::sleep;

/// A game in which nothing has happened for so long is broken off: 30 days.
const AFTER_MS: i64 = 30 * 24 * 3600 * 1000;
/// They are looked for so often, and so many at once.
const EVERY: Duration = Duration::from_secs(3600);
const AT_ONCE: i64 = 100;

/// Breaks such games off for ever.
pub(crate) async fn break_off(app: App) {
    loop {
        let before = stored::time_of_day_ms().saturating_sub(AFTER_MS);
        let lapsed = app.store.lapsed(before, AT_ONCE).await;
        for id in lapsed.inspect_err(|error| tracing::warn!(%error, "lapsed games are not found")).unwrap_or_default() {
            if let Ok(agreed) = app.find(&id).await {
                tracing::info!(game = %id, "a game that nobody goes on with is broken off");
                // Where there is no room now there will be another time.
                let _ = app.twos.send(&agreed, Command::Own(Errand::Lapse)).await;
            }
        }
        sleep(EVERY).await;
    }
}
