//! `/api/v1/train/drill`: a line is practised; the side that one does not play is answered for.

use crate::web::api::tsume::{Caller, legal, pointed, refusal, steps};
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::{Path, Query, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::training::{Chosen, Followed, Practice, Source};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::Move;
use words::Language;

/// Which line, and how: the side whose moves are asked, and what decides the moves of the other.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Line {
    pub(crate) side: Option<String>,
    pub(crate) seed: u32,
}

impl Line {
    pub(crate) fn chosen(&self) -> Result<Chosen, Failure> {
        Ok(Chosen { side: super::side(self.side.as_deref())?, seed: self.seed.into() })
    }
}

/// A move in a line, or a wish for a hint.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(flatten)]
    line: Line,
    /// All moves so far, of both sides; of an answer the newest is the last.
    #[serde(default)]
    moves: Vec<String>,
    /// A second hint.
    #[serde(default)]
    more: bool,
    /// Since the position was shown.
    #[serde(default)]
    used_ms: i64,
}

impl Asked {
    fn moves(&self) -> Result<Vec<Move>, Failure> {
        self.moves.iter().map(|text| text.parse().map_err(|_| Failure::BAD_REQUEST)).collect()
    }
}

pub(crate) async fn drill(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
    Query(line): Query<Line>,
) -> Result<Json<Value>, Failed> {
    let source: Source = format!("{kind}/{id}").parse()?;
    let practice = app.drill(&caller.visitor, source, line.chosen()?, caller.language).await?;
    let mut told = practice_value(&practice, line.seed, caller.notation, caller.language);
    let cards = app.cards_to_practise(&caller.visitor).await?;
    told["title"] = practice.material.title.clone().into();
    told["kept"] = practice.is_among(&cards).into();
    Ok(Json(told))
}

/// A line as scripts have it practised.
pub(crate) fn practice_value(practice: &Practice, seed: u32, notation: Notation, language: Language) -> Value {
    let (start, opening) = (practice.material.record.start(), practice.opening());
    let open = practice.place(&opening);
    json!({
        // All moves so far are sent.
        "kind": "mate",
        "address": format!("/api/v1/train/drill/{}", practice.material.source),
        "body": {"side": practice.side.name(), "seed": seed},
        "sfen": start.to_string(),
        "near": practice.side.name(),
        "line": steps(start, None, &opening, notation, language),
        "legal": open.map(|(spot, _)| legal(&spot.position)).unwrap_or_default(),
        "size": practice.size(),
        "played": null,
        "stars": [],
        "asked": null,
    })
}

pub(crate) async fn follow(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let (source, moves): (Source, _) = (format!("{kind}/{id}").parse()?, asked.moves()?);
    let practice = app.drill(&caller.visitor, source, asked.line.chosen()?, caller.language).await?;
    let followed = app.follow(&caller.visitor, caller.from, &practice, &moves, asked.used_ms).await?;
    Ok(Json(told(&practice, &moves, &followed, &caller)?))
}

fn told(practice: &Practice, moves: &[Move], followed: &Followed, caller: &Caller) -> Result<Value, Failure> {
    let Caller { language, notation, .. } = caller;
    let (m, before) = moves.split_last().ok_or(Failure::BAD_REQUEST)?;
    let (spot, _) = practice.place(before)?;
    Ok(match followed {
        Followed::Illegal(reason) => refusal(&spot.position, *m, *reason, *language),
        Followed::NotInLine(wanted) => {
            let write = |m: &Move| notation.write(&spot.position, *m, spot.last_to).replace('\u{3000}', "");
            let all = wanted.iter().map(write).collect::<Vec<_>>().join(", ");
            json!({
                "verdict": "wrong",
                "text": language.text_with("train-drill-has", "move", all),
                "steps": [],
                "wanted": wanted.iter().map(Move::to_string).collect::<Vec<_>>(),
                "legal": [],
                "squares": [],
            })
        }
        Followed::Right { reply, is_over } => {
            let line: Vec<Move> = [*m].into_iter().chain(*reply).collect();
            let all: Vec<Move> = moves.iter().copied().chain(*reply).collect();
            json!({
                "verdict": if *is_over { "solved" } else { "right" },
                "text": language.text(if *is_over { "train-drill-over" } else { "train-right" }),
                "steps": steps(&spot.position, spot.last_to, &line, *notation, *language),
                "wanted": [],
                "legal": practice.place(&all).map(|(spot, _)| legal(&spot.position)).unwrap_or_default(),
                "squares": [],
            })
        }
    })
}

/// The piece that moves, and where it stands; with `more`, where it goes as well.
pub(crate) async fn hint_in_line(
    State(app): State<App>,
    caller: Caller,
    Path((kind, id)): Path<(String, String)>,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let (source, moves): (Source, _) = (format!("{kind}/{id}").parse()?, asked.moves()?);
    let practice = app.drill(&caller.visitor, source, asked.line.chosen()?, caller.language).await?;
    let (spot, m) = app.hint_in_line(&caller.visitor, caller.from, &practice, &moves).await?;
    Ok(Json(pointed((&spot.position, spot.last_to), m, asked.more, &caller)))
}
