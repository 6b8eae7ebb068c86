//! The hour for which two make an appointment.

use crate::stored::time_of_day_ms;
use jiff::tz::TimeZone;
use std::ops::RangeInclusive;

/// How far from now an appointed hour may be, in milliseconds: this minute, to a year. Of an hour that has passed the guest
/// cannot have known: it would cost them the game before they heard of it.
const APPOINTED: RangeInclusive<i64> = -60_000..=366 * 24 * 3_600_000;

/// An hour that can still be appointed, in milliseconds since 1970: a point in time, or date and time at the server's place.
pub(crate) fn hour(text: &str) -> Option<i64> {
    let exactly = text.parse::<jiff::Timestamp>().ok();
    let here =
        || text.parse::<jiff::civil::DateTime>().ok()?.to_zoned(TimeZone::system()).ok().map(|at| at.timestamp());
    let at = exactly.or_else(here)?.as_millisecond();
    APPOINTED.contains(&(at - time_of_day_ms())).then_some(at)
}
