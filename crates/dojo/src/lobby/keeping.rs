//! What is done in the lobby every few seconds, whether anybody looks or not: those who fit are paired, what nobody can take any
//! more is gone, and people are told of evenings of the club.

use super::{GRACE, HEARD_OF, Lobby, Seek, Strength};
use crate::app::App;
use crate::failure::Failure;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use std::sync::Arc;
use std::time::Duration;
use store::SeekDeed;
use tokio::sync::watch;
use tokio::time::sleep;

const EVERY: Duration = Duration::from_secs(2);

/// Keeps the lobby until `stopping` says so.
pub async fn keep(app: App, mut stopping: watch::Receiver<bool>) {
    while !*stopping.borrow() {
        app.look_after_lobby(time_of_day_ms()).await;
        tokio::select! {
            () = sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

impl App {
    /// Takes up what was offered before the site was closed, and lasts.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn take_up_offers(&self, now_ms: i64) -> Result<(), Failure> {
        self.store.seek_deed(SeekDeed::Expire { now_ms, opened: true }).await?;
        for row in self.store.seeks().await? {
            let strength = self.strength_of(&Who::from(row.visitor.as_str())).await?;
            let to = match row.addressee.as_str() {
                "" => Strength::default(),
                who => self.strength_of(&Who::from(who)).await?,
            };
            // What a later program offered may be nothing to this one.
            if let Some(seek) = Seek::from_row(row, strength, to) {
                self.lobby.add(Arc::new(seek));
            }
        }
        Ok(())
    }

    /// Ends what has had its time or whose maker has left, pairs who fits, and tells of club nights.
    pub async fn look_after_lobby(&self, now_ms: i64) {
        let seeks = self.lobby.seeks();
        let is_new = |seek: &Seek| now_ms - seek.created_ms < GRACE.as_millis() as i64;
        let is_left = |seek: &Seek| !seek.lasting && !is_new(seek) && self.lobby.are_away(&seek.maker);
        for seek in seeks.iter().filter(|seek| is_left(seek) || self.refuse_held(&seek.maker).is_err()) {
            // If it cannot be taken back now, it is in two seconds.
            let _ = self.withdraw_offer(&seek.maker, &seek.id).await;
        }
        if seeks.iter().any(|seek| seek.expires_ms <= now_ms) {
            match self.store.seek_deed(SeekDeed::Expire { now_ms, opened: false }).await {
                Ok(()) => {
                    self.lobby.remove(|seek| seek.expires_ms <= now_ms);
                    for seek in seeks.iter().filter(|seek| seek.expires_ms <= now_ms) {
                        self.settle_offer(seek).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "offers that have had their time are not taken away"),
            }
        }
        self.lobby.tidy();
        self.pair().await;
        self.look_after_nights(now_ms).await;
        self.count_hour(now_ms).await;
    }
}

impl Lobby {
    /// Forgets who left, and who found whom, some time ago.
    fn tidy(&self) {
        let mut open = self.lock();
        open.left.retain(|_, since| since.elapsed() < GRACE);
        open.found.retain(|_, (since, _)| since.elapsed() < HEARD_OF);
    }
}
