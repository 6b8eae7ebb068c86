//! `/account`: to take a name, to sign in, and what belongs to one's name. Everything here is plain forms, and works where
//! scripts do not, except that only a script can ask a device for a passkey: it puts it into the form.

mod authenticator;
mod blocks;
mod borne;
mod data;
pub(super) mod entrance;
mod holidays;
mod leave;
mod own;
mod passkeys;
mod takeout;
mod tokens;

pub(in crate::web) use authenticator::PATH as AUTHENTICATOR;
pub(crate) use authenticator::{
    remove as remove_authenticator, set as set_authenticator, show as authenticator, want as want_authenticator,
};
pub(crate) use blocks::{block, unblock};
pub(crate) use data::data;
pub(crate) use holidays::{end as end_holidays, take as take_holidays};
pub(crate) use leave::{leave, stay};
pub(crate) use passkeys::{add_passkey, remove_passkey, sign_in_by_passkey, sign_up_by_passkey};
pub(crate) use takeout::{Takeouts, archive};
pub(crate) use tokens::{become_program, end as end_token, make as make_token};

use super::confirm::Confirmation;
use super::language::own_path;
use super::visit::Visit;
use crate::web::failure::{Failed, told};
use crate::web::identity::{Forgotten, Renewed};
use crate::web::peer::Peer;
use authenticator::second_step;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::account::{Admission, Asking, NOT_SIGNED_IN, SIGNED_IN, SignedIn, TOO_LATE};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;
use entrance::{Entrance, Way};
use serde::Deserialize;

/// Where to go on.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Back {
    #[serde(default)]
    back: String,
}

/// By what somebody comes back: `card`, or a code in reserve.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct By {
    #[serde(default)]
    by: String,
}

/// What the forms of this page send; each has some of it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    name: String,
    password: String,
    /// The one there is to be.
    new: String,
    code: String,
    /// By which a code is asked for.
    ticket: String,
    /// A passkey, as the script has had it from the browser.
    key: String,
    back: String,
    /// What was done here as a guest is theirs.
    adopts: Option<String>,
    /// They are old enough.
    of_age: Option<String>,
    /// What they say against what was decided.
    words: String,
    /// The first and the last day of holidays, and when those began that are to end.
    first: String,
    last: String,
    since_ms: String,
}

type Sent = Result<Form<Fields>, FormRejection>;

/// They have not said that they are old enough.
const TOO_YOUNG: Failure = Failure::new(dojo::failure::Kind::Unfit, "of-age");

pub(crate) async fn show(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
    Query(Back { back }): Query<Back>,
) -> Result<Response, Failed> {
    match app.names.of(bearer.who()) {
        Some(name) => Ok(own::page(&app, &bearer, &name, &visit, own::Shown::default()).await?.into_response()),
        None => Ok(Entrance::new(&app, &bearer, own_path(&back)).await?.page(&visit).into_response()),
    }
}

pub(crate) async fn sign_up(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let signed_up = match &fields.of_age {
        Some(_) => app.sign_up(asking(&bearer, &label, from), &fields.name, &fields.password).await,
        None => Err(TOO_YOUNG),
    };
    match signed_up {
        Ok((signed_in, codes)) => {
            Ok(renewed(signed_in, own::codes(&codes, own_path(&fields.back), &visit).into_response()))
        }
        Err(failure) => refused(&app, &bearer, Way::New, &fields, failure, &visit).await,
    }
}

pub(crate) async fn sign_in(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let secrets = (fields.name.as_str(), fields.password.as_str());
    match app.sign_in(asking(&bearer, &label, from), secrets, fields.adopts.is_some()).await {
        Ok(Admission::In(signed_in)) => Ok(come_in(signed_in, &fields.back)),
        Ok(Admission::CodeWanted(ticket)) => {
            Ok(second_step(&Fields { ticket, ..fields }, None, &visit).into_response())
        }
        Err(failure) => refused(&app, &bearer, Way::In, &fields, failure, &visit).await,
    }
}

/// The code that was asked for after the password.
pub(crate) async fn show_code(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let step = (fields.ticket.as_str(), fields.code.as_str());
    match app.sign_in_by_code(asking(&bearer, &label, from), step, fields.adopts.is_some()).await {
        Ok(signed_in) => Ok(come_in(signed_in, &fields.back)),
        Err(failure) if failure.is(&TOO_LATE) || failure.is(&SIGNED_IN) => {
            refused(&app, &bearer, Way::In, &fields, failure, &visit).await
        }
        Err(failure) => Ok(told(&failure, second_step(&fields, Some(&failure), &visit).into_response())),
    }
}

pub(crate) async fn before_coming_back(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
    Query(By { by }): Query<By>,
) -> Result<Response, Failed> {
    let entrance = Entrance { way: Some(Way::Back), by_card: by == "card", ..Entrance::new(&app, &bearer, "/").await? };
    Ok(entrance.way_back(&visit).into_response())
}

pub(crate) async fn come_back(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let secrets = (fields.name.as_str(), fields.code.as_str());
    match app.recover(asking(&bearer, &label, from), secrets, &fields.new).await {
        Ok(signed_in) => Ok(renewed(signed_in, Redirect::to("/account").into_response())),
        Err(failure) => refused(&app, &bearer, Way::Back, &fields, failure, &visit).await,
    }
}

pub(crate) async fn sign_out(State(app): State<App>, Extension(bearer): Extension<Bearer>) -> Result<Response, Failed> {
    app.sign_out(&bearer).await?;
    let mut response = Redirect::to("/").into_response();
    response.extensions_mut().insert(Forgotten);
    Ok(response)
}

pub(crate) async fn change_password(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let changed = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.change_password(asking(&bearer, &label, from), confirmation.proof(&visit)?, &fields.new).await
    };
    match changed.await {
        Ok(signed_in) => Ok(renewed(signed_in, Redirect::to("/account").into_response())),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Password.wrong(&failure), &visit).await,
    }
}

pub(crate) async fn new_codes(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let made = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.new_codes(asking(&bearer, "", from), confirmation.proof(&visit)?).await
    };
    match made.await {
        Ok(codes) => Ok(own::codes(&codes, "/account", &visit).into_response()),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Codes.wrong(&failure), &visit).await,
    }
}

pub(crate) async fn end_device(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(device): Path<String>,
) -> Result<Redirect, Failed> {
    if app.names.of(bearer.who()).is_none() {
        return Err(NOT_SIGNED_IN.into());
    }
    app.end_device_of(bearer.who(), &device).await?;
    Ok(Redirect::to("/account"))
}

/// Who was warned has read it.
pub(crate) async fn have_read(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(number): Path<i64>,
) -> Result<Redirect, Failed> {
    app.have_read(bearer.who(), number).await?;
    Ok(Redirect::to("/account"))
}

/// Somebody says something against what was decided about them.
pub(crate) async fn appeal(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(number): Path<i64>,
    sent: Sent,
) -> Result<Redirect, Failed> {
    app.appeal(bearer.who(), number, &read(sent)?.words).await?;
    Ok(Redirect::to("/account"))
}

/// The same from outside, where their account is closed.
pub(crate) async fn appeal_from_outside(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let secrets = (fields.name.as_str(), fields.password.as_str());
    match app.appeal_from_outside((&bearer, from.address), secrets, &fields.words).await {
        Ok(()) => {
            let title = visit.language.text("appeal-done");
            let body = maud::html! { main.account id="main" { h1 { (title) } p { (visit.language.text("appeal-done-how")) } } };
            Ok(entrance::page(visit.language, &title, "/account", body, &visit.reach).into_response())
        }
        Err(failure) => refused(&app, &bearer, Way::In, &fields, failure, &visit).await,
    }
}

fn read(sent: Sent) -> Result<Fields, Failed> {
    sent.map(|Form(fields)| fields).map_err(|rejection| Failed::of_status(rejection.status()))
}

fn asking<'a>(bearer: &'a Bearer, label: &'a str, from: Peer) -> Asking<'a> {
    Asking { bearer, label, from: from.address }
}

/// Where somebody goes on who is signed in: who wants to go is told first that they can still stay.
fn come_in(signed_in: SignedIn, back: &str) -> Response {
    let next = if signed_in.leaves_ms.is_some() { "/account" } else { own_path(back) };
    renewed(signed_in, Redirect::to(next).into_response())
}

/// The answer, after which the browser brings another token.
fn renewed(SignedIn { token, .. }: SignedIn, mut response: Response) -> Response {
    response.extensions_mut().insert(Renewed(token));
    response
}

/// The same form once more, with what was wrong.
async fn refused(
    app: &App,
    bearer: &Bearer,
    way: Way,
    fields: &Fields,
    failure: Failure,
    visit: &Visit,
) -> Result<Response, Failed> {
    // Whoever is signed in already has come from an old page.
    if app.names.of(bearer.who()).is_some() && way != Way::Back {
        return Ok(Redirect::to("/account").into_response());
    }
    let entrance = Entrance::new(app, bearer, own_path(&fields.back)).await?;
    let entrance = Entrance {
        way: Some(way),
        name: &fields.name,
        wrong: Some(&failure),
        is_of_age: fields.of_age.is_some(),
        ..entrance
    };
    let page = if way == Way::Back { entrance.way_back(visit) } else { entrance.page(visit) };
    Ok(told(&failure, page.into_response()))
}

async fn refused_at_home(app: &App, bearer: &Bearer, shown: own::Shown<'_>, visit: &Visit) -> Result<Response, Failed> {
    let name = app.names.of(bearer.who()).ok_or(NOT_SIGNED_IN)?;
    let page = own::page(app, bearer, &name, visit, shown).await?.into_response();
    Ok(match shown.wrong {
        Some((_, failure)) => told(failure, page),
        None => page,
    })
}

/// What a device is called, as far as its browser says: `Firefox, Android`.
fn device(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Each names the ones before it, too, so that pages made for those take it for one of them.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |names: &[(&str, &'static str)]| names.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name);
    [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
