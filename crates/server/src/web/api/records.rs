//! `/api/v1/records` and `/api/v1/shared`: the library, as `docs/http-api.md` describes it.

mod edit;
mod export;
mod import;
mod labels;
mod search;
mod share;
mod show;
mod write;

pub(crate) use edit::{delete, update};
pub(crate) use export::{
    file, file_of_game, file_shared, formats, formats_of_game, formats_shared, four_file, game_file, kif_of_game,
    usual_file,
};
pub(crate) use import::{LONGEST, collect, create, import};
pub(crate) use labels::{labels, labels_of_game, labels_shared};
pub(crate) use search::{Asked, is_castle, is_opening, search};
pub(crate) use share::{copy, copy_shared, share, unshare};
pub(crate) use show::{original, show, show_shared};
pub(crate) use write::{address, attachment, escaped, header_name, summary, title, whole};
