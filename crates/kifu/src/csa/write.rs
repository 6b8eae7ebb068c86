//! Writing CSA: UTF-8, one canonical form.

use super::moves::MoveText;
use super::{FOUL, HEADERS, ending_of, sign, word_of, write_move, write_position};
use crate::{Attempt, Encoding, Ending, Illegal, Key, NodeId, Placed, Record, Step};
use shogi::{Color, Handicap};
use std::fmt::Write;
use std::time::Duration;

/// The record as CSA: version 3.0 if a time has a fraction or a header belongs to that version, else 2.2. What the
/// format has no words for stands in comments, which [`super::read()`] understands.
pub fn write(record: &Record) -> String {
    write_in(record, Encoding::Utf8)
}

/// The same, saying that it is in another encoding.
pub(crate) fn write_in(record: &Record, encoding: Encoding) -> String {
    let declared = match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => "UTF-8",
        encoding => &encoding.name().to_ascii_uppercase(),
    };
    let mut text = format!("'CSA encoding={declared}\n{}\n", version(record));
    write_headers(&mut text, record);
    match record.handicap() {
        Some(Handicap::Even) => text.push_str("PI\n+\n"),
        _ => text.push_str(&write_position(record.start())),
    }
    if record.start().ply() > 1 {
        let _ = writeln!(text, "'{}", super::position::ply_remark(record.start().ply()));
    }
    write_comment(&mut text, record.comment(NodeId::START));
    let mut turn = record.start().turn();
    for placed in record.steps() {
        turn = write_step(&mut text, &placed, turn);
    }
    text
}

/// One step of the main line; says whose turn it is then.
fn write_step(text: &mut String, placed: &Placed<'_>, turn: Color) -> Color {
    let next = match placed.step {
        Step::Move(m) => {
            let _ = writeln!(text, "{}", write_move(&placed.position, m));
            !turn
        }
        Step::Illegal(illegal) => {
            write_illegal(text, placed, illegal);
            !illegal.by
        }
        Step::End(ending) => {
            let _ = writeln!(text, "%{}", word_of(ending, turn));
            turn
        }
    };
    write_time(text, placed.used);
    if let Step::End(ending) = placed.step {
        write_refinement(text, ending, turn);
    }
    write_comment(text, placed.comment);
    next
}

fn version(record: &Record) -> &'static str {
    let is_of_three = |(key, value): (&Key, &str)| match key {
        Key::TimeControl | Key::BlackTimeControl | Key::WhiteTimeControl => word_for_time(value) == Some("TIME"),
        Key::Other(word) => matches!(word.as_str(), "MAX_MOVES" | "JISHOGI"),
        key => *key == Key::Note,
    };
    let mut times = record.main_line().filter_map(|id| record.used(id));
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
fn write_illegal(text: &mut String, placed: &Placed<'_>, illegal: &Illegal) {
    let named = MoveText::new(&placed.position, illegal.by, illegal.attempt);
    let _ = match illegal.attempt {
        Attempt::Move(m) if named.attempt(&placed.position) != illegal.attempt => {
            writeln!(text, "'{FOUL}{}{m}", sign(illegal.by))
        }
        _ => writeln!(text, "{named}"),
    };
}

/// What the word of the format does not say of an ending.
fn write_refinement(text: &mut String, ending: &Ending, turn: Color) {
    if ending_of(&word_of(ending, turn), turn).as_ref() != Some(ending) {
        write_comment(text, &ending.remark());
    }
}
