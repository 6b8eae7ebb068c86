//! Moves of the game for four as people write them, without who makes them: north and east read the board as south does.

use super::position::{Move, Position, parts};
use crate::kind::Kind;
use crate::notation::{Parts, kanji, wide};

/// What is written of a move.
struct Written<'a> {
    kind: &'a Kind,
    /// By file and rank; `None` for a drop.
    from: Option<(u8, u8)>,
    to: (u8, u8),
    captures: bool,
    promotes: bool,
    /// Whether another piece of the kind could go there.
    is_ambiguous: bool,
}

impl Position {
    /// The parts of a move, for a sentence.
    pub fn parts(&self, m: Move) -> Parts {
        let (kind, from) = match m {
            Move::Drop { kind, .. } => (kind, None),
            Move::Board { from, .. } => (parts(self.cells[usize::from(from)]).1, Some(place(from))),
        };
        let (file, rank) = place(m.to());
        let captured = self.piece_at(file, rank).map(|(_, kind)| kind).into_iter().collect();
        let promotes = matches!(m, Move::Board { promote: true, .. });
        Parts { kind, from, steps: vec![(file, rank)], shots: Vec::new(), captured, promotes }
    }

    /// A move as western books write it: `P-58`, `G49-58` where another Gold could go there, `Sx22+`, `P*55`.
    ///
    /// ```
    /// use variants::yonin::{Position, Rules};
    /// let position = Position::start(&Rules::usual());
    /// let m = position.parse_move("5g5f").unwrap();
    /// assert_eq!((position.western(m), position.japanese(m)), ("P-56".to_owned(), "５六歩".to_owned()));
    /// ```
    pub fn western(&self, m: Move) -> String {
        let Written { kind, from, to, captures, promotes, is_ambiguous } = self.written(m);
        let origin = from.filter(|_| is_ambiguous).map(|(file, rank)| format!("{file}{rank}")).unwrap_or_default();
        let joint = match from {
            None => '*',
            Some(_) if captures => 'x',
            Some(_) => '-',
        };
        format!("{}{origin}{joint}{}{}{}", kind.id, to.0, to.1, if promotes { "+" } else { "" })
    }

    /// A move as in Japanese books: `５八歩`, `５八金(49)` where another Gold could go there, `２二銀成`, `５五歩打`.
    pub fn japanese(&self, m: Move) -> String {
        let Written { kind, from, to, promotes, is_ambiguous, .. } = self.written(m);
        let origin = from.filter(|_| is_ambiguous).map(|(file, rank)| format!("({file}{rank})")).unwrap_or_default();
        let last = match (from, promotes) {
            (None, _) => "打",
            (Some(_), true) => "成",
            (Some(_), false) => "",
        };
        format!("{}{}{}{last}{origin}", wide(to.0), kanji(to.1), kind.short)
    }

    fn written(&self, m: Move) -> Written<'_> {
        let on = |cell: u8| self.piece_at(place(cell).0, place(cell).1).map(|(_, kind)| kind);
        match m {
            Move::Drop { kind, to } => Written {
                kind: self.rules().kind(kind),
                from: None,
                to: place(to),
                captures: false,
                promotes: false,
                is_ambiguous: false,
            },
            Move::Board { from, to, promote } => {
                let rival = |other: &Move| matches!(other, Move::Board { from: f, to: t, .. } if *f != from && *t == to && on(*f) == on(from));
                Written {
                    kind: self.rules().kind(parts(self.cells[usize::from(from)]).1),
                    from: Some(place(from)),
                    to: place(to),
                    captures: on(to).is_some(),
                    promotes: promote,
                    is_ambiguous: self.legal_moves().iter().any(rival),
                }
            }
        }
    }
}

/// The file and the rank of a cell.
fn place(cell: u8) -> (u8, u8) {
    (9 - cell % 9, cell / 9 + 1)
}
