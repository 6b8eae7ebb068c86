//! A game, position by position.

use kifu::notation::{Marks, Notation};
use kifu::{NodeId, Record};
use shogi::{Color, Move, Position, Square};

/// A position of a game with the move that led to it.
pub(super) struct Moment<'a> {
    pub(super) position: Position,
    /// How many moves were played.
    pub(super) plies: usize,
    pub(super) last: Option<Last>,
    /// The remark on that move, or on the start.
    pub(super) comment: &'a str,
}

/// The move before a position.
pub(super) struct Last {
    pub(super) by: Color,
    pub(super) m: Move,
    pub(super) text: String,
}

impl Last {
    /// The move in its notation with the player's mark before it.
    pub(super) fn marked(&self) -> String {
        let mark = if self.by == Color::Black { '☗' } else { '☖' };
        format!("{mark}{}", self.text)
    }

    /// Where it went and where it came from.
    pub(super) fn squares(&self) -> Vec<Square> {
        [Some(self.m.to()), self.m.from()].into_iter().flatten().collect()
    }
}

impl<'a> Moment<'a> {
    /// The start of a game and every position after it, up to a foul that ended it.
    pub(super) fn all(record: &'a Record, notation: Notation) -> impl Iterator<Item = Moment<'a>> {
        let first =
            Moment { position: record.start().clone(), plies: 0, last: None, comment: record.comment(NodeId::START) };
        let bare = Notation { marks: Marks::None, ..notation };
        let mut position = record.start().clone();
        let mut last_to = None;
        let after = record.moves().enumerate().map(move |(index, played)| {
            // Nothing is aligned in running text.
            let text = bare.write(&position, played.m, last_to).replace('\u{3000}', "");
            let last = Last { by: position.turn(), m: played.m, text };
            position.play_unchecked(played.m);
            last_to = Some(played.m.to());
            Moment { position: position.clone(), plies: index + 1, last: Some(last), comment: played.comment }
        });
        std::iter::once(first).chain(after)
    }
}
