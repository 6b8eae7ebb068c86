//! The keys of a page with a board, as a list that a key opens. What they do is in `ui/pages`.

use maud::{Markup, html};
use words::Language;

/// What is pressed, and the message that says what for. Names in words are messages themselves; the rest stands on the keys.
type Row = (&'static [&'static str], &'static str);

/// What every board has.
const BOARD: [Row; 5] = [
    (&["Tab", "←", "↑", "→", "↓"], "board"),
    (&["enter"], "play"),
    (&["right-button"], "draw"),
    (&["right-button", "shift", "alt"], "colors"),
    (&["escape"], "escape"),
];

/// What the page of a game has.
const GAME: [Row; 9] = [
    (&["←", "↑"], "previous"),
    (&["→", "↓"], "next"),
    (&["home", "end"], "ends"),
    (&["wheel"], "wheel"),
    (&["f"], "flip"),
    (&["m"], "type"),
    (&["F2"], "announce"),
    (&["?"], "list"),
    (&["shift"], "plain"),
];

/// What the page of a record has.
const RECORD: [Row; 9] = [
    (&["←", "↑"], "previous"),
    (&["→", "↓"], "next"),
    (&["home", "end"], "ends"),
    (&["wheel"], "wheel"),
    (&["n", "p"], "variations"),
    (&["Ctrl + Z", "Ctrl + Y"], "undo"),
    (&["f"], "flip"),
    (&["m"], "type"),
    (&["?"], "list"),
];

pub(super) fn of_game(language: Language) -> Markup {
    dialog(&GAME, language)
}

pub(super) fn of_record(language: Language) -> Markup {
    dialog(&RECORD, language)
}

fn dialog(rows: &[Row], language: Language) -> Markup {
    html! {
        dialog.keys aria-labelledby="keys-title" {
            h2 id="keys-title" { (language.text("keys-title")) }
            dl {
                @for (keys, what) in rows.iter().chain(&BOARD) {
                    div {
                        dt { @for key in *keys { kbd { (name(key, language)) } " " } }
                        dd { (language.text(&format!("keys-{what}"))) }
                    }
                }
            }
            form method="dialog" { div.buttons { button.primary autofocus { (language.text("game-close")) } } }
        }
    }
}

/// As it stands on the key.
fn name(key: &str, language: Language) -> String {
    match key {
        "enter" | "escape" | "home" | "end" | "shift" | "wheel" | "right-button" => {
            language.text(&format!("key-{key}"))
        }
        "alt" => "Alt".to_owned(),
        key => key.to_owned(),
    }
}

/// Where moves are typed. It is seen when somebody comes to it, by a key or by Tab.
pub(super) fn typed_moves(language: Language) -> Markup {
    html! {
        form.typed {
            label for="typed" { (language.text("typed-label")) }
            input id="typed" type="text" name="move" maxlength="40" autocomplete="off" autocapitalize="off" spellcheck="false";
            button.primary { (language.text("typed-play")) }
            p role="alert" {}
        }
    }
}

/// What opens the list, beside the other things one may choose.
pub(super) fn opener(language: Language) -> Markup {
    html! { button type="button" data-action="keys" { (language.text("keys-title")) } }
}
