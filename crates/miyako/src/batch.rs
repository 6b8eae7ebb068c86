//! The same work on many files: in parallel, with the output in the order of the files.

pub(crate) mod family;
mod interrupt;
mod obstacle;
mod queue;
mod sources;

pub(crate) use interrupt::{STATUS as INTERRUPTED, listen};
pub(crate) use obstacle::Obstacle;
pub(crate) use queue::Turn;
pub(crate) use sources::{Source, find};

use crate::Failure;
use queue::Queue;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

/// How many processors a command uses: files are worked on at the same time.
#[derive(clap::Args)]
pub(crate) struct Threads {
    /// How many processors to use [default: all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Threads {
    fn wanted(&self) -> usize {
        let wanted = self.threads.map(usize::from);
        wanted.or_else(|| std::thread::available_parallelism().ok().map(NonZeroUsize::get)).unwrap_or(1)
    }

    /// How many of so many jobs are done at the same time.
    pub(crate) fn count(&self, jobs: usize) -> usize {
        self.wanted().min(jobs).max(1)
    }

    /// How many threads each of so many jobs may have, if a job can use several.
    pub(crate) fn each(&self, jobs: usize) -> usize {
        (self.wanted() / self.count(jobs)).max(1)
    }
}

/// Whether the user has asked to stop: whoever works on something long looks at it now and then.
pub(crate) fn is_interrupted() -> bool {
    interrupt::is_asked_for()
}

/// What came of the work on many files.
pub(crate) struct Done<T> {
    /// What the jobs have said, in no order.
    pub(crate) results: Vec<T>,
    /// The user stopped it before its end.
    pub(crate) interrupted: bool,
}

impl<T> Done<T> {
    /// The exit status, if the work itself asks for this one.
    pub(crate) fn status(&self, own: u8) -> ExitCode {
        ExitCode::from(if self.interrupted { interrupt::STATUS } else { own })
    }
}

/// Does `job` for each file. What the jobs print appears in the order of the files, and is never more than a few
/// megabytes in memory.
///
/// # Errors
/// With the first failure of a job, or of the output; jobs that have begun are brought to their end.
pub(crate) fn run<T: Send>(
    sources: &[Source],
    threads: &Threads,
    out: &mut (dyn Write + Send),
    job: impl Fn(&Source, &mut Turn<'_, '_>) -> Result<T, Failure> + Sync,
) -> Result<Done<T>, Failure> {
    let queue = Queue::new(Some(sources.len()), out);
    each(queue, sources.iter(), threads.count(sources.len()), || (), |(), source, turn| job(source, turn))
}

/// The same for jobs that are found one after the other, nobody knows how many. Every thread makes a worker and keeps it
/// from job to job.
///
/// # Errors
/// With the first failure of a job, or of the output; jobs that have begun are brought to their end.
pub(crate) fn stream<J: Send, W, T: Send>(
    jobs: impl Iterator<Item = J> + Send,
    threads: &Threads,
    out: &mut (dyn Write + Send),
    worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, J, &mut Turn<'_, '_>) -> Result<T, Failure> + Sync,
) -> Result<Done<T>, Failure> {
    each(Queue::new(None, out), jobs, threads.wanted(), worker, job)
}

fn each<J: Send, W, T: Send>(
    queue: Queue<'_>,
    jobs: impl Iterator<Item = J> + Send,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, J, &mut Turn<'_, '_>) -> Result<T, Failure> + Sync,
) -> Result<Done<T>, Failure> {
    interrupt::listen();
    let jobs = Mutex::new(jobs);
    let results = Mutex::new(Vec::new());
    let work = || {
        let mut own = None;
        while let Some((next, mut turn)) = queue.take(&jobs) {
            match job(own.get_or_insert_with(&worker), next, &mut turn) {
                Ok(result) => results.lock().unwrap_or_else(PoisonError::into_inner).push(result),
                Err(failure) => queue.stop(failure),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    queue.close()?;
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Done { results, interrupted: is_interrupted() })
}
