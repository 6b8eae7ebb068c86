//! Sentences about games, in the reader's language.

use crate::agreement::{Agreement, Strength};
use crate::language::Language;
use crate::library;
use arbiter::preset::{Round, Tournament};
use arbiter::{Outcome, Rounding, Ruleset, TimeControl};
use kifu::Ending;
use kifu::notation::Spoken;
use shogi::{Color, Handicap, Move, PieceKind, PieceName, Position, Square};
use std::fmt::Display;
use std::time::Duration;
use variants::{Game, Kind, KindId, Names, Parts, PieceNames, RecordEnding, yonin};

/// How a game ended and who won: `Checkmate: Black wins`.
pub(crate) fn result(outcome: Outcome, agreement: &Agreement, language: Language) -> String {
    let winner = outcome.winner().map(|winner| side(winner, agreement.handicap, language)).unwrap_or_default();
    let foul = match outcome {
        Outcome::Foul { foul, .. } => language.text(&format!("foul-{}", foul.code())),
        _ => String::new(),
    };
    language.text_with_values(outcome.message(), [("winner", winner.into()), ("foul", foul.into())])
}

/// How a record ends and who won, if `turn` was to move: `Resignation: Black wins`.
pub(crate) fn ending(ending: &Ending, turn: Color, handicap: Handicap, language: Language) -> String {
    let winner = ending.winner(turn).map(|winner| side(winner, handicap, language)).unwrap_or_default();
    let id = match ending {
        Ending::Other(word) => return word.clone(),
        Ending::Foul { name: Some(_), .. } => "result-foul".to_owned(),
        Ending::Foul { .. } | Ending::PerpetualCheck { .. } | Ending::NoMate | Ending::SealedMove => {
            format!("record-end-{}", ending.code())
        }
        Ending::Adjudicated { loser: None } => "result-adjudicated-draw".to_owned(),
        Ending::Repetition { agreed: true } => "result-repetition-agreed".to_owned(),
        Ending::Impasse { declared_by: Some(_) } => "result-impasse-declared".to_owned(),
        other => format!("result-{}", other.code()),
    };
    let foul = match ending {
        Ending::Foul { name: Some(name), .. } => name.clone(),
        _ => String::new(),
    };
    language.text_with_values(&id, [("winner", winner.into()), ("foul", foul.into())])
}

/// How a recorded game of the family ended and who won: `Checkmate: Black wins`; its own word where that is none of ours.
pub(crate) fn ending_of_family(ending: &RecordEnding, language: Language) -> String {
    let id = match (library::ending_of_family(ending), ending.winner) {
        ("", _) => return ending.word.clone(),
        ("perpetual_check", _) => "record-end-perpetual_check".to_owned(),
        ("foul", _) => "record-end-foul".to_owned(),
        ("bare_king", None) => "result-bare_king-both".to_owned(),
        ("adjudicated", None) => "result-adjudicated-draw".to_owned(),
        (code, _) => format!("result-{code}"),
    };
    let winner = ending.winner.map(|winner| side(winner, Handicap::Even, language)).unwrap_or_default();
    language.text_with(&id, "winner", winner)
}

/// How a game for four ended and who came first.
pub(crate) fn ending_of_four(outcome: &yonin::Outcome, language: Language) -> String {
    let reason = language.text(&format!("yonin-ended-{}", outcome.reason.code()));
    format!("{reason} {}", first_of_four(&library::winners(outcome), language))
}

/// Who came first among four, by the names of their seats: `First: South, West`.
pub(crate) fn first_of_four(seats: &[&str], language: Language) -> String {
    let names: Vec<String> = seats.iter().map(|seat| language.text(&format!("yonin-seat-{seat}"))).collect();
    language.text_with("yonin-first", "seats", names.join(&language.text("ui-comma")))
}

/// What the computer is called: `Computer, 10 kyū`.
pub(crate) fn computer(strength: Strength, language: Language) -> String {
    let level = match strength {
        Strength::Grade(level) => grade(level, language),
        Strength::Number(level) => self::level(level, language),
    };
    language.text_with("player-computer", "level", level)
}

/// What a game is called that has this id and is not standard shogi, the one for four included.
pub(crate) fn variant(id: &str, language: Language) -> Option<String> {
    if id == yonin::NAME {
        return Some(language.text("yonin-name"));
    }
    Some(own_name(Game::named(id)?.names(), language).to_owned())
}

/// What a game is called in the reader's language.
pub(crate) fn own_name(names: &Names, language: Language) -> &str {
    match language {
        Language::Italian => &names.italian,
        Language::English => &names.english,
        Language::Japanese => &names.kanji,
    }
}

/// A level of the games of the family.
pub(crate) fn level(level: variants::Level, language: Language) -> String {
    language.text_with("family-level", "level", level.number())
}

/// What a person is called who gave this name, or none: `Anna`, `Guest`; at one screen `Player`.
pub(crate) fn person(name: &str, agreement: &Agreement, language: Language) -> String {
    match (name, agreement.between_two) {
        ("", true) => language.text("player-guest"),
        ("", false) => language.text("player-person"),
        (name, _) => name.to_owned(),
    }
}

/// A grade, or the one a level is named by: `10 kyū` for what prints as `10k`.
pub(crate) fn grade(grade: impl Display, language: Language) -> String {
    let text = grade.to_string();
    let (id, number) = match (text.strip_suffix('d'), text.strip_suffix('k')) {
        (Some(number), _) => ("grade-dan", number),
        (None, number) => ("grade-kyu", number.unwrap_or(&text)),
    };
    language.text_with(id, "number", number.parse::<u8>().unwrap_or_default())
}

/// A point in time at the server's place, in the form that `strftime` takes.
pub(crate) fn day(ms: i64, form: &str) -> String {
    let stamp = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    stamp.to_zoned(jiff::tz::TimeZone::system()).strftime(form).to_string()
}

/// What a side is called: in handicap games the Japanese names differ.
pub(crate) fn side(color: Color, handicap: Handicap, language: Language) -> String {
    let id = match (color, handicap) {
        (Color::Black, Handicap::Even) => "side-black",
        (Color::White, Handicap::Even) => "side-white",
        (Color::Black, _) => "side-shitate",
        (Color::White, _) => "side-uwate",
    };
    language.text(id)
}

/// A move said aloud, without who makes it: `pawn to 7-6` (NOTA-18). Empty if no piece stands where it starts.
pub(crate) fn spoken(position: &Position, m: Move, last_to: Option<Square>, language: Language) -> String {
    Spoken::of(position, m, last_to).map_or_else(String::new, |spoken| spoken_parts(&spoken, language))
}

/// The same of a move that is taken apart already.
pub(crate) fn spoken_parts(spoken: &Spoken, language: Language) -> String {
    let values = spoken.values(language == Language::Japanese, |kind| piece(kind, language));
    language.text_with_values("spoken-move", values.map(|(name, value)| (name, value.into())))
}

/// The same of a move of another game of the family.
pub(crate) fn spoken_family(game: &Game, parts: &Parts, language: Language) -> String {
    let square = |(file, rank): &(u8, u8)| format!("{file}-{rank}");
    let name = |kind: &KindId| piece_of_family(game.kind(*kind), language).to_owned();
    let to: Vec<String> = parts.steps.iter().map(square).collect();
    let captured: Vec<String> = parts.captured.iter().map(name).collect();
    let values = [
        ("piece", name(&parts.kind)),
        ("which", "none".to_owned()),
        ("action", if parts.from.is_none() { "drops" } else { "moves" }.to_owned()),
        ("to", to.join(", ")),
        ("same", "no".to_owned()),
        ("captured", if captured.is_empty() { "none".to_owned() } else { captured.join(", ") }),
        ("promotion", if parts.promotes { "yes" } else { "none" }.to_owned()),
    ];
    language.text_with_values("spoken-move", values.map(|(name, value)| (name, value.into())))
}

/// What a piece of another game of the family is called.
pub(crate) fn piece_of_family(kind: &Kind, language: Language) -> &str {
    match language {
        Language::Italian => &kind.italian,
        Language::English => &kind.english,
        Language::Japanese => &kind.kanji,
    }
}

/// What a piece is called where it is introduced: `Gold`. The names are those of the whole family.
pub(crate) fn piece_name(name: &PieceName, language: Language) -> &'static str {
    match (PieceNames::of(name.kanji), language) {
        (Some(names), Language::Italian) => &names.italian,
        (Some(names), Language::English) => &names.english,
        (None, _) | (_, Language::Japanese) => name.kanji,
    }
}

/// How a Japanese word is read, as the reader knows to write it: rōmaji, or kana for those who read Japanese; empty for
/// them where the word itself is kana.
pub(crate) fn reading(kanji: &str, romaji: &str, language: Language) -> String {
    let is_kana = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c);
    match language {
        Language::Japanese if kanji.chars().all(is_kana) => String::new(),
        Language::Japanese => shogi::hiragana(kanji, romaji),
        _ => romaji.to_owned(),
    }
}

/// What a piece is called in a sentence: `gold`.
pub(crate) fn piece(kind: PieceKind, language: Language) -> String {
    language.text(&format!("spoken-piece-{}", kind.name().code))
}

/// The rules a game is played by, in words: their name, and what differs from them.
pub(crate) fn ruleset(ruleset: &Ruleset, language: Language) -> String {
    let change = |value: String| match value.split_once("-moves") {
        Some((count, "" | "-at-once")) => language.text_with("switch-moves", "count", count.to_owned()),
        _ => language.text(&format!("switch-{value}")),
    };
    let name = language.text(&format!("ruleset-{}", ruleset.base()));
    std::iter::once(name).chain(ruleset.changes().map(change)).collect::<Vec<_>>().join(", ")
}

/// A clock in words: `15 minutes, 10 consideration periods of 1 minute, then 30 seconds a move`.
pub(crate) fn clock(control: TimeControl, language: Language) -> String {
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
        (TimeControl::Increment { .. }, _) if without_main => "clock-increment-alone",
        (TimeControl::Increment { .. }, _) => "clock-increment",
    };
    let times = [("main", control.main()), ("period", control.period()), ("increment", control.increment())];
    let [main, period, increment] = times.map(|(name, time)| (name, amount(time, language).into()));
    language.text_with_values(id, [main, period, increment, ("considerations", considerations.into())])
}

/// The clock of a professional tournament: `NHK杯 NHK Cup, final: 10 minutes, …`. That seconds are counted is understood.
pub(crate) fn clock_of_tournament(tournament: &Tournament, round: &Round, language: Language) -> String {
    let name = match language {
        Language::Japanese => tournament.kanji.to_owned(),
        _ => format!("{} {}", tournament.kanji, tournament.name),
    };
    let round_name = language.text(&format!("round-{}", round.code));
    let clock = allowance(round.control, language);
    let values = [("tournament", name.into()), ("round", round_name.into()), ("clock", clock.into())];
    language.text_with_values("clock-of-tournament", values)
}

/// A time in words: `1 hour 30 minutes`.
fn amount(time: Duration, language: Language) -> String {
    let seconds = time.as_secs();
    let parts =
        [("clock-hours", seconds / 3600), ("clock-minutes", seconds / 60 % 60), ("clock-seconds", seconds % 60)];
    let words = parts.into_iter().filter(|(_, count)| *count > 0);
    let words = words.map(|(id, count)| language.text_with(id, "count", count));
    let join = |large: String, small: String| {
        language.text_with_values("clock-amount", [("large", large.into()), ("small", small.into())])
    };
    words.reduce(join).unwrap_or_else(|| language.text_with("clock-minutes", "count", 0))
}

#[cfg(test)]
mod tests;
