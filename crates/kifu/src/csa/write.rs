//! Writing CSA: UTF-8, one canonical form.

use super::moves::MoveText;
use super::{FOUL, HEADERS, ending_of, sign, word_of, write_move, write_position};
use crate::{Attempt, End, Illegal, Key, Record};
use shogi::{Color, Handicap};
use std::fmt::Write;
use std::time::Duration;

/// The record as CSA: version 3.0 if a time has a fraction or a header belongs to that version, else 2.2. What the
/// format has no words for stands in comments, which [`super::read()`] understands.
pub fn write(record: &Record) -> String {
    let mut text = format!("'CSA encoding=UTF-8\n{}\n", version(record));
    write_headers(&mut text, record);
    match record.handicap() {
        Some(Handicap::Even) => text.push_str("PI\n+\n"),
        _ => text.push_str(&write_position(record.start())),
    }
    if record.start().ply() > 1 {
        let _ = writeln!(text, "'{}", super::position::ply_remark(record.start().ply()));
    }
    write_comment(&mut text, &record.comment);
    for step in record.steps() {
        let _ = writeln!(text, "{}", write_move(&step.position, step.played.m));
        write_time(&mut text, step.played.used);
        write_comment(&mut text, &step.played.comment);
    }
    if let Some(illegal) = record.illegal() {
        write_illegal(&mut text, record, illegal);
    }
    if let Some(end) = &record.end {
        write_end(&mut text, end, record.turn());
    }
    text
}

fn version(record: &Record) -> &'static str {
    let is_of_three = |(key, value): (&Key, &str)| match key {
        Key::TimeControl | Key::BlackTimeControl | Key::WhiteTimeControl => word_for_time(value) == Some("TIME"),
        Key::Other(word) => matches!(word.as_str(), "MAX_MOVES" | "JISHOGI"),
        key => *key == Key::Note,
    };
    let last = record.illegal().and_then(|illegal| illegal.used).into_iter();
    let end = record.end.as_ref().and_then(|end| end.used);
    let mut times = record.moves().filter_map(|played| played.used).chain(last).chain(end);
    let three = times.any(|time| time.subsec_nanos() > 0) || record.headers.iter().any(is_of_three);
    if three { "V3.0" } else { "V2.2" }
}

fn write_headers(text: &mut String, record: &Record) {
    for (key, value) in record.headers.iter() {
        let _ = match key {
            Key::Black => writeln!(text, "N+{value}"),
            Key::White => writeln!(text, "N-{value}"),
            Key::Other(word) => writeln!(text, "${word}:{value}"),
            key => {
                let plain = HEADERS.iter().find(|(own, _)| own == key).map_or("", |(_, word)| *word);
                let word = match (key, word_for_time(value)) {
                    (Key::TimeControl, Some(word)) => word,
                    (Key::BlackTimeControl, Some("TIME")) => "TIME+",
                    (Key::WhiteTimeControl, Some("TIME")) => "TIME-",
                    _ => plain,
                };
                writeln!(text, "${word}:{value}")
            }
        };
    }
}

/// The header whose form the value has, if the format has one: `00:25+00` of version 2, `900+0+5` of version 3.
fn word_for_time(value: &str) -> Option<&'static str> {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit() || c == '.');
    let parts: Vec<&str> = value.split('+').collect();
    match parts[..] {
        [main, period] if main.split(':').count() == 2 && main.split(':').all(is_number) && is_number(period) => {
            Some("TIME_LIMIT")
        }
        [main, period, increment] if [main, period, increment].into_iter().all(is_number) => Some("TIME"),
        _ => None,
    }
}

fn write_time(text: &mut String, used: Option<Duration>) {
    let Some(used) = used else { return };
    let _ = match used.subsec_nanos() {
        0 => writeln!(text, "T{}", used.as_secs()),
        nanos => writeln!(text, "T{}.{}", used.as_secs(), format!("{nanos:09}").trim_end_matches('0')),
    };
}

fn write_comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        for line in comment.split('\n') {
            let _ = writeln!(text, "'*{}", line.replace('\r', ""));
        }
    }
}

/// A piece that cannot promote has no code for having done so: such a foul stands in a comment.
fn write_illegal(text: &mut String, record: &Record, illegal: &Illegal) {
    let named = MoveText::new(record.position(), illegal.by, illegal.attempt);
    let _ = match illegal.attempt {
        Attempt::Move(m) if named.attempt(record.position()) != illegal.attempt => {
            writeln!(text, "'{FOUL}{}{m}", sign(illegal.by))
        }
        _ => writeln!(text, "{named}"),
    };
    write_time(text, illegal.used);
    write_comment(text, &illegal.comment);
}

fn write_end(text: &mut String, end: &End, turn: Color) {
    let word = word_of(&end.ending, turn);
    let _ = writeln!(text, "%{word}");
    write_time(text, end.used);
    if ending_of(&word, turn).as_ref() != Some(&end.ending) {
        write_comment(text, &end.ending.remark());
    }
    write_comment(text, &end.comment);
}
