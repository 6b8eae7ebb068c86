//! The fuzz targets, run for a while each. That they compile without warnings is for `clippy` to say, as they are in the workspace.

use std::{
    collections::VecDeque,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Mutex, PoisonError},
    thread,
};

use crate::{
    cargo::{check, command},
    tally::Tally,
};

/// How long each target runs before every change: ten seconds at most. The same inputs each time, as what was there
/// before must not stop a change; a slow machine comes less far.
const QUICK: &[&str] = &["-max_total_time=10", "-runs=1000000", "-seed=1"];

/// And by night: ten minutes, other inputs each time.
const NIGHT: &[&str] = &["-max_total_time=600"];

/// What makes a program tell the fuzzer which way it went. Without unsafe code there is nothing for a sanitizer to find,
/// so that stable Rust is enough.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cdebug-assertions -Ccodegen-units=1 --cfg=fuzzing";

/// Runs all targets for a short while.
pub(crate) fn run(root: &Path) -> Tally {
    run_all(root, QUICK)
}

/// Runs each target for ten minutes.
pub(crate) fn run_by_night(root: &Path) -> Tally {
    run_all(root, NIGHT)
}

/// Runs all targets for so long each, as many at a time as there are processors.
fn run_all(root: &Path, effort: &[&str]) -> Tally {
    if Command::new("c++").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err() {
        return Tally::of_skip("no C++ compiler, which the fuzzer needs");
    }
    let Some(programs) = build(root) else { return Tally::of_check(false) };
    let waiting = Mutex::new(targets(root));
    let total = Mutex::new(Tally::default());
    let work = || {
        while let Some(target) = lock(&waiting).pop_front() {
            let tally = run_one(root, &programs, &target, effort);
            *lock(&total) += tally;
        }
    };
    thread::scope(|scope| {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        (0..processors).for_each(|_| {
            scope.spawn(work);
        });
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The names of the targets, each of which is a file.
fn targets(root: &Path) -> VecDeque<String> {
    let files = fs::read_dir(root.join("fuzz/fuzz_targets")).into_iter().flatten().flatten();
    let paths = files.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let mut names: Vec<String> = paths.filter_map(|path| path.file_stem()?.to_str().map(ToOwned::to_owned)).collect();
    names.sort();
    names.into()
}

/// Builds all targets; the folder where they are.
fn build(root: &Path) -> Option<PathBuf> {
    let version = Command::new("rustc").arg("-vV").current_dir(root).output().ok()?;
    let version = String::from_utf8(version.stdout).ok()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
    let folder = root.join("target/fuzz");
    // With a target named, what runs while building is built without the flags.
    let arguments =
        ["build", "--quiet", "--release", "--package=fuzz", "--features=fuzzer", "--bins", "--target", host];
    let mut cargo = command(root);
    cargo.args(arguments).arg("--target-dir").arg(&folder).env("RUSTFLAGS", COVERAGE);
    // Building takes longer than all targets run before a change.
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    (check(&mut cargo).failed == 0).then(|| folder.join(host).join("release"))
}

/// Runs a target on what it has found in earlier runs and on its seeds. What it prints is shown if it finds something.
fn run_one(root: &Path, programs: &Path, target: &str, effort: &[&str]) -> Tally {
    let fuzz = root.join("fuzz");
    let [corpus, artifacts] = ["corpus", "artifacts"].map(|folder| fuzz.join(folder).join(target));
    if let Err(error) = fs::create_dir_all(&corpus).and_then(|()| fs::create_dir_all(&artifacts)) {
        println!("{target}: {error}");
        return Tally::of_check(false);
    }
    let mut program = Command::new(programs.join(target));
    program.current_dir(root).arg(&corpus);
    program.args(effort).args(["-timeout=10", "-rss_limit_mb=2048"]);
    program.arg(format!("-artifact_prefix={}/", artifacts.display()));
    let [seeds, words] = [fuzz.join("seeds").join(target), fuzz.join(target).with_extension("dict")];
    if seeds.exists() {
        program.arg(seeds);
    }
    if words.exists() {
        program.arg(format!("-dict={}", words.display()));
    }
    match program.output() {
        Ok(output) if output.status.success() => Tally { passed: 1, ..Tally::default() },
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            let lines: Vec<&str> = said.lines().collect();
            println!(
                "fuzz target `{target}` has found something:\n{}",
                lines[lines.len().saturating_sub(40)..].join("\n")
            );
            Tally::of_check(false)
        }
        Err(error) => {
            println!("{target}: {error}");
            Tally::of_check(false)
        }
    }
}
