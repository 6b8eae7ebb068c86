//! `miyako club tournament print`: what a hall hangs on its wall and lays on its boards.

use super::act::Desk;
use super::show::{cell_text, journal, player, quarters};
use crate::failure::Failure;
use club::person::PersonId;
use club::standing::TieBreak;
use club::tournament::{Board, Left, Refusal, Round, Tournament};
use diagram::{Chart, Column, Slip, Slips};
use std::io::Write;
use std::path::PathBuf;
use words::Language;

/// Print pairings, a wall chart, result slips or the table, as PDF
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club tournament print spring pairings -o round.pdf
  miyako club tournament print spring wall --lang it -o turni.pdf
  miyako club tournament print cup bracket --lang it -o tabellone.pdf
  miyako club tournament print spring slips --round 2 -o slips.pdf      eight on a page, to cut apart
  miyako club tournament print spring table -o table.pdf")]
pub(super) struct Args {
    /// The event
    name: PersonId,
    /// What
    #[arg(value_enum)]
    what: What,
    /// Which round [default: the last, or the one proposed]
    #[arg(long)]
    round: Option<usize>,
    /// The file to write, - for standard output
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    /// Who meets whom
    Pairings,
    /// Everybody's rounds, by number
    Wall,
    /// A slip for each board, to be signed
    Slips,
    /// The table with what decides between equals
    Table,
    /// The sheet of a knock-out, to be filled in by hand
    Bracket,
}

pub(super) fn run(args: &Args, desk: &Desk<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let journal = journal(desk, &args.name)?;
    let print = Print { state: journal.state(), language: desk.language };
    let round =
        || print.round(args.round).ok_or_else(|| desk.refused(&args.name, &Refusal::Round(args.round.unwrap_or(1))));
    let bytes = match args.what {
        What::Pairings => round().map(|(number, round)| print.pairings(number, round).pdf())?,
        What::Slips => round().map(|(number, round)| print.slips(number, round).pdf())?,
        What::Wall => print.wall().pdf(),
        What::Table => print.table().pdf(),
        What::Bracket => {
            let stages = journal.state().left();
            if stages.is_empty() {
                return Err(desk.refused(&args.name, &Refusal::NoBracket));
            }
            print.bracket(&stages).pdf()
        }
    };
    let bytes = bytes.map_err(|error| Failure::at("--output", error))?;
    desk.folder.put(&args.output, &bytes, out)
}

struct Print<'a> {
    state: &'a Tournament,
    language: Language,
}

impl<'a> Print<'a> {
    fn round(&self, number: Option<usize>) -> Option<(usize, &'a Round)> {
        let next = self.state.rounds().len() + 1;
        let proposed = self.state.proposed().map(|round| (next, round));
        let wanted = number.or(proposed.map(|_| next)).unwrap_or(next - 1);
        let confirmed = wanted.checked_sub(1).and_then(|index| Some((wanted, self.state.rounds().get(index)?)));
        confirmed.or(proposed.filter(|(number, _)| *number == wanted))
    }

    fn text(&self, id: &str) -> String {
        self.language.text(&format!("club-print-{id}"))
    }

    fn column(&self, id: &str, is_number: bool, grows: bool) -> Column {
        Column { heading: self.text(id), is_number, grows }
    }

    fn title(&self, id: &str) -> String {
        format!("{}: {}", self.state.config().name, self.text(id))
    }

    /// Where and when, and how far the event has come.
    fn lead(&self, round: &str) -> String {
        let config = self.state.config();
        let days = match (config.from, config.to) {
            (Some(from), Some(to)) if from != to => format!("{from} – {to}"),
            (from, to) => from.or(to).map(|day| day.to_string()).unwrap_or_default(),
        };
        let parts = [round.to_owned(), config.city.clone(), days, config.clock.clone()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    fn round_name(&self, number: usize) -> String {
        self.language.text_with("club-round", "round", number)
    }

    fn odds(&self, odds: &str) -> String {
        if odds == "furigoma" { self.text("lots") } else { self.language.text(&format!("handicap-{odds}")) }
    }

    /// What a board is played for, where that has to be said, and at what.
    fn stake_and_odds(&self, round: usize, board: &Board) -> String {
        let stake = self.state.stake(round, board);
        let stake = stake.map(|stake| self.language.text(&format!("club-stake-{}", stake.code())));
        stake.into_iter().chain([self.odds(&board.odds)]).collect::<Vec<_>>().join(", ")
    }

    /// Somebody's name, with that in Japanese letters where the reader reads them.
    fn name(&self, person: &PersonId) -> String {
        let japanese = self.state.entries().get(person).and_then(|entry| entry.entrant.japanese.clone());
        japanese.filter(|_| self.language == Language::Japanese).unwrap_or_else(|| {
            self.state.entries().get(person).map_or(person.to_string(), |entry| entry.entrant.name.clone())
        })
    }

    fn grade(&self, person: &PersonId) -> String {
        let grade = self.state.entries().get(person).and_then(|entry| entry.entrant.grade);
        grade.map(|grade| words::grade(grade, self.language)).unwrap_or_default()
    }

    fn pairings(&self, number: usize, round: &Round) -> Chart {
        let rows = (1..).zip(&round.boards).map(|(place, board): (usize, _)| {
            let [first, second] = board.people.each_ref();
            let result = board.games.iter().map(|outcome| outcome.code()).collect::<Vec<_>>().join(" ");
            vec![
                place.to_string(),
                self.name(first),
                self.grade(first),
                self.state.points(first).to_string(),
                self.name(second),
                self.grade(second),
                self.state.points(second).to_string(),
                self.stake_and_odds(number, board),
                result,
            ]
        });
        let byes = round.byes.iter().map(|person| (person, self.language.text("club-bye")));
        let away = round
            .away
            .iter()
            .map(|(person, away)| (person, self.language.text(&format!("club-away-{}", away.why.code()))));
        Chart {
            title: self.title("pairings"),
            lead: self.lead(&self.round_name(number)),
            columns: vec![
                self.column("board", true, false),
                self.column("first", false, true),
                self.column("grade", false, false),
                self.column("points", true, false),
                self.column("second", false, true),
                self.column("grade", false, false),
                self.column("points", true, false),
                self.column("odds", false, false),
                self.column("result", false, false),
            ],
            rows: rows.collect(),
            notes: byes.chain(away).map(|(person, why)| format!("{}: {why}", player(self.state, person))).collect(),
            is_wide: false,
        }
    }

    fn slips(&self, number: usize, round: &Round) -> Slips {
        let slips = (1..).zip(&round.boards).map(|(board_number, board)| Slip {
            number: board_number.to_string(),
            lead: format!("{} · {} {board_number}", self.round_name(number), self.text("board")),
            people: board
                .people
                .iter()
                .map(|person| format!("{}  {}", self.name(person), self.grade(person)))
                .collect(),
            fact: match board.odds.as_str() {
                // Without odds the pieces that are thrown decide who begins.
                "furigoma" => self.language.text("club-slip-by-lot"),
                odds => format!("{}: {}", self.text("odds"), self.odds(odds)),
            },
            signatures: self.text("signatures"),
        });
        Slips { title: self.title("slip"), slips: slips.collect() }
    }

    /// The sheet from the first round to the winner, a column each; under it those who have lost once and play on.
    fn bracket(&self, stages: &[Left<'_>]) -> Chart {
        let size = stages[0].unbeaten.len();
        let mut columns = vec![self.column("number", true, false)];
        let rounds = size.ilog2() as usize;
        columns.extend((1..=rounds).map(|round| Column {
            heading: self.round_name(round),
            is_number: false,
            grows: true,
        }));
        columns.push(self.column("winner", false, true));
        let mut rows: Vec<Vec<String>> = (1..=size).map(|place| vec![place.to_string()]).collect();
        for round in 0..=rounds {
            let block = 1 << round;
            for (place, row) in rows.iter_mut().enumerate() {
                // A name stands in the middle of those it has come from; a line is left for a name to come.
                let who = stages.get(round).and_then(|left| left.unbeaten.get(place / block).copied().flatten());
                let is_middle = place % block == (block - 1) / 2;
                row.push(match who {
                    Some(person) if is_middle => player(self.state, person),
                    None if is_middle && stages.len() <= round => "................".to_owned(),
                    _ => String::new(),
                });
            }
        }
        let after = self.language.text_with("club-print-after", "round", self.state.rounds().len());
        let beaten = stages.last().map(|left| &left.beaten).filter(|beaten| !beaten.is_empty());
        let beaten = beaten.map(|beaten| {
            let names: Vec<String> = beaten.iter().map(|person| player(self.state, person)).collect();
            format!("{}: {}", self.language.text("club-stake-second-chance"), names.join(self.language.joint()))
        });
        Chart {
            title: self.title("bracket"),
            lead: self.lead(&after),
            columns,
            rows,
            notes: beaten.into_iter().collect(),
            is_wide: rounds > 2,
        }
    }

    /// Everybody's rounds in the order of the places, whose numbers the cells name.
    fn wall(&self) -> Chart {
        let table = self.state.table();
        let rounds = self.state.planned().max(table.rounds);
        let has_start = table.lines.iter().any(|line| line.start > 0);
        let fixed = [("number", true, false), ("name", false, true), ("grade", false, false)];
        let mut columns: Vec<Column> = fixed.map(|(id, is_number, grows)| self.column(id, is_number, grows)).into();
        columns.extend(has_start.then(|| self.column("start", true, false)));
        // A round to come is a column as wide as one played, to be written in by hand.
        columns.extend((1..=rounds).map(|round| Column {
            heading: format!("  {round}  "),
            is_number: true,
            grows: false,
        }));
        columns.push(self.column("points", true, false));
        let rows = (1..).zip(&table.lines).map(|(number, line): (usize, _)| {
            let mut row = vec![number.to_string(), self.name(&line.person), self.grade(&line.person)];
            row.extend(has_start.then(|| line.start.to_string()));
            row.extend(
                (0..rounds).map(|round| line.cells.get(round).map(|cell| cell_text(cell, &table)).unwrap_or_default()),
            );
            row.push(line.points.to_string());
            row
        });
        let after = self.language.text_with("club-print-after", "round", table.rounds);
        Chart {
            title: self.title("wall"),
            lead: self.lead(&after),
            columns,
            rows: rows.collect(),
            notes: vec![self.text("key")],
            is_wide: rounds > 6,
        }
    }

    fn table(&self) -> Chart {
        let table = self.state.table();
        let breaks: Vec<TieBreak> = self.state.config().tie_breaks.clone();
        let fixed = [("place", true, false), ("name", false, true), ("grade", false, false), ("points", true, false)];
        let mut columns: Vec<Column> = fixed.map(|(id, is_number, grows)| self.column(id, is_number, grows)).into();
        let named = breaks.iter().map(|tie_break| Column {
            heading: tie_break.code().to_uppercase(),
            is_number: true,
            grows: false,
        });
        columns.extend(named);
        let rows = table.lines.iter().map(|line| {
            let values = line.tie_breaks.iter().map(|value| value.map(quarters).unwrap_or_default());
            let fixed =
                [line.place.to_string(), self.name(&line.person), self.grade(&line.person), line.points.to_string()];
            fixed.into_iter().chain(values).collect()
        });
        let after = self.language.text_with("club-print-after", "round", table.rounds);
        Chart {
            title: self.title("table"),
            lead: self.lead(&after),
            columns,
            rows: rows.collect(),
            notes: Vec::new(),
            is_wide: false,
        }
    }
}
