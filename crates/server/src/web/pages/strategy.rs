//! `GET /strategy`: castles, openings and tesuji by name, to be looked up in any spelling. `GET /strategy/{id}` is one of them
//! (`pattern.rs`), `GET /strategy/games/{number}` a game in which some of them arise (`example.rs`).

mod example;
mod pattern;
mod proverbs;

pub(crate) use example::example;
pub(crate) use pattern::pattern;
pub(crate) use proverbs::proverbs;

use super::layout::Page;
use crate::web::language::Preferred;
use crate::web::picture::in_book;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use shogi::PieceKind;
use study::patterns::{Catalogue, Kind, Pattern, PatternId};
use words::{Language, own_name};

/// What is asked for: a name, or a part of one.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
}

/// The chapters, in order, each with an address of its own on the page.
pub(super) const CHAPTERS: [&str; 6] = ["right", "left", "centre", "opening", "attack", "tesuji"];

/// Tesuji are found by the piece that makes them.
const TESUJI: [(&str, &[&str]); 5] = [
    ("pawn", &["tataki", "tarefu", "tsugifu", "renda", "awase", "kinzoko", "ginbasami", "hashi-kogeki", "hisha-saki"]),
    ("knight", &["fundoshi", "hikae-kei", "tsugikei", "futo-kei", "dengaku", "gedan-kyo"]),
    (
        "silver",
        &["wariuchi-gin", "tasuki-gin", "keito-gin", "hara-gin", "shiri-gin", "gin-funari", "kabe-gin", "atama-kin"],
    ),
    ("major", &["otebisha", "tasuki-kaku", "ikken-ryu", "jijin-hisha", "jijin-kaku", "tomi-kaku"]),
    ("any", &["ryotori"]),
];

pub(crate) async fn strategy(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("strategy-title");
    let body = html! {
        main.tsume.strategy id="main" {
            h1 { (title) }
            p.lead { (text("strategy-lead")) }
            p { a href="/glossary" { (text("glossary-door")) } " · " a href="/proverbs" { (text("proverbs-door")) } }
            form.search role="search" {
                label.label for="q" { (text("strategy-search")) }
                input id="q" type="search" name="q" value=(asked.q) maxlength="60" autocapitalize="off" spellcheck="false";
                button { (text("library-search")) }
            }
            @if asked.q.trim().is_empty() { (chapters(language)) } @else { (found(&asked.q, language)) }
        }
    };
    Page {
        language,
        title: &title,
        description: text("strategy-lead"),
        picture: None,
        path: "/strategy",
        styles: &["board.css", "tsume.css", "strategy.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach)
}

/// Its own address.
pub(super) fn address(pattern: &Pattern) -> String {
    format!("/strategy/{}", pattern.id)
}

/// Which chapter tells of it.
fn chapter(id: PatternId) -> &'static str {
    let pattern = &Catalogue::builtin()[id];
    match pattern.kind {
        Kind::Castle => wing(id),
        Kind::Style | Kind::Opening | Kind::Joseki | Kind::Game => "opening",
        Kind::Attack | Kind::Formation => "attack",
        Kind::Tesuji => "tesuji",
    }
}

/// What a chapter tells of.
pub(super) fn in_chapter(name: &str) -> impl Iterator<Item = PatternId> {
    Catalogue::builtin().all().map(|(id, _)| id).filter(move |id| chapter(*id) == name)
}

/// On which side of the board a castle's king lives, as its owner sees it: the wing tells to which rook it belongs.
fn wing(id: PatternId) -> &'static str {
    let parts = || Catalogue::builtin().line(id).flat_map(|id| &Catalogue::builtin()[id].parts).flatten();
    let king = parts().find(|(kind, _)| *kind == PieceKind::King);
    // Where the shape leaves the king out, its generals tell.
    match king.or_else(|| parts().next()).map_or(5, |(_, square)| square.file()) {
        1..=3 => "right",
        7..=9 => "left",
        _ => "centre",
    }
}

fn chapters(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let catalogue = Catalogue::builtin();
    html! {
        nav aria-label=(text("strategy-contents")) {
            ul.contents { @for name in CHAPTERS { li { a href=(format!("#{name}")) { (text(&format!("strategy-chapter-{name}"))) } } } }
        }
        p.quiet { (text("strategy-rare")) }
        @for name in CHAPTERS {
            section id=(name) {
                h2 { (text(&format!("strategy-chapter-{name}"))) }
                p { (text(&format!("strategy-chapter-{name}-lead"))) }
                @if name == "tesuji" {
                    @for (piece, ids) in TESUJI {
                        h3 { (text(&format!("strategy-tesuji-{piece}"))) }
                        (entries(ids.iter().filter_map(|id| catalogue.get(id)), language))
                    }
                } @else {
                    (entries(in_chapter(name), language))
                }
            }
        }
    }
}

fn found(part: &str, language: Language) -> Markup {
    let found: Vec<PatternId> = Catalogue::builtin().search(part).collect();
    html! {
        section {
            h2 { (language.text_with("strategy-found", "count", found.len())) }
            (entries(found.into_iter(), language))
            p { a href="/strategy" { (language.text("strategy-all")) } }
        }
    }
}

/// Those that are written about with pictures, the others by their names.
fn entries(ids: impl Iterator<Item = PatternId>, language: Language) -> Markup {
    let (told, others): (Vec<PatternId>, Vec<PatternId>) = ids.partition(|id| about(*id, language).is_some());
    html! {
        @if !told.is_empty() { ul.told { @for id in told { (card(id, language)) } } }
        @if !others.is_empty() { ul.names { @for id in others { li { (link(id, language)) } } } }
    }
}

fn card(id: PatternId, language: Language) -> Markup {
    let catalogue = Catalogue::builtin();
    let end = catalogue.building(id).map(|building| in_book(&building.end().to_string()));
    html! {
        li {
            @if let Some(picture) = end { img src=(picture) width="300" height="300" loading="lazy" alt=""; }
            (link(id, language))
        }
    }
}

/// A name that leads to its page, with the Japanese beside it for those who read another language.
pub(super) fn link(id: PatternId, language: Language) -> Markup {
    let pattern = &Catalogue::builtin()[id];
    let name = own_name(&pattern.names, language);
    html! {
        a href=(address(pattern)) {
            (name) @if pattern.rare { "°" }
            @if name != pattern.names.kanji { " " span.quiet lang="ja" { (pattern.names.kanji) } }
        }
    }
}

/// What is written about it, and when one plays it.
pub(super) fn about(id: PatternId, language: Language) -> Option<String> {
    language.known_text(&format!("pattern-{}", Catalogue::builtin()[id].id), [])
}

#[cfg(test)]
mod tests;
