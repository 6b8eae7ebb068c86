//! Writing the games of one file: into one file or several, or onto standard output.

use super::draft::Draft;
use super::target::{Place, Target, numbered};
use crate::batch::{Source, Turn};
use crate::failure::Failure;
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What came of writing.
pub(crate) enum Written {
    /// So many games are written; none if they wait for others.
    Games(usize),
    /// They are not, for a reason that is no failure: a message and its values.
    Refused { id: &'static str, values: Vec<(&'static str, String)> },
}

/// Who writes what: no file is written over that is read, nor one that another has become.
pub(crate) struct Claims {
    read: HashSet<PathBuf>,
    /// The file that each file to write is made from.
    made: Mutex<HashMap<PathBuf, String>>,
    replace: bool,
}

impl Claims {
    /// Of two files that would become the same one the first does.
    pub(crate) fn of(target: &Target, sources: &[Source], replace: bool) -> Claims {
        let mut made = HashMap::new();
        if let Place::Folder(_) = target.place {
            for source in sources {
                made.entry(target.path(source)).or_insert_with(|| source.name());
            }
        }
        let read = sources.iter().filter_map(|source| source.path.canonicalize().ok()).collect();
        Claims { read, made: Mutex::new(made), replace }
    }

    /// Whether `path` may be made from `name`, and from nothing else.
    fn claim(&self, path: &Path, name: &str) -> Result<(), Written> {
        let refuse = |id, mut values: Vec<(&'static str, String)>| {
            values.push(("target", path.display().to_string()));
            Err(Written::Refused { id, values })
        };
        if path.canonicalize().is_ok_and(|path| self.read.contains(&path)) {
            return refuse("convert-is-input", Vec::new());
        }
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let other = made.entry(path.to_path_buf()).or_insert_with(|| name.to_owned());
        if other == name { Ok(()) } else { refuse("convert-twice", vec![("other", other.clone())]) }
    }
}

/// Where the games of one file go.
pub(crate) struct Output<'a> {
    target: &'a Target,
    claims: &'a Claims,
    name: String,
    path: PathBuf,
    /// How many games there have been.
    number: usize,
    /// How many are in the file that is not finished yet.
    waiting: usize,
    draft: Option<Draft>,
    /// One game was left out: so is the file that would hold them all.
    spoilt: bool,
}

impl<'a> Output<'a> {
    pub(crate) fn new(target: &'a Target, source: &Source, claims: &'a Claims) -> Output<'a> {
        let path = target.path(source);
        Output { target, claims, name: source.name(), path, number: 0, waiting: 0, draft: None, spoilt: false }
    }

    /// Leaves a game out.
    pub(crate) fn skip(&mut self) {
        self.number += 1;
        self.spoilt = true;
    }

    /// # Errors
    /// If there is no room, or no way to write there: that is not this file's affair alone.
    pub(crate) fn write(&mut self, bytes: &[u8], turn: &mut Turn<'_, '_>) -> Result<Written, Failure> {
        self.number += 1;
        let between = self.target.format.between_games();
        let bytes = match between {
            Some(between) if self.number > 1 => self.joined(between, bytes),
            _ => bytes.to_vec(),
        };
        match (&self.target.place, between) {
            (Place::Stdout | Place::Device(_), None) if self.number == 2 => Ok(Written::Refused {
                id: "convert-one-a-file",
                values: vec![("format", self.target.format.to_string())],
            }),
            (Place::Stdout | Place::Device(_), None) if self.number > 2 => Ok(Written::Games(0)),
            (Place::Stdout, _) => {
                turn.write_all(&bytes)?;
                Ok(Written::Games(1))
            }
            (Place::Device(path), _) => {
                let wrote = File::options().append(true).open(path).and_then(|mut file| file.write_all(&bytes));
                wrote.map_err(|error| cannot_write(path, &error)).map(|()| Written::Games(1))
            }
            (Place::File(_) | Place::Folder(_), Some(_)) => {
                self.add(&bytes).map_err(|error| cannot_write(&self.path, &error))?;
                Ok(Written::Games(0))
            }
            (Place::File(_), None) if self.number > 1 => Err(self.several()),
            // Whether it is the only one is known at the end.
            (Place::File(_), None) => {
                self.add(&bytes).map_err(|error| cannot_write(&self.path, &error))?;
                Ok(Written::Games(0))
            }
            (Place::Folder(_), None) => {
                let path = numbered(&self.path, self.number);
                self.add(&bytes).map_err(|error| cannot_write(&path, &error))?;
                self.finish(&path)
            }
        }
    }

    /// Several games do not go into a file that holds one, and files that nobody has named are not strewn about.
    fn several(&self) -> Failure {
        let (name, format) = (&self.name, self.target.format);
        let folder = self.path.with_extension("");
        let folder = folder.display();
        let what =
            format_args!("{name} holds several games, a file in {format} one; expected a folder, such as {folder}/");
        Failure::at("--output", what)
    }

    /// A game that follows another one, without a mark of its encoding in the middle of the text.
    fn joined(&self, between: &str, bytes: &[u8]) -> Vec<u8> {
        let encoding = self.target.encoding;
        let (mark, _) = encoding.encode("");
        let plain = |bytes: &[u8]| bytes.strip_prefix(mark.as_slice()).unwrap_or(bytes).to_vec();
        [plain(&encoding.encode(between).0), plain(bytes)].concat()
    }

    fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.draft.is_none() {
            if let (Place::Folder(_), Some(folder)) = (&self.target.place, self.path.parent()) {
                std::fs::create_dir_all(folder)?;
            }
            self.draft = Some(Draft::beside(&self.path)?);
        }
        self.waiting += 1;
        self.draft.as_mut().map_or(Ok(()), |draft| draft.write(bytes))
    }

    fn finish(&mut self, path: &Path) -> Result<Written, Failure> {
        let count = std::mem::take(&mut self.waiting);
        let Some(draft) = self.draft.take() else { return Ok(Written::Games(0)) };
        if let Err(refused) = self.claims.claim(path, &self.name) {
            return Ok(refused);
        }
        match draft.finish(path, self.claims.replace) {
            Ok(_) => Ok(Written::Games(count)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Ok(Written::Refused { id: "convert-exists", values: vec![("target", path.display().to_string())] })
            }
            Err(error) => Err(cannot_write(path, &error)),
        }
    }

    /// After the last game: the file that holds them all appears.
    ///
    /// # Errors
    /// As [`Output::write`].
    pub(crate) fn close(mut self) -> Result<Written, Failure> {
        if self.spoilt && self.target.format.between_games().is_some() {
            return Ok(Written::Games(0));
        }
        let path = self.path.clone();
        self.finish(&path)
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::at(&path.display().to_string(), format_args!("cannot be written: {error}"))
}
