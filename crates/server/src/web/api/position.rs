//! `POST /api/v1/position`: reads a position from any text and says what is wrong with it. `GET /api/v1/moves`: the legal
//! moves of a position. `GET /api/v1/refusal`: why a move is none of them.
//! `GET /api/v1/read`: the move that a person has typed.
//! `POST /api/v1/texts`: moves in any notation. `POST /api/v1/line`: moves with the positions they lead to.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::writing::Writing;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::failure::{Failure, Kind};
use dojo::spot::Spot;
use dojo::step::{square_in_check, step};
use dojo::wish::FIT_FOR_PLAY;
use kifu::notation::{self, Notation, Wrong};
use kifu::{FindingKind, Record};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Faults, IllegalMove, Move, Position, Setup, Square};
use words::Language;

/// A position, and where the move before went.
#[derive(Debug, Deserialize)]
pub(crate) struct Place {
    sfen: String,
    last: Option<String>,
    #[serde(flatten)]
    of: Of,
}

/// Which game of the family a position is of, if not of standard shogi: as in a record's page.
#[derive(Debug, Deserialize)]
struct Of {
    variant: Option<String>,
    #[serde(default)]
    options: String,
}

impl Of {
    /// The position that a text is; `None` in standard shogi.
    fn spot(&self, sfen: &str) -> Result<Option<Spot>, Failure> {
        let Some(name) = &self.variant else { return Ok(None) };
        let spot = Spot::of(name, &self.options, sfen).ok_or(Failure::BAD_REQUEST)?;
        spot.map(Some).map_err(|_| no_position(1, 1))
    }
}

impl Place {
    /// The position, if it is of another game than standard shogi.
    pub(super) fn spot(&self) -> Result<Option<Spot>, Failure> {
        self.of.spot(&self.sfen)
    }

    /// The position in standard shogi.
    pub(super) fn start(&self) -> Result<Position, Failure> {
        start_of(self.sfen.as_bytes())
    }
}

pub(crate) async fn position(Preferred(language): Preferred, body: Bytes) -> Result<Json<Value>, Failed> {
    Ok(Json(explain(&read(&body)?, language)))
}

pub(crate) async fn moves(
    State(app): State<App>,
    Preferred(language): Preferred,
    Writing(notation): Writing,
    place: Result<Query<Place>, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(place) = place.map_err(|_| Failure::BAD_REQUEST)?;
    if let Some(spot) = place.spot()? {
        // On the largest boards there are hundreds, each with a board of a thousand squares.
        let moves = app.gate.work(move || spot.moves(notation, language)).await?;
        return Ok(Json(json!({"moves": moves})));
    }
    let position = &place.start()?;
    let last = place.last.as_deref().and_then(Square::from_usi);
    let moves = position.legal_moves().into_iter().map(|m| step(position, m, last, notation, language));
    Ok(Json(json!({"moves": moves.collect::<Vec<_>>()})))
}

/// A line of play from a place of a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Way {
    sfen: String,
    /// The moves that lead to the place.
    #[serde(default)]
    before: Vec<String>,
    moves: Vec<String>,
    notation: String,
}

pub(crate) async fn line(
    Preferred(language): Preferred,
    way: Result<Json<Way>, JsonRejection>,
) -> Result<Json<Value>, Failed> {
    let Json(way) = way.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let notation: Notation = way.notation.parse().map_err(|_| Failure::BAD_REQUEST)?;
    let start = if way.sfen == "startpos" { Position::even() } else { start_of(way.sfen.as_bytes())? };
    let (mut position, mut last) = (start, None);
    let mut steps = Vec::with_capacity(way.moves.len());
    for (usi, shown) in way.before.iter().map(|usi| (usi, false)).chain(way.moves.iter().map(|usi| (usi, true))) {
        let m: Move = usi.parse().map_err(|_| Failure::BAD_REQUEST)?;
        position.judge(m).map_err(|_| Failure::BAD_REQUEST)?;
        if shown {
            steps.push(step(&position, m, last, notation, language));
        }
        position.play_unchecked(m);
        last = Some(m.to());
    }
    Ok(Json(json!({"moves": steps})))
}

/// A move somebody tried in a position.
#[derive(Debug, Deserialize)]
pub(crate) struct Attempt {
    sfen: String,
    usi: String,
    #[serde(flatten)]
    of: Of,
}

pub(crate) async fn refusal(
    Preferred(language): Preferred,
    attempt: Result<Query<Attempt>, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(attempt) = attempt.map_err(|_| Failure::BAD_REQUEST)?;
    if let Some(spot) = attempt.of.spot(&attempt.sfen)? {
        return Ok(Json(spot.refusal(&attempt.usi, language)?));
    }
    let position = start_of(attempt.sfen.as_bytes())?;
    let m: Move = attempt.usi.parse().map_err(|_| Failure::BAD_REQUEST)?;
    let reason = position.judge(m).err();
    let squares = reason.map(|reason| position.squares_concerned(m, reason)).unwrap_or_default();
    Ok(Json(json!({
        "code": reason.map(IllegalMove::code),
        "text": reason.map(|reason| language.text(&format!("refused-{}", reason.code()))),
        "squares": squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
    })))
}

/// A move as somebody has typed it.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    text: String,
    #[serde(flatten)]
    place: Place,
}

pub(crate) async fn read_move(
    Preferred(language): Preferred,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(Typed { text, place }) = typed.map_err(|_| Failure::BAD_REQUEST)?;
    if let Some(spot) = place.spot()? {
        let told = spot.read(text.trim()).map_or_else(|| not_read(no_move(&text, language)), |usi| json!({"usi": usi}));
        return Ok(Json(told));
    }
    let position = place.start()?;
    let last = place.last.as_deref().and_then(Square::from_usi);
    Ok(Json(match notation::read(&position, &text, last) {
        Ok(m) => json!({"usi": m.to_string()}),
        Err(error) => not_read(why_no_move(&text, &error.wrong, language)),
    }))
}

fn not_read(text: String) -> Value {
    json!({"usi": null, "text": text})
}

fn no_move(text: &str, language: Language) -> String {
    language.text_with("typed-no-move", "text", text)
}

/// Why a text is no move of a position.
fn why_no_move(text: &str, wrong: &Wrong, language: Language) -> String {
    let reason = match wrong {
        Wrong::Malformed { .. } => return no_move(text, language),
        Wrong::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            language.text_with("unclear-ambiguous", "moves", moves.join(" "))
        }
        Wrong::OtherPiece { found } => {
            let found = found.map_or_else(|| language.text("found-no_piece"), |kind| kind.name().short.to_owned());
            language.text_with("unclear-other_piece", "found", found)
        }
        Wrong::OtherSide | Wrong::NoPiece { .. } => language.text(&format!("unclear-{}", wrong.code())),
    };
    language.text_with_values("typed-unclear", [("text", text.into()), ("reason", reason.into())])
}

/// Moves that follow one another, to be written.
#[derive(Debug, Deserialize)]
pub(crate) struct Line {
    sfen: String,
    last: Option<String>,
    moves: Vec<String>,
    notation: String,
}

pub(crate) async fn texts(line: Result<Json<Line>, JsonRejection>) -> Result<Json<Value>, Failed> {
    let Json(line) = line.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let notation: Notation = line.notation.parse().map_err(|_| Failure::BAD_REQUEST)?;
    let mut position = start_of(line.sfen.as_bytes())?;
    let mut last = line.last.as_deref().and_then(Square::from_usi);
    let mut texts = Vec::with_capacity(line.moves.len());
    for usi in &line.moves {
        let m: Move = usi.parse().map_err(|_| Failure::BAD_REQUEST)?;
        let text = notation.write(&position, m, last);
        // A foul, which only the record of a game can judge.
        if position.play(m).is_err() {
            break;
        }
        texts.push(text);
        last = Some(m.to());
    }
    Ok(Json(json!({"texts": texts})))
}

/// A text shows no position: where reading it ended.
pub(crate) fn no_position(line: usize, column: usize) -> Failure {
    let told = move |language: Language| {
        language.text_with_values("error-no-position", [("line", line.into()), ("column", column.into())])
    };
    Failure::new(Kind::Unfit, "no-position").with_text(told)
}

/// The position a text shows: an SFEN, a board diagram, a CSA position, or the start of a record.
fn read(text: &[u8]) -> Result<Setup, Failure> {
    if let Some(Ok(setup)) = str::from_utf8(text).ok().map(|text| text.trim().parse()) {
        return Ok(setup);
    }
    match kifu::read(text) {
        Ok(reading) => Ok(reading.record.start().to_setup()),
        // What is wrong with it is for the editor to show.
        Err(finding) => match finding.kind {
            FindingKind::ImpossibleStart(error) => Ok(error.setup().clone()),
            _ => Err(no_position(finding.line, finding.column)),
        },
    }
}

/// The same as something moves can be tried in, whatever the rules say about it; but nobody has two Kings.
pub(super) fn start_of(text: &[u8]) -> Result<Position, Failure> {
    let record = Record::new(read(text)?).map_err(|_| no_position(1, 1))?;
    Ok(record.start().clone())
}

/// What is said where nothing stands on the board yet: nothing is wrong with that.
fn empty(setup: &Setup, language: Language) -> Value {
    json!({
        "sfen": setup.to_string(),
        "turn": setup.turn.name(),
        "check": null,
        "faults": [],
        "moves": null,
        "playable": false,
        "empty": true,
        "text": language.text("position-empty"),
    })
}

fn explain(setup: &Setup, language: Language) -> Value {
    if setup.board.iter().all(Option::is_none) {
        return empty(setup, language);
    }
    let faults = setup.faults();
    let told: Vec<Value> = faults
        .iter()
        .map(|fault| {
            json!({
                "code": fault.code(),
                "text": language.text(&format!("fault-{}", fault.code())),
                "serious": !Faults::PLAYABLE.contains(fault),
            })
        })
        .collect();
    let position = setup.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).ok();
    let moves = position.as_ref().map(|position| position.legal_moves().len());
    let playable = moves.is_some_and(|moves| moves > 0)
        && setup.clone().into_position().or_else(|error| error.forgive(FIT_FOR_PLAY)).is_ok();
    let check = position.as_ref().and_then(square_in_check);
    let summary = match (moves, &check) {
        (None, _) => "position-impossible",
        (Some(0), Some(_)) => "position-mate",
        (Some(0), None) => "position-no-move",
        (Some(_), _) if !playable => "position-problem",
        (Some(_), Some(_)) => "position-check",
        (Some(_), None) => "position-playable",
    };
    json!({
        "sfen": setup.to_string(),
        "turn": setup.turn.name(),
        "check": check,
        "faults": told,
        "moves": moves,
        "playable": playable,
        "text": language.text_with(summary, "count", moves.unwrap_or(0)),
    })
}
