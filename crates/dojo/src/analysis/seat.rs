//! Somebody who asks about one position after the other, over as many turns as that takes.

use super::request::Effort;
use super::talk::Talk;
use super::tell::Findings;
use crate::turns::{Ticket, Turn};
use engine::{Engine, Game, Limits, Stop};
use shogi::{Move, Position};
use std::time::Duration;
use study::Judgement;

/// A place at an engine, kept between questions while nobody else wants it.
pub(super) struct Seat<'a> {
    ticket: Ticket,
    turn: Option<Turn>,
    /// Who is told of waiting, and the name of what they have asked for.
    waits: Option<(&'a Talk, &'a str)>,
}

impl<'a> Seat<'a> {
    /// Whoever has this ticket, for the analysis of this name.
    pub(super) fn new(ticket: Ticket, talk: &'a Talk, id: &'a str) -> Seat<'a> {
        Seat { ticket, turn: None, waits: Some((talk, id)) }
    }

    /// With this ticket, and nobody waits.
    pub(super) fn of_nobody(ticket: Ticket) -> Seat<'a> {
        Seat { ticket, turn: None, waits: None }
    }

    /// What the engine says of a position. `None` when the server closes.
    pub(super) async fn judge(&mut self, game: &Game, effort: Effort, lines: usize) -> Option<Judgement> {
        let limits = effort.rest(Duration::ZERO, 0)?;
        self.in_one_turn(|| search(game.clone(), limits.clone(), lines)).await
    }

    /// The same from so many positions looked at, whatever was looked at before: the same question has the same answer.
    pub(super) async fn judge_afresh(&mut self, game: &Game, nodes: u64) -> Option<Judgement> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let afresh = || {
            let search = search(game.clone(), limits.clone(), 1);
            move |engine: &mut Engine, stop: &Stop| {
                engine.new_game();
                search(engine, stop)
            }
        };
        self.in_one_turn(afresh).await
    }

    /// What the side to move may give up anything for: the line of a brinkmate, none if there is no such thing. `None` when
    /// the server closes.
    pub(super) async fn brinkmate_at_any_price(&mut self, position: &Position) -> Option<Option<Vec<Move>>> {
        let look = || {
            let position = position.clone();
            move |engine: &mut Engine, stop: &Stop| engine.brinkmate_at_any_price(&position, stop)
        };
        Some(self.in_one_turn(look).await?.map(|mate| mate.line))
    }

    /// Lets the engine work; if the turn ends meanwhile, once more in the next.
    async fn in_one_turn<T, W>(&mut self, work: impl Fn() -> W) -> Option<T>
    where
        T: Send + 'static,
        W: FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    {
        loop {
            let (turn, done) = self.next_turn().await?.work(work()).await?;
            let whole = !turn.was_halted();
            self.turn = Some(turn);
            if whole {
                return Some(done);
            }
        }
    }

    async fn next_turn(&mut self) -> Option<Turn> {
        if let Some(turn) = self.turn.take().filter(|turn| !turn.is_over()) {
            return Some(turn);
        }
        match self.waits {
            Some((talk, id)) => talk.turn(&mut self.ticket, id).await,
            None => self.ticket.turn(Duration::ZERO, |_| ()).await,
        }
    }
}

fn search(game: Game, limits: Limits, lines: usize) -> impl FnOnce(&mut Engine, &Stop) -> Judgement + Send + 'static {
    move |engine, stop| {
        let mut findings = Findings::default();
        engine.set_lines(lines);
        let answer = engine.search(&game, &limits, stop, &mut |info| findings.add(info));
        findings.judgement(&answer)
    }
}
