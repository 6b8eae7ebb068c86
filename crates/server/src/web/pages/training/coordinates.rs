//! `GET /train/coordinates`: squares and moves by name, against the clock. What is asked comes as data; nothing is kept of it here.

use super::board_page;
use crate::web::api::training::coordinates_value;
use crate::web::pages::layout::bare_board;
use crate::web::pages::visit::Visit;
use crate::web::writing::Writing;
use dojo::random;
use dojo::training::coordinates::NOTATIONS;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::Handicap;

/// What is asked for, and how it is answered.
const WAYS: [&str; 4] = ["press", "name", "play", "write"];

pub(crate) async fn coordinates(visit: Visit, Writing(own): Writing) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("coordinates-title");
    let chosen = NOTATIONS.iter().find(|name| name.parse::<Notation>().ok() == Some(own)).unwrap_or(&NOTATIONS[0]);
    let snapshot = coordinates_value(u64::from_le_bytes(random::bytes()), language).to_string();
    let body = html! {
        main.solve.lesson.coordinates id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                header.head {
                    p.facts { a href="/train" { (text("train-title")) } }
                    h1 { (title) }
                }
                form.ways {
                    fieldset {
                        legend { (text("coordinates-way")) }
                        @for (number, way) in WAYS.iter().enumerate() {
                            label {
                                input type="radio" name="way" value=(way) checked[number == 0];
                                " " (text(&format!("coordinates-{way}")))
                            }
                        }
                    }
                    label.notation {
                        (text("coordinates-notation")) " "
                        select name="notation" {
                            @for name in NOTATIONS {
                                option value=(name) selected[name == *chosen] { (text(&format!("coordinates-in-{}", name.replace('/', "-")))) }
                            }
                        }
                    }
                    label { input type="checkbox" name="white"; " " (text("coordinates-white")) }
                    button.primary { (text("coordinates-begin")) }
                }
                p.asked role="status" aria-live="assertive" hidden {}
                form.reply hidden {
                    label { span { (text("coordinates-answer")) } " " input type="text" name="typed" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done"; }
                    button { (text("coordinates-ok")) }
                }
                p.score {}
                p.verdict role="status" hidden {}
            }
        }
    };
    let script = ("coordinates.js", snapshot, Handicap::Even);
    board_page(&title, "/train/coordinates", text("coordinates-lead"), script, None, body, language)
        .render(&visit.reach)
}
