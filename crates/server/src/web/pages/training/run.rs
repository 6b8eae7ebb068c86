//! `GET /train/run/{run}`: short questions one after the other, against the clock or at leisure. Nothing is kept of them here.

use super::{board_page, drawn};
use crate::web::failure::Failed;
use crate::web::pages::layout::bare_board;
use crate::web::pages::visit::Visit;
use axum::extract::{Path, Query};
use dojo::training::Run;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;
use shogi::{Handicap, Position};

/// So many seconds a run may last; 0: as long as one likes.
const SECONDS: [u32; 3] = [0, 30, 60];

/// Which questions.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Drawn {
    seed: u32,
}

pub(crate) async fn run(
    visit: Visit,
    Path(run): Path<String>,
    Query(Drawn { seed }): Query<Drawn>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let run: Run = run.parse()?;
    let code = run.code();
    let seed = drawn(seed);
    let (title, lead) = (text(&format!("run-{code}")), text(&format!("run-{code}-lead")));
    let body = html! {
        main.solve.lesson.run id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                header.head {
                    p.facts { a href="/train" { (text("train-title")) } }
                    h1 { (title) }
                }
                p.told { (lead) }
                form.ways {
                    fieldset {
                        legend { (text("run-time")) }
                        @for seconds in SECONDS {
                            label {
                                input type="radio" name="seconds" value=(seconds) checked[seconds == 0];
                                " " (language.text_with("run-seconds", "count", seconds))
                            }
                        }
                    }
                    button.primary { (text("coordinates-begin")) }
                }
                p.asked role="status" aria-live="assertive" hidden {}
                div.answers role="group" aria-label=(text("run-choices")) hidden {}
                p.verdict role="status" hidden {}
                p.more hidden { a target="_blank" { (text("run-castles-read")) } }
                div.answered hidden { button.primary data-action="next" { (text("guess-next")) } }
                p.score {}
                div.tools hidden { button data-action="end" { (text("guess-end")) } }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let (address, sfen) = (format!("/api/v1/train/runs/{code}"), Position::even().to_string());
    let snapshot = json!({"address": address, "run": code, "seed": seed, "sfen": sfen}).to_string();
    let path = format!("/train/run/{code}");
    Ok(board_page(&title, &path, lead, ("run.js", snapshot, Handicap::Even), None, body, language).render(&visit.reach))
}
