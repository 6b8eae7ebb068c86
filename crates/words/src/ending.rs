//! How games end.

use crate::{Language, side};
use arbiter::Outcome;
use kifu::Ending;
use shogi::{Color, Handicap};
use variants::yonin::{self, Seat};
use variants::{Position, RecordEnding};

/// How a game ended and who won: `Checkmate: Black wins`.
pub fn result(outcome: Outcome, handicap: Handicap, language: Language) -> String {
    let winner = outcome.winner().map(|winner| side(winner, handicap, language)).unwrap_or_default();
    let foul = match outcome {
        Outcome::Foul { foul, .. } => language.text(&format!("foul-{}", foul.code())),
        _ => String::new(),
    };
    language.text_with_values(outcome.message(), [("winner", winner.into()), ("foul", foul.into())])
}

/// How a record ends and who won, if `turn` was to move: `Resignation: Black wins`.
pub fn ending(ending: &Ending, turn: Color, handicap: Handicap, language: Language) -> String {
    let winner = ending.winner(turn).map(|winner| side(winner, handicap, language)).unwrap_or_default();
    let id = match ending {
        Ending::Other(word) => return word.clone(),
        Ending::Foul { name: Some(_), .. } => "result-foul".to_owned(),
        Ending::Foul { .. } | Ending::PerpetualCheck { .. } | Ending::NoMate | Ending::SealedMove => {
            format!("record-end-{}", ending.code())
        }
        Ending::Adjudicated { loser: None } => "result-adjudicated-draw".to_owned(),
        Ending::Repetition { agreed: true } => "result-repetition-agreed".to_owned(),
        Ending::Impasse { declared_by: Some(_) } => "result-impasse-declared".to_owned(),
        other => format!("result-{}", other.code()),
    };
    let foul = match ending {
        Ending::Foul { name: Some(name), .. } => name.clone(),
        _ => String::new(),
    };
    language.text_with_values(&id, [("winner", winner.into()), ("foul", foul.into())])
}

/// How a recorded game of the family ended in this position, and who won: `Checkmate: Black wins`; its own word where that is
/// none of ours.
pub fn ending_of_family(ending: &RecordEnding, position: &Position, language: Language) -> String {
    let winner = ending.winner.map(|winner| side(winner, Handicap::Even, language)).unwrap_or_default();
    if let Some(foul) = &ending.foul {
        let name = language.known_text(&format!("foul-{}", foul.code), []).unwrap_or_else(|| foul.name.clone());
        let (id, played) = match foul.text(position) {
            Some(played) => ("record-end-foul-move", played),
            None => ("result-foul", String::new()),
        };
        return language
            .text_with_values(id, [("winner", winner.into()), ("foul", name.into()), ("move", played.into())]);
    }
    let id = match (ending.code(), ending.winner) {
        ("", _) => return ending.word.clone(),
        ("perpetual_check", _) => "record-end-perpetual_check".to_owned(),
        ("foul", _) => "record-end-foul".to_owned(),
        ("bare_king", None) => "result-bare_king-both".to_owned(),
        ("adjudicated", None) => "result-adjudicated-draw".to_owned(),
        (code, _) => format!("result-{code}"),
    };
    language.text_with(&id, "winner", winner)
}

/// How a game for four ended and who came first.
pub fn ending_of_four(outcome: &yonin::Outcome, language: Language) -> String {
    let reason = language.text(&format!("yonin-ended-{}", outcome.reason.code()));
    match outcome.reason {
        yonin::Reason::Interrupted => reason,
        _ => format!("{reason} {}", first_of_four(outcome.first().map(Seat::code), language)),
    }
}

/// Who came first among four, by the names of their seats: `First: South, West`.
pub fn first_of_four<'a>(seats: impl IntoIterator<Item = &'a str>, language: Language) -> String {
    let names: Vec<String> = seats.into_iter().map(|seat| language.text(&format!("seat-{seat}"))).collect();
    language.text_with("first-of-four", "seats", names.join(&language.text("ui-comma")))
}

#[cfg(test)]
mod tests;
