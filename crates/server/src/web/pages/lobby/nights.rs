//! Club nights in the lobby: when the next ones are, who comes, and while one lasts the way to an opponent. `POST /lobby/nights/{id}/come`,
//! `…/stay`: to be told each time, or not; `GET /lobby/nights.ics`: the evenings for one's own calendar.

use super::row::{Seeker, reckoning};
use crate::web::calendar::{self, Event};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use dojo::app::App;
use dojo::nights::{Evening, Night};
use dojo::stored::time_of_day_ms;
use dojo::who::Bearer;
use dojo::wording;
use maud::{Markup, html};
use words::Language;

/// So many evenings of each are written into a calendar: half a year.
const IN_CALENDAR: usize = 26;

pub(super) fn section(app: &App, seeker: &Seeker) -> Markup {
    let now_ms = time_of_day_ms();
    let nights = app.nights.next(now_ms);
    let language = seeker.language;
    html! {
        @if !nights.is_empty() {
            section.nights id="nights" {
                h2 { (language.text("nights-title")) }
                p.note { (language.text("nights-lead")) " "
                    a href="/lobby/nights.ics" { (language.text("nights-calendar")) } }
                ul.rows { @for (night, evening) in &nights { (card(night, *evening, now_ms, app, seeker)) } }
            }
        }
    }
}

fn card(night: &Night, evening: Evening, now_ms: i64, app: &App, seeker: &Seeker) -> Markup {
    let (language, is_on) = (seeker.language, evening.is_on(now_ms));
    let (guests, comes) = app.nights.guests(&night.id, &seeker.who);
    html! {
        li.night data-begins=(evening.begins_ms) data-ends=(evening.ends_ms) {
            h3 { bdi { (night.name) } }
            p.on role="status" hidden[!is_on] { b { (language.text("night-on")) } " "
                (language.text("night-until")) " " (hour(evening.ends_ms, true, language)) }
            p.next hidden[is_on] { (hour(evening.begins_ms, false, language)) }
            p.quiet { (every_week(night, language)) }
            p { (what(night, language)) }
            p.quiet { (language.text_with("night-guests", "count", guests)) }
            div.do {
                (play(night, is_on, seeker))
                @if seeker.named { (wish(night, comes, language)) }
                @else { a.button href="/account?back=/lobby" { (language.text("night-name-first")) } }
            }
        }
    }
}

/// A point in time; the script says it at the reader's place, the time alone where the day is clear.
fn hour(ms: i64, is_day_clear: bool, language: Language) -> Markup {
    let at = jiff::Timestamp::from_millisecond(ms).map_or_else(|_| String::new(), |at| at.to_string());
    html! { time.hour datetime=(at) data-short[is_day_clear] { (wording::day(ms, &language.text("games-date"))) } }
}

/// On which day at which time, where it is held.
pub(in crate::web::pages) fn every_week(night: &Night, language: Language) -> String {
    let day = language.text(&format!("weekday-{}", night.weekday.to_monday_one_offset()));
    let values = [("day", day), ("from", night.begins()), ("to", night.ends()), ("zone", night.zone.clone())];
    language.text_with_values("night-every", values.map(|(name, value)| (name, value.into())))
}

/// What is played.
pub(in crate::web::pages) fn what(night: &Night, language: Language) -> String {
    let terms = &night.terms;
    let game = terms.variant.as_ref().map(|variant| super::super::family::name(&variant.game, language).to_owned());
    let parts = [game, Some(words::clock(terms.clock, language)), Some(reckoning(&terms.odds, language))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A press, and an opponent is looked for among those who have come.
fn play(night: &Night, is_on: bool, seeker: &Seeker) -> Markup {
    let terms = &night.terms;
    html! {
        form.play method="post" action="/lobby/seeks" hidden[!is_on] {
            @if let Some(variant) = &terms.variant { input type="hidden" name="variant" value=(variant.name()); }
            input type="hidden" name="clock" value=(terms.clock);
            input type="hidden" name="odds" value=(terms.odds.code());
            input type="hidden" name="quick" value="on";
            input type="hidden" name="name";
            @if seeker.named { input type="hidden" name="rated" value="on"; }
            button.primary { (seeker.language.text("night-play")) }
        }
    }
}

fn wish(night: &Night, comes: bool, language: Language) -> Markup {
    let (deed, label) = if comes { ("stay", "night-stay") } else { ("come", "night-come") };
    let about = format!("{}: {}", language.text(label), night.name);
    html! {
        form method="post" action=(format!("/lobby/nights/{}/{deed}", night.id)) {
            button aria-label=(about) { (language.text(label)) }
        }
        @if comes { span.quiet { (language.text("night-you-come")) } }
    }
}

/// The first of them, for the home page.
pub(in crate::web::pages) fn line(app: &App, language: Language) -> Markup {
    let now_ms = time_of_day_ms();
    html! {
        @if let Some((night, evening)) = app.nights.next(now_ms).first() {
            p.night-line { a href="/lobby#nights" { bdi { (night.name) } } ": "
                @if evening.is_on(now_ms) { b { (language.text("night-on")) } }
                @else { (hour(evening.begins_ms, false, language)) } }
        }
    }
}

pub(crate) async fn come(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Path(night): Path<String>,
) -> Result<Redirect, Failed> {
    app.gate.count(from.address)?;
    app.come_to_night(&bearer, &night).await?;
    Ok(Redirect::to("/lobby#nights"))
}

pub(crate) async fn stay(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Path(night): Path<String>,
) -> Result<Redirect, Failed> {
    app.gate.count(from.address)?;
    app.stay_from_night(&bearer, &night).await?;
    Ok(Redirect::to("/lobby#nights"))
}

pub(crate) async fn ics(
    State(app): State<App>,
    State(reach): State<Reach>,
    Preferred(language): Preferred,
    headers: HeaderMap,
) -> Response {
    let path = "/lobby#nights";
    let url = reach.for_others(path, &headers, false).unwrap_or_else(|| reach.absolute(path));
    let events: Vec<Event> = app.nights.all().iter().flat_map(|night| events(night, &url, language)).collect();
    calendar::file("shogi-nights", &events)
}

/// Each evening by itself: where clocks are changed, no calendar has to know how.
fn events(night: &Night, url: &str, language: Language) -> Vec<Event> {
    let now_ms = time_of_day_ms();
    let event = |evening: Evening| Event {
        uid: format!("{}-{}", night.id, evening.begins_ms),
        made_ms: night.made_ms,
        from_ms: evening.begins_ms,
        to_ms: evening.ends_ms,
        summary: night.name.clone(),
        description: what(night, language),
        url: url.to_owned(),
    };
    night.evenings(now_ms).take(IN_CALENDAR).map(event).collect()
}
