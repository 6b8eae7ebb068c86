//! `GET /ceremony/clock`: a clock that the players work themselves, for a phone beside the board (CLOCK-11). A script counts; the rules of
//! time are those of the site.

use super::super::form::{CLOCKS, clock_in_words};
use super::super::layout::Page;
use super::{Pairs, Said, address};
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use arbiter::TimeControl;
use arbiter::preset::{self, Basis, Meals, Round};
use arbiter::ritual::{Choices, Role};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use maud::{Markup, html};
use serde_json::json;
use words::Language;

pub(crate) async fn clock(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    said: Result<Pairs, QueryRejection>,
) -> Markup {
    let said = Said::new(said.map(|Query(pairs)| pairs).unwrap_or_default());
    let text = |id: &str| language.text(id);
    let title = text("table-clock-title");
    let wanted = if said.get("clock_text").is_empty() { said.get("clock") } else { said.get("clock_text") };
    let control = wanted.parse::<TimeControl>().ok().filter(|control| control.is_timed());
    let is_bad = !matches!(wanted, "" | "none") && control.is_none();
    let body = html! {
        main.ceremony.table-clock id="main" {
            h1 { (title) }
            p.lead { (text("table-clock-lead")) }
            @if is_bad { p.wrong role="alert" { (text("table-clock-bad")) } }
            @if let Some(control) = control { (device(&said, wanted, control, language)) }
            (form(&said, wanted, language))
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
    .render(&reach)
}

fn form(said: &Said, wanted: &str, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let known = CLOCKS.contains(&wanted);
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
                        @for tournament in preset::tournaments() {
                            @if let Some(round) = tournament.rounds.first() {
                                @let name = format!("{}/{}", tournament.code, round.code);
                                option value=(name) selected[name == wanted] { (words::clock_of_tournament(tournament, round, language)) }
                            }
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
fn names(said: &Said, language: Language) -> [String; 2] {
    let unknown = || ["table-clock-sente", "table-clock-gote"].map(|id| language.text(id));
    let Ok(choices) = said.choices() else { return unknown() };
    let named = |choices: &Choices, role: Role| words::player_in_ceremony(choices, role, language);
    match choices.black() {
        Some(black) if choices.names.iter().any(|name| !name.is_empty()) => {
            // Whoever gives pieces moves first.
            let first = if matches!(choices.odds, arbiter::handicap::Odds::Pieces(_)) { !black } else { black };
            [named(&choices, first), named(&choices, !first)]
        }
        _ => unknown(),
    }
}

fn device(said: &Said, wanted: &str, control: TimeControl, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let Meals { lunch, dinner } = meals(wanted, control);
    let names = names(said, language);
    let side = if said.get("side") == "left" { "left" } else { "right" };
    html! {
        section.device data-side=(side) data-control=(json!(dojo::live::control(control))) {
            @for (seat, name) in ["second", "first"].into_iter().zip(names.iter().rev()) {
                button.half type="button" data-seat=(seat) disabled {
                    span.name { (name) }
                    span.time { (clock_in_words(wanted, language)) }
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
            li { (language.text_with("table-clock-chosen", "side", text(&format!("table-clock-{side}")))) }
            li { (text("table-clock-rule")) }
            @if lunch { li { (text("table-clock-lunch")) } }
            @if dinner { li { (text("table-clock-dinner")) } }
            @if !lunch && !dinner { li { (text("table-clock-no-break")) } }
        }
        p { a href=(format!("{}#play", address("/ceremony/walk", &said.query(&[])))) { (text("ceremony-door")) } }
    }
}

/// The breaks of a game with this clock (CLOCK-21): a round of a tournament has its own.
fn meals(wanted: &str, control: TimeControl) -> Meals {
    let named = wanted.split_once('/').and_then(|(event, round)| preset::tournament(event)?.round(round));
    let own = Round { code: "", control, best_of: 1, days: 1, basis: Basis::Printed, since: None };
    named.copied().unwrap_or(own).meals()
}
