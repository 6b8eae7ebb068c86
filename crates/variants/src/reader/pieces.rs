//! The pieces of a game: which of those that a file describes it has, and what is said of each.

use super::LARGEST;
use super::fields::Fields;
use super::ties::{self, Index};
use crate::betza;
use crate::data::{DataError, Node, Value};
use crate::kind::{Kind, KindId};
use crate::names::PieceNames;
use crate::power::Power;
use std::collections::{HashMap, HashSet};

/// Taikyoku shōgi has fewer.
const MOST_PIECES: usize = 1_000;

/// The kinds of the start with their other faces. A file may inherit more than its game has.
pub(super) fn kinds(
    node: &Node,
    start: &[Vec<&str>],
    lines: &[Node],
    errors: &mut Vec<DataError>,
) -> Option<Vec<Kind>> {
    let Value::Table(entries) = &node.value else { return None };
    let before = errors.len();
    if entries.len() > MOST_PIECES {
        errors.push(node.error(format!("more than {MOST_PIECES} pieces")));
        return None;
    }
    let standing: HashSet<String> =
        start.iter().flatten().filter(|name| **name != ".").map(|name| name.to_ascii_uppercase()).collect();
    let faces = Faces::of(entries);
    let used: Vec<&(String, Node)> = entries.iter().filter(|(id, _)| faces.is_used(id, &standing)).collect();
    let index = Index {
        known: entries.iter().map(|(id, _)| id.as_str()).collect(),
        used: used.iter().enumerate().map(|(i, (id, _))| (id.as_str(), KindId(i as u16))).collect(),
    };
    let mut kinds = Vec::new();
    for (id, node) in &used {
        let other_face = faces.other(id).and_then(|other| index.used.get(other).copied());
        kinds.extend(kind(id, node, other_face, &index, errors));
    }
    for (row, line) in start.iter().zip(lines) {
        let unknown = |name: &&&str| **name != "." && !index.used.contains_key(name.to_ascii_uppercase().as_str());
        if let Some(name) = row.iter().find(unknown) {
            let name = name.to_ascii_uppercase();
            errors.push(line.error(format!("there is no piece {name}; [piece.{name}] would describe it")));
        }
    }
    (errors.len() == before).then_some(kinds)
}

/// Which face is whose other one: by `back-of` in the promoted face, or by `promotes-to` in the plain one.
struct Faces<'a> {
    /// The promoted face, by the plain one.
    backs: HashMap<&'a str, &'a str>,
    /// The plain face, by the promoted one that belongs to it alone.
    fronts: HashMap<&'a str, &'a str>,
}

impl<'a> Faces<'a> {
    fn of(entries: &'a [(String, Node)]) -> Faces<'a> {
        let mut faces = Faces { backs: HashMap::new(), fronts: HashMap::new() };
        for (id, node) in entries {
            let text = |key| match node.get(key).map(|node| &node.value) {
                Some(Value::Text(text)) => Some(text.as_str()),
                _ => None,
            };
            if let Some(front) = text("back-of") {
                faces.fronts.insert(id, front);
                faces.backs.insert(front, id);
            }
            if let Some(back) = text("promotes-to") {
                faces.backs.insert(id, back);
            }
        }
        faces
    }

    fn other(&self, id: &str) -> Option<&'a str> {
        self.fronts.get(id).or(self.backs.get(id)).copied()
    }

    /// Whether the game needs a face: it stands in the start, or is the other face of one that does.
    fn is_used(&self, id: &str, standing: &HashSet<String>) -> bool {
        let stands = |id: &str| standing.contains(id);
        stands(id)
            || self.fronts.get(id).is_some_and(|front| stands(front))
            || self.backs.iter().any(|(front, back)| (*back == id && stands(front)) || (*front == id && stands(back)))
    }
}

/// One capital with ' or ! behind it, or up to four capitals with a figure; a plus before a promoted face.
fn is_name(id: &str) -> bool {
    let name = id.strip_prefix('+').unwrap_or(id);
    let letters = name.chars().take_while(char::is_ascii_uppercase).count();
    let mark = &name[letters..];
    match letters {
        1 => mark.is_empty() || mark == "'" || mark == "!",
        2..=4 => mark.is_empty() || mark.len() == 1 && mark.chars().all(|c| c.is_ascii_digit()),
        _ => false,
    }
}

/// Whether a position with such names needs commas.
pub(super) fn is_long(id: &str) -> bool {
    id.chars().filter(char::is_ascii_uppercase).count() > 1
}

fn kind(id: &str, node: &Node, other_face: Option<KindId>, index: &Index, errors: &mut Vec<DataError>) -> Option<Kind> {
    if !is_name(id) {
        let right = "a capital, with ' or ! behind it or not, or up to four capitals; with a plus before it or without";
        errors.push(node.error(format!("{id} is no name for a piece: {right}")));
    }
    let mut fields = Fields::of(node, errors)?;
    let kanji = fields.text("kanji");
    let names = kanji.as_deref().and_then(|kanji| names(kanji, &mut fields));
    let short = fields.optional_text("short");
    let picture = fields.optional_text("picture");
    if picture.as_ref().is_some_and(|name| name.is_empty() || name.contains(|c: char| !c.is_ascii_lowercase())) {
        fields.wrong("picture", "a drawing is named by small letters, as `lion`");
    }
    let powers = powers(&mut fields);
    let moves =
        if powers.as_ref().is_none_or(Vec::is_empty) { fields.text("moves") } else { fields.optional_text("moves") };
    let rays = moves.as_deref().map_or(Some(Vec::new()), |text| {
        let parsed = betza::parse(text);
        parsed
            .map_err(|error| fields.wrong("moves", &format!("column {}: expected {}", error.column, error.expected)))
            .ok()
    });
    let written: Vec<String> = moves.into_iter().chain(texts_of(node.get("powers"))).collect();
    let royal = fields.truth("royal", false);
    let per_file = fields.optional_number("per-file", 1..=LARGEST);
    let may_mate_by_drop = fields.truth("mates-by-drop", true);
    let goes_to_hand = fields.truth("goes-to-hand", true) && !royal;
    let [is_lion, burns, promotes_at_end, immune] =
        ["lion", "burns", "promotes-at-end", "immune"].map(|key| fields.truth(key, false));
    let counts = fields.truth("counts", true);
    let rank = fields.optional_number("rank", 0..=9).unwrap_or(0);
    let contagion = index.named("contagion", &mut fields);
    let ties = ties::ties(&mut fields, index);
    index.named("promotes-to", &mut fields);
    let has_front = fields.optional_text("back-of").is_some();
    fields.finish();
    let (kanji, names) = (kanji?, names?);
    Some(Kind {
        id: id.to_owned(),
        short: short.unwrap_or_else(|| kanji.chars().take(1).collect()),
        kanji,
        picture,
        romaji: names.romaji,
        english: names.english,
        italian: names.italian,
        moves: written.join(", "),
        royal,
        other_face,
        is_promoted: id.starts_with('+') || has_front,
        per_file,
        may_mate_by_drop,
        goes_to_hand,
        rays: rays?,
        powers: powers?,
        rank,
        is_lion,
        counts,
        burns,
        promotes_at_end,
        contagion,
        immune,
        ties,
    })
}

/// What the piece with these kanji is called: as everywhere, or as the file says of one that is not known.
fn names(kanji: &str, fields: &mut Fields) -> Option<PieceNames> {
    let known = PieceNames::of(kanji);
    let [romaji, english, italian] = ["romaji", "english", "italian"]
        .map(|key| if known.is_some() { fields.optional_text(key) } else { fields.text(key) });
    let or = |own: Option<String>, known: Option<&String>| own.or_else(|| known.cloned());
    Some(PieceNames {
        romaji: or(romaji, known.map(|names| &names.romaji))?,
        english: or(english, known.map(|names| &names.english))?,
        italian: or(italian, known.map(|names| &names.italian))?,
    })
}

fn texts_of(list: Option<&Node>) -> Vec<String> {
    let Some(Node { value: Value::List(nodes), .. }) = list else { return Vec::new() };
    let text = |node: &Node| match &node.value {
        Value::Text(text) => Some(text.clone()),
        _ => None,
    };
    nodes.iter().filter_map(text).collect()
}

/// What a piece can do besides moving.
fn powers(fields: &mut Fields) -> Option<Vec<Power>> {
    let mut powers = Vec::new();
    for node in fields.optional_list("powers")? {
        let read = match &node.value {
            Value::Text(text) => Power::parse(text),
            _ => Err("expected texts in quotation marks".to_owned()),
        };
        match read {
            Ok(power) => powers.push(power),
            Err(message) => fields.errors.push(node.error(message)),
        }
    }
    Some(powers)
}
