//! Copies of games: records as files, what each form cannot hold, the whole game as the live channel tells it, its page.
//! What takes a processor for a long game is made beside the threads that serve everybody, a few at a time, and kept as
//! long as it is right: for an event, a language and a role it is written once and compressed once.

mod game;

use crate::config::spare_threads;
use crate::failure::Failure;
use crate::random::GameId;
use crate::seats::{Seat, Seats};
use crate::tally::{Share, Tally};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use std::io::Write;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::timeout;
use words::Language;

/// What all copies that are kept may take, in bytes.
const MOST_BYTES: u64 = 64 << 20;
/// So many copies may be asked for that nobody has begun with.
const IN_QUEUE: usize = 48;
/// And so many of them from one address.
const OF_ONE_ADDRESS: usize = 12;
/// Whoever has waited so long for their turn is told to come back later.
const PATIENCE: Duration = Duration::from_secs(8);
/// So long the copy of a game that goes on is shown to those who look on: who is there, and what clocks show, is no event.
const FRESH: Duration = Duration::from_secs(1);

/// Where copies are made and kept.
#[derive(Clone)]
pub struct Copies(Arc<Inner>);

struct Inner {
    kept: Cache<Key, Kept, ByBytes>,
    places: Arc<Semaphore>,
    /// How many wait for a place or have one, in all and from each address.
    asked: Arc<Tally<()>>,
    addresses: Arc<Tally<IpAddr>>,
}

/// What a copy shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The game that is copied.
    pub game: GameId,
    /// The number of the last event.
    pub seq: u64,
    /// In which form.
    pub kind: Kind,
    /// The language of its words.
    pub language: Language,
}

/// Which copy of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A file, with those who sit at the game: their names are no events.
    File {
        /// The form's name, as `kif`.
        format: String,
        /// How its letters are written as bytes, by name.
        encoding: String,
        /// Who sits at the game, seat by seat.
        seats: Vec<Option<Seat>>,
    },
    /// What each form cannot hold.
    Formats {
        /// How the letters of a file would be written as bytes, by name.
        encoding: String,
        /// Who sits at the game, seat by seat.
        seats: Vec<Option<Seat>>,
    },
    /// Castles, openings and tesuji of a game that is over.
    Labels,
    /// The whole game, for those who look on; who sits down, comes or goes is no event.
    Snapshot {
        /// Who sits at the game.
        seats: Seats,
        /// Whether Black and White are there.
        here: [bool; 2],
    },
    /// Its page, for those who look on.
    Page {
        /// Who sits at the game.
        seats: Seats,
        /// Whether Black and White are there.
        here: [bool; 2],
        /// Whether who reads it is offered a seat that is free.
        offered: bool,
        /// Whether the board is written as text, too.
        as_text: bool,
    },
}

/// A text that is ready to be sent.
#[derive(Clone)]
pub struct Copy {
    /// The text, not compressed.
    pub plain: Bytes,
    /// Once somebody has asked for it.
    gzip: Arc<OnceCell<Bytes>>,
    /// Its media type, as the web names it.
    pub kind: String,
    /// How a file wants to be called.
    pub disposition: Option<String>,
}

#[derive(Clone)]
struct Kept {
    copy: Copy,
    made: Instant,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<Key, Kept> for ByBytes {
    fn weight(&self, _: &Key, kept: &Kept) -> u64 {
        // Compressed it takes a fraction more.
        512 + kept.copy.plain.len() as u64 * 5 / 4
    }
}

impl Copy {
    /// A text of this media type.
    pub fn new(text: impl Into<Vec<u8>>, kind: &str) -> Copy {
        let text: Vec<u8> = text.into();
        Copy { plain: text.into(), gzip: Arc::default(), kind: kind.to_owned(), disposition: None }
    }

    /// A text in JSON, for programs.
    pub fn json(text: String) -> Copy {
        Copy::new(text, "application/json")
    }

    /// A page in HTML.
    pub fn page(text: String) -> Copy {
        Copy::new(text, "text/html; charset=utf-8")
    }

    /// The same as a file to be stored.
    pub fn attached(self, disposition: String) -> Copy {
        Copy { disposition: Some(disposition), ..self }
    }
}

impl Default for Copies {
    fn default() -> Copies {
        // One shard: a copy of a long game needs room in one piece.
        let options =
            OptionsBuilder::new().estimated_items_capacity(2000).weight_capacity(MOST_BYTES).shards(1).build();
        let options = options.expect("all that it needs is there");
        let kept = Cache::with_options(options, ByBytes, DefaultHashBuilder::default(), DefaultLifecycle::default());
        let places = Arc::new(Semaphore::new(spare_threads().min(4)));
        Copies(Arc::new(Inner { kept, places, asked: Arc::default(), addresses: Arc::default() }))
    }
}

impl Copies {
    /// A copy that has been made.
    pub fn kept(&self, key: &Key) -> Option<Copy> {
        Some(self.0.kept.get(key)?.copy)
    }

    /// A copy that stays right until the next event.
    ///
    /// # Errors
    /// [`Failure::BUSY`] if too many are asked for.
    pub async fn keep(
        &self,
        key: Key,
        from: IpAddr,
        make: impl FnOnce() -> Result<Copy, Failure> + Send + 'static,
    ) -> Result<Copy, Failure> {
        let make = async {
            let copy = self.work(from, make).await??;
            Ok::<_, Failure>(Kept { copy, made: Instant::now() })
        };
        // Whoever asks for the same meanwhile waits for this one.
        Ok(self.0.kept.get_or_insert_async(&key, make).await?.copy)
    }

    /// A copy that is right for a moment.
    ///
    /// # Errors
    /// As [`Copies::keep`].
    pub async fn keep_shortly(
        &self,
        key: Key,
        from: IpAddr,
        make: impl FnOnce() -> Result<Copy, Failure> + Send + 'static,
    ) -> Result<Copy, Failure> {
        self.0.kept.remove_if(&key, |kept| kept.made.elapsed() >= FRESH);
        self.keep(key, from, make).await
    }

    /// The same, compressed.
    ///
    /// # Errors
    /// As [`Copies::keep`].
    pub async fn packed(&self, copy: &Copy, from: IpAddr) -> Result<Bytes, Failure> {
        let pack = async || {
            let plain = copy.plain.clone();
            self.work(from, move || packed(&plain)).await
        };
        copy.gzip.get_or_try_init(pack).await.cloned()
    }

    /// Does something that takes a processor on a thread that serves nobody else.
    ///
    /// # Errors
    /// [`Failure::BUSY`] if too many wait for that.
    pub async fn work<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let asked = self.ask(from).ok_or(Failure::BUSY)?;
        let place = timeout(PATIENCE, self.0.places.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        let place = place.map_err(Failure::internal)?;
        let working = tokio::task::spawn_blocking(move || {
            // Held by the work itself, which goes on when the visitor has left.
            let _held = (asked, place);
            work()
        });
        working.await.map_err(Failure::internal)
    }

    /// The same for who has a place already, on a live channel: they wait as long as it takes. `None` if the work
    /// broke.
    pub async fn work_patiently<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let place = self.0.places.clone().acquire_owned().await.ok()?;
        let working = tokio::task::spawn_blocking(move || {
            let _held = place;
            work()
        });
        working.await.ok()
    }

    /// A place in the queue, in all and for this address.
    fn ask(&self, from: IpAddr) -> Option<(Share<()>, Share<IpAddr>)> {
        let own = self.0.addresses.take(from, OF_ONE_ADDRESS)?;
        Some((self.0.asked.take((), IN_QUEUE)?, own))
    }
}

fn packed(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 8), Compression::fast());
    // A vector takes whatever is written.
    let _ = encoder.write_all(plain);
    encoder.finish().unwrap_or_default().into()
}

#[cfg(test)]
mod tests;
