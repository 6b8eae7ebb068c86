//! Where pictures are drawn: so many at once, and so many for each visitor.

use crate::web::peer::Peer;
use bytes::Bytes;
use dojo::failure::Failure;
use dojo::rate::PerAddress;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Drawn at the same time.
const AT_ONCE: usize = 2;
/// Of those that move, which take seconds: the others are not to wait for them.
const FILMS_AT_ONCE: usize = 1;
/// A film counts for so many pictures.
const OF_A_FILM: u32 = 10;
/// Whoever has waited so long for a film is told to come back later.
const PATIENCE: Duration = Duration::from_secs(20);

/// What drawings that are kept may take, in bytes.
const MOST_BYTES: u64 = 32 << 20;
/// So many drawings there are about.
const ABOUT: usize = 1_000;

/// A drawing is kept by its address.
#[derive(Clone)]
struct ByBytes;

impl Weighter<String, Bytes> for ByBytes {
    fn weight(&self, address: &String, drawing: &Bytes) -> u64 {
        (256 + address.len() + drawing.len()) as u64
    }
}

/// Where pictures are drawn.
#[derive(Clone)]
pub(crate) struct Desk {
    drawn: Arc<PerAddress>,
    free: Arc<Semaphore>,
    free_for_films: Arc<Semaphore>,
    of_a_film: NonZeroU32,
    kept: Arc<Cache<String, Bytes, ByBytes>>,
}

impl Desk {
    /// Where each address may have so many drawn a minute.
    pub(crate) fn new(a_minute: u32) -> Desk {
        Desk {
            drawn: Arc::new(PerAddress::a_minute(a_minute)),
            free: Arc::new(Semaphore::new(AT_ONCE)),
            free_for_films: Arc::new(Semaphore::new(FILMS_AT_ONCE)),
            // Where few pictures are allowed one film is.
            of_a_film: NonZeroU32::new(OF_A_FILM.min(a_minute)).unwrap_or(NonZeroU32::MIN),
            kept: Arc::new(Cache::with_weighter(ABOUT, MOST_BYTES, ByBytes)),
        }
    }

    /// Draws on a thread of its own.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        from: Peer,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        self.count(from, NonZeroU32::MIN)?;
        let permit = self.free.clone().acquire_owned().await.map_err(Failure::internal)?;
        apart(permit, draw).await
    }

    /// A drawing that is the same for everybody who asks by this name: drawn once and kept for as long as there is room. What is kept
    /// counts for nothing, so that a class behind one address sees the same pages.
    pub(crate) async fn keep<T: Into<Bytes> + Send + 'static, E: Send + 'static>(
        &self,
        from: Peer,
        name: String,
        draw: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<Result<Bytes, E>, Failure> {
        self.kept_or(name, self.draw(from, draw)).await
    }

    /// The same of what moves, which is drawn one at a time.
    pub(crate) async fn keep_film<T: Into<Bytes> + Send + 'static, E: Send + 'static>(
        &self,
        from: Peer,
        name: String,
        draw: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<Result<Bytes, E>, Failure> {
        self.kept_or(name, self.film(from, draw)).await
    }

    async fn kept_or<T: Into<Bytes>, E>(
        &self,
        name: String,
        drawing: impl Future<Output = Result<Result<T, E>, Failure>>,
    ) -> Result<Result<Bytes, E>, Failure> {
        if let Some(kept) = self.kept.get(&name) {
            return Ok(Ok(kept));
        }
        let drawn = drawing.await?.map(T::into);
        if let Ok(drawing) = &drawn {
            self.kept.insert(name, drawing.clone());
        }
        Ok(drawn)
    }

    async fn film<T: Send + 'static>(
        &self,
        from: Peer,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        self.count(from, self.of_a_film)?;
        let permit = timeout(PATIENCE, self.free_for_films.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        apart(permit.map_err(Failure::internal)?, draw).await
    }

    fn count(&self, from: Peer, pictures: NonZeroU32) -> Result<(), Failure> {
        if self.drawn.allows_all(from.address, pictures) { Ok(()) } else { Err(Failure::TOO_MANY) }
    }
}

/// The permit is held by the drawing itself, which goes on when the visitor has left.
async fn apart<T: Send + 'static>(
    permit: impl Send + 'static,
    draw: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let drawing = move || {
        let done = draw();
        drop(permit);
        done
    };
    tokio::task::spawn_blocking(drawing).await.map_err(Failure::internal)
}
