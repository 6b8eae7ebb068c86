//! `miyako craft`: the catalogue of the workshop, what boards and pieces are made of and how, with its pictures; and the lid of a display
//! box, which remembers a game.

mod lid;

use crate::Outcome;
use crate::failure::Failure;
use crate::show::put;
use diagram::{Entry, Section, What, catalogue};
use serde_json::{Map, Value, json};
use shogi::folded;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Print what boards, pieces, stands and boxes are made of, and how; draw it; draw the lid of a display box.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  miyako craft                       the whole catalogue
  miyako craft --what boards         what there is of boards: pieces, boards, stands, boxes, clocks or care
  miyako craft making                a section, the most prized first
  miyako craft 島黄楊                anything by its name: kaya, 四方柾, Buxus
  miyako craft shihomasa --svg a.svg the cut, drawn
  miyako craft woods --json          the same for programs, in every language
  miyako craft lid --event '56th Ōi' --game 'Game 4' --date '18–19 August 2015' --place Fukuoka --pdf lid.pdf
                                     a lid to remember a game by"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    lid: Option<Lid>,
    /// A section, or a thing by any of its names or a part of one [default: everything]
    name: Option<String>,
    /// Only what belongs to pieces, boards, stands, boxes, clocks or care
    #[arg(long, value_name = "KIND")]
    what: Option<String>,
    /// Draw the first that has a picture, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Lid {
    Lid(lid::Args),
}

/// A section with those of its entries that were asked for.
type Found = (&'static Section, Vec<&'static Entry>);

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    if let Some(Lid::Lid(lid)) = &args.lid {
        return lid::run(lid, out);
    }
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let kind = |name: &String| {
        name.parse::<What>().map_err(|error| {
            let parts = [("field", "--what"), ("value", name), ("names", error.expected())];
            Failure::Input(language.text_with_list("error-picture-choice", &parts))
        })
    };
    let wanted = args.what.as_ref().map(kind).transpose()?;
    let sections = catalogue().iter().filter(|section| wanted.is_none_or(|what| section.what == what));
    let found: Vec<Found> = sections.filter_map(|section| asked(section, args.name.as_deref())).collect();
    if found.is_empty() {
        return Err(Failure::at(args.name.as_deref().unwrap_or_default(), language.text("workshop-not-found")));
    }
    if let Some(path) = &args.svg {
        let drawing = found.iter().find_map(|(section, entries)| {
            let own = || section.drawing();
            entries.iter().find_map(|entry| section.drawing_of(entry)).or_else(own)
        });
        let drawing = drawing.ok_or_else(|| Failure::at("--svg", language.text("workshop-not-drawn")))?;
        let svg = drawing.figure.draw(drawing.wear).map_err(|error| Failure::at("--svg", error))?;
        put(path, svg.as_bytes(), out)?;
    } else if args.json {
        writeln!(out, "{}", found.iter().map(as_json).collect::<Value>())?;
    } else {
        found.iter().try_for_each(|found| write(found, language, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is asked for of a section: all of it by its own name, else the entries that are called so.
fn asked(section: &'static Section, name: Option<&str>) -> Option<Found> {
    let all = || section.ranked(true);
    let Some(name) = name.map(folded) else { return Some((section, all())) };
    let titles = Language::ALL.map(|language| folded(&language.text(&format!("craft-{}", section.id))));
    if folded(&section.id) == name || titles.contains(&name) {
        return Some((section, all()));
    }
    // A short word stands in many others.
    let is_long = name.len() > 4;
    let is_called = |entry: &&Entry| {
        let about = format!("craft-{}-{}", section.id, entry.id);
        let own = [&entry.id, &entry.kanji, &entry.reading, &entry.latin].map(|text| folded(text));
        let says = |language: Language| folded(&language.text(&about)).contains(&name);
        own.iter().any(|text| *text == name || is_long && text.starts_with(&name))
            || is_long && Language::ALL.into_iter().any(says)
    };
    let entries: Vec<&Entry> = all().into_iter().filter(is_called).collect();
    (!entries.is_empty()).then_some((section, entries))
}

fn write((section, entries): &Found, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let text = |part: &str| language.text(&format!("craft-{}{part}", section.id));
    writeln!(out, "{}\n{}", text(""), text("-lead"))?;
    for entry in entries {
        let about = format!("craft-{}-{}", section.id, entry.id);
        let rank = section.rank_of(entry).map(|rank| language.text_with("workshop-rank", "rank", usize::from(rank)));
        let name = if entry.kanji.is_empty() { language.text(&format!("{about}-name")) } else { entry.kanji.clone() };
        let latin = (!entry.latin.is_empty()).then(|| entry.latin.clone());
        let reading = (!entry.reading.is_empty()).then(|| reading(entry, language));
        let heading: Vec<String> = [Some(name), reading, latin, rank].into_iter().flatten().collect();
        writeln!(out, "  {}\n      {}", heading.join("  "), language.text(&about))?;
    }
    if let Some(note) = language.known_text(&format!("craft-{}-note", section.id), []) {
        writeln!(out, "  {} {note}", language.text("workshop-note"))?;
    }
    writeln!(out)
}

fn reading(entry: &Entry, language: Language) -> String {
    match (language, entry.kana.as_str()) {
        (Language::Japanese, "") => words::reading(&entry.kanji, &entry.reading, language),
        (Language::Japanese, kana) => kana.to_owned(),
        _ => entry.reading.clone(),
    }
}

fn as_json((section, entries): &Found) -> Value {
    let in_all = |id: &str| {
        let text = |language: &Language| Some((language.code().to_owned(), language.known_text(id, [])?.into()));
        Value::Object(Language::ALL.iter().filter_map(text).collect::<Map<_, _>>())
    };
    let entry = |entry: &&Entry| {
        let about = format!("craft-{}-{}", section.id, entry.id);
        json!({
            "id": entry.id,
            "names": in_all(&format!("{about}-name")),
            "kanji": entry.kanji,
            "reading": entry.reading,
            "kana": reading(entry, Language::Japanese),
            "latin": entry.latin,
            "rank": entry.rank,
            "texts": in_all(&about),
            "wear": section.choice(entry).map(|(choice, value)| json!({ choice: value })),
        })
    };
    json!({
        "id": section.id,
        "what": section.what.name(),
        "rules": section.rules.split(", ").collect::<Vec<_>>(),
        "names": in_all(&format!("craft-{}", section.id)),
        "texts": in_all(&format!("craft-{}-lead", section.id)),
        "notes": in_all(&format!("craft-{}-note", section.id)),
        "entries": entries.iter().map(entry).collect::<Vec<_>>(),
    })
}
