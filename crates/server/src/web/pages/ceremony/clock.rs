//! `GET /ceremony/clock`: a clock that the players work themselves, for a phone beside the board (CLOCK-11). A script counts; the rules of
//! time are those of the site.

use super::super::form::{CLOCKS, clock_in_words};
use super::super::layout::Page;
use super::choose::refused;
use super::{Pairs, Said, address};
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::TimeControl;
use arbiter::preset::{self, Basis, Meals, Round, Tournament};
use arbiter::ritual::{Choices, Role};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;
use words::Language;

pub(crate) async fn clock(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    said: Result<Pairs, QueryRejection>,
) -> Response {
    let said = Said::new(said.map(|Query(pairs)| pairs).unwrap_or_default());
    match device(&said, language) {
        Ok(device) => page(&said, &device, None, language, &reach).into_response(),
        Err(wrong) => refused(page(&said, &None, Some(&wrong), language, &reach)),
    }
}

/// The clock that is wanted, as somebody has chosen or typed it.
fn wanted(said: &Said) -> &str {
    if said.get("clock_text").is_empty() { said.get("clock") } else { said.get("clock_text") }
}

fn page(said: &Said, device: &Option<Markup>, wrong: Option<&str>, language: Language, reach: &Reach) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("table-clock-title");
    let body = html! {
        main.ceremony.table-clock id="main" {
            // Both buttons are to be in view: what the page is called needs no room then.
            h1.unseen[device.is_some()] { (title) }
            @if let Some(device) = device { (device) } @else { p.lead { (text("table-clock-lead")) } }
            @if let Some(wrong) = wrong { p.wrong role="alert" { (wrong) } }
            (form(said, wanted(said), language))
        }
    };
    Page {
        language,
        title: &title,
        description: text("table-clock-lead"),
        picture: None,
        path: &address("/ceremony/clock", &said.query(&[])),
        styles: &["start.css", "ceremony.css"],
        script: "table-clock.js",
        game: None,
        body,
    }
    .render(reach)
}

fn form(said: &Said, wanted: &str, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let last = |event: &'static Tournament| {
        event.rounds.first().map(|round| (format!("{}/{}", event.code, round.code), event, round))
    };
    let tournaments: Vec<_> = preset::tournaments().iter().filter_map(last).collect();
    let known = CLOCKS.contains(&wanted) || tournaments.iter().any(|(name, ..)| name == wanted);
    html! {
        form.choose method="get" action="/ceremony/clock" {
            (said.hidden(&["clock"]))
            div {
                label.label for="clock" { (text("table-clock-time")) }
                select id="clock" name="clock" {
                    @for clock in CLOCKS.into_iter().filter(|clock| *clock != "none") {
                        option value=(clock) selected[clock == wanted] { (clock_in_words(clock, language)) }
                    }
                    optgroup label=(text("start-clock-tournaments")) {
                        @for (name, event, round) in &tournaments {
                            option value=(name) selected[name == wanted] { (words::clock_of_tournament(event, round, language)) }
                        }
                    }
                }
            }
            div {
                label.label for="clock_text" { (text("table-clock-other")) }
                input id="clock_text" type="text" name="clock_text" autocomplete="off" maxlength="40"
                    value=(if known { "" } else { wanted });
                p.note { (text("start-clock-help")) }
            }
            fieldset {
                legend { (text("table-clock-side")) }
                div.choices {
                    @for side in ["right", "left"] {
                        label {
                            input type="radio" name="side" value=(side) checked[side == said.get("side") || said.get("side").is_empty() && side == "right"];
                            (text(&format!("table-clock-{side}")))
                        }
                    }
                }
                p.note { (text("table-clock-reach")) " " (text("table-clock-rule")) }
            }
            button.primary { (text("table-clock-set")) }
            p { a href="/rules/tournaments" { (text("tournament-clocks-door")) } }
        }
    }
}

/// Who begins and who follows, as far as it is known.
fn names(choices: &Choices, language: Language) -> [String; 2] {
    let named = |role: Role| words::sentence(words::player_in_ceremony(choices, role, language));
    match choices.black() {
        Some(black) if choices.names.iter().any(|name| !name.is_empty()) => {
            // Whoever gives pieces moves first.
            let first = if matches!(choices.odds, arbiter::handicap::Odds::Pieces(_)) { !black } else { black };
            [named(first), named(!first)]
        }
        _ => ["table-clock-sente", "table-clock-gote"].map(|id| language.text(id)),
    }
}

/// On which side of who moves second it stands.
fn side(said: &Said, language: Language) -> Result<&str, String> {
    const SIDES: [&str; 2] = ["right", "left"];
    match said.get("side") {
        "" => Ok(SIDES[0]),
        side if SIDES.contains(&side) => Ok(side),
        other => {
            let (field, sides) = ("table-clock-side", SIDES.map(|side| language.text(&format!("table-clock-{side}"))));
            let right = language.text_with("ceremony-wanted-one", "values", sides.join(language.joint()));
            let parts = [("field", &*language.text(field)), ("value", other), ("wanted", &right)];
            Err(language.text_with_list("ceremony-wrong", &parts))
        }
    }
}

/// The clock itself, if one is wanted.
///
/// # Errors
/// With what is wrong with the address, in words.
fn device(said: &Said, language: Language) -> Result<Option<Markup>, String> {
    let choices = said.choices().map_err(|wrong| words::wrong_choice(&wrong, language))?;
    let (side, wanted) = (side(said, language)?, wanted(said));
    if matches!(wanted, "" | "none") {
        return Ok(None);
    }
    let control = wanted.parse::<TimeControl>().ok().filter(|control| control.is_timed());
    let control = control.ok_or_else(|| language.text_with("table-clock-bad", "value", wanted))?;
    Ok(Some(drawn(said, wanted, control, &names(&choices, language), side, language)))
}

fn drawn(
    said: &Said,
    wanted: &str,
    control: TimeControl,
    names: &[String; 2],
    side: &str,
    language: Language,
) -> Markup {
    let text = |id: &str| language.text(id);
    let Meals { lunch, dinner } = meals(wanted, control);
    html! {
        section.device data-side=(side) data-control=(json!(dojo::live::control(control))) {
            @for (seat, name) in ["second", "first"].into_iter().zip(names.iter().rev()) {
                button.half type="button" data-seat=(seat) disabled {
                    span.name { (name) }
                    span.time { (words::clock(control, language)) }
                    span.count.quiet {}
                }
                @if seat == "second" {
                    div.middle {
                        button type="button" data-do="pause" disabled { (text("ui-table-pause")) }
                        @if lunch || dinner { button type="button" data-do="break" disabled { (text("ui-table-break")) } }
                        button type="button" data-do="again" disabled { (text("table-clock-again")) }
                    }
                }
            }
            p.unseen role="status" aria-live="assertive" {}
        }
        noscript { p.wrong { (text("table-clock-no-script")) } }
        ul.rule {
            li title=(wanted) { (called(wanted, control, language)) }
            li { (language.text_with("table-clock-chosen", "side", text(&format!("table-clock-{side}")))) }
            li { (text("table-clock-rule")) }
            @if lunch { li { (text("table-clock-lunch")) } }
            @if dinner { li { (text("table-clock-dinner")) } }
            @if !lunch && !dinner { li { (text("table-clock-no-break")) } }
        }
        p { a href=(format!("{}#play", address("/ceremony/walk", &said.query(&[])))) { (text("ceremony-door")) } }
    }
}

/// The round of a tournament that is named.
fn round_named(wanted: &str) -> Option<(&'static Tournament, &'static Round)> {
    let (event, round) = wanted.split_once('/')?;
    let event = preset::tournament(event)?;
    Some((event, event.round(round)?))
}

/// What people call a clock.
fn called(wanted: &str, control: TimeControl, language: Language) -> String {
    let of_tournament = |(event, round)| words::clock_of_tournament(event, round, language);
    round_named(wanted).map_or_else(|| words::clock(control, language), of_tournament)
}

/// The breaks of a game with this clock (CLOCK-21): a round of a tournament has its own.
fn meals(wanted: &str, control: TimeControl) -> Meals {
    let own = Round { code: "", control, best_of: 1, days: 1, basis: Basis::Printed, since: None };
    round_named(wanted).map_or(own, |(_, round)| *round).meals()
}
