//! Real files, damaged in every way that files are, and what must hold of them all the same.

use kifu::{Encoding, Options};
use std::path::Path;

/// Numbers that look like chance and are always the same (SplitMix64).
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    fn place<T>(&mut self, of: &[T]) -> usize {
        self.below(of.len() + 1)
    }
}

/// The records in a folder, in the order of their names.
pub(crate) fn files(folder: &Path) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_record = |path: &std::path::PathBuf| {
        !path.extension().is_some_and(|extension| ["xz", "md", "jsonl"].iter().any(|other| extension == *other))
    };
    let mut paths: Vec<_> = entries.filter(is_record).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// One of the files, damaged.
pub(crate) fn damaged(files: &[Vec<u8>], numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = files[numbers.below(files.len())].clone();
    for _ in 0..=numbers.below(3) {
        match numbers.below(6) {
            0 => (0..=numbers.below(8)).for_each(|_| flip(&mut bytes, numbers)),
            1 => bytes.truncate(numbers.place(&bytes)),
            2 => drop(bytes.drain(..numbers.place(&bytes))),
            3 => splice(&mut bytes, &files[numbers.below(files.len())], numbers),
            4 => repeat(&mut bytes, numbers),
            _ => bytes = recoded(bytes, numbers),
        }
    }
    bytes
}

fn flip(bytes: &mut [u8], numbers: &mut Numbers) {
    if !bytes.is_empty() {
        bytes[numbers.below(bytes.len())] ^= 1 << numbers.below(8);
    }
}

/// The beginning of one file and the end of another.
fn splice(bytes: &mut Vec<u8>, other: &[u8], numbers: &mut Numbers) {
    bytes.truncate(numbers.place(bytes));
    bytes.extend_from_slice(&other[numbers.place(other)..]);
}

/// A part of the file again and again.
fn repeat(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let from = numbers.place(bytes);
    let part = bytes[from..(from + numbers.below(200)).min(bytes.len())].to_vec();
    (0..numbers.below(50)).for_each(|_| bytes.extend_from_slice(&part));
}

/// Another encoding, or the wrong one.
fn recoded(bytes: Vec<u8>, numbers: &mut Numbers) -> Vec<u8> {
    let text = match numbers.below(2) {
        0 => bytes.iter().map(|byte| char::from(*byte)).collect(),
        _ => String::from_utf8_lossy(&bytes).into_owned(),
    };
    let encodings = Encoding::ALL;
    encodings[numbers.below(encodings.len())].encode(&text).0
}

/// Reads the bytes as one game and as many. What is read comes back from the text that holds everything.
pub(crate) fn survive(bytes: &[u8]) {
    if let Ok(reading) = kifu::read(bytes) {
        assert!(reading.findings.iter().all(|finding| finding.line >= 1 && finding.column >= 1));
        let text = kifu::jkf::write(&reading.record);
        let again = kifu::jkf::read(&text).expect("what is written can be read");
        assert!(again.record == reading.record, "{text}");
    }
    let games = kifu::games(bytes, Options::default()).take(bytes.len() + 1).count();
    assert!(games <= bytes.len(), "{games} games in {} bytes", bytes.len());
}
