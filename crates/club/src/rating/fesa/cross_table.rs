//! The federation's file of an event: a header in brackets, then a line for each player by final place.
//!
//! ```text
//! [Torneo d'autunno, Torino, IT]
//! [2026-11-22]
//! [Time control: 30min + 30sec]
//! 1 [Rossi] [Anna] IT 1723 [2+ 3+(-L)] 2
//! 2 [Bruni] [Carlo] IT 1651 [1- 0+] 1
//! 3 N [Verdi] [Luca] IT [0- 1-(+L)] 0
//! ```
//!
//! A cell is the opponent's place and `+`, `-` or `=`; `0+` a bye or a walk-over, `0-` an absence, `0#` who did not come.
//! Odds stand in brackets behind it: `-` for who gave them, `+` for who received them.

use super::Time;
use crate::standing::Score;
use std::fmt;

/// An event as its file tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossTable {
    /// What stands in brackets before the players, line by line: name, place and country; last day; time control.
    pub head: Vec<String>,
    /// By final place.
    pub players: Vec<Line>,
}

/// A player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whether it is their first event.
    pub is_new: bool,
    /// Family name.
    pub last: String,
    /// Given name.
    pub first: String,
    /// Country, as written.
    pub country: Option<String>,
    /// The rating before, where the file has it.
    pub rating: Option<i32>,
    /// Round by round.
    pub cells: Vec<Cell>,
    /// Points at the start, where the event gave any.
    pub start: Option<String>,
    /// What else stands at the end: points.
    pub points: Vec<String>,
}

/// One round of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A point without a game.
    Bye,
    /// No game.
    Absent,
    /// Who did not come to a game.
    NoShow,
    /// A game.
    Game {
        /// The opponent's place in the list, from 0.
        opponent: usize,
        /// How it ended.
        score: Score,
        /// Odds.
        odds: Option<Odds>,
    },
}

/// Odds of a game as one player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Whether this player gave them.
    pub gives: bool,
    /// What was given: a handicap's code, or `sente` for the first move.
    pub code: &'static str,
}

impl Odds {
    /// Odds by their code, such as `rook`, or `josen` for the first move; `None` for those that the federation does not know.
    pub fn of(code: &str, gives: bool) -> Option<Odds> {
        let code = if code == "josen" { "sente" } else { code };
        ODDS.iter().find(|(_, known)| *known == code).map(|(_, code)| Odds { gives, code })
    }
}

/// The federation's letters for odds.
const ODDS: [(&str, &str); 9] = [
    ("S", "sente"),
    ("L", "lance"),
    ("B", "bishop"),
    ("R", "rook"),
    ("RL", "rook-lance"),
    ("2p", "two-piece"),
    ("4p", "four-piece"),
    ("5p", "five-piece"),
    ("6p", "six-piece"),
];

/// What is wrong with a file, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line.
    pub line: usize,
    what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Mistake {}

impl CrossTable {
    /// The time for a game, if the head tells it.
    pub fn time(&self) -> Option<Time> {
        let is_time = |line: &&String| line.to_lowercase().starts_with("time control");
        self.head.iter().find(is_time).and_then(|line| Time::read(line))
    }
}

impl Line {
    /// Family name, then given name.
    pub fn name(&self) -> String {
        [self.last.as_str(), self.first.as_str()].join(" ").trim().to_owned()
    }
}

/// Reads a file: UTF-8, or else ISO 8859-1 as the federation writes it.
///
/// # Errors
/// The first line that cannot be, and what would be right: an unknown sign or odds, an opponent who is not there, a game
/// that its players tell differently, rounds that differ in number.
pub fn read(bytes: &[u8]) -> Result<CrossTable, Mistake> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    let (mut table, mut lines) = (CrossTable::default(), Vec::new());
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if let Some(head) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))
            && table.players.is_empty()
        {
            table.head.push(head.trim().to_owned());
        } else if line.starts_with(|c: char| c.is_ascii_digit()) && line.contains('[') {
            let at = |what: String| Mistake { line: number, what };
            let (place, player) = read_line(line).map_err(at)?;
            if place != table.players.len() + 1 {
                let expected = table.players.len() + 1;
                return Err(at(format!(
                    "this is place {place}; expected {expected}, one line a player by final place"
                )));
            }
            table.players.push(player);
            lines.push(number);
        }
    }
    if table.players.is_empty() {
        return Err(Mistake {
            line: 1,
            what: "there is no player; expected lines such as 1 [Rossi] [Anna] [2+ 3-] 1".to_owned(),
        });
    }
    check(&table).map_err(|(player, what)| Mistake { line: lines[player], what })?;
    Ok(table)
}

/// The ratings that somebody may have.
const RATINGS: std::ops::RangeInclusive<i32> = 0..=4000;

/// The parts of a player's line, outside and inside of brackets by turns.
fn read_line(line: &str) -> Result<(usize, Line), String> {
    let groups = line.matches('[').count();
    let parts: Vec<&str> = line.split(['[', ']']).map(str::trim).collect();
    if !(3..=4).contains(&groups) || parts.len() != 2 * groups + 1 {
        return Err("expected: place [family name] [given name] country rating [cells] [start] points".to_owned());
    }
    let (place, new) = parts[0].split_once(' ').map_or((parts[0], ""), |(place, rest)| (place, rest.trim()));
    let place = place.parse().map_err(|_| format!("`{place}` is no place"))?;
    let is_new = match new {
        "" => false,
        "N" => true,
        other => return Err(format!("`{other}` stands before the name; only N may, for a first event")),
    };
    let (mut country, mut rating) = (None, None);
    for word in parts[4].split_whitespace() {
        match word.trim_end_matches('*').parse::<i32>() {
            Ok(number) if RATINGS.contains(&number) => rating = Some(number),
            Ok(number) => return Err(format!("`{number}` is no rating; expected 0 to {}", RATINGS.end())),
            Err(_) => country = Some(word.to_owned()),
        }
    }
    let cells = parts[5].split_whitespace().map(read_cell).collect::<Result<_, _>>()?;
    let start = (groups == 4).then(|| parts[7].to_owned());
    let points = parts[2 * groups].split_whitespace().map(str::to_owned).collect();
    let [last, first] = [parts[1], parts[3]].map(str::to_owned);
    Ok((place, Line { is_new, last, first, country, rating, cells, start, points }))
}

fn read_cell(text: &str) -> Result<Cell, String> {
    let wrong = || format!("`{text}` is no result; expected such as 12+, 3-, 4=, 0+, 0-, 12+(-2p)");
    let (result, odds) = match text.split_once('(') {
        Some((result, odds)) => (result, Some(read_odds(odds.strip_suffix(')').ok_or_else(wrong)?, text)?)),
        None => (text, None),
    };
    let sign = result.chars().next_back().ok_or_else(wrong)?;
    let digits = &result[..result.len() - sign.len_utf8()];
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong());
    }
    let place: usize = digits.parse().map_err(|_| wrong())?;
    let Some(opponent) = place.checked_sub(1) else {
        return match (sign, odds) {
            ('+', None) => Ok(Cell::Bye),
            ('-', None) => Ok(Cell::Absent),
            ('#', None) => Ok(Cell::NoShow),
            _ => Err(wrong()),
        };
    };
    let score = match sign {
        '+' => Score::Won,
        '=' => Score::Drawn,
        '-' => Score::Lost,
        _ => return Err(wrong()),
    };
    Ok(Cell::Game { opponent, score, odds })
}

fn read_odds(text: &str, cell: &str) -> Result<Odds, String> {
    let known = || ODDS.map(|(letters, _)| letters).join(", ");
    let gives = match text.chars().next() {
        Some('-') => true,
        Some('+') => false,
        _ => return Err(format!("`{cell}`: odds begin with - for who gives them, + for who receives them")),
    };
    let found = ODDS.into_iter().find(|(letters, _)| *letters == &text[1..]);
    let (_, code) = found.ok_or_else(|| format!("`{cell}`: unknown odds; expected one of {}", known()))?;
    Ok(Odds { gives, code })
}

/// Whether the lines agree; else the player whose line does not, and how.
fn check(table: &CrossTable) -> Result<(), (usize, String)> {
    let rounds = table.players[0].cells.len();
    if let Some(player) = table.players.iter().position(|line| line.cells.len() != rounds) {
        return Err((player, format!("{} rounds, but {rounds} in the first line", table.players[player].cells.len())));
    }
    for (player, line) in table.players.iter().enumerate() {
        for (round, cell) in line.cells.iter().enumerate() {
            let Cell::Game { opponent, score, odds } = *cell else { continue };
            let at = format!("round {}", round + 1);
            if opponent == player {
                return Err((player, format!("{at}: nobody plays against themselves")));
            }
            let Some(other) = table.players.get(opponent) else {
                return Err((player, format!("{at}: there is no place {}", opponent + 1)));
            };
            let mirrored = Cell::Game {
                opponent: player,
                score: score.mirrored(),
                odds: odds.map(|odds| Odds { gives: !odds.gives, ..odds }),
            };
            if other.cells.get(round) != Some(&mirrored) {
                let (told, expected) = (other.cells.get(round).map(ToString::to_string).unwrap_or_default(), mirrored);
                return Err((
                    player,
                    format!("{at}: place {} says `{told}`; expected `{expected}` there", opponent + 1),
                ));
            }
        }
    }
    Ok(())
}

impl fmt::Display for Cell {
    /// As the file has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (opponent, score, odds) = match self {
            Cell::Bye => return f.write_str("0+"),
            Cell::Absent => return f.write_str("0-"),
            Cell::NoShow => return f.write_str("0#"),
            Cell::Game { opponent, score, odds } => (opponent, score, odds),
        };
        let sign = match score {
            Score::Won => '+',
            Score::Drawn => '=',
            Score::Lost => '-',
        };
        write!(f, "{}{sign}", opponent + 1)?;
        let Some(odds) = odds else { return Ok(()) };
        let letters = ODDS.iter().find(|(_, code)| *code == odds.code).map_or("", |(letters, _)| letters);
        write!(f, "({}{letters})", if odds.gives { '-' } else { '+' })
    }
}

impl fmt::Display for CrossTable {
    /// The whole file as text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for head in &self.head {
            writeln!(f, "[{head}]")?;
        }
        for (place, line) in (1..).zip(&self.players) {
            let new = if line.is_new { " N" } else { "" };
            write!(f, "{place}{new} [{}] [{}]", line.last, line.first)?;
            line.country.iter().try_for_each(|country| write!(f, " {country}"))?;
            line.rating.iter().try_for_each(|rating| write!(f, " {rating}"))?;
            let cells: Vec<String> = line.cells.iter().map(ToString::to_string).collect();
            write!(f, " [{}]", cells.join(" "))?;
            line.start.iter().try_for_each(|start| write!(f, " [{start}]"))?;
            line.points.iter().try_for_each(|points| write!(f, " {points}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl CrossTable {
    /// The file as the federation wants it, in ISO 8859-1.
    ///
    /// # Errors
    /// The first character that this encoding lacks.
    pub fn to_bytes(&self) -> Result<Vec<u8>, char> {
        self.to_string().chars().map(|c| u8::try_from(u32::from(c)).map_err(|_| c)).collect()
    }
}

#[cfg(test)]
mod tests;
