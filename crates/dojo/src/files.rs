//! Files: how many this process may have open, for every connection is one; and that those of the server are nobody else's
//! to read: they hold what people said to each other and the keys to their games.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Lets this process open as many files as the system allows it, often more than it may at first; returns how many.
#[cfg(unix)]
pub fn allow_open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    // No number means no limit.
    if raised.is_ok() { limit.maximum } else { limit.current }.unwrap_or(u64::MAX)
}

/// How many files this process may open: this system does not say, so what is common elsewhere.
#[cfg(not(unix))]
pub fn allow_open_files() -> u64 {
    1024
}

/// Makes a folder that nobody else may look into. One that is there stays as its owner wants it.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Which file is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Private {
    /// One that is not there yet.
    Made,
    /// One that may be there already.
    Opened,
}

/// Makes a file that nobody else may read or write, and opens it for writing.
pub fn create(file: &Path, private: Private) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).truncate(false);
    match private {
        Private::Made => options.create_new(true),
        Private::Opened => options.create(true),
    };
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Lets nobody else read or write a file, if there is one. It is not opened: closing a file of SQLite would take away the locks
/// that this process has on it.
pub fn close_to_others(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let closed = fs::set_permissions(file, fs::Permissions::from_mode(0o600));
        if let Err(error) =
            closed.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
        {
            tracing::warn!(file = %file.display(), %error, "others may read this file");
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Returns when the names in a folder are on the disk.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// This system keeps names without being asked.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
