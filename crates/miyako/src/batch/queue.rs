//! Jobs are begun in order and end in any; what they print waits for its turn.

use super::interrupt;
use crate::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many jobs may be done before the one whose turn it is.
const AHEAD: usize = 512;

/// How many bytes a job may have waiting before it waits itself.
const MOST_WAITING: usize = 1 << 20;

/// How many bytes are worth handing on.
const PORTION: usize = 1 << 14;

/// What a job has printed and that has not come out yet.
#[derive(Default)]
struct Waiting {
    out: Vec<u8>,
    err: Vec<u8>,
    /// Nothing comes out after it.
    is_last: bool,
}

struct State<'a> {
    /// The next job to begin.
    begin: usize,
    /// The job whose turn it is to print.
    turn: usize,
    /// What jobs behind it have printed that are done.
    done: BTreeMap<usize, Waiting>,
    out: &'a mut (dyn Write + Send),
    failure: Option<Failure>,
    /// Whether a job was broken off: what those behind it say would leave a gap.
    broken_off: bool,
}

pub(super) struct Queue<'a> {
    state: Mutex<State<'a>>,
    moved_on: Condvar,
    bar: ProgressBar,
}

impl<'a> Queue<'a> {
    /// Shows on a terminal how far it has come, unless there is but one job. How many there are may not be known.
    pub(super) fn new(jobs: Option<usize>, out: &'a mut (dyn Write + Send)) -> Queue<'a> {
        let (bar, template) = match jobs {
            Some(0 | 1) => (ProgressBar::hidden(), ""),
            Some(jobs) => (ProgressBar::new(jobs as u64), "{bar:40} {pos}/{len} {eta}"),
            None => (ProgressBar::no_length(), "{spinner} {pos} {elapsed} {wide_msg}"),
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let state = State { begin: 0, turn: 0, done: BTreeMap::new(), out, failure: None, broken_off: false };
        Queue { state: Mutex::new(state), moved_on: Condvar::new(), bar }
    }

    fn lock(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'g>(&self, state: MutexGuard<'g, State<'a>>) -> MutexGuard<'g, State<'a>> {
        self.moved_on.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// The next of these jobs; `None` if there is none left, or all is to stop. While one thread waits for a job to come
    /// in, others may print.
    pub(super) fn take<J>(&self, jobs: &Mutex<impl Iterator<Item = J>>) -> Option<(J, Turn<'_, 'a>)> {
        let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let mut state = self.lock();
        while state.failure.is_none() && state.begin >= state.turn + AHEAD {
            state = self.wait(state);
        }
        if state.failure.is_some() || interrupt::is_asked_for() {
            return None;
        }
        drop(state);
        let job = jobs.next()?;
        let mut state = self.lock();
        state.begin += 1;
        Some((job, Turn { index: state.begin - 1, queue: self, waiting: Waiting::default() }))
    }

    /// No job begins after this.
    pub(super) fn stop(&self, failure: Failure) {
        self.lock().failure.get_or_insert(failure);
        self.moved_on.notify_all();
    }

    /// # Errors
    /// With what has stopped it.
    pub(super) fn close(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        let State { out, failure, .. } = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        failure.map_or_else(|| Ok(out.flush()?), Err)
    }

    fn print(&self, state: &mut State<'_>, waiting: &mut Waiting) {
        if state.broken_off || waiting.out.is_empty() && waiting.err.is_empty() {
            return;
        }
        let printed = self.bar.suspend(|| {
            // What cannot be said cannot be complained about either.
            let _ = io::stderr().write_all(&waiting.err);
            state.out.write_all(&waiting.out)
        });
        waiting.out.clear();
        waiting.err.clear();
        if let Err(error) = printed {
            state.failure.get_or_insert(Failure::Output(error));
        }
    }
}

/// A job's place in the queue, and where it prints: dropped when the job is done.
pub(crate) struct Turn<'q, 'a> {
    index: usize,
    queue: &'q Queue<'a>,
    waiting: Waiting,
}

impl Turn<'_, '_> {
    /// A line on standard error, in its turn.
    pub(crate) fn say(&mut self, line: impl Display) {
        let _ = writeln!(self.waiting.err, "{line}");
        self.hand_on();
    }

    /// Tells on a terminal, beside how far all has come, how far this job has: in passing, not in its turn.
    pub(crate) fn tell(&self, how_far: impl FnOnce() -> String) {
        if !self.queue.bar.is_hidden() {
            self.queue.bar.set_message(how_far());
        }
    }

    /// The job is not done: nothing that jobs behind it say comes out.
    pub(crate) fn break_off(&mut self) {
        self.waiting.is_last = true;
    }

    fn hand_on(&mut self) {
        let waiting = self.waiting.out.len() + self.waiting.err.len();
        if waiting < PORTION {
            return;
        }
        let mut state = self.queue.lock();
        while waiting >= MOST_WAITING && state.turn != self.index && state.failure.is_none() {
            state = self.queue.wait(state);
        }
        if state.turn == self.index {
            self.queue.print(&mut state, &mut self.waiting);
        }
    }
}

impl Write for Turn<'_, '_> {
    /// # Errors
    /// If everything is to stop: nobody reads the output any more.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.out.extend_from_slice(bytes);
        self.hand_on();
        if self.waiting.out.len() > 2 * MOST_WAITING {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Turn<'_, '_> {
    fn drop(&mut self) {
        let mut state = self.queue.lock();
        state.done.insert(self.index, std::mem::take(&mut self.waiting));
        while let Some(mut waiting) = {
            let turn = state.turn;
            state.done.remove(&turn)
        } {
            self.queue.print(&mut state, &mut waiting);
            state.broken_off |= waiting.is_last;
            state.turn += 1;
        }
        self.queue.bar.set_message("");
        self.queue.bar.inc(1);
        self.queue.moved_on.notify_all();
    }
}
