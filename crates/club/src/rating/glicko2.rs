//! Glicko-2: a rating with its uncertainty and a volatility, after Mark Glickman's paper of 2012, with fractional periods.

use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// Points of the printed scale for one of the scale that is computed in.
const SCALE: f64 = 173.7178;
const CENTRE: f64 = 1500.0;
/// When the volatility is near enough.
const TOLERANCE: f64 = 1e-9;
/// Far more steps than the bracket ever takes to close.
const MOST_STEPS: usize = 200;

/// What is believed of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// Points, 1500 in the middle.
    pub rating: f64,
    /// How far off that may be: one standard deviation, in points.
    pub deviation: f64,
    /// How much the strength itself moves from period to period, such as 0.06.
    pub volatility: f64,
}

/// A game, as the player who is rated sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// The opponent's points before the period.
    pub rating: f64,
    /// And their deviation.
    pub deviation: f64,
    /// 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// What is believed after `elapsed` periods in which these games were played; `tau` (0.3–1.2) says how much the
    /// volatility may change. Without games only the uncertainty grows.
    ///
    /// ```
    /// use club::rating::glicko2::{Game, Rating};
    /// let before = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    /// let game = |rating, deviation, score| Game { rating, deviation, score };
    /// let games = [game(1400.0, 30.0, 1.0), game(1550.0, 100.0, 0.0), game(1700.0, 300.0, 0.0)];
    /// let after = before.after(&games, 1.0, 0.5);
    /// assert!((after.rating - 1464.0507).abs() < 1e-4);
    /// ```
    #[must_use]
    pub fn after(self, games: &[Game], elapsed: f64, tau: f64) -> Rating {
        let mu = (self.rating - CENTRE) / SCALE;
        let phi = self.deviation / SCALE;
        if games.is_empty() {
            let grown = (phi * phi + elapsed * self.volatility * self.volatility).sqrt();
            return Rating { deviation: grown * SCALE, ..self };
        }
        let Evidence { information, surprise } = Evidence::of(games, mu);
        let variance = 1.0 / information;
        let volatility = new_volatility(phi, self.volatility, variance, variance * surprise, tau);
        let grown = phi * phi + elapsed * volatility * volatility;
        let phi_squared = 1.0 / (1.0 / grown + information);
        let mu = mu + phi_squared * surprise;
        Rating { rating: mu * SCALE + CENTRE, deviation: phi_squared.sqrt() * SCALE, volatility }
    }
}

/// What the games of a period say together.
struct Evidence {
    /// How much they tell: the inverse of the variance of a rating from these games alone.
    information: f64,
    /// Points above what was expected, each weighed by how sure the opponent's rating is.
    surprise: f64,
}

impl Evidence {
    fn of(games: &[Game], mu: f64) -> Evidence {
        let mut sum = Evidence { information: 0.0, surprise: 0.0 };
        for game in games {
            let phi = game.deviation / SCALE;
            let weight = 1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-weight * (mu - (game.rating - CENTRE) / SCALE)).exp());
            sum.information += weight * weight * expected * (1.0 - expected);
            sum.surprise += weight * (game.score - expected);
        }
        sum
    }
}

/// The volatility that makes what happened likeliest, by bracketing its logarithm.
fn new_volatility(phi: f64, volatility: f64, variance: f64, delta: f64, tau: f64) -> f64 {
    let usual = (volatility * volatility).ln();
    let slope = |x: f64| {
        let spread = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - spread) / (2.0 * spread * spread) - (x - usual) / (tau * tau)
    };
    let mut low = usual;
    let excess = delta * delta - phi * phi - variance;
    let mut high = if excess > 0.0 { excess.ln() } else { usual - tau };
    if excess <= 0.0 {
        for _ in 0..MOST_STEPS {
            if slope(high) >= 0.0 {
                break;
            }
            high -= tau;
        }
    }
    let (mut at_low, mut at_high) = (slope(low), slope(high));
    // Illinois: a secant whose standing end loses weight, so that both ends come in.
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= TOLERANCE || at_high == at_low {
            break;
        }
        let x = low + (low - high) * at_low / (at_high - at_low);
        let at_x = slope(x);
        if at_x * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (x, at_x);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests;
