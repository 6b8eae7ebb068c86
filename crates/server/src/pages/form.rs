//! The form that starts a game. Its fields are those of [`crate::wish::Wish`].

use crate::language::Language;
use crate::wording;
use arbiter::preset::{self, Tournament};
use engine::Level;
use maud::{Markup, html};
use shogi::Handicap;

/// The clocks that are offered first.
const CLOCKS: [&str; 6] = ["none", "10m+30s", "30m+60s", "0m+30s", "5m+5s/move", "10m"];

pub(super) fn start(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.start method="post" action="/games" {
            fieldset {
                legend { (text("start-opponent")) }
                div.choices {
                    (choice("opponent", "computer", &text("start-computer"), true))
                    (choice("opponent", "two", &text("start-two"), false))
                }
            }
            div.with-computer {
                label.label for="level" { (text("start-level")) }
                select id="level" name="level" {
                    @for level in Level::ALL { option value=(level) { (name_of_level(level, language)) } }
                }
            }
            fieldset.with-computer {
                legend { (text("start-color")) }
                div.choices {
                    @for color in ["black", "white", "random"] {
                        label {
                            input type="radio" name="color" value=(color) checked[color == "black"];
                            span.in-even { (text(&format!("start-{color}"))) }
                            span.with-handicap { (text(&format!("start-{color}-handicap"))) }
                        }
                    }
                }
            }
            div {
                label.label for="handicap" { (text("start-handicap")) }
                select id="handicap" name="handicap" {
                    @for handicap in Handicap::all() {
                        option value=(handicap.code()) data-sfen=(handicap.setup()) { (name_of(handicap, language)) }
                    }
                }
                p.note { (text("start-handicap-note")) }
            }
            div {
                label.label for="clock" { (text("start-clock")) }
                select id="clock" name="clock" {
                    @for clock in CLOCKS { option value=(clock) { (clock_in_words(clock, language)) } }
                    optgroup label=(text("start-clock-tournaments")) {
                        @for tournament in preset::tournaments() { (last_round(tournament, language)) }
                    }
                    option value="other" { (text("start-clock-other")) }
                }
            }
            div.own-clock {
                label.label for="clock_text" { (text("start-clock-text")) }
                input id="clock_text" type="text" name="clock_text" autocomplete="off" maxlength="40";
                p.note { (text("start-clock-help")) }
            }
            label.check { input type="checkbox" name="friendly" checked; (text("start-friendly")) }
            button.primary { (text("start-begin")) }
        }
    }
}

fn clock_in_words(clock: &str, language: Language) -> String {
    clock.parse().map_or_else(|_| clock.to_owned(), |control| wording::clock(control, language))
}

/// A tournament's final; the clocks of its other rounds can be asked for by their names.
fn last_round(tournament: &Tournament, language: Language) -> Markup {
    html! {
        @if let Some(round) = tournament.rounds.first() {
            option value={ (tournament.code) "/" (round.code) } {
                (wording::clock_of_tournament(tournament, round, language))
            }
        }
    }
}

/// What a handicap is called: `香落ち Lancia`, and in Japanese the kanji alone.
pub(super) fn name_of(handicap: Handicap, language: Language) -> String {
    let name = language.text(&format!("handicap-{}", handicap.code()));
    let kanji = handicap.kanji();
    if name == kanji { name } else { format!("{kanji} {name}") }
}

/// The lettering of the pieces; a script draws the pictures.
pub(super) fn faces(language: Language) -> Markup {
    html! {
        fieldset.faces {
            legend { (language.text("settings-face")) }
            div.choices {
                @for face in ["two-kanji", "one-kanji", "kanji-moves", "first-steps"] {
                    label {
                        input type="radio" name="face" value=(face);
                        svg.koma viewBox="0 0 100 109" aria-hidden="true" {}
                        (language.text(&format!("settings-face-{face}")))
                    }
                }
            }
        }
    }
}

/// A grade, and for the lowest and the highest what it means to whom it says nothing.
fn name_of_level(level: Level, language: Language) -> String {
    let grade = wording::grade(level, language);
    if Some(&level) == Level::ALL.first() {
        language.text_with("start-level-lowest", "grade", grade)
    } else if Some(&level) == Level::ALL.last() {
        language.text_with("start-level-highest", "grade", grade)
    } else {
        grade
    }
}

fn choice(name: &str, value: &str, text: &str, checked: bool) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[checked]; (text) } }
}
