//! What can be typed in the text view, as a table: the commands as `ui/text/vocabulary.js` has them, which is read line by line.

use crate::web::assets;
use maud::{Markup, html};
use words::Language;

const LANGUAGES: [Language; 3] = [Language::Italian, Language::English, Language::Japanese];

/// A group of commands, or a command.
struct Line<'a> {
    /// Its name: its texts are called so.
    name: &'a str,
    is_group: bool,
    /// What may follow its word, by name.
    after: &'a str,
    /// Its words in each of [`LANGUAGES`], the one that help tells first.
    words: [&'a str; 3],
}

/// All commands by group, with their words in all languages.
pub(super) fn table(language: Language) -> Markup {
    let source = assets::text("text/vocabulary.js");
    let examples: Vec<(&str, [&str; 3])> = source.lines().filter_map(example).collect();
    let example_of =
        |after: &str, place: usize| examples.iter().find(|(name, _)| *name == after).map(|(_, words)| words[place]);
    let text = |id: String| language.text(&id);
    html! {
        div.scrolled tabindex="0" role="group" aria-label=(language.text("help-commands")) {
            table.commands {
                thead {
                    tr {
                        th scope="col" { (language.text("help-commands-what")) }
                        @for own in LANGUAGES { th scope="col" lang=(own.code()) { (own.own_name()) } }
                    }
                }
                @for group in source.lines().filter_map(line).collect::<Vec<_>>().chunk_by(|_, next| !next.is_group) {
                    tbody {
                        @for line in group {
                            @if line.is_group {
                                tr { th scope="rowgroup" colspan="4" { (text(format!("ui-text-group-{}", line.name))) } }
                            }
                            tr {
                                @if line.is_group { td { (language.text("help-commands-group")) } }
                                @else { td { (text(format!("ui-text-help-{}", line.name))) } }
                                @for (place, own) in LANGUAGES.into_iter().enumerate() {
                                    td lang=(own.code()) { (typed(line, place, example_of(line.after, place))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is typed, each way of it: `c 7`, `colonna 7`.
fn typed(line: &Line, place: usize, example: Option<&str>) -> Markup {
    let question = if line.is_group { "? " } else { "" };
    html! {
        @for (index, word) in line.words[place].split(' ').enumerate() {
            @if index > 0 { ", " }
            kbd { (question) (word) @if let Some(example) = example { " " (example) } }
        }
    }
}

/// `    rank: command(NUMBER, "t traversa", "r rank", "段"),`
fn line(text: &str) -> Option<Line<'_>> {
    let (name, rest) = text.split_once(": ")?;
    let is_group = rest.starts_with("group(");
    let after = rest.strip_prefix("command(").map(|rest| rest.split(',').next().unwrap_or_default());
    if !is_group && after.is_none() {
        return None;
    }
    Some(Line { name: name.trim(), is_group, after: after.unwrap_or_default(), words: quoted(rest)? })
}

/// `  [NUMBER]: { it: "7", en: "7", ja: "7" },`
fn example(text: &str) -> Option<(&str, [&str; 3])> {
    let (name, rest) = text.trim().strip_prefix('[')?.split_once("]: ")?;
    Some((name, quoted(rest)?))
}

fn quoted(text: &str) -> Option<[&str; 3]> {
    let mut quoted = text.split('"').skip(1).step_by(2);
    Some([quoted.next()?, quoted.next()?, quoted.next()?])
}
