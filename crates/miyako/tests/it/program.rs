//! Running the program.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs `miyako` with these arguments and nothing on standard input.
pub(crate) fn miyako(args: &[&str]) -> Run {
    miyako_reading(args, "")
}

/// Runs `miyako` with these arguments and this on standard input.
pub(crate) fn miyako_reading(args: &[&str], input: &str) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_miyako")).args(args).env("LC_ALL", "C"), input)
}

/// Runs a command with this on standard input.
pub(crate) fn run(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Run {
        code: output.status.code().expect("no signal ends the program"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// One line on standard error that begins like this, nothing on standard output, exit status 2.
pub(crate) fn check_refused(run: &Run, message: &str) {
    let lines: Vec<_> = run.stderr.lines().collect();
    assert_eq!(lines.len(), 1, "{}", run.stderr);
    assert!(lines[0].starts_with(message), "expected {message:?}, found {:?}", lines[0]);
    assert_eq!((run.stdout.as_str(), run.code), ("", 2), "{message}");
}
