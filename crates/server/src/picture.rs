//! `GET /picture.svg` and `GET /picture.png`: a position drawn, for other sites and for messages.

use crate::app::App;
use crate::failure::Failure;
use crate::peer::Peer;
use crate::rate::PerAddress;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::{Book, Coordinates, Hands, Lettering, Natural, Picture, Set, Style};
use serde::Deserialize;
use shogi::{Color, Setup, Square};
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The widest PNG that a site draws for others.
const WIDEST: u32 = 1200;
/// Drawn at the same time.
const AT_ONCE: usize = 2;

/// Where pictures are drawn: so many at once, and so many for each visitor.
#[derive(Clone)]
pub(crate) struct Desk {
    drawn: Arc<PerAddress>,
    free: Arc<Semaphore>,
}

impl Desk {
    /// Where each address may have so many drawn a minute.
    pub(crate) fn new(a_minute: u32) -> Desk {
        Desk { drawn: Arc::new(PerAddress::a_minute(a_minute)), free: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Draws on a thread of its own.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        from: Peer,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        if !self.drawn.allows(from.address) {
            return Err(Failure::TooMany);
        }
        // Held by the drawing itself, which goes on when the visitor has left.
        let permit = self.free.clone().acquire_owned().await.map_err(Failure::internal)?;
        let drawing = move || {
            let done = draw();
            drop(permit);
            done
        };
        tokio::task::spawn_blocking(drawing).await.map_err(Failure::internal)
    }
}

/// What is to be drawn. Only the position must be given.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wish {
    sfen: String,
    style: Option<String>,
    lettering: Option<String>,
    coordinates: Option<String>,
    hands: Option<String>,
    /// The squares of the last move, with commas between them.
    last: String,
    flip: bool,
    title: String,
    caption: String,
    black: String,
    white: String,
    /// In pixels; for PNG.
    size: Option<u32>,
}

pub(crate) async fn svg(
    State(app): State<App>,
    from: Peer,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(wish) = wish.map_err(|rejection| unreadable(&rejection))?;
    let picture = wish.picture()?;
    let svg = app.desk.draw(from, move || picture.svg()).await?;
    Ok(answer("image/svg+xml", svg))
}

pub(crate) async fn png(
    State(app): State<App>,
    from: Peer,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Failure> {
    let Query(wish) = wish.map_err(|rejection| unreadable(&rejection))?;
    let size = wish.size.unwrap_or(640);
    let too_wide = || bad("size", format!("expected a width from 16 to {WIDEST} pixels"));
    let picture = wish.picture()?;
    if size > WIDEST {
        return Err(too_wide());
    }
    let png = app.desk.draw(from, move || picture.png(size)).await?.map_err(|_| too_wide())?;
    Ok(answer("image/png", png))
}

/// The same address is always the same picture, until a new program draws it better.
fn answer(kind: &'static str, body: impl IntoResponse) -> Response {
    let mut response = ([(CACHE_CONTROL, "public, max-age=86400")], body).into_response();
    response.headers_mut().insert(CONTENT_TYPE, kind.parse().expect("a name of ours"));
    response
}

/// A parameter that nobody knows, or one that is no value of its kind.
fn unreadable(rejection: &QueryRejection) -> Failure {
    let text = rejection.body_text();
    let why = text.split_once(": ").map_or(text.as_str(), |(_, why)| why);
    Failure::BadWish { field: "picture", value: why.to_owned() }
}

fn bad(field: &str, why: impl Display) -> Failure {
    Failure::BadWish { field: "picture", value: format!("{field}: {why}") }
}

impl Wish {
    fn picture(self) -> Result<Picture, Failure> {
        let setup: Setup = self.sfen.parse().map_err(|error| bad("sfen", error))?;
        let (style, is_print) = self.style()?;
        let squares = self.last.split(',').filter(|name| !name.is_empty());
        let square = |name: &str| Square::from_usi(name).ok_or_else(|| bad("last", "expected squares such as 7g,7f"));
        Ok(Picture {
            marked: squares.map(square).collect::<Result<_, _>>()?,
            hands: named("hands", self.hands.as_deref(), Hands::Both)?,
            coordinates: named("coordinates", self.coordinates.as_deref(), Coordinates::Japanese)?,
            title: self.title,
            caption: self.caption,
            names: [self.black, self.white],
            flip: self.flip,
            senior: (!is_print).then_some(Color::White),
            style,
            ..Picture::new(setup)
        })
    }

    /// The style, and whether it is that of print.
    fn style(&self) -> Result<(Style, bool), Failure> {
        let lettering = self.lettering.as_deref();
        let natural = |is_tall| -> Result<_, Failure> {
            let set = Set { lettering: named("lettering", lettering, Set::default().lettering)?, ..Set::default() };
            Ok((Style::Natural(Natural { set, is_tall, ..Natural::default() }), false))
        };
        match self.style.as_deref().unwrap_or("book") {
            "book" => Ok((Style::Book(Book { lettering: named("lettering", lettering, Lettering::Mincho)? }), true)),
            "natural" => natural(false),
            "tall" => natural(true),
            _ => Err(bad("style", "expected one of book, natural, tall")),
        }
    }
}

/// The value of a field, or what stands for it if it is not given.
fn named<T: FromStr<Err: Display>>(field: &str, given: Option<&str>, otherwise: T) -> Result<T, Failure> {
    given.map_or(Ok(otherwise), |text| text.parse().map_err(|error| bad(field, error)))
}
