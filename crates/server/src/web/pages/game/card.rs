//! How a game is shown where its address is sent: who plays, how it stands, a picture of the board.

use super::terms;
use crate::web::picture::of_card;
use dojo::agreement::{Agreement, Player};
use dojo::live::Reader;
use dojo::seats::Seats;
use dojo::two::{Snapshot, is_called_off};
use dojo::wording;
use shogi::Color;
use words::Language;

/// `Anna – Bruno`, or that Anna invites somebody to play; nothing of a game at one screen.
pub(super) fn title(snapshot: &Snapshot, reader: &Reader) -> Option<String> {
    let people = &snapshot.people;
    let [black, white] = Color::ALL.map(|color| name(color, &people.agreement, &people.seats, reader));
    match (black, white) {
        (Some(black), Some(white)) if people.agreement.between_two || black != white => {
            Some(format!("{black} – {white}"))
        }
        (Some(one), None) | (None, Some(one)) => Some(reader.language.text_with("ui-join-by", "name", one)),
        _ => None,
    }
}

/// Who has this colour, if anybody has it by now.
fn name(color: Color, agreement: &Agreement, seats: &Seats, reader: &Reader) -> Option<String> {
    let Reader { language, names, .. } = reader;
    match agreement.player(color) {
        Player::Computer(level) => Some(wording::computer(level, *language)),
        Player::Person => seats.player(color).map(|seat| wording::sitter(seat, agreement, names, *language)),
    }
}

/// The game by its name, and how it ended or how far it has come; before the first move what was agreed.
pub(super) fn description(name: &str, snapshot: &Snapshot, language: Language) -> String {
    let agreement = &snapshot.people.agreement;
    let how = match (snapshot.standing.outcome, snapshot.played.len()) {
        (Some(outcome), _) if is_called_off(outcome, agreement, &snapshot.people.seats) => {
            language.text("result-called-off")
        }
        (Some(outcome), _) => words::result(outcome, agreement.handicap, language),
        (None, 0) => terms(agreement, language),
        (None, plies) => language.text_with("games-moves", "count", plies),
    };
    format!("{name} · {how}")
}

/// The board as it stands; other games of the family are not drawn for others.
pub(super) fn picture(snapshot: &Snapshot) -> Option<String> {
    if snapshot.people.agreement.variant.is_some() {
        return None;
    }
    let last = snapshot.played.views().last().map(|view| view.sfen.clone());
    Some(of_card(&last.unwrap_or_else(|| snapshot.played.start.to_string())))
}
