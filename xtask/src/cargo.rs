//! The chores that cargo itself does.

use std::{path::Path, process::Command};

use crate::tally::Tally;

/// The cargo that runs this program, in the project's root.
pub(crate) fn command(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

pub(crate) fn fmt(root: &Path) -> Tally {
    check(command(root).args(["fmt", "--all", "--check"]))
}

pub(crate) fn clippy(root: &Path) -> Tally {
    check(command(root).args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

pub(crate) fn doc(root: &Path) -> Tally {
    let arguments = ["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"];
    check(command(root).args(arguments).env("RUSTDOCFLAGS", "-D warnings"))
}

/// The crates that a page could run by itself.
const PORTABLE: &[&str] = &["shogi", "variants", "play", "arbiter", "kifu", "study", "tsume", "club"];
const WASM: &str = "wasm32-unknown-unknown";

/// Whether the rules build for a browser: where pointers have 32 bits, and there is no system underneath.
pub(crate) fn wasm(root: &Path) -> Tally {
    let mut cargo = if has_target(WASM) {
        command(root)
    } else if has_sources() {
        with_sources(root)
    } else {
        return Tally::of_skip(&format!(
            "no {WASM}: `rustup target add {WASM}`, or Debian's rustc-web and rust-web-src"
        ));
    };
    let packages = PORTABLE.iter().flat_map(|name| ["--package", name]);
    check(cargo.args(["check", "--quiet", "--target", WASM]).args(packages))
}

/// Whether the toolchain has the standard library of a target.
fn has_target(target: &str) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let Ok(output) = Command::new(rustc).args(["--print", "target-libdir", "--target", target]).output() else {
        return false;
    };
    output.status.success() && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
}

/// Whether the system's own toolchain, as Debian packs it, is new enough for this code and has the sources of the standard
/// library beside it.
fn has_sources() -> bool {
    let Ok(output) = Command::new("/usr/bin/rustc").arg("--version").output() else { return false };
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = |text: &str| text.split('.').map_while(|part| part.parse().ok()).collect::<Vec<u32>>();
    let found = said.split_whitespace().nth(1).map(version).unwrap_or_default();
    found >= version(env!("CARGO_PKG_RUST_VERSION")) && Path::new("/usr/lib/rustlib/src/rust/library").is_dir()
}

/// That toolchain's cargo, told to make the standard library from them.
fn with_sources(root: &Path) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo
        .current_dir(root)
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", root.join("target/wasm"))
        .arg("-Zbuild-std=std,panic_abort");
    cargo
}

/// Whether a command says that all is well.
pub(crate) fn check(command: &mut Command) -> Tally {
    match command.status() {
        Ok(status) => Tally::of_check(status.success()),
        Err(error) => {
            println!("cargo does not start: {error}");
            Tally::of_check(false)
        }
    }
}
