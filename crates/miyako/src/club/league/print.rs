//! `miyako club league print`: rounds and tables on paper.

use super::journal;
use super::show::{Names, classes, points};
use crate::club::clerk::Clerk;
use crate::failure::Failure;
use club::league::{League, MAIN};
use club::person::PersonId;
use diagram::{Chart, Column};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club league print autumn table C2 -o c2.pdf
  miyako club league print autumn rounds C2 --lang it -o turni.pdf     with room to write results in
  miyako club league print autumn rounds main -o main.pdf              where there is a main tournament")]
pub(super) struct Args {
    /// The season
    name: PersonId,
    /// What
    #[arg(value_enum)]
    what: What,
    /// Which class, or main
    class: String,
    /// The file to write, - for standard output
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    /// Places, and what becomes of everybody
    Table,
    /// Who meets whom
    Rounds,
}

pub(super) fn run(args: &Args, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let journal = journal(clerk, &args.name)?;
    let league = journal.state();
    let is_main = args.class == MAIN && matches!(args.what, What::Rounds) && league.knock_out(MAIN).is_some();
    if !is_main {
        classes(league, Some(&args.class))?;
    }
    let print = Print { league, class: &args.class, names: Names::of(clerk)?, clerk };
    let chart = match args.what {
        What::Table => print.table(),
        What::Rounds => print.rounds(),
    };
    let bytes = chart.pdf().map_err(|error| Failure::at("--output", error))?;
    clerk.folder.put(&args.output, &bytes, out)
}

struct Print<'a> {
    league: &'a League,
    class: &'a str,
    names: Names,
    clerk: &'a Clerk,
}

impl Print<'_> {
    fn text(&self, id: &str) -> String {
        self.clerk.language().text(&format!("league-{id}"))
    }

    fn title(&self) -> String {
        let language = self.clerk.language();
        let class = if self.class == MAIN {
            self.text("main")
        } else {
            language.text_with("person-class", "class", self.class)
        };
        format!("{} – {class}", self.league.start().title)
    }

    /// When it is played, and that it is not over.
    fn lead(&self) -> String {
        let days = self.league.start().days.map(|[first, last]| format!("{first} – {last}"));
        let open = (self.league.open_games(self.class) > 0).then(|| self.text("if-now"));
        [days, open].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn column(&self, id: &str, is_number: bool) -> Column {
        Column { heading: self.text(&format!("heading-{id}")), is_number, grows: id == "name" }
    }

    fn table(&self) -> Chart {
        let decided = self.league.decided();
        let placings = decided.classes.iter().find(|(class, _)| class == self.class).map(|(_, placings)| placings);
        let has_points = placings.is_some_and(|placings| placings.iter().any(|placing| !points(placing).is_empty()));
        let row = |(place, placing): (usize, &club::league::Placing)| {
            let mut row = vec![
                place.to_string(),
                self.names.of_person(&placing.member.person),
                placing.order.to_string(),
                format!("{}–{}", placing.wins, placing.losses),
            ];
            row.extend(has_points.then(|| points(placing)));
            row.push(self.text(&format!("fate-{}", placing.fate.code())));
            row
        };
        let mut columns = vec![
            self.column("place", true),
            self.column("name", false),
            self.column("order", true),
            self.column("score", true),
        ];
        columns.extend(has_points.then(|| self.column("points", true)));
        columns.push(Column { heading: String::new(), is_number: false, grows: false });
        Chart {
            title: self.title(),
            lead: self.lead(),
            columns,
            rows: placings.map(|placings| (1..).zip(placings).map(row).collect()).unwrap_or_default(),
            notes: Vec::new(),
            is_wide: false,
        }
    }

    fn rounds(&self) -> Chart {
        let rows = match self.league.knock_out(self.class) {
            Some(sheet) => self.rows_of_sheet(&sheet),
            None => self.rows_of_rounds(),
        };
        Chart {
            title: self.title(),
            lead: self.league.start().days.map(|[first, last]| format!("{first} – {last}")).unwrap_or_default(),
            columns: vec![
                self.column("round", false),
                self.column("name", false),
                self.column("won", false),
                self.column("name", false),
            ],
            rows,
            notes: Vec::new(),
            is_wide: false,
        }
    }

    fn rows_of_rounds(&self) -> Vec<Vec<String>> {
        let members = self.league.roster(self.class).map(|roster| roster.members.as_slice()).unwrap_or_default();
        let mut rows = Vec::new();
        for (number, round) in (1..).zip(self.league.rounds(self.class)) {
            for [first, second] in &round.games {
                let (Some(first), Some(second)) = (members.get(*first), members.get(*second)) else { continue };
                let winner = self.league.winner(&first.person, &second.person);
                let score = match winner {
                    Some((winner, _)) if *winner == first.person => "1 – 0",
                    Some(_) => "0 – 1",
                    None if self.league.is_missed(&first.person, &second.person) => "0 – 0",
                    None => "",
                };
                let score = score.to_owned();
                let [first, second] = [first, second].map(|member| self.names.of_person(&member.person));
                rows.push(vec![number.to_string(), first, score, second]);
            }
            rows.extend(round.idle.iter().filter_map(|place| members.get(*place)).map(|member| {
                let name = self.names.of_person(&member.person);
                let idle = self.clerk.language().text_with("league-idle", "people", name);
                vec![number.to_string(), idle, String::new(), String::new()]
            }));
        }
        rows
    }

    fn rows_of_sheet(&self, sheet: &club::league::KnockOut) -> Vec<Vec<String>> {
        let mut rows: Vec<(club::league::Part, usize, Vec<String>)> = Vec::new();
        for (number, [first, second]) in sheet.pairs() {
            let rules = &sheet.sheet.games[number];
            let wins = [0, 1].map(|side| sheet.wins(number).iter().filter(|winner| **winner == side).count());
            let score = if wins == [0, 0] { String::new() } else { format!("{} – {}", wins[0], wins[1]) };
            let part = self.text(&format!("part-{}", rules.part.code()));
            let round = if part.is_empty() { rules.round.to_string() } else { format!("{} ({part})", rules.round) };
            let row = vec![round, self.names.of_person(first), score, self.names.of_person(second)];
            rows.push((rules.part, rules.round, row));
        }
        rows.sort_by_key(|(part, round, _)| (*part, *round));
        rows.into_iter().map(|(.., row)| row).collect()
    }
}
