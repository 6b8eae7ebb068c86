//! `GET /library/{id}` and `GET /shared/{token}`: a record to walk through and, for its owner, to work on.

use super::analysis;
use super::form;
use super::layout::{Page, Shown, bare_board, icon};
use crate::api::records::title;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::store::Kept;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde_json::json;
use shogi::Handicap;

/// Where in the record one goes; the keys that do the same are in `ui/pages/record.js`.
const STEPS: [&str; 5] = ["first", "previous", "play", "next", "last"];

/// What is done with the line that is looked at.
const LINE_TOOLS: [&str; 4] = ["main", "up", "down", "delete"];

/// Endings that a reader can note, apart from fouls and decisions, which name somebody.
const ENDINGS: [&str; 9] =
    ["resign", "mate", "time", "repetition", "impasse", "declaration", "interrupted", "no_mate", "sealed_move"];

/// Headers that are offered by name.
const HEADERS: [&str; 11] =
    ["title", "black", "white", "event", "place", "started", "ended", "time_control", "byoyomi", "opening", "note"];

pub(crate) async fn record(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let kept = app.own_record(&visitor, &id).await?;
    Ok(page(&kept, &format!("/library/{id}"), &format!("/api/v1/records/{id}"), true, language))
}

pub(crate) async fn shared(
    State(app): State<App>,
    language: Language,
    Path(token): Path<String>,
) -> Result<Markup, Failure> {
    let kept = app.shared_record(&token).await?;
    Ok(page(&kept, &format!("/shared/{token}"), &format!("/api/v1/shared/{token}"), false, language))
}

fn page(kept: &Kept, path: &str, base: &str, own: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let title = title(&kept.card, language);
    let body = html! {
        main.study data-base=(base) {
            shogi-board { (bare_board()) }
            @for place in ["far", "near"] {
                section class=(format!("player {place}")) { span.mark {} span.name {} }
            }
            noscript { p { (text("game-needs-script")) } }
            div.walk {
                (analysis::graph())
                input type="range" min="0" value="0" aria-label=(text("record-walk"));
                div.replay role="group" aria-label=(text("game-replay")) {
                    @for name in STEPS {
                        @let words = if name == "play" { text("record-play") } else { text(&format!("game-{name}")) };
                        button data-step=(name) aria-label=(words) title=(words) { (icon(name)) }
                    }
                }
            }
            div.side {
                header.head {
                    h1 { (title) }
                    p.facts {}
                    p.state role="status" {}
                }
                (analysis::panel(language))
                section.moves aria-label=(text("game-moves")) {
                    select.bookmarks aria-label=(text("record-bookmarks")) hidden {}
                    move-tree {}
                }
                (here(own, language))
            }
            div.tools role="group" aria-label=(text("game-tools")) {
                @if own {
                    @for name in ["undo", "redo"] { (tool(name, &format!("editor-{name}"), language)) }
                    (tool("headers", "record-headers", language))
                }
                (tool("export", "record-export", language))
                @if own { (tool("share", "record-share", language)) } @else { (tool("copy", "record-copy", language)) }
                (tool("position", "record-position", language))
                (tool("flip", "game-flip", language))
                (tool("settings", "game-settings", language))
                @if own { (tool("remove", "record-remove", language)) }
            }
            details.findings hidden { summary {} ol {} }
            p.said.unseen aria-live="polite" {}
            (dialogs(own, language))
        }
    };
    let handicap = Handicap::from_name(&kept.card.facts.handicap).unwrap_or(Handicap::Even);
    Page {
        language,
        title: &title,
        path,
        styles: &["board.css", "record.css", "analysis.css"],
        script: "record.js",
        game: Some(Shown { handicap, snapshot: json!(null), variant: json!(null) }),
        body,
    }
    .render()
}

fn tool(name: &str, words: &str, language: Language) -> Markup {
    html! { button data-action=(name) { (icon(name)) span { (language.text(words)) } } }
}

/// What is noted with the place one looks at.
fn here(own: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.here aria-label=(text("record-here")) {
            div.variations role="group" aria-label=(text("record-variations")) hidden {}
            @if own {
                label.label for="comment" { (text("record-comment")) }
                textarea id="comment" rows="4" maxlength="20000" {}
                div.row {
                    label.label for="bookmark" { (text("record-bookmark")) }
                    input id="bookmark" type="text" maxlength="100" autocomplete="off";
                }
                div.row {
                    label.label for="ending" { (text("record-ending")) }
                    select id="ending" {
                        option value="" { (text("record-ending-none")) }
                        @for code in ENDINGS { option value=(code) { (text(&format!("record-ending-{code}"))) } }
                    }
                }
                div.line role="group" aria-label=(text("record-line")) {
                    @for name in LINE_TOOLS {
                        button data-line=(name) { (icon(&format!("line-{name}"))) span { (text(&format!("record-line-{name}"))) } }
                    }
                }
            } @else {
                p.comment {}
            }
        }
    }
}

fn dialogs(own: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        (export(language))
        (settings(language))
        @if own {
            dialog.headers {
                h2 { (text("record-headers")) }
                form method="dialog" {
                    div.fields {}
                    div.row {
                        select aria-label=(text("record-headers-which")) {
                            @for key in HEADERS { option value=(key) { (text(&format!("header-{}", key.replace('_', "-")))) } }
                            option value="" { (text("record-headers-other")) }
                        }
                        button type="button" data-action="add-header" { (text("record-headers-add")) }
                    }
                    div.buttons {
                        button value="" { (text("record-cancel")) }
                        button.primary value="keep" { (text("record-keep")) }
                    }
                }
            }
            dialog.share {
                h2 { (text("record-share")) }
                p { (text("record-share-note")) }
                div.link hidden {
                    input type="text" readonly aria-label=(text("record-share-link"));
                    button data-action="copy-link" { (text("wait-copy")) }
                }
                p.wrong role="alert" {}
                div.buttons {
                    button data-action="unshare" hidden { (text("record-unshare")) }
                    button.primary data-action="make-link" { (text("record-share-make")) }
                    form method="dialog" { button { (text("game-close")) } }
                }
            }
            dialog.conflict {
                h2 { (text("record-conflict")) }
                p { (text("record-conflict-how")) }
                form method="dialog" {
                    div.list {
                        button.primary value="copy" { (text("record-conflict-copy")) }
                        button value="reload" { (text("record-conflict-reload")) }
                    }
                }
            }
            dialog.remove {
                h2 { (text("record-remove-ask")) }
                p { (text("record-remove-how")) }
                form method="dialog" {
                    div.buttons {
                        button value="" autofocus { (text("record-cancel")) }
                        button value="remove" { (text("record-remove")) }
                    }
                }
            }
        }
    }
}

/// Every format, each with what it cannot hold; a script fills it.
pub(super) fn export(language: Language) -> Markup {
    html! {
        dialog.export {
            h2 { (language.text("record-export")) }
            p.note { (language.text("record-export-note")) }
            ul.formats {}
            div.buttons { form method="dialog" { button { (language.text("game-close")) } } }
        }
    }
}

/// What the reader likes; the script keeps it.
fn settings(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        dialog.settings {
            h2 { (text("game-settings")) }
            (form::faces(language))
            div.fields {
                label for="notation" { (text("settings-notation")) }
                (form::notations(language))
                label for="coordinates" { (text("settings-coordinates")) }
                select id="coordinates" name="coordinates" {
                    @for value in ["japanese", "digits", "letters"] {
                        option value=(value) { (text(&format!("settings-coordinates-{value}"))) }
                    }
                }
            }
            form method="dialog" { div.buttons { button.primary { (text("settings-done")) } } }
        }
    }
}

/// Where records come in; a script does the work.
pub(super) fn import_box(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.import data-import {
            h2 { (text("import-title")) }
            p.note { (text("import-how")) }
            form {
                label.button { (icon("share")) (text("import-choose")) input type="file" multiple; }
                label.label for="import-text" { (text("import-text")) }
                textarea id="import-text" rows="3" spellcheck="false" autocomplete="off" {}
                button { (text("import-read")) }
            }
            div.outcome role="status" {}
        }
    }
}
