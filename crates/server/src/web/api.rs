//! The JSON API, `/api/v1`.

mod analysis;
pub(crate) mod assignments;
pub(crate) mod ceremony;
pub(crate) mod clocks;
mod conditional;
pub(crate) mod craft;
mod create;
pub(crate) mod glossary;
pub(crate) mod history;
mod join;
mod list;
mod live;
pub(crate) mod lobby;
pub(crate) mod passkeys;
pub(crate) mod patterns;
mod position;
pub(crate) mod proverbs;
pub(crate) mod ratings;
pub(crate) mod records;
pub(crate) mod school;
pub(crate) mod seeks;
mod show;
mod sight;
pub(crate) mod simuls;
pub(crate) mod training;
pub(crate) mod tsume;
pub(crate) mod tv;

pub(crate) use analysis::analysis;
pub(crate) use conditional::{conditional, decide};
pub(crate) use create::create;
pub(crate) use join::{Guest, join, rematch, withdraw};
pub(crate) use list::list;
pub(crate) use live::live;
pub(crate) use position::{line, moves, no_position, position, read_move, refusal, texts};
pub(crate) use show::show;
pub(crate) use sight::sight;
