//! Writing KIF: UTF-8, one canonical form.

use super::{ENDINGS, FOUL_LOSES, FOUL_WINS, HEADERS, OTHER_START, is_handicap, name_of};
use crate::notation::Japanese;
use crate::{End, Ending, Key, Record, Step, diagram, kanji};
use shogi::{Color, Move, Setup};
use std::fmt::Write;
use std::time::Duration;

/// The record as KIF. Times are whole seconds there, and fractions are dropped.
pub fn write(record: &Record) -> String {
    let setup = record.start().to_setup();
    let mut text = String::from("#KIF version=2.0 encoding=UTF-8\n");
    write_headers(&mut text, record, &setup);
    text.push_str("手数----指手---------消費時間--\n");
    write_comment(&mut text, &record.comment);
    let mut clocks = [Duration::ZERO; 2];
    for (number, step) in (1..).zip(record.steps()) {
        let time = time_text(step.played.used, &mut clocks[step.position.turn().index()]);
        write_line(&mut text, number, &move_text(&step), &time);
        write_comment(&mut text, &step.played.comment);
    }
    if let Some(end) = &record.end {
        write_end(&mut text, record, end, &mut clocks, is_handicap(&setup));
    }
    text
}

/// Headers in their order, the start before the first player.
fn write_headers(text: &mut String, record: &Record, setup: &Setup) {
    let name = name_of(setup);
    let mut start = format!("手合割：{}\n", name.unwrap_or(OTHER_START));
    for (key, value) in record.headers.iter() {
        let word = match key {
            Key::Black => diagram::player(Color::Black, is_handicap(setup)),
            Key::White => diagram::player(Color::White, is_handicap(setup)),
            Key::Other(word) => word,
            key => HEADERS.iter().find(|(own, _)| own == key).map_or("", |(_, word)| *word),
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

fn write_comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        for line in comment.split('\n') {
            let _ = writeln!(text, "*{}", line.replace('\r', ""));
        }
    }
}

fn write_line(text: &mut String, number: usize, what: &str, time: &str) {
    // Kanji are two columns wide, so that the longest move, ７六成銀(77), takes thirteen.
    let columns: usize = what.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    let blanks = if time.is_empty() { 0 } else { 14_usize.saturating_sub(columns).max(1) };
    let _ = writeln!(text, "{number:4} {what}{:blanks$}{time}", "");
}

/// Destination, piece before the move, 成 or 打, origin: `７六歩(77)`.
fn move_text(step: &Step<'_>) -> String {
    let m = step.played.m;
    let to = if step.last_to == Some(m.to()) { "同\u{3000}".to_owned() } else { Japanese::KI2.square(m.to()) };
    match m {
        Move::Drop { piece, .. } => format!("{to}{}打", kanji::piece(piece.kind())),
        Move::Board { from, promote, .. } => {
            let piece = step.position.piece_at(from).map_or("", |piece| kanji::piece(piece.kind()));
            format!("{to}{piece}{}({}{})", if promote { "成" } else { "" }, from.file(), from.rank())
        }
    }
}

/// `( 0:16/00:00:16)`: this move, and all moves of the player together.
fn time_text(used: Option<Duration>, clock: &mut Duration) -> String {
    let Some(used) = used else { return String::new() };
    let used = used.as_secs();
    *clock = clock.saturating_add(Duration::from_secs(used));
    let total = clock.as_secs();
    format!("({:2}:{:02}/{:02}:{:02}:{:02})", used / 60, used % 60, total / 3600, total / 60 % 60, total % 60)
}

fn write_end(text: &mut String, record: &Record, end: &End, clocks: &mut [Duration; 2], handicap: bool) {
    let turn = record.position().turn();
    let time = time_text(end.used, &mut clocks[turn.index()]);
    let plies = record.moves().len();
    write_line(text, plies + 1, ending_word(&end.ending, turn), &time);
    write_comment(text, &end.comment);
    let name = |color| diagram::player(color, handicap);
    let outcome = match (&end.ending, end.ending.winner(turn)) {
        (Ending::Time, Some(winner)) => format!("時間切れにより{}の勝ち", name(winner)),
        (Ending::PerpetualCheck { .. }, Some(winner)) => format!("連続王手の千日手により{}の勝ち", name(winner)),
        (Ending::Foul { by }, _) if *by == turn => format!("{}の{FOUL_LOSES}", name(turn)),
        (Ending::Foul { .. }, _) => format!("{}の{FOUL_WINS}", name(turn)),
        (Ending::Declaration, Some(winner)) => format!("{}の入玉勝ち", name(winner)),
        (Ending::Mate, _) | (_, None) => ending_word(&end.ending, turn).to_owned(),
        (_, Some(winner)) => format!("{}の勝ち", name(winner)),
    };
    let _ = writeln!(text, "まで{plies}手で{outcome}");
}

/// The word that stands in place of a move.
fn ending_word(ending: &Ending, turn: Color) -> &str {
    match ending {
        Ending::Foul { by } | Ending::PerpetualCheck { by } => {
            if *by == turn {
                FOUL_LOSES
            } else {
                FOUL_WINS
            }
        }
        Ending::Other(word) => word,
        ending => ENDINGS.iter().find(|(own, _)| own == ending).map_or("", |(_, word)| *word),
    }
}
