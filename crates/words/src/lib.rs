//! What is said to readers, in their language: one catalogue for the site and the terminal, made of the files in
//! `locale/`, and what the things of the game are called.
//!
//! ```
//! use words::Language;
//! let language = Language::negotiate("it-IT,it;q=0.9,en;q=0.8").unwrap();
//! assert_eq!(language.text_with("games-moves", "count", 87), "87 mosse");
//! assert_eq!(words::clock("10m+30s".parse().unwrap(), language), "10 minuti, poi 30 secondi a mossa");
//! ```

#![forbid(unsafe_code)]

mod catalogue;
mod clock;
mod ending;
pub mod glossary;
pub mod history;
mod language;
pub mod manual;
mod names;
mod records;
mod ritual;
mod rules;
mod spoken;

pub use clock::{clock, clock_of_tournament, round_of_tournament, time_left, tournament};
pub use ending::{ending, ending_of_family, ending_of_four, first_of_four, result};
pub use fluent_bundle::FluentValue;
pub use language::Language;
pub use names::{grade, level, own_name, piece, piece_name, piece_of_family, reading, side, term, variant};
pub use records::{fault, lost, message};
pub use ritual::{
    courtesies, deed_in_ceremony, player_in_ceremony, sentence, step_in_ceremony, throw_in_ceremony, who_in_ceremony,
    wrong_choice, wrong_value,
};
pub use rules::{ruleset, why_foul};
pub use spoken::{spoken, spoken_family, spoken_parts};
