//! 定跡 jōseki: moves of the opening that were searched beforehand.

use crate::Level;
use shogi::{Move, Position};
use std::collections::HashMap;
use std::fmt::{self, Write};
use std::sync::{Arc, LazyLock};

/// Positions with their moves, as many programs keep them: text that begins with `#YANEURAOU-DB2016 1.00`; then for each
/// position `sfen` and its SFEN, and a line for each move: the move, the answer expected or `none`, its value for the side
/// to move in hundredths of a pawn, the depth it was searched to, and how often it was met in games.
///
/// Positions are told apart by board, hands and turn, whatever number of move the text gives them.
#[derive(Clone, Debug, Default)]
pub struct Book {
    positions: HashMap<u64, (Position, Vec<BookMove>)>,
}

/// A move in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub m: Move,
    /// The answer to it that is expected.
    pub answer: Option<Move>,
    /// What it is worth to the side to move, in hundredths of a pawn.
    pub value: i32,
    /// How deep that was searched.
    pub depth: u16,
    /// How often it was met in games.
    pub count: u32,
}

/// Why a text is no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it, and what would be right.
    pub problem: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for BookError {}

const HEADER: &str = "#YANEURAOU-DB2016 1.00";

/// A move is played only if it is worth at most so much less than the best one, in hundredths of a pawn: for the strongest
/// level, and so much more for each level below.
const TOLERANCE: (i32, i32) = (25, 5);
/// How many moves of a game the weakest level knows from books, and how many more each level above.
const KNOWN_PLIES: (usize, usize) = (2, 1);

impl Book {
    /// The book that comes with the engine: see `docs/experiments/book.md`.
    ///
    /// # Panics
    /// Never: a test reads it.
    pub fn built_in() -> Arc<Book> {
        static BUILT_IN: LazyLock<Arc<Book>> = LazyLock::new(|| {
            let book = Book::read(include_str!("../book/opening.db"));
            Arc::new(book.expect("the book that comes with the engine can be read"))
        });
        Arc::clone(&BUILT_IN)
    }

    /// Reads a book. Moves that cannot be played are left out: books are full of them where programs differ over what is
    /// legal.
    ///
    /// # Errors
    /// With the first line that cannot be understood.
    pub fn read(text: &str) -> Result<Book, BookError> {
        let mut book = Book::default();
        let mut position = None;
        for (line, text) in (1..).zip(text.lines()) {
            let fail = |problem: String| BookError { line, problem };
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') || text.starts_with("//") {
                continue;
            }
            if let Some(sfen) = text.strip_prefix("sfen ") {
                let read: Position = sfen.trim().parse().map_err(|error| fail(format!("{error}")))?;
                book.positions.entry(read.key()).or_insert_with(|| (read.clone(), Vec::new()));
                position = Some(read);
                continue;
            }
            let position = position.as_ref().ok_or_else(|| fail("a line with sfen should come first".to_owned()))?;
            let read = BookMove::read(text).map_err(fail)?;
            if position.is_legal(read.m)
                && let Some((_, moves)) = book.positions.get_mut(&position.key())
            {
                moves.push(read);
            }
        }
        book.positions.values_mut().for_each(|(_, moves)| sort(moves));
        Ok(book)
    }

    /// Gives a position these moves.
    pub fn insert(&mut self, position: &Position, mut moves: Vec<BookMove>) {
        sort(&mut moves);
        self.positions.insert(position.key(), (position.clone(), moves));
    }

    /// The moves of a position, the best first; none if it is not in the book.
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        let found = self.positions.get(&position.key()).filter(|(own, _)| own.same_situation(position));
        found.map_or(&[], |(_, moves)| moves)
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// What a player of this level plays from memory; `None` where their knowledge ends. The stronger, the longer they
    /// know their way, and the less they give away for variety. The same seed makes the same choice in the same
    /// position.
    pub fn choose(&self, position: &Position, level: Level, seed: u64) -> Option<BookMove> {
        let rung = Level::ALL.iter().position(|own| *own == level)?;
        let below = (Level::ALL.len() - 1 - rung) as i32;
        let knows_all = level == Level::STRONGEST;
        if !knows_all && usize::from(position.ply()) > KNOWN_PLIES.0 + KNOWN_PLIES.1 * rung {
            return None;
        }
        let moves = self.moves(position);
        let best = moves.first()?.value;
        let tolerance = TOLERANCE.0 + TOLERANCE.1 * below;
        // The less a move gives away the likelier it is, by the square of what is left.
        let weight = |own: &BookMove| u64::from((tolerance + own.value - best).max(0).unsigned_abs()).pow(2);
        let mut draw = draw(seed, position.key()) % moves.iter().map(weight).sum::<u64>();
        moves.iter().copied().find(|own| {
            let weight = weight(own);
            let chosen = draw < weight;
            draw = draw.saturating_sub(weight);
            chosen
        })
    }
}

impl fmt::Display for Book {
    /// The text of the book, its positions in the order of their SFENs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut positions: Vec<(String, &[BookMove])> =
            self.positions.values().map(|(position, moves)| (position.to_string(), &moves[..])).collect();
        positions.sort_by(|a, b| a.0.cmp(&b.0));
        writeln!(f, "{HEADER}")?;
        for (sfen, moves) in positions {
            writeln!(f, "sfen {sfen}")?;
            moves.iter().try_for_each(|own| writeln!(f, "{own}"))?;
        }
        Ok(())
    }
}

impl BookMove {
    fn read(text: &str) -> Result<BookMove, String> {
        let mut words = text.split_whitespace();
        let mut next = |what: &str| words.next().ok_or_else(|| format!("{what} is missing"));
        let m = next("the move")?;
        let m = m.parse().map_err(|error| format!("{m:?}: {error}"))?;
        let answer = next("the answer, or none,")?;
        let answer = match answer {
            "none" | "None" | "NONE" => None,
            text => Some(text.parse().map_err(|error| format!("{text:?}: {error}"))?),
        };
        let value = number(next("the value")?)?.clamp(-100_000, 100_000) as i32;
        let depth = number(next("the depth")?)?.clamp(0, i64::from(u16::MAX)) as u16;
        // Not all books count.
        let count = words.next().map_or(Ok(0), number)?.clamp(0, i64::from(u32::MAX)) as u32;
        Ok(BookMove { m, answer, value, depth, count })
    }
}

impl fmt::Display for BookMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.m)?;
        match self.answer {
            Some(answer) => write!(f, "{answer}")?,
            None => f.write_str("none")?,
        }
        f.write_char(' ')?;
        write!(f, "{} {} {}", self.value, self.depth, self.count)
    }
}

fn number(text: &str) -> Result<i64, String> {
    text.parse().map_err(|_| format!("{text:?} should be a whole number"))
}

/// The best first; the move itself decides between equals, so that a book is the same every time.
fn sort(moves: &mut [BookMove]) {
    moves.sort_by(|a, b| b.value.cmp(&a.value).then_with(|| a.m.to_string().cmp(&b.m.to_string())));
}

/// A number that depends on nothing but these two: the finalizer of splitmix64.
fn draw(seed: u64, key: u64) -> u64 {
    let mut x = key ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

#[cfg(test)]
mod tests;
