//! The files that the arguments of a command mean: files, folders, patterns where the shell has not filled them in.

use kifu::{Finding, FindingKind, Format, GameError, Options, Reading};
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A file to read, or `-`: standard input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    /// Where it is.
    pub(crate) path: PathBuf,
    /// Where it is below the folder or pattern that was named.
    pub(crate) below: PathBuf,
}

impl Source {
    fn new(path: PathBuf, root: &Path) -> Source {
        let below = path.strip_prefix(root).unwrap_or(&path);
        // Nothing that leads out of a folder can be below it.
        let below = below.components().all(|part| matches!(part, std::path::Component::Normal(_))).then_some(below);
        let below = below.filter(|below| !below.as_os_str().is_empty()).map(Path::to_path_buf);
        Source { below: below.unwrap_or_else(|| path.file_name().unwrap_or_default().into()), path }
    }

    /// What to call it.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    pub(crate) fn is_stdin(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    /// Its games, one after the other; at least one finding if there is none.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn games(
        &self,
        format: Option<Format>,
    ) -> io::Result<impl Iterator<Item = Result<Reading, GameError>> + use<>> {
        let mut games = kifu::games(self.open()?, Options { format, trust: false });
        let mut empty = true;
        Ok(std::iter::from_fn(move || match games.next() {
            None if std::mem::take(&mut empty) => {
                Some(Err(GameError::Unreadable(Finding { line: 1, column: 1, kind: FindingKind::NotARecord })))
            }
            game => {
                empty = false;
                game
            }
        }))
    }

    /// # Errors
    /// If it cannot be read.
    pub(crate) fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        if self.is_stdin() {
            return Ok(Box::new(io::stdin()));
        }
        let file = File::open(&self.path)?;
        if file.metadata()?.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Box::new(file))
    }
}

/// The files that these arguments mean, in the order in which they are named, those of a folder by name, each once. Of a
/// folder they are those whose names end like records, as deep as they lie. What is not there is kept: whoever opens it
/// says so.
pub(crate) fn find(arguments: &[PathBuf]) -> Vec<Source> {
    let mut sources = Vec::new();
    for argument in arguments {
        if argument.as_os_str() == "-" || argument.is_file() {
            sources.push(Source::new(argument.clone(), argument.parent().unwrap_or(argument)));
        } else if argument.is_dir() {
            walk(argument, argument, &mut sources);
        } else {
            fill_in(argument, &mut sources);
        }
    }
    let mut seen = HashSet::new();
    sources.retain(|source| seen.insert(source.path.clone()));
    sources
}

/// The files of a folder and of those in it. Links to folders are not followed: they may lead in circles.
fn walk(folder: &Path, root: &Path, sources: &mut Vec<Source>) {
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            // Opening it will tell why.
            sources.push(Source::new(folder, root));
            continue;
        };
        let mut entries: Vec<_> = entries.flatten().collect();
        entries.sort_by_key(std::fs::DirEntry::file_name);
        let mut inner = Vec::new();
        for entry in entries {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                inner.push(path);
            } else if is_record(&path) && path.is_file() {
                sources.push(Source::new(path, root));
            }
        }
        folders.extend(inner.into_iter().rev());
    }
}

/// JSON may be anything: only who names such a file says that it is a record.
fn is_record(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|end| Format::of_extension(end).is_some() && !end.eq_ignore_ascii_case("json"))
}

/// The files and folders that a pattern means: `*` and `?` within a name, `**` for folders, `[…]` for characters.
fn fill_in(pattern: &Path, sources: &mut Vec<Source>) {
    let is_plain = |part: &std::path::Component<'_>| !part.as_os_str().to_string_lossy().contains(['*', '?', '[']);
    let root: PathBuf = pattern.components().take_while(is_plain).collect();
    let before = sources.len();
    for path in pattern.to_str().and_then(|text| glob::glob(text).ok()).into_iter().flatten().flatten() {
        if path.is_dir() {
            walk(&path, &root, sources);
        } else {
            sources.push(Source::new(path, &root));
        }
    }
    if sources.len() == before {
        sources.push(Source::new(pattern.to_path_buf(), &root));
    }
}
