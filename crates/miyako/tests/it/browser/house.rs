//! The site as `miyako serve` runs it, in a process that can be killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A folder for the games of one test.
pub(crate) struct Data(PathBuf);

/// A running site; killed when it goes out of scope.
pub(crate) struct House {
    process: Child,
    /// What it has said after its address.
    says: BufReader<ChildStdout>,
    /// `127.0.0.1:4649`
    pub(crate) address: String,
}

impl Data {
    pub(crate) fn new(name: &str) -> Data {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}-{}", std::process::id()));
        // Left over from a test that was broken off, if at all.
        let _ = std::fs::remove_dir_all(&folder);
        Data(folder)
    }

    /// Where it is; there once the site has been opened.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }

    /// Opens the site at an address; port 0 takes a free one.
    pub(crate) fn open(&self, address: &str) -> House {
        self.open_with(address, &[])
    }

    /// The same with other options.
    pub(crate) fn open_with(&self, address: &str, options: &[&str]) -> House {
        let mut command = Command::new(env!("CARGO_BIN_EXE_miyako"));
        command
            .args(["serve", "--no-csa", "--listen", address, "--data"])
            .arg(&self.0)
            .args(options)
            .env("LC_ALL", "C");
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let (mut says, mut line) = (BufReader::new(process.stdout.take().expect("piped")), String::new());
        says.read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        House { address: address.unwrap_or_else(|| panic!("no address: {line:?}")).to_owned(), process, says }
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl House {
    /// Where it listens, whatever its host is called.
    pub(crate) fn port(&self) -> u16 {
        self.address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port")
    }

    /// The path at which somebody becomes the owner of a site that has none, which it says after its address.
    pub(crate) fn owners_door(&mut self) -> String {
        let mut line = String::new();
        self.says.read_line(&mut line).expect("a line");
        let path = line.find("/owner/").map(|at| line[at..].trim_end_matches(|c: char| !c.is_alphanumeric()));
        path.and_then(|path| path.split_whitespace().next()).unwrap_or_else(|| panic!("no door: {line:?}")).to_owned()
    }

    /// Kills the process at once, whatever it is doing.
    pub(crate) fn kill(mut self) -> String {
        self.end();
        std::mem::take(&mut self.address)
    }

    fn end(&mut self) {
        // It may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
    }
}
