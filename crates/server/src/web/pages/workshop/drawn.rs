//! What pages of boards and of the workshop show, drawn on demand and kept: `GET /workshop/drawn/{version}/{name}.svg`. Its parameters
//! are the choices of a dress. The address holds the state of all drawings, so that browsers keep what they have seen for ever.

use crate::web::failure::Failed;
use crate::web::pages::layout::drawings;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::{Drawing, Figure, Natural, UnknownName};
use dojo::failure::Failure;
use words::Language;

/// No name of a drawing with all that is worn is longer.
const LONGEST: usize = 600;

/// Where a drawing of the catalogue is found; letters are those of the reader's language.
pub(crate) fn address(drawing: Drawing<'_>, language: Language) -> String {
    let own = |value| match (value, language) {
        ("letters", Language::Italian) => "lettere",
        _ => value,
    };
    let worn = drawing.wear.map(|(choice, value)| format!("?{choice}={}", own(value))).unwrap_or_default();
    format!("{}/{}.svg{worn}", drawings(), drawing.figure.name())
}

/// What is drawn under a name.
#[derive(Clone, Copy)]
enum Drawn {
    Figure(Figure),
    /// All pieces, as symbols for a page.
    Pieces,
    /// The wood of a board, of a stand, of a piece without letters.
    BoardWood,
    StandWood,
    PieceWood,
}

impl Drawn {
    fn named(name: &str) -> Option<Drawn> {
        match name {
            "pieces" => Some(Drawn::Pieces),
            "board-wood" => Some(Drawn::BoardWood),
            "stand-wood" => Some(Drawn::StandWood),
            "piece-wood" => Some(Drawn::PieceWood),
            figure => figure.parse().ok().map(Drawn::Figure),
        }
    }

    fn draw(self, worn: &[(String, String)]) -> Result<String, UnknownName> {
        let worn = worn.iter().map(|(choice, value)| (choice.as_str(), value.as_str()));
        let dressed = |worn: &mut dyn Iterator<Item = (&str, &str)>| {
            let mut natural = Natural::default();
            for (choice, value) in worn {
                natural.wear(choice, value)?;
            }
            Ok(natural)
        };
        let mut worn = worn;
        Ok(match self {
            Drawn::Figure(figure) => figure.draw(worn)?,
            Drawn::Pieces => dressed(&mut worn)?.sprite(),
            Drawn::BoardWood => dressed(&mut worn)?.board_wood(),
            Drawn::StandWood => dressed(&mut worn)?.stand_wood(),
            Drawn::PieceWood => dressed(&mut worn)?.bare_piece(),
        })
    }
}

pub(crate) async fn drawn(
    State(desk): State<Desk>,
    from: Peer,
    Path((version, file)): Path<(String, String)>,
    Query(worn): Query<Vec<(String, String)>>,
) -> Result<Response, Failed> {
    let drawn = file.strip_suffix(".svg").and_then(Drawn::named).ok_or(Failure::NOT_FOUND)?;
    let name = worn.iter().fold(file, |name, (choice, value)| format!("{name} {choice}={value}"));
    if name.len() > LONGEST {
        return Err(Failure::NOT_FOUND.into());
    }
    let svg = desk.keep(from, name, move || drawn.draw(&worn)).await?.map_err(unknown)?;
    // A page of an older program asks for its own drawings: those of today are the best there are.
    let keep = if version == diagram::VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, keep)], svg).into_response())
}

/// A choice or a value that there is not.
fn unknown(error: UnknownName) -> Failure {
    Failure::BAD_REQUEST.with_text(move |language| language.text_with("workshop-unknown", "names", error.expected()))
}
