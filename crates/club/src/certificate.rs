//! Certificates of grades (免状 menjō): what they say, and the register in which each is kept.

mod numeral;
mod register;
mod wording;

pub use numeral::{day_in_kanji, number_in_kanji};
pub use register::{Act, Body, Broken, Certificate, Entry, Event, Fault, Issued, Refusal, Register};
pub use wording::{Wording, is_reserved};
