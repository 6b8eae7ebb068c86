//! Texts that people give, as lists and papers have room for them.

/// Whether a text is one line of visible characters, so many at most: nothing that moves the cursor of a terminal, turns the
/// direction of what stands beside it, or is not seen.
///
/// ```
/// assert!(club::line::fits("トリノ将棋会", 80));
/// assert!(!club::line::fits("two\nlines", 80) && !club::line::fits("\u{202e}gnp.exe", 80));
/// ```
pub fn fits(text: &str, longest: usize) -> bool {
    text.chars().count() <= longest && !text.chars().any(is_hidden)
}

/// Control characters, marks of direction, blanks of no width, and what is no character at all.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{ffff}')
}
