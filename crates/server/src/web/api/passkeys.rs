//! `POST /api/v1/passkeys/new`, `another`, `sign`: what a page has to ask the browser for, in the JSON of WebAuthn.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use dojo::account::{Asking, Home, NO_PASSKEYS_HERE, Proof, ShownKey, Wanted};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;
use serde::Deserialize;
use serde_json::{Value, json};

/// So long the browser may let its visitor look for a key, as long as we wait for it.
const PATIENCE_MS: u32 = 300_000;

/// The name that somebody wants to take.
#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// By what somebody shows that it is them.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Shows {
    Password(String),
    Key(ShownKey),
}

pub(crate) async fn new(
    State(app): State<App>,
    State(reach): State<Reach>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    headers: HeaderMap,
    sent: Result<Json<Name>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(Name { name }) = sent.map_err(|_| Failure::BAD_REQUEST)?;
    let home = home(&reach, &headers)?;
    Ok(Json(new_key(&home, &app.want_key_for_name(asking(&bearer, from), &name)?)))
}

pub(crate) async fn another(
    State(app): State<App>,
    State(reach): State<Reach>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    headers: HeaderMap,
    sent: Result<Json<Shows>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(shows) = sent.map_err(|_| Failure::BAD_REQUEST)?;
    let home = home(&reach, &headers)?;
    let proof = match &shows {
        Shows::Password(password) => Proof::Password(password),
        Shows::Key(key) => Proof::Passkey(&home, key),
    };
    Ok(Json(new_key(&home, &app.want_another_key(asking(&bearer, from), proof).await?)))
}

pub(crate) async fn sign(
    State(app): State<App>,
    State(reach): State<Reach>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    let home = home(&reach, &headers)?;
    let wanted = app.want_sign(asking(&bearer, from)).await?;
    Ok(Json(json!({
        "challenge": wanted.challenge,
        "rpId": home.host,
        "timeout": PATIENCE_MS,
        "userVerification": "required",
        "allowCredentials": named(&wanted),
    })))
}

/// The options of a new key (`PublicKeyCredentialCreationOptionsJSON`). The device keeps the name with it, so that nobody has
/// to type one.
fn new_key(home: &Home, wanted: &Wanted) -> Value {
    json!({
        "challenge": wanted.challenge,
        "rp": {"id": home.host, "name": "Miyako"},
        "user": {"id": wanted.handle, "name": wanted.name, "displayName": wanted.name},
        "pubKeyCredParams": Wanted::SORTS.map(|sort| json!({"type": "public-key", "alg": sort})),
        "timeout": PATIENCE_MS,
        "attestation": "none",
        "authenticatorSelection": {
            "residentKey": "required", "requireResidentKey": true, "userVerification": "required",
        },
        "excludeCredentials": named(wanted),
    })
}

fn named(wanted: &Wanted) -> Vec<Value> {
    wanted.keys.iter().map(|key| json!({"type": "public-key", "id": key})).collect()
}

fn home(reach: &Reach, headers: &HeaderMap) -> Result<Home, Failure> {
    reach.keys(headers).home().cloned().ok_or(NO_PASSKEYS_HERE)
}

fn asking(bearer: &Bearer, from: Peer) -> Asking<'_> {
    Asking { bearer, label: "", from: from.address }
}
