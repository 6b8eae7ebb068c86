//! `GET /train/guess/{kind}/{id}`: the moves of a game are guessed, one after the other. Nothing is kept of it here.

use super::{board_page, drawn, head, other_side};
use crate::web::api::training::{Guessed, quiz_value};
use crate::web::failure::Failed;
use crate::web::pages::layout::bare_board;
use crate::web::pages::visit::Visit;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::{Path, Query, State};
use dojo::app::App;
use dojo::training::Source;
use dojo::who::Who;
use maud::{Markup, html};
use words::side;

pub(crate) async fn guess(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Writing(notation): Writing,
    Path((kind, id)): Path<(String, String)>,
    Query(guessed): Query<Guessed>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let source: Source = format!("{kind}/{id}").parse()?;
    let seed = drawn(guessed.seed);
    let quiz = app.quiz(&visitor, source, guessed.side()?, language).await?;
    let material = &quiz.material;
    let path = format!("/train/guess/{}", material.source);
    let title = text("guess-title");
    let values = [("count", quiz.size().into()), ("side", side(quiz.side, material.handicap(), language).into())];
    let how = language.text_with_values("guess-how", values);
    let body = html! {
        main.solve.lesson.guess id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                (head(material, &title, language))
                p.told { (how) }
                p { label { input type="checkbox" name="choices"; " " (text("guess-among-three")) } }
                div.answers role="group" aria-label=(text("guess-choices")) hidden {}
                p.verdict role="status" hidden {}
                div.answered hidden { button.primary data-action="next" { (text("guess-next")) } }
                p.score {}
                div.tools role="group" aria-label=(text("tsume-tools")) {
                    button data-action="show" { (text("guess-show")) }
                    button data-action="end" { (text("guess-end")) }
                }
                div.over hidden {
                    a.button.primary href=(format!("{path}?side={}", quiz.side.name())) { (text("train-again")) }
                    " " a.button href=(material.source.address()) { (text("train-done")) }
                }
                (other_side(material, quiz.side, &path, language))
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let snapshot = quiz_value(&quiz, seed, notation, language).to_string();
    Ok(board_page(&title, &path, how, ("guess.js", snapshot, material.handicap()), None, body, language)
        .render(&visit.reach))
}
