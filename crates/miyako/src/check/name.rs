//! What a file's name promises, and whether it is so: many programs go by the name alone.

use super::Said;
use crate::batch::Source;
use kifu::{Encoding, Format, Reading};
use words::Language;

/// What is wrong with the name.
pub(super) fn findings(source: &Source, reading: &Reading, language: Language) -> Vec<Said> {
    let Some(extension) = source.path.extension().and_then(|extension| extension.to_str()) else { return Vec::new() };
    let Some((format, encoding)) = Format::of_extension(extension) else { return Vec::new() };
    let says = |code, named: &str, found: &str| {
        let text = language.text_with_list(&format!("finding-{code}"), &[("named", named), ("found", found)]);
        Said { line: 1, column: 1, code, error: false, text }
    };
    let mut findings = Vec::new();
    if format != reading.format {
        findings.push(says("other_format", format.name(), reading.format.name()));
    }
    let as_one_reads = |encoding| match encoding {
        Encoding::Utf8Marked => Encoding::Utf8,
        encoding => encoding,
    };
    if let Some(encoding) = encoding.filter(|encoding| as_one_reads(reading.encoding) != *encoding) {
        findings.push(says("other_encoding", encoding.name(), reading.encoding.name()));
    }
    findings
}
