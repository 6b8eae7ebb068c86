//! `GET /picture.svg` and `GET /picture.png`: a position drawn, for other sites and for messages.

use crate::web::api::records::escaped;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::{Book, Coordinates, Hands, Lettering, Natural, Picture, Set, Style, UnknownName};
use dojo::failure::Failure;
use dojo::rate::PerAddress;
use kifu::FindingKind;
use shogi::{Color, ParseSfenError, Setup, Square};
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
            return Err(Failure::TOO_MANY);
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
#[derive(Default)]
struct Wish {
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

/// The parameters that say it.
const NAMES: &str = "sfen, style, lettering, coordinates, hands, last, flip, title, caption, black, white, size";

/// Where a position is drawn as on a board, for the card of a page.
pub(crate) fn of_card(sfen: &str) -> String {
    format!("/picture.png?style=natural&size=600&sfen={}", escaped(sfen))
}

/// Where a position is drawn as in a book.
pub(crate) fn in_book(sfen: &str) -> String {
    format!("/picture.svg?hands=both&sfen={}", escaped(sfen))
}

/// An address's parameters, or that they are none.
type Said = Result<Query<Vec<(String, String)>>, QueryRejection>;

pub(crate) async fn svg(State(desk): State<Desk>, from: Peer, said: Said) -> Result<Response, Failed> {
    let picture = Wish::of(said)?.picture()?;
    let svg = desk.draw(from, move || picture.svg()).await?;
    Ok(answer("image/svg+xml", svg))
}

pub(crate) async fn png(State(desk): State<Desk>, from: Peer, said: Said) -> Result<Response, Failed> {
    let wish = Wish::of(said)?;
    let size = wish.size.unwrap_or(640);
    let picture = wish.picture()?;
    if size > WIDEST {
        return Err(bad_size(&size.to_string()).into());
    }
    let drawn = desk.draw(from, move || picture.png(size)).await?;
    Ok(answer("image/png", drawn.map_err(|_| bad_size(&size.to_string()))?))
}

/// The same address is always the same picture, until a new program draws it better.
fn answer(kind: &'static str, body: impl IntoResponse) -> Response {
    let mut response = ([(CACHE_CONTROL, "public, max-age=86400")], body).into_response();
    response.headers_mut().insert(CONTENT_TYPE, kind.parse().expect("a name of ours"));
    response
}

/// A parameter that cannot be, told in the text of this name with what stood there.
fn bad(field: &'static str, text: &'static str, value: &str) -> Failure {
    let value = Failure::repeated(value);
    Failure::of_parameter(field, move |language| language.text_with(text, "value", value.as_str()))
}

fn bad_size(value: &str) -> Failure {
    bad("size", "error-picture-size", value)
}

/// A parameter whose value is none of the names that there are.
fn no_choice(field: &'static str, value: &str, names: &str) -> Failure {
    let (value, names) = (Failure::repeated(value), names.to_owned());
    Failure::of_parameter(field, move |language| {
        language.text_with_list("error-picture-choice", &[("field", field), ("value", &value), ("names", &names)])
    })
}

/// A parameter that nobody knows, or one that is given twice.
fn no_parameter(name: &str, text: &'static str) -> Failure {
    let told = Failure::repeated(name);
    Failure::of_parameter(name, move |language| language.text_with_list(text, &[("field", &told), ("names", NAMES)]))
}

fn bad_sfen(error: &ParseSfenError) -> Failure {
    let (reason, column) = (FindingKind::BadSfen(error.kind.clone()).message(), error.column.to_string());
    Failure::of_parameter("sfen", move |language| {
        let reason = words::message(&reason, language);
        language.text_with_list("error-picture-sfen", &[("column", &column), ("reason", &reason)])
    })
}

impl Wish {
    /// What an address asks for: each of its parameters is one of ours, and stands there once.
    fn of(said: Said) -> Result<Wish, Failure> {
        let Query(said) = said.map_err(|_| Failure::BAD_REQUEST)?;
        let mut wish = Wish::default();
        for (number, (name, value)) in said.iter().enumerate() {
            if said[..number].iter().any(|(before, _)| before == name) {
                return Err(no_parameter(name, "error-picture-twice"));
            }
            wish.take(name, value)?;
        }
        Ok(wish)
    }

    fn take(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let text = || value.to_owned();
        match name {
            "sfen" => self.sfen = text(),
            "style" => self.style = Some(text()),
            "lettering" => self.lettering = Some(text()),
            "coordinates" => self.coordinates = Some(text()),
            "hands" => self.hands = Some(text()),
            "last" => self.last = text(),
            "flip" => self.flip = value.parse().map_err(|_| no_choice("flip", value, "true, false"))?,
            "title" => self.title = text(),
            "caption" => self.caption = text(),
            "black" => self.black = text(),
            "white" => self.white = text(),
            "size" => self.size = Some(value.parse().map_err(|_| bad_size(value))?),
            other => return Err(no_parameter(other, "error-picture-unknown")),
        }
        Ok(())
    }

    fn picture(self) -> Result<Picture, Failure> {
        let setup: Setup = self.sfen.parse().map_err(|error| bad_sfen(&error))?;
        let (style, is_print) = self.style()?;
        let squares = self.last.split(',').filter(|name| !name.is_empty());
        let square = |name: &str| Square::from_usi(name).ok_or_else(|| bad("last", "error-picture-last", name));
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
            other => Err(no_choice("style", other, "book, natural, tall")),
        }
    }
}

/// The value of a field, or what stands for it if it is not given.
fn named<T: FromStr<Err = UnknownName>>(field: &'static str, given: Option<&str>, otherwise: T) -> Result<T, Failure> {
    given.map_or(Ok(otherwise), |text| {
        text.parse().map_err(|error: UnknownName| no_choice(field, text, error.expected()))
    })
}
