//! From a data file to a game: `docs/variants-format.md` describes the format. All mistakes are found, not only the first.

mod fields;

use crate::betza;
use crate::catalogue;
use crate::data::{DataError, Node, Value};
use crate::game::{Compiled, Drops, Ending, Game, Names, Promotion, PromotionWhen};
use crate::geometry::Geometry;
use crate::kind::{Kind, KindId};
use crate::position::Position;
use fields::Fields;
use std::sync::Arc;

/// No game of the family has a larger board.
const LARGEST: i64 = 36;

/// Taikyoku shōgi has fewer.
const MOST_PIECES: usize = 1_000;

/// Files that build upon files that build upon files: more is a circle.
const GENERATIONS: usize = 8;

pub(crate) fn read(file: &str, text: &str) -> Result<Arc<Game>, Vec<DataError>> {
    let root = with_bases(Node::parse(file, text).map_err(|error| vec![error])?).map_err(|error| vec![error])?;
    let mut errors = Vec::new();
    let game = game(&root, file, &mut errors);
    match game {
        Some(game) if errors.is_empty() => check_start(Arc::new(game), &root),
        _ => Err(errors),
    }
}

/// The file on top of all that it builds upon.
fn with_bases(mut root: Node) -> Result<Node, DataError> {
    for _ in 0..GENERATIONS {
        let Some(base) = root.get("base").cloned() else { return Ok(root) };
        let Value::Text(name) = &base.value else { return Err(base.error("the name of a game in quotation marks")) };
        let Some(text) = catalogue::named_file(name) else {
            return Err(base.error(format!("there is no game {name}; the games are: {}", catalogue::NAMES.join(", "))));
        };
        if let Value::Table(entries) = &mut root.value {
            entries.retain(|(key, _)| key != "base");
        }
        root = root.upon(Node::parse(&format!("{name}.toml"), text)?);
    }
    Err(root.error("too many games build upon each other"))
}

fn game(root: &Node, file: &str, errors: &mut Vec<DataError>) -> Option<Game> {
    let mut fields = Fields::of(root, errors)?;
    let names = fields.table("name").and_then(|node| names(node, fields.errors));
    let board = fields.table("board").and_then(|node| board(node, fields.errors));
    let start = fields.list("start");
    let promotion =
        fields.optional_table("promotion").map_or(Some(NO_PROMOTION), |node| promotion(node, fields.errors));
    let drops = fields.optional_table("drops").map_or(Some(None), |node| drops(node, fields.errors));
    let ending = fields.table("end").and_then(|node| ending(node, fields.errors));
    let dead_ends = fields.truth("dead-ends", false);
    let pieces = fields.table("piece");
    fields.finish();
    let lines = start.unwrap_or_default();
    let start = rows(lines, board, errors);
    let kinds = kinds(pieces?, start.as_deref().unwrap_or_default(), lines, errors)?;
    let (files, ranks) = board?;
    let rim = kinds.iter().flat_map(|kind| &kind.rays).map(|ray| ray.right.abs().max(ray.forward.abs())).max();
    let geometry = Geometry::new(files, ranks, rim.unwrap_or(1) as u8);
    let id = file.rsplit(['/', '\\']).next().unwrap_or(file).trim_end_matches(".toml").to_owned();
    Some(Game {
        id,
        names: names?,
        start: format!("{} b - 1", start?.join("/")),
        compiled: Compiled::new(&geometry, &kinds),
        geometry,
        kinds,
        promotion: promotion?,
        drops: drops?,
        ending: ending?,
        dead_ends,
    })
}

/// The start must be a position of the game.
fn check_start(game: Arc<Game>, root: &Node) -> Result<Arc<Game>, Vec<DataError>> {
    match Position::parse(&game, &game.start) {
        Ok(_) => Ok(game),
        Err(error) => Err(vec![root.get("start").unwrap_or(root).error(format!("the start: {error}"))]),
    }
}

const NO_PROMOTION: Promotion = Promotion { zone: 0, when: PromotionWhen::Zone, compulsory: false };

fn names(node: &Node, errors: &mut Vec<DataError>) -> Option<Names> {
    let mut fields = Fields::of(node, errors)?;
    let [kanji, romaji, english, italian] = ["kanji", "romaji", "english", "italian"].map(|key| fields.text(key));
    fields.finish();
    Some(Names { kanji: kanji?, romaji: romaji?, english: english?, italian: italian? })
}

fn board(node: &Node, errors: &mut Vec<DataError>) -> Option<(u8, u8)> {
    let mut fields = Fields::of(node, errors)?;
    let [files, ranks] = ["files", "ranks"].map(|key| fields.number(key, 1..=LARGEST));
    fields.finish();
    Some((files?, ranks?))
}

fn promotion(node: &Node, errors: &mut Vec<DataError>) -> Option<Promotion> {
    let mut fields = Fields::of(node, errors)?;
    let choices = [
        ("zone", PromotionWhen::Zone),
        ("entering", PromotionWhen::Entering),
        ("every-move", PromotionWhen::EveryMove),
    ];
    let when = fields.choice("when", &choices)?;
    let zone = if when == PromotionWhen::EveryMove { Some(0) } else { fields.number("zone", 1..=LARGEST) };
    let compulsory = fields.truth("compulsory", false);
    fields.finish();
    Some(Promotion { zone: zone?, when, compulsory })
}

fn drops(node: &Node, errors: &mut Vec<DataError>) -> Option<Option<Drops>> {
    let mut fields = Fields::of(node, errors)?;
    let allowed = fields.truth("allowed", true);
    let either_face = fields.truth("either-face", false);
    fields.finish();
    Some(allowed.then_some(Drops { either_face }))
}

fn ending(node: &Node, errors: &mut Vec<DataError>) -> Option<Ending> {
    let mut fields = Fields::of(node, errors)?;
    let check_binds = fields.choice("by", &[("mate", true), ("catch", false)]);
    let try_wins = fields.truth("try", false);
    fields.finish();
    Some(Ending { check_binds: check_binds?, try_wins })
}

/// The rows of the start: as many as the board has ranks, each with its letters, dots and spaces, written as in a position.
fn rows(nodes: &[Node], board: Option<(u8, u8)>, errors: &mut Vec<DataError>) -> Option<Vec<String>> {
    let before = errors.len();
    let mut rows = Vec::new();
    for node in nodes {
        let Value::Text(row) = &node.value else {
            errors.push(node.error("a row of the board in quotation marks, as \"l n s g k g s n l\""));
            continue;
        };
        let squares: Vec<&str> = row.split_whitespace().collect();
        if let Some((files, _)) = board
            && squares.len() != usize::from(files)
        {
            errors.push(node.error(format!("this row has {} squares, the board has {files} files", squares.len())));
        }
        rows.push(run_lengths(&squares));
    }
    if let (Some((_, ranks)), Some(first)) = (board, nodes.first())
        && nodes.len() != usize::from(ranks)
    {
        errors.push(first.error(format!("there are {} rows, the board has {ranks} ranks", nodes.len())));
    }
    (errors.len() == before).then_some(rows)
}

/// A row with numbers for empty squares.
pub(crate) fn run_lengths(squares: &[&str]) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for square in squares.iter().chain([&"/"]) {
        if *square == "." {
            empty += 1;
            continue;
        }
        if empty > 0 {
            row += &empty.to_string();
            empty = 0;
        }
        if *square != "/" {
            row += square;
        }
    }
    row
}

/// The kinds of the start with their other faces. A file may inherit more than its game has.
fn kinds(node: &Node, start: &[String], lines: &[Node], errors: &mut Vec<DataError>) -> Option<Vec<Kind>> {
    let Value::Table(entries) = &node.value else { return None };
    let before = errors.len();
    if entries.len() > MOST_PIECES {
        errors.push(node.error(format!("more than {MOST_PIECES} pieces")));
        return None;
    }
    let stands = |id: &str| start.iter().any(|row| names_in(row).any(|name| name == id));
    let back_of = |node: &Node| match node.get("back-of").map(|node| &node.value) {
        Some(Value::Text(front)) => Some(front.clone()),
        _ => None,
    };
    let used: Vec<&(String, Node)> = entries
        .iter()
        .filter(|(id, node)| {
            let front = back_of(node);
            let backs = || entries.iter().any(|(back, node)| back_of(node).as_deref() == Some(id) && stands(back));
            stands(id) || front.as_deref().is_some_and(stands) || backs()
        })
        .collect();
    let index = |id: &str| used.iter().position(|(name, _)| name == id).map(|i| KindId(i as u16));
    let mut kinds = Vec::new();
    for (id, node) in &used {
        let front = back_of(node);
        let back = used.iter().find(|(_, other)| back_of(other).as_deref() == Some(id)).map(|(back, _)| back.as_str());
        let other_face = front.as_deref().or(back).and_then(index);
        kinds.extend(kind(id, node, other_face, front.is_some(), errors));
    }
    for (row, line) in start.iter().zip(lines) {
        if let Some(name) = names_in(row).find(|name| index(name).is_none()) {
            errors.push(line.error(format!("there is no piece {name}; [piece.{name}] would describe it")));
        }
    }
    (errors.len() == before).then_some(kinds)
}

/// The kinds that a row of a position names, as Black's.
fn names_in(row: &str) -> impl Iterator<Item = String> + '_ {
    let mut plus = false;
    row.chars().filter_map(move |c| {
        if c == '+' {
            plus = true;
            return None;
        }
        let name = c.is_alphabetic().then(|| format!("{}{}", if plus { "+" } else { "" }, c.to_ascii_uppercase()));
        plus = false;
        name
    })
}

fn kind(id: &str, node: &Node, other_face: Option<KindId>, is_back: bool, errors: &mut Vec<DataError>) -> Option<Kind> {
    let letter = id.strip_prefix('+').unwrap_or(id);
    if letter.len() != 1 || !letter.chars().all(|c| c.is_ascii_uppercase()) {
        errors.push(node.error(format!("{id} is no name for a piece: a capital, with a plus before it or without")));
    }
    let mut fields = Fields::of(node, errors)?;
    let [kanji, romaji, english, italian] = ["kanji", "romaji", "english", "italian"].map(|key| fields.text(key));
    let short = fields.optional_text("short");
    let moves = fields.text("moves");
    let rays = moves.as_deref().and_then(|text| {
        let parsed = betza::parse(text);
        parsed
            .map_err(|error| fields.wrong("moves", &format!("column {}: expected {}", error.column, error.expected)))
            .ok()
    });
    let royal = fields.truth("royal", false);
    let per_file = fields.optional_number("per-file", 1..=LARGEST);
    let may_mate_by_drop = fields.truth("mates-by-drop", true);
    let goes_to_hand = fields.truth("goes-to-hand", true) && !royal;
    fields.optional_text("back-of");
    fields.finish();
    let kanji = kanji?;
    Some(Kind {
        id: id.to_owned(),
        short: short.unwrap_or_else(|| kanji.chars().take(1).collect()),
        kanji,
        romaji: romaji?,
        english: english?,
        italian: italian?,
        moves: moves?,
        royal,
        other_face,
        is_promoted: is_back,
        per_file,
        may_mate_by_drop,
        goes_to_hand,
        rays: rays?,
    })
}
