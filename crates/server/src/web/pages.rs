//! Pages for people.

pub(crate) mod account;
mod analysis;
mod download;
mod editor;
mod family;
mod forget;
mod form;
pub(crate) mod four;
mod game;
mod games;
mod home;
mod join;
mod language;
mod layout;
mod library;
mod messages;
mod record;
mod rules;
mod selected;
mod tsume;

pub(crate) use download::kif;
pub(crate) use editor::editor;
pub(crate) use family::{board as board_of_family, family, moves as moves_of_piece, rules as rules_of_family};
pub(crate) use forget::{before as before_forgetting, forget};
pub(crate) use game::game;
pub(crate) use games::games;
pub(crate) use home::{home, start};
pub(crate) use join::{join, rematch};
pub(crate) use language::choose as choose_language;
pub(crate) use layout::failure;
pub(crate) use library::library;
pub(crate) use record::{record, shared};
pub(crate) use rules::rules;
pub(crate) use selected::selected;
pub(crate) use tsume::{classics, daily_problem, next_problem, own_problem, problem, sheet, tsume};
