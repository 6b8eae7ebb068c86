//! The dialogs of the game page: what is asked before something is done that cannot be undone.

use crate::web::pages::{form, keys, record};
use arbiter::Foul;
use maud::{Markup, html};
use words::Language;

/// What a player can propose, and for how many minutes.
const OFFERS: [(&str, Option<u32>); 8] = [
    ("takeback", None),
    ("impasse", None),
    ("repetition", None),
    ("draw", None),
    ("break", Some(5)),
    ("break", Some(10)),
    ("break", Some(40)),
    ("interrupt", None),
];

/// What an arbiter can decide.
const RULINGS: [&str; 5] = ["against", "foul", "draw", "absent", "interrupt"];

pub(in crate::web::pages) fn all(language: Language) -> Markup {
    html! {
        (resign(false, language))
        (offers(&OFFERS, language))
        (declaration(language))
        (claim(language))
        (ruling(language))
        (record::export(language))
        (settings(&SETTINGS, language))
        (keys::of_game(language))
    }
}

/// The same of a game for four: nobody declares, claims or rules there.
pub(in crate::web::pages) fn of_four(language: Language) -> Markup {
    html! {
        (resign(true, language))
        (offers(&[("takeback", None), ("interrupt", None)], language))
        (record::export(language))
        (settings(&SETTINGS_OF_FOUR, language))
        (keys::of_game(language))
    }
}

/// Both phrases that are said on resigning (END-09, ETIQ-18); who has several seats says which one they give up.
fn resign(of_several: bool, language: Language) -> Markup {
    html! {
        dialog.resign {
            h2 { (language.text("game-resign-ask")) }
            p { (language.text("game-resign-how")) }
            form method="dialog" {
                @if of_several { label.which { (language.text("resign-which")) " " select name="seat" {} } }
                div.phrases {
                    @for phrase in arbiter::ritual::Step::Concede.phrases() {
                        button value="resign" {
                            span lang="ja" { (phrase.japanese()) }
                            i { (words::reading(phrase.japanese(), phrase.reading(), language)) }
                            small { (language.text(&format!("ritual-phrase-{}", phrase.code()))) }
                        }
                    }
                }
                div.buttons { button value="" autofocus { (language.text("game-resign-no")) } }
            }
        }
    }
}

fn offers(offers: &[(&str, Option<u32>)], language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        dialog.offers {
            h2 { (text("game-offer-title")) }
            p.note { (text("game-offer-note")) }
            form method="dialog" {
                div.list {
                    @for (offer, minutes) in offers {
                        button data-can=(offer) data-offer=(offer) data-minutes=[minutes] {
                            @match minutes {
                                Some(minutes) => (language.text_with("game-offer-break", "minutes", minutes)),
                                None => (text(&format!("game-offer-{offer}"))),
                            }
                        }
                    }
                    @for (can, action) in [("declare", "declare"), ("claim", "claim"), ("close", "close-record"), ("rule", "rule")] {
                        button data-can=(can) data-action=(action) { (text(&format!("game-{action}"))) }
                    }
                }
                div.buttons { button value="" { (text("game-close")) } }
            }
        }
    }
}

/// The conditions as they stand are put in by the script (END-15).
fn declaration(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        dialog.declaration {
            h2 { (text("game-declare-title")) }
            div.conditions {}
            p.warning { (text("game-declare-warning")) }
            form method="dialog" {
                div.buttons {
                    button value="" autofocus { (text("game-declare-no")) }
                    button.primary value="declare" { (text("game-declare-yes")) }
                }
            }
        }
    }
}

/// A foul that nobody noticed (FOUL-17); the script puts in the moves.
fn claim(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        dialog.claim {
            h2 { (text("game-claim-title")) }
            form method="dialog" {
                div.fields {
                    label for="claim-ply" { (text("game-claim-move")) }
                    select id="claim-ply" name="ply" {}
                    (fouls("claim-foul", Foul::is_forbidden_move, language))
                }
                p.note { (text("game-claim-warning")) }
                div.buttons {
                    button value="" { (text("game-close")) }
                    button.primary value="claim" { (text("game-claim-yes")) }
                }
            }
        }
    }
}

fn ruling(language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        dialog.ruling {
            h2 { (text("game-rule-title")) }
            form method="dialog" {
                div.fields {
                    label for="rule-ruling" { (text("game-rule-ruling")) }
                    select id="rule-ruling" name="ruling" {
                        @for ruling in RULINGS { option value=(ruling) { (text(&format!("game-rule-{ruling}"))) } }
                    }
                    label.color for="rule-color" { (text("game-rule-color")) }
                    select.color id="rule-color" name="color" {
                        @for color in ["black", "white"] { option value=(color) { (text(&format!("side-{color}"))) } }
                    }
                    // Of a barred move the referee is sure itself.
                    (fouls("rule-foul", |foul| !matches!(foul, Foul::Barred(_)), language))
                }
                div.buttons {
                    button value="" { (text("game-close")) }
                    button.primary value="rule" { (text("game-rule-yes")) }
                }
            }
        }
    }
}

fn fouls(id: &str, shown: impl Fn(Foul) -> bool, language: Language) -> Markup {
    html! {
        label.foul for=(id) { (language.text("game-claim-foul")) }
        select.foul id=(id) name="foul" {
            @for foul in Foul::all().filter(|foul| shown(*foul)) {
                option value=(foul.code()) { (language.text(&format!("foul-{}", foul.code()))) }
            }
        }
    }
}

/// After how many minutes of one turn a player can be told (CLOCK-22).
const TELL: [u32; 9] = [1, 2, 3, 5, 10, 15, 20, 30, 60];

/// What a player may choose, and from what, beside pieces and notation.
type Field = (&'static str, &'static [&'static str]);
const COORDINATES: Field = ("coordinates", &["japanese", "digits", "letters"]);
const PREMOVE: Field = ("premove", &["on", "off"]);
const CONFIRM: Field = ("confirm", &["off", "on"]);
const SOUND: Field = ("sound", &["on", "off"]);
const CALLS: Field = ("calls", &["byoyomi", "speech", "beeps", "off"]);
const BLINDFOLD: Field = ("blindfold", &["off", "on"]);
const SETTINGS: [Field; 6] = [COORDINATES, PREMOVE, CONFIRM, BLINDFOLD, SOUND, CALLS];
/// Among four it is seldom one's turn next.
const SETTINGS_OF_FOUR: [Field; 5] = [COORDINATES, CONFIRM, BLINDFOLD, SOUND, CALLS];

fn settings(fields: &[Field], language: Language) -> Markup {
    let option = |field: &str, value: &str| match value {
        "on" | "off" => language.text(&format!("settings-{value}")),
        value => language.text(&format!("settings-{field}-{value}")),
    };
    html! {
        dialog.settings {
            h2 { (language.text("game-settings")) }
            (form::faces(language))
            div.fields {
                label for="notation" { (language.text("settings-notation")) }
                (form::notations(language))
                @for (field, values) in fields {
                    label for=(field) { (language.text(&format!("settings-{field}"))) }
                    select id=(field) name=(field) {
                        @for value in *values { option value=(value) { (option(field, value)) } }
                    }
                }
                label for="tell" { (language.text("settings-tell")) }
                select id="tell" name="tell" {
                    option value="0" { (language.text("settings-off")) }
                    @for minutes in TELL {
                        option value=(minutes * 60) { (language.text_with("settings-tell-minutes", "count", minutes)) }
                    }
                }
            }
            button.full-screen type="button" data-action="full-screen" hidden { (language.text("game-full-screen")) }
            form method="dialog" {
                div.buttons { (keys::opener(language)) button.primary { (language.text("settings-done")) } }
            }
        }
    }
}
