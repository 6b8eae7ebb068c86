//! One of a club's people, and what those may do for them who look after it.

use super::{Sent, address, card, dressed, log, marks, read, told};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::account::entrance::password_field;
use crate::web::pages::moderate::decision_fields;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::Asking;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::moderation::Decision;
use dojo::rights::{Act, Person, Role};
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
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(name): Path<String>,
) -> Result<Markup, Failed> {
    page(&app, &visitor, &name, (language, &reach), None).await
}

pub(crate) async fn help(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    from: Peer,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Markup, Failed> {
    let card = app.help(&visitor, &name).await?;
    Ok(card::page(&card, (language, &reach), (&headers, from)))
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
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    from: Peer,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let role = Role::from_code(&fields.role).ok_or_else(|| Failure::of_field("role", &fields.role))?;
    let asking = Asking { bearer: &bearer, label: "", from: from.address };
    let done = match fields.deed.as_str() {
        "grant" => app.grant_role(asking, &fields.password, &name, role).await,
        "withdraw" => app.withdraw_role(asking, &fields.password, &name, role).await,
        _ => Err(Failure::BAD_REQUEST),
    };
    answer(&app, bearer.who(), &name, (language, &reach), Part::Roles, done).await
}

pub(crate) async fn measure(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let person = app.person_named(&visitor, &name).await?;
    let done = match Decision::read(&fields.decision, &fields.days) {
        Ok(decision) => app.take_measure(&visitor, &person.who, decision, &fields.words).await,
        Err(failure) => Err(failure),
    };
    answer(&app, &visitor, &name, (language, &reach), Part::Measures, done).await
}

/// Back to the page; if it could not be done, with why.
async fn answer(
    app: &App,
    visitor: &Who,
    name: &str,
    told_how: (Language, &Reach),
    part: Part,
    done: Result<(), Failure>,
) -> Result<Response, Failed> {
    match done {
        // Who has given away the last that they were sees the club no more.
        Ok(()) if !app.offices.may(visitor, Act::SeePeople, None) => Ok(Redirect::to("/account").into_response()),
        Ok(()) => Ok(Redirect::to(&address(name)).into_response()),
        Err(failure) => Ok(told(&failure, page(app, visitor, name, told_how, Some((part, &failure))).await?)),
    }
}

async fn page(
    app: &App,
    visitor: &Who,
    name: &str,
    (language, reach): (Language, &Reach),
    wrong: Wrong<'_>,
) -> Result<Markup, Failed> {
    let person = app.person_named(visitor, name).await?;
    let acts = app.acts_on(&person.who).await?;
    let may = |act| app.offices.may(visitor, act, Some(&person.who));
    let title = person.name.to_string();
    let path = address(&title);
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.marks { (marks(&person, language)) }
            div.ways {
                @if may(Act::Help) { (way_in(&path, language)) }
                (offices(app, visitor, &person, &path, wrong, language))
                @if may(Act::SetMinor) { (age(&person, &path, language)) }
                @if may(Act::Decide) { (measures(&path, wrong, language)) }
            }
            @if app.offices.may(visitor, Act::SeeActs, None) {
                section { h2 { (language.text("club-log")) } (log::acts(app, &acts, visitor, language)) }
            }
            p { a href="/club" { (language.text("club-title")) } }
        }
    };
    Ok(dressed(language, &title, &path, body, reach))
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
fn offices(app: &App, visitor: &Who, person: &Person, path: &str, wrong: Wrong<'_>, language: Language) -> Markup {
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
                        (password_field(&id("password"), "password", "current-password", "account-password-own", language))
                        button { (text(&format!("club-{deed}-do"))) }
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

fn measures(path: &str, wrong: Wrong<'_>, language: Language) -> Markup {
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
        }
    }
}
