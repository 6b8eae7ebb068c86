//! `GET /teach/boards/{id}`: all boards of teaching games, for who gives them: those where they are to move come first. `POST …/end`,
//! `…/remove`, and `…/{place}`: another game at a board, or the end of one.

mod form;
mod seat;

pub(crate) use form::{make, new};
pub(crate) use seat::{board, sit, sit_down};

use super::super::form::name_of;
use super::super::games;
use super::super::layout::{Page, Shown, bare_board};
use super::super::visit::Visit;
use super::{class, day};
use crate::web::api::records::escaped;
use crate::web::api::simuls;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::live::Reader;
use dojo::stored::{Agreed, time_of_day_ms};
use dojo::teaching::{Side, Simul, View, fewer, more, pupil_of};
use dojo::two::PhaseView;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use words::Language;

/// How a board stands for the teacher; those that come first want them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stand {
    /// The pupil has asked for something: to take a move back, or for a break.
    Asks,
    /// The teacher is to move.
    Yours,
    /// The pupil is.
    Theirs,
    /// The pupil has a seat, and is not there yet.
    Coming,
    /// Nobody has taken the seat.
    Free,
    /// The game is over.
    Over,
}

impl Stand {
    fn of(view: &View) -> Stand {
        let standing = &view.snapshot.standing;
        let own = view.agreed.seats.sides_of(&view.agreed.owner);
        match standing.offer {
            _ if standing.outcome.is_some() => Stand::Over,
            Some((by, _)) if !own.contains(by) => Stand::Asks,
            _ if view.pupil().is_none() => Stand::Free,
            _ if matches!(standing.phase, PhaseView::Waiting { .. }) => Stand::Coming,
            _ if own.contains(standing.turn) => Stand::Yours,
            _ => Stand::Theirs,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Stand::Asks => "asks",
            Stand::Yours => "yours",
            Stand::Theirs => "theirs",
            Stand::Coming => "coming",
            Stand::Free => "free",
            Stand::Over => "over",
        }
    }
}

pub(crate) async fn boards(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (simul, mut views) = app.own_simul(&visitor, &id).await?;
    let reader = Reader { language, visitor, names: app.names.clone() };
    let results = results(&app, &views).await?;
    views.sort_by_key(|view| (Stand::of(view), view.snapshot.turn_ms, view.board.place));
    let told: Vec<Value> = views.iter().map(|view| simuls::board(view, &reader)).collect();
    let path = format!("/boards/{}", simul.id);
    let for_others = |path: &str| visit.reach.for_others(path, &headers, from.secure);
    let link = for_others(&path);
    let goes_on = views.iter().any(|view| Stand::of(view) != Stand::Over);
    let waits = views.iter().filter(|view| Stand::of(view) <= Stand::Yours).count();
    let next = views.first().filter(|_| waits > 0).map(|view| format!("/games/{}", view.agreed.id));
    let body = html! {
        main.account.teach.simul id="main" data-simul=(simul.id) {
            h1 { (simul.title) }
            p.note { (language.text_with("simul-count", "count", simul.boards.len())) " · "
                (language.text_with("simul-gone", "date", day(simul.ends_ms, language))) }
            p.next {
                a.button.primary href=[next.as_deref()] hidden[next.is_none()] aria-keyshortcuts="n" {
                    (text("ui-simul-next")) " (" span.waiting { (waits) } ")"
                }
                span.none hidden[next.is_some()] { (text("ui-simul-none-waits")) }
            }
            p.unseen.told aria-live="polite" {}
            ol.boards { @for view in &views { (card(&simul, view, &for_others, &reader)) } }
            @if views.iter().any(|view| simuls::way_in(view).is_some()) { (class::way_in(&path, link.as_deref(), &WAY_IN, language)) }
            @if !results.is_empty() { (table(&results, &reader)) }
            (deeds(&simul, goes_on, language))
            p { a href="/teach" { (text("teach-all")) } }
        }
    };
    let page = Page {
        language,
        title: &simul.title,
        description: text("simul-lead"),
        picture: None,
        path: &format!("/teach/boards/{}", simul.id),
        styles: &["account.css", "board.css", "teach.css", "simul.css"],
        script: "teach-boards.js",
        game: Some(Shown {
            handicap: Handicap::Even,
            snapshot: Some(json!({ "boards": told }).to_string()),
            variant: Value::Null,
            text: None,
        }),
        body,
    };
    Ok(page.render(&visit.reach))
}

/// The texts beside the link for all pupils.
const WAY_IN: class::WayIn = class::WayIn { title: "simul-link", how: "simul-link-how" };

/// A board: who plays there at which odds, how it stands, and what the teacher can do.
fn card(simul: &Simul, view: &View, for_others: &dyn Fn(&str) -> Option<String>, reader: &Reader) -> Markup {
    let language = reader.language;
    let state = Stand::of(view);
    let minutes = (time_of_day_ms() - view.snapshot.turn_ms).max(0) / 60_000;
    let waits = matches!(state, Stand::Asks | Stand::Yours | Stand::Theirs);
    html! {
        li data-place=(view.board.place) data-state=(state.code()) {
            a.to-board href=(format!("/games/{}", view.agreed.id)) {
                h2 { span.number { (view.board.place) } " " span.name { (simuls::name(view, reader)) } }
                shogi-board inert aria-hidden="true" { (bare_board()) }
                span.state { b { (language.text(&format!("ui-simul-{}", state.code()))) }
                    span.wait hidden[!waits] { (language.text_with("ui-simul-minutes", "count", minutes)) } }
            }
            p.odds { (name_of(view.agreed.agreement.handicap, language)) }
            p.last {}
            @if let Some(way) = simuls::way_in(view) { (own_link(view, &way, for_others(&way).as_deref(), language)) }
            (again(simul, view, language))
        }
    }
}

/// The link for one pupil, with its code for phones.
fn own_link(view: &View, way: &str, link: Option<&str>, language: Language) -> Markup {
    let id = format!("link-{}", view.board.place);
    html! {
        details.own-link {
            summary { (language.text("simul-own-link")) }
            label.unseen for=(id) { (language.text("simul-own-link")) }
            input id=(id) type="text" readonly value=(link.unwrap_or(way));
            button type="button" data-action="copy" { (language.text("teach-copy")) }
            @if link.is_some() {
                img.code loading="lazy" src=(format!("/code.svg?path={}", escaped(way))) width="160" height="160"
                    alt=(language.text("teach-code"));
            }
        }
    }
}

/// Another game at a board: at the same odds, a step more or less, or with Black and White in each other's place.
fn again(simul: &Simul, view: &View, language: Language) -> Markup {
    let odds = view.agreed.agreement.handicap;
    let over = view.snapshot.standing.outcome.is_some();
    let own = view.agreed.seats.sides_of(&view.agreed.owner);
    let step = |step: Option<Handicap>, id: &str| {
        html! { @if let Some(odds) = step {
            button name="odds" value=(odds.code()) { (language.text_with(id, "odds", name_of(odds, language))) }
        } }
    };
    html! {
        details.again {
            summary { (language.text("simul-again")) }
            form method="post" action=(format!("/teach/boards/{}/{}", simul.id, view.board.place)) {
                @if !over { p.note { (language.text("simul-again-how")) } }
                @if own.contains(Color::Black) { input type="hidden" name="first" value="teacher"; }
                button name="odds" value=(odds.code()) { (language.text("simul-again-same")) }
                (step(more(odds), "simul-again-more"))
                (step(fewer(odds), "simul-again-fewer"))
                @if odds == Handicap::Even { button name="swap" value="on" { (language.text("simul-again-swap")) } }
                @if !over { button name="end" value="on" { (language.text("simul-end-one")) } }
            }
        }
    }
}

/// A game at a board that is over.
struct Played {
    place: i64,
    game: Agreed,
    plies: Option<usize>,
}

/// All games that are over, board by board; for those before the last at a board nobody counts the moves.
async fn results(app: &App, views: &[View]) -> Result<Vec<Played>, Failed> {
    let mut played = Vec::new();
    for view in views {
        for id in &view.board.before {
            let game = app.find(id.as_str()).await?;
            // Nobody came before there was another.
            if pupil_of(&game).is_some() {
                played.push(Played { place: view.board.place, game, plies: None });
            }
        }
        if view.snapshot.standing.outcome.is_some() && view.pupil().is_some() {
            let game = app.find(view.agreed.id.as_str()).await?;
            played.push(Played { place: view.board.place, game, plies: Some(view.snapshot.played.len()) });
        }
    }
    Ok(played)
}

fn pupil_called(game: &Agreed, reader: &Reader) -> String {
    let shown = |seat| wording::sitter(seat, &game.agreement, &reader.names, reader.language);
    pupil_of(game).map(shown).unwrap_or_default()
}

fn table(results: &[Played], reader: &Reader) -> Markup {
    let language = reader.language;
    html! {
        section.results {
            h2 { (language.text("simul-results")) }
            p.note { (language.text("simul-results-how")) }
            div.wide tabindex="0" role="region" aria-label=(language.text("simul-results")) {
                table.class {
                    thead { tr { @for head in ["simul-board", "simul-pupil", "start-handicap", "simul-result"] {
                        th scope="col" { (language.text(head)) }
                    } } }
                    tbody { @for Played { place, game, plies } in results { tr {
                        td { (place) }
                        th scope="row" { a href=(format!("/games/{}", game.id)) { (pupil_called(game, reader)) } }
                        td { (name_of(game.agreement.handicap, language)) }
                        td { (games::told_result(game, reader)) @if let Some(count) = plies {
                            " · " (language.text_with("games-moves", "count", *count)) } }
                    } } }
                }
            }
        }
    }
}

fn deeds(simul: &Simul, goes_on: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let (deed, id) = if goes_on { ("end", "simul-end") } else { ("remove", "simul-remove") };
    html! {
        section {
            h2 { (text(id)) }
            details {
                summary { (text(&format!("{id}-open"))) }
                form method="post" action=(format!("/teach/boards/{}/{deed}", simul.id)) {
                    p.note { (text(&format!("{id}-how"))) }
                    button { (text(id)) }
                }
            }
        }
    }
}

pub(crate) async fn end(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.end_boards(&visitor, &id).await?;
    Ok(Redirect::to(&format!("/teach/boards/{id}")))
}

pub(crate) async fn remove(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.remove_simul(&visitor, &id).await?;
    Ok(Redirect::to("/teach"))
}

/// What is to be done at a board.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Deed {
    odds: String,
    /// Who begins an even game, if the teacher does.
    first: Option<String>,
    swap: Option<String>,
    end: Option<String>,
}

impl Deed {
    /// At which odds, and who begins.
    fn game(&self) -> (&str, Side) {
        let odds = if self.swap.is_some() { Handicap::Even.code() } else { self.odds.as_str() };
        let begins = self.first.as_deref() == Some("teacher");
        (odds, if begins == self.swap.is_some() { Side::Pupil } else { Side::Teacher })
    }
}

pub(crate) async fn again_or_end(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path((id, place)): Path<(String, i64)>,
    sent: Result<Form<Deed>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(deed) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    if deed.end.is_some() {
        app.end_board(&visitor, &id, place).await?;
    } else {
        app.play_again(&visitor, from.address, (&id, place), deed.game()).await?;
    }
    Ok(Redirect::to(&format!("/teach/boards/{id}")))
}
