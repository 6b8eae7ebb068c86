//! One of a club's people, and what those may do for them who look after it.

use super::{Sent, address, card, dressed, lines, marks, read, told};
use crate::web::failure::Failed;
use crate::web::pages::confirm::{Confirmation, Confirming};
use crate::web::pages::moderate::{decision_fields, games, points_form};
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::Asking;
use dojo::app::App;
use dojo::desk::Person;
use dojo::failure::Failure;
use dojo::moderation::Decision;
use dojo::rights::{Act, Role};
use dojo::who::{Bearer, Who};
use maud::{Markup, html};
use words::Language;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Roles,
    Measures,
}

type Wrong<'a> = Option<(Part, &'a Failure)>;

pub(crate) async fn person(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(name): Path<String>,
) -> Result<Markup, Failed> {
    page(&app, &visitor, &name, &visit, None).await
}

pub(crate) async fn help(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Markup, Failed> {
    let card = app.help(&visitor, &name).await?;
    Ok(card::page(&card, &visit, (&headers, from)))
}

pub(crate) async fn set_minor(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Redirect, Failed> {
    app.set_minor(&visitor, &name, read(sent)?.minor.is_some()).await?;
    Ok(Redirect::to(&address(&name)))
}

pub(crate) async fn grant_or_withdraw(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
    from: Peer,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let role = Role::from_code(&fields.role).ok_or_else(|| Failure::of_field("role", &fields.role))?;
    let asking = Asking { bearer: &bearer, label: "", from: from.address };
    let done = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        let proof = confirmation.proof(&visit)?;
        match fields.deed.as_str() {
            "grant" => app.grant_role(asking, proof, &name, role).await,
            "withdraw" => app.withdraw_role(asking, proof, &name, role).await,
            _ => Err(Failure::BAD_REQUEST),
        }
    };
    let done = done.await;
    answer(&app, bearer.who(), &name, &visit, Part::Roles, done).await
}

pub(crate) async fn measure(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let person = app.person_named(&visitor, &name).await?;
    let done = match Decision::read(&fields.decision, &fields.days) {
        Ok(decision) => app.take_measure(&visitor, &person.who, decision, &fields.words).await,
        Err(failure) => Err(failure),
    };
    answer(&app, &visitor, &name, &visit, Part::Measures, done).await
}

/// Back to the page; if it could not be done, with why.
async fn answer(
    app: &App,
    visitor: &Who,
    name: &str,
    visit: &Visit,
    part: Part,
    done: Result<(), Failure>,
) -> Result<Response, Failed> {
    match done {
        // Who has given away the last that they were sees the club no more.
        Ok(()) if !app.offices.may(visitor, Act::SeePeople, None) => Ok(Redirect::to("/account").into_response()),
        Ok(()) => Ok(Redirect::to(&address(name)).into_response()),
        Err(failure) => Ok(told(&failure, page(app, visitor, name, visit, Some((part, &failure))).await?)),
    }
}

async fn page(app: &App, visitor: &Who, name: &str, visit: &Visit, wrong: Wrong<'_>) -> Result<Markup, Failed> {
    let language = visit.language;
    let person = app.person_named(visitor, name).await?;
    let log = app.log_on(&person.who).await?;
    let is_sure = app.comes_in_two_steps(visitor).await?;
    let may = |act: Act| is_sure && app.offices.may(visitor, act, Some(&person.who));
    let confirming = Confirming::of(app, visitor, visit).await?;
    let title = person.name.to_string();
    let path = address(&title);
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.marks { (marks(&person, language)) }
            div.ways {
                @if may(Act::Help) { (way_in(&path, language)) }
                @if is_sure { (offices(app, visitor, &person, &path, wrong, (confirming, language))) }
                @if may(Act::SetMinor) { (age(&person, &path, language)) }
                @if may(Act::Decide) { (measures(&title, &path, wrong, language)) }
            }
            @if is_sure && app.offices.may(visitor, Act::SeeActs, None) {
                section { h2 { (language.text("club-log")) } (lines(app, &log, visitor, language)) }
            }
            p { a href="/club" { (language.text("club-title")) } }
        }
    };
    Ok(dressed(language, &title, &path, body, &visit.reach))
}

fn way_in(path: &str, language: Language) -> Markup {
    html! {
        section {
            h2 { (language.text("club-help")) }
            p.note { (language.text("club-help-how")) }
            form method="post" action=(format!("{path}/card")) { button { (language.text("club-help-do")) } }
        }
    }
}

/// What they are here: what can be given to them and taken from them by whoever looks.
fn offices(
    app: &App,
    visitor: &Who,
    person: &Person,
    path: &str,
    wrong: Wrong<'_>,
    (confirming, language): (Confirming<'_>, Language),
) -> Markup {
    let text = |id: &str| language.text(id);
    let may = |act| app.offices.may(visitor, act, Some(&person.who));
    let grants: Vec<Role> =
        Role::ALL.into_iter().filter(|role| !person.roles.contains(*role) && may(Act::Grant(*role))).collect();
    let withdrawals: Vec<Role> = person.roles.iter().filter(|role| may(Act::Withdraw(*role))).collect();
    let form = |deed: &str, roles: &[Role]| {
        let id = |part: &str| format!("{deed}-{part}");
        html! {
            @if !roles.is_empty() {
                details open[wrong.is_some_and(|(part, _)| part == Part::Roles) && deed == "grant"] {
                    summary { (text(&format!("club-{deed}"))) }
                    form method="post" action=(format!("{path}/role")) {
                        input type="hidden" name="deed" value=(deed);
                        label for=(id("role")) { (text("club-role")) }
                        select id=(id("role")) name="role" {
                            @for role in roles { option value=(role.code()) { (text(&format!("role-{}", role.code()))) } }
                        }
                        (confirming.field(&id("password"), "account-password-own"))
                        (confirming.buttons(&format!("club-{deed}-do")))
                    }
                }
            }
        }
    };
    html! {
        @if !grants.is_empty() || !withdrawals.is_empty() {
            section {
                h2 { (text("club-roles")) }
                p.note { (text("club-roles-how")) }
                @if let Some((Part::Roles, failure)) = wrong { p.wrong role="alert" { (failure.text(language)) } }
                (form("grant", &grants))
                (form("withdraw", &withdrawals))
            }
        }
    }
}

fn age(person: &Person, path: &str, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section {
            h2 { (text("club-age")) }
            p.note { (text("club-minor-how")) }
            form method="post" action=(format!("{path}/minor")) {
                @if !person.minor { input type="hidden" name="minor" value="on"; }
                button { (text(if person.minor { "club-of-age-do" } else { "club-minor-do" })) }
            }
        }
    }
}

fn measures(name: &str, path: &str, wrong: Wrong<'_>, language: Language) -> Markup {
    let failure = wrong.filter(|(part, _)| *part == Part::Measures).map(|(_, failure)| failure);
    html! {
        section {
            h2 { (language.text("club-measures")) }
            details open[failure.is_some()] {
                summary { (language.text("club-measures-open")) }
                form method="post" action=(format!("{path}/measure")) {
                    (decision_fields(false, failure, language))
                    button { (language.text("moderate-do")) }
                }
            }
            p { a href=(games::address(name)) { (language.text("evidence-link")) } }
            details { summary { (language.text("moderate-points")) } (points_form(name, None, language)) }
        }
    }
}
