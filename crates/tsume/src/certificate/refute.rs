//! The section of a certificate that shows that there is no shorter mate.

use super::walk::{self, Met};
use crate::{Progress, Question, Solver, Verdict, Why};
use shogi::{Color, Move, Position};

/// The section, if it has at most `most` lines.
pub(super) fn section(
    position: &Position,
    plies: u16,
    most: usize,
    solver: &mut Solver,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> Result<String, Why> {
    let attacker = position.turn();
    let mut text = format!("none {plies}\n");
    let mut count = 0;
    let walked = walk::no_mate(position, plies, |met: &Met| {
        count += 1;
        if count > most {
            return Err(Why::Nodes);
        }
        let m = defence(met, attacker, solver, watch)?;
        text += &format!("{m}\n");
        Ok(m)
    });
    walked.map(|_| text).map_err(|broken| match broken {
        walk::Broken::Source(why) => why,
        walk::Broken::Fault(_) => Why::Memory,
    })
}

/// A defence after which there is no mate in the plies that are left: one after which there are few checks, if there is
/// a choice, so that the proof stays small.
fn defence(
    met: &Met,
    attacker: Color,
    solver: &mut Solver,
    watch: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Move, Why> {
    let mut defences: Vec<(usize, Move, Position)> = Vec::new();
    for m in met.position.legal_moves() {
        let mut next = met.position.clone();
        next.play_unchecked(m);
        let checks = shogi::Checks::new(&next);
        let count = next.legal_moves().into_iter().filter(|m| checks.given_by(&next, *m)).count();
        defences.push((count, m, next));
    }
    defences.sort_by_key(|(count, m, _)| (*count, *m));
    let question = Question { max_plies: Some(met.plies - 1), ..Question::any(attacker) };
    for (_, m, next) in defences {
        match solver.solve(&next, &question, watch).verdict {
            Verdict::NoMate => return Ok(m),
            Verdict::Mate(_) => {}
            Verdict::Unknown(why) => return Err(why),
        }
    }
    Err(Why::Memory)
}
