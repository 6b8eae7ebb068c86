//! The forms that bring a passkey: to take a name, to sign in, to have one more; and to be rid of one.

use super::entrance::Way;
use super::{Fields, Sent, TOO_YOUNG, asking, come_in, device, own, own_path, read, refused, refused_at_home, renewed};
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::{Home, NO_PASSKEYS_HERE};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;
use serde::de::DeserializeOwned;

pub(crate) async fn sign_up_by_passkey(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let signed_up = async {
        if fields.of_age.is_none() {
            return Err(TOO_YOUNG);
        }
        let (home, key) = key(&fields, &visit)?;
        app.sign_up_by_passkey(asking(&bearer, &label, from), home, &key).await
    };
    match signed_up.await {
        Ok((signed_in, codes)) => {
            Ok(renewed(signed_in, own::codes(&codes, own_path(&fields.back), &visit).into_response()))
        }
        Err(failure) => refused(&app, &bearer, Way::New, &fields, failure, &visit).await,
    }
}

pub(crate) async fn sign_in_by_passkey(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let signed_in = async {
        let (home, key) = key(&fields, &visit)?;
        app.sign_in_by_passkey(asking(&bearer, &label, from), (home, &key), fields.adopts.is_some()).await
    };
    match signed_in.await {
        Ok(signed_in) => Ok(come_in(signed_in, &fields.back)),
        Err(failure) => refused(&app, &bearer, Way::In, &fields, failure, &visit).await,
    }
}

pub(crate) async fn add_passkey(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let label = device(&headers);
    let added = async {
        let (home, key) = key(&fields, &visit)?;
        app.add_passkey(asking(&bearer, &label, from), home, &key).await
    };
    match added.await {
        Ok(()) => Ok(Redirect::to("/account").into_response()),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Passkeys.wrong(&failure), &visit).await,
    }
}

pub(crate) async fn remove_passkey(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    match app.remove_passkey(bearer.who(), visit.keys.home(), &id).await {
        Ok(()) => Ok(Redirect::to("/account").into_response()),
        Err(failure) if failure.is(&Failure::NOT_FOUND) => Err(failure.into()),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Passkeys.wrong(&failure), &visit).await,
    }
}

/// The passkey in a form, and the home of the site that it has to be for.
fn key<'a, T: DeserializeOwned>(fields: &Fields, visit: &'a Visit) -> Result<(&'a Home, T), Failure> {
    let home = visit.keys.home().ok_or(NO_PASSKEYS_HERE)?;
    Ok((home, serde_json::from_str(&fields.key).map_err(|_| Failure::BAD_REQUEST)?))
}
