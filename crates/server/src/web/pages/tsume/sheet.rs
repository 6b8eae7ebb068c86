//! `GET /tsume/sheet.pdf`: problems to be printed, with their solutions on a page of their own. The same address is
//! always the same sheet.

use crate::web::api::tsume::SetAsked;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::site::Site;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::{Exercise, Sheet};
use dojo::failure::Failure;
use dojo::trainer::{CATALOGUE, Judge, Problem, Proof};
use dojo::who::Who;
use kifu::notation::Notation;
use serde::Deserialize;
use shogi::Move;
use words::Language;

/// So many are on a sheet if nobody says otherwise: a page full.
const USUAL: usize = 6;
const MOST: usize = 24;

/// How much of the set is to be printed.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    count: Option<usize>,
    /// Which of many sheets of the set.
    #[serde(default)]
    number: i64,
}

pub(crate) async fn sheet(
    State(site): State<Site>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    Writing(notation): Writing,
    Query(asked): Query<SetAsked>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Failed> {
    let Query(wish) = wish.map_err(|_| Failure::BAD_REQUEST)?;
    let count = wish.count.unwrap_or(USUAL);
    if count == 0 || count > MOST {
        return Err(Failure::BAD_REQUEST.into());
    }
    let problems = CATALOGUE.draw(&asked.set()?, count, wish.number);
    if problems.is_empty() {
        return Err(Failure::NOT_FOUND.into());
    }
    let solving = problems.clone();
    let work = move |judge: &mut Judge<'_>| solving.iter().map(|problem| solve(judge, problem)).collect::<Vec<_>>();
    let solutions = site.app.bench.ask(&visitor, from.address, work).await?;
    let sheet = set(&problems, &solutions, wish.number, notation, language);
    let pdf = site.desk.draw(from, move || sheet.pdf()).await?.map_err(Failure::internal)?;
    let head = [(CONTENT_TYPE, "application/pdf"), (CONTENT_DISPOSITION, "inline; filename=\"tsume.pdf\"")];
    Ok((head, pdf).into_response())
}

/// The shortest mate, if it is found in the time there is.
fn solve(judge: &mut Judge<'_>, problem: &Problem) -> Option<Vec<Move>> {
    match judge.solve(&problem.start, true) {
        Proof::Mate(mate) => Some(mate.line),
        Proof::NoMate | Proof::Undecided => None,
    }
}

fn set(
    problems: &[&Problem],
    solutions: &[Option<Vec<Move>>],
    number: i64,
    notation: Notation,
    language: Language,
) -> Sheet {
    let exercise = |((place, problem), solution): ((usize, &&Problem), &Option<Vec<Move>>)| Exercise {
        setup: problem.start.to_setup(),
        heading: format!("{}. {}", place + 1, language.text_with("tsume-plies", "count", problem.plies)),
        answer: match solution {
            Some(moves) => write(problem, moves, notation),
            None => language.text("tsume-verdict-undecided"),
        },
    };
    let title = language.text("tsume-title");
    let title = if number == 0 { title } else { format!("{title} {number}") };
    let exercises = problems.iter().enumerate().zip(solutions).map(exercise).collect();
    Sheet::exercises(title, language.text("tsume-lead"), language.text("tsume-solutions"), exercises)
}

/// A line of moves in words of the reader's.
fn write(problem: &Problem, moves: &[Move], notation: Notation) -> String {
    let (mut position, mut last) = (problem.start.clone(), None);
    let texts = moves.iter().map(|m| {
        let text = notation.write(&position, *m, last);
        position.play_unchecked(*m);
        last = Some(m.to());
        text
    });
    texts.collect::<Vec<_>>().join(" ")
}
