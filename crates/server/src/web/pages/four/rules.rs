//! The rules of the game for four, told, and the form that starts it.

use super::{for_script, seat_name};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::form;
use crate::web::pages::games::entries;
use crate::web::pages::layout::{Page, Shown};
use crate::web::reach::Reach;
use arbiter::Ruleset;
use axum::Extension;
use axum::extract::State;
use dojo::app::App;
use dojo::live::Reader;
use dojo::who::Who;
use maud::{Markup, html};
use shogi::Handicap;
use variants::yonin::{Rules, Seat};
use variants::{Kind, Level};
use words::Language;

/// The sentences, in order.
const RULES: [&str; 10] =
    ["order", "pieces", "promotion", "drops", "check", "double", "mate", "obstacle", "ranking", "repetition"];

/// The clocks that are offered.
const CLOCKS: [&str; 5] = ["none", "10m+30s", "0m+30s", "5m+5s/move", "10m"];

/// So many of the visitor's games are listed.
const RECENT: i64 = 5;

pub(crate) async fn rules(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
) -> Result<Markup, Failed> {
    let rules = Rules::usual();
    let names = rules.names();
    let text = |id: &str| language.text(id);
    let recent = app.list_of_four(&visitor, RECENT).await?;
    let reader = Reader { language, visitor, names: app.names.clone() };
    let title = text("yonin-title");
    let body = html! {
        main.rules.family.yonin-rules id="main" {
            p { a href="/family" { (text("family-back")) } }
            h1 { span lang="ja" { (names.kanji) } " " span.quiet {
                @match language {
                    Language::Italian => (names.italian),
                    Language::English => (names.english),
                    Language::Japanese => (words::reading(&names.kanji, &names.romaji, language)),
                }
            } }
            p.lead { (text("yonin-lead")) }
            div.beginning {
                div {
                    shogi-board.preview inert {}
                    label.check { input type="checkbox" name="letters"; (text("family-letters")) }
                }
                (start(&rules, language))
            }
            @if !recent.is_empty() {
                section {
                    h2 { (text("games-recent")) }
                    (entries(&recent, &reader))
                }
            }
            section {
                h2 { (text("family-rules")) }
                p { (text("yonin-history")) }
                ul.sentences { @for rule in RULES { li { (text(&format!("yonin-rule-{rule}"))) } } }
                h3 { (text("yonin-disputed")) }
                ul.sentences { @for option in rules.options() { li {
                    (text(&format!("yonin-option-{}", option.name))) ": "
                    @for (i, reading) in option.readings.iter().enumerate() {
                        @if i > 0 { " / " }
                        (text(&format!("yonin-reading-{reading}")))
                    }
                } } }
            }
            section {
                h2 { (text("family-pieces-title")) }
                p { (text("family-legend")) }
                div.pieces { @for kind in rules.kinds() { (piece(&rules, kind, language)) } }
            }
        }
    };
    let shown = Shown { handicap: Handicap::Even, snapshot: None, variant: for_script(&rules, language), text: None };
    let styles = &["board.css", "start.css", "rules.css", "family.css", "yonin.css"];
    let page = Page {
        language,
        title: &title,
        description: language.text("yonin-lead"),
        picture: None,
        path: "/family/yonin",
        styles,
        script: "yonin-rules.js",
        game: Some(shown),
        body,
    };
    Ok(page.render(&reach))
}

/// Who sits where, and what else is agreed.
fn start(rules: &Rules, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.start method="post" action="/family/yonin" {
            fieldset {
                legend { (text("seats")) }
                @for seat in Seat::ALL { (seat_field(seat, language)) }
            }
            div {
                label.label for="name" { (text("start-name")) }
                input id="name" type="text" name="name" maxlength="30" autocomplete="nickname";
            }
            div {
                label.label for="begins" { (text("yonin-begins")) }
                select id="begins" name="begins" {
                    option value="lot" { (text("yonin-begins-lot")) }
                    @for seat in Seat::ALL { option value=(seat.code()) { (seat_name(seat, language)) } }
                }
            }
            div {
                label.label for="clock" { (text("yonin-clock-each")) }
                select id="clock" name="clock" {
                    @for clock in CLOCKS { option value=(clock) { (form::clock_in_words(clock, language)) } }
                }
            }
            div {
                label.label for="ruleset" { (text("start-rules")) }
                select id="ruleset" name="ruleset" {
                    @for (name, _) in Ruleset::NAMED.iter().rev() {
                        option value=(name) { (text(&format!("yonin-ruleset-{name}"))) }
                    }
                }
            }
            details {
                summary { (text("yonin-disputed")) }
                @for option in rules.options() {
                    div {
                        label.label for=(option.name) { (text(&format!("yonin-option-{}", option.name))) }
                        select id=(option.name) name=(option.name) {
                            @for reading in &option.readings {
                                option value=(reading) { (text(&format!("yonin-reading-{reading}"))) }
                            }
                        }
                    }
                }
            }
            button.primary { (text("family-play")) }
        }
    }
}

fn seat_field(seat: Seat, language: Language) -> Markup {
    let me = seat == Seat::South;
    html! {
        div.seat {
            label.label for=(seat.code()) { (seat_name(seat, language)) }
            select id=(seat.code()) name=(seat.code()) {
                option value="me" selected[me] { (language.text("yonin-seat-me")) }
                option value="link" { (language.text("yonin-seat-link")) }
                @for level in Level::all() {
                    option value=(level) selected[!me && level.number() == 4] {
                        (language.text_with("yonin-seat-computer", "level", level.number()))
                    }
                }
            }
        }
    }
}

fn piece(rules: &Rules, kind: &Kind, language: Language) -> Markup {
    let other = kind.other_face.filter(|_| !kind.is_promoted).map(|face| rules.kind(face));
    let name = words::piece_of_family(kind, language);
    html! {
        article.piece {
            img src=(format!("/family/yonin/{}/moves.svg", kind.id)) alt=(language.text_with("family-moves-of", "name", name)) width="110" height="110" loading="lazy";
            div {
                h3 class=[kind.is_promoted.then_some("promoted")] {
                    span lang="ja" { (kind.kanji) } " " span.quiet { (words::reading(&kind.kanji, &kind.romaji, language)) }
                }
                @if language != Language::Japanese { p { (words::piece_of_family(kind, language)) } }
                @if let Some(other) = other {
                    p { (language.text("family-becomes")) " " span lang="ja" { (other.kanji) }
                        @if language != Language::Japanese { " " (words::piece_of_family(other, language)) } }
                }
                @if kind.royal { p { (language.text("family-royal")) } }
            }
        }
    }
}
