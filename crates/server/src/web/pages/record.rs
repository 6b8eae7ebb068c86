//! `GET /library/{id}` and `GET /shared/{token}`: a record to walk through and, for its owner, to work on.

use super::analysis;
use super::family;
use super::form;
use super::four;
use super::game::{about, peek};
use super::keys;
use super::layout::{Page, Shown, bare_board, icon};
use crate::web::api::records::{header_name, title, whole};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::picture::of_card;
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::{Path, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::library::{game_of, last_position, seats};
use dojo::variant::{Variant, readings};
use dojo::who::Who;
use kifu::notation::Notation;
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::Handicap;
use std::fmt::Display;
use store::{Facts, Kept};
use variants::AnyRules;
use words::Language;

/// Where in the record one goes; the keys that do the same are in `keys.rs` and `ui/pages/record.js`.
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
    State(reach): State<Reach>,
    text: TextView,
    Writing(notation): Writing,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    page(
        &app,
        kept,
        (&format!("/library/{id}"), &format!("/api/v1/records/{id}")),
        (true, text, notation),
        language,
        &reach,
    )
    .await
}

pub(crate) async fn shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    text: TextView,
    Writing(notation): Writing,
    Path(token): Path<String>,
) -> Result<Markup, Failed> {
    let kept = app.shared_record(&token).await?;
    page(
        &app,
        kept,
        (&format!("/shared/{token}"), &format!("/api/v1/shared/{token}")),
        (false, text, notation),
        language,
        &reach,
    )
    .await
}

/// In what the pages of records differ. An engine looks at those of standard shogi alone.
pub(super) struct Look {
    class: &'static str,
    styles: &'static [&'static str],
    /// What scripts have to know of the game; nothing of standard shogi.
    pub(super) variant: Value,
    /// The keys of the headers that name the players.
    seats: &'static [&'static str],
    /// The endings that a reader can note.
    endings: &'static [&'static str],
    about: Markup,
}

impl Look {
    pub(super) fn of(game: Option<&AnyRules>, language: Language) -> Look {
        let seats = seats(game);
        match game {
            None => Look {
                class: "study",
                styles: &["board.css", "record.css", "analysis.css"],
                variant: Value::Null,
                seats,
                endings: &ENDINGS,
                about: analysis::panel(language),
            },
            Some(AnyRules::Two(game)) => {
                let (variant, mut told) = (Variant { game: game.clone() }, family::for_script(game, language));
                told["options"] = variant.readings().into();
                Look {
                    class: "study family",
                    styles: &["board.css", "record.css", "family.css"],
                    variant: told,
                    seats,
                    endings: &ENDINGS_OF_FAMILY,
                    about: about(&variant, language),
                }
            }
            Some(AnyRules::Four(rules)) => {
                let mut told = four::for_script(rules, language);
                told["id"] = game.map(AnyRules::id).into();
                told["options"] = readings(&rules.readings()).into();
                Look {
                    class: "study four",
                    styles: &["board.css", "record.css", "family.css", "yonin.css"],
                    variant: told,
                    seats,
                    endings: &ENDINGS_OF_FOUR,
                    about: html! {
                        section.about { p { a href="/family/yonin" target="_blank" { (language.text("family-rules")) } } }
                    },
                }
            }
        }
    }

    fn is_standard(&self) -> bool {
        self.variant.is_null()
    }

    fn board(&self) -> Markup {
        html! {
            @if self.is_standard() { shogi-board data-named { (bare_board()) } } @else { shogi-board { div.board {} } }
            // Where four sit, their names stand at the board.
            @if self.seats.len() == 2 {
                @for place in ["far", "near"] {
                    section class=(format!("player {place}")) { span.mark {} span.name {} }
                }
            }
        }
    }

    /// The headers that are offered by name, players first, with what they are called.
    fn headers(&self, language: Language) -> impl Iterator<Item = (&'static str, String)> {
        let name = move |key: &'static str| (key, header_name(key, language));
        self.seats.iter().copied().chain(HEADERS).map(name)
    }
}

async fn page(
    app: &App,
    kept: Kept,
    (path, base): (&str, &str),
    (own, text, notation): (bool, TextView, Notation),
    language: Language,
    reach: &Reach,
) -> Result<Markup, Failed> {
    let title = title(&kept.card, language);
    let handicap = Handicap::from_name(&kept.card.facts.handicap).unwrap_or(Handicap::Even);
    let description = description(&kept.card.facts, language);
    let told = (own, base.to_owned(), notation);
    let reading = move || {
        let outline = if text == TextView::On { Some(outline(&kept, told, language)?) } else { None };
        Ok::<_, Failure>((game_of(&kept)?, last_position(&kept)?, outline))
    };
    let (game, last, snapshot) = app.gate.work(reading).await??;
    let picture = last.map(|position| of_card(&position.to_string()));
    let look = Look::of(game.as_ref(), language);
    let shown = Shown { handicap, snapshot, variant: look.variant.clone(), text: Some(text) };
    let page = Page {
        language,
        title: &title,
        description,
        picture,
        path,
        styles: look.styles,
        script: "record.js",
        game: Some(shown),
        body: body(&look, &title, base, own, language),
    };
    Ok(page.render(reach))
}

/// The start and the main line, so that they can be read before any script runs.
fn outline(
    kept: &Kept,
    (own, base, notation): (bool, String, Notation),
    language: Language,
) -> Result<String, Failure> {
    let record = whole(kept, &base, own, notation, language)?;
    let nodes = record["nodes"].as_array().map_or(&[][..], Vec::as_slice);
    let mut line = Vec::new();
    let mut at = 0;
    while let Some(next) = (at + 1..nodes.len()).find(|child| nodes[*child]["parent"] == at) {
        line.push(json!({"text": nodes[next]["text"]}));
        at = next;
    }
    Ok(json!({"sfen": record["start"]["sfen"], "line": line}).to_string())
}

/// Where and when, and how many moves; of what is known of it.
fn description(facts: &Facts, language: Language) -> String {
    let known = [&facts.event, &facts.place, &facts.played].into_iter().filter(|text| !text.is_empty());
    known.cloned().chain([language.text_with("games-moves", "count", facts.plies)]).collect::<Vec<_>>().join(" · ")
}

fn body(look: &Look, title: &str, base: &str, own: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let standard = look.is_standard();
    html! {
        main id="main" class=(look.class) data-base=(base) {
            (look.board())
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
                    @if let Some(id) = base.rsplit('/').next().filter(|_| standard) {
                        (to_training(if own { "record" } else { "shared" }, id, language))
                    }
                    p.state role="status" {}
                }
                (look.about)
                section.moves aria-label=(text("game-moves")) {
                    select.bookmarks aria-label=(text("record-bookmarks")) hidden {}
                    move-tree {}
                }
                (here(own, look, language))
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
                (peek(language))
                @if own { (tool("remove", "record-remove", language)) }
            }
            // After all that is pressed, which stays where it is when the names come.
            @if standard { (analysis::labels(language)) }
            details.findings hidden { summary {} ol {} }
            @if own { (keys::typed_moves(language)) }
            p.said.unseen aria-live="polite" {}
            (dialogs(own, look, language))
        }
    }
}

/// What one can practise with a game or record; with somebody else's only guess at its moves.
pub(super) fn to_training(kind: &str, id: impl Display, language: Language) -> Markup {
    html! {
        p.to-training {
            @if kind != "shared" {
                a href=(format!("/train/mistakes/{kind}/{id}")) { (language.text("train-practise")) } " · "
                a href=(format!("/train/drill/{kind}/{id}")) { (language.text("train-drill-to")) } " · "
            }
            a href=(format!("/train/guess/{kind}/{id}")) { (language.text("guess-title")) }
        }
    }
}

fn tool(name: &str, words: &str, language: Language) -> Markup {
    html! { button data-action=(name) { (icon(name)) span { (language.text(words)) } } }
}

/// What is noted with the place one looks at, and which ways lead on.
fn here(own: bool, look: &Look, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.here aria-label=(text("record-here")) {
            div.variations role="group" aria-label=(text("record-variations")) hidden {}
            @if own {
                label.label for="comment" { (text("record-comment")) }
                textarea id="comment" rows="4" maxlength="20000" {}
                (branch(look.endings, language))
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

fn dialogs(own: bool, look: &Look, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        (export(language))
        (settings(language))
        (keys::of_record(language))
        @if own {
            dialog.headers {
                h2 { (text("record-headers")) }
                form method="dialog" {
                    div.fields {}
                    div.row {
                        select aria-label=(text("record-headers-which")) {
                            @for (key, name) in look.headers(language) { option value=(key) { (name) } }
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
                label for="blindfold" { (text("settings-blindfold")) }
                select id="blindfold" name="blindfold" {
                    @for value in ["off", "on"] { option value=(value) { (text(&format!("settings-{value}"))) } }
                }
            }
            form method="dialog" {
                div.buttons { (keys::opener(language)) button.primary { (text("settings-done")) } }
            }
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
