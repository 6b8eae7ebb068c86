//! A start that is not the game's own, drawn with ranks between bars and hands around it.

use super::words;
use crate::content::{EMPTY, parts, piece};
use crate::game::Game;
use crate::kind::{Kind, KindId};
use crate::notation::{kanji_number, wide};
use crate::position::Position;
use shogi::Color;
use std::fmt::Write;
use std::sync::Arc;

/// The name of a kind in a drawing: short, with 成 before it if an unpromoted piece is called the same.
fn name(game: &Game, id: KindId) -> String {
    let kind = game.kind(id);
    let same = |other: &&Kind| other.short == kind.short && !other.is_promoted;
    let taken = kind.is_promoted && game.kinds.iter().any(|other| same(&other));
    if taken { format!("成{}", kind.short) } else { kind.short.clone() }
}

pub(super) fn write(text: &mut String, position: &Position) {
    let game = position.game();
    let drops = game.drops.is_some();
    if drops {
        let _ = writeln!(text, "後手の持駒：{}", hand(position, Color::White));
    }
    let widest = (0..game.kinds.len()).map(|id| name(game, KindId(id as u16)).chars().count()).max().unwrap_or(1);
    let files: Vec<String> = (1..=game.files()).rev().map(|file| format!("{:>widest$}", wide(file))).collect();
    let line = format!("+{}+", "-".repeat(usize::from(game.files()) * (2 * widest + 1)));
    let _ = writeln!(text, " {}\n{line}", files.join(" "));
    for rank in 1..=game.ranks() {
        let cells = (1..=game.files()).rev().filter_map(|file| game.geometry.cell(file, rank));
        let row: String = cells
            .map(|cell| match position.content(cell) {
                EMPTY => format!(" {:>widest$}", "・"),
                content => {
                    let (color, kind) = parts(content);
                    let owner = if color == Color::White { 'v' } else { ' ' };
                    let name = format!("{owner}{}", name(game, kind));
                    format!("{name:>width$}", width = widest + 1)
                }
            })
            .collect();
        let _ = writeln!(text, "|{row}|{}", kanji_number(rank));
    }
    let _ = writeln!(text, "{line}");
    if drops {
        let _ = writeln!(text, "先手の持駒：{}", hand(position, Color::Black));
    }
    if position.turn() == Color::White {
        let _ = writeln!(text, "後手番");
    }
}

fn hand(position: &Position, color: Color) -> String {
    let held: Vec<String> = position
        .hand(color)
        .map(|(kind, count)| {
            let count = if count > 1 { kanji_number(count.min(255) as u8) } else { String::new() };
            position.game().kind(kind).short.clone() + &count
        })
        .collect();
    if held.is_empty() { "なし".to_owned() } else { held.join("　") }
}

/// What the head has drawn so far.
#[derive(Default)]
pub(super) struct Drawing<'a> {
    /// Each with the number of its line.
    pub(super) rows: Vec<(usize, &'a str)>,
    pub(super) hands: [Option<(usize, &'a str)>; 2],
    pub(super) white_begins: bool,
}

impl Drawing<'_> {
    /// The position that is drawn.
    ///
    /// # Errors
    /// With the line that cannot be read.
    pub(super) fn position(&self, game: &Arc<Game>) -> Result<Position, usize> {
        let mut position = Position::empty(game);
        let first = self.rows.first().map_or(1, |(line, _)| *line);
        if self.rows.len() != usize::from(game.ranks()) {
            return Err(first);
        }
        for (rank, (line, row)) in (1..).zip(&self.rows) {
            read_row(&mut position, row, rank).ok_or(*line)?;
        }
        for (color, hand) in Color::ALL.into_iter().zip(&self.hands) {
            if let Some((line, text)) = hand {
                read_hand(&mut position, color, text).ok_or(*line)?;
            }
        }
        position.turn = if self.white_begins { Color::White } else { Color::Black };
        // Whatever a position must be, its text must be.
        Position::parse(game, &position.to_string()).map_err(|_| first)
    }
}

fn read_row(position: &mut Position, row: &str, rank: u8) -> Option<()> {
    let game = Arc::clone(position.game());
    let mut rest = row.trim_start_matches('|').split('|').next()?.trim();
    let mut file = game.files();
    while !rest.is_empty() {
        let cell = game.geometry.cell(file, rank)?;
        if let Some(after) = rest.strip_prefix('・') {
            rest = after.trim_start();
        } else {
            let (color, text) = match rest.strip_prefix('v') {
                Some(text) => (Color::White, text.trim_start()),
                None => (Color::Black, rest),
            };
            let (kind, after) = words::kind(&game, text)?;
            position.put(piece(color, kind), cell);
            rest = after.trim_start();
        }
        file -= 1;
    }
    (file == 0).then_some(())
}

fn read_hand(position: &mut Position, color: Color, text: &str) -> Option<()> {
    let game = Arc::clone(position.game());
    for word in text.split_whitespace().filter(|word| *word != "なし") {
        let (kind, count) = words::kind(&game, word)?;
        let count = if count.is_empty() { 1 } else { words::kanji_number(count)? };
        game.drops?;
        let held = position.held(color, kind).checked_add(u16::from(count))?;
        (game.kind(kind).in_hand(kind) == Some(kind)).then(|| position.set_held(color, kind, held))?;
    }
    Some(())
}
