//! The body of a request.

use crate::web::failure::Failed;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use dojo::failure::Failure;
use http_body_util::{BodyExt, LengthLimitError, Limited};

/// All of it.
///
/// # Errors
/// If it has more bytes than `most`, or breaks off.
pub(crate) async fn whole(body: Body, most: usize) -> Result<Bytes, Failure> {
    let body = Limited::new(body, most).collect().await;
    let wrong = |error: Box<dyn std::error::Error + Send + Sync>| match error.is::<LengthLimitError>() {
        true => Failure::TOO_LARGE,
        false => Failure::BAD_REQUEST,
    };
    Ok(body.map_err(wrong)?.to_bytes())
}

/// A body in JSON. One that is none is refused in the reader's language.
pub(crate) struct Sent<T>(pub(crate) T);

impl<S, T> FromRequest<S> for Sent<T>
where
    S: Send + Sync,
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = Failed;

    async fn from_request(request: Request, site: &S) -> Result<Sent<T>, Failed> {
        let read = Json::from_request(request, site).await;
        Ok(Sent(read.map_err(|rejection| Failed::of_status(rejection.status()))?.0))
    }
}
