//! The patterns that are known, and what each is called.

use super::data::{BadPattern, Entry, Event, File, Kind};
use super::pattern::{Party, Pattern, PatternId, Sides};
use super::set::Set;
use super::tables::Tables;
use super::tesuji::{RULES, Rule, Scene};
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::sync::LazyLock;
use variants::Names;

/// The files, in the order in which patterns are named.
const FILES: [(&str, &str); 5] = [
    ("castles.toml", include_str!("../../patterns/castles.toml")),
    ("openings.toml", include_str!("../../patterns/openings.toml")),
    ("formations.toml", include_str!("../../patterns/formations.toml")),
    ("games.toml", include_str!("../../patterns/games.toml")),
    ("tesuji.toml", include_str!("../../patterns/tesuji.toml")),
];

/// All patterns that are known.
///
/// ```
/// use study::patterns::Catalogue;
/// let catalogue = Catalogue::builtin();
/// let position = "4k4/9/9/9/9/9/7P1/6SK1/5G3 b - 1".parse::<shogi::Position>().unwrap();
/// let castle = catalogue.castles(&position, shogi::Color::Black).next().unwrap();
/// assert_eq!(catalogue[castle].names.english, "Incomplete Mino");
/// ```
pub struct Catalogue {
    patterns: Vec<Pattern>,
    by_id: HashMap<String, PatternId>,
    pub(super) tables: Tables,
    tesuji: Vec<(PatternId, &'static Rule)>,
}

/// As its id in the catalogue of the program.
impl Serialize for PatternId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&Catalogue::builtin()[*self].id)
    }
}

impl std::ops::Index<PatternId> for Catalogue {
    type Output = Pattern;

    fn index(&self, id: PatternId) -> &Pattern {
        &self.patterns[id.number()]
    }
}

impl Catalogue {
    /// The patterns that come with the program.
    pub fn builtin() -> &'static Catalogue {
        static BUILTIN: LazyLock<Catalogue> = LazyLock::new(|| {
            Catalogue::read(&FILES).expect("the files are part of the program, and a test reads them")
        });
        &BUILTIN
    }

    /// Reads data files, each with its name.
    ///
    /// # Errors
    /// With the first thing that is wrong with one of them.
    pub fn read(files: &[(&str, &str)]) -> Result<Catalogue, BadPattern> {
        let (mut watched, mut others, mut events) = (Vec::new(), Vec::new(), Vec::new());
        for (name, text) in files {
            let file = File::read(name, text)?;
            for entry in file.pattern {
                let list = if is_watched(entry.kind) { &mut watched } else { &mut others };
                list.push((*name, entry));
            }
            events.extend(file.event.into_iter().map(|event| (*name, event)));
        }
        let count = watched.len();
        watched.append(&mut others);
        let last_file = files.last().map_or("", |(name, _)| name);
        Reading { last_file, entries: watched, watched: count, events }.catalogue()
    }

    /// Every pattern, in the order of the files.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (PatternId, &Pattern)> {
        self.patterns.iter().enumerate().map(|(number, pattern)| (PatternId::new(number), pattern))
    }

    /// The pattern with this id.
    pub fn get(&self, id: &str) -> Option<PatternId> {
        self.by_id.get(id).copied()
    }

    /// The pattern itself, its parent, the parent's parent …
    pub fn line(&self, id: PatternId) -> impl Iterator<Item = PatternId> {
        std::iter::successors(Some(id), |id| self[*id].parent)
    }

    /// The patterns of which this one is the more general.
    pub fn children(&self, id: PatternId) -> impl Iterator<Item = PatternId> {
        self.all().filter(move |(_, pattern)| pattern.parent == Some(id)).map(|(child, _)| child)
    }

    /// What goes with a pattern: with a castle its openings, with an opening its castles.
    pub fn companions(&self, id: PatternId) -> Vec<PatternId> {
        let own = self.line(id).map(|id| &self[id].with).find(|with| !with.is_empty());
        let others = self.all().filter(|(_, other)| other.with.contains(&id)).map(|(other, _)| other);
        own.into_iter().flatten().copied().chain(others).collect()
    }

    /// These patterns without those that need not be told because of others among them.
    pub(super) fn shown(&self, holding: Set) -> Set {
        holding & !holding.numbers().fold(Set::EMPTY, |hidden, number| hidden | self.tables.hides[number])
    }

    /// Which tesuji a move is, those left out that need not be told because of others among them.
    pub(super) fn tesuji(&self, scene: &Scene<'_>) -> impl Iterator<Item = PatternId> {
        let found: Set = scene.among(&self.tesuji).map(PatternId::number).collect();
        self.shown(found).numbers().map(PatternId::new)
    }

    /// The castles among these.
    pub(super) fn castles_of(&self, set: Set) -> Set {
        self.ids(set).filter(|id| self.is_castle(*id)).map(PatternId::number).collect()
    }

    /// What else is watched for among these: openings, attacks, formations.
    pub(super) fn openings(&self, set: Set) -> Set {
        self.ids(set).filter(|id| self[*id].kind != Kind::Castle).map(PatternId::number).collect()
    }

    /// Those among the patterns that a watch has found.
    pub(super) fn ids(&self, set: Set) -> impl Iterator<Item = PatternId> {
        let count = self.tables.watched;
        set.numbers().take_while(move |number| *number < count).map(PatternId::new)
    }
}

/// Whether squares tell it.
fn is_watched(kind: Kind) -> bool {
    !matches!(kind, Kind::Game | Kind::Tesuji)
}

/// All that was read, before it is known to fit together.
struct Reading<'a> {
    last_file: &'a str,
    /// Those to watch for come first.
    entries: Vec<(&'a str, Entry)>,
    watched: usize,
    events: Vec<(&'a str, Event)>,
}

impl Reading<'_> {
    fn catalogue(self) -> Result<Catalogue, BadPattern> {
        let by_id = self.numbers()?;
        let find = |file: &str, at: &str, id: &str| {
            let found = by_id.get(id).copied().filter(|number| *number < self.entries.len());
            let message = || BadPattern::new(file, at, format!("no pattern is called `{id}`"));
            found.map(PatternId::new).ok_or_else(message)
        };
        let mut patterns = Vec::new();
        for (file, entry) in &self.entries {
            let find = |id: &String| find(file, &entry.id, id);
            let find_all = |ids: &[String]| ids.iter().map(find).collect::<Result<Vec<_>, _>>();
            let sides = match &entry.one_each {
                Some((one, other)) => Some(Sides::OneEach(find(one)?, find(other)?)),
                None if entry.both.is_empty() => None,
                None => Some(Sides::Both(find_all(&entry.both)?)),
            };
            let unless = find_all(&entry.unless)?;
            let party = sides.map(|sides| Party { sides, unless });
            if (entry.kind == Kind::Game) != party.is_some() {
                let message = "`both` or `one-each` belongs to patterns of the kind `game`, and to every one of them";
                return Err(BadPattern::new(file, &entry.id, message));
            }
            patterns.push(Pattern {
                id: entry.id.clone(),
                kind: entry.kind,
                names: Names {
                    kanji: entry.name.kanji.clone(),
                    japanese: entry.name.kanji.clone(),
                    romaji: entry.name.romaji.clone(),
                    english: entry.name.english.clone(),
                    italian: entry.name.italian.clone(),
                },
                aliases: entry.aliases.clone(),
                parent: entry.parent.as_ref().map(find).transpose()?,
                role: entry.role,
                rare: entry.rare,
                parts: entry.parts(),
                with: find_all(&entry.with)?,
                party,
            });
        }
        self.refuse_rings(&patterns)?;
        let tables = Tables::new(self.last_file, &self.entries, self.watched, &self.events, &by_id, &patterns)?;
        let by_id = self.entries.iter().map(|(_, entry)| (entry.id.clone(), PatternId::new(by_id[entry.id.as_str()])));
        Ok(Catalogue { by_id: by_id.collect(), tesuji: self.tesuji()?, patterns, tables })
    }

    /// The number of every pattern; those of events come last.
    fn numbers(&self) -> Result<HashMap<&str, usize>, BadPattern> {
        let entries = self.entries.iter().map(|(file, entry)| (*file, entry.id.as_str()));
        let events = self.events.iter().map(|(file, event)| (*file, event.id.as_str()));
        let mut numbers = HashMap::new();
        for (number, (file, id)) in entries.chain(events).enumerate() {
            if numbers.insert(id, number).is_some() {
                return Err(BadPattern::new(file, id, "another pattern has the same id"));
            }
        }
        if numbers.len() > Set::CAPACITY {
            let message = format!("{} patterns and events; there may be {}", numbers.len(), Set::CAPACITY);
            return Err(BadPattern::new(self.last_file, "all", message));
        }
        Ok(numbers)
    }

    /// The tesuji, each with what makes a move one.
    fn tesuji(&self) -> Result<Vec<(PatternId, &'static Rule)>, BadPattern> {
        let of_kind = self.entries.iter().enumerate().filter(|(_, (_, entry))| entry.kind == Kind::Tesuji);
        let with_rule = of_kind.map(|(number, (file, entry))| {
            let rule = RULES.iter().find(|rule| rule.id == entry.id);
            let missing = || BadPattern::new(file, &entry.id, "no rule of the program is called so");
            Ok((PatternId::new(number), rule.ok_or_else(missing)?))
        });
        with_rule.collect()
    }

    fn refuse_rings(&self, patterns: &[Pattern]) -> Result<(), BadPattern> {
        for (number, (file, entry)) in self.entries.iter().enumerate() {
            let line = std::iter::successors(Some(PatternId::new(number)), |id| patterns[id.number()].parent);
            if line.take(patterns.len() + 1).count() > patterns.len() {
                return Err(BadPattern::new(file, &entry.id, "its parents lead back to itself"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
