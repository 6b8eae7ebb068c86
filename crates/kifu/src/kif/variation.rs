//! Where variations begin: `変化：3手` leaves the line read last before its third move.

use crate::NodeId;
use crate::draft::Draft;
use crate::kanji;
use crate::scan::Scanner;

/// The ply from which a variation differs, if a line announces one; `None` within if it does not say which.
pub(super) fn announced(text: &str) -> Option<Option<usize>> {
    let mut scanner = Scanner::new(text);
    if !scanner.take("変化") {
        return None;
    }
    let _ = scanner.take_any(&['：', ':']);
    scanner.skip_blanks();
    let ply = match scanner.peek().and_then(kanji::arabic_value) {
        Some(_) => scanner.take_number(),
        None => None,
    };
    Some(ply.map(|ply| ply as usize).filter(|ply| *ply > 0))
}

/// The line being read and those it has left, each with its end: a variation may leave any of them.
///
/// It belongs to the line read last. Where that one has no move to be replaced, people mean the nearest of those around it
/// that has.
pub(super) struct Lines {
    /// The main line first; each leaves the one before it.
    lines: Vec<Ended>,
    /// How many moves may still be replayed to come back to a line left before: going to and fro in a hostile text
    /// would take the square of its length.
    patience: usize,
}

/// A line up to its end.
#[derive(Clone, Copy)]
struct Ended {
    /// The ply of its first move.
    first: usize,
    /// Its last node; the place where it began, while it is being read.
    last: NodeId,
    /// How many steps lead to that.
    plies: usize,
}

impl Lines {
    pub(super) fn new() -> Lines {
        Lines { lines: vec![Ended { first: 1, last: NodeId::START, plies: 0 }], patience: 10_000_000 }
    }

    /// The ply of the first move of the line being read, if that is a variation.
    pub(super) fn first_ply(&self) -> Option<usize> {
        self.lines.last().filter(|_| self.lines.len() > 1).map(|line| line.first)
    }

    /// Goes to where a variation of this ply begins. `false` if no line has a move there; nothing has changed then.
    pub(super) fn branch(&mut self, ply: usize, draft: &mut Draft) -> bool {
        if let Some(line) = self.lines.last_mut() {
            (line.last, line.plies) = (draft.place(), draft.plies());
        }
        let Some(left) = self.lines.iter().rposition(|line| line.plies >= ply) else { return false };
        if left + 1 < self.lines.len() {
            let Some(patience) = self.patience.checked_sub(self.lines[left].plies) else { return false };
            self.patience = patience;
            draft.go_to(self.lines[left].last);
        }
        draft.back_to(ply - 1);
        self.lines.truncate(left + 1);
        // What this line has in common with those around it is theirs.
        while self.lines.len() > 1 && self.lines.last().is_some_and(|line| line.first >= ply) {
            self.lines.pop();
        }
        self.lines.push(Ended { first: ply, last: draft.place(), plies: draft.plies() });
        true
    }
}
