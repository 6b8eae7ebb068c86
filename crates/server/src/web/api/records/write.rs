//! Records as JSON.

use dojo::failure::Failure;
use dojo::library::{Header, Noted, TAGS, record_of, seats};
use kifu::notation::Notation;
use serde_json::{Value, json};
use store::{Card, Facts, Kept};
use words::Language;

/// The address where a shared record is shown.
pub(super) fn shared_at(token: &str) -> String {
    format!("/shared/{token}")
}

/// A line of a list.
pub(crate) fn summary(card: &Card, language: Language) -> Value {
    let facts = &card.facts;
    let known = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    json!({
        "id": card.id,
        "url": address(card),
        "version": card.version,
        "added_ms": card.added_ms,
        "changed_ms": card.changed_ms,
        "title": title(card, language),
        "black": facts.black,
        "white": facts.white,
        "event": facts.event,
        "place": facts.place,
        "played": known(&facts.played),
        "ending": known(&facts.ending),
        "winner": known(&facts.winner),
        "plies": facts.plies,
        "handicap": known(&facts.handicap),
        "variant": known(&facts.variant),
        "tags": facts.tags.split(", ").filter(|tag| !tag.is_empty()).collect::<Vec<_>>(),
        "source": serde_json::from_str::<Value>(&card.source).unwrap_or_default(),
        "game": card.game.as_ref().map(|game| game_at(game)),
        "share": card.share.as_deref().map(shared_at),
    })
}

/// Where a record of one's own is shown.
pub(crate) fn address(card: &Card) -> String {
    format!("/library/{}", card.id)
}

/// Where the live game is shown that a record came from.
fn game_at(game: &str) -> String {
    format!("/games/{game}")
}

/// What a record is called: its title, its players, what it was part of, which game it is of.
pub(crate) fn title(card: &Card, language: Language) -> String {
    let facts = &card.facts;
    match (facts.title.as_str(), players(facts)) {
        ("", Some(players)) => players,
        ("", None) if !facts.event.is_empty() => facts.event.clone(),
        ("", None) => words::variant(&facts.variant, language).unwrap_or_else(|| language.text("library-untitled")),
        // Some titles name them already.
        (title, Some(_)) if title.contains(&facts.black) && title.contains(&facts.white) => title.to_owned(),
        (title, Some(players)) => format!("{title} · {players}"),
        (title, None) => title.to_owned(),
    }
}

/// Who played, if anything is known of it.
fn players(facts: &Facts) -> Option<String> {
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let [black, white] = [&facts.black, &facts.white];
    (!black.is_empty() || !white.is_empty()).then(|| format!("{} – {}", name(black), name(white)))
}

/// The whole record.
pub(crate) fn whole(
    kept: &Kept,
    base: &str,
    editable: bool,
    notation: Notation,
    language: Language,
) -> Result<Value, Failure> {
    let findings: Vec<Noted> = serde_json::from_str(&kept.findings).map_err(Failure::internal)?;
    let mut value = summary(&kept.card, language);
    value["base"] = base.into();
    value["editable"] = editable.into();
    if !editable {
        // What readers call it by is not what its owner does.
        for own in ["id", "url", "share"] {
            value[own] = Value::Null;
        }
    }
    value["findings"] = findings.iter().map(|noted| noted.to_json(language)).collect();
    let record = record_of(kept)?;
    let content = record.content();
    value["seats"] = json!(seats(record.game().as_ref()));
    value["headers"] = content.headers.iter().map(|header| self::header(header, language)).collect();
    value["start"] = json!({"sfen": content.start.sfen, "handicap": value["handicap"]});
    value["nodes"] = record.nodes(&content, notation, language).into();
    Ok(value)
}

/// What a header with this key is called.
pub(crate) fn header_name(key: &str, language: Language) -> String {
    language.text(&format!("header-{}", key.replace('_', "-")))
}

fn header(header: &Header, language: Language) -> Value {
    let name = match header.key.as_str() {
        "" if header.label == TAGS => language.text("header-tags"),
        "" => header.label.clone(),
        key => header_name(key, language),
    };
    json!({"key": header.key, "label": header.label, "name": name, "value": header.value})
}

/// The header that has a browser keep a file under this name, whatever letters it has.
pub(crate) fn attachment(name: &str) -> String {
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || "-_. ".contains(c) { c } else { '_' }).collect();
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{}", escaped(name))
}

/// As it stands in addresses.
pub(crate) fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}
