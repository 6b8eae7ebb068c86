//! The records of the games: all in one file, or each in its own.

use super::entrant::Entrant;
use super::opening::Opening;
use super::referee::Played;
use super::schedule::Fixture;
use super::usi::{Insight, Score};
use crate::failure::Failure;
use kifu::{Cursor, Encoding, Format, Key, NodeId, Record};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Where records go.
pub(super) enum Output {
    /// All games into one file.
    File { file: Mutex<File>, format: Format, encoding: Encoding, between: &'static str },
    /// Each into a file of its own in this folder.
    Folder(PathBuf),
}

impl Output {
    /// A file whose name ends like a record, or a folder, which is made if it is not there. What is there already is only
    /// added to, and only if the match is one that goes on: what is there is then taken to be its own.
    ///
    /// # Errors
    /// If it cannot be made, cannot hold more than one game, or holds those of another match.
    pub(super) fn new(path: &Path, continues: bool) -> Result<Output, Failure> {
        let name = path.display().to_string();
        let extension = path.extension().and_then(|extension| extension.to_str());
        let Some((format, encoding)) = extension.and_then(Format::of_extension).filter(|_| !path.is_dir()) else {
            std::fs::create_dir_all(path).map_err(|error| Failure::at(&name, error))?;
            if !continues && holds_games(path).map_err(|error| Failure::at(&name, error))? {
                return Err(taken(&name));
            }
            return Ok(Output::Folder(path.to_path_buf()));
        };
        let between = format.between_games().ok_or_else(|| {
            Failure::at(
                &name,
                format_args!("{format} holds one game a file: name a folder, or a file that ends in .csa or .usi"),
            )
        })?;
        let fail = |error: io::Error| Failure::at(&name, error);
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        if !continues && file.metadata().map_err(fail)?.len() > 0 {
            return Err(taken(&name));
        }
        let file = Mutex::new(file);
        Ok(Output::File { file, format, encoding: encoding.unwrap_or(Encoding::Utf8), between })
    }

    /// Writes a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(
        &self,
        fixture: Fixture,
        entrants: [&Entrant; 2],
        opening: &Opening,
        played: &Played,
    ) -> io::Result<()> {
        let record = record(fixture, entrants, opening, played);
        match self {
            Output::File { file, format, encoding, between } => {
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                if file.metadata()?.len() > 0 {
                    file.write_all(between.as_bytes())?;
                }
                file.write_all(&kifu::write(&record, *format, *encoding).bytes)?;
                file.flush()
            }
            Output::Folder(folder) => std::fs::write(
                folder.join(file_name(fixture.number + 1)),
                kifu::write(&record, Format::Kif, Encoding::Utf8).bytes,
            ),
        }
    }
}

/// The file of the game with this number, from 1.
fn file_name(number: usize) -> String {
    format!("{number:05}.kifu")
}

/// Whether a match has left its records in this folder.
fn holds_games(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number = name.to_str().and_then(|name| name.strip_suffix(".kifu")?.parse().ok());
        if number.is_some_and(|number| name == *file_name(number)) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn taken(name: &str) -> Failure {
    Failure::at(name, "holds records already: name another place, or go on with their match by its --journal")
}

fn record(fixture: Fixture, entrants: [&Entrant; 2], opening: &Opening, played: &Played) -> Record {
    let mut record =
        Record::new(opening.start.to_setup()).unwrap_or_else(|_| Record::with_handicap(shogi::Handicap::Even));
    record.headers.push(Key::Event, &format!("miyako match {}", fixture.number + 1));
    record.headers.push(Key::Black, &entrants[0].name);
    record.headers.push(Key::White, &entrants[1].name);
    // Records know no parts of seconds.
    if played
        .game
        .terms()
        .clocks
        .iter()
        .all(|clock| (clock.main() + clock.period() + clock.increment()).subsec_nanos() == 0)
    {
        study::record_clock(&mut record.headers, played.game.terms());
    }
    let limits = entrants.map(|entrant| entrant.limit).map(|limit| limit.to_string());
    let rules =
        format!("{}{}\nLimits:{}", study::judge::RULESET_REMARK, played.game.terms().ruleset, limits.join(", "));
    record.set_comment(NodeId::START, &rules);
    let mut cursor = Cursor::new(&record);
    let insights = played.insights.iter().copied().chain(std::iter::repeat(None));
    for (ply, (made, insight)) in played.game.moves().iter().zip(insights).enumerate() {
        // What the referee has accepted is legal.
        let Ok(id) = cursor.play(&mut record, made.m) else { break };
        if ply >= opening.moves.len() {
            record.set_used(id, Some(made.charged));
        }
        if let Some(remark) = insight.and_then(remark) {
            record.set_comment(id, &remark);
        }
    }
    if let Some(fault) = &played.fault {
        record.add_comment(cursor.id(), format!("{} {}", fault.code(), fault.detail()).trim());
    }
    study::record_outcome(&mut record, cursor, played.outcome, played.game.offence());
    record
}

/// What an engine thought of its move, for programs: `eval 35 depth 12 nodes 20000`.
fn remark(insight: Insight) -> Option<String> {
    let score = match insight.score? {
        Score::Value(value) => value.to_string(),
        Score::Mates => "mate".to_owned(),
        Score::Mated => "-mate".to_owned(),
    };
    Some(format!("eval {score} depth {} nodes {}", insight.depth, insight.nodes))
}
