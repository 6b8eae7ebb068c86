//! Reading ZIP archives, as programs do that have never seen ours.

use flate2::CrcReader;
use flate2::read::DeflateDecoder;
use std::io::Read;

/// The files of a ZIP archive, by its directory.
pub(crate) fn unzipped(archive: &[u8]) -> Vec<(String, String)> {
    let number = |at: usize, bytes: usize| {
        archive[at..at + bytes].iter().rev().fold(0, |all, byte| all << 8 | usize::from(*byte))
    };
    let end = archive.len() - 22;
    assert_eq!(number(end, 4), 0x0605_4b50);
    let (count, mut entry) = (number(end + 10, 2), number(end + 16, 4));
    let mut files = Vec::new();
    for _ in 0..count {
        assert_eq!(number(entry, 4), 0x0201_4b50);
        let (length, file) = (number(entry + 28, 2), number(entry + 42, 4));
        let (name, content) = (&archive[entry + 46..entry + 46 + length], file + 30 + length);
        assert_eq!((number(file, 4), &archive[file + 30..content]), (0x0403_4b50, name), "the file has the same name");
        let mut text = String::new();
        let mut packed = CrcReader::new(DeflateDecoder::new(&archive[content..content + number(entry + 20, 4)]));
        packed.read_to_string(&mut text).unwrap();
        assert_eq!((packed.crc().sum() as usize, text.len()), (number(entry + 16, 4), number(entry + 24, 4)));
        files.push((String::from_utf8(name.to_vec()).unwrap(), text));
        entry += 46 + length;
    }
    files
}
