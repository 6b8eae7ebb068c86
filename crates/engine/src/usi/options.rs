//! The options a GUI can set.

use super::command::{LineError, Word, Words};
use super::strength::Strength;
use crate::nnue::Network;
use crate::{Book, DeclarationRule, Engine, Level};
use std::fs::File;
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;

/// A new value for an option.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Hash(usize),
    Threads(usize),
    Lines(usize),
    NetworkDelay(Duration),
    Level(Level),
    /// The level of the opponent, if the engine is to make even games.
    Opponent(Option<Level>),
    /// What the levels draw their mistakes from, if it is to be the same in every game.
    Seed(Option<u64>),
    Declaration(Option<DeclarationRule>),
    ResignBelow(Option<i32>),
    DrawValue(i32),
    Network(Arc<Network>),
    Book(Arc<Book>),
    UsesBook(bool),
    /// An option that GUIs set and that changes nothing here: whether to ponder is for the GUI to say, by `go ponder`.
    Nothing,
}

impl Change {
    pub(super) fn apply(self, engine: &mut Engine, strength: &mut Strength) {
        match self {
            Change::Hash(megabytes) => engine.set_hash(megabytes),
            Change::Threads(threads) => engine.set_threads(threads),
            Change::Lines(lines) => engine.set_lines(lines),
            Change::NetworkDelay(delay) => engine.set_network_delay(delay),
            Change::Level(level) => strength.level = level,
            Change::Opponent(level) => strength.opponent = level,
            Change::Seed(seed) => {
                strength.seed = seed;
                strength.begin_game(engine);
            }
            Change::Declaration(rule) => engine.set_declaration(rule),
            Change::Network(network) => engine.set_network(network),
            Change::Book(book) => engine.set_book(Some(book)),
            Change::UsesBook(uses) => engine.set_uses_book(uses),
            Change::DrawValue(value) => engine.set_draw_value(value),
            Change::ResignBelow(value) => engine.set_resign_below(value),
            Change::Nothing => {}
        }
    }
}

/// What values an option takes.
enum Kind {
    Check {
        default: bool,
        change: fn(bool) -> Change,
    },
    Spin {
        default: i64,
        min: i64,
        max: i64,
        change: fn(i64) -> Change,
    },
    /// The name of a file, which may have blanks in it.
    File {
        default: &'static str,
        change: fn(&str) -> Result<Change, String>,
    },
    Combo {
        default: &'static str,
        values: fn() -> Vec<&'static str>,
        change: fn(&str) -> Option<Change>,
    },
}

struct Opt {
    name: &'static str,
    kind: Kind,
}

const OPTIONS: &[Opt] = &[
    Opt {
        name: "USI_Hash",
        kind: Kind::Spin { default: 64, min: 1, max: 65_536, change: |megabytes| Change::Hash(megabytes as usize) },
    },
    Opt {
        name: "Threads",
        kind: Kind::Spin { default: 1, min: 1, max: 512, change: |threads| Change::Threads(threads as usize) },
    },
    Opt { name: "USI_Ponder", kind: Kind::Check { default: false, change: |_| Change::Nothing } },
    Opt {
        name: "MultiPV",
        kind: Kind::Spin { default: 1, min: 1, max: 600, change: |lines| Change::Lines(lines as usize) },
    },
    Opt {
        name: "Level",
        kind: Kind::Combo {
            default: Level::STRONGEST.name(),
            values: || Level::ALL.map(Level::name).to_vec(),
            change: |name| name.parse().ok().map(Change::Level),
        },
    },
    Opt {
        name: "SkillByGrade",
        kind: Kind::Combo {
            default: NOBODY,
            values: || [NOBODY].into_iter().chain(Level::ALL.map(Level::name)).collect(),
            change: |name| match name {
                NOBODY => Some(Change::Opponent(None)),
                _ => name.parse().ok().map(|level| Change::Opponent(Some(level))),
            },
        },
    },
    Opt {
        name: "Seed",
        kind: Kind::Spin {
            default: 0,
            min: 0,
            max: i64::MAX,
            change: |seed| Change::Seed((seed > 0).then_some(seed as u64)),
        },
    },
    Opt {
        name: "NetworkDelay",
        kind: Kind::Spin {
            default: Engine::NETWORK_DELAY.as_millis() as i64,
            min: 0,
            max: 10_000,
            change: |ms| Change::NetworkDelay(Duration::from_millis(ms as u64)),
        },
    },
    Opt {
        name: "ResignValue",
        kind: Kind::Spin {
            default: NEVER_RESIGN,
            min: 1,
            max: NEVER_RESIGN,
            change: |value| Change::ResignBelow((value < NEVER_RESIGN).then_some(-(value as i32))),
        },
    },
    Opt {
        name: "DrawValue",
        kind: Kind::Spin { default: 0, min: -1_000, max: 1_000, change: |value| Change::DrawValue(value as i32) },
    },
    Opt { name: "USI_OwnBook", kind: Kind::Check { default: true, change: Change::UsesBook } },
    Opt { name: "BookFile", kind: Kind::File { default: SHIPPED, change: book } },
    Opt { name: "EvalFile", kind: Kind::File { default: SHIPPED, change: network } },
    Opt {
        name: "EnteringKingRule",
        kind: Kind::Combo {
            default: "NoEnteringKing",
            values: || RULES.map(|(name, _)| name).to_vec(),
            change: |name| RULES.iter().find(|(own, _)| *own == name).map(|(_, rule)| Change::Declaration(*rule)),
        },
    },
];

/// The value of `SkillByGrade` that means no grade.
const NOBODY: &str = "off";

/// The value of `EvalFile` and `BookFile` that means the net, or the book, in the program.
const SHIPPED: &str = "<internal>";

/// Whatever is larger is no net, and not worth reading to the end.
const LARGEST_NETWORK: u64 = 1 << 27;

fn network(path: &str) -> Result<Change, String> {
    // What USI says for an empty text.
    if matches!(path, SHIPPED | "<empty>") {
        return Ok(Change::Network(Network::shipped()));
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(LARGEST_NETWORK).read_to_end(&mut bytes));
    read.map_err(|error| format!("{path}: {error}"))?;
    let network = Network::read(&bytes).map_err(|error| format!("{path}: {error}"))?;
    Ok(Change::Network(Arc::new(network)))
}

/// Larger books do not fit into memory beside all else.
const LARGEST_BOOK: u64 = 1 << 28;

fn book(path: &str) -> Result<Change, String> {
    if matches!(path, SHIPPED | "<empty>") {
        return Ok(Change::Book(Book::built_in()));
    }
    let fail = |error: &dyn std::fmt::Display| format!("{path}: {error}");
    let file = File::open(path).map_err(|error| fail(&error))?;
    let mut text = String::new();
    file.take(LARGEST_BOOK + 1).read_to_string(&mut text).map_err(|error| fail(&error))?;
    if text.len() as u64 > LARGEST_BOOK {
        return Err(fail(&"larger than 256 MiB"));
    }
    let book = Book::read(&text).map_err(|error| fail(&error))?;
    if book.is_empty() {
        return Err(fail(&"holds no position"));
    }
    Ok(Change::Book(Arc::new(book)))
}

const NEVER_RESIGN: i64 = 99_999;

const RULES: [(&str, Option<DeclarationRule>); 3] = [
    ("NoEnteringKing", None),
    ("CSARule24", Some(DeclarationRule::TwentyFourPoints)),
    ("CSARule27", Some(DeclarationRule::TwentySevenPoints)),
];

/// The lines that tell a GUI about the options.
pub(super) fn describe() -> impl Iterator<Item = String> {
    OPTIONS.iter().map(|option| {
        let name = option.name;
        match &option.kind {
            Kind::Check { default, .. } => format!("option name {name} type check default {default}"),
            Kind::Spin { default, min, max, .. } => {
                format!("option name {name} type spin default {default} min {min} max {max}")
            }
            Kind::File { default, .. } => format!("option name {name} type filename default {default}"),
            Kind::Combo { default, values, .. } => {
                format!("option name {name} type combo default {default} var {}", values().join(" var "))
            }
        }
    })
}

/// Reads what follows `setoption`, `name NAME value VALUE`, and returns the name with it.
pub(super) fn read(mut words: Words<'_>) -> Result<(&'static str, Change), LineError> {
    match words.next() {
        Some(Word { text: "name", .. }) => {}
        Some(word) => return Err(word.expected("`name`")),
        None => return Err(words.missing("`name`")),
    }
    let name = words.next().ok_or_else(|| words.missing("the name of the option"))?;
    let option = OPTIONS.iter().find(|option| option.name == canonical(name.text)).ok_or_else(|| unknown(&name))?;
    match words.next() {
        Some(Word { text: "value", .. }) => {}
        Some(word) => return Err(word.expected("`value`")),
        None => return Err(words.missing("`value`")),
    }
    let value = words.next().ok_or_else(|| words.missing("the value"))?;
    Ok((option.name, option.kind.read(&value)?))
}

/// Some GUIs put the prefix of reserved names before every option, others before none.
fn canonical(name: &str) -> &str {
    match name {
        "USI_MultiPV" => "MultiPV",
        "Hash" => "USI_Hash",
        "Ponder" => "USI_Ponder",
        "Book" | "OwnBook" => "USI_OwnBook",
        _ => name,
    }
}

fn unknown(name: &Word<'_>) -> LineError {
    let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
    name.error(format!("there is no option {}; there are {}", name.quoted(), names.join(", ")))
}

impl Kind {
    fn read(&self, value: &Word<'_>) -> Result<Change, LineError> {
        match self {
            Kind::Check { change, .. } => match value.text.parse() {
                Ok(on) => Ok(change(on)),
                Err(_) => Err(value.expected("`true` or `false`")),
            },
            Kind::Spin { min, max, change, .. } => match value.text.parse() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(change(number)),
                _ => Err(value.expected(&format!("a whole number from {min} to {max}"))),
            },
            Kind::File { change, .. } => change(value.rest_of_line()).map_err(|problem| value.error(problem)),
            Kind::Combo { values, change, .. } => {
                change(value.text).ok_or_else(|| value.expected(&format!("one of {}", values().join(", "))))
            }
        }
    }
}
