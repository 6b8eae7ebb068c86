//! `GET /tv`: games that go on and that strangers may watch, on live boards, the strongest first and largest; `?game=` those of one game of
//! the family alone, `?club` those in which somebody of the club plays. `?hall` is for a screen on a wall: larger, with nothing to press.

use super::form;
use super::layout::{Page, Shown, bare_board};
use super::person_address;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::lobby::Running;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use shogi::{Color, Handicap};
use words::Language;

/// So many are shown on boards: each is a channel of the reader's.
const BOARDS: usize = 7;

/// Which games, and how.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    game: Option<String>,
    club: Option<String>,
    hall: Option<String>,
}

impl Wanted {
    fn game(&self) -> Option<&str> {
        self.game.as_deref().filter(|game| !game.is_empty())
    }

    /// Whether a game is one of those.
    pub(crate) fn fits(&self, found: &Running) -> bool {
        self.game().is_none_or(|wanted| wanted == found.name()) && (self.club.is_none() || found.of_club)
    }
}

pub(crate) async fn tv(
    State(app): State<App>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Failed> {
    let (game, running) = (wanted.game(), app.running().await?);
    let all: Vec<&Running> = running.iter().filter(|found| wanted.fits(found)).collect();
    let text = |id: &str| language.text(id);
    let has_board = |found: &&Running| found.game.agreement.variant.is_none();
    let boards: Vec<&Running> = all.iter().copied().filter(has_board).take(BOARDS).collect();
    let others: Vec<&Running> =
        all.iter().copied().filter(|found| !boards.iter().any(|shown| shown.game.id == found.game.id)).collect();
    let title = text(if wanted.club.is_some() { "tv-club-title" } else { "tv-title" });
    let hall = wanted.hall.is_some();
    let body = html! {
        main.tv.hall[hall] id="main" data-of=[game] data-club[wanted.club.is_some()] {
            h1 { (title) }
            @if !hall { p.lead { (text("tv-lead")) } }
            @if all.is_empty() {
                p { (text("tv-none")) }
                p { a.button.primary href="/lobby" { (text("lobby-title")) } }
            }
            ul.boards { @for found in &boards { (card(found, &app, language)) } }
            @if !others.is_empty() {
                section.others {
                    h2 { (text("tv-others")) }
                    ul { @for found in &others { li { (link(found, &app, language)) } } }
                }
            }
            @if !hall {
                p.note {
                    a href=(if wanted.club.is_some() { "/tv?club&hall" } else { "/tv?hall" }) { (text("tv-hall")) } " · "
                    @if wanted.club.is_some() { a href="/tv" { (text("tv-everybody")) } }
                    @else { a href="/tv?club" { (text("tv-club")) } }
                }
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: text("tv-lead"),
        picture: None,
        path: "/tv",
        styles: &["start.css", "board.css", "tv.css"],
        script: "tv.js",
        game: Some(Shown { handicap: Handicap::Even, snapshot: None, variant: Value::Null, text: None }),
        body,
    };
    Ok(page.render(&reach))
}

/// What somebody is called, and how strong they are.
fn player(found: &Running, color: Color, app: &App, language: Language) -> String {
    let seat = found.game.seats.player(color);
    let name = seat.map(|seat| wording::sitter(seat, &found.game.agreement, &app.names, language)).unwrap_or_default();
    match found.grades[color.index()] {
        Some(grade) => format!("{name} · {}", words::grade(grade, language)),
        None => name,
    }
}

/// Where the page of who sits there stands, if they have a name.
fn page_of(found: &Running, color: Color, app: &App) -> Option<String> {
    let name = app.names.of(&found.game.seats.player(color)?.visitor)?;
    Some(person_address(&name.to_string()))
}

fn card(found: &Running, app: &App, language: Language) -> Markup {
    let side = |color: Color| {
        html! {
            p class=(format!("side {}", color.name())) {
                span.name {
                    (if color == Color::Black { "☗ " } else { "☖ " })
                    a href=[page_of(found, color, app)] { (player(found, color, app, language)) }
                }
                shogi-clock {}
            }
        }
    };
    html! {
        li data-game=(found.game.id) {
            (side(Color::White))
            a href=(format!("/games/{}", found.game.id)) aria-label=(language.text("home-to-watch")) {
                shogi-board inert aria-hidden="true" { (bare_board()) }
            }
            (side(Color::Black))
            p.state.quiet { (form::name_of_start(&found.game.agreement, language)) }
        }
    }
}

fn link(found: &Running, app: &App, language: Language) -> Markup {
    html! {
        a href=(format!("/games/{}", found.game.id)) {
            "☗ " (player(found, Color::Black, app, language)) " – ☖ " (player(found, Color::White, app, language))
            span.quiet { " · " (form::name_of_start(&found.game.agreement, language)) }
        }
    }
}
