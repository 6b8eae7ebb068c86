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
use store::LogLine;
use words::Language;

pub(crate) async fn log(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let all = app.club_log(&visitor).await?;
    let title = language.text("club-log");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            section { (lines(&app, &all, &visitor, language)) }
            p { a href="/club" { (language.text("club-title")) } }
        }
    };
    Ok(dressed(language, &title, "/club/log", body, &visit.reach))
}

/// Lines of the log, as somebody reads them.
pub(crate) fn lines(app: &App, lines: &[LogLine], reader: &Who, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    if lines.is_empty() {
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
            tbody { @for line in lines { tr {
                td { (wording::day(line.at_ms, &text("acts-form"))) }
                td {
                    (text(&format!("act-{}", line.act)))
                    @if !line.note.is_empty() { span.quiet { (note(&line.note, language)) } }
                }
                td { (called(app, &line.who, reader, language)) }
                td { (called(app, &line.whom, reader, language)) }
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
