//! `GET /games/{id}/kif`: the record of a game as a file.

use crate::agreement::Player;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::live::Snapshot;
use crate::recorded::{record_clock, record_outcome};
use crate::stored::Agreed;
use crate::wording;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kifu::{Cursor, Illegal, Key, Record};
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
    let mut cursor = Cursor::new(&record);
    for view in &snapshot.moves {
        // There may be fouls that stand, or a pawn that only this game's handicap allows.
        let played = Illegal::new(view.color, view.m);
        let id = cursor.play_illegally(&mut record, played).map_err(Failure::internal)?;
        record.set_used(id, Some(view.used));
    }
    if let Some(outcome) = snapshot.standing.outcome {
        let offence = snapshot.standing.foul.as_ref().and_then(|foul| foul.offence);
        record_outcome(&mut record, cursor, outcome, offence);
    }
    Ok(record)
}
