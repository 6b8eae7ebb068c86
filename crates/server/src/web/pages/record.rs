//! `GET /library/{id}` and `GET /shared/{token}`: a record to walk through and, for its owner, to work on.

use super::analysis;
use super::family;
use super::form;
use super::game::about;
use super::layout::{Page, Shown, bare_board, icon};
use super::yonin;
use crate::web::api::records::title;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Extension;
use axum::extract::{Path, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::library::AnyRecord;
use dojo::variant::{Variant, readings};
use dojo::who::Who;
use maud::{Markup, html};
use serde_json::Value;
use shogi::Handicap;
use std::sync::Arc;
use store::Kept;
use variants::yonin::{Rules, Seat};
use words::Language;

/// Where in the record one goes; the keys that do the same are in `ui/pages/record.js`.
const STEPS: [&str; 5] = ["first", "previous", "play", "next", "last"];

/// What is done with the line that is looked at.
const LINE_TOOLS: [&str; 4] = ["main", "up", "down", "delete"];

/// Endings that a reader can note, apart from fouls and decisions, which name somebody.
const ENDINGS: [&str; 9] =
    ["resign", "mate", "time", "repetition", "impasse", "declaration", "interrupted", "no_mate", "sealed_move"];

/// … of another game of the family.
const ENDINGS_OF_FAMILY: [&str; 6] = ["resign", "mate", "time", "repetition", "agreed_draw", "interrupted"];

/// … of the game for four: how else it ends follows from what was done.
const ENDINGS_OF_FOUR: [&str; 1] = ["interrupted"];

/// Headers that are offered by name, apart from the players.
const HEADERS: [&str; 9] =
    ["title", "event", "place", "started", "ended", "time_control", "byoyomi", "opening", "note"];

pub(crate) async fn record(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    page(&app, kept, &format!("/library/{id}"), &format!("/api/v1/records/{id}"), true, language).await
}

pub(crate) async fn shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
) -> Result<Markup, Failed> {
    let kept = app.shared_record(&token).await?;
    page(&app, kept, &format!("/shared/{token}"), &format!("/api/v1/shared/{token}"), false, language).await
}

/// What was played. An engine looks at records of standard shogi alone.
enum Played {
    Standard,
    Family(Variant),
    Four(Arc<Rules>),
}

impl Played {
    fn of(kept: &Kept) -> Result<Played, Failure> {
        if kept.card.facts.variant.is_empty() {
            return Ok(Played::Standard);
        }
        Ok(match AnyRecord::of_kept(kept)? {
            AnyRecord::Standard(_) => Played::Standard,
            AnyRecord::Family(record) => Played::Family(Variant { game: record.game().clone() }),
            AnyRecord::Four(record) => Played::Four(record.rules().clone()),
        })
    }

    fn is_standard(&self) -> bool {
        matches!(self, Played::Standard)
    }

    const fn class(&self) -> &'static str {
        match self {
            Played::Standard => "study",
            Played::Family(_) => "study family",
            Played::Four(_) => "study four",
        }
    }

    const fn styles(&self) -> &'static [&'static str] {
        match self {
            Played::Standard => &["board.css", "record.css", "analysis.css"],
            Played::Family(_) => &["board.css", "record.css", "family.css"],
            Played::Four(_) => &["board.css", "record.css", "family.css", "yonin.css"],
        }
    }

    fn for_script(&self, language: Language) -> Value {
        match self {
            Played::Standard => Value::Null,
            Played::Family(variant) => {
                let mut told = family::for_script(&variant.game, language);
                told["options"] = variant.readings().into();
                told
            }
            Played::Four(rules) => {
                let mut told = yonin::for_script(rules, language);
                told["id"] = variants::yonin::NAME.into();
                told["options"] = readings(&rules.readings()).into();
                told
            }
        }
    }

    fn board(&self) -> Markup {
        html! {
            @match self {
                Played::Standard => shogi-board { (bare_board()) },
                Played::Family(_) | Played::Four(_) => shogi-board { div.board {} },
            }
            @if !matches!(self, Played::Four(_)) {
                @for place in ["far", "near"] {
                    section class=(format!("player {place}")) { span.mark {} span.name {} }
                }
            }
        }
    }

    /// The endings that a reader can note.
    const fn endings(&self) -> &'static [&'static str] {
        match self {
            Played::Standard => &ENDINGS,
            Played::Family(_) => &ENDINGS_OF_FAMILY,
            Played::Four(_) => &ENDINGS_OF_FOUR,
        }
    }

    /// The headers that are offered by name, players first, with what they are called.
    fn headers(&self, language: Language) -> Vec<(&'static str, String)> {
        let text = |key: &str| language.text(&format!("header-{}", key.replace('_', "-")));
        let players: Vec<(&str, String)> = match self {
            Played::Four(_) => Seat::ALL.map(|seat| (seat.code(), yonin::seat_name(seat, language))).into(),
            Played::Standard | Played::Family(_) => ["black", "white"].map(|key| (key, text(key))).into(),
        };
        players.into_iter().chain(HEADERS.map(|key| (key, text(key)))).collect()
    }
}

async fn page(app: &App, kept: Kept, path: &str, base: &str, own: bool, language: Language) -> Result<Markup, Failed> {
    let title = title(&kept.card, language);
    let handicap = Handicap::from_name(&kept.card.facts.handicap).unwrap_or(Handicap::Even);
    let played = app.gate.work(move || Played::of(&kept)).await??;
    let shown = Shown { handicap, snapshot: None, variant: played.for_script(language) };
    let page = Page {
        language,
        title: &title,
        path,
        styles: played.styles(),
        script: "record.js",
        game: Some(shown),
        body: body(&played, &title, base, own, language),
    };
    Ok(page.render())
}

fn body(played: &Played, title: &str, base: &str, own: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let standard = played.is_standard();
    html! {
        main class=(played.class()) data-base=(base) {
            (played.board())
            noscript { p { (text("game-needs-script")) } }
            div.walk {
                @if standard { (analysis::graph()) }
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
                @match played {
                    Played::Standard => (analysis::panel(language)),
                    Played::Family(variant) => (about(variant, language)),
                    Played::Four(_) => section.about { p { a href="/family/yonin" target="_blank" { (text("family-rules")) } } },
                }
                section.moves aria-label=(text("game-moves")) {
                    select.bookmarks aria-label=(text("record-bookmarks")) hidden {}
                    move-tree {}
                }
                (here(own, played, language))
            }
            div.tools role="group" aria-label=(text("game-tools")) {
                @if own {
                    @for name in ["undo", "redo"] { (tool(name, &format!("editor-{name}"), language)) }
                    (tool("headers", "record-headers", language))
                }
                (tool("export", "record-export", language))
                @if own { (tool("share", "record-share", language)) } @else { (tool("copy", "record-copy", language)) }
                @if standard { (tool("position", "record-position", language)) }
                (tool("flip", "game-flip", language))
                (tool("settings", "game-settings", language))
                @if own { (tool("remove", "record-remove", language)) }
            }
            details.findings hidden { summary {} ol {} }
            p.said.unseen aria-live="polite" {}
            (dialogs(own, played, language))
        }
    }
}

fn tool(name: &str, words: &str, language: Language) -> Markup {
    html! { button data-action=(name) { (icon(name)) span { (language.text(words)) } } }
}

/// What is noted with the place one looks at, and which ways lead on.
fn here(own: bool, played: &Played, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.here aria-label=(text("record-here")) {
            div.variations role="group" aria-label=(text("record-variations")) hidden {}
            @if own {
                label.label for="comment" { (text("record-comment")) }
                textarea id="comment" rows="4" maxlength="20000" {}
                (branch(played.endings(), language))
            } @else {
                p.comment {}
            }
        }
    }
}

/// What is done with the place one looks at.
fn branch(endings: &[&str], language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        div.row {
            label.label for="bookmark" { (text("record-bookmark")) }
            input id="bookmark" type="text" maxlength="100" autocomplete="off";
        }
        div.row {
            label.label for="ending" { (text("record-ending")) }
            select id="ending" {
                option value="" { (text("record-ending-none")) }
                @for code in endings { option value=(code) { (text(&format!("record-ending-{code}"))) } }
            }
        }
        div.line role="group" aria-label=(text("record-line")) {
            @for name in LINE_TOOLS {
                button data-line=(name) { (icon(&format!("line-{name}"))) span { (text(&format!("record-line-{name}"))) } }
            }
        }
    }
}

fn dialogs(own: bool, played: &Played, language: Language) -> Markup {
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
                            @for (key, name) in played.headers(language) { option value=(key) { (name) } }
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
pub(super) fn settings(language: Language) -> Markup {
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
                div.sources {
                    label.button { (icon("share")) (text("import-choose")) input type="file" multiple; }
                    label.button { (icon("share")) (text("import-folder")) input type="file" webkitdirectory multiple; }
                }
                label.label for="import-text" { (text("import-text")) }
                textarea id="import-text" rows="3" spellcheck="false" autocomplete="off" {}
                button { (text("import-read")) }
            }
            div.outcome role="status" {}
        }
    }
}
