//! The form that starts a game. Its fields are those of [`crate::wish::Wish`].

use crate::language::Language;
use crate::wording;
use engine::Level;
use maud::{Markup, html};
use shogi::Handicap;

/// The clocks that are offered by name.
const CLOCKS: [(&str, &str); 5] = [
    ("none", "start-clock-none"),
    ("10m+30s", "start-clock-fast"),
    ("30m+60s", "start-clock-medium"),
    ("0m+30s", "start-clock-byoyomi"),
    ("10m", "start-clock-sudden"),
];

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
                    @for level in Level::ALL { option value=(level) { (wording::grade(level, language)) } }
                }
            }
            fieldset.with-computer {
                legend { (text("start-color")) }
                div.choices {
                    (choice("color", "black", &text("start-black"), true))
                    (choice("color", "white", &text("start-white"), false))
                    (choice("color", "random", &text("start-random"), false))
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
                    @for (clock, id) in CLOCKS { option value=(clock) { (text(id)) } }
                    option value="other" { (text("start-clock-other")) }
                }
            }
            div.own-clock {
                label.label for="clock_text" { (text("start-clock-text")) }
                input id="clock_text" type="text" name="clock_text" autocomplete="off" maxlength="20";
                p.note { (text("start-clock-help")) }
            }
            label.check { input type="checkbox" name="friendly" checked; (text("start-friendly")) }
            button.primary { (text("start-begin")) }
        }
    }
}

/// What a handicap is called: `香落ち Lancia`, and in Japanese the kanji alone.
pub(super) fn name_of(handicap: Handicap, language: Language) -> String {
    let name = language.text(&format!("handicap-{}", handicap.code()));
    let kanji = handicap.kanji();
    if name == kanji { name } else { format!("{kanji} {name}") }
}

fn choice(name: &str, value: &str, text: &str, checked: bool) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[checked]; (text) } }
}
