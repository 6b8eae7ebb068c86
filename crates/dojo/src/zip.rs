//! Several files in one, as a ZIP archive (APPNOTE 6.3.10): each deflated by itself, its name in UTF-8, without a date.

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::{self, Write};

/// A name has no more bytes before its ending: file systems take 255.
const LONGEST_NAME: usize = 200;

const FILE: u32 = 0x0403_4b50;
const ENTRY: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// Version 2.0 of the format: deflated files.
const VERSION: u16 = 20;
/// As under Unix: only there some programs believe that names are UTF-8.
const MADE_BY: u16 = 3 << 8 | VERSION;
/// The flag that says that names are UTF-8.
const UTF_8: u16 = 1 << 11;
const DEFLATED: u16 = 8;
/// The first day that the format knows: 1 January 1980.
const NO_DAY: u16 = 1 << 5 | 1;

/// An archive to which files are added.
#[derive(Default)]
pub struct Zip {
    /// Those that have not been taken away yet, and how many bytes have.
    files: Vec<u8>,
    taken: usize,
    directory: Vec<u8>,
    count: u16,
}

impl Zip {
    /// Adds a file. Characters of its name that some system has a meaning for become `_`.
    ///
    /// # Errors
    /// If the archive would be larger than the format allows: 4 GiB, 65,535 files.
    pub fn add(&mut self, name: &str, content: &[u8]) -> io::Result<()> {
        self.add_as(file_name(name), content)
    }

    /// The same in a folder.
    ///
    /// # Errors
    /// As for [`Zip::add`].
    pub fn add_in(&mut self, folder: &'static str, name: &str, content: &[u8]) -> io::Result<()> {
        self.add_as(format!("{folder}/{}", file_name(name)), content)
    }

    fn add_as(&mut self, name: String, content: &[u8]) -> io::Result<()> {
        let mut crc = Crc::new();
        crc.update(content);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(content)?;
        let packed = encoder.finish()?;

        let count = self.count.checked_add(1).ok_or_else(too_large)?;
        let at = size(self.bytes())?;
        let sizes = [crc.sum(), size(packed.len())?, size(content.len())?];
        let length = u16::try_from(name.len()).map_err(|_| too_large())?;
        let about: Vec<u8> = [VERSION, UTF_8, DEFLATED, 0, NO_DAY]
            .into_iter()
            .flat_map(u16::to_le_bytes)
            .chain(sizes.into_iter().flat_map(u32::to_le_bytes))
            .chain([length, 0].into_iter().flat_map(u16::to_le_bytes))
            .collect();
        self.files.extend(FILE.to_le_bytes());
        self.files.extend([&about, name.as_bytes(), &packed].concat());
        self.directory.extend(ENTRY.to_le_bytes());
        self.directory.extend(MADE_BY.to_le_bytes());
        self.directory.extend(about);
        // Without a remark, on the first disk; a file that its owner may change and everybody read.
        self.directory.extend([0; 6]);
        self.directory.extend((0o100_644_u32 << 16).to_le_bytes());
        self.directory.extend(at.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.count = count;
        Ok(())
    }

    /// How many bytes the files take so far.
    pub fn bytes(&self) -> usize {
        self.taken + self.files.len()
    }

    /// How many bytes of them have not been taken away.
    pub fn waiting(&self) -> usize {
        self.files.len()
    }

    /// Takes away what has been written since the last time, to be sent before the rest is made.
    pub fn take(&mut self) -> Vec<u8> {
        let files = std::mem::take(&mut self.files);
        self.taken += files.len();
        files
    }

    /// The archive, or what of it has not been taken away.
    ///
    /// # Errors
    /// As for [`Zip::add`].
    pub fn finish(self) -> io::Result<Vec<u8>> {
        let at = size(self.bytes())?;
        let Zip { files, directory, count, .. } = self;
        let end: Vec<u8> = END
            .to_le_bytes()
            .into_iter()
            .chain([0, 0, count, count].into_iter().flat_map(u16::to_le_bytes))
            .chain([size(directory.len())?, at].into_iter().flat_map(u32::to_le_bytes))
            .chain([0; 2])
            .collect();
        Ok([files, directory, end].concat())
    }
}

fn size(bytes: usize) -> io::Result<u32> {
    u32::try_from(bytes).map_err(|_| too_large())
}

/// A name that every system takes for a file's: without what some of them read as a path, and cut, but for its ending, where
/// it is longer than any of them allows.
fn file_name(name: &str) -> String {
    let turns = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let clean = |c: char| if c.is_control() || turns(c) || "/\\:*?\"<>|".contains(c) { '_' } else { c };
    let name: String = name.chars().map(clean).collect();
    let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
    let stem = &stem[..stem.floor_char_boundary(LONGEST_NAME)];
    if ending.is_empty() { stem.to_owned() } else { format!("{stem}.{ending}") }
}

fn too_large() -> io::Error {
    io::Error::other("too large for a ZIP archive")
}

#[cfg(test)]
mod tests;
