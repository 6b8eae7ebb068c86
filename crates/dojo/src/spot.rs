//! A position of another game than standard shogi about which somebody asks who works on a record: what may be played there, and
//! why the rest may not.

use crate::failure::Failure;
use crate::step::{step_of_family, step_of_four};
use crate::variant::{Variant, choices};
use kifu::notation::Notation;
use play::{AnyBoard, Attempt, Bar, Board as _};
use serde_json::{Value, json};
use shogi::Color;
use variants::yonin::{self, Deed, Place, Rules, Seat};
use variants::{At, Attacked, ParsePositionError};
use words::Language;

/// Such a position.
#[derive(Clone, Debug)]
pub enum Spot {
    /// Of a game for two.
    Two(variants::Position),
    /// Of the game for four.
    Four(Place),
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

    /// Who plays, by name, the one to move first.
    pub fn seats(&self) -> Vec<&'static str> {
        match self {
            Spot::Two(position) => sides(position).map(Color::name).to_vec(),
            Spot::Four(place) => seats(place).map(Seat::code).to_vec(),
        }
    }

    /// Whether the board has such a square.
    pub fn has(&self, (file, rank): At) -> bool {
        let (files, ranks) = match self {
            Spot::Two(position) => (position.game().files(), position.game().ranks()),
            Spot::Four(_) => (yonin::SIDE, yonin::SIDE),
        };
        (1..=files).contains(&file) && (1..=ranks).contains(&rank)
    }

    /// Where the pieces of each of [`Spot::seats`] stand that reach a square.
    pub fn reaching(&self, at: At) -> Vec<Vec<At>> {
        match self {
            Spot::Two(position) => sides(position).map(|color| position.reaching(at, color)).to_vec(),
            Spot::Four(place) => seats(place).map(|seat| place.position.reaching(at, seat)).to_vec(),
        }
    }

    /// The pieces of each of [`Spot::seats`] that others attack.
    pub fn attacked(&self) -> Vec<Vec<Attacked>> {
        match self {
            Spot::Two(position) => sides(position).map(|color| position.attacked(color)).to_vec(),
            Spot::Four(place) => seats(place).map(|seat| place.position.attacked(seat)).to_vec(),
        }
    }

    /// What a piece on the board is called.
    pub fn piece_name(&self, (file, rank): At, language: Language) -> Option<&str> {
        let kind = match self {
            Spot::Two(position) => position.game().kind(position.piece_at(file, rank)?.1),
            Spot::Four(Place { position, .. }) => position.rules().kind(position.piece_at(file, rank)?.1),
        };
        Some(words::piece_of_family(kind, language))
    }

    /// Where four play, who commands a piece on the board; of two it can only be the other.
    pub fn commander(&self, (file, rank): At) -> Option<&'static str> {
        let Spot::Four(Place { position, .. }) = self else { return None };
        position.commander(position.piece_at(file, rank)?.0).map(Seat::code)
    }
}

fn sides(position: &variants::Position) -> [Color; 2] {
    [position.turn(), !position.turn()]
}

/// In the order of their turns.
fn seats(place: &Place) -> [Seat; 4] {
    let mut all = Seat::ALL;
    all.rotate_left(place.position.turn().index());
    all
}
