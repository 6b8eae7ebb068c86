//! Whatever a GUI says, the engine answers every `go` once and comes to an end.
#![no_main]

use libfuzzer_sys::fuzz_target;

fn first(line: &str) -> Option<&str> {
    line.split_whitespace().next()
}

fuzz_target!(|bytes: &[u8]| {
    let said = String::from_utf8_lossy(bytes);
    // Tables of gigabytes are no mistake, but slow.
    if said.contains("Hash") {
        return;
    }
    let mut heard = Vec::new();
    engine::usi::run(bytes, &mut heard).expect("memory can be read and written");
    let heard = String::from_utf8(heard).expect("the engine says text");

    let read = said.split('\n').take_while(|line| first(line) != Some("quit"));
    let searches = read.filter(|line| first(line) == Some("go")).count();
    let answers = heard.lines().filter(|line| matches!(first(line), Some("bestmove" | "checkmate"))).count();
    assert_eq!(answers, searches, "{heard}");
    let words = ["id", "option", "usiok", "readyok", "info", "bestmove", "checkmate"];
    assert!(heard.lines().all(|line| first(line).is_some_and(|word| words.contains(&word))), "{heard}");
});
