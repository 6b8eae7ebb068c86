//! Following a game: what its task tells, in the words of the protocol.

use super::moves;
use super::played::{Played, seconds};
use super::result;
use arbiter::{Outcome, TimeControl};
use dojo::ceremony::Ceremony;
use dojo::two::{Change, FoulView, MoveView, PhaseView, Snapshot, Standing, Update};
use kifu::csa;
use play::{AnyBoard, AnyMove, Board as _};
use shogi::{Color, Position};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A game as it stands, and as it came about.
#[derive(Debug)]
pub(crate) struct Board {
    start: Position,
    position: Position,
    played: Vec<Played>,
    clocks: [TimeControl; 2],
    phase: PhaseView,
    ceremony: Option<Arc<Ceremony>>,
    outcome: Option<Outcome>,
    /// What was done instead of a move and ended the game.
    foul: Option<Arc<FoulView>>,
    /// What both have left before any byōyomi.
    left: [Duration; 2],
    turn_began: Instant,
}

impl Board {
    pub(crate) fn new(game: &Snapshot) -> Board {
        let agreement = &game.people.agreement;
        let start = agreement.start();
        let mut board = Board {
            position: start.clone(),
            start,
            played: Vec::new(),
            clocks: agreement.clocks,
            phase: game.standing.phase,
            ceremony: game.standing.ceremony.clone(),
            outcome: game.standing.outcome,
            foul: game.standing.foul.clone(),
            left: left(&game.standing),
            turn_began: Instant::now(),
        };
        game.played.views().iter().for_each(|view| board.add(view));
        board
    }

    /// Keeps up with what has happened.
    pub(crate) fn follow(&mut self, update: &Update) {
        match &update.change {
            Change::Moved(view) => self.add(view),
            Change::TakenBack(plies) => {
                self.played.truncate(*plies);
                self.position = self.replay();
            }
            // Moves before the first turn are not for programs, the rest is no move.
            _ => {}
        }
        self.phase = update.standing.phase;
        self.ceremony = update.standing.ceremony.clone();
        self.outcome = update.standing.outcome;
        self.foul = update.standing.foul.clone();
        self.left = left(&update.standing);
        if self.outcome.is_none() {
            self.turn_began = Instant::now();
        }
    }

    fn add(&mut self, view: &MoveView) {
        // Programs play standard shogi only.
        let AnyMove::Shogi(m) = view.m else { return };
        let clock = self.clocks[self.position.turn().index()];
        self.played.push(Played::new(&self.position, m, view.used, clock));
        self.position.play_unchecked(m);
    }

    fn replay(&self) -> Position {
        let mut position = self.start.clone();
        for played in &self.played {
            // They have all been played before.
            if let Ok(m) = csa::read_move(&played.text, &position) {
                position.play_unchecked(m);
            }
        }
        position
    }

    pub(crate) fn start(&self) -> &Position {
        &self.start
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// The moves so far.
    pub(crate) fn played(&self) -> &[Played] {
        &self.played
    }

    pub(crate) fn clocks(&self) -> [TimeControl; 2] {
        self.clocks
    }

    /// What both have left before any byōyomi.
    pub(crate) fn left(&self) -> [Duration; 2] {
        self.left
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether both are there, and the ceremony before the game waits for this player.
    pub(crate) fn waits_for_bow(&self, color: Color) -> bool {
        self.phase == PhaseView::Waiting { here: [true; 2] }
            && self.ceremony.as_ref().is_some_and(|ceremony| ceremony.waits_for(color))
    }

    /// Whether the first turn has begun.
    pub(crate) fn has_begun(&self) -> bool {
        !matches!(self.phase, PhaseView::Waiting { .. } | PhaseView::Opening { .. })
    }

    /// Whether this player can move now.
    pub(crate) fn is_turn_of(&self, color: Color) -> bool {
        self.phase == PhaseView::Playing && self.position.turn() == color
    }

    /// What the last turn has cost, if the game ends without a move.
    fn last_turn(&self) -> u64 {
        seconds(self.turn_began.elapsed(), self.clocks[self.position.turn().index()])
    }

    /// The lines for a player who has been told of the first `told` moves: the others, and the result if there is one.
    pub(crate) fn lines_since(&self, told: usize, color: Color) -> String {
        let moves = self.played.iter().skip(told).map(|played| format!("{played}\n"));
        let seconds = self.last_turn();
        let foul = self.foul_text().map(|text| format!("{text},T{seconds}\n"));
        let end = self.outcome.map(|outcome| result::lines(outcome, color, seconds));
        moves.chain(foul).chain(end).collect()
    }

    /// The move that has lost the game, if it was one.
    fn foul_text(&self) -> Option<String> {
        // Programs play standard shogi only.
        let offence = self.foul.as_ref()?.offence?.filter_map(AnyBoard::standard_move)?;
        moves::write(offence, &self.position)
    }
}

fn left(standing: &Standing) -> [Duration; 2] {
    standing.clock.map_or([Duration::ZERO; 2], |clock| clock.left.map(|left| left.before_byoyomi()))
}
