//! What is to be said of a move to who listens instead of looking (NOTA-18). The words themselves are texts for readers,
//! in their languages; here are the parts.

use super::{Japanese, Signs, Subject};
use shogi::{Color, Move, PieceKind, Position, Square};

/// The parts of a move spoken aloud: `Black: gold from 4-9 to 5-8, takes pawn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    /// Whose move it is.
    pub by: Color,
    /// The piece before the move.
    pub kind: PieceKind,
    /// Where it goes.
    pub to: Square,
    /// Whether the move before went there, too (NOTA-05).
    pub same: bool,
    /// What the move does besides.
    pub action: Action,
    /// Where the piece comes from, if others of its kind could go there (NOTA-34).
    pub origin: Option<Square>,
    /// The same in Japanese signs (NOTA-08 to NOTA-10); where even they are not enough, none.
    pub signs: Signs,
    /// Whether it promotes; `None` if it could not.
    pub promotion: Option<bool>,
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// It goes to an empty square.
    Moves,
    /// It takes such a piece.
    Takes(PieceKind),
    /// It comes from the hand.
    Drops,
}

impl Action {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Action::Moves => "moves",
            Action::Takes(_) => "takes",
            Action::Drops => "drops",
        }
    }
}

impl Spoken {
    /// What is to be said of `m`, played in `position`; `last_to` is where the move before went. `None` if no piece
    /// stands where it starts.
    ///
    /// ```
    /// use kifu::notation::{Action, Spoken};
    /// use shogi::{Position, Square};
    /// let position: Position = "4k4/9/9/9/9/9/9/4p4/3GKG3 b - 1".parse().unwrap();
    /// let spoken = Spoken::of(&position, "4i5h".parse().unwrap(), None).unwrap();
    /// assert_eq!(spoken.origin, Some(Square::new(4, 9)));
    /// assert_eq!(spoken.signs.side, Some(kifu::notation::Side::Right));
    /// assert_eq!(spoken.action, Action::Takes(shogi::PieceKind::Pawn));
    /// ```
    pub fn of(position: &Position, m: Move, last_to: Option<Square>) -> Option<Spoken> {
        let subject = Subject::new(position, m)?;
        let action = match (m.from(), subject.captured) {
            (None, _) => Action::Drops,
            (Some(_), Some(captured)) => Action::Takes(captured),
            (Some(_), None) => Action::Moves,
        };
        Some(Spoken {
            by: subject.mover,
            kind: subject.kind,
            to: m.to(),
            same: last_to == Some(m.to()),
            action,
            origin: m.from().filter(|_| subject.rivals.able.is_many()),
            signs: subject.signs().unwrap_or_default(),
            promotion: subject.promotable.then_some(m.promotes()),
        })
    }

    /// What fills in the places of a sentence: `piece`, `which` tells it from others of its kind, `action`, `to`, `same`,
    /// `captured`, `promotion`; `none` where there is nothing to say. Squares are `7-6`, or 7六 in Japanese, where signs
    /// tell pieces apart in place of the square of origin. `word` gives a kind of piece its name.
    ///
    /// ```
    /// use kifu::notation::Spoken;
    /// let spoken = Spoken::of(&shogi::Position::even(), "7g7f".parse().unwrap(), None).unwrap();
    /// let values = spoken.values(false, |kind| kind.name().code.to_owned());
    /// assert_eq!(values[0], ("piece", "pawn".to_owned()));
    /// assert_eq!(values[3], ("to", "7-6".to_owned()));
    /// ```
    pub fn values(&self, japanese: bool, word: impl Fn(PieceKind) -> String) -> [(&'static str, String); 7] {
        let square = |square: Square| {
            if japanese { Japanese::COMMON.square(square) } else { format!("{}-{}", square.file(), square.rank()) }
        };
        let none = || "none".to_owned();
        let signs: String = Japanese::KI2.signs(self.signs, self.kind).collect();
        let which = if japanese && !signs.is_empty() { Some(signs) } else { self.origin.map(square) };
        let captured = match self.action {
            Action::Takes(captured) => Some(word(captured)),
            Action::Moves | Action::Drops => None,
        };
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        [
            ("piece", word(self.kind)),
            ("which", which.unwrap_or_else(none)),
            ("action", self.action.code().to_owned()),
            ("to", square(self.to)),
            ("same", yes(self.same)),
            ("captured", captured.unwrap_or_else(none)),
            ("promotion", self.promotion.map_or_else(none, yes)),
        ]
    }
}
