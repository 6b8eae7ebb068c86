//! Records that are told step by step, and that grow so, as editors send them.

use super::content::{Node, What};
use tree::{Ground, NodeId, Step, StepOf, Tree};
use variants::RecordFault;

/// A game whose steps can be told in parts.
pub(super) trait Told: Ground {
    /// Writes down a step from here.
    fn tell(&self, step: StepOf<'_, Self>, node: &mut Node);
}

/// A record and the place in it where the next node comes.
pub(super) trait Growth {
    type Ground: Ground;

    fn tree(&mut self) -> &mut Tree<Self::Ground>;

    /// Goes back to where so many steps had led.
    fn back_to(&mut self, plies: usize);

    /// Adds what a node is, and goes there.
    fn add(&mut self, what: What<'_>) -> Result<NodeId, String>;
}

/// Why other games than standard shogi refuse a step.
pub(super) fn said(fault: RecordFault) -> String {
    format!("{}: {}", fault.code(), fault.value())
}

pub(super) const NOTHING_ILLEGAL: &str = "records of this game hold no moves against the rules";
pub(super) const NOBODY_LEAVES: &str = "nobody leaves a game of two and lets it go on";

/// A line ends once.
pub(super) fn has_no_end<G: Ground>(tree: &Tree<G>, id: NodeId) -> Result<(), String> {
    match tree.children(id).any(|id| matches!(tree.step(id), Some(Step::End(_)))) {
        true => Err("the game has an end here already".to_owned()),
        false => Ok(()),
    }
}
