//! `GET /editor`: any position, set up by hand; `?sfen=` is what it begins with.

use super::analysis;
use super::form;
use super::layout::{Page, bare_board, icon};
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use shogi::{Color, HandPiece, Handicap};
use words::Language;
use words::side;

/// What to begin with.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Start {
    sfen: Option<String>,
    /// Whether a mate problem is to be composed.
    #[serde(default)]
    problem: String,
}

/// The tools beside the board; the icons of some say enough.
const TOOLS: [&str; 7] = ["undo", "redo", "flip", "clear", "rest", "exchange", "mirror"];

pub(crate) async fn editor(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(start): Query<Start>,
) -> Markup {
    let text = |id: &str| language.text(id);
    // As the scripts say it.
    let said =
        |id: &str| language.script_messages(Handicap::Even).get(&format!("ui-{id}")).cloned().unwrap_or_default();
    let title = text("editor-title");
    let body = html! {
        main.editor id="main" data-start=[start.sfen] {
            h1.unseen { (title) }
            position-editor { (bare_board()) }
            noscript { p { (text("game-needs-script")) } }
            div.panel {
                section.validity aria-live="polite" { p.summary {} ul {} }
                (mate(!start.problem.is_empty(), language))
                (analysis::panel(language))
                div.row {
                    fieldset.choices role="radiogroup" aria-label=(text("editor-turn")) {
                        @for color in Color::ALL {
                            label { input type="radio" name="turn" value=(color.name()) checked[color == Color::Black]; (side(color, Handicap::Even, language)) }
                        }
                    }
                    select name="start" aria-label=(text("editor-start")) {
                        option value="" { (text("editor-start")) }
                        @for handicap in Handicap::all() {
                            option value=(handicap.setup()) { (form::name_of(handicap, language)) }
                        }
                    }
                }
                div.tools role="group" aria-label=(text("editor-tools")) {
                    @for name in TOOLS {
                        button data-action=(name) { (icon(name)) span { (text(&tool(name))) } }
                    }
                }
                div.go {
                    a.button.primary data-go="play" { (text("editor-play")) }
                    button data-go="study" { (text("editor-study")) }
                    a.button data-go="find" { (text("editor-find")) }
                }
                form.text {
                    label.label for="text" { (text("editor-text")) }
                    textarea id="text" name="text" rows="3" spellcheck="false" autocomplete="off" aria-describedby="text-note" {}
                    p.note id="text-note" { (text("editor-text-note")) }
                    p.wrong role="alert" {}
                    div.row {
                        button { (text("editor-read")) }
                        button type="button" data-action="copy" { (text("editor-copy")) }
                        button type="button" data-action="link" { (text("editor-link")) }
                        a.button data-go="picture" target="_blank" { (text("editor-picture")) }
                    }
                }
                details.hands {
                    summary { (text("editor-hands")) }
                    @for color in Color::ALL {
                        fieldset {
                            legend { (said(&format!("hand-{}", color.name()))) }
                            @for piece in HandPiece::ALL.into_iter().rev() {
                                label {
                                    span data-piece=(piece.letter()) data-color=(color.name()) {}
                                    input type="number" inputmode="numeric" min="0" max=(piece.in_set()) data-color=(color.name()) data-kind=(piece.letter())
                                        aria-label=(said(&format!("piece-{}-{}", color.name(), piece.letter())));
                                }
                            }
                        }
                    }
                }
                details.how { summary { (text("editor-how-title")) } p { (text("editor-how")) } }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let styles = &["board.css", "editor.css", "analysis.css"];
    Page {
        language,
        title: &title,
        description: language.text("editor-description"),
        picture: None,
        path: "/editor",
        styles,
        script: "editor.js",
        game: None,
        body,
    }
    .render(&reach)
}

/// Whether there is a mate in what is set up.
fn mate(on: bool, language: Language) -> Markup {
    html! {
        section.mate aria-label=(language.text("tsume-problem")) {
            label.switch { input type="checkbox" role="switch" autocomplete="off" checked[on]; (language.text("tsume-is-there")) }
            p.found role="status" {}
            ul.findings-of-it {}
            ol.line {}
            a.button data-go="solve" hidden { (language.text("tsume-solve-own")) }
        }
    }
}

/// What a tool is called; the game page has one of them, too.
fn tool(name: &str) -> String {
    if name == "flip" { "game-flip".to_owned() } else { format!("editor-{name}") }
}
