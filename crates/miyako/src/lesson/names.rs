//! Whether what lessons call by a name is what players call so.

use school::{Choose, Moves, Stand};
use shogi::{Color, Handicap, Move, Position};
use study::patterns::{Catalogue, Labels, PatternId};

/// What is built has to be what players call so: a castle as it stands, an opening or an attack in a game in which White does no
/// more than wait.
pub(super) fn fault_of_built(task: &Moves) -> Option<String> {
    let name = task.called.as_deref()?;
    let catalogue = Catalogue::builtin();
    let Some(id) = catalogue.get(name) else { return Some(format!("no pattern is called {name}")) };
    let Ok(Stand::Done { position }) = task.judge(&task.way) else {
        return Some("its way does not lead there".to_owned());
    };
    let is_so = if catalogue.is_castle(id) {
        catalogue.castles(&position, Color::Black).any(|shown| shown == id)
    } else {
        waited_for(task).is_some_and(|moves| is_called(&task.start, moves, id))
    };
    (!is_so).then(|| format!("what is built is not {name}"))
}

/// Black's way with White's moves between: the rook goes aside and back. `None` if it cannot.
fn waited_for(task: &Moves) -> Option<Vec<Move>> {
    let waiting = ["8b9b", "9b8b"].map(|text| text.parse::<Move>().ok());
    let mut position = task.start.clone();
    let mut moves = Vec::new();
    for (own, wait) in task.way.iter().zip(waiting.into_iter().cycle()) {
        for m in [*own, wait?] {
            position.play(m).ok()?;
            moves.push(m);
        }
    }
    moves.pop();
    Some(moves)
}

/// The game that a question tells of has to lead to what stands on the board, and has to be called so.
pub(super) fn fault_of_opening(task: &Choose) -> Option<String> {
    let name = task.called.as_deref()?;
    let Some(id) = Catalogue::builtin().get(name) else { return Some(format!("no pattern is called {name}")) };
    let start = Handicap::Even.position();
    let mut position = start.clone();
    for m in &task.line {
        if position.play(*m).is_err() {
            return Some(format!("{m} cannot be played in its game"));
        }
    }
    if position.key() != task.board.key() {
        return Some(format!("its game leads to {position}"));
    }
    (!is_called(&start, task.line.clone(), id)).then(|| format!("its game is not called {name}"))
}

fn is_called(start: &Position, moves: Vec<Move>, id: PatternId) -> bool {
    Labels::of_moves(start, moves.into_iter()).patterns().contains(&id)
}
