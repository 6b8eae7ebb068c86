//! Mate problems (詰将棋 tsumeshōgi): is there a mate by checks alone, in how many plies, and is that the shortest?
//!
//! Knows nothing of engines, protocols, files or clocks: a caller that wants to end a search says so when it is asked.
//!
//! ```
//! use tsume::{Question, Solver, Verdict};
//! let mut solver = Solver::new(1 << 20);
//! let position: shogi::Position = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1".parse().unwrap();
//! let answer = solver.solve(&position, &Question::shortest(position.turn()), &mut |_| true);
//! let Verdict::Mate(mate) = answer.verdict else { panic!("there is a mate") };
//! assert_eq!((mate.plies(), mate.minimum), (3, true));
//! assert_eq!(mate.line[0].to_string(), "G*5c");
//! ```

#![forbid(unsafe_code)]

mod after;
mod answer;
mod brink;
mod certificate;
mod check;
mod compose;
mod inquiry;
mod interposition;
mod outlook;
mod question;
mod slack;
mod solver;
mod threat;
mod zetto;

pub use answer::{Answer, Mate, Progress, Verdict, Why};
pub use certificate::{CertificateError, CertificateFault, Certified, Proof, prove, verify};
pub use check::{
    Attack, Cook, CookKind, Extent, Flaw, Futile, Length, Matter, Next, Problem, Report, Soundness, Try, Undecided,
    Unnecessary, Variation, check,
};
pub use compose::{
    Composed, Composer, MOST_COUNTED, PROBLEMS, Race, Theme, mates_from, mates_in_one, races, races_from,
};
pub use inquiry::{Inquiry, Known};
pub use outlook::{Effort, Outlook};
pub use question::Question;
pub use slack::Slack;
pub use solver::Solver;
pub use threat::Reply;
pub use zetto::Zetto;
