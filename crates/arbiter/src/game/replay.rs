//! The game after a game without a result.

use super::Game;
use crate::{Beginning, NoContest, REPLAY_PAUSE, Terms, replay_time};
use play::Board;
use shogi::{Color, Position};

impl<B: Board<Seat = Color>> Game<B> {
    /// The terms of the game that follows on a no contest: colours swapped in an even game, the time that was left with what
    /// is added to it (END-21, CLOCK-14 to CLOCK-17). `None` if there was a result, or the ruleset counts a draw.
    pub fn replay(&self) -> Option<Terms<B>> {
        let again = self.terms.ruleset.no_contest == NoContest::Replay;
        self.outcome.filter(|outcome| again && outcome.is_no_contest())?;
        // What has been thought in the turn that the end broke off is gone, too.
        let mut clocks = self.clocks;
        clocks[self.thinker().index()].break_off(self.thought(self.now));
        let mut left = replay_time(self.terms.clocks, clocks.map(|clock| clock.remaining()), self.terms.days);

        let start = self.unprepared.as_deref().unwrap_or(&self.terms.start).clone();
        let mut terms = Terms { start, beginning: Beginning::AfterPause(REPLAY_PAUSE), ..self.terms.clone() };
        if self.swaps_colors() {
            left.swap(0, 1);
            terms.clocks.swap(0, 1);
        }
        terms.left = Some(left);
        Some(terms)
    }

    /// Whether a replay swaps colours: not in a handicap game, whose giver is always White (HCAP-02), be it a handicap
    /// without a piece removed (HCAP-50, HCAP-51).
    pub fn swaps_colors(&self) -> bool {
        let Terms { start, privileges, opening, .. } = &self.terms;
        let even = start.standard().is_none_or(|start| start.same_situation(&Position::even()));
        !privileges.favor_one() && opening.is_none() && even
    }
}
