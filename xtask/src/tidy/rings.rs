//! Rings of modules: whoever would read one of them has to read them all.
//!
//! A module needs another if it names something of it: by `crate::…`, by `super::…`, or by what it has imported. What a module
//! hands on is of the module where it comes from. That a room names the files inside it does not count, they are parts of it;
//! that they name the room does.

mod code;

use std::collections::{BTreeMap, BTreeSet};

use crate::{files::Source, finding::Finding};
use code::{Code, Import};

/// A larger ring has no order that a reader could follow.
const MOST: usize = 5;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut crates: BTreeMap<&str, Modules> = BTreeMap::new();
    for source in sources {
        if let Some((folder, module)) = module_of(&source.path) {
            crates.entry(folder).or_default().code.insert(module, Code::of(&source.text));
        }
    }
    crates.iter().filter_map(|(folder, modules)| check_crate(folder, &modules.largest_ring())).collect()
}

fn check_crate(folder: &str, ring: &BTreeSet<&str>) -> Option<Finding> {
    let names: Vec<&str> = ring.iter().copied().collect();
    let text = format!("{} modules need each other, {MOST} at most: {}", names.len(), names.join(", "));
    (names.len() > MOST).then(|| Finding::new(format!("{folder}/src"), text))
}

/// The crate's folder and the module's path inside it, empty for its root; nothing for tests and for further programs.
fn module_of(path: &str) -> Option<(&str, String)> {
    let (folder, file) = path.split_once("/src/")?;
    let module = file.strip_suffix(".rs")?;
    let module = module.strip_suffix("/mod").unwrap_or(module);
    let apart = module.split('/').any(|part| part == "tests") || module.starts_with("bin/");
    let root = matches!(module, "lib" | "main");
    (!apart).then(|| (folder, if root { String::new() } else { module.replace('/', "::") }))
}

/// The modules of a crate by their paths.
#[derive(Default)]
struct Modules<'a> {
    code: BTreeMap<String, Code<'a>>,
}

impl Modules<'_> {
    /// Those of the largest ring.
    fn largest_ring(&self) -> BTreeSet<&str> {
        let needs: BTreeMap<&str, BTreeSet<&str>> =
            self.code.iter().map(|(module, code)| (module.as_str(), self.needed(module, code))).collect();
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            needs.keys().map(|module| (*module, reachable(module, &needs))).collect();
        let ring = |module: &str| -> BTreeSet<&str> {
            reached[module].iter().copied().filter(|other| reached[other].contains(module)).collect()
        };
        needs.keys().map(|module| ring(module)).max_by_key(BTreeSet::len).unwrap_or_default()
    }

    /// What a module needs apart from its own parts.
    fn needed(&self, module: &str, code: &Code<'_>) -> BTreeSet<&str> {
        let imported = code.imports.iter().map(|import| &import.path);
        let owners = imported.chain(&code.paths).filter_map(|path| self.owner(module, path, 0));
        owners.filter(|owner| *owner != module && !is_inside(owner, module)).collect()
    }

    /// The module of what a path names in a module; `None` if it is of another crate.
    fn owner(&self, module: &str, path: &[&str], detours: usize) -> Option<&str> {
        let (mut here, mut rest) = self.start_of(module, path)?;
        // What an import hands on may have been imported itself.
        if rest.len() == path.len() && !self.code.contains_key(&inside(here, rest.first()?)) {
            return self.imported(here, rest, detours);
        }
        while let [name, more @ ..] = rest {
            let Some((inner, _)) = self.code.get_key_value(&inside(here, name)) else {
                return self.imported(here, rest, detours).or(Some(here));
            };
            (here, rest) = (inner, more);
        }
        Some(here)
    }

    /// Where a path begins, and what is left of it.
    fn start_of<'p, 'n>(&self, module: &str, mut path: &'p [&'n str]) -> Option<(&str, &'p [&'n str])> {
        let (mut here, _) = self.code.get_key_value(module)?;
        match *path.first()? {
            "crate" => (here, path) = (self.code.get_key_value("")?.0, &path[1..]),
            "self" => path = &path[1..],
            _ => {
                while path.first() == Some(&"super") {
                    let above = here.rsplit_once("::").map_or("", |(above, _)| above);
                    (here, path) = (self.code.get_key_value(above)?.0, &path[1..]);
                }
            }
        }
        Some((here, path))
    }

    /// The module where a name comes from that another one has imported.
    fn imported(&self, module: &str, path: &[&str], detours: usize) -> Option<&str> {
        const MOST_DETOURS: usize = 8;
        let [name, more @ ..] = path else { return None };
        let named = |import: &&Import<'_>| import.name == *name && import.path[..] != path[..1];
        let import = self.code[module].imports.iter().find(named).filter(|_| detours < MOST_DETOURS)?;
        self.owner(module, &[&import.path, more].concat(), detours + 1)
    }
}

/// The path of a module's part.
fn inside(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

fn is_inside(part: &str, module: &str) -> bool {
    module.is_empty() || part.strip_prefix(module).is_some_and(|rest| rest.starts_with("::"))
}

/// All that a module needs, and all that they need.
fn reachable<'a>(from: &'a str, needs: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&str> = vec![from];
    while let Some(module) = open.pop() {
        open.extend(needs[module].iter().copied().filter(|needed| found.insert(*needed)));
    }
    found
}

#[cfg(test)]
mod tests;
