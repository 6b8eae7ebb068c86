//! Patterns made into tables: what each piece on each square means for all of them, and when they count, as sets.

use super::data::{BadPattern, Bishops, Content, Demand, EnemyRook, Entry, Event, LastMove, Only, Shape};
use super::pattern::{Pattern, PatternId};
use super::set::Set;
use shogi::{Color, Piece, PieceKind, Square};
use std::collections::HashMap;

/// No pattern is looked for beyond this ply.
const LAST_PLY: u16 = 400;

/// What patterns ask for, for both colours. A pattern of a side is a *case*: its number, plus [`Set::CAPACITY`] for White.
pub(super) struct Tables {
    /// How many patterns are told by squares; events come after all patterns.
    pub(super) watched: usize,
    /// What a thing on a square means: [`Tables::meanings`] finds its part.
    meanings: Vec<Meaning>,
    starts: Vec<u16>,
    /// How much each case lacks on a board of which nothing is known.
    pub(super) lacking: Vec<u8>,
    /// Whose each group is, of which one has to be there.
    pub(super) groups: Vec<u16>,
    /// What may hold after so many plies.
    by_ply: Vec<Set>,
    /// What holds only while no bishop has been taken, after each side has taken one, while each holds one.
    pub(super) kept: Set,
    pub(super) exchanged: Set,
    pub(super) in_hand: Set,
    /// What holds only against a ranging rook, against a static one.
    pub(super) against_ranging: Set,
    pub(super) against_static: Set,
    /// What is of a ranging rook.
    pub(super) of_ranging: Set,
    /// What the side that began cannot have.
    pub(super) second: Set,
    /// What holds only after a certain move.
    pub(super) by_move: Set,
    pub(super) moves: Vec<(usize, LastMove)>,
    /// What has to wait until something else has come, or until code says so.
    pub(super) waiting: Set,
    /// What others wait for, and who.
    pub(super) heralds: Vec<(usize, Set)>,
    /// What need not be told where a pattern holds.
    pub(super) hides: Vec<Set>,
    /// The patterns that code has to know by name.
    pub(super) ranging_rook: usize,
    pub(super) static_rook: usize,
    pub(super) itteson: usize,
}

/// What it means for a case that something has come to stand on a square.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    /// One thing less is lacking.
    Wanted { case: u16 },
    /// One thing more is.
    Unwanted { case: u16 },
    /// One thing of a group is there.
    OneOf { group: u16 },
}

/// What stands on a square, as a number: nothing, a piece of Black, a piece of White.
pub(super) fn content(piece: Option<Piece>) -> usize {
    piece.map_or(0, |piece| 1 + piece.color().index() * PieceKind::ALL.len() + piece.kind().index())
}

const CONTENTS: usize = 1 + 2 * PieceKind::ALL.len();

impl Tables {
    pub(super) fn new(
        last_file: &str,
        entries: &[(&str, Entry)],
        watched: usize,
        events: &[(&str, Event)],
        numbers: &HashMap<&str, usize>,
        patterns: &[Pattern],
    ) -> Result<Tables, BadPattern> {
        let mut builder = Builder { listed: vec![Vec::new(); CONTENTS * Square::COUNT], ..Builder::default() };
        builder.lacking = vec![u8::MAX; 2 * Set::CAPACITY];
        for (number, (file, entry)) in entries[..watched].iter().enumerate() {
            let shape = entry.shape();
            refuse_contradictions(&shape).map_err(|message| BadPattern::new(file, &entry.id, message))?;
            if entry.computed != (shape.clauses.is_empty() && shape.forbidden.is_empty()) {
                let message = "expected squares that tell it, or else `computed`";
                return Err(BadPattern::new(file, &entry.id, message));
            }
            builder.add(number, &shape);
        }
        for (number, (_, event)) in (entries.len()..).zip(events) {
            builder.add(number, &event.shape());
        }
        let named = |id: &str| {
            let missing = || BadPattern::new(last_file, id, "a pattern of this name is needed");
            numbers.get(id).copied().filter(|number| *number < watched).ok_or_else(missing)
        };
        let those = |wanted: &dyn Fn(&Entry) -> bool| -> Set {
            (0..watched).filter(|number| wanted(&entries[*number].1)).collect()
        };
        let ranging_rook = named("ranging-rook")?;
        let is_of_ranging = |number: &usize| line(patterns, *number).any(|id| id.number() == ranging_rook);
        let (meanings, starts) = builder.laid_out();
        let (waiting, heralds) = waiting(&entries[..watched], numbers)?;
        Ok(Tables {
            watched,
            meanings,
            starts,
            lacking: builder.lacking,
            groups: builder.groups,
            by_ply: by_ply(&entries[..watched], entries.len()..entries.len() + events.len())?,
            kept: those(&|entry| entry.bishops == Some(Bishops::Kept)),
            exchanged: those(&|entry| entry.bishops == Some(Bishops::Exchanged)),
            in_hand: those(&|entry| entry.bishops == Some(Bishops::BothInHand)),
            against_ranging: those(&|entry| entry.enemy_rook == Some(EnemyRook::Ranging)),
            against_static: those(&|entry| entry.enemy_rook == Some(EnemyRook::Static)),
            of_ranging: (0..watched).filter(is_of_ranging).collect(),
            second: those(&|entry| entry.only == Some(Only::Second)),
            by_move: those(&|entry| entry.last_move.is_some()),
            moves: (0..watched).filter_map(|number| Some((number, entries[number].1.last_move?))).collect(),
            waiting,
            heralds,
            hides: hides(entries, numbers, patterns)?,
            ranging_rook,
            static_rook: named("static-rook")?,
            itteson: named("itteson")?,
        })
    }

    /// What this thing on this square means.
    #[inline]
    pub(super) fn meanings(&self, content: usize, square: Square) -> &[Meaning] {
        let at = content * Square::COUNT + square.index();
        &self.meanings[usize::from(self.starts[at])..usize::from(self.starts[at + 1])]
    }

    /// What may hold after so many plies.
    #[inline]
    pub(super) fn at_ply(&self, ply: usize) -> Set {
        self.by_ply[ply.min(self.by_ply.len() - 1)]
    }
}

/// The tables of the board, while they grow.
#[derive(Default)]
struct Builder {
    /// By content and square.
    listed: Vec<Vec<Meaning>>,
    lacking: Vec<u8>,
    groups: Vec<u16>,
}

impl Builder {
    /// Adds a pattern for both colours.
    fn add(&mut self, number: usize, shape: &Shape) {
        for color in Color::ALL {
            let case = number + color.index() * Set::CAPACITY;
            self.lacking[case] = shape.clauses.len() as u8;
            let case = case as u16;
            for clause in &shape.clauses {
                let meaning = match clause[..] {
                    [_] => Meaning::Wanted { case },
                    _ => {
                        self.groups.push(case);
                        Meaning::OneOf { group: self.groups.len() as u16 - 1 }
                    }
                };
                clause.iter().for_each(|demand| self.list(*demand, color, meaning));
            }
            shape.forbidden.iter().for_each(|demand| self.list(*demand, color, Meaning::Unwanted { case }));
        }
    }

    fn list(&mut self, demand: Demand, owner: Color, meaning: Meaning) {
        let piece = match demand.stone.content {
            Content::Nothing => None,
            Content::Piece(kind) => Some(Piece::new(if demand.of_enemy { !owner } else { owner }, kind)),
        };
        let square = match owner {
            Color::Black => demand.stone.square,
            Color::White => demand.stone.square.rotated(),
        };
        self.listed[content(piece) * Square::COUNT + square.index()].push(meaning);
    }

    /// All meanings one after the other, and where those of each content and square begin.
    fn laid_out(&self) -> (Vec<Meaning>, Vec<u16>) {
        let mut starts = vec![0];
        starts.extend(self.listed.iter().scan(0, |sum, list| {
            *sum += list.len() as u16;
            Some(*sum)
        }));
        (self.listed.concat(), starts)
    }
}

/// No square can hold two things, or what must not stand there.
fn refuse_contradictions(shape: &Shape) -> Result<(), String> {
    let wanted: Vec<Demand> =
        shape.clauses.iter().filter_map(|clause| <[Demand; 1]>::try_from(&clause[..]).ok()).flatten().collect();
    let clash = |(at, one): (usize, &Demand)| {
        let is_same_square = |other: &Demand| other.stone.square == one.stone.square;
        wanted[at + 1..].iter().any(is_same_square) || shape.forbidden.contains(one)
    };
    if let Some((_, demand)) = wanted.iter().enumerate().find(|(at, one)| clash((*at, one))) {
        let square = demand.stone.square;
        return Err(format!("two demands on {}{} exclude each other", square.file(), square.rank()));
    }
    if shape.clauses.iter().any(Vec::is_empty) {
        return Err("a group of `any` has nothing in it".to_owned());
    }
    Ok(())
}

fn by_ply(entries: &[(&str, Entry)], events: std::ops::Range<usize>) -> Result<Vec<Set>, BadPattern> {
    let last = entries.iter().filter_map(|(_, entry)| entry.ply).map(|(_, last)| last).max().unwrap_or(0);
    let always = (0..entries.len()).filter(|number| entries[*number].1.ply.is_none()).chain(events);
    // One more than the last: what holds whenever its squares do.
    let mut sets = vec![always.collect::<Set>(); usize::from(last.min(LAST_PLY)) + 2];
    for (number, (file, entry)) in entries.iter().enumerate() {
        let Some((first, last)) = entry.ply else { continue };
        if first > last || last > LAST_PLY {
            let message = format!("`ply`: expected the first and the last ply, none beyond {LAST_PLY}");
            return Err(BadPattern::new(file, &entry.id, message));
        }
        sets[usize::from(first)..=usize::from(last)].iter_mut().for_each(|set| set.insert(number));
    }
    Ok(sets)
}

fn waiting(entries: &[(&str, Entry)], numbers: &HashMap<&str, usize>) -> Result<(Set, Vec<(usize, Set)>), BadPattern> {
    let mut waiting = Set::EMPTY;
    let mut heralds: Vec<(usize, Set)> = Vec::new();
    for (number, (file, entry)) in entries.iter().enumerate() {
        if entry.computed {
            waiting.insert(number);
        }
        let Some(after) = &entry.after else { continue };
        let missing = || BadPattern::new(file, &entry.id, format!("`after`: nothing is called `{after}`"));
        let herald = *numbers.get(after.as_str()).ok_or_else(missing)?;
        waiting.insert(number);
        match heralds.iter_mut().find(|(known, _)| *known == herald) {
            Some((_, set)) => set.insert(number),
            None => heralds.push((herald, Set::from_iter([number]))),
        }
    }
    Ok((waiting, heralds))
}

/// What need not be told beside each pattern: its parents, and what it supersedes.
fn hides(
    entries: &[(&str, Entry)],
    numbers: &HashMap<&str, usize>,
    patterns: &[Pattern],
) -> Result<Vec<Set>, BadPattern> {
    let mut hides = vec![Set::EMPTY; Set::CAPACITY];
    for (number, (file, entry)) in entries.iter().enumerate() {
        hides[number] = line(patterns, number).skip(1).map(PatternId::number).collect();
        for id in &entry.supersedes {
            let missing = || BadPattern::new(file, &entry.id, format!("`supersedes`: no pattern is called `{id}`"));
            hides[number].insert(*numbers.get(id.as_str()).ok_or_else(missing)?);
        }
    }
    Ok(hides)
}

/// A pattern and its parents.
fn line(patterns: &[Pattern], number: usize) -> impl Iterator<Item = PatternId> {
    std::iter::successors(Some(PatternId::new(number)), |id| patterns[id.number()].parent)
}
