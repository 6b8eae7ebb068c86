//! The engines of a match, as the command line names them.

use super::limit::Limit;
use std::path::PathBuf;

/// An engine and how it plays.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entrant {
    /// What to call it.
    pub(crate) name: String,
    /// Its program, and the arguments for it.
    pub(crate) command: Vec<String>,
    /// The folder it is to run in.
    pub(crate) folder: Option<PathBuf>,
    /// Options for `setoption`, in order; a button has no value.
    pub(crate) options: Vec<(String, Option<String>)>,
    pub(crate) limit: Limit,
    /// Whether it thinks in the opponent's time, too.
    pub(crate) ponders: bool,
}

/// What the words behind `--engine` and `--each` have said so far.
#[derive(Clone, Debug, Default)]
struct Draft {
    command: Option<Vec<String>>,
    name: Option<String>,
    folder: Option<PathBuf>,
    options: Vec<(String, Option<String>)>,
    limit: Option<Limit>,
    ponders: Option<bool>,
}

/// The entrants that the words behind `--engine` mean. Each begins with `cmd=`, or with a word that has no `=`. What
/// `each` says is true of all that do not say otherwise; `limit` of all without one.
///
/// # Errors
/// With the word that is wrong, and what would be right.
pub(crate) fn read(words: &[String], each: &[String], limit: Option<Limit>) -> Result<Vec<Entrant>, String> {
    let mut common = Draft { limit, ..Draft::default() };
    for word in each {
        common.read(word).map_err(|what| format!("--each: {what}"))?;
        if common.command.is_some() || common.name.is_some() {
            return Err(format!("--each: {word:?} can only be said of one engine"));
        }
    }
    let drafts = drafts(words, &common)?;
    if drafts.len() < 2 {
        return Err("--engine: a match needs two engines or more".to_owned());
    }
    let mut entrants: Vec<Entrant> = Vec::new();
    for draft in drafts {
        let entrant = draft.finish()?;
        if entrants.iter().any(|other| other.name == entrant.name) {
            return Err(format!("--engine: two are called {:?}: name=… tells them apart", entrant.name));
        }
        entrants.push(entrant);
    }
    Ok(entrants)
}

/// The one engine that these words mean; `limit` holds if they name none.
///
/// # Errors
/// With the word that is wrong, or if there are several.
pub(crate) fn read_one(words: &[String], limit: Limit) -> Result<Entrant, String> {
    let common = Draft { limit: Some(limit), ..Draft::default() };
    match <[Draft; 1]>::try_from(drafts(words, &common)?) {
        Ok([draft]) => draft.finish(),
        Err(_) => Err("--engine: one engine plays, not several".to_owned()),
    }
}

fn drafts(words: &[String], common: &Draft) -> Result<Vec<Draft>, String> {
    let mut drafts: Vec<Draft> = Vec::new();
    for word in words {
        if word.starts_with("cmd=") || !word.contains('=') {
            drafts.push(common.clone());
        }
        let draft = drafts.last_mut().ok_or_else(|| format!("--engine: {word:?} should come behind cmd=PROGRAM"))?;
        draft.read(word).map_err(|what| format!("--engine: {what}"))?;
    }
    Ok(drafts)
}

impl Draft {
    fn read(&mut self, word: &str) -> Result<(), String> {
        let (key, value) = word.split_once('=').unwrap_or(("cmd", word));
        let at = |error: String| format!("{key}=: {error}");
        match key {
            "cmd" => self.command = Some(split(value).map_err(at)?),
            "name" if !value.trim().is_empty() => self.name = Some(value.trim().to_owned()),
            "dir" => self.folder = Some(value.into()),
            "time" => self.limit = Some(Limit::time(value).map_err(at)?),
            "clock" => self.limit = Some(Limit::clock(value).map_err(at)?),
            "nodes" => self.limit = Some(Limit::nodes(value).map_err(at)?),
            "depth" => self.limit = Some(Limit::depth(value).map_err(at)?),
            "ponder" => {
                let ponders = value.parse().map_err(|_| format!("ponder=: {value:?} should be true or false"))?;
                self.ponders = Some(ponders);
            }
            _ => match key.strip_prefix("option.").filter(|name| !name.is_empty()) {
                Some(name) => self.set_option(name, value)?,
                None => {
                    return Err(format!(
                        "{word:?} should be cmd, name, dir, option.NAME, time, clock, nodes, depth or ponder = value"
                    ));
                }
            },
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        if format!("{name}{value}").contains(char::is_control) || name.contains(' ') {
            return Err(format!("option.{name}: neither blanks in its name nor line breaks can be told in USI"));
        }
        self.options.retain(|(own, _)| own != name);
        self.options.push((name.to_owned(), Some(value.to_owned()).filter(|value| !value.is_empty())));
        Ok(())
    }

    fn finish(self) -> Result<Entrant, String> {
        let command = self.command.unwrap_or_default();
        let name = self.name.unwrap_or_else(|| command.join(" "));
        let limit =
            self.limit.ok_or("how long may they think? --time 0.2, --clock 5m+3s/move, --nodes 20000 or --depth 8")?;
        let (folder, options, ponders) = (self.folder, self.options, self.ponders.unwrap_or(false));
        Ok(Entrant { name, command, folder, options, limit, ponders })
    }
}

/// The words of a command: blanks divide them, but not between quotes.
fn split(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in text.chars() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match (quote, words.first()) {
        (Some(open), _) => Err(format!("{text:?} opens a quotation with {open} and does not close it")),
        (None, Some(program)) if !program.is_empty() => Ok(words),
        _ => Err("names no program".to_owned()),
    }
}

#[cfg(test)]
mod tests;
