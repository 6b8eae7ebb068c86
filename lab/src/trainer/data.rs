//! The positions to learn from: a shuffled file, read in blocks, in another order each time.

use crate::failure;
use crate::packed::{BYTES, Record};
use crate::random::Random;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Positions that lie together in the file and stay together.
pub(crate) const READ_TOGETHER: usize = 1024;

/// A file of positions.
pub(crate) struct Positions {
    path: PathBuf,
    file: File,
    count: usize,
}

impl Positions {
    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be read, or its length is not that of whole records.
    pub(crate) fn open(path: &Path) -> io::Result<Positions> {
        let file = failure::at(path, File::open(path))?;
        let length = failure::at(path, file.metadata())?.len() as usize;
        if !length.is_multiple_of(BYTES) {
            return Err(failure::wrong(path, &format!("{length} bytes are not whole records of {BYTES}")));
        }
        Ok(Positions { path: path.to_owned(), file, count: length / BYTES })
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The order of the blocks in which the file is read for the `pass`th time. A last block that is not full is left out.
    pub(crate) fn order(&self, pass: u64, seed: u64) -> Vec<usize> {
        let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ pass);
        let mut order: Vec<usize> = (0..self.count / READ_TOGETHER).collect();
        random.shuffle(&mut order);
        order
    }

    /// The positions of these blocks.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) fn read_blocks(&mut self, blocks: &[usize]) -> io::Result<Vec<Record>> {
        let mut records = Vec::with_capacity(blocks.len() * READ_TOGETHER);
        for block in blocks {
            self.read_into(block * READ_TOGETHER, READ_TOGETHER, &mut records)?;
        }
        Ok(records)
    }

    /// All positions.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) fn read_all(&mut self) -> io::Result<Vec<Record>> {
        let mut records = Vec::new();
        self.read_into(0, self.count, &mut records)?;
        Ok(records)
    }

    fn read_into(&mut self, first: usize, count: usize, records: &mut Vec<Record>) -> io::Result<()> {
        let mut bytes = vec![0; count * BYTES];
        failure::at(&self.path, self.file.seek(SeekFrom::Start((first * BYTES) as u64)))?;
        failure::at(&self.path, self.file.read_exact(&mut bytes))?;
        records.extend(bytes.as_chunks::<BYTES>().0.iter().map(Record::from_bytes));
        Ok(())
    }
}

#[cfg(test)]
mod tests;
