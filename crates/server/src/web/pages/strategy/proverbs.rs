//! `GET /proverbs`: what every player has heard (格言 kakugen), each with its reading, its sense and the patterns that it is about.

use super::link;
use crate::web::language::Preferred;
use crate::web::pages::layout::{Page, icon};
use crate::web::picture::in_book;
use crate::web::reach::Reach;
use axum::extract::State;
use maud::{Markup, html};
use study::patterns::{Catalogue, PatternId, Proverb};
use words::Language;

/// So many of the patterns are named; the others are found from those.
const MOST_NAMED: usize = 4;

pub(crate) async fn proverbs(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("proverbs-title");
    let body = html! {
        main.tsume.strategy.proverbs id="main" {
            h1 { (title) }
            p.lead { (text("proverbs-lead")) }
            p.quiet { (text("strategy-rare")) }
            ol.sayings { @for proverb in Catalogue::builtin().all_proverbs() { (saying(proverb, language)) } }
            p { a href="/strategy" { (text("strategy-door")) } " · " a href="/glossary" { (text("glossary-door")) } }
        }
    };
    Page {
        language,
        title: &title,
        description: text("proverbs-lead"),
        picture: None,
        path: "/proverbs",
        styles: &["board.css", "tsume.css", "strategy.css"],
        script: "spoken.js",
        game: None,
        body,
    }
    .render(&reach)
}

fn saying(proverb: &Proverb, language: Language) -> Markup {
    let catalogue = Catalogue::builtin();
    let about: Vec<PatternId> = proverb.about.iter().filter_map(|id| catalogue.get(id)).collect();
    let board =
        about.iter().find_map(|id| catalogue.building(*id)).map(|building| in_book(&building.end().to_string()));
    html! {
        li id=(proverb.id) {
            figure {
                @if let Some(board) = board { img src=(board) width="300" height="300" loading="lazy" alt=""; }
                blockquote {
                    p.kanji lang="ja" { (proverb.kanji) }
                    @if language != Language::Japanese { p.quiet lang="ja-Latn" { i { (proverb.romaji) } } }
                }
                figcaption {
                    p { (language.text(&format!("proverb-{}", proverb.id))) }
                    p.named { @for (place, id) in about.iter().take(MOST_NAMED).enumerate() { @if place > 0 { " · " } (link(*id, language)) } }
                    button.listen type="button" hidden data-speak=(proverb.kanji) {
                        (icon("calls")) span { (language.text("glossary-listen")) } span.unseen { ": " (proverb.romaji) }
                    }
                }
            }
        }
    }
}
