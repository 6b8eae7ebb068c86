//! `miyako club ladder`: careers, and what is missing for the next grade.

mod show;

pub(super) use show::Teller;

use crate::Outcome;
use crate::failure::Failure;
use club::career::{Apprenticeship, Body, Dossier, Ladder, StudyGroup, admission};
use club::ladder::{Rungs, Step};
use club::time::Date;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Ladders of grades: amateurs, study groups, apprentices, women and professionals.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club ladder list
  miyako club ladder check professional career.json            which grade is due, and what is missing for the next ones
  miyako club ladder check women career.json --body lpsa
  miyako club ladder replay apprentice --grade 2k WWWLWWLWWLWW what each game led to: promotion, points, demotion
  miyako club ladder replay study-group --grade D1 LWWWWWW
  miyako club ladder exam WLWLW                                the admission exam of professionals
  miyako club ladder begin --age 24 --class D2 --woman         may one begin in a study group?
  miyako club ladder school --class A2 --age 14                may one enter the apprentices' school from there?
  miyako club ladder stay --born 2005-05-10                    until when may an apprentice below 1 dan stay?
  miyako club ladder league --age 27 --played 5 --last 10-8    may an apprentice of 3 dan enter another league?
  miyako club ladder meetings 2026-11                          when study groups meet

A career is JSON: {\"grade\": \"4d\", \"since\": \"2024-04-01\", \"wins\": 87, \"games_of_year\": 30, \"wins_of_year\": 16,
\"deeds\": [{\"name\": \"challenger\", \"of\": \"ryuo\", \"date\": \"2026-09-01\"}]}; docs/club.md names the deeds.

Exit status: 0 yes, or done; 1 no; 2 something cannot be read.")]
pub(crate) struct Args {
    /// The language [default: the terminal's]
    #[arg(long, global = true, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the ladders with their grades
    List,
    /// Tell which grade is due, and what is missing
    Check {
        /// amateur, professional, women
        ladder: String,
        /// The career, - for standard input
        file: PathBuf,
        /// Whose rules, where associations differ: jsa, lpsa
        #[arg(long)]
        body: Option<String>,
        /// The day [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// Tell what each game of a row led to
    Replay {
        /// apprentice, study-group
        ladder: String,
        /// Where it begins
        #[arg(long)]
        grade: String,
        /// W for a win, L for a loss, T for a teaching game with a professional, which counts for nothing
        results: String,
    },
    /// Tell whether an admission exam is passed
    Exam {
        /// W for a win, L for a loss
        results: String,
    },
    /// Tell whether somebody may begin in a study group
    Begin {
        #[arg(long)]
        age: u32,
        /// The class in which the test games put them
        #[arg(long)]
        class: String,
        /// A woman who wants to turn professional
        #[arg(long)]
        woman: bool,
    },
    /// Tell whether somebody may enter the apprentices' school from a study group
    School {
        #[arg(long)]
        class: String,
        #[arg(long)]
        age: u32,
        /// A professional recommends them
        #[arg(long)]
        recommended: bool,
    },
    /// Tell until when an apprentice below 1 dan may stay
    Stay {
        /// Day of birth
        #[arg(long)]
        born: Date,
        /// When they fell back from 1 dan, if they did
        #[arg(long)]
        fell_back: Option<Date>,
        /// The day [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// Tell whether an apprentice of 3 dan may enter another league
    League {
        /// Their age when it begins; who comes of age in a league plays it to its end
        #[arg(long)]
        age: u32,
        /// How many they have played
        #[arg(long)]
        played: u32,
        /// Wins and losses of the last one: 10-8
        #[arg(long, value_parser = score)]
        last: (u32, u32),
    },
    /// List the days of a month on which study groups meet
    Meetings {
        /// 2026-11
        #[arg(value_parser = month)]
        month: (u16, u8),
    },
}

fn score(text: &str) -> Result<(u32, u32), String> {
    let read = || {
        let (wins, losses) = text.split_once('-')?;
        Some((wins.parse().ok()?, losses.parse().ok()?))
    };
    read()
        .filter(|(wins, losses)| *wins <= 99 && *losses <= 99)
        .ok_or_else(|| "expected wins and losses, such as 10-8".to_owned())
}

fn month(text: &str) -> Result<(u16, u8), String> {
    let day = format!("{text}-01").parse::<Date>().map_err(|_| "expected a month, such as 2026-11".to_owned())?;
    Ok((day.year(), day.month()))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let tell = show::Teller { language: args.lang.unwrap_or_else(Language::of_environment), json: args.json };
    match &args.command {
        Command::List => tell.ladders(out)?,
        Command::Check { ladder, file, body, day } => {
            let rules = named(ladder)?;
            let dossier = dossier(file, rules)?;
            let body = self::body(rules, body.as_deref())?;
            let due = tell.prospects(rules, &dossier, body, today(*day)?, out)?;
            return Ok(ExitCode::from(u8::from(!due)));
        }
        Command::Replay { ladder, grade, results } => {
            let rungs = match ladder.as_str() {
                "apprentice" => Rungs::apprentice(),
                "study-group" => Rungs::study_group(),
                _ => return Err(Failure::at(ladder, "expected apprentice or study-group")),
            };
            // A teaching game with a professional is written down and changes no counter (RANK-18).
            let is_teaching = |c: char| c.eq_ignore_ascii_case(&'t');
            let won = won(&results.replace(is_teaching, ""))?;
            let places: Vec<usize> =
                (1..).zip(results.chars()).filter(|(_, c)| !is_teaching(*c)).map(|(place, _)| place).collect();
            let (mut steps, counting) = rungs
                .replay(grade, &won)
                .ok_or_else(|| Failure::at("--grade", format_args!("expected one of {}", rungs.grades().join(", "))))?;
            steps.iter_mut().for_each(|(game, _)| *game = places[*game - 1]);
            let reached = steps.iter().rev().find_map(|(_, step)| match step {
                Step::Promoted(grade) | Step::Demoted(grade) => Some(*grade),
                Step::Point | Step::Cleared | Step::Left => None,
            });
            let is_highest = rungs.grades().last().map(String::as_str) == Some(reached.unwrap_or(grade));
            tell.steps(&steps, counting, is_highest, out)?;
        }
        Command::Exam { results } => {
            let rule = named("professional")?.admission.ok_or_else(|| Failure::at("exam", "there is none"))?;
            let decided = admission(rule, &won(results)?);
            return tell.exam(decided, out);
        }
        Command::Begin { age, class, woman } => {
            return tell.verdict(StudyGroup::current().admits(*age, known_class(class, tell.language)?, *woman), out);
        }
        Command::School { class, age, recommended } => {
            return tell.school(
                StudyGroup::current().leads_to_school(known_class(class, tell.language)?, *age, *recommended),
                out,
            );
        }
        Command::Stay { born, fell_back, day } => {
            let one = Apprenticeship { born: *born, is_dan: false, fell_back: *fell_back };
            let stay = one.stay(today(*day)?);
            return tell.stay(stay, out);
        }
        Command::League { age, played, last } => {
            return tell.verdict(Apprenticeship::enters_league(*age, *played, *last), out);
        }
        Command::Meetings { month: (year, month) } => {
            let days: Vec<String> =
                StudyGroup::current().meetings(*year, *month).iter().map(ToString::to_string).collect();
            if args.json {
                writeln!(out, "{}", json!(days))?;
            } else {
                days.iter().try_for_each(|day| writeln!(out, "{day}"))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn named(name: &str) -> Result<&'static Ladder, Failure> {
    let names = || Ladder::all().iter().map(|ladder| ladder.name.as_str()).collect::<Vec<_>>().join(", ");
    Ladder::named(name).ok_or_else(|| Failure::at(name, format_args!("expected one of {}", names())))
}

/// The association of this name, the first if none is named.
pub(super) fn body<'a>(ladder: &'a Ladder, name: Option<&str>) -> Result<&'a Body, Failure> {
    ladder.body(name).ok_or_else(|| {
        let names: Vec<&str> = ladder.bodies.iter().map(|body| body.name.as_str()).collect();
        Failure::at("--body", format_args!("expected one of {}", names.join(", ")))
    })
}

fn known_class(class: &str, language: Language) -> Result<&str, Failure> {
    let classes = &StudyGroup::current().grades;
    if classes.iter().any(|known| known == class) {
        Ok(class)
    } else {
        Err(Failure::at("--class", language.text_with("career-what-class", "classes", classes.join(language.joint()))))
    }
}

fn today(day: Option<Date>) -> Result<Date, Failure> {
    day.map_or_else(|| super::clerk::now().map(club::time::Hour::date), Ok)
}

/// Wins and losses as a row.
fn won(results: &str) -> Result<Vec<bool>, Failure> {
    let read = |(index, c): (usize, char)| match c {
        'W' | 'w' => Ok(true),
        'L' | 'l' => Ok(false),
        _ => Err(Failure::at(results, format_args!("expected W or L as letter {}, found {c:?}", index + 1))),
    };
    results.chars().enumerate().map(read).collect()
}

/// A career as its file tells it, of which only these deeds count.
pub(super) fn career(path: &std::path::Path, known: &[&str]) -> Result<Dossier, Failure> {
    let (place, bytes) = crate::input::bytes(path)?;
    let dossier: Dossier = serde_json::from_slice(&bytes).map_err(|error| Failure::at(&place, error))?;
    if let Some(deed) = dossier.deeds.iter().find(|deed| !known.contains(&deed.name.as_str())) {
        let what = format!("nothing counts {:?} here; expected one of {}", deed.name, known.join(", "));
        return Err(Failure::at(&place, what));
    }
    if dossier.wins_of_year > dossier.games_of_year {
        return Err(Failure::at(&place, "wins_of_year: expected no more than games_of_year"));
    }
    if let Some(odd) = dossier.results.chars().find(|c| !"WwLl".contains(*c)) {
        return Err(Failure::at(&place, format_args!("results: expected W and L, found {odd:?}")));
    }
    Ok(dossier)
}

/// A career on a ladder.
pub(super) fn dossier(path: &std::path::Path, ladder: &Ladder) -> Result<Dossier, Failure> {
    let place = path.display().to_string();
    let dossier = career(path, &ladder.deeds())?;
    match dossier.grade.as_ref().filter(|grade| ladder.rank(grade).is_none()) {
        Some(grade) => Err(Failure::at(
            &place,
            format_args!("{grade:?} is no grade of this ladder; expected one of {}", ladder.grades.join(", ")),
        )),
        None => Ok(dossier),
    }
}
