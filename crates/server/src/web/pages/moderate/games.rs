//! `/moderate/people/{name}`: what is known of somebody's last games, for who has to judge whether they had help. `POST …/examine` has an
//! engine look through them, `…/stop` stops that.

use super::super::account::entrance::page as dressed;
use super::super::person_address;
use super::super::visit::Visit;
use crate::web::failure::Failed;
use crate::web::reach::encoded;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::fair_play::{Dossier, Evidence, LEAST_CHOICES, Traces};
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use std::time::Duration;
use study::Agreement;
use words::Language;

/// Where somebody's games are shown.
pub(in crate::web::pages) fn address(name: &str) -> String {
    format!("/moderate/people/{}", encoded(name))
}

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(name): Path<String>,
) -> Result<Markup, Failed> {
    let person = app.person_named(&visitor, &name).await?;
    let dossier = app.dossier_on(&visitor, &person.who).await?;
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (title, path) = (text("evidence-title"), address(&person.name.to_string()));
    let body = html! {
        main.account.evidence id="main" {
            h1 { (title) }
            p { a href=(person_address(&person.name.to_string())) { bdi { (person.name) } } }
            p.note { (text("evidence-lead")) }
            @if dossier.games.is_empty() { p { (text("evidence-none")) } }
            @else {
                section { (sum(&dossier, language)) (work(&dossier, &path, language)) }
                section { h2 { (text("evidence-games")) } (table(&app, &dossier, language)) (legend(language)) }
            }
            p { a href="/moderate" { (text("moderate-title")) } " · "
                a href=(super::super::club::address(&person.name.to_string())) { (text("evidence-person")) } }
        }
    };
    Ok(dressed(language, &title, &path, body, &visit.reach))
}

/// All games together.
fn sum(dossier: &Dossier, language: Language) -> Markup {
    let [own, others] = dossier.agreements;
    let part =
        |part: Option<f64>| part.map_or_else(|| language.text("evidence-unknown"), |part| percent(part, language));
    html! {
        dl.numbers {
            dt { (language.text("evidence-own")) }
            dd { (part(own.rate())) @if own.choices > 0 { " " span.quiet { (of_choices(&own, language)) } } }
            dt { (language.text("evidence-others")) }
            dd { (part(others.rate())) @if others.choices > 0 { " " span.quiet { (of_choices(&others, language)) } } }
            @if dossier.usual.is_some() {
                dt { (language.text("evidence-usual")) }
                dd { (part(dossier.usual)) }
            }
        }
        @if dossier.stands_out() { p.wrong role="status" { (language.text("evidence-stands-out")) } }
        @else if (1..LEAST_CHOICES).contains(&own.choices) {
            p { (language.text_with("evidence-few", "count", LEAST_CHOICES)) }
        }
        @else if own.choices > 0 { p { (language.text("evidence-nothing-odd")) } }
    }
}

/// To have an engine look through the games, or how far it is.
fn work(dossier: &Dossier, path: &str, language: Language) -> Markup {
    let (examined, all) = (dossier.examined(), dossier.games.len());
    let values = [("done", examined.to_string()), ("count", all.to_string())];
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    html! {
        p { (language.text_with_list("evidence-examined", &values)) }
        @match dossier.progress {
            Some((done, of)) => {
                @let values = [("done", done.to_string()), ("count", of.to_string())];
                @let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
                p role="status" data-pending { (language.text_with_list("evidence-progress", &values)) }
                form method="post" action=(format!("{path}/stop")) { button { (language.text("evidence-stop")) } }
            }
            None if examined < all => {
                form method="post" action=(format!("{path}/examine")) {
                    button.primary { (language.text("evidence-examine")) }
                }
            }
            None => {}
        }
    }
}

fn table(app: &App, dossier: &Dossier, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        div.wide { table {
            thead { tr {
                th scope="col" { (text("evidence-game")) }
                th scope="col" { (text("evidence-agree")) }
                th scope="col" { (text("evidence-time")) }
                th scope="col" { (text("evidence-even")) }
                th scope="col" { (text("evidence-away")) }
            } }
            tbody { @for game in &dossier.games { (rows(app, game, language)) } }
        } }
    }
}

/// A game: the person's line, and the opponent's below it.
fn rows(app: &App, game: &Evidence, language: Language) -> Markup {
    let name = |color| {
        let seat = game.game.seats.player(color);
        seat.map_or_else(String::new, |seat| wording::sitter(seat, &game.game.agreement, &app.names, language))
    };
    let [own, other] = &game.traces;
    html! {
        tr.own {
            th scope="row" { a href=(format!("/games/{}", game.game.id)) { bdi { (name(game.own)) } } " "
                span.quiet { (wording::day(game.ended_ms, &language.text("games-date"))) } }
            (cells(own, language))
        }
        tr { th scope="row" { bdi { (name(!game.own)) } } (cells(other, language)) }
    }
}

fn cells(traces: &Traces, language: Language) -> Markup {
    let nothing = "–";
    html! {
        td { @match traces.agreement.filter(|agreement| agreement.choices > 0) {
            Some(agreement) => { (format!("{}/{}", agreement.same, agreement.choices)) },
            None => (nothing),
        } }
        td { @match traces.times {
            Some(times) => (seconds(times.median, language)),
            None => (nothing),
        } }
        td { @match traces.times {
            Some(times) => (percent(times.even, language)),
            None => (nothing),
        } }
        td { @if traces.away.times == 0 { (nothing) } @else {
            (traces.away.times) " × · " (seconds(traces.away.long, language))
        } }
    }
}

/// What the columns mean, where they are read.
fn legend(language: Language) -> Markup {
    html! {
        dl.note {
            @for column in ["agree", "time", "even", "away"] {
                dt { (language.text(&format!("evidence-{column}"))) }
                dd { (language.text(&format!("evidence-{column}-what"))) }
            }
        }
    }
}

fn of_choices(agreement: &Agreement, language: Language) -> String {
    let values = [("same", agreement.same.to_string()), ("count", agreement.choices.to_string())];
    language.text_with_list("evidence-of", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
}

fn percent(part: f64, language: Language) -> String {
    language.text_with("evidence-percent", "number", (part * 100.0).round() as i64)
}

fn seconds(time: Duration, language: Language) -> String {
    language.text_with("evidence-seconds", "number", time.as_secs() as i64)
}

pub(crate) async fn examine(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(name): Path<String>,
) -> Result<Redirect, Failed> {
    let person = app.person_named(&visitor, &name).await?;
    app.examine(&visitor, &person.who).await?;
    Ok(Redirect::to(&address(&name)))
}

pub(crate) async fn stop(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(name): Path<String>,
) -> Result<Redirect, Failed> {
    let person = app.person_named(&visitor, &name).await?;
    app.stop_examining(&visitor, &person.who).await?;
    Ok(Redirect::to(&address(&name)))
}
