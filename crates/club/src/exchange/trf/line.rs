//! A line of fixed columns.

use super::{BadReport, Tenths};

/// A line with its number; columns count from 1, in characters.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) number: usize,
    signs: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line { number, signs: text.trim_end().chars().collect() }
    }

    /// Columns to the last that is not blank.
    pub(super) fn len(&self) -> usize {
        self.signs.len()
    }

    pub(super) fn wrong(&self, column: usize, what: impl Into<String>) -> BadReport {
        BadReport { line: self.number, column, what: what.into() }
    }

    /// What stands from this column to that one.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        (from..=to).map(|column| self.sign(column)).collect::<String>().trim().to_owned()
    }

    /// What stands from this column to the end.
    pub(super) fn tail(&self, from: usize) -> String {
        self.text(from, self.len())
    }

    pub(super) fn sign(&self, column: usize) -> char {
        column.checked_sub(1).and_then(|index| self.signs.get(index)).copied().unwrap_or(' ')
    }

    /// Nothing stands in these columns.
    pub(super) fn blank(&self, columns: &[usize]) -> Result<(), BadReport> {
        match columns.iter().find(|column| self.sign(**column) != ' ') {
            Some(&column) => Err(self.wrong(column, format!("expected a blank, found {:?}", self.sign(column)))),
            None => Ok(()),
        }
    }

    /// A number in these columns; nothing where they are blank.
    pub(super) fn number(&self, [from, to]: [usize; 2], what: &str) -> Result<Option<u16>, BadReport> {
        match self.text(from, to).as_str() {
            "" => Ok(None),
            text => self.number_of(text, from, what).map(Some),
        }
    }

    /// The number that this text is.
    pub(super) fn number_of(&self, text: &str, column: usize, what: &str) -> Result<u16, BadReport> {
        let is_figures = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| is_figures && *number <= 9999);
        number.ok_or_else(|| self.wrong(column, format!("expected {what} of figures, at most 9999, found {text:?}")))
    }

    /// A number in these columns, from 1.
    pub(super) fn needed(&self, columns: [usize; 2], what: &str) -> Result<u16, BadReport> {
        let number = self.number(columns, what)?.filter(|number| *number > 0);
        number.ok_or_else(|| self.wrong(columns[0], format!("expected {what}, from 1")))
    }

    /// Points in these columns.
    pub(super) fn points(&self, [from, to]: [usize; 2]) -> Result<Tenths, BadReport> {
        self.points_of(&self.text(from, to), from)
    }

    /// The points that this text is.
    pub(super) fn points_of(&self, text: &str, column: usize) -> Result<Tenths, BadReport> {
        Tenths::read(text).ok_or_else(|| self.wrong(column, format!("expected points such as 3.5, found {text:?}")))
    }

    /// The words from this column on, each with the column where it begins.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut is_in_word = false;
        for column in from..=self.len() {
            let sign = self.sign(column);
            match words.last_mut().filter(|_| is_in_word) {
                _ if sign.is_whitespace() => {}
                Some((_, word)) => word.push(sign),
                None => words.push((column, sign.to_string())),
            }
            is_in_word = !sign.is_whitespace();
        }
        words
    }

    /// The words from this column on as numbers of players.
    pub(super) fn numbers(&self, from: usize) -> Result<Vec<u16>, BadReport> {
        let number = |(column, word): &(usize, String)| {
            let number = self.number_of(word, *column, PLAYER)?;
            if number == 0 { Err(self.wrong(*column, format!("expected {PLAYER}, from 1"))) } else { Ok(number) }
        };
        self.words(from).iter().map(number).collect()
    }
}

pub(super) const PLAYER: &str = "a player's number";
