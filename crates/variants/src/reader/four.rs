//! The data file of the game for four.

use super::fields::Fields;
use super::{board, ending, names, options, pieces, promotion, rows, with_bases};
use crate::data::{DataError, Node};
use crate::yonin::{MatedPieces, Rules, Seat};
use std::sync::Arc;

/// Reads the rules of a game for four. Its squares name an owner before each piece, `sP`.
pub(crate) fn read(file: &str, text: &str, choices: &[(&str, &str)]) -> Result<Arc<Rules>, Vec<DataError>> {
    let root = with_bases(Node::parse(file, text).map_err(|error| vec![error])?).map_err(|error| vec![error])?;
    let mut errors = Vec::new();
    let (root, options) = options::choose(root, choices, &mut errors);
    let mut fields = Fields::of(&root, &mut errors).ok_or_else(Vec::new)?;
    let names = fields.table("name").and_then(|node| names(node, fields.errors));
    let board = fields.table("board").and_then(|node| board(node, fields.errors));
    let lines = fields.list("start").unwrap_or_default();
    let promotion = fields.table("promotion").and_then(|node| promotion(node, fields.errors));
    let ending = fields.table("end").and_then(|node| ending(node, fields.errors));
    // Pieces that are taken always come back: the game is today's shogi.
    fields.optional_table("drops");
    let teams = fields.choice("play", &[("singles", false), ("teams", true)]);
    let mated = [("commanded", MatedPieces::Commanded), ("neutral", MatedPieces::Neutral)];
    let mated_pieces = fields.choice("mated-pieces", &mated);
    let interrupts = fields.choice("check", &[("interrupts", true), ("waits", false)]);
    let clockwise = fields.choice("direction", &[("clockwise", true), ("counter-clockwise", false)]);
    let piece = fields.table("piece");
    fields.finish();
    let start = rows(lines, board, &mut errors).unwrap_or_default();
    let names_alone: Vec<Vec<&str>> =
        start.iter().map(|row| row.iter().map(|square| name_of(square)).collect()).collect();
    for (row, line) in start.iter().zip(lines) {
        let owned = |square: &&&str| **square != "." && square.chars().next().and_then(Seat::from_letter).is_none();
        if let Some(square) = row.iter().find(owned) {
            errors.push(line.error(format!("{square}: expected s, w, n or e and a piece, as sP")));
        }
    }
    let kinds = piece.and_then(|node| pieces::kinds(node, &names_alone, lines, &mut errors));
    let rows: Vec<String> = start.iter().map(|row| crate::text::row_text(row, false)).collect();
    let rules = || {
        Some(Rules::new(
            names?,
            kinds?,
            options,
            format!("{} s - - 1", rows.join("/")),
            promotion?.0.zone,
            (ending?.0.occurrences, ending?.0.most_moves),
            (teams?, mated_pieces?, interrupts?, clockwise?),
        ))
    };
    match rules() {
        Some(rules) if errors.is_empty() => Ok(Arc::new(rules)),
        _ => Err(errors),
    }
}

/// The piece on a square without its owner.
fn name_of(square: &str) -> &str {
    square.strip_prefix(|letter: char| Seat::from_letter(letter).is_some()).unwrap_or(square)
}
