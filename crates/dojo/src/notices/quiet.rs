//! When people want to be left in peace.

use super::Kind;
use crate::failure::Failure;
use crate::time_of_day::{self, DAY, minute};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use store::Quiet;

/// When somebody wants to be left in peace, and for what they are never called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Peace(pub(super) Quiet);

impl Peace {
    /// What somebody wishes: from one time of day to another, both as `22:30`, empty if at no time; in their zone; and the codes of the kinds
    /// for which they are to be called.
    ///
    /// # Errors
    /// If one of them makes no sense.
    pub fn wished(zone: &str, (since, until): (&str, &str), wanted: &[String]) -> Result<Peace, Failure> {
        let at = |field: &'static str, text: &str| minute(text).ok_or_else(|| Failure::of_field(field, text));
        let (since, until) = match (since.trim(), until.trim()) {
            ("", "") => (0, 0),
            (since, until) => (at("quiet_since", since)?, at("quiet_until", until)?),
        };
        if TimeZone::get(zone).is_err() {
            return Err(Failure::of_field("quiet_zone", zone));
        }
        if let Some(unknown) = wanted.iter().find(|code| Kind::from_code(code).is_none()) {
            return Err(Failure::of_field("notice_kind", unknown));
        }
        let silent =
            Kind::ALL.iter().map(|kind| kind.code()).filter(|code| !wanted.iter().any(|wanted| wanted == code));
        let silent = silent.collect::<Vec<_>>().join(" ");
        Ok(Peace(Quiet { zone: zone.to_owned(), since, until, silent }))
    }

    /// From when to when, as `22:30`, if there is such a time.
    pub fn hours(&self) -> Option<[String; 2]> {
        (self.0.since != self.0.until).then(|| [self.0.since, self.0.until].map(time_of_day::text))
    }

    /// Whether somebody wants to be called for this.
    pub fn wants(&self, kind: Kind) -> bool {
        !self.0.silent.split_ascii_whitespace().any(|code| code == kind.code())
    }

    /// Until when they are to be left in peace, in milliseconds since 1970, if they are just now.
    pub fn lasts_until(&self, now_ms: i64) -> Option<i64> {
        let now = Timestamp::from_millisecond(now_ms).ok()?;
        let zone = TimeZone::get(&self.0.zone).unwrap_or(TimeZone::UTC);
        let time = now.to_zoned(zone).time();
        let minute = i64::from(time.hour()) * 60 + i64::from(time.minute());
        let length = (self.0.until - self.0.since).rem_euclid(DAY);
        let passed = (minute - self.0.since).rem_euclid(DAY);
        // Where the clocks are changed that night it is an hour more or less.
        let left = SignedDuration::from_mins(length - passed) - SignedDuration::from_secs(i64::from(time.second()));
        (passed < length).then(|| now_ms + i64::try_from(left.as_millis()).unwrap_or_default())
    }
}

/// Of which kinds somebody is called.
pub fn kinds(peace: &Peace) -> impl Iterator<Item = (Kind, bool)> {
    Kind::ALL.into_iter().map(|kind| (kind, peace.wants(kind)))
}
