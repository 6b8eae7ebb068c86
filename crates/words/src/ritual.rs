//! What is said of the ceremony, movement by movement.

mod wrong;

pub use wrong::{wrong_choice, wrong_value};

use crate::Language;
use arbiter::ritual::{Beat, By, Choices, Deed, KingPiece, KingSet, Placement, Role, Step, Throw, Thrower, king_of};
use shogi::{Color, PieceKind, Square};

/// What a player is called in sentences: by name, or by what they are in the ceremony.
pub fn player_in_ceremony(choices: &Choices, role: Role, language: Language) -> String {
    let name = choices.name(role);
    let id = if role == Role::Senior { "ritual-by-senior" } else { "ritual-by-junior" };
    if name.is_empty() { language.text(id) } else { name.to_owned() }
}

/// The same where a sentence begins, or nothing else stands there.
pub fn sentence(text: String) -> String {
    let mut signs = text.chars();
    match signs.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(signs).collect(),
        _ => text,
    }
}

/// Who makes a movement.
pub fn who_in_ceremony(choices: &Choices, beat: &Beat, language: Language) -> String {
    if beat.step == Step::ThrowPawns && choices.lots.thrower() != Thrower::Player {
        let player = player_in_ceremony(choices, choices.lots.on_behalf_of(), language);
        let id = format!("ceremony-by-{}", choices.lots.thrower().code());
        return language.text_with(&id, "player", player);
    }
    match beat.by {
        By::One(role) => player_in_ceremony(choices, role, language),
        By::Both => language.text("ritual-by-both"),
    }
}

/// How a step is done; where both kings are 玉 nobody has a 王 to place (ETIQ-12).
pub fn step_in_ceremony(choices: &Choices, step: Step, language: Language) -> String {
    if step == Step::PlaceKings && choices.kings == KingSet::TwoGyokusho {
        return language.text("ritual-step-place_kings-how-two");
    }
    language.text(&format!("ritual-step-{}-how", step.code()))
}

/// A movement in a sentence; nothing for a step that is one movement, which its own text tells.
pub fn deed_in_ceremony(choices: &Choices, beat: &Beat, language: Language) -> Option<String> {
    let told = |id: &str, by: Role, what: String| {
        let player = player_in_ceremony(choices, by, language);
        sentence(language.text_with_list(id, &[("player", &player), ("piece", &what)]))
    };
    match beat.deed {
        Deed::Whole => None,
        Deed::Place(placement) => Some(told("ceremony-place", placement.by, placed(choices, placement, language))),
        Deed::Remove(placement) => Some(told("ceremony-remove", placement.by, placed(choices, placement, language))),
        Deed::PutBack(placement) => Some(told("ceremony-put-back", placement.by, placed(choices, placement, language))),
        Deed::Throw(throw) => Some(throw_in_ceremony(choices, throw, language)),
        Deed::Pack(group) => {
            let piece = crate::piece(group.kind, language);
            Some(language.text_with_list("ceremony-pack", &[("piece", &piece), ("count", &group.found.to_string())]))
        }
    }
}

/// How a throw fell, and what comes of it (RULE-08, RULE-11).
pub fn throw_in_ceremony(choices: &Choices, throw: Throw, language: Language) -> String {
    use arbiter::ritual::Face;
    let counts = [("pawns", throw.count(Face::Pawn)), ("tokins", throw.count(Face::Tokin))];
    let count = language.text_with_counts("ritual-lots-count", &counts);
    let role = choices.lots.on_behalf_of();
    let outcome = match throw.color() {
        None => language.text("ritual-lots-again"),
        Some(color) => {
            let first = if color == Color::Black { role } else { !role };
            language.text_with("ceremony-begins", "player", player_in_ceremony(choices, first, language))
        }
    };
    language.text_with_list("ceremony-fell-so", &[("count", &count), ("text", &outcome)])
}

/// A piece and which of its kind, as its owner sees it.
fn placed(choices: &Choices, Placement { by, piece, square }: Placement, language: Language) -> String {
    let kind = piece.kind();
    let name = crate::piece(kind, language);
    let file = file_from_right(square, piece.color());
    match kind {
        PieceKind::King => match king_of(by, choices.kings) {
            KingPiece::Osho => king(name, "王将", language),
            KingPiece::Gyokusho => king(name, "玉将", language),
            KingPiece::GyokushoWithStyle => language.text("ceremony-king-style"),
            KingPiece::GyokushoWithSignature => language.text("ceremony-king-signature"),
        },
        PieceKind::Rook | PieceKind::Bishop => name,
        PieceKind::Pawn => language.text_with_list("ceremony-pawn", &[("piece", &name), ("file", &file.to_string())]),
        _ if file > 5 => language.text_with("ceremony-left", "piece", name),
        _ => language.text_with("ceremony-right", "piece", name),
    }
}

/// `king 王将`; who reads Japanese needs no other word.
fn king(name: String, kanji: &str, language: Language) -> String {
    if language == Language::Japanese { kanji.to_owned() } else { format!("{name} {kanji}") }
}

/// Which column of the board it is, counted from the player's right.
fn file_from_right(square: Square, color: Color) -> u8 {
    if color == Color::Black { square.file() } else { 10 - square.file() }
}

/// The courtesies of a club, a line each.
pub fn courtesies(language: Language) -> [String; 7] {
    [1, 2, 3, 4, 5, 6, 7].map(|number| language.text(&format!("courtesy-{number}")))
}

#[cfg(test)]
mod tests;
