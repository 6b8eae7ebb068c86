//! A position's worth as a sum of figures, and how the figures are found.

use shogi::Color;
use std::fmt::Write;
use std::sync::Arc;
use variants::{Game, Position};

/// How much the outcome of the game counts beside the score of the search.
const OUTCOME: f32 = 0.6;

/// What the right to move is worth, as the evaluation has it.
const TEMPO: f32 = 15.0;

/// How large figures other than material are expected to be; what few positions speak for stays small.
const USUAL: f32 = 40.0;

/// How far targets are from what can be known of a position: their variance, times the positions of a game, which share one.
const NOISE: f32 = 2.0;

const EPOCHS: usize = 40;
const BATCH: usize = 512;

/// A position: its figures, each with its sign, and what it should come to.
pub(crate) struct Sample {
    figures: Vec<(u32, f32)>,
    tempo: f32,
    score: f32,
    result: f32,
}

/// The figures of all kinds.
pub(crate) struct Model {
    game: Arc<Game>,
    files: usize,
    ranks: usize,
    figures: Vec<f32>,
    /// What a score is divided by before it becomes a chance to win.
    scale: f32,
}

impl Model {
    pub(crate) fn new(game: &Arc<Game>) -> Model {
        let (files, ranks) = (usize::from(game.files()), usize::from(game.ranks()));
        let mut model = Model { game: Arc::clone(game), files, ranks, figures: Vec::new(), scale: 400.0 };
        model.figures = vec![0.0; model.stride() * game.kinds().len()];
        model
    }

    fn squares(&self) -> usize {
        self.files * self.ranks
    }

    fn window(&self) -> usize {
        (2 * self.files - 1) * (2 * self.ranks - 1)
    }

    /// Figures of one kind: worth, hand, squares, around the other king, around the own one.
    fn stride(&self) -> usize {
        2 + self.squares() + 2 * self.window()
    }

    /// Reads a line of [`crate::games::play`].
    pub(crate) fn sample(&self, line: &str) -> Result<Sample, String> {
        let mut fields = line.splitn(3, ' ');
        let mut field = || fields.next().ok_or_else(|| format!("{line}: expected a score, a result and a position"));
        let number = |text: &str| text.parse::<f32>().map_err(|error| format!("{line}: {error}"));
        let (score, result) = (number(field()?)?, number(field()?)?);
        let position = Position::parse(&self.game, field()?).map_err(|error| error.to_string())?;
        let tempo = if position.turn() == Color::Black { TEMPO } else { -TEMPO };
        Ok(Sample { figures: self.figures_of(&position), tempo, score, result })
    }

    fn figures_of(&self, position: &Position) -> Vec<(u32, f32)> {
        let kinds = self.game.kinds();
        let squares = (0..self.squares()).filter_map(|i| {
            let (row, column) = (i / self.files, i % self.files);
            let piece = position.piece_at((self.files - column) as u8, row as u8 + 1);
            piece.map(|(color, kind)| (row as i32, column as i32, color, self.index(kind)))
        });
        let pieces: Vec<_> = squares.collect();
        let royals: Vec<_> = pieces.iter().filter(|(.., kind)| kinds[*kind].royal).copied().collect();
        let mut figures = Vec::new();
        for (row, column, color, kind) in pieces.iter().copied() {
            let (sign, base) = (if color == Color::Black { 1.0 } else { -1.0 }, kind * self.stride());
            let at = row as usize * self.files + column as usize;
            let own_view = if color == Color::Black { at } else { self.squares() - 1 - at };
            figures.push((base as u32, sign));
            figures.push(((base + 2 + own_view) as u32, sign));
            for (king_row, king_column, king_color, _) in royals.iter().copied() {
                let down = (row - king_row + self.ranks as i32 - 1) as usize;
                let right = (column - king_column + self.files as i32 - 1) as usize;
                let place = down * (2 * self.files - 1) + right;
                let own_view = if color == Color::Black { place } else { self.window() - 1 - place };
                let own = usize::from(king_color == color);
                figures.push(((base + 2 + self.squares() + own * self.window() + own_view) as u32, sign));
            }
        }
        for (color, sign) in [(Color::Black, 1.0), (Color::White, -1.0)] {
            for (kind, count) in position.hand(color) {
                figures.push(((self.index(kind) * self.stride() + 1) as u32, sign * f32::from(count)));
            }
        }
        figures
    }

    fn index(&self, kind: variants::KindId) -> usize {
        let wanted = self.game.kind(kind);
        self.game.kinds().iter().position(|kind| kind.id == wanted.id).unwrap_or(0)
    }

    fn score(&self, sample: &Sample) -> f32 {
        sample.tempo + sample.figures.iter().map(|(i, sign)| sign * self.figures[*i as usize]).sum::<f32>()
    }

    /// Adam's method on the squared error of the chance to win.
    pub(crate) fn fit(&mut self, samples: &[Sample]) {
        self.scale = best_scale(samples);
        let targets: Vec<f32> = samples
            .iter()
            .map(|sample| OUTCOME * sample.result + (1.0 - OUTCOME) * chance(sample.score / self.scale))
            .collect();
        let (mut mean, mut square) = (vec![0.0_f32; self.figures.len()], vec![0.0_f32; self.figures.len()]);
        let mut step = 0;
        let mut gradient = vec![0.0_f32; self.figures.len()];
        for epoch in 0..EPOCHS {
            let rate = 8.0 * (1.0 - epoch as f32 / EPOCHS as f32);
            let mut error = 0.0_f64;
            for batch in shuffled(samples.len(), epoch as u64).chunks(BATCH) {
                let pull = NOISE * self.scale / (USUAL * USUAL) * batch.len() as f32 / samples.len() as f32;
                let is_material = |i: usize| i % self.stride() < 2;
                for (i, slope) in gradient.iter_mut().enumerate() {
                    *slope = if is_material(i) { 0.0 } else { pull * self.figures[i] };
                }
                for i in batch {
                    let p = chance(self.score(&samples[*i]) / self.scale);
                    let off = p - targets[*i];
                    error += f64::from(off * off);
                    let slope = off * p * (1.0 - p);
                    samples[*i].figures.iter().for_each(|(at, sign)| gradient[*at as usize] += slope * sign);
                }
                step += 1;
                self.walk(&gradient, &mut mean, &mut square, rate, step);
            }
            eprintln!("epoch {epoch}: {:.6}", error / samples.len().max(1) as f64);
        }
    }

    fn walk(&mut self, gradient: &[f32], mean: &mut [f32], square: &mut [f32], rate: f32, step: i32) {
        let (fade_mean, fade_square) = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step));
        for (i, figure) in self.figures.iter_mut().enumerate() {
            mean[i] += 0.1 * (gradient[i] - mean[i]);
            square[i] += 0.001 * (gradient[i] * gradient[i] - square[i]);
            let direction = mean[i] / fade_mean / ((square[i] / fade_square).sqrt() + 1e-6);
            *figure -= rate * direction;
        }
    }

    /// The file of values.
    pub(crate) fn values(&self, samples: &[Sample]) -> String {
        let mut text = format!(
            "# What pieces are worth, fitted to {} positions; made by the example fit of the crate variants.\n",
            samples.len()
        );
        let standing = self.standing(samples);
        for (i, kind) in self.game.kinds().iter().enumerate() {
            let of_kind = &self.figures[i * self.stride()..(i + 1) * self.stride()];
            let (material, rest) = (of_kind[0], &of_kind[2..]);
            let board: Vec<f32> = rest[..self.squares()].iter().map(|figure| figure + material).collect();
            let near = &rest[self.squares()..];
            let worth = if kind.royal { 0.0 } else { material + standing[i] };
            let parts: [(&str, &[f32]); 5] = [
                ("worth", &[worth]),
                ("hand", &of_kind[1..2]),
                ("board", &board),
                ("foe", &near[..self.window()]),
                ("own", &near[self.window()..]),
            ];
            for (subject, figures) in parts {
                let numbers: String = figures.iter().map(|figure| format!(" {}", figure.round() as i32)).collect();
                let _ = writeln!(text, "{} {subject}{numbers}", kind.id);
            }
        }
        text
    }

    /// What a piece of each kind adds on average beside its material.
    fn standing(&self, samples: &[Sample]) -> Vec<f32> {
        let kinds = self.game.kinds().len();
        let (mut sums, mut counts) = (vec![0.0_f64; kinds], vec![0_u32; kinds]);
        for (at, _) in samples.iter().flat_map(|sample| &sample.figures) {
            let (kind, part) = (*at as usize / self.stride(), *at as usize % self.stride());
            match part {
                0 => counts[kind] += 1,
                1 => {}
                _ => sums[kind] += f64::from(self.figures[*at as usize]),
            }
        }
        sums.iter().zip(&counts).map(|(sum, count)| (sum / f64::from((*count).max(1))) as f32).collect()
    }
}

/// The scale at which the scores of the search tell the outcomes best.
fn best_scale(samples: &[Sample]) -> f32 {
    let error = |scale: f32| -> f64 {
        samples.iter().map(|sample| f64::from(chance(sample.score / scale) - sample.result).powi(2)).sum()
    };
    let scales: Vec<f32> = (4..40).map(|i| 25.0 * i as f32).collect();
    let best = scales.iter().map(|scale| (*scale, error(*scale))).min_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(400.0, |(scale, _)| scale)
}

fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

/// The numbers below a bound in another order.
fn shuffled(bound: usize, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..bound).collect();
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for i in (1..bound).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        order.swap(i, ((state >> 33) % (i as u64 + 1)) as usize);
    }
    order
}
