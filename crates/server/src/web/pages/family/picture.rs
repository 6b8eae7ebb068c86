//! `GET /family/{game}/board.svg`: a small picture of how a game begins. It has no lettering, so that it needs no font; kings have a
//! colour of their own, and animals are drawn.

use crate::web::assets;
use crate::web::failure::Failed;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use dojo::failure::Failure;
use std::fmt::Write;
use variants::{Game, Kind, Position, yonin};

/// A square of the picture.
const CELL: i32 = 20;
/// The wood around the squares.
const EDGE: i32 = 8;

/// A piece of the start.
struct Piece<'a> {
    kind: &'a Kind,
    /// Square from the left and from above, from 0.
    place: (i32, i32),
    /// How often it is turned by a right angle: a piece that faces up not at all.
    turns: i32,
}

pub(crate) async fn board(Path(game): Path<String>) -> Result<impl IntoResponse, Failed> {
    let drawn = match Game::named(&game) {
        Some(game) => of_two(&Position::start(&game)),
        None if game == yonin::NAME => of_four(&yonin::Position::start(&yonin::Rules::usual())),
        None => return Err(Failure::NOT_FOUND.into()),
    };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], drawn))
}

fn of_two(start: &Position) -> String {
    let game = start.game();
    let (files, ranks) = (game.files(), game.ranks());
    let squares = (1..=ranks).flat_map(|rank| (1..=files).map(move |file| (file, rank)));
    let pieces = squares.filter_map(|(file, rank)| {
        let (color, kind) = start.piece_at(file, rank)?;
        let turns = if color == shogi::Color::Black { 0 } else { 2 };
        Some(Piece { kind: game.kind(kind), place: (i32::from(files - file), i32::from(rank - 1)), turns })
    });
    draw((files, ranks), &pieces.collect::<Vec<_>>())
}

fn of_four(start: &yonin::Position) -> String {
    let squares = (1..=9).flat_map(|rank| (1..=9).map(move |file| (file, rank)));
    let pieces = squares.filter_map(|(file, rank)| {
        let (seat, kind) = start.piece_at(file, rank)?;
        let turns = match seat {
            yonin::Seat::South => 0,
            yonin::Seat::West => 1,
            yonin::Seat::North => 2,
            yonin::Seat::East => 3,
        };
        Some(Piece { kind: start.rules().kind(kind), place: (i32::from(9 - file), i32::from(rank - 1)), turns })
    });
    draw((9, 9), &pieces.collect::<Vec<_>>())
}

fn draw((files, ranks): (u8, u8), pieces: &[Piece]) -> String {
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
    outlines(&mut svg, "#fdf2d2", pieces.iter().filter(|piece| !piece.kind.royal || piece.kind.picture.is_some()));
    outlines(&mut svg, "#cf5b2e", pieces.iter().filter(|piece| piece.kind.royal && piece.kind.picture.is_none()));
    animals(&mut svg, pieces);
    svg + "</svg>"
}

/// The five-sided pieces, all in one path: a thousand of them stay light.
fn outlines<'a>(svg: &mut String, fill: &str, pieces: impl Iterator<Item = &'a Piece<'a>>) {
    const OUTLINE: [(i32, i32); 5] = [(0, -9), (6, -6), (8, 9), (-8, 9), (-6, -6)];
    *svg += "<path d=\"";
    for piece in pieces {
        let middle = (piece.place.0 * CELL + CELL / 2, piece.place.1 * CELL + CELL / 2);
        for (index, corner) in OUTLINE.into_iter().enumerate() {
            let (x, y) = (0..piece.turns).fold(corner, |(x, y), _| (-y, x));
            let command = if index == 0 { 'M' } else { 'L' };
            let _ = write!(svg, "{command}{} {}", middle.0 + x, middle.1 + y);
        }
        svg.push('Z');
    }
    let _ = write!(svg, "\" fill=\"{fill}\" stroke=\"#6b471d\" stroke-width=\"1\"/>");
}

fn animals(svg: &mut String, pieces: &[Piece]) {
    let drawn: Vec<_> = pieces.iter().filter_map(|piece| Some((piece, piece.kind.picture.as_ref()?))).collect();
    if drawn.is_empty() {
        return;
    }
    *svg += &assets::text("board/animals.svg");
    for (piece, picture) in drawn {
        let (x, y) = (piece.place.0 * CELL + CELL / 2, piece.place.1 * CELL + CELL / 2);
        let angle = piece.turns * 90;
        let _ = write!(
            svg,
            "<use href=\"#{picture}\" x=\"-6\" y=\"-5\" width=\"12\" height=\"12\" transform=\"translate({x} {y}) rotate({angle})\"/>"
        );
    }
}
