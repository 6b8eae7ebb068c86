//! The order of a table: points, and what decides between equal ones.
//!
//! All values are counted in quarters of a point, so that halves of halves stay whole.

mod tie_break;

pub use tie_break::TieBreak;

/// How a game ended, as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// 勝ち kachi
    Won,
    /// An impasse, or no contest that is not played again.
    Drawn,
    /// 負け make
    Lost,
}

impl Score {
    /// The same game as the opponent sees it.
    #[must_use]
    pub const fn mirrored(self) -> Score {
        match self {
            Score::Won => Score::Lost,
            Score::Drawn => Score::Drawn,
            Score::Lost => Score::Won,
        }
    }

    /// Its worth in quarters of a point.
    pub const fn quarters(self) -> i64 {
        match self {
            Score::Won => QUARTERS,
            Score::Drawn => QUARTERS / 2,
            Score::Lost => 0,
        }
    }
}

/// Quarters in a point.
pub const QUARTERS: i64 = 4;

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The opponent's row; nobody for a bye (won) or an absence (lost).
    pub opponent: Option<usize>,
    /// How it ended.
    pub score: Score,
}

/// One player of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Points that the player began with (McMahon).
    pub start: i64,
    /// What an arbiter gave or took, in quarters of a point; opponents' sums see it, wins do not.
    pub adjusted: i64,
    /// Their rounds, in order.
    pub games: Vec<Game>,
    /// Their place in the order of the year before, 1 for the first, where there is one (LEAGUE-03).
    pub last_year: Option<u32>,
}

/// What a round without an opponent adds to sums over opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Idle {
    /// Nothing.
    #[default]
    Nothing,
    /// What the player began with, as the European go federation counts.
    OwnStart,
}

/// What opponents are counted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// Points with the start.
    #[default]
    Points,
    /// What was won alone.
    Wins,
}

/// Everybody's games; a row's number is its player's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    rows: Vec<Row>,
    idle: Idle,
    base: Base,
}

/// A table that contradicts itself, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// Whose game.
    pub row: usize,
    /// Which, from 0.
    pub round: usize,
    /// What is wrong with it.
    pub kind: Contradicts,
}

/// What is wrong with a game of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradicts {
    /// The opponent is not in the table.
    NoSuchOpponent,
    /// The opponent's row says otherwise of the same round.
    Disagreement,
}

impl Table {
    /// A table of these rows.
    ///
    /// # Errors
    /// If an opponent is not in it, or two rows tell the same game differently.
    pub fn new(rows: Vec<Row>) -> Result<Table, Contradiction> {
        for (row, Row { games, .. }) in rows.iter().enumerate() {
            for (round, game) in games.iter().enumerate() {
                let Some(opponent) = game.opponent else { continue };
                let wrong = |kind| Contradiction { row, round, kind };
                let theirs = rows.get(opponent).ok_or(wrong(Contradicts::NoSuchOpponent))?.games.get(round);
                if theirs != Some(&Game { opponent: Some(row), score: game.score.mirrored() }) || opponent == row {
                    return Err(wrong(Contradicts::Disagreement));
                }
            }
        }
        Ok(Table { rows, idle: Idle::default(), base: Base::default() })
    }

    /// The same with other ways of counting.
    #[must_use]
    pub fn counted(self, idle: Idle, base: Base) -> Table {
        Table { idle, base, ..self }
    }

    /// The rows.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What a player has won, in quarters; byes count.
    pub fn wins(&self, row: usize) -> i64 {
        self.rows[row].games.iter().map(|game| game.score.quarters()).sum()
    }

    /// Start and wins together, in quarters.
    pub fn points(&self, row: usize) -> i64 {
        self.rows[row].start * QUARTERS + self.rows[row].adjusted + self.wins(row)
    }

    /// The places: rows that nothing tells apart share one. In their order; the first place is 1.
    pub fn places(&self, breaks: &[TieBreak]) -> Vec<(usize, usize)> {
        let mut groups: Vec<Vec<usize>> = split((0..self.rows.len()).collect(), |row| self.points(row));
        for tie_break in breaks {
            groups = groups.into_iter().flat_map(|group| tie_break.split(self, group)).collect();
        }
        let mut placed = Vec::new();
        for group in groups {
            let place = placed.len() + 1;
            placed.extend(group.into_iter().map(|row| (place, row)));
        }
        placed
    }
}

/// Cuts a group into those of equal value, the greatest first; within one the order stays.
fn split<K: Ord>(mut group: Vec<usize>, value: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    group.sort_by_key(|&row| std::cmp::Reverse(value(row)));
    group.chunk_by(|&one, &other| value(one) == value(other)).map(<[usize]>::to_vec).collect()
}

#[cfg(test)]
mod tests;
