//! `GET /games/{id}/appointment.ics`: the hour for which two have made an appointment, for the calendar of either.

use crate::web::calendar::{self, Event};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dojo::agreement::Begins;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::Agreed;
use dojo::wording;
use shogi::Color;
use words::Language;

/// A calendar keeps so much of the day free for the game.
const HOURS: i64 = 1;

/// Where the hour of a game is found, if it has one.
pub(super) fn path(agreed: &Agreed) -> Option<String> {
    hour(agreed).map(|_| format!("/games/{}/appointment.ics", agreed.id))
}

/// The hour for which a game is appointed, in milliseconds since 1970.
fn hour(agreed: &Agreed) -> Option<i64> {
    if let Begins::Appointed(at_ms) = agreed.agreement.begins { Some(at_ms) } else { None }
}

pub(crate) async fn appointment(
    State(app): State<App>,
    State(reach): State<Reach>,
    Preferred(language): Preferred,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let agreed = app.find(&id).await?;
    let Some(at_ms) = hour(&agreed) else { return Err(Failure::NOT_FOUND.into()) };
    let path = format!("/games/{}", agreed.id);
    let url = reach.for_others(&path, &headers, false).unwrap_or_else(|| reach.absolute(&path));
    Ok(calendar::file(&format!("shogi-{}", agreed.id), &[event(&agreed, at_ms, url, &app, language)]))
}

fn event(agreed: &Agreed, at_ms: i64, url: String, app: &App, language: Language) -> Event {
    let name = |color| {
        let seat = agreed.seats.player(color);
        seat.map(|seat| wording::sitter(seat, &agreed.agreement, &app.names, language))
    };
    let players: Vec<String> = Color::ALL.into_iter().filter_map(name).collect();
    let game =
        agreed.agreement.variant.as_ref().map(|variant| words::own_name(variant.game.names(), language).to_owned());
    let game = game.unwrap_or_else(|| language.text("lobby-game-shogi"));
    Event {
        uid: agreed.id.to_string(),
        made_ms: agreed.created_ms,
        from_ms: at_ms,
        to_ms: at_ms + HOURS * 3_600_000,
        summary: format!("{game}: {}", players.join(" – ")),
        description: words::clock(agreed.agreement.clock(Color::Black), language),
        url,
    }
}
