//! `GET /games/{id}/kif`: the record of a game as a file.

use crate::agreement::Player;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::live::Snapshot;
use crate::recorded::{record_clock, record_offence, recorded_ending};
use crate::stored::Agreed;
use crate::wording;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kifu::{End, Illegal, Key, Played, Record};
use shogi::Color;

pub(crate) async fn kif(
    State(app): State<App>,
    language: Language,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let agreed = app.find(&id).await?;
    let snapshot = app.look(&agreed).await?;
    let record = record(&agreed, &snapshot, language)?;
    // By custom `.kif` is Shift_JIS and `.kifu` is UTF-8.
    let name = format!("miyako-{}-{}.kifu", wording::day(agreed.created_ms, "%Y-%m-%d"), agreed.id);
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((head, kifu::kif::write(&record)))
}

fn record(agreed: &Agreed, snapshot: &Snapshot, language: Language) -> Result<Record, Failure> {
    let agreement = &agreed.agreement;
    let mut record = Record::new(snapshot.start.to_setup()).map_err(Failure::internal)?;
    let headers = &mut record.headers;
    headers.push(Key::Started, &wording::day(agreed.created_ms, "%Y/%m/%d %H:%M"));
    record_clock(headers, &agreement.terms());
    for (key, color) in [(Key::Black, Color::Black), (Key::White, Color::White)] {
        let name = match agreement.player(color) {
            Player::Person => {
                let name = agreed.seats.player(color).map_or("", |seat| &seat.name);
                wording::person(name, agreement, language)
            }
            Player::Computer(level) => wording::computer(level, language),
        };
        headers.push(key, &name);
    }
    for view in &snapshot.moves {
        let played = Played { used: Some(view.used), ..Played::new(view.m) };
        if record.play(played).is_err() {
            // A foul that stands, or a pawn that only this game's handicap allows: a record ends there.
            record.play_illegally(Illegal::new(view.color, view.m.into()));
            return Ok(record);
        }
    }
    if let (Some(outcome), Some(foul)) = (snapshot.standing.outcome, &snapshot.standing.foul) {
        record_offence(&mut record, outcome, foul.offence);
    }
    record.end = snapshot.standing.outcome.map(|outcome| End::from(recorded_ending(outcome)));
    Ok(record)
}
