//! `GET /train`: what one can practise from one's own games: what is due, one's mistakes, and where to look for more.

mod card;
mod coordinates;
mod drill;
mod guess;
mod mistakes;
mod run;

pub(crate) use card::{card, remove, repeat};
pub(crate) use coordinates::coordinates;
pub(crate) use drill::{drill, keep_line};
pub(crate) use guess::guess;
pub(crate) use mistakes::{look, mistakes};
pub(crate) use run::run;

use super::games::{date, opponent};
use super::layout::{Page, Shown};
use super::visit::Visit;
use crate::web::failure::Failed;
use crate::web::text_view::TextView;
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;
use dojo::app::App;
use dojo::games::{AnyGame, Part};
use dojo::live::Reader;
use dojo::random;
use dojo::stored::{Agreed, time_of_day_ms};
use dojo::training::{Card, Material, Origin, Run, Source};
use dojo::who::Who;
use maud::{Markup, html};
use serde_json::Value;
use shogi::{Color, Handicap};
use std::collections::HashSet;
use store::CardSource;
use words::Language;

const STYLES: [&str; 4] = ["board.css", "tsume.css", "school.css", "training.css"];

/// Of so many games one may choose here; those before are found in the library.
const GAMES: i64 = 20;
/// And so many are shown.
const SHOWN: usize = 5;

pub(crate) async fn train(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (cards, sources) = (app.cards_to_practise(&visitor).await?, app.sources_of(&visitor).await?);
    let games = app.list(&visitor, &Part::default(), GAMES).await?.into_iter().filter_map(|entry| match entry.game {
        AnyGame::Two(agreed) if can_be_looked_through(&agreed) && entry.plies > 0 => Some(*agreed),
        _ => None,
    });
    let known: HashSet<&str> = sources.iter().map(|source| source.source.as_str()).collect();
    let games: Vec<Agreed> =
        games.filter(|game| !known.contains(source_of(game).to_string().as_str())).take(SHOWN).collect();
    let reader = Reader { language, visitor, names: app.names.clone() };
    let title = text("train-title");
    let body = html! {
        main.tsume.school.training id="main" {
            h1 { (title) }
            p.lead { (text("train-lead")) }
            (of_today(&cards, language))
            section.sources {
                h2 { (text("train-mistakes")) }
                p.quiet { (text("train-mistakes-how")) }
                (looked_through(&sources, &cards, language))
                @if games.is_empty() && sources.is_empty() {
                    p { (text("train-no-games")) }
                    p { a.button.primary href="/play" { (text("nav-new")) } }
                }
                @if !games.is_empty() {
                    h3 { (text("train-more-games")) }
                    ul.rows { @for game in &games {
                        li {
                            a href=(source_of(game).address()) { (opponent(game, &reader)) }
                            span.quiet { (date(game.created_ms, language)) }
                            (look_form(&source_of(game), "train-look", language))
                        }
                    } }
                }
                p.quiet { (text("train-from-library")) " " a href="/library" { (text("library-title")) } }
            }
            section.sources {
                h2 { (text("train-lines")) }
                p.quiet { (text("train-lines-how")) " " a href="/strategy" { (text("strategy-title")) } " · " a href="/library" { (text("library-title")) } }
                (lines_kept(&sources, &cards, language))
            }
            section {
                h2 { (text("guess-title")) }
                p.quiet { (text("guess-lead")) }
                a.button href="/train/guess/example/1" { (text("guess-to")) }
            }
            @for run in Run::ALL {
                @let name = format!("run-{}", run.code());
                section {
                    h2 { (text(&name)) }
                    p.quiet { (text(&format!("{name}-lead"))) }
                    a.button href=(format!("/train/run/{}", run.code())) { (text(&format!("{name}-to"))) }
                }
            }
            section {
                h2 { (text("coordinates-title")) }
                p.quiet { (text("coordinates-lead")) }
                a.button href="/train/coordinates" { (text("coordinates-to")) }
            }
        }
    };
    Ok(page(&title, "/train", "train-lead", "training.js", body, language).render(&visit.reach))
}

fn page<'a>(
    title: &'a str,
    path: &'a str,
    description: &str,
    script: &'a str,
    body: Markup,
    language: Language,
) -> Page<'a> {
    Page {
        language,
        title,
        description: language.text(description),
        picture: None,
        path,
        styles: &STYLES,
        script,
        game: None,
        body,
    }
}

/// A page with a board, whose script is told of it; with its text view, if it has one.
fn board_page<'a>(
    title: &'a str,
    path: &'a str,
    description: String,
    (script, snapshot, handicap): (&'a str, String, Handicap),
    text: Option<TextView>,
    body: Markup,
    language: Language,
) -> Page<'a> {
    Page {
        language,
        title,
        description,
        picture: None,
        path,
        styles: &STYLES,
        script,
        game: Some(Shown { handicap, snapshot: Some(snapshot), variant: Value::Null, text }),
        body,
    }
}

/// Each visit draws anew, unless somebody wants the same again.
fn drawn(seed: u32) -> u32 {
    if seed == 0 { u32::from_le_bytes(random::bytes()) } else { seed }
}

/// What is practised, and of what.
fn head(material: &Material, title: &str, language: Language) -> Markup {
    html! {
        header.head {
            p.facts {
                a href="/train" { (language.text("train-title")) } " · "
                a href=(material.source.address()) { (material.title) }
            }
            h1 { (title) }
        }
    }
}

/// Where the other side is practised, if it may be.
fn other_side(material: &Material, side: Color, path: &str, language: Language) -> Markup {
    html! {
        @if material.own.contains(&!side) {
            p.more { a href=(format!("{path}?side={}", (!side).name())) { (language.text(&format!("train-take-{}", (!side).name()))) } }
        }
    }
}

/// What is to be seen again today.
fn of_today(cards: &[Card], language: Language) -> Markup {
    let now_ms = time_of_day_ms();
    let (due, kept) =
        (cards.iter().filter(|card| card.is_due(now_ms)).count(), cards.iter().filter(|card| card.repeats).count());
    html! {
        section.standing id="due" {
            h2 { (language.text("train-due")) }
            @match (due, kept) {
                (_, 0) => p.quiet { (language.text("train-due-none-kept")) },
                (0, _) => p.quiet { (language.text_with("train-due-none", "count", kept)) },
                _ => a.button.primary href="/train/due" { (language.text_with("train-due-begin", "count", due)) },
            }
        }
    }
}

/// The games and records whose mistakes are known.
fn looked_through(sources: &[CardSource], cards: &[Card], language: Language) -> Markup {
    of_sources(
        sources,
        |origin| matches!(origin, Origin::Mistakes(_)),
        |origin| {
            let own = || cards.iter().filter(|card| card.origin == *origin);
            let counts = [("count", own().count()), ("found", own().filter(|card| card.found).count())];
            language.text_with_counts("train-of-source", &counts)
        },
    )
}

/// The lines whose positions were to come back.
fn lines_kept(sources: &[CardSource], cards: &[Card], language: Language) -> Markup {
    of_sources(
        sources,
        |origin| matches!(origin, Origin::Line(_)),
        |origin| {
            let own = cards.iter().filter(|card| card.origin == *origin && card.repeats).count();
            language.text_with("train-of-line", "count", own)
        },
    )
}

/// The sources of one sort, with what is said of each.
fn of_sources(sources: &[CardSource], of: fn(&Origin) -> bool, said: impl Fn(&Origin) -> String) -> Markup {
    let origin = |source: &CardSource| source.source.parse().ok().filter(of);
    let own: Vec<(Origin, &CardSource)> = sources.iter().filter_map(|own| Some((origin(own)?, own))).collect();
    html! {
        @if !own.is_empty() {
            ul.rows { @for (origin, source) in own {
                li { a href=(origin.address()) { (source.title) } span.quiet { (said(&origin)) } }
            } }
        }
    }
}

/// A button that has the mistakes of a game looked for.
fn look_form(source: &Source, label: &str, language: Language) -> Markup {
    html! {
        form method="post" action="/train/mistakes" {
            input type="hidden" name="from" value=(source);
            button { (language.text(label)) }
        }
    }
}

fn source_of(game: &Agreed) -> Source {
    Source::Game(game.id.to_string())
}

/// Whether somebody may learn from a game: it is over, and of standard shogi.
fn can_be_looked_through(game: &Agreed) -> bool {
    game.outcome.is_some() && game.agreement.variant.is_none()
}

/// On to the first card that is due, or to the page where there is more to do.
pub(crate) async fn due(State(app): State<App>, Extension(visitor): Extension<Who>) -> Result<Redirect, Failed> {
    let now_ms = time_of_day_ms();
    let cards = app.cards_to_practise(&visitor).await?;
    let next = cards.iter().filter(|card| card.is_due(now_ms)).min_by_key(|card| card.due_ms());
    Ok(Redirect::to(&next.map_or("/train#due".to_owned(), |card| format!("/train/cards/{}?due=true", card.id))))
}
