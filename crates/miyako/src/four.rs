//! Yonin shōgi on the command line: its positions, and what there is to tell about it.

use crate::failure::Failure;
use crate::variants::{as_failure, choices, kinds_as_json, names_as_json, options_as_json, title, with_reading};
use ::variants::yonin::{Position, Rules, Seat};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;
use words::Language;

pub(crate) use ::variants::yonin::NAME;

/// The rules with the readings chosen of what is disputed.
pub(crate) fn rules(options: &[String]) -> Result<Arc<Rules>, Failure> {
    Rules::with_options(&choices(options)?).map_err(|errors| as_failure(&errors))
}

/// The start, or the position given.
pub(crate) fn position(options: &[String], sfen: Option<&str>) -> Result<Position, Failure> {
    let rules = rules(options)?;
    match sfen {
        None => Ok(Position::start(&rules)),
        Some(text) => Position::parse_line(&rules, text).map_err(|error| Failure::at("--sfen", error)),
    }
}

/// The legal moves, by their texts.
pub(crate) fn move_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
    texts.sort_unstable();
    texts
}

/// What a seat is called.
pub(crate) fn seat(seat: Seat, language: Language) -> String {
    language.text(&format!("seat-{}", seat.code()))
}

/// The sentences that tell the rules, in order.
const RULES: [&str; 10] =
    ["order", "pieces", "promotion", "drops", "check", "double", "mate", "obstacle", "ranking", "repetition"];

/// The game for programs, as those of two.
pub(crate) fn as_json(rules: &Arc<Rules>) -> Value {
    json!({
        "id": NAME,
        "names": names_as_json(rules.names()),
        "players": 4,
        "files": 9,
        "ranks": 9,
        "pieces_a_side": Position::start(rules).pieces_of(Seat::South),
        "start": rules.start(),
        "pieces": kinds_as_json(rules.kinds(), |id| rules.kind(id)),
        "options": options_as_json(rules.options()),
    })
}

/// Board, start, pieces and rules in short.
pub(crate) fn describe(rules: &Rules, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}\n\n{}\n", title(rules.names(), language), rules.start())?;
    for kind in rules.kinds() {
        writeln!(out, "{:<3} {}: {}", kind.id, with_reading(&kind.kanji, &kind.romaji, language), kind.moves)?;
    }
    writeln!(out)?;
    for rule in RULES {
        writeln!(out, "{}", language.text(&format!("yonin-rule-{rule}")))?;
    }
    for option in rules.options() {
        let (readings, chosen) = (option.readings.join(", "), option.readings[option.chosen].as_str());
        let values = [("name", option.name.as_str()), ("readings", &readings), ("chosen", chosen)];
        writeln!(out, "{}", language.text_with_list("variants-option", &values))?;
    }
    Ok(())
}
