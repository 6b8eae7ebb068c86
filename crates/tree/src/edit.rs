//! Changing what is written beside the moves, and the order of variations.

use crate::ground::Ground;
use crate::node::{NodeId, What};
use crate::tree::{Note, Tree};
use std::time::Duration;

impl<G: Ground> Tree<G> {
    /// Notes the time spent on a step; the start is none. Fractions of a millisecond are dropped; more than 49 days are
    /// 49 days.
    pub fn set_used(&mut self, id: NodeId, used: Option<Duration>) {
        if id != NodeId::START {
            self.nodes[id.index()].set_used(used);
        }
    }

    /// Replaces the remark on a node: lines divided by `\n`; line ends of other systems become that.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        self.edit_note(id, |note| note.comment = comment.replace("\r\n", "\n").replace('\r', "\n"));
    }

    /// Adds a line to the remark on a node.
    pub fn add_comment(&mut self, id: NodeId, line: &str) {
        self.edit_note(id, |note| {
            if !note.comment.is_empty() {
                note.comment.push('\n');
            }
            note.comment.push_str(line);
        });
    }

    /// Names a node as a place to come back to; one line, an empty one takes the name away.
    pub fn set_bookmark(&mut self, id: NodeId, name: &str) {
        self.edit_note(id, |note| note.bookmark = name.replace(char::is_control, " ").trim().to_owned());
    }

    fn edit_note(&mut self, id: NodeId, edit: impl FnOnce(&mut Note)) {
        assert!(id.index() < self.nodes.len(), "the node is of another tree");
        let note = self.notes.entry(id).or_default();
        edit(note);
        if *note == Note::default() {
            self.notes.remove(&id);
        }
    }

    /// Replaces the ending that a node is; nothing happens to a node that is none.
    pub fn set_ending(&mut self, id: NodeId, ending: G::Ending) {
        if self.nodes[id.index()].what() == What::End {
            self.endings.insert(id, G::fit(ending));
        }
    }

    /// Takes a node out of the tree with everything after it. The start stays, without anything after it.
    pub fn remove(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            self.nodes[id.index()].child = None;
            return;
        };
        self.unlink(parent, id);
        self.nodes[id.index()].parent = None;
    }

    /// Makes a variation the first of those beside it: its line goes on where the other one did.
    pub fn put_first(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        self.unlink(parent, id);
        self.nodes[id.index()].sibling = self.next(parent);
        self.nodes[parent.index()].child = Some(id);
    }

    fn unlink(&mut self, parent: NodeId, id: NodeId) {
        let after = self.nodes[id.index()].sibling.take();
        let before = self.children(parent).find(|child| self.nodes[child.index()].sibling == Some(id));
        match before {
            Some(before) => self.nodes[before.index()].sibling = after,
            None => self.nodes[parent.index()].child = after,
        }
    }
}
