//! Why a server cannot start.

use std::fmt::Display;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use store::Address;

/// Why the server could not start. Each is one line for the person who started it.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// What was said of its mail makes no sense.
    #[error("{reason}")]
    Mail {
        /// What is wrong with it.
        reason: String,
    },
    /// Something else listens there.
    #[error("{address} is in use: another server may be running; choose another address with {option}")]
    Busy {
        /// The address asked for.
        address: SocketAddr,
        /// What asks for another one.
        option: &'static str,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The data folder cannot be made or written.
    #[error("cannot write to the data folder {}: {source}", folder.display())]
    DataFolder {
        /// The folder asked for.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {database}: {reason}")]
    Database {
        /// Its address, without a password.
        database: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Another server has it.
    #[error("{what} is in use by another server{}: stop that one first, or choose another with {option}", named(*process))]
    Taken {
        /// The data folder or the database.
        what: String,
        /// The number of its process, if it runs on this machine.
        process: Option<u32>,
        /// What asks for another one.
        option: &'static str,
    },
    /// Another server took the database over while this one had lost its connection.
    #[error("the database {database} belongs to another server by now, so this one has stopped")]
    TakenOver {
        /// Its address, without a password.
        database: String,
    },
    /// The system gives no threads, no signals or no sockets.
    #[error("cannot run here: {0}")]
    System(#[from] io::Error),
}

impl StartError {
    /// What went wrong with a database.
    pub fn of_database(address: &Address, reason: impl Display) -> StartError {
        StartError::Database { database: address.to_string(), reason: reason.to_string() }
    }
}

fn named(process: Option<u32>) -> String {
    process.map_or(String::new(), |process| format!(" (process {process})"))
}
