//! `GET /family/{game}/board.svg`: a small picture of how a game begins. It has no lettering, so that it needs no font; kings have a
//! colour of their own, and animals are drawn.

use crate::web::assets;
use crate::web::failure::Failed;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use dojo::failure::Failure;
use std::fmt::Write;
use variants::{AnyRules, Placed};

/// A square of the picture.
const CELL: i32 = 20;
/// The wood around the squares.
const EDGE: i32 = 8;

pub(crate) async fn board(Path(game): Path<String>) -> Result<impl IntoResponse, Failed> {
    let game = AnyRules::named(&game).ok_or(Failure::NOT_FOUND)?;
    let drawn = draw(game.size(), &game.start());
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], drawn))
}

fn draw((files, ranks): (u8, u8), pieces: &[Placed<'_>]) -> String {
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
