//! The server under test: this program again, in a process of its own.

use server::{Config, Limits};
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// What it says before its addresses.
const READY: &str = "listens ";

/// Serves until it is killed.
pub(crate) fn serve(folder: &Path) -> io::Result<()> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits = Limits::for_load_test();
    let config = Config { listen, csa: Some(listen), csa_max_moves: 0, limits, ..Config::new(folder) };
    let ready = |server: &server::Server| {
        println!("{READY}{} {}", server.address(), server.csa_address().unwrap_or(listen));
    };
    server::run(&config, ready).map_err(io::Error::other)
}

/// A running server; it ends with this value, and its data with it.
pub(crate) struct ServerProcess {
    pub(crate) address: SocketAddr,
    pub(crate) csa_address: SocketAddr,
    child: Child,
    _folder: TempDir,
}

impl ServerProcess {
    pub(crate) fn start() -> io::Result<ServerProcess> {
        let folder = TempDir::new()?;
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.arg("--serve").arg(folder.path()).stdout(Stdio::piped()).spawn()?;
        let mut first = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut first)?;
        }
        let addresses = first.trim_end().strip_prefix(READY).and_then(|both| both.split_once(' '));
        let addresses = addresses.and_then(|(site, csa)| site.parse().ok().zip(csa.parse().ok()));
        let (address, csa_address) = addresses.ok_or_else(|| io::Error::other("the server does not start"))?;
        Ok(ServerProcess { address, csa_address, child, _folder: folder })
    }

    /// Its memory in bytes, where the system says.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
    }

    /// The processor time it has taken.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        cpu(&self.child.id().to_string())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time that this process has taken.
pub(crate) fn own_cpu() -> Option<Duration> {
    cpu("self")
}

fn cpu(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may hold anything: user and system time are fields 14 and 15, in hundredths of a second.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

/// The processor time that all cores have spent on anything, in all processes together.
pub(crate) fn all_cpu() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/stat").ok()?;
    let fields: Vec<u64> =
        stat.lines().next()?.split_whitespace().skip(1).map_while(|field| field.parse().ok()).collect();
    let [user, nice, system, _idle, _waiting, interrupts @ ..] = fields.as_slice() else { return None };
    // After the interrupts comes what was stolen by other machines, then what is counted under user already.
    Some(Duration::from_millis((user + nice + system + interrupts.iter().take(3).sum::<u64>()) * 10))
}
