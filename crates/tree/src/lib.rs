//! The tree of a record, whatever is played: what was done and what else was thought of, with remarks and times.
//!
//! A [`Tree`] knows no rules. Each game says in a [`Ground`] what a move is and where it leads; its records are such a tree
//! with a head, and see to it that nothing stands in the tree that the rules do not allow. A [`Cursor`] walks a tree.
//!
//! ```
//! use tree::{Cursor, Ground, Never, NodeId, Step, Tree};
//!
//! /// Whoever takes the last of some matches wins.
//! #[derive(Clone, Debug)]
//! struct Matches(u8);
//!
//! impl Ground for Matches {
//!     type Move = u8;
//!     type Packed = u8;
//!     type Illegal = Never;
//!     type Ending = String;
//!
//!     fn pack(taken: u8) -> u8 {
//!         taken
//!     }
//!
//!     fn unpack(taken: u8) -> u8 {
//!         taken
//!     }
//!
//!     fn play(&mut self, taken: u8) {
//!         self.0 -= taken;
//!     }
//! }
//!
//! let mut tree = Tree::new(Matches(9));
//! let mut cursor = Cursor::new(&tree);
//! cursor.add_unchecked(&mut tree, 3);
//! cursor.back_to(&tree, 0);
//! let variation = cursor.add_unchecked(&mut tree, 2);
//! assert_eq!(cursor.ground().0, 7);
//! assert_eq!(tree.children(NodeId::START).count(), 2);
//! assert_eq!(tree.step(variation), Some(Step::Move(2)));
//! ```
#![forbid(unsafe_code)]

mod cursor;
mod edit;
mod ground;
mod lines;
mod node;
mod same;
mod tree;

pub use cursor::{Cursor, Full};
pub use ground::{Ground, Never};
pub use lines::Line;
pub use node::{NodeId, Step};
pub use tree::{StepOf, Tree};
