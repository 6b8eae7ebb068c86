//! The games of the shogi family, from dōbutsu shōgi on 3×4 squares upwards: each is a data file that says what the board
//! is, how the pieces move and how the game ends (VAR-26).
//!
//! Knows nothing of the bitboards and moves of standard shogi, which is one of its games, too: each is the other's judge.
//!
//! ```
//! use variants::{Game, Position};
//! let game = Game::named("minishogi").unwrap();
//! let mut position = Position::start(&game);
//! assert_eq!(position.perft(2), 181);
//! ```

#![forbid(unsafe_code)]

mod account;
mod any;
mod attack;
mod barred;
mod betza;
mod catalogue;
mod compiled;
mod concern;
mod content;
mod course;
mod data;
mod deed;
mod faces;
mod game;
mod geometry;
mod hand;
mod key;
mod kind;
mod laws;
mod line;
mod movegen;
mod moves;
mod names;
mod notation;
mod perft;
mod position;
mod power;
mod reach;
mod reader;
mod record;
mod scan;
mod search;
mod sight;
mod text;
mod ties;
mod why;
pub mod yonin;

/// What a network of a game is made of, for who teaches one.
pub mod net {
    pub use crate::search::net::{Features, ONE, UNIT, WIDTH, header};
}

pub use account::Sentence;
pub use any::{AnyRules, Placed};
pub use betza::Ray;
pub use catalogue::{NAMES, named_file};
pub use course::{Course, Outcome, Reason};
pub use data::DataError;
pub use game::{Game, GameOption, Names};
pub use key::mixed;
pub use kind::{Kind, KindId};
pub use laws::{AnywhereTakes, Compulsory, Drops, Ending, LionTrading, Promotion, PromotionWhen, Repetition};
pub use moves::Move;
pub use names::PieceNames;
pub use notation::{Parts, square_named};
pub use position::Position;
pub use power::{Manner, Mark, Power};
pub use record::{
    Cursor as RecordCursor, Ending as RecordEnding, Fault as RecordFault, Foul as RecordFoul, LONGEST_RECORD, Played,
    Record, RecordError, RecordForm,
};
pub use search::{Level, Limits, Thinker, Thought, UnknownLevel};
pub use sight::{At, Attacked};
pub use text::{ParseMoveError, ParsePositionError, square_name};
pub use ties::Ties;
pub use why::Bar;
