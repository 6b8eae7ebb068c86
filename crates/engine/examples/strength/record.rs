//! The games played so far, one a line in a text file, and what they say about strength.

use crate::referee::Conduct;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// One game, seen from the player named first.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    /// 2 for a win, 1 for a draw.
    pub(crate) half_points: u32,
    pub(crate) plies: usize,
    /// By player.
    pub(crate) conduct: [Conduct; 2],
}

/// A file of games: `FIRST SECOND NUMBER HALF-POINTS PLIES`, then of each player the numbers of its [`Conduct`].
pub(crate) struct Record {
    file: File,
    games: BTreeMap<(String, String, u64), Entry>,
}

impl Record {
    pub(crate) fn open(path: &Path) -> io::Result<Record> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            other => other?,
        };
        // A last line that was broken off goes: its game is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let games = whole.lines().enumerate().map(|(i, line)| {
            read(line).ok_or_else(|| {
                io::Error::other(format!("line {}: expected two names and thirteen numbers, found {line:?}", i + 1))
            })
        });
        let games = games.collect::<io::Result<_>>()?;
        let file = File::options().create(true).append(true).open(path)?;
        file.set_len(whole.len() as u64)?;
        Ok(Record { file, games })
    }

    pub(crate) fn has(&self, first: &str, second: &str, number: u64) -> bool {
        self.games.contains_key(&(first.to_owned(), second.to_owned(), number))
    }

    pub(crate) fn add(&mut self, first: &str, second: &str, number: u64, entry: Entry) -> io::Result<()> {
        let Entry { half_points, plies, conduct } = entry;
        write!(self.file, "{first} {second} {number} {half_points} {plies}")?;
        for Conduct { mates_allowed, mates, mates_given, gifts, gifts_taken } in conduct {
            write!(self.file, " {mates_allowed} {mates} {mates_given} {gifts} {gifts_taken}")?;
        }
        writeln!(self.file)?;
        self.games.insert((first.to_owned(), second.to_owned(), number), entry);
        Ok(())
    }

    pub(crate) fn of<'a>(&self, first: &'a str, second: &'a str) -> Match<'a> {
        let own = |((a, b, _), _): &(&(String, String, u64), &Entry)| a == first && b == second;
        Match { names: [first, second], games: self.games.iter().filter(own).map(|(_, entry)| *entry).collect() }
    }
}

fn read(line: &str) -> Option<((String, String, u64), Entry)> {
    let mut words = line.split(' ');
    let (first, second) = (words.next()?.to_owned(), words.next()?.to_owned());
    let numbers = words.map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>()?;
    let [number, half_points, plies, ref conduct @ ..] = numbers[..] else { return None };
    let (halves, []) = conduct.as_chunks::<5>() else { return None };
    let [first_conduct, second_conduct] = *halves else { return None };
    let conduct = [first_conduct, second_conduct].map(|[mates_allowed, mates, mates_given, gifts, gifts_taken]| {
        Conduct { mates_allowed, mates, mates_given, gifts, gifts_taken }
    });
    Some(((first, second, number as u64), Entry { half_points: half_points as u32, plies, conduct }))
}

/// All games between two players.
pub(crate) struct Match<'a> {
    names: [&'a str; 2],
    games: Vec<Entry>,
}

impl Match<'_> {
    pub(crate) const HEAD: &'static str = "\
| match | games | won, drawn, lost | score, 95 % | Elo | plies a game | mates in one allowed, a game | missed, of a hundred | free pieces taken |
|---|---|---|---|---|---|---|---|---|";

    fn count(&self, half_points: u32) -> usize {
        self.games.iter().filter(|entry| entry.half_points == half_points).count()
    }

    fn mean(&self, of: impl Fn(&Entry) -> usize) -> f64 {
        self.games.iter().map(of).sum::<usize>() as f64 / self.games.len() as f64
    }
}

impl fmt::Display for Match<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.games.len();
        let score = self.mean(|entry| entry.half_points as usize) / 2.0;
        let [low, high] = wilson(score, n as f64);
        let [first, second] = self.names;
        write!(f, "| {first} – {second} | {n} | {}, {}, {} ", self.count(2), self.count(1), self.count(0))?;
        write!(f, "| {:.1} % ({:.1} … {:.1}) ", 100.0 * score, 100.0 * low, 100.0 * high)?;
        write!(f, "| {:+.0} ({:+.0} … {:+.0}) ", elo(score), elo(low), elo(high))?;
        let mates = [0, 1].map(|side| self.mean(|entry| entry.conduct[side].mates_allowed));
        let percent = |part: fn(&Conduct) -> usize, all: fn(&Conduct) -> usize| {
            [0, 1].map(|side| {
                let all = self.mean(|entry| all(&entry.conduct[side]));
                let part = self.mean(|entry| part(&entry.conduct[side]));
                // Strong players may never have had the chance.
                if all == 0.0 { "–".to_owned() } else { format!("{:.0}", 100.0 * part / all) }
            })
        };
        let missed = percent(|conduct| conduct.mates - conduct.mates_given, |conduct| conduct.mates);
        let taken = percent(|conduct| conduct.gifts_taken, |conduct| conduct.gifts);
        write!(f, "| {:.0} | {:.2}, {:.2} ", self.mean(|entry| entry.plies), mates[0], mates[1])?;
        write!(f, "| {} | {} % |", missed.join(", "), taken.join(" %, "))
    }
}

/// The bounds within which a score lies with 95 % probability, after E. B. Wilson.
fn wilson(score: f64, games: f64) -> [f64; 2] {
    let z = 1.96;
    let z2 = z * z / games;
    let middle = score + z2 / 2.0;
    let width = z * (score * (1.0 - score) / games + z2 / (4.0 * games)).sqrt();
    [middle - width, middle + width].map(|bound| bound / (1.0 + z2))
}

fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}
