//! The rules of one game, told from its data, and the form that starts it.

use super::{for_script, name};
use crate::failure::Failure;
use crate::language::Language;
use crate::pages::form;
use crate::pages::layout::{Page, Shown};
use crate::wording;
use axum::extract::Path;
use maud::{Markup, html};
use serde_json::Value;
use shogi::Handicap;
use std::sync::Arc;
use variants::{Game, Kind, PromotionWhen, Repetition};

/// The clocks that are offered.
const CLOCKS: [&str; 6] = ["none", "10m+30s", "30m+60s", "0m+30s", "5m+5s/move", "10m"];

pub(crate) async fn rules(language: Language, Path(id): Path<String>) -> Result<Markup, Failure> {
    let game = Game::named(&id).ok_or(Failure::NotFound)?;
    let names = game.names();
    let title = format!("{} {}", names.kanji, if language == Language::Japanese { "" } else { name(&game, language) });
    let text = |id: &str| language.text(id);
    let body = html! {
        main.rules.family {
            p { a href="/family" { (text("family-back")) } }
            h1 { span lang="ja" { (names.kanji) } " " span.quiet { @if language == Language::Japanese { (names.romaji) } @else { (name(&game, language)) } } }
            div.beginning {
                family-board.preview inert {}
                (start(&game, language))
            }
            section {
                h2 { (text("family-rules")) }
                ul.sentences { @for sentence in sentences(&game, language) { li { (sentence) } } }
            }
            section {
                h2 { (text("family-pieces-title")) }
                p { (text("family-legend")) }
                div.pieces { @for kind in game.kinds() { (piece(&game, kind, language)) } }
            }
        }
    };
    let shown = Shown { handicap: Handicap::Even, snapshot: Value::Null, variant: for_script(&game, language) };
    let (path, styles) = (format!("/family/{id}"), &["board.css", "home.css", "rules.css", "family.css"]);
    let page =
        Page { language, title: title.trim(), path: &path, styles, script: "family.js", game: Some(shown), body };
    Ok(page.render())
}

/// Standard shogi has a form of its own, with all that belongs to it.
fn start(game: &Game, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        @if game.id() == "shogi" {
            p { a.button.primary href="/" { (text("family-play")) } }
        } @else {
            form.start method="post" action="/games" {
                input type="hidden" name="variant" value=(game.id());
                fieldset {
                    legend { (text("start-opponent")) }
                    div.choices {
                        @for (value, checked) in [("link", true), ("two", false)] {
                            label { input type="radio" name="opponent" value=(value) checked[checked]; (text(&format!("start-{value}"))) }
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
            img src=(format!("/family/{}/{}/moves.svg", game.id(), kind.id)) alt=(language.text_with("family-moves-of", "name", wording::piece_of_family(kind, language))) width="110" height="110" loading="lazy";
            div {
                h4 class=[kind.is_promoted.then_some("promoted")] {
                    span lang="ja" { (kind.kanji) } " " span.quiet { (kind.romaji) }
                }
                @if language != Language::Japanese { p { (wording::piece_of_family(kind, language)) } }
                p.quiet { code { (kind.id) } " · " code { (kind.moves) } }
                @if let Some(other) = other {
                    p { (language.text("family-becomes")) " " span lang="ja" { (other.kanji) }
                        @if language != Language::Japanese { " " (wording::piece_of_family(other, language)) } }
                }
                @if kind.royal { p { (language.text("family-royal")) } }
            }
        }
    }
}

/// What is special about a game, a sentence each.
fn sentences(game: &Arc<Game>, language: Language) -> Vec<String> {
    let (promotion, ending) = (game.promotion(), game.ending());
    let of_promotion = match (promotion.when, promotion.compulsory) {
        (PromotionWhen::EveryMove, _) => "variants-turns-every-move",
        (PromotionWhen::Zone, false) => "variants-may-promote",
        (PromotionWhen::Zone, true) => "variants-must-promote",
        (PromotionWhen::Entering, false) => "variants-may-promote-entering",
        (PromotionWhen::Entering, true) => "variants-must-promote-entering",
    };
    let of_drops = match game.drops() {
        None => "variants-no-drops",
        Some(drops) if drops.either_face => "variants-drops-either-face",
        Some(_) => "variants-drops",
    };
    let of_repetition = match ending.repetition {
        Repetition::Draw => "family-repetition-draw",
        Repetition::FirstLoses => "family-repetition-first-loses",
        Repetition::Forbidden => "family-repetition-forbidden",
    };
    let royals = game.kinds().iter().filter(|kind| kind.royal).count();
    let more = [
        (ending.try_wins, "variants-try"),
        (royals > 1, "variants-two-royals"),
        (ending.bare_king, "family-bare-king"),
        (game.dead_ends_allowed(), "variants-dead-ends"),
    ];
    let goal = if ending.check_binds { "variants-mate" } else { "variants-catch" };
    let ids =
        [of_promotion, of_drops, goal].into_iter().chain(more.into_iter().filter(|(said, _)| *said).map(|(_, id)| id));
    let checks_lose = ending.perpetual_check_loses && ending.repetition != Repetition::Forbidden;
    let ids = ids.chain([of_repetition]).chain(checks_lose.then_some("family-perpetual-check"));
    let values = || [("ranks", promotion.zone.into()), ("count", ending.occurrences.into())];
    ids.map(|id| language.text_with_values(id, values())).collect()
}
