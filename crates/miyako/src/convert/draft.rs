//! A file that appears when it is whole.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use tempfile::{Builder, NamedTempFile};

/// What will be a file: until it is finished its content stands beside the place, under a name of no meaning, and goes
/// away with it.
pub(super) struct Draft(BufWriter<NamedTempFile>);

impl Draft {
    /// # Errors
    /// If nothing can be written in the folder.
    pub(super) fn beside(path: &Path) -> io::Result<Draft> {
        let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = Builder::new();
        builder.prefix(".miyako-");
        // As any program's files: the user's mask decides who may read them.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        Ok(Draft(BufWriter::new(builder.tempfile_in(folder)?)))
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)
    }

    /// Puts it in its place.
    ///
    /// # Errors
    /// With [`io::ErrorKind::AlreadyExists`] if something is there that is not to be replaced; if the disk is full.
    pub(super) fn finish(self, path: &Path, replace: bool) -> io::Result<File> {
        let file = self.0.into_inner().map_err(io::IntoInnerError::into_error)?;
        let put = if replace { file.persist(path) } else { file.persist_noclobber(path) };
        put.map_err(|error| error.error)
    }
}
