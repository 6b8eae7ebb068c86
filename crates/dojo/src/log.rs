//! Lines of the log, of what people do to each other and to their own accounts.

use crate::stored::time_of_day_ms;
use crate::who::Who;
use store::LogLine;

/// What somebody has done to somebody, now.
pub(crate) fn line(who: &Who, act: &str, whom: &Who, note: &str) -> LogLine {
    LogLine {
        number: 0,
        at_ms: time_of_day_ms(),
        who: who.to_string(),
        act: act.to_owned(),
        whom: whom.to_string(),
        note: note.to_owned(),
    }
}

/// What somebody has done to their own account.
pub(crate) fn own_line(person: &Who, act: &str, at_ms: i64) -> LogLine {
    LogLine { at_ms, ..line(person, act, person, "") }
}
