//! The federation's rating list, as its page or a table copied from it has it: a line for each player with rank, name, grades,
//! rating, games and country.

use crate::exchange::csv;
use crate::person::PersonId;
use std::collections::BTreeMap;
use std::fmt;

/// Somebody in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As the list has it.
    pub name: String,
    /// As the list has them, shortened: `3d`, `12k`; the last is the one reached by rating where there are two.
    pub grades: Vec<String>,
    /// Points.
    pub rating: i32,
    /// Rated games, where the list tells them.
    pub games: Option<u32>,
    /// As the list has it.
    pub country: Option<String>,
}

impl Entry {
    /// Whether a name, in any order of its words, is this one's.
    pub fn is_of(&self, name: &str) -> bool {
        let own = words(&self.name);
        !own.is_empty() && own == words(name)
    }
}

/// The words of a name without accents, in an order of their own.
fn words(name: &str) -> Vec<String> {
    let plain = PersonId::of_name(name).map(|id| id.to_string()).unwrap_or_default();
    let mut words: Vec<String> = plain.split('-').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort();
    words
}

/// What is wrong with a list, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line.
    pub line: usize,
    what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Mistake {}

/// Ratings beyond this are none.
const HIGHEST: i32 = 4000;

/// Reads a list in any usual encoding. Fields stand between tabs, semicolons, bars, two blanks or commas, or in the cells of
/// a page's table; lines that do not begin with a rank are headings.
///
/// # Errors
/// A line with a rank that has no name or no rating, somebody who is there twice, a text without any such line.
pub fn read(bytes: &[u8]) -> Result<Vec<Entry>, Mistake> {
    let (text, _) = csv::decode(bytes);
    // A page may have its whole table in one line.
    let text = if text.contains("<td") { text.replace("<tr", "\n<tr") } else { text };
    let mut entries: Vec<Entry> = Vec::new();
    let mut lines: BTreeMap<(Vec<String>, Option<String>), usize> = BTreeMap::new();
    for (line, text) in (1..).zip(text.lines()) {
        let fields = fields(text);
        let has_rank = fields.first().is_some_and(|rank| number(rank).is_some());
        if !has_rank || fields.len() < 3 {
            continue;
        }
        let entry = entry(&fields[1..]).map_err(|what| Mistake { line, what })?;
        let key = (words(&entry.name), entry.country.clone());
        if let Some(first) = lines.insert(key, line).filter(|_| !words(&entry.name).is_empty()) {
            let what = format!("{} is in line {first} already; expected everybody once", entry.name);
            return Err(Mistake { line, what });
        }
        entries.push(entry);
    }
    if entries.is_empty() {
        let what = "expected lines with rank, name, grade, rating, games and country".to_owned();
        return Err(Mistake { line: 1, what });
    }
    Ok(entries)
}

fn entry(fields: &[String]) -> Result<Entry, String> {
    let name: Vec<&str> = fields
        .iter()
        .take_while(|field| number(field).is_none() && grade(field).is_none())
        .map(String::as_str)
        .collect();
    if !name.iter().any(|part| part.chars().any(char::is_alphabetic)) {
        return Err("expected a name behind the rank".to_owned());
    }
    let rest = &fields[name.len()..];
    let mut numbers = rest.iter().filter_map(|field| number(field));
    let name = name.join(" ");
    let rating = numbers.next().filter(|rating| *rating <= HIGHEST);
    let rating = rating.ok_or_else(|| format!("expected a rating of {name} between 0 and {HIGHEST}"))?;
    let country = rest.iter().rev().find(|field| number(field).is_none() && grade(field).is_none());
    Ok(Entry {
        name,
        grades: rest.iter().filter_map(|field| grade(field)).collect(),
        rating,
        games: numbers.next().and_then(|games| u32::try_from(games).ok()),
        country: country.cloned(),
    })
}

/// The fields of a line, empty ones left out.
fn fields(line: &str) -> Vec<String> {
    let line = if line.contains("<td") { without_tags(line) } else { line.to_owned() };
    let split = |separator: &str| -> Vec<String> {
        line.split(separator).map(str::trim).filter(|field| !field.is_empty()).map(str::to_owned).collect()
    };
    let ways = ["\t", ";", "|", "  ", ","].map(split);
    ways.into_iter().find(|fields| fields.len() >= 3).unwrap_or_default()
}

/// A row of a page's table with a tab for each tag.
fn without_tags(line: &str) -> String {
    let mut text = String::new();
    let mut is_tag = false;
    for c in line.chars() {
        match c {
            '<' => (is_tag, text) = (true, text + "\t"),
            '>' => is_tag = false,
            _ if !is_tag => text.push(c),
            _ => {}
        }
    }
    text.replace("&nbsp;", " ").replace("&amp;", "&")
}

/// A whole number, perhaps with the sign that pages put behind a provisional one.
fn number(field: &str) -> Option<i32> {
    let figures = field.trim_end_matches(['.', '*', '?']);
    if figures.is_empty() || !figures.bytes().all(|byte| byte.is_ascii_digit()) { None } else { figures.parse().ok() }
}

/// A grade as `3 dan`, `3-dan`, `3D` or `3d`, shortened.
fn grade(field: &str) -> Option<String> {
    let field = field.to_lowercase();
    let figures: String = field.chars().take_while(char::is_ascii_digit).collect();
    let step = field[figures.len()..].trim_start_matches([' ', '-', '.']);
    let letter = match step {
        "d" | "dan" => 'd',
        "k" | "kyu" | "kyū" => 'k',
        _ => return None,
    };
    let number: u8 = figures.parse().ok()?;
    (1..=20).contains(&number).then(|| format!("{number}{letter}"))
}

#[cfg(test)]
mod tests;
