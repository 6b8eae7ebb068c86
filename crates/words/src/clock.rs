//! Clocks and times.

use crate::Language;
use arbiter::preset::{Round, Tournament};
use arbiter::{Rounding, TimeControl};
use std::time::Duration;

/// A clock in words: `15 minutes, 10 consideration periods of 1 minute, then 30 seconds a move`.
pub fn clock(control: TimeControl, language: Language) -> String {
    let allowance = allowance(control, language);
    match control {
        TimeControl::SuddenDeath { rounding: Rounding::Seconds, .. }
        | TimeControl::Byoyomi { rounding: Rounding::Seconds, .. }
        | TimeControl::Increment { rounding: Rounding::Seconds, .. } => {
            language.text_with("clock-in-seconds", "clock", allowance)
        }
        _ => allowance,
    }
}

/// The same without a word on how seconds are counted.
fn allowance(control: TimeControl, language: Language) -> String {
    let without_main = control.main().is_zero();
    let considerations = control.allotment().considerations;
    let id = match (control, considerations) {
        (TimeControl::Untimed, _) => "clock-untimed",
        (TimeControl::Stopwatch { .. }, _) => "clock-stopwatch",
        (TimeControl::SuddenDeath { .. }, _) => "clock-sudden-death",
        (TimeControl::Byoyomi { .. }, 0) if without_main => "clock-per-move",
        (TimeControl::Byoyomi { .. }, 0) => "clock-byoyomi",
        (TimeControl::Byoyomi { .. }, _) if without_main => "clock-considerations-alone",
        (TimeControl::Byoyomi { .. }, _) => "clock-considerations",
        (TimeControl::Increment { .. }, _) if control.is_by_the_day() => "clock-fund",
        (TimeControl::Increment { .. }, _) if without_main => "clock-increment-alone",
        (TimeControl::Increment { .. }, _) => "clock-increment",
    };
    let times = [("main", control.main()), ("period", control.period()), ("increment", control.increment())];
    let [main, period, increment] = times.map(|(name, time)| (name, amount(time, language).into()));
    language.text_with_values(id, [main, period, increment, ("considerations", considerations.into())])
}

/// What people call a professional tournament: `Coppa NHK`.
pub fn tournament(tournament: &Tournament, language: Language) -> String {
    let name = if language == Language::Japanese { tournament.kanji } else { tournament.name };
    // Cups and series are not called after a title.
    let own = language.known_text(&format!("clock-tournament-{}", tournament.code), []);
    own.unwrap_or_else(|| language.text_with("clock-tournament", "name", name))
}

/// One of its rounds: `Coppa NHK, finale`.
pub fn round_of_tournament(event: &Tournament, round: &Round, language: Language) -> String {
    let round_name = language.text(&format!("round-{}", round.code));
    language.text_with_list("clock-round", &[("tournament", &tournament(event, language)), ("round", &round_name)])
}

/// The clock of one: `Coppa NHK, finale: 10 minuti, …`. That seconds are counted is understood.
pub fn clock_of_tournament(tournament: &Tournament, round: &Round, language: Language) -> String {
    let name = round_of_tournament(tournament, round, language);
    let clock = allowance(round.control, language);
    language.text_with_list("clock-of-tournament", &[("round", &name), ("clock", &clock)])
}

/// What is left to somebody by the day, in its two largest units: `2 days 5 hours left`.
pub fn time_left(time: Duration, language: Language) -> String {
    let seconds = time.as_secs();
    let unit = if seconds >= 86_400 { 3600 } else { 60 };
    let shown = amount(Duration::from_secs((seconds - seconds % unit).max(60)), language);
    language.text_with("clock-left", "time", shown)
}

/// A time in words: `1 hour 30 minutes`.
fn amount(time: Duration, language: Language) -> String {
    let seconds = time.as_secs();
    let parts = [
        ("clock-days", seconds / 86_400),
        ("clock-hours", seconds / 3600 % 24),
        ("clock-minutes", seconds / 60 % 60),
        ("clock-seconds", seconds % 60),
    ];
    let words = parts.into_iter().filter(|(_, count)| *count > 0);
    let words = words.map(|(id, count)| language.text_with(id, "count", count));
    let join = |large: String, small: String| {
        language.text_with_values("clock-amount", [("large", large.into()), ("small", small.into())])
    };
    words.reduce(join).unwrap_or_else(|| language.text_with("clock-minutes", "count", 0))
}

#[cfg(test)]
mod tests;
