//! `GET /workshop`: what boards and pieces are made of, and how, as a catalogue with pictures (CRAFT-01 … CRAFT-35, EQUIP-11 … EQUIP-13,
//! EQUIP-15, CLOCK-11), and the choice of what the reader's own board wears. `GET /workshop/drawn/…` are its drawings (`drawn.rs`),
//! `GET /workshop/card.pdf` the lid of a display box (`card.rs`).

mod card;
mod drawn;
mod dress;

pub(crate) use card::card;
pub(crate) use drawn::{address, drawn};

use super::layout::Page;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use diagram::{Drawing, Entry, Section, What, catalogue};
use maud::{Markup, html};
use shogi::folded;
use words::{Language, glossary};

/// What is asked for: which things, in which order, and what the reader's board is to wear.
type Asked = Vec<(String, String)>;

/// The last value of a parameter.
fn said<'a>(asked: &'a Asked, name: &str) -> Option<&'a str> {
    asked.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
}

pub(crate) async fn workshop(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Markup {
    let title = language.text("workshop-title");
    let what = said(&asked, "what").and_then(|what| what.parse().ok());
    let best_first = said(&asked, "order") != Some(PLAIN_FIRST);
    let sections = || catalogue().iter().filter(move |section| what.is_none_or(|what| section.what == what));
    let body = html! {
        main.workshop id="main" {
            h1 { (title) }
            p.lead { (language.text("workshop-lead")) }
            (filters(what, best_first, language))
            nav.sections aria-label=(language.text("workshop-contents")) {
                ul.contents {
                    li { a href="#dress" { strong { (language.text("dress-title")) } } }
                    @for section in sections() { li { a href=(format!("#{}", section.id)) { (language.text(&title_of(section))) } } }
                    li { a href="#card" { (language.text("workshop-card-title")) } }
                }
            }
            (dress::panel(&asked, language))
            @for section in sections() { (chapter(section, best_first, language)) }
            (card::form(language))
        }
    };
    Page {
        language,
        title: &title,
        description: language.text("workshop-lead"),
        picture: None,
        path: "/workshop",
        styles: &["board.css", "workshop.css"],
        script: "workshop.js",
        game: None,
        body,
    }
    .render(&reach)
}

/// The order that is not the usual one, as the address says it.
const PLAIN_FIRST: &str = "plain";

fn title_of(section: &Section) -> String {
    format!("craft-{}", section.id)
}

/// Links to what there is of each kind of thing, and to both orders.
fn filters(what: Option<What>, best_first: bool, language: Language) -> Markup {
    let address = |what: Option<What>, best_first: bool| {
        let what = what.map(|what| format!("what={}", what.name()));
        let order = (!best_first).then(|| format!("order={PLAIN_FIRST}"));
        let query: Vec<String> = [what, order].into_iter().flatten().collect();
        if query.is_empty() { "/workshop".to_owned() } else { format!("/workshop?{}", query.join("&")) }
    };
    let kinds = [None].into_iter().chain(What::ALL.iter().copied().map(Some));
    html! {
        dl.filters {
            dt { (language.text("workshop-show")) }
            dd {
                @for own in kinds {
                    a href=(address(own, best_first)) aria-current=[(own == what).then_some("page")] {
                        (language.text(&format!("workshop-{}", own.map_or("all", What::name))))
                    }
                }
            }
            dt { (language.text("workshop-order")) }
            dd {
                @for (own, name) in [(true, "workshop-best-first"), (false, "workshop-plain-first")] {
                    a href=(address(what, own)) aria-current=[(own == best_first).then_some("page")] { (language.text(name)) }
                }
            }
        }
    }
}

fn chapter(section: &Section, best_first: bool, language: Language) -> Markup {
    let text = |part: &str| format!("craft-{}{part}", section.id);
    html! {
        section.craft id=(section.id) {
            h2 { (language.text(&title_of(section))) }
            p { (language.text(&text("-lead"))) }
            @if let Some(drawing) = section.drawing() { img.head src=(drawn::address(drawing, language)) alt="" loading="lazy"; }
            @if !section.entries.is_empty() {
                ul.things {
                    @for entry in section.ranked(best_first) { (thing(section, entry, language)) }
                }
            }
            @if let Some(note) = language.known_text(&text("-note"), []) {
                p.note { strong { (language.text("workshop-note")) } " " (note) }
            }
        }
    }
}

fn thing(section: &Section, entry: &Entry, language: Language) -> Markup {
    let about = format!("craft-{}-{}", section.id, entry.id);
    let drawing: Option<Drawing> = section.drawing_of(entry);
    html! {
        li.thing data-drawn=[drawing.map(|drawing| drawing.figure.name())] id=(format!("{}-{}", section.id, entry.id)) {
            @if let Some(drawing) = drawing { img src=(drawn::address(drawing, language)) alt="" loading="lazy"; }
            h3 { (heading(section, entry, language)) }
            @if !entry.latin.is_empty() { p.latin lang="la" { (entry.latin) } }
            @if let Some(rank) = section.rank_of(entry) { p.rank { (language.text_with("workshop-rank", "rank", usize::from(rank))) } }
            p { (language.text(&about)) }
            @if let Some(("cut", cut)) = section.choice(entry) {
                p { a href=(dress::six_faces(cut)) { (language.text("workshop-six-faces")) } }
            }
            @if let Some((choice, value)) = section.choice(entry) {
                p { a.choose href=(format!("/workshop?{choice}={value}#dress")) data-choice=(choice) data-value=(value) {
                    (language.text("workshop-choose"))
                    span.unseen { ": " (plain_name(section, entry, language)) }
                } }
            }
        }
    }
}

/// What a thing is called, its Japanese beside it; a word of the glossary leads there.
fn heading(section: &Section, entry: &Entry, language: Language) -> Markup {
    let japanese = language == Language::Japanese;
    // The same kanji read otherwise are another word: 桂 is a tree here, and a Knight elsewhere.
    let reading = folded(&entry.reading);
    let is_entry = |term: &&glossary::Term| {
        !entry.kanji.is_empty()
            && term.kanji.split(", ").any(|own| own == entry.kanji)
            && term.romaji.split(", ").any(|own| folded(own) == reading)
    };
    let term = glossary::terms().find(is_entry);
    let name = html! {
        @if entry.kanji.is_empty() { (language.text(&format!("craft-{}-{}-name", section.id, entry.id))) }
        @else if japanese { (entry.kanji) }
        @else { i lang="ja-Latn" { (entry.reading) } }
    };
    html! {
        @if let Some(term) = term { a href=(format!("/glossary/{}", term.id)) { (name) } } @else { (name) }
        @if !entry.kanji.is_empty() {
            " " span.quiet lang="ja" { @if japanese { (kana(entry)) } @else { (entry.kanji) } }
        }
    }
}

/// How a name is read, for Japanese readers.
pub(crate) fn kana(entry: &Entry) -> String {
    if entry.kana.is_empty() {
        words::reading(&entry.kanji, &entry.reading, Language::Japanese)
    } else {
        entry.kana.clone()
    }
}

/// What a thing is called in a list.
fn plain_name(section: &Section, entry: &Entry, language: Language) -> String {
    match (entry.kanji.is_empty(), language) {
        (true, _) => language.text(&format!("craft-{}-{}-name", section.id, entry.id)),
        (false, Language::Japanese) => entry.kanji.clone(),
        (false, _) => format!("{} {}", entry.reading, entry.kanji),
    }
}
