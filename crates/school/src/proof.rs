//! Whether a lesson can be learned: what is asked for can be done, and not by whatever one does.

use crate::course::{Choose, Lesson, Press, Task};
use crate::moves::{Aim, Moves, Proof, Reply, Stand};
use shogi::{Color, Square};
use std::collections::HashSet;
use std::fmt;

/// One may take so many moves more than it needs, and no more: otherwise the number says nothing.
const MOST_SPARE: usize = 2;

/// What is wrong with a task of a lesson. Each is one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which lesson.
    pub lesson: String,
    /// Which of its tasks, from 1.
    pub task: usize,
    /// What.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, task {}: {}", self.lesson, self.task, self.what)
    }
}

/// All that is wrong with a lesson, as far as the rules alone can say. Mates are for who can solve them, what is good for who can
/// play, and names for who knows them.
pub fn check(lesson: &Lesson) -> Vec<Fault> {
    let fault = |(task, what)| Fault { lesson: lesson.id.clone(), task, what };
    let of_task = |(number, task): (usize, &Task)| {
        let wrong = match task {
            Task::Moves(task) => of_moves(task),
            Task::Press(task) => of_press(task),
            Task::Choose(task) => of_choose(task),
            Task::Mate(task) if task.plies % 2 == 0 => Some("a mate takes an odd number of moves".to_owned()),
            Task::Mate(_) | Task::Play(_) => None,
        };
        wrong.map(|what| (number, what))
    };
    (1..).zip(&lesson.tasks).filter_map(of_task).map(fault).collect()
}

fn of_moves(task: &Moves) -> Option<String> {
    if task.start.turn() != Color::Black {
        return Some("black is to move".to_owned());
    }
    if let Some(what) = of_squares(task) {
        return Some(what);
    }
    let Some(way) = task.shortest(&[]) else {
        return Some(format!("it cannot be done in {} moves", task.within));
    };
    if way.len() + MOST_SPARE < task.within {
        return Some(format!("it takes {} moves, and {} are given", way.len(), task.within));
    }
    let fails = |moves: &[shogi::Move]| matches!(task.judge(moves), Ok(Stand::Late { .. } | Stand::Taken { .. }));
    if !can_fail(task, &fails) {
        return Some("it is done whatever one does".to_owned());
    }
    None
}

/// Whether there is a way not to reach it: whatever moves come first in each position.
fn can_fail(task: &Moves, fails: &dyn Fn(&[shogi::Move]) -> bool) -> bool {
    let Stand::Open { position, .. } = task.judge(&[]).unwrap_or_else(|_| unreachable!("no move is illegal")) else {
        return false;
    };
    let firsts = position.legal_moves();
    firsts.into_iter().any(|first| {
        let mut moves = vec![first];
        loop {
            match task.judge(&moves) {
                Ok(Stand::Open { position, .. }) => match position.legal_moves().into_iter().next() {
                    Some(m) => moves.push(m),
                    None => return true,
                },
                _ => return fails(&moves),
            }
        }
    })
}

fn of_squares(task: &Moves) -> Option<String> {
    let stands = |square: &Square| task.start.piece_at(*square).map(shogi::Piece::color);
    match task.aim {
        Aim::Take if task.squares.iter().any(|square| stands(square) != Some(Color::White)) => {
            Some("there is nothing to take on one of its squares".to_owned())
        }
        Aim::Reach if task.squares.iter().any(|square| stands(square).is_some()) => {
            Some("something stands on a square that is to be reached".to_owned())
        }
        Aim::Reach | Aim::Take if task.squares.is_empty() => Some("it names no square".to_owned()),
        Aim::Answer if task.answers.is_empty() => Some("it names no move".to_owned()),
        Aim::Answer => None,
        _ if task.proof == Proof::Engine => Some("an engine is asked about answers only".to_owned()),
        Aim::Build if task.stands.is_empty() || task.way.is_empty() => {
            Some("it names nothing to build, or no way".to_owned())
        }
        Aim::Build if !task.squares.is_empty() => Some("what is built tells its squares".to_owned()),
        _ if task.called.is_some() && task.aim != Aim::Build => Some("only what is built has a name".to_owned()),
        _ if !task.answers.is_empty() => Some("only an aim `answer` has answers".to_owned()),
        Aim::Safe | Aim::Check | Aim::Checkmate if !task.squares.is_empty() => {
            Some("its aim has no squares".to_owned())
        }
        Aim::Safe if task.reply != Reply::Takes => Some("white has to take what is not safe".to_owned()),
        Aim::Check | Aim::Checkmate if task.start.king(Color::White).is_none() => Some("white has no king".to_owned()),
        _ => None,
    }
}

fn of_press(task: &Press) -> Option<String> {
    let different: HashSet<_> = task.squares.iter().collect();
    (task.squares.is_empty() || different.len() < task.squares.len())
        .then(|| "it names no square, or one twice".to_owned())
}

fn of_choose(task: &Choose) -> Option<String> {
    let right: HashSet<_> = task.right.iter().collect();
    let is_one = |answer: &&usize| (1..=task.answers).contains(*answer);
    let fits = right.len() == task.right.len() && right.iter().all(is_one);
    if !task.moves.is_empty() && task.moves.len() != task.answers {
        return Some("either each of its answers speaks of a move, or none".to_owned());
    }
    if task.line.is_empty() != task.called.is_none() {
        return Some("a game that leads there has a name, and what has a name tells its game".to_owned());
    }
    (!fits || right.is_empty() || right.len() >= task.answers)
        .then(|| "some of its answers have to be right, and not all".to_owned())
}

#[cfg(test)]
mod tests;
