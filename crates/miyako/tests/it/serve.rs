//! `miyako serve`: starting, and failing to.

use crate::program::{check_refused, miyako};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Ends the server with the test, however that ends.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server and waits until it says its address.
pub(crate) fn start(command: &mut Command) -> (Running, String) {
    let mut server = Running(command.env("LC_ALL", "it_IT.UTF-8").stdout(Stdio::piped()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (server, line)
}

/// What the server that greets like this answers.
fn get(greeting: &str, path: &str) -> String {
    ask(greeting, "GET", path, "", "")
}

/// The same with a cookie and a body of JSON.
pub(crate) fn ask(greeting: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let address = greeting.split("http://").nth(1).unwrap().split(' ').next().unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// A server on ports of its own.
pub(crate) fn serve(args: &[&str], folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_miyako"));
    program.args(args).args(["--listen", "127.0.0.1:0", "--csa", "127.0.0.1:0", "--data"]).arg(folder);
    program
}

#[test]
fn prints_the_address_and_serves() {
    let check = |command: &[&str], greeting: &str| {
        let (_server, line) = start(&mut serve(command, &data("serves")));
        assert!(line.starts_with(greeting), "{line}");
        let answer = get(&line, "/");
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    };
    check(&[], "Miyako è pronto su http://127.0.0.1:");
    check(&["serve"], "Miyako è pronto su http://127.0.0.1:");
}

/// Who tries passwords leaves a trace.
#[test]
fn refused_log_ins_are_in_the_log() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_miyako"));
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    program.args(["--listen", "127.0.0.1:0", "--csa", &port.to_string(), "--data"]).arg(folder.path());
    let (mut server, _) = start(program.stderr(Stdio::piped()));
    let mut stream = TcpStream::connect(port).unwrap();
    stream.write_all(b"LOGIN anna game-600-601\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert_eq!(answer, "LOGIN:incorrect\n");
    let log = BufReader::new(server.0.stderr.take().unwrap()).lines().map(Result::unwrap);
    let line = log.into_iter().find(|line| line.contains("a log-in was refused")).unwrap();
    assert!(line.contains("anna") && line.contains("127.0.0.1"), "{line}");
}

#[test]
fn one_server_to_a_folder() {
    let folder = data("one-server");
    let (server, _) = start(&mut serve(&[], &folder));
    let run = miyako(&["--listen", "127.0.0.1:0", "--no-csa", "--data", folder.to_str().unwrap()]);
    let (folder, process) = (folder.display(), server.0.id());
    let line =
        format!("miyako: the data folder {folder} is in use by another server (process {process}): stop that one");
    check_refused(&run, &line);
}

/// What players said to each other, and the keys to their seats, are nobody else's to read.
#[cfg(unix)]
#[test]
fn the_data_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::TempDir::new().unwrap();
    let folder = folder.path().join("data");
    let check = || {
        let (_server, greeting) = start(&mut serve(&[], &folder));
        get(&greeting, "/api/v1/games");
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        let mut files = 0;
        for file in folder.read_dir().unwrap() {
            let file = file.unwrap().path();
            assert_eq!(mode(&file), 0o600, "{}", file.display());
            files += 1;
        }
        assert!(files >= 5, "database, what is beside it, locks and pulse: {files}");
    };
    check();
    // An older program had left the database open to all.
    let open = std::fs::Permissions::from_mode(0o644);
    for file in ["miyako.sqlite", "miyako.sqlite-wal"] {
        std::fs::set_permissions(folder.join(file), open.clone()).unwrap();
    }
    check();
}

/// Whoever closes its terminal stops it in order, unless it was told to outlive that.
#[cfg(target_os = "linux")]
#[test]
fn a_closed_terminal_stops_it_in_order() {
    let folder = tempfile::TempDir::new().unwrap();
    let signal = |server: &Running, name: &str| {
        assert!(Command::new("kill").args([name, &server.0.id().to_string()]).status().unwrap().success());
    };
    // Whoever runs the tests may ignore the signal, and that is inherited.
    let mut as_usual = Command::new("env");
    as_usual.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_miyako"), "--listen", "127.0.0.1:0"]);
    let (mut server, _) = start(as_usual.args(["--no-csa", "--data"]).arg(folder.path()));
    signal(&server, "-HUP");
    assert!(server.0.wait().unwrap().success(), "as after SIGTERM");
    assert!(!folder.path().join("miyako.sqlite-wal").exists(), "the database is closed");

    let mut nohup = Command::new("sh");
    nohup.args(["-c", "trap '' HUP; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_miyako"), "--listen", "127.0.0.1:0"]);
    let (mut server, _) = start(nohup.args(["--no-csa", "--data"]).arg(folder.path()));
    signal(&server, "-HUP");
    std::thread::sleep(Duration::from_secs(1));
    assert!(server.0.try_wait().unwrap().is_none(), "it goes on");
    signal(&server, "-TERM");
    assert!(server.0.wait().unwrap().success());
}

/// What a visitor may ask for is chosen at the start; whoever is refused is named in the log.
#[test]
fn limits_are_options() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut program = serve(&["serve", "--new-games-per-minute", "1", "--trusted-proxy", "127.0.0.0/8"], folder.path());
    let (mut server, greeting) = start(program.stderr(Stdio::piped()));
    let address = greeting.split("http://").nth(1).unwrap().split(' ').next().unwrap();
    let make = |visitor: &str| {
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "POST /api/v1/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Forwarded-For: {visitor}\r\n\
             Accept-Language: it\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    };
    assert!(make("198.51.100.7").starts_with("HTTP/1.1 201 "));
    let refused = make("198.51.100.7");
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("riprova fra un minuto"), "{refused}");
    assert!(refused.contains("retry-after: 60"), "{refused}");
    assert!(make("198.51.100.8").starts_with("HTTP/1.1 201 "));
    let _ = server.0.kill();
    let mut log = String::new();
    server.0.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    assert!(log.contains("refused by a limit") && log.contains("198.51.100.7") && log.contains("too-many"), "{log}");
    assert!(!log.contains("198.51.100.8"), "{log}");
}

/// Every limit stands in the help, and in the chapter on hosting.
#[test]
fn limits_are_documented() {
    let help = miyako(&["serve", "--help"]).stdout;
    let chapter = include_str!("../../../../docs/hosting.md");
    let (_, limits) = help.split_once("\nLimits").expect("a heading");
    let (limits, _) = limits.split_once("\nExamples:").expect("examples");
    let options: Vec<_> = limits.split_whitespace().filter(|word| word.starts_with("--") && *word != "--").collect();
    assert!(options.len() >= 19, "{options:?}");
    for option in options {
        assert!(chapter.contains(&format!("`{option}`")), "{option} is missing in docs/hosting.md");
    }
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
    check_refused(&miyako(&["serve", "--trusted-proxy", "nginx"]), "miyako: invalid value 'nginx'");
    let run = miyako(&["serve", "--no-csa", "--listen", "127.0.0.1:0", "--channels", "900000000", "--data", folder]);
    check_refused(&run, "miyako: so many connections, channels and CSA lines need 90000");
    check_refused(&miyako(&["serve", "--listen", "here"]), "miyako: invalid value 'here'");
    check_refused(&miyako(&["--data", "x", "perft", "1"]), "miyako: ");
}
