//! One server to a data folder and to a database. Two of them would each keep the same games in memory, and whatever one
//! stores stalls the other.
//!
//! Files are locked by the system, which takes the lock back however the process ends; a lock file that stays behind means
//! nothing. In Postgres a session holds an advisory lock.

use crate::files::{self, Private};
use crate::{Config, StartError};
use std::fs::{self, File, TryLockError};
use std::future::pending;
use std::io::{self, Write};
use std::path::Path;
use store::{Address, Session, Tell, beside};

/// The right to be the only server, held until it is dropped.
pub struct Claim {
    /// Never read: the locks are there as long as these are open.
    _files: Vec<File>,
    session: Option<Session>,
}

/// The lock of a data folder; it keeps the server's sign of life, whatever database is used.
const LOCK: &str = "lock";

impl Claim {
    /// Makes the data folder if need be, waits for a database that does not answer yet, and claims both.
    ///
    /// # Errors
    /// If another server has one of them, or they cannot be had at all.
    pub async fn take(config: &Config, address: &Address) -> Result<Claim, StartError> {
        let folder = &config.data;
        let failed = |source| StartError::DataFolder { folder: folder.clone(), source };
        files::make_folder(folder).map_err(failed)?;
        let of_folder = lock(&folder.join(LOCK)).map_err(failed)?.map_err(|process| StartError::Taken {
            what: format!("the data folder {}", folder.display()),
            process,
            option: "--data",
        })?;
        keep_private(address, folder);
        let claim = Claim::of_database(address, config.wait, config.tell).await?;
        Ok(Claim { _files: claim._files.into_iter().chain([of_folder]).collect(), ..claim })
    }

    /// Claims a database alone.
    ///
    /// # Errors
    /// If a server has it, or it cannot be had at all.
    pub async fn of_database(address: &Address, wait: std::time::Duration, tell: Tell) -> Result<Claim, StartError> {
        let taken =
            |process| StartError::Taken { what: format!("the database {address}"), process, option: "--database" };
        if let Some(file) = &address.file {
            // Whatever name leads to it, a file has one lock.
            let file = file.canonicalize().unwrap_or_else(|_| file.clone());
            let path = beside(&file, ".lock");
            let locked = lock(&path)
                .map_err(|error| StartError::of_database(address, format!("{}: {error}", path.display())))?;
            return Ok(Claim { _files: vec![locked.map_err(taken)?], session: None });
        }
        let session = Session::open(address, wait, tell).await;
        let session = session.map_err(|error| StartError::of_database(address, error))?.ok_or_else(|| taken(None))?;
        Ok(Claim { _files: Vec::new(), session: Some(session) })
    }

    /// Ready if the claim is lost, and another server may have what was claimed.
    pub async fn lost(&mut self) {
        match &mut self.session {
            Some(session) => session.lost().await,
            None => pending().await,
        }
    }
}

/// Makes the file of a database, where it is one and there is none, so that nobody else may read it: SQLite gives the
/// files beside it the same permissions. Those in a data folder, which an older program may have made, are closed, too.
fn keep_private(address: &Address, folder: &Path) {
    let Some(file) = &address.file else { return };
    // What cannot be made SQLite cannot make either, and says so better.
    let _ = files::create(file, Private::Made);
    if file.parent() == std::path::absolute(folder).ok().as_deref() {
        for end in ["", "-wal", "-shm"] {
            files::close_to_others(&beside(file, end));
        }
    }
}

/// Locks a file, made if need be; or tells which process has the lock, if it says so.
fn lock(path: &Path) -> io::Result<Result<File, Option<u32>>> {
    let mut file = files::create(path, Private::Opened)?;
    match file.try_lock() {
        Ok(()) => {
            file.set_len(0)?;
            write!(file, "{}", std::process::id())?;
            Ok(Ok(file))
        }
        Err(TryLockError::WouldBlock) => {
            let process = fs::read_to_string(path).ok().and_then(|text| text.parse().ok());
            Ok(Err(process))
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}
