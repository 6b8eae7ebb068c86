//! What all sessions share, and what they want of the site.

use super::board::Board;
use super::game::Match;
use super::game_name::Kind;
use super::lobby::{Lobby, Proposal};
use super::name::PlayerName;
use super::played::Played;
use super::summary::{Now, Summary};
use crate::agreement::{Agreement, Begins};
use crate::app::App;
use crate::live::{Answer, Command, Full, Intent, Tables};
use crate::seats::Seats;
use crate::stored::{self, Agreed};
use crate::visitor::Visitor;
use arbiter::{Outcome, TimeControl};
use shogi::{Color, Handicap, Position};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The port without its socket.
pub(crate) struct Port {
    pub(crate) lobby: Lobby,
    app: App,
    max_moves: u32,
}

impl Port {
    /// In whose games so many moves make a draw.
    pub(crate) fn new(app: App, max_moves: u32) -> Port {
        Port { lobby: Lobby::default(), app, max_moves }
    }

    pub(crate) fn tables(&self) -> Tables {
        self.app.tables.clone()
    }

    /// The summary of a game that is proposed.
    pub(crate) fn proposed(&self, proposal: &Proposal, color: Color) -> String {
        let agreement = self.agreement(proposal);
        let start = agreement.terms().start;
        let mut position = start.clone();
        let moves = proposal.moves.iter().map(|m| {
            let played = Played::new(&position, *m, Duration::ZERO, TimeControl::Untimed);
            position.play_unchecked(*m);
            played
        });
        let summary = Summary {
            id: &proposal.id(),
            names: proposal.pair.players.each_ref().map(PlayerName::as_str),
            turn: Some(color),
            start: &start,
            clocks: agreement.clocks,
            max_moves: self.max_moves(),
            moves: &moves.collect::<Vec<_>>(),
            now: None,
        };
        summary.to_string()
    }

    fn max_moves(&self) -> Option<u32> {
        (self.max_moves > 0).then_some(self.max_moves)
    }

    fn agreement(&self, proposal: &Proposal) -> Agreement {
        let game = &proposal.pair.game;
        let handicap = match game.kind() {
            Kind::Handicap(handicap) => handicap,
            Kind::Even | Kind::Buoy | Kind::Floodgate => Handicap::Even,
        };
        let clocks = [game.clock(); 2];
        Agreement { handicap, clocks, between_two: true, begins: Begins::AtOnce, ..Agreement::even_at_one_screen() }
    }

    /// Begins a game that both have agreed to: makes it, plays the moves it begins with, and tells both.
    pub(crate) async fn start(self: &Arc<Port>, proposal: &Proposal) {
        let owner = proposal.visitors[Color::Black.index()].clone();
        let seat = |color: Color| {
            let (visitor, name) = (&proposal.visitors[color.index()], &proposal.pair.players[color.index()]);
            Some(crate::seats::Seat::new(visitor.clone(), name.as_str()))
        };
        let agreed = Agreed {
            id: proposal.game.clone(),
            created_ms: stored::time_of_day_ms(),
            owner,
            agreement: self.agreement(proposal),
            seats: Seats { players: Color::ALL.map(seat), arbiter: None },
            swapped: false,
            previous: None,
            next: None,
            outcome: None,
        };
        let names = proposal.pair.players.each_ref().map(PlayerName::to_string);
        let game = Match { id: proposal.id(), agreed, names, visitors: proposal.visitors.clone() };
        match self.make(&game, proposal).await {
            Ok(()) => {
                let game = Arc::new(game);
                self.lobby.begin(&game);
                tokio::spawn(self.clone().keep(game));
            }
            Err(error) => {
                tracing::error!(game = %game.agreed.id, %error, "a game could not be made");
                self.lobby.fail(proposal);
            }
        }
    }

    async fn make(&self, game: &Match, proposal: &Proposal) -> Result<(), Arc<sqlx::Error>> {
        self.app.store.create(game.agreed.to_row()).await?;
        for (m, ply) in proposal.moves.iter().zip(1..) {
            let (outbox, _) = mpsc::channel(1);
            let first = game.agreed.agreement.terms().start.turn();
            let mover = if ply % 2 == 1 { first } else { !first };
            let visitor = game.visitors[mover.index()].clone();
            let ask = Command::Ask { visitor, intent: Intent::Move { ply, m: (*m).into() }, outbox };
            self.tables().send(&game.agreed, ask).await.map_err(|Full| Arc::new(sqlx::Error::PoolClosed))?;
        }
        Ok(())
    }

    /// Keeps a game in the list until it is over.
    async fn keep(self: Arc<Port>, game: Arc<Match>) {
        let (outbox, mut inbox) = mpsc::channel(256);
        let join = Command::Join { visitor: Visitor::nobody(), since: None, outbox };
        if self.tables().send(&game.agreed, join).await.is_ok() {
            while let Some(answer) = inbox.recv().await {
                if outcome(&answer).is_some() {
                    break;
                }
            }
        }
        self.lobby.end(&game);
    }

    /// The game that a player has left and can go on with.
    pub(crate) async fn unfinished(&self, visitor: &Visitor) -> Option<(Arc<Match>, Color)> {
        self.lobby.game_of(visitor)
    }

    /// How a game stands.
    pub(crate) async fn look(&self, game: &Match) -> Option<Board> {
        let (reply, answer) = oneshot::channel();
        self.tables().send(&game.agreed, Command::Look(reply)).await.ok()?;
        Some(Board::new(&answer.await.ok()?))
    }

    /// The summary of a game that goes on.
    pub(crate) fn summary(&self, game: &Match, color: Color, board: &Board) -> String {
        self.tell(game, Some(color), board, board.start(), board.played())
    }

    /// Where a game is, for those who watch it.
    pub(crate) fn state(&self, game: &Match, board: &Board) -> String {
        self.tell(game, None, board, board.position(), &[])
    }

    fn tell(&self, game: &Match, turn: Option<Color>, board: &Board, start: &Position, moves: &[Played]) -> String {
        let [black, white] = &game.names;
        let summary = Summary {
            id: &game.id,
            names: [black, white],
            turn,
            start,
            clocks: board.clocks(),
            max_moves: self.max_moves(),
            moves,
            now: Some(Now { left: board.left(), last: board.played().last(), plies: board.played().len() }),
        };
        summary.to_string()
    }
}

fn outcome(answer: &Answer) -> Option<Outcome> {
    match answer {
        Answer::Snapshot(snapshot) => snapshot.standing.outcome,
        Answer::Update(update) => update.standing.outcome,
        Answer::Now(now) => now.standing.outcome,
        Answer::People(_) | Answer::Review(..) | Answer::Next(_) | Answer::Hint(..) | Answer::Refused(_) => None,
    }
}
