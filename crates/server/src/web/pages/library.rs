//! `GET /library`: the visitor's records, and the form that finds some of them.

use super::form;
use super::layout::Page;
use super::record::import_box;
use crate::web::api::records::{Asked, address, escaped, is_castle, is_opening, title};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::who::Who;
use maud::{Markup, html};
use shogi::{Color, Handicap};
use store::{Card, Facts};
use study::patterns::{Catalogue, PatternId};
use variants::AnyRules;
use words::{Language, own_name};

/// Endings that can be looked for, with the ids of their texts.
const ENDINGS: [(&str, &str); 19] = [
    ("resign", "ending-resign"),
    ("mate", "ending-mate"),
    ("time", "ending-time"),
    ("foul", "ending-foul"),
    ("perpetual_check", "foul-perpetual_check"),
    ("declaration", "ending-declaration"),
    ("points", "ending-points"),
    ("repetition", "ending-repetition"),
    ("impasse", "ending-impasse"),
    ("agreed_draw", "ending-agreed_draw"),
    ("move_limit", "ending-move_limit"),
    ("adjudicated", "ending-adjudicated"),
    ("default", "ending-default"),
    ("interrupted", "ending-interrupted"),
    ("caught", "library-caught"),
    ("try", "library-try"),
    ("bare_king", "library-bare_king"),
    ("lost_repetition", "library-lost_repetition"),
    ("decided", "library-decided"),
];

const ORDERS: [&str; 3] = ["added", "changed", "played"];

pub(crate) async fn library(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failed> {
    let found = match asked.search() {
        Ok((query, search)) => Ok(app.find_records(&visitor, &query, search, language).await?),
        Err(failure) => Err(failure.text(language)),
    };
    let title = language.text("library-title");
    let body = html! {
        main id="main" {
            section.games.library {
                h1 { (title) }
                (search_form(&asked, language))
                @match &found {
                    Err(wrong) => p.wrong role="alert" { (wrong) },
                    Ok(found) if found.cards.is_empty() => p role="status" {
                        (language.text(if asked.is_empty() { "library-none" } else { "library-nothing-found" }))
                    },
                    Ok(found) => {
                        (selection(&found.cards, &asked, language))
                        @if let Some(last) = found.cards.last().filter(|_| found.more) {
                            p.more { a rel="next" href=(asked.after(&last.id)) { (language.text("library-more")) } }
                        }
                    }
                }
                (import_box(language))
                (super::forget::link(language))
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: language.text("library-description"),
        picture: None,
        path: "/library",
        styles: &["start.css", "library.css"],
        script: "library.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// It works without script: what is looked for stands in the address.
fn search_form(asked: &Asked, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let word = |name: &str, value: &str| {
        html! { label { span.label { (text(&format!("library-{name}"))) } input type="text" name=(name) value=(value); } }
    };
    let day = |name: &str, value: &str| {
        html! {
            label {
                span.label { (text(&format!("library-{name}"))) }
                input type="text" inputmode="numeric" name=(name) value=(value) placeholder=(text("library-day"));
            }
        }
    };
    html! {
        form.search method="get" action="/library" role="search" {
            (word("player", &asked.player))
            (word("event", &asked.event))
            (word("text", &asked.text))
            details open[asked.asks_for_more()] {
                summary { (text("library-more-fields")) }
                div {
                    (day("from", &asked.from))
                    (day("to", &asked.to))
                    (word("place", &asked.place))
                    (word("tag", &asked.tag))
                    label {
                        span.label { (text("library-ending")) }
                        select name="ending" {
                            option value="" { (text("library-any")) }
                            @for (code, id) in ENDINGS {
                                option value=(code) selected[asked.ending == code] { (text(id)) }
                            }
                        }
                    }
                    label {
                        span.label { (text("library-variant")) }
                        select name="variant" {
                            option value="" { (text("library-any")) }
                            @for game in AnyRules::all().filter(|game| game.id() != "shogi") {
                                option value=(game.id()) selected[asked.variant == game.id()] {
                                    (words::own_name(game.names(), language))
                                }
                            }
                        }
                    }
                    label {
                        span.label { (text("library-handicap")) }
                        select name="handicap" {
                            option value="" { (text("library-any")) }
                            @for handicap in Handicap::all() {
                                option value=(handicap.code()) selected[asked.handicap == handicap.code()] {
                                    (form::name_of(handicap, language))
                                }
                            }
                        }
                    }
                    (patterns("opening", &asked.opening, is_opening, language))
                    (patterns("castle", &asked.castle, is_castle, language))
                    p.note { a href="/strategy" { (text("strategy-door")) } }
                    label {
                        span.label { (text("library-sort")) }
                        select name="sort" {
                            @for order in ORDERS {
                                option value=(order) selected[asked.sort == order] { (text(&format!("library-sort-{order}"))) }
                            }
                        }
                    }
                    label.wide {
                        span.label { (text("library-sfen")) }
                        input type="text" name="sfen" value=(asked.sfen) spellcheck="false" autocapitalize="off" aria-describedby="library-sfen-note";
                        span.note id="library-sfen-note" { (text("library-sfen-note")) }
                    }
                }
            }
            p.buttons {
                button.primary { (text("library-search")) }
                @if !asked.is_empty() { a href="/library" { (text("library-all")) } }
            }
        }
    }
}

/// Castles or openings to choose from, in the order of their names.
fn patterns(name: &str, asked: &str, is_wanted: fn(PatternId) -> bool, language: Language) -> Markup {
    let wanted = Catalogue::builtin().all().filter(|(id, _)| is_wanted(*id));
    let mut named: Vec<(&str, &str)> =
        wanted.map(|(_, pattern)| (own_name(&pattern.names, language), pattern.id.as_str())).collect();
    // Chinese characters stand in no order that readers know: there the more general come first.
    if language != Language::Japanese {
        named.sort_unstable();
    }
    html! {
        label {
            span.label { (language.text(&format!("library-{name}"))) }
            select name=(name) {
                option value="" { (language.text("library-any")) }
                @for (own, id) in named { option value=(id) selected[asked == id] { (own) } }
            }
        }
    }
}

/// The records, and what can be done with those that are chosen: without script, too.
fn selection(cards: &[Card], asked: &Asked, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.selection method="post" action="/library/selected" {
            input type="hidden" name="back" value=(asked.address());
            (list(cards, language))
            div.chosen role="group" aria-label=(text("library-chosen")) {
                label.all hidden { input type="checkbox" data-all; " " (text("library-choose-all")) }
                // The first button is what the Enter key means in the field.
                span.tagging {
                    input type="text" name="tag" maxlength="40" autocomplete="off" aria-label=(text("library-tag")) placeholder=(text("library-tag"));
                    button name="do" value="tag" { (text("library-tag-put")) }
                    button name="do" value="untag" { (text("library-tag-take")) }
                }
                button name="do" value="export" { (text("record-export")) }
                button name="do" value="delete" { (text("record-remove")) }
            }
        }
    }
}

fn list(cards: &[Card], language: Language) -> Markup {
    html! {
        ol.record-list {
            @for card in cards {
                @let (facts, title) = (&card.facts, title(card, language));
                li {
                    input type="checkbox" name="record" value=(card.id) aria-label=(language.text_with("library-choose", "title", title.clone()));
                    a href=(address(card)) {
                        span.title {
                            (title)
                            @if card.share.is_some() { " " span.shared { (language.text("library-shared")) } }
                        }
                        span.event.quiet { (event(facts, &title, language)) }
                        span.outcome.quiet { (outcome(facts, language)) }
                        time.quiet datetime=[known(&facts.played)] { (facts.played.replace('-', "/")) }
                    }
                    @if !facts.tags.is_empty() {
                        span.tags {
                            @for tag in facts.tags.split(", ") { a href=(format!("/library?tag={}", escaped(tag))) { (tag) } }
                        }
                    }
                }
            }
        }
    }
}

fn known(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// Which game it was if not standard shogi, what it was part of and where, as far as the title does not say it.
fn event(facts: &Facts, title: &str, language: Language) -> String {
    let game = words::variant(&facts.variant, language).filter(|game| game != title);
    let others = [&facts.event, &facts.place].into_iter().filter_map(|text| known(text)).map(str::to_owned);
    game.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}

/// Who won, and in how many moves.
fn outcome(facts: &Facts, language: Language) -> String {
    let handicap = Handicap::from_name(&facts.handicap).unwrap_or(Handicap::Even);
    let moves = language.text_with("games-moves", "count", facts.plies);
    let winner = Color::named(&facts.winner);
    if winner.is_none() && !facts.winner.is_empty() {
        // Among four several may come first.
        return format!("{} · {moves}", words::first_of_four(facts.winner.split(' '), language));
    }
    let drawn = ["repetition", "impasse", "agreed_draw", "move_limit", "adjudicated", "bare_king"]
        .contains(&facts.ending.as_str());
    let result = match winner {
        Some(winner) => Some(language.text_with("games-side-won", "winner", words::side(winner, handicap, language))),
        None => drawn.then(|| language.text("games-drawn")),
    };
    result.into_iter().chain([moves]).collect::<Vec<_>>().join(" · ")
}
