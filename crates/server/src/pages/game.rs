//! `GET /games/{id}`: the board, for playing and for looking through a game.

use super::form;
use super::layout::{Page, Shown, bare_board, icon};
use crate::agreement::Agreement;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::live;
use crate::visitor::Visitor;
use crate::wording;
use axum::Extension;
use axum::extract::{Path, State};
use maud::{Markup, html};
use shogi::Color;

/// The tools, and what of the game allows each.
const TOOLS: [(&str, Option<&str>); 5] = [
    ("takeback", Some("takeback")),
    ("hint", Some("hint")),
    ("flip", None),
    ("resign", Some("resign")),
    ("settings", None),
];

pub(crate) async fn game(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let agreed = app.find(&id).await?;
    let snapshot = app.look(&agreed).await?;
    let path = format!("/games/{}", agreed.id);
    let title = language.text("game-title");
    let untimed = !agreed.agreement.is_timed();
    let body = html! {
        main.table data-game=(agreed.id) {
            h1.unseen { (title) }
            shogi-board { (bare_board()) }
            @for place in ["far", "near"] {
                section class=(format!("player {place}")) {
                    span.who { span.mark {} span.name {} }
                    shogi-clock role="timer" hidden[untimed] {}
                }
            }
            div.messages {
                p.status {}
                button.further data-action="now" hidden { (language.text("game-now")) }
                a.further href="/" hidden { (language.text("nav-new")) }
                p.notice role="alert" {}
            }
            noscript { p { (language.text("game-needs-script")) } }
            (record(&path, &agreed.agreement, language))
            div.tools role="group" aria-label=(language.text("game-tools")) {
                @for (name, can) in TOOLS {
                    button data-action=(name) data-can=[can] {
                        (icon(name)) span { (language.text(&format!("game-{name}"))) }
                    }
                }
            }
            p.said.unseen aria-live="polite" {}
            (resign(language))
            (settings(language))
        }
    };
    let page = Page {
        language,
        title: &title,
        path: &path,
        styles: &["board.css", "game.css"],
        script: "game.js",
        game: Some(Shown {
            handicap: agreed.agreement.handicap,
            snapshot: live::snapshot(&snapshot, &live::Reader { language, visitor }),
        }),
        body,
    };
    Ok(page.render())
}

fn record(path: &str, agreement: &Agreement, language: Language) -> Markup {
    html! {
        section.record {
            h2 { (language.text("game-moves")) }
            p.terms {
                (form::name_of(agreement.handicap, language))
                @if agreement.is_timed() { " · " (wording::clock(agreement.clock(Color::Black), language)) }
            }
            move-list {}
            div.replay role="group" aria-label=(language.text("game-replay")) {
                @for name in ["first", "previous", "next", "last"] {
                    button data-replay=(name) aria-label=(language.text(&format!("game-{name}"))) { (icon(name)) }
                }
            }
            a.button.kif href=(format!("{path}/kif")) aria-label=(language.text("game-kif")) { (icon("download")) " KIF" }
        }
    }
}

fn resign(language: Language) -> Markup {
    html! {
        dialog.resign {
            h2 { (language.text("game-resign-ask")) }
            form method="dialog" {
                div.buttons {
                    button value="" { (language.text("game-resign-no")) }
                    button.primary value="resign" { (language.text("game-resign-yes")) }
                }
            }
        }
    }
}

fn settings(language: Language) -> Markup {
    const FIELDS: [(&str, &[&str]); 4] = [
        ("notation", &["japanese", "western"]),
        ("coordinates", &["japanese", "digits", "letters"]),
        ("sound", &["on", "off"]),
        ("voice", &["on", "off"]),
    ];
    let option = |field: &str, value: &str| match value {
        "on" | "off" => language.text(&format!("settings-{value}")),
        value => language.text(&format!("settings-{field}-{value}")),
    };
    html! {
        dialog.settings {
            h2 { (language.text("game-settings")) }
            (form::faces(language))
            div.fields {
                @for (field, values) in FIELDS {
                    label for=(field) { (language.text(&format!("settings-{field}"))) }
                    select id=(field) name=(field) {
                        @for value in values { option value=(value) { (option(field, value)) } }
                    }
                }
            }
            form method="dialog" {
                div.buttons { button.primary { (language.text("settings-done")) } }
            }
        }
    }
}
