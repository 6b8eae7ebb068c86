//! One board for any game of two: standard shogi, or another game of the family.

use crate::{Attempt, Bar, Board, End};
use shogi::{Color, IllegalMove, Position};
use std::fmt;
use variants::Course;

/// The board of any game of two.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "nearly all boards are of standard shogi")]
pub enum AnyBoard {
    /// Standard shogi.
    Shogi(Position),
    /// Another game of the family.
    Family(Box<Course>),
}

/// A move of any game of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyMove {
    /// Of standard shogi.
    Shogi(shogi::Move),
    /// Of another game of the family.
    Family(FamilyMove),
}

/// A move of another game than standard shogi: what it is and what it is called can be told from its position alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FamilyMove {
    /// What it is.
    pub m: variants::Move,
    text: [u8; FamilyMove::LONGEST],
}

impl FamilyMove {
    /// No move's text is longer: it names six squares of a board of 36 files at most, with a mark before each of the four that
    /// is shot at.
    const LONGEST: usize = 32;

    fn new(m: variants::Move, position: &variants::Position) -> FamilyMove {
        let name = position.move_text(m);
        let mut text = [0; FamilyMove::LONGEST];
        text.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
        FamilyMove { m, text }
    }

    /// As it is written: `7g7f`.
    pub fn text(&self) -> &str {
        let end = self.text.iter().position(|byte| *byte == 0).unwrap_or(self.text.len());
        std::str::from_utf8(&self.text[..end]).unwrap_or_default()
    }
}

impl fmt::Debug for FamilyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl AnyMove {
    /// A move of a position of another game than standard shogi, legal or not.
    pub fn of_family(m: variants::Move, position: &variants::Position) -> AnyMove {
        AnyMove::Family(FamilyMove::new(m, position))
    }
}

impl From<shogi::Move> for AnyMove {
    fn from(m: shogi::Move) -> AnyMove {
        AnyMove::Shogi(m)
    }
}

impl fmt::Display for AnyMove {
    /// As in USI.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Shogi(m) => m.fmt(f),
            AnyMove::Family(m) => f.write_str(m.text()),
        }
    }
}

impl From<Position> for AnyBoard {
    fn from(position: Position) -> AnyBoard {
        AnyBoard::Shogi(position)
    }
}

impl From<variants::Position> for AnyBoard {
    fn from(position: variants::Position) -> AnyBoard {
        AnyBoard::Family(Box::new(Course::new(position)))
    }
}

impl fmt::Display for AnyBoard {
    /// The position, as SFEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyBoard::Shogi(position) => position.fmt(f),
            AnyBoard::Family(course) => course.position().fmt(f),
        }
    }
}

impl AnyBoard {
    /// What stands on it after a legal move, without what led there.
    #[must_use]
    pub fn after(&self, m: AnyMove) -> AnyBoard {
        if let (AnyBoard::Family(course), AnyMove::Family(m)) = (self, m) {
            let mut after = course.position().clone();
            after.play_unchecked(m.m);
            return after.into();
        }
        let mut after = self.still();
        after.play(m);
        after
    }

    /// How many pieces are in the game, on the board and in hands; in another game of the family, with how many it begins.
    pub fn pieces(&self) -> usize {
        match self {
            AnyBoard::Shogi(position) => {
                let hands = Color::ALL.map(|color| position.hand(color).len());
                (position.occupied().len() + hands.iter().sum::<u32>()) as usize
            }
            AnyBoard::Family(course) => 2 * course.position().game().pieces_a_side(),
        }
    }

    /// The squares to show beside the rule that bars a move, as in USI; none if it is a move or a rule of another game.
    pub fn squares_concerned(&self, m: AnyMove, bar: Bar) -> Vec<String> {
        match (self, m, bar) {
            (AnyBoard::Shogi(position), AnyMove::Shogi(m), Bar::Standard(illegal)) => {
                position.squares_concerned(m, illegal).into_iter().map(|square| square.to_string()).collect()
            }
            (AnyBoard::Family(course), AnyMove::Family(m), bar) => {
                bar.of_family().map_or_else(Vec::new, |bar| course.position().squares_concerned(m.m, bar))
            }
            _ => Vec::new(),
        }
    }

    /// The square of the royal piece in check, as in USI, if it is the side to move's.
    pub fn check(&self) -> Option<String> {
        match self {
            AnyBoard::Shogi(position) => {
                position.king(position.turn()).filter(|_| position.in_check()).map(|square| square.to_string())
            }
            AnyBoard::Family(course) => course.position().checked_royal(),
        }
    }
}

impl Board for AnyBoard {
    type Seat = Color;
    type Move = AnyMove;

    fn still(&self) -> AnyBoard {
        match self {
            AnyBoard::Shogi(position) => AnyBoard::Shogi(position.clone()),
            AnyBoard::Family(course) => course.position().clone().into(),
        }
    }

    fn turn(&self) -> Color {
        match self {
            AnyBoard::Shogi(position) => position.turn(),
            AnyBoard::Family(course) => course.turn(),
        }
    }

    fn in_check(&self) -> bool {
        match self {
            AnyBoard::Shogi(position) => position.in_check(),
            AnyBoard::Family(course) => course.in_check(),
        }
    }

    fn read(&self, text: &str) -> Option<Attempt<AnyMove>> {
        match self {
            AnyBoard::Shogi(position) => position.read(text)?.filter_map(|m| Some(AnyMove::Shogi(m))),
            AnyBoard::Family(course) => {
                let named = |m| AnyMove::of_family(m, course.position());
                Board::read(course.as_ref(), text)?.filter_map(|m| Some(named(m)))
            }
        }
    }

    fn text(&self, m: AnyMove) -> String {
        m.to_string()
    }

    fn judge(&self, m: AnyMove) -> Result<(), Bar> {
        match (self, m) {
            (AnyBoard::Shogi(position), AnyMove::Shogi(m)) => Board::judge(position, m),
            (AnyBoard::Family(course), AnyMove::Family(m)) => Board::judge(course.as_ref(), m.m),
            // A board knows its own moves only.
            (AnyBoard::Shogi(_), AnyMove::Family(_)) | (AnyBoard::Family(_), AnyMove::Shogi(_)) => {
                Err(IllegalMove::CannotMoveSo.into())
            }
        }
    }

    fn legal_moves(&self) -> Vec<AnyMove> {
        match self {
            AnyBoard::Shogi(position) => position.legal_moves().into_iter().map(AnyMove::Shogi).collect(),
            AnyBoard::Family(course) => {
                let named = |m| AnyMove::of_family(m, course.position());
                course.legal_moves().into_iter().map(named).collect()
            }
        }
    }

    fn play(&mut self, m: AnyMove) {
        match (self, m) {
            (AnyBoard::Shogi(position), AnyMove::Shogi(m)) => position.play_unchecked(m),
            (AnyBoard::Family(course), AnyMove::Family(m)) => course.play_unchecked(m.m),
            // No other move is accepted.
            (AnyBoard::Shogi(_), AnyMove::Family(_)) | (AnyBoard::Family(_), AnyMove::Shogi(_)) => {}
        }
    }

    fn key(&self) -> u64 {
        match self {
            AnyBoard::Shogi(position) => position.key(),
            AnyBoard::Family(course) => course.key(),
        }
    }

    fn end(&self) -> Option<End<Color>> {
        match self {
            AnyBoard::Shogi(position) => position.end(),
            AnyBoard::Family(course) => course.end(),
        }
    }

    fn standard(&self) -> Option<&Position> {
        match self {
            AnyBoard::Shogi(position) => Some(position),
            AnyBoard::Family(_) => None,
        }
    }

    fn standard_move(m: AnyMove) -> Option<shogi::Move> {
        match m {
            AnyMove::Shogi(m) => Some(m),
            AnyMove::Family(_) => None,
        }
    }

    fn of_standard(position: &Position) -> Option<AnyBoard> {
        Some(AnyBoard::Shogi(position.clone()))
    }

    fn of_standard_move(m: shogi::Move) -> Option<AnyMove> {
        Some(AnyMove::Shogi(m))
    }
}
