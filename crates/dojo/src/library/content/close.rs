//! How a line of a record ends, in parts that JSON knows.

use kifu::Ending;
use serde::{Deserialize, Serialize};
use shogi::Color;
use variants::{Position, RecordEnding, RecordFoul};

/// How a line ends, in place of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Close {
    pub code: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    loser: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    foul: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    usi: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    agreed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declared_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
}

impl Close {
    /// How a game ended that is no game of standard shogi; `word` stands for an ending without a code.
    pub(in crate::library) fn of_line(code: &str, loser: Option<Color>, word: &str) -> Close {
        let known = !code.is_empty();
        Close {
            code: if known { code } else { "other" }.to_owned(),
            loser: loser.map(|loser| loser.name().to_owned()),
            word: (!known).then(|| word.to_owned()),
            ..Close::default()
        }
    }

    /// How a line ends in a position of another game of the family. A word that its code does not stand for is told as well.
    pub(in crate::library) fn of_family(ending: &RecordEnding, position: &Position) -> Close {
        let mut close = Close::of_line(ending.code(), ending.winner.map(|winner| !winner), &ending.word);
        if let Some(foul) = &ending.foul {
            close.foul = Some(foul.code.clone()).filter(|code| !code.is_empty());
            (close.name, close.ply, close.usi) = (Some(foul.name.clone()), Some(foul.ply), foul.text(position));
        }
        let plain = close.read_family(position);
        Close { word: (plain.as_ref() != Ok(ending)).then(|| ending.word.clone()), ..close }
    }

    /// The same, read.
    pub(in crate::library) fn read_family(&self, position: &Position) -> Result<RecordEnding, String> {
        let unknown = |what: &str, text: &str| format!("no such {what}: {text}");
        let loser =
            self.loser.as_ref().map(|name| Color::named(name).ok_or_else(|| unknown("side", name))).transpose()?;
        let winner = loser.map(|loser| !loser);
        let ending = match &self.word {
            Some(word) => Some(RecordEnding::new(word, winner)),
            None => RecordEnding::of_code(&self.code, winner, position.turn()),
        };
        let ending = ending.ok_or_else(|| unknown("ending", &self.code))?;
        let (Some(name), Some(ply)) = (&self.name, self.ply) else { return Ok(ending) };
        let played = |text: &String| position.read_move(text).map_err(|_| unknown("move", text));
        let m = self.usi.as_ref().map(played).transpose()?;
        let code = self.foul.clone().unwrap_or_default();
        Ok(RecordEnding { foul: Some(RecordFoul { code, name: name.clone(), ply, m }), ..ending })
    }

    pub(in crate::library) fn of(ending: &Ending) -> Close {
        let mut close = Close { code: ending.code().to_owned(), ..Close::default() };
        let name = |color: &Color| Some(color.name().to_owned());
        match ending {
            Ending::Foul { by, name: foul, ply } => {
                (close.loser, close.name, close.ply) = (name(by), foul.clone(), *ply);
            }
            Ending::PerpetualCheck { by: loser }
            | Ending::Points { loser }
            | Ending::Default { loser }
            | Ending::Adjudicated { loser: Some(loser) } => close.loser = name(loser),
            Ending::Repetition { agreed } => close.agreed = Some(*agreed),
            Ending::Impasse { declared_by } => close.declared_by = declared_by.as_ref().and_then(name),
            Ending::Other(word) => close.word = Some(word.clone()),
            _ => {}
        }
        close
    }

    pub(in crate::library) fn read(&self) -> Option<Ending> {
        let loser = self.loser.as_deref().map(Color::named);
        let named = || loser.flatten();
        Some(match self.code.as_str() {
            "foul" => Ending::Foul { by: named()?, name: self.name.clone(), ply: self.ply },
            "perpetual_check" => Ending::PerpetualCheck { by: named()? },
            "points" => Ending::Points { loser: named()? },
            "default" => Ending::Default { loser: named()? },
            "adjudicated" => Ending::Adjudicated { loser: loser.map_or(Some(None), |loser| loser.map(Some))? },
            "repetition" => Ending::Repetition { agreed: self.agreed.unwrap_or_default() },
            "impasse" => {
                let by = self.declared_by.as_deref().map(Color::named);
                Ending::Impasse { declared_by: by.map_or(Some(None), |by| by.map(Some))? }
            }
            "other" => Ending::Other(self.word.clone()?),
            code => PLAIN.into_iter().find(|ending| ending.code() == code)?,
        })
    }
}

/// The endings that are told by their name alone.
pub(super) const PLAIN: [Ending; 11] = [
    Ending::Resign,
    Ending::Mate,
    Ending::NoLegalMove,
    Ending::Time,
    Ending::Declaration,
    Ending::FailedDeclaration,
    Ending::AgreedDraw,
    Ending::MoveLimit,
    Ending::NoMate,
    Ending::Interrupted,
    Ending::SealedMove,
];
