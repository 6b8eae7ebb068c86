//! Every node of a record with where it stands.

use tree::{Cursor, Ground, NodeId, Tree};

/// A node and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Visited<G> {
    /// The node itself, as the record knows it.
    pub(super) id: NodeId,
    /// The place of the node before among those visited.
    pub(super) parent: Option<usize>,
    /// How many steps lead to it.
    pub(super) plies: usize,
    /// What was there before it.
    pub(super) before: G,
    /// What is there after it.
    pub(super) after: G,
}

/// Visits every node, the start first and the main line next: all those after a node come before any beside it.
pub(super) fn walk<G: Ground>(tree: &Tree<G>, mut visit: impl FnMut(&Visited<G>)) {
    let mut cursor = Cursor::new(tree);
    let mut waiting = vec![(NodeId::START, None, 0)];
    let mut count = 0;
    while let Some((id, parent, plies)) = waiting.pop() {
        cursor.back_to(tree, usize::saturating_sub(plies, 1));
        let before = cursor.ground().clone();
        if parent.is_some() {
            cursor.enter(tree, id);
        }
        visit(&Visited { id, parent, plies, before, after: cursor.ground().clone() });
        let first = waiting.len();
        waiting.extend(tree.children(id).map(|child| (child, Some(count), plies + 1)));
        waiting[first..].reverse();
        count += 1;
    }
}
