//! The reference shelf, for tests that need it.

/// The lines of a file on the shelf; without a shelf the test says so.
pub(crate) fn lines(name: &str) -> Option<Vec<String>> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/reference");
    let shelf = std::env::var("MIYAKO_SHELF").unwrap_or_else(|_| beside.to_owned());
    match std::fs::read_to_string(format!("{shelf}/{name}")) {
        Ok(text) => Some(text.lines().map(str::to_owned).collect()),
        Err(_) => {
            println!("skipped: no shelf");
            None
        }
    }
}

/// The text of a key in an object of JSON written on one line.
pub(crate) fn text(line: &str, key: &str) -> Option<String> {
    Some(value(line, key)?.strip_prefix('"')?.split('"').next()?.to_owned())
}

/// The number of a key.
pub(crate) fn number(line: &str, key: &str) -> Option<u16> {
    value(line, key)?.split([',', '}']).next()?.trim().parse().ok()
}

fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.split_once(&format!("\"{key}\": ")).map(|(_, rest)| rest)
}
