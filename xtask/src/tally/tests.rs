use super::*;

const OUTPUT: &str = "
running 4 tests
test arithmetic ... ok
test page::opens ... ok
test perft ... FAILED
test later ... ignored

successes:

---- arithmetic stdout ----
chatter

---- page::opens stdout ----
skipped: no Chromium
skipped: no Chromium


successes:
    arithmetic
    page::opens

failures:

---- perft stdout ----
skipped: this test failed all the same

failures:
    perft

test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s

running 1 test
test src/lib.rs - (line 3) ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.30s
";

fn read(output: &str) -> (Tally, Vec<&str>) {
    let mut reader = CargoReader::default();
    let shown = output.lines().filter(|line| reader.read(line)).collect();
    (reader.finish(), shown)
}

#[test]
fn cargo_output_is_counted() {
    let (tally, _) = read(OUTPUT);
    assert_eq!(tally, Tally { passed: 2, failed: 1, skipped: vec!["no Chromium".into(), "marked `ignore`".into()] });
    assert_eq!(tally.to_string(), "2 passed, 1 failed, 2 skipped");
}

#[test]
fn what_passing_tests_print_is_not_shown() {
    let (_, shown) = read(OUTPUT);
    assert!(!shown.contains(&"chatter"));
    assert!(shown.contains(&"---- perft stdout ----"));
    assert!(shown.contains(&"test arithmetic ... ok"));
}

#[test]
fn tap_is_counted_by_its_last_lines() {
    let report = "TAP version 13\n# pass 7\nok 1 - a\n1..1\n# tests 6\n# suites 0\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n# duration_ms 12.3\n";
    assert_eq!(read_tap(report), Tally { passed: 3, failed: 2, skipped: vec!["by Node".into()] });
}

#[test]
fn a_demanded_skip_is_a_failure() {
    let mut tally = Tally { passed: 5, failed: 0, skipped: vec!["no Chromium".into(), "no shelf".into()] };
    tally.demand(&["Chromium", "Node"]);
    assert_eq!(tally, Tally { passed: 5, failed: 1, skipped: vec!["no shelf".into()] });
}

#[test]
fn a_check_counts_only_when_it_fails() {
    let mut tally = Tally::of_check(true);
    tally += Tally::of_check(false);
    tally += Tally::of_skip("no Node");
    assert_eq!(tally.to_string(), "0 passed, 1 failed, 1 skipped");
}
