//! What the games of the terminal have each for themselves: how they look, and who plays there against the people.

use super::PATIENCE;
use arbiter::{Game, Side};
use kifu::notation::Wrong;
use play::{Attempt, Board, Seat as _};
use std::time::Duration;
use words::Language;

/// The seat of a board.
pub(super) type SeatOf<S> = <<S as Setting>::Board as Board>::Seat;

/// A move of a board.
pub(super) type MoveOf<S> = <<S as Setting>::Board as Board>::Move;

/// How a game looks in the terminal, and the computer that plays it.
pub(super) trait Setting {
    /// What it is played on.
    type Board: Board<Seat: Side>;

    /// The language it is told in.
    fn language(&self) -> Language;

    /// What a player is called.
    fn side(&self, seat: SeatOf<Self>) -> String;

    /// What is said before the first move, a line each: which game it is, and who plays.
    fn welcome(&self, game: &Game<Self::Board>, people: &[SeatOf<Self>]) -> Vec<String>;

    /// The message that says how to begin.
    fn try_help(&self) -> &'static str;

    /// The message that lists what can be typed.
    fn help(&self) -> &'static str;

    /// The board with the hands around it.
    fn drawn(&self, board: &Self::Board) -> String;

    /// What is said below the board of a check; nothing where [`Setting::aftermath`] has told it.
    fn check(&self) -> Option<String>;

    /// What an event has meant for the players, a line each, besides what the referee says.
    fn aftermath(&self, before: &Self::Board, after: &Game<Self::Board>) -> Vec<String>;

    /// A move of this board in the notation that was asked for; `last` is the move before it.
    fn move_text(&self, board: &Self::Board, m: MoveOf<Self>, last: Option<MoveOf<Self>>) -> String;

    /// What somebody wants to do with the pieces, legal or not.
    ///
    /// # Errors
    /// If it is nothing that can be done here, or could be more than one thing.
    fn understand(&self, game: &Game<Self::Board>, text: &str) -> Result<Attempt<MoveOf<Self>>, Wrong>;

    /// How a game has ended, a line each.
    fn result(&self, game: &Game<Self::Board>) -> Vec<String>;

    /// Thinks about the position on the board.
    fn think(&mut self, game: &Game<Self::Board>, effort: Effort) -> Option<MoveOf<Self>>;

    /// Whether the computer agrees to the draw that it is offered; `None` if the game knows no such thing.
    fn agrees_to_draw(&mut self, game: &Game<Self::Board>) -> Option<bool>;

    /// The game as a record, over or broken off.
    ///
    /// # Errors
    /// If no record can hold it.
    fn record(&self, game: &Game<Self::Board>, people: &[SeatOf<Self>]) -> Result<String, String>;
}

/// How well the computer thinks.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    /// As its level and its clock at this time of the game allow.
    Play(Duration),
    /// At its best, for a moment.
    Advise,
}

/// How long a move may take in a game of another kind than standard shogi.
pub(super) fn time<B: Board<Seat: Side>>(game: &Game<B>, now: Duration) -> Duration {
    let turn = game.turn();
    let increment = game.terms().clocks[turn.index()].increment();
    game.time_left(turn, now).map_or(PATIENCE, |left| left.share(increment).min(PATIENCE))
}
