//! The event as the European federation wants it: a line for each by final place.

use super::{Cell, Form, Half, Line, Table, Tournament};
use crate::person::PersonId;
use crate::rating::fesa::cross_table::{self, CrossTable, Odds};
use crate::standing::Score;

impl Tournament {
    /// The cross-table, with family and given names as `names` has them.
    ///
    /// A win where the other did not come is a point without a game, as the federation rates it; a game at odds that it does
    /// not rate likewise is left out, won or lost.
    pub fn cross_table(&self, names: impl Fn(&PersonId) -> (String, String)) -> CrossTable {
        let table = self.table();
        let config = self.config();
        let days = match (config.from, config.to) {
            (Some(from), Some(to)) if from != to => format!("{from}/{to}"),
            (from, to) => from.or(to).map(|day| day.to_string()).unwrap_or_default(),
        };
        let parts = [config.name.clone(), config.city.clone(), config.country.clone(), days];
        let first: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).map(|part| plain(&part)).collect();
        let mut head = vec![first.join(", ")];
        head.extend(config.to.or(config.from).map(|day| day.to_string()));
        if !config.clock.is_empty() {
            head.push(format!("Time control: {}", plain(&config.clock)));
        }
        let players = table.lines.iter().map(|line| self.cross_line(&table, line, names(&line.person))).collect();
        CrossTable { head, players }
    }

    fn cross_line(&self, table: &Table, line: &Line, (last, first): (String, String)) -> cross_table::Line {
        let entrant = self.entries().get(&line.person).map(|entry| &entry.entrant);
        let rating = entrant.and_then(|entrant| entrant.rating);
        cross_table::Line {
            is_new: rating.is_none(),
            last: plain(&last),
            first: plain(&first),
            country: entrant.and_then(|entrant| entrant.nation.clone()),
            rating: rating.map(i32::from),
            cells: line.cells.iter().map(|cell| cross_cell(cell, table)).collect(),
            start: (self.config().form == Form::Mcmahon).then(|| line.start.to_string()),
            points: vec![decimal(line.points)],
        }
    }
}

/// What a round brought, as the file has it.
fn cross_cell(cell: &Cell, table: &Table) -> cross_table::Cell {
    let without_game = |score: Score| match score {
        Score::Won => cross_table::Cell::Bye,
        Score::Drawn | Score::Lost => cross_table::Cell::Absent,
    };
    match cell {
        Cell::Bye => cross_table::Cell::Bye,
        Cell::Away { .. } | Cell::Open { .. } => cross_table::Cell::Absent,
        Cell::Game { is_played: false, score: Score::Lost, .. } => cross_table::Cell::NoShow,
        Cell::Game { is_played: false, score, .. } => without_game(*score),
        Cell::Game { opponent, score, is_first, odds, .. } => {
            let place = table.lines.iter().position(|line| line.person == *opponent);
            let is_even = matches!(odds.as_str(), "furigoma" | "even");
            // Whoever has the first colour is the one who receives.
            let rated = if is_even { Some(None) } else { Odds::of(odds, !is_first).map(Some) };
            match (place, rated) {
                (Some(opponent), Some(odds)) => cross_table::Cell::Game { opponent, score: *score, odds },
                _ => without_game(*score),
            }
        }
    }
}

/// A text that does not end the brackets in which it stands.
fn plain(text: &str) -> String {
    text.replace(['[', ']'], "").trim().to_owned()
}

/// `2`, `2.5`.
fn decimal(Half(halves): Half) -> String {
    let whole = halves / 2;
    if halves % 2 == 0 { whole.to_string() } else { format!("{whole}.5") }
}
