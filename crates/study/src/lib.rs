//! What is said about a game: by the referee, who reads its record ([`judge`]), and by an engine, whose judgements tell
//! which moves were mistakes and why, what threatens, who played how well. And what players call it: castles, openings and
//! tesuji by name ([`patterns`]).
//!
//! Nothing here searches. A caller gives each position to whatever engine it has and hands the [`Judgement`] back;
//! [`Analysis`] says which positions those are and what follows; [`Speech`] puts it into words, with the texts of any
//! catalogue.
//!
//! ```
//! use study::{Analysis, Judgement, Scope};
//! let reading = kifu::read(b"startpos moves 7g7f 3c3d").unwrap();
//! let mut analysis = Analysis::of(&reading.record, Scope::MainLine);
//! // An engine that finds everything even.
//! analysis.run(&mut |_| Some(Judgement::default()));
//! let verdicts = analysis.moves().map(|(_, passage)| passage.verdict.unwrap());
//! assert!(verdicts.into_iter().all(|verdict| verdict.mark.is_none()));
//! ```
#![forbid(unsafe_code)]

mod agreement;
mod analysis;
mod drill;
mod exchange;
pub mod judge;
mod judgement;
mod mistake;
mod outline;
pub mod patterns;
mod phase;
mod recorded;
mod refutation;
mod remarks;
mod score;
mod speech;
mod summary;
mod teacher;
mod threat;
mod trade;
mod verdict;

pub use agreement::Agreement;
pub use analysis::{Analysis, Passage, Place, Question, Scope};
pub use drill::{Drill, Spot};
pub use exchange::{exchange_balance, exchange_value};
pub use judgement::{Judgement, Line};
pub use mistake::Mistake;
pub use outline::{CENTRE, Exchange, Finish, Outline, Sabaki, mobility};
pub use phase::Phases;
pub use recorded::{family_ending, leaving, record_clock, record_of_family, record_of_four, record_outcome};
pub use refutation::{Reason, Refutation};
pub use remarks::{annotate, erase};
pub use score::{Chance, Score};
pub use speech::{Catalogue, Speech};
pub use summary::{Player, Summary};
pub use teacher::{Advice, advice};
pub use threat::{Threat, pass};
pub use trade::Trade;
pub use verdict::{Choice, Mark, Verdict};
