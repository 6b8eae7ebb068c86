//! `GET /games/{id}/kif`: the record of a game as a file, for who has no script to choose another form.

use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::library::AnyRecord;
use crate::wording;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use variants::RecordForm;

pub(crate) async fn kif(
    State(app): State<App>,
    language: Language,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let agreed = app.find(&id).await?;
    let text = match app.record_of_game(&agreed, language).await? {
        AnyRecord::Standard(record) => kifu::kif::write(&record),
        AnyRecord::Family(record) => record.write(RecordForm::Kif),
        AnyRecord::Four(_) => return Err(Failure::NotFound),
    };
    // By custom `.kif` is Shift_JIS and `.kifu` is UTF-8.
    let name = format!("miyako-{}-{}.kifu", wording::day(agreed.created_ms, "%Y-%m-%d"), agreed.id);
    let head = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((head, text))
}
