//! Whoever has left several games to their opponents finds no other for a while.

use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::stored::time_of_day_ms;
use crate::who::Who;
use serde_json::json;

/// They pause.
const PAUSED: Failure = Failure::new(Kind::Forbidden, "paused");

impl App {
    /// Why somebody finds nobody in the lobby just now: they have left several games, and for how many minutes more they pause.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pause_of(&self, who: &Who) -> Result<Option<Failure>, Failure> {
        let (until_ms, now_ms) = (self.store.conduct_of(&who.to_string()).await?.until_ms, time_of_day_ms());
        let minutes = (until_ms - now_ms).div_euclid(60_000) + 1;
        let failure = PAUSED.with_text(move |language| language.text_with("error-paused", "minutes", minutes));
        let failure = failure.with_details(move |_| json!({ "until_ms": until_ms }));
        Ok((until_ms > now_ms).then_some(failure))
    }

    /// # Errors
    /// If they pause.
    pub(super) async fn refuse_paused(&self, who: &Who) -> Result<(), Failure> {
        self.pause_of(who).await?.map_or(Ok(()), Err)
    }
}
