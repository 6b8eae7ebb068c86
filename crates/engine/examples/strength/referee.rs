//! Plays games and judges them.

use crate::Random;
use crate::players::{Player, worth};
use engine::Game;
use shogi::{Color, Move, PieceKind, Position};
use std::collections::HashMap;

/// Who has not won by then will not.
const LONGEST_GAME: usize = 320;

/// How a game went.
pub(crate) struct Played {
    pub(crate) winner: Option<Color>,
    pub(crate) plies: usize,
    /// By colour.
    pub(crate) conduct: [Conduct; 2],
}

/// What a player saw and did not see in a game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Conduct {
    /// How often they allowed a mate in one move without need.
    pub(crate) mates_allowed: usize,
    /// How often they could mate in one move, and how often they did.
    pub(crate) mates: usize,
    pub(crate) mates_given: usize,
    /// How often they could have a lance or more for nothing, not being in check.
    pub(crate) gifts: usize,
    /// How often they took one.
    pub(crate) gifts_taken: usize,
}

impl Conduct {
    fn judge(&mut self, before: &Position, m: Move, after: &Position) {
        if can_mate(after) {
            self.mates_allowed += usize::from(mate_could_be_avoided(before));
        }
        if can_mate(before) {
            self.mates += 1;
            self.mates_given += usize::from(after.is_checkmate());
        }
        if !before.in_check() && before.legal_moves().into_iter().any(|m| is_gift(before, m)) {
            self.gifts += 1;
            self.gifts_taken += usize::from(is_gift(before, m));
        }
    }
}

/// Whether the move takes a lance or more and cannot be answered by taking the piece that made it.
fn is_gift(position: &Position, m: Move) -> bool {
    let taken = position.piece_at(m.to()).is_some_and(|piece| worth(piece.kind()) >= worth(PieceKind::Lance));
    taken && {
        let mut after = position.clone();
        after.play_unchecked(m);
        !after.legal_moves().into_iter().any(|answer| answer.to() == m.to())
    }
}

/// Four random plies from the start, so that games differ.
pub(crate) fn opening(seed: u64) -> Game {
    let mut random = Random(seed);
    let mut game = Game::new(Position::even());
    for _ in 0..4 {
        let moves = game.position().legal_moves();
        let m = moves[random.next() as usize % moves.len()];
        game.play(m).expect("a legal move can be played");
    }
    game
}

/// Plays a game to its end.
pub(crate) fn play(mut game: Game, players: [&mut Box<dyn Player>; 2], random: &mut Random) -> Played {
    let mut seen = Repetitions::default();
    let mut conduct = [Conduct::default(); 2];
    let winner = loop {
        let turn = game.position().turn();
        if game.moves().len() >= LONGEST_GAME {
            break None;
        }
        if let Some(winner) = seen.end_at(game.position()) {
            break winner;
        }
        let Some(m) = players[turn.index()].choose(&game, random) else { break Some(!turn) };
        let before = game.position().clone();
        game.play(m).unwrap_or_else(|reason| panic!("{turn:?} plays {m} in {before}: {reason}"));
        conduct[turn.index()].judge(&before, m, game.position());
    };
    Played { winner, plies: game.moves().len(), conduct }
}

fn can_mate(position: &Position) -> bool {
    after_each_move(position).any(|after| after.in_check() && after.is_checkmate())
}

fn mate_could_be_avoided(position: &Position) -> bool {
    after_each_move(position).any(|after| !can_mate(&after))
}

fn after_each_move(position: &Position) -> impl Iterator<Item = Position> + '_ {
    position.legal_moves().into_iter().map(|m| {
        let mut after = position.clone();
        after.play_unchecked(m);
        after
    })
}

/// The positions of a game, to see the fourth occurrence of one (END-12, END-13).
#[derive(Default)]
struct Repetitions {
    occurrences: HashMap<u64, Vec<usize>>,
    checks: Vec<bool>,
}

impl Repetitions {
    /// The result if the game ends by repetition with this position.
    fn end_at(&mut self, position: &Position) -> Option<Option<Color>> {
        let ply = self.checks.len();
        self.checks.push(position.in_check());
        let times = self.occurrences.entry(position.key()).or_default();
        times.push(ply);
        match times[..] {
            [first, _, _, last] => Some(perpetual_check_winner(&self.checks[first + 1..=last], position.turn())),
            _ => None,
        }
    }
}

/// Who wins a repetition (END-13): `checks` says of each position since the first occurrence whether its side to move
/// was in check, `turn` whose turn it is in the last.
fn perpetual_check_winner(checks: &[bool], turn: Color) -> Option<Color> {
    let always = |skipped| checks.iter().rev().skip(skipped).step_by(2).all(|check| *check);
    match (always(0), always(1)) {
        (true, false) => Some(turn),
        (false, true) => Some(!turn),
        _ => None,
    }
}
