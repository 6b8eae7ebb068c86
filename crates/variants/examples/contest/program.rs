//! A program at the other end of two pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    pub(crate) fn start(path: &str, args: &[&str]) -> Result<Program, String> {
        let mut child = Command::new(path)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{path}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{path}: no pipes"));
        };
        Ok(Program { child, input, output: BufReader::new(output) })
    }

    pub(crate) fn tell(&mut self, text: &str) -> Result<(), String> {
        writeln!(self.input, "{text}").and_then(|()| self.input.flush()).map_err(|error| error.to_string())
    }

    pub(crate) fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        if self.output.read_line(&mut line).map_err(|error| error.to_string())? == 0 {
            return Err("the program has ended".to_owned());
        }
        Ok(line.trim().to_owned())
    }

    /// The next line that begins so.
    pub(crate) fn wait(&mut self, word: &str) -> Result<String, String> {
        loop {
            let line = self.line()?;
            if line.starts_with(word) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let _ = self.child.wait();
    }
}
