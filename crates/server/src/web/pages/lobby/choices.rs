//! What can be chosen about a game that somebody else is to come to.

use super::super::form::clock_in_words;
use arbiter::handicap::System;
use maud::{Markup, html};
use words::Language;

/// What is sent, and what is read.
pub(in crate::web::pages) type Choices = Vec<(String, String)>;

/// One of several, under its label.
pub(in crate::web::pages) fn choice(
    name: &str,
    label: &str,
    language: Language,
    choices: &Choices,
    chosen: &str,
) -> Markup {
    html! {
        div {
            label.label for=(format!("offer-{name}")) { (language.text(label)) }
            select id=(format!("offer-{name}")) name=(name) {
                @for (value, text) in choices { option value=(value) selected[value == chosen] { (text) } }
            }
        }
    }
}

/// The games of the family, standard shogi first.
pub(in crate::web::pages) fn games(language: Language) -> Choices {
    let family = variants::NAMES.iter().filter_map(|name| variants::Game::named(name));
    let named = family.map(|game| (game.id().to_owned(), super::super::family::name(&game, language).to_owned()));
    std::iter::once(("shogi".to_owned(), language.text("lobby-game-shogi")))
        .chain(named.filter(|(id, _)| id != "shogi"))
        .collect()
}

/// Clocks in words.
pub(in crate::web::pages) fn clocks(clocks: &[&str], language: Language) -> Choices {
    clocks.iter().map(|clock| ((*clock).to_owned(), clock_in_words(clock, language))).collect()
}

/// By the grades of both, in each of the traditions.
pub(in crate::web::pages) fn by_grades(language: Language) -> Choices {
    let named = |system: System| {
        let name = language.text(&format!("start-grades-{}", system.code()));
        (format!("grades/{}", system.code()), language.text_with("lobby-offer-grades", "system", name))
    };
    System::ALL.map(named).to_vec()
}

/// No odds, whoever comes.
pub(in crate::web::pages) fn even(language: Language) -> (String, String) {
    ("even".to_owned(), language.text("lobby-offer-even"))
}
