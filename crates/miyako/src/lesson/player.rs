//! What an engine says of the moves that lessons call right and wrong.

use engine::{Engine, Game, Limits, Stop};
use school::{Choose, Moves};
use shogi::{Move, Position};
use study::Score;

/// Megabytes.
const MEMORY: usize = 16;
/// Each question is asked twice, so that no answer hangs on how long somebody thinks. Nothing in it is left to chance.
const NODES: [u64; 2] = [30_000, 120_000];
/// What is right costs no more of the chance of winning than this, against the best.
const AS_GOOD: f64 = 0.05;
/// What is wrong costs so much more than any that is right,
const WORSE: f64 = 0.10;
/// or so many hundredths of a pawn, where all is won or lost anyway.
const WORSE_VALUE: i32 = 300;

/// An engine that is asked about moves.
pub(super) struct Judge(Engine);

impl Default for Judge {
    fn default() -> Judge {
        Judge(Engine::new(MEMORY))
    }
}

impl Judge {
    /// Each answer has to be as good as the best move there is, and every other move clearly worse.
    pub(super) fn fault_of_answers(&mut self, task: &Moves) -> Option<String> {
        let others: Vec<Move> = task.start.legal_moves().into_iter().filter(|m| !task.answers.contains(m)).collect();
        self.fault(&task.start, &task.answers, &[others])
    }

    /// The same among the moves that the answers speak of.
    pub(super) fn fault_of_choice(&mut self, task: &Choose) -> Option<String> {
        let is_right = |index: usize| task.right.contains(&(index + 1));
        let of = |wanted: bool| {
            let own = task.moves.iter().enumerate().filter(move |(index, _)| is_right(*index) == wanted);
            own.map(|(_, m)| *m).collect::<Vec<Move>>()
        };
        let wrong: Vec<Vec<Move>> = of(false).into_iter().map(|m| vec![m]).collect();
        self.fault(&task.board, &of(true), &wrong)
    }

    fn fault(&mut self, position: &Position, right: &[Move], wrong: &[Vec<Move>]) -> Option<String> {
        if let Some(m) = right.iter().chain(wrong.iter().flatten()).find(|m| position.judge(**m).is_err()) {
            return Some(format!("{m} is illegal"));
        }
        NODES.into_iter().find_map(|nodes| {
            let right: Vec<(Move, Score)> = right.iter().map(|m| (*m, self.ask(position, vec![*m], nodes).1)).collect();
            let by_chance =
                |a: &&(Move, Score), b: &&(Move, Score)| a.1.chance().value().total_cmp(&b.1.chance().value());
            let (best, most) = *right.iter().max_by(by_chance)?;
            let (weakest, least) = *right.iter().min_by(by_chance)?;
            if most.chance().drop_to(least.chance()) > AS_GOOD {
                return Some(format!("{weakest} ({least}) is worse than {best} ({most}), at {nodes} nodes"));
            }
            wrong.iter().filter(|moves| !moves.is_empty()).find_map(|moves| {
                let (m, score) = self.ask(position, moves.clone(), nodes);
                (!is_clearly_worse(score, least))
                    .then(|| format!("{m} ({score}) is not clearly worse than {weakest} ({least}), at {nodes} nodes"))
            })
        })
    }

    /// The best of some moves, and what it is worth.
    fn ask(&mut self, position: &Position, searchmoves: Vec<Move>, nodes: u64) -> (Move, Score) {
        let first = searchmoves[0];
        self.0.new_game();
        let limits = Limits { nodes: Some(nodes), searchmoves, ..Limits::default() };
        let answer = self.0.search(&Game::new(position.clone()), &limits, &Stop::new(), &mut |_| ());
        let score = match answer.score {
            engine::Score::Value(value) => Score::Value(value),
            engine::Score::MateIn(plies) => Score::MateIn(plies),
            engine::Score::MatedIn(plies) => Score::MatedIn(plies),
        };
        match answer.decision {
            engine::Decision::Play { m, .. } => (m, score),
            engine::Decision::DeclareWin | engine::Decision::Resign => (first, score),
        }
    }
}

fn is_clearly_worse(score: Score, right: Score) -> bool {
    if let (Score::Value(value), Score::Value(right)) = (score, right)
        && right - value >= WORSE_VALUE
    {
        return true;
    }
    right.chance().drop_to(score.chance()) >= WORSE
}

#[cfg(test)]
mod tests;
