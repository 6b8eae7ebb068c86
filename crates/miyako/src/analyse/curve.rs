//! The course of a game as a curve of dots, for terminals.

use study::{Analysis, Chance};

/// Lines of characters, four dots each.
const ROWS: usize = 9;
/// Characters, two dots each.
const COLUMNS: usize = 72;

/// Black's chance of winning after each move of the main line, by the number of the move.
pub(super) fn chances(analysis: &Analysis) -> Vec<Option<Chance>> {
    let mut chances = Vec::new();
    for place in analysis.main_line() {
        chances.resize(place.plies, None);
        let black = place.judgement.as_ref().map(|judgement| {
            let own = judgement.best.score.chance();
            if place.position.turn() == shogi::Color::Black { own } else { own.for_opponent() }
        });
        chances.push(black);
    }
    chances
}

/// The curve with what its height means beside it; no lines if there is hardly anything to draw.
pub(super) fn draw(chances: &[Option<Chance>]) -> Vec<String> {
    let last = chances.len().saturating_sub(1);
    if last < 2 {
        return Vec::new();
    }
    let width = (last * 2).min(2 * COLUMNS - 1);
    let height = 4 * ROWS - 1;
    let mut dots = vec![[0_u8; COLUMNS]; ROWS];
    let mut put = |x: usize, y: usize| dots[y / 4][x / 2] |= dot(x % 2, y % 4);
    for x in (0..=width).step_by(4) {
        put(x, height / 2);
    }
    let mut before: Option<(usize, usize)> = None;
    for (ply, chance) in chances.iter().enumerate() {
        let here = chance.map(|chance| {
            let fall = (1.0 - chance.value()) * height as f64;
            (ply * width / last, fall.round() as usize)
        });
        for (x, y) in between(before, here) {
            put(x, y);
        }
        before = here;
    }
    let label = |row: usize| match row {
        0 => "100 %",
        _ if row == ROWS / 2 => " 50 %",
        _ if row == ROWS - 1 => "  0 %",
        _ => "     ",
    };
    let braille = |bits: &u8| char::from_u32(0x2800 + u32::from(*bits)).unwrap_or(' ');
    let line = |(row, dots): (usize, &[u8; COLUMNS])| {
        let dots: String = dots[..=width / 2].iter().map(braille).collect();
        format!("{} {dots}", label(row))
    };
    dots.iter().enumerate().map(line).collect()
}

/// The dots from one point to the next, so that the curve has no gaps.
fn between(before: Option<(usize, usize)>, here: Option<(usize, usize)>) -> Vec<(usize, usize)> {
    let Some((x, y)) = here else { return Vec::new() };
    let Some((from_x, from_y)) = before else { return vec![(x, y)] };
    let steps = x.abs_diff(from_x).max(y.abs_diff(from_y)).max(1);
    let along = |from: usize, to: usize, step: usize| {
        let part = step as f64 / steps as f64;
        (from as f64 + (to as f64 - from as f64) * part).round() as usize
    };
    (1..=steps).map(|step| (along(from_x, x, step), along(from_y, y, step))).collect()
}

/// The bit of a dot in a character of Braille.
fn dot(column: usize, row: usize) -> u8 {
    const BITS: [[u8; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];
    BITS[column][row]
}

#[cfg(test)]
mod tests;
