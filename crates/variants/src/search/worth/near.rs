//! What pieces add by where they stand from a king.

use crate::content::Content;
use crate::game::Game;
use crate::geometry::Cell;
use crate::position::Position;
use shogi::Color;

/// Pieces farther from a king than this, in files or ranks, add nothing.
const FARTHEST: i8 = 5;

/// Files and ranks of the window around a king.
const SIDE: usize = 2 * FARTHEST as usize + 1;

const WINDOW: usize = SIDE * SIDE;

/// What pieces add, below zero for what helps White.
#[derive(Debug)]
pub(super) struct Near {
    contents: usize,
    /// By the king's colour, content, and place in the window as Black sees it, from the upper left.
    figures: Vec<i16>,
}

impl Near {
    pub(super) fn new(game: &Game) -> Near {
        let contents = 2 * game.kinds.len() + 1;
        Near { contents, figures: vec![0; 2 * contents * WINDOW] }
    }

    /// Sets what one of Black's pieces adds so many to the right and forward from a king of `king`'s colour, and White's alike.
    pub(super) fn set(&mut self, king: Color, black: Content, right: i8, forward: i8, figure: i16) {
        let at = place(right, forward);
        let index = self.index(king, black, at);
        self.figures[index] = figure;
        let index = self.index(!king, black + 1, WINDOW - 1 - at);
        self.figures[index] = -figure;
    }

    fn index(&self, king: Color, content: Content, at: usize) -> usize {
        (king.index() * self.contents + usize::from(content)) * WINDOW + at
    }

    /// What all pieces together add around one king.
    pub(super) fn around(&self, position: &Position, king: Cell, color: Color) -> i32 {
        let compiled = &position.game.compiled;
        let (file, ahead) = (&compiled.file, &compiled.ranks_ahead[0]);
        let (files, ranks) = (file[usize::from(king)] as i8, ahead[usize::from(king)] as i8);
        let mut sum = 0;
        for cell in position.pieces.iter().flatten() {
            let right = files - file[usize::from(*cell)] as i8;
            let forward = ranks - ahead[usize::from(*cell)] as i8;
            if right.abs() <= FARTHEST && forward.abs() <= FARTHEST {
                let index = self.index(color, position.content(*cell), place(right, forward));
                sum += i32::from(self.figures[index]);
            }
        }
        sum
    }
}

/// A place in the window.
fn place(right: i8, forward: i8) -> usize {
    (FARTHEST - forward) as usize * SIDE + (FARTHEST + right) as usize
}
