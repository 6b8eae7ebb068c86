//! The text of a stream as far as it is at hand: bytes in blocks, made text.

use crate::encoding::{MARK, without_zeros};
use crate::{Encoding, scan::count_line_ends};
use std::fmt;
use std::io::{self, Read};

/// The least number of bytes to read at a time.
const BLOCK: usize = 1 << 18;

/// Places of broken bytes are remembered up to so many.
const MOST_BROKEN: usize = 1000;

/// Text that grows at its end and shrinks at its beginning.
pub(super) struct Feed<R> {
    reader: R,
    /// The block read last.
    bytes: Vec<u8>,
    /// Found when the first bytes come that are not ASCII; until then every encoding would do.
    decoder: Option<(Encoding, encoding_rs::Decoder)>,
    text: String,
    /// Where in `text` what is not consumed begins.
    start: usize,
    at_end: bool,
    /// Places in `text` where U+FFFD stands for bytes that are none of the encoding.
    broken: Vec<usize>,
}

/// Why there is no more text.
pub(super) enum Hunger {
    Io(io::Error),
    NotText,
}

impl<R: Read> Feed<R> {
    pub(super) fn new(reader: R) -> Feed<R> {
        Feed {
            reader,
            bytes: Vec::new(),
            decoder: None,
            text: String::new(),
            start: 0,
            at_end: false,
            broken: Vec::new(),
        }
    }

    /// The text at hand. A carriage return at its end waits for what comes next: together they may be one line end.
    pub(super) fn text(&self) -> &str {
        let text = &self.text[self.start..];
        if self.at_end { text } else { text.strip_suffix('\r').unwrap_or(text) }
    }

    /// Whether there is nothing behind the text at hand.
    pub(super) fn is_at_end(&self) -> bool {
        self.at_end
    }

    pub(super) fn encoding(&self) -> Encoding {
        self.decoder.as_ref().map_or(Encoding::Utf8, |(encoding, _)| *encoding)
    }

    pub(super) fn consume(&mut self, length: usize) {
        self.start += length;
        let start = self.start;
        self.broken.retain(|place| *place >= start);
    }

    pub(super) fn skip_mark(&mut self) {
        while self.text().starts_with(MARK) {
            self.consume(MARK.len_utf8());
        }
    }

    /// The lines, from 1, of the first part of the text that hold broken bytes.
    pub(super) fn broken_lines(&self, length: usize) -> Vec<usize> {
        let places = self.broken.iter().map(|place| place - self.start).filter(|place| *place < length);
        let mut lines: Vec<usize> =
            places.map(|place| count_line_ends(&self.text[self.start..self.start + place]) + 1).collect();
        lines.dedup();
        lines
    }

    /// Makes the text at hand longer, twice as long if that is more than a block, so that reading it anew each time costs
    /// no more than reading it twice.
    pub(super) fn more(&mut self) -> Result<(), Hunger> {
        if self.at_end {
            return Ok(());
        }
        self.text.drain(..self.start);
        let start = std::mem::take(&mut self.start);
        self.broken.iter_mut().for_each(|place| *place -= start);
        let wanted = BLOCK.max(self.text.len());
        self.bytes.clear();
        let read = self.reader.by_ref().take(wanted as u64).read_to_end(&mut self.bytes).map_err(Hunger::Io)?;
        self.at_end = read < wanted;
        let start = self.text.len();
        let decoded = self.decode();
        if self.text[start..].contains('\0') {
            let tail = self.text.split_off(start);
            self.text.push_str(&without_zeros(tail.into()));
        }
        decoded
    }

    fn decode(&mut self) -> Result<(), Hunger> {
        let mut skipped = 0;
        if self.decoder.is_none() {
            if self.bytes.is_empty() {
                return Ok(());
            }
            let encoding = Encoding::of(&self.bytes).ok_or(Hunger::NotText)?;
            if encoding == Encoding::Utf8 && self.bytes.is_ascii() {
                self.text.push_str(std::str::from_utf8(&self.bytes).unwrap_or_default());
                return Ok(());
            }
            skipped = encoding.mark().iter().zip(&self.bytes).take_while(|(own, found)| own == found).count();
            self.decoder = Some((encoding, encoding.decoder()));
        }
        let Some((_, decoder)) = &mut self.decoder else { return Ok(()) };
        let mut rest = &self.bytes[skipped..];
        loop {
            self.text.reserve(decoder.max_utf8_buffer_length_without_replacement(rest.len()).unwrap_or(rest.len() * 3));
            let (result, read) = decoder.decode_to_string_without_replacement(rest, &mut self.text, self.at_end);
            rest = &rest[read..];
            match result {
                encoding_rs::DecoderResult::InputEmpty => return Ok(()),
                encoding_rs::DecoderResult::OutputFull => {}
                encoding_rs::DecoderResult::Malformed(..) => {
                    if self.broken.len() < MOST_BROKEN {
                        self.broken.push(self.text.len());
                    }
                    self.text.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
    }
}

impl<R> fmt::Debug for Feed<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Feed").field("at_end", &self.at_end).finish_non_exhaustive()
    }
}
