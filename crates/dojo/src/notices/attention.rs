//! Who is at the site, by whatever page, and hears at once what they are told.

use super::Notice;
use crate::who::Who;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// So much may be told before somebody slow has to look again.
const NEWS: usize = 32;
/// Whoever has gone is taken to be here for so long: they may only turn the page.
const GRACE: Duration = Duration::from_secs(10);
/// Whoever was here so lately has come before: a line that breaks off again and again calls nobody.
const ABSENCE: Duration = Duration::from_secs(15 * 60);

/// What somebody who is there hears.
#[derive(Clone, Debug)]
pub enum Told {
    /// Something has happened.
    New(Arc<Notice>),
    /// A matter is settled.
    Gone(Arc<str>),
    /// They have looked, at one matter or at all of them, maybe elsewhere.
    Seen(Option<Arc<str>>),
    /// One whom they follow has come or gone.
    People,
}

/// What it is that somebody opens a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coming {
    /// They have been here all the time.
    None,
    /// They were away for a moment.
    Back,
    /// They come.
    New,
}

/// Who is there.
#[derive(Debug, Default)]
pub(super) struct Lines(Mutex<Open>);

#[derive(Debug, Default)]
struct Open {
    lines: HashMap<Who, Line>,
    /// Who has gone lately, and when.
    gone: HashMap<Who, Instant>,
}

#[derive(Debug)]
struct Line {
    news: broadcast::Sender<Told>,
    /// Pages that are open, and how many of them somebody looks at.
    open: usize,
    looked_at: usize,
    /// Since when none of them is.
    left: Instant,
    /// Whether they count as here.
    is_here: bool,
}

/// Somebody has a page open, as long as this is kept.
pub struct Attention {
    lines: Arc<Lines>,
    who: Who,
    news: broadcast::Receiver<Told>,
    looks: bool,
}

impl Lines {
    /// Tells somebody, if they are there.
    pub(super) fn tell(&self, who: &Who, told: Told) {
        if let Some(line) = self.lock().lines.get(who) {
            // They may just be going.
            let _ = line.news.send(told);
        }
    }

    /// Somebody opens a page, and whether they come by that.
    pub(super) fn enter(self: &Arc<Lines>, who: &Who) -> (Attention, Coming) {
        let mut open = self.lock();
        let Open { lines, gone } = &mut *open;
        let line = lines.entry(who.clone()).or_insert_with(|| Line {
            news: broadcast::Sender::new(NEWS),
            open: 0,
            looked_at: 0,
            left: Instant::now(),
            is_here: false,
        });
        line.open += 1;
        let news = line.news.subscribe();
        let coming = line.is_looked_at(gone.get(who));
        (Attention { lines: self.clone(), who: who.clone(), news, looks: true }, coming)
    }

    pub(super) fn is_here(&self, who: &Who) -> bool {
        self.lock().lines.get(who).is_some_and(|line| line.is_here)
    }

    /// Those who have been gone for some time, or look at no page of theirs.
    pub(super) fn see_off(&self) -> Vec<Who> {
        let mut open = self.lock();
        let mut leaving = Vec::new();
        open.lines.retain(|who, line| {
            if line.is_here && line.looked_at == 0 && line.left.elapsed() >= GRACE {
                line.is_here = false;
                leaving.push((who.clone(), line.left));
            }
            line.open > 0 || line.is_here
        });
        open.gone.retain(|_, left| left.elapsed() < ABSENCE);
        open.gone.extend(leaving.iter().cloned());
        leaving.into_iter().map(|(who, _)| who).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// One page more is looked at, by somebody who has left last at that time.
    fn is_looked_at(&mut self, left: Option<&Instant>) -> Coming {
        self.looked_at += 1;
        match (std::mem::replace(&mut self.is_here, true), left) {
            (true, _) => Coming::None,
            (false, Some(left)) if left.elapsed() < ABSENCE => Coming::Back,
            (false, _) => Coming::New,
        }
    }

    fn is_left(&mut self) {
        self.looked_at -= 1;
        self.left = Instant::now();
    }
}

impl Attention {
    /// What they are told next; [`None`] if so much has happened meanwhile that they have to look anew.
    pub async fn next(&mut self) -> Option<Told> {
        self.news.recv().await.ok()
    }

    /// They look at the page, or have not for long; whether they come by that.
    pub(crate) fn looks(&mut self, looks: bool) -> Coming {
        if self.looks == looks {
            return Coming::None;
        }
        self.looks = looks;
        let mut open = self.lines.lock();
        let Open { lines, gone } = &mut *open;
        let Some(line) = lines.get_mut(&self.who) else { return Coming::None };
        if looks {
            return line.is_looked_at(gone.get(&self.who));
        }
        line.is_left();
        Coming::None
    }
}

impl Drop for Attention {
    fn drop(&mut self) {
        if let Some(line) = self.lines.lock().lines.get_mut(&self.who) {
            line.open -= 1;
            if self.looks {
                line.is_left();
            }
        }
    }
}
