//! Counting tests, and reading the counts that cargo and Node print.

use std::{fmt, ops::AddAssign};

/// How a number of tests ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Why each test that could not run did not.
    pub(crate) skipped: Vec<String>,
}

impl Tally {
    /// A check that is no test: it counts only when it fails, so that "0 failed" is never said of a run that failed.
    pub(crate) fn of_check(passed: bool) -> Self {
        Self { failed: usize::from(!passed), ..Self::default() }
    }

    pub(crate) fn of_skip(reason: &str) -> Self {
        Self { skipped: vec![reason.to_owned()], ..Self::default() }
    }

    /// Counts as failed what was skipped for lack of something that `wanted` names.
    pub(crate) fn demand(&mut self, wanted: &[&str]) {
        let before = self.skipped.len();
        self.skipped.retain(|reason| !wanted.iter().any(|name| reason.contains(name)));
        self.failed += before - self.skipped.len();
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped.extend(other.skipped);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped.len())
    }
}

/// Reads, line by line, what `cargo test -- --show-output` prints.
///
/// A test that lacks something on this machine prints a line `skipped: REASON` and returns; it is counted as skipped, once.
#[derive(Debug, Default)]
pub(crate) struct CargoReader {
    pub(crate) tally: Tally,
    in_successes: bool,
    skip_seen: bool,
}

impl CargoReader {
    /// Takes the next line; whether it is worth showing (what passing tests print is not).
    pub(crate) fn read(&mut self, line: &str) -> bool {
        if let Some(counts) = line.strip_prefix("test result: ") {
            self.in_successes = false;
            self.tally.passed += count_before(counts, " passed");
            self.tally.failed += count_before(counts, " failed");
            let ignored = count_before(counts, " ignored");
            self.tally.skipped.extend(std::iter::repeat_n("marked `ignore`".to_owned(), ignored));
            return true;
        }
        match line {
            "successes:" => self.in_successes = true,
            "failures:" => self.in_successes = false,
            _ if !self.in_successes => {}
            _ if line.starts_with("---- ") => self.skip_seen = false,
            _ => self.read_success(line),
        }
        !self.in_successes
    }

    /// The whole count, once all lines are read: a skipped test had passed in cargo's eyes.
    pub(crate) fn finish(mut self) -> Tally {
        let said_so = self.tally.skipped.iter().filter(|reason| !reason.starts_with("marked")).count();
        self.tally.passed = self.tally.passed.saturating_sub(said_so);
        self.tally
    }

    fn read_success(&mut self, line: &str) {
        if let Some(reason) = line.strip_prefix("skipped: ")
            && !self.skip_seen
        {
            self.skip_seen = true;
            self.tally.skipped.push(reason.trim().to_owned());
        }
    }
}

/// The number just before `word` in one of cargo's counts, as in `ok. 3 passed; 0 failed`.
fn count_before(counts: &str, word: &str) -> usize {
    let number = counts.split_once(word).and_then(|(before, _)| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The counts at the end of Node's TAP report.
pub(crate) fn read_tap(report: &str) -> Tally {
    let count = |name: &str| {
        let last =
            report.lines().rev().find_map(|line| line.strip_prefix("# ")?.strip_prefix(name)?.trim().parse().ok());
        last.unwrap_or(0)
    };
    Tally {
        passed: count("pass "),
        failed: count("fail ") + count("cancelled "),
        skipped: vec!["by Node".to_owned(); count("skipped ") + count("todo ")],
    }
}

#[cfg(test)]
mod tests;
