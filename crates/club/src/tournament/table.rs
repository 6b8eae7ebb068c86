//! The table of an event: points, what decides between equals, and what each round brought.

use super::{Outcome, Tournament, Why};
use crate::person::PersonId;
use crate::standing::{self, Game, QUARTERS, Row, Score};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

/// Points in halves: shown as `2½`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Half(pub i64);

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, rest) = (self.0.abs() / 2, self.0.abs() % 2);
        match (whole, rest) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, _) => write!(f, "{sign}½"),
            (whole, _) => write!(f, "{sign}{whole}½"),
        }
    }
}

/// Everybody, the first first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// In the order of the places; people whom nothing tells apart in that of their strength.
    pub lines: Vec<Line>,
    /// Confirmed rounds.
    pub rounds: usize,
}

/// Somebody's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1; equals share one.
    pub place: usize,
    /// Who.
    pub person: PersonId,
    /// The points they began with (McMahon).
    pub start: i64,
    /// Start, score and what the arbiter gave or took.
    pub points: Half,
    /// Games won, in halves; walk-overs and byes count.
    pub wins: Half,
    /// What the event's tie-breaks come to, in quarters of a point; `None` for those that compare only within a group.
    pub tie_breaks: Vec<Option<i64>>,
    /// Round by round.
    pub cells: Vec<Cell>,
}

/// What a round brought to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A board with an outcome.
    Game {
        /// Against whom.
        opponent: PersonId,
        /// How it ended for this person.
        score: Score,
        /// Whether it was played; if not, somebody did not come.
        is_played: bool,
        /// Whether this person had the first colour in the game that counts, as far as the board says.
        is_first: bool,
        /// What was played at.
        odds: String,
    },
    /// A board without an outcome as yet.
    Open {
        /// Against whom.
        opponent: PersonId,
    },
    /// A point without a game.
    Bye,
    /// No game.
    Away {
        /// Why.
        why: Why,
        /// What it is worth, in halves.
        halves: u8,
    },
}

impl Cell {
    /// What it is worth, in halves of a point.
    pub fn halves(&self) -> i64 {
        match self {
            Cell::Game { score, .. } => score.quarters() / 2,
            Cell::Open { .. } => 0,
            Cell::Bye => 2,
            Cell::Away { halves, .. } => i64::from(*halves),
        }
    }

    /// As sums over opponents see it: who was met over the board, and the score.
    fn game(&self, row_of: &BTreeMap<&PersonId, usize>) -> Game {
        match self {
            Cell::Game { opponent, score, is_played: true, .. } => {
                Game { opponent: row_of.get(opponent).copied(), score: *score }
            }
            Cell::Game { score, .. } => Game { opponent: None, score: *score },
            Cell::Bye => Game { opponent: None, score: Score::Won },
            Cell::Away { halves: 1, .. } => Game { opponent: None, score: Score::Drawn },
            Cell::Open { .. } | Cell::Away { .. } => Game { opponent: None, score: Score::Lost },
        }
    }
}

impl Tournament {
    /// What a confirmed round, from 0, brought to somebody.
    pub fn cell(&self, person: &PersonId, round: usize) -> Option<Cell> {
        let round = self.rounds.get(round)?;
        if let Some(board) = round.board_of(person).map(|board| &round.boards[board]) {
            let side = usize::from(board.people[0] != *person);
            let opponent = board.people[1 - side].clone();
            return Some(match board.counted() {
                None => Cell::Open { opponent },
                Some(outcome) => Cell::Game {
                    opponent,
                    score: outcome.scores()[side],
                    is_played: outcome.is_played(),
                    is_first: board.colors(board.games.len() - 1)[0] == person,
                    odds: board.odds.clone(),
                },
            });
        }
        if round.byes.contains(person) {
            return Some(Cell::Bye);
        }
        let away = round.away.get(person);
        Some(
            away.map_or(Cell::Away { why: Why::Late, halves: 0 }, |away| Cell::Away {
                why: away.why,
                halves: away.halves,
            }),
        )
    }

    /// Everybody by their strength at entry, the strongest first; then by name.
    pub fn by_strength(&self) -> Vec<&PersonId> {
        let mut people: Vec<_> = self.entries.values().collect();
        people.sort_by_key(|entry| {
            let entrant = &entry.entrant;
            (Reverse(entrant.rating), Reverse(entrant.grade), &entrant.name, &entrant.id)
        });
        people.into_iter().map(|entry| &entry.entrant.id).collect()
    }

    /// The points that somebody begins with: one for each threshold reached that still stands.
    pub fn start(&self, person: &PersonId) -> i64 {
        self.start_after(person, self.rounds.len())
    }

    /// The points that somebody begins with as they count when so many rounds have been played.
    pub(crate) fn start_after(&self, person: &PersonId, played: usize) -> i64 {
        let Some(entry) = self.entries.get(person) else { return 0 };
        let (grade, rating) = (entry.entrant.grade, entry.entrant.rating);
        let reached = |threshold: &&super::Threshold| threshold.is_reached(grade, rating, played);
        self.config.thresholds.iter().filter(reached).count() as i64
    }

    /// Start, score, and what the arbiter gave or took.
    pub fn points(&self, person: &PersonId) -> Half {
        let score: i64 =
            (0..self.rounds.len()).filter_map(|round| self.cell(person, round)).map(|cell| cell.halves()).sum();
        Half(2 * self.start(person) + score + self.adjusted(person))
    }

    /// What the arbiter gave or took, in halves of a point.
    pub(crate) fn adjusted(&self, person: &PersonId) -> i64 {
        let adjusted = self.adjustments.iter().filter(|adjustment| adjustment.person == *person);
        adjusted.map(|adjustment| i64::from(adjustment.halves)).sum()
    }

    /// The table as it stands.
    pub fn table(&self) -> Table {
        let people = self.by_strength();
        let row_of: BTreeMap<_, _> = people.iter().enumerate().map(|(row, person)| (*person, row)).collect();
        let cells = |person: &PersonId| (0..self.rounds.len()).filter_map(|round| self.cell(person, round)).collect();
        let cells: Vec<Vec<Cell>> = people.iter().map(|person| cells(person)).collect();
        let rows = people.iter().zip(&cells).map(|(person, cells)| Row {
            start: self.start(person),
            games: cells.iter().map(|cell| cell.game(&row_of)).collect(),
            adjusted: (self.points(person).0 - 2 * self.start(person) - cells.iter().map(Cell::halves).sum::<i64>())
                * QUARTERS
                / 2,
            ..Row::default()
        });
        // The two of a board are read from the same outcome, so that they cannot disagree.
        let matrix = standing::Table::new(rows.collect()).unwrap_or_default();
        let breaks = &self.config.tie_breaks;
        let line = |(place, row): (usize, usize)| Line {
            place,
            person: people[row].clone(),
            start: self.start(people[row]),
            points: self.points(people[row]),
            wins: Half(cells[row].iter().map(Cell::halves).sum()),
            tie_breaks: breaks.iter().map(|tie_break| tie_break.value(&matrix, row)).collect(),
            cells: cells[row].clone(),
        };
        let mut lines: Vec<Line> = matrix.places(breaks).into_iter().map(line).collect();
        // A game for the third place is worth none before it.
        for (place, person) in (1..).zip(self.first_four()) {
            if let Some(index) = lines.iter().position(|line| line.person == *person) {
                let line = Line { place, ..lines.remove(index) };
                lines.insert(place - 1, line);
            }
        }
        Table { lines, rounds: self.rounds.len() }
    }

    /// Every game that counts, with its round from 1: what a rating is computed from. Those not played are left out.
    pub fn games(&self) -> Vec<(usize, &super::Board, Outcome)> {
        let rounds = (1..).zip(&self.rounds);
        let boards = rounds.flat_map(|(number, round)| round.boards.iter().map(move |board| (number, board)));
        let played = boards.filter_map(|(number, board)| Some((number, board, board.counted()?)));
        played.filter(|(.., outcome)| outcome.is_played()).collect()
    }
}
