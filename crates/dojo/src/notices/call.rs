//! Who is to be called, and who was: somebody who was called just now hears of what comes next a little later, all at once.

use super::{Notice, Notices, ms};
use crate::who::Who;
use std::sync::PoisonError;
use std::time::Duration;
use store::Push;

/// Somebody who is called hears of what comes within this time all at once.
const APART_MS: i64 = ms(Duration::from_secs(20));

/// Somebody is to be called.
#[derive(Clone, Debug)]
pub struct Call {
    /// Who.
    pub person: Who,
    /// Their browsers.
    pub browsers: Vec<Push>,
    /// What they are told, the newest last.
    pub notices: Vec<Notice>,
    /// Up to when it was to be told.
    pub(super) by_ms: i64,
}

impl Notices {
    pub(super) fn note_call(&self, call: &Call) {
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        called.retain(|_, at_ms| *at_ms + APART_MS > call.by_ms);
        called.insert(call.person.clone(), call.by_ms);
    }

    /// Until when somebody hears of nothing else, since they were called just now.
    pub(super) fn was_just_called(&self, person: &Who, now_ms: i64) -> Option<i64> {
        let called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        let until_ms = called.get(person)? + APART_MS;
        (until_ms > now_ms).then_some(until_ms)
    }
}
