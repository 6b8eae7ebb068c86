//! `docs/rulebook.md`: which file fulfils a requirement and which test holds it there.
//!
//! Code and tests cite requirements by id (`RULE-51`, or a run of them: `RULE-21 … RULE-34`). The page's rows say in words
//! what each id asks for, and by which door a user meets it; the columns beside them are made from the citations, so that they
//! cannot go stale.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    ops::RangeInclusive,
    path::Path,
};

use crate::{
    files::{Source, Tree},
    finding::{self, Finding},
    tally::Tally,
};

const PAGE: &str = "docs/rulebook.md";

/// Where the pages and the API have their addresses, where the sub-commands are declared, and where the chapters of the rules are.
const ROUTES: &str = "crates/server/src/web/router.rs";
const COMMANDS: &str = "crates/miyako/src/main.rs";
const CHAPTERS: &str = "crates/words/manual.toml";

/// What stands in a column where nothing is cited.
const NOTHING: &str = "–";

/// The areas of the requirements catalogue.
const AREAS: &[&str] = &[
    "CERT", "CLOCK", "CRAFT", "END", "EQUIP", "ETIQ", "FOUL", "GLOSS", "HCAP", "HIST", "LEAGUE", "NOTA", "OPEN",
    "RANK", "RULE", "TSUME", "VALUE", "VAR",
];

/// What must be whole: each of these ids has a row with a place and a test. An area joins when nothing is missing there.
const COMPLETE: &[(&str, &[RangeInclusive<u8>])] = &[
    ("EQUIP", &[1..=15]),
    ("RULE", &[1..=58]),
    ("END", &[1..=22]),
    ("FOUL", &[1..=18]),
    ("CLOCK", &[1..=23, 30..=54]),
    ("HCAP", &[1..=6, 10..=26, 30..=36, 40..=44, 50..=54]),
    ("ETIQ", &[1..=26]),
    ("CRAFT", &[1..=35]),
    ("HIST", &[1..=9]),
    ("GLOSS", &[1..=3]),
    ("NOTA", &[1..=18, 20..=22, 30..=46]),
    ("OPEN", &[1..=10]),
    ("VALUE", &[1..=3]),
];

/// The ids whose sources are vague or contradict one another: the page's last part says how each is read.
const AMBIGUOUS: &[(&str, &[u8])] = &[
    ("EQUIP", &[4, 8]),
    ("RULE", &[4, 7, 11, 17, 24, 46, 57, 58]),
    ("END", &[6, 7, 8, 10, 12, 13, 14, 15, 17, 18]),
    ("FOUL", &[17]),
    ("CLOCK", &[8, 13, 16, 18, 19, 21, 23, 30, 33, 34, 35, 38, 39, 40, 42, 43, 44, 45, 52, 53]),
    ("HCAP", &[2, 4, 5, 16, 19, 21, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 51]),
    ("ETIQ", &[2, 3, 22]),
    ("NOTA", &[3, 4, 10, 11, 15, 21, 40]),
    ("OPEN", &[1, 2, 7]),
    ("VALUE", &[1, 2]),
];

/// Writes the page anew.
pub(crate) fn run(root: &Path) -> Tally {
    let written = Tree::read(root).and_then(|tree| match page(&tree.sources) {
        Some(page) => fs::write(root.join(PAGE), refreshed(&page.text, &citations(&tree.sources))),
        None => Ok(()),
    });
    finding::report(written.and_then(|()| Tree::read(root)).map(|tree| check(&tree.sources)))
}

/// Finds what the page lacks.
pub(crate) fn check(sources: &[Source]) -> Vec<Finding> {
    let Some(page) = page(sources) else { return vec![Finding::new(PAGE, "is missing")] };
    let citations = citations(sources);
    let rows: BTreeSet<Id> = page.text.lines().filter_map(|line| Some(row(line)?.id)).collect();
    let mut findings = Vec::new();
    for (path, run) in &citations {
        for id in BTreeSet::from([run.start(), run.end()]).into_iter().filter(|id| !rows.contains(id)) {
            findings.push(Finding::new(*path, format!("cites {id}, which has no row in {PAGE}")));
        }
    }
    findings.extend(missing(&page.text, COMPLETE));
    findings.extend(without_door(&page.text, sources));
    findings.extend(unread(&page.text, AMBIGUOUS));
    if page.text != refreshed(&page.text, &citations) {
        findings.push(Finding::new(PAGE, "is not what the code says: run `cargo xtask rulebook`"));
    }
    findings
}

/// Which ids that must be there lack their row, their place or their test.
fn missing(page: &str, complete: &[(&'static str, &[RangeInclusive<u8>])]) -> Vec<Finding> {
    let rows: BTreeMap<Id, [&str; 2]> = page.lines().filter_map(|line| Some((row(line)?.id, columns(line)?))).collect();
    let ids = complete
        .iter()
        .flat_map(|(area, runs)| runs.iter().cloned().flatten().map(|number| Id { area, number }).collect::<Vec<_>>());
    let lack = |id: Id| match rows.get(&id) {
        None => Some("row"),
        Some([NOTHING, _]) => Some("place in the code"),
        Some([_, NOTHING]) => Some("test"),
        Some(_) => None,
    };
    ids.filter_map(|id| Some(Finding::new(PAGE, format!("{id} has no {}", lack(id)?)))).collect()
}

/// Which rows name no door, or one that leads nowhere: a page or an address of the API that has no route, a chapter of the rules that is
/// not written, a sub-command that is not declared.
fn without_door(page: &str, sources: &[Source]) -> Vec<Finding> {
    let text = |path: &str| sources.iter().find(|source| source.path == path).map_or("", |source| source.text.as_str());
    let (routes, chapters, commands) = (text(ROUTES), text(CHAPTERS), commands(text(COMMANDS)));
    let opens = |door: &str| match (door.strip_prefix("miyako "), door.strip_prefix("/rules/")) {
        (Some(command), _) => command.split(' ').next().is_some_and(|name| commands.contains(name)),
        (None, Some(chapter)) if chapters.contains(&format!("[[chapter]]\nid = \"{chapter}\"\n")) => true,
        (None, _) => door.starts_with('/') && routes.contains(&format!("\"{}\"", door.trim_start_matches("/api/v1"))),
    };
    let mut findings = Vec::new();
    for Row { id, door, .. } in page.lines().filter_map(row) {
        let doors: Vec<&str> = door.split(", ").map(|door| door.trim_matches('`')).collect();
        if doors == [NOTHING] {
            findings
                .push(Finding::new(PAGE, format!("{id} has no door: say by which page or command a user meets it")));
        }
        for door in doors.iter().filter(|door| **door != NOTHING && !opens(door)) {
            findings.push(Finding::new(PAGE, format!("{id}: there is no {door}")));
        }
    }
    findings
}

/// The sub-commands as clap names them: `Backup(…)` in the enum of them is `backup`.
fn commands(main: &str) -> BTreeSet<String> {
    let (_, declared) = main.split_once("enum Command {\n").unwrap_or_default();
    let variants = declared.lines().take_while(|line| *line != "}");
    variants.filter_map(|line| Some(line.trim().split_once('(')?.0.to_lowercase())).collect()
}

/// Which ambiguous ids lack their line `- RULE-04, RULE-07: …`.
fn unread(page: &str, ambiguous: &[(&'static str, &[u8])]) -> Vec<Finding> {
    let heads = page.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(':')).map(|(head, _)| head);
    let read: BTreeSet<Id> = heads.flat_map(ids_in).map(|(_, _, id)| id).collect();
    let ids = ambiguous.iter().flat_map(|(area, numbers)| numbers.iter().map(|number| Id { area, number: *number }));
    let unread = ids.filter(|id| !read.contains(id));
    unread.map(|id| Finding::new(PAGE, format!("{id} is ambiguous: say under \"Readings\" how it is read"))).collect()
}

fn page(sources: &[Source]) -> Option<&Source> {
    sources.iter().find(|source| source.path == PAGE)
}

/// A requirement, as `RULE-51`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    area: &'static str,
    number: u8,
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{:02}", self.area, self.number)
    }
}

/// A path and what is cited there, path by path.
type Citations<'a> = Vec<(&'a str, RangeInclusive<Id>)>;

fn citations(sources: &[Source]) -> Citations<'_> {
    let ours = sources.iter().filter(|source| source.path.starts_with("crates/") || source.path.starts_with("ui/"));
    ours.flat_map(|source| cited(&source.text).into_iter().map(|run| (source.path.as_str(), run))).collect()
}

/// What a text cites; `A … B`, `A–B` and `A to B` are one run from A to B, whatever ids there are between them.
fn cited(text: &str) -> Vec<RangeInclusive<Id>> {
    let mut runs: Vec<RangeInclusive<Id>> = Vec::new();
    let mut last_end = 0;
    for (start, end, id) in ids_in(text) {
        let joined = matches!(text[last_end..start].trim(), "…" | "–" | "to");
        match runs.last_mut() {
            Some(run) if joined && run.end().area == id.area => *run = *run.start()..=id,
            _ => runs.push(id..=id),
        }
        last_end = end;
    }
    runs
}

/// Every id with the places where it starts and ends.
fn ids_in(text: &str) -> impl Iterator<Item = (usize, usize, Id)> {
    text.match_indices('-').filter_map(|(dash, _)| {
        let before = &text[..dash];
        let area = AREAS.iter().find(|area| before.ends_with(**area))?;
        let start = dash - area.len();
        let stands_alone = !before[..start].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
        let digits = text[dash + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = dash + 1 + digits;
        let number = text[dash + 1..end].parse().ok().filter(|_| stands_alone && digits == 2)?;
        Some((start, end, Id { area, number }))
    })
}

/// What is written by hand in a row `| id | words | door | … |`.
struct Row<'a> {
    id: Id,
    words: &'a str,
    door: &'a str,
}

fn row(line: &str) -> Option<Row<'_>> {
    let mut cells = line.strip_prefix("| ")?.trim_end_matches(" |").split(" | ");
    let (id_cell, words, door) = (cells.next()?, cells.next()?, cells.next().unwrap_or(NOTHING));
    let (start, end, id) = ids_in(id_cell).next()?;
    (start == 0 && end == id_cell.len()).then_some(Row { id, words, door })
}

/// The places and the tests of a row.
fn columns(line: &str) -> Option<[&str; 2]> {
    let mut cells = line.trim_end_matches(" |").rsplit(" | ");
    let (tests, places) = (cells.next()?, cells.next()?);
    Some([places, tests])
}

/// The page with the columns made anew.
fn refreshed(page: &str, citations: &Citations<'_>) -> String {
    let refresh = |line: &str| match row(line) {
        None => format!("{line}\n"),
        Some(Row { id, words, door }) => {
            let citing = citations.iter().filter(|(_, run)| run.contains(&id)).map(|(path, _)| *path);
            let (tests, places): (BTreeSet<&str>, BTreeSet<&str>) = citing.partition(|path| path.contains("/tests"));
            format!("| {id} | {words} | {door} | {} | {} |\n", links(&places), links(&tests))
        }
    };
    page.lines().map(refresh).collect()
}

fn links(paths: &BTreeSet<&str>) -> String {
    let link = |path: &&str| {
        let short = path.trim_start_matches("crates/").replacen("/src/", "/", 1);
        format!("[{}](../{path})", short.trim_end_matches(".rs"))
    };
    if paths.is_empty() { NOTHING.to_owned() } else { paths.iter().map(link).collect::<Vec<_>>().join(", ") }
}

#[cfg(test)]
mod tests;
