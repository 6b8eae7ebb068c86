//! Who may hand something in at the library, how much, and how much at once: reading a record costs time and memory.

use crate::Limits;
use crate::failure::Failure;
use crate::rate::PerAddress;
use bytes::Bytes;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// So many files may be on their way into memory at once.
const ARRIVING: usize = 16;
/// So many may be read at once, each on a thread of its own.
const READING: usize = 2;
/// Whoever has waited so long for their turn is told that there is no room.
const PATIENCE: Duration = Duration::from_secs(8);

/// What somebody has sent. While it is there it takes one of the places.
pub struct Received {
    pub bytes: Bytes,
    _place: OwnedSemaphorePermit,
}

/// The door of the library.
#[derive(Clone)]
pub struct Gate {
    changes: Arc<PerAddress>,
    arriving: Arc<Semaphore>,
    reading: Arc<Semaphore>,
    pub(super) limits: Limits,
}

impl Gate {
    /// A door that lets in as much as these limits allow.
    pub fn new(limits: Limits) -> Gate {
        Gate {
            changes: Arc::new(PerAddress::a_minute(limits.library_changes_a_minute)),
            arriving: Arc::new(Semaphore::new(ARRIVING)),
            reading: Arc::new(Semaphore::new(READING)),
            limits,
        }
    }

    /// Counts a change that somebody asks for.
    ///
    /// # Errors
    /// If that address has asked for too many.
    pub fn count(&self, from: IpAddr) -> Result<(), Failure> {
        self.count_all(from, NonZeroU32::MIN)
    }

    /// Counts so many changes that somebody asks for at once.
    ///
    /// # Errors
    /// If that address has asked for too many; then none of them is counted.
    pub fn count_all(&self, from: IpAddr, changes: NonZeroU32) -> Result<(), Failure> {
        if self.changes.allows_all(from, changes) { Ok(()) } else { Err(Failure::TOO_MANY) }
    }

    /// Waits until there is room for a file, and takes it in.
    ///
    /// # Errors
    /// If there is no room for too long, or the file does not come.
    pub async fn receive(&self, file: impl Future<Output = Result<Bytes, Failure>>) -> Result<Received, Failure> {
        let place = timeout(PATIENCE, self.arriving.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        let place = place.map_err(Failure::internal)?;
        Ok(Received { bytes: file.await?, _place: place })
    }

    /// Does something that takes a processor, beside what the server does otherwise.
    ///
    /// # Errors
    /// If it is nobody's turn for too long, or the work itself breaks.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let place = timeout(PATIENCE, self.reading.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        let place = place.map_err(Failure::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(Failure::internal)
    }
}
