//! A computer opponent: search, evaluation, levels and the USI protocol.
//!
//! Everybody talks to [`Engine`]: the server, the terminal and the USI protocol. Only the last, in [`usi`], reads protocol
//! text, and a file where a GUI names one: a net or a book. The engine knows no sockets and no records.
//!
//! ```
//! use engine::{Engine, Game, Limits, Stop};
//! let mut engine = Engine::new(16);
//! let game = Game::new("7nk/9/7G1/9/9/9/9/9/9 b G 1".parse().unwrap());
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let answer = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
//! assert_eq!(answer.score.to_string(), "mate 1");
//! ```

#![deny(unsafe_code)]

mod bench;
mod book;
mod declaration;
mod draw;
mod engine;
mod eval;
mod game;
mod level;
mod limits;
pub mod nnue;
mod problem;
mod score;
mod search;
mod stop;
#[cfg(test)]
mod testing;
mod time;
pub mod usi;

pub use bench::{BENCH_DEPTH, BenchResult, bench};
pub use book::{Book, BookError, BookMove};
pub use declaration::DeclarationRule;
pub use draw::{is_even_or_worse, is_late_enough_for_a_draw};
pub use engine::{Answer, Decision, Engine, Info, ScoreBound};
pub use game::Game;
pub use level::{Level, UnknownLevel};
pub use limits::{Clocks, Limits};
pub use problem::ProblemInfo;
pub use score::Score;
pub use stop::Stop;
