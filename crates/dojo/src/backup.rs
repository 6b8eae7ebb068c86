//! A copy of the database that can be trusted, made beside a running server, and how it comes back.

use crate::claim::Claim;
use crate::live::PULSE_FILES;
use crate::{Config, StartError, files};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use store::{Address, Contents, OpenError, RESTORING, beside, copy_into};
use tempfile::{NamedTempFile, TempPath};

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Games, those for four too.
    pub games: u64,
    /// Records that people keep.
    pub records: u64,
    /// Its size.
    pub bytes: u64,
}

/// Why there is no copy, or why it was not put back. Each is one line; nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Only SQLite has files.
    #[error("{0} is no SQLite file: pg_dump and pg_restore copy a Postgres database")]
    NoFile(String),
    /// The database or the copy is not there.
    #[error("{}: there is no such file", .0.display())]
    Missing(PathBuf),
    /// A copy takes nobody's place.
    #[error("{}: this file is there already; choose another name", .0.display())]
    Exists(PathBuf),
    /// What is to be copied is damaged, or no database of this program.
    #[error("{}: {reason}", file.display())]
    Unsound {
        /// What was read.
        file: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The system refuses to write.
    #[error("cannot write {}: {source}", file.display())]
    Write {
        /// What was to be written.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A server uses the database, or the data folder cannot be had.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// Makes a whole copy of the SQLite database of a configuration, which a server may be using meanwhile. It has its name only
/// when it has been read back and is on the disk.
///
/// # Errors
/// If it could not be made; nothing is left of it then.
pub fn backup(config: &Config, to: &Path) -> Result<Backup, BackupError> {
    let address = config.address()?;
    let file = address.file.clone().ok_or_else(|| BackupError::NoFile(address.to_string()))?;
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let (copy, contents) = copy(&file, to)?;
    let failed = |source| BackupError::Write { file: to.to_owned(), source };
    let bytes = fs::metadata(&copy).map_err(failed)?.len();
    copy.persist_noclobber(to).map_err(|error| failed(error.error))?;
    sync_folder_of(to).map_err(failed)?;
    Ok(Backup { games: contents.games, records: contents.records, bytes })
}

/// Puts a copy in the place of the SQLite database of a configuration, and keeps what was there under the name that is
/// returned.
///
/// # Errors
/// If a server is running, or the copy is not sound, or it cannot be written.
pub fn restore(config: &Config, from: &Path) -> Result<(Backup, Option<PathBuf>), BackupError> {
    let address = config.address()?;
    let file = address.file.clone().ok_or_else(|| BackupError::NoFile(address.to_string()))?;
    let _claim = run(Claim::take(config, &address))??;
    let (copy, contents) = copy(from, &file)?;
    let failed = |source| BackupError::Write { file: file.clone(), source };
    let bytes = fs::metadata(&copy).map_err(failed)?.len();
    // From here to the end no server starts: what it would find could be half of each.
    let ready = beside(&file, RESTORING);
    copy.persist(&ready).map_err(|error| failed(error.error))?;
    sync_folder_of(&file).map_err(failed)?;
    let kept = put_aside(&file).map_err(failed)?;
    // Until when which run of the server lived is not known of the time that comes back now.
    PULSE_FILES.iter().try_for_each(|name| remove(&config.data.join(name))).map_err(failed)?;
    fs::rename(&ready, &file).map_err(failed)?;
    sync_folder_of(&file).map_err(failed)?;
    Ok((Backup { games: contents.games, records: contents.records, bytes }, kept))
}

/// The end of the name of what was there before, with the time of day behind it.
const REPLACED: &str = ".replaced-";

/// Copies a database to a file without a name of its own beside `to`, durably, and reads it back.
fn copy(from: &Path, to: &Path) -> Result<(TempPath, Contents), BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    let failed = |source| BackupError::Write { file: to.to_owned(), source };
    let from = std::path::absolute(from).map_err(failed)?;
    let copy = NamedTempFile::new_in(folder_of(to)).map_err(failed)?.into_temp_path();
    let contents = run(copy_into(&Address::of_file(from.clone()), &Address::of_file(copy.to_path_buf())))?;
    let contents = contents.map_err(|error| match error {
        OpenError::Writing(source) => failed(io::Error::other(source)),
        error => BackupError::Unsound { file: from, reason: error.to_string() },
    })?;
    File::open(&copy).and_then(|file| file.sync_all()).map_err(failed)?;
    Ok((copy, contents))
}

/// Gives a database another name, with the journal that belongs to it; an empty file is none.
fn put_aside(file: &Path) -> io::Result<Option<PathBuf>> {
    let is_database = fs::metadata(file).is_ok_and(|file| file.len() > 0);
    if !is_database {
        remove(file)?;
    }
    let kept = match begun(file)? {
        Some(kept) => kept,
        None => beside(file, &format!("{REPLACED}{}", jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S"))),
    };
    for end in ["-wal", ""] {
        match fs::rename(beside(file, end), beside(&kept, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    remove(&beside(file, "-shm"))?;
    Ok(is_database.then_some(kept))
}

/// The name under which an earlier try has kept the journal, before it was killed: the database belongs beside it.
fn begun(file: &Path) -> io::Result<Option<PathBuf>> {
    let name = beside(file, REPLACED);
    let beginning = name.file_name().unwrap_or_default().as_encoded_bytes();
    for other in fs::read_dir(folder_of(file))? {
        let other = other?.path();
        let is_journal = other.extension().is_some_and(|end| end.as_encoded_bytes().ends_with(b"-wal"));
        let is_ours = other.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(beginning));
        let database = other.to_str().and_then(|other| other.strip_suffix("-wal")).map(PathBuf::from);
        if let (true, true, Some(database)) = (is_journal, is_ours, database)
            && !database.exists()
        {
            return Ok(Some(database));
        }
    }
    Ok(None)
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A new name is durable when its folder is.
fn sync_folder_of(file: &Path) -> io::Result<()> {
    files::sync_folder(folder_of(file))
}

/// Runs to its end what the store does one thing after the other.
fn run<T>(work: impl Future<Output = T>) -> Result<T, StartError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}
