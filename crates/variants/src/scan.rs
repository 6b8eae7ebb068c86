//! Reading a text character by character.

/// A text and the place in it that has been reached.
pub(crate) struct Scanner {
    pub(crate) chars: Vec<char>,
    pub(crate) at: usize,
}

impl Scanner {
    pub(crate) fn new(chars: impl Iterator<Item = char>) -> Scanner {
        Scanner { chars: chars.collect(), at: 0 }
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    pub(crate) fn number(&mut self) -> Option<u32> {
        let begin = self.at;
        let mut number = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        (self.at > begin).then_some(number)
    }
}
