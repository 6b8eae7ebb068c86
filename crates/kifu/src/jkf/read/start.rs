//! How the game begins: a name, or a board piece by piece.

use super::is;
use crate::csa;
use crate::draft::Draft;
use crate::finding::{Finding, FindingKind};
use crate::jkf::ending::{color_of, whole};
use crate::jkf::{OTHER_START, setup_of};
use crate::json::{Json, Kind};
use crate::kif::handicap;
use shogi::{Handicap, Piece, PieceKind, Setup, Square};
use std::borrow::Cow;

/// What the head tells of the start.
#[derive(Default)]
pub(super) struct Start<'a> {
    setup: Option<Setup>,
    /// The header 手合割, and its place.
    name: Option<(Cow<'a, str>, usize, usize)>,
    /// Where `initial` stands.
    place: Option<(usize, usize)>,
    /// The list of all headers has been read, which makes the other one idle.
    pub(super) has_all_headers: bool,
}

impl<'a> Start<'a> {
    /// Whether `initial` has been read.
    pub(super) fn is_told(&self) -> bool {
        self.setup.is_some()
    }

    pub(super) fn take_name(&mut self, name: Cow<'a, str>, line: usize, column: usize) {
        self.name = Some((name, line, column));
    }

    /// Takes the value of `initial`; null is the even game.
    pub(super) fn read(&mut self, json: &mut Json<'a>, draft: &mut Draft) -> Result<(), super::Stop> {
        let (line, column) = json.place();
        self.place = Some((line, column));
        self.setup = Some(Handicap::Even.setup());
        if !is(json, draft, Kind::Object, "initial", "an object")? {
            return Ok(());
        }
        let (mut preset, mut shown) = (None, None);
        json.enter();
        while let Some(key) = json.next_key()? {
            match &*key {
                "preset" if json.kind()? == Kind::Text => preset = Some(json.text()?),
                "data" if json.kind()? == Kind::Object => shown = Some(read_board(json)?),
                "data" if json.kind()? == Kind::Null => json.skip()?,
                _ => {
                    let (line, column) = json.place();
                    draft.find_at(line, column, FindingKind::UnknownField(key.into_owned()));
                    json.skip()?;
                }
            }
        }
        let preset = preset.as_deref().unwrap_or(OTHER_START);
        let finding = |kind| Finding::new(line, column, kind);
        self.setup = Some(match (setup_of(preset), shown) {
            (Some(named), Some(shown)) if named != shown => {
                draft.find_at(line, column, FindingKind::DiagramContradictsHandicap(preset.to_owned()));
                shown
            }
            (_, Some(shown)) => shown,
            (Some(named), None) => named,
            (None, None) => return Err(finding(FindingKind::UnknownHandicap(preset.to_owned())).into()),
        });
        Ok(())
    }

    /// Settles the start of the record.
    pub(super) fn settle(&mut self, draft: &mut Draft) -> Result<(), Finding> {
        let named = self.name.as_ref().map(|(name, line, column)| (name.trim(), *line, *column));
        let Some(setup) = self.setup.take() else {
            let Some((name, line, column)) = named.filter(|(name, ..)| !name.is_empty()) else {
                return draft.begin(Handicap::Even.setup(), 1, 1);
            };
            let unknown = || Finding::new(line, column, FindingKind::UnknownHandicap(name.to_owned()));
            return draft.begin(handicap::setup_of(name).ok_or_else(unknown)?, line, column);
        };
        if let Some((name, line, column)) = named
            && handicap::setup_of(name).is_some_and(|named| named != setup)
        {
            draft.find_at(line, column, FindingKind::DiagramContradictsHandicap(name.to_owned()));
        }
        let (line, column) = self.place.unwrap_or((1, 1));
        draft.begin(setup, line, column)
    }
}

/// Takes the object `data`.
fn read_board(json: &mut Json<'_>) -> Result<Setup, super::Stop> {
    let mut setup = Setup::EMPTY;
    json.enter();
    while let Some(key) = json.next_key()? {
        match &*key {
            "color" => setup.turn = read_number(json)?.and_then(color_of).ok_or_else(|| wrong(json, "0 or 1"))?,
            "ply" => {
                let ply = read_number(json)?.and_then(whole).and_then(|ply| u16::try_from(ply).ok());
                setup.ply = ply.filter(|ply| *ply > 0).ok_or_else(|| wrong(json, "the number of the next move"))?;
            }
            "board" => read_files(json, &mut setup)?,
            "hands" => read_hands(json, &mut setup)?,
            _ => json.skip()?,
        }
    }
    Ok(setup)
}

fn wrong(json: &mut Json<'_>, expected: &'static str) -> super::Stop {
    let (line, column) = json.place();
    Finding::new(line, column, FindingKind::BadDiagram { expected }).into()
}

fn read_number(json: &mut Json<'_>) -> Result<Option<f64>, super::Stop> {
    let is_number = json.kind()? == Kind::Number;
    Ok(is_number.then(|| json.number()).transpose()?)
}

fn enter(json: &mut Json<'_>, kind: Kind, expected: &'static str) -> Result<(), super::Stop> {
    if json.kind()? != kind {
        return Err(wrong(json, expected));
    }
    json.enter();
    Ok(())
}

/// `board[file - 1][rank - 1]`.
fn read_files(json: &mut Json<'_>, setup: &mut Setup) -> Result<(), super::Stop> {
    enter(json, Kind::Array, "nine files")?;
    let mut file = 0;
    while json.next_item()? {
        file += 1;
        enter(json, Kind::Array, "nine squares")?;
        let mut rank = 0;
        while json.next_item()? {
            rank += 1;
            let square = Square::try_new(file, rank).ok_or_else(|| wrong(json, "nine files of nine squares"))?;
            setup.board[square.index()] = read_piece(json)?;
        }
    }
    Ok(())
}

/// `{"color":1,"kind":"KY"}`, or `{}`.
fn read_piece(json: &mut Json<'_>) -> Result<Option<Piece>, super::Stop> {
    let expected = "{} or a piece with its color and kind";
    let place = json.fork();
    enter(json, Kind::Object, expected)?;
    let (mut color, mut kind) = (None, None);
    while let Some(key) = json.next_key()? {
        match (&*key, json.kind()?) {
            (_, Kind::Null) => json.skip()?,
            ("color", Kind::Number) => color = color_of(json.number()?),
            ("kind", Kind::Text) => {
                let place = json.fork();
                let known = csa::piece_of(&json.text()?);
                kind = Some(known.ok_or_else(|| wrong(&mut { place }, "a piece such as FU"))?);
            }
            _ => return Err(wrong(json, expected)),
        }
    }
    match (color, kind) {
        (None, None) => Ok(None),
        (Some(color), Some(kind)) => Ok(Some(Piece::new(color, kind))),
        _ => Err(wrong(&mut { place }, expected)),
    }
}

/// Black's hand, then White's: `{"FU":2}`.
fn read_hands(json: &mut Json<'_>, setup: &mut Setup) -> Result<(), super::Stop> {
    enter(json, Kind::Array, "two hands")?;
    let mut hands = setup.hands.iter_mut();
    while json.next_item()? {
        let hand = hands.next().ok_or_else(|| wrong(json, "two hands"))?;
        enter(json, Kind::Object, "a hand such as {\"FU\":2}")?;
        while let Some(key) = json.next_key()? {
            let expected = "a piece, and a number of them up to 18";
            let piece = csa::piece_of(&key).and_then(|kind| kind.in_hand().filter(|piece| piece.kind() == kind));
            let count = read_number(json)?.and_then(whole).and_then(|count| u8::try_from(count).ok());
            match (piece, count) {
                (None, Some(0)) if csa::piece_of(&key) == Some(PieceKind::King) => {}
                (Some(piece), Some(count)) if count <= 18 => hand.set(piece, count),
                _ => return Err(wrong(json, expected)),
            }
        }
    }
    Ok(())
}
