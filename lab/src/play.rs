//! What generating games and matching nets have in common: the engine as a player of whole games.

use crate::random::Random;
use engine::nnue::Network;
use engine::{Engine, Game, Limits, Score, Stop};
use shogi::{Color, Move, Position};
use std::sync::Arc;

/// Longer games are drawn.
pub(crate) const LONGEST_GAME: usize = 320;
/// Openings are left that bring one side so much.
const BALANCED: i32 = 600;
/// What a mate counts.
const MATE: i32 = 6_000;

/// The engine with a net.
pub(crate) struct Player {
    engine: Engine,
}

impl Player {
    pub(crate) fn new(network: Arc<Network>) -> Player {
        let mut engine = Engine::new(4);
        engine.set_network(network);
        Player { engine }
    }

    /// A new game begins.
    pub(crate) fn begin(&mut self) {
        self.engine.new_game();
    }

    /// Some moves from the start, half of them drawn, half of them thought of, that leave the game open.
    pub(crate) fn opening(&mut self, random: &mut Random, nodes: u64) -> Game {
        loop {
            let mut game = Game::new(Position::even());
            let plies = 4 + random.below(14);
            while game.moves().len() < plies {
                let moves = game.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                let drawn = moves[random.below(moves.len())];
                let thought = |player: &mut Player| player.think(&game, 150).line.first().copied();
                let m = if random.below(2) == 0 { drawn } else { thought(self).unwrap_or(drawn) };
                game.play(m).expect("a legal move can be played");
            }
            let Thought { line, score } = self.think(&game, nodes);
            if !line.is_empty() && score.abs() <= BALANCED {
                return game;
            }
        }
    }

    /// The engine's line and its score; a mate counts as [`MATE`].
    pub(crate) fn think(&mut self, game: &Game, nodes: u64) -> Thought {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut told: Vec<Move> = Vec::new();
        let answer = self.engine.search(game, &limits, &Stop::new(), &mut |info| told.clone_from(&info.moves));
        let score = match answer.score {
            Score::Value(value) => value,
            Score::MateIn(_) => MATE,
            Score::MatedIn(_) => -MATE,
        };
        // A search that is broken off in its first ply tells nothing.
        let played: Vec<Move> = answer.decision.played().into_iter().collect();
        let line = if told.first() == played.first() { told } else { played };
        Thought { line, score }
    }
}

/// What the engine found: no line if it has no move.
pub(crate) struct Thought {
    pub(crate) line: Vec<Move>,
    pub(crate) score: i32,
}

/// How the game ends (END-12, END-13) if its position has been on the board four times: `Some(None)` drawn.
pub(crate) fn repetition(game: &Game) -> Option<Option<Color>> {
    let mut position = game.start().clone();
    let mut past = vec![(position.key(), position.in_check())];
    for m in game.moves() {
        position.play_unchecked(*m);
        past.push((position.key(), position.in_check()));
    }
    let last = past.len() - 1;
    let key = past[last].0;
    let times: Vec<usize> = (0..=last).filter(|i| past[*i].0 == key).collect();
    let first = *times.iter().rev().nth(3)?;
    let always = |start: usize| (start..=last).rev().step_by(2).all(|i| past[i].1);
    let turn = game.position().turn();
    Some(match (always(first + 2), (first + 1..last).rev().step_by(2).all(|i| past[i].1)) {
        (true, false) => Some(turn),
        (false, true) => Some(!turn),
        _ => None,
    })
}
