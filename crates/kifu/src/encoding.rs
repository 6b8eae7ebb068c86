//! The encodings of record files, found by looking at the bytes: what a file says of itself is often wrong.

use encoding_rs::{EUC_JP, SHIFT_JIS};
use std::borrow::Cow;

/// The text of a file, without its byte order mark: UTF-8 if it can be, else CP932 (Shift_JIS), else EUC-JP.
pub(crate) fn decode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Some(Cow::Borrowed(text));
    }
    [SHIFT_JIS, EUC_JP]
        .into_iter()
        .find_map(|encoding| encoding.decode_without_bom_handling_and_without_replacement(bytes))
}

#[cfg(test)]
mod tests;
