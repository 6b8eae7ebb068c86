//! From a data file to a game: `docs/variants-format.md` describes the format. All mistakes are found, not only the first.

mod fields;
pub(crate) mod four;
mod options;
mod pieces;
mod ties;

use crate::catalogue;
use crate::compiled::Compiled;
use crate::data::{DataError, Node, Value};
use crate::game::{Game, GameOption, Names};
use crate::geometry::Geometry;
use crate::kind::Kind;
use crate::laws::{AnywhereTakes, Compulsory, Drops, Ending, LionTrading, Promotion, PromotionWhen, Repetition};
use crate::position::Position;
use crate::text::row_text;
use fields::Fields;
use std::sync::{Arc, LazyLock};

/// No game of the family has a larger board.
const LARGEST: i64 = 36;

/// Files that build upon files that build upon files: more is a circle.
const GENERATIONS: usize = 8;

static GAMES: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| {
    let read = |name: &&str| read(&format!("{name}.toml"), catalogue::named_file(name)?, &[]).ok();
    catalogue::NAMES.iter().filter_map(read).collect()
});

impl Game {
    /// A game of the family by its name: one of [`crate::NAMES`].
    pub fn named(name: &str) -> Option<Arc<Game>> {
        GAMES.iter().find(|game| game.id == name).cloned()
    }

    /// The same with the readings of disputed rules that `choices` names, each an option and its reading.
    ///
    /// # Errors
    /// If the game has no such option or reading. `None` if there is no such game.
    pub fn with_options(name: &str, choices: &[(&str, &str)]) -> Option<Result<Arc<Game>, Vec<DataError>>> {
        let text = catalogue::named_file(name)?;
        Some(read(&format!("{name}.toml"), text, choices))
    }

    /// Reads a game from the text of a data file; `file` is its name in messages. It may build upon the games of the family;
    /// `choices` are readings of its options.
    ///
    /// # Errors
    /// All that is wrong with it, by line.
    pub fn read(file: &str, text: &str, choices: &[(&str, &str)]) -> Result<Arc<Game>, Vec<DataError>> {
        read(file, text, choices)
    }
}

fn read(file: &str, text: &str, choices: &[(&str, &str)]) -> Result<Arc<Game>, Vec<DataError>> {
    let root = with_bases(Node::parse(file, text).map_err(|error| vec![error])?).map_err(|error| vec![error])?;
    let mut errors = Vec::new();
    let (root, options) = options::choose(root, choices, &mut errors);
    let game = game(&root, file, options, &mut errors);
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

fn game(root: &Node, file: &str, options: Vec<GameOption>, errors: &mut Vec<DataError>) -> Option<Game> {
    let mut fields = Fields::of(root, errors)?;
    let names = fields.table("name").and_then(|node| names(node, fields.errors));
    let board = fields.table("board").and_then(|node| board(node, fields.errors));
    let start = fields.list("start");
    let promotion = fields
        .optional_table("promotion")
        .map_or(Some((NO_PROMOTION, [].as_slice())), |node| promotion(node, fields.errors));
    let drops = fields.optional_table("drops").map_or(Some(None), |node| drops(node, fields.errors));
    let ending = fields.table("end").and_then(|node| ending(node, fields.errors));
    let dead_ends = fields.truth("dead-ends", false);
    let lion_trading = fields.optional_choice(
        "lion-trading",
        &[("free", None), ("any", Some(LionTrading::Any)), ("protected", Some(LionTrading::Protected))],
    );
    let anywhere_takes = fields.optional_choice(
        "anywhere-takes",
        &[
            ("unprotected", AnywhereTakes::Unprotected),
            ("all-but-protected-royals", AnywhereTakes::AllButProtectedRoyals),
        ],
    );
    let sweeps_end_on_own = fields.truth("sweeps-end-on-own", false);
    let leaps_take_lower = fields.truth("leaps-take-lower", false);
    let pieces = fields.table("piece");
    fields.finish();
    let lines = start.unwrap_or_default();
    let start = rows(lines, board, errors);
    let kinds = pieces::kinds(pieces?, start.as_deref().unwrap_or_default(), lines, errors)?;
    let ((files, ranks), (promotion, by_taking), (ending, command)) = (board?, promotion?, ending?);
    let laws = ties::laws(by_taking, command, pieces?, &kinds, errors);
    let long_names = kinds.iter().any(|kind| pieces::is_long(&kind.id));
    let start: Vec<String> = start?.iter().map(|row| row_text(row, long_names)).collect();
    let geometry = Geometry::new(files, ranks, kinds.iter().map(Kind::stride).max().unwrap_or(1));
    let id = file.rsplit(['/', '\\']).next().unwrap_or(file).trim_end_matches(".toml").to_owned();
    Some(Game {
        id,
        names: names?,
        start: format!("{} b - 1", start.join("/")),
        long_names,
        options,
        compiled: Compiled::new(&geometry, &kinds, promotion, drops?.is_some(), &laws),
        geometry,
        kinds,
        promotion,
        drops: drops?,
        ending,
        lion_trading: lion_trading.flatten(),
        anywhere_takes: anywhere_takes.unwrap_or(AnywhereTakes::Unprotected),
        sweeps_end_on_own,
        leaps_take_lower,
        dead_ends,
        laws,
    })
}

/// The start must be a position of the game.
fn check_start(game: Arc<Game>, root: &Node) -> Result<Arc<Game>, Vec<DataError>> {
    match Position::parse(&game, &game.start) {
        Ok(_) => Ok(game),
        Err(error) => Err(vec![root.get("start").unwrap_or(root).error(format!("the start: {error}"))]),
    }
}

const NO_PROMOTION: Promotion = Promotion { zone: 0, when: PromotionWhen::Zone, compulsory: Compulsory::Never };

fn names(node: &Node, errors: &mut Vec<DataError>) -> Option<Names> {
    let mut fields = Fields::of(node, errors)?;
    let [kanji, romaji, english, italian] = ["kanji", "romaji", "english", "italian"].map(|key| fields.text(key));
    let japanese = fields.optional_text("japanese").or_else(|| kanji.clone());
    fields.finish();
    Some(Names { kanji: kanji?, japanese: japanese?, romaji: romaji?, english: english?, italian: italian? })
}

fn board(node: &Node, errors: &mut Vec<DataError>) -> Option<(u8, u8)> {
    let mut fields = Fields::of(node, errors)?;
    let [files, ranks] = ["files", "ranks"].map(|key| fields.number(key, 1..=LARGEST));
    fields.finish();
    Some((files?, ranks?))
}

/// With the captures that promote.
fn promotion<'a>(node: &'a Node, errors: &mut Vec<DataError>) -> Option<(Promotion, &'a [Node])> {
    let mut fields = Fields::of(node, errors)?;
    let choices = [
        ("zone", PromotionWhen::Zone),
        ("entering", PromotionWhen::Entering),
        ("entering-or-capture", PromotionWhen::EnteringOrCapture),
        ("capture", PromotionWhen::Capture),
        ("every-move", PromotionWhen::EveryMove),
    ];
    let when = fields.choice("when", &choices)?;
    let needs_zone = !matches!(when, PromotionWhen::EveryMove | PromotionWhen::Capture);
    let zone = if needs_zone { fields.number("zone", 1..=LARGEST) } else { Some(0) };
    let choices = [
        ("never", Compulsory::Never),
        ("after-promoted", Compulsory::AfterPromoted),
        ("always", Compulsory::Always),
        ("also-on-the-way", Compulsory::AlsoOnTheWay),
    ];
    let compulsory = fields.optional_choice("compulsory", &choices).unwrap_or(Compulsory::Never);
    let by_taking = fields.optional_list("by-taking")?;
    fields.finish();
    Some((Promotion { zone: zone?, when, compulsory }, by_taking))
}

fn drops(node: &Node, errors: &mut Vec<DataError>) -> Option<Option<Drops>> {
    let mut fields = Fields::of(node, errors)?;
    let allowed = fields.truth("allowed", true);
    let either_face = fields.truth("either-face", false);
    fields.finish();
    Some(allowed.then_some(Drops { either_face }))
}

/// With what a side must have to play on.
/// No file allows more moves: a record has no room for more, and every reader of a game pays for its length.
const LONGEST_GAME: u32 = 5000;

fn ending<'a>(node: &'a Node, errors: &mut Vec<DataError>) -> Option<(Ending, &'a [Node])> {
    let mut fields = Fields::of(node, errors)?;
    let check_binds = fields.choice("by", &[("mate", true), ("catch", false)]);
    let try_wins = fields.truth("try", false);
    let bare_king = fields.truth("bare-king", false);
    let baring = fields.truth("baring", false);
    let outcomes =
        [("draw", Repetition::Draw), ("first-loses", Repetition::FirstLoses), ("forbidden", Repetition::Forbidden)];
    let repetition = if fields.has("repetition") { fields.choice("repetition", &outcomes)? } else { Repetition::Draw };
    let occurrences = fields.optional_number("occurrences", 2..=100);
    let perpetual_check_loses = fields.truth("perpetual-check-loses", check_binds?);
    let perpetual_attack_loses = fields.truth("perpetual-attack-loses", false);
    let most_moves = fields.optional_count("most-moves", 100..=LONGEST_GAME);
    let command = fields.optional_list("command")?;
    fields.finish();
    let ending = Ending {
        check_binds: check_binds?,
        try_wins,
        bare_king,
        baring,
        repetition,
        occurrences: occurrences.map_or(if repetition == Repetition::Forbidden { 2 } else { 4 }, u32::from),
        perpetual_check_loses,
        perpetual_attack_loses,
        most_moves: most_moves.unwrap_or(Ending::MOST_MOVES),
    };
    Some((ending, command))
}

/// The rows of the start: as many as the board has ranks, each with its names and dots.
fn rows<'a>(nodes: &'a [Node], board: Option<(u8, u8)>, errors: &mut Vec<DataError>) -> Option<Vec<Vec<&'a str>>> {
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
        rows.push(squares);
    }
    if let (Some((_, ranks)), Some(first)) = (board, nodes.first())
        && nodes.len() != usize::from(ranks)
    {
        errors.push(first.error(format!("there are {} rows, the board has {ranks} ranks", nodes.len())));
    }
    (errors.len() == before).then_some(rows)
}
