//! `miyako club tournament export` and `import`: an event for others, and from them.

use super::act::Desk;
use super::report;
use super::show::journal;
use crate::failure::Failure;
use club::person::{Person, PersonId};
use club::tournament::{Journal, Step, Tournament};
use ics::properties::{Description, DtEnd, DtStart, Location, Summary, Trigger};
use ics::{Alarm, Event, ICalendar};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::PathBuf;

/// Write an event for the federation, for a calendar, or whole
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club tournament export spring fesa -o spring.txt     the federation's cross-table; miyako club rate reads it
  miyako club tournament export spring json -o spring.json    all of it, for `import` in another folder
  miyako club tournament export spring ics -o spring.ics      for a calendar
  miyako club tournament export spring trf -o spring.trf      a tournament report, for programs of chess")]
pub(super) struct Export {
    /// The event
    name: PersonId,
    /// As what
    #[arg(value_enum)]
    form: Form,
    /// The file to write, - for standard output
    #[arg(long, short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Form {
    /// The European federation's cross-table
    Fesa,
    /// Everything
    Json,
    /// A calendar's entry
    Ics,
    /// A tournament report (TRF26), which programs for chess exchange
    Trf,
}

/// Read an event that was exported as JSON, or a tournament report (TRF16, TRF26 and what pairing programs add)
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club tournament import spring.json                 all of it, as it was in the other folder
  miyako club tournament import spring.trf --name spring    its rounds are played again as they were

People whom the club does not know become people of the club. An event goes on from there: pair proposes the next round.")]
pub(super) struct Import {
    /// The file
    file: PathBuf,
    /// What files call it here [default: as it was called, or made of its title]
    #[arg(long)]
    name: Option<PersonId>,
}

/// An event whole: its two files, and the people who enter it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    name: PersonId,
    /// `tournament.toml`.
    config: String,
    people: Vec<Person>,
    /// `events.jsonl`.
    events: Vec<Step>,
}

pub(super) fn export(args: &Export, desk: &Desk<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let journal = journal(desk, &args.name)?;
    let bytes = match args.form {
        Form::Fesa => cross_table(desk, journal.state())?,
        Form::Json => whole(desk, &args.name, &journal)?,
        Form::Ics => calendar(desk, &args.name, &journal)?,
        Form::Trf => {
            // A report has no room for them: whoever reads it counts games alone.
            if !journal.state().adjustments().is_empty() {
                eprintln!("{}", desk.language.text("club-trf-without-adjustments"));
            }
            report::export(journal.state(), desk)?
        }
    };
    desk.folder.put(&args.output, &bytes, out)
}

/// In the encoding that the federation has; in UTF-8 where a name does not fit into it.
fn cross_table(desk: &Desk<'_>, state: &Tournament) -> Result<Vec<u8>, Failure> {
    let people = desk.folder.people()?;
    let table = state.cross_table(|id| {
        let person = people.iter().find(|person| person.id == *id);
        person.map_or_else(|| (id.to_string(), String::new()), |person| (person.family.clone(), person.given.clone()))
    });
    Ok(table.to_bytes().unwrap_or_else(|_| table.to_string().into_bytes()))
}

fn whole(desk: &Desk<'_>, name: &PersonId, journal: &Journal) -> Result<Vec<u8>, Failure> {
    let entered = journal.state().entries();
    let people = desk.folder.people()?.into_iter().filter(|person| entered.contains_key(&person.id)).collect();
    let config = desk.folder.config_text(name)?;
    let whole = Whole { name: name.clone(), config, people, events: journal.steps().to_vec() };
    let mut bytes = serde_json::to_vec_pretty(&whole).map_err(std::io::Error::from)?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// An entry from the first day to the last, which stays the same entry however often it is exported.
fn calendar(desk: &Desk<'_>, name: &PersonId, journal: &Journal) -> Result<Vec<u8>, Failure> {
    let config = journal.state().config();
    let Some(from) = config.from.or(config.to) else {
        let place = desk.folder.config_path(name).display().to_string();
        return Err(Failure::at(&place, desk.language.text("club-no-day")));
    };
    // Calendars count the day after the last one.
    let until = config.to.unwrap_or(from).next_day();
    let first = journal.steps().first().map(|step| step.at.to_string()).unwrap_or_default();
    let stamp = |text: &str| text.replace(['-', ':'], "");
    let uid = format!("{name}-{}@miyako", stamp(&first));
    let mut event = Event::new(uid, stamp(&first));
    let day = |day: club::time::Date| stamp(&day.to_string());
    let mut start = DtStart::new(day(from));
    start.add(ics::parameters::Value::DATE);
    let mut end = DtEnd::new(day(until));
    end.add(ics::parameters::Value::DATE);
    event.push(start);
    event.push(end);
    event.push(Summary::new(ics::escape_text(config.name.clone())));
    if !config.city.is_empty() {
        event.push(Location::new(ics::escape_text(config.city.clone())));
    }
    if !config.clock.is_empty() {
        event.push(Description::new(ics::escape_text(config.clock.clone())));
    }
    let mut calendar = ICalendar::new("2.0", "-//Miyako//club//");
    calendar.add_event(event);
    let state = journal.state();
    for (round, found) in (1..).zip(state.rounds()) {
        for (number, board) in (1..).zip(&found.boards) {
            if let Some(hour) = board.hours.agreed {
                let uid = format!("{name}-{}-{round}-{number}@miyako", stamp(&first));
                let names = board.people.each_ref().map(|person| super::show::player(state, person));
                calendar.add_event(appointment(uid, &stamp(&first), &stamp(&hour.to_string()), names, &config.name));
            }
        }
    }
    Ok(calendar.to_string().into_bytes())
}

/// A game at its hour, with a word the day before.
fn appointment<'a>(uid: String, stamp: &str, hour: &str, [one, other]: [String; 2], event: &str) -> Event<'a> {
    let mut game = Event::new(uid, stamp.to_owned());
    let title = ics::escape_text(format!("{one} – {other} ({event})")).into_owned();
    game.push(DtStart::new(hour.to_owned()));
    game.push(Summary::new(title.clone()));
    game.add_alarm(Alarm::display(Trigger::new("-P1D"), Description::new(title)));
    game
}

/// Takes an event in, with the people who are not here yet; nothing if anything of it cannot be.
pub(super) fn import(args: &Import, desk: &Desk<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let (place, bytes) = crate::input::bytes(&args.file)?;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).map(<[u8]>::to_vec).unwrap_or(bytes);
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return report::import((place, bytes), args.name.as_ref(), desk, out);
    }
    let whole: Whole = serde_json::from_slice(&bytes).map_err(|error| Failure::at(&place, error))?;
    let name = args.name.clone().unwrap_or(whole.name);
    let _claim = desk.folder.claim()?;
    if desk.folder.has(&name) {
        let text = desk.language.text_with("club-is-there", "name", name.as_str());
        return Err(Failure::at(&desk.folder.config_path(&name).display().to_string(), text));
    }
    let journal = Journal::from_steps(whole.events)
        .map_err(|step| Failure::at(&place, desk.language.text_with("club-refused-step", "step", step.to_string())))?;
    toml_edit::de::from_str::<club::tournament::Config>(&whole.config)
        .map_err(|error| Failure::at(&place, format_args!("config: {}", error.message())))?;
    let mut people = desk.folder.people()?;
    let is_new = |person: &Person| !people.iter().any(|known| known.id == person.id);
    let new: Vec<Person> = whole.people.into_iter().filter(is_new).collect();
    if let Some(fault) = new.iter().find_map(Person::fault) {
        return Err(Failure::at(&place, fault));
    }
    if !new.is_empty() {
        people.extend(new);
        desk.folder.keep_people(&people)?;
    }
    desk.folder.keep_journal(&name, &journal)?;
    // With this file the event is there.
    desk.folder.keep_config(&name, &whole.config)?;
    super::show::summary_line(desk, journal.state(), out)
}
