//! The body of a request.

use axum::body::{Body, Bytes};
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
