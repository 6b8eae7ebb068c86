//! How a game of two is shown: its board, its moves, its players.

use super::board;
use super::grid::{self, Faces};
use kifu::notation::Notation;
use play::{AnyBoard, AnyMove, Board as _};
use shogi::{Color, Handicap};
use words::Language;

/// How moves are told.
#[derive(Clone, Copy)]
pub(super) enum Told {
    /// In standard shogi in this notation; in other games of the family as the pieces are.
    Written(Notation),
    /// For screen readers (NOTA-18).
    InWords,
}

/// How a game is shown.
pub(super) struct Look {
    pub(super) language: Language,
    pub(super) faces: Faces,
    pub(super) told: Told,
    pub(super) handicap: Handicap,
}

impl Look {
    /// What a player is called: in handicap games the names differ.
    pub(super) fn side(&self, color: Color) -> String {
        words::side(color, self.handicap, self.language)
    }

    /// The board with the hands around it, where the game has hands.
    pub(super) fn board(&self, board: &AnyBoard) -> String {
        match board {
            AnyBoard::Shogi(position) if self.faces == Faces::Kanji => {
                kifu::diagram::write(&position.to_setup(), self.handicap != Handicap::Even)
            }
            AnyBoard::Shogi(position) => {
                self.between_hands(&board::letters(position), |color| board::hand(position.hand(color), color))
            }
            AnyBoard::Family(course) => {
                let position = course.position();
                let drawn = grid::board(position, self.faces);
                match position.game().drops() {
                    Some(_) => self.between_hands(&drawn, |color| grid::hand(position, color, self.faces)),
                    None => drawn,
                }
            }
        }
    }

    fn between_hands(&self, drawn: &str, held: impl Fn(Color) -> String) -> String {
        let [black, white] = Color::ALL.map(|color| {
            let held = held(color);
            let held = if held.is_empty() { self.language.text("terminal-nothing-in-hand") } else { held };
            self.language.text_with_list("terminal-hand", &[("side", &self.side(color)), ("pieces", &held)])
        });
        format!("{white}\n{drawn}{black}\n")
    }

    /// A move of this board; `last` is the move before it.
    pub(super) fn move_text(&self, board: &AnyBoard, m: AnyMove, last: Option<AnyMove>) -> String {
        match (board, m) {
            (AnyBoard::Shogi(position), AnyMove::Shogi(m)) => {
                let last_to = last.and_then(AnyBoard::standard_move).map(shogi::Move::to);
                match self.told {
                    Told::Written(notation) => notation.write(position, m, last_to),
                    Told::InWords => words::spoken(position, m, last_to, self.language),
                }
            }
            (AnyBoard::Family(course), AnyMove::Family(m)) => self.family_move_text(course.position(), m.m),
            // A board knows its own moves only.
            _ => m.to_string(),
        }
    }

    fn family_move_text(&self, position: &variants::Position, m: variants::Move) -> String {
        match (self.told, self.faces) {
            (Told::InWords, _) => position.parts(m).map_or_else(String::new, |parts| {
                words::spoken_family(|kind| position.game().kind(kind), &parts, self.language)
            }),
            (Told::Written(_), Faces::Kanji) => position.japanese(m),
            (Told::Written(_), Faces::Letters) => position.western(m),
        }
    }
}
