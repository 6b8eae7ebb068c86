//! Games of the engine against itself in about five bytes a position: the form in which they are kept between runs.
//!
//! A move is its number among the legal ones, in order; a score is how far it is from the one before, seen by the other
//! side. So a few megabytes hold what takes hours to play, and every later trainer can make of it what it needs.

use crate::failure;
use crate::packed::{Record, pack};
use shogi::{Color, Move, Position};
use std::path::Path;
use std::{fs, io};

/// The ending of the files' names.
pub(crate) const EXTENSION: &str = "games";
/// What every file begins with: the form and its version.
const MAGIC: &[u8; 8] = b"miyako1\n";

/// A game from the start, with what was thought of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The first moves, of which nothing was thought.
    pub(crate) opening: Vec<Move>,
    /// The moves after them.
    pub(crate) plies: Vec<Ply>,
    /// Who won, if anybody did.
    pub(crate) winner: Option<Color>,
}

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    pub(crate) played: Move,
    /// What the search thought before it: its line, as far as the first quiet position, begins with `played`.
    pub(crate) thought: Option<Judged>,
    /// A move drawn from all, and what the search thought after it.
    pub(crate) stray: Option<(Move, Option<Judged>)>,
}

/// A quiet position and its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    /// For the side to move before the line, in hundredths of a pawn.
    pub(crate) score: i16,
    /// The moves that lead to the quiet position.
    pub(crate) line: Vec<Move>,
}

impl Played {
    /// How many quiet positions there are.
    pub(crate) fn count(&self) -> u64 {
        let of = |ply: &Ply| u64::from(ply.thought.is_some()) + u64::from(matches!(ply.stray, Some((_, Some(_)))));
        self.plies.iter().map(of).sum()
    }

    /// The quiet positions, in order: what a net learns from.
    pub(crate) fn records(&self) -> Vec<Record> {
        let mut records = Vec::new();
        let mut position = Position::even();
        self.opening.iter().for_each(|m| position.play_unchecked(*m));
        for ply in &self.plies {
            if let Some(judged) = &ply.thought {
                records.push(judged.record(&position, self.winner));
            }
            if let Some((m, Some(judged))) = &ply.stray {
                let mut after = position.clone();
                after.play_unchecked(*m);
                // Nobody played on from there: as good as drawn.
                records.push(judged.record(&after, None));
            }
            position.play_unchecked(ply.played);
        }
        records
    }

    fn write(&self, out: &mut Vec<u8>) {
        let mut position = Position::even();
        out.push(self.winner.map_or(0, |winner| 1 + winner.index() as u8));
        put_number(out, self.opening.len() as u32);
        self.opening.iter().for_each(|m| put_move(out, &mut position, *m));
        put_number(out, self.plies.len() as u32);
        let mut score = 0;
        for ply in &self.plies {
            let thought = ply.thought.as_ref().map_or(0, |judged| 1 + judged.line.len() as u32);
            put_number(out, 2 * thought + u32::from(ply.stray.is_some()));
            let before = position.clone();
            put_move(out, &mut position, ply.played);
            if let Some(judged) = &ply.thought {
                put_signed(out, i32::from(judged.score) + score);
                score = judged.score.into();
                let mut beyond = position.clone();
                judged.line.iter().skip(1).for_each(|m| put_move(out, &mut beyond, *m));
            } else {
                score = -score;
            }
            if let Some((m, judged)) = &ply.stray {
                let mut after = before;
                put_move(out, &mut after, *m);
                put_number(out, judged.as_ref().map_or(0, |judged| 1 + judged.line.len() as u32));
                if let Some(judged) = judged {
                    put_signed(out, i32::from(judged.score) + score);
                    judged.line.iter().for_each(|m| put_move(out, &mut after, *m));
                }
            }
        }
    }
}

impl Judged {
    fn record(&self, before: &Position, winner: Option<Color>) -> Record {
        let mut position = before.clone();
        self.line.iter().for_each(|m| position.play_unchecked(*m));
        let score = if position.turn() == before.turn() { self.score } else { -self.score };
        let result = winner.map_or(0, |winner| if winner == position.turn() { 1 } else { -1 });
        Record { position: pack(&position), score, result }
    }
}

/// The bytes of a file that holds these games.
pub(crate) fn write(games: &[Played]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    games.iter().for_each(|game| game.write(&mut out));
    out
}

/// The games of a file, one after the other.
///
/// # Errors
/// If it cannot be read, or is none of [`write()`]'s.
pub(crate) fn read(path: &Path) -> io::Result<impl Iterator<Item = io::Result<Played>>> {
    let bytes = failure::at(path, fs::read(path))?;
    if !bytes.starts_with(MAGIC) {
        return Err(failure::wrong(path, "not a file of games of this version: it must begin with 'miyako1'"));
    }
    let path = path.to_owned();
    let mut reader = Reader { bytes, at: MAGIC.len() };
    Ok(std::iter::from_fn(move || {
        let at = reader.at;
        (at < reader.bytes.len()).then(|| {
            reader.game().ok_or_else(|| {
                reader.at = reader.bytes.len();
                failure::wrong(&path, &format!("the game at byte {at} is damaged or cut short"))
            })
        })
    }))
}

/// A score that has its opposite, too.
fn possible(score: i32) -> Option<i16> {
    i16::try_from(score).ok().filter(|score| *score > i16::MIN)
}

/// The legal moves, in an order that no change of the generator touches.
fn in_order(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    moves
}

/// Plays the move, too.
fn put_move(out: &mut Vec<u8>, position: &mut Position, m: Move) {
    let number = in_order(position).binary_search(&m).expect("a legal move");
    put_number(out, number as u32);
    position.play_unchecked(m);
}

fn put_signed(out: &mut Vec<u8>, value: i32) {
    put_number(out, ((value << 1) ^ (value >> 31)) as u32);
}

/// Seven bits a byte, the lowest first.
fn put_number(out: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

struct Reader {
    bytes: Vec<u8>,
    at: usize,
}

impl Reader {
    fn game(&mut self) -> Option<Played> {
        let mut position = Position::even();
        let winner = match self.byte()? {
            0 => None,
            by @ 1..=2 => Some(Color::ALL[usize::from(by) - 1]),
            _ => return None,
        };
        let opening = self.line(&mut position)?;
        let count = self.number()?;
        let mut plies = Vec::new();
        let mut score = 0;
        for _ in 0..count {
            let head = self.number()?;
            let before = position.clone();
            let played = self.make_move(&mut position)?;
            let thought = match (head / 2).checked_sub(1) {
                None => {
                    score = -score;
                    None
                }
                Some(length) => {
                    score = self.signed()?.checked_sub(score)?;
                    let mut beyond = position.clone();
                    let mut line = Vec::new();
                    for i in 0..length {
                        line.push(if i == 0 { played } else { self.make_move(&mut beyond)? });
                    }
                    Some(Judged { score: possible(score)?, line })
                }
            };
            let stray = if head % 2 == 1 { Some(self.stray(before, score)?) } else { None };
            plies.push(Ply { played, thought, stray });
        }
        Some(Played { opening, plies, winner })
    }

    fn stray(&mut self, mut after: Position, score: i32) -> Option<(Move, Option<Judged>)> {
        let m = self.make_move(&mut after)?;
        let Some(length) = self.number()?.checked_sub(1) else { return Some((m, None)) };
        let score = possible(self.signed()?.checked_sub(score)?)?;
        let line = (0..length).map(|_| self.make_move(&mut after)).collect::<Option<_>>()?;
        Some((m, Some(Judged { score, line })))
    }

    /// How many moves, and the moves.
    fn line(&mut self, position: &mut Position) -> Option<Vec<Move>> {
        (0..self.number()?).map(|_| self.make_move(position)).collect()
    }

    fn make_move(&mut self, position: &mut Position) -> Option<Move> {
        let number = self.number()? as usize;
        let m = *in_order(position).get(number)?;
        position.play_unchecked(m);
        Some(m)
    }

    fn signed(&mut self) -> Option<i32> {
        let value = self.number()?;
        Some((value >> 1) as i32 ^ -((value & 1) as i32))
    }

    fn number(&mut self) -> Option<u32> {
        let mut value = 0;
        for shift in (0..u32::BITS).step_by(7) {
            let byte = self.byte()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }
}

#[cfg(test)]
pub(crate) mod tests;
