//! Hours for people's own calendars, as every program reads them (RFC 5545).

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ics::properties::{Description, DtEnd, DtStart, Summary, Trigger, URL};
use ics::{Alarm, ICalendar, escape_text};

/// A calendar reminds its owner so many minutes before.
const MINUTES_BEFORE: u8 = 15;

/// An hour that somebody keeps free.
pub(crate) struct Event {
    /// The same thing at the same hour has the same, however often it is fetched.
    pub(crate) uid: String,
    /// Milliseconds since 1970, as the other times.
    pub(crate) made_ms: i64,
    pub(crate) from_ms: i64,
    pub(crate) to_ms: i64,
    pub(crate) summary: String,
    pub(crate) description: String,
    /// Where one goes then.
    pub(crate) url: String,
}

impl Event {
    fn write(&self) -> ics::Event<'_> {
        let mut event = ics::Event::new(format!("{}@miyako", self.uid), stamp(self.made_ms));
        event.push(DtStart::new(stamp(self.from_ms)));
        event.push(DtEnd::new(stamp(self.to_ms)));
        event.push(Summary::new(escape_text(self.summary.as_str())));
        event.push(Description::new(escape_text(format!("{}\n{}", self.description, self.url))));
        event.push(URL::new(self.url.as_str()));
        let before = Trigger::new(format!("-PT{MINUTES_BEFORE}M"));
        event.add_alarm(Alarm::display(before, Description::new(escape_text(self.summary.as_str()))));
        event
    }
}

/// A calendar with these events, as a file of this name.
pub(crate) fn file(name: &str, events: &[Event]) -> Response {
    let mut calendar = ICalendar::new("2.0", "-//Miyako//Miyako//EN");
    events.iter().for_each(|event| calendar.add_event(event.write()));
    let name = format!("attachment; filename=\"{name}.ics\"");
    let headers = [(CONTENT_TYPE, "text/calendar; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, calendar.to_string()).into_response()
}

/// A point in time, UTC: every calendar shows it in its owner's zone.
fn stamp(ms: i64) -> String {
    let stamp = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    stamp.strftime("%Y%m%dT%H%M%SZ").to_string()
}
