//! What is to be drawn, as the parameters of an address say it.

use crate::web::writing::habit;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use diagram::{Book, Coordinates, Hands, Lettering, Natural, Picture, Style, UnknownName};
use dojo::failure::Failure;
use kifu::notation::{Marks, Notation};
use kifu::{FindingKind, Record};
use shogi::{Color, Move, ParseSfenError, Position, Setup, Square};
use std::str::FromStr;
use words::Language;

/// So many moves are drawn at most: no official game is longer.
const MOST_MOVES: usize = 500;

/// What is to be drawn. Only the position must be given.
pub(super) struct Wish {
    sfen: String,
    /// The moves that are played from there, with commas between them.
    moves: String,
    style: Option<String>,
    /// The lettering, which print has as well as wood.
    lettering: Option<String>,
    /// What board and pieces are dressed in, on wood.
    dress: Natural,
    coordinates: Option<String>,
    hands: Option<String>,
    /// The squares of the last move, with commas between them.
    last: String,
    flip: bool,
    title: String,
    caption: Option<String>,
    notation: Option<Notation>,
    black: String,
    white: String,
    /// In pixels; for PNG and GIF.
    size: Option<u32>,
    /// How wide such a picture may be.
    widest: u32,
    language: Language,
    /// Whether the language is what the address says, not what its reader has chosen.
    is_language_said: bool,
}

/// The parameters that say it.
const NAMES: &str = "sfen, moves, style, coordinates, hands, last, flip, title, caption, notation, black, white, size, lang; \
                     lettering, face, lacquer, making, piece-wood, grain, wood, cut, lines, thickness, stand, komadai";

/// An address's parameters, or that they are none.
pub(super) type Said = Result<Query<Vec<(String, String)>>, QueryRejection>;

/// A parameter that cannot be, told in the text of this name with what stood there.
fn bad(field: &'static str, text: &'static str, value: &str) -> Failure {
    let value = Failure::repeated(value);
    Failure::of_parameter(field, move |language| language.text_with(text, "value", value.as_str()))
}

/// A width that no such picture can have.
pub(super) fn bad_size(value: impl ToString, most: u32) -> Failure {
    let (value, most) = (Failure::repeated(&value.to_string()), most.to_string());
    Failure::of_parameter("size", move |language| {
        language.text_with_list("error-picture-size", &[("value", &value), ("most", &most)])
    })
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

/// A move that is none, by its number.
fn bad_move(number: usize, text: &str, why: impl Fn(Language) -> String + Send + Sync + 'static) -> Failure {
    let (number, value) = (number.to_string(), Failure::repeated(text));
    Failure::of_parameter("moves", move |language| {
        let parts = [("number", number.as_str()), ("value", &value), ("reason", &why(language))];
        language.text_with_list("error-picture-move", &parts)
    })
}

fn bad_sfen(error: &ParseSfenError) -> Failure {
    let (reason, column) = (FindingKind::BadSfen(error.kind.clone()).message(), error.column.to_string());
    Failure::of_parameter("sfen", move |language| {
        let reason = words::message(&reason, language);
        language.text_with_list("error-picture-sfen", &[("column", &column), ("reason", &reason)])
    })
}

impl Wish {
    /// What an address asks for: each of its parameters is one of ours, and stands there once. `language` is its reader's;
    /// `widest` is how wide such a picture may be.
    pub(super) fn of(said: Said, language: Language, widest: u32) -> Result<Wish, Failure> {
        let Query(said) = said.map_err(|_| Failure::BAD_REQUEST)?;
        let mut wish = Wish::empty(language, widest);
        for (number, (name, value)) in said.iter().enumerate() {
            if said[..number].iter().any(|(before, _)| before == name) {
                return Err(no_parameter(name, "error-picture-twice"));
            }
            wish.take(name, value)?;
        }
        Ok(wish)
    }

    fn empty(language: Language, widest: u32) -> Wish {
        Wish {
            sfen: String::new(),
            moves: String::new(),
            style: None,
            lettering: None,
            dress: Natural::default(),
            coordinates: None,
            hands: None,
            last: String::new(),
            flip: false,
            title: String::new(),
            caption: None,
            notation: None,
            black: String::new(),
            white: String::new(),
            size: None,
            widest,
            language,
            is_language_said: false,
        }
    }

    fn take(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let text = || value.to_owned();
        match name {
            "sfen" => self.sfen = text(),
            "moves" => self.moves = text(),
            "style" => self.style = Some(text()),
            "lettering" => self.lettering = Some(text()),
            "coordinates" => self.coordinates = Some(text()),
            "hands" => self.hands = Some(text()),
            "last" => self.last = text(),
            "flip" => self.flip = value.parse().map_err(|_| no_choice("flip", value, "true, false"))?,
            "title" => self.title = text(),
            "caption" => self.caption = Some(text()),
            "notation" => {
                self.notation = Some(value.parse().map_err(|_| Failure::of_field("notation", value))?);
            }
            "black" => self.black = text(),
            "white" => self.white = text(),
            "size" => {
                let size = value.parse().ok().filter(|size| *size <= self.widest);
                self.size = Some(size.ok_or_else(|| bad_size(value, self.widest))?);
            }
            "lang" => {
                self.language = Language::from_code(value).ok_or_else(|| no_choice("lang", value, "it, en, ja"))?;
                self.is_language_said = true;
            }
            other => {
                let choice = Natural::choices().find(|choice| *choice == other);
                let choice = choice.ok_or_else(|| no_parameter(other, "error-picture-unknown"))?;
                self.dress.put(choice, value).map_err(|error| no_choice(choice, value, error.expected()))?;
            }
        }
        Ok(())
    }

    /// How wide it is to be, in pixels.
    pub(super) fn width(&self, otherwise: u32) -> u32 {
        self.size.unwrap_or(otherwise)
    }

    /// Whether it can be drawn move by move: seen from the corner each picture is drawn anew, which takes too long for a game.
    ///
    /// # Errors
    /// If its style is for single pictures.
    pub(super) fn may_move(&self) -> Result<(), Failure> {
        match self.style.as_deref() {
            Some(still @ ("corner" | "faces")) => Err(no_choice("style", still, "book, natural, tall")),
            _ => Ok(()),
        }
    }

    /// Whether the same address may be another picture for somebody else.
    pub(super) fn is_in_readers_language(&self) -> bool {
        let tells_moves = self.caption.is_none() && !self.moves.is_empty();
        let has_letters = self.lettering.as_deref() == Some(Lettering::Letters.name());
        !self.is_language_said && (tells_moves || has_letters)
    }

    /// The position after all moves.
    pub(super) fn picture(&self) -> Result<Picture, Failure> {
        let mut pictures = self.pictures()?;
        Ok(pictures.pop().expect("the start is always one"))
    }

    /// The start, and the position after each move.
    pub(super) fn pictures(&self) -> Result<Vec<Picture>, Failure> {
        let setup: Setup = self.sfen.parse().map_err(|error| bad_sfen(&error))?;
        let first = self.still(setup.clone())?;
        if self.moves.is_empty() {
            return Ok(vec![first]);
        }
        let moves: Vec<&str> = self.moves.split(',').collect();
        if moves.len() > MOST_MOVES {
            let (count, most) = (moves.len().to_string(), MOST_MOVES.to_string());
            return Err(Failure::of_parameter("moves", move |language| {
                language.text_with_list("error-picture-long", &[("count", &count), ("most", &most)])
            }));
        }
        let start = Record::new(setup).map_err(|_| bad("sfen", "error-picture-start", &self.sfen))?.start().clone();
        self.played(first, start, &moves)
    }

    /// The pictures of a line of play; `first` is that of its start.
    fn played(&self, first: Picture, start: Position, moves: &[&str]) -> Result<Vec<Picture>, Failure> {
        let notation = Notation { marks: Marks::None, ..self.notation.unwrap_or_else(|| habit(self.language)) };
        let captioned = |caption: String| self.caption.clone().unwrap_or(caption);
        let (mut position, mut last) = (start, None);
        let start = Picture { caption: captioned(self.language.text("show-caption-start")), ..first.clone() };
        let mut pictures = vec![start];
        for (index, text) in moves.iter().enumerate() {
            let m: Move = text.parse().map_err(|_| bad_move(index + 1, text, |l| l.text("error-picture-usi")))?;
            position.judge(m).map_err(|reason| {
                bad_move(index + 1, text, move |language| language.text(&format!("refused-{}", reason.code())))
            })?;
            // Nothing is aligned in running text.
            let written = notation.write(&position, m, last).replace('\u{3000}', "");
            let mark = if position.turn() == Color::Black { '☗' } else { '☖' };
            let parts = [("ply", &*(index + 1).to_string()), ("move", &*format!("{mark}{written}"))];
            position.play_unchecked(m);
            last = Some(m.to());
            pictures.push(Picture {
                setup: position.to_setup(),
                marked: [Some(m.to()), m.from()].into_iter().flatten().collect(),
                caption: captioned(self.language.text_with_list("show-caption", &parts)),
                ..first.clone()
            });
        }
        Ok(pictures)
    }

    /// A position, as it is dressed.
    fn still(&self, setup: Setup) -> Result<Picture, Failure> {
        let (style, is_print) = self.style()?;
        let squares = self.last.split(',').filter(|name| !name.is_empty());
        let square = |name: &str| Square::from_usi(name).ok_or_else(|| bad("last", "error-picture-last", name));
        Ok(Picture {
            marked: squares.map(square).collect::<Result<_, _>>()?,
            hands: named("hands", self.hands.as_deref(), Hands::Both)?,
            coordinates: named("coordinates", self.coordinates.as_deref(), Coordinates::Japanese)?,
            title: self.title.clone(),
            caption: self.caption.clone().unwrap_or_default(),
            names: [self.black.clone(), self.white.clone()],
            flip: self.flip,
            senior: (!is_print).then_some(Color::White),
            style,
            ..Picture::new(setup)
        })
    }

    /// The style, and whether it is that of print.
    fn style(&self) -> Result<(Style, bool), Failure> {
        let natural = |is_tall| -> Result<Natural, Failure> {
            let mut natural = Natural { is_tall, ..self.dress.clone() };
            natural.set.lettering = self.lettering(natural.set.lettering)?;
            Ok(natural)
        };
        match self.style.as_deref().unwrap_or("book") {
            "book" => Ok((Style::Book(Book { lettering: self.lettering(Lettering::Mincho)? }), true)),
            "natural" => Ok((Style::Natural(natural(false)?), false)),
            "tall" => Ok((Style::Natural(natural(true)?), false)),
            "corner" => Ok((Style::Corner(natural(false)?), false)),
            "faces" => Ok((Style::Faces(natural(false)?), false)),
            other => Err(no_choice("style", other, "book, natural, tall, corner, faces")),
        }
    }

    fn lettering(&self, own: Lettering) -> Result<Lettering, Failure> {
        Ok(named("lettering", self.lettering.as_deref(), own)?.in_language(self.language.code()))
    }
}

/// The value of a field, or what stands for it if it is not given.
fn named<T: FromStr<Err = UnknownName>>(field: &'static str, given: Option<&str>, otherwise: T) -> Result<T, Failure> {
    given.map_or(Ok(otherwise), |text| {
        text.parse().map_err(|error: UnknownName| no_choice(field, text, error.expected()))
    })
}
