//! Positions of games, as what a network sees of them and what it should say.

use shogi::Color;
use std::ops::Range;
use std::sync::Arc;
use variants::net::Features;
use variants::{Game, KindId, Position};

/// Positions, and what is seen of them.
pub(crate) struct Samples {
    pub(crate) features: Features,
    pub(crate) all: Vec<Sample>,
    /// The features of all, one position after the other.
    seen: Vec<u16>,
    /// What a score is divided by before it becomes a chance to win.
    pub(crate) scale: f32,
}

/// A position, told by the side that moves.
pub(crate) struct Sample {
    /// What this side sees, and the other.
    pub(crate) seen: [Range<usize>; 2],
    score: f32,
    pub(crate) result: f32,
    /// By kind: how many more it has on the board and in hand than the other side.
    pub(crate) surplus: Vec<[i8; 2]>,
}

impl Samples {
    /// Reads the lines of [`crate::games::play`].
    pub(crate) fn read<'a>(game: &Arc<Game>, lines: impl Iterator<Item = &'a str>) -> Result<Samples, String> {
        let features = Features::new(game);
        let mut samples = Samples { features, all: Vec::new(), seen: Vec::new(), scale: 0.0 };
        for line in lines {
            let mut fields = line.splitn(3, ' ');
            let mut field =
                || fields.next().ok_or_else(|| format!("{line}: expected a score, a result and a position"));
            let number = |text: &str| text.parse::<f32>().map_err(|error| format!("{line}: {error}"));
            let (score, result) = (number(field()?)?, number(field()?)?);
            let position = Position::parse(game, field()?).map_err(|error| format!("{line}: {error}"))?;
            samples.add(&position, score, result)?;
        }
        if samples.all.is_empty() {
            return Err("there are no positions to learn from".to_owned());
        }
        samples.scale = samples.best_scale();
        Ok(samples)
    }

    /// `score` and `result` are Black's.
    fn add(&mut self, position: &Position, score: f32, result: f32) -> Result<(), String> {
        if self.features.count() > usize::from(u16::MAX) {
            return Err("the game has too many features".to_owned());
        }
        let us = position.turn();
        let seen = [us, !us].map(|view| {
            let begin = self.seen.len();
            self.seen.extend(self.features.seen(position, view).into_iter().map(|feature| feature as u16));
            begin..self.seen.len()
        });
        let (score, result) = if us == Color::Black { (score, result) } else { (-score, 1.0 - result) };
        self.all.push(Sample { seen, score, result, surplus: surplus(position) });
        Ok(())
    }

    pub(crate) fn seen(&self, range: &Range<usize>) -> &[u16] {
        &self.seen[range.clone()]
    }

    /// What a network should say of a sample: the chance to win that the search saw. How the game ended says more of the moves
    /// that came later: the more it counted, the weaker was the play.
    pub(crate) fn target(&self, sample: &Sample) -> f32 {
        chance(sample.score / self.scale)
    }

    /// The scale at which the scores of the search tell the outcomes best.
    fn best_scale(&self) -> f32 {
        let error = |scale: f32| -> f64 {
            self.all.iter().map(|sample| f64::from(chance(sample.score / scale) - sample.result).powi(2)).sum()
        };
        let scales = (4..60).map(|i| 25.0 * i as f32).map(|scale| (scale, error(scale)));
        scales.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(400.0, |(scale, _)| scale)
    }
}

/// The pieces on the board.
pub(crate) fn pieces(position: &Position) -> impl Iterator<Item = (Color, KindId)> {
    let game = position.game();
    let squares = (1..=game.files()).flat_map(|file| (1..=game.ranks()).map(move |rank| (file, rank)));
    squares.filter_map(|(file, rank)| position.piece_at(file, rank))
}

/// By kind: how many more the side to move has on the board and in hand.
fn surplus(position: &Position) -> Vec<[i8; 2]> {
    let (game, us) = (position.game(), position.turn());
    let mut surplus = vec![[0_i8; 2]; game.kinds().len()];
    let sign = |color: Color| if color == us { 1 } else { -1 };
    for (color, kind) in pieces(position) {
        surplus[number(game, kind)][0] += sign(color);
    }
    for color in Color::ALL {
        position.hand(color).for_each(|(kind, count)| surplus[number(game, kind)][1] += sign(color) * count as i8);
    }
    surplus
}

/// The place of a kind among the kinds of its game.
fn number(game: &Game, kind: KindId) -> usize {
    let wanted = game.kind(kind);
    game.kinds().iter().position(|kind| kind.id == wanted.id).unwrap_or(0)
}

pub(crate) fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}
