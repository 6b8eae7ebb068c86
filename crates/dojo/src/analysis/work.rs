//! The work on one question, turn by turn.

use super::request::Question;
use super::talk::Talk;
use super::tell::{Cost, Findings, Place, score_of};
use crate::turns::{Ticket, Turn};
use engine::Answer;
use serde_json::json;
use std::future::Future;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::sleep_until;

/// So often a reader is told of something new.
const BETWEEN_NEWS: Duration = Duration::from_millis(120);

/// Why a piece of work has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// All is found out that was asked for.
    Finished,
    /// The server closes, or the engine has failed.
    BrokenOff,
}

impl End {
    pub(super) fn name(self) -> &'static str {
        match self {
            End::Finished => "finished",
            End::BrokenOff => "broken_off",
        }
    }
}

/// Analyses one place until what was asked for is spent.
pub(super) async fn position(mut ticket: Ticket, question: &Question, lines: usize, talk: &Talk) -> End {
    let place = Place::of(&question.game);
    let (findings, mut news) = watch::channel(Findings::default());
    let mut cost = Cost::default();
    while let Some(limits) = question.effort.rest(cost.time, cost.nodes) {
        let Some(turn) = talk.turn(&mut ticket, &question.id).await else { return End::BrokenOff };
        let begun = Instant::now();
        let notes = findings.clone();
        let thinking =
            turn.think(question.game.clone(), limits, lines, move |info| notes.send_modify(|all| all.add(info)));
        let told = |all: &Findings, nodes: u64| {
            let cost = Cost { nodes: cost.nodes + nodes, time: cost.time + begun.elapsed() };
            talk.tell(&talk.reader.info(&question.id, &place, all, cost));
        };
        let Some((turn, answer)) = listen(thinking, &mut news, |all| told(all, all.nodes())).await else {
            return End::BrokenOff;
        };
        if findings.borrow().is_empty() {
            // Nothing can be played: what the position is worth is all there is to say.
            let score = talk.reader.score(score_of(answer.score), place.position.turn());
            talk.tell(&json!({"type": "info", "id": question.id, "depth": 0, "nodes": 0, "lines": [], "score": score}));
        } else {
            told(&findings.borrow(), answer.nodes);
        }
        (cost.nodes, cost.time) = (cost.nodes + answer.nodes, cost.time + begun.elapsed());
        if !turn.was_halted() {
            break;
        }
    }
    End::Finished
}

/// Tells of news while somebody thinks, but not too often.
async fn listen(
    thinking: impl Future<Output = Option<(Turn, Answer)>>,
    news: &mut watch::Receiver<Findings>,
    tell: impl Fn(&Findings),
) -> Option<(Turn, Answer)> {
    let mut thinking = pin!(thinking);
    let mut quiet_until = tokio::time::Instant::now();
    loop {
        let next = async {
            sleep_until(quiet_until).await;
            news.changed().await
        };
        tokio::select! {
            done = &mut thinking => return done,
            changed = next => {
                changed.ok()?;
                tell(&news.borrow_and_update());
                quiet_until = tokio::time::Instant::now() + BETWEEN_NEWS;
            }
        }
    }
}
