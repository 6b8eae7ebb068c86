//! Rules for single files.

use crate::{files::Source, finding::Finding};

/// Crates that may hold unsafe code, and why.
const UNSAFE_ALLOWED: &[(&str, &str)] =
    &[("engine", "instructions that not every processor has; `#![deny(unsafe_code)]` holds everywhere but there")];

/// More than this and a file has more than one subject.
const MOST_LINES: usize = 700;

/// Nobody reads a longer line of a script or a style, in characters. Rust's own formatter sees to Rust; sentences stay whole.
const LONGEST_LINE: usize = 140;

/// Files that may be longer, and why.
const LONGER_ALLOWED: &[(&str, &str)] = &[];

/// What a crate's own code (not its tests) must not mention, so that it stays free of the outer world.
const UNKNOWN_TO: &[(&str, &[&str])] = &[
    ("crates/shogi/src/", &["std::env", "std::fs", "std::io", "std::net", "std::thread", "std::time"]),
    ("crates/arbiter/src/", &["::now()", "std::env", "std::fs", "std::io", "std::net", "std::thread"]),
];

/// Package registries, in parts so that this file does not name them either. The project must build behind any mirror,
/// and which registry a machine uses is that machine's affair.
const REGISTRIES: &[[&str; 2]] = &[
    ["crates", "io"],
    ["pypi", "org"],
    ["pythonhosted", "org"],
    ["npmjs", "org"],
    ["npmjs", "com"],
    ["debian", "org"],
];

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = sources.iter().flat_map(check_file).collect();
    findings.extend(orphans(sources));
    findings
}

fn check_file(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(too_long(source));
    findings.extend(long_line(source));
    findings.extend(lacks_forbid(source));
    findings.extend(knows_too_much(source));
    findings.extend(names_registry(source));
    findings
}

fn too_long(source: &Source) -> Option<Finding> {
    let lines = source.text.lines().count();
    let counted = source.has_extension("rs") || source.has_extension("js");
    let excused = LONGER_ALLOWED.iter().any(|(path, _)| *path == source.path);
    (counted && lines > MOST_LINES && !excused)
        .then(|| Finding::new(&source.path, format!("{lines} lines, of {MOST_LINES} at most: divide it by subject")))
}

fn long_line(source: &Source) -> Option<Finding> {
    let counted = source.has_extension("js") || source.has_extension("css");
    let line = source.text.lines().position(|line| line.chars().count() > LONGEST_LINE).filter(|_| counted)? + 1;
    Some(Finding::at_line(&source.path, line, format!("more than {LONGEST_LINE} characters: divide the line")))
}

fn lacks_forbid(source: &Source) -> Option<Finding> {
    let (folder, file) = source.path.split_once("/src/")?;
    let is_root =
        file == "lib.rs" || file == "main.rs" || file.strip_prefix("bin/").is_some_and(|bin| !bin.contains('/'));
    let name = folder.rsplit('/').next()?;
    let excused = UNSAFE_ALLOWED.iter().any(|(allowed, _)| *allowed == name);
    let has_line = source.text.lines().any(|line| line == "#![forbid(unsafe_code)]");
    (is_root && !excused && !has_line).then(|| Finding::new(&source.path, "lacks #![forbid(unsafe_code)]"))
}

fn knows_too_much(source: &Source) -> Option<Finding> {
    let (_, words) = UNKNOWN_TO.iter().find(|(folder, _)| source.path.starts_with(folder))?;
    if source.path.ends_with("/tests.rs") {
        return None;
    }
    find_line(source, |line| words.iter().copied().find(|word| line.contains(word)).map(str::to_owned))
        .map(|(number, word)| Finding::at_line(&source.path, number, format!("`{word}` is not for this crate")))
}

fn names_registry(source: &Source) -> Option<Finding> {
    if source.path.ends_with("Cargo.lock") {
        return None;
    }
    find_line(source, |line| REGISTRIES.iter().map(|parts| parts.join(".")).find(|host| line.contains(host.as_str())))
        .map(|(number, host)| Finding::at_line(&source.path, number, format!("names the registry {host}")))
}

fn find_line<T>(source: &Source, found: impl Fn(&str) -> Option<T>) -> Option<(usize, T)> {
    source.text.lines().enumerate().find_map(|(index, line)| Some((index + 1, found(line)?)))
}

/// Rust files that no `mod` line reaches: a test in one would never run, and nobody would notice.
fn orphans(sources: &[Source]) -> Vec<Finding> {
    let declared = |path: &str| {
        let Some((parents, module)) = parents_of(path) else { return true };
        let line = format!("mod {module};");
        sources
            .iter()
            .any(|source| parents.contains(&source.path) && source.text.lines().any(|own| own.ends_with(&line)))
    };
    sources
        .iter()
        .filter(|source| source.has_extension("rs") && !declared(&source.path))
        .map(|source| Finding::new(&source.path, "no `mod` line declares this file"))
        .collect()
}

/// The files that may declare the module at `path`, and the module's name; nothing for the root of a crate.
fn parents_of(path: &str) -> Option<(Vec<String>, &str)> {
    let (crate_folder, inside) = ["/src/", "/tests/it/"].iter().find_map(|folder| {
        let start = path.find(folder)? + folder.len();
        Some(path.split_at(start))
    })?;
    if matches!(inside, "lib.rs" | "main.rs") || inside.starts_with("bin/") {
        return None;
    }
    let module_path = inside.strip_suffix("/mod.rs").or_else(|| inside.strip_suffix(".rs"))?;
    match module_path.rsplit_once('/') {
        None => Some((vec![format!("{crate_folder}lib.rs"), format!("{crate_folder}main.rs")], module_path)),
        Some((above, module)) => {
            Some((vec![format!("{crate_folder}{above}.rs"), format!("{crate_folder}{above}/mod.rs")], module))
        }
    }
}

#[cfg(test)]
mod tests;
