//! The encodings of record files, found by looking at the bytes: what a file says of itself is often wrong.

use encoding_rs::{EUC_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The byte order mark in a text; where files were joined it stands at the beginning of each.
pub(crate) const MARK: char = '\u{feff}';

/// How a text stands in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8: the one to write where nothing else is asked for.
    #[default]
    Utf8,
    /// UTF-8 after a byte order mark, as some programs for Windows want it.
    Utf8Marked,
    /// CP932, which every Japanese program calls Shift_JIS: with the characters that NEC and IBM have added.
    ShiftJis,
    /// EUC-JP, of old files from Unix.
    EucJp,
    /// UTF-16, the lower byte first.
    Utf16Le,
    /// UTF-16, the higher byte first.
    Utf16Be,
}

impl Encoding {
    /// Every encoding.
    pub const ALL: [Encoding; 6] = [
        Encoding::Utf8,
        Encoding::Utf8Marked,
        Encoding::ShiftJis,
        Encoding::EucJp,
        Encoding::Utf16Le,
        Encoding::Utf16Be,
    ];

    /// The name that programs are told: `utf-8`, `shift_jis` …
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf8Marked => "utf-8-bom",
            Encoding::ShiftJis => "shift_jis",
            Encoding::EucJp => "euc-jp",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
        }
    }

    /// The encoding of a text: by its mark, by the zeros of UTF-16, else UTF-8 if it can be, else CP932, else EUC-JP;
    /// `None` if it is none of them. Of a long text the first part is enough, even if cut within a character.
    pub fn of(bytes: &[u8]) -> Option<Encoding> {
        (0..3.min(bytes.len())).find_map(|cut| decode(&bytes[..bytes.len() - cut])).map(|(encoding, _)| encoding)
    }

    /// The text without its mark; `None` if the bytes are none of this encoding.
    pub fn decode(self, bytes: &[u8]) -> Option<Cow<'_, str>> {
        let bytes = bytes.strip_prefix(self.mark()).unwrap_or(bytes);
        self.library().decode_without_bom_handling_and_without_replacement(bytes)
    }

    /// The byte order mark, if a text of this encoding begins with one.
    pub(crate) const fn mark(self) -> &'static [u8] {
        match self {
            Encoding::Utf8Marked => b"\xef\xbb\xbf",
            Encoding::Utf16Le => b"\xff\xfe",
            Encoding::Utf16Be => b"\xfe\xff",
            Encoding::Utf8 | Encoding::ShiftJis | Encoding::EucJp => b"",
        }
    }

    /// What makes text of bytes that come in blocks.
    pub(crate) fn decoder(self) -> encoding_rs::Decoder {
        self.library().new_decoder_without_bom_handling()
    }

    fn library(self) -> &'static encoding_rs::Encoding {
        match self {
            Encoding::Utf8 | Encoding::Utf8Marked => UTF_8,
            Encoding::ShiftJis => SHIFT_JIS,
            Encoding::EucJp => EUC_JP,
            Encoding::Utf16Le => UTF_16LE,
            Encoding::Utf16Be => UTF_16BE,
        }
    }

    /// The bytes of a text, and the characters, each once, that the encoding does not have: 〓 stands in their place.
    pub fn encode(self, text: &str) -> (Vec<u8>, Vec<char>) {
        match self {
            Encoding::Utf8 => (text.as_bytes().to_vec(), Vec::new()),
            Encoding::Utf8Marked => ([b"\xef\xbb\xbf", text.as_bytes()].concat(), Vec::new()),
            Encoding::ShiftJis => encode_by(SHIFT_JIS, text),
            Encoding::EucJp => encode_by(EUC_JP, text),
            Encoding::Utf16Le => (utf_16(text, u16::to_le_bytes), Vec::new()),
            Encoding::Utf16Be => (utf_16(text, u16::to_be_bytes), Vec::new()),
        }
    }
}

/// The text of a file, and its encoding; `None` if it is none that is known.
pub fn decode(bytes: &[u8]) -> Option<(Encoding, Cow<'_, str>)> {
    if let Some(encoding) = marked(bytes).or_else(|| wide(bytes)) {
        return encoding.decode(bytes).map(|text| (encoding, text));
    }
    if let Some(text) = Encoding::Utf8.decode(bytes) {
        return Some((Encoding::Utf8, text));
    }
    let [shift_jis, euc_jp] =
        [Encoding::ShiftJis, Encoding::EucJp].map(|encoding| Some((encoding, encoding.decode(bytes)?)));
    // Kanji of EUC-JP can look like half-width katakana of Shift_JIS, which records hardly have.
    let doubtful = |c: char| ('\u{ff61}'..='\u{ff9f}').contains(&c);
    match (shift_jis, euc_jp) {
        (Some(text), Some(other)) if text.1.contains(doubtful) && !other.1.contains(doubtful) => Some(other),
        (text, other) => text.or(other),
    }
}

/// The text with a blank for each zero, which damaged files have: written out again, it would look like UTF-16.
pub(crate) fn without_zeros(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.contains('\0') { Cow::Owned(text.replace('\0', " ")) } else { text }
}

/// The encoding that a byte order mark tells.
fn marked(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => Some(Encoding::Utf8Marked),
        [0xff, 0xfe, ..] => Some(Encoding::Utf16Le),
        [0xfe, 0xff, ..] => Some(Encoding::Utf16Be),
        _ => None,
    }
}

/// UTF-16 without a mark: records are full of ASCII, whose higher bytes are zero.
fn wide(bytes: &[u8]) -> Option<Encoding> {
    let head = &bytes[..bytes.len().min(1024)];
    // No text has a character zero, but damaged files of any encoding have stretches of zeros.
    if head.chunks_exact(2).any(|pair| pair == [0, 0]) {
        return None;
    }
    let zeros = |from: usize| head.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (high_first, low_first) = (zeros(0), zeros(1));
    let needed = (head.len() / 16).max(4);
    if low_first >= needed && low_first > high_first {
        Some(Encoding::Utf16Le)
    } else if high_first >= needed && high_first > low_first {
        Some(Encoding::Utf16Be)
    } else {
        None
    }
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect()
}

/// Stands for a character that printers do not have (下駄 geta).
const MISSING: &str = "〓";

fn encode_by(encoding: &'static encoding_rs::Encoding, text: &str) -> (Vec<u8>, Vec<char>) {
    let (bytes, _, unmappable) = encoding.encode(text);
    if !unmappable {
        return (bytes.into_owned(), Vec::new());
    }
    let mut missing = Vec::new();
    let mut buffer = [0; 4];
    let mut replaced = String::with_capacity(text.len());
    for c in text.chars() {
        let (_, _, unmappable) = encoding.encode(c.encode_utf8(&mut buffer));
        if !unmappable {
            replaced.push(c);
            continue;
        }
        replaced.push_str(MISSING);
        if !missing.contains(&c) {
            missing.push(c);
        }
    }
    (encoding.encode(&replaced).0.into_owned(), missing)
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No encoding has this name; the message names them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}", Encoding::ALL.map(Encoding::name).join(", "))
    }
}

impl std::error::Error for UnknownEncoding {}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    /// By [`Encoding::name`], in any case; `sjis`, `cp932` and the like are Shift_JIS.
    fn from_str(name: &str) -> Result<Encoding, UnknownEncoding> {
        let name = name.to_ascii_lowercase();
        match name.as_str() {
            "utf8" => Ok(Encoding::Utf8),
            "sjis" | "shift-jis" | "cp932" | "windows-31j" | "ms932" => Ok(Encoding::ShiftJis),
            "eucjp" | "euc_jp" => Ok(Encoding::EucJp),
            "utf-16" | "utf16" => Ok(Encoding::Utf16Le),
            name => Encoding::ALL.into_iter().find(|own| own.name() == name).ok_or(UnknownEncoding),
        }
    }
}

#[cfg(test)]
mod tests;
