//! A position of another game than standard shogi about which somebody asks who works on a record: what may be played there, and
//! why the rest may not.

use crate::failure::Failure;
use crate::step::{step_of_family, step_of_four};
use crate::variant::{Variant, choices};
use kifu::notation::Notation;
use play::{AnyBoard, Attempt, Bar, Board as _};
use serde_json::{Value, json};
use variants::ParsePositionError;
use variants::yonin::{self, Deed, Rules};
use words::Language;

/// Such a position.
#[derive(Clone, Debug)]
pub enum Spot {
    /// Of a game for two.
    Two(variants::Position),
    /// Of the game for four.
    Four(yonin::Place),
}

impl Spot {
    /// The position that a text shows in the game of this name with these readings, as pages have them; `None` if there is no
    /// such game.
    pub fn of(name: &str, readings: &str, sfen: &str) -> Option<Result<Spot, ParsePositionError>> {
        if name == yonin::NAME {
            let rules = Rules::with_options(&choices(readings)?).ok()?;
            return Some(yonin::Position::parse(&rules, sfen).map(|position| Spot::Four(position.into())));
        }
        let variant = Variant::new(name, readings)?;
        Some(variants::Position::parse(&variant.game, sfen).map(Spot::Two))
    }

    /// What may be played, each move with all that a record on the page needs of it.
    pub fn moves(&self, notation: Notation, language: Language) -> Vec<Value> {
        match self {
            Spot::Two(position) => {
                let moves = position.legal_moves().into_iter();
                moves.map(|m| step_of_family(position, m, notation, language)).collect()
            }
            Spot::Four(place) => {
                let moves = place.position.legal_moves().into_iter();
                moves.map(|m| step_of_four(place, Deed::Move(m), notation, language)).collect()
            }
        }
    }

    /// The move that a text means, legal or not, as texts of the game have it.
    pub fn read(self, text: &str) -> Option<String> {
        match self {
            Spot::Two(position) => match AnyBoard::from(position).read(text)? {
                Attempt::Move(m) => Some(m.to_string()),
                _ => None,
            },
            Spot::Four(place) => place.position.read_move(text).is_ok().then(|| text.to_owned()),
        }
    }

    /// The rule that bars a move, and the squares concerned; nothing if it may be played.
    ///
    /// # Errors
    /// If the text is no move at all.
    pub fn refusal(self, text: &str, language: Language) -> Result<Value, Failure> {
        let (bar, squares) = match self {
            Spot::Two(position) => {
                let board = AnyBoard::from(position);
                let Some(Attempt::Move(m)) = board.read(text) else { return Err(Failure::BAD_REQUEST) };
                let bar = board.judge(m).err();
                (bar, bar.map(|bar| board.squares_concerned(m, bar)).unwrap_or_default())
            }
            Spot::Four(place) => {
                let m = place.position.read_move(text).map_err(|_| Failure::BAD_REQUEST)?;
                (place.position.judge(m).err().map(Bar::from), Vec::new())
            }
        };
        let said = bar.map(|bar| language.text(&format!("refused-{}", bar.code())));
        Ok(json!({"code": bar.map(Bar::code), "text": said, "squares": squares}))
    }
}
