//! The project's own chores: `cargo xtask` lists them, `cargo xtask ci` does them all.
#![forbid(unsafe_code)]

mod cargo;
mod ci;
mod deny;
mod files;
mod finding;
mod fluent;
mod fuzz;
mod licences;
mod load;
mod rulebook;
mod tally;
mod test;
mod tidy;
mod ui;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use tally::Tally;

/// One thing that can be asked of this program by name.
struct Chore {
    name: &'static str,
    about: &'static str,
    /// Does it in the project's root, printing what it finds.
    run: fn(&Path) -> Tally,
}

/// What `ci` does, in this order: what is quick to fail comes first.
const STEPS: &[Chore] = &[
    Chore { name: "fmt", about: "the code is laid out by rustfmt", run: cargo::fmt },
    Chore { name: "tidy", about: "who may use whom, size of files, links in documents", run: tidy::run },
    Chore { name: "fluent", about: "every text exists in every language", run: fluent::run },
    Chore { name: "libraries", about: "the list of libraries that the site shows is true", run: licences::check },
    Chore { name: "ui", about: "tests of the browser's modules, with Node", run: ui::run },
    Chore { name: "deny", about: "licences, sources and known weaknesses of the libraries we use", run: deny::run },
    Chore { name: "clippy", about: "no warnings in any target", run: cargo::clippy },
    Chore { name: "wasm", about: "the rules build for a browser", run: cargo::wasm },
    Chore { name: "fuzz", about: "the fuzz targets find nothing in ten seconds each", run: fuzz::run },
    Chore { name: "doc", about: "the code's documentation builds, its links resolve", run: cargo::doc },
    Chore { name: "test", about: "unit, integration, browser and documentation tests", run: test::run },
];

const CI: Chore = Chore { name: "ci", about: "all of the above, and a count", run: ci::run };

/// What follows `ci` to make it all that, and the night's work.
const NIGHTLY: &str = "--nightly";

/// Ten minutes for each target, by the number of processors.
const NIGHT: Chore = Chore {
    name: "night",
    about: "each fuzz target for ten minutes; `ci --nightly` ends with it",
    run: fuzz::run_by_night,
};

/// Changes files, so it is no part of `ci`.
const RULEBOOK: Chore =
    Chore { name: "rulebook", about: "writes the links of docs/rulebook.md anew", run: rulebook::run };

/// The same for the list of libraries.
const LICENCES: Chore =
    Chore { name: "licences", about: "writes the list of libraries that the site shows anew", run: licences::write };

/// Takes arguments of its own, and measures what nobody can promise on every machine.
const LOAD: &str = "load";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let tally = match arguments.split_first() {
        Some((name, rest)) if name == LOAD => load::run(&root(), rest),
        Some((name, [option])) if name == CI.name && option == NIGHTLY => ci::run_nightly(&root()),
        Some((name, [])) => {
            match STEPS.iter().chain([&CI, &NIGHT, &RULEBOOK, &LICENCES]).find(|chore| chore.name == name) {
                Some(chore) => (chore.run)(&root()),
                None => {
                    eprintln!("error: there is no chore `{name}`");
                    print_chores();
                    return ExitCode::from(2);
                }
            }
        }
        _ => {
            print_chores();
            return ExitCode::SUCCESS;
        }
    };
    if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn print_chores() {
    println!("cargo xtask CHORE, where CHORE is one of:\n");
    for chore in STEPS.iter().chain([&CI, &NIGHT, &RULEBOOK, &LICENCES]) {
        println!("  {:10}{}", chore.name, chore.about);
    }
    println!("  {LOAD:10}how many moves a second the server takes; `cargo xtask load --help`");
}

/// The folder above this package's own.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}
