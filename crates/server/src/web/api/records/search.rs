//! `GET /api/v1/records`: looks for records in one's library.

use super::write;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::library::{self, ENDINGS};
use dojo::who::Who;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Handicap, Position};
use store::{Search, Sort};
use study::patterns::{Catalogue, Kind, PatternId};
use variants::AnyRules;

/// Parts have so many records if nothing else is asked for, and so many at most.
const PART: i64 = 50;
const MOST: i64 = 100;

/// What is looked for, as it stands in an address.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    pub(crate) player: String,
    pub(crate) event: String,
    pub(crate) place: String,
    pub(crate) text: String,
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) ending: String,
    pub(crate) handicap: String,
    pub(crate) variant: String,
    pub(crate) tag: String,
    pub(crate) castle: String,
    pub(crate) opening: String,
    pub(crate) sfen: String,
    pub(crate) sort: String,
    pub(crate) before: String,
    pub(crate) limit: String,
}

impl Asked {
    /// What is said, by name.
    fn fields(&self) -> [(&'static str, &str); 14] {
        [
            ("player", &self.player),
            ("event", &self.event),
            ("place", &self.place),
            ("text", &self.text),
            ("from", &self.from),
            ("to", &self.to),
            ("ending", &self.ending),
            ("handicap", &self.handicap),
            ("variant", &self.variant),
            ("tag", &self.tag),
            ("castle", &self.castle),
            ("opening", &self.opening),
            ("sfen", &self.sfen),
            ("sort", &self.sort),
        ]
    }

    /// Whether it asks for everything.
    pub(crate) fn is_empty(&self) -> bool {
        self.fields().iter().all(|(_, value)| value.is_empty())
    }

    /// Whether it says more than most do.
    pub(crate) fn asks_for_more(&self) -> bool {
        let more = |(name, value): &(&str, &str)| !["player", "event", "text"].contains(name) && !value.is_empty();
        self.fields().iter().filter(|(name, value)| (*name, *value) != ("sort", "added")).any(more)
    }

    /// The page with what comes after this record.
    pub(crate) fn after(&self, id: &str) -> String {
        format!("{}before={id}", self.address())
    }

    /// The page with what is asked for; more may be added to it.
    pub(crate) fn address(&self) -> String {
        let said = self.fields().into_iter().filter(|(_, value)| !value.is_empty());
        let said = said.map(|(name, value)| format!("{name}={}&", write::escaped(value))).collect::<String>();
        format!("/library?{said}")
    }

    /// The search it asks for.
    ///
    /// # Errors
    /// If a field cannot be understood.
    pub(crate) fn search(&self) -> Result<(library::Query, Search), Failure> {
        let wrong = |field, value: &str| Failure::of_field(field, value);
        let position = match self.sfen.trim() {
            "" => None,
            sfen => Some(sfen.parse::<Position>().map_err(|_| wrong("sfen", sfen))?),
        };
        let handicap = match self.handicap.trim() {
            "" => "",
            name => Handicap::from_name(name).ok_or_else(|| wrong("handicap", name))?.code(),
        };
        let variant = match self.variant.trim() {
            name if name.is_empty() || name != "shogi" && AnyRules::named(name).is_some() => name,
            name => return Err(wrong("variant", name)),
        };
        let ending = match self.ending.trim() {
            code if code.is_empty() || ENDINGS.contains(&code) => code,
            code => return Err(wrong("ending", code)),
        };
        let pattern = |field, value: &str, is_wanted: fn(PatternId) -> bool| match value.trim() {
            "" => Ok(String::new()),
            id if Catalogue::builtin().get(id).is_some_and(is_wanted) => Ok(id.to_owned()),
            id => Err(unknown_pattern(field, id)),
        };
        let query = library::Query {
            position,
            player: self.player.clone(),
            event: self.event.clone(),
            place: self.place.clone(),
            text: self.text.clone(),
            handicap: handicap.to_owned(),
            ending: ending.to_owned(),
            variant: variant.to_owned(),
            tag: self.tag.clone(),
            castle: pattern("castle", &self.castle, is_castle)?,
            opening: pattern("opening", &self.opening, is_opening)?,
        };
        let day = |field, text: &str| match text.trim() {
            "" => Ok(None),
            text if is_day(text) => Ok(Some(text.to_owned())),
            text => Err(wrong(field, text)),
        };
        let sort = match self.sort.as_str() {
            "" | "added" => Sort::Added,
            "changed" => Sort::Changed,
            "played" => Sort::Played,
            other => return Err(wrong("sort", other)),
        };
        let most = match self.limit.as_str() {
            "" => PART,
            limit => limit.parse().ok().filter(|n| (1..=MOST).contains(n)).ok_or_else(|| wrong("limit", limit))?,
        };
        let search = Search {
            from: day("from", &self.from)?,
            // A year as the last day means the whole of it.
            to: day("to", &self.to)?.map(|day| day + "~"),
            sort,
            before: Some(self.before.clone()).filter(|before| !before.is_empty()),
            most,
            ..Search::default()
        };
        Ok((query, search))
    }
}

/// No castle or opening is called so.
fn unknown_pattern(field: &'static str, id: &str) -> Failure {
    let id = Failure::repeated(id);
    Failure::of_parameter(field, move |language| {
        language.text_with(&format!("library-no-such-{field}"), "value", id.as_str())
    })
}

/// What a search for castles finds.
pub(crate) fn is_castle(id: PatternId) -> bool {
    Catalogue::builtin().is_castle(id)
}

/// What a search for openings finds: attacks, formations, styles, and what both sides do together as well.
pub(crate) fn is_opening(id: PatternId) -> bool {
    !matches!(Catalogue::builtin()[id].kind, Kind::Castle | Kind::Tesuji)
}

/// `2023`, `2023-01`, `2023-01-02`.
fn is_day(text: &str) -> bool {
    let lengths: Vec<usize> = text.split('-').map(str::len).collect();
    text.chars().all(|c| c == '-' || c.is_ascii_digit()) && [4, 2, 2].starts_with(&lengths)
}

pub(crate) async fn search(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Failed> {
    let (query, search) = asked.search()?;
    let found = app.find_records(&visitor, &query, search, language).await?;
    let records: Vec<Value> = found.cards.iter().map(|card| write::summary(card, language)).collect();
    let next = found.cards.last().filter(|_| found.more).map(|card| card.id.as_str());
    Ok(Json(json!({"records": records, "next": next})))
}
