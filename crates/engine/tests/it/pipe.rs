//! An engine that speaks USI on a thread of its own.

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

/// The engine and both ends of the conversation.
pub(crate) struct Engine {
    /// Text with its line ends.
    pub(crate) to_engine: Sender<String>,
    /// Lines without their ends.
    pub(crate) from_engine: Receiver<String>,
    pub(crate) engine: JoinHandle<io::Result<()>>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let (to_engine, lines) = mpsc::channel();
        let input = Input { lines, current: io::Cursor::default() };
        let (lines, from_engine) = mpsc::channel();
        let engine = thread::spawn(move || engine::usi::run(input, Output { line: Vec::new(), lines }));
        Engine { to_engine, from_engine, engine }
    }
}

/// What is said, line by line; the end of input when whoever says it hangs up.
struct Input {
    lines: Receiver<String>,
    current: io::Cursor<String>,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Input {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.current.fill_buf()?.is_empty() {
            self.current = io::Cursor::new(self.lines.recv().unwrap_or_default());
        }
        self.current.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.current.consume(amount);
    }
}

/// Passes on whole lines.
struct Output {
    line: Vec<u8>,
    lines: Sender<String>,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            match byte {
                b'\n' => {
                    let line = String::from_utf8(std::mem::take(&mut self.line)).map_err(io::Error::other)?;
                    self.lines.send(line).map_err(io::Error::other)?;
                }
                _ => self.line.push(*byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
