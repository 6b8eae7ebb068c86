//! `GET /people/{name}`: somebody as others see them: who they are, how strong, by which games; `?page=` goes back among these.

use super::follow::ways;
use super::{address, course, grade, name, number};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::layout::Page;
use crate::web::reach::{Reach, encoded};
use arbiter::handicap::Odds;
use axum::Extension;
use axum::extract::{Path, Query, State};
use dojo::account::Behind;
use dojo::agreement::Strength;
use dojo::app::App;
use dojo::ratings::{Opponent, Profile, RatedEntry};
use dojo::stored::time_of_day_ms;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// Which page of a long list, from 1.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Part {
    page: String,
}

impl Part {
    /// Counted from 0: what is no number is the first.
    pub(crate) fn index(&self) -> usize {
        self.page.parse::<usize>().unwrap_or(1).saturating_sub(1)
    }
}

pub(crate) async fn profile(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(called): Path<String>,
    Query(part): Query<Part>,
) -> Result<Markup, Failed> {
    let profile = app.profile(&called, &visitor, time_of_day_ms()).await?;
    let (games, more) = app.rated_games(&profile.who, &visitor, part.index()).await?;
    let title = profile.name.to_string();
    let path = address(&title);
    let follows_here = profile.who != visitor && app.names.of(&visitor).is_some();
    let text = |id: &str| language.text(id);
    let body = html! {
        main.people id="main" {
            h1 { bdi { (title) } }
            (about(&profile, language))
            div.ways {
                @if profile.who == visitor { a.button href="/account" { (text("account-own")) } }
                @else { a.button.primary href=(format!("/lobby?to={}#offer", encoded(&title))) { (text("lobby-challenge")) } }
                @if follows_here { (ways(&profile.name, app.follows.are_friends(&visitor, &profile.who), app.follows.of(&visitor, &profile.who), language)) }
            }
            (between(&profile, &visitor, language))
            @if profile.rated.is_empty() { p { (text("people-unrated")) } }
            @for (rated, points) in &profile.rated {
                section.pool {
                    h2 { a href=(format!("/people?pool={}", rated.pool)) { (name(&rated.pool, language)) } }
                    p { b { (number(rated)) } " " (grade(rated, language)) " · " (language.text_with("people-games", "count", rated.games))
                        @if !rated.is_certain() { " · " span.quiet { (text("people-uncertain")) } } }
                    (course::graph(points, language))
                }
            }
            @if !games.is_empty() { (played(&games, language)) }
            (pages(&path, part.index(), more, language))
            p.back { a href="/people" { (text("people-all")) } }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: language.text_with("people-profile", "name", title.as_str()),
        picture: None,
        path: &path,
        styles: &["start.css", "people.css"],
        script: "page.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// Who they are, in a few words.
fn about(profile: &Profile, language: Language) -> Markup {
    let day = |ms: i64| wording::day(ms, &language.text("people-day"));
    html! {
        p.about {
            @if profile.program { span.mark { (language.text("people-program")) } }
            @for role in profile.roles.iter() { span.mark { (language.text(&format!("role-{}", role.code()))) } }
            span { (language.text_with("people-since", "day", day(profile.since_ms))) }
            // The last day of holidays ends with them.
            @if let Some(until_ms) = profile.away_until_ms {
                span { (language.text_with("people-away", "day", day(until_ms - 1))) }
            }
        }
    }
}

/// What the reader has won and lost against them.
fn between(profile: &Profile, visitor: &Who, language: Language) -> Markup {
    let [won, drawn, lost] = profile.against_reader.map(|count| count.to_string());
    html! {
        @if profile.who != *visitor && profile.against_reader.iter().any(|count| *count > 0) {
            p.between { (language.text_with_list("people-between", &[("won", &won), ("drawn", &drawn), ("lost", &lost)])) }
        }
    }
}

fn played(games: &[RatedEntry], language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        h2 { (text("people-rated-games")) }
        div.wide tabindex="0" role="region" aria-label=(text("people-rated-games")) {
            table {
                thead { tr { @for head in ["people-when", "people-opponent", "people-result", "people-number"] {
                    th scope="col" { (text(head)) }
                } } }
                tbody { @for entry in games { (line(entry, language)) } }
            }
        }
    }
}

fn line(entry: &RatedEntry, language: Language) -> Markup {
    let row = &entry.row;
    let day = wording::day(row.at_ms, &language.text("people-day"));
    let result = match row.halves {
        2 => "people-won",
        0 => "people-lost",
        _ => "people-drawn",
    };
    html! {
        tr.void[row.taken_back] {
            td { @if let Some(game) = &entry.game { a href=(format!("/games/{}", game.id)) { (day) } } @else { (day) } }
            th scope="row" {
                bdi { (opponent(entry, language)) }
                @if !row.odds.is_empty() { span.quiet { (odds(&row.odds, row.second, language)) } }
            }
            td { (language.text(result)) }
            td.change { (change(row, language)) }
        }
    }
}

fn opponent(entry: &RatedEntry, language: Language) -> Markup {
    match &entry.opponent {
        Opponent::Named(name) => {
            let name = name.to_string();
            html! { a href=(address(&name)) { (name) } }
        }
        Opponent::Level(level) => html! { (wording::computer(Strength::Grade(*level), language)) },
        Opponent::Gone(mark) => html! { (wording::named(mark, Behind::Person, language)) },
        Opponent::Hidden => html! { (language.text("people-somebody")) },
    }
}

/// What they gave, or took.
fn odds(code: &str, gives: bool, language: Language) -> String {
    let name = match code {
        // Who is weaker begins.
        "sente" => words::manual::odds::name(Odds::WeakerFirst, language),
        code => language.text(&format!("handicap-{code}")),
    };
    language.text_with(if gives { "people-gives" } else { "people-takes" }, "odds", name)
}

/// What a game did to the number: `1512 → 1524 (+12)`.
pub(crate) fn change(row: &store::RatedGame, language: Language) -> String {
    if row.taken_back {
        return language.text("people-taken-back");
    }
    let [before, after] = [row.before.rating, row.after].map(|points| points.round() as i64);
    let sign = if after < before { "−" } else { "+" };
    format!("{before}\u{a0}→\u{a0}{after} ({sign}{})", (after - before).abs())
}

fn pages(path: &str, page: usize, more: bool, language: Language) -> Markup {
    html! {
        @if page > 0 || more {
            p.buttons {
                @if page > 0 { a.button rel="prev" href=(format!("{path}?page={page}")) { (language.text("people-later")) } }
                @if more { a.button rel="next" href=(format!("{path}?page={}", page + 2)) { (language.text("people-earlier")) } }
            }
        }
    }
}
