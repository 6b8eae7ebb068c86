//! What the games of two players say of their strength: score, Elo, and how sure that is.

/// How many standard errors lie between the middle and either bound of 95 %.
pub(super) const NORMAL_95: f64 = 1.959_964;

/// What a player got for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Points {
    Loss,
    Draw,
    Win,
}

impl Points {
    /// In half points: 0, 1 or 2.
    fn halves(self) -> usize {
        self as usize
    }
}

/// The score of one player against another. Games come in pairs, one opening with either colour: a lopsided opening makes
/// the two games of a pair differ, and so would make single games look less sure than they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Score {
    /// Games lost, drawn, won.
    games: [u32; 3],
    /// Whole pairs by the half points got in them, 0 to 4: the pentanomial counts.
    pairs: [u32; 5],
}

impl Score {
    /// Counts a game.
    pub(super) fn add_game(&mut self, points: Points) {
        self.games[points.halves()] += 1;
    }

    /// Counts a pair as whole. Its games are counted by [`Score::add_game`].
    pub(super) fn add_pair(&mut self, games: [Points; 2]) {
        self.pairs[games.map(Points::halves).iter().sum::<usize>()] += 1;
    }

    pub(super) fn wins(&self) -> u32 {
        self.games[Points::Win.halves()]
    }

    pub(super) fn draws(&self) -> u32 {
        self.games[Points::Draw.halves()]
    }

    pub(super) fn losses(&self) -> u32 {
        self.games[Points::Loss.halves()]
    }

    pub(super) fn games(&self) -> u32 {
        self.games.iter().sum()
    }

    pub(super) fn pairs(&self) -> [u32; 5] {
        self.pairs
    }

    /// Points: one for a win, a half for a draw.
    pub(super) fn points(&self) -> f64 {
        f64::from(self.wins()) + f64::from(self.draws()) / 2.0
    }

    /// Points per game, from 0 to 1; a half before the first game.
    pub(super) fn mean(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.points() / f64::from(self.games()) }
    }

    /// The standard error of the mean: from whole pairs if there are two at least, else from single games.
    pub(super) fn standard_error(&self) -> f64 {
        let pairs = self.pairs.iter().sum::<u32>();
        let error = if pairs >= 2 { error_of(&self.pairs) } else { error_of(&self.games) };
        error.unwrap_or(0.5)
    }

    /// The mean between its bounds of 95 %, by Wilson's formula, which stays sensible where all games are won. It is
    /// given as many games as would make the mean as sure as the pairs do.
    pub(super) fn bounds(&self) -> [f64; 2] {
        let (mean, error) = (self.mean(), self.standard_error());
        let games = if error > 0.0 { mean * (1.0 - mean) / (error * error) } else { f64::from(self.games()) };
        if games == 0.0 || self.games() == 0 {
            return [0.0, 1.0];
        }
        let spread = NORMAL_95 * NORMAL_95 / games;
        let middle = (mean + spread / 2.0) / (1.0 + spread);
        let half = (spread * mean * (1.0 - mean) + spread * spread / 4.0).sqrt() / (1.0 + spread);
        // Exact at the ends, where rounding would leave a little.
        [if mean == 0.0 { 0.0 } else { middle - half }, if mean == 1.0 { 1.0 } else { middle + half }]
    }

    /// How likely it is that the first player is the stronger one (LOS), from 0 to 1.
    pub(super) fn superiority(&self) -> f64 {
        let above = self.mean() - 0.5;
        match self.standard_error() {
            error if error > 0.0 => normal_below(above / error),
            _ if above == 0.0 => 0.5,
            // Every pair alike: by the spread that games of equal players have at most.
            _ => normal_below(above * 2.0 * f64::from(self.games()).sqrt()),
        }
    }
}

/// The standard error of the mean of results that lie at equal steps from 0 to 1, so many of each; `None` for fewer than
/// two.
fn error_of(counts: &[u32]) -> Option<f64> {
    let n = f64::from(counts.iter().sum::<u32>());
    if n < 2.0 {
        return None;
    }
    let steps = (counts.len() - 1) as f64;
    let results = || counts.iter().enumerate().map(|(step, count)| (step as f64 / steps, f64::from(*count)));
    let mean = results().map(|(x, count)| x * count).sum::<f64>() / n;
    let squares = results().map(|(x, count)| count * (x - mean).powi(2)).sum::<f64>();
    Some((squares / (n - 1.0) / n).sqrt())
}

/// How much stronger somebody is who scores this much, from 0 to 1; infinite at the ends.
pub(super) fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// What somebody scores who is this much stronger.
pub(super) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How much of a normal distribution lies below `x` standard deviations, to seven digits (Abramowitz and Stegun 26.2.17).
fn normal_below(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let tail = series.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    let above = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * tail;
    if x < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests;
