//! Moves said aloud (NOTA-18).

use crate::{Language, piece, piece_of_family};
use kifu::notation::Spoken;
use shogi::{Move, Position, Square};
use variants::{Kind, KindId, Parts};

/// A move said aloud, without who makes it: `pawn to 7-6` (NOTA-18). Empty if no piece stands where it starts.
pub fn spoken(position: &Position, m: Move, last_to: Option<Square>, language: Language) -> String {
    Spoken::of(position, m, last_to).map_or_else(String::new, |spoken| spoken_parts(&spoken, language))
}

/// The same of a move that is taken apart already.
pub fn spoken_parts(spoken: &Spoken, language: Language) -> String {
    let values = spoken.values(language == Language::Japanese, |kind| piece(kind, language));
    language.text_with_values("spoken-move", values.map(|(name, value)| (name, value.into())))
}

/// The same of a move of another game of the family, whose pieces `kind` knows.
pub fn spoken_family<'a>(kind: impl Fn(KindId) -> &'a Kind, parts: &Parts, language: Language) -> String {
    let square = |(file, rank): &(u8, u8)| format!("{file}-{rank}");
    let name = |id: &KindId| piece_of_family(kind(*id), language).to_owned();
    let to: Vec<String> = parts.steps.iter().map(square).collect();
    let captured: Vec<String> = parts.captured.iter().map(name).collect();
    let values = [
        ("piece", name(&parts.kind)),
        ("which", "none".to_owned()),
        ("action", if parts.from.is_none() { "drops" } else { "moves" }.to_owned()),
        ("to", to.join(", ")),
        ("same", "no".to_owned()),
        ("captured", if captured.is_empty() { "none".to_owned() } else { captured.join(", ") }),
        ("promotion", if parts.promotes { "yes" } else { "none" }.to_owned()),
    ];
    language.text_with_values("spoken-move", values.map(|(name, value)| (name, value.into())))
}
