//! What stands beside the moves in KIF and KI2 alike, written: headers, start, remarks, bookmarks.

use super::handicap::{OTHER_START, is_handicap, name_of};
use super::{NOTE, START, header_of, line, variation, word_of_header};
use crate::diagram::DiagramReader;
use crate::{Encoding, Key, NodeId, Record, diagram};
use shogi::{Color, Setup};
use std::fmt::Write;

/// The name of an encoding at the head of a text.
pub(crate) fn declared(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => "UTF-8",
        Encoding::ShiftJis => "Shift_JIS",
        Encoding::EucJp => "EUC-JP",
        Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
    }
}

/// Headers in their order, the start before the first player.
pub(crate) fn write_headers(text: &mut String, record: &Record, setup: &Setup) {
    let name = name_of(setup);
    let mut start = format!("{START}：{}\n", name.unwrap_or(OTHER_START));
    for (key, value) in record.headers.iter() {
        let word = match key {
            Key::Black => diagram::player(Color::Black, is_handicap(setup)),
            Key::White => diagram::player(Color::White, is_handicap(setup)),
            Key::Other(word) if !is_header(word) => {
                let _ = writeln!(text, "{NOTE}：{word}：{value}");
                continue;
            }
            key => word_of_header(key),
        };
        if matches!(key, Key::Black | Key::White) {
            text.push_str(&std::mem::take(&mut start));
        }
        let _ = writeln!(text, "{word}：{value}");
    }
    text.push_str(&start);
    if name.is_none() {
        text.push_str(&diagram::write(setup, is_handicap(setup)));
    }
}

/// Whether a line that begins with this word is read as a header of that name; words from elsewhere may look like anything.
fn is_header(word: &str) -> bool {
    let starts = ["*", "#", "&", "|", "+", "まで", "手数-"];
    word.trim() == word
        && !word.is_empty()
        && !starts.iter().any(|start| word.starts_with(start))
        && matches!(header_of(word), Some(Key::Other(_)))
        && variation::announced(word).is_none()
        && line::read(word).is_none()
        && !line::is_unnumbered(word)
        && DiagramReader::default().read_line(&format!("{word}：")).is_none()
}

/// Whether a header comes back as it was.
pub(crate) fn holds_header(key: &Key) -> bool {
    match key {
        Key::Other(word) => is_header(word),
        _ => true,
    }
}

/// The remark on a node, and its bookmark.
pub(crate) fn write_notes(text: &mut String, record: &Record, id: NodeId) {
    write_comment(text, record.comment(id));
    if !record.bookmark(id).is_empty() {
        let _ = writeln!(text, "&{}", record.bookmark(id));
    }
}

pub(crate) fn write_comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        for line in comment.split('\n') {
            let _ = writeln!(text, "*{}", line.replace('\r', ""));
        }
    }
}
