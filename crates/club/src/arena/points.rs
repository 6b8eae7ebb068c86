//! What the games of an arena are worth.

use crate::standing::Score;
use serde::{Deserialize, Serialize};

/// A game as the points see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// How it ended.
    pub score: Score,
    /// Whether the player gave up half of their time before it.
    pub halved_clock: bool,
}

/// What games are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// Two for a win, one for a drawn game.
    #[default]
    Plain,
    /// As large servers count: after two wins running everything counts twice until something is not won, a second drawn
    /// game is worth nothing until a win, and a win on half the time is worth one more.
    Streaks,
}

const WON: u32 = 2;
const DRAWN: u32 = 1;
/// So many wins running begin a streak.
const STREAK: usize = 2;
const HALVED: u32 = 1;

impl Points {
    /// What each of a player's games was worth, in their order.
    ///
    /// ```
    /// use club::arena::{Game, Points};
    /// use club::standing::Score;
    /// let won = Game { score: Score::Won, halved_clock: false };
    /// assert_eq!(Points::Streaks.of(&[won; 3]), [2, 2, 4]);
    /// assert_eq!(Points::Plain.of(&[won; 3]), [2, 2, 2]);
    /// ```
    pub fn of(self, games: &[Game]) -> Vec<u32> {
        let (mut wins, mut drawn_since_win) = (0, false);
        let mut worth = |game: &Game| {
            let factor = if self == Points::Streaks && wins >= STREAK { 2 } else { 1 };
            let repeated = self == Points::Streaks && drawn_since_win;
            match game.score {
                Score::Won => {
                    (wins, drawn_since_win) = (wins + 1, false);
                    factor * WON + if self == Points::Streaks && game.halved_clock { HALVED } else { 0 }
                }
                Score::Drawn => {
                    (wins, drawn_since_win) = (0, true);
                    if repeated { 0 } else { factor * DRAWN }
                }
                Score::Lost => {
                    wins = 0;
                    0
                }
            }
        };
        games.iter().map(&mut worth).collect()
    }
}
