//! KIF for other games than standard shogi, as lishogi writes it. Boards of up to nine ranks have moves as in standard KIF,
//! `５二角(25)`; larger ones are written as for chū shōgi: full names, half-width files, a line for each step of a turn.

mod board;
mod read;
mod words;

pub(super) use read::read;

use super::cursor::last_to;
use super::{Ending, Record};
use crate::catalogue::NAMES;
use crate::game::Game;
use crate::moves::Move;
use crate::notation::{Parts, kanji_number, wide};
use crate::position::Position;
use shogi::Color;
use std::fmt::Write;
use std::time::Duration;
use tree::{NodeId, Step};

/// What KIF calls mini shōgi.
const MINI: (&str, &str) = ("minishogi", "5五将棋");

/// The header that names the readings of disputed rules; other programs keep what they do not know.
const OPTIONS: &str = "ルール";

/// What stands in a turn of several steps before each.
const STEPS: [&str; 5] = ["一歩目", "二歩目", "三歩目", "四歩目", "五歩目"];

/// What stands before the squares that are shot at.
const SHOOTS: char = '射';

/// Whether a game's moves are written as those of chū shōgi.
fn is_large(game: &Game) -> bool {
    game.files().max(game.ranks()) > 9
}

/// What 手合割 calls a game: one of several of the same name with its own behind it, 平安将棋（heian-9x8）.
fn name_of(game: &Game) -> String {
    let kanji = &game.names().kanji;
    match named(kanji) {
        _ if game.id() == MINI.0 => MINI.1.to_owned(),
        Some(first) if first == game.id() => kanji.clone(),
        _ => format!("{kanji}（{}）", game.id()),
    }
}

/// The first game that has this name in Japanese.
fn named(kanji: &str) -> Option<&'static str> {
    NAMES.iter().copied().find(|id| Game::named(id).is_some_and(|game| game.names().kanji == kanji))
}

/// What announces a variation, before the number of its first move.
const VARIATION: &str = "変化";

pub(super) fn write(record: &Record) -> String {
    let mut text = String::new();
    write_head(&mut text, record);
    write_notes(&mut text, record, NodeId::START);
    let mut cursor = tree::Cursor::new(record);
    for line in record.lines() {
        cursor.back_to(record, line.plies);
        if line.first != NodeId::START {
            let _ = writeln!(text, "\n{VARIATION}：{}手", line.plies + 1);
        }
        let mut clocks = clocks_at(record, &cursor);
        for id in record.nodes_of(line) {
            match record.step(id) {
                Some(Step::Move(m)) => write_move(&mut text, record, &cursor, (id, m), &mut clocks),
                Some(Step::End(ending)) => write_end(&mut text, &cursor, ending),
                Some(Step::Illegal(_)) | None => {}
            }
            write_notes(&mut text, record, id);
            cursor.enter(record, id);
        }
    }
    text
}

/// What both players have used where the cursor stands.
fn clocks_at(record: &Record, cursor: &tree::Cursor<Position>) -> [Duration; 2] {
    let mut clocks = [Duration::ZERO; 2];
    let mut turn = record.start().turn();
    for id in cursor.path().iter().skip(1) {
        let clock = &mut clocks[turn.index()];
        *clock = clock.saturating_add(record.used(*id).unwrap_or_default());
        turn = !turn;
    }
    clocks
}

fn write_head(text: &mut String, record: &Record) {
    let game = record.game();
    // First of all what tells the game: a header could look like another form.
    let _ = writeln!(text, "手合割：{}", name_of(game));
    let options: Vec<String> = game.readings().iter().map(|(name, reading)| format!("{name}={reading}")).collect();
    if !options.is_empty() {
        let _ = writeln!(text, "{OPTIONS}：{}", options.join(" "));
    }
    if *record.start() != Position::start(game) {
        board::write(text, record.start());
    }
    for (key, value) in &record.headers {
        let _ = writeln!(text, "{key}：{value}");
    }
    let [black, white] = &record.players;
    let _ = writeln!(text, "先手：{black}\n後手：{white}\n手数----指手---------消費時間--");
}

/// Remarks and bookmarks.
fn write_notes(text: &mut String, record: &Record, id: NodeId) {
    for line in record.comment(id).lines() {
        let _ = writeln!(text, "*{line}");
    }
    if !record.bookmark(id).is_empty() {
        let _ = writeln!(text, "&{}", record.bookmark(id));
    }
}

/// Writes a move, with a line for each step if there are several.
fn write_move(
    text: &mut String,
    record: &Record,
    cursor: &tree::Cursor<Position>,
    (id, m): (NodeId, Move),
    clocks: &mut [Duration; 2],
) {
    let (position, ply) = (cursor.ground(), cursor.plies() + 1);
    let Some(parts) = position.parts(m) else { return };
    let last = last_to(cursor, record);
    let time = time_text(record.used(id), &mut clocks[position.turn().index()]);
    let large = is_large(position.game());
    let turn_word = if large { "手目" } else { "" };
    let steps = steps_of(position, m, &parts);
    let mut from = parts.from;
    for (number, step) in steps.iter().enumerate() {
        let is_last = number + 1 == steps.len();
        let count = if steps.len() > 1 { format!("{} ", STEPS[number.min(STEPS.len() - 1)]) } else { String::new() };
        let target = if last == Some(*step) && number == 0 {
            if large { "仝" } else { "同　" }.to_owned()
        } else {
            square(large, *step)
        };
        let mut what = name(position.game(), parts.kind);
        match from {
            None => what.push('打'),
            Some(_) if is_last && parts.promotes => what.push('成'),
            Some(_) => {}
        }
        if is_last && steps.len() > 1 && parts.from == Some(*step) {
            what += if parts.captured.is_empty() { "(じっと)" } else { "（居食い）" };
        }
        let origin = from.map(|from| origin(large, from)).unwrap_or_default();
        let shots: Vec<String> = parts.shots.iter().map(|shot| square(large, *shot)).collect();
        if is_last && !shots.is_empty() {
            let _ = write!(what, "（{SHOOTS}{}）", shots.join(" "));
        }
        let time = if is_last { time.as_str() } else { "" };
        let _ = writeln!(text, "{ply:4}{turn_word}   {count}{target}{what}{origin}{time}");
        from = Some(*step);
    }
}

/// The squares a turn leads to. Who passes steps onto an empty neighbour and back.
fn steps_of(position: &Position, m: Move, parts: &Parts) -> Vec<(u8, u8)> {
    let (true, Some(from)) = (m.is_pass(), m.origin()) else { return parts.steps.clone() };
    let neighbours = position.game.compiled.around.iter().map(|step| from.wrapping_add_signed(*step));
    let mut empty = neighbours.filter(|cell| position.content(*cell) == crate::content::EMPTY);
    let there = empty.next().map(|cell| position.game.geometry.square(cell));
    there.into_iter().chain(parts.steps.iter().copied()).collect()
}

/// A piece's name: a single character where moves are short, unless it is in kana.
fn name(game: &Game, kind: crate::KindId) -> String {
    let kind = game.kind(kind);
    let kana = |c: char| matches!(c, '\u{3040}'..='\u{30ff}');
    if is_large(game) || kind.kanji.chars().all(kana) { kind.kanji.clone() } else { kind.short.clone() }
}

fn square(large: bool, (file, rank): (u8, u8)) -> String {
    if large { format!("{file}{}", kanji_number(rank)) } else { format!("{}{}", wide(file), kanji_number(rank)) }
}

fn origin(large: bool, (file, rank): (u8, u8)) -> String {
    if large { format!(" （←{file}{}）", kanji_number(rank)) } else { format!("({file}{rank})") }
}

/// `   ( 0:16/00:00:16)`: this move, and all moves of the player together.
fn time_text(used: Option<Duration>, clock: &mut Duration) -> String {
    let Some(used) = used else { return String::new() };
    let used = used.as_secs();
    *clock = clock.saturating_add(Duration::from_secs(used));
    let total = clock.as_secs();
    format!("   ({:2}:{:02}/{:02}:{:02}:{:02})", used / 60, used % 60, total / 3600, total / 60 % 60, total % 60)
}

fn write_end(text: &mut String, cursor: &tree::Cursor<Position>, ending: &Ending) {
    let (position, plies) = (cursor.ground(), cursor.plies());
    let turn_word = if is_large(position.game()) { "手目" } else { "" };
    let _ = writeln!(text, "{:4}{turn_word}   {}", plies + 1, ending.word);
    if let (Some(foul), Some(winner)) = (&ending.foul, ending.winner) {
        let _ = writeln!(text, "*{}", foul.remark(!winner, position));
    }
    let _ = match ending.winner {
        Some(Color::Black) => writeln!(text, "まで{plies}手で先手の勝ち"),
        Some(Color::White) => writeln!(text, "まで{plies}手で後手の勝ち"),
        None => writeln!(text, "まで{plies}手で{}", ending.word),
    };
}
