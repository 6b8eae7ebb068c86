//! A client that knows only lines: what programs of other people see.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Nothing here takes so long; a test that waits longer has lost a line.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Client {
    stream: BufReader<TcpStream>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client { stream: BufReader::new(stream) }
    }

    /// Connects from one of this machine's own addresses, 127.0.0.`last`.
    pub(crate) async fn connect_from(last: u8, address: SocketAddr) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
        let stream = socket.connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client { stream: BufReader::new(stream) }
    }

    /// Connects and logs in.
    pub(crate) async fn log_in(address: SocketAddr, name: &str, rest: &str) -> Client {
        let mut client = Client::connect(address).await;
        client.say(&format!("LOGIN {name} {rest}")).await;
        client.expect(&format!("LOGIN:{name} OK")).await;
        if rest.ends_with(" x1") {
            client.expect("##[LOGIN] +OK x1").await;
        }
        client
    }

    pub(crate) async fn say(&mut self, line: &str) {
        self.stream.write_all(format!("{line}\n").as_bytes()).await.unwrap();
    }

    /// The next line, `None` when the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        let count = timeout(PATIENCE, self.stream.read_line(&mut line)).await.expect("a line in time").unwrap_or(0);
        assert!(count == 0 || line.ends_with('\n') && !line.contains('\r'), "{line:?}");
        (count > 0).then(|| line.trim_end_matches('\n').to_owned())
    }

    pub(crate) async fn next(&mut self) -> String {
        self.hear().await.expect("an open connection")
    }

    /// Hears exactly these lines.
    pub(crate) async fn expect(&mut self, lines: &str) {
        for expected in lines.lines() {
            assert_eq!(self.next().await, expected);
        }
    }

    /// Hears a line that ends with a time, which is short on a machine that has nothing else to do.
    pub(crate) async fn expect_in_time(&mut self, expected: &str) {
        let line = self.next().await;
        let seconds = line.strip_prefix(expected).and_then(|seconds| seconds.parse::<u32>().ok());
        assert!(seconds.is_some_and(|seconds| seconds < 30), "{line:?} in place of {expected:?}");
    }

    /// Hears lines until one begins like this; returns all of them.
    pub(crate) async fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.next().await;
            let found = line.starts_with(beginning);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// Hears a whole summary.
    pub(crate) async fn summary(&mut self) -> Summary {
        self.expect("BEGIN Game_Summary").await;
        Summary(self.until("END Game_Summary").await)
    }

    /// Nothing comes, and the line is closed.
    pub(crate) async fn expect_close(&mut self) {
        assert_eq!(self.hear().await, None);
    }
}

/// The lines of a summary.
pub(crate) struct Summary(pub(crate) Vec<String>);

impl Summary {
    /// Whether some line begins like this.
    pub(crate) fn has(&self, beginning: &str) -> bool {
        self.0.iter().any(|line| line.starts_with(beginning))
    }

    /// What stands after `KEY:`.
    pub(crate) fn get(&self, key: &str) -> &str {
        let found = self.0.iter().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
        found.unwrap_or_else(|| panic!("no {key} in {:?}", self.0))
    }
}
