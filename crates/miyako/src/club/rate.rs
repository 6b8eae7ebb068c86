//! `miyako club rate`: an event's file in, ratings and grades out.

use crate::Outcome;
use crate::failure::Failure;
use crate::input;
use club::rating::fesa::cross_table::{self, CrossTable};
use club::rating::fesa::event::{self, Listed, Rated};
use club::rating::fesa::rating_list;
use club::rating::fesa::{Table, Time};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Language;

/// Rate an event as the European federation does: its cross-table in, new ratings and grades out.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club rate autunno.txt                           with the ratings that stand in the file
  miyako club rate autunno.txt --list ratings.jsonl      with those of a list, a line of JSON for each player
  miyako club rate autunno.txt --list old.jsonl --save new.jsonl
  miyako club rate autunno.txt --json                    a line of JSON for each player

A list may be the federation's own, saved or copied from its page: rank, name, grade, rating, games, country. One of ours
has a line of JSON for each player with at least name, rating and games: {\"name\":\"Rossi Anna\",\"rating\":1723,\"games\":40}; --save writes all that the next
event asks for. Who is in neither is new: N stands before the name in the cross-table.")]
pub(crate) struct Args {
    /// The federation's cross-table of the event
    #[arg(value_name = "FILE")]
    event: PathBuf,
    /// Ratings before the event
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// Where to write the list after the event
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print a line of JSON for each player
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let (name, bytes) = input::bytes(&args.event)?;
    let table =
        cross_table::read(&bytes).map_err(|mistake| Failure::at(&format!("{name}:{}", mistake.line), mistake))?;
    let list = args.list.as_deref().map(|path| read_list(path, &table)).transpose()?.unwrap_or_default();
    let rated = event::rate(Table::current(), &table, &list).map_err(|mismatch| Failure::at(&name, mismatch))?;
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if let Some(time) = table.time().filter(|time| !Table::current().is_rated_at(*time)) {
        eprintln!("{}", too_fast(time, language));
    }
    if let Some(path) = &args.save {
        if path.canonicalize().is_ok_and(|path| args.event.canonicalize().is_ok_and(|event| event == path)) {
            return Err(Failure::at(&name, "--save would write over the cross-table; expected another file"));
        }
        save(path, &event::merge(&list, &rated))?;
    }
    if args.json {
        for player in &rated {
            writeln!(out, "{}", serde_json::to_string(player).map_err(std::io::Error::from)?)?;
        }
    } else {
        print(&rated, language, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// That the federation does not rate games at this time, and at which it does.
fn too_fast(time: Time, language: Language) -> String {
    let told = |time: &Time| format!("{} min + {} s", time.minutes, time.seconds);
    let least: Vec<String> = Table::current().least_times().iter().map(told).collect();
    let values = [("time", told(&time)), ("least", least.join(" / "))];
    let texts: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    language.text_with_list("rate-too-fast", &texts)
}

/// A list of ours, or the federation's.
fn read_list(path: &Path, event: &CrossTable) -> Result<Vec<Listed>, Failure> {
    let (name, bytes) = input::bytes(path)?;
    // An empty list is one of nobody.
    if !matches!(bytes.trim_ascii_start().first(), None | Some(b'{')) {
        let entries =
            rating_list::read(&bytes).map_err(|mistake| Failure::at(&format!("{name}:{}", mistake.line), mistake))?;
        return Ok(entries.into_iter().map(|entry| listed(entry, event)).collect());
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::at(&name, "is not UTF-8"))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            serde_json::from_str(line).map_err(|error| Failure::at(&format!("{name}:{number}"), error))
        })
        .collect()
}

/// What the federation's list knows of somebody, under the name that the event has for them.
fn listed(entry: rating_list::Entry, event: &CrossTable) -> Listed {
    let name = event.players.iter().map(cross_table::Line::name).find(|name| entry.is_of(name));
    Listed {
        name: name.unwrap_or(entry.name),
        rating: entry.rating,
        games: entry.games.unwrap_or(MANY_GAMES),
        bonus_games: 0,
        grade: entry.grades.into_iter().next_back(),
        above_lower: 0,
        above_middle: 0,
        touched_middle: false,
        history: Vec::new(),
    }
}

/// So many games somebody is taken to have played of whom the list says nothing else, as with a rating in the cross-table.
const MANY_GAMES: u32 = 100;

/// Writes a file beside the old one, and puts it in its place when all of it is there.
fn save(path: &Path, list: &[Listed]) -> Result<(), Failure> {
    let cannot = |error: std::io::Error| {
        Failure::at(&path.display().to_string(), format_args!("cannot write the list: {error}"))
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(cannot)?;
    for listed in list {
        let line = serde_json::to_string(listed).map_err(|error| cannot(error.into()))?;
        writeln!(file, "{line}").map_err(cannot)?;
    }
    file.as_file().sync_all().map_err(cannot)?;
    file.persist(path).map_err(|error| cannot(error.error))?;
    Ok(())
}

fn print(rated: &[Rated], language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let width = rated.iter().map(|player| player.name.chars().count()).max().unwrap_or_default();
    for player in rated {
        let after = player.after.as_ref();
        let before = player.before.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
        let now = after.map_or_else(|| "–".to_owned(), |listed| listed.rating.to_string());
        let change = match (player.before, after) {
            (Some(before), Some(listed)) => format!("{:+}", listed.rating - before),
            _ => String::new(),
        };
        let name = format!("{}{}", player.name, " ".repeat(width - player.name.chars().count()));
        let mut line = format!("{:>3}  {name}  {before:>4} → {now:>4}  {change:>5}", player.place);
        if let Some(performance) = player.performance.filter(|_| !player.by_performance) {
            line += &format!("  {}", language.text_with("rate-performance", "rating", performance.to_string()));
        }
        if player.by_performance && after.is_some() {
            line += &format!("  {}", language.text("rate-by-performance"));
        }
        if let Some(grade) = &player.promoted_to {
            line += &format!("  {}", language.text_with_list("rate-promoted", &[("grade", grade)]));
        }
        if let Some(who) = &player.consent {
            line += &format!(" {}", language.text_with_list("rate-consent", &[("who", who)]));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
