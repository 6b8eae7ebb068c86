//! The game after a game without a result.

use super::Game;
use crate::{Beginning, NoContest, REPLAY_PAUSE, Terms, replay_time};

impl Game {
    /// The terms of the game that follows on a no contest: colours swapped in an even game, the time that was left with what
    /// is added to it (END-21, CLOCK-14 to CLOCK-17). `None` if there was a result, or the ruleset counts a draw.
    pub fn replay(&self) -> Option<Terms> {
        let again = self.terms.ruleset.no_contest == NoContest::Replay;
        self.outcome.filter(|outcome| again && outcome.is_no_contest())?;
        let mut left = replay_time(self.terms.clocks, self.clock.remaining(), self.terms.days);
        let mut terms = Terms { beginning: Beginning::AfterPause(REPLAY_PAUSE), ..self.terms.clone() };
        if self.swaps_colors() {
            left.swap(0, 1);
            terms.clocks.swap(0, 1);
        }
        terms.left = Some(left);
        Some(terms)
    }

    /// Whether a replay swaps colours: not in a handicap game, whose giver is always White (HCAP-02).
    pub fn swaps_colors(&self) -> bool {
        self.terms.start.same_situation(&shogi::Position::even())
    }
}
