//! What people are told who may not be looking: that it is their turn in a game by the day, that somebody challenges them, that a friend is
//! here. Each matter has one notice, which later news replaces and which goes when the matter is settled. Who is at the site hears of it at
//! once; a browser that is closed is called if nobody has looked by then.

mod about;
mod attention;
mod call;
mod doing;
mod mail;
mod quiet;

pub use about::{About, End, Kind};
pub(crate) use about::{of_game, of_night, of_seek};
pub(crate) use attention::Coming;
pub use attention::{Attention, Told};
pub use call::Call;
pub use mail::{Letter, Sending};
pub use quiet::{Peace, kinds};

use crate::stored::time_of_day_ms;
use crate::who::Who;
use attention::Lines;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{NoticeDeed, Store};

/// So many notices somebody has, and so long.
const MOST: i64 = 200;
const KEPT_MS: i64 = 90 * 24 * 3_600_000;

/// Something somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who is told.
    pub person: Who,
    /// What has happened.
    pub about: About,
    /// Who has done it, if anybody has.
    pub other: Option<Who>,
    /// What they were called.
    pub name: String,
    /// Milliseconds since 1970.
    pub made_ms: i64,
    /// Whether they have looked at it.
    pub seen: bool,
}

/// All that people are told.
#[derive(Clone, Debug)]
pub struct Notices {
    store: Store,
    lines: Arc<Lines>,
    /// When somebody was called last.
    called: Arc<Mutex<HashMap<Who, i64>>>,
    /// Who was asked whether an address is theirs, and where, and when.
    asked: Arc<Mutex<HashMap<String, i64>>>,
}

impl Notice {
    /// That something has happened just now.
    pub(crate) fn new(person: &Who, about: About, by: Option<(&Who, &str)>) -> Notice {
        let (other, name) = match by {
            Some((other, name)) => (Some(other.clone()), name.to_owned()),
            None => (None, String::new()),
        };
        Notice { person: person.clone(), about, other, name, made_ms: time_of_day_ms(), seen: false }
    }

    /// From the database; `None` if it makes no sense to this program.
    fn from_row(row: &store::Notice) -> Option<Notice> {
        Some(Notice {
            person: Who::from(row.person.as_str()),
            about: About::from_row(&row.matter, &row.code, &row.detail)?,
            other: (!row.other.is_empty()).then(|| Who::from(row.other.as_str())),
            name: row.name.clone(),
            made_ms: row.made_ms,
            seen: row.seen,
        })
    }

    fn to_row(&self) -> store::Notice {
        store::Notice {
            person: self.person.to_string(),
            matter: self.about.matter(),
            code: self.about.code().to_owned(),
            detail: self.about.detail(),
            other: self.other.as_ref().map_or_else(String::new, Who::to_string),
            name: self.name.clone(),
            made_ms: self.made_ms,
            seen: self.seen,
            call_ms: self.made_ms.saturating_add(self.about.patience_ms()),
        }
    }
}

impl Notices {
    pub(crate) fn new(store: Store) -> Notices {
        Notices { store, lines: Arc::default(), called: Arc::default(), asked: Arc::default() }
    }

    /// Tells somebody something, once. What came about stands, whether it can be told or not: if it cannot, that is logged.
    pub(crate) async fn tell(&self, notice: Notice) {
        match self.store.notice_deed(NoticeDeed::Tell { notice: notice.to_row(), most: MOST }).await {
            Ok(()) => self.lines.tell(&notice.person.clone(), Told::New(Arc::new(notice))),
            Err(store::Error::Taken) => {}
            Err(error) => tracing::warn!(%error, "somebody is not told what happened"),
        }
    }

    /// A matter is settled for somebody: they need not be told any more.
    pub(crate) async fn settle(&self, person: &Who, matter: &str) {
        let deed = NoticeDeed::Settle { person: person.to_string(), matter: matter.to_owned() };
        match self.unless_unknown(person, matter, deed).await {
            Ok(true) => self.lines.tell(person, Told::Gone(matter.into())),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "somebody is told what is settled"),
        }
    }

    /// Somebody has a matter before their eyes, at a game for instance.
    pub(crate) async fn look(&self, person: &Who, matter: &str) {
        if let Err(error) = self.seen_one(person, matter).await {
            tracing::warn!(%error, "somebody is told what they have seen");
        }
    }

    /// Somebody is there from now on, and whether they come by that.
    pub(crate) fn enter(&self, who: &Who) -> (Attention, Coming) {
        self.lines.enter(who)
    }

    /// Whether somebody is at the site, or was a moment ago.
    pub fn is_here(&self, who: &Who) -> bool {
        self.lines.is_here(who)
    }

    /// Those who have gone.
    pub(crate) fn see_off(&self) -> Vec<Who> {
        self.lines.see_off()
    }

    /// Somebody looks anew at who is here of those whom they follow.
    pub(crate) fn people_changed(&self, who: &Who) {
        self.lines.tell(who, Told::People);
    }

    /// Whoever came is gone: nobody need be told.
    pub(crate) async fn is_gone(&self, who: &Who, those_told: &[Who]) {
        for person in those_told {
            self.settle(person, &about::of_coming(who)).await;
        }
    }

    async fn seen_one(&self, person: &Who, matter: &str) -> Result<(), store::Error> {
        let matter = Some(matter.to_owned());
        let deed = NoticeDeed::See { person: person.to_string(), matter: matter.clone(), until_ms: i64::MAX };
        if self.unless_unknown(person, matter.as_deref().unwrap_or_default(), deed).await? {
            self.lines.tell(person, Told::Seen(matter.map(Into::into)));
        }
        Ok(())
    }

    /// Writes only where there is something to be written: whoever looks on costs no commit.
    async fn unless_unknown(&self, person: &Who, matter: &str, deed: NoticeDeed) -> Result<bool, store::Error> {
        let Some(known) = self.store.notice(&person.to_string(), matter).await? else { return Ok(false) };
        if known.seen && matches!(deed, NoticeDeed::See { .. }) {
            return Ok(false);
        }
        self.store.notice_deed(deed).await.map(|()| true)
    }
}

/// In milliseconds.
const fn ms(duration: Duration) -> i64 {
    duration.as_millis() as i64
}

#[cfg(test)]
mod tests;
