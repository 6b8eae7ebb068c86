//! People in the lobby, who are told of every offer; and somebody who goes on making some.

use crate::channel::Door;
use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// An offer is made so often; by then everybody has long heard of the last.
const EVERY: Duration = Duration::from_millis(500);
/// What anybody offers.
const OFFER: &str = r#"{"clock":"10m+30s","odds":"grades/jsa"}"#;

/// Those who look on.
#[derive(Default)]
pub(crate) struct Crowd {
    /// Whether it is measured.
    measured: Cell<bool>,
    /// When the last offer was made.
    made: Cell<Option<Instant>>,
    offers: Cell<u32>,
    /// How long it took until each of them had heard of each offer, in microseconds.
    heard: RefCell<Vec<u32>>,
}

impl Crowd {
    /// So many come, each somebody else.
    pub(crate) async fn come(self: &Rc<Crowd>, door: Door, all: u32, at_the_door: usize) -> io::Result<()> {
        let places = Rc::new(Semaphore::new(at_the_door));
        let mut coming = JoinSet::new();
        for _ in 0..all {
            let (crowd, places) = (self.clone(), places.clone());
            coming.spawn_local(async move {
                let _place = places.acquire().await;
                let mut channel = door.open("lobby", None).await?;
                tokio::task::spawn_local(async move {
                    // Ends when the server hangs up.
                    while channel.hear().await.is_ok() {
                        crowd.note(channel.text());
                    }
                });
                io::Result::Ok(())
            });
        }
        while let Some(came) = coming.join_next().await {
            came.map_err(io::Error::other)??;
        }
        Ok(())
    }

    fn note(&self, text: &str) {
        let Some(made) = self.made.get().filter(|_| self.measured.get()) else { return };
        if text.contains(r#""type":"seek""#) {
            let micros = u32::try_from(made.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.heard.borrow_mut().push(micros);
        }
    }

    /// Goes on making offers, each of somebody else's.
    pub(crate) async fn make_offers(self: Rc<Crowd>, door: Door) -> io::Result<()> {
        loop {
            self.made.set(Some(Instant::now()));
            door.post("/api/v1/seeks", OFFER).await?;
            self.offers.set(self.offers.get() + u32::from(self.measured.get()));
            sleep(EVERY).await;
        }
    }

    pub(crate) fn measure(&self) {
        self.measured.set(true);
    }

    /// How many offers were made, and how long it took until each had heard of each.
    pub(crate) fn heard(&self) -> (u32, Vec<u32>) {
        self.measured.set(false);
        (self.offers.get(), self.heard.take())
    }
}
