//! The folder that a club keeps: `people.jsonl` and `tournaments/NAME/`, read whole and replaced whole.

use crate::failure::Failure;
use club::award;
use club::certificate::Entry;
use club::person::{Person, PersonId};
use club::tournament::{Config, Journal, Step};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where a club keeps what it has.
#[derive(clap::Args)]
pub(crate) struct Folder {
    /// The club's folder
    #[arg(long, value_name = "DIR", default_value = ".", global = true)]
    folder: PathBuf,
}

/// Whoever holds it is the only one who writes; it ends with the program at the latest.
pub(crate) struct Claim(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// The longest file that is read.
const LARGEST: u64 = 64 << 20;

impl Folder {
    /// Waits until nobody else writes here.
    pub(crate) fn claim(&self) -> Result<Claim, Failure> {
        std::fs::create_dir_all(&self.folder).map_err(|error| at(&self.folder, error))?;
        let path = self.folder.join(".lock");
        let open = || {
            let file = File::options().create(true).append(true).open(&path)?;
            file.lock()?;
            Ok(file)
        };
        open().map(Claim).map_err(|error: std::io::Error| at(&path, error))
    }

    /// Writes something that was asked for; never over the club's own files.
    pub(crate) fn put(&self, path: &Path, bytes: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
        const OWN: [&str; 5] =
            ["people.jsonl", "grades.jsonl", "certificates.jsonl", "events.jsonl", "tournament.toml"];
        if path.as_os_str() == "-" {
            return Ok(out.write_all(bytes)?);
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let is_inside = match (folder.canonicalize(), self.folder.canonicalize()) {
            (Ok(folder), Ok(club)) => folder.starts_with(club),
            _ => false,
        };
        if is_inside && path.file_name().and_then(|name| name.to_str()).is_some_and(|name| OWN.contains(&name)) {
            return Err(at(path, "this is a file of the club itself; expected another name to write to"));
        }
        // What is no plain file, such as /dev/stdout, is written to; any other is there whole or not at all.
        if std::fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return std::fs::write(path, bytes).map_err(|error| at(path, error));
        }
        if !folder.is_dir() {
            return Err(at(folder, "there is no such folder"));
        }
        replace(path, bytes)
    }

    pub(crate) fn people_path(&self) -> PathBuf {
        self.folder.join("people.jsonl")
    }

    /// Everybody the club knows, in the order of the file.
    pub(crate) fn people(&self) -> Result<Vec<Person>, Failure> {
        let path = self.people_path();
        let Some(text) = text(&path)? else { return Ok(Vec::new()) };
        let mut people: Vec<Person> = Vec::new();
        for (number, line) in lines(&text) {
            let place = format!("{}:{number}", path.display());
            let person: Person = serde_json::from_str(line).map_err(|error| Failure::at(&place, plain(&error)))?;
            if let Some(fault) = person.fault() {
                return Err(Failure::at(&place, fault));
            }
            if people.iter().any(|other| other.id == person.id) {
                return Err(Failure::at(
                    &place,
                    format_args!("{} is there twice; expected each person once", person.id),
                ));
            }
            people.push(person);
        }
        Ok(people)
    }

    /// Puts these people in the place of those who were there.
    pub(crate) fn keep_people(&self, people: &[Person]) -> Result<(), Failure> {
        keep(&self.people_path(), &json_lines(people)?)
    }

    pub(crate) fn awards_path(&self) -> PathBuf {
        self.folder.join("grades.jsonl")
    }

    /// What happened with grades, in the order of the file, each with its line.
    pub(crate) fn awards(&self) -> Result<Vec<(usize, award::Step)>, Failure> {
        entries(&self.awards_path())
    }

    /// Keeps what happened with grades.
    pub(crate) fn keep_awards(&self, steps: &[award::Step]) -> Result<(), Failure> {
        keep(&self.awards_path(), &json_lines(steps)?)
    }

    pub(crate) fn register_path(&self) -> PathBuf {
        self.folder.join("certificates.jsonl")
    }

    /// The entries of the register of certificates, each with its line.
    pub(crate) fn register(&self) -> Result<Vec<(usize, Entry)>, Failure> {
        entries(&self.register_path())
    }

    /// Keeps the register.
    pub(crate) fn keep_register(&self, entries: &[Entry]) -> Result<(), Failure> {
        keep(&self.register_path(), &json_lines(entries)?)
    }

    /// Where the book of something lies: of a league's season, of a pool.
    pub(crate) fn book_path(&self, kind: &str, name: &PersonId) -> PathBuf {
        self.folder.join(kind).join(name.as_str()).join("events.jsonl")
    }

    /// The steps in a book, each with its line; none where there is no book.
    pub(crate) fn book<S: serde::de::DeserializeOwned>(
        &self,
        kind: &str,
        name: &PersonId,
    ) -> Result<Vec<(usize, S)>, Failure> {
        entries(&self.book_path(kind, name))
    }

    /// Keeps a book.
    pub(crate) fn keep_book<S: serde::Serialize>(
        &self,
        kind: &str,
        name: &PersonId,
        steps: &[S],
    ) -> Result<(), Failure> {
        keep(&self.book_path(kind, name), &json_lines(steps)?)
    }

    /// The books of a kind there are, by name.
    pub(crate) fn books(&self, kind: &str) -> Result<Vec<String>, Failure> {
        names_in(&self.folder.join(kind), "events.jsonl")
    }

    /// The events there are, by name.
    pub(crate) fn tournaments(&self) -> Result<Vec<String>, Failure> {
        names_in(&self.folder.join("tournaments"), "tournament.toml")
    }

    fn tournament(&self, name: &PersonId) -> PathBuf {
        self.folder.join("tournaments").join(name.as_str())
    }

    pub(crate) fn config_path(&self, name: &PersonId) -> PathBuf {
        self.tournament(name).join("tournament.toml")
    }

    /// Whether there is an event of this name.
    pub(crate) fn has(&self, name: &PersonId) -> bool {
        self.config_path(name).exists()
    }

    /// The file that says how an event is set up.
    pub(crate) fn config_text(&self, name: &PersonId) -> Result<String, Failure> {
        let path = self.config_path(name);
        let nothing = || {
            Failure::at(
                &path.display().to_string(),
                format_args!("no such event; miyako club tournament new {name} makes it"),
            )
        };
        text(&path)?.ok_or_else(nothing)
    }

    /// How an event is set up, as its file says now.
    pub(crate) fn config(&self, name: &PersonId) -> Result<Config, Failure> {
        let path = self.config_path(name);
        let text = self.config_text(name)?;
        toml_edit::de::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            Failure::at(&format!("{}:{line}", path.display()), error.message())
        })
    }

    /// What happened at an event.
    pub(crate) fn journal(&self, name: &PersonId) -> Result<Journal, Failure> {
        let path = self.tournament(name).join("events.jsonl");
        let Some(text) = text(&path)? else { return Ok(Journal::default()) };
        let place = |number: usize| format!("{}:{number}", path.display());
        let mut steps: Vec<Step> = Vec::new();
        let mut numbers = Vec::new();
        for (number, line) in lines(&text) {
            steps.push(serde_json::from_str(line).map_err(|error| Failure::at(&place(number), plain(&error)))?);
            numbers.push(number);
        }
        Journal::from_steps(steps).map_err(|step| {
            let what = "it takes back a step that is not there; expected the number of one before it";
            Failure::at(&place(numbers.get(step - 1).copied().unwrap_or(1)), what)
        })
    }

    /// Keeps what happened.
    pub(crate) fn keep_journal(&self, name: &PersonId, journal: &Journal) -> Result<(), Failure> {
        keep(&self.tournament(name).join("events.jsonl"), &json_lines(journal.steps())?)
    }

    /// Keeps how an event is set up.
    pub(crate) fn keep_config(&self, name: &PersonId, text: &str) -> Result<(), Failure> {
        keep(&self.config_path(name), text.as_bytes())
    }
}

/// The folders in a folder in which this file lies, by name; none if there is no such folder.
fn names_in(path: &Path, file: &str) -> Result<Vec<String>, Failure> {
    let found = match std::fs::read_dir(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        found => found.map_err(|error| at(path, error))?,
    };
    let mut names = Vec::new();
    for entry in found {
        let entry = entry.map_err(|error| at(path, error))?;
        // What was begun on a full disk is nothing yet.
        if entry.path().join(file).exists() {
            names.extend(entry.file_name().to_str().map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

/// The lines of a file, each read and with its number; none if there is no such file.
fn entries<T: serde::de::DeserializeOwned>(path: &Path) -> Result<Vec<(usize, T)>, Failure> {
    let Some(text) = text(path)? else { return Ok(Vec::new()) };
    let read = |(number, line)| match serde_json::from_str(line) {
        Ok(entry) => Ok((number, entry)),
        Err(error) => Err(Failure::at(&format!("{}:{number}", path.display()), plain(&error))),
    };
    lines(&text).map(read).collect()
}

fn at(path: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::at(&path.display().to_string(), error)
}

/// What is wrong with a line, without the place that the reader of one line gives.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// A file's text; nothing if there is no such file.
fn text(path: &Path) -> Result<Option<String>, Failure> {
    match std::fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Ok(found) if found.len() > LARGEST => return Err(at(path, "expected a file of at most 64 MiB")),
        _ => {}
    }
    std::fs::read_to_string(path).map(Some).map_err(|error| at(path, error))
}

/// The lines that are not empty, with their numbers from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty())
}

fn json_lines<T: serde::Serialize>(values: &[T]) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    for value in values {
        serde_json::to_writer(&mut bytes, value).map_err(std::io::Error::from)?;
        bytes.push(b'\n');
    }
    Ok(bytes)
}

/// Keeps a file of the club, which only who holds the claim does.
fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    sweep(path);
    replace(path, bytes)
}

/// Takes away what a program left that was killed while it wrote beside this file.
fn sweep(path: &Path) {
    let beside = path.parent().and_then(|folder| std::fs::read_dir(folder).ok());
    let is_left =
        |entry: &std::fs::DirEntry| entry.file_name().to_str().is_some_and(|name| name.starts_with(UNFINISHED));
    for entry in beside.into_iter().flatten().flatten().filter(is_left) {
        // What cannot be taken away does no harm.
        let _ = std::fs::remove_file(entry.path());
    }
}

/// How the names of files begin that are being written.
const UNFINISHED: &str = ".unfinished-";

/// Puts a file in the place of another: the whole of it is on the disk before anybody sees it under its name.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let write = || {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut new = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
        new.write_all(bytes)?;
        share(new.as_file())?;
        new.as_file().sync_all()?;
        new.persist(path)?;
        // The name is in the folder, which has to reach the disk, too; not every system lets one ask for that.
        if let Ok(folder) = File::open(folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    };
    write().map_err(|error: std::io::Error| at(path, error))
}

/// Temporary files are their owner's alone; a club's are for whoever may read the folder.
#[cfg(unix)]
fn share(file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn share(_file: &File) -> std::io::Result<()> {
    Ok(())
}
