//! What a pupil once did, gone through again from what the log keeps of it.

use super::{Place, Reply, Verdict, chosen, moved, pressed, still};
use school::Task;
use shogi::{Move, Position, Square};

/// What was made of each answer on the way, in order, as far as it still makes sense; of squares and choices the last alone.
pub fn again(place: Place, line: &str) -> Vec<Reply> {
    match place.task() {
        Task::Moves(task) => {
            let moves = moves_of(line);
            (1..=moves.len()).map_while(|count| moved(task, &moves[..count]).ok()).collect()
        }
        Task::Mate(task) => played_again(&task.start, line),
        Task::Press(task) => {
            let squares: Vec<Square> = line.split(' ').map_while(Square::from_usi).collect();
            let told = pressed(task, &squares).map(|reply| Reply { squares, ..reply });
            vec![told.unwrap_or_else(|_| still(&task.board, Verdict::Undecided, Vec::new()))]
        }
        // A game has a page of its own.
        Task::Play(_) => Vec::new(),
        Task::Choose(task) => {
            let told = line.parse().ok().and_then(|choice| chosen(task, choice).ok());
            vec![told.unwrap_or_else(|| still(&task.board, Verdict::Undecided, Vec::new()))]
        }
    }
}

/// Moves of both sides, up to the first that the rules do not allow: that one is refused.
pub fn played_again(start: &Position, line: &str) -> Vec<Reply> {
    let (mut position, mut last, mut replies) = (start.clone(), None, Vec::new());
    for m in moves_of(line) {
        if let Err(reason) = position.judge(m) {
            replies.push(Reply::refused(&position, last, reason, Vec::new()));
            break;
        }
        let before = position.clone();
        position.play_unchecked(m);
        let (verdict, after) = (Verdict::Right, position.clone());
        replies.push(Reply { verdict, before, last, moves: vec![m], after, squares: Vec::new(), left: None });
        last = Some(m.to());
    }
    replies
}

fn moves_of(line: &str) -> Vec<Move> {
    line.split(' ').map_while(|text| text.parse().ok()).collect()
}
