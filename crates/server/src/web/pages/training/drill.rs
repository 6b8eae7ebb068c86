//! `GET /train/drill/{kind}/{id}`: a line played from memory, and whether its positions come back on later days.

use super::super::teach::{Strip, Within};
use super::{board_page, drawn, head, other_side};
use crate::web::api::training::{Line, practice_value};
use crate::web::failure::Failed;
use crate::web::pages::game::blindfold;
use crate::web::pages::layout::{bare_board, icon};
use crate::web::pages::visit::Visit;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, Query, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::teaching;
use dojo::training::{Practice, Source};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use words::{Language, side};

pub(crate) async fn drill(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    text_view: TextView,
    Writing(notation): Writing,
    Path((kind, id)): Path<(String, String)>,
    (Query(line), within): (Query<Line>, Query<Within>),
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let source: Source = format!("{kind}/{id}").parse()?;
    let seed = drawn(line.seed);
    let practice = app.drill(&visitor, source, Line { seed, ..line }.chosen()?, language).await?;
    let kept = practice.is_among(&app.cards_to_practise(&visitor).await?);
    let material = &practice.material;
    let item = teaching::Item::Line(teaching::Line::of(&practice));
    let strip = Strip::of(&app, &visitor, &within, &item, language).await?;
    let may_set = app.may_set(&visitor).is_ok();
    let path = format!("/train/drill/{}", material.source);
    let title = text("train-drill");
    let values =
        [("count", practice.size().into()), ("side", side(practice.side, material.handicap(), language).into())];
    let how = language.text_with_values("train-drill-how", values);
    let body = html! {
        main.solve.lesson.card id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                @if let Some(strip) = &strip { (strip.head) }
                (head(material, &title, language))
                p.told { (how) }
                p.verdict hidden {}
                div.answered hidden {
                    button.primary data-action="again" hidden { (text("train-again")) }
                    @match &strip {
                        Some(Strip { next, label, .. }) => a.button.primary data-go="next" href=(next) hidden { (label) },
                        None => a.button.primary data-go="next" href=(format!("{path}?side={}", practice.side.name())) hidden { (text("train-drill-more")) },
                    }
                }
                div.tools role="group" aria-label=(text("tsume-tools")) {
                    button data-action="hint" { (icon("hint")) span { (text("tsume-hint")) } }
                }
                (blindfold(language))
                (keep(&practice, kept, language))
                (other_side(material, practice.side, &path, language))
                @if may_set { p.more { a href=(format!("/teach/new?task={}", item.code())) { (text("teach-set-this")) } } }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let snapshot = practice_value(&practice, seed, notation, language).to_string();
    Ok(board_page(&title, &path, how, ("exercise.js", snapshot, material.handicap()), Some(text_view), body, language)
        .render(&visit.reach))
}

/// A button that has all positions of the line come back on later days, or no more.
fn keep(practice: &Practice, kept: bool, language: Language) -> Markup {
    html! {
        @if practice.size() > 0 {
            form.keep method="post" action="/train/drill/keep" {
                input type="hidden" name="from" value=(practice.material.source);
                input type="hidden" name="side" value=(practice.side.name());
                input type="hidden" name="on" value=(!kept);
                p.quiet { (language.text(if kept { "train-drill-kept" } else { "train-repeat-how" })) }
                button { (language.text(if kept { "train-repeat-none" } else { "train-repeat-all" })) }
            }
        }
    }
}

/// Which line is to come back.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    from: String,
    side: String,
    on: bool,
}

pub(crate) async fn keep_line(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(Wish { from, side, on }) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let line = Line { side: Some(side), seed: 0 };
    let practice = app.drill(&visitor, from.parse()?, line.chosen()?, visit.language).await?;
    app.keep_line(&visitor, &practice, on).await?;
    Ok(Redirect::to(&format!("/train/drill/{}?side={}", practice.material.source, practice.side.name())))
}
