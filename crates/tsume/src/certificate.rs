//! Certificates: proofs of mate that anybody can check without trusting a solver.
//!
//! A certificate is a text. After its first two lines come one section or two:
//!
//! ```text
//! miyako mate certificate 1
//! sfen 9/4k4/9/4P4/9/9/9/9/9 b 2G 1
//! mate 3
//! G*5c 3
//! G*4b 1
//! …
//! none 1
//! ```
//!
//! `mate N` says that the side to move mates within N plies by checks alone. Below it stands a line for each position with
//! the attacker to move: the check, and within how many plies it mates, itself included. The positions come in the
//! order in which a reader meets them who follows the first legal defence (by its text, `P*5e` before `5a4b`) to its
//! end before turning to the next; where a position is no worse for the attacker than one that had its line before –
//! the same board, at least the same hand, at least as many plies left – there is none.
//!
//! `none N` says that there is no mate within N plies, so that a mate of N + 2 is a shortest one. Below it stands the
//! defence against each check (in the same order) that does not simply fail because it is no mate at the last ply.
//!
//! [`verify()`] knows nothing of the solver, only the rules.

mod prove;
mod refute;
mod verify;
mod walk;

pub use prove::{Proof, prove};
pub use verify::{CertificateError, CertificateFault, Certified, verify};

/// The first line.
const HEADER: &str = "miyako mate certificate 1";

/// Longer mates than this are not written down, so that a reader needs little memory.
const LONGEST: u16 = 9_999;
