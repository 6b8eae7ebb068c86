//! What can be seen of a game, ready to be told in any language.

use crate::agreement::{Agreement, Sides};
use crate::random::GameId;
use arbiter::{Game, Outcome, TimeLeft};
use kifu::notation::{self, Digits, Forward, Japanese, Marks};
use shogi::{Color, Move, Position, Square};
use std::sync::Arc;
use std::time::Duration;

/// The whole game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) seq: u64,
    pub(crate) id: GameId,
    pub(crate) agreement: Arc<Agreement>,
    pub(crate) start: Position,
    pub(crate) moves: Vec<Arc<MoveView>>,
    pub(crate) standing: Standing,
}

/// Something happened: the event with number `seq`.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub(crate) seq: u64,
    pub(crate) agreement: Arc<Agreement>,
    pub(crate) change: Change,
    pub(crate) standing: Standing,
}

/// What an event changed.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Moved(Arc<MoveView>),
    /// So many moves remain.
    TakenBack(usize),
    /// The game ended without a move.
    Ended,
}

/// A move with everything a page shows of it.
#[derive(Clone, Debug)]
pub(crate) struct MoveView {
    pub(crate) ply: usize,
    pub(crate) m: Move,
    pub(crate) color: Color,
    /// The position after it, with both hands: nobody's are hidden (EQUIP-09, FOUL-08).
    pub(crate) sfen: String,
    pub(crate) check: Option<Square>,
    pub(crate) used: Duration,
    pub(crate) text: MoveText,
}

/// As in books, with the full-width figures that line up in a column: ☗７六歩.
const NOTATION: Japanese = Japanese { marks: Marks::Pieces, digits: Digits::Wide, forward: Forward::Go, padded: false };

/// A move as people write it.
#[derive(Clone, Debug)]
pub(crate) struct MoveText {
    pub(crate) japanese: String,
    pub(crate) western: String,
}

impl MoveText {
    pub(crate) fn new(position: &Position, m: Move, last: Option<Move>) -> MoveText {
        MoveText { japanese: NOTATION.write(position, m, last.map(Move::to)), western: notation::western(position, m) }
    }
}

/// Where a game stands: whose turn it is, what he can do, the clocks, the result.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) turn: Color,
    /// Every legal move, none when the game is over.
    pub(crate) legal: Arc<[Move]>,
    pub(crate) clock: Option<ClockView>,
    pub(crate) outcome: Option<Outcome>,
    takeback: [bool; 2],
}

/// Both clocks at the moment of the message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockView {
    /// Whose clock runs.
    pub(crate) running: Option<Color>,
    /// Of Black and White.
    pub(crate) left: [TimeLeft; 2],
}

impl MoveView {
    /// All moves of a game.
    pub(crate) fn all(game: &Game) -> Vec<Arc<MoveView>> {
        let mut position = game.terms().start.clone();
        let mut last = None;
        let view = |(played, ply): (&arbiter::Played, usize)| {
            let view = MoveView::new(&position, ply, played.m, played.used, last);
            position.play_unchecked(played.m);
            last = Some(played.m);
            Arc::new(view)
        };
        game.moves().iter().zip(1..).map(view).collect()
    }

    /// The move `m` as it was played in `position`; `last` is the move before it.
    pub(crate) fn new(position: &Position, ply: usize, m: Move, used: Duration, last: Option<Move>) -> MoveView {
        let mut after = position.clone();
        after.play_unchecked(m);
        let (sfen, check) = (after.to_string(), check(&after));
        MoveView { ply, m, color: position.turn(), sfen, check, used, text: MoveText::new(position, m, last) }
    }
}

/// The king in check, if it is the side to move's.
pub(crate) fn check(position: &Position) -> Option<Square> {
    position.king(position.turn()).filter(|_| position.in_check())
}

impl Standing {
    /// How a game stands at a time; `running` is whether game time goes on.
    pub(crate) fn of(game: &Game, at: Duration, running: bool) -> Standing {
        let over = game.outcome().is_some();
        let left = |color| game.time_left(color, at);
        let clock = left(Color::Black)
            .zip(left(Color::White))
            .map(|(black, white)| ClockView { running: (running && !over).then(|| game.turn()), left: [black, white] });
        Standing {
            turn: game.turn(),
            legal: if over { Arc::default() } else { game.position().legal_moves().into() },
            clock,
            outcome: game.outcome(),
            takeback: Color::ALL.map(|color| game.can_take_back(color)),
        }
    }

    /// Whether somebody who plays these sides is to move.
    pub(crate) fn is_turn_of(&self, sides: Sides) -> bool {
        self.outcome.is_none() && sides.contains(self.turn)
    }

    /// Whether he can take a move back.
    pub(crate) fn can_take_back(&self, sides: Sides) -> bool {
        taker_back(sides, self.turn).is_some_and(|color| self.takeback[color.index()])
    }
}

/// As which colour somebody takes a move back: as the one who moved last if he plays both.
pub(super) fn taker_back(sides: Sides, turn: Color) -> Option<Color> {
    [!turn, turn].into_iter().find(|color| sides.contains(*color))
}
