//! The sequential probability ratio test: games are played until they tell which of two differences in strength is the
//! true one (Wald 1945; its generalised form as engine testers use it).

use super::statistics::{Score, score_of};
use std::str::FromStr;

/// Two hypotheses: the first player is stronger by `elo0`, or by `elo1`, which is more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    pub(super) elo0: f64,
    pub(super) elo1: f64,
    /// How often `elo1` may be accepted though `elo0` is true.
    pub(super) alpha: f64,
    /// How often `elo0` may be accepted though `elo1` is true.
    pub(super) beta: f64,
}

/// Which hypothesis is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Elo0,
    Elo1,
}

impl Sprt {
    /// Where the logarithm of the ratio decides for `elo0`, and for `elo1`.
    pub(super) fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    pub(super) fn verdict(&self, score: &Score) -> Option<Verdict> {
        let (ratio, [low, high]) = (self.ratio(score), self.bounds());
        match ratio {
            _ if ratio <= low => Some(Verdict::Elo0),
            _ if ratio >= high => Some(Verdict::Elo1),
            _ => None,
        }
    }

    /// The logarithm of how much likelier the pairs so far are if the first player is stronger by `elo1` than by `elo0`
    /// (LLR): for each hypothesis the likeliest shares of the five results of a pair that give it.
    pub(super) fn ratio(&self, score: &Score) -> f64 {
        let counts = score.pairs().map(f64::from);
        if counts.iter().sum::<f64>() == 0.0 {
            return 0.0;
        }
        // A result that has not come yet is not impossible.
        let counts = counts.map(|count| count.max(0.001));
        let n: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / n);
        let [p0, p1] = [self.elo0, self.elo1].map(|elo| likeliest(&shares, score_of(elo)));
        counts.iter().zip(p0.iter().zip(&p1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
    }
}

/// The distribution over scores 0, ¼, ½, ¾, 1 with this mean that makes the observed shares likeliest: each share divided by
/// `1 + θ(x − mean)`, where θ makes the mean right.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let off = |i: usize| i as f64 / 4.0 - mean;
    // Between these θ no share is negative; the excess falls from one to the other.
    let (mut low, mut high) = (-1.0 / off(4), -1.0 / off(0));
    let excess = |theta: f64| (0..5).map(|i| shares[i] * off(i) / (1.0 + theta * off(i))).sum::<f64>();
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    std::array::from_fn(|i| shares[i] / (1.0 + low * off(i)))
}

impl FromStr for Sprt {
    type Err = String;

    /// Reads `elo0=0,elo1=10,alpha=0.05,beta=0.05`; the last two have these values if they are not there.
    fn from_str(text: &str) -> Result<Sprt, String> {
        let (mut elo, mut risks) = ([None; 2], [0.05; 2]);
        for part in text.split(',') {
            let wrong = || format!("{part:?} should be elo0=, elo1=, alpha= or beta= and a number");
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let value: f64 = value.parse().ok().filter(|value: &f64| value.is_finite()).ok_or_else(wrong)?;
            match key {
                "elo0" => elo[0] = Some(value),
                "elo1" => elo[1] = Some(value),
                "alpha" => risks[0] = value,
                "beta" => risks[1] = value,
                _ => return Err(wrong()),
            }
        }
        let [Some(elo0), Some(elo1)] = elo else { return Err("elo0= and elo1= are both needed".to_owned()) };
        if elo0 >= elo1 || elo0.abs().max(elo1.abs()) > 1_000.0 {
            return Err("elo0 should be less than elo1, and neither beyond 1000".to_owned());
        }
        if risks.iter().any(|risk| !(0.0001..0.5).contains(risk)) {
            return Err("alpha and beta should be from 0.0001 to less than 0.5".to_owned());
        }
        let [alpha, beta] = risks;
        Ok(Sprt { elo0, elo1, alpha, beta })
    }
}

#[cfg(test)]
mod tests;
