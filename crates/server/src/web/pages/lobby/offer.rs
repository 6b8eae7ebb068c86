//! The form by which one offers a game of one's own.

use super::super::form;
use super::row::Seeker;
use arbiter::handicap::System;
use dojo::teaching::ODDS;
use maud::{Markup, html};
use shogi::{Grade, Handicap};
use words::Language;

/// The clocks that are offered; the last one is for a game with all the time one wants.
const CLOCKS: [&str; 8] = ["10m+30s", "15m+60s", "30m+60s", "0m+30s", "5m+5s/move", "3d/move", "10d+1d/move", "none"];

pub(super) fn form(seeker: &Seeker) -> Markup {
    let language = seeker.language;
    let text = |id: &str| language.text(id);
    html! {
        details.offer {
            summary { (text("lobby-offer")) }
            form method="post" action="/lobby/seeks" {
                (choice("variant", "lobby-game", language, &games(language)))
                (choice("clock", "start-clock", language, &clocks(language)))
                (choice("odds", "start-handicap", language, &odds(language)))
                (choice("color", "lobby-color", language, &colors(language)))
                (range(language))
                @if seeker.named {
                    label.check { input type="checkbox" name="rated" checked; (text("lobby-offer-rated")) }
                }
                label.check { input type="checkbox" name="lasting"; (text("lobby-offer-lasting")) }
                @if !seeker.named {
                    div { label.label for="offer-name" { (text("start-name")) }
                        input id="offer-name" name="name" maxlength="30" autocomplete="nickname"; }
                }
                label.check { input type="checkbox" name="named_only"; (text("lobby-offer-named")) }
                label.check { input type="checkbox" name="private"; (text("lobby-offer-private")) }
                button.primary { (text("lobby-offer-make")) }
            }
        }
    }
}

type Choices = Vec<(String, String)>;

fn choice(name: &str, label: &str, language: Language, choices: &Choices) -> Markup {
    html! {
        div {
            label.label for=(format!("offer-{name}")) { (language.text(label)) }
            select id=(format!("offer-{name}")) name=(name) {
                @for (value, text) in choices { option value=(value) { (text) } }
            }
        }
    }
}

fn games(language: Language) -> Choices {
    let family = variants::NAMES.iter().filter_map(|name| variants::Game::named(name));
    let named = family.map(|game| (game.id().to_owned(), super::super::family::name(&game, language).to_owned()));
    std::iter::once(("shogi".to_owned(), language.text("lobby-game-shogi")))
        .chain(named.filter(|(id, _)| id != "shogi"))
        .collect()
}

fn clocks(language: Language) -> Choices {
    CLOCKS.iter().map(|clock| ((*clock).to_owned(), form::clock_in_words(clock, language))).collect()
}

/// Even, by the grades of both in one of three traditions, or fixed.
fn odds(language: Language) -> Choices {
    let by_grades = System::ALL.map(|system| {
        let name = language.text(&format!("start-grades-{}", system.code()));
        (format!("grades/{}", system.code()), language.text_with("lobby-offer-grades", "system", name))
    });
    let fixed = ["give", "take"].into_iter().flat_map(|way| {
        let uneven = ODDS.into_iter().filter(|handicap| *handicap != Handicap::Even);
        uneven.map(move |handicap| {
            let name = language.text(&format!("handicap-{}", handicap.code()));
            (format!("{way}/{}", handicap.code()), language.text_with(&format!("lobby-offer-{way}"), "odds", name))
        })
    });
    let even = ("even".to_owned(), language.text("lobby-offer-even"));
    let [first, ..] = &by_grades;
    // What one gets without choosing is fair between any two.
    std::iter::once(first.clone()).chain([even]).chain(by_grades[1..].to_vec()).chain(fixed).collect()
}

fn colors(language: Language) -> Choices {
    let name = |id: &str| (id.to_owned(), language.text(&format!("lobby-begins-{id}")));
    ["random", "black", "white"].map(name).to_vec()
}

/// Between which grades whoever comes should be.
fn range(language: Language) -> Markup {
    let grades = |name: &str| {
        html! {
            select name=(name) aria-label=(language.text(&format!("lobby-offer-{name}"))) {
                option value="" { (language.text("lobby-offer-any")) }
                @for grade in Grade::all() { option value=(grade) { (words::grade(grade, language)) } }
            }
        }
    };
    html! {
        fieldset.range {
            legend { (language.text("lobby-offer-range")) }
            (grades("lowest")) " – " (grades("highest"))
        }
    }
}
