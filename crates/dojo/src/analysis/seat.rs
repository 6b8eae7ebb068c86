//! Somebody who asks about one position after the other, over as many turns as that takes.

use super::request::Effort;
use super::talk::Talk;
use super::tell::Findings;
use crate::turns::{Ticket, Turn};
use engine::{Engine, Game, Stop};
use shogi::{Move, Position};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use study::Judgement;

/// A place at an engine, kept between questions while nobody else wants it.
pub(super) struct Seat<'a> {
    ticket: Ticket,
    turn: Option<Turn>,
    talk: &'a Talk,
    id: &'a str,
}

impl<'a> Seat<'a> {
    /// Whoever has this ticket, for the analysis of this name.
    pub(super) fn new(ticket: Ticket, talk: &'a Talk, id: &'a str) -> Seat<'a> {
        Seat { ticket, turn: None, talk, id }
    }

    /// What the engine says of a position; if the turn ends meanwhile it is asked again in the next. `None` when the server
    /// closes.
    pub(super) async fn judge(&mut self, game: &Game, effort: Effort, lines: usize) -> Option<Judgement> {
        let limits = effort.rest(Duration::ZERO, 0)?;
        loop {
            let turn = self.next_turn().await?;
            let findings = Arc::new(Mutex::new(Findings::default()));
            let notes = findings.clone();
            let note = move |info: &engine::Info| notes.lock().unwrap_or_else(PoisonError::into_inner).add(info);
            let (turn, answer) = turn.think(game.clone(), limits.clone(), lines, note).await?;
            let whole = !turn.was_halted();
            self.turn = Some(turn);
            if whole {
                return Some(findings.lock().unwrap_or_else(PoisonError::into_inner).judgement(&answer));
            }
        }
    }

    /// What the side to move may give up anything for: the line of a brinkmate, none if there is no such thing. `None` when
    /// the server closes.
    pub(super) async fn brinkmate_at_any_price(&mut self, position: &Position) -> Option<Option<Vec<Move>>> {
        loop {
            let (turn, position) = (self.next_turn().await?, position.clone());
            let look = move |engine: &mut Engine, stop: &Stop| engine.brinkmate_at_any_price(&position, stop);
            let (turn, found) = turn.work(look).await?;
            let whole = !turn.was_halted();
            self.turn = Some(turn);
            if whole {
                return Some(found.map(|mate| mate.line));
            }
        }
    }

    async fn next_turn(&mut self) -> Option<Turn> {
        if let Some(turn) = self.turn.take().filter(|turn| !turn.is_over()) {
            return Some(turn);
        }
        self.talk.turn(&mut self.ticket, self.id).await
    }
}
