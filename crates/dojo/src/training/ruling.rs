//! What a move is worth in place of a mistake: as good as the better one, or not, and why not.

use super::NO_ENGINE;
use crate::analysis::judge_once;
use crate::app::App;
use crate::failure::Failure;
use crate::trainer::Judgement;
use crate::turns::{Asker, Weight};
use crate::who::Who;
use engine::Game;
use shogi::{IllegalMove, Move, Position};
use std::net::IpAddr;
use std::time::Duration;
use study::{Line, Mistake, Refutation, Score};
use tokio::time::timeout;

/// So many positions are looked at for an answer: as many as before the mistake was kept.
const NODES: u64 = 60_000;
/// Whoever has waited so long is told that it could not be found out.
const PATIENCE: Duration = Duration::from_secs(20);
/// A move that loses less of the chance of winning is as good.
pub(super) const AS_GOOD: f64 = 0.05;

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// It is right: the better move itself, or one as good.
    Right {
        /// The better move itself.
        is_wanted: bool,
    },
    /// It is not, and this is why.
    Wrong(Box<Refutation>),
    /// It wins, too, but there is a mate.
    Slower,
    /// It is not in the line that is to be known.
    NotInLine,
    /// The rules do not allow it.
    Illegal(IllegalMove),
    /// That could not be found out in time.
    Undecided,
}

impl App {
    /// Judges a move in place of a mistake.
    ///
    /// # Errors
    /// If somebody asks too much, or no engine is free.
    pub(super) async fn rule(
        &self,
        visitor: &Who,
        from: IpAddr,
        mistake: &Mistake,
        m: Move,
    ) -> Result<Ruling, Failure> {
        if let Err(reason) = mistake.position.judge(m) {
            return Ok(Ruling::Illegal(reason));
        }
        if mistake.better.moves.first() == Some(&m) {
            return Ok(Ruling::Right { is_wanted: true });
        }
        if matches!(mistake.better.score, Score::MateIn(_)) && self.mates(visitor, from, mistake, m).await? {
            return Ok(Ruling::Right { is_wanted: false });
        }
        let answer = if m == mistake.played {
            mistake.answer.clone()
        } else {
            match self.best_at(visitor, from, &mistake.position, &[m]).await? {
                Some(answer) => answer,
                None => return Ok(Ruling::Undecided),
            }
        };
        let Some(refutation) = mistake.refutation_of(m, &answer) else { return Ok(Ruling::Undecided) };
        let verdict = &refutation.verdict;
        Ok(match () {
            () if verdict.loss() >= AS_GOOD || m == mistake.played => Ruling::Wrong(Box::new(refutation)),
            () if verdict.missed_mate.is_some() => Ruling::Slower,
            () => Ruling::Right { is_wanted: false },
        })
    }

    /// Whether the move keeps a mate by checks.
    async fn mates(&self, visitor: &Who, from: IpAddr, mistake: &Mistake, m: Move) -> Result<bool, Failure> {
        let position = mistake.position.clone();
        let judgement = self.bench.ask(visitor, from, move |judge| judge.judge(&position, m, None)).await?;
        Ok(matches!(judgement, Judgement::Solved | Judgement::Right { .. }))
    }

    /// The best line after these moves; `None` if that takes too long.
    pub(super) async fn best_at(
        &self,
        visitor: &Who,
        from: IpAddr,
        position: &Position,
        moves: &[Move],
    ) -> Result<Option<Line>, Failure> {
        let asker = Asker { visitor: visitor.clone(), address: from };
        let ticket = self.turns.join(asker, Weight::Short).map_err(|_| NO_ENGINE)?;
        let mut game = Game::new(position.clone());
        for m in moves {
            game.play(*m).map_err(|_| Failure::BAD_REQUEST)?;
        }
        let judged = timeout(PATIENCE, judge_once(ticket, &game, NODES)).await;
        Ok(judged.ok().flatten().map(|judgement| judgement.best))
    }
}
