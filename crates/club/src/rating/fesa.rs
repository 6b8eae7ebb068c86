//! The European federation's rating (FESA Elo), and the grades that follow from it.

pub mod cross_table;
mod elo;
pub mod event;
mod promotion;
pub mod rating_list;
mod table;

pub use elo::{After, Before, Game, Given, Past, Player};
pub use promotion::{Counts, Graded};
pub use table::{Grade, Table, Time};
