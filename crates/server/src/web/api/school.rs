//! `/api/v1/school`: the lessons and what a pupil has done of them; `…/answer`: an answer is judged; `…/hint`: the move that
//! comes next. `/api/v1/games/{id}/advice`: what the teacher says at a game of a lesson.

use super::tsume::{Caller, legal, pointed, refusal};
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::{Path, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lessons::{Answer, Place, Reply, Stage, Verdict, Why};
use dojo::step::step;
use kifu::notation::Notation;
use school::{COURSE, Stand, Task};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Square};
use words::{Language, piece};

/// What a pupil answers to a task: moves in USI, squares, or the number of an answer.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    lesson: String,
    task: usize,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    squares: Vec<String>,
    choice: Option<usize>,
    /// Since the task was shown.
    #[serde(default)]
    used_ms: i64,
    /// A second hint.
    #[serde(default)]
    more: bool,
}

impl Asked {
    fn place(&self) -> Result<Place, Failure> {
        Place::find(&self.lesson, self.task).ok_or(Failure::NOT_FOUND)
    }

    fn answer(&self) -> Result<Answer, Failure> {
        if let Some(choice) = self.choice {
            return Ok(Answer::Choice(choice));
        }
        if !self.squares.is_empty() {
            let squares = self.squares.iter().map(|text| Square::from_usi(text).ok_or(Failure::BAD_REQUEST));
            return Ok(Answer::Squares(squares.collect::<Result<_, _>>()?));
        }
        let moves = self.moves.iter().map(|text| text.parse().map_err(|_| Failure::BAD_REQUEST));
        Ok(Answer::Moves(moves.collect::<Result<_, _>>()?))
    }
}

pub(crate) async fn lessons(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    let done = app.tasks_done(&caller.visitor).await?;
    let lessons: Vec<Value> = COURSE
        .lessons
        .iter()
        .map(|lesson| {
            let tasks = (0..lesson.tasks.len()).map(|number| {
                let place = Place { lesson, number };
                json!({
                    "kind": kind(place.task()),
                    "sfen": place.task().board().to_string(),
                    "text": caller.language.text(&lesson.said(number, "")),
                    "done": done.contains(&place.item()),
                })
            });
            json!({
                "id": lesson.id,
                "chapter": lesson.chapter.code(),
                "title": caller.language.text(&lesson.title()),
                "url": format!("/school/{}", lesson.id),
                "tasks": tasks.collect::<Vec<_>>(),
            })
        })
        .collect();
    Ok(Json(json!({ "lessons": lessons })))
}

pub(crate) async fn answer(
    State(app): State<App>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let (place, answer) = (asked.place()?, asked.answer()?);
    let reply = app.answer_task(&caller.visitor, caller.from, place, &answer, asked.used_ms).await?;
    Ok(Json(told(place, &answer, &reply, caller.notation, caller.language)))
}

/// The piece that moves next, and where it stands; with `more`, where it goes as well.
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let (place, answer) = (asked.place()?, asked.answer()?);
    let language = caller.language;
    let (position, m) = match app.hint_at_task(&caller.visitor, caller.from, place, &answer).await {
        Ok(found) => found,
        Err(failure) if failure.is(&Failure::NOT_FOUND) => {
            return Ok(Json(json!({"text": language.text("school-hint-none"), "piece": null, "usi": null})));
        }
        Err(failure) => return Err(failure.into()),
    };
    Ok(Json(pointed((&position, None), m, asked.more, &caller)))
}

/// What the teacher at a game has the pupil look at; when it is over, how it went, and where the lessons go on.
pub(crate) async fn advice(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let agreed = app.find(&id).await?;
    let taught = app.advise(&caller.visitor, caller.from, &agreed).await?;
    let (language, notation) = (caller.language, caller.notation);
    let said = |name: &str, text: String, square: Option<Square>| json!({"name": name, "text": text, "square": square.map(|square| square.to_string())});
    let plain = |name: &str| vec![said(name, language.text(&format!("teacher-{name}")), None)];
    let remarks = match &taught.stage {
        Stage::Turn(advice) => advice
            .iter()
            .map(|advice| {
                let piece_name = advice.piece().map(|kind| piece(kind, language)).unwrap_or_default();
                let square = advice.square().map(|square| notation.square(square)).unwrap_or_default();
                let values = [("piece", piece_name.into()), ("square", square.into())];
                let text = language.text_with_values(&format!("teacher-{}", advice.code()), values);
                said(advice.code(), text, advice.square())
            })
            .collect(),
        Stage::Waiting if taught.plies == 0 => plain("begin"),
        Stage::Waiting => Vec::new(),
        Stage::Over { won: true } => plain("won"),
        Stage::Over { won: false } => plain("not-won"),
    };
    let lesson = format!("/school/{}/{}", taught.place.lesson.id, taught.place.number + 1);
    Ok(Json(json!({"ply": taught.plies, "remarks": remarks, "lesson": lesson})))
}

fn told(place: Place, answer: &Answer, reply: &Reply, notation: Notation, language: Language) -> Value {
    if let Verdict::Illegal(reason) = reply.verdict
        && let Answer::Moves(moves) = answer
        && let Some(m) = moves.last()
    {
        return refusal(&reply.before, *m, reason, language);
    }
    let verdict = match reply.verdict {
        Verdict::Right => "right",
        Verdict::Solved => "solved",
        Verdict::Wrong(_) | Verdict::Illegal(_) => "wrong",
        Verdict::Undecided => "undecided",
    };
    let over = reply.verdict != Verdict::Right;
    json!({
        "verdict": verdict,
        "text": words(place, answer, reply, language),
        "steps": steps_of(reply, notation, language),
        "legal": if over || reply.moves.is_empty() { Vec::new() } else { legal(&reply.after) },
        "squares": [],
        "stars": reply.squares.iter().map(Square::to_string).collect::<Vec<_>>(),
        "asked": if over { None } else { asked_square(place, reply.squares.len(), notation) },
    })
}

/// The newest move and what was replied, with what they lead to; the last of them to where the pupil goes on.
pub(crate) fn steps_of(reply: &Reply, notation: Notation, language: Language) -> Vec<Value> {
    let (mut position, mut last) = (reply.before.clone(), reply.last);
    let mut steps: Vec<Value> = Vec::new();
    for m in &reply.moves {
        steps.push(step(&position, *m, last, notation, language));
        position.play_unchecked(*m);
        last = Some(m.to());
    }
    // White has passed, which no move tells.
    if reply.verdict == Verdict::Right
        && let Some(newest) = steps.last_mut()
    {
        newest["sfen"] = reply.after.to_string().into();
    }
    steps
}

/// What is said of it: the lesson's own words, where it has some.
fn words(place: Place, answer: &Answer, reply: &Reply, language: Language) -> String {
    let own = |part: &str| language.known_text(&place.lesson.said(place.number, part), []);
    let text = |id: &str| language.text(id);
    if let Answer::Choice(choice) = answer {
        return own(&format!("because-{choice}")).unwrap_or_default();
    }
    match reply.verdict {
        Verdict::Solved => own("done").unwrap_or_else(|| text("school-done")),
        Verdict::Right => match reply.left {
            Some(left) => language.text_with("school-left", "count", left),
            None => text("school-right"),
        },
        Verdict::Wrong(why) => own("wrong").unwrap_or_else(|| {
            text(match why {
                Why::Late if one_move(place.task()) => "school-wrong-other",
                Why::Late => "school-wrong-late",
                Why::Taken => "school-wrong-taken",
                Why::NoCheck => "tsume-answer-no-check",
                Why::Longer => "school-wrong-longer",
                Why::Escapes => "tsume-answer-wrong",
                Why::Square => "school-wrong-square",
                Why::Choice => "school-wrong-other",
            })
        }),
        Verdict::Illegal(_) | Verdict::Undecided => text("tsume-answer-undecided"),
    }
}

fn one_move(task: &Task) -> bool {
    matches!(task, Task::Moves(task) if task.within == 1)
}

/// The square that is asked for next, by its name.
fn asked_square(place: Place, found: usize, notation: Notation) -> Option<String> {
    match place.task() {
        Task::Press(task) => task.squares.get(found).map(|square| notation.square(*square)),
        _ => None,
    }
}

fn kind(task: &Task) -> &'static str {
    match task {
        Task::Moves(_) => "moves",
        Task::Press(_) => "press",
        Task::Choose(_) => "choose",
        Task::Mate(_) => "mate",
        Task::Play(_) => "play",
    }
}

/// A task as scripts have it done.
pub(crate) fn task_value(place: Place, notation: Notation) -> Value {
    let task = place.task();
    let (stars, left) = match task {
        Task::Moves(task) => match task.judge(&[]) {
            Ok(Stand::Open { squares, left, .. }) => (squares, Some(left)),
            _ => (Vec::new(), None),
        },
        Task::Press(_) | Task::Choose(_) | Task::Mate(_) | Task::Play(_) => (Vec::new(), None),
    };
    let moves = matches!(task, Task::Moves(_) | Task::Mate(_));
    json!({
        "lesson": place.lesson.id,
        "task": place.number + 1,
        "kind": kind(task),
        "sfen": task.board().to_string(),
        "legal": if moves && task.board().turn() == Color::Black { legal(&task.board()) } else { Vec::new() },
        "stars": stars.iter().map(Square::to_string).collect::<Vec<_>>(),
        "left": left,
        "asked": asked_square(place, 0, notation),
    })
}
