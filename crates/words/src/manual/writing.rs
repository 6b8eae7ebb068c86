//! How moves are written beside the boards, shown by moves (NOTA-30 … NOTA-43, NOTA-46).

use crate::Language;
use kifu::notation::{Coordinates, Form, Japanese, Notation, Western};
use shogi::{Move, Position, Square};

/// What is shown, by what is said of it: a move of the first chapters each.
const SHOWN: [(&str, &str, &str); 7] = [
    ("move", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "7g7f"),
    ("capture", "4k4/9/9/4s4/4G4/9/9/9/4K4 b - 1", "5e5d"),
    ("drop", "3sk4/4g4/9/9/9/9/9/9/4K4 b N 1", "N*6d"),
    ("promotion", "4k4/9/9/9/2R6/9/9/9/4K4 b - 1", "7e7c+"),
    ("declined", "4k4/9/9/2S6/9/9/9/9/4K4 b - 1", "7d7c"),
    ("promoted", "4k4/9/2+R6/9/9/9/9/9/4K4 b - 1", "7c7f"),
    ("origin", "4k4/9/9/9/9/9/9/9/3GKG3 b - 1", "4i5h"),
];

/// How a notation is read, and its signs as they stand in moves, each with what it says.
pub fn writing(notation: Notation, language: Language) -> (String, Vec<[String; 2]>) {
    let said =
        |id: &str, square: Square| language.text_with(&format!("writing-{id}"), "square", notation.square(square));
    let row = |(id, sfen, usi): (&str, &str, &str)| {
        let (position, m): (Position, Move) = (sfen.parse().ok()?, usi.parse().ok()?);
        Some([notation.write(&position, m, None), said(id, m.to())])
    };
    let named = Square::new(7, 6);
    let square = [notation.square(named), language.text("writing-square")];
    let rows = [square].into_iter().chain(SHOWN.into_iter().filter_map(row)).collect();
    (language.text(&format!("writing-as-{}", family(notation.form))), rows)
}

/// Notations that are read alike.
fn family(form: Form) -> &'static str {
    match form {
        Form::Japanese(Japanese { coordinates: Coordinates::Iroha, .. }) => "iroha",
        Form::Japanese(_) => "japanese",
        Form::Western(Western::Standard) => "western",
        Form::Western(Western::Hodges) => "hodges",
        Form::Western(Western::Hodges1976) => "hodges-1976",
        Form::Western(Western::Hosking) => "hosking",
        Form::Western(Western::KitaoKawasaki) => "kitao-kawasaki",
        Form::Usi => "usi",
        Form::Csa => "csa",
    }
}
