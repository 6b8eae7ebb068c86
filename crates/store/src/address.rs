//! Where the database is.

use sqlx::sqlite::SqliteConnectOptions;
use std::ffi::OsString;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The address of a database. It is printed without name, password and options.
#[derive(Clone, Debug)]
pub struct Address {
    /// As the driver reads it, with name and password.
    pub url: String,
    /// The file of an SQLite database.
    pub file: Option<PathBuf>,
}

/// The name of the database in a data folder.
const FILE: &str = "miyako.sqlite";

impl Address {
    /// The database that was asked for, or else the one in the data folder.
    ///
    /// # Errors
    /// If the address of the data folder cannot be found out.
    pub fn of(database: Option<&str>, folder: &Path) -> io::Result<Address> {
        match database {
            Some(url) => Ok(Address { url: url.to_owned(), file: file_of(url) }),
            None => Ok(Address::of_file(std::path::absolute(folder.join(FILE))?)),
        }
    }

    /// An SQLite database in a file.
    pub fn of_file(file: PathBuf) -> Address {
        let escaped = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        Address { url: format!("sqlite://{escaped}"), file: Some(file) }
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let url = self.url.split('?').next().unwrap_or_default();
        match url.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?.1))) {
            Some((scheme, place)) => write!(f, "{scheme}://{place}"),
            None => f.write_str(url),
        }
    }
}

/// A file beside another one: the same name, and more.
pub fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// The file in an address; a database in memory has none.
fn file_of(url: &str) -> Option<PathBuf> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return None;
    }
    let options = SqliteConnectOptions::from_str(url).ok()?;
    std::path::absolute(options.get_filename()).ok()
}
