//! The same work on many files: in parallel, with the output in the order of the files.

mod interrupt;
mod queue;
mod sources;

pub(crate) use interrupt::{STATUS as INTERRUPTED, listen};
pub(crate) use queue::Turn;
pub(crate) use sources::{Source, find};

use crate::Failure;
use queue::Queue;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::Mutex;

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

    /// How many jobs are done at the same time.
    /// So many, for so many jobs.
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
    interrupt::listen();
    let queue = Queue::new(sources.len(), out);
    let results = Mutex::new(Vec::new());
    let work = || {
        while let Some(mut turn) = queue.take() {
            match job(&sources[turn.index()], &mut turn) {
                Ok(result) => results.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(result),
                Err(failure) => queue.stop(failure),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.count(sources.len()) {
            scope.spawn(work);
        }
        work();
    });
    queue.close()?;
    let results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Done { results, interrupted: is_interrupted() })
}
