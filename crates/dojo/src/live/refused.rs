//! Why something was refused.

use crate::failure::{Failure, Kind};
use arbiter::Refusal;
use serde_json::json;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// A name for programs; `refused-…` in the texts.
    pub code: &'static str,
    /// What was asked for; empty if that could not be understood.
    pub of: &'static str,
    /// What to show on the board.
    pub squares: Vec<String>,
}

impl Refused {
    /// The asker plays neither side.
    pub const SPECTATOR: Refused = Refused::because("spectator");
    /// The message makes no sense.
    pub const BAD_MESSAGE: Refused = Refused::because("bad_message");
    /// More is asked for than anybody can need.
    pub const TOO_FAST: Refused = Refused::because("too_fast");
    /// The move could not be stored, so it was not played.
    pub const NOT_SAVED: Refused = Refused::because("not_saved");
    /// The computer knows no move to advise, or the position has gone before it did.
    pub const NO_HINT: Refused = Refused { code: "no_hint", of: "hint", squares: Vec::new() };
    /// There is no advice in this game.
    pub const NO_HINTS: Refused = Refused::because("no_hints");
    /// The computer has said no, and nothing has been played since.
    pub const DECLINED_ALREADY: Refused = Refused::because("declined_already");
    /// The asker is no arbiter.
    pub const NOT_ARBITER: Refused = Refused::because("not_arbiter");
    /// There is no ceremony, or it is over.
    pub const NO_CEREMONY: Refused = Refused::because("no_ceremony");
    /// Words are for the review; until then all are silent (ETIQ-16).
    pub const SILENCE: Refused = Refused::because("silence");
    /// More has happened in this game than is good for it.
    pub const TOO_LONG: Refused = Refused::because("too_long");

    /// By the name of the reason.
    pub const fn because(code: &'static str) -> Refused {
        Refused { code, of: "", squares: Vec::new() }
    }

    /// The same as an answer to a request of this name.
    pub fn of(self, of: &'static str) -> Refused {
        Refused { of, ..self }
    }

    /// With the squares that say why a move is illegal.
    pub fn by_referee(refusal: Refusal, squares: Vec<String>) -> Refused {
        Refused { squares, ..Refused::because(refusal.code()) }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::because(refusal.code())
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        let kind = match refused.code {
            "bad_message" => Kind::Nonsense,
            "spectator" | "not_arbiter" => Kind::Forbidden,
            "too_fast" => Kind::TooMany,
            "not_saved" => Kind::Busy,
            _ => Kind::Conflict,
        };
        let Refused { code, squares, .. } = refused;
        Failure::new(kind, code)
            .with_text(move |language| language.text(&format!("refused-{code}")))
            .with_details(move |_| json!({ "squares": squares }))
    }
}
