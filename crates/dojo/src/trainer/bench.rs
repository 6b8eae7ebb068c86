//! Where answers are judged: a few solvers for all visitors, so that nobody can take the machine.

use super::judge::Judge;
use crate::config::spare_threads;
use crate::failure::Failure;
use crate::rate::PerAddress;
use crate::who::Who;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tsume::Solver;

/// Memory of one solver.
const MEMORY: usize = 32 << 20;
/// Whoever has waited so long for a solver is told that there is none.
const PATIENCE: Duration = Duration::from_secs(4);
/// No question is thought about for longer.
const LONGEST: Duration = Duration::from_secs(4);
/// Questions of one visitor that are thought about or wait; and of one network address, behind which there may be a class.
const OF_ONE_VISITOR: usize = 2;
const OF_ONE_ADDRESS: usize = 50;

/// All solvers of the server.
#[derive(Clone)]
pub struct Bench(Arc<Inner>);

struct Inner {
    asked: PerAddress,
    free: Arc<Semaphore>,
    /// Solvers that nobody uses just now.
    idle: Mutex<Vec<Solver>>,
    visitors: Mutex<HashMap<String, usize>>,
    addresses: Mutex<HashMap<IpAddr, usize>>,
}

/// One of the places that a visitor and their address have, given back when it is dropped.
struct Place {
    inner: Arc<Inner>,
    visitor: String,
    address: IpAddr,
}

/// Tells the work that nobody waits for it any more.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Bench {
    /// Where so many questions may come from one network address in a minute: each may be logged.
    pub fn new(a_minute: u32) -> Bench {
        let free = Arc::new(Semaphore::new(spare_threads()));
        let (idle, visitors, addresses) = Default::default();
        Bench(Arc::new(Inner { asked: PerAddress::a_minute(a_minute), free, idle, visitors, addresses }))
    }

    /// Has somebody's question judged on a thread of its own, when one is free. Whoever leaves is not worked for.
    ///
    /// # Errors
    /// [`Failure::TOO_MANY`] if they have asked enough already, [`Failure::BUSY`] if all solvers are taken for long.
    pub async fn ask<T: Send + 'static>(
        &self,
        visitor: &Who,
        address: IpAddr,
        work: impl FnOnce(&mut Judge<'_>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let place = self.place(visitor, address).ok_or(Failure::TOO_MANY)?;
        let thread = timeout(PATIENCE, self.0.free.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        let thread = thread.map_err(Failure::internal)?;
        let left = Arc::new(AtomicBool::new(false));
        let waiting = Waiting(left.clone());
        let work = move || {
            let mut solver = place.inner.take_solver();
            let until = Instant::now() + LONGEST;
            let go_on = || !left.load(Ordering::Relaxed) && Instant::now() < until;
            let done = work(&mut Judge::new(&mut solver, &go_on));
            lock(&place.inner.idle).push(solver);
            drop((place, thread));
            done
        };
        let done = tokio::task::spawn_blocking(work).await.map_err(Failure::internal);
        drop(waiting);
        done
    }

    fn place(&self, visitor: &Who, address: IpAddr) -> Option<Place> {
        let visitor = visitor.to_string();
        if !self.0.asked.allows(address) || !count(&mut lock(&self.0.addresses), address, OF_ONE_ADDRESS) {
            return None;
        }
        if !count(&mut lock(&self.0.visitors), visitor.clone(), OF_ONE_VISITOR) {
            uncount(&mut lock(&self.0.addresses), &address);
            return None;
        }
        Some(Place { inner: self.0.clone(), visitor, address })
    }
}

impl Inner {
    fn take_solver(&self) -> Solver {
        lock(&self.idle).pop().unwrap_or_else(|| Solver::new(MEMORY))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        uncount(&mut lock(&self.inner.visitors), &self.visitor);
        uncount(&mut lock(&self.inner.addresses), &self.address);
    }
}

/// Counts one more; whether that is within the limit.
fn count<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: K, most: usize) -> bool {
    let count = counts.entry(key).or_default();
    if *count >= most {
        return false;
    }
    *count += 1;
    true
}

fn uncount<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
