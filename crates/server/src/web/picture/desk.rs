//! Where pictures are drawn: so many at once, and so many for each visitor.

use crate::web::peer::Peer;
use dojo::failure::Failure;
use dojo::rate::PerAddress;
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

/// Where pictures are drawn.
#[derive(Clone)]
pub(crate) struct Desk {
    drawn: Arc<PerAddress>,
    free: Arc<Semaphore>,
    free_for_films: Arc<Semaphore>,
    of_a_film: NonZeroU32,
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

    /// Draws what moves.
    pub(crate) async fn film<T: Send + 'static>(
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
