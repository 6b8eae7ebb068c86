//! What a format cannot hold.

use crate::{Ending, Format, Key, NodeId, Record, Step, csa, kif, usen};
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
struct Holds {
    variations: bool,
    /// How many variations it does not hold.
    lost_variations: fn(&Record) -> usize,
    /// A header, by its key.
    header: fn(&Key) -> bool,
    comments: bool,
    bookmarks: bool,
    times: Times,
    illegal_moves: bool,
    ending: fn(&Ending) -> bool,
}

/// How exactly a format tells time.
#[derive(PartialEq, Eq)]
enum Times {
    None,
    Seconds,
    Exact,
}

const KIF: Holds = Holds {
    variations: true,
    lost_variations: |_| 0,
    header: kif::head::holds,
    comments: true,
    bookmarks: true,
    times: Times::Seconds,
    illegal_moves: true,
    ending: kif::holds,
};

const KI2: Holds = Holds { times: Times::None, ..KIF };

const CSA: Holds = Holds {
    variations: false,
    lost_variations: |record| record.variations(),
    header: csa::holds_header,
    bookmarks: false,
    times: Times::Exact,
    ending: Ending::fits_remark,
    ..KIF
};

/// Everything.
const ALL: Holds = Holds {
    variations: true,
    lost_variations: |_| 0,
    header: |_| true,
    comments: true,
    bookmarks: true,
    times: Times::Exact,
    illegal_moves: true,
    ending: |_| true,
};

const USI: Holds = Holds {
    variations: false,
    lost_variations: |record| record.variations(),
    header: |_| false,
    comments: false,
    bookmarks: false,
    times: Times::None,
    illegal_moves: false,
    ending: |_| false,
};

const USEN: Holds =
    Holds { variations: true, lost_variations: usen::left_out, ending: |ending| usen::letter(ending).is_some(), ..USI };

impl Holds {
    fn of(format: Format) -> Holds {
        match format {
            Format::Kif => KIF,
            Format::Ki2 => KI2,
            Format::Csa => CSA,
            Format::Usi => USI,
            Format::Jkf | Format::Psn => ALL,
            Format::Usen => USEN,
        }
    }
}

/// What a text of this format cannot hold of a record, each kind once. If it is nothing, the record comes back from its
/// text as it was.
pub fn losses(record: &Record, format: Format) -> Vec<Loss> {
    let holds = Holds::of(format);
    let count = |wanted: &dyn Fn(NodeId) -> bool| {
        let lines = record.lines().take(if holds.variations { usize::MAX } else { 1 });
        lines.flat_map(|line| record.line_from(line.first)).filter(|id| wanted(*id)).count()
    };
    let variations = (holds.lost_variations)(record);
    let headers = record.headers.iter().filter(|(key, _)| !(holds.header)(key)).count();
    let comments = if holds.comments { 0 } else { count(&|id| !record.comment(id).is_empty()) };
    let bookmarks = if holds.bookmarks { 0 } else { count(&|id| !record.bookmark(id).is_empty()) };
    let times = if holds.times == Times::None { count(&|id| record.used(id).is_some()) } else { 0 };
    let is_fraction = |id| record.used(id).is_some_and(|used| used.subsec_nanos() > 0);
    let fractions = if holds.times == Times::Seconds { count(&is_fraction) } else { 0 };
    let is_illegal = |id| matches!(record.step(id), Some(Step::Illegal(_)));
    let illegal_moves = if holds.illegal_moves { 0 } else { count(&is_illegal) };
    let endings = count(&|id| matches!(record.step(id), Some(Step::End(ending)) if !(holds.ending)(ending)));
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
