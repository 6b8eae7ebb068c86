//! How long the engine may think.

use shogi::{Color, Move};
use std::time::Duration;

/// What bounds a search; it ends at the first bound it meets. Without any it goes on to the deepest line it can hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The clocks of the game, from which the engine decides how long to think.
    pub clocks: Option<Clocks>,
    /// This long, but for the safety margin of [`crate::Engine::set_network_delay`]; less where there is nothing to think about: one
    /// legal move, a mate that is near, a move of the book.
    pub movetime: Option<Duration>,
    /// At most about this many positions.
    pub nodes: Option<u64>,
    /// At most this many plies deep.
    pub depth: Option<u16>,
    /// No answer before [`crate::Stop::stop`].
    pub infinite: bool,
    /// Thinking in the opponent's time: no answer before [`crate::Stop::stop`], or before
    /// [`crate::Stop::ponder_hit`], which starts the clocks.
    pub ponder: bool,
    /// Consider only these moves; all legal ones if empty or if none of them is legal.
    pub searchmoves: Vec<Move>,
}

/// The clocks as they stand when the engine begins to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Main time left by colour, an increment for this move already included.
    pub left: [Duration; 2],
    /// Added to the main time by each move, by colour.
    pub increment: [Duration; 2],
    /// 考慮時間 kōryo jikan: minutes between main time and byōyomi, by colour, less what has run of the present one. Only
    /// whole ones are spent (CLOCK-08).
    pub considerations: [Duration; 2],
    /// 秒読み byōyomi: for each move once all that is used up.
    pub byoyomi: Duration,
}

impl Clocks {
    pub(crate) fn left(&self, color: Color) -> Duration {
        self.left[color.index()]
    }

    pub(crate) fn considerations(&self, color: Color) -> Duration {
        self.considerations[color.index()]
    }

    pub(crate) fn increment(&self, color: Color) -> Duration {
        self.increment[color.index()]
    }
}
