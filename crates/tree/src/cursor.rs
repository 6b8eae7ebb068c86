//! A place in a tree with what is there: how records are replayed, written and added to.

use crate::ground::Ground;
use crate::node::{Node, NodeId, Step, What};
use crate::tree::Tree;

/// A place in a tree, the ground there and the way that led to it. It holds no borrow: each call names the tree, which must be
/// the one it was made for.
#[derive(Clone, Debug)]
pub struct Cursor<G> {
    /// From the start to this node.
    path: Vec<NodeId>,
    /// The ground after every sixteenth node of the path, to go back to.
    milestones: Vec<G>,
    ground: G,
}

/// How many nodes lie between two grounds kept.
const STRIDE: usize = 16;

/// So many variations have room beside one another, if it is not moves that are added.
const CROWD: usize = 1000;

/// There is no room for another variation, or for an end after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl<G: Ground> Cursor<G> {
    /// At the start.
    pub fn new(tree: &Tree<G>) -> Cursor<G> {
        let ground = tree.start.clone();
        Cursor { path: vec![NodeId::START], milestones: vec![ground.clone()], ground }
    }

    /// At a node of the tree.
    pub fn at(tree: &Tree<G>, id: NodeId) -> Cursor<G> {
        let mut way: Vec<NodeId> = std::iter::successors(Some(id), |id| tree.parent(*id)).collect();
        way.pop();
        let mut cursor = Cursor::new(tree);
        way.into_iter().rev().for_each(|id| cursor.enter(tree, id));
        cursor
    }

    /// The node.
    #[inline]
    pub fn id(&self) -> NodeId {
        self.path[self.path.len() - 1]
    }

    /// The nodes from the start to this one, both among them.
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// How many steps lead here; on an ending one more than moves were played.
    #[inline]
    pub fn plies(&self) -> usize {
        self.path.len() - 1
    }

    /// What is here.
    #[inline]
    pub fn ground(&self) -> &G {
        &self.ground
    }

    /// Whether this node is an ending.
    pub fn is_at_end(&self, tree: &Tree<G>) -> bool {
        matches!(tree.step(self.id()), Some(Step::End(_)))
    }

    /// Goes on to a node after this one.
    pub fn enter(&mut self, tree: &Tree<G>, child: NodeId) {
        debug_assert_eq!(tree.parent(child), Some(self.id()));
        match tree.step(child) {
            None => {}
            Some(Step::Move(m)) => self.ground.play(m),
            Some(Step::Illegal(illegal)) => self.ground.suffer(illegal),
            Some(Step::End(_)) => self.ground.close(),
        }
        self.arrive(child);
    }

    #[inline]
    fn arrive(&mut self, id: NodeId) {
        if self.path.len().is_multiple_of(STRIDE) {
            self.milestones.push(self.ground.clone());
        }
        self.path.push(id);
    }

    /// Goes back to where so many steps had led; stays where it is if fewer have.
    pub fn back_to(&mut self, tree: &Tree<G>, plies: usize) {
        if plies >= self.plies() {
            return;
        }
        let kept = plies / STRIDE;
        self.milestones.truncate(kept + 1);
        self.ground = self.milestones[kept].clone();
        let way: Vec<NodeId> = self.path[kept * STRIDE + 1..=plies].to_vec();
        self.path.truncate(kept * STRIDE + 1);
        way.into_iter().for_each(|id| self.enter(tree, id));
    }

    /// Adds a move and goes there; a variation if others stand here already. What is there is not added again. Whoever calls
    /// knows that it may be played.
    #[inline]
    pub fn add_unchecked(&mut self, tree: &mut Tree<G>, m: G::Move) -> NodeId {
        let id = tree.add(self.id(), What::Move(G::pack(m)));
        self.ground.play(m);
        self.arrive(id);
        id
    }

    /// Adds something against the rules, and goes there. Whoever calls knows that the game has not ended here.
    ///
    /// # Errors
    /// If there are a thousand variations already: each new one is compared with all.
    pub fn add_illegal(&mut self, tree: &mut Tree<G>, illegal: G::Illegal) -> Result<NodeId, Full> {
        let mut beside = 0;
        let same = tree.children(self.id()).inspect(|_| beside += 1).find(|id| tree.illegal.get(id) == Some(&illegal));
        let id = match same {
            Some(id) => id,
            None if beside >= CROWD => return Err(Full),
            None => {
                let id = tree.append(self.id(), What::Illegal);
                tree.illegal.insert(id, illegal.clone());
                id
            }
        };
        self.ground.suffer(&illegal);
        self.arrive(id);
        Ok(id)
    }

    /// Ends the game here, and goes to its end. Only one end fits: it replaces another.
    ///
    /// # Errors
    /// If this is an end itself.
    pub fn end(&mut self, tree: &mut Tree<G>, ending: G::Ending) -> Result<NodeId, Full> {
        if self.is_at_end(tree) {
            return Err(Full);
        }
        let found = tree.children(self.id()).find(|id| matches!(tree.step(*id), Some(Step::End(_))));
        let id = found.unwrap_or_else(|| tree.append(self.id(), What::End));
        tree.endings.insert(id, G::fit(ending));
        self.ground.close();
        self.arrive(id);
        Ok(id)
    }
}

impl<G: Ground> Tree<G> {
    /// The node after `parent` with this move, added if need be.
    #[inline]
    fn add(&mut self, parent: NodeId, what: What<G::Packed>) -> NodeId {
        if self.nodes[parent.index()].child.is_none() {
            let id = self.push(parent, what);
            self.nodes[parent.index()].child = Some(id);
            return id;
        }
        let same = self.children(parent).find(|id| self.nodes[id.index()].what() == what);
        same.unwrap_or_else(|| self.append(parent, what))
    }

    /// A new node after `parent`, behind those that are there.
    fn append(&mut self, parent: NodeId, what: What<G::Packed>) -> NodeId {
        let last = self.children(parent).last();
        let id = self.push(parent, what);
        match last {
            Some(last) => self.nodes[last.index()].sibling = Some(id),
            None => self.nodes[parent.index()].child = Some(id),
        }
        id
    }

    /// A new node that knows its parent, but not its parent it.
    #[inline]
    fn push(&mut self, parent: NodeId, what: What<G::Packed>) -> NodeId {
        let id = NodeId::after(self.nodes.len());
        self.nodes.push(Node::new(parent, what));
        id
    }
}
