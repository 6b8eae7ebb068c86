//! Every node of a record with its position.

use kifu::{Cursor, NodeId, Record};
use shogi::{Color, Position, Square};

/// A node and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Visited {
    pub(crate) id: NodeId,
    /// The place of the node before among those visited.
    pub(crate) parent: Option<usize>,
    /// How many steps lead to it.
    pub(crate) plies: usize,
    /// The position before it.
    pub(crate) before: Position,
    /// Where the move before went.
    pub(crate) last_to: Option<Square>,
    /// The position after it.
    pub(crate) after: Position,
    /// Whose turn it is then.
    pub(crate) turn: Color,
}

/// Visits every node, the start first and the main line next: all those after a node come before any beside it.
pub(crate) fn walk(record: &Record, mut visit: impl FnMut(&Visited)) {
    let mut cursor = Cursor::new(record);
    let mut waiting = vec![(NodeId::START, None, 0)];
    let mut count = 0;
    while let Some((id, parent, plies)) = waiting.pop() {
        cursor.back_to(record, usize::saturating_sub(plies, 1));
        let (before, last_to) = (cursor.position().clone(), cursor.last_to());
        if parent.is_some() {
            cursor.enter(record, id);
        }
        visit(&Visited { id, parent, plies, before, last_to, after: cursor.position().clone(), turn: cursor.turn() });
        let first = waiting.len();
        waiting.extend(record.children(id).map(|child| (child, Some(count), plies + 1)));
        waiting[first..].reverse();
        count += 1;
    }
}
