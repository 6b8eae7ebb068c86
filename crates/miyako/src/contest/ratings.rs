//! Ratings of several players from the games between them: those that make the results likeliest (Bradley and Terry).

use super::statistics::{NORMAL_95, score_of};

/// What two players scored against each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    pub(super) players: [usize; 2],
    /// Points of the first of them.
    pub(super) points: f64,
    pub(super) games: f64,
}

/// Elo, the average of all players being 0, and how sure it is.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    elo: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

/// Each meeting counts as if there had been a drawn game more: who has won all games would be infinitely stronger else.
const DRAWN_BEFORE: f64 = 1.0;

/// The standard deviation of a rating of which nothing is known. It only keeps players apart who have not met.
const UNKNOWN: f64 = 100_000.0;

/// Elo for which the odds grow by a factor of e.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

impl Ratings {
    /// The likeliest ratings of players `0..players`.
    pub(super) fn fit(players: usize, meetings: &[Meeting]) -> Ratings {
        let meetings: Vec<Meeting> = meetings
            .iter()
            .filter(|meeting| meeting.games > 0.0)
            .map(|m| Meeting { points: m.points + DRAWN_BEFORE / 2.0, games: m.games + DRAWN_BEFORE, ..*m })
            .collect();
        let mut elo = vec![0.0; players];
        let mut covariance = Vec::new();
        // Newton's method on a function that has one summit. Steps are held to a size from which it cannot miss it.
        for _ in 0..200 {
            let (slope, curvature) = derivatives(&elo, &meetings);
            covariance = inverse(curvature);
            let step: Vec<f64> =
                covariance.iter().map(|row| row.iter().zip(&slope).map(|(c, s)| c * s).sum()).collect();
            let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
            let shortened = if longest > 100.0 { 100.0 / longest } else { 1.0 };
            elo.iter_mut().zip(&step).for_each(|(elo, step)| *elo += step * shortened);
            if longest < 1e-6 {
                break;
            }
        }
        let mean = elo.iter().sum::<f64>() / players.max(1) as f64;
        elo.iter_mut().for_each(|elo| *elo -= mean);
        Ratings { elo, covariance }
    }

    pub(super) fn elo(&self, player: usize) -> f64 {
        self.elo[player]
    }

    /// How far the rating may be off in either direction, at 95 %, seen from the average of all players.
    pub(super) fn bound(&self, player: usize) -> f64 {
        let n = self.elo.len() as f64;
        let row: f64 = self.covariance[player].iter().sum();
        let all: f64 = self.covariance.iter().flatten().sum();
        // The variance of a rating less the average.
        NORMAL_95 * (self.covariance[player][player] - 2.0 * row / n + all / (n * n)).max(0.0).sqrt()
    }

    /// How much stronger one player is than another, and how far that may be off at 95 %.
    pub(super) fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        let c = &self.covariance;
        let variance = c[one][one] + c[other][other] - 2.0 * c[one][other];
        (self.elo[one] - self.elo[other], NORMAL_95 * variance.max(0.0).sqrt())
    }
}

/// Of the logarithm of the likelihood: its slope, and its curvature with the sign turned.
fn derivatives(elo: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let prior = 1.0 / (UNKNOWN * UNKNOWN);
    let mut slope: Vec<f64> = elo.iter().map(|elo| -elo * prior).collect();
    let mut curvature = vec![vec![0.0; elo.len()]; elo.len()];
    (0..elo.len()).for_each(|i| curvature[i][i] = prior);
    for meeting in meetings {
        let [a, b] = meeting.players;
        let expected = score_of(elo[a] - elo[b]);
        let surplus = (meeting.points - meeting.games * expected) / SCALE;
        slope[a] += surplus;
        slope[b] -= surplus;
        let weight = meeting.games * expected * (1.0 - expected) / (SCALE * SCALE);
        for (i, j, sign) in [(a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
            curvature[i][j] += sign * weight;
        }
    }
    (slope, curvature)
}

/// The inverse of a positive definite matrix, by Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for pivot in 0..n {
        let factor = 1.0 / matrix[pivot][pivot];
        for rows in [&mut matrix, &mut inverse] {
            rows[pivot].iter_mut().for_each(|value| *value *= factor);
        }
        for row in (0..n).filter(|row| *row != pivot) {
            let times = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let pivot_row = rows[pivot].clone();
                rows[row].iter_mut().zip(&pivot_row).for_each(|(value, above)| *value -= times * above);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests;
