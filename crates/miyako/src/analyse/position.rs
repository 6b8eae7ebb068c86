//! One position: the best lines, what threatens, and why not a certain move.

use super::thinker::Thinker;
use super::{Args, json};
use crate::batch;
use crate::failure::Failure;
use crate::{Outcome, input};
use kifu::Record;
use serde_json::json;
use shogi::{Handicap, Move, Square};
use std::io::Write;
use std::process::ExitCode;
use study::{Analysis, Choice, Judgement, Place, Question, Refutation, Scope, Speech, Threat};
use words::Language;

/// What was found out.
struct Found {
    judgement: Judgement,
    /// `None` in check.
    threat: Option<Threat>,
    why: Option<Refutation>,
}

pub(super) fn run(args: &Args, language: Language, out: &mut (dyn Write + Send)) -> Outcome {
    let record = match &args.files[..] {
        [] => input::line("--sfen", args.sfen.as_deref())?,
        [file] => input::file(file)?,
        files => {
            return Err(Failure::at("--ply", format_args!("is about one game, and there are {} files", files.len())));
        }
    };
    let analysis = Analysis::of(&record, Scope::MainLine);
    let index = place(args, &record, &analysis)?;
    let place = &analysis.places()[index];
    let why = args.why.as_ref().map(|text| legal(text, place)).transpose()?;
    let question = analysis.question(index);
    batch::listen();
    let Some(found) = ask(&mut Thinker::new(&args.limit, args.threads.each(1)), place, &question, why) else {
        return Ok(ExitCode::from(batch::INTERRUPTED));
    };
    if args.json {
        writeln!(out, "{}", as_json(place, &found))?;
    } else {
        let text = |id: &str, values: &[(&str, &str)]| language.text_with_list(id, values);
        let handicap = record.handicap().unwrap_or(Handicap::Even);
        let speech = Speech { text: &text, notation: args.notation(), handicap };
        write(place, &found, &speech, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of the place that is asked for.
fn place(args: &Args, record: &Record, analysis: &Analysis) -> Result<usize, Failure> {
    let length = record.plies();
    let plies = args.ply.unwrap_or(length);
    let option = if args.ply.is_some() { "--ply" } else { "--sfen" };
    if plies > length {
        let what = format_args!("there are {length} moves, so expected a number from 0 to {length}");
        return Err(Failure::at(option, what));
    }
    let found = analysis.places().iter().position(|place| place.plies == plies);
    found.ok_or_else(|| Failure::at(option, "a king could be taken there: nothing can be judged"))
}

fn legal(text: &str, place: &Place) -> Result<Move, Failure> {
    let m: Move = text.parse().map_err(|error| Failure::at("--why", error))?;
    place.position.judge(m).map_err(|reason| Failure::at("--why", format_args!("{}: {reason}", reason.code())))?;
    Ok(m)
}

/// `None` if the user has asked to stop.
fn ask(thinker: &mut Thinker, place: &Place, question: &Question, why: Option<Move>) -> Option<Found> {
    let judgement = thinker.judge(question)?;
    let threat = match study::pass(&place.position) {
        Some(start) => {
            let passed = thinker.judge(&Question { start, moves: Vec::new() })?;
            Some(Threat::of(&place.position, &judgement, &passed))
        }
        None => None,
    };
    let why = match why {
        Some(played) => {
            let mut question = question.clone();
            question.moves.push(played);
            let after = thinker.judge(&question)?;
            let choice = Choice {
                position: &place.position,
                last_to: place.last_to,
                played,
                before: &judgement,
                after: Some(&after),
            };
            Refutation::of(&choice)
        }
        None => None,
    };
    Some(Found { judgement, threat, why })
}

fn write(place: &Place, found: &Found, speech: &Speech<'_>, out: &mut (dyn Write + Send)) -> std::io::Result<()> {
    let (position, last_to) = (&place.position, place.last_to);
    let turn = position.turn();
    for (rank, line) in (1..).zip(found.judgement.lines()) {
        let (score, moves) = (speech.score(line.score, turn), speech.scored_line(position, line, last_to));
        if moves.is_empty() {
            writeln!(out, "{score}")?;
        } else {
            let line = (speech.text)("analysis-with-line", &[("text", &score), ("line", &moves)]);
            writeln!(out, "{rank}. {line}")?;
        }
    }
    match &found.threat {
        Some(threat) => writeln!(out, "{}", speech.threat(position, threat))?,
        None => writeln!(out, "{}", (speech.text)("analysis-in-check", &[]))?,
    }
    found.why.iter().try_for_each(|why| writeln!(out, "{}", about(why, position, last_to, speech)))
}

fn about(why: &Refutation, position: &shogi::Position, last_to: Option<Square>, speech: &Speech<'_>) -> String {
    let m = speech.line(position, &why.line[..1], last_to);
    let text = speech.refutation(position, last_to, why);
    (speech.text)("analysis-with-line", &[("text", &m), ("line", &text)])
}

fn as_json(place: &Place, found: &Found) -> serde_json::Value {
    let turn = place.position.turn();
    let mut object = json::judgement(&place.position, Some(&found.judgement));
    object["ply"] = json!(place.plies);
    object["threat"] = found.threat.as_ref().map_or(json!(null), |threat| {
        json!({
            "serious": threat.is_serious(),
            "score": json::score(threat.score, !turn),
            "moves": json::moves(&threat.line),
            "mate": threat.mate,
            "brinkmate": threat.is_brinkmate,
            "cost": threat.cost,
        })
    });
    if let Some(why) = &found.why {
        object["why"] = json::verdict(&why.verdict, turn);
        object["why"]["moves"] = json!(json::moves(&why.line));
    }
    object
}
