//! `GET /ceremony/scene.svg` and `….png`: a movement of the ceremony, drawn. The names of the players are not in it, so that the same
//! choices are the same picture for everybody.

use super::{Pairs, Said};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use arbiter::ritual::{Beat, By, Case, Choices, Deed, Face, KingSet, Lie, Role, Room, Season, Step, walk};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::ceremony::{self as drawn, Fallen, Reach, Tableau};
use dojo::failure::Failure;
use std::convert::Infallible;

/// How wide the picture of pixels is.
const WIDTH: u32 = 800;

pub(crate) async fn svg(
    State(desk): State<Desk>,
    from: Peer,
    said: Result<Pairs, QueryRejection>,
) -> Result<Response, Failed> {
    let (name, tableau) = wanted(said)?;
    let svg = desk.keep(from, name, move || Ok::<_, Infallible>(tableau.svg())).await?;
    let Ok(svg) = svg;
    Ok(kept("image/svg+xml", svg))
}

pub(crate) async fn png(
    State(desk): State<Desk>,
    from: Peer,
    said: Result<Pairs, QueryRejection>,
) -> Result<Response, Failed> {
    let (name, tableau) = wanted(said)?;
    let png = desk.keep(from, format!("{name} png"), move || tableau.png(WIDTH)).await?;
    Ok(kept("image/png", png.map_err(Failure::internal)?))
}

/// The same address is always the same picture.
fn kept(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=86400")], body).into_response()
}

/// What is to be drawn, by the name under which it is kept: of the address, what the picture follows from.
fn wanted(said: Result<Pairs, QueryRejection>) -> Result<(String, Tableau), Failure> {
    let Query(pairs) = said.map_err(|_| Failure::BAD_REQUEST)?;
    let said = Said::new(pairs);
    let choices = said
        .choices()
        .map_err(|wrong| Failure::BAD_REQUEST.with_text(move |language| words::wrong_value(&wrong, language)))?;
    let beats = walk(&choices);
    let last = beats.len() - 1;
    let told = |failure: Failure| {
        failure.with_text(move |language| language.text_with("ceremony-wanted-at", "last", last.to_string()))
    };
    let at: usize = said.get("at").parse().map_err(|_| told(Failure::BAD_REQUEST))?;
    let beat = beats.into_iter().nth(at).ok_or_else(|| told(Failure::NOT_FOUND))?;
    Ok((format!("scene {at} {}", said.query(&["first", "second", "clock"])), tableau(&choices, beat)))
}

fn tableau(choices: &Choices, beat: Beat) -> Tableau {
    let description = format!("{}: {}", beat.step.code(), beat.table.setup);
    let reach = reach(&beat);
    let table = beat.table;
    Tableau {
        setup: table.setup,
        heap: table.heap,
        case: match table.case {
            Case::OnBoard => drawn::Case::OnBoard,
            Case::Open => drawn::Case::Open,
            Case::Aside => drawn::Case::Aside,
        },
        thrown: table.thrown.map(|throw| throw.pawns().map(fallen)),
        has_helper: table.helper.is_some(),
        taken: table.taken,
        bowing: table.bowing,
        reach,
        room: match (choices.room, choices.season) {
            (Room::Japanese, _) => drawn::Room::Mats,
            (Room::Western, Season::Mild) => drawn::Room::Window,
            (Room::Western, Season::Winter) => drawn::Room::Fire,
            (Room::Western, Season::Summer) => drawn::Room::Shade,
        },
        two_gyoku: choices.kings == KingSet::TwoGyokusho,
        description,
    }
}

/// Whose hand moves, and where to.
fn reach(beat: &Beat) -> Option<Reach> {
    let to = |role: Role, to| Some(Reach { of_senior: role == Role::Senior, to });
    match (beat.deed, beat.step, beat.by) {
        (Deed::Place(placement) | Deed::Remove(placement) | Deed::PutBack(placement), ..) => {
            to(placement.by, Some(placement.square))
        }
        (Deed::Whole, Step::Concede, By::One(loser)) => to(loser, None),
        _ => None,
    }
}

fn fallen(lie: Lie) -> Fallen {
    let is_tokin = lie.face() == Some(Face::Tokin);
    let lie = match lie {
        Lie::OnBoard(_) => drawn::Lie::Flat,
        Lie::OffBoard(_) => drawn::Lie::Off,
        Lie::Standing => drawn::Lie::Standing,
        Lie::Overlapping(_) => drawn::Lie::Overlapping,
    };
    Fallen { is_tokin, lie }
}
