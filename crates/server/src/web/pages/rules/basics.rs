//! What one has to know to play: aim, board, turns, how the pieces move, captures, promotion, drops, check and mate.

use super::entry;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::PieceKind;
use words::Language;

/// Told before the moves of the pieces, and after them.
const BEFORE: [&str; 4] = ["aim", "board", "set-up", "turn"];
const AFTER: [&str; 5] = ["capture", "promotion", "drop", "check", "mate"];

/// In the order in which they are learned; with what promotes to something else than a Gold's moves.
const PIECES: [PieceKind; 10] = [
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

pub(super) fn basics(language: Language, notation: Notation) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section id="game" {
            h2 { (text("rules-game")) }
            p { (text("rules-game-lead")) " " a href="/school" { (text("school-title")) } }
            h3 { (text("rules-begin")) }
            @for code in BEFORE { (entry("basic", code, language, notation)) }
            h3 id="moves" { (text("rules-moves")) }
            p { (text("rules-moves-lead")) }
            ul.moves { @for kind in PIECES { li { (moves(kind, language)) } } }
            p { (text("rules-moves-like-gold")) }
            h3 { (text("rules-play")) }
            @for code in AFTER { (entry("basic", code, language, notation)) }
        }
    }
}

/// How a piece goes, drawn and said.
fn moves(kind: PieceKind, language: Language) -> Markup {
    let name = kind.name();
    let picture = format!("/family/shogi/{}/moves.svg", kind.letters());
    html! {
        img src=(picture) alt="" width="110" height="110" loading="lazy";
        div {
            strong { (words::piece_name(name, language)) }
            @if language != Language::Japanese { " " span.quiet lang="ja" { (name.kanji) } }
            p { (language.text(&format!("rules-moves-{}", name.code))) }
        }
    }
}
