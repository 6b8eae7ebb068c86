//! Questions and answers as lines of JSON, so that other programs can hold their own answers against ours: docs/patterns.md
//! tells their form.

use super::{Catalogue, Labels, PatternId, SideLabels, Watch};
use serde::{Deserialize, Serialize};
use shogi::{Color, Move, Position};
use std::fmt;

/// A question. What a case says of its own answer is not looked at.
#[derive(Deserialize)]
struct Case {
    #[serde(rename = "type")]
    kind: Kind,
    sfen: Option<String>,
    side: Option<Side>,
    moves: Option<String>,
    #[serde(rename = "move")]
    m: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// What a side has in `sfen`.
    Position,
    /// What a side has in a game of `moves`, from `sfen` or the even start.
    Game,
    /// Which tesuji `move` is in `sfen`.
    Move,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Black,
    White,
}

/// The ids of the patterns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The castles to tell, in the position or at the end.
    pub castles: Vec<String>,
    /// All patterns of the kind that hold there.
    pub holding: Vec<String>,
    /// Of a game: all openings, attacks and formations of the side that held, and its style.
    pub openings: Vec<String>,
    /// Of a game: what both sides do together.
    pub game: Vec<String>,
    /// The tesuji of the move, or of the side's moves.
    pub tesuji: Vec<String>,
}

/// Why a line is no case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCase(String);

impl fmt::Display for BadCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadCase {}

/// Answers a case, which is a line of JSON.
///
/// # Errors
/// If the line is no case, with what would be right.
pub fn answer(line: &str) -> Result<Answer, BadCase> {
    let case: Case = serde_json::from_str(line).map_err(|error| BadCase(error.to_string()))?;
    let side = match case.side {
        Some(Side::White) => Color::White,
        Some(Side::Black) | None => Color::Black,
    };
    match case.kind {
        Kind::Position => Ok(of_position(&position(wanted("sfen", case.sfen.as_ref())?)?, side)),
        Kind::Game => {
            let start = case.sfen.as_deref().map_or_else(|| Ok(Position::even()), position)?;
            of_game(&start, wanted("moves", case.moves.as_ref())?, side)
        }
        Kind::Move => {
            let before = position(wanted("sfen", case.sfen.as_ref())?)?;
            of_game(&before, wanted("move", case.m.as_ref())?, before.turn())
        }
    }
}

fn wanted<'a>(name: &str, value: Option<&'a String>) -> Result<&'a str, BadCase> {
    value.map(String::as_str).ok_or_else(|| BadCase(format!("expected a field `{name}`")))
}

fn position(sfen: &str) -> Result<Position, BadCase> {
    sfen.parse().map_err(|error| BadCase(format!("sfen: {error}")))
}

fn of_position(position: &Position, side: Color) -> Answer {
    let catalogue = Catalogue::builtin();
    let is_of_kind = |id: &PatternId| catalogue[*id].kind == super::Kind::Castle;
    Answer {
        castles: ids(catalogue.castles(position, side)),
        holding: ids(Watch::new(catalogue, position).holding(side).filter(is_of_kind)),
        ..Answer::default()
    }
}

fn of_game(start: &Position, text: &str, side: Color) -> Result<Answer, BadCase> {
    let (mut moves, mut end) = (Vec::new(), start.clone());
    for (number, text) in (1..).zip(text.split_whitespace()) {
        let m: Move = text.parse().map_err(|error| BadCase(format!("move {number}: {text}: {error}")))?;
        end.play(m).map_err(|error| BadCase(format!("move {number}: {text}: {error}")))?;
        moves.push(m);
    }
    let Labels { sides, game, tesuji } = Labels::of_moves(start, moves.into_iter());
    let SideLabels { style, openings, general, .. } = &sides[side.index()];
    Ok(Answer {
        openings: ids(openings.iter().map(|span| span.pattern).chain(general.iter().copied()).chain(*style)),
        game: ids(game.into_iter()),
        tesuji: ids(tesuji.iter().filter(|tesuji| tesuji.by == side).map(|tesuji| tesuji.pattern)),
        ..of_position(&end, side)
    })
}

/// What programs call them, each once.
fn ids(patterns: impl Iterator<Item = PatternId>) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for pattern in patterns {
        let id = &Catalogue::builtin()[pattern].id;
        if !ids.contains(id) {
            ids.push(id.clone());
        }
    }
    ids
}
