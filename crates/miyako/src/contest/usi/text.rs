//! What engines say, read word by word. Whatever is not understood is passed over, as USI asks.

use shogi::Move;

/// An answer to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    /// A move, legal or not, and the answer to it that the engine expects.
    Move(Move, Option<Move>),
    Resign,
    /// Declares a win by its king's entering.
    Win,
    /// What cannot be read as any of these.
    Nonsense(String),
}

/// The longest quotation of what an engine says.
const QUOTATION: usize = 40;

/// The answer in a line that is one.
pub(super) fn best_move(line: &str) -> Option<Best> {
    let rest = line.trim().strip_prefix("bestmove")?;
    if !rest.is_empty() && !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let mut words = rest.split_whitespace();
    Some(match words.next() {
        Some("resign") => Best::Resign,
        Some("win") => Best::Win,
        Some(text) => match text.parse() {
            Ok(m) => {
                let expected = words.next().filter(|word| *word == "ponder").and_then(|_| words.next()?.parse().ok());
                Best::Move(m, expected)
            }
            Err(_) => Best::Nonsense(text.chars().take(QUOTATION).collect()),
        },
        None => Best::Nonsense(String::new()),
    })
}

/// What an engine thinks of a position, from its own side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Insight {
    pub(crate) score: Option<Score>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// Hundredths of a pawn.
    Value(i32),
    /// The engine mates.
    Mates,
    /// It is mated.
    Mated,
}

impl Score {
    /// In hundredths of a pawn, a mate being worth more than anything.
    pub(crate) fn value(self) -> i32 {
        match self {
            Score::Value(value) => value,
            Score::Mates => 100_000,
            Score::Mated => -100_000,
        }
    }
}

impl Insight {
    /// Takes over what an `info` line says of the best line of play.
    pub(super) fn learn(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let mut next = Insight { score: None, ..*self };
        while let Some(word) = words.next() {
            match word {
                "multipv" if words.next() != Some("1") => return,
                "depth" => next.depth = words.next().and_then(|text| text.parse().ok()).unwrap_or(next.depth),
                "nodes" => next.nodes = words.next().and_then(|text| text.parse().ok()).unwrap_or(next.nodes),
                "score" => next.score = score(words.next(), words.next()),
                "pv" | "string" => break,
                _ => {}
            }
        }
        *self = Insight { score: next.score.or(self.score), ..next };
    }
}

fn score(kind: Option<&str>, value: Option<&str>) -> Option<Score> {
    match (kind?, value?) {
        ("cp", value) => value.parse::<i32>().ok().map(|value| Score::Value(value.clamp(-100_000, 100_000))),
        ("mate", value) => Some(if value.starts_with('-') { Score::Mated } else { Score::Mates }),
        _ => None,
    }
}

/// An option that an engine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    pub(super) name: String,
    range: Option<[i64; 2]>,
    pub(super) values: Vec<String>,
}

impl Declared {
    /// The option in a line that names one.
    pub(super) fn read(line: &str) -> Option<Declared> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["option", "name", rest @ ..] = &words[..] else { return None };
        let kind = rest.iter().position(|word| *word == "type")?;
        let (name, rest) = rest.split_at(kind);
        let after = |word: &str| rest.iter().position(|own| *own == word).and_then(|at| rest.get(at + 1)?.parse().ok());
        let values = rest.windows(2).filter(|pair| pair[0] == "var").map(|pair| pair[1].to_owned()).collect();
        let range = match (after("min"), after("max")) {
            (Some(min), Some(max)) => Some([min, max]),
            _ => None,
        };
        Some(Declared { name: name.join(" "), range, values })
    }

    /// What is wrong with a value for it.
    pub(super) fn objection(&self, value: Option<&str>) -> Option<String> {
        let value = value?;
        let listed = self.values.is_empty() || self.values.iter().any(|own| own == value);
        if !listed {
            return Some(format!("{value:?} is none of {}", self.values.join(", ")));
        }
        let [min, max] = self.range?;
        let inside = value.parse().is_ok_and(|number: i64| (min..=max).contains(&number));
        (!inside).then(|| format!("{value:?} is no number from {min} to {max}"))
    }
}

#[cfg(test)]
mod tests;
