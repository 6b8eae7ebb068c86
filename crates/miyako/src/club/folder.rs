//! The folder that a club keeps: `people.jsonl` and `tournaments/NAME/`, read whole and replaced whole.

use crate::failure::Failure;
use club::award;
use club::certificate::Entry;
use club::journal::StepOf;
use club::league::League;
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
        replace(&self.people_path(), &json_lines(people)?)
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
        replace(&self.awards_path(), &json_lines(steps)?)
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
        replace(&self.register_path(), &json_lines(entries)?)
    }

    pub(crate) fn league_path(&self, name: &PersonId) -> PathBuf {
        self.folder.join("leagues").join(name.as_str()).join("events.jsonl")
    }

    /// What happened in a season, each step with its line.
    pub(crate) fn league(&self, name: &PersonId) -> Result<Vec<(usize, StepOf<League>)>, Failure> {
        entries(&self.league_path(name))
    }

    /// Keeps what happened in a season.
    pub(crate) fn keep_league(&self, name: &PersonId, steps: &[StepOf<League>]) -> Result<(), Failure> {
        replace(&self.league_path(name), &json_lines(steps)?)
    }

    /// The seasons there are, by name.
    pub(crate) fn leagues(&self) -> Result<Vec<String>, Failure> {
        names_in(&self.folder.join("leagues"))
    }

    /// The events there are, by name.
    pub(crate) fn tournaments(&self) -> Result<Vec<String>, Failure> {
        names_in(&self.folder.join("tournaments"))
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
        replace(&self.tournament(name).join("events.jsonl"), &json_lines(journal.steps())?)
    }

    /// Keeps how an event is set up.
    pub(crate) fn keep_config(&self, name: &PersonId, text: &str) -> Result<(), Failure> {
        replace(&self.config_path(name), text.as_bytes())
    }
}

/// What lies in a folder, by name; nothing if there is no such folder.
fn names_in(path: &Path) -> Result<Vec<String>, Failure> {
    let Ok(found) = std::fs::read_dir(path) else { return Ok(Vec::new()) };
    let mut names = Vec::new();
    for entry in found {
        let name = entry.map_err(|error| at(path, error))?.file_name();
        names.extend(name.to_str().map(str::to_owned));
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

/// Puts a file in the place of another: the whole of it is on the disk before anybody sees it under its name.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let write = || {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut new = tempfile::NamedTempFile::new_in(folder)?;
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
