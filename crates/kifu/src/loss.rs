//! What a text cannot hold of a record.

use crate::{Ending, Key, NodeId, Record, Step};
use std::fmt;

/// Something of a record that is not in the text written, with how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Variations.
    Variations(usize),
    /// Headers.
    Headers(usize),
    /// Remarks.
    Comments(usize),
    /// Bookmarks.
    Bookmarks(usize),
    /// Times of moves.
    Times(usize),
    /// Parts of seconds; the whole seconds are there.
    Fractions(usize),
    /// Moves against the rules, and whatever follows them.
    IllegalMoves(usize),
    /// How the game ended.
    Endings(usize),
    /// Characters that the encoding does not have, each once.
    Characters(Vec<char>),
}

impl Loss {
    /// A name for programs and message catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            Loss::Variations(_) => "variations",
            Loss::Headers(_) => "headers",
            Loss::Comments(_) => "comments",
            Loss::Bookmarks(_) => "bookmarks",
            Loss::Times(_) => "times",
            Loss::Fractions(_) => "fractions",
            Loss::IllegalMoves(_) => "illegal_moves",
            Loss::Endings(_) => "endings",
            Loss::Characters(_) => "characters",
        }
    }

    /// How many of them.
    pub fn count(&self) -> usize {
        match self {
            Loss::Variations(count)
            | Loss::Headers(count)
            | Loss::Comments(count)
            | Loss::Bookmarks(count)
            | Loss::Times(count)
            | Loss::Fractions(count)
            | Loss::IllegalMoves(count)
            | Loss::Endings(count) => *count,
            Loss::Characters(missing) => missing.len(),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Variations(count) => write!(f, "variations: {count}"),
            Loss::Headers(count) => write!(f, "headers: {count}"),
            Loss::Comments(count) => write!(f, "remarks: {count}"),
            Loss::Bookmarks(count) => write!(f, "bookmarks: {count}"),
            Loss::Times(count) => write!(f, "times of moves: {count}"),
            Loss::Fractions(count) => write!(f, "times that are not whole seconds: {count}"),
            Loss::IllegalMoves(count) => write!(f, "moves against the rules: {count}"),
            Loss::Endings(count) => write!(f, "endings: {count}"),
            Loss::Characters(missing) => {
                write!(f, "characters that the encoding does not have: {}", missing.iter().collect::<String>())
            }
        }
    }
}

/// What a format has a place for.
pub(crate) struct Holds {
    pub(crate) variations: bool,
    /// How many variations it does not hold.
    pub(crate) lost_variations: fn(&Record) -> usize,
    /// A header, by its key.
    pub(crate) header: fn(&Key) -> bool,
    pub(crate) comments: bool,
    pub(crate) bookmarks: bool,
    pub(crate) times: Times,
    pub(crate) illegal_moves: bool,
    pub(crate) ending: fn(&Ending) -> bool,
}

/// How exactly a format tells time.
#[derive(PartialEq, Eq)]
pub(crate) enum Times {
    None,
    Seconds,
    Exact,
}

impl Holds {
    /// Everything.
    pub(crate) const ALL: Holds = Holds {
        variations: true,
        lost_variations: |_| 0,
        header: |_| true,
        comments: true,
        bookmarks: true,
        times: Times::Exact,
        illegal_moves: true,
        ending: |_| true,
    };

    /// The start and the moves of the main line.
    pub(crate) const MOVES: Holds = Holds {
        variations: false,
        lost_variations: |record| record.variations(),
        header: |_| false,
        comments: false,
        bookmarks: false,
        times: Times::None,
        illegal_moves: false,
        ending: |_| false,
    };

    /// What of a record has no place, each kind once.
    pub(crate) fn losses(&self, record: &Record) -> Vec<Loss> {
        let count = |wanted: &dyn Fn(NodeId) -> bool| {
            let lines = record.lines().take(if self.variations { usize::MAX } else { 1 });
            lines.flat_map(|line| record.line_from(line.first)).filter(|id| wanted(*id)).count()
        };
        let variations = (self.lost_variations)(record);
        let headers = record.headers.iter().filter(|(key, _)| !(self.header)(key)).count();
        let comments = if self.comments { 0 } else { count(&|id| !record.comment(id).is_empty()) };
        let bookmarks = if self.bookmarks { 0 } else { count(&|id| !record.bookmark(id).is_empty()) };
        let times = if self.times == Times::None { count(&|id| record.used(id).is_some()) } else { 0 };
        let is_fraction = |id| record.used(id).is_some_and(|used| used.subsec_nanos() > 0);
        let fractions = if self.times == Times::Seconds { count(&is_fraction) } else { 0 };
        let is_illegal = |id| matches!(record.step(id), Some(Step::Illegal(_)));
        let illegal_moves = if self.illegal_moves { 0 } else { count(&is_illegal) };
        let endings = count(&|id| matches!(record.step(id), Some(Step::End(ending)) if !(self.ending)(ending)));
        let all = [
            Loss::Variations(variations),
            Loss::Headers(headers),
            Loss::Comments(comments),
            Loss::Bookmarks(bookmarks),
            Loss::Times(times),
            Loss::Fractions(fractions),
            Loss::IllegalMoves(illegal_moves),
            Loss::Endings(endings),
        ];
        all.into_iter().filter(|loss| loss.count() > 0).collect()
    }
}
