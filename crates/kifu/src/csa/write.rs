//! Writing CSA: UTF-8, one canonical form.

use super::moves::MoveText;
use super::{FOUL, HEADERS, ending_of, sign, word_of, write_move, write_position};
use crate::loss::Holds;
use crate::{Attempt, Encoding, Ending, Illegal, Key, Loss, NodeId, Placed, Record, Step};
use shogi::{Color, Handicap};
use std::fmt::Write;
use std::time::Duration;

/// What a text has a place for.
pub(crate) const HOLDS: Holds = Holds {
    variations: false,
    lost_variations: |record| record.variations(),
    header: holds_header,
    bookmarks: false,
    ending: Ending::fits_remark,
    ..Holds::ALL
};

/// Whether a header of this key comes back as it is: a word of the format's own means something else.
fn holds_header(key: &Key) -> bool {
    match key {
        Key::Other(word) => HEADERS.iter().all(|(_, own)| own != word),
        _ => true,
    }
}

/// A version of the format that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// 2.2: times in whole seconds.
    V2_2,
    /// 3.0: times in thousandths of a second, headers for limits and remarks, and the encoding in the first line.
    V3_0,
}

impl Version {
    /// 3.0 if a time has a fraction or a header belongs to that version, else 2.2.
    pub fn needed(record: &Record) -> Version {
        let is_of_three = |(key, value): (&Key, &str)| match key {
            Key::TimeControl | Key::BlackTimeControl | Key::WhiteTimeControl => word_for_time(value) == Some("TIME"),
            Key::Other(word) => matches!(word.as_str(), "MAX_MOVES" | "JISHOGI"),
            key => *key == Key::Note,
        };
        let mut times = record.main_line().filter_map(|id| record.used(id));
        let three = times.any(|time| time.subsec_nanos() > 0) || record.headers.iter().any(is_of_three);
        if three { Version::V3_0 } else { Version::V2_2 }
    }
}

/// The record as CSA, in the version that is [needed](Version::needed). What the format has no words for stands in comments,
/// which [`super::read()`] understands.
pub fn write(record: &Record) -> String {
    write_in(record, Encoding::Utf8)
}

/// The same, saying that it is in another encoding.
pub(crate) fn write_in(record: &Record, encoding: Encoding) -> String {
    write_text(record, Version::needed(record), encoding)
}

/// The record as CSA of this version, whatever would be needed, and what is lost: in 2.2 parts of seconds.
pub fn write_version(record: &Record, version: Version) -> (String, Vec<Loss>) {
    let mut losses = HOLDS.losses(record);
    let is_fraction = |id: &NodeId| record.used(*id).is_some_and(|used| used.subsec_nanos() > 0);
    let fractions = record.main_line().filter(is_fraction).count();
    if version == Version::V2_2 && fractions > 0 {
        losses.push(Loss::Fractions(fractions));
    }
    (write_text(record, version, Encoding::Utf8), losses)
}

fn write_text(record: &Record, version: Version, encoding: Encoding) -> String {
    let declared = match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => "UTF-8",
        encoding => &encoding.name().to_ascii_uppercase(),
    };
    let number = match version {
        Version::V2_2 => "V2.2",
        Version::V3_0 => "V3.0",
    };
    let mut text = format!("'CSA encoding={declared}\n{number}\n");
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
        turn = write_step(&mut text, &placed, turn, version);
    }
    text
}

/// One step of the main line; says whose turn it is then.
fn write_step(text: &mut String, placed: &Placed<'_>, turn: Color, version: Version) -> Color {
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
    write_time(text, placed.used, version);
    if let Step::End(ending) = placed.step {
        let said = ending_of(&word_of(ending, turn), turn);
        if ending.needs_remark(said.as_ref(), placed.comment) {
            write_comment(text, &ending.remark());
        }
    }
    write_comment(text, placed.comment);
    next
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

fn write_time(text: &mut String, used: Option<Duration>, version: Version) {
    let Some(used) = used else { return };
    let _ = match used.subsec_nanos() {
        nanos if nanos == 0 || version == Version::V2_2 => writeln!(text, "T{}", used.as_secs()),
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
