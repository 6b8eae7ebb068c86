//! What the chapters have beside rules: pieces in the order in which they are learned, the game in figures.

use crate::Language;
use shogi::{BoardMaterial, FACTS, PieceKind};

/// In the order in which they are learned; of those that promote to a Gold's moves only what they are before.
pub const MOVES: [PieceKind; 10] = [
    PieceKind::King,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::Knight,
    PieceKind::Lance,
    PieceKind::Pawn,
    PieceKind::Rook,
    PieceKind::Dragon,
    PieceKind::Bishop,
    PieceKind::Horse,
];

/// The most valuable first.
pub const WORTH: [PieceKind; 8] = [
    PieceKind::King,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::Knight,
    PieceKind::Lance,
    PieceKind::Pawn,
];

/// What is said of how a piece goes; of what moves as a Gold, that it does.
pub fn said_of_moves(kind: PieceKind, language: Language) -> String {
    let as_gold = kind.unpromoted() != kind && !MOVES.contains(&kind);
    let code = if as_gold { "as-gold" } else { kind.name().code };
    language.text(&format!("rules-moves-{code}"))
}

/// Each piece that promotes, and what to (RULE-46).
pub fn promotions() -> impl Iterator<Item = [PieceKind; 2]> {
    let order = [6, 8, 2, 3, 4, 5].map(|index| MOVES[index]);
    order.into_iter().filter_map(|kind| Some([kind, kind.promoted()?]))
}

/// The game in figures (EQUIP-14), with the materials of boards (EQUIP-12) and the longest game (END-20): what is counted, and how much.
pub fn facts(language: Language) -> Vec<[String; 2]> {
    let text = |id: &str| language.text(&format!("facts-{id}"));
    let count = |id: &str, name: &str, value: u16| language.text_with(&format!("facts-{id}"), name, value);
    let either = |flag| text(if flag { "yes" } else { "no" });
    let (shortest, longest) = FACTS.duration_minutes;
    let duration = [count("minutes", "count", shortest), count("hours", "count", longest / 60)].join(" – ");
    let materials =
        BoardMaterial::ALL.map(|material| language.text(&format!("material-{}", material.code()))).join(", ");
    let rows = [
        ("players", FACTS.players.to_string()),
        ("teams", either(FACTS.teams)),
        ("chance", either(FACTS.chance)),
        ("gambling", either(FACTS.gambling)),
        ("age", count("age-from", "years", FACTS.age_from.into())),
        ("set-up", count("minutes", "count", FACTS.set_up_minutes.into())),
        ("duration", duration),
        ("first", text("first-sente")),
        (
            "origin",
            language.text_with("facts-origin-when", "century", crate::history::century(FACTS.century.into(), language)),
        ),
        ("board", materials),
        ("longest", count("moves", "count", FACTS.longest_game)),
    ];
    rows.map(|(label, value)| [text(label), value]).into()
}
