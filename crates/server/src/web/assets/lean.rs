//! Scripts and styles as they are sent: comments are for who reads the source, and are a fifth of what a page weighs.

/// The same without the lines that are comments alone; they stay as empty lines, so that others keep their numbers. What stands
/// behind code in its line stays, too: only a parser could tell it from what is in a string.
pub(super) fn without_comments(source: &[u8]) -> Vec<u8> {
    let mut lean = Vec::with_capacity(source.len());
    let mut is_within = false;
    for line in source.split_inclusive(|byte| *byte == b'\n') {
        let text = line.trim_ascii();
        let ends = text.ends_with(b"*/");
        let begins = text.starts_with(b"/*") && (ends || !text.windows(2).any(|pair| pair == b"*/"));
        if is_within || begins || text.starts_with(b"//") {
            is_within = (is_within || begins) && !ends;
            lean.extend(line.strip_suffix(b"\n").map(|_| b'\n'));
        } else {
            lean.extend(line);
        }
    }
    lean
}

/// The same without what lines are indented by: in styles it means nothing. Scripts keep theirs, which may stand in a text.
pub(super) fn without_indents(style: &[u8]) -> Vec<u8> {
    let is_space = |byte: &&u8| matches!(byte, b' ' | b'\t');
    style.split_inclusive(|byte| *byte == b'\n').flat_map(|line| line.iter().skip_while(is_space)).copied().collect()
}
