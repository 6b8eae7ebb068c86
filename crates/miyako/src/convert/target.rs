//! Where records go, and in which form.

use crate::batch::Source;
use crate::failure::Failure;
use kifu::{Encoding, Format, UnknownFormat};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// What the end of a file's name says by custom.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    extension: String,
    format: Format,
    encoding: Option<Encoding>,
}

impl FromStr for Name {
    type Err = UnknownFormat;

    fn from_str(extension: &str) -> Result<Name, UnknownFormat> {
        let (format, encoding) = Format::of_extension(extension).ok_or(UnknownFormat)?;
        Ok(Name { extension: extension.to_ascii_lowercase(), format, encoding })
    }
}

/// What the user says about where records go.
pub(crate) struct Wish<'a> {
    /// The files, folders and patterns to read.
    pub(crate) files: &'a [PathBuf],
    /// The file or folder to write.
    pub(crate) output: &'a Path,
    /// The format to write.
    pub(crate) to: Option<&'a Name>,
    /// The encoding to write.
    pub(crate) encoding: Option<Encoding>,
}

/// Where the records go.
pub(crate) enum Place {
    Stdout,
    /// One file.
    File(PathBuf),
    /// Something that is written to as it is: a pipe, a device.
    Device(PathBuf),
    /// A file for each file, under the same name.
    Folder(PathBuf),
}

/// Where records go, and in which form.
pub(crate) struct Target {
    pub(crate) place: Place,
    extension: String,
    pub(crate) format: Format,
    pub(crate) encoding: Encoding,
}

impl Target {
    /// # Errors
    /// If nothing tells the format, or one file would have to hold many.
    pub(crate) fn of(wish: &Wish<'_>, sources: &[Source]) -> Result<Target, Failure> {
        let place = place(wish, sources)?;
        let named = match &place {
            Place::File(path) | Place::Device(path) => {
                path.extension().and_then(|end| end.to_str()).and_then(|end| end.parse::<Name>().ok())
            }
            Place::Stdout | Place::Folder(_) => None,
        };
        let Some(name) = wish.to.cloned().or_else(|| named.clone()) else {
            let formats = Format::ALL.map(Format::name).join(", ");
            return Err(Failure::at("--to", format_args!("nothing tells the format to write: one of {formats}")));
        };
        let customary = match place {
            Place::Stdout => None,
            _ => named.filter(|named| named.format == name.format).unwrap_or_else(|| name.clone()).encoding,
        };
        let encoding = wish.encoding.or(customary).unwrap_or_default();
        Ok(Target { place, extension: name.extension, format: name.format, encoding })
    }

    /// Where the first game of this file goes.
    pub(crate) fn path(&self, source: &Source) -> PathBuf {
        match &self.place {
            Place::Stdout => PathBuf::from("-"),
            Place::File(path) | Place::Device(path) => path.clone(),
            Place::Folder(folder) if source.is_stdin() => folder.join("stdin").with_extension(&self.extension),
            Place::Folder(folder) => folder.join(&source.below).with_extension(&self.extension),
        }
    }

    /// Whether a file lies in the folder to write to, found only because that lies in a folder to read: it has come from
    /// an earlier conversion.
    pub(crate) fn has_made(&self, source: &Source) -> bool {
        let Place::Folder(folder) = &self.place else { return false };
        let (Ok(folder), Ok(path)) = (folder.canonicalize(), source.path.canonicalize()) else { return false };
        let root = path.ancestors().nth(source.below.components().count());
        path.starts_with(&folder) && root.is_some_and(|root| root != folder && folder.starts_with(root))
    }
}

fn place(wish: &Wish<'_>, sources: &[Source]) -> Result<Place, Failure> {
    let out = wish.output;
    if out.as_os_str() == "-" {
        return Ok(Place::Stdout);
    }
    let text = out.to_string_lossy();
    let one = matches!(sources, [source] if wish.files.len() == 1 && source.path == wish.files[0]);
    if out.is_dir() || text.ends_with(['/', std::path::MAIN_SEPARATOR]) || !one && !out.exists() {
        Ok(Place::Folder(out.to_path_buf()))
    } else if !one {
        let what = "is no folder, which many files need";
        Err(Failure::at("--output", format_args!("{} {what}", out.display())))
    } else if out.exists() && !out.is_file() {
        Ok(Place::Device(out.to_path_buf()))
    } else {
        Ok(Place::File(out.to_path_buf()))
    }
}

/// The place of a later game of the same file: `name-2.kif`.
pub(crate) fn numbered(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_path_buf();
    }
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}
