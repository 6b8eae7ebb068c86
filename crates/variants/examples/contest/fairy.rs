//! How Fairy-Stockfish writes Kyōto shōgi: both faces of a piece by the letter of one, the other face with a plus before it; a
//! move that turns that face up ends with a plus, one that turns it down with a minus.

use variants::{Course, Position};

/// Our letter for a face, and its own.
const FACES: [(char, &str); 4] = [('R', "+P"), ('B', "+S"), ('G', "+N"), ('T', "+L")];

fn of_face(letter: char) -> Option<&'static str> {
    FACES.iter().find(|(ours, _)| *ours == letter.to_ascii_uppercase()).map(|(_, theirs)| *theirs)
}

/// A game as it is told: the position at its start and the moves.
pub(crate) fn line(course: &Course) -> Result<String, String> {
    let mut position = course.start().clone();
    let mut line = format!("{} moves", their_position(&position.to_string()));
    for m in course.moves() {
        line.push(' ');
        line.push_str(&their_move(&position, &position.move_text(m)));
        if !position.play(m) {
            return Err(format!("{line}: cannot be played"));
        }
    }
    Ok(line)
}

/// `p+nks+l/… b N 1` of `pgkst/… b G 1`: in hand every piece shows the face without a plus.
fn their_position(text: &str) -> String {
    let translated = |field: &str, with_plus: bool| -> String {
        let letter = |c: char| match of_face(c) {
            Some(theirs) => {
                let theirs = if with_plus { theirs } else { &theirs[1..] };
                if c.is_ascii_lowercase() { theirs.to_ascii_lowercase() } else { theirs.to_owned() }
            }
            None => c.to_string(),
        };
        field.chars().map(letter).collect()
    };
    let fields = text.split(' ').enumerate().map(|(place, field)| match place {
        0 => translated(field, true),
        2 => translated(field, false),
        _ => field.to_owned(),
    });
    fields.collect::<Vec<_>>().join(" ")
}

/// Its text for a move of ours: `1e1d+`, `2e1d-`, `+P*3c`.
fn their_move(position: &Position, text: &str) -> String {
    if let Some((piece, square)) = text.split_once('*') {
        let piece = piece.chars().next().and_then(of_face).unwrap_or(piece);
        return format!("{piece}*{square}");
    }
    let Some(way) = text.strip_suffix('+') else { return text.to_owned() };
    let [file, rank] = [way.as_bytes()[0] - b'0', way.as_bytes()[1] - b'a' + 1];
    let face = position.piece_at(file, rank).and_then(|(_, kind)| position.game().kind(kind).id.chars().next());
    let turns_down = face.is_some_and(|face| of_face(face).is_some());
    format!("{way}{}", if turns_down { '-' } else { '+' })
}

/// Our text for a move of its.
pub(crate) fn our_move(text: &str) -> String {
    match text.split_once('*') {
        Some((piece, square)) => match FACES.iter().find(|(_, theirs)| *theirs == piece) {
            Some((ours, _)) => format!("{ours}*{square}"),
            None => text.to_owned(),
        },
        None => text.replace('-', "+"),
    }
}

#[cfg(test)]
mod tests;
