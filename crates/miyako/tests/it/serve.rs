//! `miyako serve`: starting, and failing to.

use crate::program::{check_refused, miyako};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Ends the server with the test, however that ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn prints_the_address_and_serves() {
    let check = |command: &[&str], greeting: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_miyako"));
        program.args(command).args(["--listen", "127.0.0.1:0", "--csa", "127.0.0.1:0", "--data"]).arg(data("serves"));
        program.env("LC_ALL", "it_IT.UTF-8").stdout(Stdio::piped());
        let mut server = Running(program.spawn().unwrap());
        let mut line = String::new();
        BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with(greeting), "{line}");
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 200 "), "{}", String::from_utf8_lossy(&answer));
    };
    check(&[], "Miyako è pronto su http://127.0.0.1:");
    check(&["serve"], "Miyako è pronto su http://127.0.0.1:");
}

#[test]
fn refuses() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = data("refuses");
    let folder = folder.to_str().unwrap();
    check_refused(&miyako(&["--listen", &address, "--data", folder]), &format!("miyako: {address} is in use"));
    let run = miyako(&["--listen", "127.0.0.1:0", "--csa", &address, "--data", folder]);
    check_refused(
        &run,
        &format!("miyako: {address} is in use: another server may be running; choose another address with --csa"),
    );
    check_refused(&miyako(&["--no-csa", "--csa", "127.0.0.1:0"]), "miyako: ");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let run = miyako(&["serve", "--no-csa", "--listen", "127.0.0.1:0", "--data", file]);
    check_refused(&run, &format!("miyako: cannot write to the data folder {file}"));
    check_refused(&miyako(&["serve", "--listen", "here"]), "miyako: invalid value 'here'");
    check_refused(&miyako(&["--data", "x", "perft", "1"]), "miyako: ");
}
