//! Who may use whom: each crate exists because there is a set of things it must not know.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::finding::Finding;

/// What a crate may use.
struct Row {
    name: &'static str,
    /// Crates of this project, for tests as well.
    ours: &'static [&'static str],
    outside: Outside,
}

enum Outside {
    /// No package but for tests and benches.
    Nothing,
    AllBut(&'static [&'static str]),
}

use Outside::{AllBut, Nothing};

const WEB: &[&str] = &["axum", "hyper", "reqwest", "tungstenite"];
/// What whoever does the site's work must not know: how people come to it, and where it is kept.
const DOORS: &[&str] = &[
    "axum",
    "hyper",
    "maud",
    "reqwest",
    "tower",
    "tower-http",
    "tokio-tungstenite",
    "tungstenite",
    "sqlx",
    "rusqlite",
    "postgres",
    "tokio-postgres",
];
const DATABASE: &[&str] = &["sqlx", "rusqlite", "postgres", "tokio-postgres"];
/// Whoever needs none of these can be tested without sockets, files, threads or a clock.
const OUTER_WORLD: &[&str] =
    &["axum", "hyper", "tokio", "reqwest", "tungstenite", "sqlx", "rusqlite", "postgres", "tokio-postgres"];

/// The table of `ARCHITECTURE.md`. A new crate needs a line here, and there.
const TABLE: &[Row] = &[
    Row { name: "shogi", ours: &[], outside: Nothing },
    Row { name: "tree", ours: &[], outside: Nothing },
    Row { name: "kifu", ours: &["shogi", "tree"], outside: AllBut(OUTER_WORLD) },
    Row { name: "diagram", ours: &["shogi"], outside: AllBut(OUTER_WORLD) },
    Row { name: "school", ours: &["shogi"], outside: AllBut(OUTER_WORLD) },
    Row { name: "tsume", ours: &["shogi"], outside: AllBut(OUTER_WORLD) },
    Row { name: "engine", ours: &["shogi", "tsume"], outside: AllBut(OUTER_WORLD) },
    Row { name: "variants", ours: &["shogi", "tree"], outside: AllBut(OUTER_WORLD) },
    Row { name: "play", ours: &["shogi", "variants"], outside: Nothing },
    Row { name: "arbiter", ours: &["shogi", "variants", "play"], outside: AllBut(OUTER_WORLD) },
    Row { name: "club", ours: &["shogi", "arbiter"], outside: AllBut(OUTER_WORLD) },
    Row { name: "words", ours: &["shogi", "kifu", "arbiter", "variants"], outside: AllBut(OUTER_WORLD) },
    Row { name: "study", ours: &["shogi", "kifu", "variants", "play", "arbiter"], outside: AllBut(OUTER_WORLD) },
    Row { name: "store", ours: &[], outside: AllBut(WEB) },
    Row {
        name: "dojo",
        ours: &[
            "shogi", "tree", "kifu", "play", "arbiter", "tsume", "engine", "study", "school", "variants", "words",
            "store", "club",
        ],
        outside: AllBut(DOORS),
    },
    Row { name: "csa", ours: &["shogi", "kifu", "play", "arbiter", "dojo"], outside: AllBut(DOORS) },
    Row {
        name: "server",
        ours: &[
            "shogi", "tree", "kifu", "diagram", "play", "arbiter", "tsume", "engine", "study", "school", "variants",
            "words", "store", "dojo", "csa",
        ],
        outside: AllBut(DATABASE),
    },
    Row {
        name: "miyako",
        ours: &[
            "shogi", "kifu", "diagram", "play", "arbiter", "club", "tsume", "engine", "study", "school", "variants",
            "words", "server",
        ],
        outside: AllBut(DATABASE),
    },
    Row {
        name: "fuzz",
        ours: &["shogi", "kifu", "play", "arbiter", "club", "tsume", "engine", "study", "variants"],
        outside: AllBut(OUTER_WORLD),
    },
    Row { name: "lab", ours: &["shogi", "kifu", "engine"], outside: AllBut(OUTER_WORLD) },
    Row { name: "xtask", ours: &[], outside: AllBut(OUTER_WORLD) },
];

/// The page that gives a reason for every library.
pub(super) const LIBRARIES: &str = "docs/decisions/libraries.md";

/// A crate of this project and what its `Cargo.toml` asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Crate {
    name: String,
    uses: Vec<Use>,
}

#[derive(Debug, PartialEq, Eq)]
struct Use {
    name: String,
    /// Of this project.
    ours: bool,
    for_tests: bool,
}

/// Reads what `cargo metadata --no-deps` prints.
///
/// # Errors
/// When it is not JSON, or not of the form that cargo promises.
pub(super) fn read(metadata: &[u8]) -> Result<Vec<Crate>, Box<dyn std::error::Error>> {
    let metadata: Value = serde_json::from_slice(metadata)?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let name_of = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let read_use = |value: &Value| Use {
        name: name_of(value),
        ours: value["path"].is_string(),
        for_tests: value["kind"] == "dev",
    };
    let read_package = |package: &Value| Crate {
        name: name_of(package),
        uses: package["dependencies"].as_array().into_iter().flatten().map(read_use).collect(),
    };
    Ok(packages.iter().map(read_package).collect())
}

pub(super) fn check(crates: &[Crate]) -> Vec<Finding> {
    crates.iter().flat_map(check_crate).collect()
}

fn check_crate(user: &Crate) -> Vec<Finding> {
    let path = format!("{}/Cargo.toml", user.name);
    let Some(row) = TABLE.iter().find(|row| row.name == user.name) else {
        return vec![Finding::new(path, "is not in the table of who may use whom (xtask/src/tidy/edges.rs)")];
    };
    let allowed = |used: &&Use| match row.outside {
        _ if used.ours => row.ours.contains(&used.name.as_str()),
        _ if used.for_tests => true,
        Nothing => false,
        AllBut(forbidden) => !forbidden.contains(&used.name.as_str()),
    };
    let refuse = |used: &Use| Finding::new(&path, format!("`{}` must not know `{}`", user.name, used.name));
    user.uses.iter().filter(|used| !allowed(used)).map(refuse).collect()
}

/// Libraries that a crate uses and the page does not give a reason for.
pub(super) fn unexplained(crates: &[Crate], page: &str) -> Vec<Finding> {
    let outside: BTreeSet<&str> =
        crates.iter().flat_map(|user| &user.uses).filter(|used| !used.ours).map(|used| used.name.as_str()).collect();
    let explained = |name: &str| page.lines().any(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
    let lacks = |name: &str| Finding::new(LIBRARIES, format!("does not say why we use `{name}`"));
    outside.into_iter().filter(|name| !explained(name)).map(lacks).collect()
}

#[cfg(test)]
mod tests;
