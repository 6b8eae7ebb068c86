//! How a piece moves, drawn: a dot for a step, a ring for a leap, an arrow for a way that goes on,
//! a diamond for where a power leads, a cross for what it shoots.

use crate::web::failure::Failed;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use dojo::failure::Failure;
use std::fmt::Write;
use variants::{AnyRules, Kind, Mark, Ray};

/// A square of the drawing.
const CELL: i32 = 20;
/// No drawing reaches further; arrows tell of the rest.
const MOST: i32 = 5;

pub(crate) async fn moves(Path((game, piece)): Path<(String, String)>) -> Result<impl IntoResponse, Failed> {
    let game = AnyRules::named(&game).ok_or(Failure::NOT_FOUND)?;
    let kind = game.kinds().iter().find(|kind| kind.id == piece).ok_or(Failure::NOT_FOUND)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], draw(kind)))
}

/// The drawing as SVG; its middle is the piece, and up is forward.
fn draw(kind: &Kind) -> String {
    let reach = reach(kind);
    let size = (2 * reach + 1) * CELL;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\"><rect width=\"{size}\" height=\"{size}\" fill=\"#f0d9a4\"/>"
    );
    for line in 0..=2 * reach + 1 {
        let at = line * CELL;
        let _ = write!(svg, "<path d=\"M{at} 0V{size}M0 {at}H{size}\" stroke=\"#3a2611\" stroke-width=\".5\"/>");
    }
    for ray in &kind.rays {
        draw_ray(&mut svg, ray, reach);
    }
    for (right, forward) in around(reach) {
        let drawn = match kind.mark(right as i8, forward as i8) {
            Some(Mark::Power) => "d=\"M10 4L16 10L10 16L4 10Z\" fill=\"#8a4b12\"",
            Some(Mark::Shot) => "d=\"M6 6L14 14M14 6L6 14\" stroke=\"#b0281c\" stroke-width=\"2.2\"",
            _ => continue,
        };
        let (x, y) = ((reach + right) * CELL, (reach - forward) * CELL);
        let _ = write!(svg, "<path transform=\"translate({x} {y})\" {drawn}/>");
    }
    let middle = reach * CELL;
    let _ = write!(
        svg,
        "<path transform=\"translate({middle} {middle})\" d=\"M10 1.5L16 4.5L18 18.5H2L4 4.5Z\" fill=\"#fbedc6\" stroke=\"#8a6026\"/></svg>"
    );
    svg
}

fn reach(kind: &Kind) -> i32 {
    let far = |ray: &Ray| {
        let leap = i32::from(ray.right.abs().max(ray.forward.abs()));
        leap * if i32::from(ray.range) > MOST { 1 } else { i32::from(ray.range) }
    };
    let of_powers = (1..=MOST).filter(|far| {
        around(*far).any(|(right, forward)| right.abs().max(forward.abs()) == *far && leads(kind, right, forward))
    });
    kind.rays.iter().map(far).chain(of_powers).max().unwrap_or(1).clamp(2, MOST)
}

/// All squares but the middle, up to so many steps away.
fn around(reach: i32) -> impl Iterator<Item = (i32, i32)> {
    let all = (-reach..=reach).flat_map(move |right| (-reach..=reach).map(move |forward| (right, forward)));
    all.filter(|square| *square != (0, 0))
}

/// Whether it is a power that leads there, or hits.
fn leads(kind: &Kind, right: i32, forward: i32) -> bool {
    matches!(kind.mark(right as i8, forward as i8), Some(Mark::Power | Mark::Shot))
}

fn draw_ray(svg: &mut String, ray: &Ray, reach: i32) {
    let (right, forward) = (i32::from(ray.right), i32::from(ray.forward));
    let leap = right.abs().max(forward.abs());
    let center = |n: i32| ((reach + right * n) * CELL + CELL / 2, (reach - forward * n) * CELL + CELL / 2);
    let color = match (ray.quiet, ray.captures) {
        (true, true) => "#1d5b3a",
        (true, false) => "#1d5b8a",
        (false, _) => "#b0281c",
    };
    let shown = i32::from(ray.range).min(reach / leap);
    if i32::from(ray.range) > shown {
        let ((x1, y1), (x2, y2)) = (center(1), center(shown));
        let length = f64::from(right * right + forward * forward).sqrt();
        let (ux, uy) = (f64::from(right) / length, f64::from(-forward) / length);
        let tip = (f64::from(x2) + ux * 8.0, f64::from(y2) + uy * 8.0);
        let (a, b) = (
            (tip.0 - ux * 7.0 - uy * 4.0, tip.1 - uy * 7.0 + ux * 4.0),
            (tip.0 - ux * 7.0 + uy * 4.0, tip.1 - uy * 7.0 - ux * 4.0),
        );
        let (bx, by) = (f64::from(x1) - ux * 8.0, f64::from(y1) - uy * 8.0);
        let _ = write!(
            svg,
            "<path d=\"M{bx:.1} {by:.1}L{:.1} {:.1}\" stroke=\"{color}\" stroke-width=\"2.2\"/><path d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z\" fill=\"{color}\"/>",
            tip.0 - ux * 5.0,
            tip.1 - uy * 5.0,
            tip.0,
            tip.1,
            a.0,
            a.1,
            b.0,
            b.1
        );
        return;
    }
    for n in 1..=shown {
        let (x, y) = center(n);
        let style = if leap > 1 {
            format!("r=\"5\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2.2\"")
        } else {
            format!("r=\"4.5\" fill=\"{color}\"")
        };
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" {style}/>");
    }
}
