//! `GET /api/v1/people/{name}`: somebody as others see them. `GET /api/v1/games/{id}/ratings`: what a game did to its players' numbers.

use super::ratings::number;
use super::tsume::Caller;
use crate::web::failure::Failed;
use crate::web::pages::{Part, change};
use axum::Json;
use axum::extract::{Path, Query, State};
use dojo::agreement::Player;
use dojo::app::App;
use dojo::games::AnyGame;
use dojo::ratings::{Opponent, RatedEntry, player};
use dojo::rights::Role;
use dojo::stored::time_of_day_ms;
use dojo::wording;
use serde_json::{Value, json};
use shogi::Color;

pub(crate) async fn profile(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<Value>, Failed> {
    let profile = app.profile(&name, &caller.visitor, time_of_day_ms()).await?;
    let (games, more) = app.rated_games(&profile.who, &caller.visitor, part.index()).await?;
    let pools = profile.rated.iter().map(|(rated, points)| {
        let mut told = number(rated);
        told["course"] = points.iter().map(|(at_ms, rating)| json!({"at_ms": at_ms, "rating": rating})).collect();
        told
    });
    let [won, drawn, lost] = profile.against_reader;
    Ok(Json(json!({
        "name": profile.name.to_string(),
        "program": profile.program,
        "roles": profile.roles.iter().map(Role::code).collect::<Vec<_>>(),
        "since_ms": profile.since_ms,
        "away_until_ms": profile.away_until_ms,
        "ratings": pools.collect::<Vec<_>>(),
        "you": {"won": won, "drawn": drawn, "lost": lost},
        "games": games.iter().map(game).collect::<Vec<_>>(),
        "more": more,
    })))
}

fn game(entry: &RatedEntry) -> Value {
    let row = &entry.row;
    json!({
        "id": entry.game.as_ref().map(|game| game.id.as_str()),
        "at_ms": row.at_ms,
        "pool": row.pool,
        "opponent": match &entry.opponent {
            Opponent::Named(name) => Some(name.to_string()),
            _ => None,
        },
        "level": match &entry.opponent {
            Opponent::Level(level) => Some(level.name()),
            _ => None,
        },
        "halves": row.halves,
        "odds": (!row.odds.is_empty()).then_some(&row.odds),
        "gives": !row.odds.is_empty() && row.second,
        "before": row.before.rating,
        "after": row.after,
        "taken_back": row.taken_back,
    })
}

pub(crate) async fn of_game(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failed> {
    let AnyGame::Two(agreed) = app.find_any(&id).await? else { return Ok(Json(json!({"players": []}))) };
    let rows = app.store.rated_game(agreed.id.as_str()).await.map_err(dojo::failure::Failure::from)?;
    let told = |color: Color| {
        let who = player(&agreed, color)?.to_string();
        let row = rows.iter().find(|row| row.player == who)?;
        let name = match agreed.seats.player(color) {
            Some(seat) => wording::sitter(seat, &agreed.agreement, &app.names, caller.language),
            None => match agreed.agreement.player(color) {
                Player::Computer(strength) => wording::computer(strength, caller.language),
                Player::Person => return None,
            },
        };
        Some(json!({
            "color": color.name(),
            "name": name,
            "before": row.before.rating,
            "after": row.after,
            "taken_back": row.taken_back,
            "text": change(row, caller.language),
        }))
    };
    Ok(Json(json!({"players": Color::ALL.into_iter().filter_map(told).collect::<Vec<_>>()})))
}
