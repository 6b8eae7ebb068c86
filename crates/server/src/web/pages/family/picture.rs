//! `GET /family/{game}/board.svg`: a small picture of how a game begins; kings have a colour of their own, and animals are drawn.
//! `?letters=true` letters the pieces where they are large enough.

use crate::web::assets;
use crate::web::failure::Failed;
use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use dojo::failure::Failure;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use variants::{AnyRules, Placed};

/// A square of the picture.
const CELL: i32 = 20;
/// The wood around the squares.
const EDGE: i32 = 8;

/// Pieces of larger boards are too small for letters.
const LETTERED: u8 = 13;

/// Anything else than `true` is passed over.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    letters: String,
}

pub(crate) async fn board(Path(game): Path<String>, Query(asked): Query<Asked>) -> Result<impl IntoResponse, Failed> {
    let game = AnyRules::named(&game).ok_or(Failure::NOT_FOUND)?;
    let (files, ranks) = game.size();
    let drawn = draw(game.size(), &game.start(), asked.letters == "true" && files.max(ranks) <= LETTERED);
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], drawn))
}

fn draw((files, ranks): (u8, u8), pieces: &[Placed<'_>], lettered: bool) -> String {
    let (width, height) = (i32::from(files) * CELL, i32::from(ranks) * CELL);
    let (outer_width, outer_height) = (width + 2 * EDGE, height + 2 * EDGE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {outer_width} {outer_height}\">\
         <rect x=\"-{EDGE}\" y=\"-{EDGE}\" width=\"{outer_width}\" height=\"{outer_height}\" rx=\"4\" fill=\"#e3bd7d\"/><path d=\"",
        -EDGE, -EDGE
    );
    for file in 0..=i32::from(files) {
        let _ = write!(svg, "M{} 0v{height}", file * CELL);
    }
    for rank in 0..=i32::from(ranks) {
        let _ = write!(svg, "M0 {}h{width}", rank * CELL);
    }
    svg += "\" stroke=\"#3a2611\" stroke-width=\".8\" fill=\"none\"/>";
    outlines(
        &mut svg,
        files,
        "#fdf2d2",
        pieces.iter().filter(|piece| !piece.kind.royal || piece.kind.picture.is_some()),
    );
    outlines(
        &mut svg,
        files,
        "#cf5b2e",
        pieces.iter().filter(|piece| piece.kind.royal && piece.kind.picture.is_none()),
    );
    animals(&mut svg, files, pieces);
    if lettered {
        letters(&mut svg, files, pieces);
    }
    svg + "</svg>"
}

/// The middle of the square that a piece stands on.
fn middle(files: u8, piece: &Placed<'_>) -> (i32, i32) {
    (i32::from(files - piece.file) * CELL + CELL / 2, i32::from(piece.rank - 1) * CELL + CELL / 2)
}

/// The five-sided pieces, all in one path: a thousand of them stay light.
fn outlines<'a>(svg: &mut String, files: u8, fill: &str, pieces: impl Iterator<Item = &'a Placed<'a>>) {
    const OUTLINE: [(i32, i32); 5] = [(0, -9), (6, -6), (8, 9), (-8, 9), (-6, -6)];
    *svg += "<path d=\"";
    for piece in pieces {
        let middle = middle(files, piece);
        for (index, corner) in OUTLINE.into_iter().enumerate() {
            let (x, y) = (0..piece.turns).fold(corner, |(x, y), _| (-y, x));
            let command = if index == 0 { 'M' } else { 'L' };
            let _ = write!(svg, "{command}{} {}", middle.0 + x, middle.1 + y);
        }
        svg.push('Z');
    }
    let _ = write!(svg, "\" fill=\"{fill}\" stroke=\"#6b471d\" stroke-width=\"1\"/>");
}

fn animals(svg: &mut String, files: u8, pieces: &[Placed<'_>]) {
    let drawn: Vec<_> = pieces.iter().filter_map(|piece| Some((piece, piece.kind.picture.as_ref()?))).collect();
    if drawn.is_empty() {
        return;
    }
    *svg += &assets::text("board/animals.svg");
    for (piece, picture) in drawn {
        let (x, y) = middle(files, piece);
        let angle = i32::from(piece.turns) * 90;
        let _ = write!(
            svg,
            "<use href=\"#{picture}\" x=\"-6\" y=\"-5\" width=\"12\" height=\"12\" transform=\"translate({x} {y}) rotate({angle})\"/>"
        );
    }
}

/// What is written on the pieces, in outlines, so that no font is needed: each sign once.
fn letters(svg: &mut String, files: u8, pieces: &[Placed<'_>]) {
    // The middle of a kanji, a thousand units wide, comes to lie on the origin.
    const SIZE: f32 = 11.0;
    let written = || pieces.iter().filter(|piece| piece.kind.picture.is_none());
    let signs: BTreeSet<char> = written().flat_map(|piece| piece.kind.short.chars()).collect();
    *svg += "<defs>";
    for sign in signs {
        let outline = diagram::letter(sign).unwrap_or_default();
        let _ = write!(svg, "<path id=\"s{}\" transform=\"translate(-500 380)\" d=\"{outline}\"/>", u32::from(sign));
    }
    *svg += "</defs><g fill=\"#2a1a08\">";
    for piece in written() {
        let (x, y) = middle(files, piece);
        let angle = i32::from(piece.turns) * 90;
        let count = piece.kind.short.chars().count().max(1) as f32;
        let scale = SIZE / 1000.0 / count.sqrt();
        for (index, sign) in piece.kind.short.chars().enumerate() {
            let down = 1.5 + (index as f32 - (count - 1.0) / 2.0) * scale * 1000.0;
            let _ = write!(
                svg,
                "<use href=\"#s{}\" transform=\"translate({x} {y}) rotate({angle}) translate(0 {down:.1}) scale({scale:.4})\"/>",
                u32::from(sign)
            );
        }
    }
    *svg += "</g>";
}
