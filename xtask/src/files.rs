//! The project's files, read once and given to every rule.

use std::{fs, io, path::Path};

/// A text file.
#[derive(Debug)]
pub(crate) struct Source {
    /// From the project's root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// Whether the file's name ends in `.extension`.
    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|own| own == extension)
    }
}

/// All files but those that git is told to ignore.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    pub(crate) sources: Vec<Source>,
    /// Paths of the files that are not text: fonts, pictures.
    pub(crate) binaries: Vec<String>,
}

impl Tree {
    /// Reads everything below `root`.
    ///
    /// # Errors
    /// The first file or folder that cannot be read.
    pub(crate) fn read(root: &Path) -> io::Result<Self> {
        let ignored = ignored_paths(&fs::read_to_string(root.join(".gitignore"))?);
        let mut tree = Self::default();
        tree.read_folder(root, "", &ignored)?;
        tree.sources.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    /// Whether a file or folder stands at `path`; the root's path is empty.
    pub(crate) fn contains(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        let stands_at = |own: &String| own == path || own.starts_with(&folder);
        path.is_empty() || self.sources.iter().map(|source| &source.path).chain(&self.binaries).any(stands_at)
    }

    fn read_folder(&mut self, root: &Path, folder: &str, ignored: &[String]) -> io::Result<()> {
        for entry in fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            let kind = entry.file_type()?;
            if path == ".git" || ignored.contains(&path) {
                continue;
            } else if kind.is_dir() {
                self.read_folder(root, &path, ignored)?;
            } else if kind.is_file() {
                match String::from_utf8(fs::read(entry.path())?) {
                    Ok(text) => self.sources.push(Source { path, text }),
                    Err(_) => self.binaries.push(path),
                }
            }
        }
        Ok(())
    }
}

/// The lines of a `.gitignore` that name one place from the root; this project needs no others.
fn ignored_paths(gitignore: &str) -> Vec<String> {
    gitignore
        .lines()
        .filter_map(|line| line.trim().strip_prefix('/'))
        .map(|path| path.trim_end_matches('/').to_owned())
        .collect()
}

#[cfg(test)]
mod tests;
