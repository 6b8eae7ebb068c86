//! An engine's process: lines to it, and lines from it with the time they came at.

use super::super::entrant::Entrant;
use super::super::halt::Halt;
use super::super::log::Log;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// A line, and when it was read.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) at: Instant,
}

/// Why no line comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// It is too late.
    Late,
    /// The process has closed its output: it is at its end.
    Ended,
    /// The match is broken off.
    Halted,
}

pub(super) struct Process {
    name: String,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
    halt: Arc<Halt>,
    log: Option<Arc<Log>>,
}

/// The longest line that an engine may write, in bytes; what is beyond it is cut off.
const LONGEST: u64 = 1 << 20;

/// How many lines may wait to be read. An engine that writes more has to wait itself.
const WAITING: usize = 4096;

/// How long an engine may take to leave before it is ended.
const FAREWELL: Duration = Duration::from_secs(2);

/// How soon a break-off is noticed.
const NOTICE: Duration = Duration::from_millis(50);

impl Process {
    /// # Errors
    /// If the program cannot be started.
    pub(super) fn start(entrant: &Entrant, halt: &Arc<Halt>, log: Option<&Arc<Log>>) -> Result<Process, String> {
        let (program, arguments) = entrant.command.split_first().ok_or("names no program")?;
        let mut command = Command::new(located(program));
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(folder) = &entrant.folder {
            command.current_dir(folder);
        }
        // Ctrl-C at a terminal goes to a whole group of processes; how the engines end is for the match to say.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| format!("cannot start {program:?}: {error}"))?;
        let (sender, lines) = sync_channel(WAITING);
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || read_lines(output, &sender));
        }
        let (name, input) = (entrant.name.clone(), child.stdin.take());
        Ok(Process { name, child, input, lines, halt: Arc::clone(halt), log: log.cloned() })
    }

    /// Writes a line. Who has ended does not read it; that shows when an answer is missing.
    pub(super) fn send(&mut self, line: &str) {
        if let Some(log) = &self.log {
            log.write(&self.name, '<', line);
        }
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        }
    }

    /// The next line, if it comes until then.
    ///
    /// # Errors
    /// If none does.
    pub(super) fn receive(&self, until: Instant) -> Result<Line, Silence> {
        loop {
            if self.halt.is_asked_for() {
                return Err(Silence::Halted);
            }
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(NOTICE)) {
                Ok(line) => {
                    if let Some(log) = &self.log {
                        log.write(&self.name, '>', &line.text);
                    }
                    return Ok(line);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                Err(RecvTimeoutError::Timeout) if left <= NOTICE => return Err(Silence::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Passes over what it has said so far.
    pub(super) fn skip_lines(&self) {
        while let Ok(line) = self.lines.try_recv() {
            if let Some(log) = &self.log {
                log.write(&self.name, '>', &line.text);
            }
        }
    }

    /// How it ended, if it has.
    pub(super) fn status(&mut self) -> Option<String> {
        self.wait(NOTICE).then(|| self.child.try_wait().ok().flatten().map(|status| status.to_string())).flatten()
    }

    /// Whether it ends within this time.
    fn wait(&mut self, longest: Duration) -> bool {
        let until = Instant::now() + longest;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) => return false,
                Ok(Some(_)) | Err(_) => return true,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        // Its last words are not read: it must not wait for somebody who does.
        let (_, nobody) = sync_channel(0);
        self.lines = nobody;
        if !self.wait(FAREWELL) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// `miyako` is this very program; a path is seen from here, whatever folder the engine is to run in.
fn located(program: &str) -> PathBuf {
    let path = Path::new(program);
    match program {
        "miyako" => std::env::current_exe().unwrap_or_else(|_| path.into()),
        _ if path.components().count() > 1 => std::path::absolute(path).unwrap_or_else(|_| path.into()),
        _ => path.into(),
    }
}

/// Hands on what an engine writes, until it has ended or nobody listens.
fn read_lines(output: impl Read, lines: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.ends_with(b"\n") || (bytes.len() as u64) < LONGEST => {}
            // What is beyond must not be taken for another line.
            Ok(_) if output.skip_until(b'\n').is_err() => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        if lines.send(Line { text, at: Instant::now() }).is_err() {
            return;
        }
    }
}
