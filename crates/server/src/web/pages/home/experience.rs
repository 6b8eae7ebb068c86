//! What a visitor says of themselves when they first come: it decides what they are offered before they have done anything.
//! `POST /welcome`: their answer.

use crate::web::cookie;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::Form;
use axum::extract::FromRequestParts;
use axum::extract::rejection::FormRejection;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::trainer::Strength;
use engine::Level;
use serde::Deserialize;
use std::convert::Infallible;

const COOKIE: &str = "experience";
const YEAR_S: u32 = 365 * 24 * 3600;

/// How much shogi somebody has played before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Experience {
    /// None at all.
    New,
    /// They know how the pieces move.
    Knows,
    /// They play in a club, or often.
    Plays,
}

impl Experience {
    pub(super) const ALL: [Experience; 3] = [Experience::New, Experience::Knows, Experience::Plays];

    /// As the cookie and the texts name it.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Experience::New => "new",
            Experience::Knows => "knows",
            Experience::Plays => "plays",
        }
    }

    /// The computer that they are offered first.
    pub(super) fn level(self) -> Option<Level> {
        let place = match self {
            Experience::New => 0,
            Experience::Knows => 5,
            Experience::Plays => 14,
        };
        Level::ALL.get(place).copied()
    }

    /// The problem of the day that stands on the home page, until their answers tell how strong they are.
    /// None of them for who is new: their first is a mate in one.
    pub(super) const fn problem(self) -> Option<Strength> {
        match self {
            Experience::New => None,
            Experience::Knows => Some(Strength::Fair),
            Experience::Plays => Some(Strength::Hard),
        }
    }
}

/// What the visitor has answered, if they have.
pub(crate) struct Told(pub(super) Option<Experience>);

impl<S: Sync> FromRequestParts<S> for Told {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Told, Infallible> {
        let code = cookie::get(&parts.headers, COOKIE);
        Ok(Told(Experience::ALL.into_iter().find(|experience| code == Some(experience.code()))))
    }
}

/// The form's field.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    experience: Experience,
}

pub(crate) async fn tell(from: Peer, answer: Result<Form<Answer>, FormRejection>) -> Result<Response, Failed> {
    let Form(Answer { experience }) = answer.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let cookie = cookie::set(COOKIE, experience.code(), YEAR_S, from.secure);
    Ok(([(SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}
