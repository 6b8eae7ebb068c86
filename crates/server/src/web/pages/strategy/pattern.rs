//! `GET /strategy/{id}`: a castle, an opening or a tesuji, how it comes about on a board, what it is good for.

use super::{about, address, chapter, link};
use crate::web::api::patterns::steps;
use crate::web::api::records::{is_castle, is_opening};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::layout::{Page, Shown, bare_board, icon};
use crate::web::picture::{in_book, of_card};
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::extract::{Path, State};
use dojo::failure::Failure;
use kifu::notation::Notation;
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::{Color, HandPiece, Handicap, PieceKind, Position, Square};
use study::patterns::{Building, Catalogue, Kind, Pattern, PatternId};
use words::{Language, own_name, piece, reading};

/// Where in the line one goes; `ui/pages/strategy.js` knows them.
const STEPS: [&str; 5] = ["first", "previous", "play", "next", "last"];

/// So far from the king, in files and ranks, stands what protects it.
const NEAR: u8 = 2;

pub(crate) async fn pattern(
    Preferred(language): Preferred,
    Writing(notation): Writing,
    State(reach): State<Reach>,
    text_view: TextView,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let catalogue = Catalogue::builtin();
    let id = catalogue.get(&id).ok_or(Failure::NOT_FOUND)?;
    let (pattern, building) = (&catalogue[id], catalogue.building(id));
    let name = own_name(&pattern.names, language);
    let told = about(id, language);
    let shape = made_of(pattern, notation, language);
    let snapshot = building.map(|building| snapshot(pattern, building, notation, language).to_string());
    let body = html! {
        main.solve.pattern id="main" {
            @if building.is_some() { shogi-board data-named { (bare_board()) } }
            @if let Some(building) = building { noscript { (picture(building, name)) } }
            div.side {
                (head(id, language))
                @if let Some(building) = building { (walk(building.moves.len(), language)) }
                @if building.is_some() && (is_castle(id) || is_opening(id)) {
                    p { a.button href=(format!("/train/drill/pattern/{}", pattern.id)) { (language.text("train-drill-to")) } }
                }
                @if let Some(told) = &told { p.told { (told) } }
                (merits(pattern, language))
                @if !shape.is_empty() || pattern.kind == Kind::Castle { (parts(pattern, building, &shape, language)) }
                (kin(id, language))
                (sayings(id, language))
                (games(id, language))
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let end = building.map(|building| of_card(&building.end().to_string()));
    Ok(Page {
        language,
        title: name,
        description: told.unwrap_or_else(|| language.text("strategy-lead")),
        picture: end,
        path: &address(pattern),
        styles: &["board.css", "tsume.css", "strategy.css"],
        script: "strategy.js",
        game: Some(Shown {
            handicap: Handicap::Even,
            snapshot,
            variant: Value::Null,
            text: building.map(|_| text_view),
        }),
        body,
    }
    .render(&reach))
}

/// What the script steps through.
fn snapshot(pattern: &Pattern, building: &Building, notation: Notation, language: Language) -> Value {
    json!({
        "sfen": building.start.to_string(),
        "near": building.side.name(),
        "steps": steps(&building.start, &building.moves, notation, language),
        // A tesuji is a move, the rest a shape: that is what people come to see.
        "at": if pattern.kind == Kind::Tesuji { 0 } else { building.moves.len() },
    })
}

fn head(id: PatternId, language: Language) -> Markup {
    let pattern = &Catalogue::builtin()[id];
    let names = &pattern.names;
    let chapter = chapter(id);
    // In the other languages that readers here have, where it is called otherwise.
    let own = own_name(names, language);
    let others = [Language::Italian, Language::English].map(|other| (other, own_name(names, other)));
    let others: Vec<_> = others.into_iter().filter(|(other, name)| *other != language && *name != own).collect();
    html! {
        header.head {
            p.facts {
                a href="/strategy" { (language.text("strategy-title")) } " · "
                a href=(format!("/strategy#{chapter}")) { (language.text(&format!("strategy-chapter-{chapter}"))) }
            }
            h1 { (own) @if pattern.rare { "°" } }
            p.names {
                span lang="ja" { (names.kanji) } " " (reading(&names.kanji, &names.romaji, language))
                @for other in &pattern.aliases { " · " span lang="ja" { (other) } }
            }
            @if !others.is_empty() {
                p.quiet { @for (index, (other, name)) in others.iter().enumerate() {
                    @if index > 0 { " · " }
                    span lang=(other.code()) { (name) }
                } }
            }
            @if pattern.rare { p.quiet { (language.text("strategy-rare")) } }
        }
    }
}

fn picture(building: &Building, name: &str) -> Markup {
    html! { img src=(in_book(&building.end().to_string())) width="300" height="300" alt=(name); }
}

/// How one steps through a line of so many moves; the moves themselves are what the script lists.
pub(super) fn walk(moves: usize, language: Language) -> Markup {
    html! {
        section.walk aria-label=(language.text("strategy-building")) {
            div.replay role="group" aria-label=(language.text("game-replay")) {
                @for name in STEPS {
                    @let words = language.text(&if name == "play" { "record-play".to_owned() } else { format!("game-{name}") });
                    button data-step=(name) aria-label=(words) title=(words) { (icon(name)) }
                }
            }
            @if moves > 1 { ol.moves {} }
        }
    }
}

fn merits(pattern: &Pattern, language: Language) -> Markup {
    let said = |what: &str| language.known_text(&format!("pattern-{}-{what}", pattern.id), []);
    let merits: Vec<(&str, String)> =
        ["strong", "weak"].into_iter().filter_map(|what| Some((what, said(what)?))).collect();
    html! {
        @if !merits.is_empty() {
            dl.merits { @for (what, words) in merits { dt { (language.text(&format!("strategy-{what}"))) } dd { (words) } } }
        }
    }
}

/// The own pieces that make the shape: "Gold 7h", or "King 8h / 7i" where either will do.
fn made_of(pattern: &Pattern, notation: Notation, language: Language) -> Vec<String> {
    let one = |(kind, square): &(PieceKind, Square)| format!("{} {}", piece(*kind, language), notation.square(*square));
    pattern.parts.iter().map(|part| part.iter().map(one).collect::<Vec<_>>().join(" / ")).collect()
}

/// What the pattern is made of; of a castle what stands round the king besides (OPEN-01).
fn parts(pattern: &Pattern, building: Option<&Building>, shape: &[String], language: Language) -> Markup {
    let around = building.filter(|_| pattern.kind == Kind::Castle).map(|building| around(building, language));
    html! {
        section {
            h2 { (language.text("strategy-parts")) }
            @if !shape.is_empty() { ul.parts { @for part in shape { li { (part) } } } }
            @if let Some(around) = around.filter(|around| !around.is_empty()) {
                p { (language.text_with("strategy-around", "pieces", around)) }
            }
        }
    }
}

/// How many pieces of each kind protect the king: "2 × Gold, 1 × Silver".
fn around(building: &Building, language: Language) -> String {
    let (end, side) = (building.end(), building.side);
    let Some(king) = end.king(side) else { return String::new() };
    let counted = |kind: HandPiece| (kind.kind(), near(&end, king, side, kind.kind()));
    let kinds = [HandPiece::Gold, HandPiece::Silver, HandPiece::Knight, HandPiece::Lance, HandPiece::Pawn].map(counted);
    let told = kinds.into_iter().filter(|(_, count)| *count > 0);
    told.map(|(kind, count)| format!("{count} × {}", piece(kind, language))).collect::<Vec<_>>().join(", ")
}

fn near(position: &Position, king: Square, side: Color, kind: PieceKind) -> usize {
    let is_near =
        |square: &Square| square.file().abs_diff(king.file()) <= NEAR && square.rank().abs_diff(king.rank()) <= NEAR;
    let is_such =
        |square: &Square| position.piece_at(*square).is_some_and(|piece| piece.color() == side && piece.kind() == kind);
    Square::all().filter(|square| is_near(square) && is_such(square)).count()
}

/// What is more general, what is more special, and what it goes with.
fn kin(id: PatternId, language: Language) -> Markup {
    let catalogue = Catalogue::builtin();
    let with = if catalogue[id].kind == Kind::Castle { "with-openings" } else { "with-castles" };
    let groups = [
        ("parent", catalogue[id].parent.into_iter().collect::<Vec<_>>()),
        ("children", catalogue.children(id).collect()),
        (with, catalogue.companions(id)),
    ];
    html! {
        @for (name, ids) in groups.iter().filter(|(_, ids)| !ids.is_empty()) {
            section {
                h2 { (language.text(&format!("strategy-{name}"))) }
                ul.names { @for id in ids { li { (link(*id, language)) } } }
            }
        }
    }
}

/// Proverbs (格言 kakugen) that belong to it, in Japanese with their reading and what they mean.
fn sayings(id: PatternId, language: Language) -> Markup {
    let proverbs: Vec<_> = Catalogue::builtin().proverbs(id).collect();
    html! {
        @if !proverbs.is_empty() {
            section {
                h2 { (language.text("strategy-proverbs")) }
                @for proverb in proverbs {
                    blockquote {
                        p { span lang="ja" { (proverb.kanji) } @if language != Language::Japanese { " " i lang="ja-Latn" { (proverb.romaji) } } }
                        p.quiet { (language.text(&format!("proverb-{}", proverb.id))) }
                    }
                }
            }
        }
    }
}

/// Games in which it was played, and where the reader's own are found.
fn games(id: PatternId, language: Language) -> Markup {
    let name = if is_castle(id) { "castle" } else { "opening" };
    let examples: Vec<usize> = Catalogue::builtin().examples_of(id).collect();
    html! {
        @if !examples.is_empty() {
            section {
                h2 { (language.text("strategy-examples")) }
                ul.names { @for place in examples {
                    li { a href=(super::example::address(place)) { (super::example::title(place, language)) } }
                } }
            }
        }
        @if is_castle(id) || is_opening(id) {
            p { a href=(format!("/library?{name}={}", Catalogue::builtin()[id].id)) { (language.text("strategy-library")) } }
        }
    }
}
