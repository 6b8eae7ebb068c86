//! The book form of CSA, `.csa1`, in which collections of games feed opening books: two lines a game.
//!
//! ```text
//! 1 2003/05/03 NAKAHARA YONENAGA 1 3 EVENT OPENING
//! 2726FU3334FU7776FU
//! ```
//!
//! A number, the date or the name of a file, the players, who won (1 or 2, 0 for nobody), how many moves, the event, the
//! opening, `?` for what is not known; then the moves without signs.

use super::MoveText;
use super::moves::{scan_piece, scan_square};
use crate::draft::Draft;
use crate::reading::First;
use crate::scan::{Scanner, first_line, lines};
use crate::{Attempt, Ending, Finding, FindingKind, Format, Key, Reading};
use shogi::{Color, Setup};

/// The first line of a game.
struct Head<'a> {
    number: &'a str,
    source: &'a str,
    /// The words of both names: more than two where a name has blanks.
    names: Vec<&'a str>,
    winner: Option<Color>,
    plies: usize,
    event: &'a str,
    opening: &'a str,
}

impl<'a> Head<'a> {
    fn read(line: &'a str) -> Option<Head<'a>> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let [number, source, names @ .., result, plies, event, opening] = &words[..] else { return None };
        let winner = match *result {
            "0" => None,
            "1" => Some(Color::Black),
            "2" => Some(Color::White),
            _ => return None,
        };
        number.parse::<u32>().ok()?;
        let names = names.to_vec();
        let plies = plies.parse().ok()?;
        (names.len() >= 2).then_some(Head { number, source, names, winner, plies, event, opening })
    }

    fn write_headers(&self, draft: &mut Draft) {
        draft.header(Key::Other("番号".to_owned()), self.number);
        let is_date = self.source.starts_with(|c: char| c.is_ascii_digit());
        draft.header(if is_date { Key::Started } else { Key::Other("記録ID".to_owned()) }, self.source);
        if let [black, white] = self.names[..] {
            draft.header(Key::Black, black);
            draft.header(Key::White, white);
        } else {
            draft.header(Key::Other("対局者".to_owned()), &self.names.join(" "));
            draft.find(1, FindingKind::AmbiguousNames);
        }
        let is_score = self.opening.parse::<i64>().is_ok();
        let opening = if is_score { Key::Other("評価値".to_owned()) } else { Key::Opening };
        for (key, value) in [(Key::Event, self.event), (opening, self.opening)] {
            if value != "?" {
                draft.header(key, value);
            }
        }
    }
}

/// Whether a text begins with a game in this form.
pub(super) fn looks_like(text: &str) -> bool {
    let mut lines = lines(text).filter(|line| !line.trim().is_empty());
    let is_move = |line: &str| line.len() >= 6 && scan_move(&mut Scanner::new(line.trim()), Color::Black).is_some();
    lines.next().is_some_and(is_head) && lines.next().is_none_or(is_move)
}

/// Whether a line begins a game.
pub(super) fn is_head(line: &str) -> bool {
    Head::read(line).is_some()
}

/// Reads the first game of a text that begins with one.
pub(super) fn first(text: &str, trust: bool) -> First {
    let mut draft = Draft::new(Format::Csa, trust);
    let mut head = None;
    let (mut at, mut number) = (0, 0);
    while at < text.len() {
        let (line, length) = first_line(&text[at..]);
        let found = Head::read(line);
        if found.is_some() && head.is_some() {
            break;
        }
        at += length;
        number += usize::from(line.len() < length);
        draft.line = number + usize::from(line.len() == length);
        if let Some(found) = found {
            draft.recognised = true;
            found.write_headers(&mut draft);
            head = Some((draft.line, found));
        } else {
            read_moves(&mut draft, line.trim_end());
        }
    }
    First { reading: finish(draft, head), length: at, lines: number }
}

fn read_moves(draft: &mut Draft, line: &str) {
    let mut scanner = Scanner::new(line);
    while !scanner.rest().is_empty() && !draft.is_broken() {
        let column = scanner.column();
        match scan_move(&mut scanner, draft.turn()).map(|text| text.attempt(draft.position())) {
            Some(Attempt::Move(m)) => draft.play(m, None, column),
            Some(attempt) => draft.attempt(draft.turn(), attempt, None, column),
            None => draft.break_off(column, FindingKind::BadMove { expected: "a move such as 7776FU" }),
        }
    }
}

fn scan_move(scanner: &mut Scanner<'_>, by: Color) -> Option<MoveText> {
    let from = scan_square(scanner)?;
    let to = scan_square(scanner).flatten()?;
    Some(MoveText { by, from, to, piece: scan_piece(scanner)? })
}

/// The head says who won but not how: who is to move and has lost has resigned.
fn finish(mut draft: Draft, head: Option<(usize, Head<'_>)>) -> Result<Reading, Finding> {
    let Some((line, head)) = head else { return draft.finish() };
    if !draft.has_begun() {
        draft.begin(Setup::even(), line, 1)?;
    }
    let contradicts = draft.plies() != head.plies || head.winner == Some(draft.turn());
    if !draft.is_broken() && contradicts {
        draft.find_at(line, 1, FindingKind::ContradictoryClosing);
    } else if !draft.is_broken() && head.winner.is_some() {
        draft.end(Ending::Resign, None, 1);
    }
    draft.finish()
}
