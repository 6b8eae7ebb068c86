//! The first use of each term of the glossary on a page leads to what it means (GLOSS-01). A person may be called as a term is: Tokin, Minase.

use maud::{Markup, PreEscaped};
use std::collections::HashSet;
use words::Language;
use words::glossary;

/// What is read through, sentence by sentence.
const PROSE: [&str; 4] = ["p", "li", "dd", "figcaption"];

/// Where a link would be in the way, or is one already; and what people are called.
const BARRED: [&str; 22] = [
    "a", "bdi", "button", "label", "summary", "form", "nav", "header", "h1", "h2", "h3", "h4", "code", "kbd", "samp",
    "svg", "script", "style", "select", "option", "textarea", "template",
];

/// What stands around a person's name in a sentence: a page is read with them and sent without.
const AROUND_NAMES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A person's name for a sentence, so that it is not taken for a term.
pub(in crate::web::pages) fn person(name: &str) -> String {
    let [before, after] = AROUND_NAMES;
    if name.is_empty() { String::new() } else { format!("{before}{name}{after}") }
}

/// The body of a page with its links to the glossary; `path` is its own address.
pub(super) fn linked(body: Markup, path: &str, language: Language) -> Markup {
    // The glossary itself leads to all of them.
    if path == "/glossary" {
        return body;
    }
    let own = path.strip_prefix("/glossary/").unwrap_or_default();
    let mut page = Reading {
        language,
        prose: 0,
        barred: 0,
        seen: HashSet::from([own]),
        html: String::with_capacity(body.0.len() + 2048),
    };
    let mut rest = body.0.as_str();
    while let Some(start) = rest.find('<') {
        page.text(&rest[..start]);
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        page.tag(&rest[start..end]);
        rest = &rest[end..];
    }
    page.text(rest);
    PreEscaped(page.html)
}

/// A page, up to a place.
struct Reading<'a> {
    language: Language,
    /// How many elements of prose one is in.
    prose: usize,
    /// How many in which nothing is to lead away.
    barred: usize,
    /// The terms that were met.
    seen: HashSet<&'a str>,
    html: String,
}

impl Reading<'_> {
    fn tag(&mut self, tag: &str) {
        self.html.extend(tag.split(AROUND_NAMES));
        let (name, is_end) = tag[1..].strip_prefix('/').map_or((&tag[1..], false), |name| (name, true));
        let name = name.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let count = if PROSE.contains(&name) {
            &mut self.prose
        } else if BARRED.contains(&name) {
            &mut self.barred
        } else {
            return;
        };
        *count = if is_end { count.saturating_sub(1) } else { *count + 1 };
    }

    fn text(&mut self, text: &str) {
        let [before, after] = AROUND_NAMES;
        let mut rest = text;
        while let Some((sentence, begins)) = rest.split_once(before) {
            let (name, on) = begins.split_once(after).unwrap_or((begins, ""));
            self.sentence(sentence);
            self.html.push_str(name);
            rest = on;
        }
        self.sentence(rest);
    }

    fn sentence(&mut self, text: &str) {
        if self.prose == 0 || self.barred > 0 || text.len() < 3 {
            return self.html.push_str(text);
        }
        let mut written = 0;
        for (place, term) in glossary::uses(text, self.language) {
            if !self.seen.insert(term.id) {
                continue;
            }
            self.html.push_str(&text[written..place.start]);
            self.html.push_str("<a class=\"term\" href=\"/glossary/");
            self.html.push_str(term.id);
            self.html.push_str("\">");
            self.html.push_str(&text[place.clone()]);
            self.html.push_str("</a>");
            written = place.end;
        }
        self.html.push_str(&text[written..]);
    }
}

#[cfg(test)]
mod tests;
