//! Endings for which the format has no word, or a word that says less, as an object of its own.

use crate::Ending;
use crate::json::{Json, Kind, NoJson, write_text};
use shogi::Color;
use std::borrow::Cow;
use std::fmt::Write;

/// Appends `{"code":"foul","by":1,"ply":57,"name":"二歩"}`.
pub(super) fn write(out: &mut String, ending: &Ending) {
    let _ = write!(out, "{{\"code\":\"{}\"", ending.code());
    let mut side = |key: &str, color: Color| {
        let _ = write!(out, ",\"{key}\":{}", color.index());
    };
    match ending {
        Ending::Foul { by, .. } | Ending::PerpetualCheck { by } => side("by", *by),
        Ending::Impasse { declared_by: Some(by) } => side("by", *by),
        Ending::Points { loser } | Ending::Default { loser } => side("loser", *loser),
        Ending::Adjudicated { loser: Some(loser) } => side("loser", *loser),
        Ending::Repetition { agreed: true } => out.push_str(",\"agreed\":true"),
        _ => {}
    }
    if let Ending::Foul { name, ply, .. } = ending {
        if let Some(ply) = ply {
            let _ = write!(out, ",\"ply\":{ply}");
        }
        name.iter().for_each(|name| write_field(out, "name", name));
    }
    if let Ending::Other(word) = ending {
        write_field(out, "word", word);
    }
    out.push('}');
}

fn write_field(out: &mut String, key: &str, value: &str) {
    let _ = write!(out, ",\"{key}\":");
    write_text(out, value);
}

/// What an object tells.
#[derive(Default)]
struct Told<'a> {
    code: Cow<'a, str>,
    by: Option<Color>,
    loser: Option<Color>,
    agreed: bool,
    ply: Option<u32>,
    name: Option<String>,
    word: Option<String>,
}

/// Takes the object that comes next; `None` if it makes no ending.
pub(super) fn read(json: &mut Json<'_>) -> Result<Option<Ending>, NoJson> {
    let mut told = Told::default();
    json.enter();
    while let Some(key) = json.next_key()? {
        match (&*key, json.kind()?) {
            ("code", Kind::Text) => told.code = json.text()?,
            ("name", Kind::Text) => told.name = Some(json.text()?.replace(['\n', '\r'], " ")),
            ("word", Kind::Text) => told.word = Some(json.text()?.replace(['\n', '\r'], " ")),
            ("by", Kind::Number) => told.by = color_of(json.number()?),
            ("loser", Kind::Number) => told.loser = color_of(json.number()?),
            ("ply", Kind::Number) => told.ply = whole(json.number()?),
            ("agreed", kind) => {
                told.agreed = kind == Kind::True;
                json.skip()?;
            }
            _ => json.skip()?,
        }
    }
    Ok(told.ending())
}

impl Told<'_> {
    fn ending(self) -> Option<Ending> {
        let Told { by, loser, agreed, ply, name, word, .. } = self;
        Some(match &*self.code {
            "resign" => Ending::Resign,
            "mate" => Ending::Mate,
            "no_legal_move" => Ending::NoLegalMove,
            "time" => Ending::Time,
            "foul" => Ending::Foul { by: by?, name, ply },
            "perpetual_check" => Ending::PerpetualCheck { by: by? },
            "points" => Ending::Points { loser: loser? },
            "declaration" => Ending::Declaration,
            "failed_declaration" => Ending::FailedDeclaration,
            "repetition" => Ending::Repetition { agreed },
            "impasse" => Ending::Impasse { declared_by: by },
            "agreed_draw" => Ending::AgreedDraw,
            "move_limit" => Ending::MoveLimit,
            "default" => Ending::Default { loser: loser? },
            "adjudicated" => Ending::Adjudicated { loser },
            "no_mate" => Ending::NoMate,
            "interrupted" => Ending::Interrupted,
            "sealed_move" => Ending::SealedMove,
            "other" => Ending::Other(word?),
            _ => return None,
        })
    }
}

/// 0 is Black, 1 is White.
pub(super) fn color_of(number: f64) -> Option<Color> {
    Color::ALL.into_iter().find(|color| number == color.index() as f64)
}

/// A number without fraction.
pub(super) fn whole(number: f64) -> Option<u32> {
    let whole = number as u32;
    (f64::from(whole) == number).then_some(whole)
}
