//! What was done by whom to whom: for who looks after the club, and for whom it was done to.

use super::dressed;
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use axum::Extension;
use axum::extract::State;
use dojo::app::App;
use dojo::rights::Role;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use store::Act;
use words::Language;

pub(crate) async fn log(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let all = app.acts(&visitor).await?;
    let title = language.text("club-log");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            section { (acts(&app, &all, &visitor, language)) }
            p { a href="/club" { (language.text("club-title")) } }
        }
    };
    Ok(dressed(language, &title, "/club/log", body, &visit.reach))
}

/// Lines of the log, as somebody reads them.
pub(crate) fn acts(app: &App, acts: &[Act], reader: &Who, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    if acts.is_empty() {
        return html! { p.note { (text("acts-none")) } };
    }
    html! {
        div.wide { table.acts {
            thead { tr {
                th scope="col" { (text("acts-when")) }
                th scope="col" { (text("acts-what")) }
                th scope="col" { (text("acts-by")) }
                th scope="col" { (text("acts-on")) }
            } }
            tbody { @for act in acts { tr {
                td { (wording::day(act.at_ms, &text("acts-form"))) }
                td {
                    (text(&format!("act-{}", act.act)))
                    @if !act.note.is_empty() { span.quiet { (note(&act.note, language)) } }
                }
                td { (called(app, &act.who, reader, language)) }
                td { (called(app, &act.whom, reader, language)) }
            } } }
        } }
    }
}

/// A role by its name, other words as they are.
fn note(note: &str, language: Language) -> String {
    Role::from_code(note).map_or_else(|| note.to_owned(), |role| language.text(&format!("role-{}", role.code())))
}

fn called(app: &App, who: &str, reader: &Who, language: Language) -> String {
    let who = Who::from(who);
    match app.names.of(&who) {
        _ if who == Who::nobody() => language.text("acts-machine"),
        Some(_) if who == *reader => language.text("acts-you"),
        Some(name) => name.to_string(),
        None => language.text("acts-guest"),
    }
}
