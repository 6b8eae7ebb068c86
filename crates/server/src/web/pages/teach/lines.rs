//! Lines to be known by heart, in the form in which something is set: those of castles, openings and tesuji to be ticked, those of
//! records and games by their addresses.

use super::super::strategy::{CHAPTERS, in_chapter};
use dojo::teaching::{Item, Line, Wish};
use dojo::training::Source;
use maud::{Markup, html};
use study::patterns::{Catalogue, PatternId};
use words::{Language, own_name};

/// The field into which addresses are put.
pub(super) const FIELD: &str = "lines";
/// How the codes of lines begin.
const LINE: &str = "drill/";

pub(super) fn choices(wish: &Wish, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section {
            h2 { (text("teach-lines")) }
            p.note { (text("teach-lines-how")) }
            @for chapter in CHAPTERS {
                @let lines: Vec<(PatternId, String)> = in_chapter(chapter).filter_map(|id| Some((id, code_of(id)?))).collect();
                details open[lines.iter().any(|(_, code)| wish.tasks.contains(code))] {
                    summary { (text(&format!("strategy-chapter-{chapter}"))) }
                    ul.lessons { @for (id, code) in &lines {
                        li { label.check {
                            input type="checkbox" name="task" value=(code) checked[wish.tasks.contains(code)];
                            (own_name(&Catalogue::builtin()[*id].names, language))
                        } }
                    } }
                }
            }
            label for=(FIELD) { (text("teach-lines-own")) }
            input id=(FIELD) name=(FIELD) type="text" maxlength="2000" value=(typed(wish).join(" ")) autocomplete="off"
                spellcheck="false" aria-describedby="lines-how";
            p.note id="lines-how" { (text("teach-lines-own-how")) }
        }
    }
}

/// The code of a line of the catalogue, if it has one.
fn code_of(id: PatternId) -> Option<String> {
    let catalogue = Catalogue::builtin();
    let side = catalogue.building(id)?.side;
    Some(Item::Line(Line { source: Source::Pattern(catalogue[id].id.clone()), side, called: String::new() }).code())
}

/// The lines of a wish that are not to be ticked, by their addresses; what leads to none as it was typed.
fn typed(wish: &Wish) -> Vec<String> {
    let lines = wish.tasks.iter().filter_map(|code| Some((code, code.strip_prefix(LINE)?)));
    lines
        .filter_map(|(code, typed)| match Item::all_of(code).pop() {
            Some(Item::Line(Line { source: Source::Pattern(_), .. })) => None,
            Some(Item::Line(line)) => Some(line.address()),
            _ => Some(typed.to_owned()),
        })
        .collect()
}

/// The code of a line, of which somebody has copied the address of the drill, or that of the game, record or castle itself.
pub(super) fn code(typed: &str) -> String {
    let (path, query) = path_of(typed);
    let source = match path.trim_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["train", "drill", kind, id] => format!("{kind}/{id}"),
        ["strategy", "games", number] => format!("example/{number}"),
        ["strategy", id] => format!("pattern/{id}"),
        ["library", id] => format!("record/{id}"),
        ["shared", id] => format!("shared/{id}"),
        ["games", id] => format!("game/{id}"),
        _ => return format!("{LINE}{typed}"),
    };
    let side = query.split('&').find_map(|field| field.strip_prefix("side="));
    side.map_or_else(|| format!("{LINE}{source}"), |side| format!("{LINE}{source}/{side}"))
}

/// An address from its path on, and what follows the question mark.
fn path_of(typed: &str) -> (&str, &str) {
    let whole = typed.split_once("://").map_or(typed, |(_, rest)| rest.split_once('/').map_or("", |(_, path)| path));
    let whole = whole.split('#').next().unwrap_or_default();
    whole.split_once('?').unwrap_or((whole, ""))
}

#[cfg(test)]
mod tests;
