//! The messages that the scripts of a page use: each page carries those, and no others.
//!
//! A script asks for a message by its name, ``t("your-turn")``, or by how the name begins, ``t(`turn-${color}`)``. Nobody
//! keeps a list: whatever in a script, or in one it imports, could be such a name counts as one.

use crate::web::assets;
use shogi::Handicap;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;
use words::Language;

/// All ids of messages for scripts begin so; in scripts it is left out.
const PREFIX: &str = "ui-";

/// The ids of each script in `ui/pages`.
static IDS: LazyLock<HashMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let all = Language::English.script_messages(Handicap::Even);
    let of_page = |(page, modules): (&'static str, &'static [String])| {
        let sources: Vec<String> =
            std::iter::once(page).chain(modules.iter().map(String::as_str)).map(assets::text).collect();
        let names = Names::of(&sources);
        (page, all.keys().map(String::as_str).filter(|id| names.have(id)).collect())
    };
    assets::pages().map(of_page).collect()
});

/// The messages for scripts of `ui/pages`, by id; in a handicap game the sides are called otherwise.
pub(super) fn of_pages(
    scripts: &[&str],
    handicap: Handicap,
    language: Language,
) -> BTreeMap<&'static str, &'static str> {
    let all = language.script_messages(handicap);
    let ids = scripts.iter().filter_map(|script| IDS.get(format!("pages/{script}").as_str())).flatten();
    ids.filter_map(|id| Some((*id, all.get(*id)?.as_str()))).collect()
}

/// What could be the names of messages in scripts.
struct Names<'a> {
    whole: HashSet<&'a str>,
    beginnings: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(sources: &'a [String]) -> Names<'a> {
        // What stands between two quotes that do not belong together counts, too: it is no name of ours, or does no harm.
        let whole = sources.iter().flat_map(|source| source.split('"')).filter(|text| is_name(text));
        let templates = sources.iter().flat_map(|source| source.split('`')).filter_map(|text| text.split_once("${"));
        let beginnings = templates.map(|(head, _)| head).filter(|head| is_name(head) && head.ends_with('-'));
        Names { whole: whole.collect(), beginnings: beginnings.collect() }
    }

    fn have(&self, id: &str) -> bool {
        let name = id.strip_prefix(PREFIX).unwrap_or(id);
        self.whole.contains(name) || self.beginnings.iter().any(|beginning| name.starts_with(beginning))
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

#[cfg(test)]
mod tests;
