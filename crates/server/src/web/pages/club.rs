//! `/club`: for those who look after a club's people. Plain forms, which work where scripts do not.

mod card;
mod log;
pub(crate) mod nights;
mod person;

pub(crate) use log::{lines, log};
pub(crate) use person::{grant_or_withdraw, help, measure, person, set_minor};

use super::account::AUTHENTICATOR;
use super::account::entrance::page as dressed;
use super::visit::Visit;
use crate::web::failure::{Failed, Told, status};
use crate::web::peer::Peer;
use crate::web::reach::encoded;
use axum::Extension;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use dojo::app::App;
use dojo::desk::Person;
use dojo::failure::Failure;
use dojo::rights::{Act, Roles};
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// So many people stand on a page.
const ON_A_PAGE: usize = 100;

/// Whom somebody looks for, and which page of them they read.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
    page: String,
}

impl Asked {
    /// The page that is read, of so many, counted from 0: what is no number is the first, what is beyond the last is the last.
    fn page(&self, pages: usize) -> usize {
        self.page.parse().unwrap_or(1).clamp(1, pages.max(1)) - 1
    }

    /// Where another page of the same people stands.
    fn at(&self, page: usize) -> String {
        let found = if self.q.is_empty() { String::new() } else { format!("q={}&", encoded(&self.q)) };
        format!("/club?{found}page={}", page + 1)
    }
}

/// What the forms here send; each has some of it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    name: String,
    password: String,
    /// A passkey, as the script has had it from the browser.
    key: String,
    /// They are not of age.
    minor: Option<String>,
    role: String,
    deed: String,
    decision: String,
    days: String,
    words: String,
}

pub(crate) type Sent = Result<Form<Fields>, FormRejection>;

pub(super) fn read(sent: Sent) -> Result<Fields, Failed> {
    sent.map(|Form(fields)| fields).map_err(|rejection| Failed::of_status(rejection.status()))
}

pub(crate) async fn club(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failed> {
    list(&app, &visitor, &visit, &asked, None).await
}

pub(crate) async fn enrol(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    match app.enrol(&visitor, &fields.name, fields.minor.is_some()).await {
        Ok(card) => Ok(card::page(&card, &visit, (&headers, from)).into_response()),
        Err(failure) => {
            let page = list(&app, &visitor, &visit, &Asked::default(), Some((&failure, &fields.name))).await?;
            Ok(told(&failure, page))
        }
    }
}

/// Everybody, and what is done here; after what could not be done, why.
async fn list(
    app: &App,
    visitor: &Who,
    visit: &Visit,
    asked: &Asked,
    wrong: Option<(&Failure, &str)>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let people = app.people(visitor, &asked.q).await?;
    let may = |act: Act| app.offices.may(visitor, act, None);
    let is_sure = app.comes_in_two_steps(visitor).await?;
    let title = text("club-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.note { (text("club-lead")) }
            @if may(Act::Enrol) || may(Act::SeeReports) { (second_step_first(is_sure, language)) }
            @if is_sure && (may(Act::SeeReports) || may(Act::SeeActs)) {
                div.buttons {
                    @if may(Act::SeeReports) { a.button href="/moderate" { (text("moderate-title")) } }
                    @if may(Act::SeeActs) { a.button href="/club/log" { (text("club-log")) } }
                }
            }
            @if is_sure && may(Act::KeepNights) { p { a.button href="/club/nights" { (text("nights-title")) } } }
            @if may(Act::TeachMinors) { p { a.button href="/teach" { (text("teach-title")) } } }
            @if is_sure && may(Act::Enrol) { (enrolment(wrong, language)) }
            section {
                h2 { (text("club-people")) }
                (search(asked, language))
                (found(&people, asked, language))
            }
        }
    };
    Ok(dressed(language, &title, "/club", body, &visit.reach))
}

/// What who acts on others does first, and why.
fn second_step_first(is_sure: bool, language: Language) -> Markup {
    html! {
        @if !is_sure {
            section.leaving role="status" {
                h2 { (language.text("club-two-steps")) }
                p { (language.text("club-two-steps-why")) }
                p { a.button.primary href=(AUTHENTICATOR) { (language.text("authenticator-open")) } }
            }
        }
    }
}

fn search(asked: &Asked, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form.find method="get" action="/club" role="search" {
            input type="text" name="q" value=(asked.q) maxlength="40" aria-label=(text("club-find")) placeholder=(text("club-find"))
                autocomplete="off" spellcheck="false";
            button { (text("club-find-do")) }
            @if !asked.q.is_empty() { a href="/club" { (text("club-find-all")) } }
        }
    }
}

/// A page of the people, and the way to the others.
fn found(people: &[Person], asked: &Asked, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let pages: Vec<&[Person]> = people.chunks(ON_A_PAGE).collect();
    let page = asked.page(pages.len());
    let shown = pages.get(page).copied().unwrap_or_default();
    let first = page * ON_A_PAGE;
    let numbers = [first + 1, first + shown.len(), people.len()].map(|number| number.to_string());
    let [from, to, count] = &numbers;
    html! {
        @if people.is_empty() { p.note { (text("club-find-none")) } }
        ul.people { @for person in shown { (line(person, language)) } }
        @if pages.len() > 1 {
            p.buttons {
                @if page > 0 { a.button rel="prev" href=(asked.at(page - 1)) { (text("club-before")) } }
                @if page + 1 < pages.len() { a.button rel="next" href=(asked.at(page + 1)) { (text("club-after")) } }
                span.quiet { (language.text_with_list("club-shown", &[("from", from), ("to", to), ("count", count)])) }
            }
        }
    }
}

/// To make somebody's account.
fn enrolment(wrong: Option<(&Failure, &str)>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section {
            h2 { (text("club-enrol")) }
            p.note { (text("club-enrol-how")) }
            form method="post" action="/club/new" {
                label for="new-name" { (text("account-name")) }
                input id="new-name" name="name" type="text" required maxlength="40" autocomplete="off" spellcheck="false"
                    value=(wrong.map_or("", |(_, name)| name));
                label.check { input type="checkbox" name="minor"; (text("club-minor")) }
                p.note { (text("club-minor-how")) }
                @if let Some((failure, _)) = wrong { p.wrong role="alert" { (failure.text(language)) } }
                button.primary { (text("club-enrol-do")) }
            }
        }
    }
}

fn line(person: &Person, language: Language) -> Markup {
    let since = wording::day(person.since_ms, &language.text("games-date"));
    html! {
        li {
            a href=(address(&person.name.to_string())) { (person.name) }
            span.quiet { (since) }
            span.marks { (marks(person, language)) }
        }
    }
}

/// What somebody is here, in a few words.
fn marks(person: &Person, language: Language) -> Markup {
    html! {
        (roles(person.roles, language))
        @if person.minor { span.mark { (language.text("club-is-minor")) } }
        @if !person.has_come { span.mark { (language.text("club-never-came")) } }
    }
}

fn roles(roles: Roles, language: Language) -> Markup {
    html! { @for role in roles.iter() { span.mark { (language.text(&format!("role-{}", role.code()))) } } }
}

/// The page of somebody: a name is made of letters, figures and a few signs.
pub(super) fn address(name: &str) -> String {
    format!("/club/people/{}", encoded(name))
}

/// A page that says itself what was wrong, under the failure's status.
pub(super) fn told(failure: &Failure, page: Markup) -> Response {
    let mut response = page.into_response();
    *response.status_mut() = status(failure.kind);
    response.extensions_mut().insert(Told);
    response
}

#[cfg(test)]
mod tests;
