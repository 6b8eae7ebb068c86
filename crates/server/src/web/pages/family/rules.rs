//! The rules of one game, told from its data, and the form that starts it.

use super::{for_script, name};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::form;
use crate::web::pages::layout::{Page, Shown};
use crate::web::pages::rules::first_chapters;
use crate::web::reach::Reach;
use crate::web::writing::Writing;
use axum::extract::{Path, Query, State};
use dojo::failure::Failure;
use dojo::variant::Variant;
use maud::{Markup, html};
use shogi::{Handicap, PieceKind};
use std::collections::BTreeMap;
use variants::{Game, GameOption, Kind, Level, Power, Sentence};
use words::{FluentValue, Language, history, manual};

/// The clocks that are offered.
const CLOCKS: [&str; 6] = ["none", "10m+30s", "30m+60s", "0m+30s", "5m+5s/move", "10m"];

/// The game that has rules of its own at `/rules`.
const STANDARD: &str = "shogi";

/// So many pieces are found by looking.
const FEW_KINDS: usize = 24;

/// The query names the readings of disputed rules: `?lion-trading=federation`.
pub(crate) async fn rules(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(id): Path<String>,
    Writing(notation): Writing,
    Query(wanted): Query<BTreeMap<String, String>>,
) -> Result<Markup, Failed> {
    let usual = Game::named(&id).ok_or(Failure::NOT_FOUND)?;
    let known = |name: &String| usual.options().iter().any(|option| option.name == *name);
    let words: Vec<String> =
        wanted.iter().filter(|(name, _)| known(name)).map(|(name, reading)| format!("{name}={reading}")).collect();
    let variant = Variant::new(&id, &words.join(" ")).ok_or(Failure::NOT_FOUND)?;
    let game = &variant.game;
    let names = game.names();
    let title = format!("{} {}", names.kanji, if language == Language::Japanese { "" } else { name(game, language) });
    let text = |id: &str| language.text(id);
    let body = html! {
        main.rules.family id="main" {
            p { a href="/family" { (text("family-back")) } }
            h1 { span lang="ja" { (names.kanji) } " " span.quiet { @if language == Language::Japanese { (words::reading(&names.kanji, &names.romaji, language)) } @else { (name(game, language)) } } }
            @if let Some(station) = history::stations().iter().find(|station| station.game.as_deref() == Some(game.id())) {
                p { a href=(format!("/history#{}", station.id)) { (text("history-title")) ": " (station.date(language)) } }
            }
            div.beginning {
                div {
                    shogi-board.preview inert {}
                    @if has_kanji(game) {
                        label.check { input type="checkbox" name="letters"; (text("family-letters")) }
                    }
                }
                (start(&variant, language))
            }
            section {
                h2 { (text("family-rules")) }
                @if game.id() == STANDARD {
                    (first_chapters(language, notation))
                } @else {
                    ul.sentences { @for sentence in sentences(game, language) { li { (sentence) } } }
                    (readings(game, language))
                }
            }
            section {
                h2 { (text("family-pieces-title")) }
                p { (text("family-legend")) }
                (power_words(game, language))
                @if game.kinds().len() > FEW_KINDS {
                    search.find-piece {
                        label.label for="find" { (text("family-find")) }
                        input id="find" type="search" autocomplete="off" spellcheck="false";
                        p.quiet role="status" {}
                    }
                }
                div.pieces { @for kind in game.kinds() { (piece(game, kind, language)) } }
            }
        }
    };
    let shown = Shown { handicap: Handicap::Even, snapshot: None, variant: for_script(game, language), text: None };
    let (path, styles) = (format!("/family/{id}"), &["board.css", "start.css", "rules.css", "family.css"]);
    let page = Page {
        language,
        title: title.trim(),
        description: sentences(game, language).into_iter().next().unwrap_or_default(),
        picture: None,
        path: &path,
        styles,
        script: "family.js",
        game: Some(shown),
        body,
    };
    Ok(page.render(&reach))
}

/// Whether there is lettering to choose: animals are drawn in one way.
fn has_kanji(game: &Game) -> bool {
    game.kinds().iter().any(|kind| kind.picture.is_none())
}

/// What is read in more than one way, and the way to see the page with other readings.
fn readings(game: &Game, language: Language) -> Markup {
    html! {
        @if !game.options().is_empty() {
            form.readings method="get" action=(format!("/family/{}", game.id())) {
                p { (language.text("family-readings")) }
                @for option in game.options() {
                    label {
                        span { (option_name(option, language)) }
                        select name=(option.name) {
                            @for (number, reading) in option.readings.iter().enumerate() {
                                option value=(reading) selected[number == option.chosen] { (reading_name(option, reading, language)) }
                            }
                        }
                    }
                }
                button { (language.text("family-read-so")) }
            }
        }
    }
}

/// What a disputed rule is about.
fn option_name(option: &GameOption, language: Language) -> String {
    language.text(&format!("option-{}", option.name))
}

/// How it is read.
fn reading_name(option: &GameOption, reading: &str, language: Language) -> String {
    language.text(&format!("reading-{}-{reading}", option.name))
}

/// The readings of a game that are not the usual ones, in words: none for most games.
pub(crate) fn unusual_readings(game: &Game, language: Language) -> Vec<String> {
    let others = game.options().iter().filter(|option| option.chosen != 0);
    let words = |option: &GameOption| {
        let reading = reading_name(option, &option.readings[option.chosen], language);
        language.text_with_values(
            "family-reading",
            [("option", option_name(option, language).into()), ("reading", reading.into())],
        )
    };
    others.map(words).collect()
}

/// Standard shogi has a form of its own, with all that belongs to it.
fn start(variant: &Variant, language: Language) -> Markup {
    let game = &variant.game;
    let text = |id: &str| language.text(id);
    html! {
        @if game.id() == STANDARD {
            p { a.button.primary href="/play" { (text("family-play")) } " " a.button href="/rules" { (text("rules-game")) } }
        } @else {
            form.start method="post" action="/games" {
                input type="hidden" name="variant" value=(game.id());
                input type="hidden" name="readings" value=(variant.readings());
                fieldset {
                    legend { (text("start-opponent")) }
                    div.choices {
                        @for (value, checked) in [("computer", true), ("link", false), ("two", false)] {
                            label { input type="radio" name="opponent" value=(value) checked[checked]; (text(&format!("start-{value}"))) }
                        }
                    }
                }
                div.with-computer {
                    label.label for="level" { (text("start-level")) }
                    select id="level" name="level" {
                        @for level in Level::all() {
                            option value=(level) { (language.text_with("family-level", "level", level.number())) }
                        }
                    }
                }
                div.with-link {
                    label.label for="name" { (text("start-name")) }
                    input id="name" type="text" name="name" maxlength="30" autocomplete="nickname";
                }
                fieldset.with-color {
                    legend { (text("start-color")) }
                    div.choices {
                        @for color in ["black", "white", "random"] {
                            label { input type="radio" name="color" value=(color) checked[color == "black"]; span { (text(&format!("start-{color}"))) } }
                        }
                    }
                }
                div {
                    label.label for="clock" { (text("start-clock")) }
                    select id="clock" name="clock" {
                        @for clock in CLOCKS { option value=(clock) { (form::clock_in_words(clock, language)) } }
                    }
                }
                label.check { input type="checkbox" name="friendly" checked; (text("family-takebacks")) }
                button.primary { (text("family-play")) }
            }
        }
    }
}

fn piece(game: &Game, kind: &Kind, language: Language) -> Markup {
    let other = kind.other_face.filter(|_| !kind.is_promoted).map(|face| game.kind(face));
    html! {
        article.piece {
            img src=(format!("/family/{}/{}/moves.svg", game.id(), kind.id)) alt=(language.text_with("family-moves-of", "name", words::piece_of_family(kind, language))) width="110" height="110" loading="lazy";
            div {
                h3 class=[kind.is_promoted.then_some("promoted")] {
                    span lang="ja" { (kind.kanji) } " " span.quiet { (words::reading(&kind.kanji, &kind.romaji, language)) }
                }
                @if language != Language::Japanese { p { (words::piece_of_family(kind, language)) } }
                @if let Some(standard) = standard(game, kind) { p { (manual::said_of_moves(standard, language)) } }
                @if !kind.powers.is_empty() {
                    p { (language.text_with("family-powers", "powers", powers(kind, language))) }
                }
                details.written {
                    summary { (language.text("family-written")) }
                    p.quiet { code { (kind.id) } " · " code { (kind.moves) } }
                }
                @if let Some(other) = other {
                    p { (language.text("family-becomes")) " " span lang="ja" { (other.kanji) }
                        @if language != Language::Japanese { " " (words::piece_of_family(other, language)) } }
                }
                @if kind.royal { p { (language.text("family-royal")) } }
            }
        }
    }
}

/// The piece of standard shogi that this is, in its own game.
fn standard(game: &Game, kind: &Kind) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|own| game.id() == STANDARD && own.letters() == kind.id)
}

/// What a piece can do besides, by the names that are explained above.
fn powers(kind: &Kind, language: Language) -> String {
    let name = |power: &Power| {
        let name = language.text(&format!("power-{}", power.word()));
        power.count().map_or(name.clone(), |count| format!("{name} ({count})"))
    };
    let mut names: Vec<String> = kind.powers.iter().map(name).collect();
    names.dedup();
    names.join(language.joint())
}

/// The words in the pieces' moves that have to be explained.
fn power_words(game: &Game, language: Language) -> Markup {
    let words = game.power_words();
    html! {
        @if !words.is_empty() {
            p { (language.text("family-power-words")) }
            dl.power-words { @for (word, told) in words { dt { (language.text(&format!("power-{word}"))) } dd { (language.text(&told)) } } }
        }
    }
}

/// What is special about a game, a sentence each; its options have a form of their own.
fn sentences(game: &Game, language: Language) -> Vec<String> {
    let sentence = |told: Sentence| {
        let pieces = told.names(game, |kind| words::piece_of_family(kind, language), language.joint());
        let numbers = told.numbers.into_iter().map(|(name, number)| (name, FluentValue::from(number)));
        let words = told.words.into_iter().chain(pieces).map(|(name, word)| (name, FluentValue::from(word)));
        language.text_with_values(told.id, numbers.chain(words))
    };
    game.account().into_iter().filter(|told| told.id != "variants-option").map(sentence).collect()
}

#[cfg(test)]
mod tests;
