//! `/games/{id}/conditional`: in a game by the day, what a player answers to what, decided beforehand. Plain forms: first the
//! other's move is chosen, then the answer to it, and so on.

use crate::web::failure::Failed;
use crate::web::pages::account::entrance::page as dressed;
use crate::web::pages::visit::Visit;
use crate::web::writing::Writing;
use axum::Extension;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::move_text::MoveText;
use dojo::two::{Edit, Line, MOST_MOVES, Prepared};
use dojo::who::Who;
use kifu::notation::Notation;
use maud::{Markup, html};
use play::{AnyBoard, AnyMove, Attempt, Board as _};
use serde::Deserialize;
use words::Language;

/// The line that is being made, with commas, and what comes next in it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Made {
    line: String,
    next: String,
}

/// What the forms send: a line with its answer, or one that is to go.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Decided {
    line: String,
    answer: String,
    remove: String,
}

pub(crate) async fn conditional(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Writing(notation): Writing,
    Path(id): Path<String>,
    Query(made): Query<Made>,
) -> Result<Markup, Failed> {
    let agreed = app.find(&id).await?;
    let prepared = app.conditional(&agreed, &visitor, Edit::Look).await?;
    let writer = Writer { notation, language: visit.language };
    let line = moves_of(&[&made.line, &made.next].map(|text| text.trim()).join(","));
    let Some(at) = Place::after(&prepared, &line) else {
        return Err(Failure::of_field("line", &line.join(" ")).into());
    };
    Ok(page(&id, &prepared, (&line, &at), writer, &visit))
}

pub(crate) async fn decide(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
    sent: Result<Form<Decided>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(decided) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let agreed = app.find(&id).await?;
    if !decided.remove.is_empty() {
        app.conditional(&agreed, &visitor, Edit::Remove(moves_of(&decided.remove))).await?;
        return Ok(Redirect::to(&format!("/games/{}/conditional", agreed.id)));
    }
    let line = moves_of(&format!("{},{}", decided.line, decided.answer));
    app.conditional(&agreed, &visitor, Edit::Add(line.clone())).await?;
    Ok(Redirect::to(&format!("/games/{}/conditional?line={}", agreed.id, in_query(&line))))
}

fn moves_of(text: &str) -> Line {
    text.split(',').map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// Promotions are written with a plus, which means a blank in an address.
fn in_query(line: &[String]) -> String {
    line.join(",").replace('+', "%2B")
}

/// Where a line has come to.
struct Place {
    board: AnyBoard,
    last: Option<AnyMove>,
}

impl Place {
    /// After these moves; `None` if they cannot be played.
    fn after(prepared: &Prepared, line: &[String]) -> Option<Place> {
        let mut place = Place { board: prepared.board.still(), last: prepared.last };
        for text in line {
            match place.board.read(text)? {
                Attempt::Move(m) if place.board.judge(m).is_ok() && place.board.end().is_none() => place.play(m),
                _ => return None,
            }
        }
        Some(place)
    }

    fn play(&mut self, m: AnyMove) {
        self.board = self.board.after(m);
        self.last = Some(m);
    }
}

/// How moves are written for the reader.
#[derive(Clone, Copy)]
struct Writer {
    notation: Notation,
    language: Language,
}

impl Writer {
    fn write(self, place: &Place, m: AnyMove) -> String {
        if let (Some(position), Some(m)) = (place.board.standard(), AnyBoard::standard_move(m)) {
            let last = place.last.and_then(AnyBoard::standard_move).map(shogi::Move::to);
            return self.notation.write(position, m, last).replace('\u{3000}', "");
        }
        let text = MoveText::new(&place.board, m, place.last);
        if self.language == Language::Japanese { text.japanese } else { text.western }
    }

    /// The moves of a line, one after the other.
    fn line(self, prepared: &Prepared, line: &[String]) -> Vec<String> {
        let mut place = Place { board: prepared.board.still(), last: prepared.last };
        let mut written = Vec::new();
        for text in line {
            let Some(Attempt::Move(m)) = place.board.read(text) else { break };
            written.push(self.write(&place, m));
            place.play(m);
        }
        written
    }
}

fn page(id: &str, prepared: &Prepared, (line, at): (&Line, &Place), writer: Writer, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |name: &str| language.text(&format!("conditional-{name}"));
    let title = language.text("conditional");
    let path = format!("/games/{id}/conditional");
    let body = html! {
        main.account.conditional id="main" {
            h1 { (title) }
            p.lead { (language.text_with("conditional-lead", "most", MOST_MOVES)) }
            section {
                h2 { (text("lines")) }
                @if prepared.lines.is_empty() { p.quiet { (text("none")) } }
                ul.devices {
                    @for own in &prepared.lines { (entry(&path, own, &writer.line(prepared, own), language)) }
                }
            }
            section {
                h2 { (text("new")) }
                @if !line.is_empty() { p { (told(&writer.line(prepared, line), language)) } }
                @if at.board.standard().is_some() {
                    img.diagram src=(format!("/picture.svg?sfen={}", at.board.to_string().replace('+', "%2B").replace(' ', "%20")))
                        alt=(text("board")) width="300";
                }
                (choice(&path, line, at, writer))
            }
            p { a.button href=(format!("/games/{id}")) { (text("back")) } }
        }
    };
    dressed(language, &title, &path, body, &visit.reach)
}

/// A line, with what goes on from it and what takes it away.
fn entry(path: &str, line: &Line, written: &[String], language: Language) -> Markup {
    let words = told(written, language);
    let (go_on, remove) = (language.text("conditional-go-on"), language.text("conditional-remove"));
    html! {
        li {
            span { (words) }
            a href=(format!("{path}?line={}", in_query(line))) aria-label={ (go_on) ": " (words) } { (go_on) }
            form method="post" action=(path) {
                input type="hidden" name="remove" value=(line.join(","));
                button aria-label={ (remove) ": " (words) } { (remove) }
            }
        }
    }
}

/// The other's moves and the answers to them, by turns.
fn told(written: &[String], language: Language) -> String {
    let pair = |pair: &[String]| match pair {
        [other, own] => {
            language.text_with_list("conditional-pair", &[("other", other.as_str()), ("own", own.as_str())])
        }
        _ => language.text_with_list("conditional-if", &[("other", pair.concat().as_str())]),
    };
    written.chunks(2).map(pair).collect::<Vec<_>>().join(&language.text("ui-comma"))
}

/// What comes next: the other's move, or the answer, which is then decided.
fn choice(path: &str, line: &Line, at: &Place, writer: Writer) -> Markup {
    let text = |name: &str| writer.language.text(&format!("conditional-{name}"));
    let legal = at.board.legal_moves();
    let options = html! {
        @for m in &legal { option value=(at.board.text(*m)) { (writer.write(at, *m)) } }
    };
    html! {
        @if legal.is_empty() {
            p { (text("end")) }
        } @else if line.len().is_multiple_of(2) {
            form method="get" action=(path) {
                input type="hidden" name="line" value=(line.join(","));
                label for="next" { (text("other")) }
                select id="next" name="next" { (options) }
                button { (text("next")) }
            }
        } @else {
            form method="post" action=(path) {
                input type="hidden" name="line" value=(line.join(","));
                label for="answer" { (text("own")) }
                select id="answer" name="answer" { (options) }
                button.primary { (text("decide")) }
            }
            p { a href=(path) { (text("again")) } }
        }
    }
}

/// The way there from the game, for who plays in it; the script shows it while the other is to move.
pub(super) fn way(id: &str, language: Language) -> Markup {
    html! {
        p.conditional hidden {
            a.button href=(format!("/games/{id}/conditional")) { (language.text("conditional-way")) }
        }
    }
}
