//! `GET /games`: the visitor's own games.

use super::form;
use super::game::waiting::{withdraw, withdraws};
use super::layout::{Page, person};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::Outcome;
use axum::Extension;
use axum::extract::{Query, State};
use dojo::agreement::{Agreement, Player};
use dojo::app::App;
use dojo::games::{AnyGame, Entry, PAGE, Part};
use dojo::live::{Hosted, Reader};
use dojo::seats::Sides;
use dojo::stored::Agreed;
use dojo::two::is_called_off;
use dojo::who::Who;
use dojo::{four, wording};
use maud::{Markup, html};
use shogi::Color;
use std::time::Duration;
use variants::yonin::{Reason, Seat};
use words::Language;

pub(crate) async fn games(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(part): Query<Part>,
) -> Result<Markup, Failed> {
    let to_move = if part.is_first() { app.to_move_by_the_day(&visitor).await? } else { Vec::new() };
    let list = app.list(&visitor, &part, PAGE).await?;
    let reader = Reader { language, visitor, names: app.names.clone() };
    let title = language.text("games-title");
    let more = list.last().filter(|_| list.len() as i64 == PAGE).map(|entry| entry.game.id());
    let body = html! {
        main id="main" {
            section.games {
                h1 { (title) }
                (to_move_section(&to_move, &reader))
                @if list.is_empty() {
                    p { (language.text("games-none")) }
                } @else {
                    (entries(&list, &reader))
                }
                @if let Some(before) = more {
                    p.more { a rel="next" href=(format!("/games?before={before}")) { (language.text("games-older")) } }
                }
                p.more { a.button href="/" { (language.text("nav-new")) } }
                (super::record::import_box(language))
                (super::forget::link(language))
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: language.text("games-description"),
        picture: None,
        path: "/games",
        styles: &["start.css"],
        script: "games.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// The games by the day that wait for the reader, the most urgent first.
fn to_move_section(games: &[(Agreed, Duration)], reader: &Reader) -> Markup {
    let language = reader.language;
    html! {
        @if !games.is_empty() {
            h2 { (language.text("home-waits-you")) }
            ol.game-list.to-move {
                @for (agreed, left) in games {
                    li { a href=(format!("/games/{}", agreed.id)) {
                        span { (mark(agreed.seats.sides_of(&reader.visitor))) }
                        span.opponent { (opponent(agreed, reader)) }
                        span.handicap.quiet { (form::name_of_start(&agreed.agreement, language)) }
                        span.outcome.going-on { (words::time_left(*left, language)) }
                        (date(agreed.created_ms, language))
                    } }
                }
            }
            h2 { (language.text("games-all")) }
        }
    }
}

/// A list of games.
pub(super) fn entries(list: &[Entry], reader: &Reader) -> Markup {
    html! {
        ol.game-list {
            @for entry in list {
                li { @match &entry.game {
                    AnyGame::Two(agreed) => {
                        (of_two(agreed, entry.plies, reader))
                        @if agreed.outcome.is_none() { (withdrawal(&**agreed, reader)) }
                    }
                    AnyGame::Four(agreed) => {
                        (of_four(agreed, entry.plies, reader))
                        @if agreed.places.is_none() { (withdrawal(&**agreed, reader)) }
                    }
                } }
            }
        }
    }
}

/// A button beside an invitation of the reader's that nobody has taken.
fn withdrawal<G: Hosted>(game: &G, reader: &Reader) -> Markup {
    html! { @if withdraws(game, reader) { (withdraw(&format!("/games/{}", game.id()), reader.language)) } }
}

fn of_two(agreed: &Agreed, plies: i64, reader: &Reader) -> Markup {
    let (language, sides) = (reader.language, agreed.seats.sides_of(&reader.visitor));
    html! {
        a href=(format!("/games/{}", agreed.id)) {
            span { (mark(sides)) }
            span.opponent.guest[is_against_guest(agreed, reader)] { (opponent(agreed, reader)) }
            span.handicap.quiet { (form::name_of_start(&agreed.agreement, language)) }
            @match agreed.outcome {
                None => span.outcome.going-on { (language.text("games-going-on")) },
                Some(outcome) if is_called_off(outcome, &agreed.agreement, &agreed.seats) => {
                    span.outcome.quiet { (language.text("games-called-off")) }
                }
                Some(outcome) => span.outcome.quiet {
                    (result(outcome, &agreed.agreement, sides, language)) " · "
                    (language.text_with("games-moves", "count", plies))
                },
            }
            (date(agreed.created_ms, language))
        }
    }
}

fn of_four(agreed: &four::Agreed, plies: i64, reader: &Reader) -> Markup {
    let language = reader.language;
    html! {
        a href=(format!("/games/{}", agreed.id)) {
            span { "4" }
            span.opponent { (others(agreed, reader)) }
            span.handicap.quiet { (language.text("yonin-name")) }
            @match agreed.places {
                None => span.outcome.going-on { (language.text("games-going-on")) },
                Some(places) => span.outcome.quiet {
                    (placed(places, agreed, &reader.visitor, language)) " · "
                    (language.text_with("games-moves", "count", plies))
                },
            }
            (date(agreed.created_ms, language))
        }
    }
}

/// Who else plays: people by name, computers by number.
fn others(agreed: &four::Agreed, reader: &Reader) -> String {
    let language = reader.language;
    let own: Vec<Seat> = agreed.seats_of(&reader.visitor).collect();
    let computers = agreed.agreement.computers.iter().flatten().count();
    let people = Seat::ALL.into_iter().filter(|seat| !own.contains(seat) && agreed.seats[seat.index()].is_some());
    let mut names: Vec<String> = people.map(|seat| agreed.shown_at(seat, &reader.names, language)).collect();
    names.dedup();
    let mut names: Vec<String> = names.iter().map(|name| person(name)).collect();
    if computers > 0 {
        names.push(language.text_with("yonin-computers", "count", computers));
    }
    let against = language.text_with("games-against", "name", names.join(&language.text("ui-comma")));
    match (names.is_empty(), agreed.free().next()) {
        (true, None) => language.text("yonin-one-screen"),
        (true, Some(_)) => language.text("yonin-open-seats"),
        (false, None) => against,
        (false, Some(_)) => format!("{against} · {}", language.text("yonin-open-seats")),
    }
}

/// The visitor's own place; who has several seats, or none, is told who came first.
fn placed(places: [u8; 4], agreed: &four::Agreed, visitor: &Who, language: Language) -> String {
    if agreed.reason.as_deref() == Some(Reason::Interrupted.code()) {
        let called_off = agreed.free().next().is_some();
        return language.text(if called_off { "games-called-off" } else { "result-interrupted" });
    }
    if let [own] = agreed.seats_of(visitor).collect::<Vec<_>>()[..] {
        return language.text_with("own-place", "place", places[own.index()]);
    }
    let first = Seat::ALL.into_iter().filter(|seat| places[seat.index()] == 1);
    words::first_of_four(first.map(Seat::code), language)
}

fn mark(sides: Sides) -> String {
    sides.iter().map(|color| if color == Color::Black { '☗' } else { '☖' }).collect()
}

pub(super) fn opponent(agreed: &Agreed, reader: &Reader) -> String {
    let (Agreed { agreement, seats, .. }, language) = (agreed, reader.language);
    let sides = seats.sides_of(&reader.visitor);
    let name = |color: Color| match (agreement.player(color), seats.player(color)) {
        (Player::Computer(level), _) => wording::computer(level, language),
        (Player::Person, Some(seat)) => person(&wording::sitter(seat, agreement, &reader.names, language)),
        (Player::Person, None) => language.text("games-open-seat"),
    };
    match sides.iter().collect::<Vec<_>>()[..] {
        [own] if agreement.player(!own) == Player::Person && seats.player(!own).is_none() => name(!own),
        [own] => language.text_with("games-against", "name", name(!own)),
        _ if agreement.between_two => format!("{} – {}", name(Color::Black), name(Color::White)),
        _ => language.text("games-two"),
    }
}

/// Whether the other who plays has no account.
fn is_against_guest(agreed: &Agreed, reader: &Reader) -> bool {
    let mut others = agreed.seats.players.iter().flatten().filter(|seat| seat.visitor != reader.visitor);
    others.any(|seat| reader.names.is_guest(seat))
}

/// How a game that is over ended for the reader.
pub(super) fn told_result(agreed: &Agreed, reader: &Reader) -> String {
    let (Agreed { agreement, seats, .. }, language) = (agreed, reader.language);
    match agreed.outcome {
        None => language.text("games-going-on"),
        Some(outcome) if is_called_off(outcome, agreement, seats) => language.text("games-called-off"),
        // What was broken off is not drawn.
        Some(outcome) if outcome.winner().is_none() => words::result(outcome, agreement.handicap, language),
        Some(outcome) => result(outcome, agreement, seats.sides_of(&reader.visitor), language),
    }
}

fn result(outcome: Outcome, agreement: &Agreement, sides: Sides, language: Language) -> String {
    let own: Vec<Color> = sides.iter().collect();
    match (outcome.winner(), &own[..]) {
        (None, _) => language.text("games-drawn"),
        (Some(winner), [own]) if winner == *own => language.text("games-won"),
        (Some(_), [_]) => language.text("games-lost"),
        (Some(winner), _) => {
            language.text_with("games-side-won", "winner", words::side(winner, agreement.handicap, language))
        }
    }
}

/// When it began, at the server's place.
pub(super) fn date(created_ms: i64, language: Language) -> Markup {
    let stamp = jiff::Timestamp::from_millisecond(created_ms).unwrap_or_default();
    html! { time.quiet datetime=(stamp) { (wording::day(created_ms, &language.text("games-date"))) } }
}
