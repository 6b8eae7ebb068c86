//! Endings as the next numbered line of a game (NOTA-15): in Japanese the words of records, else their names for
//! programs, such as `resign`, with what else there is to say after colons, `foul:black:57`.

use super::in_japanese;
use crate::Ending;
use crate::notation::Form;
use shogi::Color;

/// What remarks in records begin with; here it goes without saying.
const HEAD: &str = "終局：";
const AGREED: &str = "agreed";

/// What is written for an ending.
pub(super) fn word(ending: &Ending, form: Form) -> String {
    if in_japanese(form) { ending.remark().trim_start_matches(HEAD).to_owned() } else { english(ending) }
}

/// The ending that a text tells, `turn` being to move; `None` if it tells none.
pub(super) fn read(text: &str, turn: Color) -> Option<Ending> {
    // A foul that nobody is said to have made stands in place of a move, and was that.
    if text == "反則手" {
        return Some(Ending::Foul { by: turn, name: None, ply: None });
    }
    let told = Ending::from_remark(&format!("{HEAD}{text}")).filter(|ending| !matches!(ending, Ending::Other(_)));
    told.or_else(|| from_english(text))
}

fn english(ending: &Ending) -> String {
    let mut parts = vec![ending.code().replace('_', "-")];
    match ending {
        Ending::Foul { by, name, ply } => {
            parts.push(by.name().to_owned());
            parts.extend(ply.map(|ply| ply.to_string()));
            parts.extend(name.clone());
        }
        Ending::PerpetualCheck { by: color }
        | Ending::Points { loser: color }
        | Ending::Default { loser: color }
        | Ending::Adjudicated { loser: Some(color) }
        | Ending::Impasse { declared_by: Some(color) } => parts.push(color.name().to_owned()),
        Ending::Repetition { agreed: true } => parts.push(AGREED.to_owned()),
        Ending::Other(word) => parts.push(word.clone()),
        _ => {}
    }
    parts.join(":")
}

fn from_english(text: &str) -> Option<Ending> {
    let (code, rest) = text.split_once(':').map_or((text, None), |(code, rest)| (code, Some(rest)));
    if let ("foul", Some(rest)) = (code, rest) {
        return foul(rest);
    }
    if let ("other", Some(word)) = (code, rest) {
        return Some(Ending::Other(word.to_owned()));
    }
    let color = || Color::ALL.into_iter().find(|color| rest == Some(color.name()));
    let ending = match (code, rest) {
        ("resign", None) => Ending::Resign,
        ("mate", None) => Ending::Mate,
        ("no-legal-move", None) => Ending::NoLegalMove,
        ("time", None) => Ending::Time,
        ("perpetual-check", _) => Ending::PerpetualCheck { by: color()? },
        ("points", _) => Ending::Points { loser: color()? },
        ("declaration", None) => Ending::Declaration,
        ("failed-declaration", None) => Ending::FailedDeclaration,
        ("repetition", None) => Ending::Repetition { agreed: false },
        ("repetition", Some(AGREED)) => Ending::Repetition { agreed: true },
        ("impasse", None) => Ending::Impasse { declared_by: None },
        ("impasse", _) => Ending::Impasse { declared_by: Some(color()?) },
        ("agreed-draw", None) => Ending::AgreedDraw,
        ("move-limit", None) => Ending::MoveLimit,
        ("default", _) => Ending::Default { loser: color()? },
        ("adjudicated", None) => Ending::Adjudicated { loser: None },
        ("adjudicated", _) => Ending::Adjudicated { loser: Some(color()?) },
        ("no-mate", None) => Ending::NoMate,
        ("interrupted", None) => Ending::Interrupted,
        ("sealed-move", None) => Ending::SealedMove,
        _ => return None,
    };
    Some(ending)
}

/// `black`, `black:57` or `black:57:二歩`.
fn foul(text: &str) -> Option<Ending> {
    let (color, rest) = text.split_once(':').map_or((text, None), |(color, rest)| (color, Some(rest)));
    let by = Color::named(color)?;
    let (first, tail) = rest.map_or((None, None), |rest| match rest.split_once(':') {
        Some((first, tail)) => (Some(first), Some(tail)),
        None => (Some(rest), None),
    });
    let ply = first.and_then(|first| first.parse().ok());
    let name = if ply.is_some() { tail } else { rest };
    Some(Ending::Foul { by, name: name.map(str::to_owned), ply })
}
